"""Accesses of a wave whose lanes lie as quick code has met them.

Which way an access goes is tested where it is, and each way needs numbers of its own. Where one way was all that was
seen, that alone is tested, and the place of each strip is a sum of scalars; anything else goes strip by strip.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .....isa.values import I32, I64, Lane, Uniform
from . import text as ir
from .fast_paths import StraightLoads
from .helpers import ROW, WIDEST
from .lane_offsets import Inner, Spread
from .pairs import Pair


@dataclass(frozen=True, slots=True)
class Lain:
    """Where the strips of a wave lie: what the functions of :mod:`.wave_access` for one way take."""

    places: list[Uniform]
    """Of the first lane of each strip."""
    is_so: str
    """i1: whether the other lanes lie as they should."""
    lane: Lane
    """What differs between lanes."""
    slow: str
    """The base for the functions of a strip."""
    spread: Spread | None = None
    ascends: bool = False
    """Whether no place is before the first or behind the last."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A way, and the bytes of one lane."""

    way: int
    size: int

    @property
    def reach(self) -> int:
        """From a strip's first place to the end of its last."""
        return 16 * self.size if self.way == ROW else self.size


class OneWay(StraightLoads):
    """The part of the builder that finds out where they lie."""

    ways: Callable[[int], int] | None = None
    """How the lanes lay for the instruction at an address; 0 where that is not known."""

    def lain(self, form: str, base: Uniform, offset: int, lane: Lane, way: int, size: int) -> Lain | None:
        """Where an access goes if it goes a way; None where that is not so by how its address was made."""
        spread, wanted = self.spread(lane), _Wanted(way, size)
        if spread is not None and spread.checks and spread.inner is None:
            spread = None
        if spread is None:
            return self._lain_anywhere(form, base, offset, lane, wanted)
        if spread.apart is None and way == ROW:
            return None
        head = self.add(spread.head, offset & (1 << spread.head.type.width) - 1)
        if spread.head.type is I32:
            return self._lain_within(form, base, spread, head, wanted)
        return self._lain_along(base, spread, head, wanted)

    def _lain_anywhere(self, form: str, base: Uniform, offset: int, lane: Lane, wanted: _Wanted) -> Lain:
        """Of places that nothing is known of."""
        if lane.type is I64 and not isinstance(lane, Pair):
            lane = Pair(*self.split(lane), self._whole)
        low = lane.low if isinstance(lane, Pair) else lane
        unlike, firsts = self._unlike_all(low, wanted, wanted.size), self._firsts(low)
        if not isinstance(lane, Pair):
            if form == "lds" and offset:
                lane, firsts = self.add(lane, offset), [self.add(first, offset) for first in firsts]
            return self._lain_of_32(form, base, firsts, unlike, wanted, Lain([], "", lane, base.data))
        uppers = self._firsts(lane.high)
        unlike += self._unlike_all(lane.high, _Wanted(0, 0), 0)
        is_so = self._fitting_all(firsts, wanted.reach - 1, self._all_so(unlike), is_signed=False)
        places = [self.add(self.join(*both), offset) for both in zip(firsts, uppers, strict=True)]
        return Lain(places, is_so, lane, ir.number(I64, offset))

    def _lain_within(self, form: str, base: Uniform, spread: Spread, head: Uniform, wanted: _Wanted) -> Lain:
        """Of 32-bit places by their spread."""
        firsts = [self.add(head, apart) for apart in self._apart_firsts(spread)]
        unlike = self._unlike_spread(spread, wanted, wanted.size)
        given = Lain([], "", spread.apart or self.lane(I32, 0), base.data, Spread(head, spread.apart))
        return self._lain_of_32(form, base, firsts, unlike, wanted, given)

    def _lain_of_32(
        self, form: str, base: Uniform, firsts: list[Uniform], unlike: list[str], wanted: _Wanted, given: Lain
    ) -> Lain:
        """Places of 32 bits beside a base; in LDS those that leave them are outside anyway."""
        is_so = self._all_so(unlike)
        places = [self.zext(first, I64) for first in firsts]
        ascends = False
        if form != "lds":
            ascends = self._ascends(given.spread.origin or given.lane if given.spread else given.lane)
            is_so = self._fitting_all(firsts, wanted.reach - 1, is_so, is_signed=False, ascends=ascends)
            places = [self.add(place, base) for place in places]
        return Lain(places, is_so, given.lane, given.slow, given.spread, ascends)

    def _lain_along(self, base: Uniform, spread: Spread, head: Uniform, wanted: _Wanted) -> Lain | None:
        """Of 64-bit places by the spread of the 32-bit values that they were made of."""
        if spread.apart is None:
            is_so = "true"
            for check in spread.checks:
                is_so = self.text.let(f"and i1 {is_so}, {check}")
            given = Spread(head, None)
            return Lain([head] * self.strips, is_so, self.lane(I64, 0), base.data, given)
        inner, shift = spread.inner, spread.shift
        if inner is None or len(spread.checks) != 1 or wanted.size & (1 << shift) - 1:
            return None
        step = wanted.size >> shift
        rest = self.sub(head, self._moved(inner.head, inner, shift))
        firsts = [self.add(inner.head, apart) for apart in self._apart_firsts(spread)]
        places = [self.add(self._moved(first, inner, shift), rest) for first in firsts]
        is_so = self._all_so(self._unlike_spread(spread, wanted, step))
        ascends = self._ascends(spread.origin or spread.apart)
        if wanted.way == ROW or ascends:
            more = 15 * step if wanted.way == ROW else 0
            is_so = self._fitting_all(firsts, more, is_so, is_signed=inner.is_signed, ascends=ascends)
        return Lain(places, is_so, spread.apart, base.data, Spread(head, spread.apart, (), shift, inner), ascends)

    def _moved(self, value: Uniform, inner: Inner, shift: int) -> Uniform:
        return self.shl(self.sext(value, I64) if inner.is_signed else self.zext(value, I64), shift)

    def _firsts(self, lane: Lane) -> list[Uniform]:
        return [Uniform(I32, self.first_of(part)) for part in lane.data]

    def _apart_firsts(self, spread: Spread) -> list[Uniform]:
        """How far the first lane of each strip is from the head."""
        if spread.apart is None:
            return [self.uniform(I32, 0)] * self.strips
        if spread.origin is None:
            return self._firsts(spread.apart)
        start, *others = self._firsts(spread.origin)
        return [self.uniform(I32, 0), *(self.sub(other, start) for other in others)]

    def _unlike_spread(self, spread: Spread, wanted: _Wanted, step: int) -> list[str]:
        lane = spread.origin or spread.apart
        return [] if lane is None else self._unlike_all(lane, wanted, step)

    def _unlike_all(self, lane: Lane, wanted: _Wanted, step: int) -> list[str]:
        """For each strip, the lanes that are not where they should be, seen from the first."""
        found = list[str]()
        if self.straight is not None and self.straight.knows(lane, step if wanted.way == ROW else 0):
            return found
        for part in dict.fromkeys(lane.data):
            key = ("unlike", part, wanted.way == ROW, step)
            if key not in self.cache:
                self.cache[key] = self.unlike(part, step if wanted.way == ROW else 0)
            found.append(self.cache[key])
        return found

    def _all_so(self, unlike: list[str]) -> str:
        return self._none(unlike) if unlike else "true"

    def _ascends(self, lane: Lane) -> bool:
        """Whether strips come in order, by a test that is needed but once: worth while for those of several waves."""
        return self.straight is not None and self.strips > WIDEST and self.straight.ascends(lane)

    def _fitting_all(
        self, firsts: list[Uniform], more: int, is_so: str, *, is_signed: bool, ascends: bool = False
    ) -> str:
        """Whether also nothing wraps at 32 bits, so far behind the first lanes."""
        let, (most, how) = self.text.let, ((1 << 31) - 1, "s") if is_signed else ((1 << 32) - 1, "u")
        self.text.declare(f"llvm.{how}max.i32", f"declare i32 @llvm.{how}max.i32(i32, i32)")
        if ascends:
            # What lies between by its distances does so in fact if nothing wrapped on the way to the last.
            firsts = [firsts[0], firsts[-1]]
            is_after = let(f"icmp {how}le i32 {firsts[0].data}, {firsts[1].data}")
            is_so = let(f"and i1 {is_so}, {is_after}")
        highest = firsts[0].data
        for first in firsts[1:]:
            highest = let(f"call i32 @llvm.{how}max.i32(i32 {highest}, i32 {first.data})")
        fits = let(f"icmp {how}le i32 {highest}, {ir.number(I32, most - more)}")
        return let(f"and i1 {is_so}, {fits}")
