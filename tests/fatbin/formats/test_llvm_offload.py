"""LLVM offload binaries, versions 1 to 3: read and written, checked against llvm-offload-binary both ways."""

from __future__ import annotations

import dataclasses
import os
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import zstandard
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hipkit import Entry, FormatError, HipkitError, UnsupportedError, UsageError
from hipkit.fatbin.formats import llvm_offload
from hipkit.fatbin.formats.llvm_offload import OffloadBinary
from hipkit.fatbin.formats.llvm_offload_table import IMAGE_KINDS, OFFLOAD_KINDS, StringTable
from hipkit.fatbin.schema import align_up
from hipkit.fatbin.source import Source

GFX942 = Entry.of("gfx942", b"x" * 1000)
SM_80 = Entry.of("openmp-nvptx64-nvidia-cuda--sm_80", b"BC\xc0\xde")

# llvm-offload-binary-22 --image=file=a.o,triple=amdgcn-amd-amdhsa,arch=gfx90a:xnack+,kind=hip, a.o being b"hello\n".
WRITTEN_BY_LLVM = bytes.fromhex(
    "10ff10ad01000000a00000000000000020000000000000002800000000000000"
    "01000400000000004800000000000000020000000000000098000000000000000600000000000000"
    "690000000000000087000000000000006e000000000000007500000000000000"
    "0061726368007472697"
    "06c6500616d6467636e2d616d642d616d6468736100676678393061"
    "3a786e61636b2b0000000068656c6c6f0a0000"
)


def read(data: bytes) -> OffloadBinary:
    return llvm_offload.read(Source.from_bytes(data, "a.out"))


def entry(
    image_kind: int = 1,
    offload_kind: int = 4,
    flags: int = 0,
    strings_at: int = 0,
    strings: int = 0,
    image_at: int = 72,
    image_size: int = 8,
) -> bytes:
    return struct.pack("<HHIQQQQ", image_kind, offload_kind, flags, strings_at, strings, image_at, image_size)


def binary(body: bytes, version: int = 1, *, entries: int | None = None, **given: int) -> bytes:
    """A binary by hand; ``body`` stands behind the header, at 32 or in version 3 at 40."""
    fixed = 40 if version == 3 else 32
    count = (40 if version == 1 else 1) if entries is None else entries
    fields = {"size": fixed + len(body), "entries_at": fixed} | {"entries": count} | given
    inflated = fields.pop("inflated_size", 0)
    head = struct.pack("<4sIQQQ", b"\x10\xff\x10\xad", version, *fields.values())
    return head + (struct.pack("<Q", inflated) if version == 3 else b"") + body


def refused(data: bytes) -> str:
    with pytest.raises(FormatError) as caught:
        read(data)
    return str(caught.value)


def test_what_llvm_wrote_is_read_and_written_again() -> None:
    found = read(WRITTEN_BY_LLVM)
    (image,) = found.entries
    assert (found.version, found.size) == (1, len(WRITTEN_BY_LLVM))
    assert (image.id, image.kind) == ("hip-amdgcn-amd-amdhsa--gfx90a:xnack+", "hip")
    assert (image.triple, image.target) == ("amdgcn-amd-amdhsa", "gfx90a:xnack+")
    assert (image.at, image.data) == (0x98, b"hello\n")
    assert image.attributes == {
        "image": "object",
        "image_kind": 1,
        "offload_kind": 4,
        "flags": 0,
        "strings": {"arch": "gfx90a:xnack+", "triple": "amdgcn-amd-amdhsa"},
    }
    assert found.to_bytes() == WRITTEN_BY_LLVM
    # The same entries laid out anew.
    assert OffloadBinary(found.entries).to_bytes() == WRITTEN_BY_LLVM


@pytest.mark.parametrize(("version", "method"), [(2, None), (3, None), (3, "zlib"), (3, "zstd")])
def test_several_entries_are_read_back(version: int, method: str | None) -> None:
    data = OffloadBinary([GFX942, SM_80], version=version, compression=method).to_bytes()
    found = read(data + b"behind it")
    assert (found.version, found.compression, found.size) == (version, method, len(data))
    assert [(e.id, e.kind, e.target, e.data, e.inflated) for e in found.entries] == [
        ("hip-amdgcn-amd-amdhsa--gfx942", "hip", "gfx942", b"x" * 1000, method is not None),
        ("openmp-nvptx64-nvidia-cuda--sm_80", "openmp", "sm_80", b"BC\xc0\xde", method is not None),
    ]
    assert [e.attributes["image"] for e in found.entries] == ["none", "bitcode"]
    assert found.entries[0].offset == found.entries[0].at
    assert len(data) % 8 == 0
    assert found.to_bytes() == data
    assert OffloadBinary(found.entries, version=version, compression=method).to_bytes() == data


