"""Bundles in the sections of an object: read and written as clang does, with the host's part left as it was."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile
from handmade import elf
from hypothesis import given
from hypothesis import strategies as st

from hipkit import Entry, EntryID, FormatError, HipkitError, UsageError
from hipkit.fatbin.elf import ElfFile
from hipkit.fatbin.elf_object import LARGEST_PADDING, ElfObject
from hipkit.fatbin.errors import UnsupportedError
from hipkit.fatbin.formats.section_bundle import PREFIX, Reader, SectionBundle
from hipkit.fatbin.source import Source

Tools = Callable[[str], Callable[..., "subprocess.CompletedProcess[bytes]"]]
HOST, GFX942, GFX90A = (
    "host-x86_64-unknown-linux-gnu-",
    "hip-amdgcn-amd-amdhsa--gfx942",
    "hip-amdgcn-amd-amdhsa--gfx90a:xnack+",
)
OBJECTS = ["freestanding.o", "freestanding.new-driver.o", "freestanding.rdc-new-driver.o"]
DEVICES = {GFX942: b"code", GFX90A: b"", "hip-amdgcn-amd-amdhsa--gfx1100": bytes(range(256))}
IDS = st.text("hipgfx0123456789-:+./", min_size=1, max_size=30).map(lambda text: f"hip-{text}")


def read(data: bytes, name: str = "a.o") -> SectionBundle:
    source = Source.from_bytes(data, name)
    return Reader(ElfFile(source).sections).read(source)


def damage_of(data: bytes) -> tuple[list[str], SectionBundle]:
    damage: list[FormatError] = []
    source = Source.from_bytes(data, "a.o")
    found = Reader(ElfFile(source).sections).read(source, damage.append)
    return [str(error) for error in damage], found


def entry(id: str, data: bytes) -> Entry:
    return Entry.from_id(EntryID(id), Source.from_bytes(data, id))


def bundle(host: bytes, devices: dict[str, bytes]) -> bytes:
    return SectionBundle([entry(HOST, host), *(entry(*pair) for pair in devices.items())]).to_bytes()


def parts(path: Path) -> list[tuple[object, ...]]:
    """What an object holds, without the places, which may move, and the names, of which LLVM sorts the table."""
    with path.open("rb") as file:
        return [
            (section.name, section["sh_type"], section["sh_flags"], section["sh_info"], section["sh_addralign"])
            + ((section.data(),) if section.name not in (".strtab", ".symtab") else ())
            for section in ELFFile(file).iter_sections()
        ]


@pytest.mark.parametrize("name", OBJECTS)
@given(st.dictionaries(IDS, st.binary(max_size=64), max_size=4))
def test_what_is_written_is_read_back_and_comes_off_again(samples: Path, name: str, devices: dict[str, bytes]) -> None:
    host = (samples / name).read_bytes()
    found = read(bundle(host, devices))
    assert {e.id: e.data for e in found.entries} == {HOST: b"\0", **devices}
    assert found.host_object() == host


def test_what_clang_wrote_is_read_and_stays_as_it_is(samples: Path) -> None:
    data = (samples / "freestanding.rdc.o").read_bytes()
    found = read(data)
    assert [e.id for e in found.entries] == [
        "hip-amdgcn-amd-amdhsa--gfx1030",
        "hip-amdgcn-amd-amdhsa--gfx90a",
        "host-x86_64-pc-linux-gnu-",
    ]
    assert [e.data[:4] for e in found.entries] == [b"BC\xc0\xde", b"BC\xc0\xde", b"\0"]
    assert data[found.entries[0].offset :].startswith(found.entries[0].data)
    assert found.to_bytes() == data


def test_a_changed_bundle_is_written_around_the_same_host(samples: Path) -> None:
    found = read((samples / "freestanding.rdc.o").read_bytes())
    host = found.host_object()
    found.entries[0] = entry(found.entries[0].id, b"other code")
    again = read(found.to_bytes())
    assert [e.data for e in again.entries] == [e.data for e in found.entries]
    assert again.host_object() == host


@pytest.mark.parametrize("version", [19, 22])
@pytest.mark.parametrize("name", OBJECTS)
def test_the_bundler_and_hipkit_read_each_other(
    tool: Tools, samples: Path, tmp_path: Path, version: int, name: str
) -> None:
    bundler = tool(f"clang-offload-bundler-{version}")
    files = [samples / name, *(tmp_path / f"in{number}" for number in range(len(DEVICES)))]
    for file, content in zip(files[1:], DEVICES.values(), strict=True):
        file.write_bytes(content)
    theirs, ours = tmp_path / "theirs.o", tmp_path / "ours.o"
    # The bundler of LLVM 19 doubles a host id that ends in a dash.
    host_id = HOST.rstrip("-") if version == 19 else HOST
    targets = f"-targets={','.join([host_id, *DEVICES])}"
    bundler("-type=o", targets, *(f"-input={file}" for file in files), f"-output={theirs}")
    found = read(theirs.read_bytes())
    assert {e.id: e.data for e in found.entries} == {HOST: b"\0", **DEVICES}

    ours.write_bytes(bundle((samples / name).read_bytes(), DEVICES))
    assert bundler("-list", "-type=o", f"-input={ours}").stdout.decode().split() == [HOST, *DEVICES]
    assert parts(ours) == parts(theirs)
    outputs = [tmp_path / f"out{number}" for number in range(len(files))]
    bundler("-unbundle", "-type=o", targets, f"-input={ours}", *(f"-output={file}" for file in outputs))
    assert [file.read_bytes() for file in outputs[1:]] == list(DEVICES.values())
    host = tmp_path / "host.o"
    host.write_bytes(found.host_object())
    assert parts(host) == parts(outputs[0]) == parts(samples / name)
    symbols = tool("llvm-nm-22")
    assert symbols("-an", host).stdout == symbols("-an", samples / name).stdout


def test_the_linker_takes_what_hipkit_writes(tool: Tools, samples: Path, tmp_path: Path) -> None:
    made, linked, host = tmp_path / "made.o", tmp_path / "linked.so", tmp_path / "host.o"
    made.write_bytes(bundle((samples / "freestanding.rdc-new-driver.o").read_bytes(), DEVICES))
    tool("ld.lld-22")("-shared", "-o", linked, made)
    assert PREFIX.encode() not in linked.read_bytes()  # SHF_EXCLUDE keeps them out of programs
    # In what ld -r joins, the sections are between others, which keep their numbers when they go.
    joined = tmp_path / "joined.o"
    tool("ld.lld-22")("-r", "-o", joined, made)
    host.write_bytes(read(joined.read_bytes()).host_object())
    tool("ld.lld-22")("-shared", "-o", tmp_path / "host.so", host)
    assert (tmp_path / "host.so").stat().st_size == linked.stat().st_size


def test_sycl_ids_of_older_compilers() -> None:
    found = read(elf({PREFIX + "sycl-spir64": b"BC\xc0\xde", PREFIX + "host-x86_64": b"\0"}, type=1))
    assert [(e.id, e.kind, e.triple, e.target) for e in found.entries] == [
        ("sycl-spir64", "sycl", "spir64", None),
        ("host-x86_64", "host", "x86_64", None),
    ]


def test_the_doubled_host_id_of_llvm_19_is_a_host_id() -> None:
    assert read(elf({PREFIX + HOST + HOST: b"\0"}, type=1)).entries[0].is_host


def test_duplicate_and_odd_ids_are_all_there() -> None:
    data = bytearray(
        elf({PREFIX + "hip-a": b"1", PREFIX + "hip-b": b"2", PREFIX + "../../x": b"3", PREFIX: b"4"}, type=1)
    )
    data[data.index(b"hip-b")] = ord("h")
    data[data.index(b"hip-b") + 4] = ord("a")
    found = read(bytes(data))
    assert [(e.id, e.data) for e in found.entries] == [("hip-a", b"1"), ("hip-a", b"2"), ("../../x", b"3"), ("", b"4")]


def test_one_host_entry_is_needed_and_no_second_bundle(samples: Path) -> None:
    with pytest.raises(UsageError) as caught:
        SectionBundle([entry(GFX942, b"x")]).to_bytes()
    assert str(caught.value) == "a bundle in sections needs one host entry, the object that holds it; here are 0"
    with pytest.raises(UsageError) as caught:
        bundle((samples / "freestanding.rdc.o").read_bytes(), DEVICES)
    assert str(caught.value) == "the host's object holds a bundle already; unbundle it first"
    with pytest.raises(UsageError, match=r"^'hip-\\x00' cannot be part of a section's name$"):
        bundle((samples / "freestanding.o").read_bytes(), {"hip-\0": b""})


def test_a_section_cut_short_is_read_past() -> None:
    data = elf({PREFIX + "hip-a": b"x" * 16}, type=1)
    header = data.index(b"\x10\0\0\0\0\0\0\0\0\0\0\0")
    damage, found = damage_of(data[:header] + (1 << 20).to_bytes(8, "little") + data[header + 8 :])
    assert damage == [
        f"a.o+0x1000: section-bundle: entry 'hip-a': 0x100000 bytes at 0x1000, of which the file holds {len(data) - 0x1000:#x}"
    ]
    assert found.entries[0].data.startswith(b"x" * 16)


def test_an_object_without_such_sections() -> None:
    with pytest.raises(FormatError) as caught:
        read(elf({".text": b"x"}, type=1))
    assert str(caught.value) == "a.o+0x0: section-bundle: sections: no section is named __CLANG_OFFLOAD_BUNDLE__…"


def changed(at: int, value: int, size: int) -> bytes:
    data = bytearray(elf({".text": b"x" * 16}, type=1))
    data[at : at + size] = value.to_bytes(size, "little")
    return bytes(data)


TABLE = int.from_bytes(elf({".text": b"x" * 16}, type=1)[40:48], "little")


@pytest.mark.parametrize(
    ("data", "error", "message"),
    [
        (b"\x7fELF", FormatError, "a.o+0x4: elf-object: ident: the file ends here, at 0x4, inside the header"),
        (changed(4, 1, 1), UnsupportedError, "a.o+0x0: elf-object: ident: not a little-endian 64-bit ELF"),
        (changed(16, 3, 2), UnsupportedError, "a.o+0x10: elf-object: type: not a relocatable object, which cc -c makes"),
        (changed(56, 1, 2), UnsupportedError, "a.o+0x38: elf-object: phnum: an object with segments"),
        (changed(58, 40, 2), FormatError, "a.o+0x3a: elf-object: shentsize: 40 is not the size of a section header, 64"),
        (changed(62, 9, 2), FormatError, "a.o+0x3e: elf-object: shstrndx: 9 is none of the 3 sections"),
        (
            changed(60, 0xFFFF, 2),
            FormatError,
            f"a.o+{TABLE:#x}: elf-object: section headers: needs 0x3fffc0 bytes from {TABLE:#x}, "
            f"but its data ends at {TABLE + 192:#x}",
        ),
        (changed(40, 0, 8) [:60] + b"\0\0" + changed(40, 0, 8)[62:], FormatError, "a.o+0x3c: elf-object: shnum: there are no sections"),
        (
            changed(TABLE + 64 + 32, 1 << 63, 8),
            FormatError,
            f"a.o+0x1000: elf-object: section 1: needs 0x8000000000000000 bytes from 0x1000, but its data ends at {TABLE + 192:#x}",
        ),
        (
            changed(TABLE + 64, 0xFFFFFFFF, 4),
            FormatError,
            "a.o+0x0: elf-object: section name: 0xffffffff is outside the 0x11 bytes of names",
        ),
    ],
    ids=["cut", "32-bit", "library", "segments", "shentsize", "shstrndx", "absurd count", "none", "absurd size", "name"],
)  # fmt: skip
def test_objects_that_cannot_be_changed(data: bytes, error: type[FormatError], message: str) -> None:
    with pytest.raises(error) as caught:
        ElfObject(Source.from_bytes(data, "a.o"))
    assert str(caught.value) == message


def test_an_absurd_alignment_makes_no_huge_file() -> None:
    damaged = ElfObject(Source.from_bytes(changed(TABLE + 64 + 48, 1 << 62, 8), "a.o"))
    with pytest.raises(FormatError) as caught:
        damaged.to_bytes()
    assert str(caught.value) == (
        f"a.o+{TABLE:#x}: elf-object: alignment of '.text': 0x4000000000000000 is larger than the whole object"
    )


def test_more_sections_than_the_header_can_count() -> None:
    big = ElfObject(Source.from_bytes(elf({".text": b"x"}, type=1)))
    for _ in range(0xFF00):
        big.add("s", Source.from_bytes(b""))
    again = ElfObject(Source.from_bytes(big.to_bytes()))
    assert len(again.sections) == 0xFF00 + 3


@given(st.data())
def test_mutated_objects_raise_nothing_else(samples: Path, data: st.DataObject) -> None:
    raw = bytearray((samples / "freestanding.rdc.o").read_bytes())
    table = int.from_bytes(raw[40:48], "little")
    places = st.integers(0, 63) | st.integers(table, len(raw) - 1)
    for _ in range(data.draw(st.integers(1, 6))):
        raw[data.draw(places)] = data.draw(st.integers(0, 255))
    cut = bytes(raw[: data.draw(st.integers(0, len(raw)) | st.just(len(raw)))])
    try:
        found = read(cut)
        assert found.to_bytes() == cut
        assert len(found.host_object()) < 2 * len(raw) + LARGEST_PADDING
    except HipkitError:
        return
