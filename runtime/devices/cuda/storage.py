"""The memory of a GPU of NVIDIA's."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from ....fatbin.errors import HipkitError
from ....fatbin.schema import align_up
from ...errors import OutOfMemoryError
from ...memory.boxes import Box, Extent
from ...memory.storage import Direction, Storage
from ...profile import profile
from .arrays import array_at
from .arrays import free as free_array
from .box_copies import box_copy, copy_texels
from .driver import Gpu
from .driver_pool import driver_pool
from .host_pages import host_pages

_ALIGNMENT = 256
"""That of the driver's allocations."""
_FILLS = {1: "cuMemsetD8", 2: "cuMemsetD16", 4: "cuMemsetD32"}
"""The driver's fills, by the bytes of a pattern."""


class CudaStorage(Storage):
    """Memory that the driver allocates. Memory of the host has the host's addresses for kernels."""

    def __init__(self, gpu: Gpu) -> None:
        self.gpu = gpu
        self.renew()
        self._starts: dict[int, int] = {}
        """Where the driver's allocation of an address begins, if that is not the address itself."""

        self.rooms: dict[int, int] = {}
        """The bytes that were allocated at an address, where they are more than were asked for; those beyond are zero."""
        self._pooled: set[int] = set()
        """Memory of the driver's pool."""
        self._lent: set[int] = set()
        """Memory that the driver gives back by itself."""

    def renew(self) -> None:
        self.gpu.renew()
        self._pages = host_pages(self.gpu)
        self._pages.renew()
        self._generation = self.gpu.generation

    def lend(self, address: int) -> None:
        """Have the next :meth:`free` of memory that the driver gives back by itself do nothing."""
        self._lent.add(address)

    @property
    def capacity(self) -> int:
        _free, total = self.gpu.call("cuMemGetInfo")
        return int(total)

    def allocate(self, size: int, alignment: int) -> int:
        spare = alignment if alignment > _ALIGNMENT else 0
        room = align_up(max(size, 1), profile().granule or 1)
        try:
            start = int(self.gpu.call("cuMemAlloc", room + spare))
        except OutOfMemoryError as error:
            raise MemoryError(str(error)) from error
        address = align_up(start, alignment) if spare else start
        if address != start:
            self._starts[address] = start
        if room > size:
            self.rooms[address] = room
        self.gpu.call("cuMemsetD8", address, 0, room)
        self._wait()
        return address

    def allocate_for_pool(self, size: int, alignment: int) -> int:
        pool = driver_pool(self.gpu)
        if pool is None or alignment > _ALIGNMENT:
            return self.allocate(size, alignment)
        room = align_up(max(size, 1), profile().granule or 1)
        try:
            address = pool.allocate(room, room - size)
        except OutOfMemoryError as error:
            raise MemoryError(str(error)) from error
        self._pooled.add(address)
        if room > size:
            self.rooms[address] = room
        return address

    def free(self, address: int) -> None:
        if free_array(address):
            return
        if address in self._lent:
            self._lent.remove(address)
            return
        self.rooms.pop(address, None)
        if self.gpu.is_broken or self._generation != self.gpu.generation:
            self._starts.pop(address, None)
            self._pooled.discard(address)
            return  # it is lost already
        if address in self._pooled:
            self._pooled.remove(address)
            if (pool := driver_pool(self.gpu)) is not None:
                pool.free(address)
            return
        self.gpu.call("cuMemFree", self._starts.pop(address, address))

    def end(self, addresses: Sequence[int]) -> None:
        self.gpu.when_idle(partial(self._free_all, addresses))  # the driver waits for kernels before it frees

    def _free_all(self, addresses: Sequence[int]) -> None:
        for address in addresses:
            with suppress(HipkitError):  # where a fault has ended all memory
                self.free(address)

    def copy(self, destination: int, source: int, size: int, direction: Direction) -> None:
        if not size:
            return
        for place, other, is_written in ((destination, source, True), (source, destination, False)):
            if (array := array_at(place)) is not None:
                for start, part in array.pieces(place, size):
                    copy_texels(self.gpu, array, place + start, other + start, part, direction, is_written=is_written)
                self._wait()
                return
        if direction is Direction.HOST_TO_DEVICE:
            for start, part in self._pages.pieces(source, size):
                self.gpu.call("cuMemcpyHtoD", destination + start - source, start, part)
        elif direction is Direction.DEVICE_TO_HOST:
            for start, part in self._pages.pieces(destination, size):
                self.gpu.call("cuMemcpyDtoH", start, source + start - destination, part)
        elif destination < source + size and source < destination + size:
            self._move(destination, source, size)
        else:
            self.gpu.call("cuMemcpyDtoD", destination, source, size)
        self._wait()

    def copy_box(self, destination: Box, source: Box, extent: Extent, direction: Direction) -> None:
        """Copy a box of bytes at once where the driver can do it so, else row by row."""
        host = {Direction.HOST_TO_DEVICE: source, Direction.DEVICE_TO_HOST: destination}.get(direction)
        is_even = host is None or len(self._pages.pieces(host.address, host.reach(extent))) == 1
        if is_even and (made := box_copy(self.gpu, destination, source, extent, direction)) is not None:
            self.gpu.call("cuMemcpy3D", made)
            self._wait()
        else:
            super().copy_box(destination, source, extent, direction)

    def _move(self, destination: int, source: int, size: int) -> None:
        """Copy between places that overlap."""
        between = self.gpu.call("cuMemAlloc", size)
        try:
            self.gpu.call("cuMemcpyDtoD", between, source, size)
            self.gpu.call("cuMemcpyDtoD", destination, between, size)
            self._wait()
        finally:
            self.gpu.call("cuMemFree", between)

    def fill(self, address: int, pattern: bytes, count: int) -> None:
        if not count or not pattern:
            return
        if len(pattern) in _FILLS:
            self.gpu.call(_FILLS[len(pattern)], address, int.from_bytes(pattern, "little"), count)
        else:
            data = ctypes.create_string_buffer(pattern, len(pattern))
            self.copy(address, ctypes.addressof(data), len(pattern), Direction.HOST_TO_DEVICE)
            done, size = len(pattern), len(pattern) * count
            while done < size:  # what is there doubles
                part = min(done, size - done)
                self.gpu.call("cuMemcpyDtoD", address + done, address, part)
                done += part
        self._wait()

    def copies_from(self, other: Storage) -> bool:
        return isinstance(other, CudaStorage)

    def can_reach(self, other: Storage) -> bool:
        return isinstance(other, CudaStorage) and self.gpu.can_access(other.gpu)

    def open_to_kernels(self, other: Storage) -> None:
        if isinstance(other, CudaStorage):
            self.gpu.enable_access(other.gpu)
            if other.gpu is not self.gpu and (pool := driver_pool(other.gpu)) is not None:
                pool.open_to(self.gpu)

    def map(self, address: int, size: int) -> None:
        self._pages.map(address, size)

    def unmap(self, address: int, size: int) -> None:
        self._pages.unmap(address, size)

    def _wait(self) -> None:
        """Until copies and fills are done, some of which the driver only begins."""
        self.gpu.call("cuStreamSynchronize", 0)
