"""Where the contents of a lane's scratch memory come from, as far as code accesses it at known offsets.

Code without optimisation keeps all variables there, and reaches them by flat addresses that it computes from numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

from .origins import ANYTHING, Origin, either, mixed

_WORD = 4


class Scratch:
    """The words of a lane's scratch memory, of all lanes together: a store by some adds to what a word may have."""

    __slots__ = ("_anywhere", "_words", "is_lost", "is_shared")

    def __init__(self) -> None:
        self._words: dict[int, Origin] = {}
        """By offset, what has been stored there. Nothing else may have a meaning there."""
        self._anywhere: Origin | None = None
        """What has been stored at offsets that are not known."""
        self.is_lost = False
        """Whether anything may have been stored."""
        self.is_shared = False
        """Whether an address of it has been stored in other memory, so that any address may be one of it."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scratch) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__
        )

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> Scratch:
        """The same, to be changed apart."""
        found = Scratch()
        found._words, found._anywhere = dict(self._words), self._anywhere
        found.is_lost, found.is_shared = self.is_lost, self.is_shared
        return found

    def lose(self) -> None:
        """Anything may be stored there from now on."""
        self.is_lost = self.is_shared = True
        self._words, self._anywhere = {}, None

    def meet(self, other: Scratch) -> bool:
        """Waves come from another place too; returns whether that changes anything."""
        if self.is_lost:
            return False
        if other.is_lost:
            self.lose()
            return True
        before = dict(self._words), self._anywhere, self.is_shared
        for at, origin in other._words.items():
            self._add(at, origin)
        if other._anywhere is not None:
            self._add_everywhere(other._anywhere)
        self.is_shared |= other.is_shared
        return before != (self._words, self._anywhere, self.is_shared)

    def pop(self, end: int) -> None:
        """What lies at an offset or above is no longer used: the frame of a function that has returned."""
        self._words = {at: origin for at, origin in self._words.items() if at < end}

    def load(self, at: int | None, count: int, *, is_whole: bool) -> tuple[Origin, ...]:
        """The words from an offset on; of fewer bytes than a word, what is made of it."""
        if self.is_lost or at is None or (is_whole and at % _WORD):
            return (ANYTHING,) * count
        first = at - at % _WORD
        found = tuple(self._words.get(first + _WORD * n, ANYTHING) for n in range(count))
        return found if is_whole else (mixed(found),)

    def store(self, at: int | None, words: Sequence[Origin], *, is_whole: bool, is_by_all: bool) -> None:
        """Store words from an offset on, where that is known, by some or by all lanes."""
        if self.is_lost:
            return
        if at is None:
            self._add_everywhere(mixed(words))
        elif is_whole and at % _WORD == 0:
            for n, word in enumerate(words):
                if is_by_all:
                    self._words.pop(at + _WORD * n, None)
                self._add(at + _WORD * n, word)
        else:
            for n in range(len(words) + 1):
                self._add(at - at % _WORD + _WORD * n, mixed(words))

    def _add(self, at: int, origin: Origin) -> None:
        before = self._words.get(at, self._anywhere)
        self._words[at] = origin if before is None else either(before, origin)

    def _add_everywhere(self, origin: Origin) -> None:
        self._anywhere = origin if self._anywhere is None else either(self._anywhere, origin)
        self._words = {at: either(word, origin) for at, word in self._words.items()}
