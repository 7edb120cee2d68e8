"""Faults of code objects as a whole: header, notes, symbols, relocations, segments, debug information."""

from __future__ import annotations

import struct
from typing import Any

from code_objects import (
    DYNSYM,
    NOTE,
    SECTION,
    SECTIONS_AT,
    SEGMENT,
    SYMBOL,
    SYMTAB,
    patched,
    rows,
    segments,
    symbols,
    with_metadata,
)
from elf_fields import PT_GNU_STACK, PT_LOAD, Elf
from faults import fault

V4, V5, V6, V3 = (
    "matmul.gfx942.v4.hsaco",
    "reduce.gfx1100.v5.hsaco",
    "matmul.gfx9-4-generic.v6.hsaco",
    "matmul.gfx906.v3.hsaco",
)
GLOBALS = "globals.gfx942.v5.hsaco"
MATMUL = "_Z6matmulPKfS0_Pfi"
_FLAGS_AT, _ABI_VERSION_AT = 48, 8


def with_symbol(data: bytes, name: str, **fields: int) -> bytes:
    """A dynamic symbol with some fields changed."""
    at, row = symbols(data)[name]
    names = ("name", "info", "other", "section", "value", "size")
    return patched(data, at, SYMBOL.pack(*(fields.get(key, old) for key, old in zip(names, row, strict=True))))


def with_segment(data: bytes, which: int, **fields: int) -> bytes:
    """The loaded segment with the flags ``which``, with some fields changed."""
    at, row = next((at, row) for at, row in segments(data) if row[0] == 1 and row[1] == which)
    names = ("type", "flags", "offset", "address", "physical", "in_file", "in_memory", "alignment")
    return patched(data, at, SEGMENT.pack(*(fields.get(key, old) for key, old in zip(names, row, strict=True))))


def related(data: bytes, kind: int, place: int, index: int, addend: int = 0) -> bytes:
    """A relocation in the place of the section that nothing needs, .gnu.hash."""
    table = struct.pack("<QQq", place, index << 32 | kind, addend)
    [(at, row)] = rows(data, 0x6FFFFFF6)
    return patched(data, at, SECTION.pack(row[0], 4, *row[2:4], len(data), len(table), 0, 0, 8, 24)) + table


def _dynamic(data: bytes) -> int:
    return next(row[3] for _, row in segments(data) if row[0] == 1 and row[1] & 2)


@fault("unknown-target", V4)
def unknown_machine(data: bytes) -> bytes:
    return patched(data, _FLAGS_AT, b"\xfe")


@fault("metadata-target", V4)
def wrong_machine(data: bytes) -> bytes:
    return patched(data, _FLAGS_AT, b"\x3f")


@fault("metadata-target", "matmul.gfx90a-xnack.v5.hsaco")
def feature_lost(data: bytes) -> bytes:
    """e_flags say that xnack is open, the metadata that it is on."""
    flags = struct.unpack_from("<I", data, _FLAGS_AT)[0]
    return patched(data, _FLAGS_AT, struct.pack("<I", flags & ~0x300 | 0x100))


@fault("generic-version", V6)
def generic_without_version(data: bytes) -> bytes:
    return patched(data, 51, b"\0")


@fault("metadata-version", V5)
def version_of_another_metadata(data: bytes) -> bytes:
    return data.replace(b"amdhsa.version\x92\x01\x02", b"amdhsa.version\x92\x01\x01")


@fault("version", V4)
def unknown_code_object_version(data: bytes) -> bytes:
    return patched(data, _ABI_VERSION_AT, b"\x09")


@fault("code-not-read", V3)
def processor_without_tables(data: bytes) -> bytes:
    return patched(data, _FLAGS_AT, b"\x2a")


@fault("code-object", V4)
def section_table_too_long(data: bytes) -> bytes:
    return patched(data, 60, b"\xff\x0f")


@fault("code-object", V4)
def code_object_cut_short(data: bytes) -> bytes:
    return data[: len(data) - 400]


@fault("note", V4)
def note_larger_than_its_section(data: bytes) -> bytes:
    [(_, row)] = rows(data, NOTE)
    return patched(data, row[4] + 4, b"\xff\xff\xff\x7f")


