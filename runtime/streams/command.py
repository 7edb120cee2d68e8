"""Commands: the entries of a stream's queue, each with a status that threads and streams can wait for."""

from __future__ import annotations

import itertools
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from time import perf_counter_ns
from typing import Protocol

from ...fatbin.errors import HipkitError
from ...fatbin.fork import hold
from ..devices.backend import DeviceStream
from ..devices.happens_before import ORDER, Noted

numbers = itertools.count(1)
"""The numbers of commands, in the order in which streams were given them."""
_waiting = hold(threading.Lock())
"""Held while a waiter makes the event that it waits on."""
_LONGEST = 0.5
"""Seconds after which a wait begins again. A signal that another thread gets, or that comes as a wait begins, ends no wait:
Python looks for it after one."""

Observer = Callable[["Command"], object]
observers: list[Observer] = []
"""Called with every command that is done."""


class Kind(Enum):
    """What a command does; traces and statistics show it."""

    KERNEL = "kernel"
    COPY = "copy"
    FILL = "fill"
    MARKER = "marker"
    CALLBACK = "callback"
    MEMORY = "memory"
    GRAPH = "graph"


class Runner(Protocol):
    """What runs commands one after the other: the queue of a stream, as those see it that only need to have commands run."""

    number: int
    priority: int
    seen: int
    after: dict[Runner, int]
    reached: int
    is_abandoned: bool

    @property
    def has_work(self) -> bool:
        """Whether there are commands that have not begun."""

    def is_left_to_device(self) -> bool:
        """Whether no thread needs to look after it: the device does what comes next, or a thread is giving it more."""

    @property
    def is_running(self) -> bool:
        """Whether a command is running that can be stopped."""

    def runs_in(self, thread: int) -> bool:
        """Whether a thread does one of its commands."""

    def run(self, until: Command | None = None) -> None:
        """Run its commands, all or up to ``until``, in the thread that calls, unless another thread runs them."""

    def note_end(self) -> None:
        """Where a device has done all that there is, note that."""

    def finish(self) -> None:
        """Wait until all of its commands are done, whatever comes of them."""

    def saw(self, command: Command) -> None:
        """Note that a thread of the host waited for the end of ``command``."""

    def failed(self, error: BaseException) -> None:
        """Note an error for the next thread that synchronises."""

    def raise_error(self) -> None:
        """Raise the first error that was noted, once."""

    def interrupt(self) -> None:
        """Stop the kernel that runs."""

    def check_not_mine(self) -> None:
        """Raise where the thread that calls is in the middle of one of its commands."""

    def abandon(self) -> None:
        """Drop what has not begun, and stop what runs."""

    def forget(self) -> None:
        """In a forked child: drop what is the parent's."""


