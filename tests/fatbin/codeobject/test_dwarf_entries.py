"""Entries of debug information, against those of pyelftools."""

from __future__ import annotations

import random
import struct
from typing import Any, NamedTuple

import blowups
import pytest

from hipkit.fatbin.codeobject.dwarf_allowance import TooManyReadsError
from hipkit.fatbin.codeobject.dwarf_entries import COUNT, DAMAGE, NAME, TYPE, Entries, Entry
from hipkit.fatbin.elf import open_elf
from hipkit.fatbin.source import Source

STRINGS = b"\0first\0second\0" + "dritt\N{LATIN SMALL LETTER E WITH ACUTE}".encode() + b"\0"
OFFSETS = (1, 7, 14)
OTHERS = (0x0B, 0x3A, 0x3B, 0x02, 0x34, 0x3F)
"""Attributes that are not asked for."""


class Layout(NamedTuple):
    """How the values of a unit are stored."""

    version: int
    address_size: int
    is_64: bool

    def offset(self, value: int) -> bytes:
        return struct.pack("<Q" if self.is_64 else "<I", value)


LAYOUTS = [Layout(version, 8, is_64) for version in (2, 3, 4, 5) for is_64 in (False, True)] + [Layout(4, 4, False)]


def leb(value: int, longer: int = 0) -> bytes:
    out = []
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value | 0x80, *[0x80] * (longer - 1), 0]) if longer else bytes([*out, value])


def value_of(form: int, layout: Layout, choose: random.Random) -> bytes:
    """Some value of a form."""
    block = choose.randbytes(choose.randrange(5))
    match form:
        case 0x01:
            return choose.randbytes(layout.address_size)
        case 0x0E | 0x1F:
            return layout.offset(choose.choice(OFFSETS))
        case 0x08:
            return choose.choice([b"text\0", b"\0", b"\xff\0"])
        case 0x09 | 0x18:
            return leb(len(block)) + block
        case 0x03 | 0x04 | 0x0A:
            return len(block).to_bytes({0x03: 2, 0x04: 4, 0x0A: 1}[form], "little") + block
        case 0x0D | 0x0F | 0x15:
            return leb(choose.randrange(1 << choose.randrange(1, 40)), choose.randrange(3))
        case 0x25:
            return bytes([choose.randrange(3)])
        case 0x10:
            return layout.offset(0) if layout.version > 2 else bytes(layout.address_size)
        case 0x17 | 0x1D:
            return layout.offset(choose.randrange(100))
        case 0x16:
            return b"\x0b" + choose.randbytes(1)
        case _:
            sizes = {0x05: 2, 0x06: 4, 0x07: 8, 0x0B: 1, 0x0C: 1, 0x11: 1, 0x12: 2, 0x13: 4, 0x14: 8, 0x20: 8, 0x1E: 16}
            return choose.randbytes(sizes.get(form, 0))


UNASKED = (
    0x01, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11, 0x14, 0x15, 0x16,
    0x17, 0x18, 0x19, 0x1E, 0x20, 0x21,
)  # fmt: skip
NAMES, COUNTS, REFERENCES = (0x08, 0x0E), (0x05, 0x06, 0x07, 0x0B, 0x0D, 0x0F, 0x21), (0x11, 0x12, 0x13)


def debug_sections(layout: Layout, choose: random.Random) -> dict[str, bytes]:
    """A unit of random entries, each in one another or after it, of random abbreviations."""
    is_new = layout.version == 5
    kinds, declared = [], b""
    for code in [1, 2, 3, 200, 300]:
        has_children = code != 3
        forms = [(other, choose.choice(UNASKED)) for other in choose.sample(OTHERS, choose.randrange(6))]
        forms.append((COUNT, choose.choice(COUNTS)))
        forms.append((NAME, choose.choice([*NAMES, 0x1F, 0x25] if is_new and code != 1 else NAMES)))
        if code != 1:
            forms.append((TYPE, choose.choice(REFERENCES)))
        choose.shuffle(forms)
        if is_new and code == 1:
            forms.insert(0, (0x72, 0x17))
        kinds.append((code, has_children, forms))
        declared += leb(code) + leb(0x11 if code == 1 else choose.choice([0x0F, 0x21, 0x2E])) + bytes([has_children])
        for attribute, form in forms:
            declared += leb(attribute) + leb(form) + (b"\x7b" if form == 0x21 else b"")
        declared += b"\0\0"
    size = 12 if layout.is_64 else 4
    head = size + 2 + 1 + len(layout.offset(0)) + is_new

    def entry(kind: tuple[int, bool, list[tuple[int, int]]]) -> bytes:
        out = leb(kind[0])
        for attribute, form in kind[2]:
            if attribute == 0x72:
                out += layout.offset(len(layout.offset(0)) * 2)
            elif attribute == TYPE:
                out += head.to_bytes({0x11: 1, 0x12: 2, 0x13: 4}[form], "little")
            else:
                out += value_of(form, layout, choose)
        return out

    body, depth = entry(kinds[0]), 1
    for _ in range(100):
        kind = choose.choice(kinds[1:])
        body, depth = body + entry(kind), depth + kind[1]
        while depth > 1 and choose.random() < 0.5:
            body, depth = body + b"\0", depth - 1
    body += bytes(depth)
    address = bytes([layout.address_size])
    rest = b"\1" + address + layout.offset(0) if is_new else layout.offset(0) + address
    content = struct.pack("<H", layout.version) + rest + body
    length = b"\xff" * 4 + struct.pack("<Q", len(content)) if layout.is_64 else struct.pack("<I", len(content))
    offsets = b"".join(map(layout.offset, OFFSETS))
    return {
        ".debug_info": length + content, ".debug_abbrev": declared + b"\0", ".debug_str": STRINGS,
        ".debug_line_str": STRINGS, ".debug_str_offsets": bytes(2 * len(layout.offset(0))) + offsets,
    }  # fmt: skip


