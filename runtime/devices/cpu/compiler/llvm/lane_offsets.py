"""Vector values as a uniform base and per-lane offsets.

A loop that advances all lanes by the same step changes the base alone. Sums, shifts and extensions of such values keep
the form, so addresses in the loop are scalars, and their pattern was tested before the loop. The builder records how to
find the form of a value, and emits code for it only when an access asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ......fatbin.records import dataclass, replace
from .....isa.values import I32, I64, Lane, Mask, Uniform, Value
from . import text as ir
from .basic import BasicBuilder
from .constants import constant_of
from .pairs import Pair

Key = tuple[Any, ...]
Find = Callable[[], "LaneOffsets"]


@dataclass(frozen=True, slots=True)
class Inner:
    """The base of a 32-bit value that was extended to 64 bits."""

    base: Uniform
    is_signed: bool


@dataclass(frozen=True, slots=True)
class LaneOffsets:
    """A value as ``base`` plus ``offsets``, valid where all ``checks`` hold."""

    base: Uniform
    offsets: Lane | None
    """None: all lanes are equal. Signed I32 is allowed with a base of 64 bits."""
    checks: tuple[str, ...] = ()
    """Names of i1 values that must hold; they assume lanes in one of the patterns."""
    shift: int = 0
    """The offsets are to be shifted left by this many bits."""
    inner: Inner | None = None
    """The 32-bit value, if ``checks`` test that extending it kept the offsets."""
    origin: Lane | None = None
    """A value whose lanes have the same distances as ``offsets``."""


@dataclass(frozen=True, slots=True)
class _Total:
    """A sum of two values, and the carry that was added to it."""

    parts: tuple[Lane, Lane]
    ones: Lane | None = None


class OffsetTracking:
    """What is known of the values of a builder as base and offsets, while :attr:`tracked` is set.

    The builder reports each operation that keeps the form, with its result.
    """

    def __init__(self, b: BasicBuilder) -> None:
        self.b = b
        self.tracked: dict[Key, Find] | None = None
        """How to find the form of a value, by the names of its strips."""
        self._signs: dict[Key, Key] = {}
        """Values that are the sign of others."""
        self._carries: dict[Key, Key] = {}
        """Masks, and values of 0 and 1, that are the carry of a sum."""
        self._sums: dict[Key, _Total] = {}
        self._invariant: set[Key] = set()
        """Loop-invariant values."""

    def begin(self) -> None:
        """Start tracking."""
        self.tracked, self._signs, self._carries, self._sums, self._invariant = {}, {}, {}, {}, set()

    # Finding

    def of(self, value: Lane) -> LaneOffsets | None:
        """The form of a value, if it is derived from tracked values."""
        find = self._find(value)
        if find is None or self._is_leaf(value):
            return None
        return self._found(value, find)

    def note(self, value: Lane, find: Find) -> None:
        """Record how to find the form of a value."""
        if self.tracked is not None:
            self.tracked[_key(value)] = find

    def note_invariant(self, value: Lane) -> None:
        """Record that a value is loop-invariant."""
        self._invariant.add(_key(value))

    def opaque(self, value: Lane) -> LaneOffsets:
        """Split any value: the base is its first lane."""
        kind = ir.vector(value.type)
        first = self.b.text.let(f"extractelement {kind} {value.data[0]}, i64 0")
        base = Uniform(value.type, first)
        return LaneOffsets(base, self._offsets_from(value, base), origin=value if value.type is I32 else None)

    def _offsets_from(self, value: Lane, base: Uniform) -> Lane:
        kind, all_ = ir.vector(value.type), self.b.broadcast(base).data[0]
        done = {part: self.b.text.let(f"sub {kind} {part}, {all_}") for part in dict.fromkeys(value.data)}
        return Lane(value.type, tuple(done[part] for part in value.data))

    def _is_leaf(self, value: Lane) -> bool:
        if not isinstance(value, Pair):
            return self.tracked is not None and _key(value) not in self.tracked and constant_of(value) is None
        return _key(value.low) in self._invariant and _key(value.high) in self._invariant

    def _found(self, value: Lane, find: Find) -> LaneOffsets:
        key = ("lane offsets", _key(value))
        if key not in self.b.cache:
            self.b.cache[key] = find()
        found: LaneOffsets = self.b.cache[key]
        return found

    def _find(self, value: Lane) -> Find | None:
        if self.tracked is None:
            return None
        known = self.tracked.get(_key(value))
        if known is not None:
            return known
        constant = constant_of(value)
        if constant is not None:
            return lambda: LaneOffsets(self.b.uniform(value.type, constant), None)
        if isinstance(value, Pair):
            return self._find_pair(value)
        return partial(self.opaque, value) if value.type is I32 else None

    def _find_pair(self, pair: Pair) -> Find | None:
        if constant_of(pair.high) == 0:
            return partial(self._widened, pair.low, is_signed=False)
        if self._signs.get(_key(pair.high)) == _key(pair.low):
            return partial(self._widened, pair.low, is_signed=True)
        if all(_is_uniform(half) and self._find(half) is not None for half in (pair.low, pair.high)):
            return partial(self._joined, pair)
        if _key(pair.low) in self._invariant and _key(pair.high) in self._invariant:
            return partial(self.opaque, pair)
        return self._find_sum(pair)

    def _joined(self, pair: Pair) -> LaneOffsets:
        """The form of a pair whose halves are uniform."""
        low, high = (Uniform(I32, self.first(half)) for half in (pair.low, pair.high))
        return LaneOffsets(self.b.join(low, high), None)

    def first(self, value: Lane) -> str:
        """The value of the first lane."""
        kind = ir.vector(value.type)
        return self.b.text.let(f"extractelement {kind} {value.data[0]}, i64 0")

    def _find_sum(self, pair: Pair) -> Find | None:
        """The form of a 64-bit sum that the code computes by halves, with a carry."""
        low, high = self._sums.get(_key(pair.low)), self._sums.get(_key(pair.high))
        if low is None or high is None or high.ones is None or low.ones is not None:
            return None
        if self._carries.get(_key(high.ones)) != _key(pair.low):
            return None
        for order in ((0, 1), (1, 0)):
            x = self._find(self.b.join(low.parts[0], high.parts[order[0]]))
            y = self._find(self.b.join(low.parts[1], high.parts[order[1]]))
            if x is not None and y is not None:
                return partial(self._sum, x, y)
        return None

    def _sum(self, x: Find, y: Find) -> LaneOffsets:
        return self._added(x(), y())

    # Computing

    def _added(self, x: LaneOffsets, y: LaneOffsets) -> LaneOffsets:
        base, checks = self.b.add(x.base, y.base), x.checks + y.checks
        if x.offsets is None or y.offsets is None:
            one = y if x.offsets is None else x
            return replace(one, base=base, checks=checks)
        if base.type is I64:
            # Adding offsets of 32 bits could overflow.
            return LaneOffsets(base, self.b.binary("add", self.offsets64(x), self.offsets64(y)), checks)
        return LaneOffsets(base, self.b.binary("add", x.offsets, y.offsets), checks)

    def offsets64(self, relative: LaneOffsets) -> Lane:
        """The offsets from a base of 64 bits, as I64."""
        offsets = relative.offsets or self.b.lane(I64, 0)
        if offsets.type is I64:
            return offsets
        wide = self.b.each(I64, lambda _, part: self.b.text.let(f"sext <16 x i32> {part} to <16 x i64>"), offsets)
        return self.b.binary("shl", wide, relative.shift) if relative.shift else wide

    def _widened(self, value: Lane, *, is_signed: bool) -> LaneOffsets:
        """The form of an I32 extended to I64: valid if no lane overflows 32 bits."""
        find = self._find(value)
        assert find is not None
        one = self._found(value, find)
        base = self.b.sext(one.base, I64) if is_signed else self.b.zext(one.base, I64)
        if one.offsets is None:
            return LaneOffsets(base, None, one.checks)
        let = self.b.text.let
        # In every pattern the first lane of a strip is the lowest and the last one the highest.
        low, high = self._most(one.offsets, 0, "smin"), self._most(one.offsets, 15, "smax")
        room = let(f"sub i64 {let(f'sub i64 {low}, {high}')}, {-0xFFFFFFFF}")
        start = self.b.add(base, 1 << 31) if is_signed else base
        place = let(f"add i64 {start.data}, {low}")
        check = let(f"icmp ule i64 {place}, {room}")
        return LaneOffsets(base, one.offsets, (*one.checks, check), 0, Inner(one.base, is_signed), one.origin)

    def _most(self, offsets: Lane, lane: int, how: str) -> str:
        """The least (or greatest) value of one lane number over all strips, as I64."""
        let, found = self.b.text.let, ""
        self.b.text.declare(f"llvm.{how}.i32", f"declare i32 @llvm.{how}.i32(i32, i32)")
        for part in dict.fromkeys(offsets.data):
            one = let(f"extractelement <16 x i32> {part}, i64 {lane}")
            found = let(f"call i32 @llvm.{how}.i32(i32 {found}, i32 {one})") if found else one
        return let(f"sext i32 {found} to i64")

    # Noting

    def broadcast(self, value: Uniform, done: Lane) -> None:
        """Note the value that every lane of ``done`` has."""
        if value.type in (I32, I64):
            self.note(done, lambda: LaneOffsets(value, None))

    def add(self, x: Any, y: Any, done: Any) -> None:
        """Note a sum."""
        if not isinstance(x, Lane) or done is x:
            return
        right = y if isinstance(y, Lane) else self.b.lane(x.type, y)
        if x.type is I32:
            total = self._sums.get(_key(x))
            is_carry = total is not None and total.ones is None and _key(right) in self._carries
            self._sums[_key(done)] = _Total(total.parts, right) if total and is_carry else _Total((x, right))
        if x.type is I32 and self._is_leaf(x) and self._is_leaf(right):
            return  # base and offsets of the sum are as easily found in itself
        p, q = self._find(x), self._find(right)
        if p is not None and q is not None and x.type in (I32, I64):
            self.note(done, partial(self._sum, p, q))

    def shl(self, x: Any, count: Any, done: Any) -> None:
        """Note a value shifted left."""
        if not isinstance(x, Lane) or done is x:
            return
        amount, find = constant_of(count), self._find(x)
        if amount is not None and find is not None and not (x.type is I32 and self._is_leaf(x)):
            self.note(done, partial(self._shift, find, amount))

    def _shift(self, find: Find, count: int) -> LaneOffsets:
        return self._shifted(find(), count)

    def _shifted(self, x: LaneOffsets, count: int) -> LaneOffsets:
        base = self.b.shl(x.base, count)
        if x.offsets is None:
            return LaneOffsets(base, None, x.checks)
        if x.offsets.type is not base.type:
            return replace(x, base=base, shift=x.shift + count)
        return LaneOffsets(base, self.b.binary("shl", x.offsets, count), x.checks)

    def ashr(self, x: Any, count: Any, done: Any) -> None:
        """Note a sign."""
        if isinstance(x, Lane) and x.type is I32 and constant_of(count) == 31:
            self._signs[_key(done)] = _key(x)

    def sext(self, x: Any, done: Any) -> None:
        """Note the sign that an extension adds."""
        if isinstance(done, Pair) and done is not x:
            self._signs[_key(done.high)] = _key(x)

    def icmp(self, how: str, x: Any, y: Any, done: Any) -> None:
        """Note a carry."""
        if how == "ult" and isinstance(x, Lane) and isinstance(y, Lane):
            total = self._sums.get(_key(x))
            if total is not None and total.ones is None and _key(total.parts[0]) == _key(y):
                self._carries[_key(done)] = _key(x)

    def and_(self, x: Any, y: Any, done: Any) -> None:
        """Note a carry in the active lanes: that of an inactive lane has no effect."""
        if isinstance(x, Mask) and isinstance(y, Mask):
            for mask, other in ((x, y), (y, x)):
                if other is self.b.active and _key(mask) in self._carries:
                    self._carries[_key(done)] = self._carries[_key(mask)]

    def select(self, condition: Any, x: Any, y: Any, done: Any) -> None:
        """Note a carry as a number."""
        if isinstance(condition, Mask) and isinstance(x, Lane) and x.type is I32:
            carried = self._carries.get(_key(condition))
            if carried is not None and constant_of(x) == 1 and constant_of(y) == 0:
                self._carries[_key(done)] = carried


def _key(value: Value) -> Key:
    return (tuple(value.low.data), tuple(value.high.data)) if isinstance(value, Pair) else tuple(value.data)


def _is_uniform(value: Lane) -> bool:
    """Whether a value is uniform by construction."""
    return len(set(value.data)) == 1
