"""CUDA fat binary: cubins, PTX and intermediate code for several architectures, each after a header of its own.

NVIDIA does not document the layout; it was read from the output of fatbinary of CUDA 11 to 13 and checked against
cuobjdump. Sections ``.nv_fatbin`` and ``__nv_relfatbin`` hold one after another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from construct import Const, Int16ul, Int64ul, Struct

from ..errors import FormatError, OnDamage, UnsupportedError, raise_damage
from ..joined import Joined, rest_of
from ..model import Container, Hash
from ..records import dataclass, field, values_of
from ..schema import parse, span
from . import cuda_payload
from .cuda_entry import ENTRY_VERSION, FatbinEntry, Packed, entry_of, is_obfuscated, packed_form
from .cuda_header import ENTRY, KIND, KINDS, Header

if TYPE_CHECKING:
    from ..source import Source

MAGIC = b"\x50\xed\x55\xba"
OLD_MAGIC = b"\x01\x5a\xe5\x1e"
VERSION = 1
MOST_ENTRIES = 1 << 16
"""In one fat binary; real ones have some tens."""

HEADER = Struct("magic" / Const(MAGIC), "version" / Int16ul, "header_size" / Int16ul, "size" / Int64ul)
_HEADER_SIZE, _ENTRY_SIZE = HEADER.sizeof(), ENTRY.sizeof()


@dataclass
class CudaFatbin(Container):
    """A CUDA fat binary. ``CudaFatbin([FatbinEntry.make("elf-sm_80", data)])`` makes one."""

    kind: ClassVar[str] = KIND

    header_extension: bytes = field(default=b"", repr=False)
    tail: Source | None = field(default=None, repr=False, compare=False)
    """Bytes after the last entry that are too few for another."""

    def to_bytes(self) -> bytes:
        """The fat binary as bytes; what was compressed when it was read stays as it was compressed."""
        return self.to_source().read()

    def to_source(self) -> Source:
        """The fat binary, whose payloads are where they were."""
        out = Joined(bytes(_HEADER_SIZE), self.header_extension)
        for entry in self.entries:
            packed = packed_form(entry)
            out.add(ENTRY.build(values_of(packed.header)) + packed.extension)
            out.add(packed.stored)
        if self.tail is not None:
            out.add(self.tail)
        header_size = _HEADER_SIZE + len(self.header_extension)
        fields = {"version": self.version or VERSION, "header_size": header_size, "size": out.size - header_size}
        out.patch(0, HEADER.build(fields))
        return out.source()

    def verify(self) -> Hash:
        """Inflate what is compressed; a stream has no hash of its own, but it can be damaged."""
        for entry in self.entries:
            if entry.inflated and not is_obfuscated(entry):
                entry.source.view(0, 1)
        return self.hash


def read(source: Source, on_damage: OnDamage = raise_damage) -> CudaFatbin:
    """The fat binary at the start of ``source``; inflates nothing."""
    header = _header(source)
    end = header.header_size + header.size
    if end > source.size:
        message = f"{header.size:#x} bytes reach beyond the {source.size:#x} that are there; the file is cut short"
        on_damage(source.error(message, at=8, container=KIND, field="size", rule="bounds"))
        end = source.size
    found = CudaFatbin(version=header.version, source=source.sub(0, end))
    found.header_extension = source.read(_HEADER_SIZE, header.header_size - _HEADER_SIZE)
    body, at = source.sub(0, end), header.header_size
    while at < end and len(found.entries) < MOST_ENTRIES:
        try:
            entry, step = _read_entry(body, at, on_damage)
        except FormatError as error:
            on_damage(error)
            break
        found.entries.append(entry)
        at += step
    if len(found.entries) == MOST_ENTRIES and at < end:
        message = f"there are more than {MOST_ENTRIES}; the rest is left out"
        on_damage(source.error(message, at=at, container=KIND, field="entries", rule="count"))
    found.tail = rest_of(body, at)
    found.compression = _common([e.attributes.get("compression") for e in found.entries])
    return found


def looks_right(source: Source, at: int) -> bool:
    """Whether the four letters at ``at`` really begin a fat binary: code that handles them holds them too."""
    head = source.read(at, _HEADER_SIZE)
    version, size = int.from_bytes(head[4:6], "little"), int.from_bytes(head[6:8], "little")
    return len(head) == _HEADER_SIZE and version == VERSION and size >= _HEADER_SIZE


def _header(source: Source) -> Any:
    if source.read(0, 4) == OLD_MAGIC:
        message = (
            "the fat binary of CUDA before 4.0 is a table of addresses in the running program, not a file format; "
            "hipkit cannot follow them"
        )
        raise _unsupported(source, message, 0, "magic")
    header = parse(HEADER, source, container=KIND)
    if header.version != VERSION:
        raise _unsupported(source, f"{header.version} is not known; hipkit reads {VERSION}", 4, "version")
    size: int = header.header_size
    if size < _HEADER_SIZE:
        message = f"{size} is less than the {_HEADER_SIZE} bytes of the header itself"
        raise source.error(message, at=6, container=KIND, field="header_size", rule="bounds")
    span(source, 0, size, container=KIND, field="header_size")
    return header


def _read_entry(body: Source, at: int, on_damage: OnDamage) -> tuple[FatbinEntry, int]:
    """The entry at ``at``, and how far from it the next one starts."""
    raw = parse(ENTRY, span(body, at, _ENTRY_SIZE, container=KIND, field="entry header"), container=KIND)
    header = Header.of(raw)
    if header.header_size < _ENTRY_SIZE:
        message = f"{header.header_size} is less than the {_ENTRY_SIZE} bytes of the header itself"
        raise body.error(message, at=at + 4, container=KIND, field="header_size", rule="bounds")
    whole = span(body, at, header.header_size, container=KIND, field="header_size")
    size = header.payload_size
    start = at + header.header_size
    if start + size > body.size:
        message = f"{size:#x} bytes at {start:#x} reach beyond the {body.size:#x} bytes that are there"
        on_damage(body.error(message, at=at + 8, container=KIND, field="payload_size", rule="bounds"))
        size = body.size - start
    for fault in _faults(header, body, at, size):
        on_damage(fault)
    stored = body.sub(start, size)
    content = cuda_payload.content(header, stored)
    packed = Packed(header, whole.read(_ENTRY_SIZE), stored, content)
    return entry_of(packed, content, at, on_damage), header.header_size + size


def _faults(header: Header, body: Source, at: int, size: int) -> list[FormatError]:
    """What is wrong with an entry, or not known to this version of hipkit, though it can step over it."""
    faults: list[FormatError] = []
    if header.kind not in KINDS:
        faults.append(_unsupported(body, f"{header.kind:#x} is not known", at, "kind"))
    if header.version != ENTRY_VERSION:
        message = f"{header.version:#x} is not known; hipkit reads {ENTRY_VERSION:#x}"
        faults.append(_unsupported(body, message, at + 2, "entry version"))
    if cuda_payload.method(header) and not 0 < header.compressed_size <= size:
        message = f"{header.compressed_size} bytes are not within the payload of {size}"
        faults.append(body.error(message, at=at + 16, container=KIND, field="compressed_size", rule="bounds"))
    return faults


def _common(methods: list[object]) -> str | None:
    """How the entries are compressed, where at least one is."""
    used = sorted({str(m) for m in methods if m})
    return "+".join(used) or None


def _unsupported(source: Source, message: str, at: int, field: str) -> UnsupportedError:
    return UnsupportedError(
        message, source=source.name, offset=source.origin + at, container=KIND, field=field, rule="version"
    )
