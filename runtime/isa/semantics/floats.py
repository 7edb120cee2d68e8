"""Float arithmetic: add, multiply, fused and unfused multiply-add, rounding to integers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder
from ..rules import op
from ..values import BF16, F16, F32, Lane, Type
from .common import V, constant, rounding

Function = Callable[..., Any]

op("v_add_{f16,f32,f64} s_add_{f16,f32}", "$ $ -> $")(lambda b, x, y: b.fadd(x, y))
op("v_sub_{f16,f32} s_sub_{f16,f32}", "$ $ -> $")(lambda b, x, y: b.fsub(x, y))
op("v_subrev_{f16,f32}", "$ $ -> $")(lambda b, x, y: b.fsub(y, x))
op("v_mul_{f16,f32,f64} s_mul_{f16,f32}", "$ $ -> $")(lambda b, x, y: b.fmul(x, y))

# Fused: rounded once. In …amk the constant stands between the sources, so their order is that of any other.


def _fma(b: Builder, x: V, y: V, z: V) -> V:
    return b.fma(x, y, z)


op("v_fma_{f16,f32,f64} v_fmaak_{f16,f32,f64} v_fmamk_{f16,f32,f64} s_fmaak_{f32} s_fmamk_{f32}", "$ $ $ -> $")(_fma)
op("v_fmac_{f16,f32,f64} s_fmac_{f16,f32}", "$ $ d:$ -> $")(_fma)

# Not fused: the product is rounded, and subnormals are flushed whatever MODE says.


def _mad(b: Builder, x: V, y: V, z: V) -> V:
    product = b.fmul(x, y)
    return b.fadd(_flushed(b, product), z)


def _flushed(b: Builder, x: V) -> V:
    """Without subnormals, which this multiplier does not give."""
    smallest = {F16: 2.0**-14, F32: 2.0**-126}[x.type]
    zero = b.fmul(x, 0.0)
    return b.select(b.fcmp("olt", b.fabs(x), smallest), zero, x)


op("v_mad_{f16,f32} v_madak_{f16,f32} v_madmk_{f16,f32}", "$ $ $ -> $", denormals="flush")(_mad)
op("v_mac_{f16,f32}", "$ $ d:$ -> $", denormals="flush")(_mad)

# Legacy: zero times anything is zero.


def _with_zero(b: Builder, x: Lane, y: Lane, otherwise: Lane, zero: Lane) -> Lane:
    """``zero`` where one of the factors is zero."""
    is_zero = b.or_(b.fcmp("oeq", x, 0.0), b.fcmp("oeq", y, 0.0))
    return b.select(is_zero, zero, otherwise)


@op("v_mul_legacy_f32 v_mul_dx9_zero_f32", "f32 f32 -> f32")
def _mul_legacy(b: Builder, x: Lane, y: Lane) -> Lane:
    return _with_zero(b, x, y, b.fmul(x, y), constant(b, x, 0.0))


@op("v_mad_legacy_f32", "f32 f32 f32 -> f32", denormals="flush")
def _mad_legacy(b: Builder, x: Lane, y: Lane, z: Lane) -> Lane:
    return b.fadd(_flushed(b, _mul_legacy(b, x, y)), z)


@op("v_fma_legacy_f32", "f32 f32 f32 -> f32")
@op("v_fmac_legacy_f32", "f32 f32 d:f32 -> f32")
def _fma_legacy(b: Builder, x: Lane, y: Lane, z: Lane) -> Lane:
    return _with_zero(b, x, y, b.fma(x, y, z), b.fadd(z, 0.0))


@op("v_mullit_f32", "f32 f32 f32 -> f32")
def _mullit(b: Builder, x: Lane, y: Lane, z: Lane) -> Lane:
    lowest = -float.fromhex("0x1.fffffep+127")
    # Each comparison holds for NaN too.
    is_off = b.or_(b.fcmp("ule", y, lowest), b.fcmp("ule", z, 0.0))
    return b.select(is_off, constant(b, x, lowest), _mul_legacy(b, x, y))


# One source chosen and converted by the operand modifiers; the result is a register or half of one.


def _mixed(function: Function, type: Type = F16) -> Function:
    """The 32 bits of a mix as 16."""

    def rule(b: Builder, x: Lane, y: Lane, z: Lane) -> Lane:
        with rounding(b, b.mode.rounding(F32)):
            result: Lane = function(b, x, y, z)
        with rounding(b, b.mode.rounding(type)):
            return b.fpcast(result, type)

    return rule


for _name, _function, _denormals in (("fma", _fma, "mode"), ("mad", _mad, "flush")):
    op(f"v_{_name}_mix_f32", "mix mix mix -> f32", denormals=_denormals)(_function)
    op(f"v_{_name}_mixlo_f16", "mix mix mix -> lo:f16", denormals=_denormals)(_mixed(_function))
    op(f"v_{_name}_mixhi_f16", "mix mix mix -> hi:f16", denormals=_denormals)(_mixed(_function))

op("v_fma_mix_f32_bf16", "mix mix mix -> f32")(_fma)
op("v_fma_mixlo_bf16", "mix mix mix -> lo:bf16")(_mixed(_fma, BF16))
op("v_fma_mixhi_bf16", "mix mix mix -> hi:bf16")(_mixed(_fma, BF16))

# To integers

op("v_floor_{f16,f32,f64} s_floor_{f16,f32}", "$ -> $")(lambda b, x: b.floor(x))
op("v_ceil_{f16,f32,f64} s_ceil_{f16,f32}", "$ -> $")(lambda b, x: b.ceil(x))
op("v_trunc_{f16,f32,f64} s_trunc_{f16,f32}", "$ -> $")(lambda b, x: b.ftrunc(x))
op("v_rndne_{f16,f32,f64} s_rndne_{f16,f32}", "$ -> $")(lambda b, x: b.rint(x))
