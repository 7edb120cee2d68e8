"""Shapes of matrix instructions, from their names: sizes, types, and the lane and register of each element.

``D = A * B + C`` with A of M x K elements, B of K x N, C and D of M x N, some operations with several independent
blocks of each. A lane holds some elements of one row of A, or of one column of B: its *items*, which follow each other
along K. Lanes with the same rows of all blocks form a *group*; the next group holds the next items along K.
"""

from __future__ import annotations

import re

from ....fatbin.records import dataclass

_NAME = re.compile(
    r"v_(mfma_scale|mfma|smfmac|wmma_scale16|wmma_scale|wmma|swmmac)_(bf16f32|[a-z]+\d+)_(\d+)x(\d+)x(\d+)_?([a-z]+\d+|f8f6f4)"
    r"(?:_([a-z]+\d+))?(?:_1k)?"
)
WIDTHS = {
    "f64": 64, "f32": 32, "xf32": 32, "i32": 32, "f16": 16, "bf16": 16, "i8": 8, "iu8": 8, "fp8": 8, "bf8": 8,
    "fp6": 6, "bf6": 6, "fp4": 4, "iu4": 4,
}  # fmt: skip
"""Bits of an element."""
CHOSEN = ("fp8", "bf8", "fp6", "bf6", "fp4")
"""The formats that a field chooses between where the name says f8f6f4."""
_UNITED = {"mfma_scale": 32, "wmma_scale": 32, "wmma_scale16": 16}
"""How many elements along K share a scale, by the families that have scales."""
_SPELLED = {"f4": "fp4"}
"""Types that some names spell otherwise."""
Place = tuple[int, int, int]
"""Row, column and block of an element of C and D."""


@dataclass(frozen=True)
class Shape:
    """What a name says."""

    family: str
    result: str
    rows: int
    columns: int
    depth: int
    left: str
    right: str
    added: str
    """The type of the elements of C."""

    @property
    def is_sparse(self) -> bool:
        """Whether of four successive elements of a row of A only two are there."""
        return self.family in ("smfmac", "swmmac")

    @property
    def is_wave_wide(self) -> bool:
        """Whether it is of the families that only waves of 64 lanes have."""
        return "wmma" not in self.family

    @property
    def united(self) -> int:
        """How many elements along K share a scale; 0 where there are no scales."""
        return _UNITED.get(self.family, 0)


