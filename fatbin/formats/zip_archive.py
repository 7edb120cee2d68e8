"""Wheels and other zips: stored members are read in place, deflated ones are decompressed on access.

The standard library reads the directory; this gives each member as a :class:`Source` and keeps bounds.
"""

from __future__ import annotations

import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator
from typing import Any

try:
    import lzma
except ImportError:  # an interpreter that was built without it
    lzma = None  # type: ignore[assignment]

from ..errors import FormatError, OnDamage, UnsupportedError, raise_damage
from ..scratch import Scratch
from ..source import LARGEST_INFLATED, Source

KIND = "zip"
_LOCAL_HEADER = 30
_NAME_LENGTHS = slice(26, 30)
_ENCRYPTED = 1
_HEAD = 4096
_LZMA = (lzma.LZMAError,) if lzma else ()
_CHUNK = 1 << 20
LEAKS = (zipfile.BadZipFile, zlib.error, *_LZMA, EOFError, OSError, RuntimeError, ValueError, struct.error)
"""What the standard library lets out when an archive is damaged."""

Wanted = Callable[[Source], bool]


def members(
    source: Source, on_damage: OnDamage = raise_damage, wanted: Wanted = lambda head: True
) -> Iterator[tuple[str, Source]]:
    """The name and content of each member. Deflated ones are passed over unless ``wanted`` of their first bytes."""
    try:
        archive = zipfile.ZipFile(source.stream())
    except LEAKS as error:
        raise source.error(f"{error}", container=KIND, field="directory", rule="truncated") from error
    for info in archive.infolist():
        if info.header_offset < 0:
            on_damage(broken(source, info, ValueError(f"begins {-info.header_offset} bytes before the archive")))
            continue
        if info.is_dir() or not info.file_size:
            continue
        try:
            content = _content(archive, info, source, wanted)
        except UnsupportedError as error:
            on_damage(error)
        except NotImplementedError as error:
            on_damage(_unsupported(f"cannot be unpacked: {error}", source, info))
        except LEAKS as error:
            on_damage(broken(source, info, error))
        else:
            if content is not None:
                yield info.filename, content


def _content(archive: zipfile.ZipFile, info: zipfile.ZipInfo, source: Source, wanted: Wanted) -> Source | None:
    if info.flag_bits & _ENCRYPTED:
        raise _unsupported("is encrypted", source, info)
    name = f"{source.name}:{info.filename}"
    if info.compress_type == zipfile.ZIP_STORED:
        lengths = source.read(info.header_offset, _LOCAL_HEADER)[_NAME_LENGTHS]
        start = info.header_offset + _LOCAL_HEADER + sum(struct.unpack("<HH", lengths))
        if start + info.file_size > source.size:
            raise ValueError(f"its {info.file_size} bytes reach beyond the end of the archive")
        return source.sub(start, info.file_size, name=name)
    if info.file_size > LARGEST_INFLATED:
        raise ValueError(f"says it unpacks to {info.file_size} bytes; hipkit stops at {LARGEST_INFLATED}")
    with archive.open(info) as stream:
        head = stream.read(_HEAD)
    if not wanted(Source.from_bytes(head, name)):
        return None
    return Source.on_demand(lambda: _unpack(archive, info, source), info.file_size, name)


def _unpack(archive: zipfile.ZipFile, info: zipfile.ZipInfo, source: Source) -> Any:
    """The whole content; the standard library checks its CRC on the way."""
    made = Scratch(info.file_size)
    try:
        with archive.open(info) as stream:
            while made.size <= info.file_size and (piece := stream.read(_CHUNK)):
                made.write(piece)
    except LEAKS as error:
        raise broken(source, info, error) from error
    if made.size != info.file_size:
        raise broken(source, info, ValueError(f"unpacks to {made.size} bytes, not the {info.file_size} it says"))
    return made.buffer()


def _unsupported(message: str, source: Source, info: zipfile.ZipInfo) -> UnsupportedError:
    return UnsupportedError(
        message, source=source.name, offset=info.header_offset, container=KIND, field=info.filename, rule="unsupported"
    )


def broken(source: Source, info: zipfile.ZipInfo, error: Exception) -> FormatError:
    """What the standard library says of a member, as an error of ours."""
    at = min(max(info.header_offset, 0), source.size)
    return source.error(f"cannot be unpacked: {error}", at=at, container=KIND, field=info.filename, rule="payload")
