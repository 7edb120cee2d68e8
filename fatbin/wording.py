"""Numbers as people read them."""

from __future__ import annotations


def human_size(size: int) -> str:
    """``size`` in the largest binary unit that leaves three digits or fewer before the point."""
    value = float(size)
    for unit in ("B", "KiB", "MiB"):
        if value < 1000:
            return f"{value:.0f} {unit}" if unit == "B" else f"{value:.1f} {unit}"
        value /= 1024
    return f"{value:.1f} GiB"


def count(number: int, noun: str) -> str:
    """``number`` of something, in the right number."""
    if number == 1:
        return f"{number} {noun}"
    return f"{number:,} {noun[:-1]}ies" if noun.endswith("y") else f"{number:,} {noun}s"
