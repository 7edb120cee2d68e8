"""Host ELF files, read with pyelftools: their sections, and the targets of pointers in them."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any

from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile

from .cached import cached_property
from .elf_names import NamedOnceElf
from .errors import FormatError
from .hostfile import HostFile, Section
from .records import dataclass
from .source import Source, SourceStream

KIND = "elf"
MAGIC = b"\x7fELF"
_NOBITS, _RELA, _ALLOC = "SHT_NOBITS", "SHT_RELA", 2

_PT_LOAD, _WIDE, _MOST_SEGMENTS = 1, 64, 256
_PLACES = ((1, 2, 4), (2, 3, 5))
"""Where in a program header of 32 and of 64 bits the offset, the address and the size in the file are."""


@dataclass(frozen=True)
class Relocations:
    """Which relocation types of a machine store a base-relative address, and which a symbol's."""

    relative: int
    absolute: int


RELOCATIONS = {
    "EM_X86_64": Relocations(relative=8, absolute=1),
    "EM_AARCH64": Relocations(relative=1027, absolute=257),
    "EM_PPC64": Relocations(relative=22, absolute=38),
    "EM_RISCV": Relocations(relative=3, absolute=2),
}


class ElfFile(HostFile):
    """A host ELF: executable, shared object or relocatable."""

    format = KIND

    def __init__(self, source: Source) -> None:
        self.source = source
        self._stream = source.stream()
        self._elf = _opened(self._stream, source)
        self.is_object = self._elf["e_type"] == "ET_REL"
        self._by_number: dict[int, tuple[Any, Section]] = {}
        self._relocated: dict[Section, dict[int, tuple[int, int]]] = {}
        self._symbols = 0
        self.sections, self.damage = [], []
        self._read_sections()
        if not self.sections:
            self._read_segments()

    def _read_sections(self) -> None:
        """Every section whose header can be read; the others are damage."""
        elf, source = self._elf, self.source
        room = max(0, source.size - elf["e_shoff"]) // max(1, elf["e_shentsize"])
        try:
            count = elf.num_sections()
            if count > room:
                message = f"{count} section headers do not fit in {source.size} bytes"
                self.damage.append(source.error(message, container=KIND, field="e_shnum", rule="elf"))
        except LEAKS as error:
            count = 0
            self.damage.append(self._broken("section headers", error))
        for number in range(min(count, room)):
            try:
                header = elf.get_section(number)
                section = _section(header, source)
                self.sections.append(section)
                self._by_number[number] = (header, section)
            except LEAKS as error:
                self.damage.append(self._broken(f"section header {number}", error))

    def _read_segments(self) -> None:
        try:
            self.sections = [_segment(segment, self.source) for segment in self._elf.iter_segments("PT_LOAD")]
        except LEAKS as error:
            self.damage.append(self._broken("program headers", error))

    def _broken(self, field: str, error: Exception) -> FormatError:
        """What pyelftools said, as an error of ours; what is no fault of the file's headers is raised."""
        found = _broken(self._stream, self.source, field, error)
        if found is self._stream.failed:
            raise found from error
        return found

    @property
    def elf(self) -> ELFFile:
        """The file as pyelftools sees it."""
        return self._elf

    def is_loaded(self, section: Section) -> bool:
        """Whether a segment that is loaded has the section's bytes at its address, as far as there are headers that tell."""
        start, end = section.offset, section.offset + section.size
        return (
            self.is_object
            or not self._loads
            or any(
                offset <= start and end <= offset + size and section.address - address == start - offset
                for offset, address, size in self._loads
            )
        )

    @cached_property
    def _loads(self) -> list[tuple[int, int, int]] | None:
        """Offset, address and size in the file of the segments that are loaded; None where there are more than linkers make."""
        elf = self._elf
        layout = struct.Struct(("<" if elf.little_endian else ">") + ("IIQQQQQQ" if elf.elfclass == _WIDE else "8I"))
        offset, address, size = _PLACES[elf.elfclass == _WIDE]
        if elf["e_phnum"] > _MOST_SEGMENTS or elf["e_phentsize"] != layout.size:
            return None
        table = self.source.read(min(elf["e_phoff"], self.source.size), elf["e_phnum"] * layout.size)
        rows = layout.iter_unpack(table[: len(table) // layout.size * layout.size])
        return [(row[offset], row[address], row[size]) for row in rows if row[0] == _PT_LOAD]

    def pointer(self, section: Section, at: int) -> int | None:
        """The file offset that the pointer at ``at`` of ``section`` leads to, after relocation."""
        relocation = self._relocation(section, at)
        if relocation is None:
            stored = int.from_bytes(section.source.view(at, 8), "little") if section.source else 0
            return None if self.is_object else self._offset_of(stored)
        info, addend = relocation
        types = RELOCATIONS.get(self._elf["e_machine"])
        if types and info & 0xFFFFFFFF == types.relative:
            return self._offset_of(addend)
        if types and info & 0xFFFFFFFF == types.absolute:
            return self._symbol_offset(info >> 32, addend)
        return None

    def _relocation(self, section: Section, at: int) -> tuple[int, int] | None:
        where = at if self.is_object else section.address + at
        return self._relocations_of(section).get(where)

    def _relocations_of(self, section: Section) -> dict[int, tuple[int, int]]:
        """The relocations inside ``section`` by their place. A library has millions, a wrapper section a few."""
        if section not in self._relocated:
            low = 0 if self.is_object else section.address
            found = {}
            for table in self._relocation_tables(section):
                # struct, not pyelftools: its objects cost minutes on a large library.
                usable = table[: len(table) // 24 * 24]
                for place, info, addend in struct.iter_unpack("<QQq", usable):
                    if low <= place < low + section.size:
                        found[place] = (info, addend)
            self._relocated[section] = found
        return self._relocated[section]

    def _relocation_tables(self, section: Section) -> Iterator[memoryview]:
        number = next((number for number, (_, known) in self._by_number.items() if known is section), None)
        for header, table in self._by_number.values():
            mine = header["sh_info"] == number or not self.is_object
            if header["sh_type"] == _RELA and mine and table.source:
                self._symbols = header["sh_link"]
                yield table.source.view()

    def _symbol_offset(self, number: int, addend: int) -> int | None:
        try:
            symbol = self._elf.get_section(self._symbols).get_symbol(number)
            home, value = symbol["st_shndx"], symbol["st_value"]
        except LEAKS as error:
            self._broken("symbol", error)
            return None
        if home not in self._by_number:
            return None
        if not self.is_object:
            return self._offset_of(value + addend)
        source = self._by_number[home][1].source
        return source.origin + value + addend if source and value + addend < source.size else None

    def _offset_of(self, address: int) -> int | None:
        for section in self.sections:
            if section.source and section.address and section.address <= address < section.address + section.size:
                return section.source.origin + address - section.address
        return None


LEAKS = (
    ELFError,
    ValueError,
    LookupError,
    AssertionError,
    OverflowError,
    AttributeError,
    TypeError,
    struct.error,
)
"""What pyelftools lets out when a header is damaged."""


def open_elf(source: Source) -> ELFFile:
    """``source`` through pyelftools, whose errors become ours."""
    return _opened(source.stream(), source)


def _opened(stream: SourceStream, source: Source) -> ELFFile:
    try:
        return NamedOnceElf(stream, source)
    except LEAKS as error:
        raise _broken(stream, source, "header", error) from error


def _broken(stream: SourceStream, source: Source, field: str, error: Exception) -> FormatError:
    if stream.failed is not None:
        return stream.failed
    reason = str(error).rpartition("\n")[2] or type(error).__name__
    return source.error(f"cannot be read: {reason}", container=KIND, field=field, rule="elf")


def _section(header: Any, source: Source) -> Section:
    offset, size = header["sh_offset"], header["sh_size"]
    held = None
    if header["sh_type"] != _NOBITS:
        start = min(offset, source.size)
        held = source.sub(start, min(size, source.size - start))
    address = header["sh_addr"] if header["sh_flags"] & _ALLOC else 0
    return Section(header.name, address, size, held, offset)


def _segment(header: Any, source: Source) -> Section:
    """A file stripped of section headers still has its segments to look through."""
    start = min(header["p_offset"], source.size)
    held = source.sub(start, min(header["p_filesz"], source.size - start))
    return Section("", header["p_vaddr"], held.size, held, header["p_offset"])
