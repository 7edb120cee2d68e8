"""The generated libamdhip64 libraries that are loaded in this process, and the addresses of their functions."""

from __future__ import annotations

from typing import Any

LIBRARIES: dict[str, Any] = {}
"""Each :class:`.process.Library` by its soname, in the order in which they were loaded."""


def address_of(name: str) -> int | None:
    """Where programs find a function, in the first library that has it."""
    return next((found for library in LIBRARIES.values() if (found := library.address_of(name))), None)
