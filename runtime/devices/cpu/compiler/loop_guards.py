"""What was tested once and is so as long as a wave stays in a loop.

A word in the wave's own memory says by which compiled code it was tested, and for which blocks. Whoever runs a wave has
its own word there or none: code puts away what others have left, and its own where a wave comes into a loop from
elsewhere or goes on in other code.
"""

from __future__ import annotations

import hashlib

from .. import layout
from .llvm.builder import LlvmBuilder
from .wave_batch import Rank

_BLOCKS = 8
"""How many blocks have a bit; those above are tested each time."""
_NUMBER = "@number.of.this.code"


class Known:
    """Of one function. Where it carries out several waves, what they have in common is noted with the first."""

    def __init__(self, b: LlvmBuilder, rank: Rank) -> None:
        self.b, self.rank = b, rank
        self._bits: dict[int, int] = {}

    def bit(self, start: int) -> int | None:
        """The bit of a block, if there are any left."""
        if start not in self._bits and len(self._bits) == _BLOCKS:
            return None
        return self._bits.setdefault(start, 1 << len(self._bits))

    def enter(self, *, is_in_loop: bool) -> None:
        """A wave comes into the function."""
        if not (is_in_loop and self._bits):
            self.forget()
            return
        let, word = self.b.text.let, self._word()
        is_own = let(f"icmp eq i64 {let(f'and i64 {word}, {-1 << _BLOCKS}')}, {_NUMBER}")
        self._put(let(f"select i1 {is_own}, i64 {word}, i64 0"))

    def test(self, bit: int) -> str:
        """Whether a block was tested; the name of an i1."""
        let = self.b.text.let
        return let(f"icmp ne i64 {let(f'and i64 {self._word()}, {bit}')}, 0")

    def note(self, bit: int) -> None:
        """A block was tested."""
        let = self.b.text.let
        self._put(let(f"or i64 {let(f'or i64 {self._word()}, {_NUMBER}')}, {bit}"))

    def forget(self) -> None:
        """Nothing was, for no wave: others may know something of the loop as they left it."""
        for place in self.rank.scalar_places(layout.KNOWN):
            self.b.text.do(f"store i64 0, ptr {place}")

    def _word(self) -> str:
        return self.b.text.let(f"load i64, ptr {self._place()}")

    def _put(self, word: str) -> None:
        self.b.text.do(f"store i64 {word}, ptr {self._place()}")

    def _place(self) -> str:
        return self.b.text.let(f"getelementptr i8, ptr %w, i64 {layout.KNOWN}")


def numbered(text: str) -> str:
    """The text of a function with a number in it that no other has."""
    number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little") >> _BLOCKS << _BLOCKS
    return text.replace(_NUMBER, str(number))
