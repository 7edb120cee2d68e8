"""The rule debug-places: functions of every version of DWARF are in code, until the code is somewhere else."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from code_objects import patched, rows, symbols

import hipkit

SOURCE = """
__attribute__((device, noinline)) int helper(int x) { return x * 3; }
__attribute__((global)) void first(int *p) { *p = helper(*p); }
"""
OPTIONS = ("-x", "hip", "--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc", "-O1")
FURTHER = 0x100000


@pytest.mark.parametrize("version", [3, 4, 5])
def test_functions_are_where_code_is(tool: Callable[[str], Any], tmp_path: Path, version: int) -> None:
    source, out = tmp_path / "k.hip", tmp_path / "k.hsaco"
    source.write_text(SOURCE)
    tool("clang++-22")(*OPTIONS, "-g", f"-gdwarf-{version}", "--offload-arch=gfx942", source, "-o", out)
    assert messages(out) == []
    data = out.read_bytes()
    place = symbols(data)["_Z5firstPi"][1][4]
    old, new = struct.pack("<Q", place), struct.pack("<Q", place + FURTHER)
    for _, (_, _, flags, _, at, size, *_) in rows(data, 1):
        if not flags:  # not loaded: debug information
            data = patched(data, at, data[at : at + size].replace(old, new))
    out.write_bytes(data)
    [message] = messages(out)
    assert re.fullmatch(
        f"debug information has '(_Z5)?first(Pi)?' at {place + FURTHER:#x}, where there is no code", message
    )


@pytest.mark.parametrize("version", [3, 4, 5])
def test_lines_and_units_are_of_the_code(tool: Callable[[str], Any], tmp_path: Path, version: int) -> None:
    source, out = tmp_path / "k.hip", tmp_path / "k.hsaco"
    source.write_text(SOURCE)
    tool("clang++-22")(*OPTIONS, "-g", f"-gdwarf-{version}", "--offload-arch=gfx942", source, "-o", out)
    data = out.read_bytes()
    assert found(data, "debug-places") == found(data, "debug-units") == []
    # Only programs of lines set addresses in this way.
    at = data.index(b"\0\x09\x02") + 3
    moved = patched(data, at, struct.pack("<Q", struct.unpack_from("<Q", data, at)[0] + FURTHER))
    [message] = found(moved, "debug-places")
    assert re.fullmatch(r"debug information has lines of code at 0x10\w+, where there is no code", message)
    [info] = [part.offset for part in hipkit.CodeObject.read(data).sections if part.name == ".debug_info"]
    other = patched(data, info + (8 if version > 4 else 6), struct.pack("<I", 1))
    assert found(other, "debug-units") == ["the unit at 0x0 of .debug_info does not begin with an entry of a unit"]


def found(data: bytes, rule: str) -> list[str]:
    return [found.message for found in hipkit.validate(hipkit.open(data, strict=False), select=[rule])]


def test_a_file_with_debug_information_alone_has_no_code(tool: Callable[[str], Any], tmp_path: Path) -> None:
    source, out = tmp_path / "k.hip", tmp_path / "k.hsaco"
    source.write_text(SOURCE)
    tool("clang++-22")(*OPTIONS, "-g", "--offload-arch=gfx942", source, "-o", out)
    tool("llvm-objcopy-22")("--only-keep-debug", out, tmp_path / "k.debug")
    assert messages(tmp_path / "k.debug") == []


def messages(file: Path) -> list[str]:
    return [found.message for found in hipkit.validate(file, select=["debug-places"])]
