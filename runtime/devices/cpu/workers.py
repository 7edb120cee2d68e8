"""The helpers of a launch: which of them are in native code, and how all of them are stopped."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from .worker_pool import IS_DONE, NEVER_BEGAN, PoolThread, pool

BETWEEN = 0.0005
"""Seconds from one look at a thread that was given work to the next, once it is clear that it takes long."""


class Workers:
    """Threads that go in and out of native code, each with a piece of work of its own.

    ``Thread.join`` is not for them: they live on, and interrupted by Ctrl-C it takes a thread that runs for one that
    has ended (Python before 3.13).
    """

    def __init__(
        self, body: Callable[..., None], works: Sequence[Any], context: Callable[[Any], int] | None = None
    ) -> None:
        """``body`` takes a piece of work.

        Where that is the worker of a ``context``, a thread may begin by itself; ``body`` gets why it came back as well.
        """
        self._body, self._works, self._context = body, works, context
        self._changed = threading.Condition()
        self._waiting: dict[int, PoolThread] = {}
        """The threads that have not begun, by their number."""
        self._posted: dict[int, PoolThread] = {}
        """Those that began by themselves and have not come back."""
        self._running, self._inside = 0, 0
        self._is_stopped = False

    def start(self) -> None:
        """Begin."""
        for number, work in enumerate(self._works):
            thread = self._posted[number] = pool.take()
            context = self._context(work) if self._context is not None else 0
            if not context or not thread.post(context, partial(self._go_on, number)):
                self._waiting[number] = self._posted.pop(number)
                thread.do(partial(self._run, number))

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
        """There is nothing left for those that have not begun."""
        with self._changed:
            while self._waiting:
                pool.release(self._waiting.popitem()[1])

    def wait(self, seconds: float) -> bool:
        """Wait so long for all of them; whether they have ended."""
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
        """Take those back that are done."""
        for number, thread in list(self._posted.items()):
            # Its own thread may have gone on with it in Python by now; and it never began where start() was interrupted.
            if thread.join(*ticks) in (IS_DONE, NEVER_BEGAN) and self._posted.pop(number, None) is not None:
                pool.release(thread)

    @contextmanager
    def inside(self) -> Iterator[bool]:
        """While a thread is in native code; false where it must not go there any more."""
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
        """Return when none is in native code; none goes there again. One that compiles ends by itself later."""
        self._is_stopped = True
        while True:
            try:
                self.dismiss()
                with self._changed:
                    while self._inside or self._posted:
                        self._changed.wait(BETWEEN)
                        self._collect(0)
                return
            except KeyboardInterrupt:  # what they use is given back behind this: there is no leaving before
                continue
