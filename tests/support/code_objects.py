"""Real code objects, changed in one place: for faults that no toolchain makes."""

from __future__ import annotations

import struct
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import msgpack

SECTIONS_AT, SECTION = 40, struct.Struct("<IIQQQQIIQQ")
SEGMENTS_AT, SEGMENT = 32, struct.Struct("<IIQQQQQQ")
SYMBOL = struct.Struct("<IBBHQQ")
NOTE, SYMTAB, DYNSYM = 7, 2, 11


class Descriptor(IntEnum):
    """Where in a kernel descriptor its fields are."""

    LDS, SCRATCH, KERNARG, ENTRY, RSRC3, RSRC1, RSRC2, PROPERTIES, PRELOAD = 0, 4, 8, 16, 44, 48, 52, 56, 58


def patched(data: bytes, at: int, new: bytes) -> bytes:
    """``data`` with ``new`` at ``at``."""
    return data[:at] + new + data[at + len(new) :]


def rows(data: bytes | bytearray, kind: int) -> list[tuple[int, tuple[int, ...]]]:
    """The section headers of a type: where each is, and its fields."""
    start, count = struct.unpack_from("<Q", data, SECTIONS_AT)[0], struct.unpack_from("<H", data, 60)[0]
    found = [(start + 64 * n, SECTION.unpack_from(data, start + 64 * n)) for n in range(count)]
    return [(at, row) for at, row in found if row[1] == kind]


_PT_NOTE = 4


def segments(data: bytes | bytearray) -> list[tuple[int, tuple[int, ...]]]:
    """The program headers: where each is, and its fields."""
    start, count = struct.unpack_from("<Q", data, SEGMENTS_AT)[0], struct.unpack_from("<H", data, 56)[0]
    return [(start + 56 * n, SEGMENT.unpack_from(data, start + 56 * n)) for n in range(count)]


def with_notes(data: bytes, *contents: bytes, owner: bytes = b"AMDGPU\0", kind: int = 32) -> bytes:
    """``data`` with other notes, at its end."""
    out = b""
    for content in contents:
        out += struct.pack("<III", len(owner), len(content), kind) + owner.ljust(-(-len(owner) // 4) * 4, b"\0")
        out += content + bytes(-len(content) % 4)
    data += bytes(-len(data) % 8)
    [(at, row)] = rows(data, NOTE)
    moved = patched(data, at, SECTION.pack(*row[:4], len(data), len(out), *row[6:]))
    for place, segment in segments(data):
        if segment[0] == _PT_NOTE:
            moved = patched(
                moved, place, SEGMENT.pack(*segment[:2], len(data), *segment[3:5], len(out), len(out), segment[7])
            )
    return moved + out


def metadata_of(data: bytes) -> Any:
    """The metadata of a code object that has one note."""
    [(_, row)] = rows(data, NOTE)
    name, size, _ = struct.unpack_from("<III", data, row[4])
    start = row[4] + 12 + -(-name // 4) * 4
    return msgpack.unpackb(data[start : start + size])


def with_metadata(data: bytes, change: Callable[[Any], None]) -> bytes:
    """``data`` with its metadata changed in place by ``change``."""
    document = metadata_of(data)
    change(document)
    return with_notes(data, msgpack.packb(document))


def symbols(data: bytes | bytearray, kind: int = DYNSYM) -> dict[str, tuple[int, tuple[int, ...]]]:
    """The symbols of a table: where each is in the file, and its fields."""
    [(_, row)] = rows(data, kind)
    start = struct.unpack_from("<Q", data, SECTIONS_AT)[0]
    names = SECTION.unpack_from(data, start + 64 * row[6])[4]
    found = {}
    for at in range(row[4] + 24, row[4] + row[5], 24):
        symbol = SYMBOL.unpack_from(data, at)
        name = names + symbol[0]
        found[data[name : data.index(b"\0", name)].decode()] = (at, symbol)
    return found


def descriptor_at(data: bytes | bytearray, name: str) -> int:
    """Where in the file the descriptor of a kernel is."""
    address = symbols(data)[f"{name}.kd"][1][4]
    return next(
        row[2] + address - row[3] for _, row in segments(data) if row[0] == 1 and 0 <= address - row[3] < row[5]
    )
