"""LEB128 numbers of DWARF. Each function raises an :class:`IndexError` where the number is cut short."""

from __future__ import annotations

_LONGEST = 10
"""Bytes of a number of 64 bits; what comes after them adds nothing."""


def unsigned(data: bytes, at: int) -> tuple[int, int]:
    """The ULEB128 number at a place, and where it ends."""
    start = at
    if data[at] < 0x80:  # as nearly all are
        return data[at], at + 1
    at = end_of(data, at)
    value = 0
    for byte in reversed(data[start : min(at, start + _LONGEST)]):
        value = value << 7 | byte & 0x7F
    return value, at


def signed(data: bytes, at: int) -> tuple[int, int]:
    """The SLEB128 number at a place, and where it ends."""
    value, end = unsigned(data, at)
    bits = 7 * min(end - at, _LONGEST)
    return value - (1 << bits if data[end - 1] & 0x40 else 0), end


def end_of(data: bytes, at: int) -> int:
    """Where the number at a place ends."""
    while data[at] & 0x80:
        at += 1
    return at + 1
