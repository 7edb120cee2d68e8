"""The relocations of a linked code object: read and checked first, applied once everything is in memory."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator

from ..fatbin.codeobject.code_object import CodeObject
from ..fatbin.codeobject.elf64 import (
    REL,
    RELA,
    SHF_ALLOC,
    SHN_ABS,
    SHN_FIRST_RESERVED,
    SHT_REL,
    SHT_RELA,
    STB_WEAK,
    Section,
    Symbol,
)
from ..fatbin.codeobject.relocation_types import R_AMDGPU_NONE, TYPES, Operands, RelocationType
from ..fatbin.errors import FormatError, UnsupportedError
from ..fatbin.records import dataclass, field
from ..fatbin.wording import some_of
from .layout import ADDRESS_SPACE, SLOT, Layout
from .memory import Memory

Resolve = Callable[[str], "int | None"]
"""The address of a symbol that the code object does not define, or None where nothing does."""

PT_DYNAMIC = 2
DYNAMIC_ROW = struct.Struct("<QQ")
RULE = "relocation"
PACKED = {19: "SHT_RELR", 0x6FFFFF00: "SHT_ANDROID_RELR", 0x60000001: "SHT_ANDROID_REL", 0x60000002: "SHT_ANDROID_RELA"}
"""Tables in a packed form, which ROCm's loader does not read either."""
DYNAMIC_TABLES = {7: ("DT_RELA", 8), 17: ("DT_REL", 18), 23: ("DT_JMPREL", 2), 36: ("DT_RELR", 35)}
"""Tags of the dynamic table that lead to relocations: name, and the tag of their size."""
IMPLICIT_ADDENDS = ("R_AMDGPU_ABS64", "R_AMDGPU_RELATIVE64")
"""The types whose addend may stand at the place that they fill in."""


