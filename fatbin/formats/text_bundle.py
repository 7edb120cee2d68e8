"""Text bundles: preprocessed source, assembly or LLVM IR for several targets in one file, between comment lines.

What ``clang -S`` and ``-E`` write for HIP. The content is not escaped, so it cannot hold such a comment itself.
Layout: TextFileHandler in clang/lib/Driver/OffloadBundler.cpp of LLVM.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..errors import OnDamage, UsageError, raise_damage
from ..model import Container, Entry
from ..records import dataclass
from ..source import Source
from ..target import EntryID

KIND = "text-bundle"
MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"
COMMENTS = {"i": "//", "ii": "//", "cui": "//", "hipi": "//", "d": "#", "s": "#", "ll": ";"}
"""How a comment begins, for each type of file that clang bundles as text."""
LONGEST_ID = 4096
"""A marker line longer than this is none."""


@dataclass
class TextBundle(Container):
    """A text bundle; ``comment`` is how its marker lines begin."""

    kind: ClassVar[str] = KIND

    comment: str = "#"

    def to_bytes(self) -> bytes:
        """The bundle as text. Raises :class:`UsageError` for content that reads like a marker."""
        return b"".join(piece for entry in self.entries for piece in self._lines(entry))

    def _lines(self, entry: Entry) -> Iterator[bytes]:
        content, id = entry.data, entry.id.encode("latin-1", "replace")
        if not id or b"\n" in id or len(id) > LONGEST_ID:
            raise UsageError(f"{entry.id!r} cannot be the id of an entry in a text bundle")
        if _end(self.comment) in content:
            raise UsageError(
                f"{entry.id}: the content holds a line {_end(self.comment).strip().decode()!r}, which would end it; "
                "choose another format"
            )
        yield _start(self.comment) + id + b"\n"
        yield content
        yield _end(self.comment) + id + b"\n"


@dataclass
class _Cursor:
    """How far a reader has come, and what it does with damage."""

    source: Source
    comment: str
    on_damage: OnDamage
    at: int = 0

    def damage(self, message: str, at: int, what: str, rule: str) -> None:
        self.on_damage(self.source.error(message, at=at, container=KIND, field=what, rule=rule))

    def find(self, needle: bytes) -> int | None:
        hit = self.source.find_any([needle], self.at)
        return hit[0] if hit else None

    def id(self, marker_at: int, marker: bytes) -> str:
        """The rest of a marker line, which is an id; leaves the cursor after the line."""
        start = marker_at + len(marker)
        line, newline, _ = self.source.read(start, LONGEST_ID + 1).partition(b"\n")
        self.at = start + len(line) + len(newline)
        id = line.removesuffix(b"\r").decode("latin-1")
        what = f"entry {id!r}"
        if not newline:
            too_long = len(line) > LONGEST_ID
            message = f"is longer than {LONGEST_ID} bytes" if too_long else "the file ends here, inside a marker line"
            self.damage(message, start, "id" if too_long else what, "truncated")
        if not line:
            self.damage("is empty, so LLVM's tools read no further", start, "id", "text-marker")
        if line.endswith(b"\r"):
            self.damage("its line ends were converted to CR LF, those of its content too", start, what, "line-ends")
        return id


def read(source: Source, on_damage: OnDamage = raise_damage) -> TextBundle:
    """The text bundle that is all of ``source``."""
    comment = comment_of(source)
    if comment is None:
        raise source.error("does not begin with a marker line", container=KIND, field="first line", rule="unknown")
    return TextBundle(list(_entries(_Cursor(source, comment, on_damage))), source, comment=comment)


def comment_of(source: Source) -> str | None:
    """How the marker line that ``source`` begins with is commented out; None where there is no such line."""
    head = source.read(0, 64).lstrip(b"\r\n")
    return next((comment for comment in ("//", "#", ";") if head.startswith(_marker(comment))), None)


def _entries(cursor: _Cursor) -> Iterator[Entry]:
    source, start, end = cursor.source, _start(cursor.comment), _end(cursor.comment)
    while (found := _next_start(cursor)) is not None:
        _outside(cursor, found)
        id = cursor.id(found, start)
        begin = cursor.at
        stop = cursor.find(end)
        if stop is None:
            cursor.damage("the file ends before the entry does", begin, f"entry {id!r}", "truncated")
            stop = cursor.at = source.size
        else:
            closing = cursor.id(stop, end)
            if closing != id:
                cursor.damage(f"ends as {closing!r}", stop, f"entry {id!r}", "text-marker")
        yield Entry.from_id(EntryID(id), source.sub(begin, stop - begin))
    _outside(cursor, source.size)


def _next_start(cursor: _Cursor) -> int | None:
    """Where the line end before the next start marker is; -1 where the file lacks the first of them."""
    marker = _start(cursor.comment)
    if cursor.at == 0 and cursor.source.read(0, len(marker) - 1) == marker[1:]:
        cursor.damage("has no line end before it, so LLVM's tools do not see it", 0, "first marker", "text-marker")
        return -1
    return cursor.find(marker)


def _outside(cursor: _Cursor, until: int) -> None:
    if cursor.at < until:
        cursor.damage(f"{until - cursor.at} bytes that belong to no entry", cursor.at, "text", "text-outside")


def _marker(comment: str) -> bytes:
    return f"{comment} ".encode() + MAGIC


def _start(comment: str) -> bytes:
    return b"\n" + _marker(comment) + b"__START__ "


def _end(comment: str) -> bytes:
    return b"\n" + _marker(comment) + b"__END__ "
