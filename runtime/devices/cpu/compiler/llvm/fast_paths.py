"""Accesses in code that has no choice left.

How the lanes of a load lie decides which way it takes, and where ways meet again its result must be in a register. A
block of many loads needs more of these than there are. So where all that was seen is one way for each access to LDS, a
block is written out a second time for just that: one test before it, and in it loads that the compiler puts where they
are used. In a loop that waits, what it does not change needs that test but once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .....isa.builder import Address
from .....isa.values import I32, I64, Lane, Mask, Type, Uniform
from . import text as ir
from .atomics import Updates
from .helpers import ROW, WAYS

Key = tuple[str, int]
FEWEST_WORDS = 4
"""Of all lanes, loaded in a block: below, it is not written out twice for them."""
FEWEST_NEEDS = 2
"""The same of tests that are needed but once."""


class Need(NamedTuple):
    """What must be so for the values in a register: each lane's so far from the one before it."""

    key: Key
    step: int
    are_alike: bool = False
    """Whether it is the same for all strips."""
    ascends: bool = False
    """Whether no strip is before the first or behind the last."""


@dataclass
class Straight:
    """What a block's accesses need to be without a choice."""

    way: Callable[[int], int]
    """How the lanes lay for the instruction at an address."""
    are_alike: Callable[[int], bool]
    """Whether they lay the same in all strips."""
    kept: Collection[Key] = ()
    """Registers that need be tested but once, as long as the loop around the block lasts."""
    moved: Collection[Key] = ()
    """The same of their distances alone."""
    registers: dict[tuple[str, ...], Key] = field(default_factory=dict)
    """The registers that hold what they held before the block, by the names of their strips."""
    needs: dict[Need, int] = field(default_factory=dict)
    """And how many bytes of LDS from there on are accessed."""
    words: int = 0
    active: Mask | None = None
    """The lanes that are active where the block begins."""
    is_full: bool = False
    """Whether these must be all."""
    loaded: set[str] = field(default_factory=set)
    """The names of what was loaded."""

    @property
    def is_worth(self) -> bool:
        """Whether there is enough to gain."""
        return self.words >= FEWEST_WORDS or (self.is_kept and len(self.needs) >= FEWEST_NEEDS)

    @property
    def is_kept(self) -> bool:
        """Whether one test is enough for all turns of the loop."""
        return all(
            need.key in self.kept or (need.key in self.moved and not reach) for need, reach in self.needs.items()
        )

    def takes_store(self, pc: int, address: Address, values: Sequence[Lane], mask: Mask) -> bool:
        """Whether a store in LDS goes one way."""
        is_one = len(values) == 1 and mask is self.active
        if not is_one or self.takes("store", pc, address, values[0].type.width // 8) is None:
            return False
        self.is_full = True
        return True

    def takes(self, kind: str, pc: int, address: Address, size: int) -> Need | None:
        """What a ``load`` or ``store`` in LDS needs to go one way; None where it has the choice."""
        key = None if address.lane is None else self.registers.get(tuple(address.lane.data))
        way = 0 if key is None or address.base is not None or address.offset < 0 else self.way(pc)
        if key is None or way not in WAYS[kind]:
            return None
        need = Need(key, size if way == ROW else 0, kind == "load" and self.are_alike(pc))
        reach = address.offset + (16 * size if way == ROW else size)
        self.needs[need] = max(self.needs.get(need, 0), reach)
        self.words += -(-size // 4)
        return need

    def knows(self, lane: Lane, step: int) -> bool:
        """Whether lanes are so far from one another by a test that is needed but once."""
        return self._is_needed(lane, Need(("", 0), step))

    def ascends(self, lane: Lane) -> bool:
        """The same of whether strips come in order."""
        return self._is_needed(lane, Need(("", 0), 0, ascends=True))

    def _is_needed(self, lane: Lane, need: Need) -> bool:
        key = self.registers.get(tuple(lane.data))
        if key is None or not (key in self.kept or key in self.moved):
            return False
        self.needs.setdefault(need._replace(key=key), 0)
        return True


class StraightLoads(Updates):
    """The part of the builder that writes them, while there is a :class:`Straight`."""

    straight: Straight | None = None

    def load_straight(self, need: Need, address: Address, type: Type, count: int) -> list[Lane]:
        """A load that goes one way."""
        each = self._row if need.step else self._one
        places = self._straight_places(address)
        mark = len(self.text.lines)
        found = [each(place, type, count) for place in places[: 1 if need.are_alike else None]]
        assert self.straight is not None
        self.straight.loaded.update(defined(line) for line in self.text.lines[mark:])
        return [Lane(type, parts * (len(places) // len(parts))) for parts in zip(*found, strict=True)]

    def store_straight(self, address: Address, value: Lane) -> None:
        """A store of all lanes to successive items."""
        for place, part in zip(self._straight_places(address), value.data, strict=True):
            at = self.text.let(f"inttoptr i64 {place.data} to ptr")
            self.text.do(f"store {ir.vector(value.type)} {part}, ptr {at}, align 1")

    def _straight_places(self, address: Address) -> Sequence[Uniform]:
        assert address.lane is not None
        lds = self.context("lds")
        firsts = [self.zext(Uniform(I32, self.first_of(part)), I64) for part in address.lane.data]
        return [self.add(self.add(lds, first), address.offset) for first in firsts]

    def _row(self, place: Uniform, type: Type, count: int) -> list[str]:
        let, whole = self.text.let, ir.vector(type, 16 * count)
        all_ = let(f"load {whole}, ptr {let(f'inttoptr i64 {place.data} to ptr')}, align 1")
        if count == 1:
            return [all_]
        orders = [", ".join(f"i32 {k + count * i}" for i in range(16)) for k in range(count)]
        return [let(f"shufflevector {whole} {all_}, {whole} poison, <16 x i32> <{order}>") for order in orders]

    def _one(self, place: Uniform, type: Type, count: int) -> list[str]:
        let, found = self.text.let, []
        for k in range(count):
            at = self.add(place, k * type.width // 8)
            value = let(f"load {type.text}, ptr {let(f'inttoptr i64 {at.data} to ptr')}, align 1")
            found.append(self._everywhere(value, type.text))
        return found

    def straight_test(self, straight: Straight, load: Callable[[Key], Lane]) -> str:
        """Whether everything is as needed; the name of an i1."""
        let, unlike, inside = self.text.let, list[str](), list[str]()
        limit = self.context("lds_size")
        for need, reach in straight.needs.items():
            parts = list(dict.fromkeys(load(need.key).data))
            if need.ascends:
                inside += self._in_order([Uniform(I32, self.first_of(part)) for part in parts])
                continue
            unlike += [self.unlike(part, need.step) for part in parts]
            for part in parts if reach else []:
                end = self.add(self.zext(Uniform(I32, self.first_of(part)), I64), reach)
                inside.append(let(f"icmp ule i64 {end.data}, {limit.data}"))
            for part in parts[1:] if need.are_alike else []:
                inside.append(let(f"icmp eq i32 {self.first_of(part)}, {self.first_of(parts[0])}"))
        is_so = self._none(unlike)
        for one in inside:
            is_so = let(f"and i1 {is_so}, {one}")
        return is_so

    def _in_order(self, firsts: Sequence[Uniform]) -> list[str]:
        """Whether the last is at most half of all numbers behind the first, and the others are between."""
        let, most = self.text.let, self.sub(firsts[-1], firsts[0]).data
        between = [self.sub(one, firsts[0]).data for one in firsts[1:-1]]
        return [let(f"icmp sge i32 {most}, 0"), *(let(f"icmp ule i32 {one}, {most}") for one in between)]

    def unlike(self, part: str, step: int) -> str:
        """The lanes of a strip that are not so far from one another, seen from the first."""
        let, first = self.text.let, self._everywhere(self.first_of(part), "i32")
        if step:
            first = let(f"add <16 x i32> {first}, {ir.constants(I32, range(0, 16 * step, step))}")
        return let(f"icmp ne <16 x i32> {part}, {first}")


_OTHERS_SEE = re.compile(
    r"\s*(?:(?:store|fence|br|call void|switch|ret)\b|\S+:$|%\S+ = (?:call (?!.*@llvm\.)|atomicrmw|cmpxchg))"
)
_NAME = re.compile(r"%[\w.]+")


def defined(line: str) -> str:
    """The name of the value that a line computes."""
    return line.partition("=")[0].strip()


def put_off(lines: Iterable[str], loaded: Collection[str]) -> Iterator[str]:
    """Lines of one block with what is loaded put off until it is used, or until something may be stored.

    The compiler leaves loads where they are if it is short of registers, and then computes strip by strip instead of
    instruction by instruction: each result would wait for the one before.
    """
    waiting: dict[str, str] = {}

    def due(line: str) -> Iterator[str]:
        for name in _NAME.findall(line):
            if name in waiting:
                wanted = waiting.pop(name)
                yield from due(wanted)
                yield wanted

    for line in lines:
        if (name := defined(line)) in loaded:
            waiting[name] = line
            continue
        if _OTHERS_SEE.match(line):
            yield from waiting.values()
            waiting.clear()
        yield from due(line)
        yield line
