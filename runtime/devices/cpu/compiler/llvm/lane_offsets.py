"""Values of lanes as one number for the wave and what each lane is away from it.

A loop that moves all lanes by the same step changes the number alone. What is computed from such values is known the
same way, so that in the loop addresses are numbers, and how they lie beside one another was settled before it.
Nothing is emitted for any of this until somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from .....isa.builder import Condition, Number, V
from .....isa.values import I32, I64, Lane, Mask, Type, Uniform, Value
from . import text as ir
from .integers import constant_of
from .lanes import Lanes
from .pairs import Pair

Key = tuple[Any, ...]
Find = Callable[[], "Spread"]


@dataclass(frozen=True, slots=True)
class Inner:
    """A value of 32 bits, ``head`` plus ``apart``, that became one of 64 bits."""

    head: Uniform
    is_signed: bool


@dataclass(frozen=True, slots=True)
class Spread:
    """``head`` plus what each lane is away from it, which makes the value where all ``checks`` hold."""

    head: Uniform
    apart: Lane | None
    """None: all lanes are the same. I32 also beside a head of 64 bits: with a sign."""
    checks: tuple[str, ...] = ()
    """What must hold besides; said of lanes that lie in one of the patterns."""
    shift: int = 0
    """By how many bits ``apart`` is shifted left."""
    inner: Inner | None = None
    """What was made wider, where ``checks`` ask whether that kept the distances."""
    origin: Lane | None = None
    """Values that lie as far from one another as ``apart`` says."""


@dataclass(frozen=True, slots=True)
class _Total:
    """A sum of two values, and the lanes of ones that were added to it."""

    parts: tuple[Lane, Lane]
    ones: Lane | None = None


class Spreads(Lanes):
    """The part of the builder that knows values by their spread, while :attr:`spreads` is there to note them in."""

    spreads: dict[Key, Find] | None = None
    """How the spread of a value is found, by the names of its strips."""
    active: Mask | None = None
    """The active lanes, once somebody has asked for them."""
    _signs: dict[Key, Key]
    """Lanes that are the sign of others."""
    _carries: dict[Key, Key]
    """Masks, and lanes of ones, that are the carry of a sum."""
    _sums: dict[Key, _Total]

    _kept: set[Key]
    """Values that the loop does not change."""

    def begin_spreads(self) -> None:
        """Note spreads from here on."""
        self.spreads, self._signs, self._carries, self._sums, self._kept = {}, {}, {}, {}, set()

    # Finding

    def spread(self, value: Lane) -> Spread | None:
        """The spread of a value, if it is computed from others in ways that keep it."""
        find = self._find(value)
        if find is None or self._is_leaf(value):
            return None
        return self._found(value, find)

    def note(self, value: Lane, find: Find) -> None:
        """Say how the spread of a value is found."""
        if self.spreads is not None:
            self.spreads[_key(value)] = find

    def note_kept(self, value: Lane) -> None:
        """Say that the loop does not change a value."""
        self._kept.add(_key(value))

    def opaque(self, value: Lane) -> Spread:
        """A spread that is computed from the lanes."""
        kind = ir.vector(value.type)
        first = self.text.let(f"extractelement {kind} {value.data[0]}, i64 0")
        head = Uniform(value.type, first)
        return Spread(head, self._apart(value, head), origin=value if value.type is I32 else None)

    def _apart(self, value: Lane, head: Uniform) -> Lane:
        kind, all_ = ir.vector(value.type), self.broadcast(head).data[0]
        done = {part: self.text.let(f"sub {kind} {part}, {all_}") for part in dict.fromkeys(value.data)}
        return Lane(value.type, tuple(done[part] for part in value.data))

    def _is_leaf(self, value: Lane) -> bool:
        if not isinstance(value, Pair):
            return self.spreads is not None and _key(value) not in self.spreads and constant_of(value) is None
        return _key(value.low) in self._kept and _key(value.high) in self._kept

    def _found(self, value: Lane, find: Find) -> Spread:
        key = ("spread", _key(value))
        if key not in self.cache:
            self.cache[key] = find()
        found: Spread = self.cache[key]
        return found

    def _find(self, value: Lane) -> Find | None:
        if self.spreads is None:
            return None
        known = self.spreads.get(_key(value))
        if known is not None:
            return known
        constant = constant_of(value)
        if constant is not None:
            return lambda: Spread(self.uniform(value.type, constant), None)
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
        if _key(pair.low) in self._kept and _key(pair.high) in self._kept:
            return partial(self.opaque, pair)
        return self._find_sum(pair)

    def _joined(self, pair: Pair) -> Spread:
        """Of halves that are the same in all lanes."""
        low, high = (Uniform(I32, self.first(half)) for half in (pair.low, pair.high))
        return Spread(self.join(low, high), None)

    def first(self, value: Lane) -> str:
        """What the first lane holds."""
        kind = ir.vector(value.type)
        return self.text.let(f"extractelement {kind} {value.data[0]}, i64 0")

    def _find_sum(self, pair: Pair) -> Find | None:
        """Sums by halves: the carry of the lower ones goes to the upper ones."""
        low, high = self._sums.get(_key(pair.low)), self._sums.get(_key(pair.high))
        if low is None or high is None or high.ones is None or low.ones is not None:
            return None
        if self._carries.get(_key(high.ones)) != _key(pair.low):
            return None
        for order in ((0, 1), (1, 0)):
            x = self._find(self.join(low.parts[0], high.parts[order[0]]))
            y = self._find(self.join(low.parts[1], high.parts[order[1]]))
            if x is not None and y is not None:
                return partial(self._sum, x, y)
        return None

    def _sum(self, x: Find, y: Find) -> Spread:
        return self._added(x(), y())

    # Computing

    def _added(self, x: Spread, y: Spread) -> Spread:
        head, checks = super().add(x.head, y.head), x.checks + y.checks
        if x.apart is None or y.apart is None:
            one = y if x.apart is None else x
            return replace(one, head=head, checks=checks)
        if head.type is I64:
            # Distances of 32 bits may not be added as such.
            return Spread(head, self._binary("add", self.apart64(x), self.apart64(y)), checks)
        return Spread(head, self._binary("add", x.apart, y.apart), checks)

    def apart64(self, spread: Spread) -> Lane:
        """What each lane is away from a head of 64 bits."""
        apart = spread.apart or self.lane(I64, 0)
        if apart.type is I64:
            return apart
        wide = self._each(I64, lambda _, part: self.text.let(f"sext <16 x i32> {part} to <16 x i64>"), apart)
        return self._binary("shl", wide, spread.shift) if spread.shift else wide

    def _widened(self, value: Lane, *, is_signed: bool) -> Spread:
        """Of an I32 as an I64: right where no lane's sum leaves 32 bits."""
        find = self._find(value)
        assert find is not None
        one = self._found(value, find)
        head = self.sext(one.head, I64) if is_signed else self.zext(one.head, I64)
        if one.apart is None:
            return Spread(head, None, one.checks)
        let = self.text.let
        # In a pattern the first lane of a strip is the lowest, the last one the highest.
        low, high = self._most(one.apart, 0, "smin"), self._most(one.apart, 15, "smax")
        room = let(f"sub i64 {let(f'sub i64 {low}, {high}')}, {-0xFFFFFFFF}")
        start = self.add(head, 1 << 31) if is_signed else head
        place = let(f"add i64 {start.data}, {low}")
        check = let(f"icmp ule i64 {place}, {room}")
        return Spread(head, one.apart, (*one.checks, check), 0, Inner(one.head, is_signed), one.origin)

    def _most(self, apart: Lane, lane: int, how: str) -> str:
        """The least (or the most) of one lane of all strips, as I64."""
        let, found = self.text.let, ""
        self.text.declare(f"llvm.{how}.i32", f"declare i32 @llvm.{how}.i32(i32, i32)")
        for part in dict.fromkeys(apart.data):
            one = let(f"extractelement <16 x i32> {part}, i64 {lane}")
            found = let(f"call i32 @llvm.{how}.i32(i32 {found}, i32 {one})") if found else one
        return let(f"sext i32 {found} to i64")

    # Noting

    def broadcast(self, value: Uniform) -> Lane:
        done = super().broadcast(value)
        if self.spreads is not None and value.type in (I32, I64):
            self.note(done, lambda: Spread(value, None))
        return done

    def add(self, x: V, y: V | Number) -> V:
        done = super().add(x, y)
        if self.spreads is None or not isinstance(x, Lane) or done is x:
            return done
        right: Any = y if isinstance(y, Lane) else self.lane(x.type, y)  # type: ignore[arg-type]
        left: Any = x
        if x.type is I32:
            total = self._sums.get(_key(left))
            is_carry = total is not None and total.ones is None and _key(right) in self._carries
            self._sums[_key(done)] = _Total(total.parts, right) if total and is_carry else _Total((left, right))
        p, q = self._find(left), self._find(right)
        if p is not None and q is not None and x.type in (I32, I64):
            self.note(done, partial(self._sum, p, q))  # type: ignore[arg-type]
        return done

    def shl(self, x: V, count: V | Number) -> V:
        done = super().shl(x, count)
        if self.spreads is not None and isinstance(x, Lane) and done is not x:
            amount, find = constant_of(count), self._find(x)
            if amount is not None and find is not None:
                self.note(done, lambda: self._shifted(find(), amount))  # type: ignore[arg-type]
        return done

    def _shifted(self, x: Spread, count: int) -> Spread:
        head = super().shl(x.head, count)
        if x.apart is None:
            return Spread(head, None, x.checks)
        if x.apart.type is not head.type:
            return replace(x, head=head, shift=x.shift + count)
        return Spread(head, self._binary("shl", x.apart, count), x.checks)

    def ashr(self, x: V, count: V | Number) -> V:
        done = super().ashr(x, count)
        if self.spreads is not None and isinstance(x, Lane) and x.type is I32 and constant_of(count) == 31:
            self._signs[_key(done)] = _key(x)
        return done

    def _cast(self, opcode: str, x: Any, type: Type) -> Any:
        done = super()._cast(opcode, x, type)
        if self.spreads is not None and isinstance(done, Pair) and opcode == "sext" and done is not x:
            self._signs[_key(done.high)] = _key(x)
        return done

    def icmp(self, how: str, x: V, y: V | Number) -> Condition:
        done = super().icmp(how, x, y)
        if self.spreads is not None and how == "ult" and isinstance(x, Lane) and isinstance(y, Lane):
            total = self._sums.get(_key(x))
            if total is not None and total.ones is None and _key(total.parts[0]) == _key(y):
                self._carries[_key(done)] = _key(x)
        return done

    def and_(self, x: V, y: V | Number) -> V:
        done = super().and_(x, y)
        if self.spreads is not None and isinstance(x, Mask) and isinstance(y, Mask):
            # What is carried in lanes that are not active is nobody's.
            for mask, other in ((x, y), (y, x)):
                if other is self.active and _key(mask) in self._carries:
                    self._carries[_key(done)] = self._carries[_key(mask)]
        return done

    def select(self, condition: Condition, x: V, y: V) -> V:
        done = super().select(condition, x, y)
        if self.spreads is not None and isinstance(condition, Mask) and isinstance(x, Lane) and x.type is I32:
            carried = self._carries.get(_key(condition))
            if carried is not None and constant_of(x) == 1 and constant_of(y) == 0:
                self._carries[_key(done)] = carried
        return done


def _key(value: Value) -> Key:
    return (tuple(value.low.data), tuple(value.high.data)) if isinstance(value, Pair) else tuple(value.data)


def _is_uniform(value: Lane) -> bool:
    """Whether all lanes are the same, by how it was made."""
    return len(set(value.data)) == 1
