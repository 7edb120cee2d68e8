"""Writes PE images and COFF objects with new section contents, at unchanged addresses.

A section that shrinks keeps its size in memory, which the loader fills with zeros: sections must lie without gaps.
One that outgrows its place in memory becomes a new section after the others.
Layout: the PE format specification of Microsoft.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from construct import Array, Bytes, Int16ul, Int32ul, Struct

from ..errors import UnsupportedError
from ..joined import Joined, padded
from ..records import dataclass
from ..schema import align_up, parse, span
from ..source import Source

KIND = "pe"
COFF = Struct(
    "machine" / Int16ul,
    "sections" / Int16ul,
    "time" / Int32ul,
    "symbols_at" / Int32ul,
    "symbols" / Int32ul,
    "optional_size" / Int16ul,
    "characteristics" / Int16ul,
)
SECTION = Struct(
    "name" / Bytes(8),
    "memory_size" / Int32ul,
    "address" / Int32ul,
    "size" / Int32ul,
    "offset" / Int32ul,
    "relocations_at" / Int32ul,
    "lines_at" / Int32ul,
    "relocations" / Int16ul,
    "lines" / Int16ul,
    "characteristics" / Int32ul,
)
DIRECTORY = Struct("address" / Int32ul, "size" / Int32ul)
_HEADER_AT = 0x3C
_PE32_PLUS = 0x20B
# Offsets in the optional header of PE32+.
_INITIALIZED, _BASE, _SECTION_ALIGNMENT, _FILE_ALIGNMENT = 8, 24, 32, 36
_IMAGE_SIZE, _HEADERS_SIZE, _CHECKSUM, _DIRECTORIES = 56, 60, 64, 108
_CERTIFICATES, _RELOCATIONS, _DEBUG = 4, 5, 6
_DEBUG_ENTRY, _DEBUG_OFFSET_AT = 28, 24
_ADDRESS64 = 10
_POINTERS = ("relocations_at", "lines_at")
MOST_DEBUG_ENTRIES = 1 << 12
"""Linkers write some; a directory of more is damage."""


@dataclass
class _Change:
    number: int
    content: Source
    start: int
    end: int


class PeImage:
    """A DLL, an executable or an object to change: :meth:`replace`, :meth:`patch`, then :meth:`to_bytes`."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.is_image = source.read(0, 2) == b"MZ"
        at = 0
        if self.is_image:
            at = int.from_bytes(span(source, _HEADER_AT, 4, container=KIND, field="e_lfanew").view(), "little")
            if span(source, at, 4, container=KIND, field="e_lfanew").read() != b"PE\0\0":
                raise source.error(
                    "no PE header is where e_lfanew says", at=_HEADER_AT, container=KIND, field="e_lfanew"
                )
            at += 4
        self._coff_at, self._coff = at, parse(COFF, source, at, container=KIND)
        self._optional_at = at + COFF.sizeof()
        optional = span(source, self._optional_at, self._coff.optional_size, container=KIND, field="optional header")
        self._optional = bytearray(optional.view())
        if self.is_image:
            self._check_image()
        self._table_at = self._optional_at + len(self._optional)
        size = self._coff.sections * SECTION.sizeof()
        table = span(source, self._table_at, size, container=KIND, field="section headers")
        self.sections: list[Any] = list(parse(Array(self._coff.sections, SECTION), table, container=KIND))
        for number, section in enumerate(self.sections):
            if section.offset and section.size:
                span(source, section.offset, section.size, container=KIND, field=f"section {number}")
        self._changes: dict[int, _Change] = {}
        self._patches: list[tuple[int, bytes]] = []
        self._moved: list[tuple[Any, Source]] = []

    def _check_image(self) -> None:
        if len(self._optional) < _DIRECTORIES + 4 or self._number(0, 2) != _PE32_PLUS:
            raise self._unsupported("hipkit edits 64-bit PE files only", self._optional_at, "magic")
        for at, name in ((_SECTION_ALIGNMENT, "SectionAlignment"), (_FILE_ALIGNMENT, "FileAlignment")):
            value = self._number(at)
            if not value or value & (value - 1) or value > 1 << 24:
                message = f"{value} is no power of two"
                raise self.source.error(message, at=self._optional_at + at, container=KIND, field=name)
        address, size = self._directory(_CERTIFICATES)
        if size:
            raise self._unsupported(
                f"is signed, and an edit would break the {size} bytes of signature at {address:#x}; remove it first "
                "(signtool remove /s, osslsigncode remove-signature)",
                self._optional_at + _DIRECTORIES + 4 + 8 * _CERTIFICATES,
                "certificate table",
            )

    @property
    def base(self) -> int:
        """The address that pointers in the file count from."""
        return self._number(_BASE, 8) if self.is_image else 0

    def section_at(self, offset: int) -> int | None:
        """The number of the section that holds the byte at ``offset`` of the file."""
        for number, section in enumerate(self.sections):
            if section.offset and section.offset <= offset < section.offset + section.size:
                return number
        return None

    def room(self, number: int) -> int:
        """How large the content of a section may become where it is."""
        if not self.is_image:
            return 1 << 31
        section = self.sections[number]
        return align_up(max(section.memory_size, section.size), self._number(_SECTION_ALIGNMENT))

    def replace(self, number: int, content: Source) -> None:
        """Give a section other content; :meth:`room` says how much fits."""
        section = self.sections[number]
        made = content
        if self.is_image:
            made = padded(content, align_up(content.size, self._number(_FILE_ALIGNMENT)))
            section.memory_size = max(section.memory_size, content.size)
        end = section.offset + section.size
        self._changes[number] = _Change(number, made, section.offset, end)

    def move(self, number: int, content: Source) -> int:
        """Give a section other content in a new section after all others; the address it has there."""
        end = self._table_at + (len(self.sections) + len(self._moved) + 1) * SECTION.sizeof()
        first = min((s.offset for s in self.sections if s.offset and s.size), default=0)
        if not self.is_image or end > min(first, self._number(_HEADERS_SIZE)):
            message = "there is no room for another section header: drop a target, or add less"
            raise self._unsupported(message, self._table_at, "section headers")
        made = copy.copy(self.sections[number])
        last = [*self.sections, *(section for section, _ in self._moved)]
        made.address = align_up(max(s.address + max(s.memory_size, s.size) for s in last), self._number(_SECTION_ALIGNMENT))  # fmt: skip
        made.memory_size = content.size
        self._moved.append((made, content))
        self.replace(number, Source.from_bytes(b""))
        return int(made.address)

    def patch(self, offset: int, data: bytes) -> None:
        """Change bytes in place; ``offset`` counts in the old file."""
        self._patches.append((offset, data))

    def offset_of(self, address: int) -> int | None:
        """Where in the old file the byte at ``address``, which counts from the base, is."""
        for section in self.sections:
            if section.offset and section.address <= address < section.address + section.size:
                return int(section.offset + address - section.address)
        return None

    def pointers(self) -> Iterator[tuple[int, int]]:
        """Every place that the loader adjusts, as its offset in the file, and the address that stands there."""
        address, size = self._directory(_RELOCATIONS)
        at = self.offset_of(address) if size else None
        end = at + size if at is not None else 0
        while at is not None and at + 8 <= min(end, self.source.size):
            page, length = (int.from_bytes(self.source.view(at + n, 4), "little") for n in (0, 4))
            if length < 8:
                break
            for entry in range(at + 8, min(at + length, end), 2):
                word = int.from_bytes(self.source.view(entry, 2), "little")
                place = self.offset_of(page + (word & 0xFFF)) if word >> 12 == _ADDRESS64 else None
                if place is not None:
                    yield place, int.from_bytes(self.source.view(place, 8), "little") - self.base
            at += length

    def to_source(self) -> Source:
        """The file as it is now."""
        patched = Joined(self.source)
        for at, data in [*self._patches, *self._moved_debug()]:
            patched.patch(at, data)
        old = patched.source()
        out, at = Joined(), 0
        for change in sorted(self._changes.values(), key=lambda c: c.start):
            out.add(old.sub(at, change.start - at))
            out.add(change.content)
            at = change.end
        out.add(old.sub(at))
        rows = [self._section(number, section) for number, section in enumerate(self.sections)]
        rows += [self._append(out, section, content) for section, content in self._moved]
        table = b"".join(SECTION.build(row) for row in rows)
        coff = copy.copy(self._coff)
        coff.sections, coff.symbols_at = len(rows), self._new_offset(coff.symbols_at)
        if self.is_image:
            self._set(_INITIALIZED, self._number(_INITIALIZED) + sum(r["size"] for r in rows) - sum(s.size for s in self.sections))  # fmt: skip
            last = max(r["address"] + max(r["memory_size"], r["size"]) for r in rows)
            self._set(_IMAGE_SIZE, max(self._number(_IMAGE_SIZE), align_up(last, self._number(_SECTION_ALIGNMENT))))
        out.patch(self._coff_at, COFF.build(coff))
        out.patch(self._optional_at, bytes(self._optional))
        out.patch(self._table_at, table)
        if self.is_image and self._number(_CHECKSUM):
            place = self._optional_at + _CHECKSUM
            out.patch(place, bytes(4))
            out.patch(place, checksum(out.source()).to_bytes(4, "little"))
        return out.source(self.source.name)

    def _section(self, number: int, section: Any) -> Any:
        made = copy.copy(section)
        if number in self._changes:
            made.size = self._changes[number].content.size
            made.offset = self._place(self._changes[number]) if made.size else 0
        elif section.offset:
            made.offset = self._new_offset(section.offset)
        for pointer in _POINTERS:
            made[pointer] = self._new_offset(section[pointer])
        return made

    def _append(self, out: Joined, section: Any, content: Source) -> Any:
        alignment = self._number(_FILE_ALIGNMENT)
        out.pad(align_up(out.size, alignment))
        section.offset, section.size = out.size, align_up(content.size, alignment)
        out.add(padded(content, section.size))
        return section

    def _place(self, change: _Change) -> int:
        before = [c for c in self._changes.values() if c.start < change.start]
        return change.start + sum(c.content.size - (c.end - c.start) for c in before)

    def _new_offset(self, offset: int) -> int:
        before = [c for c in self._changes.values() if offset and c.end <= offset]
        return offset + sum(c.content.size - (c.end - c.start) for c in before)

    def _moved_debug(self) -> Iterator[tuple[int, bytes]]:
        """The debug directory says where in the file its parts are, not only where in memory: what changes in it."""
        address, size = self._directory(_DEBUG) if self.is_image else (0, 0)
        at = self.offset_of(address) if size else None
        if at is None:
            return
        if size > MOST_DEBUG_ENTRIES * _DEBUG_ENTRY or at + size > self.source.size:
            field = self._optional_at + _DIRECTORIES + 4 + 8 * _DEBUG
            message = f"{size} bytes at {at:#x}: a debug directory has some entries of {_DEBUG_ENTRY} bytes"
            raise self.source.error(message, at=field, container=KIND, field="debug directory", rule="bounds")
        for place in range(at + _DEBUG_OFFSET_AT, at + size // _DEBUG_ENTRY * _DEBUG_ENTRY, _DEBUG_ENTRY):
            old = int.from_bytes(self.source.view(place, 4), "little")
            moved = self._new_offset(old)
            if not 0 <= moved < 1 << 32:
                message = f"{old:#x} cannot be moved to {moved:#x}"
                raise self.source.error(message, at=place, container=KIND, field="debug directory", rule="bounds")
            if moved != old:
                yield place, moved.to_bytes(4, "little")

    def _directory(self, number: int) -> tuple[int, int]:
        count = self._number(_DIRECTORIES)
        at = _DIRECTORIES + 4 + 8 * number
        if number >= count or at + 8 > len(self._optional):
            return 0, 0
        found = DIRECTORY.parse(bytes(self._optional[at : at + 8]))
        return found.address, found.size

    def _number(self, at: int, size: int = 4) -> int:
        return int.from_bytes(self._optional[at : at + size], "little")

    def _set(self, at: int, value: int) -> None:
        self._optional[at : at + 4] = max(value, 0).to_bytes(4, "little")

    def _unsupported(self, message: str, at: int, field: str) -> UnsupportedError:
        return UnsupportedError(
            message, source=self.source.name, offset=self.source.origin + at, container=KIND, field=field, rule="edit"
        )


def checksum(file: Source) -> int:
    """What the optional header says of a whole file, its own four bytes counted as zeros."""
    total = 0
    for piece in file.pieces():
        total += sum(memoryview(bytes(piece) + bytes(len(piece) % 2)).cast("H"))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return (total + file.size) & 0xFFFFFFFF
