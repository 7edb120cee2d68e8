"""Arithmetic on numbers that code states: offsets in scratch memory, targets of calls, what is compared with null."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .origins import Origin, constant

Words = tuple[Origin, ...]
"""A value: an origin for each 32 bits."""
_WORD = 32


def number_of(words: Words) -> int | None:
    """The number that a value is; None where it is not known."""
    found = 0
    for n, word in enumerate(words):
        if word.constant is None or not word.is_plain:
            return None
        found |= word.constant << _WORD * n
    return found if words else None


def words_of(number: int, count: int) -> Words:
    """A number as words of 32 bits, of which there are ``count``."""
    return tuple(constant(number >> _WORD * n) for n in range(count))


def _signed(x: int, bits: int) -> int:
    return x - (1 << bits) if x >> bits - 1 else x


_OPERATIONS: dict[str, Callable[[int, int, int], int]] = {
    "add": lambda x, y, _: x + y,
    "sub": lambda x, y, _: x - y,
    "mul": lambda x, y, _: x * y,
    "and": lambda x, y, _: x & y,
    "or": lambda x, y, _: x | y,
    "xor": lambda x, y, _: x ^ y,
    "shl": lambda x, y, bits: x << y % bits,
    "lshr": lambda x, y, bits: x >> y % bits,
    "umin": lambda x, y, _: min(x, y),
    "umax": lambda x, y, _: max(x, y),
    "ashr": lambda x, y, bits: _signed(x, bits) >> y % bits,
}
_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "eq": int.__eq__,
    "ne": int.__ne__,
    "lt": int.__lt__,
    "le": int.__le__,
    "gt": int.__gt__,
    "ge": int.__ge__,
}


def folded(how: str, x: Words, y: Words) -> Words | None:
    """What an operation makes of two numbers; None where one is not known."""
    one, other = number_of(x), number_of(y)
    if one is None or other is None:
        return None
    return words_of(_OPERATIONS[how](one, other, _WORD * len(x)), len(x))


def compared(how: str, x: Sequence[Origin], y: Sequence[Origin]) -> bool | None:
    """Whether two integers compare so, as ``icmp`` names it; None where it is not known."""
    one, other = number_of(tuple(x)), number_of(tuple(y))
    if one is None or other is None:
        return None
    if how.startswith("s"):
        one, other = (_signed(each, _WORD * len(x)) for each in (one, other))
    return _COMPARISONS[how[-2:]](one, other)
