"""Device memory: the record of allocations on top of the storage.

Between two allocations there is always a gap that belongs to neither, so that an access just past the end of one is
never inside another.
"""

from __future__ import annotations

import threading
import weakref
from collections import deque
from collections.abc import Iterable
from typing import ClassVar

from ...fatbin.fork import renew
from ..conditions import conditions
from ..errors import AddressError, OutOfMemoryError
from . import transfer
from .address_map import AddressMap
from .allocation import Allocation, given_anew
from .blocks import ALIGNMENT
from .pages import Pages
from .reach import Reach
from .storage import HostStorage, Storage
from .undefined import UNDEFINED

MOST_KEPT = 1 << 30
"""Bytes of freed memory that are kept for launches that run."""


_tuple = tuple.__new__
"""Makes an allocation in half the time that its own way takes."""


class DeviceMemory:
    """The allocations of a device; what :mod:`hipkit.loader` loads into and kernels work on.

    ``capacity`` is how many bytes may be allocated at once: by default what the storage has.
    """

    _retirements: ClassVar[int] = 0
    """How often something was given up, or taken again, on any device: memory of peers is found as well."""

    def __init__(self, capacity: int | None = None, storage: Storage | None = None) -> None:
        self.storage = storage or HostStorage()
        """Where the bytes are."""
        self._is_host = self.storage.is_host
        self._give_back = self.storage.free if self._is_host else self._forget
        self.capacity = capacity if capacity is not None else self.storage.capacity
        self._live: AddressMap[Allocation] = AddressMap()
        self._used = 0
        self.version = 0
        """Changes whenever :attr:`allocations` does."""
        self._retired: set[int] = set()
        self.lock = threading.RLock()
        """Held while what is allocated changes, or what kernels may use."""
        renew(self, "lock")
        self.reach = Reach(self)
        """What kernels may use."""
        self._kept: deque[Allocation] = deque()
        self._kept_bytes = 0
        self._forgotten = 0
        """How many allocations have been poisoned, or noted as undefined."""
        if not self._is_host:
            weakref.finalize(self, _give_all_back, self.storage, self._live, self._kept).atexit = False

    @property
    def used(self) -> int:
        """Bytes that are allocated."""
        return self._used

    @property
    def free_bytes(self) -> int:
        """Bytes that may still be allocated."""
        return self.capacity - self._used

    @property
    def allocations(self) -> list[Allocation]:
        """What is allocated, by address."""
        with self.lock:
            return list(self._live)

    def allocate(
        self, size: int, alignment: int = ALIGNMENT, *, is_undefined: bool = False, is_pooled: bool = False
    ) -> int:
        """The address of ``size`` new bytes, which are zero. Raises :class:`OutOfMemoryError` where there is no room.

        ``is_undefined``: for a program, which must not rely on what the memory holds; it may be poisoned.
        ``is_pooled``: for a pool of the program's; the memory may hold anything.
        """
        if size <= 0:
            raise AddressError(f"an allocation of {size} bytes; it needs at least one")
        with self.lock:
            if size > self.capacity - self._used:
                raise self._no_room(size)
            try:
                allocate = self.storage.allocate_for_pool if is_pooled else self.storage.allocate
                address = allocate(size, alignment)
            except (MemoryError, ValueError, OSError, OverflowError) as error:
                raise self._no_room(size) from error
            if not self._is_host:
                transfer.note_allocation(self.storage, address, size)
            self._live.add(_tuple(Allocation, (address, size)))
            self._used += size
            self.version += 1
        if self.reach.watchers:
            self.reach.changed()
        if is_undefined and conditions().changes_memory:
            self.forget_contents(address, size)
        return address

    def adopt(self, address: int, size: int) -> None:
        """Take over memory that the storage has from elsewhere, until it is freed; a device has it, not the host."""
        with self.lock:
            transfer.note_allocation(self.storage, address, size)
            self._live.add(_tuple(Allocation, (address, size)))
            self._used += size
            self.version += 1

    def forget_contents(self, address: int, size: int) -> None:
        """Memory is given to a program anew: it is poisoned, or noted as undefined, where that is asked for."""
        now = conditions()
        self._forgotten += 1
        if now.poison is not None:
            transfer.write(address, now.poison.filling(size, self._forgotten))
        for observer in given_anew:
            observer(address, size)
        if now.finds_undefined:
            UNDEFINED.begin()
            UNDEFINED.mark(address, size)

    def free(self, address: int) -> None:
        """End the allocation that begins at ``address``."""
        with self.lock:
            freed = self._live.remove(address)
            if freed is None:
                raise AddressError(f"{address:#x} is not the address of an allocation{self._near(address)}")
            if self._retired:
                self._retired.discard(address)
            if address in self.reach.marked:
                self.reach.forget(address)
            self._used -= freed.size
            self.version += 1
            if self._forgotten:
                UNDEFINED.forget(address)
            if self.reach.watchers:
                self._keep(freed)
            else:
                self._give_back(address)

    def unwatched(self) -> None:
        """Give back the memory that was freed while launches ran, if none runs any more."""
        if self._kept:
            with self.lock:
                while self._kept and not self.reach.watchers:
                    self._drop()

    def seal(self, address: int, size: int, name: str) -> None:
        """What the loader says of code: kernels only read it from now on."""
        self.reach.seal(address, size, name)

    def _keep(self, freed: Allocation) -> None:
        self._kept.append(freed)
        self._kept_bytes += freed.size
        while self._kept_bytes > MOST_KEPT:
            self._drop()

    def _drop(self) -> None:
        address, size = self._kept.popleft()
        self._kept_bytes -= size
        self._give_back(address)

    def _forget(self, address: int) -> None:
        transfer.forget_allocation(self.storage, address)
        self.storage.free(address)

    def pages_of(self, address: int) -> tuple[Pages, Allocation]:
        """The pages that the allocation around an address is in, for another process to map."""
        with self.lock:
            found = self._live.find(address)
            if found is None:
                raise AddressError(f"{address:#x} is in no allocation{self._near(address)}")
            return self.storage.share(found.address), found

    def find(self, address: int) -> Allocation | None:
        """The live allocation, or the foreign memory, that ``address`` is in; that of hosts and peers included."""
        return self.own(address) or self.reach.foreign(address)

    @property
    def findable(self) -> int:
        """A number that changes whenever :meth:`find` may find something else."""
        return self.reach.version + self._retirements

    def own(self, address: int) -> Allocation | None:
        """The live allocation of this device that ``address`` is in."""
        with self.lock:
            found = self._live.find(address)
            return None if found is None or found.address in self._retired else found

    def has(self, address: int) -> bool:
        """Whether an allocation that the program has begins at an address."""
        return address in self._live.spans and address not in self._retired

    def retire(self, address: int, retired: bool = True) -> None:
        """The program gives an allocation up, or has it again; kernels that were launched before may still use it."""
        with self.lock:
            (self._retired.add if retired else self._retired.discard)(address)
            DeviceMemory._retirements += 1

    def clear(self) -> None:
        """End every allocation."""
        for allocation in self.allocations:
            self.free(allocation.address)

    def reserve(self, size: int, alignment: int) -> int:
        """:meth:`allocate`, as the loader calls it."""
        return self.allocate(size, alignment)

    def release(self, address: int) -> None:
        """:meth:`free`, as the loader calls it."""
        self.free(address)

    def read(self, address: int, size: int) -> bytes:
        """``size`` bytes from ``address``, which are in one allocation."""
        self.check(address, size, "read")
        return transfer.read(address, size)

    def write(self, address: int, data: bytes | bytearray | memoryview) -> None:
        """Put ``data`` at ``address``, inside one allocation."""
        self.check(address, memoryview(data).nbytes, "write")
        transfer.write(address, data)

    def copy(self, destination: int, source: int, size: int) -> None:
        """Copy between two places of this memory, which may overlap."""
        self.check(source, size, "read")
        self.check(destination, size, "write")
        transfer.copy(destination, source, size)

    def fill(self, address: int, value: int, size: int) -> None:
        """Set ``size`` bytes to ``value``."""
        self.check(address, size, "write")
        transfer.fill(address, bytes((value & 0xFF,)), size)

    def check(self, address: int, size: int, what: str = "access") -> None:
        """Raise :class:`AddressError` unless ``size`` bytes from ``address`` are in one allocation."""
        if not size:
            return
        found = self.find(address)
        if found is None:
            raise AddressError(f"{what} of {size} bytes at {address:#x}: no allocation is there{self._near(address)}")
        if address + size > found.end:
            raise AddressError(
                f"{what} of {size} bytes at {address:#x}: the allocation of {found.size} bytes at {found.address:#x} "
                f"ends {address + size - found.end} bytes before"
            )

    def _no_room(self, size: int) -> OutOfMemoryError:
        return OutOfMemoryError(
            f"no room for {size} bytes on the device: {self._used} of {self.capacity} are allocated; "
            "free what is not needed any more"
        )

    def _near(self, address: int) -> str:
        """Where the nearest allocation is, for a person who is looking for a wrong pointer."""
        near = min(self.allocations, key=lambda a: min(abs(address - a.address), abs(address - a.end)), default=None)
        if near is None:
            return "; nothing is allocated"
        return f"; the nearest is {near.size} bytes at {near.address:#x}"


def _give_all_back(storage: Storage, *allocations: Iterable[Allocation]) -> None:
    """A device has ended: its storage is a GPU's, which does not end with it."""
    addresses = [allocation.address for some in allocations for allocation in some]
    for address in addresses:
        transfer.forget_allocation(storage, address)
    storage.end(addresses)
