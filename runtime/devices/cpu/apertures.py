"""The two ranges of addresses through which flat instructions reach LDS and scratch memory.

Each is 4 GiB of address space that nobody else can get, because it is reserved and never used: an address whose upper
half is that of an aperture is an offset in the workgroup's LDS, or in the lane's own scratch memory.
"""

from __future__ import annotations

import ctypes
import mmap
from dataclasses import dataclass

from ...errors import OutOfMemoryError
from ...once import once

SIZE = 1 << 32
_PROTECT_NOTHING, _WITHOUT_BACKING = 0, 0x4000
_FAR_AWAY = 0x2000_0000_0000
"""Where to look first: a hole among the host's other mappings would drive compiled code too far apart for its jumps."""


@dataclass(frozen=True, slots=True)
class Apertures:
    """The upper halves of the addresses: what src_shared_base and src_private_base hold."""

    shared: int
    private: int


@once
def apertures() -> Apertures:
    """The apertures of this process."""
    first = -(-_reserved(3 * SIZE) // SIZE)
    return Apertures(shared=first, private=first + 1)


def _reserved(size: int) -> int:
    """The address of so many bytes that cannot be used."""
    library = ctypes.CDLL(None, use_errno=True)
    library.mmap.restype = ctypes.c_void_p
    library.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _WITHOUT_BACKING
    found = library.mmap(_FAR_AWAY, size, _PROTECT_NOTHING, flags, -1, 0)
    if found in (None, ctypes.c_void_p(-1).value):
        raise OutOfMemoryError(f"{size >> 30} GiB of addresses cannot be reserved (errno {ctypes.get_errno()})")
    return int(found)
