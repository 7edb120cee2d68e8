"""Memory as LLVM IR: calls of the access functions in :mod:`.strip_access`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ......fatbin.records import dataclass, replace
from .....isa.builder import Address, Space
from .....isa.values import I32, I64, Lane, Mask, Type, Uniform
from ..access_patterns import Observed
from . import prelude, scratch, strip_access
from . import text as ir
from .basic import BasicBuilder
from .fast_paths import FastPath, Guard, fast_load, fast_store
from .lane_offsets import LaneOffsets, OffsetTracking
from .pairs import Pair
from .patterns import Pattern, first_of, pattern_of

# Only optimised code has whole accesses of waves: what quick code has no use for is imported where it is needed.
if TYPE_CHECKING:
    from . import wave_access
    from .observed_accesses import ObservedAccess


@dataclass(frozen=True, slots=True)
class _Place:
    """The arguments for :func:`.wave_access.access`."""

    start: str
    span: str
    is_known: str
    pattern: Pattern
    lane: Lane
    """The part of the addresses that differs between lanes."""
    slow: str
    """The base address for the functions of a strip."""
    base_argument: str
    """The base of lane offsets as an argument, or nothing."""


class Memory:
    """Emits the loads and stores of a builder."""

    def __init__(self, b: BasicBuilder, offsets: OffsetTracking) -> None:
        self.b, self.offsets = b, offsets
        self.fetches = True
        """Whether accesses prefetch for the next waves or iterations."""
        self.fast_path: FastPath | None = None
        """The fast path that is being emitted."""
        self.taken: Guard | None = None
        """The guard of the last access, where that is on the fast path."""
        self.is_watched = False
        """Whether accesses have undefined memory reported, or defined."""
        self.observed: Callable[[int], Observed] | None = None
        """The observed access pattern of the instruction at an address."""

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        return self._load(space, address, type, 1, mask)[0]

    def load_words(self, space: str, address: Address, count: int, mask: Mask) -> list[Lane]:
        return self._load(space, address, I32, count, mask)

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        self._store(space, address, [value], mask)

    def store_words(self, space: str, address: Address, words: Sequence[Lane], mask: Mask) -> None:
        self._store(space, address, words, mask)

    # Global and LDS

    def _place(self, space: str, address: Address) -> tuple[str, str, Lane]:
        """The form of an access, its leading argument, and the part of addresses that differs between lanes."""
        offset = address.offset
        if space == Space.LDS:
            # Addresses in LDS wrap at 32 bits, which compilers rely on.
            return "lds", "i64 0, ", address.resolve(self.b, I32)
        if address.base is None or (address.lane is not None and address.lane.type is I64):
            lane = Address(address.lane, address.base).resolve(self.b, I64)
            if isinstance(lane, Pair):
                return "p32", f"i64 {offset & (1 << 64) - 1}, ", lane
            return "g64", "", address.resolve(self.b, I64)
        lane = address.lane if address.lane is not None else self.b.lane(I32, 0)
        base = self.b.add(address.base, offset & (1 << 64) - 1)
        return "g32", f"i64 {base.data}, ", lane

    def _declared(self, kind: str, space: str, form: str, type: Type, count: int) -> strip_access.Access:
        """Declare the function for a strip."""
        one = strip_access.Access(kind, space, form, type.text, count)
        self.b.text.declare(one.name, one.declaration(one.name))
        return one

    @staticmethod
    def _parts(lane: Lane) -> Sequence[str]:
        """The arguments for each strip: addresses, offsets, or the two halves of addresses."""
        if not isinstance(lane, Pair):
            return [f"{ir.vector(lane.type)} {part}" for part in lane.data]
        halves = zip(lane.low.data, lane.high.data, strict=True)
        return [f"<16 x i32> {low}, <16 x i32> {high}" for low, high in halves]

    def _load(self, space: str, address: Address, type: Type, count: int, mask: Mask) -> list[Lane]:
        if space == Space.SCRATCH:
            return scratch.load(self.b, address, type, count, mask)
        self.taken = None
        if self.fast_path is not None and space == Space.LDS:
            guard = self.fast_path.takes("load", self.b.pc, address, count * type.width // 8)
            if guard is not None:
                self.fast_path.is_watched |= self.is_watched
                self.taken = guard
                return fast_load(self.b, self.fast_path, guard, address, type, count)
        if self.b.inline:
            return self._load_wave(space, address, type, count, mask)
        form, base, lane = self._place(space, address)
        one = self._declared("load", space, form, type, count)
        found: list[list[str]] = [[] for _ in range(count)]
        for n, (part, active) in enumerate(zip(self._parts(lane), mask.data, strict=True)):
            arguments = f"ptr %c, i64 {self.b.pc + n}, {base}{part}, <16 x i1> {active}, i64 {16 * n}"
            got = self.b.text.let(f"call {one.result} @{one.name}({arguments})")
            for k in range(count):
                found[k].append(got if count == 1 else self.b.text.let(f"extractvalue {one.result} {got}, {k}"))
        return [Lane(type, tuple(parts)) for parts in found]

    def _store(self, space: str, address: Address, values: Sequence[Lane], mask: Mask) -> None:
        if space == Space.SCRATCH:
            scratch.store(self.b, address, values, mask)
            return
        if space != Space.LDS:
            self.b.text.do(f"store i1 true, ptr {self.b.stored}")
        elif self.fast_path is not None and self.fast_path.takes_store(self.b.pc, address, values, mask):
            self.fast_path.is_watched |= self.is_watched
            fast_store(self.b, address, values[0])
            return
        if self.b.inline:
            self._store_wave(space, address, values, mask)
            return
        form, base, lane = self._place(space, address)
        one = self._declared("store", space, form, values[0].type, len(values))
        for n, (part, active) in enumerate(zip(self._parts(lane), mask.data, strict=True)):
            data = "".join(f", {vector} {value.data[n]}" for vector, value in zip(one.values, values, strict=True))
            arguments = f"ptr %c, i64 {self.b.pc + n}, {base}{part}, <16 x i1> {active}, i64 {16 * n}{data}"
            self.b.text.do(f"call void @{one.name}({arguments})")

    # All strips of a wave at once

    def _load_wave(self, space: str, address: Address, type: Type, count: int, mask: Mask) -> list[Lane]:
        result, call = self._wave_call("load", space, address, type, count, mask, ())
        got = self.b.text.let(call)
        found: list[list[str]] = [[] for _ in range(count)]
        for n in range(self.b.strips):
            for k in range(count):
                at = f"{n}, {k}" if count > 1 else str(n)
                found[k].append(self.b.text.let(f"extractvalue {result} {got}, {at}"))
        return [Lane(type, tuple(parts)) for parts in found]

    def _store_wave(self, space: str, address: Address, values: Sequence[Lane], mask: Mask) -> None:
        _, call = self._wave_call("store", space, address, values[0].type, len(values), mask, values)
        self.b.text.do(call)

    def _wave_call(
        self, kind: str, space: str, address: Address, type: Type, count: int, mask: Mask, values: Sequence[Lane]
    ) -> tuple[str, str]:
        """The type of the result, and the call."""
        from . import wave_access
        from .observed_accesses import ObservedAccesses

        form, base, offset, lane = self._wave_place(space, address)
        one = strip_access.Access(kind, space, form, type.text, count)
        pattern, is_partial = self.observed(self.b.pc) if self.observed is not None else (0, False)
        access = (
            ObservedAccesses(
                self.b, self.offsets, self.fast_path, pattern, one.size, self._counting(mask), is_partial
            ).access(form, base, offset, lane)
            if pattern in prelude.PATTERNS[kind]
            else None
        )
        if access is not None:
            return self._observed_call(one, access, pattern, mask, values)
        relative = self.offsets.of(lane)
        if relative is not None and relative.checks and relative.inner is None:
            relative = None  # if a check failed, the addresses could not be computed from it
        if relative is not None:
            at = self._place_by_offsets(form, base, offset, relative, one.size)
        else:
            at = self._place_anywhere(form, base, offset, lane, one.size, self._counting(mask))
        if space == Space.FLAT:
            self.b.definitions["hk.inside.flat"] = prelude.INSIDE_FLAT
        one, given_as = self._given_as(one, relative)
        name, definition, result = wave_access.access(self._wanted(one, given_as))
        self.b.definitions[name] = definition
        steps = "".join(f"i64 {step}, " for step in at.pattern.steps)
        return result, (
            f"call {result} @{name}(ptr %c, i64 {self.b.pc}, i64 {at.start}, i64 {at.span}, {steps}i1 {at.pattern.is_contiguous},"
            f" i1 {at.is_known}, i64 {at.slow}{at.base_argument}{self._given(one, at.lane, mask, values)})"
        )

    def _observed_call(
        self, one: strip_access.Access, access: ObservedAccess, pattern: int, mask: Mask, values: Sequence[Lane]
    ) -> tuple[str, str]:
        """The type of the result, and the call, for an access with an observed pattern."""
        from . import wave_access

        one, given_as = self._given_as(one, access.relative)
        name, definition, result = wave_access.observed_access(
            pattern, self._wanted(one, given_as), ascends=access.ascends
        )
        self.b.definitions[name] = definition
        self.b.text.declare("llvm.umax.i64", "declare i64 @llvm.umax.i64(i64, i64)")
        self.b.text.declare("llvm.usub.sat.i64", "declare i64 @llvm.usub.sat.i64(i64, i64)")
        places = "".join(f", i64 {place.data}" for place in access.places)
        base_argument = self._base_arguments(access.relative) if access.relative is not None else ""
        return result, (
            f"call {result} @{name}(ptr %c, i64 {self.b.pc}{places}, i1 {access.is_so}, i64 {access.slow}{base_argument}"
            f"{self._given(one, access.lane, mask, values)})"
        )

    def _wanted(self, one: strip_access.Access, given_as: str) -> wave_access.Wanted:
        from . import wave_access

        return wave_access.Wanted(
            one.kind, one.space, one.form, one.type, one.count, self.b.strips, given_as, self.fetches, self.is_watched
        )

    def _given_as(self, one: strip_access.Access, relative: LaneOffsets | None) -> tuple[strip_access.Access, str]:
        """The access as the functions of strips take it, and how addresses are made of base and offsets."""
        from . import every_strip

        if relative is not None and one.form == "p32":
            # Whole addresses are put together only where a strip needs them.
            one = strip_access.Access(one.kind, one.space, "g64", one.type, one.count)
        name = every_strip.every_strip(one, self.b.strips, is_watched=self.is_watched)
        self.b.text.declare(name, every_strip.declaration(one, self.b.strips, is_watched=self.is_watched))
        return one, "" if relative is None else self._kind(relative)

    def _given(self, one: strip_access.Access, lane: Lane, mask: Mask, values: Sequence[Lane]) -> str:
        """The arguments for all strips."""
        return "".join(
            f", {part}, <16 x i1> {active}"
            + "".join(f", {vector} {value.data[n]}" for vector, value in zip(one.values, values, strict=True))
            for n, (part, active) in enumerate(zip(self._parts(lane), mask.data, strict=True))
        )

    def _place_by_offsets(self, form: str, base: Uniform, offset: int, relative: LaneOffsets, size: int) -> _Place:
        """The arguments for addresses that are tracked as base and offsets."""
        type, shift = relative.base.type, relative.shift
        offsets, given = relative.offsets or self.b.lane(type, 0), relative.offsets or self.b.lane(type, 0)
        if shift and size & (1 << shift) - 1:
            offsets, shift = self.offsets.offsets64(relative), 0
        pattern = pattern_of(self.b, offsets, None, size >> shift).scaled(self.b.text, shift)
        lane_base = self.b.add(relative.base, offset & (1 << type.width) - 1)
        first = self.b.add(Uniform(offsets.type, pattern.first), Uniform(offsets.type, pattern.low))
        lowest = self.b.add(lane_base, first if offsets.type is type else self.b.shl(self.b.sext(first, I64), shift))
        span, is_known = self._span(pattern, size), pattern.is_known
        for check in relative.checks:
            is_known = self.b.text.let(f"and i1 {is_known}, {check}")
        start = lowest
        if type is I32:
            start = self.b.zext(lowest, I64)
            if form != "lds":
                is_known = self._fitting(start, span, is_known)
                start = self.b.add(start, base)
        return _Place(
            start.data,
            span,
            is_known,
            pattern,
            given,
            base.data,
            self._base_arguments(replace(relative, base=lane_base)),
        )

    @staticmethod
    def _base_arguments(relative: LaneOffsets) -> str:
        """The base of lane offsets, as arguments."""
        inner = "" if relative.inner is None else f", i32 {relative.inner.base.data}"
        return f", {relative.base.type.text} {relative.base.data}{inner}"

    @staticmethod
    def _kind(relative: LaneOffsets) -> str:
        """How addresses are made of base and offsets, as part of function names."""
        if relative.inner is not None:
            return f"{'sext' if relative.inner.is_signed else 'zext'}.{relative.shift}"
        return f"add.{relative.shift}"

    def _counting(self, mask: Mask) -> Mask | None:
        """The lanes that an access looks at for a pattern: the active ones, but in a batch all are."""
        return mask if self.b.strips <= prelude.WIDEST else None

    def _place_anywhere(
        self, form: str, base: Uniform, offset: int, lane: Lane, size: int, active: Mask | None
    ) -> _Place:
        """The arguments for arbitrary addresses."""
        if lane.type is I64 and not isinstance(lane, Pair):
            lane = Pair(*self.b.split(lane), self.b.whole)
        low, high = (lane.low, lane.high) if isinstance(lane, Pair) else (lane, None)
        pattern = pattern_of(self.b, low, high, size, active)
        lowest = self.b.add(Uniform(I32, pattern.first), Uniform(I32, pattern.low))
        span, slow, is_known = self._span(pattern, size), base.data, pattern.is_known
        if form == "lds" and offset:
            lowest, lane = self.b.add(lowest, offset & 0xFFFFFFFF), self.b.add(lane, offset & 0xFFFFFFFF)
        start = self.b.zext(lowest, I64)
        if form != "lds":
            is_known = self._fitting(start, span, is_known)
            if high is not None:
                upper = Uniform(I32, first_of(self.b, high.data[0]))
                base, slow = self.b.add(self.b.shl(self.b.zext(upper, I64), 32), offset), ir.number(I64, offset)
            start = self.b.add(start, base)
        return _Place(start.data, span, is_known, pattern, lane, slow, "")

    def _span(self, pattern: Pattern, size: int) -> str:
        """The bytes from the lowest address to the end of the highest strip."""
        strip = self.b.text.let(f"select i1 {pattern.is_contiguous}, i64 {16 * size}, i64 {size}")
        return self.b.text.let(f"add i64 {pattern.extent}, {strip}")

    def _fitting(self, start: Uniform, span: str, is_known: str) -> str:
        """``is_known``, and no address overflows 32 bits."""
        end = self.b.text.let(f"add i64 {start.data}, {span}")
        return self.b.text.let(f"and i1 {is_known}, {self.b.text.let(f'icmp ule i64 {end}, {1 << 32}')}")

    def _wave_place(self, space: str, address: Address) -> tuple[str, Uniform, int, Lane]:
        """The form of an access, its base, the offset for all lanes, and the part that differs between lanes."""
        if space == Space.LDS:
            lane = Address(address.lane, address.base).resolve(self.b, I32)
            return "lds", self.b.uniform(I64, 0), address.offset, lane
        if address.base is None or (address.lane is not None and address.lane.type is I64):
            return (
                "p32",
                self.b.uniform(I64, 0),
                address.offset,
                Address(address.lane, address.base).resolve(self.b, I64),
            )
        lane = address.lane if address.lane is not None else self.b.lane(I32, 0)
        return "g32", self.b.add(address.base, address.offset & (1 << 64) - 1), 0, lane
