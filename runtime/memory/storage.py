"""The storage of a device's bytes: the interface for every kind of device, and an implementation in host memory."""

from __future__ import annotations

import ctypes
import os
from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum
from typing import ClassVar

from ...fatbin.errors import UnsupportedError
from .blocks import Blocks
from .boxes import Box, Extent
from .pages import Pages
from .undefined import UNDEFINED


class Direction(Enum):
    """Between what a copy is, as HIP numbers it."""

    HOST_TO_HOST = 0
    HOST_TO_DEVICE = 1
    DEVICE_TO_HOST = 2
    DEVICE_TO_DEVICE = 3


class Storage(ABC):
    """The memory of a device: it gives out addresses, and moves the bytes that are at them.

    No address of a storage is one of the host's, or of another storage's, unless it is the same memory. A method
    returns when it is done; streams call it from threads of their own. It checks nothing: its callers know what is
    allocated.
    """

    is_host: ClassVar[bool] = False
    """Whether the host may read and write at its addresses itself."""

    @property
    def capacity(self) -> int:
        """How many bytes there are."""
        return memory_of_host()

    @abstractmethod
    def allocate(self, size: int, alignment: int) -> int:
        """The address of ``size`` new bytes, which are zero. Raises :class:`MemoryError` where there is no room."""

    def allocate_for_pool(self, size: int, alignment: int) -> int:
        """The address of ``size`` new bytes, which are anything, for a pool that takes and gives back often."""
        return self.allocate(size, alignment)

    @abstractmethod
    def free(self, address: int) -> None:
        """Take back what :meth:`allocate` has returned."""

    def end(self, addresses: Sequence[int]) -> None:
        """A device has ended: take back what it has allocated. It does not wait, as the collector may call it."""
        for address in addresses:
            self.free(address)

    @abstractmethod
    def copy(self, destination: int, source: int, size: int, direction: Direction) -> None:
        """Copy bytes: what the direction calls the device is this storage. The two places may overlap."""

    def copies_from(self, other: Storage) -> bool:
        """Whether :meth:`copy` can copy from another storage's memory as well, as if it were its own."""
        return other is self

    def can_reach(self, other: Storage) -> bool:
        """Whether kernels of its device can use another storage's memory."""
        return True

    def open_to_kernels(self, other: Storage) -> None:  # noqa: B027  only drivers have to be asked
        """Let kernels of its device use another storage's memory, which they can; what they may use is checked elsewhere."""

    def copy_box(self, destination: Box, source: Box, extent: Extent, direction: Direction) -> None:
        """Copy a box of bytes, of two or three dimensions."""
        for to, origin in zip(destination.rows(extent), source.rows(extent), strict=True):
            self.copy(to, origin, extent[0], direction)

    @abstractmethod
    def fill(self, address: int, pattern: bytes, count: int) -> None:
        """Write ``pattern`` ``count`` times."""

    def fill_box(self, box: Box, pattern: bytes, extent: Extent) -> None:
        """Write ``pattern`` again and again along each row of a box; the last time in a row it may be cut."""
        whole, part = divmod(extent[0], len(pattern))
        for row in box.rows(extent):
            self.fill(row, pattern, whole)
            if part:
                self.fill(row + whole * len(pattern), pattern[:part], 1)

    @abstractmethod
    def map(self, address: int, size: int) -> None:
        """Let kernels use memory of the host at its own address, until :meth:`unmap`."""

    @abstractmethod
    def unmap(self, address: int, size: int) -> None:
        """End what :meth:`map` began."""

    def renew(self) -> None:  # noqa: B027  only what can be lost needs it
        """A device is reset, and everything in the storage was given back: what a fault has broken works again."""

    def share(self, address: int) -> Pages:
        """The pages that an allocation is in, for another process to map. Raises where there is no such thing."""
        raise UnsupportedError(
            f"the memory at {address:#x} cannot be shared with another process: its kind of device has no handles for it",
            source="device", offset=0, container="device", rule="interprocess",
        )  # fmt: skip


class HostStorage(Blocks, Storage):
    """The memory of a device that works on the host's own: one address for both."""

    is_host = True

    def can_reach(self, other: Storage) -> bool:
        return other.is_host

    def copy(self, destination: int, source: int, size: int, direction: Direction) -> None:
        ctypes.memmove(destination, source, size)
        if UNDEFINED.address:
            UNDEFINED.copied(destination, source, size)

    def copy_box(self, destination: Box, source: Box, extent: Extent, direction: Direction) -> None:
        destination.host_view(extent)[...] = source.host_view(extent)
        if UNDEFINED.address:
            for to, origin in zip(destination.rows(extent), source.rows(extent), strict=True):
                UNDEFINED.copied(to, origin, extent[0])

    def fill(self, address: int, pattern: bytes, count: int) -> None:
        if UNDEFINED.address:
            UNDEFINED.define(address, len(pattern) * count)
        if len(pattern) == 1:
            ctypes.memset(address, pattern[0], count)
            return
        import numpy as np

        words = (ctypes.c_uint8 * (count * len(pattern))).from_address(address)
        np.ctypeslib.as_array(words).view(f"<u{len(pattern)}")[:] = int.from_bytes(pattern, "little")

    def fill_box(self, box: Box, pattern: bytes, extent: Extent) -> None:
        import numpy as np

        if UNDEFINED.address:
            for row in box.rows(extent):
                UNDEFINED.define(row, extent[0])
        box.host_view(extent)[...] = np.resize(np.frombuffer(pattern, np.uint8), extent[0])

    def map(self, address: int, size: int) -> None:
        """Nothing: kernels use what the process does."""

    def unmap(self, address: int, size: int) -> None:
        """Nothing, as :meth:`map`."""


def memory_of_host() -> int:
    """How many bytes of memory the host has."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):  # no such thing on this system
        return 16 << 30
