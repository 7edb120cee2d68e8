"""A device's memory: real memory of the host, at the same address for both, with a record of what is allocated.

Between two allocations there is always a gap that belongs to neither, so that an access just past the end of one is
never inside another.
"""

from __future__ import annotations

import ctypes
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from ..errors import AddressError, OutOfMemoryError
from ..process import renew
from .address_map import AddressMap
from .allocation import Access, Allocation, CodeSpan, Table
from .blocks import ALIGNMENT, Block, Blocks
from .host import HostMemory
from .pages import Pages

MOST_KEPT = 1 << 30
"""Bytes of freed memory that are kept for launches that run."""


_tuple = tuple.__new__
"""Makes an allocation in half the time that its own way takes."""


class DeviceMemory:
    """Allocations in the host's memory; what :mod:`hipkit.loader` loads into and kernels work on.

    ``capacity`` is how many bytes may be allocated at once: by default what the host has.
    """

    def __init__(self, capacity: int | None = None) -> None:
        self.capacity = capacity if capacity is not None else memory_of_host()
        self._live: AddressMap[Allocation] = AddressMap()
        self._store = Blocks()
        self._blocks: dict[int, Block] = {}
        self._lent: dict[int, Allocation] = {}
        self._lendings = 0
        self._used = 0
        self._version = 0
        self._table: Table | None = None
        self._table_of = 0
        self._retired: set[int] = set()
        self._hidden: set[int] = set()
        self._code: dict[int, list[CodeSpan]] = {}
        """By the address of the allocation that the code is in."""
        self._beside: HostMemory | None = None
        self._peers: list[DeviceMemory] = []
        self._lock = threading.RLock()
        renew(self, "_lock", "_watchers")
        self._watchers: list[Callable[[], None]] = []
        self._kept: deque[tuple[int, Block]] = deque()
        self._kept_bytes = 0

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
        with self._lock:
            return list(self._live)

    def allocate(self, size: int, alignment: int = ALIGNMENT) -> int:
        """The address of ``size`` new bytes, which are zero. Raises :class:`OutOfMemoryError` where there is no room."""
        if size <= 0:
            raise AddressError(f"an allocation of {size} bytes; it needs at least one")
        with self._lock:
            if size > self.capacity - self._used:
                raise self._no_room(size)
            try:
                block = self._store.take(size, alignment)
            except (MemoryError, ValueError, OSError, OverflowError) as error:
                raise self._no_room(size) from error
            address = block[0]
            self._live.add(_tuple(Allocation, (address, size)))
            self._blocks[address] = block
            self._used += size
            self._version += 1
        if self._watchers:
            self.changed()
        return address

    def changed(self) -> None:
        """Tell launches that run, and peers, that there is something new."""
        for watcher in tuple(self._watchers):
            watcher()

    def free(self, address: int) -> None:
        """End the allocation that begins at ``address``."""
        with self._lock:
            freed = self._live.remove(address)
            if freed is None:
                raise AddressError(f"{address:#x} is not the address of an allocation{self._near(address)}")
            if self._retired or self._hidden:
                self._retired.discard(address)
                self._hidden.discard(address)
            self._code.pop(address, None)
            block = self._blocks.pop(address)
            self._used -= freed.size
            self._version += 1
            if self._watchers:
                self._keep(freed.size, block)
            else:
                self._store.give(block)

    def watch(self, changed: Callable[[], None]) -> None:
        """From now on a launch looks at :meth:`table`: ``changed`` is called after every allocation.

        What is freed meanwhile goes back to the host only after :meth:`unwatch` (or when :data:`MOST_KEPT` is
        exceeded): a launch that still uses it finds old data there, not another allocation's.
        """
        # Without the lock: whoever frees something just now ends before the table can be looked at.
        self._watchers.append(changed)

    def unwatch(self, changed: Callable[[], None]) -> None:
        """End :meth:`watch`; after the last one, memory that was freed meanwhile goes back to the host."""
        self._watchers.remove(changed)
        if self._kept:
            with self._lock:
                while self._kept and not self._watchers:
                    self._drop()

    def _keep(self, size: int, block: Block) -> None:
        self._kept.append((size, block))
        self._kept_bytes += size
        while self._kept_bytes > MOST_KEPT:
            self._drop()

    def _drop(self) -> None:
        size, block = self._kept.popleft()
        self._kept_bytes -= size
        self._store.give(block)

    def pages_of(self, address: int) -> tuple[Pages, Allocation]:
        """The pages that the allocation around an address is in."""
        with self._lock:
            found = self._live.find(address)
            if found is None:
                raise AddressError(f"{address:#x} is in no allocation{self._near(address)}")
            return self._blocks[found.address].pages, found

    def find(self, address: int) -> Allocation | None:
        """The live allocation, or the foreign memory, that ``address`` is in; that of hosts and peers included."""
        with self._lock:
            found = self._live.find(address)
            if found is not None and found.address not in self._retired:
                return found
            found = None
            if self._lent:
                found = next((lent for lent in self._lent.values() if lent.address <= address < lent.end), None)
        if found is None and self._beside is not None:
            found = self._beside.reachable(address, self._number())
        if found is None:
            found = next((own for peer in self._peers if (own := peer.own(address)) is not None), None)
        return found

    def own(self, address: int) -> Allocation | None:
        """The live allocation of this device that ``address`` is in."""
        with self._lock:
            found = self._live.find(address)
            return None if found is None or found.address in self._retired else found

    def has(self, address: int) -> bool:
        """Whether an allocation that the program has begins at an address."""
        return address in self._blocks and address not in self._retired

    def retire(self, address: int, retired: bool = True) -> None:
        """The program gives an allocation up, or has it again; kernels that were launched before may still use it."""
        with self._lock:
            (self._retired.add if retired else self._retired.discard)(address)

    def hide(self, address: int, hidden: bool = True) -> None:
        """Forbid kernels an allocation, or allow it again."""
        with self._lock:
            (self._hidden.add if hidden else self._hidden.discard)(address)
            self._version += 1
        self.changed()

    def share(self, host: HostMemory, number: Callable[[], int]) -> None:
        """From now on kernels also reach memory of the host that device ``number`` may use."""
        self._beside, self._number = host, number
        host.users.add(self)

    def reach(self, peer: DeviceMemory) -> None:
        """Let kernels use the memory of another device, until :meth:`lose`."""
        with self._lock:
            self._peers.append(peer)
            self._version, self._table = self._version + 1, None
        self.changed()

    def lose(self, peer: DeviceMemory) -> None:
        """End :meth:`reach`: kernels no longer use the memory of ``peer``."""
        with self._lock:
            self._peers.remove(peer)
            self._version, self._table = self._version + 1, None

    @property
    def peers(self) -> list[DeviceMemory]:
        """The other devices whose memory kernels reach."""
        return list(self._peers)

    def clear(self) -> None:
        """End every allocation."""
        for allocation in self.allocations:
            self.free(allocation.address)

    def reaches(self, peer: DeviceMemory) -> bool:
        """Whether kernels reach the memory of another device."""
        return peer in self._peers

    def reserve(self, size: int, alignment: int) -> int:
        """:meth:`allocate`, as the loader calls it."""
        return self.allocate(size, alignment)

    def seal(self, address: int, size: int, name: str) -> None:
        """What the loader says of code: kernels only read it from now on."""
        with self._lock:
            found = self._live.find(address)
            assert found is not None  # the loader has just been given it
            self._code.setdefault(found.address, []).append(CodeSpan(address, address + size, name))
            self._version += 1

    def release(self, address: int) -> None:
        """:meth:`free`, as the loader calls it."""
        self.free(address)

    def read(self, address: int, size: int) -> bytes:
        """``size`` bytes from ``address``, which are in one allocation."""
        self.check(address, size, "read")
        return ctypes.string_at(address, size)

    def write(self, address: int, data: bytes | bytearray | memoryview) -> None:
        """Put ``data`` at ``address``, inside one allocation."""
        import numpy as np

        source = np.frombuffer(data, np.uint8) if len(data) else np.empty(0, np.uint8)
        self.check(address, source.nbytes, "write")
        ctypes.memmove(address, int(source.ctypes.data), source.nbytes)

    def copy(self, destination: int, source: int, size: int) -> None:
        """Copy between two places of this memory, which may overlap."""
        self.check(source, size, "read")
        self.check(destination, size, "write")
        ctypes.memmove(destination, source, size)

    def fill(self, address: int, value: int, size: int) -> None:
        """Set ``size`` bytes to ``value``."""
        self.check(address, size, "write")
        ctypes.memset(address, value & 0xFF, size)

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

    @contextmanager
    def lend(self, pieces: Iterable[tuple[int, int]]) -> Iterator[None]:
        """Foreign memory, as pairs of address and size, that kernels may use while the block runs."""
        added = []
        with self._lock:
            for address, size in pieces:
                if size:
                    self._lendings += 1
                    self._lent[self._lendings] = Allocation(address, size)
                    added.append(self._lendings)
            self._version += 1
        try:
            yield
        finally:
            with self._lock:
                for number in added:
                    del self._lent[number]
                self._version += 1

    def table(self) -> Table:
        """All that is live now, foreign memory included: pairs of start and end, sorted, none overlapping."""
        with self._lock:
            host, peers = self._beside, self._peers
            # All only ever grow, so the sum tells when one has; who comes or goes takes the table along.
            of = self._version + (host.version if host is not None else 0)
            if peers:
                of += sum(peer.version for peer in peers)
            if self._table is None or self._table_of != of:
                spans = [(a.address, a.end) for a in self._live if a.address not in self._hidden]
                spans += [(a.address, a.end) for a in self._lent.values()]
                spans += host.spans(self._number(), Access.READ, Access.ALL) if host is not None else []
                spans += [(a.address, a.end) for peer in peers for a in peer.allocations]
                self._table, self._table_of = tuple(joined(sorted(spans))), of
            return self._table

    def kept(self) -> list[tuple[int, int]]:
        """What of it may only be read, as pairs of start and end: code, and what the host says so of."""
        foreign = self._beside.spans(self._number(), Access.READ) if self._beside else []
        return [*foreign, *((start, end) for start, end, _ in self.code())]

    def code(self) -> list[CodeSpan]:
        """The code that is loaded, that of peers included."""
        own = [span for spans in list(self._code.values()) for span in spans]
        return own if not self._peers else [*own, *(span for peer in self._peers for span in peer.code())]

    @property
    def version(self) -> int:
        """Changes whenever :attr:`allocations` does."""
        return self._version

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


def memory_of_host() -> int:
    """How many bytes of memory the host has."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):  # no such thing on this system
        return 16 << 30


def joined(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The spans, sorted, with those that overlap made one: two arrays may be views of the same memory."""
    joined: list[tuple[int, int]] = []
    for start, end in spans:
        if joined and start < joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined
