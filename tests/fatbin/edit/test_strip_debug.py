"""Debug information goes; what is loaded, and so what kernels run, is the same byte for byte."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile

import hipkit
from hipkit.fatbin.edit.strip_debug import without_debug
from hipkit.fatbin.formats.offload_bundle import OffloadBundle
from hipkit.fatbin.source import Source

SOURCE = """
__attribute__((device)) int counter = 3;
__attribute__((global)) void first(int *p) { *p += counter; }
__attribute__((global)) void second(float *p, int n) { for (int i = 0; i < n; i++) p[i] *= p[0]; }
"""


@pytest.fixture
def code(tool: Callable[[str], Any], tmp_path: Path) -> Path:
    (tmp_path / "k.hip").write_text(SOURCE)
    tool("clang-22")(
        "-x", "hip", "--offload-arch=gfx942", "--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib",
        "-O2", "-g", f"-ffile-prefix-map={tmp_path}=/src", "-fdebug-compilation-dir=/src", tmp_path / "k.hip", "-o", tmp_path / "k.hsaco",
    )  # fmt: skip
    return tmp_path / "k.hsaco"


def sections(path: Path, tool: Callable[[str], Any]) -> list[str]:
    rows = tool("llvm-readelf-22")("-S", "-W", path).stdout.decode().splitlines()
    return [row.split("]")[1].split()[0] for row in rows if "] ." in row]


def test_a_code_object_loses_its_debug_sections_alone(code: Path, tool: Callable[[str], Any], tmp_path: Path) -> None:
    out = tmp_path / "out.hsaco"
    report = hipkit.edit(code, out, strip_debug=True)
    assert report.saved > 1000
    before, after = sections(code, tool), sections(out, tool)
    assert [name for name in before if not name.startswith(".debug_")] == after
    assert not tool("llvm-readelf-22")("-a", out).stderr
    for what in (["-d"], ["-s", "-j", ".rodata"], ["-s", "-j", ".text"], ["-t"]):
        texts = [tool("llvm-objdump-22")(*what, path).stdout.split(b"\n", 3)[3] for path in (code, out)]
        assert texts[0] == texts[1]
    loaded = [tool("llvm-objcopy-22")("-O", "binary", path, f"{path}.bin") and Path(f"{path}.bin").read_bytes() for path in (code, out)]  # fmt: skip
    assert loaded[0] == loaded[1]
    tool("llvm-objcopy-22")("--strip-debug", code, tmp_path / "theirs.hsaco")
    assert abs(out.stat().st_size - (tmp_path / "theirs.hsaco").stat().st_size) < 512


def test_what_is_loaded_and_in_no_section_stays(code: Path) -> None:
    """The variable: its section header is made one of nothing."""

    def loaded(data: bytes | bytearray) -> list[bytes]:
        header, *others = [s for s in ELFFile(io.BytesIO(data)).iter_segments() if s["p_type"] == "PT_LOAD"]
        return [header.data()[64:], *(segment.data() for segment in others)]

    data = bytearray(code.read_bytes())
    elf = ELFFile(io.BytesIO(data))
    header = elf["e_shoff"] + 64 * elf.get_section_index(".data")
    data[header + 4 : header + 64] = bytes(60)
    assert loaded(data)[-1] == (3).to_bytes(4, "little")
    stripped, why = without_debug(Source.from_bytes(bytes(data)))
    assert stripped, why
    assert loaded(stripped.read()) == loaded(data)


def test_in_a_bundle_too(code: Path, samples: Path, tmp_path: Path) -> None:
    bare = samples / "vcpy.gfx942.v5.hsaco"
    entries = [hipkit.Entry.of("gfx942", code.read_bytes()), hipkit.Entry.of("gfx1100", bare.read_bytes())]
    (tmp_path / "k.hipfb").write_bytes(OffloadBundle(entries).to_bytes())
    hipkit.edit(tmp_path / "k.hipfb", tmp_path / "out", strip_debug=True)
    stripped, _ = without_debug(Source.from_bytes(code.read_bytes()))
    assert stripped
    assert [e.data for e in hipkit.open(tmp_path / "out").entries] == [stripped.read(), bare.read_bytes()]


def test_what_is_not_linked_keeps_its_own(tool: Callable[[str], Any], tmp_path: Path) -> None:
    (tmp_path / "k.s").write_text(
        '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.text\ns_endpgm\n.section .debug_info\n.byte 1\n'
    )
    tool("clang-22")("--target=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-c", tmp_path / "k.s", "-o", tmp_path / "k.o")
    (tmp_path / "k.hipfb").write_bytes(OffloadBundle([hipkit.Entry.of("gfx942", (tmp_path / "k.o").read_bytes())]).to_bytes())  # fmt: skip
    report = hipkit.edit(tmp_path / "k.hipfb", tmp_path / "out", strip_debug=True)
    assert report.containers[0].notes == ["gfx942: not linked yet, so its debug information stays"]
    assert (tmp_path / "out").read_bytes() == (tmp_path / "k.hipfb").read_bytes()
