"""Queues: the commands of a stream in order, and the choice of the thread that runs them.

A stream is what a program holds; the runtime gives its queue commands. A thread that waits for one does it and what is
before it itself; what no thread waits for is done by a worker.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from threading import get_ident
from time import perf_counter_ns
from typing import Any, Protocol
from weakref import WeakSet

from ...fatbin.cached import cached_property
from ...fatbin.errors import HipkitError, UsageError
from ..devices.backend import DeviceStream, Finish
from ..devices.happens_before import ORDER
from ..errors import KernelError
from .background import background, everything, finish
from .command import Command, CommandQueue, Kind, Runner, numbers, observers
from .event import Capture, EventOwner, captures
from .operation import Operation

STOPPING = 0.01
"""Seconds between attempts to stop a kernel."""
MOST_UNREPORTED = 20
_numbers = itertools.count(1)
unreported: set[BaseException] = set()
"""Errors of commands that no call has reported, at most ``MOST_UNREPORTED``: a program may never wait for a stream."""


class AbandonedError(KernelError):
    """Work that was dropped: its stream's device was reset, or the process ends."""


class Ordering(AbstractContextManager[Any], Protocol):
    """A lock."""

    def acquire(self) -> bool: ...

    def release(self) -> None: ...


class Order(Protocol):
    """The streams of a device, as the queue of one of them sees them."""

    @property
    def ordering(self) -> Ordering:
        """The lock under which a command gets its place among those of other streams."""

    @property
    def device_stream(self) -> Callable[[], DeviceStream | None]:
        """Makes a stream of the device's own; None where threads of the host do everything."""

    @property
    def null(self) -> object | None:
        """The null stream, once there is one: without it no stream waits for others."""

    def before(self, queue: Queue) -> Sequence[Command]:
        """The last commands of other streams that the next one of ``queue`` waits for."""

    def ordered_with(self, queue: Queue) -> Iterable[Queue]:
        """The queues of other streams whose commands the next one of ``queue`` comes after."""


class QueueOwner(EventOwner, Protocol):
    """What queues ask of their device."""

    @property
    def streams(self) -> Order: ...

    def stop(self, thread: int | None = None) -> None:
        """Stop the kernels that run, in one thread or in all."""