@fault("metadata", V4)
def metadata_that_is_no_msgpack(data: bytes) -> bytes:
    [(_, row)] = rows(data, NOTE)
    return patched(data, row[4] + 20, b"\xc1")


@fault("metadata", V4)
def metadata_of_a_wrong_type(data: bytes) -> bytes:
    def change(document: Any) -> None:
        document["amdhsa.kernels"][0][".kernarg_segment_size"] = "big"

    return with_metadata(data, change)


@fault("unresolved-symbol", V4)
def symbol_gone(data: bytes) -> bytes:
    data = related(data, 3, _dynamic(data), list(symbols(data)).index(MATMUL) + 1)
    return with_symbol(data, MATMUL, section=0)


@fault("relocation", V4)
def unknown_relocation(data: bytes) -> bytes:
    return related(data, 5, _dynamic(data), 1)


@fault("relocation", V4)
def relocation_outside_all_segments(data: bytes) -> bytes:
    return related(data, 13, 1 << 40, 0)


@fault("relocation", V4)
def address_outside_all_segments(data: bytes) -> bytes:
    return related(data, 13, _dynamic(data), 0, 0x99999)


@fault("writable-code", V4)
def writable_code(data: bytes) -> bytes:
    return with_segment(data, 5, flags=7)


@fault("segment", V4)
def segment_larger_in_the_file(data: bytes) -> bytes:
    return with_segment(data, 5, in_memory=16)


@fault("segment", V4)
def segments_overlap(data: bytes) -> bytes:
    first = next(row for _, row in segments(data) if row[0] == 1)
    return with_segment(data, 4, in_memory=first[6] + 0x4000)


@fault("segment", V4)
def segment_misaligned(data: bytes) -> bytes:
    row = next(row for _, row in segments(data) if row[0] == 1 and row[1] == 5)
    return with_segment(data, 5, offset=row[2] + 4)


@fault("no-kernels-exported", V4)
def dynamic_symbols_gone(data: bytes) -> bytes:
    [(at, row)] = rows(data, DYNSYM)
    return patched(data, at, SECTION.pack(row[0], 1, *row[2:]))


@fault("symbol", V4)
def symbol_in_no_section(data: bytes) -> bytes:
    return with_symbol(data, MATMUL, section=99)


@fault("symbol", V4)
def symbol_larger_than_its_section(data: bytes) -> bytes:
    return with_symbol(data, MATMUL, size=1 << 40)


@fault("descriptor", V4)
def descriptor_outside_the_file(data: bytes) -> bytes:
    return with_symbol(data, f"{MATMUL}.kd", value=1 << 40)


def with_debug(data: bytes, name: bytes, content: bytes) -> bytes:
    """The section .comment as one of debug information."""
    names = struct.unpack_from("<H", data, 62)[0]
    start = struct.unpack_from("<Q", data, SECTIONS_AT)[0]
    strings = SECTION.unpack_from(data, start + 64 * names)
    table = data[strings[4] : strings[4] + strings[5]]
    new = table + name + b"\0"
    at, row = next((at, row) for at, row in rows(data, 1) if table[row[0] : table.index(b"\0", row[0])] == b".comment")
    data = patched(data, at, SECTION.pack(len(table), 1, 0x30, 0, len(data), len(content), *row[6:])) + content
    return patched(data, start + 64 * names, SECTION.pack(*strings[:4], len(data), len(new), *strings[6:])) + new


@fault("debug-paths", V4)
def debug_information_with_a_home_folder(data: bytes) -> bytes:
    """A line table of DWARF 4 that has one folder and no lines."""
    header = b"\4\1\1\xfb\x0e\1" + b"/home/someone/src\0" + b"\0" + b"main.hip\0\1\0\0" + b"\0"
    table_of_lines = struct.pack("<HI", 4, len(header)) + header
    return with_debug(data, b".debug_line", struct.pack("<I", len(table_of_lines)) + table_of_lines)