class UnresolvedError(FormatError):
    """The code needs symbols that are defined nowhere; ``names`` are theirs."""

    def __init__(self, names: list[str], code: CodeObject) -> None:
        self.names = tuple(names)
        listed = some_of([*map(repr, names)], 8)
        super().__init__(
            f"{listed} {'is' if len(names) == 1 else 'are'} not defined here or by what is loaded before",
            source=code.source.name, offset=code.source.origin, container=code.kind, field="symbols",
            rule="unresolved-symbol",
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fixup:
    """A relocation: ``place`` is the address it was linked for, ``at`` where its row is in the file.

    ``addend`` is None where it stands at the place.
    """

    place: int
    type: RelocationType
    symbol: Symbol | None
    addend: int | None
    at: int


@dataclass
class Fixups:
    """Every relocation, and a slot for each symbol of which one wants an address."""

    code: CodeObject
    rows: list[Fixup]
    slots: dict[str, int] = field(default_factory=dict)

    @classmethod
    def read(cls, code: CodeObject) -> Fixups:
        """The relocations that loaders apply: those of tables that are loaded, not those kept for linkers."""
        tables = [(n, s) for n, s in enumerate(code.sections) if s.flags & SHF_ALLOC and s.type in (SHT_REL, SHT_RELA)]
        _check_dynamic(code, [section for _, section in tables])
        fixups = cls(code, [row for _, table in tables for row in _rows(code, table)])
        for row in fixups.rows:
            if row.type.wants_slot and row.symbol:
                fixups.slots.setdefault(row.symbol.name, len(fixups.slots))
        return fixups

    def apply(self, memory: Memory, layout: Layout, delta: int, resolve: Resolve) -> None:
        """Fill in every place; the code is in memory, ``delta`` bytes from where it was linked for."""
        addresses = self._addresses(layout, delta, resolve)
        slots = {name: layout.slots + delta + SLOT * number for name, number in self.slots.items()}
        for row in self.rows:
            symbol = addresses[row.symbol] if row.symbol else 0
            slot = slots[row.symbol.name] if row.symbol and row.type.wants_slot else 0
            if layout.segment_of(row.place, row.type.size) is None:
                raise self._error(row, f"{row.type.size} bytes at {row.place:#x} are in no segment that is loaded")
            place = row.place + delta
            if slot:
                memory.write(slot, (symbol % ADDRESS_SPACE).to_bytes(SLOT, "little"))
            addend = row.addend
            if addend is None:
                addend = int.from_bytes(memory.read(place, row.type.size), "little", signed=True)
            value = row.type.compute(Operands(symbol, addend, place, delta, slot))
            if not row.type.fits(value):
                raise self._error(row, f"{value:#x} does not fit in {8 * row.type.size} bits at {row.place:#x}")
            memory.write(place, row.type.bytes_of(value))

    def _addresses(self, layout: Layout, delta: int, resolve: Resolve) -> dict[Symbol, int]:
        """The address of every symbol that a relocation names; all undefined ones are in one error."""
        found: dict[Symbol, int] = {}
        missing: dict[str, None] = {}
        for row in self.rows:
            symbol = row.symbol
            if symbol is None or symbol in found:
                continue
            if symbol.is_defined:
                found[symbol] = self._own(row, symbol, layout, delta)
            elif (address := resolve(symbol.name)) is not None:
                found[symbol] = address
            else:
                # A weak one too: ROCm's loader has no null for it.
                missing[f"{symbol.name} (weak)" if symbol.binding == STB_WEAK else symbol.name] = None
        if missing:
            raise UnresolvedError(list(missing), self.code)
        return found

    def _own(self, row: Fixup, symbol: Symbol, layout: Layout, delta: int) -> int:
        if symbol.section == SHN_ABS:
            return symbol.value
        if symbol.section >= SHN_FIRST_RESERVED:
            raise self._error(row, f"symbol {symbol.name!r} is in the reserved section {symbol.section:#x}")
        if not layout.start <= symbol.value <= layout.end:
            raise self._error(row, f"symbol {symbol.name!r} at {symbol.value:#x} is not in what is loaded")
        return symbol.value + delta

    def _error(self, row: Fixup, message: str) -> FormatError:
        return _error(self.code, row.at, row.type.name, message)


def _error(code: CodeObject, at: int, field: str, message: str) -> FormatError:
    at = min(at, code.source.size)
    return code.source.error(message, at=at, container=code.kind, field=field, rule=RULE)


def _unsupported(code: CodeObject, at: int, field: str, message: str) -> UnsupportedError:
    return UnsupportedError(
        message, source=code.source.name, offset=code.source.origin + at, container=code.kind, field=field, rule=RULE
    )


def _rows(code: CodeObject, table: Section) -> Iterator[Fixup]:
    """The relocations of one table, without those that do nothing."""
    layout, data = (RELA if table.type == SHT_RELA else REL), code.elf.content(table)
    if len(data) % layout.size:
        raise _error(code, table.offset, table.name, f"{len(data)} bytes are no whole number of relocations")
    symbols = _symbols(code, table)
    for number, (place, info, *addend) in enumerate(layout.iter_unpack(data)):
        at, index, type_number = table.offset + number * layout.size, info >> 32, info & 0xFFFFFFFF
        if type_number == R_AMDGPU_NONE:
            continue
        type = TYPES.get(type_number)
        if type is None:
            raise _unsupported(code, at, f"relocation at {place:#x}", f"its type {type_number} is not known")
        if not addend and type.name not in IMPLICIT_ADDENDS:
            raise _unsupported(code, at, type.name, "has no addend of its own, which is written for 64 bits only")
        if type.names_symbol and not 0 < index <= len(symbols):
            raise _error(code, at, type.name, f"names symbol {index} of {len(symbols)}")
        symbol = symbols[index - 1] if type.names_symbol else None
        yield Fixup(place, type, symbol, addend[0] if addend else None, at)


def _symbols(code: CodeObject, table: Section) -> list[Symbol]:
    return list(code.elf.symbols_of(table.link)) if 0 < table.link < len(code.sections) else []


def _check_dynamic(code: CodeObject, tables: list[Section]) -> None:
    """What the dynamic table says of relocations is in sections, where ROCm's loader and this one look for them."""
    for section in code.sections:
        if section.type in PACKED:
            raise _unsupported(code, section.offset, section.name, f"packed relocations ({PACKED[section.type]})")
    sizes = {section.address: section.size for section in tables}
    for segment in code.segments:
        if segment.type != PT_DYNAMIC:
            continue
        data = code.source.view(min(segment.offset, code.source.size), segment.file_size)
        found = dict(DYNAMIC_ROW.iter_unpack(data[: len(data) // DYNAMIC_ROW.size * DYNAMIC_ROW.size]))
        for tag, (name, size_tag) in DYNAMIC_TABLES.items():
            address, size = found.get(tag, 0), found.get(size_tag, 0)
            if size and size > (sum(sizes.values()) if address in sizes else 0):
                message = f"{size} bytes of relocations at {address:#x} are in no section"
                raise _error(code, segment.offset, name, message)
