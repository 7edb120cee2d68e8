"""The threads of a launch: which of them are in native code, and how all of them are stopped."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any


class Workers:
    """Threads that go in and out of native code.

    ``Thread.join`` is not for them: interrupted by Ctrl-C, it takes a thread that runs for one that has ended
    (Python before 3.13).
    """

    def __init__(self, body: Callable[[Any], None], works: Sequence[Any]) -> None:
        self._body, self._works = body, works
        self._changed = threading.Condition()
        self._running, self._inside = len(works), 0
        self._is_stopped = False

    def start(self) -> None:
        """Begin."""
        for work in self._works:
            threading.Thread(target=self._run, args=(work,), daemon=True).start()

    def _run(self, work: Any) -> None:
        try:
            self._body(work)
        finally:
            with self._changed:
                self._running -= 1
                self._changed.notify_all()

    def wait(self, seconds: float) -> bool:
        """Wait so long for all of them; whether they have ended."""
        with self._changed:
            return self._changed.wait_for(lambda: self._running == 0, seconds)

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
                with self._changed:
                    self._changed.wait_for(lambda: self._inside == 0)
                    return
            except KeyboardInterrupt:  # what they use is given back behind this: there is no leaving before
                continue
