"""Integer operations of vectors: known answers, with and without clamp."""

from __future__ import annotations

from typing import Any

import pytest
from rule_calls import call, lanes, numbers, run
from tiny_builder import TinyBuilder

M, M16 = 0xFFFFFFFF, 0xFFFF
MIN, MAX = 0x80000000, 0x7FFFFFFF

KNOWN: list[tuple[str, tuple[Any, ...], Any]] = [
    ("v_add_co_u32", (M, 2), (1, 1)),
    ("v_sub_co_u32", (1, 2), (M, 1)),
    ("v_subrev_co_u32", (2, 1), (M, 1)),
    ("v_addc_u32", (M, 0, 1), (0, 1)),
    ("v_add_co_ci_u32", (1, 1, 0), (2, 0)),
    ("v_subb_u32", (0, 0, 1), (M, 1)),
    ("v_subbrev_u32", (3, 7, 1), (3, 0)),
    ("v_subrev_u32", (1, 0), M),
    ("v_sub_u16", (0, 1), M16),
    ("v_add3_u32", (M, 1, 5), 5),
    ("v_xad_u32", (6, 3, 1), 6),
    ("v_add_lshl_u32", (1, 2, 33), 6),
    ("v_lshl_add_u32", (1, 4, 1), 17),
    ("v_lshl_add_u64", (1 << 60, 4, 7), 7),
    ("v_mul_lo_u32", (0x10001, 0x10001), 0x20001),
    ("v_mul_hi_u32", (M, M), M - 1),
    ("v_mul_hi_i32", (MIN, MIN), 0x40000000),
    ("v_mul_u32_u24", (0xFF000002, 0xAA000003), 6),
    ("v_mul_i32_i24", (0x00FFFFFF, 5), M - 4),
    ("v_mul_hi_u32_u24", (0xFFFFFF, 0xFFFFFF), 0xFFFF),
    ("v_mul_hi_i32_i24", (0xFFFFFF, 1), M),
    ("v_mad_u32_u24", (3, 4, 5), 17),
    ("v_mad_i32_i24", (0xFFFFFF, 4, 5), 1),
    ("v_mad_u16", (0x100, 0x100, 7), 7),
    ("v_mad_i32_i16", (M16, 3, 1), M - 1),
    ("v_mad_u32_u16", (M16, M16, M), 0xFFFE0000),
    ("v_mad_u64_u32", (M, M, 2**64 - 1), (0xFFFFFFFE00000000, 1)),
    ("v_mad_u64_u32", (2, 3, 4), (10, 0)),
    ("v_mad_i64_i32", (M, 1, 0), (2**64 - 1, 1)),
    ("v_mad_i64_i32", (MAX, MAX, 2**63 - 1), (0xBFFFFFFF00000000, 0)),
    ("v_min_i32", (MIN, MAX), MIN),
    ("v_min_u16", (0x8000, 0x7FFF), 0x7FFF),
    ("v_max_i16", (0x8000, 0x7FFF), 0x7FFF),
    ("v_med3_i32", (M, 5, 1), 1),
    ("v_med3_u32", (M, 5, 1), 5),
    ("v_min3_i16", (3, M16, 5), M16),
    ("v_maxmin_u32", (1, 9, 5), 5),
    ("v_minmax_i32", (M, 9, 5), 5),
    ("v_bfi_b32", (0xFF00, 0x1234, 0xABCD), 0x12CD),
    ("v_and_or_b32", (12, 6, 1), 5),
    ("v_or3_b32", (1, 2, 4), 7),
    ("v_xor3_b32", (1, 3, 7), 5),
    ("v_xnor_b32", (1, 1), M),
    ("v_bitop3_b32", (0xF0, 0xCC, 0xAA, 0xE8), 0xE8),
    ("v_bitop3_b32", (0xF0, 0xCC, 0xAA, 0x00), 0),
    ("v_bitop3_b32", (0xF0, 0xCC, 0xAA, 0xFF), M),
    ("v_bitop3_b16", (0xF0, 0xCC, 0xAA, 0x0F), 0xFF0F),
    ("v_lshlrev_b32", (33, 1), 2),
    ("v_lshlrev_b16", (17, 1), 2),
    ("v_ashrrev_i16", (15, 0x8000), M16),
    ("v_lshrrev_b64", (65, 4), 2),
    ("v_ashrrev_i64", (63, 1 << 63), 2**64 - 1),
    ("v_lshl_or_b32", (1, 36, 1), 17),
    ("v_alignbit_b32", (0x11112222, 0x33334444, 16), 0x22223333),
    ("v_alignbit_b32", (0x11112222, 0x33334444, 32), 0x33334444),
    ("v_alignbyte_b32", (0x11112222, 0x33334444, 5), 0x22333344),
    ("v_ashr_pk_i8_i32", (0x7FFF, 0xFFFF8000, 4), 0x807F),
    ("v_ashr_pk_u8_i32", (0x1FF, 0xFFFF8000, 1), 0x00FF),
    ("v_bfe_u32", (0xABCD1234, 40, 8), 0x12),
    ("v_bfe_u32", (M, 0, 32), 0),
    ("v_bfe_i32", (0x8000, 8, 8), 0xFFFFFF80),
    ("v_bfe_i32", (0x80000000, 28, 16), 0xFFFFFFF8),
    ("v_bfe_i32", (M, 4, 0), 0),
    ("v_bfm_b32", (4, 36), 0xF0),
    ("v_bcnt_u32_b32", (0xFF, 1), 9),
    ("v_bfrev_b32", (2,), 0x40000000),
    ("v_ffbh_u32", (0,), M),
    ("v_ffbh_u32", (1,), 31),
    ("v_ffbl_b32", (0,), M),
    ("v_ffbl_b32", (0x80,), 7),
    ("v_ffbh_i32", (0,), M),
    ("v_ffbh_i32", (0xFFFF0000,), 16),
    ("v_prng_b32", (1,), 2),
    ("v_prng_b32", (MIN,), 197),
    # Bytes 0 to 3 are of the second source, 4 to 7 of the first; then signs, zero and ones.
    ("v_perm_b32", (0x77665544, 0x33221100, 0x07040300), 0x77443300),
    ("v_perm_b32", (0x80000000, 0x8000, 0x0C0B0A08), 0x00FF00FF),
    ("v_perm_b32", (0x8000, 0x80000000, 0x0D0A0909), 0xFFFFFFFF),
    ("v_perm_b32", (0x80000000, 0x8000, 0xFF0C110C), 0xFF00FF00),
    ("v_sat_pk_u8_i16", (0xFFFF0100,), 0x00FF),
    ("v_cvt_pk_i16_i32", (0x12345, 0xFFFF0000), 0x80007FFF),
    ("v_cvt_pk_u16_u32", (0x12345, 7), 0x0007FFFF),
    ("v_cvt_i32_i16", (0x8000,), 0xFFFF8000),
    ("v_swap_b32", (1, 2), (2, 1)),
    ("v_cndmask_b32", (1, 2, 1), 2),
    ("v_cndmask_b32", (1, 2, 0), 1),
    ("v_pk_mov_b32", (0x1111111122222222, 0x3333333344444444, 1), 0x4444444411111111),
    ("v_pk_mov_b32", (0x1111111122222222, 0x3333333344444444, 2), 0x3333333322222222),
    ("v_sad_u8", (0x01FF0302, 0x02000305, 1), 0x104),
    ("v_sad_hi_u8", (0x01, 0x03, 1), 0x20001),
    ("v_sad_u16", (0x00010005, 0x00030001, 1), 7),
    ("v_sad_u32", (1, 5, 1), 5),
    ("v_msad_u8", (0x01FF0302, 0x02000305, 1), 5),
    ("v_lerp_u8", (0x01FF0302, 0x02FF0001, 0x01000001), 0x02FF0102),
    ("v_dot2_i32_i16", (0xFFFF0002, 0x00030004, 10), 15),
    ("v_dot2_u32_u16", (0xFFFF0002, 0x00030004, 10), 196623),
    ("v_dot4_i32_i8", (0xFF020304, 0x01010101, 1), 9),
    ("v_dot4_u32_u8", (0xFF020304, 0x01010101, 1), 265),
    ("v_dot8_i32_i4", (0xF1111111, 0x11111111, 0), 6),
    ("v_dot8_u32_u4", (0xF1111111, 0x11111111, 0), 22),
    ("v_dot4c_i32_i8", (0xFF, 0x02, 5), 3),
    ("v_dot4_i32_iu8", (0xFF, 0xFF, 0, 0), 65025),
    ("v_dot4_i32_iu8", (0xFF, 0xFF, 0, 1), M - 254),
    ("v_dot4_i32_iu8", (0xFF, 0xFF, 0, 3), 1),
    ("v_dot8_i32_iu4", (0xF, 0xF, 0, 2), M - 14),
]

