"""Code objects in memory: every byte where LLVM's tools say it belongs, or an error and nothing reserved."""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from loading import FILL, BytesMemory

import hipkit
from hipkit import FormatError, HipkitError, NotFoundError, UnsupportedError, UsageError
from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.fatbin.source import Source
from hipkit.loader.image import LoadedImage, load
from hipkit.loader.select import device_target, select

BUILT = Path(__file__).parent.parent.parent / "samples" / "built"
HSACOS = sorted(path for path in BUILT.glob("*.hsaco") if ".v2." not in path.name)  # V2 is refused, see below
GLOBALS = BUILT / "globals.gfx942.v5.hsaco"
PLAIN = BUILT / "matmul.gfx942.v4.hsaco"
Run = Callable[..., "subprocess.CompletedProcess[bytes]"]
Tool = Callable[[str], Run]
every_hsaco = pytest.mark.parametrize("sample", HSACOS, ids=lambda path: path.name)


def loaded(path: Path) -> tuple[LoadedImage, BytesMemory]:
    memory = BytesMemory()
    return load(path.read_bytes(), memory), memory


def readelf(tool: Tool, path: Path, *options: str) -> list[list[str]]:
    return [line.split() for line in tool("llvm-readelf-22")(*options, path).stdout.decode().splitlines()]


@every_hsaco
def test_the_bytes_are_those_of_objcopy(tool: Tool, sample: Path, tmp_path: Path) -> None:
    flat = tmp_path / "flat"
    tool("llvm-objcopy-22")("-O", "binary", sample, flat)
    image, memory = loaded(sample)
    allocated = [row for row in sections(tool, sample) if "A" in row[3]]
    start = min(address for _, address, _, _ in allocated)
    expected = bytearray(flat.read_bytes())
    for place in relocated(tool, sample):
        expected[place - start : place - start + 8] = memory.read(image.base + place, 8)
    assert memory.read(image.base + start, len(expected)) == expected
    rest = memory.read(image.base + start + len(expected), image.size - start - len(expected))
    assert not any(rest), "bss and padding are zero"
    assert memory.read(image.base, start) == sample.read_bytes()[:start]


def sections(tool: Tool, path: Path) -> list[tuple[str, int, int, str]]:
    """Name, address, size and flags."""
    text = tool("llvm-readelf-22")("-S", path).stdout.decode()
    rows = re.findall(r"\] (\S+) +\S+ +([0-9a-f]{16}) \S+ ([0-9a-f]+) \S+ +([A-Za-z]*) ", text)
    return [(name, int(address, 16), int(size, 16), flags) for name, address, size, flags in rows]


def relocated(tool: Tool, path: Path) -> list[int]:
    return [int(row[0], 16) for row in readelf(tool, path, "-r") if len(row) > 2 and row[2].startswith("R_AMDGPU")]


@every_hsaco
def test_the_segments_are_those_of_readelf(tool: Tool, sample: Path) -> None:
    image, _ = loaded(sample)
    rows = [row for row in readelf(tool, sample, "-lW") if row and row[0] == "LOAD"]
    expected = [(int(row[2], 16), int(row[5], 16), "".join(row[6:-1])) for row in rows]
    found = [
        (s.address - image.base, s.size, "R" * s.readable + "W" * s.writable + "E" * s.executable)
        for s in image.segments
    ]
    assert found == expected
    assert image.size == expected[-1][0] + expected[-1][1]
    assert image.base % max(int(row[-1], 16) for row in rows) == 0


@every_hsaco
def test_the_symbols_are_those_of_readelf(tool: Tool, sample: Path) -> None:
    image, memory = loaded(sample)
    rows = [row for row in readelf(tool, sample, "--dyn-syms", "-W") if len(row) == 8 and row[6].isdigit()]
    assert rows
    for _, value, size, kind, _, _, _, name in rows:
        address = image.base + int(value, 16)
        assert image.address_of(name) == address
        if name.endswith(".kd"):
            kernel = image.kernels[name.removesuffix(".kd")]
            assert kernel.descriptor == address
            offset = struct.unpack_from("<q", memory.read(address, 64), 16)[0]
            assert kernel.entry == address + offset == image.address_of(kernel.name)
        elif kind == "OBJECT" and name in image.variables:
            assert (image.variables[name].address, image.variables[name].size) == (address, int(size))
    named = {row[7] for row in rows if row[3] == "OBJECT" and not row[7].endswith(".kd")}
    pairs = {*image.managed, *(f"{name}.managed" for name in image.managed)}
    assert named == {*image.variables, *pairs}


