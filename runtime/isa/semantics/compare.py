"""VOPC, and SOPC on floats: comparisons and classes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder, Condition
from ..rules import op
from ..values import I32, Lane, Mask
from .common import INFINITY, MANTISSA_BITS, choose, constant, is_negative, magnitude, quiet_bit

Function = Callable[..., Any]

FLOAT_PREDICATES = {
    "lt": "olt", "eq": "oeq", "le": "ole", "gt": "ogt", "lg": "one", "ge": "oge", "o": "ord",
    "u": "uno", "nge": "ult", "nlg": "ueq", "ngt": "ule", "nle": "ugt", "neq": "une", "nlt": "uge",
}  # fmt: skip
INTEGER_PREDICATES = ("lt", "eq", "le", "gt", "ne", "ge")
ALWAYS = {"f": 0, "t": -1, "tru": -1}
"""Predicates that do not look at the sources."""


def _float_compare(how: str) -> Function:
    return lambda b, x, y: b.fcmp(how, x, y)


def _integer_compare(name: str, sign: str) -> Function:
    how = name if name in ("eq", "ne") else {"i": "s", "u": "u"}[sign] + name
    return lambda b, x, y: b.icmp(how, x, y)


def _same(bits: int) -> Function:
    def rule(b: Builder, *_: Lane) -> Mask:
        return b.constant_mask(bits & (1 << b.lanes) - 1)

    return rule


def _vector(predicate: str, type: str, token: str, function: Function) -> None:
    """Both kinds: the result as a mask, and as the new EXEC."""
    op(f"v_cmp_{predicate}_{type}", f"{token} {token} -> m")(function)
    op(f"v_cmpx_{predicate}_{type}", f"{token} {token} -> exec")(function)


for _width in (16, 32, 64):
    for _name, _how in FLOAT_PREDICATES.items():
        _vector(_name, f"f{_width}", f"f{_width}", _float_compare(_how))
    for _name, _bits in ALWAYS.items():
        _vector(_name, f"f{_width}", f"f{_width}", _same(_bits))
    for _sign in "iu":
        for _name in INTEGER_PREDICATES:
            _vector(_name, f"{_sign}{_width}", f"i{_width}", _integer_compare(_name, _sign))
        for _name in ("f", "t"):
            _vector(_name, f"{_sign}{_width}", f"i{_width}", _same(ALWAYS[_name]))
for _name, _how in FLOAT_PREDICATES.items():
    op(f"s_cmp_{_name}_" + "{f16,f32}", "$ $ -> c")(_float_compare(_how))

CLASSES = (
    "signalling NaN", "quiet NaN", "-infinity", "-normal", "-subnormal", "-0", "+0", "+subnormal", "+normal",
    "+infinity",
)  # fmt: skip
"""The bits of the second source, the lowest first."""


@op("v_cmp_class_{f32,f64}", "$ i32 -> m", denormals="keep")
@op("v_cmpx_class_{f32,f64}", "$ i32 -> exec", denormals="keep")
def _class(b: Builder, x: Lane, classes: Lane) -> Condition:
    return _has_class(b, x, classes)


@op("v_cmp_class_f16", "f16 i16 -> m", denormals="keep")
@op("v_cmpx_class_f16", "f16 i16 -> exec", denormals="keep")
def _class_of_16_bits(b: Builder, x: Lane, classes: Lane) -> Condition:
    return _has_class(b, x, b.zext(classes, I32))


def _has_class(b: Builder, x: Lane, classes: Lane) -> Condition:
    size, infinity = magnitude(b, x), INFINITY[x.type]
    index = choose(b, b.icmp("ult", size, infinity), x, 8, 9, I32)
    index = b.select(b.icmp("ult", size, 1 << MANTISSA_BITS[x.type]), constant(b, index, 7), index)
    index = b.select(b.icmp("eq", size, 0), constant(b, index, 6), index)
    index = b.select(is_negative(b, x), b.sub(constant(b, index, 11), index), index)
    nan = choose(b, b.icmp("eq", b.and_(size, quiet_bit(x.type)), 0), index, 0, 1)
    index = b.select(b.icmp("ugt", size, infinity), nan, index)
    return b.icmp("ne", b.and_(b.lshr(classes, index), 1), 0)