CLAMPED: list[tuple[str, tuple[Any, ...], Any]] = [
    ("v_add_u32", (M, 2), M),
    ("v_sub_u32", (1, 2), 0),
    ("v_subrev_u32", (2, 1), 0),
    ("v_add_i32", (MAX, 1), MAX),
    ("v_sub_i32", (MIN, 1), MIN),
    ("v_add_u16", (M16, 1), M16),
    ("v_add_i16", (0x7FFF, 1), 0x7FFF),
    ("v_add_co_u32", (M, 2), (M, 1)),
    ("v_sub_co_u32", (1, 2), (0, 1)),
    ("v_addc_u32", (M, 0, 1), (M, 1)),
    ("v_mad_u16", (0x100, 0x100, 7), M16),
    ("v_mad_i16", (0x100, 0x8000, 7), 0x8000),
    ("v_mad_u32_u24", (0xFFFFFF, 0xFFFFFF, 1), M),
    ("v_mad_i32_i24", (0x800000, 0x7FFFFF, 0), MIN),
    ("v_mul_lo_u16", (0x100, 0x100), M16),
    ("v_mad_u64_u32", (M, M, 2**64 - 1), (2**64 - 1, 1)),
    ("v_mad_i64_i32", (MAX, MAX, 2**63 - 1), (2**63 - 1, 0)),
    ("v_mad_i64_i32", (MAX, MIN, 1 << 63), (1 << 63, 1)),
    ("v_sad_u8", (0xFF, 0, M), M),
    ("v_dot4_i32_i8", (0x7F, 0x7F, MAX), MAX),
    ("v_dot2_u32_u16", (M, M, M), M),
    ("v_pk_add_u16", (M16, 1), M16),
]


