"""Values that move between the lanes of a wave, where it is known which lane each is for: what an instruction of PTX can say of it.

Each 32 lanes take theirs with a shuffle of the warp at most for each 32 that they take from, and with none where a thread has
the value already. A shuffle names lanes by a number in the instruction if all take the same lane, the same of some lanes
that begin with their own, or the one whose number differs in the same bits; else by a register. Numbers to which each bit of
a thread's number adds something are computed, others are read from a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ....fatbin.records import NamedTuple
from ...isa.values import I32, Lane, Mode, Uniform
from .ptx_lanes import PtxLanes
from .ptx_text import THREADS, WARP

BITS = THREADS.bit_length() - 1
"""Of a thread's number."""
_OWN = tuple(range(THREADS))
_WIDTHS = tuple(THREADS >> n for n in range(BITS))
"""How many threads may be together, which take from each other alone."""
_MOST = 1 << 12
"""Patterns that are remembered: a kernel with matrix instructions has the same few hundred again and again."""


def _bounds(width: int) -> int:
    """The last operand of a shuffle: which bits of their own number threads keep, and the last thread that there is."""
    return (-width & THREADS - 1) << 8 | THREADS - 1


class Direct(NamedTuple):
    """A shuffle whose threads all take from the thread that a number names."""

    mode: str
    number: int
    bounds: int


@lru_cache(_MOST)
def direct(places: tuple[int, ...]) -> Direct | None:
    """The shuffle that names the thread from which each takes by one number, if there is one."""
    first = places[0]
    if all(place == thread ^ first for thread, place in enumerate(places)):
        return Direct("bfly", first, _bounds(THREADS))
    for width in _WIDTHS:
        if first < width and all(place == (thread & -width) | first for thread, place in enumerate(places)):
            return Direct("idx", first, _bounds(width))
    return None


class Sums(NamedTuple):
    """Threads that take from the one whose number is a sum: of the first, and of what each bit of their own number adds."""

    weights: tuple[int, ...]
    first: int
    width: int
    """How many threads are together: sums are modulo this, and each takes from those that it is with."""


@lru_cache(_MOST)
def sums_of(places: tuple[int, ...]) -> Sums | None:
    """How the places come about as sums, if they do."""
    for width in _WIDTHS:
        weights = tuple(places[1 << bit] - places[0] if 1 << bit < width else 0 for bit in range(BITS))
        sums = (places[0] + sum(weight for bit, weight in enumerate(weights) if at >> bit & 1) for at in _OWN)
        if all(place == at & -width | total % width for at, total, place in zip(_OWN, sums, places, strict=True)):
            return Sums(weights, places[0], width)
    return None


def fields_of(weights: Sequence[int]) -> list[tuple[int, int, int]]:
    """The bits of a thread's number that add something, in fields that are multiplied as they are: bit, width, factor."""
    found = list[tuple[int, int, int]]()
    for bit, weight in enumerate(weights):
        if found and weight and (last := found[-1])[0] + last[1] == bit and weight == last[2] << last[1]:
            found[-1] = last[0], last[1] + 1, last[2]
        elif weight:
            found.append((bit, 1, weight))
    return found


class PtxShuffles(PtxLanes):
    """Shuffles by known lanes. What threads need for them is computed once in a block."""

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        super().__init__(mode, lanes)
        self._numbers: dict[tuple[int, ...], Uniform] = {}
        """The numbers of lanes that threads have, by what they are in each or what each bit adds."""
        self._conditions: dict[int, Uniform] = {}
        """By the threads in which they hold."""

    def begin_block(self) -> None:
        super().begin_block()
        self._numbers.clear()
        self._conditions.clear()

    def shuffle(self, x: Lane, indices: Sequence[int]) -> Lane:
        own = [index % self.lanes for index in indices]

        def move(word: Lane) -> Lane:
            words = [self.zext(half, I32) for half in self.halves(word)]
            parts = [own[start : start + THREADS] for start in range(0, self.lanes, THREADS)]
            return self.trunc(self.joined([self._received(words, part) for part in parts]), word.type)  # type: ignore[no-any-return]

        return self.by_words(x, move)  # type: ignore[no-any-return]

    def _received(self, words: Sequence[Uniform], indices: Sequence[int]) -> Uniform:
        """What each thread takes, of the registers that hold 32 lanes each."""
        places = tuple(index % THREADS for index in indices)
        halves = [index // THREADS for index in indices]
        found, *others = (self._moved(words[half], places) for half in sorted(set(halves)))
        for other in others:
            is_upper = sum(1 << thread for thread, half in enumerate(halves) if half)
            found = self.select(self._condition(is_upper), other, found)
        return found

    def _moved(self, word: Uniform, places: tuple[int, ...]) -> Uniform:
        if places == _OWN:
            return word
        if (simple := direct(places)) is not None:
            how = f"{simple.mode}.b32 {{}}, {word.data}, {simple.number}, {simple.bounds}"
        elif (sums := sums_of(places)) is not None:
            how = f"idx.b32 {{}}, {word.data}, {self._total(sums).data}, {_bounds(sums.width)}"
        else:
            how = f"idx.b32 {{}}, {word.data}, {self._from_a_table(places).data}, {_bounds(THREADS)}"
        return self.made(I32, Uniform, f"shfl.sync.{how}, {WARP}")  # type: ignore[no-any-return]

    def _from_a_table(self, places: tuple[int, ...]) -> Uniform:
        found = self._numbers.get(places)
        if found is None:
            found = self._numbers[places] = self.lookup(places, self.thread_ids())
        return found

    def _total(self, sums: Sums) -> Uniform:
        """The number of the thread that each takes from."""
        key = *sums.weights, sums.first
        if (known := self._numbers.get(key)) is not None:
            return known
        if (base := self._numbers.get(sums.weights)) is None:
            base = self._numbers[sums.weights] = self._sum(sums.weights)
        found = self._numbers[key] = self.add(base, sums.first) if sums.first else base
        return found

    def _sum(self, weights: Sequence[int]) -> Uniform:
        """What the bits of a thread's number add."""
        own, total = self.thread_ids(), None
        for bit, width, factor in fields_of(weights):
            field: Any = self.lshr(own, bit) if bit else own
            if bit + width < BITS:
                field = self.and_(field, (1 << width) - 1)
            part = self.mul(field, factor) if factor != 1 else field
            total = part if total is None else self.add(total, part)
        assert total is not None, "all take the same: that is a shuffle with a number"
        return total  # type: ignore[no-any-return]

    def _condition(self, threads: int) -> Uniform:
        """Whether a thread is one of those whose bits are set."""
        found = self._conditions.get(threads)
        if found is None:
            found = self._conditions[threads] = self._holds(threads)
        return found

    def _holds(self, threads: int) -> Uniform:
        own, first = self.thread_ids(), (threads & -threads).bit_length() - 1
        if threads == (1 << THREADS) - (1 << first):
            return self.icmp("uge", own, first)  # type: ignore[no-any-return]
        bit = self.and_(self.lshr(self.uniform(I32, threads), own), 1)
        return self.icmp("ne", bit, 0)  # type: ignore[no-any-return]
