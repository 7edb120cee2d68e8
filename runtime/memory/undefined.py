"""Which bytes of memory are undefined: allocated, and not set since, by the host or by a kernel.

A bit for each byte of the address space, set where the byte is undefined. The addresses for the bits are reserved as one
piece, so that kernels find a bit without a search; they take memory where they are written to.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from contextlib import suppress

from ...fatbin.fork import renew
from . import pages
from .address_map import AddressMap
from .allocation import Allocation

ADDRESS_BITS = 47
"""Of the addresses of a process; the kernel's are above."""
_SIZE = 1 << ADDRESS_BITS - 3
_PIECE = 1 << 20
"""Bytes whose bits are looked at together."""


class UndefinedMemory:
    """The undefined bytes of this process."""

    def __init__(self) -> None:
        self.address = 0
        """Where the bits are; 0 while it is not asked for."""
        self._bits = 0
        """The same from the first use on: threads may still look at them when :meth:`end` is called."""
        self._tracked: AddressMap[Allocation] = AddressMap()
        """The allocations that may have undefined bytes. What else there is the host may set, which is not seen."""
        self._lock = threading.Lock()
        renew(self, "_lock")

    def begin(self) -> int:
        """Have memory marked from now on; where the bits are, or 0 where the system has not that many addresses."""
        with self._lock:
            if not self._bits:
                with suppress(OSError):
                    self._bits = pages.reserve(_SIZE, is_writable=True)
            self.address = self._bits
            return self.address

    def end(self) -> None:
        """Forget what is undefined."""
        with self._lock:
            self.address, self._tracked = 0, AddressMap()
            if self._bits:
                pages.clear(self._bits, _SIZE)

    def mark(self, address: int, size: int) -> None:
        """An allocation is new, and what it holds means nothing."""
        with self._lock:
            if self.address:
                self._tracked.remove(address)
                self._tracked.add(Allocation(address, size))
                self._fill(address, size, 0xFF)

    def mark_empty(self, address: int, size: int) -> None:
        """No memory is at these addresses: which bytes an access there reaches has to be looked at more closely."""
        if self.address:
            self._fill(address, size, 0xFF)

    def forget(self, address: int) -> None:
        """An allocation has been freed."""
        with self._lock:
            freed = self._tracked.remove(address)
            if freed is not None:
                self._fill(address, freed.size, 0)

    def define(self, address: int, size: int) -> None:
        """Memory has been set."""
        for at, count in _pieces(size):
            if self._get(address + at, count):
                self._fill(address + at, count, 0)

    def define_all(self) -> None:
        """Any memory may have been set."""
        with self._lock:
            for allocation in self._tracked:
                self._fill(allocation.address, allocation.size, 0)

    def copied(self, destination: int, source: int, size: int) -> None:
        """What has been copied is as undefined as it was. The two places may overlap."""
        pieces = list(_pieces(size)) if self._tracked.find(destination) is not None else []
        for at, count in pieces if destination < source else reversed(pieces):
            if bits := self._get(source + at, count):
                self._put(destination + at, count, bits)
            else:
                self.define(destination + at, count)

    def count(self, address: int, size: int) -> int:
        """How many of some bytes are undefined."""
        return sum(self._get(address + at, count).bit_count() for at, count in _pieces(size))

    def _get(self, address: int, size: int) -> int:
        """The bits of some bytes, the first one lowest; 0 for what is no address."""
        if size <= 0 or (address + size) >> ADDRESS_BITS:
            return 0
        found = ctypes.string_at(self._bits + (address >> 3), -(-((address & 7) + size) // 8))
        if found.count(0) == len(found):  # faster than to make a number of them
            return 0
        return int.from_bytes(found, "little") >> (address & 7) & ((1 << size) - 1)

    def _put(self, address: int, size: int, bits: int) -> None:
        first = address & 7
        place, count = self._bits + (address >> 3), -(-(first + size) // 8)
        known = int.from_bytes(ctypes.string_at(place, count), "little")
        known &= ~(((1 << size) - 1) << first)
        ctypes.memmove(place, (known | bits << first).to_bytes(count, "little"), count)

    def _fill(self, address: int, size: int, byte: int) -> None:
        before = min(-address & 7, size)
        whole, after = divmod(size - before, 8)
        self._put(address, before, byte & (1 << before) - 1)
        ctypes.memset(self._bits + (address + before >> 3), byte, whole)
        self._put(address + size - after, after, byte & (1 << after) - 1)


def _pieces(size: int) -> Iterator[tuple[int, int]]:
    """Where each piece of some bytes begins, and how many it has."""
    return ((at, min(_PIECE, size - at)) for at in range(0, size, _PIECE))


UNDEFINED = UndefinedMemory()
