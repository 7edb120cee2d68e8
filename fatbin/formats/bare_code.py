"""Device code without a container: a file of its own, or AMDGPU ELF files inside other data."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import ClassVar

from ..codeobject.identify import EM_AMDGPU, ElfStart, Identity, elf_start, identify
from ..errors import OnDamage
from ..model import Container, Entry
from ..records import dataclass
from ..source import Source

ELF_SIZE = 64
# struct, not construct: a library may hold thousands of code objects. Of a program header, offset and size.
_SEGMENT = struct.Struct("<8xQ16xQ16x")
_SECTION_SIZE = 64
MOST_SEGMENTS = 32
"""Of an ELF that is found by its header; linkers give code objects ten at most."""
_REL, _DYN = 1, 3
_MACHINE = slice(18, 20)


@dataclass
class BareCode(Container):
    """One piece of device code, without a container around it: its only entry is itself."""

    kind: ClassVar[str] = "code-object"

    def to_bytes(self) -> bytes:
        """The code as it is."""
        return self.entries[0].data


def whole(source: Source) -> BareCode:
    """All of ``source``, which is known to be device code."""
    identity = identify(source)
    assert identity
    attributes: dict[str, object] = {"version": identity.version}
    entry = Entry(_id(identity), source, identity.kind, identity.triple, identity.target, 0, attributes)
    return BareCode([entry], source, version=identity.version)


def read(source: Source, _on_damage: OnDamage) -> BareCode:
    """The AMDGPU ELF at the start of ``source``, as far as its headers reach."""
    return whole(source.sub(0, _extent(source, 0)))


def looks_right(source: Source, at: int) -> bool:
    """Whether an AMDGPU ELF begins at ``at`` that lies inside ``source`` with its tables and segments."""
    return 0 < _extent(source, at) <= source.size - at


def _extent(source: Source, at: int) -> int:
    """How far an ELF reaches by its headers; 0 for what is none, or none of AMD."""
    head = source.read(at, ELF_SIZE)
    if len(head) < ELF_SIZE or int.from_bytes(head[_MACHINE], "little") != EM_AMDGPU:
        return 0
    header = elf_start(head)
    if header is None:
        return 0
    sound = (
        _REL <= header.type <= _DYN
        and header.version == 1
        and header.header_size == ELF_SIZE
        and (header.segment_size == _SEGMENT.size or (not header.segments and header.type == _REL))
        and (header.section_size == _SECTION_SIZE or not header.sections)
        and bool(header.segments or header.sections)
        and header.segments <= MOST_SEGMENTS
    )
    return max(_ends(source, at, header)) if sound else 0


def _ends(source: Source, at: int, header: ElfStart) -> Iterator[int]:
    """Where the tables and the segments end, of which the last is the end of the file."""
    yield ELF_SIZE
    if header.sections:
        yield header.sections_at + header.sections * _SECTION_SIZE
    if header.segments:
        yield header.segments_at + header.segments * _SEGMENT.size
        table = source.read(at + header.segments_at, header.segments * _SEGMENT.size)
        for offset, size in _SEGMENT.iter_unpack(table[: len(table) // _SEGMENT.size * _SEGMENT.size]):
            yield offset + size


def _id(identity: Identity) -> str:
    return "-".join(filter(None, [identity.triple, identity.target])) or identity.kind
