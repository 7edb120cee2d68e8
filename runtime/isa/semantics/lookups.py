"""Sixteen numbers of 4, 6 or 8 bits looked up in a table of as many: v_perm_pk16."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder
from ..rules import op
from ..values import I32, I64, Lane
from .packing import in_registers, number_at

_COUNT = 16


def _words(b: Builder, x: Lane) -> list[Lane]:
    return list(b.split(x)) if x.type is I64 else [x]


def _looked_up(width: int) -> Callable[..., Any]:
    def rule(b: Builder, upper: Lane, lower: Lane, selectors: Lane) -> list[Lane]:
        table = [*_words(b, lower), *_words(b, upper)]
        # As bytes the numbers are in two halves of 64 bits.
        bytes_ = in_registers(b, [number_at(b, table, n, width) for n in range(_COUNT)], 8)
        low, high = b.join(bytes_[0], bytes_[1]), b.join(bytes_[2], bytes_[3])
        chosen = [number_at(b, _words(b, selectors), n, 4) for n in range(_COUNT)]
        return in_registers(b, [_one(b, low, high, n, width) for n in chosen], width)

    return rule


def _one(b: Builder, low: Lane, high: Lane, index: Lane, width: int) -> Lane:
    half = b.select(b.icmp("ult", index, _COUNT // 2), low, high)
    place = b.shl(b.zext(b.and_(index, _COUNT // 2 - 1), I64), 3)
    return b.and_(b.trunc(b.lshr(half, place), I32), (1 << width) - 1)


for _width, _tables in ((4, "i32 i32"), (6, "i32 i64"), (8, "i64 i64")):
    op(f"v_perm_pk16_b{_width}_u4", f"{_tables} i64 -> i32x{_width // 2}")(_looked_up(_width))
