"""Sums of products that are not in their registers yet, while a kernel becomes PTX."""

from __future__ import annotations

from collections.abc import Container

from ....fatbin.isa import Instruction
from ...isa.flow.regions import Block
from ...isa.values import F32, I32, Rounding
from .accumulators import Accumulator, Accumulators, adds_in_place
from .ptx import PtxBuilder
from .ptx_wave import PtxWave


class PendingSums:
    """Those that there are where code is emitted."""

    def __init__(self, b: PtxBuilder, state: PtxWave, found: Accumulators) -> None:
        self.b, self.state, self.found = b, state, found
        self.pending = set[Accumulator]()

    def enter(self, block: Block) -> None:
        """A block begins, or begins again in other code."""
        self.pending = set(self.found.entered.get(block.start, ()))

    def leave(self, block: Block) -> None:
        """What follows may expect sums that are not there: they are zero."""
        for target in (*block.successors, *([] if block.resumes is None else [block.resumes])):
            for one in self._in_order(set(self.found.entered.get(target, ())) - self.pending):
                self.b.begin_sum(one)
                self.pending.add(one)

    def decide(self, block: Block, numbers: Container[int]) -> bool:
        """Whether some of the instructions of a block have to do with such registers."""
        touched = {*self.found.at.values()}
        return any(
            one.is_touched(instruction)
            for number, instruction in enumerate(block.instructions)
            if number in numbers
            for one in touched
        )

    def settle(self, instruction: Instruction) -> None:
        """Put sums into registers that an instruction is about to read or to write."""
        for one in self._in_order(set(self.found.due(instruction, self.pending))):
            self.pending.discard(one)
            b, before = self.b, self.b.rounding
            b.rounding = Rounding.NEAREST_EVEN
            for (file, index), sum_ in zip(one.registers, b.settled(one), strict=True):
                added = self.state.vector(file, index, all_lanes=True)
                found = (
                    b.add(added, sum_) if one.tiles.is_integer else b.bitcast(b.fadd(b.bitcast(added, F32), sum_), I32)
                )
                self.state.set_vector(file, index, found, all_lanes=True)
            b.rounding = before

    def choose(self, instruction: Instruction) -> None:
        """Have what a matrix instruction adds to its registers wait, if it may."""
        one = self.found.at.get(instruction.address)
        self.b.accumulator = one
        if one is not None:
            self.b.has_sum = one in self.pending and adds_in_place(instruction)
            self.pending.add(one)

    def _in_order(self, accumulators: set[Accumulator]) -> list[Accumulator]:
        return sorted(accumulators, key=lambda one: one.number)
