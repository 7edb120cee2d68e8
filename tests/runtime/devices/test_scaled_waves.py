"""Matrix products with scales on gfx1250: which lane and byte scales an element, and what the bits of a scale are."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from instructions import Assembler
from matrices import ENGINES, Matrix, Tile, fields_of, run
from matrix_list import SCALED_WAVES

from hipkit.runtime.isa.not_carried_out import UnknownOperationError

pytestmark = pytest.mark.parametrize("engine", ENGINES)
E8M0, E5M3, E4M3 = "MATRIX_SCALE_FMT_E8", "MATRIX_SCALE_FMT_E5M3", "MATRIX_SCALE_FMT_E4M3"
CODES = {E8M0: range(124, 131), E5M3: range(0x70, 0x88), E4M3: range(0x30, 0x48)}
"""Scales near one."""


def number(code: int, kind: str) -> float:
    """A scale by its bits. E5M3 is E4M3 with one more bit of exponent in place of the sign."""
    if kind == E8M0:
        return float(np.uint8(code).view(ml_dtypes.float8_e8m0fnu))
    if kind == E4M3:
        return float(np.uint8(code).view(ml_dtypes.float8_e4m3fn))
    return float((1 + code % 8 / 8) * 2.0 ** (code // 8 - 15))


class Scales:
    """Random scales of the rows of A, or of the columns of B."""

    def __init__(self, size: int, groups: int, kind: str, seed: int) -> None:
        numbers = np.random.default_rng(seed)
        self.codes = numbers.choice(np.array(CODES[kind]), (size, groups))
        self.kind = kind

    def spread(self, depth: int) -> Any:
        """The scale of each element."""
        values = np.vectorize(number)(self.codes, self.kind)
        return np.repeat(values, depth // self.codes.shape[1], axis=1)

    def registers(self, first: int, lanes: int) -> dict[str, list[int]]:
        """They stand in lanes from ``lanes`` on, a byte for each group along K; other lanes have what is no scale."""
        words = np.full((32, self.codes.shape[1] // 4), 0xFFFFFFFF, "<u4")
        rows = self.codes.astype("u1").view("<u4")
        words[lanes : lanes + len(rows)] = rows
        return {f"v{first + n}": words[:, n].tolist() for n in range(words.shape[1])}


def multiplied(
    assembler: Assembler, engine: str, tile: Tile, kinds: tuple[str, str], halves: tuple[int, int], **codes: int
) -> tuple[Any, Any]:
    """What an instruction gives, and what it should: the named codes stand for the first scale of a matrix."""
    matrix = tile.matrix
    groups = 8 if "scale16" in matrix.name else 4
    a, b = Scales(matrix.m, groups, kinds[0], 1), Scales(matrix.n, groups, kinds[1], 2)
    for side, scales in (("a", a), ("b", b)):
        scales.codes[0, 0] = codes.get(side, scales.codes[0, 0])
    names = "v[26:27], v[28:29]" if groups == 8 else "v26, v28"
    fields = [fields_of(matrix)]
    fields += [f"matrix_{side}_scale:MATRIX_SCALE_ROW{half}" for side, half in zip("ab", halves, strict=True)]
    fields += [f"matrix_{side}_scale_fmt:{kind}" for side, kind in zip("ab", kinds, strict=True)]
    first = 16 * halves[0] if matrix.m == 16 else 0
    more = a.registers(26, first) | b.registers(28, 16 * halves[1])
    found = run(assembler, engine, tile, " ".join(fields), more=more, scales=names)
    left, right = tile.a * a.spread(matrix.k), tile.b * b.spread(matrix.k).T
    return found, left @ right + tile.c


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("matrix", SCALED_WAVES, ids=lambda m: f"{m.name}-{'-'.join(m.formats)}")
@pytest.mark.parametrize("kinds, halves", [((E8M0, E8M0), (0, 1)), ((E4M3, E5M3), (1, 0))])
def test_each_group_along_k_has_a_scale(
    assembler: Assembler, engine: str, matrix: Matrix, kinds: tuple[str, str], halves: tuple[int, int]
) -> None:
    found, wanted = multiplied(assembler, engine, Tile(matrix), kinds, halves)
    np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize("kind, code", [(E8M0, 0xFF), (E5M3, 0xFF), (E4M3, 0x7F)])
def test_a_scale_that_is_no_number_makes_a_row_or_column_none(
    assembler: Assembler, engine: str, kind: str, code: int
) -> None:
    tile = Tile(SCALED_WAVES[0])
    found, wanted = multiplied(assembler, engine, tile, (kind, kind), (0, 0), b=code)
    assert np.isnan(found[0][:, 0]).all()
    np.testing.assert_array_equal(found[0][:, 1:], wanted[0][:, 1:])


@pytest.mark.parametrize(
    "kind, code, value", [(E5M3, 0xFE, 114688.0), (E5M3, 0x01, 2.0**-17), (E8M0, 0, 2.0**-127), (E4M3, 0x7E, 448.0)]
)
def test_the_largest_and_the_smallest_scales(
    assembler: Assembler, engine: str, kind: str, code: int, value: float
) -> None:
    tile = Tile(SCALED_WAVES[0])
    tile.a, tile.b, tile.c = tile.a * 0 + 1, tile.b * 0 + 1, tile.c * 0
    matrix = tile.matrix
    scales = {name: [held * 0x01010101] * 32 for name, held in (("v26", code), ("v28", 0x7F))}
    fields = f"{fields_of(matrix)} matrix_a_scale_fmt:{kind}"
    found = run(assembler, engine, tile, fields, more=scales, scales="v26, v28")
    np.testing.assert_array_equal(found, np.full_like(found, 128 * value))


def test_a_constant_as_scale_is_refused(assembler: Assembler, engine: str) -> None:
    tile = Tile(SCALED_WAVES[0])
    with pytest.raises(UnknownOperationError, match="constant as scale"):
        run(assembler, engine, tile, fields_of(tile.matrix), more={"v26": [0] * 32}, scales="v26, 0")


def test_formats_of_which_one_alone_has_8_bits_are_refused_without_scales(assembler: Assembler, engine: str) -> None:
    tile = Tile(Matrix("v_wmma_f32_16x16x128_f8f6f4", "gfx1250", 32, formats=("fp8", "fp4")))
    with pytest.raises(UnknownOperationError, match="fp8 and fp4 without scales"):
        run(assembler, engine, tile, fields_of(tile.matrix))
