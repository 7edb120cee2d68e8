"""Helpers of several files of rules: constants, pieces of registers, kinds of floats."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TypeVar

from ..builder import Builder, Condition, Number
from ..values import F16, F32, F64, I16, I32, I64, Lane, Rounding, Type, Uniform, Value

V = TypeVar("V", bound=Value)

MANTISSA_BITS = {F16: 10, F32: 23, F64: 52}
INFINITY = {F16: 0x7C00, F32: 0x7F800000, F64: 0x7FF0000000000000}
BIAS = {F16: 15, F32: 127, F64: 1023}


def constant(b: Builder, like: V, number: Number, type: Type | None = None) -> V:
    """A constant of the shape of another value, and of its type unless another is given."""
    kind = type or like.type
    value: Lane | Uniform = b.uniform(kind, number) if isinstance(like, Uniform) else b.lane(kind, number)
    return value  # type: ignore[return-value]  # the shape is that of `like`


def float_of_bits(b: Builder, like: V, type: Type, bits: int) -> V:
    """A float constant given by its bits."""
    return b.bitcast(constant(b, like, bits, type.bits), type)


def choose(b: Builder, condition: Condition, like: V, yes: Number, no: Number, type: Type | None = None) -> V:
    """One of two constants."""
    return b.select(condition, constant(b, like, yes, type), constant(b, like, no, type))


@contextmanager
def rounding(b: Builder, how: Rounding) -> Iterator[None]:
    """Round in one way for a while, whatever MODE says."""
    before, b.rounding = b.rounding, how
    try:
        yield
    finally:
        b.rounding = before


def nearest(b: Builder) -> AbstractContextManager[None]:
    """For results that the rounding mode does not change."""
    return rounding(b, Rounding.NEAREST_EVEN)


# Pieces


def low16(b: Builder, x: V) -> V:
    """The low half of an I32, I16."""
    return b.trunc(x, I16)


def high16(b: Builder, x: V) -> V:
    """The high half of an I32, I16."""
    return b.trunc(b.lshr(x, 16), I16)


def halves(b: Builder, x: V, type: Type = I16) -> tuple[V, V]:
    """Both halves of an I32 as values of a type of 16 bits."""
    low, high = low16(b, x), high16(b, x)
    return (low, high) if type is I16 else (b.bitcast(low, type), b.bitcast(high, type))


def join16(b: Builder, low: V, high: V) -> V:
    """An I32 of two values of 16 bits."""
    low, high = (b.zext(b.bitcast(x, I16) if x.type.is_float else x, I32) for x in (low, high))
    return b.or_(low, b.shl(high, 16))


def join32(b: Builder, low: V, high: V) -> V:
    """An I64 of two values of 32 bits."""
    low, high = (b.zext(b.bitcast(x, I32) if x.type.is_float else x, I64) for x in (low, high))
    return b.or_(low, b.shl(high, 32))


def byte(b: Builder, x: V, index: int) -> V:
    """One byte of an I32, as an I32."""
    shifted = b.lshr(x, 8 * index) if index else x
    return b.and_(shifted, 0xFF)


def with_byte(b: Builder, x: V, index: V | int, value: V) -> V:
    """An I32 with one byte changed; the value is below 256."""
    if isinstance(index, int):
        return b.or_(b.and_(x, ~(0xFF << 8 * index) & 0xFFFFFFFF), b.shl(value, 8 * index) if index else value)
    place = b.shl(b.and_(index, 3), 3)
    cleared = b.and_(x, b.not_(b.shl(constant(b, x, 0xFF), place)))
    return b.or_(cleared, b.shl(value, place))


def join_bytes(b: Builder, values: list[V]) -> V:
    """An I32 of I32 values below 256, the lowest first."""
    result = values[0]
    for index, value in enumerate(values[1:], 1):
        result = b.or_(result, b.shl(value, 8 * index))
    return result


def field(b: Builder, x: V, place: int, width: int, *, signed: bool) -> V:
    """Bits of an I32, extended to 32 bits."""
    if signed:
        return b.ashr(b.shl(x, 32 - place - width), 32 - width)
    return b.and_(b.lshr(x, place), (1 << width) - 1)


# Integers


def negated(b: Builder, x: V) -> V:
    """Two's complement."""
    return b.sub(constant(b, x, 0), x)


def is_nonzero(b: Builder, x: V) -> Condition:
    """What most scalar operations leave in SCC."""
    return b.icmp("ne", x, 0)


def difference(b: Builder, x: V, y: V) -> V:
    """The distance of unsigned integers."""
    return b.sub(b.umax(x, y), b.umin(x, y))


def saturated(b: Builder, x: V, type: Type, *, signed: bool) -> V:
    """A signed integer as near as a narrower type gets."""
    width = type.width
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)
    return b.trunc(b.smin(b.smax(x, low), high), type)


def signed16(number: int) -> int:
    """The 16 bits of an immediate as the number that they mean."""
    return (number & 0xFFFF ^ 0x8000) - 0x8000


# Floats


def is_nan(b: Builder, x: V) -> Condition:
    """Whether a float is a NaN of any kind."""
    return b.fcmp("uno", x, x)


def quiet_bit(type: Type) -> int:
    """What tells a quiet NaN from a signalling one."""
    return 1 << MANTISSA_BITS[type] - 1


def is_signalling(b: Builder, x: V) -> Condition:
    """Whether a float is a signalling NaN."""
    return b.and_(is_nan(b, x), b.icmp("eq", b.and_(b.bitcast(x, x.type.bits), quiet_bit(x.type)), 0))


def quieted(b: Builder, x: V) -> V:
    """A NaN as a quiet one."""
    return b.bitcast(b.or_(b.bitcast(x, x.type.bits), quiet_bit(x.type)), x.type)


def is_infinite(b: Builder, x: V) -> Condition:
    """Whether a float is an infinity."""
    return b.icmp("eq", magnitude(b, x), INFINITY[x.type])


def magnitude(b: Builder, x: V) -> V:
    """The bits of a float without the sign."""
    return b.and_(b.bitcast(x, x.type.bits), (1 << x.type.width - 1) - 1)


def sign_bit(b: Builder, x: V) -> V:
    """The sign of a float in its place, as an integer."""
    return b.and_(b.bitcast(x, x.type.bits), 1 << x.type.width - 1)


def is_negative(b: Builder, x: V) -> Condition:
    """Whether the sign bit is set, NaN or not."""
    return b.icmp("slt", b.bitcast(x, x.type.bits), 0)


def exponent(b: Builder, x: V) -> V:
    """The exponent field of a float, as an integer of its width."""
    return b.lshr(magnitude(b, x), MANTISSA_BITS[x.type])


def power_of_two(b: Builder, n: V, type: Type) -> V:
    """Two to an integer within the normal range of a type; the integer has the type's width."""
    return b.bitcast(b.shl(b.add(n, BIAS[type]), MANTISSA_BITS[type]), type)


def settled(b: Builder, x: V) -> V:
    """A float result inside a register of several: subnormals flushed where MODE says so."""
    if x.type is Type.BF16 or b.mode.denormals(x.type) & 2:
        return x
    is_small = b.icmp("ult", magnitude(b, x), 1 << MANTISSA_BITS[x.type])
    return b.select(is_small, b.bitcast(sign_bit(b, x), x.type), x)


def packed16(b: Builder, low: V, high: V) -> V:
    """Two float results of 16 bits as a register."""
    return join16(b, settled(b, low), settled(b, high))
