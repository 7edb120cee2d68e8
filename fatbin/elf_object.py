"""Adds sections to relocatable ELF objects and removes them; everything else stays the same.

Such an object has no addresses yet and no segments, so its sections may move. They are laid out as compilers do:
in the order they had, each at its alignment, the table of section headers last.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from construct import Array, Bytes, Int16ul, Int32ul, Int64ul, Struct
from elftools.common.exceptions import ELFError
from elftools.elf.sections import SymbolTableSection

from .elf import open_elf
from .errors import FormatError, UnsupportedError
from .joined import Joined
from .records import dataclass, field
from .schema import align_up, parse, span
from .source import Source

KIND = "elf-object"

HEADER = Struct(
    "ident" / Bytes(16),
    "type" / Int16ul,
    "machine" / Int16ul,
    "version" / Int32ul,
    "entry" / Int64ul,
    "phoff" / Int64ul,
    "shoff" / Int64ul,
    "flags" / Int32ul,
    "ehsize" / Int16ul,
    "phentsize" / Int16ul,
    "phnum" / Int16ul,
    "shentsize" / Int16ul,
    "shnum" / Int16ul,
    "shstrndx" / Int16ul,
)
SECTION = Struct(
    "name" / Int32ul,
    "type" / Int32ul,
    "flags" / Int64ul,
    "addr" / Int64ul,
    "offset" / Int64ul,
    "size" / Int64ul,
    "link" / Int32ul,
    "info" / Int32ul,
    "align" / Int64ul,
    "entsize" / Int64ul,
)
PROGBITS, EXCLUDE = 1, 0x80000000
LARGEST_PADDING = 1 << 16
"""By this much an object may grow over its content before its alignments are taken for damage."""
_ELF64_LITTLE = b"\x7fELF\x02\x01"
_RELOCATABLE, _NULL, _SYMTAB, _NOBITS = 1, 0, 2, 8
_NULL_HEADER = bytes(SECTION.sizeof())
_LEAKS = (ELFError, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError, struct.error)
"""What pyelftools lets out when an object is damaged."""
_SYMBOL_SIZE = 24
# From here on the number of sections, and the number of the one with the names, stand in section 0.
_EXTENDED, _IN_SECTION_0 = 0xFF00, 0xFFFF


@dataclass(eq=False)
class ObjectSection:
    """A section: its name, its header as numbers, and its content (None where it has none in the file)."""

    name: str
    header: Any = field(repr=False)
    content: Source | None = field(repr=False)


class ElfObject:
    """A relocatable object to change: :meth:`add`, :meth:`remove`, then :meth:`to_bytes`."""

    def __init__(self, source: Source) -> None:
        self._header = _file_header(source)
        headers = _section_headers(source, self._header)
        if not headers:
            raise source.error("there are no sections", at=60, container=KIND, field="shnum")
        self._names_at = headers[0].link if self._header.shstrndx == _IN_SECTION_0 else self._header.shstrndx
        if not 0 < self._names_at < len(headers):
            message = f"{self._names_at} is none of the {len(headers)} sections"
            raise source.error(message, at=62, container=KIND, field="shstrndx", rule="bounds")
        contents = [_content(source, header, number) for number, header in enumerate(headers)]
        if sum(content.size for content in contents if content) > source.size:
            message = f"add up to more than the {source.size:#x} bytes of the file"
            raise source.error(message, at=self._header.shoff, container=KIND, field="section sizes", rule="overlap")
        names = contents[self._names_at]
        if names is None:
            raise source.error("the section with the names has no content", at=62, container=KIND, field="shstrndx")
        self._names = names.read()
        self._source, self._most = source, source.size + LARGEST_PADDING
        self.sections = [
            ObjectSection(_name(source, self._names, header), header, content)
            for header, content in zip(headers, contents, strict=True)
        ]

    def add(self, name: str, content: Source, *, type: int = PROGBITS, flags: int = EXCLUDE) -> None:
        """A new last section, unaligned."""
        header = SECTION.parse(_NULL_HEADER)
        header.update({"name": len(self._names), "type": type, "flags": flags, "size": content.size, "align": 1})
        self._names += name.encode("latin-1", "replace") + b"\0"
        self._most += content.size + len(name) + LARGEST_PADDING
        self.sections.append(ObjectSection(name, header, content))

    def replace(self, section: ObjectSection, content: Source) -> None:
        """Give a section other content; what refers to places in it is the caller's."""
        section.content, section.header.size = content, content.size
        self._most += content.size + LARGEST_PADDING

    def remove(self, unwanted: Callable[[str], bool]) -> None:
        """Take away the sections with unwanted names. The others keep their numbers, which the object refers to."""
        gone = [section for section in self.sections if unwanted(section.name)]
        self._forget_names(gone)
        for section in gone:
            section.name, section.header, section.content = "", SECTION.parse(_NULL_HEADER), None
        while self.sections[-1] in gone:
            self.sections.pop()

    def to_bytes(self) -> bytes:
        """The object as bytes."""
        return self.to_source().read()

    def to_source(self) -> Source:
        """The object, whose sections are where they were."""
        names = self.sections[self._names_at]
        names.content = Source.from_bytes(self._names)
        names.header.size = len(self._names)
        out = Joined(bytes(HEADER.sizeof()))
        for section in sorted(self.sections, key=_place):
            if section.header.type == _NULL:
                continue
            section.header.offset = self._aligned(out.size, section)
            out.pad(section.header.offset)
            if section.content:
                out.add(section.content)
        out.pad(align_up(out.size, 8))
        self._header.shoff = out.size
        self._count()
        out.add(b"".join(SECTION.build(section.header) for section in self.sections))
        out.patch(0, HEADER.build(self._header))
        return out.source()

    def _aligned(self, end: int, section: ObjectSection) -> int:
        """Where a section goes; an alignment that only a damaged header asks for makes no huge file."""
        start = align_up(end, max(section.header.align, 1))
        if start > self._most:
            message = f"{section.header.align:#x} is larger than the whole object"
            raise self._source.error(
                message, at=self._header.shoff, container=KIND, field=f"alignment of {section.name!r}", rule="alignment"
            )
        return start

    def _count(self) -> None:
        """The number of sections, in the file's header or, where it does not fit there, in that of section 0."""
        number = len(self.sections)
        extended = number >= _EXTENDED
        self._header.shnum = 0 if extended else number
        self.sections[0].header.size = number if extended else 0

    def _forget_names(self, gone: list[ObjectSection]) -> None:
        """Cut names off the end of the table of names, if it ends in those of the sections that go."""
        gone = sorted((section for section in gone if section.name), key=lambda section: section.header.name)
        if not gone:
            return
        start = gone[0].header.name
        ours = b"".join(section.name.encode("latin-1") + b"\0" for section in gone)
        others = [section.header.name for section in self.sections if section not in gone]
        if self._names[start:] == ours and max([*others, *self._symbol_names()]) < start:
            self._names = self._names[:start]

    def _symbol_names(self) -> list[int]:
        """Where the names of symbols start which share the table of names."""
        return [
            int.from_bytes(symbols[at : at + 4], "little")
            for section in self.sections
            if section.header.type == _SYMTAB and section.header.link == self._names_at and section.content
            for symbols in [section.content.view()]
            for at in range(0, len(symbols), _SYMBOL_SIZE)
        ]


