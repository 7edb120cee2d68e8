"""Threads that are kept from launch to launch: starting one takes longer than many a kernel runs."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from queue import SimpleQueue

Job = Callable[[], None]
MOST_IDLE = 64
"""Threads that are kept while there is nothing to do."""


class Crew:
    """Threads that carry out what they are given, as many as there are jobs at once.

    They end with the process, whatever they are at. A child of fork has none of them and starts its own.
    """

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Begin anew, without threads."""
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._lock = threading.Lock()
        self._idle = 0

    def do(self, job: Job) -> None:
        """Have a thread carry a job out; one that raises nothing."""
        with self._lock:
            is_there = self._idle > 0
            self._idle -= is_there
        self._jobs.put(job)
        if not is_there:
            threading.Thread(target=self._serve, name="hipkit-worker", daemon=True).start()

    def _serve(self) -> None:
        jobs, lock = self._jobs, self._lock
        while True:
            jobs.get()()
            with lock:
                if self._idle >= MOST_IDLE:
                    return
                self._idle += 1


crew = Crew()
"""That of this process."""
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=crew.forget)
