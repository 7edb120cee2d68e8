"""Memory for the workgroups that a worker has started: waves, LDS, scratch."""

from __future__ import annotations

import ctypes
import mmap
import weakref
from functools import cache
from typing import Any

from ....fatbin.schema import align_up
from ...errors import OutOfMemoryError
from .apertures import apertures
from .structures import Group

GIB4 = 1 << 32
CELL, DWORD, LINE = 16, 4, 64
"""Bytes of shadow memory for those of a dword, or of a line of global memory, where launches are checked."""
_NOTHING, _READ_WRITE, _WITHOUT_BACKING = 0, 3, 0x4000
_DONT_NEED, _HUGE_PAGES = 4, 14


@cache
def _libc() -> Any:
    library = ctypes.CDLL(None, use_errno=True)
    library.mmap.restype = ctypes.c_void_p
    library.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    library.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    library.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
    library.madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    return library


def reserve(size: int, protection: int) -> int:
    """Reserve addresses; they take no memory until they are written to."""
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _WITHOUT_BACKING
    found = _libc().mmap(None, size, protection, flags, -1, 0)
    if found in (None, ctypes.c_void_p(-1).value):
        raise OutOfMemoryError(f"{size >> 20} MiB of addresses cannot be reserved (errno {ctypes.get_errno()})")
    return int(found)


def drop(address: int, size: int) -> None:
    """Give back the memory at reserved addresses, which read as zeros again."""
    _libc().madvise(address, size, _DONT_NEED)


def prefer_huge_pages(address: int, size: int) -> None:
    """Ask for fewer page faults; where the kernel has no huge pages, nothing happens."""
    _libc().madvise(address, size, _HUGE_PAGES)


def release(address: int, size: int) -> None:
    """Unmap reserved addresses."""
    _libc().munmap(address, size)


class Slots:
    """The slots of one worker. LDS of each starts at a multiple of 4 GiB: an offset is the lower half of a flat address."""

    def __init__(self, count: int, group_bytes: int, lds: int, scratch: int, *, is_checked: bool = False) -> None:
        page = mmap.PAGESIZE
        self._memory_each = align_up(group_bytes, page) + page
        self._scratch_each = align_up(scratch, page)
        self._lds = align_up(lds, page)
        self._shadow_each = align_up(lds, page) * CELL // DWORD if is_checked else 0
        self.bytes = 0
        """The most memory that all slots may use."""
        self._pieces: list[tuple[int, int]] = []
        self._end = weakref.finalize(self, _release_all, self._pieces)
        self._end.atexit = False  # a kernel may still run; the memory goes with the process
        self._shadows: list[tuple[int, int]] = []
        self.groups: Any = (Group * 0)()
        self.grow(count)

    @property
    def count(self) -> int:
        """The number of slots."""
        return len(self.groups)

    def grow(self, count: int) -> None:
        """Grow to ``count`` slots. Present slots keep their contents, but :attr:`groups` is a new array."""
        before, more = self.count, count - self.count
        groups = (Group * count)()
        ctypes.memmove(groups, self.groups, ctypes.sizeof(self.groups))
        memory = self._reserve(self._memory_each * more, _READ_WRITE)
        stacks = self._reserve(self._scratch_each * more, _READ_WRITE) if self._scratch_each else 0
        shadows = self._reserve(self._shadow_each * more, _READ_WRITE) if self._shadow_each else 0
        if shadows:
            self._shadows.append((shadows, self._shadow_each * more))
        windows = align_up(self._reserve(GIB4 * (more + 1), _NOTHING), GIB4) if self._lds else 0
        self.bytes += (self._memory_each + self._scratch_each + self._lds + self._shadow_each) * more
        for n in range(more):
            group = groups[before + n]
            group.memory = memory + n * self._memory_each
            group.lds = windows + n * GIB4 if self._lds else apertures().shared * GIB4
            group.scratch = stacks + n * self._scratch_each
            group.lds_shadow = shadows + n * self._shadow_each
            if self._lds and _libc().mprotect(group.lds, self._lds, _READ_WRITE):
                raise OutOfMemoryError(f"{self._lds} bytes of LDS cannot be had (errno {ctypes.get_errno()})")
        self.groups = groups

    def _reserve(self, size: int, protection: int) -> int:
        found = reserve(size, protection)
        self._pieces.append((found, size))
        return found

    def forget(self) -> None:
        """Clear the shadow memory of LDS: what an earlier launch did happened before."""
        for start, size in self._shadows:
            drop(start, size)

    @property
    def lds(self) -> list[tuple[int, int]]:
        """Address and size of each group's LDS."""
        return [(group.lds, self._lds) for group in self.groups] if self._lds else []

    @property
    def scratch(self) -> list[tuple[int, int]]:
        """Address and size of the scratch memory of each group's lanes."""
        return [(group.scratch, self._scratch_each) for group in self.groups] if self._scratch_each else []

    def close(self) -> None:
        """Give the memory back."""
        self._end()


def _release_all(pieces: list[tuple[int, int]]) -> None:
    for address, size in pieces:
        release(address, size)
