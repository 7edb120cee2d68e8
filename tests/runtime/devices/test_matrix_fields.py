"""What the fields of matrix instructions do: broadcasts, signs, halves, scales; and what EXEC and MODE do not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from instructions import MODE, Assembler
from matrices import ENGINES, Matrix, Tile, encoded, fields_of, run

pytestmark = pytest.mark.parametrize("engine", ENGINES)

BLOCKS = Matrix("v_mfma_f32_4x4x4f16", "gfx908", 64, 16)
DOUBLE = Matrix("v_mfma_f64_16x16x4_f64", "gfx942")
ROWS = Matrix("v_mfma_f32_16x16x4f32", "gfx908")
WIDE = Matrix("v_mfma_f32_32x32x8_f16", "gfx942")
HALVES = Matrix("v_wmma_f16_16x16x16_f16", "gfx1100", 32)
BYTES = Matrix("v_wmma_i32_16x16x16_iu8", "gfx1100", 32)
SINGLE = Matrix("v_wmma_f32_16x16x16_f16", "gfx1201", 32)


def same(found: Any, wanted: Any) -> None:
    np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize("cbsz, abid", [(1, 0), (1, 1), (2, 3), (4, 9)])
def test_one_block_of_a_goes_to_several(assembler: Assembler, engine: str, cbsz: int, abid: int) -> None:
    tile = Tile(BLOCKS)
    found = run(assembler, engine, tile, f"cbsz:{cbsz} abid:{abid}", file="a")
    tile.a = tile.a[[block // 2**cbsz * 2**cbsz + abid for block in range(16)]]
    same(found, tile.product())


@pytest.mark.parametrize(
    "blgp, sources",
    [(1, [0, 1, 0, 1]), (2, [2, 3, 2, 3]), (3, [1, 2, 3, 0]), (4, [0] * 4), (5, [1] * 4), (6, [2] * 4), (7, [3] * 4)],
)
def test_lanes_of_b_are_read_elsewhere(assembler: Assembler, engine: str, blgp: int, sources: list[int]) -> None:
    # Of this shape a row of B is what sixteen lanes hold.
    tile = Tile(ROWS)
    found = run(assembler, engine, tile, f"blgp:{blgp}", file="a")
    tile.b = tile.b[:, sources]
    same(found, tile.product())


def test_doubles_are_negated(assembler: Assembler, engine: str) -> None:
    tile = Tile(DOUBLE)
    same(run(assembler, engine, tile, "neg:[1,0,0]"), tile.c - tile.a @ tile.b)
    same(run(assembler, engine, tile, "neg:[1,1,1]"), tile.a @ tile.b - tile.c)


@pytest.mark.parametrize("matrix, abid", [("f32_16x16x32_f16", 3), ("i32_32x32x32_i8", 1)])
def test_a_set_of_indices_is_chosen(assembler: Assembler, engine: str, matrix: str, abid: int) -> None:
    tile = Tile(Matrix(f"v_smfmac_{matrix}", "gfx942"))
    same(run(assembler, engine, tile, f"abid:{abid}", key=abid), tile.product())
    same(run(assembler, engine, tile, f"cbsz:1 abid:{abid}"), tile.product())


@pytest.mark.parametrize("lanes, key", [(32, 1), (64, 3)])
def test_a_key_chooses_indices(assembler: Assembler, engine: str, lanes: int, key: int) -> None:
    tile = Tile(Matrix("v_swmmac_f32_16x16x32_f16", "gfx1201", lanes))
    same(run(assembler, engine, tile, f"index_key:{key}", key=key), tile.product())


def test_signs_of_a_b_and_c_are_changed(assembler: Assembler, engine: str) -> None:
    tile = Tile(SINGLE)
    evens = np.where(np.arange(16) % 2 == 0, -1, 1)
    same(run(assembler, engine, tile, "neg_lo:[1,0,0]"), tile.a * evens @ tile.b + tile.c)
    same(run(assembler, engine, tile, "neg_hi:[0,1,0]"), tile.a * -evens @ tile.b + tile.c)
    same(run(assembler, engine, tile, "neg_lo:[0,0,1]"), tile.a @ tile.b - tile.c)
    same(run(assembler, engine, tile, "neg_lo:[0,0,1] neg_hi:[0,0,1]"), tile.a @ tile.b - abs(tile.c))


def test_results_of_16_bits_take_the_half_that_is_named(assembler: Assembler, engine: str) -> None:
    tile = Tile(HALVES)
    same(run(assembler, engine, tile, "op_sel:[0,0,1]", half=1), tile.product())


def test_bytes_have_signs_where_the_fields_say_so(assembler: Assembler, engine: str) -> None:
    tile = Tile(BYTES)
    tile.a, tile.b = tile.a - 1, tile.b + 200
    same(run(assembler, engine, tile, "neg_lo:[1,0,0]"), tile.product())
    same(run(assembler, engine, tile, "neg_lo:[1,1,0]"), tile.a @ (tile.b - 256) + tile.c)
    same(run(assembler, engine, tile), tile.a % 256 @ tile.b + tile.c)


def test_sums_stay_in_range_where_clamped(assembler: Assembler, engine: str) -> None:
    tile = Tile(BYTES)
    tile.c = tile.c + 2**31 - 20
    wanted = np.minimum(tile.product(), 2**31 - 1)
    same(run(assembler, engine, tile, "clamp"), wanted)
    assert (tile.product() != wanted).any()
    same(run(assembler, engine, tile), tile.product().astype("u4").view("i4").reshape(wanted.shape))


@pytest.mark.parametrize(
    "matrix, third, number",
    [
        (WIDE, "1.0", 1), (WIDE, "0", 0), (DOUBLE, "-2.0", -2), (SINGLE, "4.0", 4),
        (Matrix("v_wmma_f32_16x16x16_bf16", "gfx1100", 64), "1.0", 1), (HALVES, "2.0", 2), (BYTES, "-7", -7),
        (Matrix("v_wmma_bf16_16x16x16_bf16", "gfx1201", 64), "1.0", 1),
        (Matrix("v_mfma_i32_32x32x16_i8", "gfx942"), "64", 64),
    ],
)  # fmt: skip
def test_a_constant_is_every_element_of_c(
    assembler: Assembler, engine: str, matrix: Matrix, third: str, number: int
) -> None:
    tile = Tile(matrix)
    tile.c = np.zeros_like(tile.c) + number
    file = "a" if matrix.target == "gfx908" else "v"
    same(run(assembler, engine, tile, file=file, third=third), tile.product())


@pytest.mark.parametrize("matrix", [ROWS, DOUBLE, SINGLE])
def test_exec_and_mode_change_nothing(assembler: Assembler, engine: str, matrix: Matrix) -> None:
    tile = Tile(matrix)
    file = "a" if matrix.target == "gfx908" else "v"
    same(run(assembler, engine, tile, file=file, more={"exec": 0x5}, mode=MODE | 0xF), tile.product())


@pytest.mark.parametrize("target, is_kept", [("gfx908", True), ("gfx90a", False), ("gfx942", True)])
def test_subnormal_halves_are_zeros_on_gfx90a_only(
    assembler: Assembler, engine: str, target: str, is_kept: bool
) -> None:
    tile = Tile(Matrix("v_mfma_f32_16x16x16f16", target))
    tile.a, tile.b = tile.a * 2.0**-20, tile.b * 1.0
    tile.c = tile.c * 0.0
    same(run(assembler, engine, tile, file="a" if target == "gfx908" else "v"), tile.product() * is_kept)


SCALED = [
    Matrix(f"v_mfma_scale_f32_{shape}_f8f6f4", "gfx950", formats=formats)
    for shape in ("16x16x128", "32x32x64")
    for formats in (("fp8", "fp8"), ("fp4", "bf8"), ("fp6", "fp4"))
]


@pytest.mark.parametrize("matrix", SCALED, ids=lambda m: f"{m.name}-{'-'.join(m.formats)}")
def test_runs_of_32_elements_have_a_scale(assembler: Assembler, engine: str, matrix: Matrix) -> None:
    tile = Tile(matrix)
    numbers = np.random.default_rng(2)
    groups = matrix.k // 32
    of_a, of_b = (numbers.integers(-3, 4, (groups, size)) for size in (matrix.m, matrix.n))
    more = {
        "v28": [int(power) + 127 << 16 for power in of_a.reshape(-1)],
        "v29": [int(power) + 127 << 24 for power in of_b.reshape(-1)],
    }
    found = run(
        assembler, engine, tile, f"op_sel:[0,1,0] op_sel_hi:[1,1,0] {fields_of(matrix)}", more=more, scales="v28, v29"
    )
    a = tile.a * np.repeat(2.0**of_a, 32, axis=0).T
    b = tile.b * np.repeat(2.0**of_b, 32, axis=0)
    same(found, a @ b + tile.c)


def test_xf32_has_ten_bits_of_mantissa(assembler: Assembler, engine: str) -> None:
    tile = Tile(Matrix("v_mfma_f32_16x16x8_xf32", "gfx942"))
    tile.b, tile.c = np.broadcast_to(np.eye(8, 16), tile.b.shape), tile.c * 0
    fine = 1 + tile.a % 4 * 2.0**-12
    tile.a = fine
    wanted = np.round(fine * 1024) / 1024
    same(run(assembler, engine, tile), wanted @ tile.b)
    assert encoded([1 + 2.0**-12], "f32")[0] == 0x3F800800


@pytest.mark.parametrize(
    "matrix, fields, low, high",
    [
        (Matrix("v_mfma_i32_16x16x64_i8", "gfx950"), "", -128, 128),
        (Matrix("v_smfmac_i32_16x16x128_i8", "gfx950"), "", -128, -127),
        (Matrix("v_wmma_i32_16x16x16_iu8", "gfx1100", 32), "", 0, 256),
        (Matrix("v_swmmac_i32_16x16x32_iu8", "gfx1201", 32), "", 255, 256),
        (Matrix("v_wmma_i32_16x16x32_iu4", "gfx1201", 32), "neg_lo:[1,1,0]", -8, 8),
    ],
)  # fmt: skip
def test_integers_of_any_size_are_exact(
    assembler: Assembler, engine: str, matrix: Matrix, fields: str, low: int, high: int
) -> None:
    tile = Tile(matrix)
    numbers = np.random.default_rng(3)
    there = tile.a != 0 if matrix.is_sparse else np.ones_like(tile.a, bool)
    tile.a = numbers.integers(low, high, tile.a.shape) * there
    tile.b = numbers.integers(low, high, tile.b.shape)
    tile.c = numbers.integers(-(2**31), 2**31, tile.c.shape)
    same(run(assembler, engine, tile, fields), tile.product().astype(np.uint32).view("i4").reshape(tile.c.shape))