def test_variables_begin_as_the_source_says() -> None:
    image, memory = loaded(GLOBALS)
    at = {name: variable.address for name, variable in image.variables.items()}
    assert struct.unpack("<4i", memory.read(at["numbers"], 16)) == (1, 2, 3, 4)
    assert struct.unpack("<2f", memory.read(at["weights"], 8)) == (0.5, 0.25)
    assert memory.read(at["zeros"], image.variables["zeros"].size) == bytes(4000)
    assert memory.word(at["third"]) == at["numbers"] + 8
    code = image.segment_at(memory.word(at["step"]), 4)
    assert code and code.executable and not code.writable


def test_managed_variables_are_a_pointer_and_what_they_begin_with() -> None:
    image, memory = loaded(GLOBALS)
    assert set(image.managed) == {"counter", "_ZL5table", "sums"}
    counter, table, sums = (image.managed[name] for name in ("counter", "_ZL5table", "sums"))
    assert (counter.size, table.size, sums.size) == (4, 20, 4000)
    assert memory.word(counter.initial, 4) == 7
    assert struct.unpack("<5f", memory.read(table.initial, 20)) == (1, 2, 3, 0, 0)
    for variable in image.managed.values():
        assert memory.word(variable.pointer) == 0, "whoever loads fills it in"
        assert variable.pointer == image.address_of(variable.name)
        assert variable.initial == image.address_of(f"{variable.name}.managed")


def test_two_images_of_one_file_do_not_meet() -> None:
    memory = BytesMemory()
    first, second = load(GLOBALS.read_bytes(), memory), load(GLOBALS.read_bytes(), memory)
    assert second.base >= first.base + first.size
    assert memory.word(second.variables["third"].address) == second.variables["numbers"].address + 8


def test_unloading_gives_the_memory_back() -> None:
    image, memory = loaded(GLOBALS)
    assert list(memory.reserved) == [image.base] and image.is_loaded
    image.unload()
    image.unload()
    assert not memory.reserved and not image.is_loaded
    with pytest.raises(UsageError, match="no longer loaded"):
        image.address_of("globals")


def test_a_symbol_that_is_not_there_is_named_with_what_is() -> None:
    image, _ = loaded(GLOBALS)
    with pytest.raises(NotFoundError, match=r"there is no symbol 'global'; it has globals, globals\.kd"):
        image.address_of("global")


def test_memory_without_room_is_the_memory_s_own_error() -> None:
    with pytest.raises(HipkitError, match="no room"):
        load(GLOBALS.read_bytes(), BytesMemory(limit=4096))


@pytest.mark.parametrize("device", ["gfx942", "gfx1100"])
def test_an_entry_of_a_library_is_loaded(samples: Path, device: str) -> None:
    memory = BytesMemory()
    for container in hipkit.open(samples / "libfilter.ccob3.so").walk():
        entry = select(container.entries, device_target(device)).require()
        image = load(entry.source, memory)
        assert image.kernels and all(memory.read(k.descriptor, 64) for k in image.kernels.values())


def test_code_that_was_read_past_damage_is_not_loaded() -> None:
    raw = bytearray(PLAIN.read_bytes())
    raw[62:64] = b"\xff\xff"  # e_shstrndx
    found: list[FormatError] = []
    code = CodeObject.read(bytes(raw), found.append)
    assert found
    with pytest.raises(FormatError, match="e_shstrndx"):
        load(code, BytesMemory())
    assert load(CodeObject.read(PLAIN.read_bytes()), BytesMemory()).kernels


def changed(path: Path, *fields: tuple[int, str, int]) -> bytes:
    raw = bytearray(path.read_bytes())
    for at, layout, value in fields:
        struct.pack_into(layout, raw, at, value)
    return bytes(raw)


