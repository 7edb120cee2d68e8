"""Relocations write what a linker writes for the same addresses."""

from __future__ import annotations

import itertools
import re
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from handmade import GFX942, HOST, bundle
from loading import BytesMemory

import hipkit
from hipkit import FormatError, UnsupportedError
from hipkit.fatbin.codeobject.relocation_types import TYPES, Operands
from hipkit.fatbin.validate.code_rules import LOADED_RELOCATIONS
from hipkit.loader.image import LoadedImage, load
from hipkit.loader.relocations import UnresolvedError

Run = Callable[..., "subprocess.CompletedProcess[bytes]"]
Tool = Callable[[str], Run]

POINTERS = """\
#define OTHERS __attribute__((visibility("default"))) extern
OTHERS int external_data;
OTHERS int external_function(int);
OTHERS __attribute__((weak)) int maybe;
int table[4] = {1, 2, 3, 4};
int zeros[100];
static int hidden[3] = {7, 8, 9};
int add(int x) { return x + 1; }
int (*function_pointer)(int) = add;
int *data_pointer = &table[2];
static int *local_pointer = &hidden[1];
int *const constant_pointer = &hidden[2];
int *external_pointer = &external_data + 3;
int *weak_pointer = &maybe;
__attribute__((amdgpu_kernel)) void kernel(int *out) {
    out[0] = *data_pointer + function_pointer(3) + *local_pointer + table[1] + zeros[2] + external_data
           + external_function(2) + (&maybe ? 1 : 0) + *constant_pointer + *external_pointer + *weak_pointer;
}
"""
EXTERNALS = {"external_data": 0x7D00_1234_5678, "external_function": 0x7D00_0000_1000, "maybe": 0x7D00_2222_0000}
BASE = 0x7E00_0000_0000


