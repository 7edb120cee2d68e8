"""Rules about the output of linkers: the dynamic table, overlapping functions, names."""

from __future__ import annotations

import bisect
import itertools
import struct
from collections.abc import Iterable, Iterator

from ..codeobject.code_object import CodeObject
from ..codeobject.elf64 import SHF_ALLOC, SHT_DYNSYM, SHT_RELA, STB_LOCAL, STT_FUNC, Section, Segment, Symbol
from ..codeobject.relocation_types import R_AMDGPU_RELATIVE64
from ..symbol_hash import gnu_hash, sysv_hash
from .registry import Fault, Options, rule

_PT_DYNAMIC, _SHT_STRTAB, _SHT_HASH, _SHT_DYNAMIC, _SHT_GNU_HASH = 2, 3, 5, 6, 0x6FFFFFF6
_DYNAMIC = struct.Struct("<QQ")
_DT_NULL, _DT_STRSZ, _DT_SYMENT, _DT_RELASZ, _DT_RELAENT = 0, 10, 11, 8, 9
_ADDRESSES = {4: ("DT_HASH", _SHT_HASH), 5: ("DT_STRTAB", _SHT_STRTAB), 6: ("DT_SYMTAB", SHT_DYNSYM),
              7: ("DT_RELA", SHT_RELA), 0x6FFFFEF5: ("DT_GNU_HASH", _SHT_GNU_HASH)}  # fmt: skip
"""The tags that are the address of a table, and the type of the section that has it."""
_SIZES = {_DT_STRSZ: ("DT_STRSZ", _SHT_STRTAB), _DT_RELASZ: ("DT_RELASZ", SHT_RELA)}
_ROWS = {_DT_SYMENT: ("DT_SYMENT", 24), _DT_RELAENT: ("DT_RELAENT", 24)}
_ESCAPE = "\\"
"""Stands in a name for bytes that are no UTF-8, of which the hash then is not known."""
_MOST_TAGS, _MOST_NAMED = 1 << 10, 3


