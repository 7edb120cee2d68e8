"""CUDA fat binaries: every kind of entry, stored as NVIDIA's tools store it, read and written byte for byte."""

from __future__ import annotations

import dataclasses
import io
import re
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from handmade import elf, wrapper
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from lz4 import block

import hipkit
from hipkit import Entry, FormatError, Hash, HipkitError, UnsupportedError, UsageError
from hipkit.fatbin.formats import cuda_fatbin
from hipkit.fatbin.formats.cuda_entry import FatbinEntry
from hipkit.fatbin.formats.cuda_fatbin import CudaFatbin
from hipkit.fatbin.formats.cuda_header import KINDS
from hipkit.fatbin.source import Source

PTX = b"""\
.version 8.0
.target sm_90a
.address_size 64
.visible .entry first() { ret; }
.visible .entry second() { ret; }
.visible .entry third() { ret; }
"""
ELF = b"\x7fELF\x02\x01\x01\x41\x08" + bytes(55)

# fatbinary --create=t -64 --compress-mode=speed|size --ident=t.cu --cmdline="-O1 " --image3=kind=ptx,sm=90a,file=PTX
# of CUDA 13.0.
LZ4 = bytes.fromhex(
    "50ed55ba01001000c000000000000000010001015800000068000000000000006800000048000000000008005a00000040000000"
    "04000000112010000000000000000000000000009200000000000000742e63750000000050000000040000002d4f312000000000"
    "fd3e2e76657273696f6e20382e300a2e74617267657420736d5f3930610a2e616464726573735f73697a652036340a2e76697369"
    "626c65202e656e7472792066697273742829207b207265743b207d21006f7365636f6e6422000945746869722100503b207d0a00"
)
ZSTD = bytes.fromhex(
    "50ed55ba01001000c000000000000000010001015800000068000000000000006300000048000000000008005a00000040000000"
    "04000000118010000000000000000000000000009200000000000000742e63750000000050000000040000002d4f312000000000"
    "28b52ffd2092d5020082051317804d1b40de568fe91b028d9830304d179ef8511df4e5dac06ad3ee414a72f5a3734f5d089a5797"
    "4bdb2ff1e924ca1ae11a88e7a48c30e73ad7703566200fbf93d9d6b818167f90f26684010300ee418a62aa21b332030000000000"
)


def read(data: bytes) -> CudaFatbin:
    return cuda_fatbin.read(Source.from_bytes(data, "a.fatbin"))


def header(kind: int = 2, *, payload: bytes = ELF, extra: bytes = b"", **given: int) -> bytes:
    """An entry by hand, with any field of its header set to something else."""
    fields = {
        "version": 0x101,
        "header_size": 64 + len(extra),
        "payload_size": len(payload),
        "compressed_size": 0,
        "options_at": 0,
        "minor": 8,
        "major": 1,
        "arch": 80,
        "ident_at": 0,
        "ident_size": 0,
        "flags": 0x11,
        "key": 0,
        "uncompressed_size": 0,
    }
    values = [kind, *(fields | given).values()]
    return struct.pack("<HHIQIIHHIIIQQQ", *values) + extra + payload


def fatbin(*entries: bytes, **given: int) -> bytes:
    body = b"".join(entries)
    fields = {"magic": 0xBA55ED50, "version": 1, "header_size": 16, "size": len(body)} | given
    return struct.pack("<IHHQ", *fields.values()) + body


def refused(data: bytes) -> str:
    with pytest.raises(FormatError) as caught:
        read(data)
    return str(caught.value)


@pytest.mark.parametrize(("data", "method"), [(LZ4, "lz4"), (ZSTD, "zstd")])
def test_what_fatbinary_wrote_is_read_and_written_again(data: bytes, method: str) -> None:
    found = read(data)
    (entry,) = found.entries
    assert (found.version, found.size, found.compression) == (1, len(data), method)
    assert (entry.id, entry.kind, entry.triple, entry.target) == ("ptx-sm_90a", "ptx", "nvptx64-nvidia-cuda", "sm_90a")
    assert (entry.size, entry.inflated, entry.uri) == (len(PTX), True, None)
    assert entry.data == PTX
    assert entry.attributes == {
        "version": "8.0",
        "flags": ["64-bit", "linux", method, "arch-specific"],
        "compression": method,
        "stored_size": {"lz4": 104, "zstd": 99}[method],
        "ident": "t.cu",
        "options": "-O1 ",
    }
    assert found.to_bytes() == data


def test_a_stored_entry_is_a_part_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.fatbin"
    path.write_bytes(fatbin(header()))
    (entry,) = cuda_fatbin.read(Source.from_path(path)).entries
    assert (entry.id, entry.offset, entry.size, entry.data) == ("elf-sm_80", 80, 64, ELF)
    assert entry.uri == f"file://{path.as_posix()}#offset=80&size=64"


