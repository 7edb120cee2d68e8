"""The memory of waves in the interpreter: global memory, LDS and scratch, with a check of every access."""

from __future__ import annotations

import threading
from bisect import bisect_right
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from .....fatbin.fork import hold
from .....fatbin.schema import align_up
from .....loader.image import LoadedImage
from ....isa.builder import PRIVATE, Space
from ....memory import transfer
from ....memory.allocation import CodeSpan
from ...access import READS, UPDATES, WRITES, AccessError
from ...surroundings import Span, Surroundings
from ..apertures import apertures

_updating = hold(threading.Lock())
"""Held while what is in memory is replaced by what is made of it: other launches do so in other threads."""

Spans = Iterable[Any]
"""Pairs of start and end; a table of them is one too."""


class LiveMemory(Protocol):
    """The interface of device memory that engines need."""

    def table(self) -> Spans:
        """The current allocations, sorted; the same object as long as nothing changes."""

    def read_only_spans(self) -> list[Span]:
        """The spans of it that kernels may not write to."""

    def code(self) -> list[CodeSpan]:
        """The spans of code among those."""

    def own_code(self) -> list[CodeSpan]:
        """Those that the device has loaded itself."""


class GlobalMemory:
    """The live allocations, and the other spans that a dispatch may read."""

    def __init__(self, memory: LiveMemory, readable: Spans, granule: int = 0, *, drops_past_lds: bool = False) -> None:
        self._memory, self.granule, self.drops_past_lds = memory, granule, drops_past_lds
        self.overrun: AccessError | None = None
        """The first access past the end of memory that did not stop the kernel."""
        self._readable = _Sorted(readable)
        self._spans: Spans | None = None
        self._allocated = _Sorted(())
        self.code = memory.own_code

    def around(self, image: LoadedImage) -> Surroundings:
        """The facts for the message about a refused access."""
        readable = self._readable.spans
        live, read_only = sorted([*self._now().spans, *readable]), sorted([*self._memory.read_only_spans(), *readable])
        return Surroundings(image, live, read_only, self._memory.code(), readable)

    def _now(self) -> _Sorted:
        """The current allocations, which may change while a kernel runs."""
        spans = self._memory.table()
        if spans is not self._spans:
            self._spans, self._allocated = spans, _Sorted(spans)
        return self._allocated

    def holds(self, address: int, size: int, *, is_write: bool) -> bool:
        """Whether an access is in bounds and allowed."""
        if self._now().holds(address, size):
            return not (
                is_write
                and any(start < address + size and address < end for start, end in self._memory.read_only_spans())
            )
        return not is_write and self._readable.holds(address, size)

    def rest(self, address: int, size: int) -> bytes | None:
        """What a read gets that ends past the end of an allocation; None if it leaves the allocation's granule."""
        for spans in (self._now(), self._readable):
            found = spans.before(address)
            if found is not None and self.granule:
                start, end = found
                if address + size <= start + align_up(end - start, self.granule):
                    return transfer.read(address, max(end - address, 0)) if address < end else b""
        return None


class _Sorted:
    """Pairs of start and end, none of which overlap."""

    def __init__(self, spans: Spans) -> None:
        self.spans = sorted((int(start), int(end)) for start, end in spans)
        self._starts = [start for start, _ in self.spans]

    def holds(self, address: int, size: int) -> bool:
        """Whether one of them contains all the bytes."""
        found = self.before(address)
        return found is not None and address + size <= found[1]

    def before(self, address: int) -> Span | None:
        """The one that begins last at or before an address."""
        at = bisect_right(self._starts, address) - 1
        return self.spans[at] if at >= 0 else None


class LaneMemory:
    """Memory as one wave sees it."""

    def __init__(self, memory: GlobalMemory, lds: bytearray, scratch: list[bytearray]) -> None:
        self._global, self._lds, self._scratch = memory, lds, scratch
        found = apertures()
        self._windows = {found.shared: Space.LDS, found.private: Space.SCRATCH}

    def read(self, space: str, lane: int, address: int, size: int) -> bytes:
        """The bytes at an address of a space."""
        try:
            block, at = self._place(space, lane, address, size, READS)
        except AccessError as error:
            return self._past_the_end(error)
        return transfer.read(at, size) if block is None else bytes(block[at : at + size])

    def write(self, space: str, lane: int, address: int, data: bytes) -> None:
        """Put bytes at an address of a space."""
        try:
            block, at = self._place(space, lane, address, len(data), WRITES)
        except AccessError as error:
            self._ignore(error)
        else:
            self._put(block, at, data)

    def update(self, space: str, lane: int, address: int, size: int, change: Callable[[bytes], bytes]) -> bytes:
        """Replace bytes, holding the lock of all atomic operations; what was there."""
        try:
            block, at = self._place(space, lane, address, size, UPDATES)
        except AccessError as error:
            self._ignore(error)
            return bytes(size)
        with _updating:
            before = transfer.read(at, size) if block is None else bytes(block[at : at + size])
            self._put(block, at, change(before))
        return before

    def _past_the_end(self, refused: AccessError) -> bytes:
        """What a read past the end of memory gets, where that is allowed: what is there, and zeros."""
        at, size, memory = refused.address, refused.size, self._global
        if not memory.granule:
            raise refused
        if refused.space == Space.LDS:
            found: bytes | None = bytes(self._lds[at : at + size])
        else:
            found = memory.rest(at, size)
        if found is None:
            raise refused
        memory.overrun = memory.overrun or refused
        return found.ljust(size, b"\0")

    @property
    def lds_kept(self) -> int:
        """How far LDS goes where copies past it are dropped, or else addresses."""
        return len(self._lds) if self._global.drops_past_lds else 1 << 63

    def _ignore(self, refused: AccessError) -> None:
        """Do nothing where a write past the end of LDS is allowed, as hardware does."""
        memory = self._global
        if refused.space != Space.LDS or not memory.drops_past_lds:
            raise refused
        memory.overrun = memory.overrun or refused

    def _put(self, block: bytearray | None, at: int, data: bytes) -> None:
        if block is None:
            transfer.write(at, data)
        else:
            block[at : at + len(data)] = data

    def _place(self, space: str, lane: int, address: int, size: int, does: str) -> tuple[bytearray | None, int]:
        """The block and the offset in it; without a block the address in global memory."""
        found, at = space, address
        if space == Space.FLAT:
            found = self._windows.get(address >> 32, Space.GLOBAL)
            if found != Space.GLOBAL:
                at &= 0xFFFFFFFF
        elif space == Space.BUFFER:
            found, at = (Space.SCRATCH if at & PRIVATE else Space.GLOBAL), at & ~PRIVATE
        if found == Space.GLOBAL:
            if self._global.holds(at, size, is_write=does != READS):
                return None, at
        else:
            block = self._lds if found == Space.LDS else self._scratch[lane]
            if at + size <= len(block):
                return block, at
        raise AccessError(space, lane, address, size, does)
