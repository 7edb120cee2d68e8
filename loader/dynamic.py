"""Reads the dynamic section of an ELF program or library, with :mod:`struct` only, so that it imports quickly."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from ..fatbin.errors import UsageError
from ..fatbin.records import NamedTuple, dataclass

_HEADER, _SEGMENT, _SECTION = (
    struct.Struct("<16sHHIQQQIHHHHHH"),
    struct.Struct("<IIQQQQQQ"),
    struct.Struct("<IIQQQQIIQQ"),
)
_TAG, _SYMBOL, _PAIR = struct.Struct("<qQ"), struct.Struct("<IBBHQQ"), struct.Struct("<II")
_ELF64_LITTLE = b"\x7fELF\x02\x01"
_ET_DYN, _PT_LOAD, _PT_DYNAMIC, _PT_INTERP = 3, 1, 2, 3
_NEEDED, _HASH, _STRTAB, _SYMTAB, _STRSZ, _SONAME, _RPATH, _RUNPATH = 1, 4, 5, 6, 10, 14, 15, 29
_GNU_HASH, _FLAGS_1 = 0x6FFFFEF5, 0x6FFFFFFB
_VERSYM, _VERNEED = 0x6FFFFFF0, 0x6FFFFFFE
_FILE_NEEDS, _NODE_NEEDED, _NUMBER = struct.Struct("<HHIII"), struct.Struct("<IHHII"), struct.Struct("<H")
_VERSION_MASK = 0x7FFF
_PIE = 0x08000000
"""Of DT_FLAGS_1: a program without a linker, which moves itself."""
_LONGEST = 64 << 20
"""A table with more bytes is damaged."""


class _Segment(NamedTuple):
    type: int
    offset: int
    address: int
    size: int


@dataclass(frozen=True)
class Dynamic:
    """The header, and what the dynamic section says: of ``needed`` in their order, of the paths as they are written."""

    machine: int
    needed: tuple[str, ...] = ()
    soname: str = ""
    rpath: str = ""
    runpath: str = ""
    is_library: bool = False
    """It is position independent and for no linker: nothing that the kernel can start."""


def read(path: Path) -> Dynamic:
    """What the file at ``path`` says. Raises :class:`UsageError` where it is no ELF file for 64 bits."""
    with _Opened(path) as file:
        return _read(file)


def _read(file: BinaryIO) -> Dynamic:
    header, segments = _segments(file)
    tags = list(_tags(file, segments))
    text = _strings(file, segments, tags)
    flags = next((value for tag, value in tags if tag == _FLAGS_1), 0)
    has_linker = any(segment.type == _PT_INTERP for segment in segments)
    return Dynamic(
        machine=header[2],
        needed=tuple(_string(text, value) for tag, value in tags if tag == _NEEDED),
        soname=_last(text, tags, _SONAME),
        rpath=_last(text, tags, _RPATH),
        runpath=_last(text, tags, _RUNPATH),
        is_library=header[1] == _ET_DYN and not has_linker and not flags & _PIE,
    )


def undefined(path: Path) -> dict[str, str]:
    """The names that a file wants others to define, each with its version node, which is empty where any will do."""
    with _Opened(path) as file:
        _, segments = _segments(file)
        tags = list(_tags(file, segments))
        text, at = _strings(file, segments, tags), _value(tags, _SYMTAB)
        place = _offset(segments, at) if at else None
        if place is None:
            return {}
        count = _symbol_count(file, segments, tags)
        rows = _SYMBOL.iter_unpack(_at(file, place, count * _SYMBOL.size))
        nodes = _nodes(file, segments, tags, text, count)
        return {_string(text, row[0]): node for row, node in zip(rows, nodes, strict=True) if row[3] == 0 and row[0]}


def section_names(path: Path) -> frozenset[str]:
    """The names of a file's sections; empty where it has none, or is no ELF file for 64 bits."""
    try:
        with _Opened(path) as file:
            header = _header(file)
            size, count, strings = header[11], header[12], header[13]
            if size != _SECTION.size or not header[6]:
                return frozenset()
            rows = list(_SECTION.iter_unpack(_at(file, header[6], count * size)))
            text = _at(file, rows[strings][4], rows[strings][5])
            return frozenset(_string(text, row[0]) for row in rows)
    except (UsageError, IndexError):
        return frozenset()


