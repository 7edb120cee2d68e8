"""ELF notes of device code: owner, type and decoded content.

Source: "Note Records" in LLVM's user guide for AMDGPU; the names are those that llvm-readelf prints.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import Any

from ..errors import OnDamage
from ..records import dataclass, field
from ..schema import align_up
from . import documents
from .elf64 import PT_NOTE, SHT_NOTE, Elf64

RULE = "note"
ROW = struct.Struct("<III")
MOST_NOTES = 1 << 12
NT_AMDGPU_METADATA, NT_AMD_HSA_METADATA = 32, 10


@dataclass(frozen=True, slots=True)
class Note:
    """One note; ``at`` is where its content is in the code object."""

    owner: str
    type: int
    data: bytes = field(repr=False)
    at: int

    @property
    def type_name(self) -> str:
        """What the owner calls the type, or its number."""
        known = KINDS.get((self.owner, self.type))
        return known.name if known else f"type {self.type:#x}"

    @property
    def is_metadata(self) -> bool:
        """Whether it describes the kernels of an AMD code object."""
        return (self.owner, self.type) in (("AMDGPU", NT_AMDGPU_METADATA), ("AMD", NT_AMD_HSA_METADATA))

    def decoded(self) -> Any:
        """The content as plain values: maps, lists, text, numbers; hexadecimal where the type is not known.

        Raises :class:`ValueError` with the reason where the content is damaged.
        """
        known = KINDS.get((self.owner, self.type))
        if known is None:
            return self.data.hex()
        try:
            return known.decode(self.data)
        except struct.error as error:
            raise ValueError(f"its {len(self.data)} bytes are too few") from error


@dataclass(frozen=True, slots=True)
class Kind:
    """A type of note: its name, and what makes values of its content."""

    name: str
    decode: Callable[[bytes], Any]


def _version(data: bytes) -> Any:
    major, minor = struct.unpack_from("<II", data)
    return {"major": major, "minor": minor}


def _isa_version(data: bytes) -> Any:
    vendor_size, arch_size, major, minor, stepping = struct.unpack_from("<HHIII", data)
    names = data[16:]
    vendor, arch = names[:vendor_size], names[vendor_size : vendor_size + arch_size]
    return {"vendor": _text(vendor), "architecture": _text(arch), "major": major, "minor": minor, "stepping": stepping}


def _hsail(data: bytes) -> Any:
    major, minor, profile, model, rounding = struct.unpack_from("<IIBBB", data)
    return {"major": major, "minor": minor, "profile": profile, "machine_model": model, "rounding": rounding}


def _hex(data: bytes) -> Any:
    return data.hex()


def _text(data: bytes) -> str:
    return data.rstrip(b"\0").decode("utf-8", "backslashreplace")


KINDS = {
    ("AMD", 1): Kind("NT_AMD_HSA_CODE_OBJECT_VERSION", _version),
    ("AMD", 2): Kind("NT_AMD_HSA_HSAIL", _hsail),
    ("AMD", 3): Kind("NT_AMD_HSA_ISA_VERSION", _isa_version),
    ("AMD", NT_AMD_HSA_METADATA): Kind("NT_AMD_HSA_METADATA", documents.unpack_yaml),
    ("AMD", 11): Kind("NT_AMD_HSA_ISA_NAME", _text),
    ("AMD", 12): Kind("NT_AMD_PAL_METADATA", _hex),
    ("AMDGPU", NT_AMDGPU_METADATA): Kind("NT_AMDGPU_METADATA", documents.unpack_msgpack),
    ("AMDGPU", 33): Kind("NT_AMDGPU_KFD_CORE_STATE", _hex),
    ("GNU", 1): Kind("NT_GNU_ABI_TAG", _hex),
    ("GNU", 3): Kind("NT_GNU_BUILD_ID", _hex),
    ("GNU", 5): Kind("NT_GNU_PROPERTY_TYPE_0", _hex),
}


def notes_of(elf: Elf64, on_damage: OnDamage) -> Iterator[Note]:
    """Every note of every note section, or of the note segments where there are no sections."""
    spans = [(s.offset, s.size, s.alignment) for s in elf.sections if s.type == SHT_NOTE]
    if not elf.sections:
        spans = [(s.offset, s.file_size, s.alignment) for s in elf.segments if s.type == PT_NOTE]
    left = MOST_NOTES
    for offset, size, alignment in spans:
        for note in _notes(elf, offset, size, 8 if alignment == 8 else 4, on_damage):
            left -= 1
            if left < 0:
                message = f"more than {MOST_NOTES} in one file"
                on_damage(elf.source.error(message, container=elf.container, field="note", rule=RULE))
                return
            yield note


def _notes(elf: Elf64, start: int, size: int, alignment: int, on_damage: OnDamage) -> Iterator[Note]:
    data = elf.take(start, size, "note")
    at = 0

    def damage(message: str) -> None:
        where = min(start + at, elf.source.size)
        on_damage(elf.source.error(message, at=where, container=elf.container, field="note", rule=RULE))

    while True:
        if len(data) - at < ROW.size:
            if any(data[at:]):
                damage(f"{len(data) - at} bytes are left, too few for a note")
            return
        name_size, content_size, kind = ROW.unpack_from(data, at)
        content_at = align_up(at + ROW.size + name_size, alignment)
        end = content_at + content_size
        if end > len(data):
            damage(f"reaches {end - len(data)} bytes beyond its section")
            return
        owner = bytes(data[at + ROW.size : at + ROW.size + name_size]).rstrip(b"\0").decode("utf-8", "backslashreplace")
        yield Note(owner, kind, bytes(data[content_at:end]), start + content_at)
        at = align_up(end, alignment)
