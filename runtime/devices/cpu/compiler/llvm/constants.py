"""Constants among the values of emitted code, and operations on them at compile time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....isa.values import Lane, Value
from .pairs import Pair


def is_zero(value: Any) -> bool:
    """Whether an operand is the number zero."""
    return not isinstance(value, Value) and value == 0


def constant_of(value: Any) -> int | None:
    """The number of an operand, where it is a constant."""
    if not isinstance(value, Value):
        return int(value)
    if isinstance(value, Pair):
        low, high = constant_of(value.low), constant_of(value.high)
        return None if low is None or high is None else low | high << 32
    texts = set(value.data) if isinstance(value, Lane) else {value.data}
    text = texts.pop() if len(texts) == 1 else ""
    text = text[:-1].rpartition(" ")[2] if text.startswith("splat (i") else text
    return int(text) if text.isdigit() else None


FOLDS: dict[str, Callable[[int, int], int]] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "and": lambda x, y: x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
    "shl": lambda x, y: x << y,
    "lshr": lambda x, y: x >> y,
}
"""Integer operations that are computed when both operands are constants; the result may have bits to spare."""
