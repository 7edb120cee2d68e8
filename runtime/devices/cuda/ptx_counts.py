"""Counters in PTX: numbers in the memory of the module, which one lane of each warp adds to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....fatbin.isa import Instruction
from ...isa.flow.regions import Block
from ...isa.values import I1, Uniform
from ..counters import Counters
from .counted import NAME
from .ptx_text import LANE

if TYPE_CHECKING:
    from .ptx import PtxBuilder

_IS_FIRST = "%first"
"""Set in the one lane of a warp that counts for it."""


class PtxCounters:
    """Counts in PTX which blocks waves execute, and at the end of which they jump."""

    def __init__(self, b: PtxBuilder) -> None:
        self._b, self.counters = b, Counters()

    def block(self, block: Block, times: int = 1) -> None:
        """The wave executes a block."""
        self._add(self.counters.of_block(block), times, _IS_FIRST)

    def jump(self, branch: Instruction, holds: Uniform, wanted: bool) -> None:
        """The wave jumps if a condition holds, or if it does not."""
        jumps = holds if wanted else self._b.not_(holds)
        counted: Uniform = self._b.made(I1, Uniform, f"and.pred {{}}, {jumps.data}, {_IS_FIRST}")
        self._add(self.counters.of_jumps(branch), 1, counted.data)

    def jumps(self, branch: Instruction, times: int) -> None:
        """The wave jumps, so often."""
        self._add(self.counters.of_jumps(branch), times, _IS_FIRST)

    def _add(self, number: int, times: int, guard: object) -> None:
        self._b.do(f"@{guard} red.relaxed.gpu.global.add.u64 [{NAME}+{8 * number}], {times}")

    def of_module(self) -> str:
        """The variable, for what has been counted until now."""
        return f".visible .global .align 8 .b64 {NAME}[{max(1, self.counters.size)}];\n"

    @staticmethod
    def begin() -> list[str]:
        """What a warp begins with."""
        return [f"\t.reg .pred {_IS_FIRST};", f"\tsetp.eq.u32 {_IS_FIRST}, {LANE}, 0;"]