def offered_symbols(source: Source) -> list[bytes]:
    """The names that an ELF object offers to others; none where it is damaged, or no ELF object."""
    if source.read(0, 4) != b"\x7fELF":
        return []
    try:
        return [
            symbol.name.encode("latin-1")
            for table in open_elf(source).iter_sections()
            if isinstance(table, SymbolTableSection) and table["sh_type"] == "SHT_SYMTAB"
            for symbol in table.iter_symbols()
            if symbol["st_info"]["bind"] != "STB_LOCAL" and symbol["st_shndx"] != "SHN_UNDEF"
        ]
    except (FormatError, *_LEAKS):
        return []


def _file_header(source: Source) -> Any:
    header = parse(HEADER, source, container=KIND)
    unsupported = (
        ("ident", 0, header.ident[:6] == _ELF64_LITTLE, "not a little-endian 64-bit ELF"),
        ("type", 16, header.type == _RELOCATABLE, "not a relocatable object, which cc -c makes"),
        ("phnum", 56, header.phnum == 0, "an object with segments"),
    )
    for name, at, fine, message in unsupported:
        if not fine:
            raise UnsupportedError(
                message, source=source.name, offset=source.origin + at, container=KIND, field=name, rule="object"
            )
    if header.shentsize != SECTION.sizeof():
        message = f"{header.shentsize} is not the size of a section header, {SECTION.sizeof()}"
        raise source.error(message, at=58, container=KIND, field="shentsize")
    return header


def _section_headers(source: Source, header: Any) -> list[Any]:
    count = header.shnum
    if count == 0 and header.shoff:
        span(source, header.shoff, SECTION.sizeof(), container=KIND, field="shoff")
        count = parse(SECTION, source, header.shoff, container=KIND).size
    table = span(source, header.shoff, count * SECTION.sizeof(), container=KIND, field="section headers")
    return list(parse(Array(count, SECTION), table, container=KIND))


def _content(source: Source, header: Any, number: int) -> Source | None:
    if header.type in (_NULL, _NOBITS):
        return None
    return span(source, header.offset, header.size, container=KIND, field=f"section {number}")


def _name(source: Source, names: bytes, header: Any) -> str:
    end = names.find(b"\0", header.name)
    if end < 0:
        message = f"{header.name:#x} is outside the {len(names):#x} bytes of names"
        raise source.error(message, container=KIND, field="section name", rule="bounds")
    return names[header.name : end].decode("latin-1")


def _place(section: ObjectSection) -> tuple[int, bool]:
    """What sections are sorted by: where they were, new ones last. Empty ones share their offset with the next."""
    size = section.content.size if section.content else 0
    return int(section.header.offset or (1 << 64)), size > 0