@pytest.mark.parametrize(("number", "name"), KINDS.items())
def test_every_kind_has_a_name(number: int, name: str) -> None:
    (entry,) = read(fatbin(header(number, flags=0x200011))).entries
    assert (entry.id, entry.kind, entry.target) == (f"{name}-sm_80f", name, "sm_80f")


def test_only_its_own_extent_is_read() -> None:
    one = fatbin(header(), header(1, payload=b".version 8.0\n\0\0\0\0"))
    found = read(one + one)
    assert found.size == len(one)
    assert [e.data for e in found.entries] == [ELF, b".version 8.0\n"]


def test_headers_that_are_longer_are_kept() -> None:
    data = fatbin(bytes(8) + header(extra=b"\x07" * 24), header_size=24, size=64 + 24 + 64)
    found = read(data)
    assert found.to_bytes() == data
    assert found.entries[0].data == ELF


def test_an_obfuscated_entry_is_listed_and_its_content_refused_by_name() -> None:
    data = fatbin(header(8, payload=b"\x48\xb9" * 8, flags=0x18011, compressed_size=16, uncompressed_size=99, key=7))
    found = read(data)
    (entry,) = found.entries
    assert (entry.id, entry.size) == ("ltoir-sm_80", 99)
    assert "obfuscated" in str(entry.attributes["flags"])
    with pytest.raises(UnsupportedError, match="it is obfuscated"):
        _ = entry.data
    assert found.to_bytes() == data


def test_verifying_inflates_what_can_be_inflated() -> None:
    sound = fatbin(header(8, payload=bytes(8), flags=0x18011, compressed_size=8, uncompressed_size=99), header())
    assert read(sound).verify() is Hash.NONE
    damaged = bytearray(ZSTD)
    damaged[0x80] ^= 0xFF
    found = read(bytes(damaged))
    with pytest.raises(FormatError, match="the zstd stream"):
        found.verify()


def test_lz4_whose_size_is_stated_too_short_is_read_whole() -> None:
    text = b"a" * 5000 + b"b"
    packed = block.compress(text, store_size=False)
    data = header(payload=packed, flags=0x2011, compressed_size=len(packed), uncompressed_size=10)
    (entry,) = read(fatbin(data)).entries
    assert entry.size == 10
    assert entry.data == text
    assert entry.size == len(text)


def test_entries_written_are_read_back() -> None:
    text = PTX.ljust(152, b"\n")  # what is stored plainly is padded to a multiple of eight bytes
    made = [
        FatbinEntry.make(f"{kind}-sm_100f", text, compression=method, ident="k.cu", options="-g")
        for kind in ("elf", "ptx", "ltoir")
        for method in (None, "lz4", "zstd")
    ]
    data = CudaFatbin([*made]).to_bytes()
    found = read(data)
    assert [(e.id, e.data) for e in found.entries] == [(e.id, text) for e in made]
    assert {e.attributes["options"] for e in found.entries} == {"-g"}
    assert CudaFatbin(found.entries).to_bytes() == data


def test_a_text_that_fills_its_eight_bytes_still_ends_with_a_zero() -> None:
    data = CudaFatbin([FatbinEntry.make("elf-sm_80", ELF, ident="eight.cu", options="-O1 -G ")]).to_bytes()
    options = struct.pack("<II", 64 + 16 + 8, 7) + b"-O1 -G \0"
    extra = b"eight.cu" + bytes(8) + options
    assert data[16:] == header(extra=extra, ident_at=64, ident_size=8, options_at=80)


def test_entries_that_are_compressed_are_not_shared_bytes_in_a_wheel_either() -> None:
    made = CudaFatbin([FatbinEntry.make("elf-sm_100f", bytes(8 << 20), compression="zstd", ident="k.cu")]).to_bytes()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as wheel:
        wheel.writestr("x/libx.so", elf({".nv_fatbin": made, ".nvFatBinSegment": wrapper(4096, 0x466243B1)}))
    found = hipkit.open(out.getvalue(), strict=False)
    assert [finding.rule for container in found.walk() for finding in container.findings] == []
    assert [entry.size for entry in found.entries] == [8 << 20]


def test_a_changed_entry_is_packed_anew() -> None:
    found = read(ZSTD)
    found.entries[0] = dataclasses.replace(found.entries[0], source=Source.from_bytes(PTX * 3))
    again = read(found.to_bytes())
    (entry,) = again.entries
    assert (entry.data, entry.attributes["compression"], entry.attributes["ident"]) == (PTX * 3, "zstd", "t.cu")