def header(number: int, field: int) -> int:
    """Where a field of a program header of the samples is: their table stands at 64, and PT_LOADs are 1 to 4."""
    return 64 + 56 * number + field


OFFSET, ADDRESS, FILE_SIZE, MEMORY_SIZE, ALIGNMENT = 8, 16, 32, 40, 48


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ([(16, "<H", 1)], r"\+0x10: code-object: e_type: is ET_REL: link it first \(ld.lld -shared\)"),
        ([(16, "<H", 2)], r"\+0x10: code-object: e_type: is 2; the loader takes shared objects \(ET_DYN\) only"),
        ([(7, "<B", 65)], r"\+0x7: code-object: EI_OSABI: is 65; only code for HSA \(64\) is loaded"),
        ([(8, "<B", 0)], r"\+0x8: code-object: EI_ABIVERSION: is code object V2, whose kernels have no descriptor"),
        ([(8, "<B", 9)], r"\+0x8: code-object: EI_ABIVERSION: is 9, newer than code object V6"),
    ],
)
def test_what_is_not_written_is_refused_by_name(fields: list[tuple[int, str, int]], message: str) -> None:
    memory = BytesMemory()
    with pytest.raises(UnsupportedError, match=message):
        load(changed(PLAIN, *fields), memory)
    assert not memory.reserved


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ([(18, "<H", 62)], "is for machine 62, not AMDGPU"),
        ([(40, "<Q", 1 << 40)], "section headers"),
        ([(60, "<H", 0)], "without section headers its symbols cannot be found"),
        ([(header(2, FILE_SIZE), "<Q", 1 << 40)], r"\+0xb0: code-object: segment 2: .* do not fit in .* of memory"),
        ([(header(2, OFFSET), "<Q", 1 << 40)], r"\+0xb0: code-object: segment 2: reaches to .* the file ends at"),
        ([(header(2, ADDRESS), "<Q", 0x100)], r"segment 2: begins at 0x100, and the segment before it ends at 0x640"),
        ([(header(4, MEMORY_SIZE), "<Q", 1 << 63), (header(4, ADDRESS), "<Q", 1 << 63)], "more than there are addresses"),
        ([(header(3, ALIGNMENT), "<Q", 0x1001)], "its alignment 0x1001 is no power of two"),
        ([(header(4, MEMORY_SIZE), "<Q", 1 << 50)], "no room"),
        ([(header(4, MEMORY_SIZE), "<Q", 0)], "__hip_cuid.* are in no segment that is loaded"),
        ([(56, "<H", 0)], "segments: there is nothing to load"),
        ([(header(2, 4), "<I", 4)], "begins at 0x1700, which is not a 256-byte boundary in code that is loaded"),
        ([(0x610, "<q", 0x1104)], "begins at 0x1704, which is not a 256-byte boundary"),
        ([(0x610, "<q", 1 << 40)], "which is not a 256-byte boundary in code that is loaded"),
        ([(0x610, "<q", -(1 << 62))], "which is not a 256-byte boundary in code that is loaded"),
    ],
)  # fmt: skip
def test_damage_is_an_error_and_leaves_nothing(fields: list[tuple[int, str, int]], message: str) -> None:
    memory = BytesMemory()
    with pytest.raises(HipkitError, match=message):
        load(changed(PLAIN, *fields), memory)
    assert not memory.reserved


# The images of hip-tests' hipFatBinaryBounds: all too short for what they say.
TRUNCATED = {
    "3 bytes of CCOB": b"CCO",
    "4 bytes of CCOB": b"CCOB",
    "CCOB of 0xFFFFFFFF bytes": b"CCOB" + struct.pack("<HHIIQ", 2, 1, 0xFFFFFFFF, 64, 0),
    "40 bytes of an AMDGPU ELF": PLAIN.read_bytes()[:40],
    "10 bytes of a bundle's magic": b"__CLANG_OFFLOAD_BUNDLE__"[:10],
    "ELF with e_shoff outside": changed(PLAIN, (40, "<Q", 1 << 40)),
    "magic without body": b"__CLANG_OFFLOAD_BUNDLE__",
}


