"""tar: members are read in place. Of the dialects, those that GNU tar, libarchive, Go and Python write.

Hard links and symbolic links repeat another member and are passed over, and so is everything else without content.
Layout: POSIX.1-2008, "pax Interchange Format"; tar(5) of libarchive for GNU's long names and sparse files.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from construct import Bytes, Padding, Struct

from ..errors import FormatError, OnDamage, raise_damage
from ..schema import parse, span
from ..source import Source
from .packed import unsupported

KIND = "tar"
BLOCK = 512
LONGEST_EXTENDED = 1 << 20
"""Long names and extended headers are damage beyond this."""

HEADER = Struct(
    "name" / Bytes(100),
    Padding(24),
    "size" / Bytes(12),
    Padding(12),
    "checksum" / Bytes(8),
    "type" / Bytes(1),
    Padding(100),
    "magic" / Bytes(6),
    Padding(82),
    "prefix" / Bytes(155),
    Padding(12),
)
_SIZE_AT, _CHECKSUM_AT, _TYPE_AT = 124, 148, 156
_FILES = (b"0", b"\0", b"7")
_LONG_NAME, _LONG_LINK, _EXTENDED, _EXTENDED_FOR_ALL, _SPARSE = b"L", b"K", b"x", b"g", b"S"
_USTAR = b"ustar\0"
_MORE_SPARSE_AT, _MORE_SPARSE_IN_NEXT_AT = 482, 504
_BINARY = 0x80


def looks_right(source: Source, at: int = 0) -> bool:
    """Whether a header stands at ``at``: its sum fits."""
    block = source.read(at, BLOCK)
    return len(block) == BLOCK and _octal(block[_CHECKSUM_AT:_TYPE_AT]) == _sum(block)


def members(source: Source, name: str, on_damage: OnDamage = raise_damage) -> Iterator[tuple[str, Source]]:
    """The name and content of each file; ``name`` is what the archive is called."""
    at = 0
    known: dict[str, str] = {}
    while at < source.size:
        try:
            block = span(source, at, BLOCK, container=KIND, field="header").read()
            if not any(block):
                return
            header = _header(source, block, at)
            size = int(known["size"]) if "size" in known else _size(source, header, at)
            start = at + BLOCK + (_sparse_blocks(source, at) if header.type == _SPARSE else 0)
            content = span(source, start, size, container=KIND, field=f"size of {_text(header.name)!r}")
            if header.type in (_LONG_NAME, _EXTENDED):
                known |= _extension(header.type, content)
        except FormatError as error:
            # Without a sound header nothing says where the next one is.
            on_damage(error)
            return
        at = start + -(-size // BLOCK) * BLOCK
        if header.type in (_LONG_NAME, _LONG_LINK, _EXTENDED, _EXTENDED_FOR_ALL):
            continue
        path = known.get("path") or _name(header)
        if header.type == _SPARSE or "sparse" in known:
            on_damage(unsupported(source, "sparse files in tar", at=start - BLOCK, field=path))
        elif header.type in _FILES and size and not path.endswith("/"):
            yield path, content.sub(0, name=f"{name}:{path}")
        known = {}
    message = "ends without the block of zeros that stands after the last member"
    on_damage(source.error(message, at=source.size, container=KIND, field="end", rule="truncated"))


def _header(source: Source, block: bytes, at: int) -> Any:
    header = parse(HEADER, source, at, container=KIND)
    if _octal(header.checksum) != _sum(block):
        message = f"{header.checksum!r} is not the sum of the header: no member begins here"
        raise _error(source, message, at + _CHECKSUM_AT, "checksum")
    return header


def _size(source: Source, header: Any, at: int) -> int:
    if header.size[0] == _BINARY:
        return int.from_bytes(header.size[1:], "big")
    size = _octal(header.size)
    if size is None:
        raise _error(
            source, f"{header.size!r} is not an octal number", at + _SIZE_AT, f"size of {_text(header.name)!r}"
        )
    return size


def _sparse_blocks(source: Source, at: int) -> int:
    """How many bytes of further tables of holes stand between a header and its content."""
    more, extra = source.read(at + _MORE_SPARSE_AT, 1), 0
    while more not in (b"", b"\0"):
        extra += BLOCK
        more = source.read(at + extra + _MORE_SPARSE_IN_NEXT_AT, 1)
    return extra


def _extension(type: bytes, content: Source) -> dict[str, str]:
    """What an extra member says of the next one."""
    if content.size > LONGEST_EXTENDED:
        message = f"{content.size} bytes of extended header; hipkit stops at {LONGEST_EXTENDED}"
        raise content.error(message, container=KIND, field="extended header", rule="size-limit")
    data = content.read()
    if type == _LONG_NAME:
        return {"path": _text(data)}
    return dict(_records(content, data))


def _records(content: Source, data: bytes) -> Iterator[tuple[str, str]]:
    """What matters here of lines of ``length key=value``, where the length counts itself."""
    at = 0
    while at < len(data) and data[at]:
        space = data.find(b" ", at, at + 21)
        digits = data[at:space] if space >= 0 else b""
        end = at + int(digits) if digits.isdigit() else 0
        key, equals, value = data[space + 1 : end - 1].partition(b"=")
        if not space < end <= len(data) or not equals:
            raise _error(content, "is no record of length, key and value", at, "extended header")
        if key == b"size" and not (value.isdigit() and len(value) < 20):
            raise _error(content, f"size {value[:40]!r} is not a decimal number", at, "extended header")
        if key in (b"path", b"size"):
            yield key.decode(), _text(value)
        elif key.startswith(b"GNU.sparse."):
            yield "sparse", ""
        at = end


def _name(header: Any) -> str:
    name, prefix = _text(header.name), _text(header.prefix)
    return f"{prefix}/{name}" if header.magic == _USTAR and prefix else name


def _octal(field: bytes) -> int | None:
    digits = field.strip(b" \0")
    if not digits:
        return 0
    try:
        return int(digits, 8) if digits.isdigit() else None
    except ValueError:
        return None


def _sum(block: bytes) -> int:
    """The sum of a header, where that of the field for it counts as blanks."""
    return sum(block) - sum(block[_CHECKSUM_AT:_TYPE_AT]) + 8 * ord(" ")


def _text(field: bytes) -> str:
    return field.split(b"\0", 1)[0].decode(errors="backslashreplace")


def _error(source: Source, message: str, at: int, field: str) -> FormatError:
    return source.error(message, at=at, container=KIND, field=field, rule="archive-header")
