"""Cubins and PTX: kernels, registers, memory and parameters, as ptxas tells them and as bytes made by hand."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipkit import FormatError
from hipkit.fatbin.codeobject.cubin import Cubin
from hipkit.fatbin.codeobject.ptx import Ptx
from hipkit.fatbin.describe_code import describe_code, read_with_findings
from hipkit.fatbin.source import Source

PTX = """//
// made by hand
.version 8.0
.target sm_80
.address_size 64
.extern .shared .align 16 .b8 dynamic[];
.visible .entry _Z5scalePfmf(
    .param .u64 _Z5scalePfmf_param_0,
    .param .u64 count, // how many (or so)
    .param .f32 by
)
.maxntid 128, 2, 1
{
    .local .align 8 .b8 frame[64];
    .shared .align 4 .b8 tile[512];
    .reg .f32 %f<4>;
    .reg .b64 %r<4>;
    .reg .b32 %i<4>;
    ld.param.f32 %f1, [by];
    ld.param.u64 %r1, [_Z5scalePfmf_param_0];
    mov.u32 %i1, %tid.x;
    st.shared.f32 [tile], %f1;
    ld.shared.f32 %f2, [tile+4];
    st.global.f32 [%r1], %f2;
    ret;
}
.entry plain
{
    ret;
}
.visible .entry structure(.param .align 8 .b8 structure_param_0[24], .param .u8 flag)
.reqntid 32
{
    ret;
}
"""


def test_the_entries_of_ptx() -> None:
    code = Ptx.read(PTX.encode())
    scale, plain, structure = code.kernels
    assert (code.version, code.target) == ("8.0", "sm_80")
    assert [(a.name, a.offset, a.size, a.type) for a in scale.arguments] == [
        ("_Z5scalePfmf_param_0", 0, 8, "u64"),
        ("count", 8, 8, "u64"),
        ("by", 16, 4, "f32"),
    ]
    assert (scale.demangled, scale.parameters_size, scale.max_threads) == (
        "scale(float*, unsigned long, float)",
        20,
        256,
    )
    assert (plain.name, plain.arguments, plain.max_threads) == ("plain", (), None)
    assert [(a.offset, a.size) for a in structure.arguments] == [(0, 24), (24, 1)]
    assert structure.max_threads == 32


def test_what_is_no_ptx() -> None:
    with pytest.raises(FormatError, match="begins with no .version directive"):
        Ptx.read(b".entry k() {}")


def test_ptx_that_is_made_to_be_slow() -> None:
    for text in (
        ".entry k(.param .b8 " + "x" * 200_000 + ";)",
        "/*" * 200_000,
        ".entry k(" * 20_000,
        ".entry k(" + ".param .b8 x " * 20_000,
        ".entry " + "k" * 500_000,
    ):
        assert len(Ptx.read((".version 8.0\n.target sm_80\n" + text).encode()).kernels) <= 20_000


@pytest.mark.parametrize("arch", ["75", "80", "86", "90", "100", "120"])
def test_cubins_are_what_ptxas_says(tool: Callable[[str], Any], tmp_path: Path, arch: str) -> None:
    source, out = tmp_path / "k.ptx", tmp_path / "k.cubin"
    source.write_text(PTX.replace("sm_80", f"sm_{arch}").replace(".version 8.0", ".version 8.8"))
    told = tool("ptxas")("-v", f"-arch=sm_{arch}", source, "-o", out).stderr.decode()
    code = Cubin.read(Source.from_path(out))
    said = {}
    for name, text in re.findall(r"Compiling entry function '(\w+)'(.*?)(?=Compiling entry|\Z)", told, re.DOTALL):
        registers = re.search(r"Used (\d+) registers", text)
        shared, frame = re.search(r"(\d+) bytes smem", text), re.search(r"(\d+) bytes stack frame", text)
        assert registers
        said[name] = tuple(int(match[1]) if match else 0 for match in (registers, shared, frame))
    found = {k.name: (k.registers, k.shared, k.local) for k in code.kernels}
    assert found == said
    assert code.target == f"sm_{arch}"
    parameters = {k.name: [(a.offset, a.size) for a in k.arguments] for k in code.kernels}
    assert parameters == {"_Z5scalePfmf": [(0, 8), (8, 8), (16, 4)], "plain": [], "structure": [(0, 24), (24, 1)]}
    assert {k.name: k.max_threads for k in code.kernels} == {"_Z5scalePfmf": 256, "plain": None, "structure": 32}
    assert all(k.code_size for k in code.kernels)


def cubin(info: bytes, shared_info: bytes = b"") -> bytes:
    """A cubin with the kernel ``k``: what it says of itself, and what the file says of it."""
    names = b"\0.strtab\0.symtab\0.text.k\0.nv.info.k\0.nv.info\0.nv.shared.k\0k\0"
    symbol = struct.pack("<IBBHQQ", names.index(b"\0k\0") + 1, 0x12, 0x10, 3, 0, 128)
    contents = [
        (".strtab", 3, names, 0, 0), (".symtab", 2, bytes(24) + symbol, 1, 1), (".text.k", 1, bytes(128), 2, 9 << 24 | 1),
        (".nv.info.k", 0x70000000, info, 2, 3), (".nv.info", 0x70000000, shared_info, 2, 0),
        (".nv.shared.k", 8, bytes(0), 0, 3),
    ]  # fmt: skip
    body, headers = b"", bytes(64)
    for name, kind, content, link, extra in contents:
        at = names.index(b"\0" + name.encode() + b"\0") + 1
        size = 256 if kind == 8 else len(content)
        headers += struct.pack("<IIQQQQIIQQ", at, kind, 0, 0, 64 + len(body), size, link, extra, 1, 0)
        body += content
    ident = b"\x7fELF\2\1\1\x33\x07" + bytes(7)
    head = struct.pack("<HHIQQQIHHHHHH", 2, 190, 1, 0, 0, 64 + len(body), 0x500550, 64, 56, 0, 64, 7, 1)
    return ident + head + body + headers


def attribute(code: int, payload: bytes) -> bytes:
    return struct.pack("<BBH", 4, code, len(payload)) + payload + bytes(-len(payload) % 4)


PARAMETER = attribute(0x17, struct.pack("<IHHI", 0, 0, 0, 8 << 18))
INFO = PARAMETER + struct.pack("<BBH", 3, 0x19, 8) + attribute(0x05, struct.pack("<III", 64, 2, 1))


def test_a_cubin_known_by_hand() -> None:
    code = Cubin.read(
        cubin(INFO, attribute(0x2F, struct.pack("<II", 1, 24)) + attribute(0x11, struct.pack("<II", 1, 16)))
    )
    [kernel] = code.kernels
    assert (kernel.name, kernel.registers, kernel.shared, kernel.local) == ("k", 24, 256, 16)
    assert (kernel.max_threads, kernel.parameters_size, kernel.code_size) == (128, 8, 128)
    assert [(a.offset, a.size) for a in kernel.arguments] == [(0, 8)]
    assert code.target == "sm_80"


def test_older_cubins_have_the_registers_in_the_section_header() -> None:
    assert Cubin.read(cubin(INFO)).kernels[0].registers == 9


@pytest.mark.parametrize(
    ("info", "reason"),
    [(INFO[:-4], "attribute 0x5 reaches 4 bytes beyond the section"), (INFO + b"\x09\1\1\1", "format 9 is not known")],
)
def test_damaged_attributes_are_findings(info: bytes, reason: str) -> None:
    code, findings = read_with_findings(Source.from_bytes(cubin(info)))
    assert code
    assert [kernel.name for kernel in code.kernels] == ["k"]
    assert [finding.rule for finding in findings] == ["nv-info"]
    assert reason in findings[0].message
    last = 12 if "beyond" in reason else 4
    assert findings[0].offset == cubin(info).index(info) + len(info) - last, "where the attribute begins"


@given(st.data())
def test_no_change_to_a_cubin_raises(data: st.DataObject) -> None:
    changed = bytearray(cubin(INFO, INFO))
    for _ in range(data.draw(st.integers(1, 6))):
        changed[data.draw(st.integers(4, len(changed) - 1))] = data.draw(st.integers(0, 255))
    describe_code(Source.from_bytes(bytes(changed[: data.draw(st.integers(0, len(changed)))])))


@given(st.text(alphabet=" \n.()[],{}entryparamb8u64align0123maxntid%$k/*", max_size=200))
def test_no_ptx_raises(text: str) -> None:
    describe_code(Source.from_bytes(b".version 8.0\n.target sm_80\n.entry k(" + text.encode()))