@pytest.mark.parametrize("name", TRUNCATED)
def test_truncated_images_are_errors(name: str) -> None:
    memory = BytesMemory()
    with pytest.raises(FormatError):
        load(TRUNCATED[name], memory)
    with pytest.raises(HipkitError):
        file = hipkit.open(TRUNCATED[name])
        load(select(file.entries, device_target("gfx942")).require().source, memory)
    assert not memory.reserved


def test_a_bundle_is_no_code(samples: Path) -> None:
    with pytest.raises(FormatError, match=r"is not code but a container \(offload bundle\): select an entry of it"):
        load((samples / "histogram.hipfb").read_bytes(), BytesMemory())


@pytest.mark.parametrize("cut", range(0, 6400, 97))
def test_no_part_of_a_file_loads(cut: int) -> None:
    raw = GLOBALS.read_bytes()
    memory = BytesMemory()
    with pytest.raises(FormatError):
        load(Source.from_bytes(raw[: min(cut, len(raw) - 1)]), memory)
    assert not memory.reserved


def symbol_row(path: Path, name: str) -> int:
    """Where a symbol's row in the dynamic table is."""
    elf = CodeObject.read(path.read_bytes()).elf
    table = next(section for section in elf.sections if section.type == 11)
    number = next(n for n, symbol in enumerate(elf.dynamic_symbols, 1) if symbol.name == name)
    return table.offset + 24 * number


def test_a_managed_variable_s_pointer_has_the_size_of_one() -> None:
    with pytest.raises(FormatError, match="symbol 'counter': is the pointer of a managed variable and has 4 bytes"):
        load(changed(GLOBALS, (symbol_row(GLOBALS, "counter") + 16, "<Q", 4)), BytesMemory())


def test_a_relocation_names_a_symbol_that_is_loaded() -> None:
    raw = GLOBALS.read_bytes()
    headers = struct.unpack_from("<Q", raw, 40)[0]
    home = struct.unpack_from("<H", raw, symbol_row(GLOBALS, "_ZL5table") + 6)[0]
    everywhere = [(headers + 64 * home + 16, "<Q", 0), (headers + 64 * home + 32, "<Q", 1 << 41)]
    far = (symbol_row(GLOBALS, "_ZL5table") + 8, "<Q", 1 << 40)
    memory = BytesMemory()
    with pytest.raises(
        FormatError, match="R_AMDGPU_ABS64: symbol '_ZL5table' at 0x10000000000 is not in what is loaded"
    ):
        load(changed(GLOBALS, *everywhere, far), memory)
    assert not memory.reserved


def test_an_absolute_symbol_stays_where_it_is(tool: Tool) -> None:
    """lld makes none that a relocation names: the symbol of one is changed to SHN_ABS."""
    memory = BytesMemory()
    row = symbol_row(GLOBALS, "_ZL5table")
    image = load(changed(GLOBALS, (row + 6, "<H", 0xFFF1), (row + 8, "<Q", 0x12345)), memory)
    place = next(int(r[0], 16) for r in readelf(tool, GLOBALS, "-r") if len(r) > 2 and r[2] == "R_AMDGPU_ABS64")
    assert memory.word(image.base + place) == 0x12345 == image.address_of("_ZL5table")


def test_a_kernel_has_one_descriptor() -> None:
    raw = (BUILT / "reduce.gfx1201.v6.hsaco").read_bytes()
    twice = raw.replace(b".name\xb6_Z6reduceIfE", b".name\xb6_Z6reduceIiE")
    assert twice != raw
    with pytest.raises(FormatError, match="kernel '_Z6reduceIiEvPKT_PS0_i': has the descriptors"):
        load(twice, BytesMemory())


def test_a_large_bss_is_zero() -> None:
    """In pieces: more than is written at once."""
    memory = BytesMemory()
    size = (5 << 20) + 3
    image = load(changed(PLAIN, (header(4, MEMORY_SIZE), "<Q", size)), memory)
    start = image.segments[3].address
    assert memory.read(start, size) == bytes(size)
    assert FILL not in memory.read(image.segments[3].address - 64, 64)