class Queue:
    """The commands of a stream, one after the other. It is known by the number and the name of its stream."""

    def __init__(self, device: QueueOwner, *, non_blocking: bool, priority: int, is_null: bool) -> None:
        self.device, self.non_blocking, self.priority, self.is_null = device, non_blocking, priority, is_null
        self.number = next(_numbers)
        self.is_ended = self.is_abandoned = False
        self.last: Command | None = None
        self.capture: Capture[Queue] | None = None
        """What operations become part of, while the stream captures."""
        self.seen = 0
        """The number of the last command that the host is certain to have seen done."""
        self.after: dict[Runner, int] = {}
        """How far in other queues its next command is certain to come after: the number of a command."""
        self._commands, self._background = CommandQueue(), background()
        self._runs = threading.Lock()
        self._running: Command | None = None
        self._thread = 0
        self._interrupted: Command | None = None
        self._errors: list[BaseException] = []
        self.at_end: WeakSet[Any] = WeakSet()
        """What is cleared when it takes nothing more."""
        self.reached = 0
        """When the device had done the last command of those that it says when."""
        self._in_turn: Command | None = None
        """The last command that a thread of the host has to do."""
        self._looked = 0
        """The number of the last command when the steward looked."""
        everything.add(self)

    @cached_property
    def device_stream(self) -> DeviceStream | None:
        """The device's own stream, in which it does commands that need nothing of the host."""
        return self.device.streams.device_stream()

    def prepare(self) -> None:
        """Have the device make its own stream now. NVIDIA's driver may wait with that for a kernel that runs, and the kernel for what the
        host would put into the new stream."""
        _ = self.device_stream

    # Giving it work

    def submit(self, command: Command) -> Command:
        """Put a command at the end. It is done in its turn, at the latest when a thread waits for it."""
        if self.is_ended:
            raise UsageError(f"{self!r} is destroyed; make another one")
        if captures:
            self._check_captures(command)
        stream = self.device_stream
        self.make_room()
        with self.device.streams.ordering:
            others = self.device.streams.before(self)
            if others:
                command.waits = (*command.waits, *others)
                for other in others:
                    self.follow(other.queue, other.number)
            self._place(command)
            is_begun = stream is not None and self._is_begun(command, stream)
            if stream is not None and not is_begun:
                self._in_turn = command
            self._commands.enqueue(command)
        if is_begun:
            self._background.notice_begun(self)
        else:
            self._background.notice(self)
        return command

    def begin(
        self, start: Callable[[bytearray], Finish | None], arguments: bytearray, make: Callable[[Finish], Command]
    ) -> Command | None:
        """Have the device begin something that it has begun before, if all before it is begun or done and there is no observer.

        ``start`` does, and gives what waits for its end, or None; ``make`` makes a command of that. Where this is None, it is to be
        submitted.
        """
        if captures or self.capture is not None or observers or ORDER.is_on or self.is_ended:
            return None
        streams = self.device.streams
        ordering = streams.ordering
        ordering.acquire()  # two calls take half as long as a with
        try:
            before = self._in_turn
            if (before is not None and not before.is_done) or (streams.null is not None and streams.before(self)):
                return None
            end = start(arguments)
            if end is None:
                return None
            command = make(end)
            command.queue, command.number, self.last = self, next(numbers), command
            self._commands.enqueue(command)
        except HipkitError:
            return None  # it is raised again when it is done in its turn
        finally:
            ordering.release()
        self._background.notice_begun(self)
        return command

    def _is_begun(self, command: Command, stream: DeviceStream) -> bool:
        """Have the device begin a command, where it has begun or done all that is before it."""
        before = self._in_turn
        if command.begin is None or (before is not None and not before.is_done) or ORDER.is_on:
            return False
        if not all(other.is_done for other in command.waits):
            return False
        asked = perf_counter_ns()
        try:
            if not command.begin(stream):
                return False
            if command.is_timed or observers:
                command.begun, command.when = asked, stream.mark()
        except HipkitError:
            return False  # it is raised again when the command is done in its turn
        return True

    def make_room(self) -> bool:
        """Where the device can begin nothing more, wait for the first half of what it has begun; returns whether that was so."""
        stream = self.device_stream
        if stream is None or not stream.is_full or self.runs_in(get_ident()) or self.capture is not None:
            return False
        if (command := self._commands.middle()) is not None:
            finish(command)
        return True

    def do(self, command: Command) -> None:
        """Put a command at the end and wait for it. Raises what it raised, or a command before it that none waited for."""
        if captures:
            self._check_captures(command)
        if not self._done_at_once(command):
            self.submit(command)
            finish(command)
        self.saw(command)
        if command.error is not None:
            if command.error in self._errors:
                self._errors.remove(command.error)
                unreported.discard(command.error)
            raise command.error
        self.raise_error()

    def _check_captures(self, command: Command) -> None:
        if self.capture is not None:
            self.capture.refuse(f"{command.name} in {self!r}")
        if self.is_null:
            for capture in tuple(captures):
                capture.check_null(self)

    def _place(self, command: Command) -> None:
        command.queue, command.number = self, next(numbers)
        if ORDER.is_on:
            others = (other.last for other in self.device.streams.ordered_with(self))
            ORDER.place(self.number, command, [other for other in others if other is not None])
        self.last = command

    def _done_at_once(self, command: Command) -> bool:
        """Do a command in this thread without queueing it, where nothing is before it."""
        if not self._runs.acquire(blocking=False):
            return False
        try:
            with self.device.streams.ordering:
                if self._commands or self.is_ended or self.device.streams.before(self):
                    return False
                self._place(command)
            self._running, self._thread = command, get_ident()
            command.run(self._note)
            return True
        finally:
            self._running, self._thread = None, 0
            self._runs.release()
            if self._commands:
                self._background.notice(self)

    def enqueue(self, operation: Operation) -> Command | None:
        """Have an operation done in its turn; while the stream captures, put it into the graph: no command then."""
        if self.capture is not None:
            self.capture.add(self, operation)
            return None
        return self.submit(operation.command())

    def follow(self, queue: Runner, number: int) -> None:
        """Note that what it is given next comes after a command of another queue."""
        self.after[queue] = max(number, self.after.get(queue, 0))

    def comes_after(self, command: Command) -> bool:
        """Whether what it is given next is certain to be done after ``command``."""
        return command.is_done or command.queue is self or self.after.get(command.queue, 0) >= command.number

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

    def runs_in(self, thread: int) -> bool:
        """Whether a thread does one of its commands."""
        return self._thread == thread

    @property
    def has_work(self) -> bool:
        """Whether the stream has a command that no thread has begun."""
        return bool(self._commands)

    def is_left_to_device(self) -> bool:
        """Whether no thread needs to look after it: the device does what comes next, or a thread is giving it more."""
        before, stream, last, looked = self._in_turn, self.device_stream, self.last, self._looked
        if stream is None or last is None or (before is not None and not before.is_done):
            return False
        self._looked = last.number
        return last.number != looked or not stream.is_done

    @property
    def errors(self) -> list[BaseException]:
        """The errors that no call has reported yet."""
        return list(self._errors)

    def finish_with_others(self) -> None:
        """For the null stream: wait also for the streams that it waits for."""
        for command in self.device.streams.before(self):
            finish(command)
            command.queue.saw(command)

    def finish(self) -> None:
        """Wait until all commands are done, without raising their errors."""
        if (last := self.last) is not None:
            if not last.is_done:
                finish(last)
            self.seen = last.number
            if ORDER.is_on:
                ORDER.host_saw(last)

    def saw(self, command: Command) -> None:
        """Note that a thread of the host waited for this command."""
        self.seen = max(self.seen, command.number)
        if ORDER.is_on:
            ORDER.host_saw(command)

    def raise_error(self) -> None:
        """Raise the first error of its commands, once."""
        if self._errors:
            errors, self._errors = self._errors, []
            unreported.difference_update(errors)
            raise errors[0]

    def failed(self, error: BaseException) -> None:
        """Keep an error of a command that no thread waited for; the next synchronisation raises it."""
        if error not in self._errors:
            self._errors.append(error)
            if len(unreported) < MOST_UNREPORTED:
                unreported.add(error)

    # Doing it

    def note_end(self) -> None:
        """Where a device has done all that there is, note that."""
        before, stream, last = self._in_turn, self.device_stream, self.last
        if stream is not None and (before is None or before.is_done) and stream.is_done:
            self.run(last)

    def run(self, until: Command | None = None) -> None:
        """Do what it was given, to its end or to ``until``, unless another thread is at it."""
        if not self._runs.acquire(False):  # by name it takes twice as long
            return
        commands, self._thread = self._commands, get_ident()
        try:
            while commands:
                try:  # not by a method: a thread may wait for each launch
                    command = commands[0]
                except IndexError:
                    break  # all were dropped
                for other in command.waits:
                    if not other.is_done:
                        finish(other)
                if commands.dequeue() is not command:
                    break  # dropped while it waited
                self._running = command
                command.run(self._note)
                self._running = None
                if command is until:
                    break
        finally:
            self._running, self._thread = None, 0
            self._runs.release()
        self._background.ran(self)

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
        if self._thread == get_ident():
            raise UsageError(f"a callback of {self!r} waits for that stream, which waits for the callback")

    def _note(self, error: Exception) -> None:
        """Keep an error of the command that runs. That of an interrupted thread was raised there, and is not reported again."""
        if self._running is not self._interrupted:
            self.failed(error)

    # Ending it

    def end(self) -> None:
        """Take nothing more. What it has is done; a capture that it takes part in fails."""
        if self.capture is not None:
            self.capture.leave(self)
        self.is_ended = True
        if self.last is not None:
            self.last.takes_more = False
        for each in list(self.at_end):
            each.clear()
        if ORDER.is_on and self.last is not None:
            ORDER.host_saw(self.last)  # the null stream no longer knows it

    def abandon(self) -> None:
        """Drop the commands that have not begun, and stop the one that runs."""
        self.is_abandoned = True
        error = AbandonedError(f"{self!r} was abandoned with work in it")
        for command in self._commands.take_all():
            command.end(error)
        if (running := self._running) is not None and running.kind is not Kind.CALLBACK:
            self.device.stop()

    def forget(self) -> None:
        """In a forked child: drop the commands in flight, which are the parent's."""
        self._runs, self._running, self._background = threading.Lock(), None, background()
        error = AbandonedError("this was in flight when the process forked; only the parent finishes it")
        for command in self._commands.take_all():
            command.end(error)
        if self.last is not None and not self.last.is_done:
            self.last.end(error)

    def __repr__(self) -> str:
        kind = "null stream" if self.is_null else f"stream {self.number}"
        return f"<{kind} of {self.device.target}>"
