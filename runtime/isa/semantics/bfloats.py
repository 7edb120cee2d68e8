"""Arithmetic of bfloat16: computed in more bits, and rounded once.

The halves of packed operations; :mod:`.packed` puts them together.
"""

from __future__ import annotations

from collections.abc import Callable

from ..builder import Builder
from ..rules import op
from ..values import BF16, F32, F64, I32, I64, Lane, Rounding
from .common import constant, is_nan, nearest, quieted, rounding
from .extremes import MAX, MIN

Function = Callable[..., Lane]


def _in_32_bits(function: Function) -> Function:
    """By an operation of 32 bits, which has twice the digits and two more: rounding twice is then rounding once."""

    def rule(b: Builder, *sources: Lane) -> Lane:
        with rounding(b, b.mode.rounding(BF16)):
            return b.fpcast(function(b, *(_wide(b, x) for x in sources)), BF16)

    return rule


def _wide(b: Builder, x: Lane) -> Lane:
    """In 32 bits; a NaN is a quiet one."""
    wide = b.fpcast(x, F32)
    return b.select(is_nan(b, wide), quieted(b, wide), wide)


def _fma(b: Builder, x: Lane, y: Lane, z: Lane) -> Lane:
    """The product is exact in 64 bits. What a sum and its conversion lose is noted in the last bit that they keep."""
    x, y, z = (b.fpcast(b.fpcast(number, F32), F64) for number in (x, y, z))
    with nearest(b):
        product = b.fmul(x, y)
        total = b.fadd(product, z)
        back = b.fsub(total, product)
        lost = b.fadd(b.fsub(product, b.fsub(total, back)), b.fsub(z, back))
    bits = b.bitcast(total, I64)
    is_even = b.icmp("eq", b.and_(bits, 1), 0)
    is_off = b.and_(b.fcmp("one", lost, 0.0), is_even)
    is_farther = b.fcmp("ogt", b.fmul(b.bitcast(b.or_(b.and_(bits, 1 << 63), 0x3FF0000000000000), F64), lost), 0.0)
    moved = b.select(is_farther, b.add(bits, 1), b.sub(bits, 1))
    total = b.bitcast(b.select(is_off, moved, bits), F64)
    with rounding(b, Rounding.TOWARD_ZERO):
        short = b.fpcast(total, F32)
    sticky = b.select(b.fcmp("one", b.fpcast(short, F64), total), constant(b, x, 1, I32), constant(b, x, 0, I32))
    with rounding(b, b.mode.rounding(BF16)):
        return b.fpcast(b.bitcast(b.or_(b.bitcast(short, I32), sticky), F32), BF16)


op("v_add_bf16", "bf16 bf16 -> bf16")(_in_32_bits(lambda b, x, y: b.fadd(x, y)))
op("v_mul_bf16", "bf16 bf16 -> bf16")(_in_32_bits(lambda b, x, y: b.fmul(x, y)))
op("v_fma_bf16", "bf16 bf16 bf16 -> bf16")(_fma)
op("v_min_num_bf16", "bf16 bf16 -> bf16")(_in_32_bits(MIN))
op("v_max_num_bf16", "bf16 bf16 -> bf16")(_in_32_bits(MAX))
