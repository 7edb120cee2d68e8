"""The helpers of a launch: which of them are in native code, and how all of them are stopped."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from .crew import Member, crew


class Workers:
    """Threads that go in and out of native code, each with a piece of work of its own.

    ``Thread.join`` is not for them: they live on, and interrupted by Ctrl-C it takes a thread that runs for one that
    has ended (Python before 3.13).
    """

    def __init__(self, body: Callable[[Any], None], works: Sequence[Any]) -> None:
        self._body, self._works = body, works
        self._changed = threading.Condition()
        self._waiting: dict[int, Member] = {}
        """The threads that have not begun, by their number."""
        self._running, self._inside = 0, 0
        self._is_stopped = False

    def start(self) -> None:
        """Begin."""
        members = self._waiting = {number: crew.take() for number in range(len(self._works))}
        for number, member in list(members.items()):
            member.do(partial(self._run, number))

    def _run(self, number: int) -> bool:
        with self._changed:
            if self._waiting.pop(number, None) is None:
                return False
            self._running += 1
        try:
            self._body(self._works[number])
        finally:
            with self._changed:
                self._running -= 1
                self._changed.notify_all()
        return True

    def dismiss(self) -> None:
        """There is nothing left for those that have not begun."""
        with self._changed:
            while self._waiting:
                crew.give(self._waiting.popitem()[1])

    def wait(self, seconds: float) -> bool:
        """Wait so long for all of them; whether they have ended."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._running and not self._waiting, seconds)

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
                    self._changed.wait_for(lambda: self._inside == 0)
                    return
            except KeyboardInterrupt:  # what they use is given back behind this: there is no leaving before
                continue
