"""How much dynamic shared memory the driver lets launches of a function have: a property of the function, not of a launch."""

from __future__ import annotations

import threading
from collections.abc import Callable


class SharedMemoryLimit:
    """The limit of one function. It is only ever raised, so that no launch takes from another what that needs.

    ``first`` is what launches have without being asked for. The object lives as long as the function: another one that the
    driver makes at the same address has a limit of its own.
    """

    def __init__(self, first: int = 0) -> None:
        self._lock = threading.Lock()
        self._limit = first

    def allow(self, size: int, tell: Callable[[int], object]) -> None:
        """Have launches of ``size`` bytes allowed when this returns; ``tell`` tells the driver of a higher limit."""
        if size <= self._limit:
            return
        with self._lock:
            if size > self._limit:  # another thread may have been faster
                tell(size)
                self._limit = size
