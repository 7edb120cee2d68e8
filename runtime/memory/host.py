"""Host memory that kernels can access: pinned, registered, or managed.

All devices share it, at one address for host and kernels. Two switches of the profile change that: pinned memory that
was not asked to be mapped is out of kernels' reach, or mapped memory has a second address for them.
"""

from __future__ import annotations

import ctypes
import itertools
import mmap
import threading
from collections.abc import Callable
from enum import Enum
from typing import Any, Protocol
from weakref import WeakSet

from ...fatbin.fork import renew
from ...fatbin.records import dataclass, field
from ...fatbin.schema import align_up
from ..errors import AddressError, OutOfMemoryError
from .address_map import AddressMap
from .advice import Advice
from .allocation import Access, Allocation, Use, given_anew
from .blocks import GAP
from .pages import Pages

_numbers = itertools.count(1)


class MemoryKind(Enum):
    """What memory is to a device."""

    PAGEABLE = "pageable"
    PINNED = "pinned"
    REGISTERED = "registered"
    MANAGED = "managed"
    DEVICE = "device"


@dataclass(slots=True, eq=False)
class HostAllocation:
    """Memory of the host that the runtime knows. ``device_address`` is where kernels find it."""

    address: int
    size: int
    kind: MemoryKind
    flags: int = 0
    is_coherent: bool = True
    is_mapped: bool = True
    device_address: int = 0
    device: int = 0
    """The number of the device that was current."""
    write_combined: bool = False
    slow_reads: int = 0
    """How often the host read it although it is for writing only."""
    used_by: Use | None = None
    """The last kernel that was given an address in it."""
    keeps: Any = field(default=None, repr=False)
    advice: Advice = field(default_factory=Advice)
    access: dict[int, Access] | None = None
    """What each device may do with it, by number; a device that is not there may do nothing. None: all may everything."""
    number: int = field(default_factory=lambda: next(_numbers))
    """Of no other allocation of the process, also where one has its address later."""

    def allows(self, device: int) -> Access:
        """What a device may do with the allocation."""
        return Access.ALL if self.access is None else self.access.get(device, Access.NONE)

    @property
    def end(self) -> int:
        """The address after its last byte."""
        return self.address + self.size

    @property
    def unseen_use(self) -> Use | None:
        """The kernel that may have written to it, where the host has not waited for its end."""
        used = self.used_by
        return None if used is None or used.is_seen else used

    @property
    def span(self) -> Allocation:
        """Its address on the host, and its size."""
        return Allocation(self.address, self.size)

    @property
    def device_span(self) -> Allocation:
        """Its address for kernels, and its size."""
        return Allocation(self.device_address, self.size)


class Watcher(Protocol):
    """A device, whose kernels may use memory of the host."""

    def changed(self) -> None:
        """Called after every allocation: read the table again."""


class Mapper(Protocol):
    """A device with memory of its own: it maps memory of the host for its kernels."""

    def host_added(self, allocation: HostAllocation) -> None:
        """Called for new memory of the host, before kernels can use it."""

    def host_removed(self, allocation: HostAllocation) -> None:
        """Called for memory of the host that kernels may no longer use."""


class _Alias:
    """A range under its second address."""

    def __init__(self, allocation: HostAllocation) -> None:
        self.allocation = allocation
        self.address = allocation.device_address
        self.end = self.address + allocation.size


