"""Limits how often the entries of a container may share bytes, since a small file could unpack to any size."""

from __future__ import annotations

from collections.abc import Sequence

from .errors import SIZE_LIMIT, FormatError
from .model import Container, Entry

MOST_SHARED, MORE = 4, 1 << 20
"""How many times as long as their container entries may be together, and how many bytes more."""


def excess(container: Container, entries: Sequence[Entry]) -> tuple[int, FormatError] | None:
    """How many of ``entries``, which are in ``container``, may be read, and why not all; None where all may."""
    if container.source is None:
        return None
    there = container.uncompressed_size or container.source.size
    left, seen = MOST_SHARED * there + MORE, set[int]()
    for number, entry in enumerate(entries):
        # Where each entry is compressed by itself, its own bounds hold, but not for what others have too.
        alone = None if container.uncompressed_size else entry.stored
        if alone is None or alone.origin in seen:
            left -= entry.size
        else:
            seen.add(alone.origin)
        if left < 0:
            message = f"share their bytes: together they are more than {MOST_SHARED} times as long as the container"
            error = container.source.error(message, container=container.kind, field="entries", rule=SIZE_LIMIT)
            return number, error
    return None
