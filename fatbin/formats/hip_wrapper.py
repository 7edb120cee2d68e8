"""Registration wrappers: the 24 bytes in a host binary that point at a fat binary, one for each ``__hip*Register*``.

HIP, kpack'd HIP and CUDA share the layout and differ in magic, in section, and in what ``reserved`` means.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from ..records import NamedTuple, dataclass
from ..source import Source

KIND = "wrapper"
WRAPPER = struct.Struct("<IIQQ")
"""Magic, version, pointer to the fat binary, and what is reserved."""
WRAPPER_SIZE = WRAPPER.size
POINTER_AT = 8
"""Where in a wrapper the pointer to the fat binary is, and so where its relocation applies."""

MAGICS = {0x48495046: "HIPF", 0x4B504948: "HIPK", 0x466243B1: "CUDA"}
HIP, VERSION = ("HIPF", "HIPK"), 1
"""The magics that HIP's runtime takes, and the only version."""
OF_HIP = (".hipFatBinSegment", ".hipFatB")
SECTIONS = (*OF_HIP, ".nvFatBinSegment", ".nvFatBi")
"""Where wrappers are; PE files cut names after eight characters."""


@dataclass(frozen=True)
class Wrapper:
    """A wrapper at ``offset`` of its file; ``pointer`` is what stands in the file before relocation."""

    magic: str
    version: int
    pointer: int
    reserved: int
    offset: int


class Wrappers(NamedTuple):
    """What a wrapper section holds. ``unknown`` is where the first thing is that has no magic of a wrapper."""

    wrappers: list[Wrapper]
    unknown: int | None


def read_all(section: Source) -> Wrappers:
    """Every wrapper in a wrapper section; between them linkers may leave zeros."""
    rows = list(_rows(section))
    unknown = next((row for row in rows if isinstance(row, int)), None)
    if not rows and (start := section.skip_zeros()) < section.size:
        unknown = start  # it is too small for a wrapper
    return Wrappers([row for row in rows if isinstance(row, Wrapper)], unknown)


def _rows(section: Source) -> Iterator[Wrapper | int]:
    """The wrappers, and the place of whatever else is there, every eight bytes."""
    at = section.skip_zeros()
    while at + WRAPPER_SIZE <= section.size:
        magic, version, pointer, reserved = WRAPPER.unpack(section.read(at, WRAPPER_SIZE))
        if magic in MAGICS:
            yield Wrapper(MAGICS[magic], version, pointer, reserved, section.origin + at)
            at = section.skip_zeros(at + WRAPPER_SIZE)
            continue
        # Wrappers are 8-byte aligned; an unknown magic is skipped, not the wrappers after it.
        yield at
        at = section.skip_zeros(at + 8)
