"""The apertures: two address ranges through which flat instructions access LDS and scratch memory.

Each is 4 GiB of reserved address space without memory. The lower half of an address in one is an offset in the workgroup's
LDS, or in the scratch memory of the lane.
"""

from __future__ import annotations

from ....fatbin.records import dataclass
from ...errors import OutOfMemoryError
from ...memory.pages import reserve
from ...process import once

SIZE = 1 << 32
_FAR_AWAY = 0x2000_0000_0000
"""A hint far from the host's mappings: a hole among those would push compiled code out of the range of its jumps."""


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