@fault("debug-sections", V4)
def debug_information_without_abbreviations(data: bytes) -> bytes:
    return with_debug(data, b".debug_info", bytes(16))


def with_dynamic(data: bytes, tag: int, value: int) -> bytes:
    """A row of the dynamic table with another value."""
    row = next(row for _, row in segments(data) if row[0] == 2)
    at = next(at for at in range(row[2], row[2] + row[5], 16) if struct.unpack_from("<Q", data, at)[0] == tag)
    return patched(data, at + 8, struct.pack("<Q", value))


@fault("dynamic-table", V4)
def dynamic_symbols_elsewhere(data: bytes) -> bytes:
    return with_dynamic(data, 6, 0x40)


@fault("dynamic-table", V4)
def dynamic_strings_too_short(data: bytes) -> bytes:
    return with_dynamic(data, 10, 3)


@fault("dynamic-table", V4)
def dynamic_symbols_of_another_size(data: bytes) -> bytes:
    return with_dynamic(data, 11, 16)


@fault("symbol-hash", V4)
def hash_table_for_fewer_symbols(data: bytes) -> bytes:
    [(_, row)] = rows(data, 5)
    return patched(data, row[4] + 4, struct.pack("<I", 1))


@fault("function-overlap", V5)
def function_reaches_into_the_next(data: bytes) -> bytes:
    first = min((row for name, (_, row) in symbols(data).items() if row[1] & 15 == 2), key=lambda row: row[4])
    name = next(name for name, (_, row) in symbols(data).items() if row == first)
    return with_symbol(data, name, size=first[5] + 0x200)


@fault("name-characters", V4)
def kernel_name_with_a_space(data: bytes) -> bytes:
    def change(document: Any) -> None:
        document["amdhsa.kernels"][0][".name"] += " "

    return with_metadata(data, change)


@fault("name-characters", V4)
def kernel_name_with_a_line_break(data: bytes) -> bytes:
    def change(document: Any) -> None:
        document["amdhsa.kernels"][0][".name"] = "mat\nmul"

    return with_metadata(data, change)


@fault("symbol-hash", V5)
def chain_of_hashes_without_end(data: bytes) -> bytes:
    [(_, row)] = rows(data, 5)
    buckets = struct.unpack_from("<I", data, row[4])[0]
    first = next(n for n in struct.unpack_from(f"<{buckets}I", data, row[4] + 8) if n)
    return patched(data, row[4] + 8 + 4 * (buckets + first), struct.pack("<I", first))


@fault("symbol-hash", V5)
def wrong_hash_of_a_symbol(data: bytes) -> bytes:
    [(_, row)] = rows(data, 0x6FFFFFF6)
    return patched(data, row[4] + row[5] - 4, b"\x11\x22")


@fault("code-object", V4)
def name_of_a_symbol_past_the_names(data: bytes) -> bytes:
    return patched(data, symbols(data)[MATMUL][0], struct.pack("<I", 0x10000))


@fault("os-abi", V4)
def no_system(data: bytes) -> bytes:
    return patched(data, 7, b"\0")


@fault("section-place", V4)
def code_without_bytes(data: bytes) -> bytes:
    at = next(at for at, row in rows(data, 1) if row[2] & 4)
    return patched(data, at + 4, struct.pack("<I", 8))


@fault("section-place", V4)
def code_elsewhere_in_the_file(data: bytes) -> bytes:
    at, row = next((at, row) for at, row in rows(data, 1) if row[2] & 4)
    return patched(data, at + 24, struct.pack("<Q", row[4] - 0x100))


@fault("segment-bounds", V4)
def notes_past_the_end(data: bytes) -> bytes:
    at = next(at for at, row in segments(data) if row[0] == 4)
    return patched(data, at + 8, struct.pack("<Q", 0x100000))


@fault("kernel-without-descriptor", V4)
def descriptor_that_is_not_exported(data: bytes) -> bytes:
    return with_symbol(data, f"{MATMUL}.kd", section=0)


@fault("symbol-hash", V5)
def filter_that_lets_nothing_through(data: bytes) -> bytes:
    [(_, row)] = rows(data, 0x6FFFFFF6)
    words = struct.unpack_from("<I", data, row[4] + 8)[0]
    return patched(data, row[4] + 16, bytes(8 * words))


