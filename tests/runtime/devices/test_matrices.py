"""Matrix instructions multiply matrices: whole tiles, laid out as the manuals say, on both engines."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from instructions import Assembler, Engine, interpreter, run_instruction
from matrices import BITS, Matrix, Registers, decoded, element, encoded, of_columns

from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.isa import semantics
from hipkit.runtime.isa.naming import operation_of
from hipkit.runtime.isa.rules import RULES

ENGINES: dict[str, Engine] = {"interpreter": interpreter, "compiled": CpuBackend}
FP8 = ("fp8_fp8", "fp8_bf8", "bf8_fp8", "bf8_bf8")


def mfma(target: str, blocks: int, *names: str) -> list[Matrix]:
    return [Matrix(f"v_mfma_{name}", target, 64, blocks) for name in names]


OLD = [
    *mfma("gfx908", 2, "f32_32x32x1f32", "f32_32x32x4f16", "f32_32x32x2bf16", "i32_32x32x4i8"),
    *mfma("gfx908", 4, "f32_16x16x1f32", "f32_16x16x4f16", "f32_16x16x2bf16", "i32_16x16x4i8"),
    *mfma("gfx908", 16, "f32_4x4x1f32", "f32_4x4x4f16", "f32_4x4x2bf16", "i32_4x4x4i8"),
    *mfma("gfx908", 1, "f32_32x32x2f32", "f32_16x16x4f32", "f32_32x32x8f16", "f32_16x16x16f16", "f32_32x32x4bf16"),
    *mfma("gfx908", 1, "f32_16x16x8bf16", "i32_32x32x8i8", "i32_16x16x16i8"),
    *mfma("gfx90a", 1, "f32_32x32x8bf16_1k", "f32_16x16x16bf16_1k", "f64_16x16x4f64"),
    Matrix("v_mfma_f32_32x32x4bf16_1k", "gfx90a", 64, 2),
    Matrix("v_mfma_f32_16x16x4bf16_1k", "gfx90a", 64, 4),
    Matrix("v_mfma_f32_4x4x4bf16_1k", "gfx90a", 64, 16),
    Matrix("v_mfma_f64_4x4x4f64", "gfx90a", 64, 4),
]
NEW = [
    *mfma("gfx942", 1, "f32_32x32x4_xf32", "f32_16x16x8_xf32", "i32_32x32x16_i8", "i32_16x16x32_i8"),
    *mfma("gfx942", 1, *(f"f32_{shape}_{kinds}" for shape in ("16x16x32", "32x32x16") for kinds in FP8)),
    *mfma("gfx950", 1, "f32_16x16x32_f16", "f32_32x32x16_bf16", "i32_16x16x64_i8", "i32_32x32x32_i8"),
    *mfma("gfx950", 1, "f32_16x16x32_fp8_bf8", "f32_32x32x16_f16", "f32_16x16x32_bf16"),
]
SPARSE = [
    *(Matrix(f"v_smfmac_f32_{shape}_{kind}", "gfx942") for shape in ("16x16x32", "32x32x16") for kind in ("f16", "bf16")),
    *(Matrix(f"v_smfmac_f32_{shape}_{kinds}", "gfx942") for shape in ("16x16x64", "32x32x32") for kinds in FP8),
    *(Matrix(f"v_smfmac_i32_{shape}_i8", "gfx942") for shape in ("16x16x64", "32x32x32")),
    *(Matrix(f"v_smfmac_f32_{shape}_{kind}", "gfx950") for shape in ("16x16x64", "32x32x32") for kind in ("f16", "bf16")),
    *(Matrix(f"v_smfmac_f32_{shape}_{kinds}", "gfx950") for shape in ("16x16x128", "32x32x64") for kinds in FP8),
    *(Matrix(f"v_smfmac_i32_{shape}_i8", "gfx950") for shape in ("16x16x128", "32x32x64")),
]
CHOSEN = [
    Matrix(f"v_mfma_f32_{shape}_f8f6f4", "gfx950", formats=formats)
    for shape in ("16x16x128", "32x32x64")
    for formats in (("fp8", "fp8"), ("bf8", "fp6"), ("bf6", "fp4"), ("fp4", "fp8"), ("fp6", "bf6"))
]
WAVES = [
    Matrix(f"v_wmma_{name}", target, lanes)
    for target, names in (
        ("gfx1100", ("f32_16x16x16_f16", "f32_16x16x16_bf16", "i32_16x16x16_iu8", "i32_16x16x16_iu4",
                     "f16_16x16x16_f16", "bf16_16x16x16_bf16")),
        ("gfx1201", ("f32_16x16x16_f16", "f32_16x16x16_bf16", "i32_16x16x16_iu8", "i32_16x16x16_iu4",
                     "f16_16x16x16_f16", "bf16_16x16x16_bf16", "i32_16x16x32_iu4",
                     *(f"f32_16x16x16_{kinds}" for kinds in FP8))),
    )
    for name in names
    for lanes in (32, 64)
]  # fmt: skip
SPARSE_WAVES = [
    Matrix(f"v_swmmac_{name}", "gfx1201", lanes)
    for name in ("f32_16x16x32_f16", "f32_16x16x32_bf16", "f16_16x16x32_f16", "bf16_16x16x32_bf16", "i32_16x16x32_iu8",
                 "i32_16x16x32_iu4", "i32_16x16x64_iu4", *(f"f32_16x16x32_{kinds}" for kinds in FP8))
    for lanes in (32, 64)
]  # fmt: skip
SCALED = [Matrix(f"v_mfma_scale_f32_{m.name[11:]}", m.target, formats=m.formats) for m in CHOSEN]
EVERY = [*OLD, *NEW, *SPARSE, *CHOSEN, *WAVES, *SPARSE_WAVES]


class Tile:
    """Random small numbers in matrices, and where they go."""

    def __init__(self, matrix: Matrix, seed: int = 1) -> None:
        self.matrix, numbers = matrix, np.random.default_rng(seed)
        m, n, k, blocks = matrix.m, matrix.n, matrix.k, matrix.blocks
        # Signs are fields of the instruction where integers may have none.
        low = 0 if matrix.left.startswith("iu") else -2
        self.a = numbers.integers(low, 3, (blocks, m, k))
        self.b = numbers.integers(low, 3, (blocks, k, n))
        self.c = numbers.integers(-9, 10, (blocks, m, n))
        self.chosen = numbers.permuted(np.tile(np.arange(4), (m, k // 4, 1)), axis=2)[:, :, :2]
        """Of a sparse A: which two of four elements are there."""
        if matrix.is_sparse:
            there = np.zeros((m, k // 4, 4), bool)
            np.put_along_axis(there, self.chosen, values=True, axis=2)
            self.a[0] *= there.reshape(m, k)

    def product(self) -> Any:
        return self.a @ self.b + self.c

    @property
    def flavour(self) -> str:
        return "fnuz" if self.matrix.target == "gfx942" else ""

    def source(self, side: str) -> list[list[int]]:
        matrix = self.matrix
        kind = matrix.left if side == "a" else matrix.right
        rows = self.a if side == "a" else self.b.transpose(0, 2, 1)
        if side == "a" and matrix.is_sparse:
            fours = rows.reshape(matrix.m, matrix.k // 4, 4)
            rows = np.take_along_axis(fours, self.chosen, axis=2).reshape(1, matrix.m, matrix.k // 2)
        found = Registers(matrix.registers(side), matrix.lanes)
        bits = encoded(rows, kind, self.flavour)
        for block, row, k in np.ndindex(*rows.shape):
            lane, item = matrix.source(side, row, k, block)
            found.put(lane, item, BITS[kind], bits[block, row, k])
        return found.columns()

    def index(self, key: int) -> list[list[int]]:
        """The indices of a sparse A, in the set that a field names."""
        matrix = self.matrix
        found = Registers(1, matrix.lanes)
        first = key * matrix.items("a")
        for row, four, n in np.ndindex(*self.chosen.shape):
            lane, item = matrix.source("a", row, 2 * four + n, 0)
            found.put(lane, first + item, 2, self.chosen[row, four, n])
        return found.columns()

    def added(self, half: int = 0) -> list[list[int]]:
        """C; 16-bit results of gfx11 take one half of a register each."""
        matrix, width = self.matrix, BITS[self.matrix.result]
        found = Registers(matrix.registers("c"), matrix.lanes)
        bits = encoded(self.c, matrix.result)
        for block, i, j in np.ndindex(*self.c.shape):
            lane, item = matrix.place(i, j, block)
            found.put(lane, self.item(item, half), width, bits[block, i, j])
        return found.columns()

    def item(self, item: int, half: int) -> int:
        is_one_each = self.matrix.target.startswith("gfx11") and BITS[self.matrix.result] == 16
        return 2 * item + half if is_one_each else item

    def result(self, columns: list[Any], half: int = 0) -> Any:
        matrix, width = self.matrix, BITS[self.matrix.result]
        registers = of_columns(columns, matrix.lanes)
        bits = np.zeros(self.c.shape, np.uint64)
        for block, i, j in np.ndindex(*self.c.shape):
            lane, item = matrix.place(i, j, block)
            bits[block, i, j] = element(registers, lane, self.item(item, half), width)
        return decoded(bits, matrix.result)


def run(
    assembler: Assembler, engine: str, tile: Tile, fields: str = "", key: int = 0, half: int = 0, file: str = "v",
    more: dict[str, list[int]] | None = None, **options: Any,
) -> Any:  # fmt: skip
    """D of an instruction that finds A from v0, B from v32, C and D from 64 on."""
    matrix = tile.matrix
    inputs: dict[str, Any] = {}
    names = {}
    for side, first, columns in (("a", 0, tile.source("a")), ("b", 32, tile.source("b")), ("c", 64, tile.added(half))):
        names[side] = register(file if side == "c" else "v", first, len(columns))
        inputs |= {f"{file if side == 'c' else 'v'}{first + n}": column for n, column in enumerate(columns)}
    third = names["c"]
    if matrix.is_sparse:
        (inputs["v30"],) = tile.index(key)
        third = "v30"
    inputs |= more or {}
    asm = f"{matrix.name} {names['c']}, {names['a']}, {names['b']}, {third} {fields}"
    found = run_instruction(
        assembler, asm, matrix.target, inputs, engine=ENGINES[engine], lanes=matrix.lanes, **options
    )
    count = matrix.registers("c")
    return tile.result([found[f"{file}{64 + n}"] for n in range(count)], half)


def register(file: str, first: int, count: int) -> str:
    return f"{file}{first}" if count == 1 else f"{file}[{first}:{first + count - 1}]"


def fields_of(matrix: Matrix) -> str:
    formats = ("fp8", "bf8", "fp6", "bf6", "fp4")
    return f"cbsz:{formats.index(matrix.left)} blgp:{formats.index(matrix.right)}" if matrix.formats[0] else ""


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("matrix", EVERY, ids=lambda m: f"{m.target}-{m.name}-{m.lanes}{'-'.join(m.formats)}")
def test_a_tile_is_the_product(assembler: Assembler, matrix: Matrix, engine: str) -> None:
    tile = Tile(matrix)
    file = "a" if matrix.target == "gfx908" else "v"
    np.testing.assert_array_equal(run(assembler, engine, tile, fields_of(matrix), file=file), tile.product())


def plain(name: str) -> str:
    """A name without what some assemblers write in it: gaps, and how many blocks there are."""
    return re.sub(r"_\d+b_|_", "", operation_of(name))


def test_every_rule_is_among_them() -> None:
    semantics.load()
    known = {plain(matrix.name) for matrix in EVERY} | {plain(matrix.name) for matrix in SCALED}
    wanted = {name for name in RULES if name.startswith(("v_mfma", "v_smfmac", "v_wmma", "v_swmmac"))}
    assert [name for name in sorted(wanted) if plain(name) not in known] == []
