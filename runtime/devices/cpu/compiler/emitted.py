"""The result of emitting a region: LLVM IR with its metadata, as the disk cache stores it."""

from __future__ import annotations

from collections.abc import Sequence

from .....fatbin.records import dataclass

LONG = 128
"""From how many instructions on a region is long: its quick code calls functions, and it is compiled for speed only if that pays."""


@dataclass(frozen=True, slots=True)
class Emitted:
    """A module with one function. ``entries`` has, for each address at which it can be entered, the argument for that."""

    name: str
    text: str
    entries: dict[int, int]
    needs: Sequence[str]
    """The functions of the library that it calls, or that its ``functions`` call."""
    functions: Sequence[str] = ()
    """The functions that execute one instruction each, which it calls."""
    length: int = 0
    """How many instructions it has."""
    unset: Sequence[tuple[str, int]] | None = None
    """The registers that it may read before it writes them, if it is entered at its start; None: perhaps all, for it leaves."""
