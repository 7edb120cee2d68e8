"""The table of memory that checked kernels look addresses up in, in the memory of the GPU."""

from __future__ import annotations

import ctypes
import mmap
import threading
from bisect import insort
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from struct import pack
from typing import Any

from ....fatbin.errors import HipkitError
from ....fatbin.schema import align_up
from ...memory.reach import Reach, joined
from .bounds import NOTHING, Memory, Span
from .check_functions import LIVE, LIVE_COUNT, READ_ONLY, READ_ONLY_COUNT, RECORD, ROW
from .driver import Gpu

HEAD = 64
"""Bytes before the rows."""
_LEAST_ROWS, _MOST_KNOWN = 256, 64


class MemoryTable:
    """The table of the launches of one thread: rows of where memory begins and its size.

    While a kernel runs, what is new is put into rows of their own, and then the head is changed: kernels read it each time.
    """

    def __init__(self, gpu: Gpu, record: int) -> None:
        self._gpu, self._record = gpu, record
        self.address, self._room = 0, 0
        self.memory = NOTHING
        """What the launch may use that runs, or the last one."""
        self._is_shown = False
        """Whether the table has that."""
        self._rooms: Mapping[int, int] = {}
        """How much may be read from an address on, where that is more than there is."""
        self._table: object = None
        self._known: dict[Sequence[Span], Memory] = {}
        """What launches may use while nothing is allocated or freed, by what they may read beside that."""
        self._data: dict[Sequence[Span], bytes] = {}
        """That as it is written before a launch."""
        self._staging = mmap.mmap(-1, mmap.PAGESIZE)
        self._more: list[int] = []
        """Rows that were made while a kernel ran."""
        self._lock = threading.Lock()

    @contextmanager
    def watching(self, reach: Reach, readable: Sequence[Span], stream: Any, rooms: Mapping[int, int]) -> Iterator[None]:
        """Have the kernel of a launch in a stream find what it may use, ``readable`` beside what is allocated. While it runs, what
        is allocated is found as well, and what is freed is kept. ``rooms`` says how much may be read from an address on."""

        def changed() -> None:
            with self._lock, suppress(HipkitError):  # without room the kernel does not find it
                if self._look(reach, readable):
                    self._add()

        reach.watch(changed)
        try:
            with self._lock:
                if rooms is not self._rooms:
                    self._is_shown, self._rooms = False, rooms
                    self._data.clear()
                if self._look(reach, readable) or not self._is_shown:
                    self._show(readable, stream)
            yield
        finally:
            reach.unwatch(changed)
            self._forget_more()

    def _look(self, reach: Reach, readable: Sequence[Span]) -> bool:
        """Look what may be used; returns whether it is something else than before."""
        table = reach.table()
        if table is not self._table or len(self._known) > _MOST_KNOWN:
            self._table = table
            self._known.clear()
            self._data.clear()
        before, found = self.memory, self._known.get(readable)
        if found is None:
            live, read_only = list(table), [*reach.read_only_spans(), *readable]
            for span in readable:
                insort(live, span)
            found = Memory(live, joined(sorted(read_only)))
            self._known[readable] = found
        self.memory = found
        return found is not before and found != before

    def _show(self, readable: Sequence[Span], stream: Any) -> None:
        """Write the table before a launch."""
        rows = len(self.memory.live) + len(self.memory.read_only)
        if rows > self._room:
            self._free(self.address)
            self._data.clear()
            self._room = max(2 * rows, _LEAST_ROWS)
            self.address = int(self._gpu.call("cuMemAlloc", HEAD + ROW * self._room))
        data = self._data.get(readable)
        if data is None:
            data = self._data[readable] = self._bytes(self.address + HEAD)
        self._gpu.call("cuMemcpyHtoDAsync", self.address, self._staged(data), len(data), stream)
        self._is_shown = True

    def _bytes(self, rows: int) -> bytes:
        """The head, and the rows, which come to an address."""
        live, read_only = self.memory
        head = {
            LIVE: rows, LIVE_COUNT: len(live), READ_ONLY: rows + ROW * len(live), READ_ONLY_COUNT: len(read_only),
            RECORD: self._record,
        }  # fmt: skip
        words = [head.get(at, 0) for at in range(0, HEAD, 8)]
        rooms, spans = self._rooms, (*live, *read_only)
        if rooms:
            words += [n for start, end in spans for n in (start, end - start, max(end - start, rooms.get(start, 0)), 0)]
        else:
            words += [n for start, end in spans for n in (start, end - start, end - start, 0)]
        return pack(f"<{len(words)}Q", *words)

    def _add(self) -> None:
        """Write rows of their own, and then the head."""
        self._is_shown = False
        if not self.address:
            return  # it is written before the launch
        rows = int(self._gpu.call("cuMemAlloc", ROW * max(1, len(self.memory.live) + len(self.memory.read_only))))
        self._more.append(rows)
        data = self._bytes(rows)
        staged = self._staged(data)
        self._gpu.call("cuMemcpyHtoD", rows, staged + HEAD, len(data) - HEAD)
        self._gpu.call("cuMemcpyHtoD", self.address, staged, HEAD)

    def _staged(self, data: bytes) -> int:
        """The address of a copy in pages of its own: the driver copies from no memory of which some pages are registered."""
        if len(data) > len(self._staging):
            self._staging = mmap.mmap(-1, align_up(2 * len(data), mmap.PAGESIZE))
        self._staging[: len(data)] = data
        return ctypes.addressof(ctypes.c_char.from_buffer(self._staging))

    def _forget_more(self) -> None:
        with self._lock:
            while self._more:
                self._free(self._more.pop())

    def _free(self, address: int) -> None:
        if address:
            self._gpu.when_idle(partial(_free, self._gpu, self._gpu.generation, address))


def _free(gpu: Gpu, generation: int, address: int) -> None:
    with suppress(HipkitError):  # where a fault has ended all memory
        if gpu.generation == generation:
            gpu.call("cuMemFree", address)
