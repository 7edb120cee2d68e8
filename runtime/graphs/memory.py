"""Memory allocation and free nodes of graphs: an allocation has the same address at every launch."""

from __future__ import annotations

import threading
import weakref
from collections import deque
from typing import Any, ClassVar
from weakref import WeakKeyDictionary, WeakValueDictionary

from ...fatbin.fork import hold
from ...fatbin.records import dataclass
from ..errors import AddressError, UpdateResult
from ..memory.allocation import Allocation
from ..memory.device import DeviceMemory
from ..streams.command import Kind
from ..streams.event import Capture
from ..streams.operation import Operation
from ..streams.stream import Owner, Stream

_given_up: deque[tuple[DeviceMemory, Allocation | None]] = deque()
"""Blocks that no graph has any more. They are freed later: where they end anything may be locked."""


class GraphBlock:
    """A block that a node allocates. Outside the launches between that and its end, kernels may not use it."""

    def __init__(self, device: Owner, size: int) -> None:
        global _is_used
        _is_used = True
        sweep()
        self.device, self.size = device, size
        self.address = device.allocate(max(size, 1))
        device.memory.reach.hide(self.address)
        self.is_live = False
        """Whether it was allocated by a launch and not freed since, in the order in which these were asked for."""
        end = weakref.finalize(self, _given_up.append, (device.memory, device.memory.own(self.address)))
        end.atexit = False
        with _lock:
            _known[self.address] = self
        use_of(device).note()

    def come_to_life(self) -> None:
        """A launch allocates it: it stays until it is freed, also where all graphs are gone."""
        self.is_live = True
        with _lock:
            _living[self.address] = self
        use_of(self.device).note()

    def show(self) -> None:
        """Let kernels use it."""
        self.device.memory.reach.show(self.address)

    def hide(self) -> None:
        """Forbid kernels to use it: it is freed."""
        self.device.memory.reach.hide(self.address)
        if not self.is_live:
            with _lock:
                _living.pop(self.address, None)


_lock = hold(threading.Lock())
_known: WeakValueDictionary[int, GraphBlock] = WeakValueDictionary()
_living: dict[int, GraphBlock] = {}
"""Those that a launch has allocated and that are not freed."""
_is_used = False


def has_graph_memory() -> bool:
    """Whether a graph of this process ever had a block."""
    return _is_used


def block_at(address: int) -> GraphBlock | None:
    """The block that begins at an address."""
    return _known.get(address)


def sweep() -> None:
    """Free the blocks that no graph has any more."""
    while _given_up:
        memory, allocation = _given_up.popleft()
        # After a reset of the device, another allocation may have the address.
        if allocation is not None and memory.own(allocation.address) is allocation:
            memory.free(allocation.address)


class MemoryOperation(Operation):
    """What a node does with memory of its graph."""

    kind: ClassVar[Kind] = Kind.MEMORY

    def update_fault(self, other: Operation) -> tuple[UpdateResult, str] | None:
        """Why no other operation takes its place: memory of an executable graph stays as it is."""
        return (UpdateResult.NOT_SUPPORTED, "memory of an executable graph stays as it is") if self != other else None


@dataclass(slots=True)
class AllocateBlock(MemoryOperation):
    """A block is there from now on."""

    block: GraphBlock

    @property
    def name(self) -> str:
        return "allocate"

    @property
    def details(self) -> dict[str, object]:
        return {"bytes": self.block.size}

    def run(self) -> object:
        self.block.show()
        return None


@dataclass(slots=True)
class FreeBlock(MemoryOperation):
    """A block is gone from now on."""

    block: GraphBlock

    @property
    def name(self) -> str:
        return "free"

    def run(self) -> object:
        self.block.hide()
        return None


def allocate_captured(stream: Stream, capture: Capture[Any], size: int) -> int:
    """The address of memory that the graph allocates which ``stream`` captures."""
    block = GraphBlock(stream.device, size)
    capture.add(stream.queue, AllocateBlock(block))
    return block.address


def free_of_graph(stream: Stream, address: int) -> bool:
    """Free memory of a graph in the order of a stream, or as part of what it captures; False where it is no such."""
    block, queue = block_at(address), stream.queue
    if queue.capture is not None:
        if block is None:
            queue.capture.refuse(f"freeing {address:#x}, which no node of a graph allocates,")
        queue.capture.add(queue, FreeBlock(block))
        return True
    if block is None:
        return False
    check_live(block)
    block.is_live = False
    queue.submit(FreeBlock(block).command())
    return True


def check_live(block: GraphBlock) -> None:
    """Raise unless a launch has allocated it."""
    if not block.is_live:
        raise AddressError(f"{block.address:#x} is memory of a graph, and no launch of that has allocated it")


@dataclass(slots=True)
class GraphMemoryUse:
    """How much memory graphs of a device have, and have had at most."""

    device: Owner
    used_high: int = 0
    reserved_high: int = 0

    @property
    def used(self) -> int:
        """Bytes that launches have allocated and that are not freed."""
        return sum(block.size for block in _blocks(self.device) if block.is_live)

    @property
    def reserved(self) -> int:
        """Bytes that the device holds for graphs, in use or not."""
        return sum(block.size for block in _blocks(self.device))

    def note(self) -> None:
        """Raise the highest amounts to what there is now."""
        self.used_high, self.reserved_high = max(self.used_high, self.used), max(self.reserved_high, self.reserved)


_uses: WeakKeyDictionary[Owner, GraphMemoryUse] = WeakKeyDictionary()


def use_of(device: Owner) -> GraphMemoryUse:
    """The use of graph memory on a device."""
    return _uses.setdefault(device, GraphMemoryUse(device))


def _blocks(device: Owner) -> list[GraphBlock]:
    return [block for block in list(_known.values()) if block.device is device]
