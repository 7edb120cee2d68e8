"""Loads from LDS in code that has no choice left.

How the lanes of a load lie decides which way it takes, and where ways meet again its result must be in a register. A
block of many loads needs more of these than there are. So where all that was seen is one way for each load, a block is
written out a second time for just that: one test before it, and in it loads that the compiler puts where they are used.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from ...builder import Address
from ...values import I32, I64, Lane, Type, Uniform
from . import text as ir
from .helpers import ROW
from .updates import Updates

Key = tuple[str, int]
FEWEST_WORDS = 4
"""Of all lanes, loaded in a block: below, it is not written out twice."""


class Need(NamedTuple):
    """What must be so for the places in a register: items of ``size`` in a row, or one place in each strip."""

    key: Key
    way: int
    size: int


@dataclass
class Straight:
    """What a block's loads need to be without a choice."""

    way: Callable[[int], int]
    """How the lanes lay for the instruction at an address."""
    registers: dict[tuple[str, ...], Key] = field(default_factory=dict)
    """The registers that hold what they held before the block, by the names of their strips."""
    needs: dict[Need, int] = field(default_factory=dict)
    """And how many bytes from the places on are read."""
    words: int = 0

    @property
    def is_worth(self) -> bool:
        """Whether there are enough loads."""
        return self.words >= FEWEST_WORDS

    def takes(self, pc: int, address: Address, size: int) -> int:
        """Which way a load takes; 0 where it has the choice."""
        key = None if address.lane is None else self.registers.get(tuple(address.lane.data))
        way = 0 if key is None or address.base is not None or address.offset < 0 else self.way(pc)
        if key is None or not way:
            return 0
        need = Need(key, way, size if way == ROW else 0)
        reach = address.offset + (16 * size if way == ROW else size)
        self.needs[need] = max(self.needs.get(need, 0), reach)
        self.words += -(-size // 4)
        return way


class StraightLoads(Updates):
    """The part of the builder that writes them, while there is a :class:`Straight`."""

    straight: Straight | None = None

    def load_straight(self, way: int, address: Address, type: Type, count: int) -> list[Lane]:
        """A load that goes one way."""
        assert address.lane is not None
        lds, found = self.context("lds"), list[list[str]]()
        for part in address.lane.data:
            first = self.zext(Uniform(I32, self.first_of(part)), I64)
            place = self.add(self.add(lds, first), address.offset)
            found.append(self._row(place, type, count) if way == ROW else self._one(place, type, count))
        return [Lane(type, parts) for parts in zip(*found, strict=True)]

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
            unlike += [self.unlike(part, need.size) for part in parts]
            for part in parts:
                end = self.add(self.zext(Uniform(I32, self.first_of(part)), I64), reach)
                inside.append(let(f"icmp ule i64 {end.data}, {limit.data}"))
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
