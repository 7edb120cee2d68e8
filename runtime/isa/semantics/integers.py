"""What the integer rules of scalar and vector operations share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder, Condition
from ..values import I32, I64, Type, Uniform
from .common import V, choose, constant, is_nonzero

Function = Callable[..., Any]


def and_scc(function: Function) -> Function:
    """The result, and whether it is anything but zero."""

    def rule(b: Builder, *sources: Uniform) -> tuple[Uniform, Any]:
        result = function(b, *sources)
        return result, is_nonzero(b, result)

    return rule


def add_carry(b: Builder, x: V, y: V, carry: Condition | None = None) -> tuple[V, Condition]:
    """The sum and whether it carries."""
    total = b.add(x, y)
    out = b.icmp("ult", total, x)
    if carry is None:
        return total, out
    result = b.add(total, choose(b, carry, x, 1, 0))
    return result, b.or_(out, b.icmp("ult", result, total))


def sub_borrow(b: Builder, x: V, y: V, borrow: Condition | None = None) -> tuple[V, Condition]:
    """The difference and whether it borrows."""
    rest, out = b.sub(x, y), b.icmp("ult", x, y)
    if borrow is None:
        return rest, out
    result = b.sub(rest, choose(b, borrow, x, 1, 0))
    return result, b.or_(out, b.icmp("ult", rest, result))


def overflows(b: Builder, x: V, y: V, total: V) -> Condition:
    """Whether the sum of signed numbers has another sign than both of them."""
    return b.icmp("slt", b.and_(b.xor(x, total), b.xor(y, total)), 0)


def resized(b: Builder, x: V, type: Type) -> V:
    """An unsigned number in another width."""
    if x.type.width == type.width:
        return x
    return b.zext(x, type) if type.width > x.type.width else b.trunc(x, type)


def bit_field(b: Builder, x: V, place: V, width: V, *, signed: bool) -> V:
    """Bits from a place on; the place is below the width of ``x``, the width at most that. Both are I32."""
    size = x.type.width
    shifted = (b.ashr if signed else b.lshr)(x, resized(b, place, x.type))
    # The field is moved up to the sign and back: by two shifts, for a field of no bits moves by all of them.
    unused = b.sub(constant(b, width, size), width)
    first = resized(b, b.lshr(unused, 1), x.type)
    second = b.sub(resized(b, unused, x.type), first)
    up = b.shl(b.shl(shifted, first), second)
    down = b.ashr if signed else b.lshr
    return down(down(up, first), second)


def field_mask(b: Builder, width: V, place: V, type: Type) -> V:
    """As many ones as ``width`` says, from a place on."""
    one = constant(b, width, 1, type)
    ones = b.sub(b.shl(one, resized(b, b.and_(width, type.width - 1), type)), 1)
    return b.shl(ones, resized(b, b.and_(place, type.width - 1), type))


def leading_same(b: Builder, x: V) -> V:
    """The number of leading bits equal to the sign bit, I32; -1 if all are."""
    turned = b.xor(x, b.ashr(x, x.type.width - 1))
    count = b.ctlz(turned)
    found = b.trunc(count, I32) if x.type is I64 else count
    return b.select(b.icmp("eq", turned, 0), constant(b, found, -1), found)