class HostMemory:
    """What is known of the host's memory, for all devices of the process."""

    def __init__(self) -> None:
        self.version = 0
        self._map: AddressMap[HostAllocation] = AddressMap()
        self._aliases: AddressMap[_Alias] = AddressMap()
        self._lock = threading.RLock()
        renew(self, "_lock")
        self.users: WeakSet[Watcher] = WeakSet()
        self.mappers: WeakSet[Mapper] = WeakSet()

    def allocate(
        self, size: int, kind: MemoryKind = MemoryKind.PINNED, *, distinct: bool = False, **about: Any
    ) -> HostAllocation:
        """New memory, which is zero; ``distinct`` gives kernels another address for it."""
        if size <= 0:
            raise AddressError(f"an allocation of {size} bytes; it needs at least one")
        try:
            address, device_address, keeps = _twice(size) if distinct else _once(size)
        except (MemoryError, ValueError, OSError, OverflowError) as error:
            raise OutOfMemoryError(f"{size} bytes of host memory asked for, and there is no room for them") from error
        made = HostAllocation(address, size, kind, device_address=device_address, keeps=keeps, **about)
        self._add(made)
        for observer in given_anew:
            observer(address, size)
        return made

    def register(
        self, address: int, size: int, kind: MemoryKind = MemoryKind.REGISTERED, **about: Any
    ) -> HostAllocation:
        """Memory that the program has; it must live until it is unregistered."""
        made = HostAllocation(address, size, kind, device_address=address, **about)
        self._add(made)
        return made

    def remove(self, address: int, *kinds: MemoryKind) -> HostAllocation | None:
        """Forget what begins at an address and is of one of ``kinds``; None where nothing does."""
        with self._lock:
            found = self._map.find(address)
            if found is None or found.address != address or found.kind not in kinds:
                return None
            self._map.remove(address)
            self._aliases.remove(found.device_address)
            self.version += 1
        for mapper in list(self.mappers) if self.mappers else ():
            mapper.host_removed(found)
        return found

    def find(self, address: int) -> HostAllocation | None:
        """The allocation that an address, of the host or of a device, is in; or None."""
        with self._lock:
            found = self._map.find(address)
            if found is None and (alias := self._aliases.find(address)) is not None:
                return alias.allocation
            return found

    def overlapping(self, address: int, size: int) -> HostAllocation | None:
        """An allocation that has bytes in a range, or None."""
        with self._lock:
            return self._map.overlapping(address, address + size)

    def reachable(self, address: int, device: int) -> Allocation | None:
        """The allocation that an address of the device is in, if kernels of ``device`` may use it; or None."""
        found = self.find(address)
        if (
            found is None
            or not found.is_mapped
            or not found.allows(device)
            or not found.device_address <= address < found.device_address + found.size
        ):
            return None
        return found.device_span

    def used(self, address: int, command: Use) -> None:
        """Note that a kernel was given an address."""
        if self._map and (found := self.find(address)) is not None:
            found.used_by = command

    def __len__(self) -> int:
        return len(self._map)

    def spans(self, device: int, *access: Access) -> list[tuple[int, int]]:
        """What a device's kernels may use in one of these ways, as pairs of start and end."""
        with self._lock:
            return [
                (a.device_address, a.device_address + a.size)
                for a in self._map
                if a.is_mapped and a.allows(device) in access
            ]

    def allow(self, allocation: HostAllocation, access: dict[int, Access]) -> None:
        """Set what each device may do with an allocation."""
        with self._lock:
            allocation.access = access
            self.version += 1
        self._tell()

    @property
    def allocations(self) -> list[HostAllocation]:
        """All allocations, by address."""
        with self._lock:
            return list(self._map)

    def clear(
        self, kinds: tuple[MemoryKind, ...] = tuple(MemoryKind), of: Callable[[HostAllocation], bool] | None = None
    ) -> None:
        """Forget everything of some kinds that ``of`` is true of."""
        for allocation in self.allocations:
            if allocation.kind in kinds and (of is None or of(allocation)):
                self.remove(allocation.address, allocation.kind)

    def _add(self, made: HostAllocation) -> None:
        with self._lock:
            self._map.add(made)
            if made.device_address != made.address:
                self._aliases.add(_Alias(made))
            self.version += 1
        for mapper in list(self.mappers) if self.mappers else ():
            mapper.host_added(made)
        self._tell()

    def _tell(self) -> None:
        for user in list(self.users):
            user.changed()


_MAPPED_FROM = 128 << 10


def _once(size: int) -> tuple[int, int, Any]:
    # Programs count on pages: advice about managed memory is kept by page.
    size += GAP + mmap.PAGESIZE + GAP
    # A new array of ctypes is written to; a mapping has memory when it is used, but a process may not have many.
    keeps: Any = (ctypes.c_ubyte * size)() if size < _MAPPED_FROM else Pages(size)
    first = keeps.address if isinstance(keeps, Pages) else ctypes.addressof(keeps)
    address = align_up(first + GAP, mmap.PAGESIZE)
    return address, address, keeps


def _twice(size: int) -> tuple[int, int, Any]:
    """The same pages at two addresses."""
    import os

    import numpy as np

    pages = align_up(size, mmap.PAGESIZE)
    file = os.memfd_create("hipkit pinned")
    try:
        os.ftruncate(file, pages)
        maps = [mmap.mmap(file, pages) for _ in range(2)]
    finally:
        os.close(file)
    views = [np.frombuffer(pages_of, np.uint8) for pages_of in maps]
    return int(views[0].ctypes.data), int(views[1].ctypes.data), (maps, views)


_host = HostMemory()


def host_memory() -> HostMemory:
    """The pinned and managed memory of this process."""
    return _host
