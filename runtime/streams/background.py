"""Background workers: threads that run streams which no thread waits for.

A thread that is about to wait for a stream runs it itself: handing work to another thread costs more than most
commands. What is left to others is noticed by a steward, which looks every now and then while there is work, and
sleeps when there is none.
"""

from __future__ import annotations

import atexit
import os
import threading
import time
from queue import SimpleQueue
from weakref import WeakSet

from ...fatbin.fork import hold
from ..devices.awaited import AWAITED
from ..host_threads import may_go_on
from ..process import start_thread
from .command import Command, Runner

NAP = 0.001
"""Seconds between two looks of the steward."""
LONGEST_NAP = 0.016
"""The same while devices do all that there is: each look takes the interpreter from the threads that give them more."""
AWAKE = 0.02
"""Seconds without work after which the steward sleeps until it is called."""
CLOSING = 5.0
"""Seconds that work in flight has for its end when the interpreter exits."""


everything: WeakSet[Runner] = WeakSet()
"""The streams of all devices of the process; each adds itself."""


_waiting: dict[int, Command] = {}
"""By the system's number of a thread of the host, what it waits for while another thread does it."""
_asking = hold(threading.Lock())
"""Held while a thread that asks whether a command is done looks whether it is the first one."""
_workers: set[int] = set()
"""The threads that are workers."""


class Worker:
    """A thread that runs one stream after the other. It says that it has started before it is given one."""

    def __init__(self, pool: Background) -> None:
        self._pool = pool
        self._given: SimpleQueue[Runner] = SimpleQueue()
        self._started = threading.Event()
        self.thread = start_thread(self._main, "hipkit stream")
        if self.thread is not None:
            self._started.wait()

    def give(self, queue: Runner) -> None:
        """Let it run a stream to its end."""
        self._given.put(queue)

    def _main(self) -> None:
        _workers.add(threading.get_ident())
        self._started.set()
        while not self._pool.is_closed:
            queue = self._given.get()
            try:
                queue.run()
            except BaseException as error:  # an interruption that the engine passes on; the command holds it too
                queue.failed(error)
            finally:
                self._pool.idle(self, queue)


