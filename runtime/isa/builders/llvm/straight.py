"""Accesses in code that has no choice left.

How the lanes of a load lie decides which way it takes, and where ways meet again its result must be in a register. A
block of many loads needs more of these than there are. So where all that was seen is one way for each access to LDS, a
block is written out a second time for just that: one test before it, and in it loads that the compiler puts where they
are used. In a loop that waits, what it does not change needs that test but once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ...builder import Address
from ...values import I32, I64, Lane, Mask, Type, Uniform
from . import text as ir
from .helpers import ROW, WAYS
from .updates import Updates

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


@dataclass
class Straight:
    """What a block's accesses need to be without a choice."""

    way: Callable[[int], int]
    """How the lanes lay for the instruction at an address."""
    are_alike: Callable[[int], bool]
    """Whether they lay the same in all strips."""
    kept: Collection[Key] = ()
    """Registers that need be tested but once, as long as the loop around the block lasts."""
    registers: dict[tuple[str, ...], Key] = field(default_factory=dict)
    """The registers that hold what they held before the block, by the names of their strips."""
    needs: dict[Need, int] = field(default_factory=dict)
    """And how many bytes of LDS from there on are accessed."""
    words: int = 0
    active: Mask | None = None
    """The lanes that are active where the block begins."""
    is_full: bool = False
    """Whether these must be all."""

    @property
    def is_worth(self) -> bool:
        """Whether there is enough to gain."""
        return self.words >= FEWEST_WORDS or (self.is_kept and len(self.needs) >= FEWEST_NEEDS)

    @property
    def is_kept(self) -> bool:
        """Whether one test is enough for all turns of the loop."""
        return all(need.key in self.kept for need in self.needs)

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
        key = self.registers.get(tuple(lane.data))
        if key is None or key not in self.kept:
            return False
        self.needs.setdefault(Need(key, step), 0)
        return True


class StraightLoads(Updates):
    """The part of the builder that writes them, while there is a :class:`Straight`."""

    straight: Straight | None = None

    def load_straight(self, need: Need, address: Address, type: Type, count: int) -> list[Lane]:
        """A load that goes one way."""
        each = self._row if need.step else self._one
        places = self._straight_places(address)
        found = [each(place, type, count) for place in places[: 1 if need.are_alike else None]]
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

    def unlike(self, part: str, step: int) -> str:
        """The lanes of a strip that are not so far from one another, seen from the first."""
        let, first = self.text.let, self._everywhere(self.first_of(part), "i32")
        if step:
            first = let(f"add <16 x i32> {first}, {ir.constants(I32, range(0, 16 * step, step))}")
        return let(f"icmp ne <16 x i32> {part}, {first}")
