"""Sums of absolute differences (SAD) and averages of bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder
from ..rules import op
from ..values import I16, I32, I64, Lane
from .common import byte, constant, difference, join_bytes

Function = Callable[..., Any]


def _parts(b: Builder, x: Lane, y: Lane, width: int) -> list[Lane]:
    """The differences of the parts of two registers."""
    count, mask = 32 // width, (1 << width) - 1
    pieces = ([b.and_(b.lshr(n, width * i) if i else n, mask) for i in range(count)] for n in (x, y))
    return [difference(b, left, right) for left, right in zip(*pieces, strict=True)]


def _masked_parts(b: Builder, x: Lane, y: Lane) -> list[Lane]:
    """The differences of bytes, nothing where the second is zero."""
    return [
        b.select(b.icmp("eq", byte(b, y, index), 0), constant(b, part, 0), part)
        for index, part in enumerate(_parts(b, x, y, 8))
    ]


def _total(b: Builder, parts: list[Lane]) -> Lane:
    total = parts[0]
    for part in parts[1:]:
        total = b.add(total, part)
    return total


def _sad(width: int) -> Function:
    return lambda b, x, y: _total(b, _parts(b, x, y, width))


SINGLE: dict[str, Function] = {
    "v_sad_u8": _sad(8),
    "v_sad_u16": _sad(16),
    "v_sad_hi_u8": lambda b, x, y: b.shl(_sad(8)(b, x, y), 16),
    "v_sad_u32": lambda b, x, y: difference(b, x, y),
    "v_msad_u8": lambda b, x, y: _total(b, _masked_parts(b, x, y)),
}


def _added(function: Function, how: str) -> Function:
    return lambda b, x, y, z: getattr(b, how)(function(b, x, y), z)


for _name, _function in SINGLE.items():
    op(_name, "i32 i32 i32 -> i32", clamped=_added(_function, "uadd_sat"))(_added(_function, "add"))


def _windows(b: Builder, x: Lane) -> list[Lane]:
    """The four runs of four bytes at the start of an I64."""
    return [b.trunc(b.lshr(x, 8 * index), I32) for index in range(4)]


def _four_of_16(function: Function, how: str) -> Function:
    """Four sums of 16 bits, each added to its part of the third source."""

    def rule(b: Builder, x: Lane, y: Lane, added: Lane) -> Lane:
        result = constant(b, added, 0)
        for index, window in enumerate(_windows(b, x)):
            part = b.trunc(b.lshr(added, 16 * index), I16)
            total = getattr(b, how)(b.trunc(function(b, window, y), I16), part)
            result = b.or_(result, b.shl(b.zext(total, I64), 16 * index))
        return result

    return rule


def _four_of_32(function: Function, how: str) -> Function:
    def rule(b: Builder, x: Lane, y: Lane, added: list[Lane]) -> list[Lane]:
        pairs = zip(_windows(b, x), added, strict=True)
        return [getattr(b, how)(function(b, window, y), part) for window, part in pairs]

    return rule


for _name, _function in {"v_qsad_pk_u16_u8": SINGLE["v_sad_u8"], "v_mqsad_pk_u16_u8": SINGLE["v_msad_u8"]}.items():
    op(_name, "i64 i32 i64 -> i64", clamped=_four_of_16(_function, "uadd_sat"))(_four_of_16(_function, "add"))
op("v_mqsad_u32_u8", "i64 i32 i32x4 -> i32x4", clamped=_four_of_32(SINGLE["v_msad_u8"], "uadd_sat"))(
    _four_of_32(SINGLE["v_msad_u8"], "add")
)


@op("v_lerp_u8", "i32 i32 i32 -> i32")
def _lerp(b: Builder, x: Lane, y: Lane, round_up: Lane) -> Lane:
    sums = (b.add(b.add(byte(b, x, i), byte(b, y, i)), b.and_(byte(b, round_up, i), 1)) for i in range(4))
    return join_bytes(b, [b.lshr(total, 1) for total in sums])
