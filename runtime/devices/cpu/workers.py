"""The helpers of a launch: starting them, waiting for them, and stopping those in native code."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from .worker_pool import IS_DONE, NEVER_BEGAN, PoolThread, pool

BETWEEN = 0.0002
"""Seconds between two checks of a posted thread that takes long."""


class Workers:
    """Pool threads that run native code, each with a piece of work of its own.

    Do not join these threads: they are pooled, and before Python 3.13 an interrupted join marks a running thread as ended.
    """

    def __init__(
        self, body: Callable[..., None], works: Sequence[Any], context: Callable[[Any], int] | None = None
    ) -> None:
        """``body`` runs a piece of work in Python.

        With ``context``, which gives the native worker of a piece of work, that is posted to a polling thread first;
        ``body`` then continues it, with the status that the worker returned.
        """
        self._body, self._works, self._context = body, works, context
        self._changed = threading.Condition()
        self._waiting: dict[int, PoolThread] = {}
        """Threads whose Python job has not started, by number."""
        self._posted: dict[int, PoolThread] = {}
        """Threads with a posted worker that runs in native code."""
        self._running, self._inside = 0, 0
        self._is_stopped = False

    def start(self) -> int:
        """Start a thread for each piece of work; returns for how many there is one: none while Python ends."""
        for number, work in enumerate(self._works):
            thread = pool.take()
            if thread is None:
                return number
            self._posted[number] = thread
            context = self._context(work) if self._context is not None else 0
            if not context or not thread.post(context, partial(self._go_on, number)):
                self._waiting[number] = self._posted.pop(number)
                thread.do(partial(self._run, number))
        return len(self._works)

    def _run(self, number: int) -> bool:
        with self._changed:
            if self._waiting.pop(number, None) is None:
                return False
            self._running += 1
        return self._carry_on(number)

    def _go_on(self, number: int, status: int) -> bool:
        with self._changed:
            self._posted.pop(number)
            self._running += 1
        return self._carry_on(number, status)

    def _carry_on(self, number: int, *status: int) -> bool:
        try:
            self._body(self._works[number], *status)
        finally:
            with self._changed:
                self._running -= 1
                self._changed.notify_all()
        return True

    def dismiss(self) -> None:
        """Cancel jobs that have not started: there is no work left for them."""
        with self._changed:
            while self._waiting:
                pool.release(self._waiting.popitem()[1])

    def wait(self, seconds: float) -> bool:
        """Wait up to ``seconds`` for all threads; returns whether they are done."""
        self._collect()
        until = time.perf_counter() + seconds
        with self._changed:
            while self._running or self._waiting or self._posted:
                left = until - time.perf_counter()
                if left <= 0:
                    return False
                self._changed.wait(min(left, BETWEEN) if self._posted else left)
                self._collect(0)
        return True

    def _collect(self, *ticks: int) -> None:
        """Release posted threads that are done."""
        for number, thread in list(self._posted.items()):
            # The thread may have continued in Python meanwhile; NEVER_BEGAN if start() was interrupted.
            if thread.join(*ticks) in (IS_DONE, NEVER_BEGAN) and self._posted.pop(number, None) is not None:
                pool.release(thread)

    @contextmanager
    def inside(self) -> Iterator[bool]:
        """Around native code: counts threads inside. False once it must not be entered any more."""
        with self._changed:
            may = not self._is_stopped
            self._inside += may
        try:
            yield may
        finally:
            with self._changed:
                self._inside -= may
                self._changed.notify_all()

    def stop(self) -> None:
        """Keep threads from entering native code, and wait for those inside. A thread that compiles ends later by itself."""
        self._is_stopped = True
        while True:
            try:
                self.dismiss()
                with self._changed:
                    while self._inside or self._posted:
                        self._changed.wait(BETWEEN)
                        self._collect(0)
                return
            except KeyboardInterrupt:  # the caller frees the memory that the threads use, so wait on
                continue
