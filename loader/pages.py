"""Frees memory pages that ``noting.s`` has mapped, once nothing refers to them."""

from __future__ import annotations

import ctypes
import weakref

GAP = 256
"""The least number of bytes on either side of a managed variable that belong to nothing."""


def pages_of(size: int, alignment: int) -> int:
    """How many bytes it takes for a variable, as ``noting.s`` computes it."""
    return size + max(alignment, GAP) + 2 * GAP


class Pages:
    """``size`` bytes from ``address`` on; they stay where the process ends, for who still uses them then."""

    def __init__(self, address: int, size: int) -> None:
        self.address, self.size = address, size
        unmap = ctypes.CDLL(None).munmap
        unmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
        weakref.finalize(self, unmap, address, size).atexit = False