class _Opened:
    """A file that is open while the block reads it; what is wrong with it is a :class:`UsageError`."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> BinaryIO:
        try:
            self._file = open(self._path, "rb")
        except OSError as error:
            raise _unreadable(self._path, error) from error
        return self._file

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        self._file.close()
        if isinstance(error, (OSError, ValueError, struct.error)):
            raise _unreadable(self._path, error) from error


def _unreadable(path: Path, error: BaseException) -> UsageError:
    return UsageError(f"{path}: is no library that can be loaded: {error}")


def _header(file: BinaryIO) -> tuple[int, ...]:
    head = file.read(_HEADER.size)
    if head[:6] != _ELF64_LITTLE:
        raise ValueError("it is no ELF file for 64 bits")
    return _HEADER.unpack(head)


def _segments(file: BinaryIO) -> tuple[tuple[int, ...], list[_Segment]]:
    header = _header(file)
    size, count = header[9], header[10]
    if count and size != _SEGMENT.size:
        raise ValueError(f"its program headers have {size} bytes each")
    rows = _SEGMENT.iter_unpack(_at(file, header[5], count * size)) if count else ()
    return header, [_Segment(row[0], row[2], row[3], row[5]) for row in rows]


def _tags(file: BinaryIO, segments: list[_Segment]) -> Iterator[tuple[int, int]]:
    for segment in segments:
        if segment.type == _PT_DYNAMIC:
            data = _at(file, segment.offset, segment.size // _TAG.size * _TAG.size)
            for tag, value in _TAG.iter_unpack(data):
                if not tag:
                    return
                yield tag, value


def _strings(file: BinaryIO, segments: list[_Segment], tags: list[tuple[int, int]]) -> bytes:
    at = _value(tags, _STRTAB)
    place = _offset(segments, at) if at else None
    return b"" if place is None else _at(file, place, _value(tags, _STRSZ) or 0)


def _symbol_count(file: BinaryIO, segments: list[_Segment], tags: list[tuple[int, int]]) -> int:
    """As many as the hash table has; of GNU's, those up to the first that it has, since none before that is defined."""
    if (at := _value(tags, _HASH)) and (place := _offset(segments, at)) is not None:
        return int(_PAIR.unpack(_at(file, place, _PAIR.size))[1])
    if (at := _value(tags, _GNU_HASH)) and (place := _offset(segments, at)) is not None:
        return int(_PAIR.unpack(_at(file, place, _PAIR.size))[1])
    return 0


def _nodes(file: BinaryIO, segments: list[_Segment], tags: list[tuple[int, int]], text: bytes, count: int) -> list[str]:
    """The version node that each symbol asks for."""
    versions, needs = _value(tags, _VERSYM), _value(tags, _VERNEED)
    places = [_offset(segments, at) if at else None for at in (versions, needs)]
    if places[0] is None or places[1] is None:
        return [""] * count
    names = {number & _VERSION_MASK: _string(text, name) for number, name in _needed_nodes(file, places[1])}
    numbers = _NUMBER.iter_unpack(_at(file, places[0], count * _NUMBER.size))
    return [names.get(number & _VERSION_MASK, "") for (number,) in numbers]


def _needed_nodes(file: BinaryIO, at: int) -> Iterator[tuple[int, int]]:
    """The number of each version node that is asked for, and where its name stands."""
    left = _VERSION_MASK
    while True:
        _, count, _, first, further = _FILE_NEEDS.unpack(_at(file, at, _FILE_NEEDS.size))
        node_at, left = at + first, left - count
        if left < 0:
            raise ValueError("it asks for more version nodes than there are numbers for")
        for _ in range(count):
            _, _, number, name, step = _NODE_NEEDED.unpack(_at(file, node_at, _NODE_NEEDED.size))
            yield number, name
            node_at += step
        if not further:
            return
        at, left = at + further, left - 1


def _at(file: BinaryIO, offset: int, size: int) -> bytes:
    if size > _LONGEST:
        raise ValueError(f"a table at {offset:#x} has {size} bytes")
    file.seek(offset)
    data = file.read(size)
    if len(data) < size:
        raise ValueError(f"it ends inside a table at {offset:#x}")
    return data


def _offset(segments: list[_Segment], address: int) -> int | None:
    for segment in segments:
        if segment.type == _PT_LOAD and segment.address <= address < segment.address + segment.size:
            return address - segment.address + segment.offset
    return None


def _value(tags: list[tuple[int, int]], wanted: int) -> int | None:
    return next((value for tag, value in tags if tag == wanted), None)


def _last(text: bytes, tags: list[tuple[int, int]], wanted: int) -> str:
    return next((_string(text, value) for tag, value in reversed(tags) if tag == wanted), "")


def _string(text: bytes, at: int) -> str:
    return text[at : text.index(b"\0", at)].decode(errors="surrogateescape")
