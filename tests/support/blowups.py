"""Small files that cost much: for each way to ask for more than is there, a file of about ``n`` bytes that does so."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

import handmade
import msgpack
import zstandard
from code_objects import SECTION, SECTIONS_AT, SEGMENT, SEGMENTS_AT, SYMBOL, SYMTAB

BUILT = Path(__file__).resolve().parents[2] / "samples" / "built"
NOP, END = struct.pack("<I", 0xBF800000), struct.pack("<I", 0xBF810000)
_MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"
_DEVICE = b"hipv4-amdgcn-amd-amdhsa--gfx942"
_TEXT_AT = 1 << 32


def _sample(name: str) -> bytes:
    return (BUILT / name).read_bytes()


def with_sections(data: bytes, sections: dict[str, tuple[int, int, int, bytes]]) -> bytes:
    """``data``, an ELF, with more sections: by name their type, link, address and content.

    A new table of symbols takes the place of that which was there. A link counts the new sections from 1;
    0 is none.
    """
    start = struct.unpack_from("<Q", data, SECTIONS_AT)[0]
    count, names_at = struct.unpack_from("<HH", data, 60)
    rows = [list(SECTION.unpack_from(data, start + 64 * n)) for n in range(count)]
    if any(kind == SYMTAB for kind, *_ in sections.values()):
        rows = [[row[0], 1 if row[1] == SYMTAB else row[1], *row[2:]] for row in rows]
    out = bytearray(data)
    names = bytearray(data[rows[names_at][4] :][: rows[names_at][5]])
    for name, (kind, link, address, content) in sections.items():
        out += bytes(-len(out) % 16)
        flags, entry = (6, 0) if address else (0, 24 if kind == 2 else 0)
        link = count + link - 1 if link else 0
        rows.append([len(names), kind, flags, address, len(out), len(content), link, 0, 1, entry])
        names += name.encode() + b"\0"
        out += content
    rows[names_at][4:6] = [len(out), len(names)]
    out += names + bytes(-len(names) % 16)
    struct.pack_into("<Q", out, SECTIONS_AT, len(out))
    struct.pack_into("<H", out, 60, len(rows))
    return bytes(out) + b"".join(SECTION.pack(*row) for row in rows)


def with_segment(data: bytes, name: str) -> bytes:
    """``data`` with an executable segment more, which loads the section ``name``."""
    start = struct.unpack_from("<Q", data, SEGMENTS_AT)[0]
    count = struct.unpack_from("<H", data, 56)[0]
    at, address, size = _section(data, name)
    row = SEGMENT.pack(1, 5, at, address, address, size, size, 4096)
    out = bytearray(data) + bytes(-len(data) % 16)
    table = len(out)
    out += data[start : start + 56 * count] + row
    struct.pack_into("<Q", out, SEGMENTS_AT, table)
    struct.pack_into("<H", out, 56, count + 1)
    return bytes(out)


def _section(data: bytes, name: str) -> tuple[int, int, int]:
    """Where a section is in the file, its address and its size."""
    start = struct.unpack_from("<Q", data, SECTIONS_AT)[0]
    count, names_at = struct.unpack_from("<HH", data, 60)
    rows = [SECTION.unpack_from(data, start + 64 * n) for n in range(count)]
    names = data[rows[names_at][4] :]
    row = next(row for row in rows if names[row[0] :].startswith(name.encode() + b"\0"))
    return row[4], row[3], row[5]


def nested_functions(n: int) -> bytes:
    """Functions that each reach from their place to the end of the code."""
    code = _sample("vcpy.gfx942.v5.hsaco")
    [home] = struct.unpack_from("<H", code, 60)  # the section that comes next
    count = n // 2 // 24
    text = NOP * (n // 8 - 1) + END
    step = max(4, len(text) // count // 4 * 4)
    symbols = bytes(24) + b"".join(
        SYMBOL.pack(1, 0x12, 0, home, _TEXT_AT + step * i, len(text) - step * i) for i in range(len(text) // step)
    )
    made = with_sections(
        code,
        {
            ".text2": (1, 0, _TEXT_AT, text),
            ".strtab2": (3, 0, 0, b"\0f\0" + bytes(count)),
            ".symtab2": (2, 2, 0, symbols),
        },
    )
    return with_segment(made, ".text2")


def unreached_instructions(n: int) -> bytes:
    """A function, and after its end instructions that would each be a fault if something led there."""
    code = _sample("vcpy.gfx942.v5.hsaco")
    [home] = struct.unpack_from("<H", code, 60)
    # v_mfma_f32_32x32x2_f32 v[0:15], v16, v17, v[2:17]
    text = NOP * (n // 8) + END + struct.pack("<II", 0xD3C40000, 0x040A2310) * (n // 16)
    symbols = bytes(24) + SYMBOL.pack(1, 0x12, 0, home, _TEXT_AT, len(text))
    sections = {
        ".text2": (1, 0, _TEXT_AT, text),
        ".strtab2": (3, 0, 0, b"\0f\0"),
        ".symtab2": (2, 2, 0, symbols),
    }
    return with_segment(with_sections(code, sections), ".text2")


def host_names(n: int) -> bytes:
    """A host file whose sections' names all reach to the end of the names."""
    count = min(n // 128, 60000)
    names = b"a" * (n - 64 * count)
    head = struct.pack("<HHIQQQIHHHHHH", 3, 62, 1, 0, 0, 64 + len(names), 0, 64, 56, 0, 64, count + 1, count)
    rows = [struct.pack("<IIQQQQIIQQ", i, 1, 2, 64, 64, 4, 0, 0, 1, 0) for i in range(count)]
    table = struct.pack("<IIQQQQIIQQ", 0, 3, 0, 0, 64, len(names), 0, 0, 1, 0)
    return b"\x7fELF\2\1\1" + bytes(9) + head + names + b"".join(rows) + table


def header_size_zero(n: int) -> bytes:
    """A host file of 65,279 section headers of no size each."""
    data = bytearray(handmade.elf({".hip_fatbin": bytes(n)}))
    struct.pack_into("<HH", data, 58, 0, 65279)
    return bytes(data)


def _leb(value: int) -> bytes:
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def _dwarf(info: bytes, abbreviations: bytes, lines: bytes = b"") -> bytes:
    sections = {".debug_info": info, ".debug_abbrev": abbreviations, ".debug_line": lines, ".debug_str": b"f\0"}
    return with_sections(
        _sample("vcpy.gfx942.v5.hsaco"), {name: (1, 0, 0, content) for name, content in sections.items() if content}
    )


def _unit(dies: bytes, abbreviations: int = 0) -> bytes:
    body = struct.pack("<HIB", 4, abbreviations, 8) + dies
    return struct.pack("<I", len(body)) + body


def dwarf_abbreviations(n: int) -> bytes:
    """Units with a table of abbreviations each, which all reach to the end of their section."""
    row = b"\1\x11\0\0\0"
    abbreviations = row * (n // 2 // len(row)) + b"\0"
    count = n // 2 // 12
    step = max(1, len(abbreviations) // len(row) // count) * len(row)
    return _dwarf(b"".join(_unit(b"\1", i * step % len(abbreviations)) for i in range(count)), abbreviations)


def _line_program(opcodes: bytes) -> bytes:
    names = b"\0a.c\0\0\0\0\0"
    lengths = bytes([0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1])
    rest = struct.pack("<BBBbBB", 1, 1, 1, -5, 14, 13) + lengths + names
    body = struct.pack("<HI", 4, len(rest)) + rest + opcodes
    return struct.pack("<I", len(body)) + body


_STMT_LIST = b"\1\x11\0\x10\x17\0\0\0"
_START = b"\0\x09\2" + struct.pack("<Q", 0x1000)
_STOP = b"\0\1\1"


def with_lines(opcodes: bytes) -> bytes:
    """A code object with a line program."""
    return _dwarf(_unit(b"\1" + bytes(4)), _STMT_LIST, _line_program(opcodes))


def dwarf_lines(n: int) -> bytes:
    """A program of one row a byte."""
    return with_lines(_START + b"\x20" * n + _STOP)


def dwarf_units(n: int) -> bytes:
    """Units that all name one program."""
    unit = _unit(b"\1" + bytes(4))
    return _dwarf(unit * (n // 2 // len(unit)), _STMT_LIST, _line_program(_START + b"\x20" * (n // 2) + _STOP))


def dwarf_array(n: int) -> bytes:
    """Arguments of an array type that has a dimension for each byte."""
    abbreviations = (
        b"\1\x11\1\0\0"  # a unit
        b"\2\x2e\1\x11\x01\x03\x08\0\0"  # a function: low_pc, name
        b"\3\x05\0\x49\x13\0\0"  # a parameter: type
        b"\4\x01\1\0\0"  # an array
        b"\5\x21\0\0\0\0"  # one of its dimensions
    )
    count = n // 2 // 5
    name = b"_Z4vcpyPiS_\0"
    function = b"\2" + bytes(8) + name
    array_at = 11 + 1 + len(function) + 5 * count + 1
    info = b"\1" + function + (b"\3" + struct.pack("<I", array_at)) * count + b"\0\4" + b"\5" * (n // 2) + b"\0\0"
    return _dwarf(_unit(info), abbreviations)


def false_magics(magic: bytes, section: str) -> Callable[[int], bytes]:
    """A section that is full of a magic which begins no container."""
    return lambda n: handmade.elf({section: magic * (n // len(magic))})


def nested_streams(n: int) -> bytes:
    """Compressed bundles of version 1, which end where their stream ends: each stream is all that follows, as it is."""
    length = 27 * 2427 - 5  # so that after a block of deflate comes the head of another one
    stream = b"\x78\x01\0" + struct.pack("<HH", length, length ^ 0xFFFF)
    one = b"CCOB" + struct.pack("<HHIQ", 1, 0, 0xFFFFFFFF, 0) + stream
    return one * (n // len(one))


def raw_magics(n: int) -> bytes:
    """A bundle of nothing, and after it false magics."""
    return handmade.table() + b"CCOB" * (n // 4)


def _small_bundles(n: int) -> bytes:
    one = handmade.table((64, 0, b"host"), size=64)
    return one * (n // len(one))


def _same_sections(
    count: int, name: bytes, data: bytes, segments: bytes = b"", *, kind: int = 1, is_code: bool = False
) -> bytes:
    """An ELF file of ``count`` sections that are all ``data``, and one of wrappers; for AMD's GPUs where it ``is_code``."""
    strings = b"\0" + name + b"\0.hipFatBinSegment\0"
    second, end = 64 + len(data), 64 + len(data) + len(segments)
    table = end + len(strings)
    machine, flags, ident = (224, 0x54C, b"\x40\3" + bytes(7)) if is_code else (62, 0, bytes(9))
    head = struct.pack("<HHIQQQIHHHHHH", 3, machine, 1, 0, 0, table, flags, 64, 56, 0, 64, count + 2, count + 1)
    row = struct.pack("<IIQQQQIIQQ", 1, kind, 2, 4096, 64, len(data), count + 1, 0, 4, 0)
    wraps = struct.pack("<IIQQQQIIQQ", 2 + len(name), 1, 2, 4096 + len(data), second, len(segments), 0, 0, 1, 0)
    names = struct.pack("<IIQQQQIIQQ", 0, 3, 0, 0, end, len(strings), 0, 0, 1, 0)
    return b"\x7fELF\2\1\1" + ident + head + data + segments + strings + row * count + wraps + names


def overlapping_sections(n: int) -> bytes:
    """Sections that are all the same bytes, which hold bundles."""
    return _same_sections(n // 128, b".hip_fatbin", _small_bundles(n // 2))


def overlapping_rows(n: int) -> bytes:
    """A zip whose directory lists one file again and again, which holds bundles."""
    data, row_size = _small_bundles(n // 2), 46 + 6
    local = struct.pack("<4s5H3I2H", b"PK\3\4", 10, 0, 0, 0, 0, 0, len(data), len(data), 6, 0) + b"000000"
    count = min(n // 2 // row_size, 65000)
    rows = b"".join(
        struct.pack("<4s6H3I5H2I", b"PK\1\2", 10, 10, 0, 0, 0, 0, 0, len(data), len(data), 6, 0, 0, 0, 0, 0, 0)
        + b"%06d" % 0
        for _ in range(count)
    )
    start = len(local) + len(data)
    return local + data + rows + struct.pack("<4s4H2IH", b"PK\5\6", 0, 0, count, count, len(rows), start, 0)


def overlapping_bundles(n: int) -> bytes:
    """A bundle whose entries are bundles that each reach to the end."""
    inner, row = handmade.table((64, 0, b"host"), size=64), 24 + len(_DEVICE)
    count = n // (len(inner) + row)
    start = -(-(32 + count * row) // 64) * 64
    end = start + count * len(inner)
    rows = [(start + i * len(inner), end - start - i * len(inner), _DEVICE) for i in range(count)]
    return handmade.table(*rows, size=start) + inner * count


def wrappers(n: int) -> bytes:
    """Wrappers that point at every byte of a bundle."""
    count = n // 2 // 24
    content = handmade.bundle((_DEVICE, bytes(n // 2)))
    segments = b"".join(handmade.wrapper(4096 + i) for i in range(count))
    return handmade.elf({".hip_fatbin": content, ".hipFatBinSegment": segments})


def wrappers_to_magics(n: int) -> bytes:
    """Wrappers that point at false magics, each to a place of its own."""
    count = n // 2 // 24
    step = n // 2 // count // 4 * 4
    segments = b"".join(handmade.wrapper(4096 + i * step) for i in range(count))
    return handmade.elf({".hip_fatbin": b"CCOB" * (n // 8), ".hipFatBinSegment": segments})


def wrapper_sections(n: int) -> bytes:
    """Sections of wrappers that are all the same bytes."""
    return _same_sections(n // 128, b".hipFatBinSegment", b"".join(handmade.wrapper(4096 + i) for i in range(n // 48)))


def wrappers_to_sections(n: int) -> bytes:
    """Wrappers that point at every byte of sections that are all the same bytes."""
    count = n // 50
    segments = b"".join(handmade.wrapper(4096 + i) for i in range(count))
    return _same_sections(n // 128, b".hip_fatbin", b"\1" * count, segments)


def note_sections(n: int) -> bytes:
    """Sections of notes that are all the same bytes, of metadata that is a number."""
    note = struct.pack("<III", 7, 4, 32) + b"AMDGPU\0\0\1\1\1\1"
    return _same_sections(n // 128, b".note", note * (n // 2 // len(note)), kind=7, is_code=True)


def hash_sections(n: int) -> bytes:
    """Tables of hashes that are all the same bytes."""
    return _same_sections(n // 128, b".gnu.hash", bytes(n // 2), kind=0x6FFFFFF6, is_code=True)


def shared_entries(n: int) -> bytes:
    """A bundle whose entries are all the same bytes."""
    row = 24 + len(_DEVICE) + 4
    count = n // 2 // row
    start = 32 + count * row
    code = (_sample("vcpy.gfx942.v5.hsaco") + bytes(n))[: n // 2]
    return handmade.table(*((start, len(code), _DEVICE + b"%04x" % (i % 65536)) for i in range(count))) + code


def many_entries(n: int) -> bytes:
    """A bundle of as many entries as fit."""
    row = 24 + len(_DEVICE) + 4
    count = n // (row + 8)
    start = 32 + count * row
    rows = ((start + 8 * i, 8, _DEVICE + b"%04x" % (i % 65536)) for i in range(count))
    return handmade.table(*rows) + b"12345678" * count


def kpack_rows(n: int) -> bytes:
    """A table of contents whose rows all name one blob."""
    code = (_sample("vcpy.gfx942.v5.hsaco") + bytes(n))[: n // 2]
    return _kpack(n, code, "none", blobs=[{"offset": 64, "size": len(code)}])


def kpack_rows_of_a_frame(n: int) -> bytes:
    """The same, of a blob that is compressed."""
    code = (_sample("vcpy.gfx942.v5.hsaco") + bytes(n))[: n // 2]
    frame = zstandard.ZstdCompressor().compress(code)
    body = struct.pack("<II", 1, len(frame)) + frame
    return _kpack(n, body, "zstd-per-kernel", original=len(code), zstd_offset=64, zstd_size=len(body))


def _kpack(n: int, body: bytes, scheme: str, original: int | None = None, **where: object) -> bytes:
    row = {"type": "hsaco", "ordinal": 0, "original_size": original or len(body)}
    count = (n - n // 2) // len(msgpack.packb({"lib/000000": {"gfx942": row}}))
    fields = {
        "format_version": 1,
        "group_name": "many",
        "gfx_arch_family": "gfx94X",
        "gfx_arches": ["gfx942"],
        "toc": {f"lib/{i:06x}": {"gfx942": row} for i in range(count)},
        "compression_scheme": scheme,
    }
    head = struct.pack("<4sIQ", b"KPAK", 1, 64 + len(body)).ljust(64, b"\0")
    return head + body + bytes(msgpack.packb(fields | where))


CASES: dict[str, Callable[[int], bytes]] = {
    "nested-functions": nested_functions,
    "unreached-instructions": unreached_instructions,
    "host-names": host_names,
    "header-size-zero": header_size_zero,
    "dwarf-abbreviations": dwarf_abbreviations,
    "dwarf-lines": dwarf_lines,
    "dwarf-units": dwarf_units,
    "dwarf-array": dwarf_array,
    "false-ccob": false_magics(b"CCOB", ".hip_fatbin"),
    "false-ccob-rodata": false_magics(b"CCOB", ".rodata"),
    "false-ccob-header": false_magics(b"CCOB\3\0\1\0" + bytes(8), ".hip_fatbin"),
    "nested-streams": nested_streams,
    "false-bundle": false_magics(_MAGIC + b"\xff" * 8, ".hip_fatbin"),
    "false-bundle-rodata": false_magics(_MAGIC + b"\xff" * 8, ".rodata"),
    "false-offload": false_magics(b"\x10\xff\x10\xad", ".hip_fatbin"),
    "false-offload-rodata": false_magics(b"\x10\xff\x10\xad", ".rodata"),
    "false-cuda": false_magics(b"\x50\xed\x55\xba\1\0\x10\0", ".nv_fatbin"),
    "raw-magics": raw_magics,
    "overlapping-sections": overlapping_sections,
    "overlapping-rows": overlapping_rows,
    "overlapping-bundles": overlapping_bundles,
    "wrappers": wrappers,
    "wrappers-to-magics": wrappers_to_magics,
    "wrapper-sections": wrapper_sections,
    "wrappers-to-sections": wrappers_to_sections,
    "note-sections": note_sections,
    "hash-sections": hash_sections,
    "shared-entries": shared_entries,
    "many-entries": many_entries,
    "kpack-rows": kpack_rows,
    "kpack-rows-of-a-frame": kpack_rows_of_a_frame,
}
"""By name, what makes a file of about so many bytes."""
