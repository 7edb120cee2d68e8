"""Rules about the ELF header, sections and segments of a code object."""

from __future__ import annotations

from collections.abc import Iterator

from ..codeobject.code_object import OSABI_HSA, CodeObject
from ..codeobject.elf64 import SHF_ALLOC, SHT_NOBITS, Section, Segment
from .registry import Fault, Options, rule

_AT_OS_ABI, _PT_NULL, _PT_NOTE = 7, 0, 4
_SHF_TLS, _SHT_NOTE, _MOST_NAMED = 1 << 10, 7, 3


@rule(
    "code",
    "os-abi",
    "error",
    "ROCm's loader refuses code objects whose OS ABI is not HSA.",
    "EI_OSABI is 0, and the metadata is that of HSA, whose number is 64",
)
def os_abi(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Code with kernels of HSA says that it is for HSA."""
    found = code.header.os_abi
    if found != OSABI_HSA and (code.kernels or any("amdhsa.version" in document for document in code.metadata)):
        message = f"EI_OSABI is {found}, and the kernels are HSA's, whose number is {OSABI_HSA}"
        yield Fault(message, code.source.origin + _AT_OS_ABI)


@rule(
    "code",
    "section-place",
    "error",
    "Loaders use segments, other tools use sections; where the two differ, those tools show or change the wrong bytes.",
    "the section .text is at 0x800 of the file, the segment with its address has it at 0x900",
)
def section_place(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The bytes of each section are those that its segment loads."""
    if code.header.is_relocatable:
        return
    loaded = [segment for segment in code.segments if segment.is_loaded and segment.memory_size]
    notes = {section.offset: section for section in code.sections if section.type == _SHT_NOTE}
    for segment in code.segments:
        if segment.type == _PT_NOTE and notes and segment.offset not in notes:
            message = f"the segment of notes is at {segment.offset:#x} of the file, the sections of notes are not"
            yield Fault(message, code.source.origin + segment.offset)
        elif segment.type == _PT_NOTE and notes and segment.file_size < notes[segment.offset].size:
            found = notes[segment.offset]
            message = f"the segment of notes has {segment.file_size:#x} bytes, the section {found.name} {found.size:#x}"
            yield Fault(message, code.source.origin + segment.offset)
    reported = 0
    for section in code.sections:
        # Notes have a segment of their own, by which they are found.
        if not section.flags & SHF_ALLOC or section.flags & _SHF_TLS or not section.size or section.type == _SHT_NOTE:
            continue
        home = next((s for s in loaded if s.address <= section.address < s.address + s.memory_size), None)
        wrong = _wrong_place(section, home) if home or (loaded and section.type == SHT_NOBITS) else None
        if wrong and reported < _MOST_NAMED:
            reported += 1
            place = home.offset + section.address - home.address if home else 0
            yield Fault(f"the section {section.name} {wrong}", code.source.origin + place)


def _wrong_place(section: Section, home: Segment | None) -> str | None:
    """What differs between a section and the segment with its address."""
    end = section.address + section.size
    if home is None:
        return f"at {section.address:#x} has no memory: no segment has this address"
    there, file_end = home.offset + section.address - home.address, home.address + home.file_size
    if section.type == SHT_NOBITS and section.address >= file_end:
        memory_end = home.address + home.memory_size
        return f"ends at {end:#x}, the memory of its segment at {memory_end:#x}" if end > memory_end else None
    if section.type == SHT_NOBITS:
        return "has no bytes in the file (SHT_NOBITS), its segment loads some there"
    if end > file_end:
        return f"ends at {end:#x}, what its segment has in the file at {file_end:#x}"
    return f"is at {section.offset:#x} of the file, its segment at {there:#x}" if section.offset != there else None


@rule(
    "code",
    "segment-bounds",
    "error",
    "A program header refers to bytes outside the file, so loading fails.",
    "the segment of type 4 has 0x100 bytes at 0x20000, the file ends at 0x1400",
)
def segment_bounds(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Every segment lies in the file."""
    for segment in code.segments:
        if segment.type != _PT_NULL and segment.file_size and segment.offset + segment.file_size > code.source.size:
            what = f"the segment of type {segment.type:#x} has {segment.file_size:#x} bytes at {segment.offset:#x}"
            yield Fault(f"{what}, the file ends at {code.source.size:#x}", code.source.origin)
