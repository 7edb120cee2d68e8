"""Windows libraries: the file shrinks, every address stays, and what is signed is not touched."""

from __future__ import annotations

import struct
import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from host_files import content, example_bundles

import hipkit

SYMBOLS = ("hipLaunchKernel", "__hipPushCallConfiguration", "__hipPopCallConfiguration", "__hipRegisterFunction",
           "__hipRegisterFatBinary", "__hipUnregisterFatBinary", "__hipRegisterVar", "atexit")  # fmt: skip


@pytest.fixture
def library(tool: Callable[[str], Any], samples: Path, tmp_path: Path) -> Path:
    """A DLL with code for two targets, and a checksum."""
    return linked(tool, tmp_path, samples / "freestanding.obj")


def linked(tool: Callable[[str], Any], tmp_path: Path, *objects: Path) -> Path:
    """A DLL of objects, and of what they need of the runtime."""
    (tmp_path / "runtime.c").write_text("\n".join(f"void {name}(void) {{}}" for name in SYMBOLS))
    tool("clang-22")("-target", "x86_64-pc-windows-msvc", "-c", tmp_path / "runtime.c", "-o", tmp_path / "runtime.obj", "-w")  # fmt: skip
    tool("lld-link-22")(
        "/dll", "/noentry", "/nodefaultlib", "/force:unresolved", "/release", "/debug:symtab", f"/out:{tmp_path / 'k.dll'}",
        *objects, tmp_path / "runtime.obj", "/include:fill_on_device", "/opt:noref",
    )  # fmt: skip
    return tmp_path / "k.dll"


def in_memory(path: Path) -> dict[str, tuple[int, int, bytes]]:
    """Each section's address, size in memory and content, read by LIEF, for sections without device code."""
    lief = pytest.importorskip("lief")
    parsed = lief.PE.parse(str(path))
    assert parsed.optional_header.checksum == parsed.compute_checksum()
    return {
        s.name: (s.virtual_address, s.virtual_size, bytes(s.content))
        for s in parsed.sections
        if not s.name.startswith(".hip")
    }


def codes(path: Path) -> dict[str, bytes]:
    return {e.target: e.data for e in hipkit.open(path).entries if e.target}


def test_targets_go_and_come_back(library: Path, tmp_path: Path) -> None:
    before = codes(library)
    [first, *others] = sorted(before)
    out = tmp_path / "out.dll"
    report = hipkit.edit(library, out, keep=[first])
    assert codes(out) == {first: before[first]}
    assert report.saved >= sum(len(before[other]) for other in others) // 512 * 512
    assert hipkit.open(out).containers[0].wrapper is not None
    assert in_memory(out) == in_memory(library)
    hipkit.edit(out, tmp_path / "back.dll", add={target: before[target] for target in others})
    assert (tmp_path / "back.dll").read_bytes() == library.read_bytes()


def test_what_grows_becomes_a_section_after_the_others(library: Path, tmp_path: Path) -> None:
    new = content("new", 300_000)
    report = hipkit.edit(library, tmp_path / "out.dll", add={"gfx1201": new})
    assert "new section after the others" in report.notes[0]
    assert codes(tmp_path / "out.dll") == {**codes(library), "gfx1201": new}
    [container] = hipkit.open(tmp_path / "out.dll").containers
    assert container.wrapper is not None
    assert in_memory(tmp_path / "out.dll") == in_memory(library)


def test_containers_that_become_a_new_section_are_all_found_there(
    tool: Callable[[str], Any], installed: Callable[[str], Any], samples: Path, tmp_path: Path
) -> None:
    """Each has a wrapper that points to it, and those of the file are told from what points elsewhere."""
    source = (samples.parent / "src" / "freestanding.hip").read_text()
    (tmp_path / "other.hip").write_text(source.replace("fill", "other").replace("calls", "more"))
    installed("clang-22")(
        "-x", "hip", "-cuid=other", "-Os", "--offload-arch=gfx942", "-c", "-nogpuinc", "-nostdinc", "-nogpulib",
        "--target=x86_64-pc-windows-msvc", tmp_path / "other.hip", "-o", tmp_path / "other.obj",
    )  # fmt: skip
    made = linked(tool, tmp_path, samples / "freestanding.obj", tmp_path / "other.obj")
    first, second = hipkit.open(made).containers
    assert first.wrapper is not None and second.wrapper is not None
    assert first.section == second.section
    new = content("new", 300_000)
    report = hipkit.edit(made, tmp_path / "out.dll", add={"gfx1201@0": new})
    assert "new section after the others" in report.notes[0]
    found = hipkit.open(tmp_path / "out.dll").containers
    assert [container.wrapper for container in found] == [first.wrapper, second.wrapper]
    data = [{entry.target: entry.data for entry in each.entries if entry.target} for each in (first, second, *found)]
    assert data[2:] == [{**data[0], "gfx1201": new}, data[1]]


def test_what_grows_is_refused_where_no_section_header_has_room(library: Path, tmp_path: Path) -> None:
    data = bytearray(library.read_bytes())
    header = struct.unpack_from("<I", data, 0x3C)[0] + 4
    sections, optional_size = (
        struct.unpack_from("<H", data, header + 2)[0],
        struct.unpack_from("<H", data, header + 16)[0],
    )
    end = header + 20 + optional_size + 40 * sections
    for room, is_enough in ((39, False), (40, True)):
        struct.pack_into("<I", data, header + 20 + 60, end + room)
        library.write_bytes(data)
        with (
            nullcontext() if is_enough else pytest.raises(hipkit.UnsupportedError, match="no room for another section")
        ):
            hipkit.edit(library, tmp_path / f"out{room}.dll", add={"gfx1201": content("new", 300_000)})
        assert (tmp_path / f"out{room}.dll").exists() == is_enough