class Command:
    """Something that a stream does: ``action``, after all of ``waits`` and what the stream was given before.

    ``number`` grows from one command of a stream to the next. ``error`` is what the action raised; the times are nanoseconds of one clock, 0 before they are known.
    """

    queue: Runner
    # What most commands have not is the class's: launches make one each.
    action: Callable[[], object] | None = None
    waits: Sequence[Command] = ()
    details: dict[str, object] | None = None
    begin: Callable[[DeviceStream], bool] | None = None
    """Has a device's stream begin it, if that can; the action waits for its end then."""
    when: Callable[[], int] | None = None
    """Gives when the device has done it, where that has begun it."""
    is_timed = False
    """Whether that is asked of it."""
    is_hurried = False
    """Whether a worker has been asked to do it at once."""
    takes_more = False
    """Whether its end may become that of more than it is the end of now: no longer once a thread waits for it."""
    number = 0
    launch: Command | None = None
    """The launch of a graph that it is part of."""
    noted: Noted | None = None
    """What the check of races knows of it."""
    is_done = False
    error: BaseException | None = None
    queued = begun = ended = 0
    _ended_event: threading.Event | None = None

    def __init__(
        self,
        kind: Kind,
        name: str,
        action: Callable[[], object] | None = None,
        waits: Sequence[Command] = (),
        details: dict[str, object] | None = None,
        begin: Callable[[DeviceStream], bool] | None = None,
    ) -> None:
        self.kind, self.name, self.action, self.waits, self.details, self.begin = (
            kind, name, action, waits, details, begin,
        )  # fmt: skip
        if observers:
            self.queued = perf_counter_ns()
        self.then: list[Callable[[Command], object]] = []

    @property
    def is_seen(self) -> bool:
        """Whether the host has waited for its end."""
        return self.number <= self.queue.seen

    def run(self, on_error: Callable[[Exception], object] = lambda error: None) -> None:
        """Do it, in the thread that calls. What it raises is kept; an interruption of that thread is also raised.

        ``on_error`` gets an error before any thread sees that the command is done.
        """
        if self.takes_more:
            self.take_no_more()
        self.begun = self.begun or perf_counter_ns()
        try:
            if self.action is not None:
                self.action()
            if self.when is not None:
                self._take_time(self.when)
        except Exception as error:
            failure = self.failure(error)
            on_error(failure)
            self.end(failure)
        except BaseException as error:
            self.end(error)
            raise
        else:
            self.end()

    def take_no_more(self) -> None:
        """Let its end be that of what it is the end of now."""

    def failure(self, error: Exception) -> Exception:
        """What is kept of an error that its action has raised."""
        return error

    def _take_time(self, when: Callable[[], int]) -> None:
        """The device did it when that was done which was given it before, and at the earliest when it was asked for."""
        with suppress(HipkitError):  # after a fault the device has no times: the host's count
            self.ended = when()
        if self.ended:
            self.begun = min(max(self.begun, self.queue.reached), self.ended)
            self.queue.reached = self.ended

    def end(self, error: BaseException | None = None) -> None:
        """Drop what it holds, call observers, mark it done and wake the threads that wait.

        A thread that has waited for it finds what observers and the check of races say of it.
        """
        self.error, self.ended, self.action = error, self.ended or perf_counter_ns(), None
        if self.begin is not None:
            self.begin = self.when = None
        if self.waits:
            self.waits = ()
        try:
            if self.noted is not None:
                _end_noted(self, self.noted)
            for observer in observers:
                observer(self)
        finally:
            self.is_done = True
            # A waiter first sets the event and then looks at is_done, so one of the two sees the other.
            if (event := self._ended_event) is not None:
                event.set()
        for observer in self.then:
            observer(self)

    def wait(self, timeout: float | None = None) -> bool:
        """Sleep until it is done; False where ``timeout`` seconds passed first. It starts no thread."""
        if self.is_done:
            return True
        with _waiting:
            event = self._ended_event = self._ended_event or threading.Event()
        if timeout is not None:
            return self.is_done or event.wait(timeout)
        while not (self.is_done or event.wait(_LONGEST)):
            pass
        return True

    def __repr__(self) -> str:
        return f"<Command {self.kind.value} {self.name}{' done' if self.is_done else ''}>"


def _end_noted(command: Command, noted: Noted) -> None:
    """Have the check of races know that a command has ended."""
    ORDER.ends(noted)
    if ORDER.is_concurrent:
        from ..devices.accesses import REMEMBERED  # needs numpy, which is slow to import

        REMEMBERED.ended(noted, *ORDER.later_than(noted))
    ORDER.ended(noted, is_call=command.kind is Kind.CALLBACK)


class CommandQueue(deque[Command]):
    """Commands in the order they were given: any number of threads put in and take out, without a lock."""

    enqueue = deque.append

    def dequeue(self) -> Command | None:
        """Take out the first command; None where there is none."""
        try:
            return self.popleft()
        except IndexError:
            return None

    def middle(self) -> Command | None:
        """The command in the middle; None where there is none."""
        try:
            return self[len(self) // 2]
        except IndexError:
            return None

    def take_all(self) -> list[Command]:
        """Take out and return all commands."""
        taken = []
        while (command := self.dequeue()) is not None:
            taken.append(command)
        return taken
