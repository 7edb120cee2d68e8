"""Accumulation: the order in which a long block adds to its registers.

Unrolled products of matrices load a few rows and columns for each ``k`` and add their products to many registers. In that order
each of these registers is read and written once for every ``k``. Here the additions wait while the loads go on, and are
executed group by group: all that add to a few registers, in the order in which they were, then all that add to the next few.

The module knows nothing of operations, only which registers each instruction reads and writes. What a load overwrites
while additions that read it wait, it writes to a spare register instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ....fatbin.records import dataclass, field
from .liveness import SPARE, Key

LEAST = 2
"""How often a block must add to a register for that to wait: to wait costs a copy of each register that is overwritten."""
_NEAR, _TRIED = 128, 16
"""How many of the chains that wait are looked at for a group, and how many of those are compared with all others."""


@dataclass(frozen=True, slots=True)
class Item:
    """What an instruction reads and writes."""

    reads: frozenset[Key]
    writes: frozenset[Key]
    whole: frozenset[Key] = frozenset()
    """The registers among both of which it reads or writes the inactive lanes too."""
    may_wait: bool = False
    """Whether it does nothing but change what it writes, all of which it also reads."""
    stops: bool = False
    """Whether all instructions before it must have been executed."""


@dataclass(frozen=True, slots=True)
class Step:
    """An instruction, by its number, and the spare registers that stand for others in it."""

    number: int
    names: Mapping[Key, Key]


@dataclass(frozen=True, slots=True)
class Group:
    """Instructions that add to few registers, which the host can keep in its own."""

    steps: Sequence[Step]


@dataclass(frozen=True, slots=True)
class Settle:
    """Registers whose values are in spare ones, which are free from here on."""

    names: Mapping[Key, Key]


@dataclass(slots=True)
class _Chain:
    """The instructions that wait and add to the same registers; ``operands``: what else they read, a bit for each."""

    size: int
    steps: list[Step] = field(default_factory=list)
    operands: int = 0


def ordered(items: Sequence[Item], capacity: int, most_spare: int) -> list[Step | Group | Settle]:
    """A block in its new order. ``capacity``: how many registers a group adds to. ``most_spare``: how many there are."""
    return list(_Ordering(items, capacity, most_spare).parts())


class _Ordering:
    def __init__(self, items: Sequence[Item], capacity: int, most_spare: int) -> None:
        self._items, self._capacity, self._most_spare = items, capacity, most_spare
        self._sums = _sums(items)
        self._begin()

    def _begin(self) -> None:
        self._names: dict[Key, Key] = {}
        self._chains: dict[Key, _Chain] = {}
        """By the register that stands for all that a chain adds to."""
        self._added: set[Key] = set()
        """Everything that chains add to."""
        self._read: set[Key] = set()
        """Everything else that they read."""
        self._bits: dict[Key, int] = {}
        self._spare = 0

    def parts(self) -> Iterator[Step | Group | Settle]:
        for number, item in enumerate(self._items):
            if item.stops or not self._fits(item):
                yield from self._settled()
            if item.may_wait and all(key in self._sums for key in item.writes):
                self._wait(number, item)
            else:
                for key in item.writes & self._read:
                    self._names[key] = SPARE, self._spare
                    self._read.discard(key)
                    self._spare += 1
                yield self._step(number, item)
        yield from self._settled()

    def _fits(self, item: Item) -> bool:
        """Whether an instruction can be executed, or wait, while others wait."""
        if not self._chains:
            return True
        is_sum = item.may_wait and all(key in self._sums for key in item.writes)
        operands = item.reads - item.writes if is_sum else item.reads | item.writes
        if operands & self._added or item.whole & self._names.keys():
            return False
        over = item.writes & self._read
        is_renamed = not over & (item.reads | item.whole) and all(key[0] in ("v", "a") for key in over)
        return is_renamed and self._spare + len(over) <= self._most_spare

    def _step(self, number: int, item: Item) -> Step:
        return Step(number, {key: self._names[key] for key in item.reads | item.writes if key in self._names})

    def _wait(self, number: int, item: Item) -> None:
        first = self._sums[min(item.writes)]
        chain = self._chains.setdefault(first, _Chain(0))
        new = item.writes - self._added
        chain.size += len(new)
        self._added |= new
        chain.steps.append(self._step(number, item))
        for key in item.reads - item.writes:
            self._read.add(key)
            chain.operands |= 1 << self._bits.setdefault(self._names.get(key, key), len(self._bits))

    def _settled(self) -> Iterator[Group | Settle]:
        for chains in _groups(list(self._chains.values()), self._capacity):
            steps = sorted((step for chain in chains for step in chain.steps), key=lambda step: step.number)
            yield Group(steps)
        if self._names:
            yield Settle(self._names)
        self._begin()


def _sums(items: Iterable[Item]) -> dict[Key, Key]:
    """The registers that a block adds to often, and for each one that stands for all that are added to with it."""
    counts, first = dict[Key, int](), dict[Key, Key]()

    def standing(key: Key) -> Key:
        while first.setdefault(key, key) != key:
            first[key] = first[first[key]]
            key = first[key]
        return key

    for item in items:
        if item.may_wait:
            one = standing(min(item.writes))
            for key in item.writes:
                counts[key] = counts.get(key, 0) + 1
                first[standing(key)] = one
    return {key: standing(key) for key, count in counts.items() if count >= LEAST}


def _groups(chains: list[_Chain], capacity: int) -> Iterator[list[_Chain]]:
    """Chains together that read the same registers, those near each other first."""
    while chains:
        group, known, left = [chains.pop(0)], 0, capacity
        known, left = group[0].operands, left - group[0].size
        while left > 0:
            near = [chain for chain in chains[:_NEAR] if chain.size <= left]
            if not near:
                break
            best = _best(near, known)
            chains.remove(best)
            group.append(best)
            known, left = known | best.operands, left - best.size
        yield group


def _best(near: list[_Chain], known: int) -> _Chain:
    """The chain that reads least anew, and of these the one after which the most others read nothing anew."""
    anew = [chain.operands & ~known for chain in near]
    least = min(one.bit_count() for one in anew)
    if not least:
        return near[anew.index(0)]
    tried = dict.fromkeys(one for one in anew if one.bit_count() == least)
    best = max(list(tried)[:_TRIED], key=lambda one: sum(not other & ~one for other in anew))
    return near[anew.index(best)]
