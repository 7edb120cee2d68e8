"""The streams of a device, and the implicit ordering between null stream and blocking streams."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence

from ...fatbin.fork import renew
from ..devices.backend import DeviceStream
from ..devices.happens_before import ORDER
from .command import Command
from .queue import Queue
from .stream import BeginCapture, Stream


class StreamSet:
    """The streams of a device, the null stream among them.

    ``capture`` begins to capture one; ``after_waiting`` is called when a thread has waited for one; ``device_stream`` makes a stream
    of the device's own, where threads of the host do not do everything.
    """

    def __init__(
        self,
        capture: BeginCapture,
        after_waiting: Callable[[], object],
        device_stream: Callable[[], DeviceStream | None] = lambda: None,
    ) -> None:
        self.capture, self.after_waiting, self.device_stream = capture, after_waiting, device_stream
        self.ordering = threading.RLock()
        renew(self, "ordering")
        """Held while a command is put in its place among those of other streams."""
        self._streams: dict[Stream, None] = {}
        self.null: Stream | None = None

    def add(self, stream: Stream) -> None:
        if stream.is_null:
            self.null = stream
        else:
            self._streams[stream] = None
            ORDER.is_concurrent = True

    def discard(self, stream: Stream) -> None:
        """One that was destroyed. What it still has to do counts until it is done."""
        if stream.is_idle:
            self._streams.pop(stream, None)

    def ordered_with(self, queue: Queue) -> Iterator[Queue]:
        """The queues of other streams whose commands the next one of ``queue`` comes after, whether they are done or not."""
        if queue.non_blocking:
            return
        streams = (self.null,) if not queue.is_null else tuple(self._streams)
        for stream in streams:
            if stream is not None and not stream.non_blocking:
                yield stream.queue

    def before(self, queue: Queue) -> Sequence[Command]:
        """The commands of other streams that the next command of ``queue`` waits for."""
        if queue.non_blocking:
            return ()
        if not queue.is_null:
            last = self.null.queue.last if self.null is not None else None
            return () if last is None or last.is_done else (last,)
        found: list[Command] = []
        for other in list(self._streams) if self._streams else ():
            last = other.queue.last
            if last is None or last.is_done:
                if other.is_destroyed:
                    self._streams.pop(other, None)
            elif not other.non_blocking:
                found.append(last)
        return found

    def finish(self) -> None:
        """Wait for all commands of all streams, without raising their errors."""
        if self.null is not None:
            self.null.queue.finish()
        if self._streams:
            for stream in tuple(self._streams):
                stream.queue.finish()

    def synchronize(self) -> None:
        """Wait for all commands of all streams; raise the first error that no call has reported."""
        self.finish()
        self.after_waiting()
        for stream in self:
            stream.queue.raise_error()

    def end(self) -> None:
        """Destroy all streams."""
        for stream in self:
            stream.queue.end()
        self._streams.clear()
        self.null = None

    def __iter__(self) -> Iterator[Stream]:
        return iter((*self._streams,) if self.null is None else (self.null, *self._streams))

    def __contains__(self, stream: object) -> bool:
        return stream is self.null or (stream in self._streams and not stream.is_destroyed)
