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
from .structures import Mailbox

Job = Callable[[], bool]
"""Raises nothing. Whether the thread was still needed: if not, somebody else has it already."""
SPIN_TICKS, JOIN_TICKS = 1 << 19, 1 << 22
"""How long a thread stays for more, and how long it is waited for, by the processor's clock: two tenths of a
millisecond, and one or two whole ones."""
GOES_ON, IS_DONE, IS_ASKING, NEVER_BEGAN = range(4)
"""What is known of work that was given."""


class WorkerPool:
    """Threads that wait for something to do, as many as there ever were jobs at once.

    They end with the process, whatever they are at. A child of fork has none of them and starts its own.
    """

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Begin anew, without threads."""
        self._idle: list[PoolThread] = []

    def take(self) -> PoolThread:
        """A thread for one job."""
        try:
            return self._idle.pop()
        except IndexError:
            return PoolThread(self)

    def release(self, thread: PoolThread) -> None:
        """It has done its job, or need not begin."""
        self._idle.append(thread)


class PoolThread:
    """A thread of a crew."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._jobs: SimpleQueue[tuple[Job, set[int]]] = SimpleQueue()
        self._mailbox, self._native = Mailbox(), _mailbox_functions()
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
        self._mailbox.calls += 1
        self._jobs.put((job, everywhere))

    def post(self, context: int, asked: Callable[[int], bool]) -> bool:
        """Begin as the worker of a context at once, if the thread still stays for more; nobody waits for Python then.

        Where the worker comes back for something, the thread calls ``asked`` with why.
        """
        self._asked = asked
        return bool(self._native.post(ctypes.byref(self._mailbox), context))

    def join(self, ticks: int = JOIN_TICKS) -> int:
        """Wait for that worker; what is known of it. When it is done the thread is free."""
        return int(self._native.join(ctypes.byref(self._mailbox), ticks))

    def _serve(self) -> None:
        while True:
            job, everywhere = self._jobs.get()
            self._mailbox.calls_seen += 1
            with contextlib.suppress(OSError):
                # From now on it may go wherever a processor is free.
                os.sched_setaffinity(0, everywhere)
            is_free = job()
            while is_free:
                self._pool.release(self)
                is_free = self._spin()

    def _spin(self) -> bool:
        """Stay for more; whether this came back from work, free."""
        if not self._native.serve(ctypes.byref(self._mailbox), SPIN_TICKS):
            return False
        assert self._asked is not None
        return self._asked(self._mailbox.status)


class _MailboxFunctions:
    """The native functions; only one of them is over at once."""

    def __init__(self) -> None:
        def of(kind: Any, name: str, second: Any) -> Any:
            return kind(ctypes.c_uint32, ctypes.c_void_p, second)(jit().function(name))

        self.serve, self.join = (of(ctypes.CFUNCTYPE, name, ctypes.c_uint64) for name in ("hk_serve", "hk_join"))
        self.post = of(ctypes.PYFUNCTYPE, "hk_post", ctypes.c_uint64)


@cache
def _mailbox_functions() -> _MailboxFunctions:
    return _MailboxFunctions()


@cache
def _libc() -> Any:
    return ctypes.CDLL(None)


def _here() -> int:
    """The processor that this thread is on."""
    return int(_libc().sched_getcpu())


pool = WorkerPool()
"""That of this process."""
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=pool.forget)
