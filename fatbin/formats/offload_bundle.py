"""Clang offload bundle: a table of ids, then a code object for each.

Layout: https://clang.llvm.org/docs/ClangOffloadBundler.html#bundled-binary-file-layout
"""

from __future__ import annotations

import functools
import struct
from typing import TYPE_CHECKING, Any, ClassVar

from ..errors import FormatError, OnDamage, raise_damage
from ..joined import layered
from ..model import Container, Entry
from ..records import NamedTuple, dataclass, field, replace
from ..schema import align_up, parse
from ..source import Source
from ..target import EntryID

if TYPE_CHECKING:
    from construct import Construct

KIND = "offload-bundle"
MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"
HIP_ALIGNMENT = 4096
"""Where HIP compilers put each entry, and what the runtime expects."""

_NUMBERS = struct.Struct("<QQQ")
_SMALLEST_ROW = _NUMBERS.size
_TEXT = frozenset(b"\t\n\r" + bytes(range(0x20, 0x7F)) + bytes(range(0x80, 0x100)))
"""What text in UTF-8 or Latin-1 is made of; no count of entries is."""
_FIRST_ROW = len(MAGIC) + 8


@functools.cache
def table_schema() -> Construct:
    """The schema of the table. Sound tables are read without it: importing construct takes longer than reading a file."""
    from construct import Const, Int64ul, PascalString, PrefixedArray, Struct

    # Latin-1, since an id may hold any byte: some hold a NUL at the end.
    row = Struct("offset" / Int64ul, "size" / Int64ul, "id" / PascalString(Int64ul, "latin-1"))
    return Struct("magic" / Const(MAGIC), "entries" / PrefixedArray(Int64ul, row))


class Row(NamedTuple):
    """A row of the table."""

    offset: int
    size: int
    id: str


def looks_right(source: Source, at: int) -> bool:
    """Whether the magic at ``at`` begins a bundle, or one that is cut off: in text that mentions it, text follows."""
    count = source.read(at + len(MAGIC), _FIRST_ROW - len(MAGIC))
    return not count or not all(byte in _TEXT for byte in count)


@dataclass
class OffloadBundle(Container):
    """A bundle. ``OffloadBundle([Entry.of("gfx942", data)])`` makes one; :func:`read` finds one in a file."""

    kind: ClassVar[str] = KIND

    alignment: int = field(default=HIP_ALIGNMENT, repr=False)

    @property
    def table_size(self) -> int:
        """How long the header is: the magic, the count and the table of ids."""
        return _FIRST_ROW + sum(_SMALLEST_ROW + len(entry.id) for entry in self.entries)

    def placed(self) -> list[Entry]:
        """The entries, each with its offset: as read, or else after the one before on an ``alignment`` boundary."""
        end, placed = self.table_size, []
        for entry in self.entries:
            start = align_up(end, self.alignment) if entry.at is None else entry.at
            placed.append(replace(entry, at=start))
            end = max(end, start + entry.size)
        return placed

    def to_bytes(self) -> bytes:
        """The bundle as bytes. What lies between the entries of a bundle that was read is kept as it was."""
        return self.to_source().read()

    def to_source(self) -> Source:
        """The bundle, whose entries are where they were."""
        placed = self.placed()
        rows = [{"offset": entry.at, "size": entry.size, "id": entry.id} for entry in placed]
        table = table_schema().build({"entries": rows})
        layers = [(0, self.source)] if self.source else []
        layers.append((0, Source.from_bytes(table)))
        layers += [(entry.at or 0, entry.source) for entry in placed]
        out = layered(layers)
        out.pad(max([0, *((entry.at or 0) + entry.size for entry in placed)]))
        return out.source()


def read(source: Source, on_damage: OnDamage = raise_damage) -> OffloadBundle:
    """The bundle at the start of ``source``; its extent ends with its last entry."""
    rows, table_size = read_table(source, source.size)
    entries, end = place(rows, source, table_size, on_damage)
    tail = source.size - end
    if tail < 8 and not any(source.view(end)):
        end = source.size  # clang up to 15 ends a bundle with a zero byte
    return OffloadBundle(entries, source.sub(0, end))


def read_table(head: Source, size: int) -> tuple[list[Any], int]:
    """The rows of the table, and its length. ``head`` holds it, ``size`` is that of the whole bundle."""
    count = int.from_bytes(head.view(len(MAGIC), 8), "little")
    if count * _SMALLEST_ROW > size:
        raise head.error(
            f"{count} entries do not fit in {size} bytes; the file is damaged or not a bundle",
            at=len(MAGIC),
            container=KIND,
            field="number of entries",
            rule="count",
        )
    rows = _rows(head, count) or parse(table_schema(), head, container=KIND).entries
    return rows, _FIRST_ROW + sum(_SMALLEST_ROW + len(row.id) for row in rows)


def _rows(head: Source, count: int) -> list[Row] | None:
    """The rows of a table of any length in little time; None where it is wrong or cut off: the schema says where."""
    if head.read(0, len(MAGIC)) != MAGIC:
        return None
    rows, at = [], _FIRST_ROW
    for _ in range(count):
        numbers = head.read(at, _SMALLEST_ROW)
        if len(numbers) < _SMALLEST_ROW:
            return None
        offset, size, length = _NUMBERS.unpack(numbers)
        id = head.read(at + _SMALLEST_ROW, length)
        if len(id) < length:
            return None
        rows.append(Row(offset, size, id.decode("latin-1")))
        at += _SMALLEST_ROW + length
    return rows


def place(rows: list[Any], content: Source, table_size: int, on_damage: OnDamage) -> tuple[list[Entry], int]:
    """The entries that ``rows`` describe in ``content``, and where the last one ends."""
    entries, end, row_at = [], table_size, _FIRST_ROW
    for row in rows:
        if fault := _fault(row, row_at, content, table_size):
            on_damage(fault)
        start = min(row.offset, content.size)
        part = content.sub(start, min(row.size, content.size - start))
        entries.append(Entry.from_id(EntryID(row.id), part, at=start))
        end = max(end, start + part.size)
        row_at += _SMALLEST_ROW + len(row.id)
    return entries, end


def _fault(row: Any, row_at: int, content: Source, table_size: int) -> FormatError | None:
    if row.offset + row.size > content.size:
        message = f"{row.size:#x} bytes at {row.offset:#x} reach beyond the {content.size:#x} bytes that are there"
        return content.error(message, at=row_at, container=KIND, field=f"entry {row.id!r}", rule="bounds")
    if row.size and row.offset < table_size:
        message = f"starts at {row.offset:#x}, inside the table, which ends at {table_size:#x}"
        return content.error(message, at=row_at, container=KIND, field=f"entry {row.id!r}", rule="overlap")
    return None
