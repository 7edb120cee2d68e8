"""Pages from the operating system that can become shared with other processes at their address."""

from __future__ import annotations

import ctypes
import mmap
import os
import sys
from contextlib import suppress
from functools import lru_cache
from typing import Any

from ...fatbin.errors import MissingError
from ...fatbin.schema import align_up

PAGE = mmap.PAGESIZE
HUGE_FROM = 4 << 20
"""Blocks from this size on ask for huge pages."""
_FAILED = ctypes.c_void_p(-1).value
_READ_WRITE, _NO_ACCESS = 3, 0
_SHARED, _PRIVATE, _FIXED = 1, 2, 0x10
_ASYNC, _DONT_NEED = 1, 4
_ANONYMOUS = getattr(mmap, "MAP_ANONYMOUS", 0)
_NO_RESERVE = getattr(mmap, "MAP_NORESERVE", 0x4000 if sys.platform == "linux" else 0)
_OWN: dict[str, Any] = {"flags": _PRIVATE | _ANONYMOUS} if _ANONYMOUS else {}
"""What makes pages a process's own; on Windows nothing needs to be said."""


class Pages:
    """Whole pages, zero at first, given back with the last reference."""

    def __init__(self, size: int) -> None:
        self.size = whole(size)
        self._map = mmap.mmap(-1, self.size, **_OWN)
        if self.size >= HUGE_FROM and hasattr(mmap, "MADV_HUGEPAGE"):
            with suppress(OSError):  # a system without them
                self._map.madvise(mmap.MADV_HUGEPAGE)
        self.view = memoryview(self._map)
        """What is in them."""
        self._first = ctypes.c_char.from_buffer(self._map)
        self.address = ctypes.addressof(self._first)
        self.file: int | None = None

    def share(self) -> int:
        """Move what is in them to a file of memory, which replaces them where they are; its descriptor.

        No thread may write to them meanwhile.
        """
        if self.file is None:
            file = memory_file(self.size)
            os.pwrite(file, ctypes.string_at(self.address, self.size), 0)
            place(self.address, self.size, file, 0)
            self.file = file
        return self.file

    def __del__(self) -> None:
        if getattr(self, "file", None) is not None:
            os.close(self.file)  # type: ignore[arg-type]


def is_mapped(address: int, size: int) -> bool:
    """Whether the process has memory everywhere from an address on; where the system cannot be asked, it is believed."""
    if sys.platform != "linux":
        return True
    begin = address // PAGE * PAGE
    # On Linux this looks at what is mapped, and does nothing.
    answer: int = _libc().msync(ctypes.c_void_p(begin), ctypes.c_size_t(address + size - begin), _ASYNC)
    return answer == 0


def whole(size: int) -> int:
    """A size in whole pages."""
    return align_up(size, PAGE)


def memory_file(size: int) -> int:
    """A file that is only memory; its descriptor."""
    if not hasattr(os, "memfd_create"):
        raise MissingError("memory of several processes needs Linux (memfd_create)")
    file = os.memfd_create("hipkit")
    try:
        os.ftruncate(file, size)
    except OSError:
        os.close(file)
        raise
    return file


def reserve(size: int, address: int = 0, *, is_writable: bool = False) -> int:
    """Addresses that nothing is at: whoever uses them faults. ``address`` is where they should be, if that is free.

    With ``is_writable`` there are zeros, which take memory where something else is written.
    """
    access = _READ_WRITE if is_writable else _NO_ACCESS
    return _mmap(address, size, access, _PRIVATE | _ANONYMOUS | _NO_RESERVE, -1, 0)


def vacate(address: int, size: int) -> None:
    """Replace a mapping by reserved addresses with no memory."""
    _mmap(address, size, _NO_ACCESS, _PRIVATE | _ANONYMOUS | _NO_RESERVE | _FIXED, -1, 0)


def place(address: int, size: int, file: int, offset: int) -> None:
    """Put a part of a file of memory at an address, instead of what is there."""
    _mmap(address, size, _READ_WRITE, _SHARED | _FIXED, file, offset)


def give_back(address: int, size: int) -> None:
    """Unmap addresses."""
    _libc().munmap(ctypes.c_void_p(address), ctypes.c_size_t(size))


def clear(address: int, size: int) -> None:
    """Give back the memory at addresses of the process's own, where there are zeros again."""
    _libc().madvise(ctypes.c_void_p(address), ctypes.c_size_t(size), _DONT_NEED)


def map_file(size: int, file: int, offset: int = 0) -> int:
    """Put a part of a file of memory at some address."""
    return _mmap(0, size, _READ_WRITE, _SHARED, file, offset)


def _mmap(address: int, size: int, access: int, flags: int, file: int, offset: int) -> int:
    if not _ANONYMOUS:
        raise MissingError("kernels need a system with mmap: Linux, which Windows has in WSL")
    found = _libc().mmap(
        ctypes.c_void_p(address or None), ctypes.c_size_t(size), access, flags, file, ctypes.c_long(offset)
    )
    if found in (None, _FAILED):
        raise OSError(ctypes.get_errno(), f"mapping {size} bytes of memory: {os.strerror(ctypes.get_errno())}")
    return int(found)


@lru_cache(maxsize=1)
def _libc() -> Any:
    library = ctypes.CDLL(None, use_errno=True)
    library.mmap.restype = ctypes.c_void_p
    return library
