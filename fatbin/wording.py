"""Formats numbers and sizes for people."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from .patterns import pattern

MOST_COMPARED, MOST_OFFERED = 12, 3
"""Of the names that are like one, those that begin like it are offered."""
_SIZE = pattern(r"(\d+(?:\.\d+)?)\s*([KMGT]?)(?:i?B)?", re.IGNORECASE)
_UNITS = {"": 0, "K": 10, "M": 20, "G": 30, "T": 40}
FEW = 8
"""Up to this number, all names are listed."""


def human_size(size: int) -> str:
    """``size`` in the largest binary unit that leaves three digits or fewer before the point."""
    value = float(size)
    for unit in ("B", "KiB", "MiB"):
        if value < 1000:
            return f"{value:.0f} {unit}" if unit == "B" else f"{value:.1f} {unit}"
        value /= 1024
    return f"{value:.1f} GiB"


def size_of(text: str) -> int | None:
    """The bytes that a person means by 512M, 1.5G or 4096; None where the text is no size."""
    found = _SIZE.fullmatch(text.strip())
    return int(float(found[1]) * (1 << _UNITS[found[2].upper()])) if found else None


def count(number: int, noun: str) -> str:
    """``number`` of something, in the right number."""
    if number == 1:
        return f"{number} {noun}"
    return f"{number:,} {noun[:-1]}ies" if noun.endswith("y") else f"{number:,} {noun}s"


def enumerated(words: Sequence[str]) -> str:
    """Words as a sentence lists them: a, b and c."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def some_of(words: Sequence[str], most: int, total: int | None = None) -> str:
    """The first of many words, and how many more there are; ``total`` where the words are not all."""
    rest = (len(words) if total is None else total) - most
    return ", ".join(words[:most]) + (f" and {rest} more" if rest > 0 else "")


def offered(wanted: str, known: Iterable[str], otherwise: str = "", shown: Mapping[str, str] | None = None) -> str:
    """What to write in place of a name that is not there: names like it, all of a few, or ``otherwise``.

    ``shown`` has what to offer for each of the names.
    """
    from difflib import get_close_matches

    names = {name: shown[name] if shown else name for name in known}
    folded = {name.casefold(): text for name, text in names.items()}
    close = get_close_matches(wanted.casefold(), folded, MOST_COMPARED)
    close.sort(key=lambda name: -_same_letters(name, wanted.casefold()))
    if near := list(dict.fromkeys(folded[name] for name in close))[:MOST_OFFERED]:
        return f"did you mean {' or '.join(near)}?"
    all_of_them = list(dict.fromkeys(names.values()))
    if not 0 < len(all_of_them) <= FEW:
        return otherwise
    return f"there {'is' if len(all_of_them) == 1 else 'are'} {', '.join(all_of_them)}"


def _same_letters(one: str, other: str) -> int:
    """How many letters two names begin with alike."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
