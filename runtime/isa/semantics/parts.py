"""Parts of floats: exponent, mantissa, fraction, ldexp, cube faces, digits of 2/pi."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder, Condition
from ..rules import op
from ..values import F16, F32, F64, I16, I32, I64, Lane, Type
from .common import (
    BIAS,
    INFINITY,
    MANTISSA_BITS,
    choose,
    constant,
    exponent,
    float_of_bits,
    magnitude,
    nearest,
    power_of_two,
    quieted,
    sign_bit,
)

Function = Callable[..., Any]

WIDER = {F16: F32, F32: F64}
"""A type in which every number of another is normal."""


def _is_finite(b: Builder, x: Lane) -> Condition:
    """Whether it is neither zero nor infinity nor NaN."""
    return b.icmp("ult", b.sub(magnitude(b, x), 1), INFINITY[x.type] - 1)


def _normal(b: Builder, x: Lane) -> tuple[Lane, Lane]:
    """A subnormal as a normal number, and what to add to its exponent."""
    if x.type is not F64:
        wide = b.fpcast(x, WIDER[x.type])
        return wide, constant(b, wide, 0, wide.type.bits)
    is_small = b.icmp("ult", magnitude(b, x), 1 << MANTISSA_BITS[F64])
    return b.select(is_small, b.fmul(x, 2.0**64), x), choose(b, is_small, x, -64, 0, I64)


def _frexp_exponent(type: Type) -> Function:
    """The exponent where the mantissa is from a half to one; zero for what has none."""

    def rule(b: Builder, x: Lane) -> Lane:
        normal, added = _normal(b, x)
        found = b.add(b.sub(exponent(b, normal), BIAS[normal.type] - 1), added)
        narrow = b.trunc(found, type) if found.type is not type else found
        return b.select(_is_finite(b, x), narrow, constant(b, narrow, 0))

    return rule


op("v_frexp_exp_i16_f16", "f16 -> i16")(_frexp_exponent(I16))
op("v_frexp_exp_i32_{f32,f64}", "$ -> i32")(_frexp_exponent(I32))


@op("v_frexp_mant_{f16,f32,f64}", "$ -> $")
def _frexp_mantissa(b: Builder, x: Lane) -> Lane:
    normal, _ = _normal(b, x)
    wide = normal.type
    mantissa = b.and_(b.bitcast(normal, wide.bits), (1 << MANTISSA_BITS[wide]) - 1)
    half = BIAS[wide] - 1 << MANTISSA_BITS[wide]
    bits = b.or_(b.or_(mantissa, half), sign_bit(b, normal))
    result = b.bitcast(bits, wide)
    if wide is not x.type:
        result = b.fpcast(result, x.type)
    special = b.select(b.icmp("ugt", magnitude(b, x), INFINITY[x.type]), quieted(b, x), x)
    return b.select(_is_finite(b, x), result, special)


@op("v_ldexp_f32", "f32 i32 -> f32")
@op("v_ldexp_f16", "f16 i16 -> f16")
def _ldexp(b: Builder, x: Lane, by: Lane) -> Lane:
    """In a type where the product is exact, so that it is rounded once."""
    wide = WIDER[x.type]
    # Far enough from anything to zero or to infinity.
    limit = BIAS[wide] // 2
    count = b.smin(b.smax(by, -limit), limit)
    factor = power_of_two(b, b.sext(count, wide.bits), wide)
    return b.fpcast(b.fmul(b.fpcast(x, wide), factor), x.type)


@op("v_ldexp_f64", "f64 i32 -> f64")
def _ldexp_f64(b: Builder, x: Lane, by: Lane) -> Lane:
    """By two factors of which only the second can leave the normal range."""
    normal, added = _normal(b, x)
    own = b.add(b.sub(exponent(b, normal), 1023), added)
    wanted = b.add(own, b.sext(b.smin(b.smax(by, -5000), 5000), I64))
    first = b.smin(b.smax(wanted, -1022), 1023)
    second = b.smin(b.smax(b.sub(wanted, first), -64), 64)
    one = b.or_(b.and_(b.bitcast(normal, I64), 0x800FFFFFFFFFFFFF), 1023 << 52)
    product = b.fmul(b.bitcast(one, F64), power_of_two(b, first, F64))
    result = b.fmul(product, power_of_two(b, second, F64))
    return b.select(_is_finite(b, x), result, b.fmul(x, 1.0))


_BELOW_ONE = {F16: 0x3BFF, F32: 0x3F7FFFFF, F64: 0x3FEFFFFFFFFFFFFF}


@op("v_fract_{f16,f32,f64}", "$ -> $")
def _fract(b: Builder, x: Lane) -> Lane:
    part = b.fsub(x, b.floor(x))
    return b.select(b.fcmp("oge", part, 1.0), float_of_bits(b, x, x.type, _BELOW_ONE[x.type]), part)


# Cube faces: which axis is the longest, and the other two as coordinates on its face


def _face(along_x: Function, along_y: Function, along_z: Function) -> Function:
    def rule(b: Builder, x: Lane, y: Lane, z: Lane) -> Lane:
        size_x, size_y, size_z = b.fabs(x), b.fabs(y), b.fabs(z)
        is_z = b.and_(b.fcmp("oge", size_z, size_x), b.fcmp("oge", size_z, size_y))
        values: list[Lane] = [function(b, x, y, z) for function in (along_x, along_y, along_z)]
        rest = b.select(b.fcmp("oge", size_y, size_x), values[1], values[0])
        return b.select(is_z, values[2], rest)

    return rule


def _by_sign(b: Builder, n: Lane, negative: Lane, positive: Lane) -> Lane:
    return b.select(b.fcmp("olt", n, 0.0), negative, positive)


def _number_of(axis: int) -> Function:
    def rule(b: Builder, *axes: Lane) -> Lane:
        return choose(b, b.fcmp("olt", axes[axis], 0.0), axes[axis], 2.0 * axis + 1, 2.0 * axis)

    return rule


def _double(axis: int) -> Function:
    return lambda b, *axes: b.fmul(axes[axis], 2.0)


CUBE: dict[str, tuple[Function, Function, Function]] = {
    "id": (_number_of(0), _number_of(1), _number_of(2)),
    "ma": (_double(0), _double(1), _double(2)),
    "sc": (
        lambda b, x, y, z: _by_sign(b, x, z, b.fneg(z)),
        lambda b, x, y, z: x,
        lambda b, x, y, z: _by_sign(b, z, b.fneg(x), x),
    ),
    "tc": (
        lambda b, x, y, z: b.fneg(y),
        lambda b, x, y, z: _by_sign(b, y, b.fneg(z), z),
        lambda b, x, y, z: b.fneg(y),
    ),
}
for _name, _functions in CUBE.items():
    op(f"v_cube{_name}_f32", "f32 f32 f32 -> f32")(_face(*_functions))

# Digits of 2/pi

TWO_OVER_PI = int(
    "145F306DC9C88"
    "2A53F84EAFA3EA69BB81B6C52B3278872083FCA2C757BD778AC36E48DC74849BA5C00C925DD413A32439FC3BD6396253"
    "4E7DD1046BEA5D768909D338E04D68BEFC827323AC7306A673E93908BF177BF250763FF12FFFBC0B301FDE5E2316B414"
    "DA3EDA6CFD9E4F96136E9E8C7ECD3CBFD45AEA4F758FD7CBE2F67A0E73EF14A525D4D7F6BF623F1ABA10AC06608DF8F6",
    16,
)
"""The first 1201 bits after the point of 2/pi."""


def _chosen_words(b: Builder, index: Lane, count: int) -> list[Lane]:
    """Some words of the digits from a word on, found by halving."""
    last = 63 + count
    padded = TWO_OVER_PI << 32 * (last + 1) - 1201
    words = [padded >> 32 * (last - i) & 0xFFFFFFFF for i in range(last + 1)]
    lanes = [constant(b, index, word, I32) for word in words]
    for bit in (32, 16, 8, 4, 2, 1):
        is_set = b.icmp("ne", b.and_(index, bit), 0)
        lanes = [b.select(is_set, lanes[i + bit], lanes[i]) for i in range(bit - 1 + count)]
    return lanes


@op("v_trig_preop_f64", "f64 i32 -> f64")
def _trig_preop(b: Builder, x: Lane, segment: Lane) -> Lane:
    """53 of the digits that matter for an argument as large as ``x``, as a number."""
    own = b.trunc(exponent(b, x), I32)
    shift = b.mul(b.and_(segment, 31), 53)
    shift = b.select(b.icmp("ugt", own, 1077), b.add(shift, b.sub(own, 1077)), shift)
    # All that is left beyond the digits is zero.
    shift = b.umin(shift, 64 * 32 - 1)
    first, second, third = _chosen_words(b, b.lshr(shift, 5), 3)
    place = b.zext(b.and_(shift, 31), I64)
    high = b.or_(b.shl(b.zext(first, I64), 32), b.zext(second, I64))
    low = b.lshr(b.shl(b.zext(third, I64), place), 32)
    digits = b.lshr(b.or_(b.shl(high, place), low), 11)
    scale = b.sub(constant(b, shift, -53), shift)
    scale = b.add(scale, choose(b, b.icmp("uge", own, 1968), scale, 128, 0))
    with nearest(b):
        return _ldexp_f64(b, b.uitofp(digits, F64), scale)