@fault("descriptor-symbol", V4)
def descriptor_without_a_type(data: bytes) -> bytes:
    return with_symbol(data, f"{MATMUL}.kd", info=0x10)


@fault("descriptor-symbol", V4)
def descriptor_that_is_local(data: bytes) -> bytes:
    return with_symbol(data, f"{MATMUL}.kd", info=0x01)


@fault("descriptor-symbol", V4)
def descriptor_that_is_hidden(data: bytes) -> bytes:
    return with_symbol(data, f"{MATMUL}.kd", other=2)


@fault("symbol-tables", V4)
def tables_of_symbols_that_disagree(data: bytes) -> bytes:
    at, row = symbols(data, SYMTAB)[MATMUL]
    return patched(data, at, SYMBOL.pack(*row[:4], row[4] + 64, row[5] - 64))


@fault("symbol-tables", V4)
def sizes_of_symbols_that_disagree(data: bytes) -> bytes:
    at, row = symbols(data, SYMTAB)[MATMUL]
    return patched(data, at, SYMBOL.pack(*row[:5], row[5] - 64))


@fault("function-pointer", "globals.gfx942.v5.hsaco")
def pointer_into_the_middle_of_a_function(data: bytes) -> bytes:
    [(_, row)] = rows(data, 4)
    at = row[4] + 24 + 16
    return patched(data, at, struct.pack("<q", struct.unpack_from("<q", data, at)[0] + 4))


@fault("relocation", V5)
def relocation_in_a_descriptor(data: bytes) -> bytes:
    name = next(name for name in symbols(data) if name.endswith(".kd"))
    return related(data, 13, symbols(data)[name][1][4] + 16, 0, 0x1900)


@fault("section-place", V4)
def segment_of_notes_cut_short(data: bytes) -> bytes:
    at, row = next((at, row) for at, row in segments(data) if row[0] == 4)
    return patched(data, at, SEGMENT.pack(*row[:5], 64, 64, row[7]))


@fault("initialisers", V4)
def constructors_that_nothing_calls(data: bytes) -> bytes:
    """The last section that a linker copies, .comment, as one of constructors."""
    at, row = rows(data, 1)[-1]
    return patched(data, at, SECTION.pack(row[0], 14, *row[2:]))


@fault("needed-library", V4)
def library_that_no_loader_loads(data: bytes) -> bytes:
    """DT_SYMENT becomes DT_NEEDED, with the name of a symbol."""
    row = next(row for _, row in segments(data) if row[0] == 2)
    at = next(at for at in range(row[2], row[2] + row[5], 16) if struct.unpack_from("<Q", data, at)[0] == 11)
    return patched(data, at, struct.pack("<QQ", 1, 1))


@fault("managed-variable", "globals.gfx942.v5.hsaco")
def variable_of_managed_memory_gone(data: bytes) -> bytes:
    return with_symbol(data, "counter", section=0)


@fault("unknown-target", V5)
def flags_of_the_processor_cleared(data: bytes) -> bytes:
    """A tool that knows nothing of AMDGPU copies the file without e_flags: no loader can tell the GPU."""
    return patched(data, _FLAGS_AT, bytes(4))


@fault("metadata-version-unused", "matmul.gfx90a-xnack.v5.hsaco")
def abi_version_cleared(data: bytes) -> bytes:
    """A tool writes the header anew with ABI version 0: flags, notes and hidden arguments are read as those of V2."""
    return patched(data, _ABI_VERSION_AT, b"\0")


@fault("section-place", GLOBALS)
def variables_without_memory(data: bytes) -> bytes:
    """A tool takes a segment's size in the file for that in memory: .bss is not loaded, and kernels write elsewhere."""
    elf = Elf(data)
    last = elf.segments(PT_LOAD)[-1]
    elf.set_segment(last, memsz=elf.segment(last, "filesz"))
    return elf.done()


