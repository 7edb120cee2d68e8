"""A pool of threads for helpers: starting a thread takes longer than many kernels run."""

from __future__ import annotations

import contextlib
import ctypes
import os
from collections.abc import Callable
from functools import cache
from queue import SimpleQueue
from typing import Any

from ...process import start_thread
from .compiler.jit import FAST, jit
from .structures import Mailbox

Job = Callable[[], bool]
"""A job may not raise. It returns whether it ran: if not, the launch has already released its thread."""
SPIN_TICKS = JOIN_TICKS = 1 << 19
"""Ticks of the processor's clock (about 0.2 ms) that a thread polls its mailbox after work, and then again until its caller joins
it; and that a caller spins to join it. Beyond, both sleep: where other processes want the processors, the other thread may not
run, and until it does each tick would be lost."""
GOES_ON, IS_DONE, IS_ASKING, NEVER_BEGAN = range(4)
"""The result of :meth:`PoolThread.join`: the state of the posted work."""


class WorkerPool:
    """Idle threads, as many as there ever were jobs at once.

    They are daemons and end with the process. A child of fork has none of them and starts its own.
    """

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Drop all threads, in a child of fork that does not have them."""
        self._idle: list[PoolThread] = []

    def take(self) -> PoolThread | None:
        """An idle thread, or a new one; the caller gives it a job and releases it. None if none can be started."""
        try:
            return self._idle.pop()
        except IndexError:
            thread = PoolThread(self)
            return thread if thread.is_running else None

    def release(self, thread: PoolThread) -> None:
        """Put a thread back that has done its job, or whose job is not needed any more."""
        self._idle.append(thread)


class PoolThread:
    """A thread of the pool. It takes Python jobs from a queue, and workers from its spin mailbox."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._jobs: SimpleQueue[tuple[Job, set[int]]] = SimpleQueue()
        self._mailbox, self._native = Mailbox(), _mailbox_functions()
        self._asked: Callable[[int], bool] | None = None
        self._thread = start_thread(self._serve, "hipkit-worker")
        self.is_running = self._thread is not None

    def do(self, job: Job) -> None:
        """Queue a job, and start it on another processor than the caller's.

        Linux tends to wake a thread on the processor of the thread that wakes it, and takes many milliseconds to notice
        that both are busy while other processors are idle.
        """
        everywhere = os.sched_getaffinity(0)
        with contextlib.suppress(OSError):  # the allowed processors may have changed
            os.sched_setaffinity((self._thread and self._thread.native_id) or 0, everywhere - {_here()} or everywhere)
        self._mailbox.calls += 1
        self._jobs.put((job, everywhere))

    def post(self, context: int, asked: Callable[[int], bool]) -> bool:
        """Post a worker to the mailbox; returns False if the thread does not poll it. No Python runs in between.

        If the worker returns because it needs Python, the thread calls ``asked`` with its status.
        """
        self._asked = asked
        return bool(self._native.post(ctypes.byref(self._mailbox), context))

    def join(self, ticks: int = JOIN_TICKS) -> int:
        """Wait for the posted worker; returns its state. When it is done the thread is free."""
        return int(self._native.join(ctypes.byref(self._mailbox), ticks))

    def _serve(self) -> None:
        while True:
            job, everywhere = self._jobs.get()
            self._mailbox.calls_seen += 1
            with contextlib.suppress(OSError):
                # Running now, the thread may move to any free processor.
                os.sched_setaffinity(0, everywhere)
            is_free = job()
            while is_free:
                self._pool.release(self)
                is_free = self._spin()

    def _spin(self) -> bool:
        """Poll the mailbox; returns whether the thread has worked and is free again."""
        if not self._native.serve(ctypes.byref(self._mailbox), SPIN_TICKS):
            return False
        assert self._asked is not None
        return self._asked(self._mailbox.status)


class _MailboxFunctions:
    """The native functions; only ``post`` returns at once, so it alone keeps the GIL."""

    def __init__(self) -> None:
        def of(kind: Any, name: str, second: Any) -> Any:
            return kind(ctypes.c_uint32, ctypes.c_void_p, second)(jit().function(name, FAST))

        self.serve, self.join = (of(ctypes.CFUNCTYPE, name, ctypes.c_uint64) for name in ("hk_serve", "hk_join"))
        self.post = of(ctypes.PYFUNCTYPE, "hk_post", ctypes.c_uint64)


@cache
def _mailbox_functions() -> _MailboxFunctions:
    return _MailboxFunctions()


@cache
def _libc() -> Any:
    return ctypes.CDLL(None)


def _here() -> int:
    """The number of the processor that runs this thread."""
    return int(_libc().sched_getcpu())


pool = WorkerPool()
"""The pool of this process."""
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=pool.forget)
