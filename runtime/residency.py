"""How many workgroups a GPU holds at once: a cooperative launch must fit, since its groups wait for each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..fatbin.codeobject.generations import BY_PROCESSOR
from .devices.backend import Size
from .products import product_of

if TYPE_CHECKING:
    from .kernel import LaunchableKernel


def most_resident_groups(kernel: LaunchableKernel, block: Size, lds: int) -> int | None:
    """How many workgroups of a kernel a device holds, ``lds`` bytes of dynamic LDS each; None where that is not known."""
    info, processor = kernel.info, kernel.module.device.target.processor
    known, occupancy, lanes = BY_PROCESSOR.get(processor), info.occupancy, info.wavefront_size
    if known is None or occupancy is None or lanes is None:
        return None
    # Where two compute units may share a group, the four SIMDs are those of both.
    units = product_of(processor).units // (2 if known.pairs_cus else 1)
    waves = -(-block[0] * block[1] * block[2] // lanes)
    by_waves = occupancy.waves * known.simds // waves
    need = (info.lds or 0) + lds
    by_lds = known.lds * (2 if known.pairs_cus else 1) // need if need else by_waves
    return max(units, 1) * max(min(by_waves, by_lds), 1)
