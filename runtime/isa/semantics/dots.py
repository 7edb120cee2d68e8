"""Dot products of the parts of two registers, added to a third."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder
from ..rules import op
from ..values import BF16, F16, F32, I32, I64, Lane, Type
from .common import byte, field, halves, nearest, saturated
from .small_floats import decoded, format_of

Function = Callable[..., Any]

# Integers


def _terms(b: Builder, x: Lane, y: Lane, width: int, signs: tuple[bool, bool]) -> list[Lane]:
    """The products of the parts, which fit 32 bits unless the parts have 16."""
    pairs = (
        [field(b, n, place, width, signed=signed) for n, signed in ((x, signs[0]), (y, signs[1]))]
        for place in range(0, 32, width)
    )
    if width < 16:
        return [b.mul(left, right) for left, right in pairs]
    extend = b.sext if signs[0] else b.zext
    return [b.mul(extend(left, I64), extend(right, I64)) for left, right in pairs]


def _exact(b: Builder, terms: list[Lane], added: Lane, *, signed: bool) -> Lane:
    """The sum in 64 bits."""
    extend = b.sext if signed else b.zext
    total = extend(added, I64)
    for term in terms:
        total = b.add(total, term if term.type is I64 else extend(term, I64))
    return total


def _dot(width: int, *, signed: bool, clamped: bool) -> Function:
    def rule(b: Builder, x: Lane, y: Lane, added: Lane) -> Lane:
        return _summed(b, _terms(b, x, y, width, (signed, signed)), added, signed=signed, clamped=clamped)

    return rule


def _summed(b: Builder, terms: list[Lane], added: Lane, *, signed: bool, clamped: bool) -> Lane:
    if not clamped:
        for term in terms:
            added = b.add(added, term if term.type is I32 else b.trunc(term, I32))
        return added
    total = _exact(b, terms, added, signed=signed)
    if signed:
        return saturated(b, total, I32, signed=True)
    return b.trunc(b.umin(total, 0xFFFFFFFF), I32)


def _mixed_signs(width: int, *, clamped: bool) -> Function:
    """``neg_lo`` of a source says that its parts have a sign; the sum always has one."""

    def rule(b: Builder, x: Lane, y: Lane, added: Lane, signs: int) -> Lane:
        terms = _terms(b, x, y, width, (bool(signs & 1), bool(signs & 2)))
        return _summed(b, terms, added, signed=True, clamped=clamped)

    return rule


for _name, _width, _signed in (
    ("v_dot2_i32_i16", 16, True),
    ("v_dot2_u32_u16", 16, False),
    ("v_dot4_i32_i8", 8, True),
    ("v_dot4_u32_u8", 8, False),
    ("v_dot8_i32_i4", 4, True),
    ("v_dot8_u32_u4", 4, False),
):
    _source = "v2i16" if _width == 16 else "i32"
    _clamped = _dot(_width, signed=_signed, clamped=True)
    _plain = _dot(_width, signed=_signed, clamped=False)
    op(_name, f"{_source} {_source} i32 -> i32", clamped=_clamped)(_plain)
    if _signed:
        _short = _name.replace("_i32", "c_i32", 1)
        op(_short, f"{_source} {_source} d:i32 -> i32", clamped=_clamped)(_plain)
for _width in (8, 4):
    op(f"v_dot{32 // _width}_i32_iu{_width}", "i32 i32 i32 #neg_lo -> i32", clamped=_mixed_signs(_width, clamped=True))(
        _mixed_signs(_width, clamped=False)
    )

# Floats: each product is exact in 32 bits

_SUMS = "the manuals do not give the order and the rounding of the additions"


def _float_dot(type: Type) -> Function:
    def rule(b: Builder, x: Lane, y: Lane, added: Lane) -> Lane:
        with nearest(b):
            total = b.fpcast(added, F32) if added.type is not F32 else added
            for left, right in zip(halves(b, x, type), halves(b, y, type), strict=True):
                total = b.fma(b.fpcast(left, F32), b.fpcast(right, F32), total)
            return b.fpcast(total, added.type) if added.type is not F32 else total

    return rule


for _text, _type in {"f16": F16, "bf16": BF16}.items():
    _pair = f"v2{_text} v2{_text}"
    op(f"v_dot2_f32_{_text}", f"{_pair} f32 -> f32", denormals="flush", approximate=_SUMS)(_float_dot(_type))
    op(f"v_dot2c_f32_{_text} v_dot2acc_f32_{_text}", f"{_pair} d:f32 -> f32", denormals="flush", approximate=_SUMS)(
        _float_dot(_type)
    )
    op(f"v_dot2_{_text}_{_text}", f"{_pair} {_text} -> {_text}", approximate=_SUMS)(_float_dot(_type))


def _dot4(left: str, right: str) -> Function:
    def rule(b: Builder, x: Lane, y: Lane, total: Lane, flavour: str) -> Lane:
        with nearest(b):
            for index in range(4):
                first = decoded(b, byte(b, x, index), format_of(left, flavour))
                second = decoded(b, byte(b, y, index), format_of(right, flavour))
                total = b.fma(first, second, total)
        return total

    return rule


for _left in ("fp8", "bf8"):
    for _right in ("fp8", "bf8"):
        op(f"v_dot4_f32_{_left}_{_right}", "i32 i32 f32 @fp8 -> f32", approximate=_SUMS)(_dot4(_left, _right))
