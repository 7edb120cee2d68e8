"""Which registers wait for results of memory operations at each place of a function, over all paths that lead there."""

from __future__ import annotations

import bisect
import heapq
import itertools
from collections.abc import Collection, Iterator

from ..isa import Instruction
from ..isa.model import Effect, Kind
from ..isa.waits import counters, effect_of, highest
from ..records import NamedTuple, dataclass
from .reading import Reading


class Early(NamedTuple):
    """A use of registers that a memory operation still writes to: they are read, or else written as well."""

    at: int
    """The offset of the instruction that uses them."""
    registers: int
    is_read: bool
    begun: int | None
    """The offset of the operation that brings one of them, if it stands in front of the use."""


def instructions_of(reading: Reading, uses: Collection[Early]) -> dict[int, Instruction]:
    """By their offsets, the instructions that uses are of, and those that bring what they use."""
    offsets = {early.at for early in uses} | {early.begun for early in uses if early.begun is not None}
    return reading.instructions_at(offsets) if uses else {}


Steps = list[tuple[int, Effect]]
"""Instructions: the offset of each, and what it does."""


@dataclass
class _Block:
    steps: Steps
    successors: list[int]
    changes: list[Effect]
    """What its instructions do with counters."""


class Outstanding:
    """The operations that are under way at a place.

    Of each counter the registers of its operations, the latest first. ``unordered`` are those of scalar loads, which
    finish in any order; ``flat`` those of operations that two counters count, of which one tells enough.
    """

    __slots__ = ("_highest", "flat", "queues", "registers", "unordered")

    def __init__(self, highest: dict[str, int]) -> None:
        self._highest = highest
        self.queues: dict[str, tuple[int, ...]] = {}
        self.unordered = self.flat = 0
        self.registers = 0
        """All that are under way."""

    def copy(self) -> Outstanding:
        """The same, to go on from."""
        made = Outstanding(self._highest)
        made.queues = dict(self.queues)
        made.unordered, made.flat, made.registers = self.unordered, self.flat, self.registers
        return made

    def meet(self, other: Outstanding) -> bool:
        """Add what is under way on another path to the same place; whether that changes anything."""
        before = (dict(self.queues), self.unordered, self.flat)
        for counter, queue in other.queues.items():
            pairs = itertools.zip_longest(self.queues.get(counter, ()), queue, fillvalue=0)
            self.queues[counter] = tuple(one | two for one, two in pairs)
        self.unordered |= other.unordered
        self.flat |= other.flat
        self.registers |= other.registers
        return before != (self.queues, self.unordered, self.flat)

    def take(self, effect: Effect, names: tuple[str, ...]) -> None:
        """Go past an instruction. ``names`` is the counter of each kind of operation."""
        for counter, count in effect.waits:
            self._wait(counter, count, names)
        if effect.is_call:  # functions begin, and end, with waits for everything
            self.queues, self.unordered, self.flat = {}, 0, 0
        if effect.waits or effect.is_call:
            self._sum()
        for kind in effect.kinds:
            self._begin(kind, effect, names[kind])

    def forget(self, registers: int) -> None:
        """What has been reported is not reported again."""
        for counter, queue in self.queues.items():
            self.queues[counter] = tuple(one & ~registers for one in queue)
        self.unordered &= ~registers
        self._sum()

    def _begin(self, kind: Kind, effect: Effect, counter: str) -> None:
        results = effect.results
        if kind is Kind.SCALAR and results:
            self.unordered |= results
        else:
            if len(effect.kinds) > 1:
                self.flat |= results
                results = results if kind is not Kind.LDS else 0
            queue = self.queues.get(counter, ())
            if results or queue:  # else no registers wait for an older one
                self.queues[counter] = (results, *queue)[: self._highest[counter]]
        self.registers |= results

    def _wait(self, counter: str, count: int, names: tuple[str, ...]) -> None:
        if count and self.unordered and counter == names[Kind.SCALAR]:
            return  # which operations have finished is not known
        self.queues[counter] = self.queues.get(counter, ())[:count]
        if not count and counter == names[Kind.SCALAR]:
            self.unordered = 0
        if not count and counter == names[Kind.LDS]:
            load = names[Kind.LOAD]
            self.queues[load] = tuple(one & ~self.flat for one in self.queues.get(load, ()))
            self.flat = 0

    def _sum(self) -> None:
        found = self.unordered
        for queue in self.queues.values():
            for one in queue:
                found |= one
        self.registers = found


def early_uses(reading: Reading, most: int) -> Iterator[Early]:
    """The early uses of registers, over all paths, in the order of the code; each operation's are reported once.

    There are up to ``most`` reads and as many writes: for each, the operation that it comes too early for is looked for.
    """
    major = reading.decoder.isa.major
    names = counters(major)
    left = {True: most, False: most}
    steps = [(found.address, effect_of(found)) for found in reading.decoder.instructions(reading.code, 0)]
    blocks = _blocks(reading, steps)
    for start, state in sorted(_fixed_point(blocks, names, major).items()):
        for at, effect in blocks[start].steps:
            for used, is_read in ((effect.reads, True), (effect.writes, False)):
                if late := used & state.registers:
                    if left[is_read]:
                        left[is_read] -= 1
                        begun = max(
                            (place for place, other in steps if place < at and other.results & late), default=None
                        )
                        yield Early(at, late, is_read, begun)
                    state.forget(late)
            if not effect.is_plain:
                state.take(effect, names)


def _fixed_point(blocks: dict[int, _Block], names: tuple[str, ...], major: int) -> dict[int, Outstanding]:
    """What is under way at the start of each block that is reached."""
    most = {counter: highest(counter, major) for counter in names}
    before = {start: Outstanding(most) for start in list(blocks)[:1]}
    waiting = sorted(before)
    while waiting:
        # In the order of the code, which most paths follow: few blocks are then looked at twice.
        start = heapq.heappop(waiting)
        if waiting and waiting[0] == start:
            continue
        state = before[start].copy()
        for effect in blocks[start].changes:
            state.take(effect, names)
        for successor in blocks[start].successors:
            if successor not in blocks:
                continue
            known = before.get(successor)
            if known is None:
                before[successor] = state.copy()
            elif not known.meet(state):
                continue
            heapq.heappush(waiting, successor)
    return before


def _blocks(reading: Reading, steps: Steps) -> dict[int, _Block]:
    """The basic blocks by their offset."""
    offsets, found = [at for at, _ in steps], dict[int, _Block]()
    for start, end, successors in reading.spans():
        first, last = (bisect.bisect_left(offsets, place) for place in (start, end))
        within = steps[first:last]
        if within:
            found[start] = _Block(within, successors, [effect for _, effect in within if not effect.is_plain])
    return found
