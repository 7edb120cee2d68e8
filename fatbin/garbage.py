"""Work without searches for garbage."""

from __future__ import annotations

import contextlib
import gc
import os
import threading
from collections.abc import Iterator

from .fork import hold

_MANY = 5000
"""Objects that have come into being, less those that are gone."""


class _Blocks:
    """The blocks that threads are in: the search is on again when the last of them has ended."""

    def __init__(self) -> None:
        # Reentrant: a search that had begun may end in a block of the same thread.
        self._lock = hold(threading.RLock())
        self._threads: dict[int, int] = {}
        self._was_on = False

    def enter(self) -> None:
        was_on = gc.isenabled()
        gc.disable()
        with self._lock:
            self._was_on |= was_on
            gc.disable()  # another thread may have ended its block meanwhile
            thread = threading.get_ident()
            self._threads[thread] = self._threads.get(thread, 0) + 1

    def leave(self) -> None:
        """One block less; threads that a forked child lacks are in none."""
        with self._lock:
            thread = threading.get_ident()
            self._threads[thread] -= 1
            if not self._threads[thread]:
                del self._threads[thread]
            if self._threads or not self._was_on:
                return
            self._was_on = False
            # Moves all there is to the oldest generation: the next collection need not look at it. Counting what is frozen
            # looks at all of that, so it is not done for little.
            if gc.get_count()[0] >= _MANY and not gc.get_freeze_count():
                gc.freeze()
                gc.unfreeze()
            gc.enable()

    def keep_own(self) -> None:
        """In a forked child: the other threads are not there."""
        thread = threading.get_ident()
        others = self._threads.keys() - {thread}
        for other in others:
            del self._threads[other]
        if others and not self._threads and self._was_on:
            self._was_on = False
            gc.enable()


_blocks = _Blocks()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_blocks.keep_own)


@contextlib.contextmanager
def no_collection() -> Iterator[None]:
    """No search for garbage in the block, in any thread.

    Going through all that is remembered of instructions and kernels takes up to a third of the time, and through what is
    imported a tenth of that of a first launch; the objects of the block are in no cycles or stay. Under a lock that launches
    need, a search would also run finalizers of the program's objects, which may free what the device has to be done with.
    """
    _blocks.enter()
    try:
        yield
    finally:
        _blocks.leave()
