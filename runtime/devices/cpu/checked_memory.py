"""Memory as the interpreter's waves reach it: the host's own, LDS, scratch, each access checked first."""

from __future__ import annotations

import ctypes
from bisect import bisect_right
from collections.abc import Callable, Iterable
from typing import Any

from ...isa.builder import Space
from ...isa.builders.memory import AccessError
from .apertures import apertures

Spans = Iterable[Any]
"""Pairs of start and end; a table of them is one too."""


class HostMemory:
    """The live allocations, and what else a dispatch may read."""

    def __init__(self, live: Callable[[], Spans], readable: Spans, kept: Callable[[], Spans] = tuple) -> None:
        self._live, self._kept = live, kept
        self._readable = _Sorted(readable)
        self._spans: Spans | None = None
        self._allocated = _Sorted(())

    @property
    def spans(self) -> list[tuple[int, int]]:
        """All that may be read, by address."""
        return sorted([*self._now().spans, *self._readable.spans])

    @property
    def kept(self) -> list[tuple[int, int]]:
        """What may only be read."""
        return [*self._kept(), *self._readable.spans]

    def _now(self) -> _Sorted:
        """What is allocated now: allocations come and go while a kernel runs."""
        spans = self._live()
        if spans is not self._spans:
            self._spans, self._allocated = spans, _Sorted(spans)
        return self._allocated

    def holds(self, address: int, size: int, *, is_write: bool) -> bool:
        """Whether an access may happen."""
        if self._now().holds(address, size):
            return not (is_write and any(start < address + size and address < end for start, end in self._kept()))
        return not is_write and self._readable.holds(address, size)


class _Sorted:
    """Pairs of start and end, none of which overlap."""

    def __init__(self, spans: Spans) -> None:
        self.spans = sorted((int(start), int(end)) for start, end in spans)
        self._starts = [start for start, _ in self.spans]

    def holds(self, address: int, size: int) -> bool:
        """Whether one of them has all these bytes."""
        at = bisect_right(self._starts, address) - 1
        return at >= 0 and address + size <= self.spans[at][1]


class LaneMemory:
    """Memory as one wave sees it."""

    def __init__(self, host: HostMemory, lds: bytearray, scratch: list[bytearray]) -> None:
        self._host, self._lds, self._scratch = host, lds, scratch
        found = apertures()
        self._windows = {found.shared: Space.LDS, found.private: Space.SCRATCH}

    def read(self, space: str, lane: int, address: int, size: int) -> bytes:
        """The bytes at an address of a space."""
        block, address = self._place(space, lane, address, size, is_write=False)
        return ctypes.string_at(address, size) if block is None else bytes(block[address : address + size])

    def write(self, space: str, lane: int, address: int, data: bytes) -> None:
        """Put bytes at an address of a space."""
        block, address = self._place(space, lane, address, len(data), is_write=True)
        if block is None:
            ctypes.memmove(address, data, len(data))
        else:
            block[address : address + len(data)] = data

    def _place(self, space: str, lane: int, address: int, size: int, *, is_write: bool) -> tuple[bytearray | None, int]:
        """The block and the offset in it; without a block the host's address."""
        if space == Space.FLAT:
            space = self._windows.get(address >> 32, Space.GLOBAL)
            if space != Space.GLOBAL:
                address &= 0xFFFFFFFF
        if space == Space.GLOBAL:
            if self._host.holds(address, size, is_write=is_write):
                return None, address
        else:
            block = self._lds if space == Space.LDS else self._scratch[lane]
            if address + size <= len(block):
                return block, address
        raise AccessError(space, lane, address, size, is_write=is_write, why="is not its own")