@rule(
    "code",
    "dynamic-table",
    "error",
    "Loaders find symbols and relocations by the dynamic table, other tools by sections; here the two differ.",
    "DT_SYMTAB is 0x2a8, the section .dynsym is at 0x268",
)
def dynamic_table(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The tables that the dynamic segment names are the sections of their kind."""
    segment = _dynamic_segment(code)
    if segment is None:
        return
    at = code.source.origin + segment.offset
    section = next((section for section in code.sections if section.type == _SHT_DYNAMIC), None)
    if section and (section.offset, section.address) != (segment.offset, segment.address):
        message = (
            f"PT_DYNAMIC is at {segment.offset:#x}, address {segment.address:#x}; the section {section.name} is at"
        )
        yield Fault(f"{message} {section.offset:#x}, address {section.address:#x}", at)
        return  # its rows are none
    for tag, value in dynamic_rows(code):
        yield from (Fault(message, at) for message in _misstated(code, tag, value))


def _dynamic_segment(code: CodeObject) -> Segment | None:
    return next((segment for segment in code.segments if segment.type == _PT_DYNAMIC), None)


def dynamic_rows(code: CodeObject) -> Iterator[tuple[int, int]]:
    """The tags and values of the dynamic table of a linked code object."""
    segment = _dynamic_segment(code)
    if segment is None or code.header.is_relocatable:
        return
    data = code.source.read(min(segment.offset, code.source.size), min(segment.file_size, _MOST_TAGS * 16))
    for tag, value in _DYNAMIC.iter_unpack(data[: len(data) // 16 * 16]):
        if tag == _DT_NULL:
            break
        yield tag, value


def _misstated(code: CodeObject, tag: int, value: int) -> Iterator[str]:
    """What is wrong with a row of the dynamic table."""
    if tag in _ADDRESSES:
        name, kind = _ADDRESSES[tag]
        found = _sections(code, kind)
        if found and value not in [section.address for section in found]:
            yield f"{name} is {value:#x}, the section {found[0].name} is at {found[0].address:#x}"
        elif not found and code.sections:
            yield f"{name} is {value:#x}, and there is no section of that kind"
    elif tag in _SIZES:
        name, kind = _SIZES[tag]
        sizes = [section.size for section in _sections(code, kind)]
        if sizes and value not in [*sizes, sum(sizes)]:
            yield f"{name} is {value:#x}, the section {_sections(code, kind)[0].name} has {sizes[0]:#x} bytes"
    elif tag in _ROWS and value != _ROWS[tag][1]:
        name, size = _ROWS[tag]
        yield f"{name} is {value}, each has {size} bytes"


def _sections(code: CodeObject, kind: int) -> list[Section]:
    return [section for section in code.sections if section.type == kind and section.flags & SHF_ALLOC]


@rule(
    "code",
    "symbol-hash",
    "error",
    "The symbol hash table does not fit the symbols: a loader does not find them, or reads beyond the table.",
    "the section .hash is for 4 symbols, .dynsym has 6",
)
def symbol_hash(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The tables of hashes are for as many symbols as there are, and lead to each."""
    for section in _sections(code, _SHT_HASH)[:1]:  # linkers write one
        words = code.source.read(min(section.offset, code.source.size), 8)
        symbols = _sections(code, SHT_DYNSYM)
        if len(words) == 8 and symbols and not code.header.is_relocatable:
            buckets, chains = struct.unpack("<II", words)
            count, at = symbols[0].size // 24, code.source.origin + section.offset
            if chains != count:
                yield Fault(f"the section {section.name} is for {chains} symbols, {symbols[0].name} has {count}", at)
            if section.size != 4 * (2 + buckets + chains):
                message = f"has {section.size:#x} bytes, its {buckets} buckets and {chains} chains need"
                yield Fault(f"the section {section.name} {message} {4 * (2 + buckets + chains):#x}", at)
            elif buckets:
                yield from (Fault(f"the section {section.name}: {why}", at) for why in _lost(code, section, buckets))
    for section in _sections(code, _SHT_GNU_HASH)[:1]:
        at = code.source.origin + section.offset
        yield from (Fault(f"the section {section.name}: {why}", at) for why in _lost_by_gnu_hash(code, section))


def _lost(code: CodeObject, section: Section, buckets: int) -> Iterator[str]:
    """The symbols that a look-up in a table of System V's does not end at."""
    # Names are hashed once, which takes long enough: for the other table, where there is one.
    has_other, words = bool(_sections(code, _SHT_GNU_HASH)), _words(code, section)[2:]
    first, chains = words[:buckets], words[buckets:]
    names, ends = ["", *(symbol.name for symbol in code.elf.dynamic_symbols)], set[int]()
    found = set[int]()
    for bucket, start in enumerate(first):
        at = start
        while at and at < len(chains) and at not in found:
            found.add(at)
            if at < len(names) and (has_other or _ESCAPE in names[at] or sysv_hash(names[at]) % buckets == bucket):
                ends.add(at)
            at = chains[at]
        if at in found or at >= len(chains):
            yield f"the chain of its bucket {bucket} {'does not end' if at in found else 'leads outside'}"
            return
    lost = [names[at] for at in range(1, len(names)) if at not in ends and names[at]]
    if lost:
        yield f"does not lead to {lost[0]!r}" + (f" and {len(lost) - 1} more symbols" if len(lost) > 1 else "")


def _lost_by_gnu_hash(code: CodeObject, section: Section) -> Iterator[str]:
    """The defined symbols that a look-up in a table of GNU's does not end at."""
    words, symbols = _words(code, section), code.elf.dynamic_symbols
    if len(words) < 4 or not words[0]:
        return
    buckets, offset, bloom, shift = words[:4]
    if len(words) < 4 + 2 * bloom:
        yield f"is too short for the {bloom} words of its Bloom filter"
        return
    first = words[4 + 2 * bloom :][:buckets]
    hashes = words[4 + 2 * bloom + buckets :]
    chain = offset
    for number in range(max(offset, 1), len(symbols) + 1):
        name, at = symbols[number - 1].name, number - offset
        if at and at <= len(hashes) and hashes[at - 1] & 1:  # the last of its chain
            chain = number
        wanted = gnu_hash(name)
        start = first[wanted % buckets] if wanted % buckets < len(first) else 0
        if _ESCAPE in name:
            continue
        if not _passes(words[4 : 4 + 2 * bloom], shift, wanted):
            yield f"has a Bloom filter that rejects {name!r}"
            return
        if not chain <= start <= number or at >= len(hashes) or hashes[at] | 1 != wanted | 1:
            yield f"does not lead to {name!r}"
            return


def _passes(bloom: tuple[int, ...], shift: int, wanted: int) -> bool:
    """Whether the filter in front of a table of GNU's lets a look-up of a hash through; words of it have 64 bits."""
    if not bloom:
        return True
    word = wanted // 64 % (len(bloom) // 2)
    bits = bloom[2 * word] | bloom[2 * word + 1] << 32
    return bool(bits >> wanted % 64 & bits >> (wanted >> shift) % 64 & 1)


def _words(code: CodeObject, section: Section) -> tuple[int, ...]:
    data = code.source.read(min(section.offset, code.source.size), section.size)
    return struct.unpack(f"<{len(data) // 4}I", data[: len(data) // 4 * 4])


@rule(
    "code",
    "function-overlap",
    "error",
    "Two functions overlap, so at least one has a wrong size; tools disassemble, patch or measure wrong bytes.",
    "'f' at 0x1900 has 0x200 bytes, and 'g' begins in it, at 0x1a00",
)
def function_overlap(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Functions follow one another; several names of the same one are no fault."""
    end, last, reported = 0, None, 0
    for symbol in sorted(_functions(code), key=lambda found: (found.section, found.value, -found.size)):
        if last is not None and symbol.section == last.section and last.value < symbol.value < end:
            reported += 1
            if reported <= _MOST_NAMED:
                message = f"{last.name!r} at {last.value:#x} has {last.size:#x} bytes, and {symbol.name!r} begins in it"
                yield Fault(f"{message}, at {symbol.value:#x}", code.source.origin)
        if last is None or symbol.section != last.section or symbol.value + symbol.size > end:
            end, last = symbol.value + symbol.size, symbol


def _functions(code: CodeObject) -> Iterable[Symbol]:
    return dict.fromkeys(
        found for found in _symbols(code) if found.type == STT_FUNC and found.size and found.is_defined
    )


def _symbols(code: CodeObject) -> Iterable[Symbol]:
    """What tools and what loaders see; some are the same."""
    elf = code.elf
    return elf.symbols if elf.symbols is elf.loader_symbols else itertools.chain(elf.symbols, elf.loader_symbols)


@rule(
    "code",
    "name-characters",
    "error",
    "The name contains control characters, or begins or ends with a space: it is hard to type, and looks like "
    "another name.",
    "kernel 'k\\x00': its name has control characters, or space around it",
)
def name_characters(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Names of kernels and symbols can be written down."""
    kernels, symbols = [kernel.name for kernel in code.kernels], [name for name, *_ in _symbols(code)]
    if _are_plain(kernels) and _are_plain(symbols):
        return
    names = dict.fromkeys([*((name, "kernel") for name in kernels), *((name, "symbol") for name in symbols)])
    odd = [(name, what) for name, what in names if name != name.strip() or not name.isprintable()]
    for name, what in odd[:_MOST_NAMED]:
        yield Fault(f"{what} {name!r}: its name has control characters, or space around it", code.source.origin)


def _are_plain(names: list[str]) -> bool:
    """Whether none has a space or a character that cannot be seen: what is true of nearly all, and quickly known."""
    text = "".join(names)
    return text.isprintable() and " " not in text


@rule(
    "code",
    "symbol-tables",
    "error",
    "A symbol has another place in the full table than in the dynamic one: debuggers and disassemblers show other bytes "
    "than loaders use.",
    "'k' is at 0x1900 in .dynsym, at 0x1a00 in .symtab: a tool changed one of the two tables.",
)
def symbol_tables(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Symbols of both tables are defined in both, or in neither, with the same place and size."""
    elf, reported = code.elf, 0
    if elf.symbols is elf.loader_symbols:
        return
    full = {symbol.name: symbol for symbol in elf.symbols if symbol.binding != STB_LOCAL and symbol.is_defined}
    for symbol in elf.dynamic_symbols:
        other = full.get(symbol.name)
        if other is None or reported >= _MOST_NAMED:
            continue
        if not symbol.is_defined:
            reported += 1
            yield Fault(f"{symbol.name!r} is undefined in .dynsym, at {other.value:#x} in .symtab", code.source.origin)
        elif (other.value, other.size) != (symbol.value, symbol.size):
            reported += 1
            if other.value != symbol.value:
                difference = f"is at {symbol.value:#x} in .dynsym, {other.value:#x} in .symtab"
            else:
                difference = f"has {symbol.size:#x} bytes in .dynsym, {other.size:#x} bytes in .symtab"
            yield Fault(f"{symbol.name!r} {difference}", code.source.origin)


@rule(
    "code",
    "function-pointer",
    "warning",
    "A pointer that the loader fills in leads into the middle of a function: a call through it executes part of it.",
    "the pointer at 0x4a48 leads to 0x2c54, which is 12 bytes into 'f': the object was linked with old addresses.",
)
def function_pointer(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Pointers into functions are those of functions."""
    if code.header.is_relocatable:
        return
    pointers = [found for found in code.elf.relocations if found.type == R_AMDGPU_RELATIVE64]
    functions = sorted((f.value, f.size, f.name) for f in _functions(code)) if pointers else []
    starts, reported = [start for start, _, _ in functions], 0
    for found in pointers:
        number = bisect.bisect_right(starts, found.addend) - 1
        if number < 0 or reported >= _MOST_NAMED:
            continue
        start, size, name = functions[number]
        if start < found.addend < start + size:
            reported += 1
            message = (
                f"the pointer at {found.place:#x} leads to {found.addend:#x}, which is {found.addend - start} bytes"
            )
            yield Fault(f"{message} into {name!r}", code.source.origin + code.sections[found.section].offset)
