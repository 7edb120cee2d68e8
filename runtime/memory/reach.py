"""The memory that kernels of a device may access: its allocations, host memory, and memory of peers."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol

from ...fatbin.fork import renew
from .allocation import Access, Allocation, CodeSpan, Table
from .host import HostAllocation, HostMemory
from .storage import Storage


class Owned(Protocol):
    """The allocations of a device."""

    version: int

    @property
    def storage(self) -> Storage:
        """Where the bytes are."""

    @property
    def lock(self) -> AbstractContextManager[Any]:
        """Held while what is allocated changes, or what kernels may use."""

    @property
    def allocations(self) -> list[Allocation]:
        """What is allocated, by address."""

    @property
    def reach(self) -> Reach:
        """What kernels may use."""

    def own(self, address: int) -> Allocation | None:
        """The live allocation that ``address`` is in."""

    def unwatched(self) -> None:
        """Note that no launch looks at the table any more."""


class Reach:
    """What kernels of the device that has ``memory`` may use; engines look at :meth:`table` while a launch runs."""

    def __init__(self, memory: Owned) -> None:
        self._memory = memory
        self._lent: dict[int, Allocation] = {}
        self._lendings = self._version = self._table_of = 0
        self._table: Table | None = None
        self.marked: set[int] = set()
        """The addresses of allocations that are hidden or have code in them."""
        self._hidden: set[int] = set()
        self._code: dict[int, list[CodeSpan]] = {}
        """By the address of the allocation that the code is in."""
        self._host: HostMemory | None = None
        self._mapped: dict[int, Allocation] = {}
        """The memory of the host that the storage has mapped, by the numbers of the allocations."""
        self._number: Callable[[], int] = lambda: 0
        self._peers: list[Owned] = []
        self.watchers: list[Callable[[], None]] = []
        """The launches that run: called when something new may be used."""
        renew(self, "watchers")

    # What it changes by

    def hide(self, address: int) -> None:
        """Let kernels no longer use an allocation."""
        with self._memory.lock:
            self._hidden.add(address)
            self.marked.add(address)
            self._version += 1
        self.changed()

    def show(self, address: int) -> None:
        """Let kernels use an allocation again."""
        with self._memory.lock:
            self._hidden.discard(address)
            self._version += 1
        self.changed()

    def add_host(self, host: HostMemory, number: Callable[[], int]) -> None:
        """Let kernels use the memory of the host that device ``number`` may use."""
        self._host, self._number = host, number
        host.users.add(self)
        if not self._memory.storage.is_host:
            host.mappers.add(self)
            # Memory of the host may outlive the device, and what the storage has mapped must not outlive that memory.
            weakref.finalize(self, _unmap_all, self._memory.storage, self._mapped).atexit = False
            for allocation in host.allocations:
                self.host_added(allocation)

    def host_added(self, allocation: HostAllocation) -> None:
        """The host has new memory that kernels may use."""
        if not allocation.is_mapped:
            return
        span, storage = allocation.device_span, self._memory.storage
        storage.map(*span)
        if self._mapped.setdefault(allocation.number, span) is not span:  # another thread was as fast
            storage.unmap(*span)
        assert self._host is not None
        if self._host.find(allocation.address) is not allocation:  # it was removed meanwhile
            self.host_removed(allocation)

    def host_removed(self, allocation: HostAllocation) -> None:
        """Memory of the host is no longer there for kernels."""
        if (span := self._mapped.pop(allocation.number, None)) is not None:
            self._memory.storage.unmap(*span)

    def add_peer(self, peer: Owned) -> None:
        """Let kernels use the memory of another device."""
        self._memory.storage.open_to_kernels(peer.storage)
        with self._memory.lock:
            self._peers.append(peer)
            self._version += 1
        self.changed()

    def remove_peer(self, peer: Owned) -> None:
        """Let kernels no longer use the memory of another device."""
        with self._memory.lock:
            self._peers.remove(peer)
            self._version += 1 + peer.version  # with which the sum of all is more than ever before

    @property
    def peers(self) -> list[Owned]:
        """The memory of the other devices that kernels may use."""
        return list(self._peers)

    def seal(self, address: int, size: int, name: str) -> None:
        """Let kernels only read the code at an address, which is from the file ``name``."""
        with self._memory.lock:
            found = self._memory.own(address)
            assert found is not None  # the loader has just been given it
            self.marked.add(found.address)
            self._code.setdefault(found.address, []).append(CodeSpan(address, address + size, name))
            self._version += 1

    def forget(self, address: int) -> None:
        """A marked allocation is freed."""
        self.marked.discard(address)
        self._hidden.discard(address)
        self._code.pop(address, None)

    @contextmanager
    def lend(self, pieces: Iterable[tuple[int, int]]) -> Iterator[None]:
        """Foreign memory, as pairs of address and size, that kernels may use while the block runs."""
        lent = [Allocation(address, size) for address, size in pieces if size]
        storage, memory, added = self._memory.storage, self._memory, list[int]()
        mapped = list[Allocation]()
        try:
            for piece in lent:
                storage.map(*piece)
                mapped.append(piece)
            with memory.lock:
                for piece in lent:
                    self._lendings += 1
                    self._lent[self._lendings] = piece
                    added.append(self._lendings)
                self._version += 1
            yield
        finally:
            with memory.lock:
                for number in added:
                    del self._lent[number]
                self._version += 1
            for piece in mapped:
                storage.unmap(*piece)

    # What engines look at

    def watch(self, changed: Callable[[], None]) -> None:
        """Tell a running launch about allocations: ``changed`` is called after each one, until :meth:`unwatch`.

        What is freed meanwhile goes back to the host only then (or when there is too much of it): a kernel that still
        uses it finds old data there, not that of another allocation.
        """
        # Without the lock: a thread that frees something just now ends before the table can be looked at.
        self.watchers.append(changed)

    def unwatch(self, changed: Callable[[], None]) -> None:
        """End what :meth:`watch` began."""
        self.watchers.remove(changed)
        self._memory.unwatched()

    def changed(self) -> None:
        """Tell launches that run that there is something new."""
        for watcher in tuple(self.watchers):
            watcher()

    def foreign(self, address: int) -> Allocation | None:
        """The memory that ``address`` is in, if it is lent, of the host, or of a peer."""
        found = None
        if self._lent:
            with self._memory.lock:
                found = next((lent for lent in self._lent.values() if lent.address <= address < lent.end), None)
        if found is None and self._host is not None:
            found = self._host.reachable(address, self._number())
        if found is None:
            found = next((own for peer in self._peers if (own := peer.own(address)) is not None), None)
        return found

    @property
    def version(self) -> int:
        """A number that changes whenever :meth:`table` does: all parts of the sum only ever grow."""
        host, peers = self._host, self._peers
        of = self._version + self._memory.version + (host.version if host is not None else 0)
        return of + sum(peer.version for peer in peers) if peers else of

    def table(self) -> Table:
        """All that may be used now: pairs of start and end, sorted, none overlapping. The same object until it changes."""
        with self._memory.lock:
            host, peers = self._host, self._peers
            of = self.version
            if self._table is None or self._table_of != of:
                spans = [(a.address, a.end) for a in self._memory.allocations if a.address not in self._hidden]
                spans += [(a.address, a.end) for a in self._lent.values()]
                spans += host.spans(self._number(), Access.READ, Access.ALL) if host is not None else []
                spans += [(a.address, a.end) for peer in peers for a in peer.allocations]
                self._table, self._table_of = tuple(joined(sorted(spans))), of
            return self._table

    def read_only_spans(self) -> list[tuple[int, int]]:
        """What of it may only be read, as pairs of start and end: code, and what the host says so of."""
        foreign = self._host.spans(self._number(), Access.READ) if self._host else []
        return [*foreign, *((start, end) for start, end, _ in self.code())]

    def code(self) -> list[CodeSpan]:
        """The code that is loaded, that of peers included, but not that of their peers: two may be each other's."""
        return [span for reach in (self, *(peer.reach for peer in self._peers)) for span in reach.own_code()]

    def own_code(self) -> list[CodeSpan]:
        """The code that this device has loaded."""
        return [span for spans in list(self._code.values()) for span in spans]


def _unmap_all(storage: Storage, mapped: dict[int, Allocation]) -> None:
    """A device has ended."""
    while mapped:
        storage.unmap(*mapped.popitem()[1])


def joined(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The spans, sorted, with those that overlap made one: two arrays may be views of the same memory."""
    joined: list[tuple[int, int]] = []
    for start, end in spans:
        if joined and start < joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined
