"""The instructions of a float division: v_div_scale, v_div_fmas, v_div_fixup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....fatbin.records import dataclass, replace
from ..builder import Builder, Condition
from ..rules import Rule, op
from ..values import F32, F64, Lane, Mask, Rounding, Type
from .common import (
    BIAS,
    INFINITY,
    MANTISSA_BITS,
    choose,
    constant,
    exponent,
    float_of_bits,
    is_infinite,
    is_nan,
    magnitude,
    quiet_bit,
    quieted,
    sign_bit,
)

Function = Callable[..., Any]


@dataclass(frozen=True)
class Limits:
    """Where a type's division needs scaling; exponents are as the bits hold them."""

    scale: int
    """The power of two to scale by."""
    huge: int
    """A quotient with exponents this far apart may overflow."""
    tiny: int
    """A numerator up to this exponent loses bits in the remainders."""

    def smallest(self, type: Type) -> int:
        """A quotient with exponents this far apart may be subnormal."""
        return 1 - BIAS[type]

    def largest(self, type: Type) -> int:
        """A denominator from this exponent on may have a subnormal reciprocal."""
        return 2 * BIAS[type] - 1


LIMITS = {F32: Limits(64, 96, 23), F64: Limits(128, 768, 53)}


def _is_subnormal(b: Builder, x: Lane) -> Condition:
    size = magnitude(b, x)
    return b.icmp("ult", b.sub(size, 1), (1 << MANTISSA_BITS[x.type]) - 1)


@op("v_div_scale_{f32,f64}", "$ $ $ -> $ m")
def _div_scale(b: Builder, x: Lane, denominator: Lane, numerator: Lane) -> tuple[Lane, Condition]:
    """``x`` is the one of the two to be scaled; the mask says that the quotient must be scaled back.

    A scaling of both needs nothing afterwards. The exponents alone show which results would be subnormal.
    """
    type = x.type
    limits = LIMITS[type]
    top, bottom = exponent(b, numerator), exponent(b, denominator)
    difference = b.sub(top, bottom)
    up, down = b.fmul(x, 2.0**limits.scale), b.fmul(x, 2.0**-limits.scale)
    is_denominator, is_numerator = b.fcmp("oeq", x, denominator), b.fcmp("oeq", x, numerator)
    is_small = b.icmp("sle", difference, limits.smallest(type))
    is_large = b.icmp("uge", bottom, limits.largest(type))
    never, always = b.constant_mask(0), b.constant_mask((1 << b.lanes) - 1)
    # The first that holds decides.
    cases: list[tuple[Any, Any, Mask]] = [
        (b.or_(b.fcmp("oeq", numerator, 0.0), b.fcmp("oeq", denominator, 0.0)), _nan(b, x), always),
        (b.icmp("sge", difference, limits.huge), b.select(is_denominator, up, x), always),
        (_is_subnormal(b, denominator), up, never),
        (b.and_(is_large, is_small), b.select(is_denominator, down, x), always),
        (is_large, down, never),
        (is_small, b.select(is_numerator, up, x), always),
        (b.icmp("ule", top, limits.tiny), up, never),
    ]
    result, scaled = x, never
    for condition, value, mask in reversed(cases):
        result, scaled = b.select(condition, value, result), b.select(condition, mask, scaled)
    return result, scaled


def _nan(b: Builder, like: Lane) -> Lane:
    return float_of_bits(b, like, like.type, INFINITY[like.type] | quiet_bit(like.type))


_SMALLEST_NORMAL = (BIAS[F64] - 126) << MANTISSA_BITS[F64]
"""The bits, as a number of 64 bits, of the least number of 32 bits that is not subnormal."""


@op("v_div_fmas_f32", "f32 f32 f32 vcc -> f32")
def _div_fmas_f32(b: Builder, x: Lane, y: Lane, z: Lane, scaled: Mask) -> Lane:
    factor = choose(b, b.icmp("ugt", exponent(b, z), 127), z, 2.0**64, 2.0**-64, F64)
    result = b.fma(x, y, z)
    back = b.fmul(b.fpcast(result, F64), factor)
    # With 53 bits the sum is exact wherever a quotient lies half-way between subnormals: it is rounded once.
    wide = b.fmul(b.fma(b.fpcast(x, F64), b.fpcast(y, F64), b.fpcast(z, F64)), factor)
    is_subnormal = b.icmp("ult", magnitude(b, back), _SMALLEST_NORMAL)
    return b.select(scaled, b.fpcast(b.select(is_subnormal, wide, back), F32), result)


_HALF_SMALLEST = 2.0**-947
"""Half of the smallest number of 64 bits, before it is scaled back."""


@op("v_div_fmas_f64", "f64 f64 f64 vcc -> f64")
def _div_fmas_f64(b: Builder, x: Lane, y: Lane, z: Lane, scaled: Mask) -> Lane:
    is_up = b.icmp("ugt", exponent(b, z), 1023)
    result = b.fma(x, y, z)
    back = b.fmul(result, choose(b, is_up, z, 2.0**128, 2.0**-128))
    if b.rounding is Rounding.NEAREST_EVEN:
        # Half-way between subnormals, what the sum was rounded by decides after all.
        rest = b.fsub(result, b.fmul(back, 2.0**128))
        missing = b.fma(x, y, b.fsub(z, result))
        is_beyond = b.or_(
            b.and_(b.fcmp("oeq", rest, _HALF_SMALLEST), b.fcmp("ogt", missing, 0.0)),
            b.and_(b.fcmp("oeq", rest, -_HALF_SMALLEST), b.fcmp("olt", missing, 0.0)),
        )
        step = b.bitcast(b.or_(sign_bit(b, rest), 1), F64)
        back = b.select(b.and_(is_beyond, b.not_(is_up)), b.fadd(back, step), back)
    return b.select(scaled, back, result)


_LOST = {F32: -150, F64: -1075}
"""Exponents this far apart give a quotient below half of the smallest number."""


@op("v_div_fixup_{f16,f32,f64}", "$ $ $ -> $")
def _div_fixup(b: Builder, quotient: Lane, denominator: Lane, numerator: Lane) -> Lane:
    type = quotient.type
    bits = type.bits
    sign = b.xor(sign_bit(b, denominator), sign_bit(b, numerator))

    def signed(size: Lane) -> Lane:
        return b.bitcast(b.or_(size, sign), type)

    infinity = signed(constant(b, sign, INFINITY[type], bits))
    zero = b.bitcast(sign, type)
    invalid = b.fneg(_nan(b, quotient))
    is_zero, none = b.fcmp("oeq", numerator, 0.0), b.fcmp("oeq", denominator, 0.0)
    is_endless, by_endless = is_infinite(b, numerator), is_infinite(b, denominator)
    difference = b.sub(exponent(b, numerator), exponent(b, denominator))
    # The first that holds decides.
    cases: list[tuple[Any, Lane]] = [
        (is_nan(b, numerator), quieted(b, numerator)),
        (is_nan(b, denominator), quieted(b, denominator)),
        (b.or_(b.and_(is_zero, none), b.and_(is_endless, by_endless)), invalid),
        (b.or_(none, is_endless), infinity),
        (b.or_(by_endless, is_zero), zero),
        (is_nan(b, quotient), infinity),
    ]
    # A quotient of 16 bits is computed in 32: nothing is lost before.
    if type in _LOST:
        cases.insert(-1, (b.icmp("slt", difference, _LOST[type]), _underflow(b, zero)))
    result = signed(magnitude(b, quotient))
    for condition, value in reversed(cases):
        result = b.select(condition, value, result)
    return result


def _underflow(b: Builder, zero: Lane) -> Lane:
    """What a number too small to be held is rounded to, with the sign of a zero."""
    bits = b.or_(b.bitcast(zero, zero.type.bits), 1)
    return b.fmul(b.bitcast(bits, zero.type), 0.25)


def _quotient(b: Builder, _: Lane, denominator: Lane, numerator: Lane) -> Lane:
    """What the last instruction gives where the others have come before it: the quotient, rounded once."""
    quotient = b.fdiv(numerator, denominator)
    if b.divides_alike:
        return quotient
    cases = (
        (is_nan(b, numerator), quieted(b, numerator)),
        (is_nan(b, denominator), quieted(b, denominator)),
        (is_nan(b, quotient), b.fneg(_nan(b, quotient))),
    )
    for condition, value in reversed(cases):
        quotient = b.select(condition, value, quotient)
    return quotient


def whole(rule: Rule) -> Rule:
    """The rule of a division for its last instruction."""
    return replace(rule, function=_quotient)
