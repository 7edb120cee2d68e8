"""What a scan asks of whatever does its work, and this process alone as the simplest that does it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, TypeVar

from ..fatbin.records import NamedTuple

T = TypeVar("T")
R = TypeVar("R")
MEMORY = 2 << 30
"""Bytes that a worker may use, where no other number is given."""
LOCAL = "local"
"""What is said instead of a scheduler's address for the processes of this machine."""
KILLED = "it ended every process that looked at it: too much memory, or a crash"
"""What is said of what workers die of."""


class Done(NamedTuple):
    """An item that was worked on: what came of it, or what ended the process that worked on it."""

    item: Any
    result: Any
    error: str | None


class WorkerPool(Protocol):
    """What runs the work."""

    link: str | None
    """Where the dashboard is."""

    def each(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[Done]:
        """What becomes of each item, as they are done. Errors of the work itself are raised."""


class ThisProcess:
    """This process alone."""

    link: str | None = None

    def each(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[Done]:
        """One after the other."""
        for item in items:
            yield Done(item, work(item), None)
