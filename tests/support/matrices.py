"""Matrices in registers, as the ISA manuals lay them out; written from those, not from the product's tables."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Any

import numpy as np
from instructions import Assembler, Engine, interpreter, run_instruction

from hipkit.runtime.devices.cpu.engine import CpuBackend

ENGINES: dict[str, Engine] = {"interpreter": interpreter, "compiled": CpuBackend}

BITS = {"f64": 64, "f32": 32, "xf32": 32, "i32": 32, "f16": 16, "bf16": 16, "i8": 8, "iu8": 8, "iu4": 4,
        "fp8": 8, "bf8": 8, "fp6": 6, "bf6": 6, "fp4": 4}  # fmt: skip
ONES = {"fp8": (0x38, 0x40), "bf8": (0x3C, 0x40), "fp8 fnuz": (0x40, 0x48), "bf8 fnuz": (0x40, 0x44),
        "fp6": (0x08, 0x10), "bf6": (0x0C, 0x10), "fp4": (2, 4)}  # fmt: skip
"""The bits of one and of two; the sign is the top bit."""
_NAME = re.compile(
    r"v_(\w+?)_(bf16f32|[a-z]+\d+)_(\d+)x(\d+)x(\d+)(?:_(\d+)b)?_?([a-z]+\d+|f8f6f4)(?:_([a-z]+\d+))?(?:_1k)?$"
)


@dataclass(frozen=True)
class Matrix:
    """An instruction by its name; ``blocks`` where the name does not say."""

    name: str
    target: str
    lanes: int = 64
    blocks: int = 1
    formats: tuple[str, str] = ("", "")

    def __post_init__(self) -> None:
        found = _NAME.match(self.name)
        assert found, self.name
        family, result, m, n, k, blocks, left, right = found.groups()
        names = {"family": family, "result": result, "m": int(m), "n": int(n), "k": int(k)}
        left = "fp4" if left == "f4" else left
        names["result"], names["added"] = ("bf16", "f32") if result == "bf16f32" else (result, result)
        names["left"], names["right"] = self.formats if left == "f8f6f4" else (left, right or left)
        if blocks:
            names["blocks"] = int(blocks)
        for name, value in names.items():
            object.__setattr__(self, name, value)

    family: str = ""
    result: str = ""
    added: str = ""
    """The type of C."""
    m: int = 0
    n: int = 0
    k: int = 0
    left: str = ""
    right: str = ""

    @property
    def is_sparse(self) -> bool:
        return "ma" in self.family and self.family.startswith("s")

    @property
    def is_rdna(self) -> bool:
        return "wmma" in self.family or "swmmac" in self.family

    def items(self, side: str) -> int:
        """Elements of A or B in a lane."""
        size, bits = (self.m, BITS[self.left]) if side == "a" else (self.n, BITS[self.right])
        depth = self.k // 2 if side == "a" and self.is_sparse else self.k
        if self.target.startswith("gfx11"):
            return depth
        return max(size * depth * self.blocks // self.lanes, 32 // bits)

    def source(self, side: str, row: int, k: int, block: int) -> tuple[int, int]:
        """Lane and item of an element; of a sparse A ``k`` counts what is there."""
        size = self.m if side == "a" else self.n
        kind = self.left if side == "a" else self.right
        items = self.items(side)
        if self.target == "gfx1250" and (self.formats[0] or kind == "fp4"):
            # Runs of as many elements take turns between both halves of the lanes; rows past the 16th follow in more registers.
            run = 16 if BITS[kind] == 8 else 32
            turn, place = divmod(k, 2 * run)
            return row % 16 + 16 * (place // run), 64 * (row // 16) + turn * run + place % run
        if self.formats[0] and BITS[kind] == 8:
            # Two halves of sixteen, half of K apart.
            half = self.k // 2
            return row + size * (k % half // 16), k % 16 + 16 * (k // half)
        if self.is_sparse and not self.is_rdna and items * BITS[kind] == 256:
            # B of gfx950 alone: hipSPARSELt's kernels are right so, for every type.
            half, each = self.k // 2, items // 2
            return row + size * (k % half // each), k % each + each * (k // half)
        group = k // items
        if self.is_rdna and self.lanes == 64 and BITS[kind] < 16:
            depth = self.k // 2 if side == "a" and self.is_sparse else self.k
            group = (0, 2, 1, 3)[group] if depth // items == 4 else group
        return row + size * (block + self.blocks * group), k % items

    def place(self, i: int, j: int, block: int) -> tuple[int, int]:
        """Lane and item of an element of C and D."""
        if self.target.startswith("gfx11"):
            rows = self.lanes // 16
            return 16 * (i % rows) + j, i // rows
        if self.target.startswith("gfx12"):
            if self.lanes == 32:
                return 16 * (i // 8 % 2) + j, 8 * (i // 16) + i % 8
            return 32 * (i // 4 % 2) + 16 * (i // 8) + j, i % 4
        height = 1 if self.result == "f64" else 4
        per_register = math.ceil(64 / (self.n * self.m // height))
        strips = 64 // self.n
        item = block * (self.m * self.n // 64) + i // (height * strips) * height + i % height
        lane = block % per_register * self.n + i // height % strips * per_register * self.n + j
        return lane, item

    def registers(self, side: str) -> int:
        """Registers of A, B, C or D."""
        if side in "ab":
            return self.items(side) * BITS[self.left if side == "a" else self.right] // 32
        items, width = self.m * self.n * self.blocks // self.lanes, BITS[self.added if side == "c" else self.result]
        if width == 16 and not self.target.startswith("gfx11"):
            return items // 2
        return items * max(1, width // 32)


def encoded(values: Any, kind: str, flavour: str = "") -> Any:
    """Small whole numbers as the bits of a type."""
    values = np.asarray(values)
    if kind in ("f16", "f32", "f64"):
        return values.astype({"f16": "f2", "f32": "f4", "f64": "f8"}[kind]).view(f"u{BITS[kind] // 8}")
    if kind in ("xf32", "bf16"):
        return values.astype("f4").view("u4") >> (16 if kind == "bf16" else 0)
    if kind in ("i32", "i8", "iu8", "iu4"):
        return values.astype(np.int64) & (1 << BITS[kind]) - 1
    one, two = ONES.get(f"{kind} {flavour}".strip(), ONES.get(kind, (0, 0)))
    table = {0: 0, 1: one, 2: two, -1: one | 1 << BITS[kind] - 1, -2: two | 1 << BITS[kind] - 1}
    return np.vectorize(table.__getitem__)(values)


def decoded(bits: Any, kind: str) -> Any:
    """The numbers that results are."""
    if kind == "i32":
        return bits.astype("u4").view("i4")
    if kind == "bf16":
        return (bits.astype("u4") << 16).view("f4")
    return bits.astype(f"u{BITS[kind] // 8}").view({"f16": "f2", "f32": "f4", "f64": "f8"}[kind])


class Registers:
    """Registers that elements are put into."""

    def __init__(self, count: int, lanes: int) -> None:
        self.bits = np.zeros((lanes, 32 * count), np.uint8)

    def put(self, lane: int, item: int, width: int, value: int) -> None:
        """An element at its place."""
        self.bits[lane, item * width : (item + 1) * width] = [int(value) >> n & 1 for n in range(width)]

    def columns(self) -> list[list[int]]:
        """For each register the numbers of all lanes."""
        words = np.packbits(self.bits, axis=1, bitorder="little").view("<u4")
        return [words[:, n].tolist() for n in range(words.shape[1])]


def of_columns(columns: list[Any], lanes: int) -> Registers:
    """Registers from their numbers."""
    found = Registers(len(columns), lanes)
    words = np.array(columns, "<u4").T.copy()
    found.bits = np.unpackbits(words.view("u1"), axis=1, bitorder="little")
    return found


def element(registers: Registers, lane: int, item: int, width: int) -> int:
    """An element out of registers."""
    bits = registers.bits[lane, item * width : (item + 1) * width]
    return sum(int(bit) << n for n, bit in enumerate(bits))


class Tile:
    """Random small numbers in matrices, and where they go."""

    def __init__(self, matrix: Matrix, seed: int = 1) -> None:
        self.matrix, numbers = matrix, np.random.default_rng(seed)
        m, n, k, blocks = matrix.m, matrix.n, matrix.k, matrix.blocks
        # Signs are fields of the instruction where integers may have none.
        low = 0 if matrix.left.startswith("iu") else -2
        self.a: Any = numbers.integers(low, 3, (blocks, m, k))
        self.b: Any = numbers.integers(low, 3, (blocks, k, n))
        self.c: Any = numbers.integers(-9, 10, (blocks, m, n))
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
        matrix, width = self.matrix, BITS[self.matrix.added]
        found = Registers(matrix.registers("c"), matrix.lanes)
        bits = encoded(self.c, matrix.added)
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
    assembler: Assembler, engine: str | Engine, tile: Tile, fields: str = "", key: int = 0, half: int = 0, file: str = "v",
    third: str = "", more: dict[str, Any] | None = None, scales: str = "", **options: Any,
) -> Any:  # fmt: skip
    """D of an instruction that finds A from v0, B from v32, C and D from 64, indices in v30, and scales where they are named."""
    matrix = tile.matrix
    inputs: dict[str, Any] = {}
    names = {}
    for side, first, columns in (("a", 0, tile.source("a")), ("b", 32, tile.source("b")), ("c", 64, tile.added(half))):
        names[side] = register(file if side == "c" else "v", first, len(columns))
        inputs |= {f"{file if side == 'c' else 'v'}{first + n}": column for n, column in enumerate(columns)}
    third, target = third or names["c"], register(file, 64, matrix.registers("d"))
    if matrix.is_sparse:
        (inputs["v30"],) = tile.index(key)
        third = "v30"
    inputs |= more or {}
    asm = f"{matrix.name} {target}, {names['a']}, {names['b']}, {third}{scales and f', {scales}'} {fields}"
    found = run_instruction(
        assembler,
        asm,
        matrix.target,
        inputs,
        engine=ENGINES[engine] if isinstance(engine, str) else engine,
        lanes=matrix.lanes,
        **options,
    )
    count = matrix.registers("d")
    return tile.result([found[f"{file}{64 + n}"] for n in range(count)], half)


def register(file: str, first: int, count: int) -> str:
    return f"{file}{first}" if count == 1 else f"{file}[{first}:{first + count - 1}]"


def fields_of(matrix: Matrix) -> str:
    formats = ("fp8", "bf8", "fp6", "bf6", "fp4")
    if not matrix.formats[0]:
        return ""
    if matrix.is_rdna:
        return " ".join(
            f"matrix_{side}_fmt:MATRIX_FMT_{kind.upper()}" for side, kind in zip("ab", matrix.formats, strict=True)
        )
    return f"cbsz:{formats.index(matrix.left)} blgp:{formats.index(matrix.right)}"
