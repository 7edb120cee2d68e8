"""Device ELF files, of AMD and of NVIDIA: header, sections, segments, symbols, relocations.

Libraries hold thousands of them with hundreds of thousands of symbols, so tables are read with :mod:`struct`, each
when someone asks for it. What is damaged goes to ``on_damage``, and the rest is still there.
"""

from __future__ import annotations

import functools
import itertools
import struct
from collections.abc import Callable, Iterator
from typing import Any

from ..cached import cached_property
from ..errors import OnDamage
from ..records import NamedTuple, dataclass
from ..source import Source

RULE = "code-object"
"""What damage to the ELF of a piece of device code is reported under."""

HEADER = struct.Struct("<4s5B7xHHIQQQIHHHHHH")
SECTION = struct.Struct("<IIQQQQIIQQ")
SEGMENT = struct.Struct("<IIQQQQQQ")
SYMBOL = struct.Struct("<IBBHQQ")
REL, RELA = struct.Struct("<QQ"), struct.Struct("<QQq")

MOST_READ, MOST_NAMED = 8, 16
"""How often all bytes of a file may be read as sections, and all of a string table as names: sound files overlap little,
and hostile ones make every section the whole file and every name all that follows it."""

ET_REL, ET_DYN = 1, 3
SHT_SYMTAB, SHT_RELA, SHT_NOTE, SHT_NOBITS, SHT_REL, SHT_DYNSYM = 2, 4, 7, 8, 9, 11
SHF_WRITE, SHF_ALLOC, SHF_EXEC = 1, 2, 4
PT_LOAD, PT_NOTE = 1, 4
PF_X, PF_W = 1, 2
SHN_UNDEF, SHN_FIRST_RESERVED, SHN_ABS, SHN_COMMON = 0, 0xFF00, 0xFFF1, 0xFFF2
STT_NOTYPE, STT_OBJECT, STT_FUNC, STT_AMDGPU_HSA_KERNEL = 0, 1, 2, 10
STB_LOCAL, STB_GLOBAL, STB_WEAK = 0, 1, 2


@dataclass(frozen=True, slots=True)
class ElfHeader:
    """The fields of the ELF header that say what a piece of device code is."""

    os_abi: int
    abi_version: int
    type: int
    machine: int
    entry: int
    flags: int

    @property
    def is_relocatable(self) -> bool:
        """Whether it still has to be linked."""
        return self.type == ET_REL


class Section(NamedTuple):
    """A section header; ``address`` is 0 for what is not loaded, and for all of a relocatable file."""

    name: str
    type: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    alignment: int
    entry_size: int


class Segment(NamedTuple):
    """A program header."""

    type: int
    flags: int
    offset: int
    address: int
    physical_address: int
    file_size: int
    memory_size: int
    alignment: int

    @property
    def is_loaded(self) -> bool:
        """Whether loaders map it."""
        return self.type == PT_LOAD

    @property
    def is_executable(self) -> bool:
        """Whether code may run in it."""
        return bool(self.flags & PF_X)

    @property
    def is_writable(self) -> bool:
        """Whether kernels may change it."""
        return bool(self.flags & PF_W)


class Symbol(NamedTuple):
    """A symbol; ``value`` is an address, in relocatable files an offset in ``section``, ``other`` is ``st_other``."""

    name: str
    value: int
    size: int
    type: int
    binding: int
    other: int
    section: int

    @property
    def is_defined(self) -> bool:
        """Whether it has a place here."""
        return self.section != SHN_UNDEF


_SYMBOL_OF: Callable[[tuple[Any, ...]], Symbol] = functools.partial(tuple.__new__, Symbol)


class Relocation(NamedTuple):
    """A place that a loader or linker fills in; ``symbol`` is an index, ``section`` that of the table."""

    place: int
    type: int
    symbol: int
    addend: int
    section: int


