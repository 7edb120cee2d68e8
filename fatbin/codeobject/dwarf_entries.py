"""The entries of ``.debug_info`` as a tree: tags, and the values of the few attributes that say what a function takes.

What is not asked for is passed over by the sizes of its forms, which each abbreviation has once. Source: DWARF 2 to 5,
"Debugging Information Entry", "Unit Headers", "Form Encodings". Damage is one of :data:`DAMAGE`.
"""

from __future__ import annotations

import bisect
from collections.abc import Iterator, Mapping

from ..cached import cached_property
from ..records import NamedTuple, dataclass
from .dwarf_allowance import BYTES_FOR_EACH_ABBREVIATION_READ, READS_MORE, Allowance
from .leb128 import end_of, signed, unsigned

DAMAGE = (ValueError, LookupError)
"""What is raised where sections are cut short or mean nothing; :class:`DwarfError` is one of them."""
MOST_LOOKS = 2
"""How many bytes are looked at for each byte of the sections: what compilers write is passed once, and types again."""
OLDEST, NEWEST = 2, 5

INFO, TYPES, ABBREVIATIONS = ".debug_info", ".debug_types", ".debug_abbrev"
STRINGS, LINE_STRINGS, STRING_OFFSETS = ".debug_str", ".debug_line_str", ".debug_str_offsets"
ADDRESSES = ".debug_addr"
SECTIONS = (INFO, TYPES, ABBREVIATIONS, STRINGS, LINE_STRINGS, STRING_OFFSETS, ADDRESSES)

SIBLING, NAME, LOW_PC, ORIGIN, COUNT, SPECIFICATION, TYPE, SIGNATURE, LINKAGE_NAME, OFFSETS_BASE, ADDRESSES_BASE = (
    0x01, 0x03, 0x11, 0x31, 0x37, 0x47, 0x49, 0x69, 0x6E, 0x72, 0x73,
)  # fmt: skip
_WANTED = frozenset({
    NAME, LOW_PC, ORIGIN, COUNT, SPECIFICATION, TYPE, SIGNATURE, LINKAGE_NAME, OFFSETS_BASE, ADDRESSES_BASE,
})  # fmt: skip

_LEB, _STRING, _BLOCK, _INDIRECT, _BLOCK_1, _BLOCK_2, _BLOCK_4 = -1, -2, -3, -4, -11, -12, -14
"""Sizes that the bytes themselves say; a block's length has as many bytes as its number is below -10."""
_ADDRESS, _OFFSET, _REF_ADDR = "address", "offset", "ref_addr"
_FORM_STRING, _SDATA, _REF_IN_INFO, _REF_SIG8, _IMPLICIT = 0x08, 0x0D, 0x10, 0x20, 0x21
_SIZES: dict[int, int | str] = {
    0x01: _ADDRESS, 0x03: _BLOCK_2, 0x04: _BLOCK_4, 0x05: 2, 0x06: 4, 0x07: 8, 0x08: _STRING, 0x09: _BLOCK, 0x0A: _BLOCK_1,
    0x0B: 1, 0x0C: 1, 0x0D: _LEB, 0x0E: _OFFSET, 0x0F: _LEB, 0x10: _REF_ADDR, 0x11: 1, 0x12: 2, 0x13: 4, 0x14: 8,
    0x15: _LEB, 0x16: _INDIRECT, 0x17: _OFFSET, 0x18: _BLOCK, 0x19: 0, 0x1A: _LEB, 0x1B: _LEB, 0x1C: 4, 0x1D: _OFFSET,
    0x1E: 16, 0x1F: _OFFSET, 0x20: 8, 0x21: 0, 0x22: _LEB, 0x23: _LEB, 0x24: 8, 0x25: 1, 0x26: 2, 0x27: 3, 0x28: 4,
    0x29: 1, 0x2A: 2, 0x2B: 3, 0x2C: 4, 0x1F01: _LEB, 0x1F02: _LEB, 0x1F20: _OFFSET, 0x1F21: _OFFSET,
}  # fmt: skip
"""By form, how many bytes a value has."""
_IN_UNIT = frozenset({0x11, 0x12, 0x13, 0x14, 0x15})
_NUMBERS = frozenset({0x05, 0x06, 0x07, 0x0B, 0x0C, 0x0F, 0x17, *_IN_UNIT})
_TEXTS = {0x0E: STRINGS, 0x1F: LINE_STRINGS}
_INDEXED = frozenset({0x1A, 0x25, 0x26, 0x27, 0x28})
_FORM_ADDRESS, _INDEXED_ADDRESSES = 0x01, frozenset({0x1B, 0x29, 0x2A, 0x2B, 0x2C})
_MORE_OF_HEADER = {2: (8, True), 4: (8, False), 5: (8, False), 6: (8, True)}
"""By the type of a unit of version 5: bytes of an id after its header, and whether an offset follows."""


