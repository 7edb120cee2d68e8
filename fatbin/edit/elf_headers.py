"""The headers of a linked ELF file as numbers that an edit can change, checked against the file."""

from __future__ import annotations

import itertools
from typing import Any

from construct import Array, Int32ul, Int64ul, Struct

from ..elf_object import HEADER, SECTION
from ..errors import UnsupportedError
from ..schema import parse, span
from ..source import Source

KIND = "elf"
PROGRAM = Struct(
    "type" / Int32ul,
    "flags" / Int32ul,
    "offset" / Int64ul,
    "vaddr" / Int64ul,
    "paddr" / Int64ul,
    "filesz" / Int64ul,
    "memsz" / Int64ul,
    "align" / Int64ul,
)
HEADER_SIZE, PROGRAM_SIZE, SECTION_SIZE = HEADER.sizeof(), PROGRAM.sizeof(), SECTION.sizeof()
PT_LOAD, PT_DYNAMIC, PT_INTERP, PT_PHDR = 1, 2, 3, 6
SHT_NULL, SHT_SYMTAB, SHT_STRTAB, SHT_RELA, SHT_NOBITS, SHT_REL, SHT_DYNSYM, SHT_RELR = 0, 2, 3, 4, 8, 9, 11, 19
PF_X, PF_R = 1, 4
SHF_WRITE, SHF_ALLOC, SHF_EXECINSTR, SHF_INFO_LINK, SHF_TLS = 1, 2, 4, 0x40, 0x400
RELOCATABLE, EXECUTABLE, SHARED = 1, 2, 3
X86_64 = 62
PAGE = 4096
_ELF64_LITTLE = b"\x7fELF\x02\x01"
_MOST_SECTIONS = 0xFF00


def read_header(source: Source) -> Any:
    """The file's header; refuses what is not a little-endian ELF64."""
    header = parse(HEADER, source, container=KIND)
    if header.ident[:6] != _ELF64_LITTLE:
        raise unsupported(source, "hipkit edits little-endian 64-bit ELF files only", 4, "ident")
    return header


def read_segments(source: Source, header: Any) -> list[Any]:
    """The program headers; each segment's bytes are in the file."""
    if header.phnum and header.phentsize != PROGRAM_SIZE:
        message = f"{header.phentsize} is not the size of a program header, {PROGRAM_SIZE}"
        raise source.error(message, at=54, container=KIND, field="phentsize")
    table = span(source, header.phoff, header.phnum * PROGRAM_SIZE, container=KIND, field="program headers")
    found = list(parse(Array(header.phnum, PROGRAM), table, container=KIND))
    for number, segment in enumerate(found):
        span(source, segment.offset, segment.filesz, container=KIND, field=f"segment {number}")
        if segment.type == PT_LOAD and (segment.memsz < segment.filesz or segment.vaddr + segment.memsz >= 1 << 64):
            at = header.phoff + number * PROGRAM_SIZE
            message = f"{segment.memsz:#x} bytes in memory at {segment.vaddr:#x} for {segment.filesz:#x} in the file"
            raise source.error(message, at=at, container=KIND, field=f"segment {number}", rule="bounds")
    loads = sorted((s for s in found if s.type == PT_LOAD), key=lambda s: s.vaddr)
    for first, second in itertools.pairwise(loads):
        if first.vaddr + first.memsz > second.vaddr:
            message = f"two PT_LOAD segments overlap at {second.vaddr:#x}"
            raise source.error(message, at=header.phoff, container=KIND, field="program headers", rule="overlap")
    return found


def read_sections(source: Source, header: Any) -> list[Any]:
    """The section headers; each section's bytes are in the file."""
    if not header.shoff or not header.shnum:
        message = "has no section headers, so nothing says what lies after its device code"
        raise unsupported(source, message, 40, "shoff")
    if header.shentsize != SECTION_SIZE:
        message = f"{header.shentsize} is not the size of a section header, {SECTION_SIZE}"
        raise source.error(message, at=58, container=KIND, field="shentsize")
    if header.shnum >= _MOST_SECTIONS or header.shstrndx >= header.shnum:
        raise unsupported(source, f"{header.shnum} sections, the names in {header.shstrndx}", 60, "shnum")
    table = span(source, header.shoff, header.shnum * SECTION_SIZE, container=KIND, field="section headers")
    found = list(parse(Array(header.shnum, SECTION), table, container=KIND))
    for number, section in enumerate(found):
        if section.type not in (SHT_NULL, SHT_NOBITS):
            span(source, section.offset, section.size, container=KIND, field=f"section {number}")
    return found


def section_names(source: Source, header: Any, sections: list[Any]) -> list[str]:
    """The name of each section."""
    strings = sections[header.shstrndx]
    table = b"" if strings.type in (SHT_NULL, SHT_NOBITS) else source.read(strings.offset, strings.size)
    return [table[section.name :].split(b"\0", 1)[0].decode("latin-1") for section in sections]


def is_loaded(section: Any) -> bool:
    """Whether a section takes up addresses: thread-local ones without content do not."""
    return bool(section.flags & SHF_ALLOC) and not (section.type == SHT_NOBITS and section.flags & SHF_TLS)


def unsupported(source: Source, message: str, at: int, field: str, rule: str = "edit") -> UnsupportedError:
    """An :class:`UnsupportedError` about a field of the file."""
    return UnsupportedError(
        message, source=source.name, offset=source.origin + at, container=KIND, field=field, rule=rule
    )