def test_version_1_of_several_entries_is_a_binary_for_each() -> None:
    data = OffloadBinary([GFX942, SM_80]).to_bytes()
    first = read(data)
    second = read(data[align_up(first.size, 8) :])
    assert [e.id for e in [*first.entries, *second.entries]] == [
        "hip-amdgcn-amd-amdhsa--gfx942",
        "openmp-nvptx64-nvidia-cuda--sm_80",
    ]


def test_an_image_may_be_an_offload_binary_itself() -> None:
    inner = OffloadBinary([GFX942], version=2).to_bytes()
    outer = read(OffloadBinary([Entry.of("gfx942", inner)]).to_bytes())
    assert llvm_offload.read(outer.entries[0].source).entries[0].data == GFX942.data


def test_an_entry_of_metadata_alone_has_no_image() -> None:
    found = read(binary(entry(flags=1, image_size=0)))
    assert found.entries[0].attributes["metadata_only"] is True
    assert found.entries[0].size == 0


def test_a_binary_may_end_with_its_header() -> None:
    assert read(binary(b"", 2, entries=0)).entries == []
    assert "31 bytes are less than the header's own 32" in refused(binary(b"", 2, entries=0, size=31))


def test_a_listing_inflates_only_the_tables() -> None:
    big = Entry.of("gfx942", os.urandom(4 << 20))
    data = bytearray(OffloadBinary([big], version=3, compression="zstd").to_bytes())
    data[len(data) // 2 :] = b"\xff" * (len(data) - len(data) // 2)
    found = read(bytes(data))
    assert [(e.target, e.size) for e in found.entries] == [("gfx942", 4 << 20)]
    with pytest.raises(FormatError, match="the zstd stream is damaged"):
        _ = found.entries[0].data
    with pytest.raises(FormatError, match="the zstd stream is damaged"):
        found.verify()


def test_tables_longer_than_the_first_piece_are_read() -> None:
    strings = {"triple": "amdgcn-amd-amdhsa", "arch": "gfx942", "symbols": "k" * 300_000}
    given = dataclasses.replace(GFX942, attributes={"strings": strings})
    found = read(OffloadBinary([given], version=3, compression="zstd").to_bytes())
    assert found.entries[0].attributes["strings"] == strings


def test_an_entry_changed_after_reading_is_written_changed() -> None:
    found = read(WRITTEN_BY_LLVM)
    found.entries[0] = dataclasses.replace(found.entries[0], source=Source.from_bytes(b"another"))
    again = read(found.to_bytes())
    assert (again.entries[0].data, again.entries[0].id) == (b"another", found.entries[0].id)
    found = read(WRITTEN_BY_LLVM)
    strings = found.entries[0].attributes["strings"]
    assert isinstance(strings, dict)
    strings["arch"] = "gfx942"
    assert read(found.to_bytes()).entries[0].target == "gfx942"
    found = read(WRITTEN_BY_LLVM)
    found.version, found.compression = 3, "zlib"
    assert read(found.to_bytes()).compression == "zlib"


@pytest.mark.parametrize(
    ("number", "name"), [*OFFLOAD_KINDS.items(), (0, "none"), (5, "openmp+hip"), (15, "openmp+cuda+hip+sycl")]
)
def test_offload_kinds_are_bits(number: int, name: str) -> None:
    found = read(binary(entry(offload_kind=number, image_size=0)))
    assert (found.entries[0].kind, found.entries[0].id) == (name, f"{name}-----")
    plain = Entry(found.entries[0].id, found.entries[0].source, name)
    assert read(OffloadBinary([plain]).to_bytes()).entries[0].kind == name


@pytest.mark.parametrize(("number", "name"), IMAGE_KINDS.items())
def test_every_image_kind_has_a_name(number: int, name: str) -> None:
    assert read(binary(entry(number, image_size=0))).entries[0].attributes["image"] == name


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (b"BC\xc0\xde", "bitcode"),
        (b".version 8.0\n.target sm_80\n", "ptx"),
        (b"\x03\x02\x23\x07", "spirv"),
        (b"\x50\xed\x55\xba", "fatbinary"),
        (b"anything", "none"),
    ],
)
def test_a_new_image_is_named_by_its_content(content: bytes, name: str) -> None:
    made = OffloadBinary([Entry.of("gfx942", content)]).to_bytes()
    assert read(made).entries[0].attributes["image"] == name