class DwarfError(ValueError):
    """The sections mean nothing from here on."""


class _Field(NamedTuple):
    """Some bytes of an entry: of an attribute that is wanted, or of others until the next that is."""

    attribute: int
    form: int
    size: int
    constant: int

    def unnamed(self) -> _Field:
        """The same bytes, of no attribute."""
        return _Field(0, 0, self.size, 0)


class Abbreviation(NamedTuple):
    """What entries of one kind are: ``sizes`` lead past their bytes, ``fields`` to what is wanted."""

    tag: int
    has_children: bool
    sizes: tuple[int, ...]
    fields: tuple[_Field, ...]


class Value(NamedTuple):
    """Where the value of an attribute stands, or what it is where its abbreviation says that."""

    form: int
    at: int


@dataclass(slots=True)
class Unit:
    """A unit: the section it is in, where it, its first entry and its end are, and its abbreviations by their codes."""

    data: bytes
    start: int
    first: int
    end: int
    version: int
    address_size: int
    offset_size: int
    abbreviations_at: int
    signature: tuple[int, int] | None
    abbreviations: dict[int, Abbreviation] | None = None
    offsets_base: int | None = None


@dataclass(slots=True)
class Entry:
    """An entry; ``tag`` is 0 for what ends a list. ``after`` is where what is in it ends, once that was reached."""

    unit: Unit
    at: int
    tag: int
    values: dict[int, Value]
    end: int
    has_children: bool
    after: int | None = None


