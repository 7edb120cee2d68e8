"""FP16_OVFL, a bit of MODE: a float of 16 bits that overflows is the largest finite number, not infinity."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .builder import Builder
from .values import F16, F32, F64, I16, Value

_INFINITY = {F16: 0x7C00, F32: 0x7F80_0000, F64: 0x7FF0_0000_0000_0000}
_SIGN, _LARGEST = 0x8000, 0x7BFF


def saturated(b: Builder, value: Any, sources: Iterable[Value]) -> Any:
    """A result, as the mode has it: an infinity that comes from an infinite source stays one."""
    if not b.mode.saturates or value.type is not F16:
        return value
    has_overflown = _is_infinite(b, value)
    for source in sources:
        if source.type in _INFINITY:
            has_overflown = b.and_(has_overflown, b.not_(_is_infinite(b, source)))
    bits = b.bitcast(value, I16)
    return b.bitcast(b.select(has_overflown, b.or_(b.and_(bits, _SIGN), _LARGEST), bits), F16)


def _is_infinite(b: Builder, x: Any) -> Any:
    bits = b.and_(b.bitcast(x, x.type.bits), (1 << x.type.width - 1) - 1)
    return b.icmp("eq", bits, _INFINITY[x.type])
