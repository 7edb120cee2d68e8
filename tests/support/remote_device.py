"""A kind of device whose memory the host cannot touch: whatever uses one of its addresses as a pointer ends the process.

The addresses are in a range that is reserved and that nothing is at; the bytes are in arrays of numpy. Kernels run in
the interpreter, which may use those bytes, and memory of the host as far as it was mapped.
"""

from __future__ import annotations

import ctypes
import threading
from collections import Counter
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from hipkit.fatbin.schema import align_up
from hipkit.fatbin.target import TargetID
from hipkit.runtime.devices.backend import Backend, DeviceKind, Dispatch, Report
from hipkit.runtime.devices.cpu.interpreter.interpret import Interpreter
from hipkit.runtime.memory.address_map import AddressMap
from hipkit.runtime.memory.allocation import CodeSpan
from hipkit.runtime.memory.device import DeviceMemory
from hipkit.runtime.memory.pages import reserve
from hipkit.runtime.memory.reach import joined
from hipkit.runtime.memory.storage import Direction, Storage

_SPAN, _GAP = 1 << 42, 4096
_NO_HOST = "what the host asks of the device's memory is not inside one allocation"


class _Addresses:
    """The reserved range of this process, from which no address is given out twice."""

    def __init__(self) -> None:
        self._next = 0
        self._lock = threading.Lock()

    def take(self, size: int, alignment: int) -> int:
        with self._lock:
            self._next = self._next or reserve(_SPAN)
            address = align_up(self._next + _GAP, alignment)
            self._next = address + size
            return address


_addresses = _Addresses()


class _Piece(NamedTuple):
    """An allocation, and the bytes that are in it."""

    address: int
    data: Any

    @property
    def end(self) -> int:
        return self.address + int(self.data.nbytes)


class RemoteStorage(Storage):
    """Bytes that are not at the addresses which it gives out."""

    def __init__(self) -> None:
        self._pieces: AddressMap[_Piece] = AddressMap()
        self.mapped: Counter[tuple[int, int]] = Counter()
        """Memory of the host that kernels may use: address and size, and how often it was mapped."""

    def allocate(self, size: int, alignment: int) -> int:
        data = np.zeros(size, np.uint8)
        address = _addresses.take(size, alignment)
        self._pieces.add(_Piece(address, data))
        return address

    def free(self, address: int) -> None:
        assert self._pieces.remove(address) is not None

    def copy(self, destination: int, source: int, size: int, direction: Direction) -> None:
        assert direction is not Direction.HOST_TO_HOST
        if direction in (Direction.HOST_TO_DEVICE, Direction.DEVICE_TO_DEVICE):
            destination = self._bytes_at(destination, size)
        if direction in (Direction.DEVICE_TO_HOST, Direction.DEVICE_TO_DEVICE):
            source = self._bytes_at(source, size)
        ctypes.memmove(destination, source, size)

    def fill(self, address: int, pattern: bytes, count: int) -> None:
        ctypes.memmove(self._bytes_at(address, len(pattern) * count), pattern * count, len(pattern) * count)

    def map(self, address: int, size: int) -> None:
        self.mapped[address, size] += 1

    def unmap(self, address: int, size: int) -> None:
        assert self.mapped[address, size] > 0, "unmapped more often than mapped"
        self.mapped[address, size] -= 1
        if not self.mapped[address, size]:
            del self.mapped[address, size]

    def _bytes_at(self, address: int, size: int) -> int:
        piece = self._pieces.find(address)
        if not size:
            return 0
        assert piece is not None, _NO_HOST
        assert address + size <= piece.end, _NO_HOST
        return int(piece.data.ctypes.data) + address - piece.address


class _Mapped:
    """What kernels may use, less memory of the host that was not mapped."""

    def __init__(self, memory: DeviceMemory) -> None:
        assert isinstance(memory.storage, RemoteStorage)
        self._memory, self._storage = memory, memory.storage
        self._of: Any = None
        self._table: list[tuple[int, int]] = []

    def table(self) -> list[tuple[int, int]]:
        everything = self._memory.reach.table()
        if everything is not self._of:
            mapped = joined(sorted((address, address + size) for address, size in list(self._storage.mapped)))
            devices = [m.allocations for m in (self._memory, *self._memory.reach.peers)]
            own = {(a.address, a.end) for allocations in devices for a in allocations}
            self._of = everything
            self._table = [
                span
                for span in everything
                if span in own or any(start <= span[0] and span[1] <= end for start, end in mapped)
            ]
        return self._table

    def read_only_spans(self) -> list[tuple[int, int]]:
        return self._memory.reach.read_only_spans()

    def code(self) -> list[CodeSpan]:
        return self._memory.reach.code()

    def own_code(self) -> list[CodeSpan]:
        return self._memory.reach.own_code()


class RemoteBackend(Backend):
    """The interpreter, whatever is asked for."""

    def __init__(self, memory: DeviceMemory) -> None:
        assert isinstance(memory.storage, RemoteStorage)
        self._storage = memory.storage
        self._interpreter = Interpreter(_Mapped(memory))

    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = False) -> Report:
        mapped = joined(sorted((address, address + size) for address, size in list(self._storage.mapped)))
        readable = [span for span in dispatch.readable if any(a <= span[0] and span[1] <= b for a, b in mapped)]
        return self._interpreter.run(replace(dispatch, readable=tuple(readable)), counting=counting)

    def stop(self, thread: int | None = None) -> None:
        self._interpreter.stop(thread)


def _engine(target: TargetID, memory: DeviceMemory) -> Backend:
    del target
    return RemoteBackend(memory)


REMOTE = DeviceKind(RemoteStorage, _engine)