def test_what_cannot_be_written_is_refused() -> None:
    with pytest.raises(UsageError, match="'host' is not what an offload binary holds"):
        OffloadBinary([Entry.of("host-x86_64-unknown-linux-gnu-", b"")]).to_bytes()
    with pytest.raises(UsageError, match="version 4 is not known"):
        OffloadBinary([GFX942], version=4).to_bytes()
    with pytest.raises(UsageError, match="zstd compression needs version 3"):
        OffloadBinary([GFX942], version=2, compression="zstd").to_bytes()


def test_strings_that_end_alike_share_their_bytes() -> None:
    # As llvm::StringTableBuilder lays them out.
    table = StringTable(["arch", "triple", "march", ""])
    assert bytes(table.data) == b"\0march\0triple\0"
    assert table.at == {"march": 1, "arch": 2, "triple": 7, "": 0}


STRINGS_V1 = entry(strings_at=72, strings=1, image_size=0)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (binary(b"")[:20], "+0x14: llvm-offload-binary: entries_at: the file ends here, at 0x14, inside the header"),
        (binary(b"", 4), "+0x4: llvm-offload-binary: version: 4 is not known; hipkit reads 1, 2, 3"),
        (binary(b"", 0), "+0x4: llvm-offload-binary: version: 0 is not known; hipkit reads 1, 2, 3"),
        (binary(b"", size=31), "+0x8: llvm-offload-binary: size: 31 bytes are less than the header's own 32"),
        (
            binary(entry(), size=1 << 60),
            "+0x8: llvm-offload-binary: size: 0x1000000000000000 bytes reach beyond the 0x48 that are there; "
            "the file is cut short",
        ),
        (
            binary(entry(), entries_at=31),
            "+0x10: llvm-offload-binary: entries_offset: 0x1f is not between the header's 0x20 bytes and the end, 0x48",
        ),
        (
            binary(entry(), entries_at=73),
            "+0x10: llvm-offload-binary: entries_offset: 0x49 is not between the header's 0x20 bytes and the end, 0x48",
        ),
        (binary(entry(), entries=39), "+0x18: llvm-offload-binary: entry_size: 39 is not the size of an entry, 40"),
        (
            binary(entry(), 2, entries=2),
            "+0x18: llvm-offload-binary: number of entries: 2 entries do not fit in 72 bytes; the file is damaged or "
            "not an offload binary",
        ),
        (
            binary(entry(), 2, entries=1 << 63),
            f"+0x18: llvm-offload-binary: number of entries: {1 << 63} entries do not fit in 72 bytes; the file is "
            "damaged or not an offload binary",
        ),
        (
            binary(entry()),
            "+0x20: llvm-offload-binary: image: 0x8 bytes at 0x48 reach beyond the 0x48 that are there",
        ),
        (
            binary(entry(image_at=71) + bytes(8)),
            "+0x20: llvm-offload-binary: image: starts at 0x47, inside the table, which ends at 0x48",
        ),
        (binary(entry(7, image_size=0)), "+0x20: llvm-offload-binary: image_kind: 0x7 is not known"),
        (binary(entry(0, 16, image_size=0)), "+0x20: llvm-offload-binary: offload_kind: 0x10 is not known"),
        (
            binary(STRINGS_V1),
            "+0x48: llvm-offload-binary: strings: needs 0x10 bytes from 0x48, but its data ends at 0x48",
        ),
        (
            binary(STRINGS_V1 + struct.pack("<QQ", 88, 88)),
            "+0x20: llvm-offload-binary: strings: the one at 0x58 has no end within the 0x58 bytes that are there",
        ),
        (
            binary(STRINGS_V1 + struct.pack("<QQ", 88, 1 << 63) + b"\0"),
            "+0x20: llvm-offload-binary: strings: the one at 0x8000000000000000 has no end within the 0x59 bytes that "
            "are there",
        ),
        (
            binary(STRINGS_V1 + struct.pack("<QQQ", 96, 96, 2) + b"\0", 2),
            "+0x20: llvm-offload-binary: strings: the one at 0x60 has no end within the 0x61 bytes that are there",
        ),
        (
            binary(b"no stream", 3, inflated_size=100),
            "+0x28: llvm-offload-binary: payload: begins 6e 6f 20 73, which is neither zlib nor zstd",
        ),
        (
            binary(b"\x28\xb5\x2f\xfd" * 4, 3, inflated_size=100),
            "+0x28: llvm-offload-binary: payload: the zstd stream is damaged",
        ),
        (
            binary(zlib.compress(bytes(9)), 3, inflated_size=49),
            "+0x18: llvm-offload-binary: number of entries: 1 entries do not fit in 49 bytes",
        ),
    ],
)
def test_a_fault_is_one_line_that_names_its_place(data: bytes, message: str) -> None:
    assert refused(data).startswith("a.out" + message)


