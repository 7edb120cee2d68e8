"""Scalar operations: known answers, SCC and EXEC included."""

from __future__ import annotations

from typing import Any

import pytest
from rule_calls import run
from tiny_builder import TinyBuilder

M = 0xFFFFFFFF
MIN, MAX = 0x80000000, 0x7FFFFFFF

KNOWN: list[tuple[str, tuple[Any, ...], Any]] = [
    # A carry comes out of unsigned sums, an overflow of signed ones.
    ("s_add_u32", (M, 1), (0, 1)),
    ("s_add_u32", (MAX, 1), (MIN, 0)),
    ("s_add_i32", (MAX, 1), (MIN, 1)),
    ("s_add_i32", (M, 1), (0, 0)),
    ("s_sub_u32", (0, 1), (M, 1)),
    ("s_sub_i32", (MIN, 1), (MAX, 1)),
    ("s_sub_i32", (0, MIN), (MIN, 1)),
    ("s_sub_i32", (0, 1), (M, 0)),
    ("s_addc_u32", (M, 0, 1), (0, 1)),
    ("s_addc_u32", (M, M, 1), (M, 1)),
    ("s_addc_u32", (1, 2, 0), (3, 0)),
    ("s_subb_u32", (0, M, 1), (0, 1)),
    ("s_subb_u32", (5, 3, 1), (1, 0)),
    ("s_addk_i32", (MAX, 1), (MIN, 1)),
    ("s_addk_i32", (5, 0xFFFF), (4, 0)),
    ("s_mulk_i32", (7, 0xFFFE), M - 13),
    ("s_movk_i32", (0x8000,), 0xFFFF8000),
    ("s_cmovk_i32", (0xFFFF, 5, 1), M),
    ("s_cmovk_i32", (0xFFFF, 5, 0), 5),
    ("s_cmov_b32", (7, 9, 1), 7),
    ("s_cmov_b64", (7, 9, 0), 9),
    ("s_cselect_b32", (7, 9, 0), 9),
    ("s_mul_hi_i32", (M, M), 0),
    ("s_mul_hi_u32", (M, M), M - 1),
    ("s_mul_u64", (1 << 63, 3), 1 << 63),
    ("s_lshl4_add_u32", (0x10000000, 1), (1, 1)),
    ("s_lshl1_add_u32", (3, 1), (7, 0)),
    ("s_abs_i32", (MIN,), (MIN, 1)),
    ("s_abs_i32", (M,), (1, 1)),
    ("s_absdiff_i32", (3, 5), (2, 1)),
    ("s_absdiff_i32", (5, 5), (0, 0)),
    # The first of equal numbers is the largest, but not the smallest.
    ("s_min_i32", (M, 1), (M, 1)),
    ("s_min_u32", (M, 1), (1, 0)),
    ("s_min_i32", (4, 4), (4, 0)),
    ("s_max_i32", (4, 4), (4, 1)),
    ("s_max_u32", (M, 1), (M, 1)),
    ("s_and_b32", (12, 3), (0, 0)),
    ("s_andn2_b32", (15, 3), (12, 1)),
    ("s_orn2_b32", (0, 1), (M - 1, 1)),
    ("s_nand_b64", (2**64 - 1, 2**64 - 1), (0, 0)),
    ("s_nor_b32", (1, 2), (M - 3, 1)),
    ("s_xnor_b32", (5, 5), (M, 1)),
    ("s_not_b32", (M,), (0, 0)),
    # Counts of shifts beyond the width go around.
    ("s_lshl_b32", (1, 33), (2, 1)),
    ("s_lshl_b64", (1, 65), (2, 1)),
    ("s_lshr_b64", (1 << 63, 63), (1, 1)),
    ("s_ashr_i32", (MIN, 31), (M, 1)),
    ("s_ashr_i64", (1 << 63, 63), (2**64 - 1, 1)),
    ("s_lshr_b32", (1, 1), (0, 0)),
    ("s_bfe_u32", (0xABCD1234, 8 | 8 << 16), (0x12, 1)),
    ("s_bfe_u32", (0xABCD1234, 8 | 0x7F << 16), (0xABCD12, 1)),
    ("s_bfe_u32", (M, 4), (0, 0)),
    ("s_bfe_i32", (0x00008000, 8 | 8 << 16), (0xFFFFFF80, 1)),
    ("s_bfe_i32", (0x80000000, 28 | 16 << 16), (0xFFFFFFF8, 1)),
    ("s_bfe_i32", (M, 3), (0, 0)),
    ("s_bfe_u64", (1 << 63, 60 | 64 << 16), (8, 1)),
    ("s_bfe_i64", (1 << 40, 33 | 8 << 16), (2**64 - 128, 1)),
    ("s_bfm_b32", (4, 8), 0xF00),
    ("s_bfm_b32", (0, 8), 0),
    ("s_bfm_b64", (33, 30), (2**33 - 1 << 30) & 2**64 - 1),
    ("s_bitset0_b32", (35, M), M - 8),
    ("s_bitset1_b64", (63, 0), 1 << 63),
    ("s_bitcmp0_b32", (8, 35), 0),
    ("s_bitcmp1_b64", (1 << 40, 40), 1),
    ("s_bcnt0_i32_b32", (M,), (0, 0)),
    ("s_bcnt1_i32_b64", (2**64 - 1,), (64, 1)),
    ("s_ff1_i32_b32", (0,), M),
    ("s_ff1_i32_b64", (1 << 40,), 40),
    ("s_ff0_i32_b32", (7,), 3),
    ("s_ff0_i32_b32", (M,), M),
    ("s_flbit_i32_b32", (1,), 31),
    ("s_flbit_i32_b64", (0,), M),
    ("s_flbit_i32", (M,), M),
    ("s_flbit_i32", (MIN,), 1),
    ("s_flbit_i32_i64", (1,), 63),
    ("s_brev_b32", (1,), MIN),
    ("s_brev_b64", (1,), 1 << 63),
    ("s_wqm_b32", (0x01002000,), (0x0F00F000, 1)),
    ("s_wqm_b64", (1 << 62,), (0xF << 60, 1)),
    ("s_quadmask_b32", (0x80000010,), (0x82, 1)),
    ("s_quadmask_b64", (1 << 63 | 1 << 32 | 2,), (0x8101, 1)),
    ("s_quadmask_b64", (0,), (0, 0)),
    ("s_bitreplicate_b64_b32", (0x80000005,), 0xC000000000000033),
    ("s_sext_i32_i8", (0x1FF,), M),
    ("s_sext_i32_i16", (0x18000,), 0xFFFF8000),
    ("s_pack_ll_b32_b16", (0x11112222, 0x33334444), 0x44442222),
    ("s_pack_lh_b32_b16", (0x11112222, 0x33334444), 0x33332222),
    ("s_pack_hl_b32_b16", (0x11112222, 0x33334444), 0x44441111),
    ("s_pack_hh_b32_b16", (0x11112222, 0x33334444), 0x33331111),
    ("s_cmp_gt_i32", (1, M), 1),
    ("s_cmp_gt_u32", (1, M), 0),
    ("s_cmp_lg_u64", (1 << 40, 0), 1),
    # The constant of a comparison is extended as the numbers are meant.
    ("s_cmpk_eq_i32", (M, 0xFFFF), 1),
    ("s_cmpk_eq_u32", (M, 0xFFFF), 0),
    ("s_cmpk_lt_i32", (0, 0x8000), 0),
    ("s_cvt_hi_f32_f16", (0x3C000000,), 0x3F800000),
    ("s_cmp_nlt_f32", (0x7FC00000, 0), 1),
    ("s_cmp_lg_f32", (0x7FC00000, 0), 0),
]


