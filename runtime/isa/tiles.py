"""Products of matrices in the registers of a wave, for builders that have instructions for such."""

from __future__ import annotations

from ...fatbin.records import dataclass

Place = tuple[int, int, int]
"""Row, column and block of an element of C and D."""
WORD = 4
"""Bytes of a register."""
DEPTHS = {"s8": 4, "u8": 4, "f16": 2, "bf16": 2}
"""The types that elements of A and B may have, and how many of them a register of a lane holds: they follow each other along K."""


@dataclass(frozen=True)
class Held:
    """How registers hold A, or B: ``blocks`` of ``size`` rows of A (columns of B), ``words`` registers in each of ``groups`` lanes."""

    kind: str
    size: int
    blocks: int
    groups: int
    words: int

    @property
    def lanes(self) -> int:
        """How many lanes, from the first on, hold something."""
        return self.size * self.blocks * self.groups

    def place(self, lane: int) -> tuple[int, int, int]:
        """The row, the block and the group of a lane. The same group and register of A and B have the same elements along K."""
        rest, row = divmod(lane, self.size)
        group, block = divmod(rest, self.blocks)
        return row, block, group


@dataclass(frozen=True)
class Tiles:
    """``A * B`` of each block, and where its elements are to go: with 32 bits, ``places[item][lane]``."""

    left: Held
    right: Held
    left_blocks: tuple[int, ...]
    """The block of A that each block of the product takes."""
    places: tuple[tuple[Place, ...], ...]

    @property
    def is_integer(self) -> bool:
        """Whether sums are whole numbers modulo 2**32, or floats of 32 bits."""
        return self.left.kind in ("s8", "u8")
