"""Streams: commands one after the other, beside those of other streams.

Every device has a *null stream*. Its commands wait for what all blocking streams of the device were given before, and
theirs wait for it; streams made as non-blocking take no part in that.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol

from ...fatbin.errors import UsageError
from ...fatbin.target import TargetID
from ..errors import CaptureStateError, KernelError
from ..memory.device import DeviceMemory
from .background import background, everything, finish
from .command import Command, CommandQueue, Kind, Runner, numbers
from .event import Capture, CaptureMode, Event, EventOwner, captures
from .operation import HostCall, Operation

STOPPING = 0.01
"""Seconds between attempts to stop a kernel."""
HIGHEST_PRIORITY, LOWEST_PRIORITY = -1, 1
_numbers = itertools.count(1)


class AbandonedError(KernelError):
    """Work that was dropped: its stream's device was reset, or the process ends."""


class Streams(Protocol):
    """The streams of a device, as one of them sees them."""

    def add(self, stream: Stream) -> None: ...

    def discard(self, stream: Stream) -> None:
        """Remove a stream that was destroyed, once its commands are done."""

    def before(self, stream: Stream) -> Sequence[Command]:
        """The last commands of other streams that the next one of ``stream`` waits for."""


class Owner(EventOwner, Protocol):
    """What streams ask of their device."""

    @property
    def streams(self) -> Streams: ...

    @property
    def ordering(self) -> AbstractContextManager[Any]:
        """The lock under which a command gets its place among those of other streams."""

    @property
    def number(self) -> int:
        """Its number among the devices of the process."""

    @property
    def target(self) -> TargetID:
        """The GPU that it is."""

    @property
    def memory(self) -> DeviceMemory: ...

    @property
    def null_stream(self) -> Stream:
        """The stream of work that names none."""

    def allocate(self, size: int) -> int:
        """The address of ``size`` new bytes."""

    def free(self, address: int) -> None:
        """End an allocation."""

    def finish(self) -> None:
        """Wait for all of its streams, without raising their errors."""

    def synchronize(self) -> None:
        """Wait for all of its streams; raise the first error."""

    def stop(self, thread: int | None = None) -> None:
        """Stop the kernels that run, in one thread or in all."""

    def after_waiting(self) -> None:
        """Note that a thread waited for a stream: memory is made visible, pools shrink."""

    def capture(self, stream: Stream, mode: CaptureMode | str, graph: Any = None) -> Capture[Stream]:
        """Begin to capture a stream, into a new graph or ``graph``."""


