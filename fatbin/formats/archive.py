"""``ar`` archives: static libraries, as GNU, BSD, Microsoft and LLVM write them, and thin ones that only name files.

A member's name is a label: it may be anything, ``../../x`` too, and is a path only in a thin archive.
Layout: llvm/lib/Object/Archive.cpp and ArchiveWriter.cpp of LLVM; ar(5).
"""

from __future__ import annotations

import os
import re
import struct
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from construct import Bytes, Int32ub, PrefixedArray, Struct

from ..elf_object import offered_symbols
from ..errors import FormatError, OnDamage, UnsupportedError, UsageError, raise_damage
from ..records import dataclass, field
from ..schema import parse
from ..source import Source

KIND = "archive"
MAGIC, THIN_MAGIC, AIX_MAGIC = b"!<arch>\n", b"!<thin>\n", b"<bigaf>\n"
LONGEST_NAME = 4096
"""A long name longer than this is damage; as long as a path may be."""
END = b"`\n"
ANYWHERE = "HIPKIT_THIN_ARCHIVES"
"""The variable that, with the value ``anywhere``, lets thin archives lead out of their folder."""

# Text, blank-padded; numbers are decimal.
HEADER = Struct(
    "name" / Bytes(16),
    "date" / Bytes(12),
    "uid" / Bytes(6),
    "gid" / Bytes(6),
    "mode" / Bytes(8),
    "size" / Bytes(10),
    "end" / Bytes(2),
)
# GNU's index of symbols: which header to go to for each name; the names follow.
INDEX = PrefixedArray(Int32ub, Int32ub)
_SIZE_AT, _END_AT = 48, 58
_LONGEST_SHORT_NAME = 15
_LONG_NAMES = b"//"
_INDEXES = (b"/", b"/SYM64/", b"/<ECSYMBOLS>/", b"/<XFGHASHMAP>/")
_NARROW = 4
_SYMBOLS = {b"/": _NARROW, b"/SYM64/": 8}
"""The indexes that say where members with symbols begin, and how many bytes each of their numbers has."""
_BSD_INDEX = b"__.SYMDEF"
_BSD_NAME = b"#1/"


@dataclass(frozen=True)
class Member:
    """A file in an archive."""

    name: str
    source: Source = field(repr=False)


def members(source: Source, on_damage: OnDamage = raise_damage) -> list[Member]:
    """The files in an archive, in order and with duplicate names; without its indexes of symbols and names."""
    return list(_Reader(source, on_damage).members())


@dataclass(frozen=True)
class Index:
    """GNU's index of symbols, and where the headers of members are that it should lead to."""

    places: list[tuple[str, int]]
    headers: frozenset[int]


def index_of(source: Source) -> Index:
    """What the index of an archive says; nothing where it has none that linkers for ELF use."""
    found = list(_Reader(source, lambda _: None).raw())
    places = _places(found[0]) if found and found[0].name in _SYMBOLS else []
    return Index(places, frozenset(member.at for member in found))


def placed(source: Source) -> Iterator[_Raw]:
    """The members with the places of their headers, as an index has them."""
    return _Reader(source, lambda _: None).raw()


