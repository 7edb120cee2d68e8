"""The files and folders that debug information names: of units and of line tables, by the forms they are stored in.

Source: DWARF 2 to 5, "Compilation Unit Headers", "The Line Number Program Header", "Form Encodings". pyelftools reads
the same, but a count in a hostile file keeps it busy for ever; here every step is counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..records import NamedTuple, dataclass

MOST_STEPS = 1 << 21
"""How many values are read; a path costs about three."""
_LONGEST = 1 << 12
"""Longer text is no path."""
NEWEST = 5

_STR, _LINE_STR, _OFFSETS = ".debug_str", ".debug_line_str", ".debug_str_offsets"
_NAME, _FOLDER, _OFFSETS_BASE = 0x03, 0x1B, 0x72
_DWO_NAMES = (0x76, 0x2130)
_IMPLICIT, _INDIRECT, _STRING = 0x21, 0x16, 0x08
_FIXED = {
    0x05: 2, 0x06: 4, 0x07: 8, 0x0B: 1, 0x0C: 1, 0x11: 1, 0x12: 2, 0x13: 4, 0x14: 8, 0x19: 0, 0x1C: 4, 0x1E: 16, 0x20: 8,
    0x24: 8, 0x29: 1, 0x2A: 2, 0x2B: 3, 0x2C: 4,
}  # fmt: skip
"""Forms of a fixed size."""
_OFFSET_FORMS = frozenset({0x10, 0x17, 0x1D, 0x1F20, 0x1F21})
_LEB = frozenset({0x0D, 0x0F, 0x15, 0x1B, 0x22, 0x23, 0x1F01, 0x1F02})
_BLOCKS = {0x03: 2, 0x04: 4, 0x09: 0, 0x0A: 1, 0x18: 0}
"""Forms that begin with their length, and its size; 0 is LEB128."""
_STRINGS = {0x0E: _STR, 0x1F: _LINE_STR}
_INDEXED = {0x1A: 0, 0x25: 1, 0x26: 2, 0x27: 3, 0x28: 4}
_BEHIND_HEADER = {2: (8, True), 4: (8, False), 5: (8, False), 6: (8, True)}
"""By the type of a unit of version 5: bytes of an id after its header, and whether an offset follows."""
_LNCT_PATH = 1


class Named(NamedTuple):
    """A path as it stands there, and whether it is a folder."""

    path: bytes
    is_folder: bool


class _Index(NamedTuple):
    """A string by its number in the unit's part of the offsets."""

    number: int


class _Stop(Exception):  # noqa: N818
    """The data end, or mean nothing."""


class _SpentError(Exception):
    """All steps are used up."""


@dataclass
class _Steps:
    left: int = MOST_STEPS

    def take(self, count: int = 1) -> None:
        self.left -= count
        if self.left < 0:
            raise _SpentError


@dataclass
class _Cursor:
    """A place in a section."""

    data: bytes
    at: int
    end: int
    steps: _Steps
    offset_size: int = 4
    address_size: int = 8

    def number(self, size: int) -> int:
        self.steps.take()
        self.skip(size)
        return int.from_bytes(self.data[self.at - size : self.at], "little")

    def leb(self) -> int:
        """LEB128 without its sign, which nothing here needs."""
        value = shift = 0
        while True:
            byte = self.number(1)
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7
            if shift > 63:
                raise _Stop

    def text(self) -> bytes:
        end = self.data.find(b"\0", self.at, min(self.end, self.at + _LONGEST))
        if end < 0:
            raise _Stop
        found = self.data[self.at : end]
        self.steps.take()
        self.at = end + 1
        return found

    def skip(self, size: int) -> None:
        if size > self.end - self.at:
            raise _Stop
        self.at += size

    def offset(self) -> int:
        return self.number(self.offset_size)


def paths_of(sections: Mapping[str, bytes]) -> Iterator[Named]:
    """What the debug sections, given by name and inflated, name; as far as they are sound, and within bounds."""
    reader = _Reader(sections)
    try:
        for name in (".debug_info", ".debug_types"):
            for unit in reader.units(name):
                yield from reader.safely(reader.unit(unit))
        for unit in reader.units(".debug_line"):
            yield from reader.safely(reader.line_table(unit))
    except _SpentError:
        return


