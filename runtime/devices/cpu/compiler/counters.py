"""Counters in compiled code: how many waves execute each block, and how many of them jump at its end."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from .....fatbin.errors import UnsupportedError

if TYPE_CHECKING:
    from .....fatbin.isa import Instruction
    from ....isa.flow.regions import Block

MOST = 1 << 20
"""How many blocks and branches one code object can have counted."""

Counts = ctypes.Array[ctypes.c_uint64]
"""What a launch has counted, by number."""


class Counters:
    """The numbers of what the code of a code object counts."""

    def __init__(self) -> None:
        self._blocks: dict[tuple[int, int], tuple[int, Sequence[Instruction]]] = {}
        self._branches: dict[int, int] = {}

    def of_block(self, block: Block) -> int:
        """The number of the waves that execute a block."""
        span = block.start, block.end
        if span not in self._blocks:
            self._blocks[span] = self._next(), tuple(block.instructions)
        return self._blocks[span][0]

    def of_jumps(self, branch: Instruction) -> int:
        """The number of the waves that jump at a conditional branch."""
        if branch.address not in self._branches:
            self._branches[branch.address] = self._next()
        return self._branches[branch.address]

    def _next(self) -> int:
        number = len(self._blocks) + len(self._branches)
        if number == MOST:
            raise UnsupportedError(
                f"counting more than {MOST} blocks and branches of a code object is not written",
                source="kernel", offset=0, container="code object", rule="counting",
            )  # fmt: skip
        return number

    @staticmethod
    def new() -> Counts:
        """The counts of a launch that has not begun."""
        return (ctypes.c_uint64 * MOST)()

    def executed(self, counts: Counts) -> Iterator[tuple[Instruction, int]]:
        """The instructions that were executed, and by how many waves; some twice, in different regions."""
        for number, instructions in list(self._blocks.values()):
            if count := counts[number]:
                for instruction in instructions:
                    yield instruction, count

    def jumps(self, counts: Counts) -> Iterator[tuple[int, int]]:
        """The addresses of conditional branches at which waves jumped, and how many did."""
        for address, number in list(self._branches.items()):
            if count := counts[number]:
                yield address, count
