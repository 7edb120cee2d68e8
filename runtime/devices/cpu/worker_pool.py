"""Threads that are kept from launch to launch: starting one takes longer than many a kernel runs."""

from __future__ import annotations

import contextlib
import ctypes
import os
import threading
from collections.abc import Callable
from functools import cache
from queue import SimpleQueue
from typing import Any

from .compiler.jit import jit
from .structures import Seat

Job = Callable[[], bool]
"""Raises nothing. Whether the thread was still needed: if not, somebody else has it already."""
SITTING, JOINING = 1 << 19, 1 << 22
"""How long a thread stays for more, and how long it is waited for, by the processor's clock: two tenths of a
millisecond, and one or two whole ones."""
GOES_ON, IS_DONE, IS_ASKING, NEVER_BEGAN = range(4)
"""What is known of work that was given."""


class Crew:
    """Threads that wait for something to do, as many as there ever were jobs at once.

    They end with the process, whatever they are at. A child of fork has none of them and starts its own.
    """

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Begin anew, without threads."""
        self._idle: list[Member] = []

    def take(self) -> Member:
        """A thread for one job."""
        try:
            return self._idle.pop()
        except IndexError:
            return Member(self)

    def give(self, member: Member) -> None:
        """It has done its job, or need not begin."""
        self._idle.append(member)


class Member:
    """A thread of a crew."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self._jobs: SimpleQueue[tuple[Job, set[int]]] = SimpleQueue()
        self._seat, self._native = Seat(), _seats()
        self._asked: Callable[[int], bool] | None = None
        self._thread = threading.Thread(target=self._serve, name="hipkit-worker", daemon=True)
        self._thread.start()

    def do(self, job: Job) -> None:
        """Begin ``job``, on another processor than this thread's.

        Linux likes to wake a thread where the one runs that wakes it, and finds out only after many milliseconds that
        both are busy and other processors are not.
        """
        everywhere = os.sched_getaffinity(0)
        with contextlib.suppress(OSError):  # they may no longer be allowed there
            os.sched_setaffinity(self._thread.native_id or 0, everywhere - {_here()} or everywhere)
        self._seat.called += 1
        self._jobs.put((job, everywhere))

    def give(self, context: int, asked: Callable[[int], bool]) -> bool:
        """Begin as the worker of a context at once, if the thread still stays for more; nobody waits for Python then.

        Where the worker comes back for something, the thread calls ``asked`` with why.
        """
        self._asked = asked
        return bool(self._native.give(ctypes.byref(self._seat), context))

    def join(self, ticks: int = JOINING) -> int:
        """Wait for that worker; what is known of it. When it is done the thread is free."""
        return int(self._native.join(ctypes.byref(self._seat), ticks))

    def _serve(self) -> None:
        while True:
            job, everywhere = self._jobs.get()
            self._seat.came += 1
            with contextlib.suppress(OSError):
                # From now on it may go wherever a processor is free.
                os.sched_setaffinity(0, everywhere)
            is_free = job()
            while is_free:
                self._crew.give(self)
                is_free = self._sit()

    def _sit(self) -> bool:
        """Stay for more; whether this came back from work, free."""
        if not self._native.sit(ctypes.byref(self._seat), SITTING):
            return False
        assert self._asked is not None
        return self._asked(self._seat.status)


class _Seats:
    """The native functions; only one of them is over at once."""

    def __init__(self) -> None:
        def of(kind: Any, name: str, second: Any) -> Any:
            return kind(ctypes.c_uint32, ctypes.c_void_p, second)(jit().function(name))

        self.sit, self.join = (of(ctypes.CFUNCTYPE, name, ctypes.c_uint64) for name in ("hk_sit", "hk_join"))
        self.give = of(ctypes.PYFUNCTYPE, "hk_give", ctypes.c_uint64)


@cache
def _seats() -> _Seats:
    return _Seats()


@cache
def _libc() -> Any:
    return ctypes.CDLL(None)


def _here() -> int:
    """The processor that this thread is on."""
    return int(_libc().sched_getcpu())


crew = Crew()
"""That of this process."""
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=crew.forget)