class _Reader:
    def __init__(self, sections: Mapping[str, bytes]) -> None:
        self.sections, self.steps = sections, _Steps()

    def units(self, name: str) -> Iterator[_Cursor]:
        """The contents of a section, one after the other, each with its length."""
        data = self.sections.get(name, b"")
        at = 0
        while at + 4 <= len(data):
            head = _Cursor(data, at, len(data), self.steps)
            try:
                length = head.number(4)
                if length == 0xFFFFFFFF:
                    head.offset_size, length = 8, head.number(8)
            except _Stop:
                return
            at = head.at + length
            head.end = min(at, len(data))
            yield head

    def safely(self, found: Iterator[Named]) -> Iterator[Named]:
        """As much as comes before what means nothing."""
        try:
            yield from found
        except _Stop:
            return

    def unit(self, at: _Cursor) -> Iterator[Named]:
        """The names of a unit itself: of its source, its folder and its split file."""
        version = at.number(2)
        if not 2 <= version <= NEWEST:
            raise _Stop
        if version == NEWEST:
            kind, at.address_size, abbreviations = at.number(1), at.number(1), at.offset()
            size, has_offset = _BEHIND_HEADER.get(kind, (0, False))
            at.skip(size + at.offset_size * has_offset)
        else:
            abbreviations, at.address_size = at.offset(), at.number(1)
        found: dict[int, bytes | _Index | int | None] = {}
        for attribute, form in self.attributes(abbreviations, at.leb()):
            if form == _STRING and attribute not in (_NAME, _FOLDER, *_DWO_NAMES):
                at.text()
            else:
                found[attribute] = self.value(at, form, version)
        base = found.get(_OFFSETS_BASE)
        start = base if isinstance(base, int) else 2 * at.offset_size
        for attribute in (_NAME, *_DWO_NAMES, _FOLDER):
            value = found.get(attribute)
            if isinstance(value, _Index):
                value = self.indexed(value.number, start, at.offset_size)
            if isinstance(value, bytes):
                yield Named(value, attribute == _FOLDER)

    def attributes(self, offset: int, wanted: int) -> Iterator[tuple[int, int]]:
        """The attributes that an abbreviation declares, each with its form."""
        data = self.sections.get(".debug_abbrev", b"")
        at = _Cursor(data, min(offset, len(data)), len(data), self.steps)
        while code := at.leb():
            at.leb()  # the tag
            at.skip(1)  # whether it has children
            while True:
                attribute, form = at.leb(), at.leb()
                if form == _IMPLICIT:
                    at.leb()
                if not attribute and not form:
                    break
                if code == wanted:
                    yield attribute, form
            if code == wanted:
                return
        raise _Stop

    def value(self, at: _Cursor, form: int, version: int) -> bytes | _Index | int | None:
        """A value: text, a number, or None for what is of no use here. The place moves past it."""
        self.steps.take()
        if form == _INDIRECT:
            form = at.leb()
        if form in _STRINGS:
            return self.string(_STRINGS[form], at.offset())
        if form == _STRING:
            return at.text()
        if form in _INDEXED:
            return _Index(at.number(_INDEXED[form]) if _INDEXED[form] else at.leb())
        if form in _FIXED:
            return at.number(_FIXED[form])
        if form in _LEB:
            return at.leb()
        if form in _BLOCKS:
            at.skip(at.number(_BLOCKS[form]) if _BLOCKS[form] else at.leb())
        elif form == 0x10 and version == 2:  # an address, then
            at.skip(at.address_size)
        elif form in _OFFSET_FORMS:
            return at.offset()
        elif form == 0x01:
            at.skip(at.address_size)
        elif form != _IMPLICIT:
            raise _Stop
        return None

    def string(self, section: str, offset: int) -> bytes:
        data = self.sections.get(section, b"")
        return _Cursor(data, min(offset, len(data)), len(data), self.steps).text()

    def indexed(self, number: int, start: int, offset_size: int) -> bytes | None:
        data = self.sections.get(_OFFSETS, b"")
        place = start + number * offset_size
        if place + offset_size > len(data):
            return None
        return self.string(_STR, int.from_bytes(data[place : place + offset_size], "little"))

    def line_table(self, at: _Cursor) -> Iterator[Named]:
        """The folders and files of a line table."""
        version = at.number(2)
        if not 2 <= version <= NEWEST:
            raise _Stop
        if version == NEWEST:
            at.address_size = at.number(1)
            at.skip(1)  # the size of a segment's number
        end = at.offset()
        at.end = min(at.end, at.at + end)
        at.skip(4 + (version >= 4))
        at.skip(max(at.number(1), 1) - 1)  # lengths of the standard operations
        if version == NEWEST:
            yield from self.entries(at, is_folder=True)
            yield from self.entries(at, is_folder=False)
            return
        while folder := at.text():
            yield Named(folder, is_folder=True)
        while file := at.text():
            yield Named(file, is_folder=False)
            for _ in range(3):
                at.leb()

    def entries(self, at: _Cursor, *, is_folder: bool) -> Iterator[Named]:
        """The table of folders or files of version 5, whose columns are declared."""
        columns = [(at.leb(), at.leb()) for _ in range(at.number(1))]
        for _ in range(at.leb()):
            self.steps.take()
            for content, form in columns:
                value = self.value(at, form, NEWEST)
                if content == _LNCT_PATH and isinstance(value, bytes):
                    yield Named(value, is_folder)
