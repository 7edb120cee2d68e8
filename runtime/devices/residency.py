"""Occupancy of a GPU: how many workgroups it holds at once, the limit of a cooperative launch."""

from __future__ import annotations

from ...fatbin.codeobject.generations import BY_PROCESSOR
from ...fatbin.codeobject.kernel import Kernel
from .products import product_of


def most_resident_groups(kernel: Kernel, processor: str, block: tuple[int, int, int], lds: int) -> int | None:
    """How many workgroups of a kernel a device holds, ``lds`` bytes of dynamic LDS each; None where that is not known."""
    on_unit = groups_of_unit(kernel, processor, block[0] * block[1] * block[2], lds)
    return None if on_unit is None else units_of(processor) * max(on_unit, 1)


def units_of(processor: str) -> int:
    """How many units share their LDS among themselves: compute units, or pairs of them."""
    known = BY_PROCESSOR.get(processor)
    return max(product_of(processor).units // (2 if known is not None and known.pairs_cus else 1), 1)


def groups_of_unit(kernel: Kernel, processor: str, items: int, lds: int) -> int | None:
    """How many workgroups of ``items`` work-items a unit holds; 0 where their LDS is too much."""
    known, occupancy, lanes = BY_PROCESSOR.get(processor), kernel.occupancy, kernel.wavefront_size
    if known is None or occupancy is None or lanes is None:
        return None
    # Where two compute units may share a group, the four SIMDs are those of both.
    by_waves = occupancy.waves * known.simds // -(-items // lanes)
    need = (kernel.lds or 0) + lds
    by_lds = known.lds * (2 if known.pairs_cus else 1) // need if need else by_waves
    return min(by_waves, by_lds)