class Entries:
    """The units of debug sections, given by name, and their entries."""

    def __init__(self, sections: Mapping[str, bytes]) -> None:
        self._sections = {name: sections.get(name, b"") for name in SECTIONS}
        size = sum(map(len, self._sections.values()))
        self._looks = Allowance(MOST_LOOKS * size + READS_MORE)
        self._tables_room = Allowance(size // BYTES_FOR_EACH_ABBREVIATION_READ + READS_MORE)
        self._tables: dict[tuple[int, int, int, int], dict[int, Abbreviation]] = {}
        self._with_siblings: set[int] = set()

    def spend(self, count: int) -> None:
        """Count text that was put together as bytes that were looked at."""
        self._looks.spend(count)

    @cached_property
    def units(self) -> list[Unit]:
        """The units of ``.debug_info``, up to the first that is damaged."""
        return list(self._units_of(INFO))

    @cached_property
    def _by_signature(self) -> dict[int, tuple[Unit, int]]:
        every = [*self.units, *self._units_of(TYPES)]
        return {unit.signature[0]: (unit, unit.start + unit.signature[1]) for unit in every if unit.signature}

    def _units_of(self, name: str) -> Iterator[Unit]:
        data, at = self._sections[name], 0
        while at < len(data):
            unit = _unit(data, at, is_types=name == TYPES)
            if unit is None:
                return
            yield unit
            at = unit.end

    def top(self, unit: Unit) -> Entry:
        """The entry that all others of a unit are in."""
        return self.entry(unit, unit.first)

    def names_siblings(self, unit: Unit) -> bool:
        """Whether entries of a unit may say where the next one is."""
        self._abbreviations(unit)
        return unit.abbreviations_at in self._with_siblings

    def entry(self, unit: Unit, at: int) -> Entry:
        """The entry at a place of a unit's section."""
        data, start = unit.data, at
        code, at = unsigned(data, at)
        values: dict[int, Value] = {}
        tag, has_children = 0, False
        if code:
            tag, has_children, _, fields = self._abbreviations(unit)[code]
            for attribute, form, size, constant in fields:
                if attribute:
                    values[attribute] = Value(form, constant if form == _IMPLICIT else at)
                at = at + size if size >= 0 else _end(unit, at, size)
        if at > len(data):
            raise DwarfError("an entry is cut short")
        self._looks.spend(at - start)
        return Entry(unit, start, tag, values, at, has_children)

    def children(self, entry: Entry) -> Iterator[Entry]:
        """The entries directly in one."""
        if not entry.has_children:
            return
        at = entry.end
        while True:
            child = self.entry(entry.unit, at)
            if not child.tag:
                entry.after = child.end
                return
            yield child
            at = self._after(child)

    def _after(self, entry: Entry) -> int:
        """Where an entry ends with all that is in it."""
        if entry.after is None:
            entry.after = self._passed(entry.unit, entry.end) if entry.has_children else entry.end
        return entry.after

    def _passed(self, unit: Unit, at: int) -> int:
        """Where the list of entries ends that begins at a place."""
        data, abbreviations, start, depth = unit.data, self._abbreviations(unit), at, 1
        while depth:
            code = data[at]
            if code < 0x80:
                at += 1
            else:
                code, at = unsigned(data, at)
            if not code:
                depth -= 1
                continue
            _, has_children, sizes, _ = abbreviations[code]
            for size in sizes:
                at = at + size if size >= 0 else _end(unit, at, size)
            depth += has_children
        self._looks.spend(at - start)
        return at

    def _abbreviations(self, unit: Unit) -> dict[int, Abbreviation]:
        if unit.abbreviations is None:
            key = (unit.abbreviations_at, unit.version, unit.address_size, unit.offset_size)
            if key not in self._tables:
                self._tables[key] = dict(self._table(unit))
            unit.abbreviations = self._tables[key]
        return unit.abbreviations

    def _table(self, unit: Unit) -> Iterator[tuple[int, Abbreviation]]:
        data, at = self._sections[ABBREVIATIONS], unit.abbreviations_at
        while True:
            start = at
            code, at = unsigned(data, at)
            if not code:
                return
            tag, at = unsigned(data, at)
            has_children = data[at] == 1
            at += 1
            rows, at = _rows(unit, data, at)
            self._tables_room.spend(at - start)
            last = {row.attribute: number for number, row in enumerate(rows)}
            if SIBLING in last:
                self._with_siblings.add(unit.abbreviations_at)
            wanted = {number for attribute, number in last.items() if attribute in _WANTED}
            fields = [row if number in wanted else row.unnamed() for number, row in enumerate(rows)]
            sizes = _joined([row.unnamed() for row in rows])
            yield code, Abbreviation(tag, has_children, tuple(field.size for field in sizes), tuple(_joined(fields)))

    def text(self, entry: Entry, attribute: int) -> str | None:
        """A name; None where the entry has none."""
        value = entry.values.get(attribute)
        if value is None:
            return None
        unit, (form, at) = entry.unit, value
        if form in _INDEXED:
            return self._string(STRINGS, self._offset_of_string(unit, _number_in(unit, form, at)))
        if form in _TEXTS:
            return self._string(_TEXTS[form], int.from_bytes(unit.data[at : at + unit.offset_size], "little"))
        if form == _FORM_STRING:
            return self._decoded(unit.data, at)
        number_or_none = self.number(entry, attribute)
        return None if number_or_none is None else str(number_or_none)

    def _offset_of_string(self, unit: Unit, number: int) -> int:
        if unit.offsets_base is None:
            top = self.top(unit)
            base = self.number(top, OFFSETS_BASE)
            unit.offsets_base = 2 * unit.offset_size if base is None else base
        at, data = unit.offsets_base + number * unit.offset_size, self._sections[STRING_OFFSETS]
        if at + unit.offset_size > len(data):
            raise DwarfError("a string's number is too high")
        return int.from_bytes(data[at : at + unit.offset_size], "little")

    def address(self, entry: Entry) -> int | None:
        """Where the code of a function begins; None where that is not known."""
        value = entry.values.get(LOW_PC)
        if value is None:
            return None
        unit, (form, at) = entry.unit, value
        size = unit.address_size
        if form == _FORM_ADDRESS:
            return int.from_bytes(unit.data[at : at + size], "little")
        if form not in _INDEXED_ADDRESSES:
            return None
        base, data = self.number(self.top(unit), ADDRESSES_BASE), self._sections[ADDRESSES]
        place = (base or 0) + _number_in(unit, form, at) * size
        return int.from_bytes(data[place : place + size], "little") if base and place + size <= len(data) else None

    def _string(self, section: str, at: int) -> str:
        return self._decoded(self._sections[section], at)

    def _decoded(self, data: bytes, at: int) -> str:
        end = data.index(b"\0", at)
        self._looks.spend(end - at)
        return data[at:end].decode("utf-8", "backslashreplace")

    def number(self, entry: Entry, attribute: int) -> int | None:
        """A number; None where the entry has none, or something else."""
        value = entry.values.get(attribute)
        if value is None:
            return None
        unit, (form, at) = entry.unit, value
        if form == _IMPLICIT:
            return at
        if form == _SDATA:
            return signed(unit.data, at)[0]
        if form not in _NUMBERS:
            return None
        size = _size(unit, form)
        return int.from_bytes(unit.data[at : at + size], "little") if size > 0 else unsigned(unit.data, at)[0]

    def referred(self, entry: Entry, attribute: int) -> tuple[Unit, int]:
        """Where the entry is that an attribute refers to."""
        unit, (form, at) = entry.unit, entry.values[attribute]
        if form in _IN_UNIT:
            return _inside(unit, unit.start + (self.number(entry, attribute) or 0))
        if form == _REF_IN_INFO:
            place = int.from_bytes(unit.data[at : at + _size(unit, form)], "little")
            found = bisect.bisect_right(self.units, place, key=lambda unit: unit.start) - 1
            return _inside(self.units[max(found, 0)], place)
        if form == _REF_SIG8:
            return _inside(*self._by_signature[int.from_bytes(unit.data[at : at + 8], "little")])
        raise DwarfError(f"form {form:#x} refers to nothing")

    def defined(self, entry: Entry) -> Entry:
        """The entry of a type unit that a declaration stands for; the declaration where the file lacks that unit."""
        at = entry.values[SIGNATURE][1]
        found = self._by_signature.get(int.from_bytes(entry.unit.data[at : at + 8], "little"))
        return self.entry(*_inside(*found)) if found else entry


def _number_in(unit: Unit, form: int, at: int) -> int:
    """The number that a value of an indexed form is."""
    size = _SIZES[form]
    assert isinstance(size, int)
    return int.from_bytes(unit.data[at : at + size], "little") if size > 0 else unsigned(unit.data, at)[0]


def _inside(unit: Unit, place: int) -> tuple[Unit, int]:
    if not unit.first <= place < unit.end:
        raise DwarfError("a reference leaves its unit")
    return unit, place


def _unit(data: bytes, start: int, *, is_types: bool) -> Unit | None:
    """The unit at a place; None where its header is damaged."""
    at, offset_size = start, 4

    def number(size: int) -> int:
        nonlocal at
        at += size
        return int.from_bytes(data[at - size : at], "little")

    length = number(4)
    if length == 0xFFFFFFFF:
        offset_size, length = 8, number(8)
    end, version, kind = at + length, number(2), 0
    if version >= NEWEST:
        kind, address_size, abbreviations = number(1), number(1), number(offset_size)
    else:
        abbreviations, address_size = number(offset_size), number(1)
    id_size, has_offset = (8, True) if is_types else _MORE_OF_HEADER.get(kind, (0, False))
    signature = (number(id_size), number(offset_size * has_offset)) if id_size else None
    if not OLDEST <= version <= NEWEST or at > len(data) or address_size not in (4, 8):
        return None
    signature = signature if has_offset else None
    return Unit(data, start, at, end, version, address_size, offset_size, abbreviations, signature)


def _rows(unit: Unit, data: bytes, at: int) -> tuple[list[_Field], int]:
    """The attributes that an abbreviation declares, and where they end."""
    rows: list[_Field] = []
    while True:
        attribute, at = unsigned(data, at)
        form, at = unsigned(data, at)
        constant = 0
        if form == _IMPLICIT:
            constant, at = signed(data, at)
        if not attribute and not form:
            return rows, at
        rows.append(_Field(attribute, form, _size(unit, form), constant))


def _size(unit: Unit, form: int) -> int:
    """How many bytes a value of a form has in a unit, or a number below 0 for what says how."""
    size = _SIZES.get(form)
    if size is None:
        raise DwarfError(f"form {form:#x} does not exist")
    if size == _REF_ADDR:
        size = _ADDRESS if unit.version == OLDEST else _OFFSET
    if isinstance(size, int):
        return size
    return unit.address_size if size == _ADDRESS else unit.offset_size


def _joined(fields: list[_Field]) -> list[_Field]:
    """The fields, where neighbours of fixed sizes that are not wanted are one."""
    found: list[_Field] = []
    for field in fields:
        if not field.attribute and field.size >= 0 and found and not found[-1].attribute and found[-1].size >= 0:
            found[-1] = found[-1]._replace(size=found[-1].size + field.size)
        elif field.attribute or field.size:
            found.append(field)
    return found


def _end(unit: Unit, at: int, size: int) -> int:
    """Where a value ends whose bytes say how long it is."""
    data = unit.data
    if size == _LEB:
        return end_of(data, at)
    if size == _STRING:
        return data.index(b"\0", at) + 1
    if size == _BLOCK:
        length, at = unsigned(data, at)
        return at + length
    if size == _INDIRECT:
        form, at = unsigned(data, at)
        size = _size(unit, form)
        return at + size if size >= 0 else _end(unit, at, size)
    width = -10 - size
    return at + width + int.from_bytes(data[at : at + width], "little")