@pytest.mark.parametrize(("name", "sources", "expected"), KNOWN, ids=lambda item: item if isinstance(item, str) else "")
def test_known_answers(name: str, sources: tuple[Any, ...], expected: Any) -> None:
    assert run(name, *sources) == expected


SAVEEXEC = {
    "and": 0b1000, "or": 0b1110, "xor": 0b0110, "andn2": 0b0100, "orn2": 0b1101, "nand": 0b0111, "nor": 0b0001,
    "xnor": 0b1001, "andn1": 0b0010, "orn1": 0b1011,
}  # fmt: skip
"""What the new EXEC is for source 0b1100 and EXEC 0b1010, in the lowest four bits."""


@pytest.mark.parametrize(("name", "expected"), SAVEEXEC.items())
def test_saveexec_gives_the_old_exec_and_writes_the_new_one(name: str, expected: int) -> None:
    saved, new, scc = run(f"s_{name}_saveexec_b64", 0b1100, 0b1010, b=TinyBuilder(64))
    assert saved == 0b1010
    assert new & 0xF == expected
    assert scc == 1
    saved, new, scc = run(f"s_{name}_saveexec_b32", 0b1100, 0b1010, b=TinyBuilder(32))
    assert (saved, new & 0xF) == (0b1010, expected)


def test_saveexec_of_32_bits_leaves_the_upper_lanes_of_a_wide_wave() -> None:
    exec = 0xABCD << 32 | 0xFF
    assert run("s_and_saveexec_b32", 0x0F, exec, b=TinyBuilder(64)) == (0xFF, 0xABCD << 32 | 0x0F, 1)


def test_scc_says_whether_lanes_are_left() -> None:
    assert run("s_and_saveexec_b64", 0, 0xFF, b=TinyBuilder(64)) == (0xFF, 0, 0)


def test_wrexec_gives_the_new_exec() -> None:
    assert run("s_andn1_wrexec_b64", 0b1100, 0b1010, b=TinyBuilder(64)) == (0b0010, 0b0010, 1)
    assert run("s_andn2_wrexec_b32", 0b1100, 0b1010, b=TinyBuilder(32)) == (0b0100, 0b0100, 1)