def test_a_plain_entry_needs_a_kind_and_a_target_that_cuda_knows() -> None:
    source = Source.from_bytes(ELF)
    assert read(CudaFatbin([Entry("x", source, "elf", target="sm_75")]).to_bytes()).entries[0].id == "elf-sm_75"
    with pytest.raises(UsageError, match="hip for gfx942 is not what a CUDA fat binary holds"):
        CudaFatbin([Entry("x", source, "hip", target="gfx942")]).to_bytes()
    with pytest.raises(UsageError, match="'gfx942' is not the id of a CUDA entry"):
        FatbinEntry.make("gfx942", b"")
    with pytest.raises(UsageError, match="bzip2 is not how CUDA compresses"):
        FatbinEntry.make("elf-sm_80", b"", compression="bzip2")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"\x01\x5a\xe5\x1e" + bytes(60), "+0x0: cuda-fatbin: magic: the fat binary of CUDA before 4.0"),
        (fatbin()[:10], "+0xa: cuda-fatbin: size: the file ends here, at 0xa, inside the header"),
        (fatbin(version=2), "+0x4: cuda-fatbin: version: 2 is not known; hipkit reads 1"),
        (fatbin(header_size=8), "+0x6: cuda-fatbin: header_size: 8 is less than the 16 bytes of the header itself"),
        (
            fatbin(header_size=99),
            "+0x0: cuda-fatbin: header_size: needs 0x63 bytes from 0x0, but its data ends at 0x10",
        ),
        (
            fatbin(size=1 << 63),
            "+0x8: cuda-fatbin: size: 0x8000000000000000 bytes reach beyond the 0x10 that are there; the file is cut short",
        ),
        (
            fatbin(header(), bytes(20)),
            "+0x90: cuda-fatbin: entry header: needs 0x40 bytes from 0x90, but its data ends at 0xa4",
        ),
        (
            fatbin(header(header_size=63)),
            "+0x14: cuda-fatbin: header_size: 63 is less than the 64 bytes of the header itself",
        ),
        (
            fatbin(header(header_size=1000)),
            "+0x10: cuda-fatbin: header_size: needs 0x3e8 bytes from 0x10, but its data ends at 0x90",
        ),
        (
            fatbin(header(payload_size=65)),
            "+0x18: cuda-fatbin: payload_size: 0x41 bytes at 0x50 reach beyond the 0x90 bytes that are there",
        ),
        (fatbin(header(0x200)), "+0x10: cuda-fatbin: kind: 0x200 is not known"),
        (fatbin(header(version=0x102)), "+0x12: cuda-fatbin: entry version: 0x102 is not known; hipkit reads 0x101"),
        (
            fatbin(header(flags=0x2000, compressed_size=65)),
            "+0x20: cuda-fatbin: compressed_size: 65 bytes are not within the payload of 64",
        ),
        (
            fatbin(header(ident_at=64, ident_size=4)),
            "+0x10: cuda-fatbin: ident: 0x4 bytes at 0x40 lie outside the entry's header of 0x40",
        ),
        (
            fatbin(header(options_at=64)),
            "+0x10: cuda-fatbin: options: 0x8 bytes at 0x40 lie outside the entry's header of 0x40",
        ),
        (
            fatbin(header(options_at=64, extra=struct.pack("<II", 72, 1 << 31))),
            "+0x10: cuda-fatbin: options: 0x80000000 bytes at 0x48 lie outside the entry's header of 0x48",
        ),
    ],
)
def test_a_fault_is_one_line_that_names_its_place(data: bytes, message: str) -> None:
    assert refused(data).startswith("a.fatbin" + message)


@pytest.mark.parametrize("fault", [{"kind": 0x200}, {"version": 0x102}, {"ident_at": 9, "ident_size": 1}])
def test_what_can_be_read_past_is_noted_and_read_past(fault: dict[str, Any]) -> None:
    damage: list[FormatError] = []
    data = fatbin(header(**fault), header())
    found = cuda_fatbin.read(Source.from_bytes(data), damage.append)
    assert len(damage) == 1
    assert [e.data for e in found.entries] == [ELF, ELF]
    assert found.to_bytes() == data


@pytest.mark.parametrize(
    ("flag", "payload", "size", "message"),
    [
        (0x2000, b"\xff" * 16, 100, "payload: the lz4 stream is damaged"),
        (0x2000, b"\x40abcd", 9, "uncompressed_size: the lz4 stream holds 4 of the 9 bytes the header says"),
        (
            0x2000,
            b"\x40abcd",
            1 << 40,
            f"uncompressed_size: says it inflates to {1 << 40} bytes; 5 bytes of LZ4 cannot",
        ),
        (0x8000, b"\x40abcd", 9, "payload: the zstd stream is damaged"),
        (0x8000, b"\x28\xb5\x2f\xfd" * 4, 1 << 60, "uncompressed_size: says it inflates to"),
    ],
)
def test_a_damaged_payload_is_refused_when_it_is_looked_at(flag: int, payload: bytes, size: int, message: str) -> None:
    entry = header(payload=payload, flags=flag, compressed_size=len(payload), uncompressed_size=size)
    with pytest.raises(FormatError, match=re.escape(message)):
        _ = read(fatbin(entry)).entries[0].data


