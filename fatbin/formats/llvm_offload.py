"""LLVM offload binary: what clang's linker wrapper keeps device code in, until it is linked and registered.

Layout: llvm/include/llvm/Object/OffloadBinary.h, versions 1 to 3. Version 1 holds one image; a toolchain that has
several writes as many binaries one after another. Offsets count from the start of the binary.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from construct import Const, If, Int32ul, Int64ul, Struct, this

from ..errors import FormatError, OnDamage, UnsupportedError, UsageError, raise_damage
from ..inflate import METHOD_NUMBERS, deflated
from ..joined import Joined
from ..model import Container, Entry, Hash
from ..records import dataclass, field
from ..schema import align_up, parse
from ..target import TargetID
from . import llvm_offload_table
from .llvm_offload_table import (
    ALIGNMENT,
    ENTRY,
    IMAGE_KINDS,
    KIND,
    LARGEST_TABLE,
    METADATA_ONLY,
    Packed,
    Row,
    StringTable,
    image_kind_of,
    kind_name,
    kind_number,
    string_schema,
)

if TYPE_CHECKING:
    from ..source import Source

MAGIC = b"\x10\xff\x10\xad"
VERSIONS = (1, 2, 3)
DEFAULT_VERSION = 1
"""What LLVM 22 writes, and the newest that it reads."""

# `entries` is how long an entry is in version 1, which has one, and how many there are since.
HEADER = Struct(
    "magic" / Const(MAGIC),
    "version" / Int32ul,
    "size" / Int64ul,
    "entries_at" / Int64ul,
    "entries" / Int64ul,
    "inflated_size" / If(this.version >= 3, Int64ul),
)
_HEADER_SIZES = {1: 32, 2: 32, 3: 40}
_FIRST_PIECE = 1 << 16


@dataclass
class OffloadBinary(Container):
    """An offload binary. ``OffloadBinary([Entry.of("gfx942", data)])`` makes one, of version 1 unless ``version`` says otherwise.

    The images stay nested as they are: one that is an offload binary itself is an entry like any other.
    """

    kind: ClassVar[str] = KIND

    as_read: list[object] | None = field(default=None, repr=False, compare=False)
    """The :attr:`state` after reading, so that what has not changed is written as it was."""

    @property
    def state(self) -> list[object]:
        """All that :meth:`to_bytes` depends on."""
        return [self.version, self.compression, *((entry, repr(entry.attributes)) for entry in self.entries)]

    def to_bytes(self) -> bytes:
        """The binary as :meth:`to_source` lays it out."""
        return self.to_source().read()

    def to_source(self) -> Source:
        """The binary as bytes: as it was read, or where an entry was changed as LLVM lays it out.

        Several entries of version 1 become as many binaries one after another.
        """
        if self.source is not None and self.as_read == self.state:
            return Joined(self.source).source()
        version = self.version or DEFAULT_VERSION
        if version not in VERSIONS:
            raise UsageError(f"version {version} is not known; hipkit writes {', '.join(map(str, VERSIONS))}")
        if self.compression is not None and (version < 3 or self.compression not in METHOD_NUMBERS):
            raise UsageError(f"{self.compression} compression needs version 3, and to be zlib or zstd")
        groups = [[entry] for entry in self.entries] if version == 1 else [self.entries]
        return Joined(*(_build(group, version, self.compression) for group in groups)).source()

    def verify(self) -> Hash:
        """Inflate what is compressed; a stream has no hash of its own, but it can be damaged."""
        for entry in self.entries[:1] if self.compression else ():
            entry.source.view(0, 1)
        return self.hash


def read(source: Source, on_damage: OnDamage = raise_damage) -> OffloadBinary:
    """The offload binary at the start of ``source``; of a compressed one, inflates no more than its tables."""
    header = _header(source)
    size = _extent(source, header, on_damage)
    found = OffloadBinary(version=header.version, source=source.sub(0, size))
    content, base = found.source, 0
    assert content
    if header.inflated_size:
        packed = Packed(content, header.entries_at, header.inflated_size)
        found.compression, found.uncompressed_size = packed.method, header.inflated_size
        rows = _packed_rows(packed, header, on_damage)
        content, base = packed.body(), packed.header_size
    else:
        rows = list(llvm_offload_table.rows(content, header, content.size, on_damage))
    found.entries = [_entry(row, content, base, on_damage) for row in rows]
    found.as_read = found.state
    return found


def _packed_rows(packed: Packed, header: Any, on_damage: OnDamage) -> list[Row]:
    """The rows of a compressed binary, of which as much is inflated as holds its tables."""
    size = _FIRST_PIECE
    while True:
        head = packed.head(size)
        damage: list[FormatError] = []
        rows: list[Row] = []
        try:
            rows = list(llvm_offload_table.rows(head, header, packed.size, damage.append))
        except FormatError as error:
            damage.append(error)
        if size >= min(packed.size, LARGEST_TABLE) or not any(fault.rule == "bounds" for fault in damage):
            break
        size *= 8
    for fault in damage:
        on_damage(fault)
    return rows


def _header(source: Source) -> Any:
    version = int.from_bytes(source.view(4, 4), "little")
    if source.size >= 8 and version not in VERSIONS:
        raise UnsupportedError(
            f"{version} is not known; hipkit reads {', '.join(map(str, VERSIONS))}",
            source=source.name,
            offset=source.origin + 4,
            container=KIND,
            field="version",
            rule="version",
        )
    return parse(HEADER, source, container=KIND)


def _extent(source: Source, header: Any, on_damage: OnDamage) -> int:
    least = _HEADER_SIZES[header.version]
    size: int = header.size
    if size < least:
        message = f"{size} bytes are less than the header's own {least}"
        raise source.error(message, at=8, container=KIND, field="size", rule="bounds")
    if size > source.size:
        message = f"{size:#x} bytes reach beyond the {source.size:#x} that are there; the file is cut short"
        on_damage(source.error(message, at=8, container=KIND, field="size", rule="bounds"))
        size = source.size
    if not least <= header.entries_at <= (header.inflated_size or size):
        message = f"{header.entries_at:#x} is not between the header's {least:#x} bytes and the end, {size:#x}"
        raise source.error(message, at=16, container=KIND, field="entries_offset", rule="bounds")
    if header.version == 1 and header.entries != ENTRY.sizeof():
        message = f"{header.entries} is not the size of an entry, {ENTRY.sizeof()}"
        on_damage(source.error(message, at=24, container=KIND, field="entry_size", rule="bounds"))
    return size


def _entry(row: Row, content: Source, base: int, on_damage: OnDamage) -> Entry:
    """The entry of ``row``; byte 0 of ``content`` is byte ``base`` of the binary."""
    for fault in llvm_offload_table.faults(row, content, base):
        on_damage(fault)
    start = min(max(row.image_at - base, 0), content.size)
    image = content.sub(start, min(row.image_size, content.size - start))
    triple, arch = row.strings.get("triple"), row.strings.get("arch")
    kind = kind_name(row.offload_kind, triple)
    attributes: dict[str, object] = {
        "image": IMAGE_KINDS.get(row.image_kind, f"image-{row.image_kind:#x}"),
        "offload_kind": row.offload_kind,
        "image_kind": row.image_kind,
        "flags": row.flags,
        "strings": dict(row.strings),
    }
    if row.flags & METADATA_ONLY:
        attributes["metadata_only"] = True
    return Entry(_id(kind, triple, arch), image, kind, triple, _target(arch), row.image_at, attributes)


def _id(kind: str, triple: str | None, arch: str | None) -> str:
    """The entry's id as a bundle would spell it: the triple's four fields, then the target."""
    fields = (triple or "").split("-")
    fields += [""] * (4 - len(fields))
    return "-".join([kind, *fields, arch or ""])


def _target(arch: str | None) -> str | None:
    try:
        return str(TargetID.parse(arch)) if arch else None
    except ValueError:
        return arch


def _build(entries: list[Entry], version: int, compression: str | None) -> Source:
    """One binary, laid out as LLVM does: header, entries, string entries, strings, images."""
    strings = [_strings(entry) for entry in entries]
    table = StringTable(text for each in strings for pair in each.items() for text in pair)
    header_size = _HEADER_SIZES[version]
    schema = string_schema(version)
    strings_at = header_size + len(entries) * ENTRY.sizeof()
    table_at = strings_at + sum(map(len, strings)) * schema.sizeof()
    image_at = align_up(table_at + len(table.data), ALIGNMENT)
    out, maps = bytearray(header_size), bytearray()
    for entry, each in zip(entries, strings, strict=True):
        row = {
            "image_kind": _image_kind(entry),
            "offload_kind": _offload_kind(entry),
            "flags": entry.attributes.get("flags", 0),
            "strings_at": strings_at + len(maps),
            "strings": len(each),
            "image_at": image_at,
            "image_size": entry.size,
        }
        out += ENTRY.build(row)
        image_at += entry.size
        for key, value in each.items():
            at = {"key_at": table_at + table.at[key], "value_at": table_at + table.at[value]}
            maps += schema.build({**at, "value_size": len(value)})
    out += maps + table.data
    out.extend(bytes(-len(out) % ALIGNMENT))
    made = Joined(bytes(out), *(entry.source for entry in entries))
    made.pad(align_up(made.size, ALIGNMENT))
    inflated_size = 0
    if compression:
        inflated_size = made.size
        made = Joined(bytes(header_size), deflated(compression, made.source().sub(header_size)))
        made.pad(align_up(made.size, ALIGNMENT))
    fields = {"version": version, "size": made.size, "entries_at": header_size, "inflated_size": inflated_size}
    fields["entries"] = ENTRY.sizeof() if version == 1 else len(entries)
    made.patch(0, HEADER.build(fields))
    return made.source()


def _strings(entry: Entry) -> dict[str, str]:
    """An entry's strings: those it was read with, or else its triple and its target as they are."""
    kept = entry.attributes.get("strings")
    if isinstance(kept, dict):
        return kept
    target = entry.parsed_id.target or entry.target
    return {name: text for name, text in (("triple", entry.triple), ("arch", target)) if text}


def _offload_kind(entry: Entry) -> int:
    kept = entry.attributes.get("offload_kind")
    return kept if isinstance(kept, int) else kind_number(entry.kind)


def _image_kind(entry: Entry) -> int:
    kept = entry.attributes.get("image_kind")
    return kept if isinstance(kept, int) else image_kind_of(entry.source)
