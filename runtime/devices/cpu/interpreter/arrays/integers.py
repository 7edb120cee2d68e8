"""Integer operations on numpy arrays. They wrap without warnings."""

from __future__ import annotations

from typing import Any

import numpy as np

from .....isa.builder import Builder, Condition, Number, V
from .....isa.values import I1, I64, I128, Mask, Type, Uniform, Value
from .values import DTYPES, SIGNED, Array, comparison, each, expect, like, of_each, same

_COMPARES: dict[str, tuple[Any, bool]] = {
    "eq": (np.equal, False),
    "ne": (np.not_equal, False),
    "ugt": (np.greater, False),
    "uge": (np.greater_equal, False),
    "ult": (np.less, False),
    "ule": (np.less_equal, False),
    "sgt": (np.greater, True),
    "sge": (np.greater_equal, True),
    "slt": (np.less, True),
    "sle": (np.less_equal, True),
}
"""How to compare, and whether as signed numbers."""

_REVERSING = (
    (1, 0x5555555555555555),
    (2, 0x3333333333333333),
    (4, 0x0F0F0F0F0F0F0F0F),
    (8, 0x00FF00FF00FF00FF),
    (16, 0x0000FFFF0000FFFF),
    (32, 0x00000000FFFFFFFF),
)
"""Distance and mask of each exchange that reverses 64 bits."""


def signed(type: Type, data: Array) -> Array:
    """Reinterpret bits as signed numbers."""
    if type is I128:
        return of_each(I128, lambda value: value - (value >> 127 << 128), data)
    return data.view(SIGNED[type])


