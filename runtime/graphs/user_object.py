"""User objects: objects of the program that a graph keeps alive, with a destructor."""

from __future__ import annotations

import threading
from collections.abc import Callable

from ...fatbin.errors import UsageError
from ...fatbin.fork import renew


class UserObject:
    """A count of references; when none is left, ``destroy`` is called."""

    def __init__(self, destroy: Callable[[], object], count: int = 1) -> None:
        self._destroy, self._lock = destroy, threading.Lock()
        renew(self, "_lock")
        self.count = count

    def retain(self, count: int = 1) -> None:
        """Add ``count`` references."""
        with self._lock:
            self._check()
            self.count += count

    def release(self, count: int = 1) -> None:
        """Drop ``count`` references."""
        with self._lock:
            self._check()
            if count > self.count:
                raise UsageError(f"{count} references are released, and there are {self.count}")
            self.count -= count
            is_last = not self.count
        if is_last:
            self._destroy()

    def release_what_is_left(self, count: int) -> None:
        """Drop ``count`` references, or as many as are left: others may have dropped more than they held."""
        if left := min(count, self.count):
            self.release(left)

    def _check(self) -> None:
        if not self.count:
            raise UsageError("the object is destroyed: its last reference was dropped")

    def __repr__(self) -> str:
        return f"<UserObject held {self.count} times>"


class Kept:
    """What a graph keeps alive: its references to things of the program."""

    def __init__(self) -> None:
        self._counts: dict[UserObject, int] = {}

    def count(self, thing: UserObject) -> int:
        """How many of the references to ``thing`` are the graph's."""
        return self._counts.get(thing, 0)

    def take(self, thing: UserObject, count: int) -> None:
        """Let references become the graph's."""
        self._counts[thing] = self.count(thing) + count

    def release(self, thing: UserObject, count: int) -> None:
        """Drop ``count`` references, or all that the graph has."""
        held = self.count(thing)
        if held > count:
            self._counts[thing] = held - count
        else:
            del self._counts[thing]
        thing.release(count)

    def release_all(self) -> None:
        """Drop all references."""
        kept, self._counts = self._counts, {}
        for thing, count in kept.items():
            thing.release_what_is_left(count)

    def retained(self) -> Kept:
        """As many references again, for a copy of the graph."""
        made = Kept()
        for thing, count in self._counts.items():
            if thing.count:
                thing.retain(count)
                made.take(thing, count)
        return made
