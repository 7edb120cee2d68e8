"""Memory for the workgroups that a worker has started: waves, LDS, scratch."""

from __future__ import annotations

import ctypes
import mmap
import weakref
from functools import cache
from typing import Any

from ...errors import OutOfMemoryError
from .structures import Group

GIB4 = 1 << 32
_NOTHING, _READ_WRITE, _WITHOUT_BACKING = 0, 3, 0x4000


@cache
def _libc() -> Any:
    library = ctypes.CDLL(None, use_errno=True)
    library.mmap.restype = ctypes.c_void_p
    library.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    library.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    library.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
    return library


def reserve(size: int, protection: int) -> int:
    """Addresses that take no memory until they are written to, if they may be."""
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _WITHOUT_BACKING
    found = _libc().mmap(None, size, protection, flags, -1, 0)
    if found in (None, ctypes.c_void_p(-1).value):
        raise OutOfMemoryError(f"{size >> 20} MiB of addresses cannot be reserved (errno {ctypes.get_errno()})")
    return int(found)


def release(address: int, size: int) -> None:
    """Give addresses back."""
    _libc().munmap(address, size)


class Slots:
    """The slots of one worker. LDS lies where a flat address finds it: its offset is the address's lower half."""

    def __init__(self, count: int, group_bytes: int, lds: int, scratch: int) -> None:
        page = mmap.PAGESIZE
        self.count = count
        self.groups = (Group * count)()
        each = -(-group_bytes // page) * page + page
        each_scratch = -(-scratch // page) * page
        self._pieces: list[tuple[int, int]] = []
        memory = self._reserve(each * count, _READ_WRITE)
        stacks = self._reserve(each_scratch * count, _READ_WRITE) if scratch else 0
        windows = -(-self._reserve(GIB4 * (count + 1), _NOTHING) // GIB4) * GIB4
        for n, group in enumerate(self.groups):
            group.memory = memory + n * each
            group.lds = windows + n * GIB4
            group.scratch = stacks + n * each_scratch
            if lds and _libc().mprotect(group.lds, -(-lds // page) * page, _READ_WRITE):
                raise OutOfMemoryError(f"{lds} bytes of LDS cannot be had (errno {ctypes.get_errno()})")
        self._end = weakref.finalize(self, _release_all, self._pieces)

    def _reserve(self, size: int, protection: int) -> int:
        found = reserve(size, protection)
        self._pieces.append((found, size))
        return found

    def close(self) -> None:
        """Give the memory back."""
        self._end()


def _release_all(pieces: list[tuple[int, int]]) -> None:
    for address, size in pieces:
        release(address, size)
