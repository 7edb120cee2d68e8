"""Streams: commands run in order; different streams run concurrently.

Every device has a *null stream*. Its commands wait for what all blocking streams of the device were given before, and
theirs wait for it; streams made as non-blocking take no part in that.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from ...fatbin.errors import UsageError
from ..devices.backend import DeviceStream
from ..devices.happens_before import ORDER
from ..errors import CaptureStateError
from ..memory.device import DeviceMemory
from .background import is_done_now
from .command import Command, Kind
from .event import Capture, CaptureMode, Event
from .operation import HostCall
from .queue import Order, Queue, QueueOwner

HIGHEST_PRIORITY, LOWEST_PRIORITY = -1, 1


class BeginCapture(Protocol):
    """What begins a capture."""

    def __call__(self, queue: Queue, mode: CaptureMode | str, graph: Any = None) -> Capture[Queue]:
        """Begin to capture the stream of ``queue``, into a new graph or ``graph``."""


class Streams(Order, Protocol):
    """The streams of a device, as one of them sees them."""

    def __iter__(self) -> Iterator[Stream]: ...

    def add(self, stream: Stream) -> None: ...

    def discard(self, stream: Stream) -> None:
        """Remove a stream that was destroyed, once its commands are done."""

    def finish(self) -> None:
        """Wait for all of them, without raising their errors."""

    @property
    def after_waiting(self) -> Callable[[], object]:
        """Called when a thread has waited for a stream: memory is made visible, pools shrink."""

    @property
    def capture(self) -> BeginCapture:
        """Begin to capture one of them."""


class Owner(QueueOwner, Protocol):
    """What streams ask of their device."""

    @property
    def streams(self) -> Streams: ...

    @property
    def memory(self) -> DeviceMemory: ...

    @property
    def null_stream(self) -> Stream:
        """The stream of work that names none."""

    def allocate(self, size: int) -> int:
        """The address of ``size`` new bytes."""

    def free(self, address: int) -> None:
        """End an allocation."""

    def synchronize(self) -> None:
        """Wait for all of its streams; raise the first error."""


def _nothing_to_begin(_stream: DeviceStream) -> bool:
    """A device's stream reaches it when all before it is done."""
    return True


class Stream:
    """A stream of a device: ``Device.stream()`` makes one, and ``with`` ends it.

    ``non_blocking`` streams do not wait for the null stream, nor it for them. Where workers are short, streams of a
    smaller ``priority`` come first. ``queue`` is what it was given.
    """

    def __init__(self, device: Owner, *, non_blocking: bool = False, priority: int = 0, is_null: bool = False) -> None:
        self.device, self.non_blocking, self.is_null = device, non_blocking, is_null
        rank = min(max(priority, HIGHEST_PRIORITY), LOWEST_PRIORITY)
        self.queue = Queue(device, non_blocking=non_blocking, priority=rank, is_null=is_null)
        self.number = self.queue.number
        device.streams.add(self)
        if not device.memory.storage.is_host:
            self.queue.prepare()

    @property
    def priority(self) -> int:
        """From -1, which comes first, to 1."""
        return self.queue.priority

    @property
    def is_destroyed(self) -> bool:
        """Whether :meth:`close` was called, or its device reset."""
        return self.queue.is_ended

    # Giving it work

    def call(self, function: Callable[[], object]) -> None:
        """Call ``function`` when everything before is done; what comes next waits for it."""
        self.queue.enqueue(HostCall(function))

    def wait(self, event: Event) -> None:
        """What comes next waits until ``event`` has happened. The thread that calls does not."""
        queue, marker = self.queue, event.marker
        if (capture := queue.capture or marker.capture) is not None:
            capture.wait(queue, marker)
            return
        recorded = marker.command
        if recorded is None and marker.shared is not None:
            queue.submit(Command(Kind.MARKER, "wait for an event of another process", marker.shared.wait))
        if recorded is None or recorded.queue is queue:
            return
        queue.follow(recorded.queue, recorded.number)
        if ORDER.is_on:
            ORDER.wait(queue.number, recorded)
        for other, number in marker.after.items():
            queue.follow(other, number)
        if not recorded.is_done:
            queue.submit(Command(Kind.MARKER, "wait for an event", waits=(recorded,), begin=_nothing_to_begin))

    def record(self, event: Event | None = None) -> Event:
        """An event that happens when everything before is done: ``event``, or a new one."""
        made = event or Event(self.device)
        queue, marker = self.queue, made.marker
        if (capture := queue.capture) is not None:
            capture.record(queue, marker)
            marker.capture = capture
            return made
        marker.capture = None
        time_of = marker.shared.record() if marker.shared is not None else 0
        command = Command(Kind.MARKER, "event", lambda: marker.happen(time_of), begin=_nothing_to_begin)
        command.is_timed = made.timing
        marker.bind(queue.submit(command))
        return made

    @contextmanager
    def capturing(self, mode: CaptureMode | str = "global") -> Iterator[Any]:
        """While the block runs, what the stream is given goes into the :class:`~hipkit.Graph`, and is not done.

        Streams that wait for its events take part, and it waits for theirs before the block ends.
        """
        capture = self.device.streams.capture(self.queue, mode)
        try:
            yield capture.graph
        except BaseException:
            capture.abandon()
            raise
        capture.end(self.queue)

    def begin_capture(self, mode: CaptureMode | str = "global", graph: Any = None) -> None:
        """From now on what it is given goes into a :class:`~hipkit.Graph`: a new one, or ``graph``."""
        self.device.streams.capture(self.queue, mode, graph)

    def end_capture(self) -> Any:
        """The :class:`~hipkit.Graph` of what it was given since :meth:`begin_capture`."""
        if self.queue.capture is None:
            raise CaptureStateError(f"{self!r} does not capture")
        return self.queue.capture.end(self.queue)

    # Waiting for it

    @property
    def is_idle(self) -> bool:
        """Whether all commands that the stream was given are done."""
        return self.queue.is_idle

    @property
    def errors(self) -> list[BaseException]:
        """The errors that no call has reported yet."""
        return self.queue.errors

    def synchronize(self) -> None:
        """Wait until everything is done. Raises the first error since the last call that reported one."""
        queue = self.queue
        if queue.capture is not None:
            queue.capture.refuse(f"waiting for {self!r}")
        queue.finish()
        self.device.streams.after_waiting()
        queue.raise_error()

    def __await__(self) -> Generator[Any, None, None]:
        """Wait as :meth:`synchronize` does, while other tasks of the event loop go on."""
        import asyncio

        return (yield from asyncio.get_running_loop().run_in_executor(None, self.synchronize))

    def query(self) -> bool:
        """Whether all commands are done; raises errors like :meth:`synchronize`."""
        queue = self.queue
        if queue.capture is not None:
            queue.capture.refuse(f"asking whether {self!r} is done")
        last = queue.last
        if last is not None:
            if not is_done_now(last):
                return False
            queue.saw(last)
        queue.raise_error()
        return True

    # Ending it

    def close(self) -> None:
        """End it, without waiting for the commands it still has, which are done."""
        if self.is_null:
            raise UsageError("the null stream belongs to its device and is not destroyed")
        self.queue.end()
        self.device.streams.discard(self)

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *_error: object) -> None:
        try:
            self.synchronize()
        finally:
            if not self.is_destroyed:
                self.close()

    def __repr__(self) -> str:
        return repr(self.queue)
