"""Loop guards: conditions tested once per loop and remembered in the wave.

A word in the memory of the wave holds a number for the compiled code that tested them, and a bit for each block whose
guard has passed. Code ignores the word of other code. It clears its own when a wave enters a loop from outside or
continues in other code.
"""

from __future__ import annotations

from .....fatbin import digests
from .. import layout
from .llvm.builder import LlvmBuilder
from .wave_batch import WaveBatch

_BLOCKS = 8
"""The number of blocks that have a bit; guards of further blocks are tested each time."""
_NUMBER = "@number.of.this.code"


class LoopGuards:
    """The loop guards of one function. A batch keeps them in its first wave."""

    def __init__(self, b: LlvmBuilder, batch: WaveBatch) -> None:
        self.b, self.batch = b, batch
        self._bits: dict[int, int] = {}

    def bit(self, start: int) -> int | None:
        """The bit of a block; None when all bits are used."""
        if start not in self._bits and len(self._bits) == _BLOCKS:
            return None
        return self._bits.setdefault(start, 1 << len(self._bits))

    def enter(self, *, is_in_loop: bool) -> None:
        """Emit the entry of a wave: keep its word if this code wrote it."""
        if not (is_in_loop and self._bits):
            self.forget()
            return
        let, word = self.b.text.let, self._word()
        is_own = let(f"icmp eq i64 {let(f'and i64 {word}, {-1 << _BLOCKS}')}, {_NUMBER}")
        self._put(let(f"select i1 {is_own}, i64 {word}, i64 0"))

    def test(self, bit: int) -> str:
        """Emit the test whether the guard of a block has passed; the name of an i1."""
        let = self.b.text.let
        return let(f"icmp ne i64 {let(f'and i64 {self._word()}, {bit}')}, 0")

    def note(self, bit: int) -> None:
        """Emit that the guard of a block has passed."""
        let = self.b.text.let
        self._put(let(f"or i64 {let(f'or i64 {self._word()}, {_NUMBER}')}, {bit}"))

    def forget(self) -> None:
        """Emit that no guard has passed, in all waves: each may hold bits from an earlier run of the loop."""
        for place in self.batch.scalar_places(layout.LOOP_GUARDS):
            self.b.text.do(f"store i64 0, ptr {place}")

    def _word(self) -> str:
        return self.b.text.let(f"load i64, ptr {self._place()}")

    def _put(self, word: str) -> None:
        self.b.text.do(f"store i64 {word}, ptr {self._place()}")

    def _place(self) -> str:
        return self.b.text.let(f"getelementptr i8, ptr %w, i64 {layout.LOOP_GUARDS}")


def numbered(text: str) -> str:
    """The text of a function with its number, which identifies the code, filled in."""
    number = int.from_bytes(digests.digest(text.encode()).digest()[:8], "little") >> _BLOCKS << _BLOCKS
    return text.replace(_NUMBER, str(number))
