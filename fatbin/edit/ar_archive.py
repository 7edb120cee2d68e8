"""Writes ar archives with new content for some members, and updates their indexes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from construct import Int32ub, Int32ul, Int64ub

from ..errors import UnsupportedError, UsageError
from ..formats.archive import END, HEADER, MAGIC, THIN_MAGIC, members
from ..joined import Joined
from ..records import dataclass, replace
from ..schema import parse, span
from ..source import Source

KIND = "archive"
_SIZE_AT, _SIZE_WIDTH = 48, 10
_BSD_NAME, _BSD_INDEX = b"#1/", b"__.SYMDEF"


@dataclass(frozen=True)
class _Stored:
    """A member as it stands: its header, its content (a BSD name included), where the header was, and the padding."""

    header: bytes
    content: Source
    at: int
    padding: bytes

    @property
    def name(self) -> bytes:
        return self.header[:16].rstrip(b" ")

    @property
    def size(self) -> int:
        return len(self.header) + self.content.size + len(self.padding)


def with_members(source: Source, changed: Mapping[int, Source]) -> Source:
    """The archive with new content for members; ``changed`` is by the offset of the content in the file."""
    if source.read(0, len(THIN_MAGIC)) == THIN_MAGIC:
        raise UnsupportedError(
            "a thin archive only names its members; edit the files it names",
            source=source.name,
            offset=source.origin,
            container=KIND,
            field="magic",
            rule="edit",
        )
    members(source)  # refuses what is damaged
    stored = _stored(source)
    made = [_with_content(source, member, changed) for member in stored]
    at, moved = len(MAGIC), {}
    for old, new in zip(stored, made, strict=True):
        moved[old.at] = at
        at += new.size
    seen = 0
    for number, member in enumerate(made):
        if member.name.startswith((_BSD_INDEX, _BSD_NAME)) and _is_bsd_index(member):
            raise _unsupported(source, member, "an index in BSD's manner; make one with ranlib of GNU or LLVM first")
        index = _INDEXES.get(member.name)
        if index is not None:
            made[number] = replace(member, content=Source.from_bytes(index[min(seen, 1)](source, member, moved)))
            seen += member.name == b"/"
    parts = (part for m in made for part in (m.header, m.content, m.padding))
    return Joined(MAGIC, *parts).source(source.name)


def _stored(source: Source) -> list[_Stored]:
    found, at = [], len(MAGIC)
    while at < source.size:
        header = span(source, at, HEADER.sizeof(), container=KIND, field="header").read()
        digits = header[_SIZE_AT : _SIZE_AT + _SIZE_WIDTH].strip()
        if header[-2:] != END or not digits.isdigit():
            raise source.error("no member begins here", at=at, container=KIND, field="header")
        content = span(source, at + len(header), int(digits), container=KIND, field="size")
        end = at + len(header) + content.size
        padding = source.read(end, content.size % 2)
        found.append(_Stored(header, content, at, padding))
        at = end + len(padding)
    return found


def _with_content(source: Source, member: _Stored, changed: Mapping[int, Source]) -> _Stored:
    start = source.origin + member.at + len(member.header)
    name_size = 0
    if member.name.startswith(_BSD_NAME):
        name_size = int(member.name[len(_BSD_NAME) :])
    new = changed.get(start + name_size)
    if new is None:
        return member
    content = Joined(member.content.sub(0, name_size), new).source()
    size = b"%d" % content.size
    if len(size) > _SIZE_WIDTH:
        raise UsageError(f"{source.name}: a member of {content.size} bytes does not fit an archive")
    header = bytearray(member.header)
    header[_SIZE_AT : _SIZE_AT + _SIZE_WIDTH] = size.ljust(_SIZE_WIDTH)
    return _Stored(bytes(header), content, member.at, b"\n" * (content.size % 2))


def _is_bsd_index(member: _Stored) -> bool:
    if member.name.startswith(_BSD_NAME):
        return member.content.read(0, len(_BSD_INDEX)) == _BSD_INDEX
    return member.name.startswith(_BSD_INDEX)


def _gnu_index(number: object) -> Callable[[Source, _Stored, Mapping[int, int]], bytes]:
    """A function that rewrites an index of big-endian numbers: how many, then where each symbol's member is."""

    def rewrite(source: Source, member: _Stored, moved: Mapping[int, int]) -> bytes:
        width = number.sizeof()  # type: ignore[attr-defined]
        inside = member.content.sub(0, name=source.name)
        count = parse(number, inside, container=KIND)
        out = bytearray(span(inside, 0, width * (count + 1), container=KIND, field="index").read())
        for at in range(width, len(out), width):
            out[at : at + width] = number.build(_new_place(source, moved, number.parse(out[at : at + width])))  # type: ignore[attr-defined]
        return bytes(out) + member.content.read(len(out))

    return rewrite


def _microsoft_index(source: Source, member: _Stored, moved: Mapping[int, int]) -> bytes:
    """The second index of Microsoft's archives: where each member is, in little-endian numbers."""
    inside = member.content.sub(0, name=source.name)
    count = parse(Int32ul, inside, container=KIND)
    out = bytearray(span(inside, 0, 4 * (count + 1), container=KIND, field="index").read())
    for at in range(4, len(out), 4):
        out[at : at + 4] = Int32ul.build(_new_place(source, moved, Int32ul.parse(out[at : at + 4])))
    return bytes(out) + member.content.read(len(out))


def _new_place(source: Source, moved: Mapping[int, int], old: int) -> int:
    if old not in moved:
        raise source.error(f"{old} is where no member begins", container=KIND, field="index", rule="bounds")
    return moved[old]


_GNU, _GNU64 = _gnu_index(Int32ub), _gnu_index(Int64ub)
_INDEXES = {b"/": (_GNU, _microsoft_index), b"/SYM64/": (_GNU64, _GNU64)}


def _unsupported(source: Source, member: _Stored, message: str) -> UnsupportedError:
    return UnsupportedError(
        message, source=source.name, offset=source.origin + member.at, container=KIND, field="index", rule="edit"
    )
