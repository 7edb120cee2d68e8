"""Reads this process's memory at untrusted addresses, without faults where nothing is mapped.

What is copied is copied by the system: another thread may close the library that it is in at any time.
"""

from __future__ import annotations

import ctypes
import errno
import os
import threading
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..fatbin.errors import FormatError, MissingError
from ..fatbin.fork import renew
from ..fatbin.records import NamedTuple
from ..fatbin.source import LARGEST_INFLATED, Source

MAPS = Path("/proc/self/maps")
LONGEST_TEXT = 64 << 10
"""Names are shorter: mangled ones of templates have some thousands of letters."""
_BLOCK = 64 << 10
"""What is read at once of texts that lie together."""
KIND = "memory"


class Mapping(NamedTuple):
    """Memory that can be read; ``file`` is what is mapped there, empty for what is no file."""

    start: int
    end: int
    is_writable: bool
    file: str


class ProcessMemory:
    """Reads and writes where ``/proc/self/maps`` says that it can; it is read again where an address is new."""

    def __init__(self) -> None:
        self._mappings: list[Mapping] = []
        self._lock = threading.Lock()
        renew(self, "_lock")
        self._readv = _readv()
        self._of_thread = threading.local()

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Have this thread look once at what is mapped, and once at texts that lie together, until the block ends."""
        if self.is_at_once:
            yield
            return
        self.refresh()
        self._of_thread.blocks = {}
        try:
            yield
        finally:
            del self._of_thread.blocks

    @property
    def is_at_once(self) -> bool:
        """Whether this thread is in :meth:`at_once`."""
        return hasattr(self._of_thread, "blocks")

    def refresh(self) -> None:
        """Forget what was mapped: libraries come and go."""
        with self._lock:
            self._mappings = []

    def mapping(self, address: int, *, is_new: bool = False) -> Mapping | None:
        """The mapping that ``address`` is in; None where nothing can be read. A list that ``is_new`` is not read again."""
        with self._lock:
            found = self._find(address)
            if found is None and not (is_new and self._mappings):
                self._mappings = _read_maps()
                found = self._find(address)
            return found

    def room(self, address: int, *, writable: bool = False, enough: int | None = None) -> int:
        """How many bytes from ``address`` can be read, or written, through mappings that follow one another.

        Who has ``enough`` need not know of more: what is not mapped is looked for in the whole list once more.
        """
        end, is_new = address, not self._mappings
        while (enough is None or end - address < enough) and (found := self.mapping(end, is_new=is_new)) is not None:
            if writable and not found.is_writable:
                break
            end = found.end
        return end - address

    def read(self, address: int, size: int, what: str) -> bytes:
        """``size`` bytes. Raises :class:`FormatError` where they are not all there; ``what`` is what they are."""
        self._check(address, size, what, writable=False)
        return self._copy(address, size, what)

    def write(self, address: int, data: bytes, what: str) -> None:
        """Put ``data`` at an address."""
        self._check(address, len(data), what, writable=True)
        ctypes.memmove(address, data, len(data))

    def text(self, address: int, what: str) -> str:
        """The text that ends with a zero byte."""
        if self.is_at_once and (found := self._from_block(address, what)) is not None:
            return found
        data, step = b"", 256
        while (room := self.room(address + len(data), enough=1)) and len(data) < LONGEST_TEXT:
            data += self._copy(address + len(data), min(step, room, LONGEST_TEXT - len(data)), what)
            if (end := data.find(b"\0")) >= 0:
                return data[:end].decode(errors="replace")
            step *= 4
        raise _error(address, what, "the text does not end" if data else f"no text is at {address:#x}")

    def _from_block(self, address: int, what: str) -> str | None:
        """A text that ends in the block that it begins in; others are read by themselves."""
        number = address // _BLOCK
        start, data = self._of_thread.blocks.get(number, (0, b""))
        if not start <= address < start + len(data):
            found = self.mapping(address)
            if found is None:
                return None
            start = max(found.start, number * _BLOCK)
            data = self._copy(start, min(found.end, (number + 1) * _BLOCK) - start, what)
            self._of_thread.blocks[number] = start, data
        end = data.find(b"\0", address - start)
        return None if end < 0 else data[address - start : end].decode(errors="replace")

    def window(self, address: int, what: str) -> Source:
        """All that can be read from ``address`` on, not copied: formats know themselves where they end.

        It is there as long as what is mapped there. What is mapped is looked at anew: it may have become less.
        """
        if not self.is_at_once:
            self.refresh()
        room = min(self.room(address), LARGEST_INFLATED)
        if not room:
            raise _error(address, what, f"nothing that can be read is at {address:#x}")
        return Source(_Window(address, room), room, name=f"{what} at {address:#x}")

    def _check(self, address: int, size: int, what: str, *, writable: bool) -> None:
        room = self.room(address, writable=writable, enough=size)
        if size > room:
            how = "written" if writable else "read"
            raise _error(address, what, f"{size} bytes at {address:#x}, where {room} can be {how}")

    def _copy(self, address: int, size: int, what: str) -> bytes:
        """Bytes that were mapped at the time of the look."""
        if self._readv is None:
            return ctypes.string_at(address, size)
        data = ctypes.create_string_buffer(size)
        here, there = _Span(ctypes.addressof(data), size), _Span(address, size)
        count = self._readv(os.getpid(), ctypes.byref(here), 1, ctypes.byref(there), 1, 0)
        if count < 0 and ctypes.get_errno() != errno.EFAULT:  # a process may be kept from such calls
            return ctypes.string_at(address, size)
        if count < size:
            self.refresh()
            raise _error(address, what, f"{size} bytes at {address:#x} went away while they were read")
        return data.raw

    def _find(self, address: int) -> Mapping | None:
        place = bisect_right(self._mappings, address, key=lambda mapping: mapping.start) - 1
        if place >= 0 and address < self._mappings[place].end:
            return self._mappings[place]
        return None


class _Window:
    """What a source reads through."""

    def __init__(self, address: int, size: int) -> None:
        self._array = (ctypes.c_ubyte * size).from_address(address)

    def view(self, start: int, end: int) -> memoryview:
        """The memory itself."""
        return memoryview(self._array).cast("B").toreadonly()[start:end]

    def read(self, start: int, end: int) -> bytes:
        """What is there now."""
        return bytes(self.view(start, end))


class _Span(ctypes.Structure):
    """struct iovec."""

    _fields_ = (("address", ctypes.c_void_p), ("size", ctypes.c_size_t))


def _readv() -> Any:
    """What copies memory and says where there is none; None where the system has no such function."""
    function = getattr(ctypes.CDLL(None, use_errno=True), "process_vm_readv", None)
    if function is not None:
        pointer, count = ctypes.POINTER(_Span), ctypes.c_ulong
        function.argtypes, function.restype = [ctypes.c_int, pointer, count, pointer, count, count], ctypes.c_ssize_t
    return function


def _read_maps() -> list[Mapping]:
    try:
        lines = os.fsdecode(MAPS.read_bytes()).splitlines()
    except OSError as error:
        raise MissingError(f"{MAPS}: {error.strerror}: what is at an address cannot be known without it") from error
    found = []
    for line in lines:
        span, access, *rest = line.split(maxsplit=5)
        start, end = (int(part, 16) for part in span.split("-"))
        # What the kernel shows of itself can be read by some instructions only.
        if access.startswith("r") and not (rest[3:] and rest[3].startswith(("[vvar", "[vsyscall"))):
            found.append(Mapping(start, end, access[1] == "w", rest[3] if rest[3:] and rest[3].startswith("/") else ""))
    return found


def _error(address: int, what: str, message: str) -> FormatError:
    return FormatError(message, source="this process", offset=address, container=KIND, field=what, rule="bounds")
