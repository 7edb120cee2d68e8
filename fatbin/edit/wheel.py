"""Writes wheels and zips with new content for some members; other members are copied as they are stored.

A wheel's RECORD lists a hash and a size for each file; those of what changed are written again.
Layout: PKWARE's APPNOTE.TXT, sections 4.3 to 4.5; binary distribution format of packaging.python.org for RECORD.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import struct
import zipfile
import zlib
from collections.abc import Mapping

from ..errors import UnsupportedError, UsageError
from ..formats import zip_archive
from ..joined import Joined
from ..records import dataclass
from ..scratch import Scratch
from ..source import Source
from ..spill import kept

KIND = "zip"
_LOCAL, _CENTRAL, _END = struct.Struct("<4s5H3L2H"), struct.Struct("<4s6H3L5H2L"), struct.Struct("<4s4H2LH")
_END64, _LOCATOR64 = struct.Struct("<4sQ2H2L4Q"), struct.Struct("<4sLQL")
_LOCAL_MAGIC, _CENTRAL_MAGIC, _END_MAGIC = b"PK\3\4", b"PK\1\2", b"PK\5\6"
_END64_MAGIC, _LOCATOR64_MAGIC = b"PK\6\6", b"PK\6\7"
_ZIP64, _ZIP64_VERSION = 1, 45
_LARGE, _MANY = 0xFFFFFFFF, 0xFFFF
_HAS_DESCRIPTOR = 8
LARGEST_RECORD = 64 << 20
_SIGNATURES = ("RECORD.jws", "RECORD.p7s")


@dataclass(frozen=True)
class _Stored:
    """A member in the new file: its entry in the directory, and where its local header is."""

    info: zipfile.ZipInfo
    at: int
    crc: int
    stored_size: int
    size: int
    flags: int


def with_members(source: Source, changed: Mapping[str, Source], notes: list[str]) -> Source:
    """The zip with new content for members, by name; where it is a wheel, its RECORD follows."""
    list(zip_archive.members(source, wanted=lambda head: False))  # refuses what is damaged
    with zipfile.ZipFile(source.stream()) as archive:
        infos = sorted(archive.infolist(), key=lambda info: info.header_offset)
        names = [info.filename for info in infos]
        twice = next((name for name in changed if names.count(name) > 1), None)
        if twice is not None:
            raise UsageError(f"{source.name}: {twice!r} is in it twice; remove one of them first")
        new = dict(changed)
        for info in infos:
            if info.filename.endswith(".dist-info/RECORD"):
                new[info.filename] = Source.from_bytes(_record(_content(archive, info, source), new, source))
                _note_signature(info.filename, names, notes)
        return _written(source, archive, infos, new)


def _content(archive: zipfile.ZipFile, info: zipfile.ZipInfo, source: Source) -> bytes:
    """A RECORD; raises where it is damaged."""
    try:
        if info.file_size > LARGEST_RECORD:
            raise ValueError(f"{info.file_size} bytes; hipkit reads a RECORD of up to {LARGEST_RECORD}")
        data = archive.read(info)
        data.decode()
    except zip_archive.LEAKS as error:
        raise zip_archive.broken(source, info, error) from error
    return data


def _note_signature(record: str, names: list[str], notes: list[str]) -> None:
    folder = record.rpartition("/")[0]
    signatures = [f"{folder}/{name}" for name in _SIGNATURES if f"{folder}/{name}" in names]
    notes += [f"{name} signed the old RECORD, and does not hold for the new one" for name in signatures]


def _record(old: bytes, changed: Mapping[str, Source], source: Source) -> bytes:
    """RECORD with the hashes and sizes of what changed; every other line as it was."""
    out = []
    for line in old.decode("utf-8").splitlines(keepends=True):
        row = next(csv.reader([line]), [])
        if len(row) != 3 or row[0] not in changed or not row[1]:
            out.append(line)
            continue
        algorithm = row[1].partition("=")[0]
        if algorithm not in hashlib.algorithms_available:
            raise UsageError(f"{source.name}: RECORD: {algorithm!r} is a hash that this Python does not know")
        digest = base64.urlsafe_b64encode(changed[row[0]].digest(algorithm)).rstrip(b"=").decode()
        text = io.StringIO()
        end = line[len(line.rstrip("\r\n")) :]
        csv.writer(text, lineterminator=end).writerow([row[0], f"{algorithm}={digest}", changed[row[0]].size])
        out.append(text.getvalue())
    return "".join(out).encode()


def _written(
    source: Source, archive: zipfile.ZipFile, infos: list[zipfile.ZipInfo], changed: Mapping[str, Source]
) -> Source:
    starts = [info.header_offset for info in infos]
    ends = [*starts[1:], archive.start_dir]
    if any(end < start for start, end in zip(starts, ends, strict=True)) or archive.start_dir > source.size:
        raise source.error("members lie after the directory", container=KIND, field="directory", rule="overlap")
    out = Joined(source.sub(0, starts[0] if starts else 0))
    stored: dict[int, _Stored] = {}
    for info, start, end in zip(infos, starts, ends, strict=True):
        at = out.size
        if info.filename in changed:
            stored[start] = _append(out, source, info, changed[info.filename])
            continue
        out.add(source.sub(start, end - start))
        stored[start] = _Stored(info, at, info.CRC, info.compress_size, info.file_size, info.flag_bits)
    directory_at = out.size
    directory = bytearray()
    for info in archive.infolist():  # in the order of the directory
        directory += _directory_entry(stored[info.header_offset])
    directory += _end(len(infos), directory_at, len(directory), archive.comment)
    out.add(bytes(directory))
    return out.source(source.name)


def _append(out: Joined, source: Source, info: zipfile.ZipInfo, content: Source) -> _Stored:
    """Put a member with new content after the others, compressed as it was."""
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise UnsupportedError(
            f"method {info.compress_type} of compression; hipkit writes stored and deflated members",
            source=source.name,
            offset=info.header_offset,
            container=KIND,
            field=info.filename,
            rule="edit",
        )
    data = content
    if info.compress_type == zipfile.ZIP_DEFLATED:
        data = _deflated(content)
    head = source.read(info.header_offset, _LOCAL.size)
    magic, version, flags, method, time, date, _, _, _, name_size, extra_size = _LOCAL.unpack(head)
    name = source.read(info.header_offset + _LOCAL.size, name_size)
    extra = _without_zip64(source.read(info.header_offset + _LOCAL.size + name_size, extra_size))
    flags &= ~_HAS_DESCRIPTOR
    crc = 0
    for piece in content.pieces():
        crc = zlib.crc32(piece, crc)
    sizes = data.size, content.size
    if max(sizes) >= _LARGE:
        extra = struct.pack("<HHQQ", _ZIP64, 16, content.size, data.size) + extra
        version, sizes = max(version, _ZIP64_VERSION), (_LARGE, _LARGE)
    at = out.size
    head = _LOCAL.pack(magic, version, flags, method, time, date, crc, *sizes, len(name), len(extra))
    out.add(head + name + extra)
    out.add(data)
    return _Stored(info, at, crc, data.size, content.size, flags)


def _deflated(content: Source) -> Source:
    deflate = zlib.compressobj(zlib.Z_DEFAULT_COMPRESSION, zlib.DEFLATED, -zlib.MAX_WBITS)
    made = Scratch()
    for piece in content.pieces():
        made.write(deflate.compress(piece))
    made.write(deflate.flush())
    return kept(made)


def _directory_entry(stored: _Stored) -> bytes:
    info = stored.info
    name = info.orig_filename.encode("utf-8" if stored.flags & 0x800 else "cp437")
    large = {"size": stored.size, "stored": stored.stored_size, "at": stored.at}
    numbers = [value for value in large.values() if value >= _LARGE]
    extra = _without_zip64(info.extra)
    version = info.extract_version
    if numbers:
        extra = struct.pack(f"<HH{len(numbers)}Q", _ZIP64, 8 * len(numbers), *numbers) + extra
        version = max(version, _ZIP64_VERSION)
    year, month, day, hour, minute, second = info.date_time
    date, time = (year - 1980) << 9 | month << 5 | day, hour << 11 | minute << 5 | second // 2
    return (
        _CENTRAL.pack(
            *(_CENTRAL_MAGIC, info.create_version | info.create_system << 8, version | info.reserved << 8),
            *(stored.flags, info.compress_type, time, date, stored.crc),
            *(min(stored.stored_size, _LARGE), min(stored.size, _LARGE)),
            *(len(name), len(extra), len(info.comment), 0, info.internal_attr, info.external_attr),
            min(stored.at, _LARGE),
        )
        + name
        + extra
        + info.comment
    )


def _end(count: int, at: int, size: int, comment: bytes) -> bytes:
    out = b""
    if count >= _MANY or at >= _LARGE or size >= _LARGE:
        version = _ZIP64_VERSION
        out = _END64.pack(_END64_MAGIC, _END64.size - 12, version, version, 0, 0, count, count, size, at)
        out += _LOCATOR64.pack(_LOCATOR64_MAGIC, 0, at + size, 1)
    few = min(count, _MANY)
    return out + _END.pack(_END_MAGIC, 0, 0, few, few, min(size, _LARGE), min(at, _LARGE), len(comment)) + comment


def _without_zip64(extra: bytes) -> bytes:
    """The extra fields but the one with large sizes, which is written anew where it is needed."""
    out, at = b"", 0
    while at + 4 <= len(extra):
        kind, size = struct.unpack_from("<HH", extra, at)
        if kind != _ZIP64:
            out += extra[at : at + 4 + size]
        at += 4 + size
    return out + extra[at:]