def test_what_can_be_read_past_is_noted_and_read_past() -> None:
    damage: list[FormatError] = []
    body = entry(9, 16, strings=1 << 40, image_at=112) + entry(image_at=112) + b"contents"
    found = llvm_offload.read(Source.from_bytes(binary(body, 2, entries=2)), damage.append)
    assert [(e.kind, e.data, e.attributes["image"]) for e in found.entries] == [
        ("kind-0x10", b"contents", "image-0x9"),
        ("hip", b"contents", "object"),
    ]
    assert [error.field for error in damage] == ["strings", "image_kind", "offload_kind"]
    assert [isinstance(error, UnsupportedError) for error in damage] == [False, True, True]


def test_strings_that_overlap_do_not_multiply() -> None:
    # Each of 4,000 entries has the same 2,666 strings.
    zero = 32 + 40 * 4000 + 7
    shared = struct.pack("<QQQ", zero, zero, 0) * 2666
    rows = entry(strings_at=32 + 40 * 4000, strings=2666, image_size=0) * 4000
    assert "there are more than 65536 in all" in refused(binary(rows + shared + bytes(32), 2, entries=4000))
    # Each of 4,000 strings is the same megabyte.
    at = 72 + 24 * 4000
    strings = struct.pack("<QQQ", at - 1, at, 1 << 20) * 4000
    data = binary(entry(strings_at=72, strings=4000, image_size=0) + strings + b"x" * (1 << 20) + b"\0", 2)
    assert "they have more than 16777216 bytes in all" in refused(data)


def test_a_stream_that_holds_less_than_it_says_is_refused() -> None:
    body = zstandard.compress(entry(image_at=80) + b"12345678")
    damage: list[FormatError] = []
    found = llvm_offload.read(Source.from_bytes(binary(body, 3, inflated_size=1 << 50)), damage.append)
    assert not damage
    with pytest.raises(FormatError, match="says it inflates to"):
        _ = found.entries[0].data
    found = read(binary(body, 3, inflated_size=1000))
    with pytest.raises(FormatError, match="holds 48 of the 960 bytes the header says"):
        _ = found.entries[0].data


TEXT = st.text(st.characters(codec="latin-1", exclude_characters="\0"), max_size=12)
ENTRIES = st.lists(
    st.tuples(st.integers(0, 15), st.dictionaries(TEXT, TEXT, max_size=4), st.binary(max_size=50)), max_size=4
)


@given(st.sampled_from([(2, None), (3, None), (3, "zlib"), (3, "zstd")]), ENTRIES)
def test_any_entries_come_back(form: tuple[int, str | None], rows: list[tuple[int, dict[str, str], bytes]]) -> None:
    version, method = form
    made = [
        Entry("", Source.from_bytes(data), "hip", attributes={"offload_kind": kind, "strings": strings, "flags": kind})
        for kind, strings, data in rows
    ]
    data = OffloadBinary(made, version=version, compression=method).to_bytes()
    found = read(data)
    assert [
        (e.attributes["offload_kind"], e.attributes["strings"], e.data, e.attributes["flags"]) for e in found.entries
    ] == [(kind, strings, data, kind) for kind, strings, data in rows]
    assert OffloadBinary(found.entries, version=version, compression=method).to_bytes() == data


REAL = [
    WRITTEN_BY_LLVM,
    OffloadBinary([GFX942, SM_80], version=2).to_bytes(),
    OffloadBinary([GFX942, SM_80], version=3, compression="zstd").to_bytes(),
    OffloadBinary([GFX942, SM_80], version=3, compression="zlib").to_bytes(),
]


@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=400)
@given(st.sampled_from(REAL), st.data())
def test_no_change_to_a_real_file_raises_anything_else(real: bytes, data: st.DataObject) -> None:
    changed = bytearray(real)
    for _ in range(data.draw(st.integers(1, 4))):
        changed[data.draw(st.integers(0, min(200, len(real) - 1)))] = data.draw(st.integers(0, 255))
    damage: list[FormatError] = []
    try:
        found = llvm_offload.read(
            Source.from_bytes(bytes(changed[: data.draw(st.integers(0, len(real)))])), damage.append
        )
        for each in found.entries:
            assert each.source.read() is not None
        assert isinstance(OffloadBinary(found.entries, version=3).to_bytes(), bytes)
    except HipkitError:
        pass


