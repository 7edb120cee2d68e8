"""Memory pools with stream-ordered allocation and free.

A block that is freed waits in the pool with the command that frees it. It is handed out again to a request of a
stream that comes after that command: because it is the same stream, because the command is done, or because the
stream has waited for an event after it. Blocks are never split.
"""

from __future__ import annotations

import threading
from bisect import insort
from collections.abc import Iterator
from typing import Protocol

from ..fatbin.fork import renew
from ..fatbin.records import dataclass, field
from .errors import AddressError, OutOfMemoryError
from .graphs.memory import allocate_captured, free_of_graph
from .profile import Rule, profile
from .streams.command import Command, Kind
from .streams.queue import Queue
from .streams.stream import Owner, Stream

LARGEST_WASTE = 9, 8
"""A block is handed out for a request if it is at most this many times the size, or if its own stream asks."""


@dataclass(slots=True, order=True)
class Block:
    """A block of a pool. ``freed_by`` is the command that frees it, None while it is in use."""

    size: int
    address: int
    requested: int = field(default=0, compare=False)
    freed_by: Command | None = field(default=None, compare=False)


@dataclass(slots=True)
class Reuse:
    """What a pool may do to use memory again."""

    follows_events: bool = True
    """Follow the events that a stream waited for."""
    takes_what_is_done: bool = True
    """Take what happens to be done already."""
    inserts_waits: bool = True
    """Let a stream wait for another where that is the only way."""


class Blocks:
    """The blocks of a pool: those in use by their address, and the free ones by size."""

    def __init__(self) -> None:
        self.busy: dict[int, Block] = {}
        self.free: list[Block] = []
        self.lock = threading.RLock()
        renew(self, "lock")
        """Held while a block becomes busy or free."""

    @property
    def used(self) -> int:
        """The bytes of the blocks in use."""
        return sum(block.size for block in self.busy.values())

    @property
    def reserved(self) -> int:
        """The bytes of all blocks."""
        return self.used + sum(block.size for block in self.free)

    def clear(self) -> None:
        """The memory of the device is gone: there are no blocks any more."""
        with self.lock:
            self.busy.clear()
            self.free.clear()

    def fitting(self, size: int, queue: Queue, reuse: Reuse) -> Iterator[Block]:
        """The free blocks for a request, the best first."""
        fitting = [block for block in self.free if block.size >= size]
        yield from (block for block in fitting if block.freed_by is not None and block.freed_by.queue is queue)
        if reuse.follows_events:
            yield from (
                block for block in fitting
                if block.freed_by is not None and not block.freed_by.is_done and queue.comes_after(block.freed_by)
            )  # fmt: skip
        tight = [block for block in fitting if block.size * LARGEST_WASTE[1] <= size * LARGEST_WASTE[0]]
        if reuse.takes_what_is_done:
            yield from (block for block in tight if block.freed_by is None or block.freed_by.is_done)
        if reuse.inserts_waits and profile()[Rule.POOLS_WAIT_FOR_OTHER_STREAMS]:
            yield from (block for block in tight if block.freed_by is not None and not block.freed_by.is_done)


class PoolOwner(Owner, Protocol):
    """What pools ask of their device."""

    pools: list[MemoryPool]