def shape_of(name: str) -> Shape:
    """The shape that an operation's name spells."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise ValueError(f"{name} names no matrix operation")
    family, result, rows, columns, depth, left, right = found.groups()
    left = _SPELLED.get(left, left)
    result, added = ("bf16", "f32") if result == "bf16f32" else (result, result)
    return Shape(family, result, int(rows), int(columns), int(depth), left, right or left, added)


_LANES_OF_ROWS = 16
"""The most rows or columns of WMMA that stand in lanes next to one another."""
_MIXED_RUN = 32
"""Elements of 4 or 6 bits that follow each other in a lane, where formats can be mixed."""


@dataclass(frozen=True)
class Side:
    """How the elements of A, or of B, stand in lanes: ``size`` rows or columns, of ``depth`` elements each.

    Where there are more rows than that, the next ones are in further registers of the same lanes.
    """

    size: int
    depth: int
    items: int
    """Elements of a row that a lane has."""
    blocks: int = 1
    order: tuple[int, ...] = ()
    """The group of lanes of each run of items; empty: one after another."""
    runs: int = 1
    """Into how many parts of K a lane's items fall."""
    strips: int = 1
    """Rows of each lane."""

    def place(self, k: int) -> tuple[int, int]:
        """The group and the item of the ``k``-th element of each row."""
        part, rest = divmod(k, self.depth // self.runs)
        group, item = divmod(rest, self.items // self.runs)
        return (self.order[group] if self.order else group), part * (self.items // self.runs) + item

    def lane(self, row: int, block: int, group: int) -> int:
        """The lane with a row."""
        return row % self.size + self.size * (block + self.blocks * group)


def sides(shape: Shape, counts: tuple[int, ...], kinds: tuple[str, str], lanes: int) -> tuple[Side, Side]:
    """Both sides, from the number of registers of each and the types of their elements."""
    stored = shape.depth // 2 if shape.is_sparse else shape.depth
    found = []
    for rows, depth, words, kind in (
        (shape.rows, stored, counts[0], kinds[0]),
        (shape.columns, shape.depth, counts[1], kinds[1]),
    ):
        size = rows if shape.is_wave_wide else min(rows, _LANES_OF_ROWS)
        items = words * 32 // WIDTHS[kind] // (rows // size)
        blocks = lanes * items // (size * depth) if shape.is_wave_wide else 1
        runs = _runs(shape, words, kind, items)
        order = _order(shape, depth // items, kind, lanes)
        found.append(Side(size, depth, items, blocks, order, runs, rows // size))
    return found[0], found[1]


def _runs(shape: Shape, words: int, kind: str, items: int) -> int:
    """Into how many parts of K a lane's items fall."""
    if shape.left in ("f8f6f4", "fp4"):
        # Formats of 8 bits that others can be mixed with stand in lanes as two halves of what a lane of others holds.
        return items // (_MIXED_RUN // 2 if WIDTHS[kind] == 8 else _MIXED_RUN)
    # B of the deepest sparse products stands in lanes as two of half the depth.
    return 2 if shape.family == "smfmac" and words == 8 else 1


def _order(shape: Shape, groups: int, kind: str, lanes: int) -> tuple[int, ...]:
    """In waves of 64 lanes gfx12 has the second run of small elements in the upper half of the lanes."""
    is_split = not shape.is_wave_wide and lanes == 64 and groups == 4 and WIDTHS[kind] < 16
    return (0, 2, 1, 3) if is_split else ()


# Results


def result_items(shape: Shape, blocks: int, lanes: int) -> int:
    """How many elements of C and D a lane holds."""
    return shape.rows * shape.columns * blocks // lanes


def result_place(shape: Shape, side: Side, lanes: int, item: int, lane: int) -> Place:
    """The element of C and D that is a certain item of a lane."""
    if shape.is_wave_wide:
        return _place_in_rows(shape, item, lane)
    column = lane % shape.columns
    if side.items == side.depth:
        # Lanes with whole rows are those of gfx11: rows of the result go through the lanes first.
        return lanes // shape.columns * item + lane // shape.columns, column, 0
    if lanes == 32:
        strip, row = divmod(item, 8)
        return 16 * strip + row + 8 * (lane // 16), column, 0
    return item + 4 * (lane // 32) + 8 * (lane // 16 % 2), column, 0


def _place_in_rows(shape: Shape, item: int, lane: int) -> Place:
    """MFMA: some rows (four, or one of f64) to as many registers, then on to the next lanes; blocks next to one another."""
    height = 1 if shape.result == "f64" else 4
    beside = max(1, 64 * height // (shape.rows * shape.columns))
    """Blocks in the same registers."""
    strips = 64 // shape.columns // beside
    """Groups of rows of a block in the same registers."""
    each = shape.rows * shape.columns * beside // 64
    """Registers of a block."""
    above, local = divmod(item, each)
    across, column = divmod(lane, shape.columns)
    strip, block = divmod(across, beside)
    row = local % height + height * (strip + strips * (local // height))
    return row, column, above * beside + block


# Broadcasts of MFMA


def broadcast_block(block: int, cbsz: int, abid: int) -> int:
    """The block of A that a block's product takes: one of two to the power of ``cbsz`` for all of them."""
    return block >> cbsz << cbsz | abid & (1 << cbsz) - 1


def pattern_lane(lane: int, blgp: int) -> int:
    """The lane of B that is read in place of a lane."""
    if blgp in (1, 2):
        return lane % 32 + 32 * (blgp - 1)
    if blgp == 3:
        return (lane + 16) % 64
    return lane % 16 + 16 * (blgp - 4) if blgp >= 4 else lane
