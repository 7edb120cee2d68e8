"""The two ranges of addresses through which flat instructions reach LDS and scratch memory.

Each is 4 GiB of address space that nobody else can get, because it is reserved and never used: an address whose upper
half is that of an aperture is an offset in the workgroup's LDS, or in the lane's own scratch memory.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...errors import OutOfMemoryError
from ...memory.pages import reserve
from ...process import once

SIZE = 1 << 32
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
    try:
        first = -(-reserve(3 * SIZE, _FAR_AWAY) // SIZE)
    except OSError as error:
        raise OutOfMemoryError(f"{3 * SIZE >> 30} GiB of addresses cannot be reserved: {error}") from error
    return Apertures(shared=first, private=first + 1)