class Stream:
    """A stream of a device: ``Device.stream()`` makes one, and ``with`` ends it.

    ``non_blocking`` streams do not wait for the null stream, nor it for them. Where workers are short, streams of a
    smaller ``priority`` come first.
    """

    def __init__(self, device: Owner, *, non_blocking: bool = False, priority: int = 0, is_null: bool = False) -> None:
        self.device, self.non_blocking, self.is_null = device, non_blocking, is_null
        self.priority = min(max(priority, HIGHEST_PRIORITY), LOWEST_PRIORITY)
        self.number = next(_numbers)
        self.is_destroyed = self.is_abandoned = False
        self.last: Command | None = None
        self.capture: Capture[Stream] | None = None
        self.seen = 0
        """The number of the last command that the host is certain to have seen done."""
        self.after: dict[Runner, int] = {}
        """How far in other streams its next command is certain to come after: the number of a command."""
        self._queue = CommandQueue()
        self._runs = threading.Lock()
        self._running: Command | None = None
        self._thread = 0
        self._interrupted: Command | None = None
        self._errors: list[BaseException] = []
        everything.add(self)
        device.streams.add(self)

    # Giving it work

    def submit(self, command: Command) -> Command:
        """Put a command at the end. It is done in its turn, at the latest when a thread waits for it."""
        if self.is_destroyed:
            raise UsageError(f"{self!r} is destroyed; make another one")
        if captures:
            self._check_captures(command)
        with self.device.ordering:
            others = self.device.streams.before(self)
            if others:
                command.waits = (*command.waits, *others)
                for other in others:
                    self._follow(other.stream, other.number)
            self._place(command)
            self._queue.enqueue(command)
        background().notice(self)
        return command

    def do(self, command: Command) -> None:
        """Put a command at the end and wait for it. Raises what it raised."""
        if captures:
            self._check_captures(command)
        if not self._done_at_once(command):
            self.submit(command)
            finish(command)
        self.saw(command)
        if command.error is not None:
            if command.error in self._errors:
                self._errors.remove(command.error)
            raise command.error

    def _check_captures(self, command: Command) -> None:
        if self.capture is not None:
            self.capture.refuse(f"{command.name} in {self!r}")
        if self.is_null:
            for capture in tuple(captures):
                capture.check_null(self)

    def _place(self, command: Command) -> None:
        command.stream, command.number = self, next(numbers)
        self.last = command

    def _done_at_once(self, command: Command) -> bool:
        """Do a command in this thread without queueing it, where nothing is before it."""
        if not self._runs.acquire(blocking=False):
            return False
        try:
            with self.device.ordering:
                if self._queue or self.is_destroyed or self.device.streams.before(self):
                    return False
                self._place(command)
            self._execute(command)
            return True
        finally:
            self._runs.release()
            if self._queue:
                background().notice(self)

    def enqueue(self, operation: Operation) -> Command | None:
        """Have an operation done in its turn; while the stream captures, put it into the graph: no command then."""
        if self.capture is not None:
            self.capture.add(self, operation)
            return None
        return self.submit(operation.command())

    def wait(self, event: Event) -> None:
        """What comes next waits until ``event`` has happened. The thread that calls does not."""
        if self.capture is not None or event.capture is not None:
            capture = self.capture or event.capture
            assert capture is not None
            capture.wait(self, event)
            return
        recorded = event.command
        if recorded is None and event.shared is not None:
            self.submit(Command(Kind.MARKER, "wait for an event of another process", event.shared.wait))
        if recorded is None or recorded.stream is self:
            return
        self._follow(recorded.stream, recorded.number)
        for stream, number in event.after.items():
            self._follow(stream, number)
        if not recorded.is_done:
            self.submit(Command(Kind.MARKER, "wait for an event", waits=(recorded,)))

    def _follow(self, stream: Runner, number: int) -> None:
        self.after[stream] = max(number, self.after.get(stream, 0))

    def comes_after(self, command: Command) -> bool:
        """Whether what it is given next is certain to be done after ``command``."""
        return command.is_done or command.stream is self or self.after.get(command.stream, 0) >= command.number

    @contextmanager
    def capturing(self, mode: CaptureMode | str = "global") -> Iterator[Any]:
        """While the block runs, what the stream is given goes into the :class:`~hipkit.Graph`, and is not done.

        Streams that wait for its events take part, and it waits for theirs before the block ends.
        """
        capture = self.device.capture(self, mode)
        try:
            yield capture.graph
        except BaseException:
            capture.abandon()
            raise
        capture.end(self)

    def begin_capture(self, mode: CaptureMode | str = "global", graph: Any = None) -> None:
        """From now on what it is given goes into a :class:`~hipkit.Graph`: a new one, or ``graph``."""
        self.device.capture(self, mode, graph)

    def end_capture(self) -> Any:
        """The :class:`~hipkit.Graph` of what it was given since :meth:`begin_capture`."""
        if self.capture is None:
            raise CaptureStateError(f"{self!r} does not capture")
        return self.capture.end(self)

    def call(self, function: Callable[[], object]) -> None:
        """Call ``function`` when everything before is done; what comes next waits for it."""
        self.enqueue(HostCall(function))

    def record(self, event: Event | None = None) -> Event:
        """An event that happens when everything before is done: ``event``, or a new one."""
        made = event or Event(self.device)
        if self.capture is not None:
            self.capture.record(self, made)
            made.capture = self.capture
            return made
        made.capture = None
        time_of = made.shared.record() if made.shared is not None else 0
        made.bind(self.submit(Command(Kind.MARKER, "event", lambda: made.happen(time_of))))
        return made

    # Waiting for it

    @property
    def is_idle(self) -> bool:
        """Whether all commands that the stream was given are done."""
        last = self.last
        return last is None or last.is_done

    @property
    def is_running(self) -> bool:
        """Whether a kernel or a copy of it is being done; what a callback does is the program's."""
        running = self._running
        return running is not None and running.kind is not Kind.CALLBACK

    @property
    def has_work(self) -> bool:
        """Whether the stream has a command that no thread has begun."""
        return bool(self._queue)

    def synchronize(self) -> None:
        """Wait until everything is done. Raises the first error since the last call that reported one."""
        if self.capture is not None:
            self.capture.refuse(f"waiting for {self!r}")
        self.finish()
        self.device.after_waiting()
        self.raise_error()

    @property
    def errors(self) -> list[BaseException]:
        """The errors that no call has reported yet."""
        return list(self._errors)

    def finish_with_others(self) -> None:
        """For the null stream: wait also for the streams that it waits for."""
        for command in self.device.streams.before(self):
            finish(command)
            command.stream.saw(command)

    def finish(self) -> None:
        """Wait until all commands are done, without raising their errors."""
        if (last := self.last) is not None:
            if not last.is_done:
                finish(last)
            self.seen = last.number

    def saw(self, command: Command) -> None:
        """Note that a thread of the host waited for this command."""
        self.seen = max(self.seen, command.number)

    def query(self) -> bool:
        """Whether all commands are done; raises errors like :meth:`synchronize`."""
        if self.capture is not None:
            self.capture.refuse(f"asking whether {self!r} is done")
        last = self.last
        if last is not None:
            if not last.is_done:
                return False
            self.saw(last)
        self.raise_error()
        return True

    def raise_error(self) -> None:
        """Raise the first error of its commands, once."""
        if self._errors:
            error, self._errors = self._errors[0], []
            raise error

    def failed(self, error: BaseException) -> None:
        """Keep an error of a command that no thread waited for; the next synchronisation raises it."""
        if error not in self._errors:
            self._errors.append(error)

    # Doing it

    def run(self, until: Command | None = None) -> None:
        """Do what it was given, to its end or to ``until``, unless another thread is at it."""
        if not self._runs.acquire(blocking=False):
            return
        try:
            while (command := self._queue.first()) is not None:
                for other in command.waits:
                    if not other.is_done:
                        finish(other)
                if self._queue.dequeue() is not command:
                    break  # dropped while it waited
                self._execute(command)
                if command is until:
                    break
        finally:
            self._runs.release()
        if self._queue and until is not None:
            background().notice(self)

    def interrupt(self) -> None:
        """A thread that waits was interrupted: a kernel that it waits for is stopped, whatever thread it runs in."""
        running = self._running
        if running is not None and running.kind is Kind.KERNEL:
            self._interrupted = running
            # It may be about to begin: what is not there yet cannot be stopped.
            threading.Thread(target=self._stop, args=(running,), name="hipkit stop", daemon=True).start()

    def _stop(self, running: Command) -> None:
        thread = self._thread
        while self._running is running and not running.wait(STOPPING):
            self.device.stop(thread)

    def check_not_mine(self) -> None:
        """Raise where this thread is in the middle of one of its commands: it would wait for itself."""
        if self._thread == threading.get_ident():
            raise UsageError(f"a callback of {self!r} waits for that stream, which waits for the callback")

    def _execute(self, command: Command) -> None:
        self._running, self._thread = command, threading.get_ident()
        try:
            command.run()
            # The interrupted thread has raised it; no other call reports it again.
            if command.error is not None and command is not self._interrupted:
                self.failed(command.error)
        finally:
            self._running, self._thread = None, 0

    # Ending it

    def close(self) -> None:
        """End it, without waiting for the commands it still has, which are done."""
        if self.is_null:
            raise UsageError("the null stream belongs to its device and is not destroyed")
        if self.capture is not None:
            self.capture.leave(self)
        self.is_destroyed = True
        self.device.streams.discard(self)

    def abandon(self) -> None:
        """Drop the commands that have not begun, and stop the one that runs."""
        self.is_abandoned = True
        error = AbandonedError(f"{self!r} was abandoned with work in it")
        for command in self._queue.clear():
            command.end(error)
        if (running := self._running) is not None and running.kind is not Kind.CALLBACK:
            self.device.stop()

    def forget(self) -> None:
        """In a forked child: drop the commands in flight, which are the parent's."""
        self._runs, self._running = threading.Lock(), None
        error = AbandonedError("this was in flight when the process forked; only the parent finishes it")
        for command in self._queue.clear():
            command.end(error)
        if self.last is not None and not self.last.is_done:
            self.last.end(error)

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *_error: object) -> None:
        try:
            self.synchronize()
        finally:
            if not self.is_destroyed:
                self.close()

    def __repr__(self) -> str:
        kind = "null stream" if self.is_null else f"stream {self.number}"
        return f"<{kind} of {self.device.target}>"