def _places(index: _Raw) -> list[tuple[str, int]]:
    """Where an index leads for each of its names."""
    data, size = index.content.read(), _SYMBOLS[index.name]
    count = min(int.from_bytes(data[:size], "big"), len(data) // size - 1)
    names = data[size * (count + 1) :].split(b"\0")
    offsets = struct.unpack_from(f">{max(count, 0)}{'Q' if size > _NARROW else 'I'}", data, size) if count > 0 else ()
    return [(_text(name), at) for name, at in zip(names, offsets, strict=False)]


@dataclass(frozen=True)
class _Raw:
    """A member as its header has it: where that is, the name field, and the stored size and content."""

    at: int
    name: bytes
    size: int
    content: Source


class _Reader:
    """One pass over one archive."""

    def __init__(self, source: Source, on_damage: OnDamage) -> None:
        self._source, self._on_damage = source, on_damage
        magic = source.read(0, len(MAGIC))
        if magic == AIX_MAGIC:
            raise UnsupportedError(
                "an archive of AIX",
                source=source.name,
                offset=source.origin,
                container=KIND,
                field="magic",
                rule="version",
            )
        if magic not in (MAGIC, THIN_MAGIC):
            raise source.error(f"{magic!r} is not the start of an archive", container=KIND, field="magic")
        self._thin = magic == THIN_MAGIC
        self._long_names: Source | None = None
        self._outside = _Outside(source)

    def members(self) -> Iterator[Member]:
        """Every member that is a file."""
        for raw in self.raw():
            if raw.name == _LONG_NAMES:
                self._long_names = raw.content
            elif raw.name not in _INDEXES and not self._is_bsd_index(raw):
                try:
                    yield self._external(raw) if self._thin else self._named(raw)
                except FormatError as error:
                    self._on_damage(error)
                    if not self._thin:
                        yield self._member(raw.name, raw.content)

    def raw(self) -> Iterator[_Raw]:
        """Every member as its header has it, indexes among them."""
        source, at = self._source, len(MAGIC)
        while at < source.size:
            try:
                header = parse(HEADER, source, at, container=KIND)
                size = self._size(header, at)
            except FormatError as error:
                # Without a size nothing says where the next header is.
                self._on_damage(error)
                return
            name, start = header.name.rstrip(b" "), at + HEADER.sizeof()
            inside = not self._thin or name == _LONG_NAMES or name in _INDEXES
            stored = size if inside else 0
            if start + stored > source.size:
                message = f"{stored} bytes reach {start + stored - source.size} beyond the end of the archive"
                self._on_damage(self._error(message, at + _SIZE_AT, f"size of {_text(name)!r}", "bounds"))
                stored = source.size - start
            yield _Raw(at, name, size, source.sub(start, stored))
            at = start + stored + stored % 2

    def _size(self, header: Any, at: int) -> int:
        if header.end != END:
            message = f"{header.end!r} instead of {END!r}: no member begins here"
            raise self._error(message, at + _END_AT, "header", "archive-header")
        digits = header.size.rstrip(b" ")
        if not digits.isdigit():
            message = f"{header.size!r} is not a decimal number"
            raise self._error(message, at + _SIZE_AT, f"size of {_text(header.name.rstrip())!r}", "archive-header")
        return int(digits)

    def _is_bsd_index(self, raw: _Raw) -> bool:
        name = raw.content.read(0, len(_BSD_INDEX)) if raw.name.startswith(_BSD_NAME) else raw.name
        return raw.at == len(MAGIC) and name.startswith(_BSD_INDEX)

    def _named(self, raw: _Raw) -> Member:
        """A member with its content inside the archive."""
        name, content = raw.name, raw.content
        if name.startswith(_BSD_NAME):
            length = self._number(raw, name[len(_BSD_NAME) :])
            if length > content.size:
                raise self._fault(raw, f"{length} bytes of name do not fit in the {content.size} of the member")
            name, content = content.read(0, length).rstrip(b"\0"), content.sub(length)
        elif name.startswith(b"/"):
            name = self._long_name(raw, name[1:])
        else:
            name = name.removesuffix(b"/")
        return self._member(name, content)

    def _member(self, name: bytes, content: Source) -> Member:
        return Member(_text(name), content.sub(0, name=f"{self._source.name}({_text(name)})"))

    def _external(self, raw: _Raw) -> Member:
        """A member that is a file elsewhere, or, with ``:offset`` in its name, a member of an archive elsewhere."""
        reference, _, origin = raw.name.removeprefix(b"/").partition(b":")
        name = self._long_name(raw, reference) if raw.name.startswith(b"/") else raw.name.removesuffix(b"/")
        try:
            if origin:
                return self._outside.nested(name, self._number(raw, origin))
            found = self._outside.file(name)
        except (UsageError, FormatError) as error:
            raise self._fault(raw, f"{_text(name)!r}: {error}") from error
        if found.size != raw.size:
            message = f"{raw.size}, but {found.name} has {found.size} bytes: it was changed after the archive was made"
            self._on_damage(self._error(message, raw.at + _SIZE_AT, f"size of {_text(name)!r}", "archive-thin"))
        return Member(_text(name), found)

    def _long_name(self, raw: _Raw, reference: bytes) -> bytes:
        offset, table = self._number(raw, reference), self._long_names
        if table is None:
            raise self._fault(raw, "refers to the table of long names, and there is none")
        if offset >= table.size:
            raise self._fault(raw, f"offset {offset} is outside the {table.size} bytes of long names")
        # GNU ends a name with a slash and a line end, Microsoft with a NUL.
        name = re.split(rb"[\n\0]", table.read(offset, LONGEST_NAME + 1), maxsplit=1)[0]
        if len(name) > LONGEST_NAME:
            raise self._fault(raw, f"a name of more than {LONGEST_NAME} bytes")
        return name.removesuffix(b"/")

    def _number(self, raw: _Raw, digits: bytes) -> int:
        if not digits.isdigit():
            raise self._fault(raw, f"{_text(digits)!r} is not a decimal number")
        return int(digits)

    def _fault(self, raw: _Raw, message: str) -> FormatError:
        return self._error(message, raw.at, f"member {_text(raw.name)!r}", "archive-name")

    def _error(self, message: str, at: int, what: str, rule: str) -> FormatError:
        return self._source.error(message, at=at, container=KIND, field=what, rule=rule)


class _Outside:
    """Files that a thin archive names. Each is met once, and none leads on to another thin archive: no loops.

    They lie below the archive's folder: an archive from elsewhere must not choose which files of the user are read.
    """

    def __init__(self, archive: Source) -> None:
        self._archive = archive
        self._met: set[tuple[str, int | None]] = set()
        self._archives: dict[bytes, dict[int, Member]] = {}

    def file(self, name: bytes) -> Source:
        """The file ``name``, relative to the archive's folder."""
        return _regular(self._meet(name, None))

    def nested(self, name: bytes, at: int) -> Member:
        """The member of the archive ``name`` whose header is at ``at``."""
        path = self._meet(name, at)
        if name not in self._archives:
            inside = members(_regular(path))
            self._archives[name] = {member.source.origin - HEADER.sizeof(): member for member in inside}
        if at not in self._archives[name]:
            raise UsageError(f"has no member at offset {at}")
        return self._archives[name][at]

    def _meet(self, name: bytes, at: int | None) -> Path:
        archive = self._archive
        if archive.path is None or archive.origin or archive.inflated:
            raise UsageError("a thin archive that is not a file of its own has no folder to look in")
        path = archive.path.parent / os.fsdecode(name)
        try:
            place, home = os.path.realpath(path), os.path.realpath(archive.path.parent)
        except (OSError, ValueError) as error:
            raise UsageError(f"is no path: {error}") from error
        if not Path(place).is_relative_to(home) and os.environ.get(ANYWHERE) != "anywhere":
            raise UsageError(f"is not below the archive's folder; {ANYWHERE}=anywhere lets hipkit read it all the same")
        if (place, at) in self._met:
            raise UsageError("is named twice")
        self._met.add((place, at))
        return path


def _regular(path: Path) -> Source:
    """A file, and nothing that could block or lead on: no device, no folder, no thin archive."""
    if not path.is_file():
        raise UsageError("is not there, or no file")
    found = Source.from_path(path)
    if found.read(0, len(THIN_MAGIC)) == THIN_MAGIC:
        raise UsageError("is a thin archive itself")
    return found


def build(members: Sequence[Member]) -> bytes:
    """A GNU archive, with the index of ELF members' symbols that linkers want; dates and owners are zero."""
    names = [member.name.encode(errors="backslashreplace") for member in members]
    for name in names:
        if not name or len(name) > LONGEST_NAME or b"\n" in name or b"\0" in name:
            raise UsageError(f"{_text(name[:40])!r} cannot be the name of a member")
    fields, table = _name_fields(names)
    front = _member(_LONG_NAMES, table) if table else b""
    symbols = [offered_symbols(member.source) for member in members]
    index_names = b"".join(name + b"\0" for of_one in symbols for name in of_one)
    index_names += bytes(len(index_names) % 2)
    count = sum(map(len, symbols))
    at = len(MAGIC) + len(front) + (HEADER.sizeof() + 4 + 4 * count + len(index_names) if count else 0)
    offsets, bodies = [], []
    for member, name, of_one in zip(members, fields, symbols, strict=True):
        offsets += [at] * len(of_one)
        bodies.append(_member(name, member.source.read(), mode=b"644", date=b"0"))
        at += len(bodies[-1])
    if at >> 32:
        raise UsageError("an archive of 4 GiB or more needs an index that hipkit does not write")
    index = _member(b"/", INDEX.build(offsets) + index_names, mode=b"0", date=b"0") if count else b""
    return b"".join([MAGIC, index, front, *bodies])


def _name_fields(names: Sequence[bytes]) -> tuple[list[bytes], bytes]:
    """What each header has for a name, and the table of those that are too long for it."""
    fields, table = [], b""
    for name in names:
        if len(name) <= _LONGEST_SHORT_NAME and b"/" not in name and name.strip(b" ") == name:
            fields.append(name + b"/")
        else:
            fields.append(b"/%d" % len(table))
            table += name + b"/\n"
    return fields, table + b"\n" * (len(table) % 2)


def _member(name: bytes, content: bytes, *, mode: bytes = b"", date: bytes = b"") -> bytes:
    """One member, padded to an even size."""
    values = {"name": name, "date": date, "uid": date, "gid": date, "mode": mode, "size": b"%d" % len(content)}
    header = {part.name: values[part.name].ljust(part.sizeof()) for part in HEADER.subcons if part.name in values}
    return bytes(HEADER.build({**header, "end": END})) + content + b"\n" * (len(content) % 2)


def _text(name: bytes) -> str:
    return name.decode(errors="backslashreplace")