class Elf64:
    """A little-endian 64-bit ELF. Raises a :class:`~hipkit.FormatError` only where it has no header at all."""

    def __init__(self, source: Source, container: str, on_damage: OnDamage) -> None:
        self.source, self.container, self._on_damage = source, container, on_damage
        head = source.read(0, HEADER.size)
        if len(head) < HEADER.size:
            raise source.error("the file ends inside the ELF header", container=container, field="header", rule=RULE)
        (magic, width, order, _, os_abi, abi_version, type_, machine, _, entry, self._segments_at, self._sections_at,
         flags, _, self._segment_size, self._segment_count, self._section_size, self._section_count, self._names,
         ) = HEADER.unpack(head)  # fmt: skip
        if magic != b"\x7fELF" or width != 2 or order != 1:
            raise source.error("is no little-endian 64-bit ELF", container=container, field="header", rule=RULE)
        self.header = ElfHeader(os_abi, abi_version, type_, machine, entry, flags)
        self._room = MOST_READ * source.size

    def damage(self, message: str, at: int, field: str, rule: str = RULE) -> None:
        """Report damage at ``at`` that can be read past."""
        at = min(at, self.source.size)
        self._on_damage(self.source.error(message, at=at, container=self.container, field=field, rule=rule))

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """Every section header that is in the file, in order."""
        rows = list(self._table(SECTION, self._sections_at, self._section_size, self._section_count, "section headers"))
        names = b""
        if self._names < len(rows):
            offset, size = rows[self._names][4:6]
            names = self.source.read(offset, size)
        elif rows:
            self.damage(f"names section {self._names} of {len(rows)}", 62, "e_shstrndx")
        name = self._names_in(names, "section names")
        return tuple(Section(name(row[0]), *row[1:]) for row in rows)

    @cached_property
    def segments(self) -> tuple[Segment, ...]:
        """Every program header that is in the file, in order."""
        rows = self._table(SEGMENT, self._segments_at, self._segment_size, self._segment_count, "program headers")
        return tuple(map(Segment._make, rows))

    def _table(self, row: struct.Struct, at: int, step: int, count: int, field: str) -> Iterator[tuple[int, ...]]:
        if not count or not at:
            return
        if step != row.size:
            self.damage(f"each is said to have {step} bytes; they have {row.size}", 0, field)
            return
        data = self.source.view(at, count * step)
        whole = len(data) // step
        if whole < count:
            self.damage(f"{count} of them do not fit after {at:#x}; the file ends at {self.source.size:#x}", at, field)
        yield from row.iter_unpack(data[: whole * step])

    def content(self, section: Section) -> memoryview:
        """The bytes of a section, as far as the file has them."""
        if section.type == SHT_NOBITS:
            return memoryview(b"")
        return self.take(section.offset, section.size, f"section {section.name or '?'}")

    def take(self, offset: int, size: int, field: str) -> memoryview:
        """``size`` bytes at ``offset``, as far as the file has them."""
        data = self.source.view(min(offset, self.source.size), size)
        if len(data) < size:
            self.damage(f"reaches to {offset + size:#x}, but the file ends at {self.source.size:#x}", offset, field)
        before, self._room = self._room, self._room - len(data)
        if self._room < 0:
            if before >= 0:
                self.damage("overlaps too many others: it and what follows is not read", offset, field)
            return memoryview(b"")
        return data

    def _names_at(self, table: bytes, places: tuple[int, ...], field: str) -> list[str]:
        """The names at offsets of a string table: most are whole strings of it, and found at once."""
        if table.isascii():
            strings = table.decode("ascii").split("\0")
            starts = itertools.accumulate((len(string) + 1 for string in strings), initial=0)
            whole = dict(zip(starts, strings, strict=False))
            if whole.keys() >= set(places):
                found = [whole[place] for place in places]
                if sum(map(len, found)) <= MOST_NAMED * len(table):
                    return found
        return list(map(self._names_in(table, field), places))

    def _names_in(self, table: bytes, field: str) -> Callable[[int], str]:
        """What finds the name at an offset of a string table."""
        find, size, room = table.find, len(table), MOST_NAMED * len(table)
        outside: list[int] = []

        def name(at: int) -> str:
            nonlocal room
            if at > size and not outside:
                outside.append(at)
                self.damage(f"one is said to be at {at:#x}, and they end at {size:#x}", 0, field)
            end = find(b"\0", at)
            end = end if end >= 0 else size
            if end <= at:
                return ""
            room -= end - at
            if room < 0:
                if room + end - at >= 0:
                    self.damage("they overlap so much that no more are read", 0, field)
                return ""
            return table[at:end].decode("utf-8", "backslashreplace")

        return name

    @cached_property
    def loaded(self) -> tuple[tuple[int, int, int], ...]:
        """Address, end and file offset of what has both an address and bytes in the file."""
        if not self.header.is_relocatable and self.segments:
            spans = ((s.address, s.file_size, s.offset) for s in self.segments if s.is_loaded)
        else:
            spans = (
                (s.address, s.size, s.offset) for s in self.sections if s.flags & SHF_ALLOC and s.type != SHT_NOBITS
            )
        return tuple((address, address + size, offset) for address, size, offset in spans if size)

    def offset_of(self, address: int) -> int | None:
        """Where in the file the byte at an address is, or None for an address that has none there."""
        for start, end, offset in self.loaded:
            if start <= address < end:
                return offset + address - start
        return None

    def place_of(self, symbol: Symbol) -> int | None:
        """Where in the file the first byte of a symbol is."""
        if not self.header.is_relocatable:
            return self.offset_of(symbol.value)
        if 0 < symbol.section < len(self.sections):
            home = self.sections[symbol.section]
            if home.type != SHT_NOBITS and symbol.value < home.size:
                return home.offset + symbol.value
        return None

    @cached_property
    def symbols(self) -> tuple[Symbol, ...]:
        """The symbols of the full table, or of the dynamic one where the file is stripped."""
        return self._symbols(SHT_SYMTAB) or self.dynamic_symbols

    @cached_property
    def dynamic_symbols(self) -> tuple[Symbol, ...]:
        """The symbols of the dynamic table, which relocatable files have not."""
        return self._symbols(SHT_DYNSYM)

    @property
    def loader_symbols(self) -> tuple[Symbol, ...]:
        """The symbols that loaders see: those of the dynamic table, in files without one all."""
        return self.dynamic_symbols or self.symbols

    def _symbols(self, kind: int) -> tuple[Symbol, ...]:
        number = next((n for n, section in enumerate(self.sections) if section.type == kind), None)
        return tuple(self.symbols_of(number)) if number is not None else ()

    def symbols_of(self, number: int) -> Iterator[Symbol]:
        """The symbols of the table that is section ``number``, without the first, which is none."""
        table = self.sections[number]
        data = self.content(table)
        names = b""
        if 0 < table.link < len(self.sections):
            names = bytes(self.content(self.sections[table.link]))
        else:
            self.damage(f"its names are in section {table.link}, which is not there", table.offset, table.name)
        if len(data) % SYMBOL.size:
            self.damage(f"{len(data)} bytes are no whole number of symbols", table.offset, table.name)
        usable = data[SYMBOL.size : len(data) // SYMBOL.size * SYMBOL.size]
        if usable:
            places, infos, others, sections, values, sizes = zip(*SYMBOL.iter_unpack(usable), strict=True)
            found = self._names_at(names, places, f"names of {table.name}")
            types, bindings = [info & 15 for info in infos], [info >> 4 for info in infos]
            # As Symbol(...), which costs three times as much for each of a hundred thousand.
            yield from map(_SYMBOL_OF, zip(found, values, sizes, types, bindings, others, sections, strict=True))

    @property
    def relocations(self) -> Iterator[Relocation]:
        """Every relocation of every table."""
        for number, section in enumerate(self.sections):
            if section.type not in (SHT_RELA, SHT_REL):
                continue
            row = RELA if section.type == SHT_RELA else REL
            data = self.content(section)
            for place, info, *addend in row.iter_unpack(data[: len(data) // row.size * row.size]):
                yield Relocation(place, info & 0xFFFFFFFF, info >> 32, addend[0] if addend else 0, number)
