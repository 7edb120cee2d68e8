"""The result of emitting a region: LLVM IR with its metadata, as the disk cache stores it."""

from __future__ import annotations

from dataclasses import dataclass

Span = tuple[int, int]
"""A start and an end."""


@dataclass(frozen=True, slots=True)
class Emitted:
    """A module with one function. ``entries`` has, for each address at which it can be entered, the argument for that."""

    name: str
    text: str
    entries: dict[int, int]
    needs: tuple[str, ...]
    """The functions of the library that it calls."""