class Background:
    """The steward and its workers."""

    def __init__(self) -> None:
        self.is_closed = False
        self._pending: dict[Runner, None] = {}
        self._given: set[Runner] = set()
        self._idle: list[Worker] = []
        self._lock = threading.Lock()
        self._call = threading.Event()
        self._asleep, self._dozes = True, False
        """Whether the steward has to be called, and whether only for what a device does not do."""
        self._noticed = 0
        """How often a stream had something for a thread to do."""
        self._steward: threading.Thread | None = None
        self.hurried = 0
        """How often a stream was asked to run at once."""

    def notice(self, queue: Runner) -> None:
        """Notice that a stream has something to do: if no caller runs it soon, a worker does."""
        self._pending[queue] = None
        self._noticed += 1
        if self._asleep:
            self._wake()

    def notice_begun(self, queue: Runner) -> None:
        """Notice that a device does what a stream was given: the steward sees in its own time how that ends."""
        self._pending.setdefault(queue)
        if self._asleep and not self._dozes:
            self._wake()

    def ran(self, queue: Runner) -> None:
        """Look after a stream no longer that a thread has run, unless it was given more.

        The steward would drop it too, but where another thread makes many short calls it may not get the interpreter's
        lock for seconds, and until then each stream that came and went would stay.
        """
        self._pending.pop(queue, None)
        if queue.has_work:  # asked last: another thread may have noticed the stream before it was dropped
            self.notice(queue)

    def hurry(self, queue: Runner) -> None:
        """Let a worker run a stream now, if no thread does."""
        self.hurried += 1
        self._pending.pop(queue, None)
        self._hand_out(queue)

    def idle(self, worker: Worker, queue: Runner) -> None:
        """Note that a worker has nothing to do."""
        with self._lock:
            self._given.discard(queue)
            self._idle.append(worker)
        if queue.has_work:
            self.notice(queue)

    def close(self, seconds: float = CLOSING) -> None:
        """The interpreter exits: what runs is stopped, what waits is dropped; nothing is begun any more.

        It is tried again and again: what is about to begin cannot be stopped yet, and must not find its memory gone.
        """
        self.is_closed = True
        deadline = time.perf_counter() + seconds
        while True:
            for queue in list(everything):
                queue.abandon()
            time.sleep(NAP)
            if not any(queue.is_running for queue in list(everything)) or time.perf_counter() > deadline:
                return

    def _wake(self) -> None:
        with self._lock:
            if self.is_closed:
                return
            if self._steward is None:
                self._steward = start_thread(self._watch, "hipkit steward")
                if self._steward is None:
                    return  # Python ends: the threads that wait for streams run them
            self._asleep = False
        self._call.set()

    def _watch(self) -> None:
        idle_since, nap = time.perf_counter(), NAP
        while not self.is_closed:
            noticed = self._noticed
            if self._pending:
                idle_since = time.perf_counter()
                nap = min(2 * nap, LONGEST_NAP) if self._look() else NAP
            elif time.perf_counter() - idle_since > AWAKE:
                self._call.clear()
                self._asleep = True
                # Who put something in before it could see that the steward sleeps does not call.
                if not self._pending:
                    self._call.wait()
                self._asleep = False
                idle_since, nap = time.perf_counter(), NAP
            if nap == NAP:
                time.sleep(NAP)
            elif self._doze(nap, noticed):
                nap = NAP

    def _doze(self, seconds: float, noticed: int) -> bool:
        """Sleep unless a stream has, or gets, something for a thread to do; returns whether one has."""
        self._call.clear()
        self._dozes = self._asleep = True
        # Who had something before it could see that the steward dozes does not call.
        is_called = self._noticed != noticed or self._call.wait(seconds)
        self._dozes = self._asleep = False
        return is_called

    def _look(self) -> bool:
        """Give workers what no thread does; returns whether devices do all that there is."""
        waiting = sorted(self._pending.copy(), key=lambda queue: queue.priority)
        others = [queue for queue in waiting if not queue.is_left_to_device()]
        for queue in others:
            self._pending.pop(queue, None)
            if queue.has_work:
                self._hand_out(queue)
        return not others

    def _hand_out(self, queue: Runner) -> None:
        with self._lock:
            if queue in self._given or self.is_closed:
                return
            self._given.add(queue)
            worker = self._idle.pop() if self._idle else None
        worker = worker or Worker(self)
        if worker.thread is not None:
            worker.give(queue)
        else:  # Python ends: this thread does it
            with self._lock:
                self._given.discard(queue)
            queue.run()


_background = Background()


def background() -> Background:
    """The steward of this process; a forked child has one of its own."""
    return _background


def finish(command: Command) -> None:
    """Bring a command to its end: by doing it and what is before it, or by waiting for the thread that does."""
    while not command.is_done:
        if command.launch is None or _background.is_closed:
            command.queue.run(command)
        else:
            # A thread that did a launch here would have to do all of it, and later work may need the waiting thread.
            background().hurry(command.queue)
        if not command.is_done:
            command.queue.check_not_mine()
            number = threading.get_native_id()
            _waiting[number] = command
            try:
                command.wait()
            except KeyboardInterrupt:
                command.queue.interrupt()
                raise
            finally:
                _waiting.pop(number, None)


def is_done_now(command: Command) -> bool:
    """Whether a command is done, for threads that look again and again: the first look that finds that it is not lets a worker do it,
    and each of them gives up the interpreter for a moment, which that worker needs."""
    if command.is_done:
        return True
    command.queue.note_end()
    if command.is_done:
        return True
    with _asking:
        is_first, command.is_hurried = not command.is_hurried, True
    if is_first:
        _background.hurry(command.queue)
    time.sleep(0)
    return command.is_done


def _is_alone(thread: int, number: int) -> bool:
    """Whether the host waits for what a thread does, or does it itself, and neither another stream nor the host does more."""
    is_awaited = bool(_waiting) or thread not in _workers
    if not is_awaited or any(queue.is_running and not queue.runs_in(thread) for queue in list(everything)):
        return False
    return not may_go_on({number, *_waiting})


AWAITED.is_alone = _is_alone


def _close() -> None:
    _background.close()


def _after_fork() -> None:
    # The threads are the parent's, and so is what they were doing.
    global _background
    _background = Background()
    for queue in list(everything):
        queue.forget()


atexit.register(_close)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
