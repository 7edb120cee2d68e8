"""Integer arithmetic of vector operations: sums and products, with carries, of 16, 24, 32 and 64 bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder, Condition
from ..rules import op
from ..values import I16, I32, I64, Lane, Type
from .common import choose, constant, saturated
from .integers import add_carry, overflows, sub_borrow

Function = Callable[..., Any]


def _swapped(function: Function) -> Function:
    """With the first two sources exchanged."""
    return lambda b, x, y, *rest: function(b, y, x, *rest)


# Sums that give a carry


def _clamped_add(b: Builder, x: Lane, y: Lane, carry: Condition | None = None) -> tuple[Lane, Condition]:
    total, out = add_carry(b, x, y, carry)
    return b.select(out, constant(b, total, -1), total), out


def _clamped_sub(b: Builder, x: Lane, y: Lane, borrow: Condition | None = None) -> tuple[Lane, Condition]:
    rest, out = sub_borrow(b, x, y, borrow)
    return b.select(out, constant(b, rest, 0), rest), out


CARRYING: dict[str, tuple[Function, Function]] = {
    "v_add_co_u32": (add_carry, _clamped_add),
    "v_sub_co_u32": (sub_borrow, _clamped_sub),
    "v_subrev_co_u32": (_swapped(sub_borrow), _swapped(_clamped_sub)),
}
CARRIED: dict[str, tuple[Function, Function]] = {
    "v_addc_u32 v_add_co_ci_u32": (add_carry, _clamped_add),
    "v_subb_u32 v_sub_co_ci_u32": (sub_borrow, _clamped_sub),
    "v_subbrev_u32 v_subrev_co_ci_u32": (_swapped(sub_borrow), _swapped(_clamped_sub)),
}
for _names, (_plain, _clamped) in CARRYING.items():
    op(_names, "i32 i32 -> i32 m", clamped=_clamped)(_plain)
for _names, (_plain, _clamped) in CARRIED.items():
    op(_names, "i32 i32 m -> i32 m", clamped=_clamped)(_plain)


# Sums of one width


def _call(name: str) -> Function:
    """A rule that is one operation of the builder."""
    return lambda b, *sources: getattr(b, name)(*sources)


SUMS = {
    "add": ("v_add_u32 v_add_nc_u32", "v_add_i32 v_add_nc_i32", "v_add_u16 v_add_nc_u16", "v_add_i16"),
    "sub": ("v_sub_u32 v_sub_nc_u32", "v_sub_i32 v_sub_nc_i32", "v_sub_u16 v_sub_nc_u16", "v_sub_i16"),
}
for _how, _rows in SUMS.items():
    for _names, _sign, _width in zip(_rows, "usus", (32, 32, 16, 16), strict=True):
        op(_names, f"i{_width} i{_width} -> i{_width}", clamped=_call(f"{_sign}{_how}_sat"))(_call(_how))
for _names, _width in {"v_subrev_u32 v_subrev_nc_u32": 32, "v_subrev_u16": 16}.items():
    op(_names, f"i{_width} i{_width} -> i{_width}", clamped=_swapped(_call("usub_sat")))(_swapped(_call("sub")))

op("v_add_nc_u64", "i64 i64 -> i64", clamped=_call("uadd_sat"))(_call("add"))
op("v_sub_nc_u64", "i64 i64 -> i64", clamped=_call("usub_sat"))(_call("sub"))
op("v_add3_u32", "i32 i32 i32 -> i32")(lambda b, x, y, z: b.add(b.add(x, y), z))
op("v_xad_u32", "i32 i32 i32 -> i32")(lambda b, x, y, z: b.add(b.xor(x, y), z))
op("v_add_lshl_u32", "i32 i32 i32 -> i32")(lambda b, x, y, z: b.shl(b.add(x, y), b.and_(z, 31)))
op("v_lshl_add_u32", "i32 i32 i32 -> i32")(lambda b, x, y, z: b.add(b.shl(x, b.and_(y, 31)), z))
op("v_lshl_add_u64", "i64 i32 i64 -> i64")(lambda b, x, y, z: b.add(b.shl(x, b.zext(b.and_(y, 7), I64)), z))


# Products


def _high(extend: str) -> Function:
    """The upper half of a product."""

    def rule(b: Builder, x: Lane, y: Lane) -> Lane:
        widen: Function = getattr(b, extend)
        high: Lane = b.lshr(b.mul(widen(x, I64), widen(y, I64)), 32)
        return b.trunc(high, I32)

    return rule


def low24(b: Builder, x: Lane, *, signed: bool) -> Lane:
    """The 24 bits that the short multiplier reads."""
    return b.ashr(b.shl(x, 8), 8) if signed else b.and_(x, 0xFFFFFF)


def _short(function: Function, *, signed: bool) -> Function:
    return lambda b, x, y, *rest: function(b, low24(b, x, signed=signed), low24(b, y, signed=signed), *rest)


def _times(b: Builder, x: Lane, y: Lane) -> Lane:
    return b.mul(x, y)


def _product_and_sum(extend: str, type: Type) -> Function:
    """``x * y + z`` in the width of ``z``, which may be more than that of the others."""

    def rule(b: Builder, x: Lane, y: Lane, z: Lane) -> Lane:
        widen: Function = getattr(b, extend)
        product: Lane = b.mul(widen(x, type), widen(y, type))
        return b.add(product, z)

    return rule


def _clamped_product(extend: str, *, has_sum: bool = True) -> Function:
    """The saturating form, exact in 64 bits."""

    def rule(b: Builder, x: Lane, y: Lane, *added: Lane) -> Lane:
        widen: Function = getattr(b, extend)
        result: Lane = b.mul(widen(x, I64), widen(y, I64))
        target = added[0].type if has_sum else x.type
        if has_sum:
            result = b.add(result, widen(added[0], I64))
        if extend == "sext":
            return saturated(b, result, target, signed=True)
        # A product of unsigned numbers of 32 bits and a sum do not fit what is signed.
        return b.trunc(b.umin(result, (1 << target.width) - 1), target)

    return rule


op("v_mul_lo_u32", "i32 i32 -> i32")(_times)
op("v_mul_u64", "i64 i64 -> i64")(_times)
op("v_mad_u32", "i32 i32 i32 -> i32")(_product_and_sum("zext", I32))
op("v_mul_lo_u16", "i16 i16 -> i16", clamped=_clamped_product("zext", has_sum=False))(_times)
op("v_mul_hi_u32", "i32 i32 -> i32")(_high("zext"))
op("v_mul_hi_i32", "i32 i32 -> i32")(_high("sext"))
for _kind, _extend, _signed in (("u32_u24", "zext", False), ("i32_i24", "sext", True)):
    _limit = _clamped_product(_extend, has_sum=False)
    op(f"v_mul_{_kind}", "i32 i32 -> i32", clamped=_short(_limit, signed=_signed))(_short(_times, signed=_signed))
    op(f"v_mul_hi_{_kind}", "i32 i32 -> i32")(_short(_high(_extend), signed=_signed))
    op(f"v_mad_{_kind}", "i32 i32 i32 -> i32", clamped=_short(_clamped_product(_extend), signed=_signed))(
        _short(_product_and_sum(_extend, I32), signed=_signed)
    )
for _kind, _extend in (("u", "zext"), ("i", "sext")):
    op(f"v_mad_{_kind}16", "i16 i16 i16 -> i16", clamped=_clamped_product(_extend))(_product_and_sum(_extend, I16))
    op(f"v_mad_{_kind}32_{_kind}16", "i16 i16 i32 -> i32", clamped=_clamped_product(_extend))(
        _product_and_sum(_extend, I32)
    )


op("v_mad_nc_u64_u32", "i32 i32 i64 -> i64")(_product_and_sum("zext", I64))
op("v_mad_nc_i64_i32", "i32 i32 i64 -> i64")(_product_and_sum("sext", I64))


@op("v_mad_u64_u32", "i32 i32 i64 -> i64 m", clamped=lambda b, x, y, z: _clamped_mad_u64(b, x, y, z))
def _mad_u64(b: Builder, x: Lane, y: Lane, z: Lane) -> tuple[Lane, Condition]:
    return add_carry(b, b.mul(b.zext(x, I64), b.zext(y, I64)), z)


def _clamped_mad_u64(b: Builder, x: Lane, y: Lane, z: Lane) -> tuple[Lane, Condition]:
    total, carry = _mad_u64(b, x, y, z)
    return b.select(carry, constant(b, total, -1), total), carry


def _mad_i64_parts(b: Builder, x: Lane, y: Lane, z: Lane) -> tuple[Lane, Condition, Condition]:
    """The sum, whether it overflows, and the sign that it has with 65 bits."""
    product = b.mul(b.sext(x, I64), b.sext(y, I64))
    total = b.add(product, z)
    overflow = overflows(b, product, z, total)
    return total, overflow, b.xor(overflow, b.icmp("slt", total, 0))


def _clamped_mad_i64(b: Builder, x: Lane, y: Lane, z: Lane) -> tuple[Lane, Condition]:
    total, overflow, sign = _mad_i64_parts(b, x, y, z)
    limit = choose(b, sign, total, -(1 << 63), (1 << 63) - 1)
    return b.select(overflow, limit, total), sign


@op("v_mad_i64_i32", "i32 i32 i64 -> i64 m", clamped=_clamped_mad_i64)
def _mad_i64(b: Builder, x: Lane, y: Lane, z: Lane) -> tuple[Lane, Condition]:
    total, _, sign = _mad_i64_parts(b, x, y, z)
    return total, sign


# Minimum, maximum and what lies between


def _median(low: Function, high: Function) -> Function:
    return lambda b, x, y, z: high(b, low(b, x, y), low(b, high(b, x, y), z))


def _twice(first: Function, second: Function) -> Function:
    return lambda b, x, y, z: second(b, first(b, x, y), z)


def _of_sum(add: str, choose: Function) -> Function:
    """Of a sum that saturates and a third number one."""
    return lambda b, x, y, z: choose(b, getattr(b, add)(x, y), z)


for _sign, _letter in (("s", "i"), ("u", "u")):
    _least, _most = _call(f"{_sign}min"), _call(f"{_sign}max")
    op(f"v_min_{_letter}64", "i64 i64 -> i64")(_least)
    op(f"v_max_{_letter}64", "i64 i64 -> i64")(_most)
    for _width in (16, 32):
        _type = f"i{_width}"
        _suffix = f"{_letter}{_width}"
        _two, _three = f"{_type} {_type} -> {_type}", f"{_type} {_type} {_type} -> {_type}"
        op(f"v_min_{_suffix}", _two)(_least)
        op(f"v_max_{_suffix}", _two)(_most)
        op(f"v_min3_{_suffix}", _three)(_twice(_least, _least))
        op(f"v_max3_{_suffix}", _three)(_twice(_most, _most))
        op(f"v_med3_{_suffix}", _three)(_median(_least, _most))
        op(f"v_add_min_{_suffix}", _three)(_of_sum(f"{_sign}add_sat", _least))
        op(f"v_add_max_{_suffix}", _three)(_of_sum(f"{_sign}add_sat", _most))
    op(f"v_minmax_{_letter}32", "i32 i32 i32 -> i32")(_twice(_least, _most))
    op(f"v_maxmin_{_letter}32", "i32 i32 i32 -> i32")(_twice(_most, _least))
