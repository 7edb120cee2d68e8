"""How the places that a wave goes to lie beside one another: what decides which way an access takes.

All of it is computed from differences to the first lane. Where a loop moves every lane by the same step, they stay as
they are, and LLVM takes the tests out of the loop.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .....isa.values import Lane
from . import text as ir
from .lane_offsets import Spreads

_EVERY = "<16 x i32> zeroinitializer"


@dataclass(frozen=True, slots=True)
class Pattern:
    """How the places of the lanes of a wave lie, as names of the emitted code."""

    first: str
    """The place of the first lane, of the type of the places."""
    low: str
    """How far the lowest strip is from there."""
    spread: str
    """i64: how far the highest strip is from the lowest."""
    steps: tuple[str, ...]
    """i64: how far each strip is from the lowest."""
    is_row: str
    """i1: each strip's lanes are at successive items."""
    is_known: str
    """i1: that, or each strip's lanes are all at one place."""

    def scaled(self, text: ir.Text, shift: int) -> Pattern:
        """Of the places shifted left; ``first`` and ``low`` stay what they are."""
        if not shift:
            return self
        spread = text.let(f"shl i64 {self.spread}, {shift}")
        steps = tuple(text.let(f"shl i64 {step}, {shift}") for step in self.steps)
        return replace(self, spread=spread, steps=steps)


class Patterns(Spreads):
    """The part of the builder that looks at addresses."""

    def pattern(self, lane: Lane, high: Lane | None, size: int) -> Pattern:
        """How items of ``size`` bytes lie; ``high`` are the upper halves of addresses, to be the same in all lanes."""
        key = ("pattern", tuple(lane.data), tuple(high.data) if high is not None else None, size)
        known: Pattern | None = self.cache.get(key)
        if known is None:
            known = self.cache[key] = self._pattern(lane, high, size)
        return known

    def first_of(self, part: str, kind: str = "i32") -> str:
        """The value of a strip's first lane."""
        key = ("first", part)
        if key not in self.cache:
            place = self.cache.get(("place", part))
            taken = f"load {kind}, ptr {place}" if place else f"extractelement <16 x {kind}> {part}, i64 0"
            self.cache[key] = self.text.let(taken)
        return str(self.cache[key])

    def note_place(self, part: str, place: str) -> None:
        """Say where in memory a strip is, as long as the block lasts."""
        self.cache["place", part] = place

    def _everywhere(self, number: str, kind: str) -> str:
        start = self.text.let(f"insertelement <16 x {kind}> poison, {kind} {number}, i64 0")
        return self.text.let(f"shufflevector <16 x {kind}> {start}, <16 x {kind}> poison, {_EVERY}")

    def _pattern(self, lane: Lane, high: Lane | None, size: int) -> Pattern:
        let, kind = self.text.let, lane.type.text
        not_row, not_same = [], []
        row = ir.constants(lane.type, range(0, 16 * size, size))
        for part in dict.fromkeys(lane.data):
            apart = let(f"sub <16 x {kind}> {part}, {self._everywhere(self.first_of(part, kind), kind)}")
            not_row.append(let(f"icmp ne <16 x {kind}> {apart}, {row}"))
            not_same.append(let(f"icmp ne <16 x {kind}> {apart}, zeroinitializer"))
        if high is not None:
            upper = self._everywhere(self.first_of(high.data[0]), "i32")
            others = [let(f"icmp ne <16 x i32> {part}, {upper}") for part in dict.fromkeys(high.data)]
            not_row, not_same = not_row + others, not_same + others
        is_row, is_same = self._none(not_row), self._none(not_same)
        return self._placed(lane, is_row, let(f"or i1 {is_row}, {is_same}"))

    def _none(self, masks: list[str]) -> str:
        let, all_ = self.text.let, masks[0]
        for mask in masks[1:]:
            all_ = let(f"or <16 x i1> {all_}, {mask}")
        return let(f"icmp eq i16 {let(f'bitcast <16 x i1> {all_} to i16')}, 0")

    def _placed(self, lane: Lane, is_row: str, is_known: str) -> Pattern:
        let, kind = self.text.let, lane.type.text
        first = self.first_of(lane.data[0], kind)
        distance = {
            part: let(f"sub {kind} {self.first_of(part, kind)}, {first}") if n else "0"
            for n, part in enumerate(dict.fromkeys(lane.data))
        }
        low = high = "0"
        for name in (f"llvm.smin.{kind}", f"llvm.smax.{kind}"):
            self.text.declare(name, f"declare {kind} @{name}({kind}, {kind})")
        for part in list(distance.values())[1:]:
            low = let(f"call {kind} @llvm.smin.{kind}({kind} {low}, {kind} {part})")
            high = let(f"call {kind} @llvm.smax.{kind}({kind} {high}, {kind} {part})")
        wide = {value: value for value in {low, high, *distance.values()}}
        if kind != "i64":
            wide = {value: let(f"sext {kind} {value} to i64") for value in wide}
        spread = let(f"sub i64 {wide[high]}, {wide[low]}")
        if kind == "i64":
            # What follows counts with distances that are far from wrapping.
            is_known = let(f"and i1 {is_known}, {let(f'icmp ult i64 {spread}, {1 << 48}')}")
        steps = tuple(let(f"sub i64 {wide[distance[part]]}, {wide[low]}") for part in lane.data)
        return Pattern(first, low, spread, steps, is_row, is_known)
