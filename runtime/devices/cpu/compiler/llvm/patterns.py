"""The access pattern of a wave, tested at run time.

The tests use differences to the first lane only. If a loop advances every lane by the same step, these are loop-invariant,
and LLVM hoists the tests.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .....isa.values import Lane
from . import text as ir
from .lane_offsets import OffsetTracking

_EVERY = "<16 x i32> zeroinitializer"


@dataclass(frozen=True, slots=True)
class Pattern:
    """The access pattern of a wave, as names of values in the emitted code."""

    first: str
    """The address of the first lane, in the type of the addresses."""
    low: str
    """The distance from there to the lowest strip."""
    extent: str
    """i64: the distance from the lowest strip to the highest."""
    steps: tuple[str, ...]
    """i64: the distance from the lowest strip to each strip."""
    is_contiguous: str
    """i1: each strip is contiguous."""
    is_known: str
    """i1: each strip is contiguous, or each is uniform."""

    def scaled(self, text: ir.Text, shift: int) -> Pattern:
        """The pattern of the addresses shifted left; ``first`` and ``low`` are not shifted."""
        if not shift:
            return self
        extent = text.let(f"shl i64 {self.extent}, {shift}")
        steps = tuple(text.let(f"shl i64 {step}, {shift}") for step in self.steps)
        return replace(self, extent=extent, steps=steps)


class Patterns(OffsetTracking):
    """The part of the builder that tests addresses for patterns."""

    def pattern(self, lane: Lane, high: Lane | None, size: int) -> Pattern:
        """The pattern of items of ``size`` bytes; ``high`` are upper halves of addresses, which must be uniform."""
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
        """Record the address of a strip in memory, for the rest of the block."""
        self.cache["place", part] = place

    def _everywhere(self, number: str, kind: str) -> str:
        start = self.text.let(f"insertelement <16 x {kind}> poison, {kind} {number}, i64 0")
        return self.text.let(f"shufflevector <16 x {kind}> {start}, <16 x {kind}> poison, {_EVERY}")

    def _pattern(self, lane: Lane, high: Lane | None, size: int) -> Pattern:
        let, kind = self.text.let, lane.type.text
        not_contiguous, not_uniform = [], []
        row = ir.constants(lane.type, range(0, 16 * size, size))
        for part in dict.fromkeys(lane.data):
            offsets = let(f"sub <16 x {kind}> {part}, {self._everywhere(self.first_of(part, kind), kind)}")
            not_contiguous.append(let(f"icmp ne <16 x {kind}> {offsets}, {row}"))
            not_uniform.append(let(f"icmp ne <16 x {kind}> {offsets}, zeroinitializer"))
        if high is not None:
            upper = self._everywhere(self.first_of(high.data[0]), "i32")
            others = [let(f"icmp ne <16 x i32> {part}, {upper}") for part in dict.fromkeys(high.data)]
            not_contiguous, not_uniform = not_contiguous + others, not_uniform + others
        is_contiguous, is_uniform = self._none(not_contiguous), self._none(not_uniform)
        return self._placed(lane, is_contiguous, let(f"or i1 {is_contiguous}, {is_uniform}"))

    def _none(self, masks: list[str]) -> str:
        let, all_ = self.text.let, masks[0]
        for mask in masks[1:]:
            all_ = let(f"or <16 x i1> {all_}, {mask}")
        return let(f"icmp eq i16 {let(f'bitcast <16 x i1> {all_} to i16')}, 0")

    def _placed(self, lane: Lane, is_contiguous: str, is_known: str) -> Pattern:
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
        extent = let(f"sub i64 {wide[high]}, {wide[low]}")
        if kind == "i64":
            # The code that uses the steps assumes that they are far from overflow.
            is_known = let(f"and i1 {is_known}, {let(f'icmp ult i64 {extent}, {1 << 48}')}")
        steps = tuple(let(f"sub i64 {wide[distance[part]]}, {wide[low]}") for part in lane.data)
        return Pattern(first, low, extent, steps, is_contiguous, is_known)