IMAGES = [
    ("a.o", b"\x7fELF and so on", "amdgcn-amd-amdhsa", "gfx90a:sramecc+:xnack-", "hip", 1),
    ("b.bc", b"BC\xc0\xde bitcode", "nvptx64-nvidia-cuda", "sm_80", "openmp", 2),
    ("c.cubin", b"", "nvptx64-nvidia-cuda", "sm_90", "cuda", 3),
    ("d.s", b"text of 13 by", "spirv64-unknown-unknown", "", "sycl", 5),
]


def test_what_llvm_writes_is_read_byte_by_byte(tool: Callable[[str], Any], tmp_path: Path) -> None:
    arguments = []
    for name, content, triple, arch, kind, _ in IMAGES:
        (tmp_path / name).write_bytes(content)
        arguments.append(f"--image=file={tmp_path / name},triple={triple},arch={arch},kind={kind},note=of-{name}")
    out = tmp_path / "out"
    tool("llvm-offload-binary-22")("-o", out, *arguments)
    source, at, found = Source.from_path(out), 0, []
    while at < source.size:
        one = llvm_offload.read(source.sub(at))
        assert one.to_bytes() == source.read(at, one.size)
        assert OffloadBinary(one.entries).to_bytes() == source.read(at, one.size)
        found += one.entries
        at += align_up(one.size, 8)
    assert [(e.data, e.triple, e.target or "", e.kind, e.attributes["image_kind"]) for e in found] == [
        (content, triple, arch, kind, number) for _, content, triple, arch, kind, number in IMAGES
    ]
    assert [e.attributes["strings"]["note"] for e in found] == [f"of-{name}" for name, *_ in IMAGES]  # type: ignore[index]


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("llvm-offload-binary-22", ("hip", "openmp", "cuda")),
        ("clang-offload-packager-22", ("hip", "openmp", "cuda")),
        ("clang-offload-packager-19", ("openmp", "cuda")),  # it has another number for hip
    ],
)
def test_what_is_written_is_read_by_llvm(
    tool: Callable[[str], Any], tmp_path: Path, name: str, kinds: tuple[str, ...]
) -> None:
    entries = [Entry(name, Source.from_bytes(data), kind, triple, arch) for name, data, triple, arch, kind, _ in IMAGES]
    (tmp_path / "in").write_bytes(OffloadBinary(entries[:3]).to_bytes())
    for _, content, triple, arch, kind, _ in IMAGES[:3]:
        out = tmp_path / f"{kind}.out"
        if kind in kinds:
            tool(name)(tmp_path / "in", f"--image=file={out},triple={triple},arch={arch},kind={kind}")
            assert out.read_bytes() == content


def test_the_number_that_hip_had_before_llvm_20_is_hip(tool: Callable[[str], Any], tmp_path: Path) -> None:
    (tmp_path / "a.o").write_bytes(b"hello")
    image = f"--image=file={tmp_path / 'a.o'},triple=amdgcn-amd-amdhsa,arch=gfx942,kind=hip"
    tool("clang-offload-packager-19")("-o", tmp_path / "out", image)
    found = llvm_offload.read(Source.from_path(tmp_path / "out"))
    assert (found.entries[0].kind, found.entries[0].attributes["offload_kind"]) == ("hip", 3)
    assert OffloadBinary(found.entries).to_bytes() == (tmp_path / "out").read_bytes()


def test_as_many_entries_are_read_as_a_binary_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hipkit.fatbin.formats.llvm_offload_table.MOST_ROWS", 2)
    two, three = (binary(entry(image_at=32 + 40 * count, image_size=0) * count, 2, entries=count) for count in (2, 3))
    assert len(read(two).entries) == 2
    assert "3 entries do not fit in 152 bytes" in refused(three)


@pytest.mark.parametrize("version", [1, 2])
def test_a_binary_that_was_read_is_written_as_it_was(version: int) -> None:
    """Also where it is laid out otherwise than LLVM does; what is changed is laid out anew."""
    data = OffloadBinary([Entry.of("gfx942", b"code")], version=version).to_bytes()
    longer = data[:8] + struct.pack("<Q", len(data) + 64) + data[16:] + b"x" * 64
    found = llvm_offload.read(Source.from_bytes(longer))
    assert found.to_bytes() == longer
    found.entries = [dataclasses.replace(found.entries[0], source=Source.from_bytes(b"CODE"))]
    assert found.to_bytes() == OffloadBinary([Entry.of("gfx942", b"CODE")], version=version).to_bytes()
