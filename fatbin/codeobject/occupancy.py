"""Occupancy: how many waves of a kernel fit on a SIMD, and which resource limits them.

The rules are those of LLVM 22 (``GCNSubtarget::computeOccupancy``), so that the figure is the one that clang prints
with ``-Rpass-analysis=kernel-resource-usage``.
"""

from __future__ import annotations

from functools import lru_cache

from ..records import dataclass
from ..schema import align_up
from .generations import BY_PROCESSOR, Generation

BARRIERS = 16
"""How many workgroups of several waves may run on a compute unit; each has a barrier."""


@dataclass(frozen=True, slots=True)
class Occupancy:
    """``limited_by`` is vgprs, sgprs, lds, workgroup_size, or waves where the hardware's maximum is reached."""

    waves: int
    limited_by: str


@lru_cache(maxsize=1 << 16)
def occupancy(
    processor: str,
    *,
    vgprs: int,
    sgprs: int,
    lds: int,
    largest_group: int,
    smallest_group: int = 1,
    wave_size: int = 64,
    pairs_cus: bool = True,
) -> Occupancy | None:
    """The occupancy of a kernel; None for a processor whose resources are not known.

    ``pairs_cus`` is workgroup processor mode, which only generations that have it look at.
    """
    known = BY_PROCESSOR.get(processor)
    if known is None or wave_size not in known.wave_sizes or not 0 < smallest_group <= largest_group <= 1 << 16:
        return None
    pairs = known.pairs_cus and pairs_cus
    groups = (known, wave_size, smallest_group, largest_group, pairs)
    limits = {
        "waves": known.max_waves,
        "workgroup_size": _by_groups(*groups, 0),
        "lds": _by_groups(*groups, lds),
        "vgprs": _by_vgprs(known, wave_size, vgprs),
        "sgprs": next((waves for most, waves in known.sgpr_steps if sgprs <= most), known.max_waves),
    }
    waves = min(limits.values())
    return Occupancy(waves, next(what for what, most in limits.items() if most == waves))


def _by_vgprs(known: Generation, wave_size: int, vgprs: int) -> int:
    total, granule = known.registers(wave_size)
    if vgprs < granule:
        return known.max_waves
    return min(max(total // align_up(vgprs, granule), 1), known.max_waves)


def _by_groups(known: Generation, wave_size: int, smallest: int, largest: int, pairs: bool, lds: int) -> int:
    """The most waves on a SIMD for any workgroup size that the kernel allows."""
    simds = known.simds if pairs or not known.pairs_cus else known.simds // 2
    fit = known.lds * (2 if pairs else 1) // max(lds, 1)
    if not fit:
        return 1
    slots = known.max_waves * simds

    def placed(size: int) -> tuple[int, int]:
        waves = -(-size // wave_size)
        most = slots if waves == 1 else min(slots // waves, BARRIERS * (2 if pairs else 1))
        return waves, min(most, fit)

    few, many_groups = placed(smallest)
    many, few_groups = placed(largest)
    most = few * many_groups
    if many * few_groups >= most:
        most = many * few_groups
    elif many_groups:
        # A group size between the two may use slots that the smallest leaves empty.
        spare = (slots - many_groups * few) // many_groups
        most += many_groups * min(spare, (largest - 1) // wave_size + 1 - few)
    return min(max(-(-most // simds), 1), known.max_waves)