class ArrayIntegers(Builder):
    """The operations on integers, and those on masks that have the same names."""

    def add(self, x: V, y: V | Number) -> V:
        return self._wrapping("add", np.add, x, y)

    def sub(self, x: V, y: V | Number) -> V:
        return self._wrapping("sub", np.subtract, x, y)

    def mul(self, x: V, y: V | Number) -> V:
        return self._wrapping("mul", np.multiply, x, y)

    def and_(self, x: V, y: V | Number) -> V:
        return self._wrapping("and", np.bitwise_and, x, y)

    def or_(self, x: V, y: V | Number) -> V:
        return self._wrapping("or", np.bitwise_or, x, y)

    def xor(self, x: V, y: V | Number) -> V:
        return self._wrapping("xor", np.bitwise_xor, x, y)

    def not_(self, x: V) -> V:
        return self._wrapping("not", np.bitwise_xor, x, -1)

    @staticmethod
    def _wrapping(what: str, function: Any, x: V, y: V | Number) -> V:
        _whole(what, x)
        data = function(*same(what, x, y))
        return like(x, x.type, _wrapped(data) if x.type is I128 else data)

    def shl(self, x: V, count: V | Number) -> V:
        return self._wrapping("shl", np.left_shift, x, _count("shl", x, count))

    def lshr(self, x: V, count: V | Number) -> V:
        return self._wrapping("lshr", np.right_shift, x, _count("lshr", x, count))

    def ashr(self, x: V, count: V | Number) -> V:
        count = _count("ashr", x, count)
        value, by = (signed(x.type, data) for data in same("ashr", x, count))
        return _from_signed(x, np.right_shift(value, by))

    def umin(self, x: V, y: V | Number) -> V:
        return self._wrapping("umin", np.minimum, x, y)

    def umax(self, x: V, y: V | Number) -> V:
        return self._wrapping("umax", np.maximum, x, y)

    def smin(self, x: V, y: V | Number) -> V:
        return _from_signed(x, np.minimum(*_signed_pair("smin", x, y)))

    def smax(self, x: V, y: V | Number) -> V:
        return _from_signed(x, np.maximum(*_signed_pair("smax", x, y)))

    def uadd_sat(self, x: V, y: V | Number) -> V:
        left, _ = same("uadd_sat", x, y)
        total = self.add(x, y)
        return like(x, x.type, np.where(np.less(total.data, left), _top(x), total.data))

    def usub_sat(self, x: V, y: V | Number) -> V:
        left, right = same("usub_sat", x, y)
        return like(x, x.type, np.where(np.less(left, right), _top(x) ^ _top(x), self.sub(x, y).data))

    def sadd_sat(self, x: V, y: V | Number) -> V:
        left, right = _signed_pair("sadd_sat", x, y)
        total = signed(x.type, self.add(x, y).data)
        overflows = (left < 0) & (right < 0) & (total >= 0) | (left >= 0) & (right >= 0) & (total < 0)
        return like(x, x.type, np.where(overflows, _limit(x, left), self.add(x, y).data))

    def ssub_sat(self, x: V, y: V | Number) -> V:
        left, right = _signed_pair("ssub_sat", x, y)
        difference = signed(x.type, self.sub(x, y).data)
        overflows = (left < 0) & (right >= 0) & (difference >= 0) | (left >= 0) & (right < 0) & (difference < 0)
        return like(x, x.type, np.where(overflows, _limit(x, left), self.sub(x, y).data))

    def ctlz(self, x: V) -> V:
        _whole("ctlz", x)
        return like(x, x.type, of_each(x.type, lambda value: x.type.width - int(value).bit_length(), x.data))

    def cttz(self, x: V) -> V:
        _whole("cttz", x)
        width = x.type.width
        # A bit past the width ends the search if no bit below is set.
        return like(
            x,
            x.type,
            of_each(x.type, lambda value: ((value | 1 << width) & -(value | 1 << width)).bit_length() - 1, x.data),
        )

    def ctpop(self, x: V) -> V:
        _whole("ctpop", x)
        return like(x, x.type, of_each(x.type, lambda value: bin(value).count("1"), x.data))

    def bitreverse(self, x: V) -> V:
        _whole("bitreverse", x)
        if x.type is I128:
            return like(x, I128, of_each(I128, lambda value: int(f"{value:0128b}"[::-1], 2), x.data))
        data = x.data.astype(np.uint64)
        for distance, mask in _REVERSING:
            by, kept = np.uint64(distance), np.uint64(mask)
            data = np.bitwise_or(
                np.left_shift(np.bitwise_and(data, kept), by), np.bitwise_and(np.right_shift(data, by), kept)
            )
        return like(x, x.type, np.right_shift(data, np.uint64(64 - x.type.width)).astype(DTYPES[x.type]))

    def zext(self, x: V, type: Type) -> V:
        _resized("zext", x, type, is_wider=True)
        return like(x, type, x.data.astype(DTYPES[type]) if x.type is not I1 or type is not I128 else _whole_numbers(x))

    def sext(self, x: V, type: Type) -> V:
        _resized("sext", x, type, is_wider=True)
        if type is x.type:
            return x
        if x.type is I1:
            return self.sub(like(x, type, np.zeros(np.shape(x.data), DTYPES[type])), self.zext(x, type))
        value = signed(x.type, x.data)
        if type is I128:
            return like(x, type, _wrapped(value.astype(np.object_)))
        return like(x, type, value.astype(SIGNED[type]).view(DTYPES[type]))

    def trunc(self, x: V, type: Type) -> V:
        _resized("trunc", x, type, is_wider=False)
        if x.type is I128:
            return like(x, type, of_each(type, lambda value: value & (1 << type.width) - 1, x.data))
        return like(x, type, np.bitwise_and(x.data, 1) != 0 if type is I1 else x.data.astype(DTYPES[type]))

    def icmp(self, how: str, x: V, y: V | Number) -> Condition:
        _whole("icmp", x)
        function, is_signed = _COMPARES[how]
        return comparison(x, function(*(_signed_pair if is_signed else same)("icmp", x, y)))

    def select(self, condition: Condition, x: V, y: V) -> V:
        left, right = same("select", x, y)
        if isinstance(condition, Mask) and isinstance(x, Uniform):
            raise TypeError(f"select by a Mask between {x!r} and {y!r}, which are the wave's")
        if not isinstance(condition, Mask):
            expect("select", condition, Uniform, I1)
        if not x.type.is_float:
            return like(x, x.type, np.where(condition.data, left, right))
        whole = DTYPES[x.type.bits]
        return like(x, x.type, np.where(condition.data, left.view(whole), right.view(whole)).view(DTYPES[x.type]))

    def constant_mask(self, bits: int) -> Mask:
        data = np.frombuffer((bits & (1 << self.lanes) - 1).to_bytes(self.lanes // 8, "little"), np.uint8)
        return Mask(np.unpackbits(data, bitorder="little").view(np.bool_))

    def mask_of(self, bits: Uniform) -> Mask:
        return self.constant_mask(int(expect("mask_of", bits, Uniform, I64)))

    def bits_of(self, mask: Mask) -> Uniform:
        found = int.from_bytes(np.packbits(expect("bits_of", mask, Mask), bitorder="little").tobytes(), "little")
        return Uniform(I64, np.array(found, np.uint64))

    def any(self, mask: Mask) -> Uniform:
        return Uniform(I1, np.asarray(expect("any", mask, Mask).any()))


def _whole(what: str, x: Value) -> None:
    if x.type.is_float:
        raise TypeError(f"{what} takes whole numbers, not {x!r}")


def _whole_numbers(x: Value) -> Array:
    return of_each(I128, int, x.data)


def _resized(what: str, x: Value, type: Type, *, is_wider: bool) -> None:
    _whole(what, x)
    is_right = type.width >= x.type.width if is_wider else type.width <= x.type.width
    if type.is_float or not is_right or isinstance(x, Mask):
        raise TypeError(f"{what} of a {x.__class__.__name__} of {x.type!r} to {type!r}")


def _count(what: str, x: V, count: V | Number) -> V | Number:
    """A shift count; one beyond the width has no meaning that every builder shares."""
    _whole(what, x)
    if any(each(lambda value: value >= x.type.width, same(what, x, count)[1])):
        raise ValueError(f"{what} of {x.type!r} by {count!r}")
    return count


def _signed_pair(what: str, x: Value, y: Value | Number) -> list[Array]:
    _whole(what, x)
    return [signed(x.type, data) for data in same(what, x, y)]


def _wrapped(data: Any) -> Array:
    """Python's numbers as 128 bits."""
    return of_each(I128, lambda value: value & (1 << 128) - 1, np.asarray(data, np.object_))


def _from_signed(x: V, data: Any) -> V:
    if x.type is I128:
        return like(x, x.type, _wrapped(data))
    return like(x, x.type, np.asarray(data).view(DTYPES[x.type]))


def _top(x: Value) -> Array:
    """All ones."""
    return np.full(np.shape(x.data), (1 << x.type.width) - 1, DTYPES[x.type])


def _limit(x: Value, left: Array) -> Array:
    """The largest or smallest signed number, by the sign of what overflows."""
    half = 1 << x.type.width - 1
    return np.where(left < 0, np.full(left.shape, half, DTYPES[x.type]), np.full(left.shape, half - 1, DTYPES[x.type]))
