"""How each family of processors starts waves: what differs between them. This module imports quickly.

Facts: as in :mod:`.abi`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...fatbin.records import dataclass

if TYPE_CHECKING:
    from ..devices.backend import IdRegister


@dataclass(frozen=True, slots=True)
class WaveAbi:
    """How a family of processors starts waves.

    ``group_ids`` are the registers of the workgroup's ids where they do not follow the user SGPRs, ``wave_id`` is where a
    wave finds its number in the workgroup, ``mode_fields`` the descriptor's fields that MODE begins with beside those of
    rounding and denormals, ``mode_set`` the bits that are always set.
    """

    packs_item_ids: bool
    group_ids: tuple[IdRegister, IdRegister, IdRegister] | None = None
    wave_id: IdRegister | None = None
    mode_fields: tuple[tuple[str, int], ...] = (
        ("rsrc1.enable_dx10_clamp", 8),
        ("rsrc1.enable_ieee_mode", 9),
        ("rsrc1.fp16_ovfl", 23),
    )
    mode_set: int = 0
    most_named_barriers: int = 0
    """How many a workgroup has beside its own."""


_TTMP = (("ttmp", 9, 0, 32), ("ttmp", 7, 0, 16), ("ttmp", 7, 16, 16))
_WAVE_ID = ("ttmp", 8, 25, 5)
_WITHOUT_IEEE = (("rsrc1.fp16_ovfl", 23),)
DX10_CLAMP = 1 << 8

ABIS = {
    "gfx9": WaveAbi(packs_item_ids=False),
    "gfx90a": WaveAbi(packs_item_ids=True),
    "gfx10": WaveAbi(packs_item_ids=False),
    "gfx11": WaveAbi(packs_item_ids=True),
    # A clamp of these always makes zero of a NaN, and quiet NaNs are never an exception: what the bits once chose.
    "gfx12": WaveAbi(
        packs_item_ids=True, group_ids=_TTMP, wave_id=_WAVE_ID, mode_fields=_WITHOUT_IEEE, mode_set=DX10_CLAMP
    ),
    "gfx125": WaveAbi(
        packs_item_ids=True,
        group_ids=_TTMP,
        wave_id=_WAVE_ID,
        mode_fields=_WITHOUT_IEEE,
        mode_set=DX10_CLAMP,
        most_named_barriers=16,
    ),
}
"""By family, those whose kernels run."""
