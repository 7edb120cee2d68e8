"""Accesses specialised for the pattern that quick code has observed.

Testing for every pattern at each access needs the distances of all strips. If quick code has observed a single pattern,
only that is tested, and the address of each strip is scalar arithmetic; anything else goes strip by strip.
"""

from __future__ import annotations

from ......fatbin.records import dataclass
from .....isa.values import I32, I64, Lane, Mask, Uniform
from . import text as ir
from .basic import BasicBuilder
from .fast_paths import FastPath
from .lane_offsets import Inner, LaneOffsets, OffsetTracking
from .pairs import Pair
from .patterns import first_of, none_of, off_pattern, strips_of
from .prelude import CONTIGUOUS, WIDEST


@dataclass(frozen=True, slots=True)
class ObservedAccess:
    """The arguments for :func:`.wave_access.observed_access`."""

    places: list[Uniform]
    """The address of the first lane of each strip."""
    is_so: str
    """i1: whether the other lanes have the observed pattern."""
    lane: Lane
    """The part of the addresses that differs between lanes."""
    slow: str
    """The base address for the functions of a strip."""
    relative: LaneOffsets | None = None
    ascends: bool = False
    """Whether all strips are between the first and the last."""


@dataclass(frozen=True, slots=True)
class ObservedAccesses:
    """Computes the addresses of the strips of accesses with one observed pattern."""

    b: BasicBuilder
    offsets: OffsetTracking
    fast_path: FastPath | None
    """The fast path that is being emitted, which may add guards."""
    pattern: int
    size: int
    """The bytes of one lane."""
    active: Mask | None
    """The lanes that have to be in the pattern, if not all: not of addresses that a loop tests once."""
    is_partial: bool
    """Whether strips are expected to have no active lane."""

    @property
    def is_contiguous(self) -> bool:
        """Whether lanes follow one another; else all access the same item."""
        return self.pattern == CONTIGUOUS

    @property
    def reach(self) -> int:
        """The bytes of a strip, from its first item to the end of its last."""
        return 16 * self.size if self.is_contiguous else self.size

    def access(self, form: str, base: Uniform, offset: int, lane: Lane) -> ObservedAccess | None:
        """The access to an address; None if that cannot have the pattern."""
        relative = self.offsets.of(lane)
        if relative is not None and relative.checks and relative.inner is None:
            relative = None
        if relative is None:
            return self._anywhere(form, base, offset, lane)
        if relative.offsets is None and self.is_contiguous:
            return None
        lane_base = self.b.add(relative.base, offset & (1 << relative.base.type.width) - 1)
        if relative.base.type is I32:
            return self._within(form, base, relative, lane_base)
        return self._along(base, relative, lane_base)

    def _anywhere(self, form: str, base: Uniform, offset: int, lane: Lane) -> ObservedAccess:
        """With addresses that are not tracked as base and offsets."""
        if lane.type is I64 and not isinstance(lane, Pair):
            lane = Pair(*self.b.split(lane), self.b.whole)
        low = lane.low if isinstance(lane, Pair) else lane
        unlike, firsts = self._unlike_all(low, self.size, self.active), self._firsts_of_active(low)
        if not isinstance(lane, Pair):
            if form == "lds" and offset:
                lane, firsts = self.b.add(lane, offset), [self.b.add(first, offset) for first in firsts]
            return self._of_32_bits(form, base, firsts, unlike, ObservedAccess([], "", lane, base.data))
        uppers = self._firsts_of_active(lane.high)
        unlike += self._unlike_all(lane.high, 0, self.active)
        is_so = self._fitting_all(firsts, self.reach - 1, self._all_so(unlike), is_signed=False)
        places = [self.b.add(self.b.join(*both), offset) for both in zip(firsts, uppers, strict=True)]
        return ObservedAccess(places, is_so, lane, ir.number(I64, offset))

    def _within(self, form: str, base: Uniform, relative: LaneOffsets, lane_base: Uniform) -> ObservedAccess:
        """With 32-bit addresses, as base and offsets."""
        firsts = [self.b.add(lane_base, offset) for offset in self._first_offsets(relative)]
        unlike = self._unlike_offsets(relative, self.size)
        given = ObservedAccess(
            [], "", relative.offsets or self.b.lane(I32, 0), base.data, LaneOffsets(lane_base, relative.offsets)
        )
        return self._of_32_bits(form, base, firsts, unlike, given)

    def _of_32_bits(
        self, form: str, base: Uniform, firsts: list[Uniform], unlike: list[str], given: ObservedAccess
    ) -> ObservedAccess:
        """Addresses of 32 bits with a base; in LDS, one that overflows is out of bounds anyway."""
        is_so = self._all_so(unlike)
        places = [self.b.zext(first, I64) for first in firsts]
        ascends = False
        if form != "lds":
            ascends = self._ascends(given.relative.origin or given.lane if given.relative else given.lane)
            is_so = self._fitting_all(firsts, self.reach - 1, is_so, is_signed=False, ascends=ascends)
            places = [self.b.add(place, base) for place in places]
        return ObservedAccess(places, is_so, given.lane, given.slow, given.relative, ascends)

    def _along(self, base: Uniform, relative: LaneOffsets, lane_base: Uniform) -> ObservedAccess | None:
        """With 64-bit addresses, by the offsets of the 32-bit values that they were extended from."""
        if relative.offsets is None:
            is_so = "true"
            for check in relative.checks:
                is_so = self.b.text.let(f"and i1 {is_so}, {check}")
            given = LaneOffsets(lane_base, None)
            return ObservedAccess([lane_base] * self.b.strips, is_so, self.b.lane(I64, 0), base.data, given)
        inner, shift = relative.inner, relative.shift
        if inner is None or len(relative.checks) != 1 or self.size & (1 << shift) - 1:
            return None
        step = self.size >> shift
        rest = self.b.sub(lane_base, self._moved(inner.base, inner, shift))
        firsts = [self.b.add(inner.base, offset) for offset in self._first_offsets(relative)]
        places = [self.b.add(self._moved(first, inner, shift), rest) for first in firsts]
        is_so = self._all_so(self._unlike_offsets(relative, step))
        ascends = self._ascends(relative.origin or relative.offsets)
        if self.is_contiguous or ascends:
            more = 15 * step if self.is_contiguous else 0
            is_so = self._fitting_all(firsts, more, is_so, is_signed=inner.is_signed, ascends=ascends)
        return ObservedAccess(
            places,
            is_so,
            relative.offsets,
            base.data,
            LaneOffsets(lane_base, relative.offsets, (), shift, inner),
            ascends,
        )

    def _moved(self, value: Uniform, inner: Inner, shift: int) -> Uniform:
        return self.b.shl(self.b.sext(value, I64) if inner.is_signed else self.b.zext(value, I64), shift)

    def _firsts(self, lane: Lane) -> list[Uniform]:
        return [Uniform(I32, first_of(self.b, part)) for part in lane.data]

    def _firsts_of_active(self, lane: Lane) -> list[Uniform]:
        """The same; strips without an active lane are taken to be where the first strip with one is."""
        firsts = self._firsts(lane)
        if not self.is_partial or self.active is None:
            return firsts
        let, found, first = self.b.text.let, list[Uniform](), firsts[-1].data
        has_some = [let(f"icmp ne i16 {let(f'bitcast <16 x i1> {mask} to i16')}, 0") for mask in self.active.data]
        for one, is_so in reversed(list(zip(firsts, has_some, strict=True))):
            first = let(f"select i1 {is_so}, i32 {one.data}, i32 {first}")
        for one, is_so in zip(firsts, has_some, strict=True):
            found.append(Uniform(I32, let(f"select i1 {is_so}, i32 {one.data}, i32 {first}")))
        return found

    def _first_offsets(self, relative: LaneOffsets) -> list[Uniform]:
        """The offset of the first lane of each strip."""
        if relative.offsets is None:
            return [self.b.uniform(I32, 0)] * self.b.strips
        if relative.origin is None:
            return self._firsts(relative.offsets)
        start, *others = self._firsts(relative.origin)
        return [self.b.uniform(I32, 0), *(self.b.sub(other, start) for other in others)]

    def _unlike_offsets(self, relative: LaneOffsets, step: int) -> list[str]:
        lane = relative.origin or relative.offsets
        return [] if lane is None else self._unlike_all(lane, step)

    def _unlike_all(self, lane: Lane, step: int, active: Mask | None = None) -> list[str]:
        """For each strip, the mask of lanes that are not in the pattern."""
        found, distance = list[str](), step if self.is_contiguous else 0
        if self.fast_path is not None and self.fast_path.knows(lane, distance):
            return found
        for part, mask in strips_of(lane, active):
            key = ("unlike", part, mask, bool(distance), step)
            if key not in self.b.cache:
                self.b.cache[key] = off_pattern(self.b, part, distance, mask)
            found.append(self.b.cache[key])
        return found

    def _all_so(self, unlike: list[str]) -> str:
        return none_of(self.b, unlike) if unlike else "true"

    def _ascends(self, lane: Lane) -> bool:
        """Whether a loop guard proves that the strips come in order: worth while in a batch, which has many."""
        return self.fast_path is not None and self.b.strips > WIDEST and self.fast_path.ascends(lane)

    def _fitting_all(
        self, firsts: list[Uniform], more: int, is_so: str, *, is_signed: bool, ascends: bool = False
    ) -> str:
        """``is_so``, and ``more`` bytes past the first lanes nothing overflows 32 bits."""
        let, (most, how) = self.b.text.let, ((1 << 31) - 1, "s") if is_signed else ((1 << 32) - 1, "u")
        self.b.text.declare(f"llvm.{how}max.i32", f"declare i32 @llvm.{how}max.i32(i32, i32)")
        if ascends:
            # The strips between are so in fact if the last address has not wrapped around.
            firsts = [firsts[0], firsts[-1]]
            is_after = let(f"icmp {how}le i32 {firsts[0].data}, {firsts[1].data}")
            is_so = let(f"and i1 {is_so}, {is_after}")
        highest = firsts[0].data
        for first in firsts[1:]:
            highest = let(f"call i32 @llvm.{how}max.i32(i32 {highest}, i32 {first.data})")
        fits = let(f"icmp {how}le i32 {highest}, {ir.number(I32, most - more)}")
        return let(f"and i1 {is_so}, {fits}")
