"""The access pattern of a wave, tested at run time.

The tests use differences to the first lane only. If a loop advances every lane by the same step, these are loop-invariant,
and LLVM hoists the tests.
"""

from __future__ import annotations

from collections.abc import Iterator

from ......fatbin.records import dataclass, replace
from .....isa.values import I32, Lane, Mask
from . import text as ir
from .basic import BasicBuilder

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


def pattern_of(b: BasicBuilder, lane: Lane, high: Lane | None, size: int, active: Mask | None = None) -> Pattern:
    """The pattern of items of ``size`` bytes; ``high`` are upper halves of addresses, which must be uniform.

    Of all lanes, or of the active ones: a test of all is the same in all iterations of a loop that disables some.
    """
    key = ("pattern", *(tuple(one.data) if one is not None else None for one in (lane, high, active)), size)
    known: Pattern | None = b.cache.get(key)
    if known is None:
        known = b.cache[key] = _pattern(b, lane, high, size, active)
    return known


def first_of(b: BasicBuilder, part: str, kind: str = "i32") -> str:
    """The value of a strip's first lane."""
    key = ("first", part)
    if key not in b.cache:
        place = b.cache.get(("place", part))
        taken = f"load {kind}, ptr {place}" if place else f"extractelement <16 x {kind}> {part}, i64 0"
        b.cache[key] = b.text.let(taken)
    return str(b.cache[key])


def note_place(b: BasicBuilder, part: str, place: str) -> None:
    """Record the address of a strip in memory, for the rest of the block."""
    b.cache["place", part] = place


def everywhere(b: BasicBuilder, number: str, kind: str) -> str:
    """Broadcast a scalar to a strip."""
    start = b.text.let(f"insertelement <16 x {kind}> poison, {kind} {number}, i64 0")
    return b.text.let(f"shufflevector <16 x {kind}> {start}, <16 x {kind}> poison, {_EVERY}")


def strips_of(lane: Lane, active: Mask | None) -> Iterator[tuple[str, str | None]]:
    """Each strip that differs from others, with the mask of the lanes that count, if not all do."""
    masks = [None] * len(lane.data) if active is None else active.data
    yield from dict.fromkeys(zip(lane.data, masks, strict=True))


def _pattern(b: BasicBuilder, lane: Lane, high: Lane | None, size: int, active: Mask | None) -> Pattern:
    let, kind = b.text.let, lane.type.text
    not_contiguous, not_uniform = [], []
    row = ir.constants(lane.type, range(0, 16 * size, size))
    for part, mask in strips_of(lane, active):
        offsets = let(f"sub <16 x {kind}> {part}, {everywhere(b, first_of(b, part, kind), kind)}")
        not_contiguous.append(_among(b, let(f"icmp ne <16 x {kind}> {offsets}, {row}"), mask))
        not_uniform.append(_among(b, let(f"icmp ne <16 x {kind}> {offsets}, zeroinitializer"), mask))
    if high is not None:
        upper = everywhere(b, first_of(b, high.data[0]), "i32")
        others = [_among(b, let(f"icmp ne <16 x i32> {part}, {upper}"), mask) for part, mask in strips_of(high, active)]
        not_contiguous, not_uniform = not_contiguous + others, not_uniform + others
    is_contiguous, is_uniform = none_of(b, not_contiguous), none_of(b, not_uniform)
    return _placed(b, lane, is_contiguous, let(f"or i1 {is_contiguous}, {is_uniform}"))


def none_of(b: BasicBuilder, masks: list[str]) -> str:
    """Whether no lane is in any of some masks."""
    let, all_ = b.text.let, masks[0]
    for mask in masks[1:]:
        all_ = let(f"or <16 x i1> {all_}, {mask}")
    return let(f"icmp eq i16 {let(f'bitcast <16 x i1> {all_} to i16')}, 0")


def _placed(b: BasicBuilder, lane: Lane, is_contiguous: str, is_known: str) -> Pattern:
    let, kind = b.text.let, lane.type.text
    first = first_of(b, lane.data[0], kind)
    distance = {
        part: let(f"sub {kind} {first_of(b, part, kind)}, {first}") if n else "0"
        for n, part in enumerate(dict.fromkeys(lane.data))
    }
    low = high = "0"
    for name in (f"llvm.smin.{kind}", f"llvm.smax.{kind}"):
        b.text.declare(name, f"declare {kind} @{name}({kind}, {kind})")
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


def off_pattern(b: BasicBuilder, part: str, step: int, active: str | None = None) -> str:
    """Emit the mask of lanes of a strip, or of its active ones, that are not at their distance from the first lane."""
    let, first = b.text.let, everywhere(b, first_of(b, part), "i32")
    if step:
        first = let(f"add <16 x i32> {first}, {ir.constants(I32, range(0, 16 * step, step))}")
    return _among(b, let(f"icmp ne <16 x i32> {part}, {first}"), active)


def _among(b: BasicBuilder, found: str, active: str | None) -> str:
    """Emit the lanes of a mask that are active."""
    return found if active is None else b.text.let(f"and <16 x i1> {found}, {active}")
