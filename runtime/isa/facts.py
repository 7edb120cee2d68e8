"""Differences between processors that rules and operands depend on."""

from __future__ import annotations

from functools import lru_cache

from ...fatbin.codeobject.generations import BY_PROCESSOR
from ...fatbin.errors import UsageError
from ...fatbin.records import dataclass


@dataclass(frozen=True, slots=True)
class Facts:
    """One processor with one wave size."""

    processor: str
    lanes: int
    major: int
    zeroes_upper_half: bool
    """Whether 16-bit results clear the upper half of their register (up to gfx9)."""
    fp8: str
    """Which 8-bit floats it has: ``fnuz`` or ``ocp``."""
    features: tuple[str, ...]
    """The features for the decoder."""
    has_separate_accumulators: bool
    """Whether AGPRs are a file of their own rather than the upper part of the VGPRs."""
    flushes_products: bool = False
    """Whether products of matrices of 16-bit floats take and give zeros for subnormals."""
    loads_clear_other_half: bool = False
    """Whether loads into half of a register clear the other half: registers with ECC are written whole."""
    buffer_format: tuple[int, int] | None = None
    """Where the last word of a buffer's descriptor has its format: the first bit, and a mask. None where it has none."""
    has_wide_buffers: bool = False
    """Whether such a descriptor has a base of 57 bits, a size of 45 after it, and the stride in the last word."""
    has_signed_offsets: bool = False
    """Whether the offset that a lane adds to a scalar base has a sign."""
    splits_rows_of_bytes: bool = False
    """Whether loads that exchange rows and columns of bytes take four rows of a tile from lanes, and four from others beyond the next."""
    has_lanes_in_addresses: bool = False
    """Whether a flat address of scratch memory has the number of the lane whose it is, from :data:`LANE_AT` on."""
    has_named_barriers: bool = False
    """Whether a part of the waves of a workgroup may have a barrier of their own."""
    has_scratch_buffers: bool = True
    """Whether there are descriptors of scratch: not where the hardware knows where each wave's scratch is."""


LANE_AT = 52
_MAJOR = {"gfx9": 9, "gfx90a": 9, "gfx10": 10, "gfx11": 11, "gfx12": 12, "gfx125": 12}
_BUFFER_FORMAT = {"gfx9": (15, 0xF), "gfx90a": (15, 0xF), "gfx10": (12, 0x7F), "gfx11": (12, 0x3F), "gfx12": (12, 0x3F)}
# Processors whose 8-bit floats are the older kind, with one zero and no infinity.
_FNUZ = frozenset(("gfx940", "gfx941", "gfx942", "gfx9-4-generic"))
_KEEPING_UPPER_HALF = frozenset(
    "v_cvt_pk_fp8_f32 v_cvt_pk_bf8_f32 v_cvt_scalef32_f16_fp8 v_cvt_scalef32_f16_bf8 v_cvt_scalef32_pk_fp8_f32"
    " v_cvt_scalef32_pk_fp8_f16 v_cvt_scalef32_pk_fp8_bf16 v_cvt_scalef32_pk_bf8_f32 v_cvt_scalef32_pk_bf8_f16"
    " v_cvt_scalef32_pk_bf8_bf16 v_madak_f16 v_madmk_f16 v_mac_f16 v_fmamk_f16 v_fmaak_f16 v_fmac_f16 v_mad_mixlo_f16 v_mad_mixhi_f16"
    " v_fma_mixlo_f16 v_fma_mixhi_f16 v_cvt_sr_f16_f32 v_cvt_sr_bf16_f32".split()
)
"""16-bit operations that leave the upper half alone even on gfx9."""


@lru_cache(maxsize=64)
def facts_of(processor: str, lanes: int) -> Facts:
    """The facts of a processor (or generic target) by name."""
    features = ("+wavefrontsize64",) if lanes == 64 else ()
    known = BY_PROCESSOR.get(processor)
    if known is None:
        raise UsageError(f"code for {processor!r} is not run: hipkit knows no such processor")
    major = _MAJOR[known.family]
    # gfx11 and later name halves of registers in 16-bit instructions, whatever a compiler makes of that.
    if major >= 11:
        features = (*features, "+real-true16")
    return Facts(
        processor,
        lanes,
        major,
        zeroes_upper_half=major == 9,
        fp8="fnuz" if processor in _FNUZ else "ocp",
        features=features,
        has_separate_accumulators=processor == "gfx908",
        flushes_products=processor == "gfx90a",
        loads_clear_other_half=known.family == "gfx90a" or processor == "gfx908",
        buffer_format=_BUFFER_FORMAT.get(known.family),
        has_wide_buffers=known.family == "gfx125",
        has_signed_offsets=known.family == "gfx125",
        splits_rows_of_bytes=known.family == "gfx125",
        has_lanes_in_addresses=known.family == "gfx125",
        has_named_barriers=known.family == "gfx125",
        has_scratch_buffers=not known.architected_flat_scratch,
    )


def keeps_upper_half(operation: str, facts: Facts) -> bool:
    """Whether a 16-bit result leaves the other half of its register as it was."""
    return not facts.zeroes_upper_half or operation in _KEEPING_UPPER_HALF
