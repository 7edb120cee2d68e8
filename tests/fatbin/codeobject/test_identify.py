"""What a piece of code is, and for which target, from its first bytes."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hipkit.fatbin.codeobject.identify import Identity, identify
from hipkit.fatbin.source import Source

HSA = "amdgcn-amd-amdhsa"
CUDA = "nvptx64-nvidia-cuda"


def what(data: bytes) -> Identity | None:
    return identify(Source.from_bytes(data))


def elf(machine: int, flags: int = 0, osabi: int = 0, abi: int = 0, *, notes: bytes = b"", order: str = "<") -> bytes:
    """A 64-bit ELF with a note section, where there are notes."""
    ident = b"\x7fELF" + bytes([2, 1 if order == "<" else 2, 1, osabi, abi]).ljust(12, b"\0")
    sections_at = 64 + len(notes)
    count = 1 if notes else 0
    head = struct.pack(order + "HHIQQQIHHHHHH", 3, machine, 1, 0, 0, sections_at, flags, 64, 56, 0, 64, count, 0)
    section = struct.pack("<IIQQQQIIQQ", 0, 7, 0, 0, 64, len(notes), 0, 0, 4, 0) if notes else b""
    return ident + head + notes + section


def note(name: bytes, kind: int, content: bytes) -> bytes:
    padded = [part.ljust(-(-len(part) // 4) * 4, b"\0") for part in (name, content)]
    return struct.pack("<III", len(name), len(content), kind) + b"".join(padded)


def isa_note(major: int, minor: int, stepping: int) -> bytes:
    return note(b"AMD\0", 3, struct.pack("<HHIII", 4, 7, major, minor, stepping) + b"AMD\0AMDGPU\0")


@pytest.mark.parametrize(
    ("flags", "abi", "target", "version"),
    [
        (0x12C, 1, "gfx900:xnack+", 3),
        (0x02C, 1, "gfx900:xnack-", 3),
        (0x54C, 2, "gfx942", 4),
        (0x53F, 2, "gfx90a", 4),
        (0xB3F, 3, "gfx90a:sramecc-:xnack+", 5),
        (0x41, 3, "gfx1100", 5),
        (0x1000151, 4, "gfx9-generic", 6),
        (0xFE, 4, None, 6),
    ],
)
def test_a_code_object_names_its_target_in_its_flags(flags: int, abi: int, target: str, version: int) -> None:
    assert what(elf(224, flags, 64, abi)) == Identity("code-object", HSA, target, version)


@pytest.mark.parametrize(
    ("isa", "target"),
    [
        ((8, 0, 3), "gfx803"),
        ((8, 0, 4), "gfx803"),
        ((9, 0, 0), "gfx900:xnack-"),
        ((9, 0, 1), "gfx900:xnack+"),
        ((9, 0, 6), "gfx906:sramecc-:xnack-"),
        ((10, 1, 0), "gfx1010"),
        ((99, 0, 0), None),
    ],
)
def test_a_code_object_v2_names_it_in_a_note(isa: tuple[int, int, int], target: str | None) -> None:
    notes = note(b"AMD\0", 1, struct.pack("<II", 2, 1)) + isa_note(*isa)
    assert what(elf(224, 1, 64, 0, notes=notes)) == Identity("code-object", HSA, target, 2)


@pytest.mark.parametrize(
    "notes", [b"", b"AMD", isa_note(8, 0, 3)[:-20], struct.pack("<III", 1 << 31, 1 << 31, 3), bytes(1 << 17)]
)
def test_a_code_object_v2_without_a_sound_note_has_no_target(notes: bytes) -> None:
    assert what(elf(224, 0, 64, 0, notes=notes)) == Identity("code-object", HSA, None, 2)


@pytest.mark.parametrize(("osabi", "triple"), [(65, "amdgcn-amd-amdpal"), (66, "amdgcn-amd-mesa3d"), (0, "amdgcn")])
def test_a_code_object_of_another_system_has_no_version(osabi: int, triple: str) -> None:
    assert what(elf(224, 0x36, osabi, 0)) == Identity("code-object", triple, "gfx1030")


@pytest.mark.parametrize(
    ("flags", "osabi", "abi", "notes", "target"),
    [
        (0x230523, 51, 7, "", "sm_35"),  # from CUDA 11
        (0x5A0D5A, 51, 7, "", "sm_90a"),
        (0x6005004, 65, 8, "", "sm_80"),  # from CUDA 13
        (0x6006402, 65, 8, "-O3 -arch sm_100f -m 64 ", "sm_100f"),
        (0x6005A04, 65, 8, "-arch=sm_90a", "sm_90a"),
        (0x6005A04, 65, 8, "-arch sm_90 ", "sm_90"),
        (0x6005A04, 65, 8, "-arch sm_100a ", "sm_90"),  # the flags are what counts
        (0x600640A, 65, 8, "", "sm_100a"),
        (0, 65, 8, "", None),
    ],
)
def test_a_cubin_names_its_architecture(flags: int, osabi: int, abi: int, notes: str, target: str | None) -> None:
    tool = note(b"NVIDIA Corp\0", 2000, b"\2\0\0\0" + notes.encode()) if notes else b""
    assert what(elf(190, flags, osabi, abi, notes=tool)) == Identity("cubin", CUDA, target)


@pytest.mark.parametrize(
    ("text", "triple", "target"),
    [
        (b".version 8.0\n.target sm_90a\n.address_size 64\n", CUDA, "sm_90a"),
        (b"\n\n//\n// made by .version\n/* so\nit is */ .version\t7.8 .target sm_100f, debug", CUDA, "sm_100f"),
        (b".version 1.4\n.target sm_10\n.address_size 32\n", "nvptx-nvidia-cuda", "sm_10"),
        (b".version 8.0\n", CUDA, None),
    ],
)
def test_ptx_is_known_by_its_first_directive(text: bytes, triple: str, target: str | None) -> None:
    assert what(text) == Identity("ptx", triple, target)


@pytest.mark.parametrize(
    ("data", "identity"),
    [
        (b"BC\xc0\xde rest", Identity("bitcode")),
        (b"\xde\xc0\x17\x0b rest", Identity("bitcode")),
        (b"\x03\x02\x23\x07 rest", Identity("spirv")),
        (b"\x07\x23\x02\x03 rest", Identity("spirv")),
        (elf(62), Identity("host-object", "x86_64")),
        (elf(183), Identity("host-object", "aarch64")),
        (elf(22, order=">"), Identity("host-object", "s390x")),
        (elf(9999), Identity("host-object")),
        (struct.pack("<HHIIIHH", 0x8664, 3, 0, 0, 0, 0, 0), Identity("host-object", "x86_64-pc-windows-msvc")),
        (
            b"MZ".ljust(60, b"\0") + struct.pack("<I4sH", 64, b"PE\0\0", 0x8664) + bytes(20),
            Identity("host-object", "x86_64-pc-windows-msvc"),
        ),
    ],
)
def test_other_code_is_known_by_its_magic(data: bytes, identity: Identity) -> None:
    assert what(data) == identity


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x7fELF",
        elf(224)[:63],
        b"MZ",
        b"MZ".ljust(64, b"\1"),
        b"\x64\x86",
        b"text",
        b"// .version 8.0",
        b"/* ",
        b".version",
    ],
)
def test_other_bytes_are_no_code(data: bytes) -> None:
    assert what(data) is None


def test_comments_that_never_end_cost_no_time() -> None:
    assert what(b"/**//" * 20_000) is None
    assert what(b"/*" * 40_000) is None


@pytest.mark.parametrize(("kind", "is_device"), [("code-object", True), ("ptx", True), ("host-object", False)])
def test_device_code_is_what_a_gpu_runs(kind: str, is_device: bool) -> None:
    assert Identity(kind).is_device is is_device


@settings(max_examples=400)
@given(
    st.sampled_from([elf(224, 0, 64, 0, notes=isa_note(8, 0, 3)), elf(190, 0x6005A04, 65, 8, notes=bytes(40))]),
    st.data(),
)
def test_no_change_to_code_raises(real: bytes, data: st.DataObject) -> None:
    changed = bytearray(real)
    for _ in range(data.draw(st.integers(1, 4))):
        changed[data.draw(st.integers(4, len(real) - 1))] = data.draw(st.integers(0, 255))
    what(bytes(changed[: data.draw(st.integers(0, len(real)))]))


@given(st.binary(max_size=200))
def test_no_bytes_raise(data: bytes) -> None:
    what(data)
    what(b".version" + data)


@pytest.mark.parametrize(
    ("version", "cpu", "features", "target"),
    [
        (4, "gfx942", "", "gfx942"),
        (5, "gfx90a", "+xnack,-sramecc", "gfx90a:sramecc-:xnack+"),
        (6, "gfx11-generic", "", "gfx11-generic"),
    ],
)
def test_what_llvm_compiles_is_named_as_it_was_asked_for(
    tool: Callable[[str], Any], tmp_path: Path, version: int, cpu: str, features: str, target: str
) -> None:
    ir = tmp_path / "k.ll"
    flag = f'!{{i32 1, !"amdhsa_code_object_version", i32 {version}00}}'
    ir.write_text(f"define amdgpu_kernel void @k() {{ ret void }}\n!llvm.module.flags = !{{!0}}\n!0 = {flag}\n")
    out = tmp_path / "k.o"
    tool("llc-22")("-mtriple", HSA, f"-mcpu={cpu}", f"-mattr={features}", "-filetype=obj", ir, "-o", out)
    assert identify(Source.from_path(out)) == Identity("code-object", HSA, target, version)


@pytest.mark.parametrize("arch", ["75", "80", "90", "90a", "100", "100a", "100f", "120"])
def test_what_ptxas_compiles_is_named_as_it_was_asked_for(
    tool: Callable[[str], Any], tmp_path: Path, arch: str
) -> None:
    source, out = tmp_path / "k.ptx", tmp_path / "k.cubin"
    source.write_text(f".version 9.0\n.target sm_{arch}\n.address_size 64\n.visible .entry k() {{ ret; }}\n")
    tool("ptxas")(f"-arch=sm_{arch}", source, "-o", out)
    assert identify(Source.from_path(out)) == Identity("cubin", CUDA, f"sm_{arch}")
    assert identify(Source.from_path(source)) == Identity("ptx", CUDA, f"sm_{arch}")
