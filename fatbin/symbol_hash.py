"""Hash functions of ELF symbol tables (``.hash``, ``.gnu.hash``)."""

from __future__ import annotations

import functools


@functools.lru_cache(maxsize=1 << 12)  # the code for each GPU, and each release of a library, has the same names
def gnu_hash(name: str) -> int:
    """The hash of ``DT_GNU_HASH``."""
    found = 5381
    for byte in name.encode():
        found = (found * 33 + byte) & 0xFFFFFFFF
    return found


@functools.lru_cache(maxsize=1 << 12)
def sysv_hash(name: str) -> int:
    """The hash of ``DT_HASH``, and of the names of versions."""
    found = 0
    for byte in name.encode():
        found = (found << 4) + byte
        top = found & 0xF0000000
        found = (found ^ top >> 24) & ~top & 0xFFFFFFFF
    return found
