"""Names and types of kernel arguments, and places of functions, from DWARF debug information."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from ..errors import FormatError
from ..records import NamedTuple
from .dwarf_allowance import TooManyReadsError
from .dwarf_entries import (
    COUNT,
    DAMAGE,
    INFO,
    LINKAGE_NAME,
    LOW_PC,
    NAME,
    ORIGIN,
    SECTIONS,
    SIGNATURE,
    SPECIFICATION,
    TYPE,
    Entries,
    Entry,
)  # fmt: skip
from .elf64 import SHT_REL, SHT_RELA

if TYPE_CHECKING:
    from .elf64 import Elf64

LARGEST, LARGEST_STRINGS, DEEPEST, MOST_PARAMETERS, MOST_DIMENSIONS = 2 << 20, 64 << 20, 16, 1024, 32
"""Bytes of ``.debug_info`` and of all debug sections, levels of a type, parameters of a function and dimensions of an
array that are looked at; beyond, types are not named."""
_SHF_COMPRESSED = 0x800
_DAMAGE = (*DAMAGE, RecursionError, FormatError, TooManyReadsError)


class Parameter(NamedTuple):
    """An argument: its name, its type as the source has it, and that type without the names of ``typedef``."""

    name: str | None
    type: str | None
    plain: str | None


_ARRAY, _PARAMETER, _TYPEDEF, _SUBRANGE, _SUBPROGRAM, _NAMESPACE = 0x01, 0x05, 0x16, 0x21, 0x2E, 0x39
_UNITS = (0x11, 0x3C, 0x41, 0x4A)
"""The tags of what a unit is: of a compilation, a part of one, types, and one whose rest is in another file."""
_QUALIFIERS = {0x26: "const", 0x35: "volatile", 0x37: "restrict"}
_POINTERS = {0x0F: "*", 0x10: "&", 0x42: "&&"}


def parameters(elf: Elf64) -> dict[str, tuple[Parameter, ...]]:
    """By linkage name, the parameters of each function that the debug information describes; empty without it."""
    found: dict[str, tuple[Parameter, ...]] = {}
    try:
        for entries, function, types in _described(elf):
            found[_linkage_name(entries, function)] = tuple(_parameters(entries, function, types))
    except _DAMAGE:
        return found  # what is damaged here is no part of the code
    return found


def places(elf: Elf64) -> dict[str, int]:
    """By linkage name, where each function begins that the debug information describes."""
    found: dict[str, int] = {}
    try:
        for entries, function, _ in _described(elf):
            address = entries.address(function)
            if address is not None:
                found[_linkage_name(entries, function)] = address
    except _DAMAGE:
        return found
    return found


def misread(elf: Elf64) -> Iterator[int]:
    """Where in ``.debug_info`` the units are whose first entry is none of a unit, as their abbreviations have it."""
    entries = _entries_of(elf)
    for unit in entries.units if entries else ():
        try:
            if entries and entries.top(unit).tag not in _UNITS:
                yield unit.start
        except TooManyReadsError:
            return
        except DAMAGE:
            yield unit.start


def _described(elf: Elf64) -> Iterator[tuple[Entries, Entry, _Types]]:
    """The functions with code that the debug information describes, if there is not too much of it."""
    entries = _entries_of(elf)
    if entries is None:
        return
    types = _Types(entries)
    for unit in entries.units:
        # Entries that say where the next one is may say one before them. Compilers for AMD GPUs never do.
        if not entries.names_siblings(unit):
            yield from ((entries, function, types) for function in _functions(entries, entries.top(unit), 0))


def _entries_of(elf: Elf64) -> Entries | None:
    """The entries of the debug information; None where there is none, or too much of it."""
    debug = {section.name: section for section in elf.sections if section.name.startswith(".debug_")}
    sizes = [section.size for section in debug.values()]
    if INFO not in debug or debug[INFO].size > LARGEST or sum(sizes) > LARGEST_STRINGS:
        return None
    if any(section.flags & _SHF_COMPRESSED for section in debug.values()) or _has_to_be_linked(elf):
        return None
    return Entries({name: bytes(elf.content(debug[name])) for name in SECTIONS if name in debug})


def _has_to_be_linked(elf: Elf64) -> bool:
    """Whether the debug information is not filled in yet."""
    tables = {section.name for section in elf.sections if section.type in (SHT_REL, SHT_RELA)}
    return elf.header.is_relocatable and any(
        f"{kind}{name}" in tables for kind in (".rel", ".rela") for name in SECTIONS
    )


def _functions(entries: Entries, outer: Entry, depth: int) -> Iterator[Entry]:
    """The functions that have code, those in namespaces included."""
    for child in entries.children(outer):
        if child.tag == _SUBPROGRAM and LOW_PC in child.values:
            yield child
        elif child.tag == _NAMESPACE and depth < DEEPEST:
            yield from _functions(entries, child, depth + 1)


def _linkage_name(entries: Entries, function: Entry) -> str:
    for _ in range(DEEPEST):
        for key in (LINKAGE_NAME, NAME):
            if key in function.values:
                return entries.text(function, key) or ""
        if SPECIFICATION not in function.values and ORIGIN not in function.values:
            break
        key = SPECIFICATION if SPECIFICATION in function.values else ORIGIN
        function = entries.entry(*entries.referred(function, key))
    return ""


def _parameters(entries: Entries, function: Entry, types: _Types) -> Iterator[Parameter]:
    for child in islice(entries.children(function), MOST_PARAMETERS):
        if child.tag == _PARAMETER:
            yield Parameter(entries.text(child, NAME), types.of(child, 0), types.of(child, 0, plain=True))


class _Types:
    """Types as C writes them, which is what a debugger shows. Each is put together once, however many arguments have it."""

    def __init__(self, entries: Entries) -> None:
        self._entries = entries
        self._known: dict[tuple[int, int, int, bool], str | None] = {}

    def of(self, entry: Entry, depth: int, *, plain: bool = False) -> str | None:
        """The type of ``entry``; with ``plain`` what a ``typedef`` stands for instead of its name."""
        if TYPE not in entry.values or depth > DEEPEST:
            return "void" if depth else None
        unit, place = self._entries.referred(entry, TYPE)
        key = (id(unit), place, depth, plain)
        if key not in self._known:
            text = self._known[key] = self._text(self._entries.entry(unit, place), depth, plain)
            self._entries.spend(len(text or ""))
        return self._known[key]

    def _text(self, target: Entry, depth: int, plain: bool) -> str | None:
        known = self.of(target, depth + 1, plain=plain)
        inner = known or "void"
        if plain and known and target.tag == _TYPEDEF:
            return known
        if word := _QUALIFIERS.get(target.tag):
            if inner.endswith(("*", "&")):
                return f"{inner}{'' if inner.endswith('*') else ' '}{word}"
            return f"{word} {inner}"
        if sign := _POINTERS.get(target.tag):
            element, bracket, size = inner.partition(" [")
            if bracket:
                return f"{element} ({sign}) [{size}"
            return f"{inner}{'' if inner.endswith(('*', '&')) else ' '}{sign}"
        if target.tag == _ARRAY:
            return f"{inner} {self._dimensions(target)}"
        if SIGNATURE in target.values:
            target = self._entries.defined(target)
        return self._entries.text(target, NAME)

    def _dimensions(self, array: Entry) -> str:
        """How large an array is in each dimension."""
        inside = islice(self._entries.children(array), MOST_DIMENSIONS)
        counts = [self._entries.number(each, COUNT) for each in inside if each.tag == _SUBRANGE]
        return "".join(f"[{'' if count is None else count}]" for count in counts)
