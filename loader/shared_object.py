"""Writes a small ELF shared object for x86-64 from sections: no compiler, no linker.

``loader.stub`` says what is in one. Sections are laid out in the order they are given, in one segment for each way
that memory is used: read, run, write. Two passes: once all have a size, each has an address, and then its bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection, Mapping, Sequence

from ..fatbin.records import dataclass, field
from ..fatbin.schema import align_up
from ..fatbin.symbol_hash import gnu_hash, sysv_hash

PAGE = 0x1000
R_X86_64_GLOB_DAT, R_X86_64_RELATIVE = 6, 8
ALLOC, WRITE, EXECUTE = 2, 1, 4
PROGBITS, STRTAB, RELA, HASH, DYNAMIC, NOBITS, DYNSYM, INIT_ARRAY = 1, 3, 4, 5, 6, 8, 11, 14
GNU_HASH, GNU_VERDEF, GNU_VERSYM = 0x6FFFFFF6, 0x6FFFFFFD, 0x6FFFFFFF
FUNCTION, OBJECT = 2, 1
_GLOBAL, _WEAK = 0x10, 0x20
_EHDR, _PHDR, _SHDR = struct.Struct("<16sHHIQQQIHHHHHH"), struct.Struct("<IIQQQQQQ"), struct.Struct("<IIQQQQIIQQ")
_SYM, _RELA_ROW, _PAIR = struct.Struct("<IBBHQQ"), struct.Struct("<QQq"), struct.Struct("<QQ")
_ET_DYN, _EM_X86_64, _PT_LOAD, _PT_DYNAMIC, _PT_GNU_STACK = 3, 62, 1, 2, 0x6474E551
_SEGMENT_FLAGS = {ALLOC: 4, ALLOC | EXECUTE: 5, ALLOC | WRITE: 6}


@dataclass
class Section:
    """A part of the file. ``build`` makes its bytes once every section has its ``address``; it has ``size`` bytes.

    One of NOBITS is the last one and has no bytes in the file: its memory begins as zeros.
    """

    name: str
    type: int
    flags: int
    size: int
    build: Callable[[], bytes]
    alignment: int = 8
    entry_size: int = 0
    link: str = ""
    info: int = 0
    address: int = 0

    @classmethod
    def of(cls, name: str, type: int, data: bytes, **options: int | str) -> Section:
        """A section to read, whose bytes are known from the start."""
        return cls(name, type, ALLOC, len(data), lambda: data, **options)  # type: ignore[arg-type]


@dataclass
class Strings:
    """A string table."""

    data: bytearray = field(default_factory=lambda: bytearray(1))
    places: dict[str, int] = field(default_factory=dict)

    def add(self, text: str) -> int:
        """Where ``text`` is."""
        if text not in self.places:
            self.places[text] = len(self.data) if text else 0
            self.data += text.encode() + b"\0" if text else b""
        return self.places[text]


@dataclass(frozen=True)
class Export:
    """A dynamic symbol at ``offset`` of a section; ``node`` is its version, empty for none."""

    name: str
    node: str
    section: str
    offset: int
    size: int
    type: int = FUNCTION


def layout(sections: Sequence[Section]) -> None:
    """Give every section its address, which is also its place in the file."""
    count = len({section.flags for section in sections}) + 2
    at = _EHDR.size + count * _PHDR.size
    flags = ALLOC
    for section in sections:
        if section.flags != flags:
            at, flags = align_up(at, PAGE), section.flags
        section.address = at = align_up(at, section.alignment)
        at += section.size


def write(sections: Sequence[Section]) -> bytes:
    """The file. :func:`layout` was called before."""
    names = Strings()
    out = bytearray()
    for section in filter(_is_in_file, sections):
        data = section.build()
        assert len(data) == section.size, section.name
        out += bytes(section.address - len(out)) + data
    table = _section_headers(sections, names, len(out))
    out += names.data + bytes(align_up(len(names.data) + len(out), 8) - len(names.data) - len(out))
    table_at = len(out)
    out += table
    segments = list(_segments(sections))
    ident = b"\x7fELF\x02\x01\x01" + bytes(9)
    header = _EHDR.pack(
        ident, _ET_DYN, _EM_X86_64, 1, 0, _EHDR.size, table_at, 0, _EHDR.size, _PHDR.size, len(segments), _SHDR.size,
        len(sections) + 2, len(sections) + 1,
    )  # fmt: skip
    head = header + b"".join(segments)
    out[: len(head)] = head
    return bytes(out)


def _is_in_file(section: Section) -> bool:
    return section.type != NOBITS


def _segments(sections: Sequence[Section]) -> list[bytes]:
    rows = []
    for flags in dict.fromkeys(section.flags for section in sections):
        inside = [section for section in sections if section.flags == flags]
        start = 0 if flags == ALLOC else inside[0].address
        in_file, in_memory = (
            part[-1].address + part[-1].size - start for part in (list(filter(_is_in_file, inside)), inside)
        )
        rows.append(_PHDR.pack(_PT_LOAD, _SEGMENT_FLAGS[flags], start, start, start, in_file, in_memory, PAGE))
    dynamic = next(section for section in sections if section.type == DYNAMIC)
    at = dynamic.address
    rows.append(_PHDR.pack(_PT_DYNAMIC, 6, at, at, at, dynamic.size, dynamic.size, 8))
    rows.append(_PHDR.pack(_PT_GNU_STACK, 6, 0, 0, 0, 0, 0, 16))
    return rows


def _section_headers(sections: Sequence[Section], names: Strings, names_at: int) -> bytes:
    numbers = {section.name: number for number, section in enumerate(sections, 1)}
    out = bytearray(_SHDR.size)
    for section in sections:
        out += _SHDR.pack(
            names.add(section.name), section.type, section.flags, section.address, section.address, section.size,
            numbers.get(section.link, 0), section.info, section.alignment, section.entry_size,
        )  # fmt: skip
    own = names.add(".shstrtab")
    out += _SHDR.pack(own, STRTAB, 0, 0, names_at, len(names.data), 0, 0, 1, 0)
    return bytes(out)


class DynamicSymbols:
    """The dynamic symbol table with its hashes and versions: ``imports`` from other libraries, then exports.

    Imports that are ``optional`` are 0 where no library has them.
    """

    def __init__(
        self, soname: str, imports: Sequence[str], exports: Sequence[Export], nodes: Sequence[str],
        optional: Collection[str] = (),
    ) -> None:  # fmt: skip
        self.strings, self.soname, self.optional = Strings(), soname, optional
        self.imports, self.nodes = list(imports), list(nodes)
        self.buckets = max(1, len(exports) // 4)
        self.exports = sorted(exports, key=lambda export: gnu_hash(export.name) % self.buckets)
        for name in (soname, *imports, *nodes, *(export.name for export in exports)):
            self.strings.add(name)

    def number(self, name: str) -> int:
        """The place of an import in the table."""
        return 1 + self.imports.index(name)

    def sections(self, of: dict[str, Section]) -> list[Section]:
        """The sections that linkers and loaders find symbols through; ``of`` are all sections by name."""
        first, count = 1 + len(self.imports), 1 + len(self.imports) + len(self.exports)
        versions = struct.pack(f"<{count}H", *[0] * first, *(self._version(export) for export in self.exports))
        definitions = self._definitions()
        strings = bytes(self.strings.data)
        return [
            Section.of(".gnu.hash", GNU_HASH, self._gnu_hash(first), link=".dynsym"),
            Section.of(".hash", HASH, self._sysv_hash(count), link=".dynsym", entry_size=4),
            Section(
                ".dynsym", DYNSYM, ALLOC, count * _SYM.size, lambda: self._table(of), entry_size=_SYM.size,
                link=".dynstr", info=1,
            ),
            Section.of(".gnu.version", GNU_VERSYM, versions, link=".dynsym", entry_size=2),
            Section.of(".gnu.version_d", GNU_VERDEF, definitions, link=".dynstr", info=1 + len(self.nodes)),
            Section.of(".dynstr", STRTAB, strings, alignment=1),
        ]  # fmt: skip

    def entries(self, of: Mapping[str, Section]) -> list[tuple[str, int]]:
        """What the dynamic section says of the symbols, by the names of its tags."""
        rows = [
            ("SONAME", self.strings.add(self.soname)),
            ("HASH", of[".hash"].address), ("GNU_HASH", of[".gnu.hash"].address),
            ("STRTAB", of[".dynstr"].address), ("STRSZ", of[".dynstr"].size),
            ("SYMTAB", of[".dynsym"].address), ("SYMENT", of[".dynsym"].entry_size),
        ]  # fmt: skip
        if self.nodes:
            rows += [
                ("VERSYM", of[".gnu.version"].address),
                ("VERDEF", of[".gnu.version_d"].address), ("VERDEFNUM", of[".gnu.version_d"].info),
            ]  # fmt: skip
        return rows

    def _version(self, export: Export) -> int:
        return 2 + self.nodes.index(export.node) if export.node else 1

    def _table(self, of: dict[str, Section]) -> bytes:
        numbers = {name: number for number, name in enumerate(of, 1)}
        rows = [bytes(_SYM.size)]
        for imported in self.imports:
            binding = _WEAK if imported in self.optional else _GLOBAL
            rows.append(_SYM.pack(self.strings.add(imported), binding, 0, 0, 0, 0))
        for export in self.exports:
            address = of[export.section].address + export.offset
            name, home = self.strings.add(export.name), numbers[export.section]
            rows.append(_SYM.pack(name, _GLOBAL | export.type, 0, home, address, export.size))
        return b"".join(rows)

    def _definitions(self) -> bytes:
        """Version 1 is the library itself, 2 and on are the nodes."""
        out, names = bytearray(), (self.soname, *self.nodes)
        for number, name in enumerate(names, 1):
            last = number == len(names)
            out += struct.pack(
                "<HHHHIII", 1, 1 if number == 1 else 0, number, 1, sysv_hash(name), 20, 0 if last else 28
            )
            out += struct.pack("<II", self.strings.add(name), 0)
        return bytes(out)

    def _gnu_hash(self, first: int) -> bytes:
        hashes = [gnu_hash(export.name) for export in self.exports]
        words, shift = max(1, 1 << (len(hashes) // 8).bit_length()), 6
        bloom, buckets, chains = [0] * words, [0] * self.buckets, []
        for number, value in enumerate(hashes):
            bloom[value // 64 % words] |= 1 << value % 64 | 1 << (value >> shift) % 64
            bucket = value % self.buckets
            buckets[bucket] = buckets[bucket] or first + number
            ends = number + 1 == len(hashes) or hashes[number + 1] % self.buckets != bucket
            chains.append(value & ~1 | ends)
        head = struct.pack("<IIII", self.buckets, first, words, shift)
        return head + struct.pack(f"<{words}Q{self.buckets}I{len(chains)}I", *bloom, *buckets, *chains)

    def _sysv_hash(self, count: int) -> bytes:
        buckets, chains = [0] * self.buckets, [0] * count
        for number, name in enumerate([*self.imports, *(export.name for export in self.exports)], 1):
            bucket = sysv_hash(name) % self.buckets
            chains[number], buckets[bucket] = buckets[bucket], number
        return struct.pack(f"<II{self.buckets}I{count}I", self.buckets, count, *buckets, *chains)


def relocation(at: int, type: int, addend: int = 0, symbol: int = 0) -> bytes:
    """A row of a relocation section."""
    return _RELA_ROW.pack(at, symbol << 32 | type, addend)


RELOCATION_SIZE = _RELA_ROW.size
DYNAMIC_SIZE = _PAIR.size


def dynamic(rows: Sequence[tuple[int, int]]) -> bytes:
    """The dynamic section: tags and values, and its end."""
    return b"".join(_PAIR.pack(tag, value) for tag, value in (*rows, (0, 0)))