@pytest.mark.parametrize(("name", "sources", "expected"), KNOWN, ids=lambda item: item if isinstance(item, str) else "")
def test_known_answers(name: str, sources: tuple[Any, ...], expected: Any) -> None:
    assert run(name, *sources) == expected


@pytest.mark.parametrize(
    ("name", "sources", "expected"), CLAMPED, ids=lambda item: item if isinstance(item, str) else ""
)
def test_known_answers_where_the_instruction_clamps(name: str, sources: tuple[Any, ...], expected: Any) -> None:
    assert run(name, *sources, clamped=True) == expected


def test_windows_of_bytes_are_summed_up() -> None:
    window, other = 0x0807060504030201, 0x04030201
    sums = [sum(abs((window >> 8 * (i + k) & 0xFF) - (k + 1)) for k in range(4)) for i in range(4)]
    packed = sum(total << 16 * i for i, total in enumerate(sums))
    assert run("v_qsad_pk_u16_u8", window, other, 0) == packed
    assert run("v_mqsad_pk_u16_u8", window, other, 0) == packed
    assert run("v_mqsad_u32_u8", window, other, 5) == sum(
        total + (5 if i == 0 else 0) << 32 * i for i, total in enumerate(sums)
    )
    assert run("v_qsad_pk_u16_u8", window, 0, 0xFFFF, clamped=True) & 0xFFFF == 0xFFFF


def test_bytes_that_are_zero_in_the_reference_are_left_out() -> None:
    assert run("v_mqsad_pk_u16_u8", 0x0505050505, 0x00000100, 0) & 0xFFFF == 4


def test_bits_of_lanes_before_each_lane_are_counted() -> None:
    assert lanes("v_mbcnt_lo_u32_b32", M, 0, count=64) == [min(lane, 32) for lane in range(64)]
    assert lanes("v_mbcnt_hi_u32_b32", M, 100, count=64) == [100 + max(lane - 32, 0) for lane in range(64)]


def test_carries_are_of_each_lane() -> None:
    _, carry = call("v_add_co_u32", [M if lane % 2 else 0 for lane in range(32)], 1, b=TinyBuilder(32))
    assert numbers(carry) == tuple(lane % 2 for lane in range(32))
