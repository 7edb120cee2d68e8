"""Finds the allocation that contains an address: allocations sorted by start address."""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar


class Spanning(Protocol):
    """Something from an address to its end."""

    @property
    def address(self) -> int:
        """The address of its first byte."""

    @property
    def end(self) -> int:
        """The address after its last byte."""


S = TypeVar("S", bound=Spanning)


class AddressMap(Generic[S]):
    """Allocations by address; none overlaps another. It has no lock: its owner does."""

    def __init__(self) -> None:
        self._starts: list[int] = []
        self.spans: dict[int, S] = {}
        """By their first address."""

    def add(self, span: S) -> None:
        address = span.address
        self.spans[address] = span
        insort(self._starts, address)

    def remove(self, address: int) -> S | None:
        """Take out the one that begins at an address; None where none does."""
        found = self.spans.pop(address, None)
        if found is not None:
            del self._starts[bisect_right(self._starts, address) - 1]
        return found

    def find(self, address: int) -> S | None:
        """The span that an address is in, or None."""
        place = bisect_right(self._starts, address) - 1
        if place < 0:
            return None
        span = self.spans[self._starts[place]]
        return span if address < span.end else None

    def overlapping(self, start: int, end: int) -> S | None:
        """A span that has bytes between two addresses, or None."""
        place = bisect_right(self._starts, end - 1) - 1
        if place < 0:
            return None
        span = self.spans[self._starts[place]]
        return span if start < span.end else None

    def __iter__(self) -> Iterator[S]:
        return iter([self.spans[start] for start in self._starts])

    def __len__(self) -> int:
        return len(self._starts)