@fault("segment", GLOBALS)
def segment_added_over_variables(data: bytes) -> bytes:
    """A segment is added after the last one's bytes in the file, which is where .bss is: each overwrites the other."""
    elf = Elf(data)
    last, [spare] = elf.segments(PT_LOAD)[-1], elf.segments(PT_GNU_STACK)
    address = elf.segment(last, "vaddr") + elf.segment(last, "filesz") + 4095 & ~4095
    offset = len(data) + 4095 & ~4095
    elf.set_segment(spare, type=PT_LOAD, flags=6, offset=offset, align=4096)
    elf.set_segment(spare, vaddr=address, paddr=address, filesz=256, memsz=256)
    return elf.done() + bytes(offset - len(data)) + b"\1" * 256


@fault("relocation", GLOBALS)
def symbol_removed_that_a_relocation_needs(data: bytes) -> bytes:
    """A tool removes the last dynamic symbols, one of which fills a pointer: loaders refuse the file or read past it."""
    elf = Elf(data)
    table, size = elf.section(".rela.dyn", "offset"), elf.section(".rela.dyn", "size")
    count = max(elf.get("I", row + 12) for row in range(table, table + size, 24))
    start, size = elf.section(".dynsym", "offset"), elf.section(".dynsym", "size")
    elf.data[start + 24 * count : start + size] = bytes(size - 24 * count)
    elf.set_section(".dynsym", size=24 * count)
    return with_hashes(elf, count)


def with_hashes(elf: Elf, count: int) -> bytes:
    """The file with hash tables of one bucket for its first ``count`` dynamic symbols."""
    strings, start = elf.section(".dynstr", "offset"), elf.section(".dynsym", "offset")
    names = [elf.text(strings + elf.get("I", start + 24 * n)) for n in range(1, count)]
    hashes, bloom = [_hash(name) for name in names], 0
    for value in hashes:
        bloom |= 1 << value % 64 | 1 << (value >> 6) % 64
    last = [value & ~1 for value in hashes[:-1]] + [hashes[-1] | 1]
    tables = {
        ".hash": struct.pack(f"<{3 + count}I", 1, count, 1, 0, *range(2, count), 0),
        ".gnu.hash": struct.pack(f"<IIIIQI{len(last)}I", 1, 1, 1, 6, bloom, 1, *last),
    }
    for section, content in tables.items():
        at = elf.section(section, "offset")
        elf.data[at : at + len(content)] = content
        elf.set_section(section, size=len(content))
    return elf.done()


def _hash(name: str) -> int:
    """What .gnu.hash has of a name."""
    value = 5381
    for byte in name.encode():
        value = value * 33 + byte & 0xFFFFFFFF
    return value


@fault("relocation", GLOBALS)
def static_relocation_left(data: bytes) -> bytes:
    """The linker copies R_AMDGPU_GOTPCREL32_LO, which it ought to resolve, into .rela.dyn: loaders refuse the file."""
    elf = Elf(data)
    elf.put("I", elf.section(".rela.dyn", "offset") + elf.section(".rela.dyn", "size") - 16, 8)
    return elf.done()


@fault("kernel-without-descriptor", "hello.gfx1100.v5.hsaco")
def descriptor_thrown_away(data: bytes) -> bytes:
    """The linker throws a descriptor away as unused and leaves its symbol undefined: the kernel cannot be launched."""
    elf = Elf(data)
    for table in (".dynsym", ".symtab"):
        for name, at in elf.symbols(table).items():
            if name.endswith(".kd"):
                elf.set_symbol(at, shndx=0, value=0, size=0)
    return elf.done()


@fault("section-place", "reduce.gfx1201.v6.hsaco")
def notes_moved_without_their_segment(data: bytes) -> bytes:
    """A tool moves the notes to the file's end and leaves PT_NOTE, by which runtimes read: they find no metadata."""
    elf = Elf(data)
    start, size = elf.section(".note", "offset"), elf.section(".note", "size")
    notes = bytes(elf.data[start : start + size])
    elf.data[start : start + size] = bytes(size)
    elf.data += bytes(-len(elf.data) % 8)
    elf.set_section(".note", offset=len(elf.data), addr=0, flags=0)
    return elf.done() + notes
