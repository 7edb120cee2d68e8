"""Strips debug sections from code objects; the loaded bytes stay the same."""

from __future__ import annotations

import struct
from typing import Any

from ..elf_object import HEADER, SECTION
from ..errors import FormatError
from ..joined import Joined
from ..schema import align_up
from ..source import Source
from .elf_headers import (
    PT_LOAD,
    SHARED,
    SHF_ALLOC,
    SHF_INFO_LINK,
    SHT_NOBITS,
    SHT_NULL,
    SHT_REL,
    SHT_RELA,
    SHT_SYMTAB,
    read_header,
    read_sections,
    read_segments,
    section_names,
)

PREFIXES = (".debug_", ".zdebug_", ".rela.debug_", ".rel.debug_", ".gdb_index", ".line")
_AMDGPU = 224
_SYMBOL_SIZE, _HOME_AT = 24, 6
_RESERVED = 0xFF00


def without_debug(source: Source) -> tuple[Source | None, str | None]:
    """A code object without its debug information, or None where it has none; and why it was left, if it was."""
    head = source.read(0, 20)
    if head[:6] != b"\x7fELF\x02\x01" or int.from_bytes(head[18:20], "little") != _AMDGPU:
        return None, None
    try:
        header = read_header(source)
        if header.type != SHARED:
            return None, "not linked yet, so its debug information stays"
        sections = read_sections(source, header)
        names = section_names(source, header, sections)
        gone = {n for n, s in enumerate(sections) if names[n].startswith(PREFIXES) and not s.flags & SHF_ALLOC}
        if not gone:
            return None, None
        return _rebuilt(source, header, sections, gone)
    except FormatError as error:
        return None, f"its headers are damaged, so its debug information stays ({error.finding})"


def _rebuilt(source: Source, header: Any, sections: list[Any], gone: set[int]) -> tuple[Source | None, str | None]:
    loaded = [s.offset + s.filesz for s in read_segments(source, header) if s.type == PT_LOAD]
    loaded += [s.offset + s.size for s in sections if s.flags & SHF_ALLOC and s.type not in (SHT_NULL, SHT_NOBITS)]
    start = max(loaded, default=0)
    front = [n for n, s in enumerate(sections) if s.flags & SHF_ALLOC]
    if any(sections[n].offset < start for n in gone) or any(n > min(gone) for n in front) or header.shoff < start:
        return None, "its debug information stays, since what is loaded lies after it"
    left = [n for n in range(len(sections)) if n not in gone]
    number_of = {old: new for new, old in enumerate(left)}
    out = Joined(source.sub(0, start))
    for number in sorted(left, key=lambda n: sections[n].offset):
        section = sections[number]
        if section.flags & SHF_ALLOC or section.type == SHT_NULL:
            continue
        content = source.sub(0, 0) if section.type == SHT_NOBITS else source.sub(section.offset, section.size)
        if section.type == SHT_SYMTAB:
            renumbered = _renumbered(content.read(), number_of)
            if renumbered is None:
                return None, "symbols belong to its debug information, which stays"
            content = Source.from_bytes(renumbered)
        out.pad(align_up(out.size, min(max(section.align, 1), 4096)))
        section.offset = out.size
        out.add(content)
    out.pad(align_up(out.size, 8))
    header.shoff, header.shnum, header.shstrndx = out.size, len(left), number_of[header.shstrndx]
    for number in left:
        section = sections[number]
        section.link = number_of.get(section.link, 0)
        if section.type in (SHT_RELA, SHT_REL) or section.flags & SHF_INFO_LINK:
            section.info = number_of.get(section.info, 0)
        out.add(SECTION.build(section))
    out.patch(0, HEADER.build(header))
    return out.source(source.name), None


def _renumbered(symbols: bytes, number_of: dict[int, int]) -> bytes | None:
    """A table of symbols whose sections have other numbers; None where one of them is gone."""
    out = bytearray(symbols)
    for at in range(0, len(out) // _SYMBOL_SIZE * _SYMBOL_SIZE, _SYMBOL_SIZE):
        (home,) = struct.unpack_from("<H", out, at + _HOME_AT)
        if home < _RESERVED:
            if home not in number_of:
                return None
            struct.pack_into("<H", out, at + _HOME_AT, number_of[home])
    return bytes(out)
