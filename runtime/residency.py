"""How many workgroups a GPU holds at once: a cooperative launch must fit, since its groups wait for each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..fatbin.codeobject.generations import BY_PROCESSOR
from .devices.backend import Size

if TYPE_CHECKING:
    from .kernel import LaunchableKernel

COMPUTE_UNITS = {
    "gfx900": 64, "gfx902": 11, "gfx904": 24, "gfx906": 64, "gfx908": 120, "gfx909": 11, "gfx90a": 110, "gfx90c": 8,
    "gfx942": 304, "gfx950": 256, "gfx1010": 40, "gfx1011": 40, "gfx1012": 24, "gfx1030": 80, "gfx1031": 40,
    "gfx1032": 32, "gfx1034": 16, "gfx1035": 12, "gfx1036": 2, "gfx1100": 96, "gfx1101": 60, "gfx1102": 32,
    "gfx1103": 12, "gfx1150": 16, "gfx1151": 40, "gfx1152": 8, "gfx1200": 32, "gfx1201": 64,
}  # fmt: skip
"""Of the largest product with each processor."""
USUAL_UNITS = 64
"""Of processors that the table lacks."""


def most_resident_groups(kernel: LaunchableKernel, block: Size, lds: int) -> int | None:
    """How many workgroups of a kernel a device holds, ``lds`` bytes of dynamic LDS each; None where that is not known."""
    info, processor = kernel.info, kernel.module.device.target.processor
    known, occupancy, lanes = BY_PROCESSOR.get(processor), info.occupancy, info.wavefront_size
    if known is None or occupancy is None or lanes is None:
        return None
    # Where two compute units may share a group, the four SIMDs are those of both.
    units = COMPUTE_UNITS.get(processor, USUAL_UNITS) // (2 if known.pairs_cus else 1)
    waves = -(-block[0] * block[1] * block[2] // lanes)
    by_waves = occupancy.waves * known.simds // waves
    need = (info.lds or 0) + lds
    by_lds = known.lds * (2 if known.pairs_cus else 1) // need if need else by_waves
    return max(units, 1) * max(min(by_waves, by_lds), 1)
