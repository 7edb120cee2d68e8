"""The rule debug-paths: what DWARF names as files and folders, and nothing that only looks so."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import zstandard
from elftools.elf.elffile import ELFFile

import hipkit
from hipkit.fatbin.codeobject.dwarf_paths import MOST_STEPS, Named, paths_of
from hipkit.fatbin.validate import debug_rules

SOURCE = """
#include "{other}/more.h"
__attribute__((device, noinline)) int helper(int x) {{ return more(x) * 3; }}
__attribute__((global)) void first(int *p) {{ *p = helper(*p); }}
"""
OPTIONS = ("-x", "hip", "--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc", "-O1")
NOTE = "debug information names 2 private folders: {}, {}"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A source in a folder with a dot in its name, and a header in another; strings in it look like paths."""
    for name in ("src.d", "other"):
        (tmp_path / name).mkdir()
    (tmp_path / "other" / "more.h").write_text("__attribute__((device)) inline int more(int x) { return x ^ 5; }\n")
    file = tmp_path / "src.d" / "k.hip"
    file.write_text(SOURCE.format(other=tmp_path / "other"))
    return file


def messages(file: Path) -> list[str]:
    return [found.message for found in hipkit.validate(file, select=["debug-paths"])]


@pytest.mark.parametrize("compression", ["none", "zlib", "zstd"])
@pytest.mark.parametrize("version", [2, 3, 4, 5])
@pytest.mark.parametrize("llvm", [19, 22])
def test_the_folders_that_compilers_note(
    tool: Callable[[str], Any], source: Path, tmp_path: Path, llvm: int, version: int, compression: str
) -> None:
    out = tmp_path / "k.hsaco"
    debug = ["-g", f"-gdwarf-{version}", f"-gz={compression}", f"-fdebug-compilation-dir={source.parent}"]
    tool(f"clang++-{llvm}")(*OPTIONS, *debug, "--offload-arch=gfx942", source, "-o", out)
    assert messages(out) == [NOTE.format(tmp_path, source.parent)]
    mapped = [f"-ffile-prefix-map={tmp_path}=.", "-fdebug-compilation-dir=."]
    tool(f"clang++-{llvm}")(*OPTIONS, *debug[:-1], *mapped, "--offload-arch=gfx942", source, "-o", out)
    assert messages(out) == []


def test_text_that_only_looks_like_a_path_is_none(tool: Callable[[str], Any], tmp_path: Path) -> None:
    """Names of enumerators are in .debug_str, and constants in .debug_info; neither names a file."""
    source, out = tmp_path / "k.ll", tmp_path / "k.hsaco"
    source.write_text("""target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() !dbg !5 { ret void }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "/T-, /W2", emissionKind: FullDebug, enums: !2)
!1 = !DIFile(filename: "k.c", directory: ".")
!2 = !{!7}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 2, !"Dwarf Version", i32 5}
!5 = distinct !DISubprogram(name: "/home/me/no/path", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !{null})
!7 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "/W2", file: !1, size: 32, elements: !8)
!8 = !{!DIEnumerator(name: "/T-", value: 1)}
""")
    tool("llc-22")("-mtriple=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-filetype=obj", source, "-o", tmp_path / "k.o")
    tool("ld.lld-22")("-shared", tmp_path / "k.o", "-o", out)
    assert b"\0/home/me/no/path\0" in out.read_bytes()
    assert messages(out) == []


