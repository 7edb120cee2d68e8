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

Job = Callable[[], bool]
"""Raises nothing. Whether the thread was still needed: if not, somebody else has it already."""


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
        self._jobs.put((job, everywhere))

    def _serve(self) -> None:
        while True:
            job, everywhere = self._jobs.get()
            with contextlib.suppress(OSError):
                # From now on it may go wherever a processor is free.
                os.sched_setaffinity(0, everywhere)
            if job():
                self._crew.give(self)


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
