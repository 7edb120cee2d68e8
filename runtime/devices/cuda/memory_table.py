"""The table of memory that checked kernels look addresses up in, in the memory of the GPU."""

from __future__ import annotations

import ctypes
import mmap
import threading
import weakref
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
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
_LEAST_ROWS, _MOST_READABLE = 256, 256


class MemoryTable:
    """The table of the launches of one stream: a head for each that may run, and rows of where memory begins and its size.

    While kernels run, what is new is put into rows of their own, and then the heads are changed: kernels read them each time.
    """

    def __init__(self, gpu: Gpu, records: Sequence[int]) -> None:
        self._gpu = gpu
        self._records = [pack(f"<Q{HEAD - RECORD - 8}x", record) for record in records]
        """The ends of the heads, with the addresses of the launches' records."""
        self._address, self._room = 0, 0
        self.memory = NOTHING
        """What the launches may use that run, or the last one."""
        self._is_shown = False
        """Whether the table has that."""
        self._rooms: Mapping[int, int] = {}
        """How much may be read from an address on, where that is more than there is."""
        self._table: object = None
        self._looked: weakref.ref[Reach] | None = None
        self._version = -1
        """What was last looked at, and its version then: streams are used for one device after another."""
        self._readable: dict[Sequence[Span], None] = {}
        """What launches may read beside what is allocated: of those that run, and of some before them."""
        self._running: deque[Sequence[Span]] = deque()
        """That of those that run."""
        self._reach: Reach | None = None
        """What is watched while kernels run."""
        self._staging = mmap.mmap(-1, mmap.PAGESIZE)
        self._more: list[int] = []
        """Rows that were made while a kernel ran."""
        self._lock = threading.Lock()

    def begin(self, number: int, reach: Reach, readable: Sequence[Span], stream: Any, rooms: Mapping[int, int]) -> int:
        """Have the kernel of the next launch in a stream, which has this number, find what it may use, ``readable`` beside what is
        allocated. While it runs, what is allocated is found as well, and what is freed is kept. ``rooms`` says how much may be read
        from an address on. Returns where the launch finds the table."""
        with self._lock:
            if self._reach is None:
                self._use(reach)
            self._running.append(readable)
            if rooms is not self._rooms:
                self._is_shown, self._rooms = False, rooms
            is_known = self._is_shown and reach.version == self._version and readable in self._readable
            if not is_known and (self._look(reach) or not self._is_shown):
                self._show(stream)
            return self._address + HEAD * (number % len(self._records))

    def _use(self, reach: Reach) -> None:
        self._reach = reach
        if self._looked is None or self._looked() is not reach:
            self._looked, self._version = weakref.ref(reach), -1
        reach.watch(self._changed)

    def end(self) -> None:
        """The first of the launches that run has ended."""
        self._ended(self._running.popleft)

    def cancel(self) -> None:
        """The last launch has not begun."""
        self._ended(self._running.pop)

    def _ended(self, forget: Callable[[], object]) -> None:
        with self._lock:
            forget()
            if self._running:
                return
            while self._more:
                self._free(self._more.pop())
            reach, self._reach = self._reach, None
        if reach is not None:
            reach.unwatch(self._changed)

    def _changed(self) -> None:
        with self._lock, suppress(HipkitError):  # without room the kernel does not find it
            if self._reach is not None and self._look(self._reach):
                self._add()

    def _look(self, reach: Reach) -> bool:
        """Look what may be used; returns whether it is something else than before."""
        last, version = self._running[-1] if self._running else (), reach.version
        if version == self._version and last in self._readable:
            return False
        table, self._version = reach.table(), version
        if table is not self._table or len(self._readable) > _MOST_READABLE or self._overlaps(last):
            self._readable.clear()  # what is no launch's any more may be something else by now
            self._readable.update(dict.fromkeys(self._running))
        self._table = table
        self._readable[last] = None
        shown = {span for readable in self._readable for span in readable}
        found = Memory(sorted([*table, *shown]), joined(sorted([*reach.read_only_spans(), *shown])))
        if found == self.memory:
            return False
        self.memory = found
        return True

    def _overlaps(self, spans: Sequence[Span]) -> bool:
        known = [span for readable in self._readable for span in readable]
        return any(start < high and low < end for start, end in spans for low, high in known)

    def _show(self, stream: Any) -> None:
        """Write the table before a launch."""
        rows = len(self.memory.live) + len(self.memory.read_only)
        heads = HEAD * len(self._records)
        if rows > self._room:
            self._free(self._address)
            self._room = max(2 * rows, _LEAST_ROWS)
            self._address = int(self._gpu.call("cuMemAlloc", heads + ROW * self._room))
        data = self._bytes(self._address + heads)
        self._gpu.call("cuMemcpyHtoDAsync", self._address, self._staged(data), len(data), stream)
        self._is_shown = True

    def _bytes(self, rows: int) -> bytes:
        """The heads, and the rows, which come to an address."""
        live, read_only = self.memory
        places = {LIVE: rows, LIVE_COUNT: len(live), READ_ONLY: rows + ROW * len(live), READ_ONLY_COUNT: len(read_only)}
        head = pack(f"<{RECORD // 8}Q", *(places.get(at, 0) for at in range(0, RECORD, 8)))
        rooms, spans = self._rooms, (*live, *read_only)
        if rooms:
            words = [n for start, end in spans for n in (start, end - start, max(end - start, rooms.get(start, 0)), 0)]
        else:
            words = [n for start, end in spans for n in (start, end - start, end - start, 0)]
        return b"".join([*(head + end for end in self._records), pack(f"<{len(words)}Q", *words)])

    def _add(self) -> None:
        """Write rows of their own, and then the heads."""
        self._is_shown = False
        if not self._address:
            return  # it is written before the launch
        rows = int(self._gpu.call("cuMemAlloc", ROW * max(1, len(self.memory.live) + len(self.memory.read_only))))
        self._more.append(rows)
        data, heads = self._bytes(rows), HEAD * len(self._records)
        staged = self._staged(data)
        self._gpu.call("cuMemcpyHtoD", rows, staged + heads, len(data) - heads)
        self._gpu.call("cuMemcpyHtoD", self._address, staged, heads)

    def _staged(self, data: bytes) -> int:
        """The address of a copy in pages of its own: the driver copies from no memory of which some pages are registered."""
        if len(data) > len(self._staging):
            self._staging = mmap.mmap(-1, align_up(2 * len(data), mmap.PAGESIZE))
        self._staging[: len(data)] = data
        return ctypes.addressof(ctypes.c_char.from_buffer(self._staging))

    def _free(self, address: int) -> None:
        if address:
            self._gpu.when_idle(partial(_free, self._gpu, self._gpu.generation, address))


def _free(gpu: Gpu, generation: int, address: int) -> None:
    with suppress(HipkitError):  # where a fault has ended all memory
        if gpu.generation == generation:
            gpu.call("cuMemFree", address)