@pytest.mark.parametrize("options", [["-gdwarf-2"], ["-gdwarf-4"], ["-gdwarf-5"], ["-gdwarf-5", "-gdwarf64"]])
def test_files_for_hosts_name_what_llvm_dwarfdump_names(
    tool: Callable[[str], Any], tmp_path: Path, options: list[str]
) -> None:
    source, made, out = tmp_path / "k.c", tmp_path / "k.o", tmp_path / "k.so"
    source.write_text('#line 7 "/somewhere/made/up.y"\nint f(int x) { return x + 1; }\n')
    same = [
        "--target=x86_64-linux-gnu",
        "-fdebug-compilation-dir=/somewhere",
        f"-ffile-prefix-map={tmp_path}=/somewhere",
    ]
    tool("clang-22")("-g", *options, *same, "-c", source, "-o", made)
    tool("ld.lld-22")("-shared", made, "-o", out)
    with out.open("rb") as stream:
        sections = {section.name: section.data() for section in ELFFile(stream).iter_sections() if section.name}
    text = tool("llvm-dwarfdump-22")("--debug-line", "--debug-info", out).stdout.decode()
    said = re.findall(r'^include_directories\[.*\] = "(.*)"|^ +name: "(.*)"|_comp_dir\t\("(.*)"\)', text, re.MULTILINE)
    said += [("", name, "") for name in re.findall(r'DW_TAG_compile_unit(?:.*\n)*?.*DW_AT_name\t\("(.*)"\)', text)]
    folders = {folder or unit for folder, _, unit in said if folder or unit}
    files = {file for _, file, _ in said if file}
    wanted = {Named(path.encode(), True) for path in folders} | {Named(path.encode(), False) for path in files}
    assert set(paths_of(sections)) == wanted
    assert any(b"made" in named.path for named in wanted)


HOSTILE = {
    "folders without columns": (".debug_line", b"\5\0\x08\0" + struct.pack("<I", 200) + b"\1\1\1\xfb\x0e\1\0" + b"\xff" * 8 + b"\x7f"),
    "files of no size": (".debug_line", b"\5\0\x08\0" + struct.pack("<I", 200) + b"\1\1\1\xfb\x0e\1\1\1\x19" + b"\xff" * 8 + b"\x7f"),
}  # fmt: skip


@pytest.mark.parametrize("kind", HOSTILE)
def test_counts_that_promise_too_much_end(kind: str) -> None:
    name, content = HOSTILE[kind]
    assert list(paths_of({name: struct.pack("<I", len(content)) + content})) == []


@pytest.mark.parametrize(
    ("name", "unit"),
    [(".debug_info", b"\7\0\0\0\4\0\0\0\0\0\x08"), (".debug_types", bytes(4)), (".debug_line", bytes(4))],
)
def test_a_million_units_of_nothing_stop_after_so_many_steps(name: str, unit: bytes) -> None:
    """What follows them is read no more."""
    header = b"\4\1\1\xfb\x0e\1/home/me\0\0\0"
    table = struct.pack("<IHI", 6 + len(header), 4, len(header)) + header
    abbreviations = {".debug_abbrev": b"\2\x11\0\0\0" * 1000}
    after = {} if name == ".debug_line" else {".debug_line": table}
    few = {**abbreviations, name: unit * 9 + (table if name == ".debug_line" else b""), **after}
    assert list(paths_of(few)) == [Named(b"/home/me", is_folder=True)]
    assert (
        list(
            paths_of(
                {**abbreviations, name: unit * (MOST_STEPS + 1) + (table if name == ".debug_line" else b""), **after}
            )
        )
        == []
    )


def test_no_bytes_raise(tool: Callable[[str], Any], source: Path, tmp_path: Path) -> None:
    import random

    out = tmp_path / "k.hsaco"
    tool("clang++-22")(*OPTIONS, "-g", "--offload-arch=gfx942", source, "-o", out)
    with out.open("rb") as stream:
        sections = {section.name: section.data() for section in ELFFile(stream).iter_sections() if section.name}
    chance = random.Random(5)
    assert list(paths_of(sections))
    for _ in range(300):
        changed = {name: bytearray(data) for name, data in sections.items() if name.startswith(".debug_")}
        for data in changed.values():
            for _ in range(3 if data else 0):
                data[chance.randrange(len(data))] = chance.randrange(256)
        for named in paths_of({name: bytes(data) for name, data in changed.items()}):
            assert isinstance(named.path, bytes)


@pytest.mark.parametrize("room", [-1, 0, 1, 99, 100, 101])
@pytest.mark.parametrize(("method", "compress"), [(1, zlib.compress), (2, zstandard.compress)])
def test_no_more_is_unpacked_than_there_is_room_for(method: int, compress: Callable[[bytes], bytes], room: int) -> None:
    """To zlib 0 would be no limit."""
    assert debug_rules._inflated(method, compress(b"x" * 100), room) == b"x" * max(0, min(room, 100))