def test_a_count_that_no_real_file_has_is_refused() -> None:
    message = refused(fatbin(*[header(payload=b"")] * (cuda_fatbin.MOST_ENTRIES + 1)))
    assert message.endswith("cuda-fatbin: entries: there are more than 65536; the rest is left out")


ENTRIES = st.tuples(
    st.sampled_from(sorted(KINDS.values())),
    st.integers(1, 999),
    st.sampled_from(["", "a", "f"]),
    st.binary(max_size=200),
    st.sampled_from([None, "lz4", "zstd"]),
    st.text(st.characters(codec="ascii", exclude_characters="\0"), max_size=20),
)


@given(st.lists(ENTRIES, max_size=5))
def test_any_entries_come_back(rows: list[tuple[str, int, str, bytes, str | None, str]]) -> None:
    made: list[Entry] = []
    for kind, arch, suffix, data, method, text in rows:
        # PTX is text: it ends where its NULs begin.
        content = data.rstrip(b"\0") if kind == "ptx" else data.ljust(-(-len(data) // 8) * 8, b"\0")
        made.append(
            FatbinEntry.make(f"{kind}-sm_{arch}{suffix}", content, compression=method, ident=text, options=text)
        )
    data = CudaFatbin(made).to_bytes()
    found = read(data)
    assert [(e.id, e.data) for e in found.entries] == [(e.id, e.data) for e in made]
    assert found.to_bytes() == data


@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=400)
@given(st.sampled_from([LZ4, ZSTD, LZ4 + ZSTD, fatbin(header(), header(8))]), st.data())
def test_no_change_to_a_real_file_raises_anything_else(real: bytes, data: st.DataObject) -> None:
    changed = bytearray(real)
    for _ in range(data.draw(st.integers(1, 4))):
        changed[data.draw(st.integers(0, len(real) - 1))] = data.draw(st.integers(0, 255))
    damage: list[FormatError] = []
    try:
        found = cuda_fatbin.read(
            Source.from_bytes(bytes(changed[: data.draw(st.integers(0, len(real)))])), damage.append
        )
        for entry in found.entries:
            assert entry.source.read() is not None
    except HipkitError:
        pass


def test_what_is_written_is_what_fatbinary_writes(tool: Callable[[str], Any], tmp_path: Path) -> None:
    (tmp_path / "k.ptx").write_bytes(PTX)
    tool("ptxas")("-arch=sm_90a", tmp_path / "k.ptx", "-o", tmp_path / "k.cubin")
    images = [
        f"--image3=kind={kind},sm=90a,file={tmp_path / name}" for kind, name in (("elf", "k.cubin"), ("ptx", "k.ptx"))
    ]
    out = tmp_path / "k.fatbin"
    tool("fatbinary")(f"--create={out}", "-64", "--compress-mode=none", "--ident=k.cu", "--cmdline=-O1 ", *images)
    cubin = (tmp_path / "k.cubin").read_bytes()
    made = CudaFatbin(
        [
            FatbinEntry.make("elf-sm_90a", cubin, ident="k.cu"),
            FatbinEntry.make("ptx-sm_90a", PTX, ident="k.cu", options="-O1 "),
        ]
    )
    assert made.to_bytes() == out.read_bytes()


@pytest.mark.parametrize("mode", ["none", "size", "speed", "balance"])
def test_what_nvcc_writes_is_read_and_written_again(tool: Callable[[str], Any], tmp_path: Path, mode: str) -> None:
    source = tmp_path / "k.cu"
    source.write_text('extern "C" __global__ void add(float *a, const float *b) { a[threadIdx.x] += b[threadIdx.x]; }')
    targets = [f"-gencode=arch=compute_{a},code=sm_{a}" for a in ("80", "90a", "100f")]
    targets.append("-gencode=arch=compute_80,code=[compute_80,lto_80]")
    out = tmp_path / "k.fatbin"
    tool("nvcc")("-fatbin", "-o", out, f"-compress-mode={mode}", *targets, source)
    found = read(out.read_bytes())
    assert found.to_bytes() == out.read_bytes()
    assert {e.id for e in found.entries} == {"elf-sm_80", "elf-sm_90a", "elf-sm_100f", "ptx-sm_80", "ltoir-sm_80"}
    for entry in found.entries:
        if entry.kind == "elf":
            assert entry.data.startswith(b"\x7fELF")
        if entry.kind == "ptx":
            assert b".target sm_80" in entry.data
