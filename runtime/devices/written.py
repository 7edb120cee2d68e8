"""How many elements of each buffer kernels have written, for ``--coverage``.

A byte for each dword of the address space: which of its bytes have been written, and the least size of a store to it. The
addresses for them are reserved as one piece, so that kernels find a byte without a search.
"""

from __future__ import annotations

import ctypes
import threading
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import numpy as np

from ...fatbin.fork import renew
from ...fatbin.records import NamedTuple
from ..memory import pages
from ..memory.allocation import given_anew
from .callers import CALLER, SiteOfHost

ADDRESS_BITS = 47
"""Of the addresses of a process; the kernel's are above."""
_DWORD, _SIZE_AT = 4, 4
_SIZE = (1 << ADDRESS_BITS) // _DWORD
_PIECE = 1 << 20
"""Dwords that are looked at together."""
_COUNTS = np.array([(value & 15).bit_count() for value in range(256)], np.uint8)
_NO_SIZE = 15
_SMALLEST = np.array([value >> _SIZE_AT or _NO_SIZE for value in range(256)], np.uint8)


class _Count(NamedTuple):
    size: int
    element: int
    written: int


class Buffer(NamedTuple):
    """What kernels have written of memory that a program allocates at one place."""

    line: str
    """Where it is allocated: the source line, or the offset in the program."""
    program: str
    size: int
    """In bytes."""
    element: int
    """Bytes of the smallest store to it."""
    written: int
    """Elements that have been written."""
    buffers: int = 1
    """How many such there were."""

    def __str__(self) -> str:
        each = f" of each of {self.buffers} buffers" if self.buffers > 1 else ""
        where = f"{self.program}{f' ({self.line})' if self.line else ''}"
        return (
            f"kernels wrote {self.written:,} of {self.size // self.element:,} × {self.element} bytes{each} from {where}"
        )


class WrittenMemory:
    """The memory of this process that kernels have written."""

    def __init__(self) -> None:
        self.address = 0
        """Where the bytes are; 0 while it is not asked for."""
        self._live: dict[int, tuple[int, SiteOfHost]] = {}
        self._ended: list[tuple[SiteOfHost, _Count]] = []
        self._lock = threading.Lock()
        renew(self, "_lock")

    def begin(self) -> None:
        """Look at memory that the program gets from now on, where the system has that many addresses."""
        if self.address:
            return
        with suppress(OSError):
            self.address = pages.reserve(_SIZE, is_writable=True)
            given_anew.append(self._given)

    def _given(self, address: int, size: int) -> None:
        """Memory is allocated; what was there has been freed."""
        end = address + size
        with self._lock:
            for at in [at for at, (length, _) in self._live.items() if at < end and address < at + length]:
                length, caller = self._live.pop(at)
                if (count := self._counted(at, length)) is not None:
                    self._ended.append((caller, count))
            ctypes.memset(self.address + address // _DWORD, 0, -(-size // _DWORD))
            self._live[address] = size, CALLER.now()

    def _counted(self, address: int, size: int) -> _Count | None:
        """What of a buffer is written; None where nothing is."""
        first, dwords = self.address + address // _DWORD, -(-size // _DWORD)
        smallest, count = _NO_SIZE, 0
        for at in range(0, dwords, _PIECE):
            length = min(_PIECE, dwords - at)
            shadow = np.ctypeslib.as_array((ctypes.c_uint8 * length).from_address(first + at))
            if shadow.any():
                smallest = min(smallest, int(_SMALLEST[shadow].min()))
                count += int(_COUNTS[shadow].sum(dtype=np.int64))
        element = 1 << smallest - 1
        return _Count(size, element, count // element) if count else None

    def document(self) -> list[dict[str, Any]]:
        """The buffers that kernels have written to, in the order in which they were freed, or allocated."""
        with self._lock:
            found = list(self._ended)
            for address, (size, caller) in self._live.items():
                if (count := self._counted(address, size)) is not None:
                    found.append((caller, count))
        buffers = []
        for place, count in found:
            site = place("allocates")
            buffers.append(Buffer(site.line, site.program, *count))
        return [buffer._asdict() for buffer in merged(buffers)]


def merged(buffers: Iterable[Buffer]) -> list[Buffer]:
    """Several with equal ones as one: of a process, or of several."""
    counts: Counter[Buffer] = Counter()
    for buffer in buffers:
        counts[buffer._replace(buffers=1)] += buffer.buffers
    return [buffer._replace(buffers=count) for buffer, count in counts.items()]


WRITTEN = WrittenMemory()
"""Of this process."""
