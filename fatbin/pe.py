"""Host PE images and COFF objects, read with LIEF: their sections, and the targets of pointers in them."""

from __future__ import annotations

import functools
import io
import warnings
from typing import Any

from .hostfile import HostFile, Section
from .source import Source

KIND = "pe"
MAGIC = b"MZ"
COFF_MACHINES = (b"\x64\x86", b"\x64\xaa")
"""How a COFF object for x86-64 or arm64 begins: it has no magic of its own."""
LARGEST = 2 << 30
"""LIEF reads a PE file into memory; a larger one is refused."""
_ADDRESS_RELOCATIONS = ("ADDR64",)


def open_pe(source: Source) -> HostFile:
    """``source`` as a PE image or a COFF object."""
    if source.size > LARGEST:
        message = f"{source.size} bytes; PE files above {LARGEST} are not read"
        raise source.error(message, container=KIND, field="size", rule="size-limit")
    lief = _lief()
    is_image = source.read(0, 2) == MAGIC
    library: Any = lief.PE if is_image else lief.COFF
    try:
        # As a stream: LIEF takes plain bytes for a path.
        parsed = library.parse(io.BytesIO(source.view()))
        if parsed is not None:
            return PeImage(parsed, source) if is_image else CoffObject(parsed, source)
    except Exception as error:  # whatever LIEF lets out of a damaged header, SystemError among it
        message = f"its headers cannot be read: {error}"
        raise source.error(message, container=KIND, field="header", rule="pe") from error
    raise source.error("its headers cannot be read", container=KIND, field="header", rule="pe")


@functools.cache
def _lief() -> Any:
    """LIEF, which is not to write of damaged files itself."""
    import lief

    lief.logging.disable()
    # It warns of relocations of a type that it has no name for.
    warnings.filterwarnings("ignore", r"\d+ is not a valid ", RuntimeWarning)
    return lief


class PeImage(HostFile):
    """An executable or DLL; its pointers hold addresses as if it were loaded at its preferred base."""

    format = KIND
    is_object = False

    def __init__(self, parsed: Any, source: Source) -> None:
        self.source, self.damage = source, []
        self._base = int(parsed.optional_header.imagebase)
        self.sections = [_section(s, source, s.virtual_address) for s in parsed.sections]

    def pointer(self, section: Section, at: int) -> int | None:
        """The file offset of the address that stands at ``at``."""
        stored = int.from_bytes(section.source.view(at, 8), "little") if section.source else 0
        address = stored - self._base
        for home in self.sections:
            if home.source and home.address <= address < home.address + home.source.size:
                return home.source.origin + address - home.address
        return None


class CoffObject(HostFile):
    """A relocatable object; its pointers are relocations against symbols."""

    format = "coff"
    is_object = True

    def __init__(self, parsed: Any, source: Source) -> None:
        self.source, self.damage = source, []
        self.sections = []
        self._pointers: dict[tuple[int, int], tuple[int, int]] = {}
        # Everything is copied out now: LIEF's objects do not outlive the file they belong to.
        starts = {s.offset: index for index, s in enumerate(parsed.sections)}
        for index, section in enumerate(parsed.sections):
            self.sections.append(_section(section, source, 0))
            for relocation in section.relocations:
                symbol = relocation.symbol
                home = symbol.section if symbol else None
                kind = getattr(relocation.type, "name", "")  # a number where LIEF has no name for it
                if home is not None and kind.endswith(_ADDRESS_RELOCATIONS):
                    self._pointers[index, relocation.address] = (starts.get(home.offset, -1), symbol.value)

    def pointer(self, section: Section, at: int) -> int | None:
        """The file offset of the symbol that the relocation at ``at`` names, if it is in this object."""
        home, value = self._pointers.get((self.sections.index(section), at), (-1, 0))
        target = self.sections[home].source if home >= 0 else None
        stored = int.from_bytes(section.source.view(at, 8), "little") if section.source else 0
        return target.origin + value + stored if target else None


def _section(parsed: Any, source: Source, address: int) -> Section:
    name = parsed.coff_string.string if getattr(parsed, "coff_string", None) else parsed.name
    offset, size = parsed.pointerto_raw_data, parsed.sizeof_raw_data
    start = min(offset, source.size)
    held = source.sub(start, min(size, source.size - start)) if offset else None
    return Section(str(name), address, size, held, offset)