class MemoryPool:
    """A pool of a device: :meth:`Device.new_pool` makes one.

    ``threshold`` is how many bytes it keeps at a synchronisation.
    """

    def __init__(self, device: PoolOwner, *, threshold: int = 0, most: int = 0) -> None:
        self.device, self.threshold, self.most = device, threshold, most
        self.used_high = self.reserved_high = 0
        self.is_destroyed = False
        self.blocks, self.reuse = Blocks(), Reuse()
        device.pools.append(self)

    @property
    def used(self) -> int:
        """The bytes of the blocks in use."""
        return self.blocks.used

    @property
    def reserved(self) -> int:
        """The bytes that the pool holds, in use or free."""
        return self.blocks.reserved

    def allocate(self, size: int, stream: Stream | None = None) -> int:
        """The address of ``size`` bytes, for what ``stream`` is given from now on."""
        on = stream or self.device.null_stream
        if on.queue.capture is not None:
            return allocate_captured(on, on.queue.capture, size)
        with self.blocks.lock:
            block = self._reused(size, on)
            if block is None:
                block = self._fresh(size)
            block.requested, block.freed_by = size, None
            self.blocks.busy[block.address] = block
            self.used_high = max(self.used_high, self.used)
            self.reserved_high = max(self.reserved_high, self.reserved)
            return block.address

    def free(self, address: int, stream: Stream | None = None) -> None:
        """Give a block back, when all is done that ``stream`` was given until now."""
        on, memory = stream or self.device.null_stream, self.device.memory
        if free_of_graph(on, address):
            return
        with self.blocks.lock:
            block = self.blocks.busy.get(address)
            if block is None:
                raise AddressError(f"{address:#x} is not the address of a block of this pool, or is free already")
            memory.retire(address)
            try:
                block.freed_by = _in_order(on, Command(Kind.MEMORY, "free", lambda: memory.reach.hide(address)))
            except BaseException:
                memory.retire(address, False)
                raise
            del self.blocks.busy[address]
            insort(self.blocks.free, block)
            if self.is_destroyed and not self.blocks.busy:
                self._end()

    def has(self, address: int) -> bool:
        """Whether a block in use begins at an address."""
        return address in self.blocks.busy

    def trim(self, keep: int = 0) -> None:
        """Give back unused blocks, until no more than ``keep`` bytes are reserved."""
        with self.blocks.lock:
            for block in list(self.blocks.free):
                if self.reserved <= keep:
                    return
                if block.freed_by is None or block.freed_by.is_done:
                    self.blocks.free.remove(block)
                    self.device.memory.free(block.address)

    def release(self) -> None:
        """A thread has synchronised: keep no more than the threshold."""
        if self.blocks.free:
            self.trim(self.threshold)

    def destroy(self) -> None:
        """End it: at once where nothing is in use, else when the last block is freed."""
        self.is_destroyed = True
        with self.blocks.lock:
            if not self.blocks.busy:
                self._end()
            else:
                self.trim()

    def _end(self) -> None:
        for block in self.blocks.free:
            if block.freed_by is not None and not block.freed_by.is_done:
                block.freed_by.queue.finish()
            self.device.memory.free(block.address)
        self.blocks.free.clear()
        if self in self.device.pools:
            self.device.pools.remove(self)

    def _fresh(self, size: int) -> Block:
        if self.most and self.reserved + size > self.most:
            raise OutOfMemoryError(f"no room for {size} bytes in the pool: {self.used} of {self.most} are in use")
        try:
            return Block(size, self.device.memory.allocate(size, is_undefined=True, is_pooled=True))
        except OutOfMemoryError:
            self.trim()
            return Block(size, self.device.memory.allocate(size, is_undefined=True, is_pooled=True))

    def _reused(self, size: int, stream: Stream) -> Block | None:
        found = next(self.blocks.fitting(size, stream.queue, self.reuse), None)
        if found is None:
            return None
        self.blocks.free.remove(found)
        memory, address, freed = self.device.memory, found.address, found.freed_by
        memory.retire(address, False)

        def show() -> None:
            memory.reach.show(address)
            memory.forget_contents(address, found.size)

        if freed is None or freed.is_done:
            show()
        else:
            # The command that hides it is not done yet: this one shows it again after that.
            waits = () if freed.queue is stream.queue else (freed,)
            stream.queue.submit(Command(Kind.MEMORY, "allocate", show, waits))
        return found

    def __enter__(self) -> MemoryPool:
        return self

    def __exit__(self, *_error: object) -> None:
        self.destroy()

    def __repr__(self) -> str:
        return f"<MemoryPool of {self.device.target}: {self.used} of {self.reserved} bytes in use>"


def _in_order(stream: Stream, command: Command) -> Command | None:
    """Have a command done after what a stream was given, which may be destroyed; None where it is done already."""
    if not stream.is_destroyed:
        return stream.queue.submit(command)
    last = stream.queue.last
    if last is None or last.is_done:
        command.run()
        return None
    command.waits = (last,)
    return stream.device.null_stream.queue.submit(command)
