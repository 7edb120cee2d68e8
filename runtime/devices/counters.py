"""Counters in compiled code: how many waves execute each block, and how many of them jump at its end."""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from ...fatbin.errors import UnsupportedError

if TYPE_CHECKING:
    from ...fatbin.isa import Instruction
    from ...loader.image import LoadedImage
    from ..isa.flow.regions import Block
    from .backend import Report

MOST = 1 << 20
"""How many blocks and branches one code object can have counted."""

Counts = Sequence[int] | ctypes.Array[ctypes.c_uint64]
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
        number = self.size
        if number == MOST:
            raise UnsupportedError(
                f"counting more than {MOST} blocks and branches of a code object is not written",
                source="kernel", offset=0, container="code object", rule="counting",
            )  # fmt: skip
        return number

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self._blocks) + len(self._branches)

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


class Executed:
    """What the waves of a launch have executed; ``linked`` gives the address in the code object of one in its code."""

    def __init__(self, counters: Counters, counts: Counts, linked: Callable[[int], int]) -> None:
        self._counters, self._counts, self._linked = counters, counts, linked

    def put_in(self, report: Report) -> None:
        """Report how often each kind of instruction was executed, and which may differ from hardware."""
        from ..isa.execute import approximations

        totals: Counter[str] = Counter()
        for instruction, count in self._counters.executed(self._counts):
            totals[instruction.mnemonic] += count
            for why in approximations(instruction):
                report.approximate[instruction.mnemonic] = why
        report.counts = dict(totals.most_common())

    def by_address(self) -> Counter[int]:
        """How many waves have executed each instruction, by its address in the code object."""
        found: Counter[int] = Counter()
        for instruction, count in self._counters.executed(self._counts):
            found[self._linked(instruction.address)] += count
        return found

    def cover(self, image: LoadedImage) -> None:
        """Add it to what the kernels of this process have executed; ``image`` has the code."""
        from .coverage import COVERAGE

        jumps = {self._linked(address): count for address, count in self._counters.jumps(self._counts)}
        COVERAGE.add(image, self.by_address(), jumps)
