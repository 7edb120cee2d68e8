"""Streams of the driver's: launches and events in them, which are begun one after the other and waited for later."""

from __future__ import annotations

import time
import weakref
from contextlib import suppress
from typing import Any

from ....fatbin.errors import HipkitError
from ....fatbin.records import NamedTuple
from ...errors import FaultError
from .driver import Gpu, at_address
from .host_pages import host_pages
from .memory_table import MemoryTable
from .status import Statuses

MOST = 64
"""Ends of launches of a stream that may not have been waited for: as many have a record of their own."""
MOST_LAUNCHES = 512
"""Launches of a stream that may not have ended: with 1024 the driver waits itself, and holds back whoever launches."""
_NON_BLOCKING = 1
"""CU_STREAM_NON_BLOCKING."""
_AGE = 10_000_000_000
"""Nanoseconds after which times are counted from another event, as soon as nothing runs: the driver gives them as floats."""
_NANOSECONDS = 1e6
"""Of a millisecond."""


class _Base(NamedTuple):
    """An event that times are counted from, and when it happened."""

    event: Any
    time: int


class DriverStream:
    """A stream of the driver's, the records of what is launched in it, and its table of memory."""

    def __init__(self, gpu: Gpu) -> None:
        self._gpu, self.generation = gpu, gpu.generation
        self.handle = gpu.call("cuStreamCreate", _NON_BLOCKING)
        self._synchronize = gpu.prepared("cuStreamSynchronize", at_address(int(self.handle)))
        self.statuses = Statuses(host_pages(gpu), MOST)
        """The records of launches by their numbers."""
        self.table = MemoryTable(gpu, self.statuses.addresses)
        self.begun = self.ended = 0
        """How many ends of launches are to be waited for, and how many were."""
        self.number = self.known = 0
        """How many launches were begun, which number them, and how many are known to have ended."""
        self._events: list[Any] = []
        """Those that are free."""
        self._recorded = 0
        """How many are not."""
        self._base = self._based()

    @property
    def is_full(self) -> bool:
        """Whether a launch has to be waited for before another one begins."""
        return self.begun - self.ended >= MOST or self.number - self.known >= MOST_LAUNCHES

    @property
    def is_done(self) -> bool:
        """Whether all launches have ended, or a fault has: who waits for one of them hears why."""
        number = self.number
        if self.known >= number or self.generation != self._gpu.generation:
            return True
        try:
            is_done = self._gpu.is_done(self.handle)
        except HipkitError:
            return True
        if is_done:
            self.known = number
        return is_done

    def launched(self) -> int:
        """A launch was begun; returns its number."""
        self.begun += 1
        self.number += 1
        return self.number

    def wait(self, number: int) -> None:
        """Until a launch has ended, and all before it."""
        if self.known >= number:
            return
        if self.generation != self._gpu.generation:  # the handle means nothing any more
            raise FaultError("a kernel was stopped, and all that was on the GPU is lost")
        last = self.number
        self._synchronize()
        self.known = last

    def waited(self, number: int) -> None:
        """The end of a launch was seen."""
        if self.known < number:
            self.known = number
        self.ended += 1

    def record(self) -> Any:
        """An event of the driver's that happens when what was begun has ended."""
        is_idle = self.begun == self.ended and not self._recorded
        if is_idle and time.perf_counter_ns() - self._base.time > _AGE:
            self._events.append(self._base.event)
            self._base = self._based()
        event = self._event()
        self._gpu.call("cuEventRecord", event, self.handle)
        self._recorded += 1
        return self._base, event

    def _event(self) -> Any:
        return self._events.pop() if self._events else self._gpu.call("cuEventCreate", 0)

    def _based(self) -> _Base:
        event = self._event()
        self._gpu.call("cuEventRecord", event, self.handle)
        self._gpu.call("cuEventSynchronize", event)
        return _Base(event, time.perf_counter_ns())

    def time(self, recorded: tuple[_Base, Any]) -> int:
        """When an event happened, in nanoseconds of the host's clock; waits until it has."""
        base, event = recorded
        if self.generation != self._gpu.generation:
            raise FaultError("a kernel was stopped, and all that was on the GPU is lost")
        self._gpu.call("cuEventSynchronize", event)
        passed = self._gpu.call("cuEventElapsedTime", base.event, event)
        self._events.append(event)
        self._recorded -= 1
        return base.time + int(passed * _NANOSECONDS)


_SPARE: weakref.WeakKeyDictionary[Gpu, list[DriverStream]] = weakref.WeakKeyDictionary()
"""Streams that nothing uses any more, for others: the driver unregisters no page while a kernel runs."""


class Lease:
    """A stream of the driver's, until whatever uses it ends."""

    def __init__(self, gpu: Gpu) -> None:
        spare, found = _SPARE.setdefault(gpu, []), None
        while spare and (found is None or found.generation != gpu.generation):
            with suppress(IndexError):  # another thread was as fast
                found = spare.pop()
        self.stream = DriverStream(gpu) if found is None or found.generation != gpu.generation else found
        weakref.finalize(self, spare.append, self.stream).atexit = False
