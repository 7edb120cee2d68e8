"""Reciprocals, roots, exponentials, logarithms, sine and cosine.

Hardware promises about one unit in the last place. Reciprocals and roots are correctly rounded here; the others are
polynomials in 64 bits, whose error shows in less than one of ten thousand results of 32. Rounding is always to nearest.
"""

from __future__ import annotations

from collections.abc import Callable
from math import factorial, log, pi
from typing import Any

from ..builder import Builder
from ..rules import op
from ..values import BF16, F32, F64, I32, I64, Type
from .common import (
    INFINITY,
    V,
    constant,
    float_of_bits,
    is_infinite,
    is_nan,
    nearest,
    quiet_bit,
    quieted,
)

Function = Callable[..., Any]

TURNING = ("sin", "cos")
"""They take any angle, subnormal ones too, and do not exist for scalars."""
TABLES = "hardware uses lookup tables: the last bit may differ"


def _polynomial(b: Builder, x: V, coefficients: list[float]) -> V:
    """Evaluate a polynomial; the lowest coefficient comes first."""
    result = constant(b, x, coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        result = b.fma(result, x, constant(b, x, coefficient))
    return result


def _nan(b: Builder, like: V, type: Type) -> V:
    return float_of_bits(b, like, type, INFINITY[type] | quiet_bit(type))


# Reciprocals and roots


def _reciprocal(b: Builder, x: V) -> V:
    return b.fdiv(constant(b, x, 1.0), x)


def _root(b: Builder, x: V) -> V:
    return b.sqrt(x)


def _reciprocal_root(b: Builder, x: V) -> V:
    """The reciprocal root of a 64-bit number, corrected for the errors of the root and the quotient."""
    is_tiny = b.fcmp("olt", x, 2.0**-900)
    scaled = b.select(is_tiny, b.fmul(x, 2.0**200), x)
    root = b.sqrt(scaled)
    estimate = b.fdiv(constant(b, x, 1.0), root)
    root_error = b.fmul(b.fma(b.fneg(root), root, scaled), b.fmul(estimate, 0.5))
    rest = b.fma(b.fneg(root), estimate, constant(b, x, 1.0))
    rest = b.fma(b.fneg(root_error), estimate, rest)
    exact = b.fma(rest, estimate, estimate)
    # Where it ends at zero or infinity the corrections have no meaning.
    is_plain = b.and_(b.fcmp("ogt", x, 0.0), b.fcmp("olt", x, float("inf")))
    result = b.select(is_plain, exact, estimate)
    return b.select(is_tiny, b.fmul(result, 2.0**100), result)


def _in_64_bits(function: Function) -> Function:
    """Computed in 64 bits, rounded once."""

    def rule(b: Builder, x: V) -> V:
        with nearest(b):
            wide = x if x.type is F64 else b.fpcast(x, F64)
            result: V = function(b, wide)
            return result if x.type is F64 else b.fpcast(result, x.type)

    return rule


def _to_nearest(function: Function) -> Function:
    def rule(b: Builder, x: V) -> Any:
        with nearest(b):
            return function(b, x)

    return rule


def _of_bf16(function: Function) -> Function:
    """Computed in 32 bits, as builders only convert bfloat16."""

    def rule(b: Builder, x: V) -> V:
        with nearest(b):
            result: V = function(b, b.fpcast(x, F32))
            return b.fpcast(result, BF16)

    return rule


def _register(name: str, function: Function, *, has_64_bits: bool = False, extra: str = "") -> None:
    """The forms of an operation: of 16 bits as MODE says, of 32 mostly without subnormals, of scalars."""
    op(f"v_{name}_f16", "f16 -> f16", approximate=TABLES)(function)
    op(f"v_{name}_bf16", "bf16 -> bf16", approximate=TABLES)(_of_bf16(function))
    denormals = "mode" if name in TURNING else "flush"
    op(f"v_{name}_f32 {extra}", "f32 -> f32", denormals=denormals, approximate=TABLES)(function)
    if has_64_bits:
        op(f"v_{name}_f64", "f64 -> f64", approximate="hardware gives an estimate that is right in 14 to 28 bits")(
            function
        )
    if name not in TURNING:
        op(f"v_s_{name}_f16", "u:f16 -> u:f16", approximate=TABLES, scalar_like=True)(function)
        op(f"v_s_{name}_f32", "u:f32 -> u:f32", denormals="flush", approximate=TABLES, scalar_like=True)(function)


_register("rcp", _to_nearest(_reciprocal), has_64_bits=True, extra="v_rcp_iflag_f32")
_register("sqrt", _to_nearest(_root), has_64_bits=True)
_register("rsq", _in_64_bits(_reciprocal_root), has_64_bits=True)

# Exponentials and logarithms

_EXP2 = [log(2) ** k / factorial(k) for k in range(10)]
_WHOLE_IN_LOW_BITS = 1.5 * 2.0**52
"""A smaller number that this is added to is rounded to a whole one, which the lowest bits of the sum are."""
_LOG2 = [2 / log(2) / (2 * k + 1) for k in range(7)]


def _exp2(b: Builder, x: V) -> V:
    inside = b.select(b.fcmp("olt", x, 1000.0), x, constant(b, x, 1000.0))
    inside = b.select(b.fcmp("ogt", x, -1000.0), inside, constant(b, x, -1000.0))
    shifted = b.fadd(inside, _WHOLE_IN_LOW_BITS)
    fraction = b.fsub(inside, b.fsub(shifted, _WHOLE_IN_LOW_BITS))
    exponent = b.shl(b.bitcast(shifted, I64), 52)
    result = b.bitcast(b.add(b.bitcast(_polynomial(b, fraction, _EXP2), I64), exponent), F64)
    return b.select(is_nan(b, x), quieted(b, x), result)


def _log2(b: Builder, x: V) -> V:
    """Of a number whose exponent is in the normal range of 64 bits."""
    bits = b.bitcast(x, I64)
    # From the square root of a half to that of two: near one nothing is lost.
    offset = b.sub(bits, 0x3FE6A09E667F3BCD)
    whole = b.ashr(offset, 52)
    scaled = b.bitcast(b.sub(bits, b.shl(whole, 52)), F64)
    ratio = b.fdiv(b.fsub(scaled, 1.0), b.fadd(scaled, 1.0))
    part = b.fmul(ratio, _polynomial(b, b.fmul(ratio, ratio), _LOG2))
    result = b.fadd(b.sitofp(b.trunc(whole, I32), F64), part)
    result = b.select(b.fcmp("oeq", x, float("inf")), x, result)
    result = b.select(b.fcmp("olt", x, 0.0), _nan(b, x, F64), result)
    result = b.select(b.fcmp("oeq", x, 0.0), constant(b, x, float("-inf")), result)
    return b.select(is_nan(b, x), quieted(b, x), result)


_register("exp", _in_64_bits(_exp2), extra="v_exp_legacy_f32")
_register("log", _in_64_bits(_log2), extra="v_log_legacy_f32")

# Hyperbolic tangents

_NEAR = 2.0**-10
"""Below this, the first terms of the series say more than what is left of a difference."""


def _tanh(b: Builder, x: V) -> V:
    grown = _exp2(b, b.fmul(x, 2 / log(2)))
    far = b.fsub(constant(b, x, 1.0), b.fdiv(constant(b, x, 2.0), b.fadd(grown, 1.0)))
    square = b.fmul(x, x)
    near = b.fma(b.fmul(x, square), _polynomial(b, square, [-1 / 3, 2 / 15]), x)
    result = b.select(b.fcmp("olt", b.fabs(x), _NEAR), near, far)
    return b.select(is_nan(b, x), quieted(b, x), result)


for _type in ("f16", "f32"):
    op(f"v_tanh_{_type}", f"{_type} -> {_type}", approximate=TABLES)(_in_64_bits(_tanh))
op("v_tanh_bf16", "bf16 -> bf16", approximate=TABLES)(_of_bf16(_in_64_bits(_tanh)))

# Sine and cosine of revolutions

_SIN = [(-1) ** k * (2 * pi) ** (2 * k + 1) / factorial(2 * k + 1) for k in range(7)]
_COS = [(-1) ** k * (2 * pi) ** (2 * k) / factorial(2 * k) for k in range(8)]


def _turn(quarter: int) -> Function:
    """The sine of an angle some quarters ahead."""

    def rule(b: Builder, x: V) -> V:
        eighth = b.fsub(x, b.rint(x))
        quarters = b.rint(b.fmul(eighth, 4.0))
        angle = b.fma(quarters, constant(b, x, -0.25), eighth)
        square = b.fmul(angle, angle)
        sine, cosine = b.fmul(angle, _polynomial(b, square, _SIN)), _polynomial(b, square, _COS)
        which = b.add(b.fptosi(quarters, I32), quarter)
        result = b.select(b.icmp("ne", b.and_(which, 1), 0), cosine, sine)
        result = b.select(b.icmp("ne", b.and_(which, 2), 0), b.fneg(result), result)
        # Zeros have no sign but that of a zero that came in.
        result = b.fadd(result, 0.0)
        result = b.select(b.fcmp("oeq", x, 0.0), x if quarter == 0 else constant(b, x, 1.0), result)
        return b.select(is_infinite(b, x), _nan(b, x, F64), result)

    return rule


_register("sin", _in_64_bits(_turn(0)))
_register("cos", _in_64_bits(_turn(1)))
