"""Allocations, and the access that a device has to each."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Protocol

from ...fatbin.records import NamedTuple

Table = tuple[tuple[int, int], ...]
"""Ranges of addresses, sorted, as pairs of start and end."""


given_anew: list[Callable[[int, int], object]] = []
"""Called with the address and the size of memory that a program gets; of a device, where conditions change memory."""


class Access(IntEnum):
    """What a device may do with memory, as HIP numbers it."""

    NONE = 0
    READ = 1
    ALL = 3


class CodeSpan(NamedTuple):
    """The instructions of a code object in memory."""

    start: int
    end: int
    name: str
    """The name of the file that the code object is from."""


class Allocation(NamedTuple):
    """A live allocation."""

    address: int
    size: int

    @property
    def end(self) -> int:
        """The address after its last byte."""
        return self.address + self.size


class Use(Protocol):
    """Something that may write to memory while the host goes on: a command."""

    @property
    def name(self) -> str:
        """What traces call it."""

    @property
    def queue(self) -> object: ...

    @property
    def is_seen(self) -> bool:
        """Whether the host has waited for its end."""