@pytest.fixture(scope="module")
def link(tool: Tool, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    folder, numbers = tmp_path_factory.mktemp("pointers"), itertools.count()
    source, unlinked = folder / "pointers.c", folder / "pointers.o"
    source.write_text(POINTERS)
    options = ("-target", "amdgcn-amd-amdhsa", "-mcpu=gfx942", "-nogpulib", "-O1", "-fPIC")
    tool("clang-22")(*options, "-c", source, "-o", unlinked)

    def run(*options: str) -> Path:
        out = folder / f"{next(numbers)}.so"
        tool("ld.lld-22")(*options, unlinked, "-o", out)
        return out

    return run


def loaded(path: Path) -> tuple[LoadedImage, BytesMemory]:
    memory = BytesMemory(BASE)
    return load(path.read_bytes(), memory, EXTERNALS.get), memory


def symbols(tool: Tool, path: Path) -> dict[str, int]:
    text = tool("llvm-readelf-22")("-sW", path).stdout.decode()
    return {name: int(value, 16) for value, name in re.findall(r"\d+: ([0-9a-f]{16}) .* (\S+)$", text, re.M)}


@pytest.mark.parametrize("form", [(), ("-z", "rel"), ("--emit-relocs",), ("--apply-dynamic-relocs",)])
def test_pointers_point(tool: Tool, link: Callable[..., Path], form: tuple[str, ...]) -> None:
    """With addends in rows and in places; with a linker's own relocations left beside, which are not applied."""
    path = link("-shared", *form)
    image, memory = loaded(path)
    at = symbols(tool, path)

    def pointer(name: str) -> int:
        return memory.word(BASE + at[name])

    assert pointer("function_pointer") == BASE + at["add"]
    assert pointer("data_pointer") == BASE + at["table"] + 8
    assert pointer("external_pointer") == EXTERNALS["external_data"] + 12
    assert pointer("weak_pointer") == EXTERNALS["maybe"]
    assert list(image.kernels) == ["kernel"]
    assert len(image.segments) == 4, "a linker's own relocations want no slots"


def test_the_image_is_the_one_linked_for_its_address(tool: Tool, link: Callable[..., Path], tmp_path: Path) -> None:
    """lld, told the address and to fill the places in, writes the same data and code."""
    image, memory = loaded(link("-shared"))
    there = link("-shared", f"--image-base={BASE:#x}", "--apply-dynamic-relocs")
    externals = {place for place, kind in rows(tool, there) if kind == "R_AMDGPU_ABS64"}
    for section in (".text", ".data", ".got", ".rodata"):
        dumped = tmp_path / section
        tool("llvm-objcopy-22")(f"--dump-section={section}={dumped}", there, tmp_path / "ignored")
        text = tool("llvm-readelf-22")("-SW", there).stdout.decode()
        row = re.search(rf" {re.escape(section)} +PROGBITS +([0-9a-f]+) ", text)
        assert row
        address = int(row[1], 16)
        ours = bytearray(memory.read(address, dumped.stat().st_size))
        theirs = bytearray(dumped.read_bytes())
        for place in externals:
            if address <= place < address + len(ours):
                ours[place - address : place - address + 8] = theirs[place - address : place - address + 8] = bytes(8)
        assert ours == theirs, section
    assert image.base == BASE


def rows(tool: Tool, path: Path) -> list[tuple[int, str]]:
    text = tool("llvm-readelf-22")("-rW", path).stdout.decode()
    return [(int(place, 16), kind) for place, kind in re.findall(r"^([0-9a-f]{16}) +\S+ (R_AMDGPU_\w+)", text, re.M)]


def test_what_is_defined_nowhere_is_named(link: Callable[..., Path]) -> None:
    memory = BytesMemory()
    with pytest.raises(
        UnresolvedError, match=r"'external_data', 'external_function', 'maybe \(weak\)' are not"
    ) as caught:
        load(link("-shared").read_bytes(), memory)
    assert caught.value.names == ("external_data", "external_function", "maybe (weak)")
    assert caught.value.rule == "unresolved-symbol"
    assert not memory.reserved


def test_a_resolver_that_fails_leaves_nothing(link: Callable[..., Path]) -> None:
    memory = BytesMemory()

    def fails(name: str) -> int | None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        load(link("-shared").read_bytes(), memory, fails)
    assert not memory.reserved


@pytest.mark.parametrize("form", ["relr", "android", "android+relr"])
def test_packed_relocations_are_refused_by_name(link: Callable[..., Path], form: str) -> None:
    with pytest.raises(UnsupportedError, match=r"packed relocations \(SHT_(RELR|ANDROID_RELA?)\)"):
        load(link("-shared", f"--pack-dyn-relocs={form}").read_bytes(), BytesMemory(), EXTERNALS.get)


def test_relocations_that_no_section_has_are_not_forgotten(link: Callable[..., Path]) -> None:
    """The dynamic table says that there are some; with the section's type changed no loader would apply them."""
    path = link("-shared")
    raw = bytearray(path.read_bytes())
    at, count = struct.unpack_from("<Q", raw, 40)[0], struct.unpack_from("<H", raw, 60)[0]
    table = next(at + 64 * n for n in range(count) if struct.unpack_from("<I", raw, at + 64 * n + 4)[0] == 4)
    struct.pack_into("<I", raw, table + 4, 1)
    with pytest.raises(FormatError, match="DT_RELA: .* bytes of relocations at .* are in no section"):
        load(bytes(raw), BytesMemory(), EXTERNALS.get)


def test_large_pages_stay_aligned(link: Callable[..., Path]) -> None:
    """Linked for an address inside a page, loaded where the memory is free only from inside one."""
    path = link("-shared", "-z", "max-page-size=65536", "--image-base=0x201000")
    image = load(path.read_bytes(), BytesMemory(BASE + 4096), EXTERNALS.get)
    assert image.base % 65536 == 0
    assert all((segment.address - segment.linked) % 65536 == 0 for segment in image.segments)
    assert image.segments[0].linked % 65536 == 0x1000


# Every type that a linker resolves, against one symbol, at a place of its own.
STATIC_TYPES = (
    ("R_AMDGPU_REL32_LO", 0x21, 4), ("R_AMDGPU_REL32_HI", 0x21, 4), ("R_AMDGPU_REL32", 0x31, 4),
    ("R_AMDGPU_ABS32", 0x41, 4), ("R_AMDGPU_ABS64", 0x51, 8), ("R_AMDGPU_REL64", 0x61, 8),
)  # fmt: skip
NUMBERS = {row.name: row.number for row in TYPES.values()}


def assembled(tool: Tool, folder: Path, lines: list[str]) -> Path:
    source, out = folder / "types.s", folder / "types.o"
    source.write_text("\n".join(['.section .data,"aw"', ".globl places", "places:", *lines, ""]))
    tool("llvm-mc-22")("-triple=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-filetype=obj", source, "-o", out)
    return out


def dynamic(tool: Tool, folder: Path, relocations: list[tuple[int, str, int]], *more: str) -> bytes:
    """A shared object whose relocations against ``target`` are those given: place in ``places``, type, addend."""
    lines = [" .zero 64", *(" .quad target" for _ in relocations), *more]
    out = folder / "types.so"
    tool("ld.lld-22")("-shared", assembled(tool, folder, lines), "-o", out)
    raw, places = bytearray(out.read_bytes()), symbols(tool, out)["places"]
    text = tool("llvm-readelf-22")("-SW", out).stdout.decode()
    row = re.search(r" \.rela\.dyn +RELA +\S+ (\S+) (\S+)", text)
    assert row and int(row[2], 16) == 24 * len(relocations)
    for number, (place, name, addend) in enumerate(relocations):
        at = int(row[1], 16) + 24 * number
        info = struct.unpack_from("<Q", raw, at + 8)[0] >> 32 << 32 | NUMBERS.get(name, 200)
        struct.pack_into("<QQq", raw, at, (places + place) % (1 << 64), info, addend)
    return bytes(raw)


@pytest.mark.parametrize(("base", "target"), [(0x100000, 0x12345678), (0x100000, 0x2000), (0x7FFF0000, 0x80001234)])
def test_every_type_is_what_lld_makes_of_it(tool: Tool, tmp_path: Path, base: int, target: int) -> None:
    relocations, lines, at = [], [], 0
    for name, addend, size in STATIC_TYPES:
        relocations.append((at, name, addend))
        lines += [f" .reloc ., {name}, target+{addend}", f" .zero {size}"]
        at += size
    raw = dynamic(tool, tmp_path, relocations)
    memory = BytesMemory(base)
    image = load(raw, memory, {"target": target}.get)
    places = symbols(tool, tmp_path / "types.so")["places"] + image.base
    linked, dumped = tmp_path / "types", tmp_path / "data"
    unlinked = assembled(tool, tmp_path, lines)
    tool("ld.lld-22")(
        "-static", f"--section-start=.data={places:#x}", f"--defsym=target={target:#x}", unlinked, "-o", linked
    )
    tool("llvm-objcopy-22")(f"--dump-section=.data={dumped}", linked, tmp_path / "ignored")
    assert memory.read(places, at) == dumped.read_bytes()


def test_slots_hold_addresses(tool: Tool, tmp_path: Path) -> None:
    """GOTPCREL leads from its place to a slot with the symbol's address, which lies behind the segments."""
    target = 0x7D00_1234_5678
    relocations = [(0, "R_AMDGPU_GOTPCREL", 0), (8, "R_AMDGPU_GOTPCREL32_LO", 4), (12, "R_AMDGPU_GOTPCREL32_HI", 8)]
    raw, memory = dynamic(tool, tmp_path, relocations, " .byte 1"), BytesMemory(BASE)
    image = load(raw, memory, {"target": target}.get)
    places = image.address_of("places")
    slot = image.segments[-1]
    assert (slot.size, slot.writable, slot.address % 8) == (8, False, 0)
    assert memory.word(slot.address) == target
    assert places + memory.word(places, 4) == slot.address
    assert places + 8 + memory.word(places + 8, 8) - 4 == slot.address


@pytest.mark.parametrize(
    ("name", "place", "error", "message"),
    [
        ("R_AMDGPU_ABS32", 0, FormatError, "R_AMDGPU_ABS32: 0x7d0012345678 does not fit in 32 bits"),
        ("R_AMDGPU_REL32", 0, FormatError, "R_AMDGPU_REL32: -0x.* does not fit in 32 bits"),
        ("R_AMDGPU_REL16", 0, FormatError, "R_AMDGPU_REL16: .* does not fit in 16 bits"),
        ("R_AMDGPU_ABS64", -0x4000, FormatError, "R_AMDGPU_ABS64: 8 bytes at .* are in no segment that is loaded"),
        ("R_AMDGPU_ABS64", 1 << 40, FormatError, "8 bytes at .* are in no segment that is loaded"),
        ("R_AMDGPU_ABS64", 64 + 1, FormatError, "8 bytes at .* are in no segment that is loaded"),
        ("R_AMDGPU_UNHEARD_OF", 0, UnsupportedError, "its type 200 is not known"),
    ],
)  # fmt: skip
def test_what_cannot_be_filled_in(
    tool: Tool, tmp_path: Path, name: str, place: int, error: type[FormatError], message: str
) -> None:
    memory = BytesMemory(BASE)
    with pytest.raises(error, match=message) as caught:
        load(dynamic(tool, tmp_path, [(place, name, 0)]), memory, {"target": 0x7D00_1234_5678}.get)
    assert caught.value.offset
    assert not memory.reserved


def test_what_is_not_known_is_told_by_its_place_in_the_file(tool: Tool, tmp_path: Path) -> None:
    code, places = dynamic(tool, tmp_path, [(0, "R_AMDGPU_UNHEARD_OF", 0)]), []
    path = tmp_path / "bundle"
    path.write_bytes(bundle((HOST, b""), (GFX942, code)))
    (entry,) = (entry for entry in hipkit.open(path).entries if not entry.is_host)
    for source in (code, entry.source):
        with pytest.raises(UnsupportedError) as caught:
            load(source, BytesMemory(BASE), {"target": 1}.get)
        places.append(caught.value.offset)
    assert path.read_bytes()[entry.offset :] == code and entry.offset
    assert 0 < places[0] < len(code) and places[1] == places[0] + entry.offset


@pytest.mark.parametrize(
    ("name", "operands", "written"),
    [  # by hand, from the user guide's formulas
        ("R_AMDGPU_ABS32_LO", (0x1234_5678_9ABC, 4, 0, 0, 0), "c09a7856"),
        ("R_AMDGPU_ABS32_HI", (0x1234_5678_9ABC, 4, 0, 0, 0), "34120000"),
        ("R_AMDGPU_ABS32_HI", (0xFFFF_FFFF, 1, 0, 0, 0), "01000000"),
        ("R_AMDGPU_ABS64", (0x1234_5678_9ABC, -4, 0, 0, 0), "b89a785634120000"),
        ("R_AMDGPU_REL32_LO", (0x1000, 4, 0x2000, 0, 0), "04f0ffff"),
        ("R_AMDGPU_REL32_HI", (0x1000, 12, 0x2000, 0, 0), "ffffffff"),
        ("R_AMDGPU_REL64", (0x1000, 0, 0x2000, 0, 0), "00f0ffffffffffff"),
        ("R_AMDGPU_RELATIVE64", (0, 0x4388, 0, 0x7E00_0000_0000, 0), "88430000007e0000"),
        ("R_AMDGPU_GOTPCREL32_LO", (0, 4, 0x2000, 0, 0x3000), "04100000"),
        ("R_AMDGPU_GOTPCREL32_HI", (0, 12, 0x2000, 0, 0x1000), "ffffffff"),
        ("R_AMDGPU_REL16", (0x1010, 0, 0x1000, 0, 0), "0300"),
        ("R_AMDGPU_REL16", (0x1000, 0, 0x1010, 0, 0), "fbff"),
    ],
)
def test_known_answers(name: str, operands: tuple[int, ...], written: str) -> None:
    row = TYPES[NUMBERS[name]]
    value = row.compute(Operands(*operands))
    assert row.fits(value)
    assert row.bytes_of(value).hex() == written


def test_what_validate_says_is_loaded_is_loaded() -> None:
    assert {number: f"R_AMDGPU_{name}" for number, name in LOADED_RELOCATIONS.items()}.items() <= {
        row.number: row.name for row in TYPES.values()
    }.items()
