"""Virtual memory management: reserved addresses, physical memory, and mappings between them."""

from __future__ import annotations

import os
import threading

from ...fatbin.errors import UsageError
from ...fatbin.fork import renew
from ...fatbin.schema import align_up
from .address_map import AddressMap
from .allocation import Access, Allocation
from .host import HostAllocation, MemoryKind, host_memory
from .pages import PAGE, give_back, memory_file, place, reserve, vacate, whole

GRANULARITY = PAGE
RECOMMENDED = 2 << 20


class PhysicalMemory:
    """Memory without an address; it is freed when it has neither references nor mappings."""

    def __init__(self, size: int, device: int, file: int | None = None) -> None:
        self.size, self.device = size, device
        self.file = memory_file(size) if file is None else file
        self.holders, self.mappings = 1, 0

    def retain(self) -> None:
        self.holders += 1

    def release(self) -> None:
        """Drop a reference; the memory is freed with the last one, when nothing maps it."""
        self.holders -= 1
        self._end()

    def unmapped(self) -> None:
        """Note the end of a mapping."""
        self.mappings -= 1
        self._end()

    def _end(self) -> None:
        if self.holders <= 0 and self.mappings <= 0 and self.file >= 0:
            os.close(self.file)
            self.file = -1


class Mapping:
    """Memory at addresses; kernels and hosts reach it once access is given."""

    def __init__(self, address: int, size: int, memory: PhysicalMemory, offset: int) -> None:
        self.address, self.size, self.memory, self.offset = address, size, memory, offset
        self.access: dict[int, int] = {}
        self.known: HostAllocation | None = None

    @property
    def end(self) -> int:
        """The address after its last byte."""
        return self.address + self.size


class VirtualMemory:
    """The addresses of a process that are reserved, and what is at them."""

    def __init__(self) -> None:
        self._reserved: AddressMap[Allocation] = AddressMap()
        self._mapped: AddressMap[Mapping] = AddressMap()
        self._lock = threading.RLock()
        renew(self, "_lock")

    def reserve(self, size: int, alignment: int = 0, address: int = 0) -> int:
        """Addresses that belong to the program from now on, and that nothing is at."""
        alignment = max(alignment, GRANULARITY)
        with self._lock:
            start = reserve(whole(size) + alignment, address)
            aligned = align_up(start, alignment)
            if aligned > start:
                give_back(start, aligned - start)
            if rest := start + alignment - aligned:
                give_back(aligned + whole(size), rest)
            self._reserved.add(Allocation(aligned, whole(size)))
            return aligned

    def free(self, address: int, size: int) -> None:
        """Give back addresses, which were reserved as one range."""
        with self._lock:
            found = self._reserved.find(address)
            if found is None or found != (address, whole(size)):
                raise UsageError(f"{size} bytes of addresses at {address:#x} were not reserved as one")
            if self._mapped.overlapping(address, found.end) is not None:
                raise UsageError(f"there is memory at the addresses from {address:#x}; unmap it first")
            self._reserved.remove(address)
            give_back(address, found.size)

    def map(self, address: int, size: int, memory: PhysicalMemory, offset: int) -> None:
        """Put memory at addresses that are reserved."""
        with self._lock:
            found = self._reserved.find(address)
            if found is None or address + size > found.end:
                raise UsageError(f"{size} bytes at {address:#x} are not reserved")
            if self._mapped.overlapping(address, address + size) is not None:
                raise UsageError(f"there is memory already at some of the {size} bytes at {address:#x}")
            if offset + size > memory.size or memory.file < 0:
                raise UsageError(f"{size} bytes from byte {offset} of {memory.size}")
            place(address, size, memory.file, offset)
            memory.mappings += 1
            self._mapped.add(Mapping(address, size, memory, offset))

    def unmap(self, address: int, size: int) -> None:
        """Take memory away from addresses; they stay reserved."""
        with self._lock:
            for mapping in self._covering(address, size):
                if mapping.known is not None:
                    host_memory().remove(mapping.address, MemoryKind.REGISTERED)
                self._mapped.remove(mapping.address)
                vacate(mapping.address, mapping.size)
                mapping.memory.unmapped()

    def give_access(self, address: int, size: int, device: int, access: int) -> None:
        """Let a device use what is at addresses: 0 not at all, 1 to read, 3 to read and write."""
        with self._lock:
            for mapping in self._covering(address, size):
                mapping.access[device] = access
                reachable = any(mapping.access.values())
                if not reachable and mapping.known is not None:
                    host_memory().remove(mapping.address, MemoryKind.REGISTERED)
                    mapping.known = None
                elif reachable:
                    if mapping.known is None:
                        mapping.known = host_memory().register(
                            mapping.address, mapping.size, device=mapping.memory.device
                        )
                    host_memory().allow(mapping.known, {n: Access(may) for n, may in mapping.access.items()})

    def find(self, address: int) -> Mapping | None:
        """The mapping that an address is in, or None."""
        with self._lock:
            return self._mapped.find(address)

    def _covering(self, address: int, size: int) -> list[Mapping]:
        """The mappings that are exactly the given addresses."""
        found, at = [], address
        while at < address + size:
            mapping = self._mapped.find(at)
            if mapping is None or mapping.address != at or mapping.end > address + size:
                raise UsageError(f"{size} bytes at {address:#x} are not what was mapped: something differs at {at:#x}")
            found.append(mapping)
            at = mapping.end
        return found


_virtual = VirtualMemory()


def virtual_memory() -> VirtualMemory:
    """The reserved addresses of this process."""
    return _virtual