def test_a_library_without_data_directories(library: Path, tmp_path: Path) -> None:
    data = bytearray(library.read_bytes())
    optional = struct.unpack_from("<I", data, 0x3C)[0] + 24
    [size] = struct.unpack_from("<H", data, optional - 4)
    [sections] = struct.unpack_from("<H", data, optional - 18)
    rows = data[optional + size : optional + size + 40 * sections]
    struct.pack_into("<H", data, optional - 4, 112)
    struct.pack_into("<I", data, optional + 108, 0)
    data[optional + 112 : optional + 112 + len(rows)] = rows
    library.write_bytes(data)
    before = codes(library)
    hipkit.edit(library, tmp_path / "out.dll", keep=[min(before)])
    assert codes(tmp_path / "out.dll") == {min(before): before[min(before)]}


def test_what_is_signed_is_refused(library: Path, tmp_path: Path) -> None:
    data = bytearray(library.read_bytes())
    optional = struct.unpack_from("<I", data, 0x3C)[0] + 24
    struct.pack_into("<II", data, optional + 112 + 8 * 4, len(data), 16)
    library.write_bytes(bytes(data) + bytes(16))
    with pytest.raises(hipkit.UnsupportedError, match="is signed, and an edit would break") as refused:
        hipkit.edit(library, tmp_path / "out.dll", keep=["gfx942"])
    assert (refused.value.offset, refused.value.field) == (optional + 112 + 8 * 4, "certificate table")
    assert not (tmp_path / "out.dll").exists()


def test_containers_of_an_object_stay_where_they_are(tool: Callable[[str], Any], tmp_path: Path) -> None:
    """What its relocations lead to is not known to hipkit before it is linked."""
    text = '.section .hip_fatbin,"dr"\n'
    for number, data in enumerate(example_bundles((9000, 5000))):
        (tmp_path / f"{number}.hipfb").write_bytes(data)
        text += f'.p2align 12\nbundle_{number}:\n.incbin "{tmp_path / str(number)}.hipfb"\n'
    (tmp_path / "k.s").write_text(text)
    tool("clang-22")("-target", "x86_64-pc-windows-msvc", "-c", tmp_path / "k.s", "-o", tmp_path / "k.obj")
    before = hipkit.open(tmp_path / "k.obj").containers
    hipkit.edit(tmp_path / "k.obj", tmp_path / "out.obj", keep=["gfx942"])
    after = hipkit.open(tmp_path / "out.obj").containers
    assert [[e.target for e in c.entries] for c in after] == [[None, "gfx942"]] * 2
    assert after[1].offset - after[0].offset == before[1].offset - before[0].offset


def test_objects_for_windows(samples: Path, tmp_path: Path, tool: Callable[[str], Any]) -> None:
    path = samples / "freestanding.obj"
    before = codes(path)
    [container] = hipkit.open(path).containers
    assert container.wrapper is not None, "a relocation of it names the bundle"
    assert path.read_bytes()[container.wrapper :].startswith(b"FPIH")
    [first, *others] = sorted(before)
    report = hipkit.edit(path, tmp_path / "out.obj", keep=[first])
    assert codes(tmp_path / "out.obj") == {first: before[first]}
    assert report.saved > 4000
    tables = [tool("llvm-readobj-22")("--symbols", "-r", p).stdout.split(b"\n", 2)[2] for p in (path, tmp_path / "out.obj")]  # fmt: skip
    assert [line for line in tables[0].splitlines() if b"Length" not in line and b"Checksum" not in line] == [
        line for line in tables[1].splitlines() if b"Length" not in line and b"Checksum" not in line
    ]
    hipkit.edit(tmp_path / "out.obj", tmp_path / "back.obj", add={target: before[target] for target in others})
    assert (tmp_path / "back.obj").read_bytes() == path.read_bytes()


def test_a_debug_directory_without_end_is_refused(library: Path, tmp_path: Path) -> None:
    data = bytearray(library.read_bytes())
    optional = struct.unpack_from("<I", data, 0x3C)[0] + 24
    rows = optional + struct.unpack_from("<H", data, optional - 4)[0]
    struct.pack_into("<II", data, optional + 112 + 8 * 6, struct.unpack_from("<I", data, rows + 12)[0], 0xFFFFFFFC)
    library.write_bytes(data)
    with pytest.raises(hipkit.FormatError, match="debug directory: 4294967292 bytes at"):
        hipkit.edit(library, tmp_path / "out.dll", keep=["gfx942"])


def test_a_relocation_of_an_unknown_type_is_no_news(samples: Path, tmp_path: Path) -> None:
    data = bytearray((samples / "freestanding.obj").read_bytes())
    sections = struct.unpack_from("<H", data, 2)[0]
    for number in range(sections):
        at, count = struct.unpack_from("<I4xH", data, 20 + 40 * number + 24)
        for entry in range(count):
            struct.pack_into("<H", data, at + 10 * entry + 8, 0x4444)
    path = tmp_path / "odd.obj"
    path.write_bytes(data)
    command = [sys.executable, "-c", "import hipkit, sys; print(hipkit.open(sys.argv[1]).source.size)", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (f"{len(data)}\n", "")
