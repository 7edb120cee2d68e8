"""``.rpm`` packages: a lead, a signature, a header of tags, and one compressed cpio archive with the files.

Layout: "RPM V4 Package format" of rpm's reference manual; cpio(5) of libarchive for the archive ("newc").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from construct import Bytes, Const, Int32ub, Padding, Struct

from ..errors import FormatError, OnDamage, raise_damage
from ..schema import align_up, parse, span
from ..source import Source
from .packed import unsupported

KIND, CPIO = "rpm", "cpio"
MAGIC = b"\xed\xab\xee\xdb"
LEAD_SIZE = 96
HEADER = Struct("magic" / Const(b"\x8e\xad\xe8\x01"), Padding(4), "entries" / Int32ub, "size" / Int32ub)
TAG = Struct("tag" / Int32ub, "type" / Int32ub, "offset" / Int32ub, "count" / Int32ub)
MOST_TAGS = 1 << 16
"""rpm's own limit."""
PAYLOAD_FORMAT, PAYLOAD_COMPRESSOR = 1124, 1125
_LONGEST_WORD = 64
_COMPRESSORS = {"gzip": "gzip", "bzip2": "bzip2", "xz": "xz", "lzma": "lzma", "zstd": "zstd"}

# Every number is eight hexadecimal digits.
CPIO_HEADER = Struct(
    "magic" / Bytes(6),
    Padding(8),
    "mode" / Bytes(8),
    Padding(32),
    "size" / Bytes(8),
    Padding(32),
    "name_size" / Bytes(8),
    Padding(8),
)
CPIO_MAGICS = (b"070701", b"070702")
CPIO_WITHOUT_NAMES = b"07070X"
LONGEST_NAME = 4096
_MODE_AT, _SIZE_AT, _NAME_SIZE_AT = 14, 54, 94
_TYPE_OF_FILE, _REGULAR = 0o170000, 0o100000
_LAST = "TRAILER!!!"

Inflate = Callable[[str, Source], Source]
"""All of what a stream of a method inflates to."""


def members(source: Source, inflate: Inflate, on_damage: OnDamage = raise_damage) -> Iterator[tuple[str, Source]]:
    """The name and content of each file in a package."""
    signature_end = _header_end(source, LEAD_SIZE)
    start = align_up(signature_end, 8)
    tags = _words(source, start)
    payload = source.sub(min(_header_end(source, start), source.size))
    form, compressor = tags.get(PAYLOAD_FORMAT, CPIO), tags.get(PAYLOAD_COMPRESSOR, "gzip")
    if form != CPIO:
        raise unsupported(source, f"an rpm whose payload is {form!r}", at=start, field="payload format")
    if compressor == "none":
        yield from cpio_members(payload, source.name, on_damage)
    elif compressor in _COMPRESSORS:
        yield from cpio_members(inflate(_COMPRESSORS[compressor], payload), source.name, on_damage)
    else:
        raise unsupported(source, f"an rpm compressed by {compressor!r}", at=start, field="payload compressor")


def _header_end(source: Source, at: int) -> int:
    header = parse(HEADER, source, at, container=KIND)
    if header.entries > MOST_TAGS:
        message = f"{header.entries} tags; rpm stops at {MOST_TAGS}"
        raise source.error(message, at=at + 8, container=KIND, field="entries", rule="count")
    size = header.entries * TAG.sizeof() + header.size
    span(source, at + HEADER.sizeof(), size, container=KIND, field="header")
    return int(at + HEADER.sizeof() + size)


def _words(source: Source, at: int) -> dict[int, str]:
    """The texts of the tags that say what the payload is."""
    count = parse(HEADER, source, at, container=KIND).entries
    first = at + HEADER.sizeof()
    end = _header_end(source, at)
    table = source.read(first, count * TAG.sizeof())
    store = source.sub(first + len(table), end - first - len(table))
    found = {}
    for row in range(0, len(table), TAG.sizeof()):
        if int.from_bytes(table[row : row + 4], "big") in (PAYLOAD_FORMAT, PAYLOAD_COMPRESSOR):
            tag = TAG.parse(table[row : row + TAG.sizeof()])
            span(store, tag.offset, 1, container=KIND, field=f"tag {tag.tag}")
            word = store.read(tag.offset, _LONGEST_WORD).split(b"\0", 1)[0]
            found[int(tag.tag)] = word.decode(errors="backslashreplace")
    return found


def cpio_members(source: Source, name: str, on_damage: OnDamage = raise_damage) -> Iterator[tuple[str, Source]]:
    """The name and content of each file in a cpio archive; ``name`` is what the package is called."""
    at = 0
    while at < source.size:
        try:
            magic = source.read(at, 6)
            if magic == CPIO_WITHOUT_NAMES:
                raise unsupported(source, "an rpm of files above 4 GiB", at=at, field="cpio")
            if magic not in CPIO_MAGICS:
                raise _error(source, f"{magic!r} begins no member", at, "magic")
            header = parse(CPIO_HEADER, source, at, container=CPIO)
            mode = _number(source, header.mode, at + _MODE_AT, "mode")
            size = _number(source, header.size, at + _SIZE_AT, "size")
            length = _number(source, header.name_size, at + _NAME_SIZE_AT, "name size")
            if not 0 < length <= LONGEST_NAME:
                raise _error(source, f"a name of {length} bytes", at + _NAME_SIZE_AT, "name size")
            name_at = at + CPIO_HEADER.sizeof()
            path = span(source, name_at, length, container=CPIO, field="name").read().split(b"\0", 1)[0]
            label = path.decode(errors="backslashreplace")
            start = align_up(name_at + length, 4)
            content = span(source, start, size, container=CPIO, field=f"size of {label!r}") if size else None
        except FormatError as error:
            # Without a sound header nothing says where the next one is.
            on_damage(error)
            return
        if label == _LAST:
            return
        if content is not None and mode & _TYPE_OF_FILE == _REGULAR:
            yield label, content.sub(0, name=f"{name}:{label}")
        at = align_up(start + size, 4)
    on_damage(_error(source, "ends without its last member", source.size, "end"))


def _number(source: Source, digits: bytes, at: int, field: str) -> int:
    try:
        if not digits.isalnum():
            raise ValueError
        return int(digits, 16)
    except ValueError as error:
        raise _error(source, f"{digits!r} is not a hexadecimal number", at, field) from error


def _error(source: Source, message: str, at: int, field: str) -> FormatError:
    return source.error(message, at=at, container=CPIO, field=field, rule="archive-header")