def text(value: Any) -> str:
    return value.decode("utf-8", "backslashreplace") if isinstance(value, bytes) else str(value)


def expected(die: Any) -> tuple[Any, ...]:
    """What pyelftools says of an entry and of those in it."""
    name, count = die.attributes["DW_AT_name"], die.attributes["DW_AT_count"]
    refers = die.get_DIE_from_attribute("DW_AT_type").offset if "DW_AT_type" in die.attributes else None
    return die.offset, text(name.value), count.value, refers, [expected(child) for child in die.iter_children()]


def found(entries: Entries, entry: Entry) -> tuple[Any, ...]:
    refers = entries.referred(entry, TYPE)[1] if TYPE in entry.values else None
    inside = [found(entries, child) for child in entries.children(entry)]
    return entry.at, entries.text(entry, NAME), entries.number(entry, COUNT), refers, inside


def dwarf_of(sections: dict[str, bytes]) -> Any:
    with_debug = blowups.with_sections(blowups.dwarf_array(100), {name: (1, 0, 0, c) for name, c in sections.items()})
    return open_elf(Source.from_bytes(with_debug)).get_dwarf_info(relocate_dwarf_sections=False)


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_entries_are_those_of_pyelftools(layout: Layout) -> None:
    choose = random.Random(str(layout))
    for _ in range(10):
        sections = debug_sections(layout, choose)
        entries = Entries(sections)
        [unit] = entries.units
        [theirs] = dwarf_of(sections).iter_CUs()
        assert found(entries, entries.top(unit)) == expected(theirs.get_top_DIE())


def test_entries_that_are_not_looked_into_are_passed_over() -> None:
    sections = debug_sections(LAYOUTS[0], random.Random(1))
    entries = Entries(sections)
    [unit] = entries.units
    [theirs] = dwarf_of(sections).iter_CUs()
    places = [die.offset for die in theirs.get_top_DIE().iter_children()]
    assert [entry.at for entry in entries.children(entries.top(unit))] == places


def test_damaged_sections_end_with_what_says_so() -> None:
    choose = random.Random(2)
    for _ in range(500):
        sections = debug_sections(choose.choice(LAYOUTS), choose)
        name = choose.choice([".debug_info", ".debug_abbrev"])
        data = bytearray(sections[name])
        data[choose.randrange(len(data))] = choose.randrange(256)
        entries = Entries(sections | {name: bytes(data)[: choose.randrange(len(data) // 2, len(data) + 1)]})
        try:
            for unit in entries.units:
                found(entries, entries.top(unit))
        except (*DAMAGE, RecursionError, TooManyReadsError):
            continue


def test_attributes_without_bytes_cost_nothing_for_each_entry() -> None:
    """An abbreviation that declares one name ten thousand times, each a constant."""
    abbreviations = b"\1\x11\1\0\0\2\x21\0" + b"\x37\x21\5" * 9_999 + b"\x37\x21\6" + b"\0\0\0"
    body = struct.pack("<HIB", 4, 0, 8) + b"\1" + b"\2" * 100 + b"\0"
    entries = Entries({".debug_info": struct.pack("<I", len(body)) + body, ".debug_abbrev": abbreviations})
    [unit] = entries.units
    inside = list(entries.children(entries.top(unit)))
    assert {entries.number(entry, COUNT) for entry in inside} == {6}
    assert unit.abbreviations is not None
    assert len(unit.abbreviations[2].fields) == 1
    assert unit.abbreviations[2].sizes == ()


@pytest.mark.parametrize("attribute", [1, 2])
def test_a_unit_says_whether_entries_name_their_siblings(attribute: int) -> None:
    body = struct.pack("<HIB", 4, 0, 8) + b"\1\0"
    abbreviations = b"\1\x11\1\0\0\2\x21\0" + bytes([attribute]) + b"\x13\0\0\0"
    entries = Entries({".debug_info": struct.pack("<I", len(body)) + body, ".debug_abbrev": abbreviations})
    assert entries.names_siblings(entries.units[0]) == (attribute == 1)


def test_each_byte_may_be_looked_at_twice() -> None:
    size = 1 << 20
    entries = Entries({".debug_info": bytes(size)})
    entries.spend(2 * size)
    with pytest.raises(TooManyReadsError):
        entries.spend((1 << 16) + 1)
