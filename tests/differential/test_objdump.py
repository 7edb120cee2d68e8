"""Against llvm-objdump 22: the same labels, the same text, the same branch targets, for every sample."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from objdump import OBJDUMP, compare, theirs

import hipkit
from hipkit.cli.main import cli
from hipkit.fatbin.codeobject.identify import identify

SAMPLES = sorted((Path(__file__).parents[2] / "samples" / "built").iterdir())


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.name)
def test_every_line_is_the_same(sample: Path, tool: Callable[[str], Any], tmp_path: Path) -> None:
    tool(OBJDUMP)
    for number, entry in enumerate(hipkit.open(sample).entries):
        identity = identify(entry.source) if entry.size else None
        if identity and identity.kind == "code-object":
            path = tmp_path / f"{number}.hsaco"
            path.write_bytes(entry.data)
            found = compare(path)
            assert found.lines > 10
            assert found.different == []


SOURCE = r"""
__attribute__((device, noinline)) int helper(int x) { return x * 3 + 1; }
__attribute__((device, noinline)) int twice(int x) { return x ? helper(x - 1) + twice(x / 2) : 0; }
__attribute__((global)) void first(int *p) { *p = helper(*p); }
__attribute__((global)) void second(int *p) { for (int i = 0; i < p[1]; i++) p[i] += twice(i); }
"""
PROCESSORS = (
    "gfx900",
    "gfx906",
    "gfx90a",
    "gfx942",
    "gfx950",
    "gfx1010",
    "gfx1030",
    "gfx1100",
    "gfx1151",
    "gfx1201",
    "gfx1250",
)


@pytest.mark.parametrize("processor", PROCESSORS)
@pytest.mark.parametrize("form", ["relocatable", "linked", "stripped"])
def test_calls_and_padding(processor: str, form: str, tool: Callable[[str], Any], tmp_path: Path) -> None:
    source, out = tmp_path / "k.hip", tmp_path / "k.o"
    source.write_text(SOURCE)
    options = ["--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc", "-O1"]
    options += ["-c", "-fgpu-rdc"] if form == "relocatable" else []
    if form == "relocatable":  # RDC gives bitcode: assemble it
        tool("clang-22")("-x", "hip", f"--offload-arch={processor}", *options, source, "-o", tmp_path / "k.bc")
        tool("llc-22")("-filetype=obj", f"-mcpu={processor}", tmp_path / "k.bc", "-o", out)
    else:
        tool("clang-22")("-x", "hip", f"--offload-arch={processor}", *options, source, "-o", out)
    if form == "stripped":
        tool("llvm-strip-22")(out)
    found = compare(out)
    assert found.lines > 20
    assert found.different == []


KINDS = ("@notype", "@function", "@object")
SEVERAL = ".text\n.p2align 8\nfirst: s_nop 0\n" + "".join(
    f"a{n}: b{n}:\n.type a{n},{one}\n.type b{n},{other}\ns_nop {n}\ns_branch 65528\ns_branch 65529\ns_branch 65533\n"
    for n, (one, other) in enumerate(
        (one, other) for one in KINDS for other in KINDS if (one, other) != (KINDS[2],) * 2
    )
)


@pytest.mark.parametrize("form", ["relocatable", "linked"])
def test_several_symbols_at_one_address(form: str, tool: Callable[[str], Any], tmp_path: Path) -> None:
    source, out = tmp_path / "k.s", tmp_path / "k.o"
    source.write_text(SEVERAL)
    options = ["-x", "assembler", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx942", *(["-c"] * (form == "relocatable"))]
    tool("clang-22")(*options, source, "-o", out)
    found = compare(out)
    assert found.lines > 40
    assert found.different == []


def test_json_names_the_label_that_the_text_names(tool: Callable[[str], Any], tmp_path: Path) -> None:
    source, out = tmp_path / "k.s", tmp_path / "k.o"
    source.write_text(SEVERAL)
    tool("clang-22")("-c", "-x", "assembler", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx942", source, "-o", out)
    said = [(line.text.split()[-1], line.target) for line in theirs(out) if line.text.startswith("s_branch")]
    shown = [json.loads(line) for line in CliRunner().invoke(cli, ["disasm", "--json", str(out)]).output.splitlines()]
    branches = [line for line in shown if line["text"].startswith("s_branch")]
    names = [text if target is None else target.partition("+")[0] for text, target in said]
    assert [line["target"]["symbol"] for line in branches] == names
    assert {"a0", "b3"} <= set(names)
    lines = CliRunner().invoke(cli, ["disasm", str(out)]).output.splitlines()
    [line] = [line for line in lines if "s_branch a0" in line]
    assert line.split() == ["1c", "s_branch", "a0", "→", "4", "<a0>"]


UNLINKED = r"""
extern "C" __attribute__((device)) int elsewhere(int);
__attribute__((device)) int table[4];
static __attribute__((device, noinline)) int own(int x) { return x * table[3]; }
__attribute__((global)) void k(int *p) { p[0] = elsewhere(table[1]) + own(p[2]); }
"""


@pytest.mark.parametrize("processor", ["gfx900", "gfx942", "gfx1100", "gfx1250"])
def test_what_the_linker_has_to_write(processor: str, tool: Callable[[str], Any], tmp_path: Path) -> None:
    source, bitcode, out = (tmp_path / name for name in ("k.hip", "k.bc", "k.o"))
    source.write_text(UNLINKED)
    options = ["--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc", "-O1", "-c"]
    tool("clang-22")("-x", "hip", f"--offload-arch={processor}", *options, "-fgpu-rdc", source, "-o", bitcode)
    tool("llc-22")("-filetype=obj", f"-mcpu={processor}", bitcode, "-o", out)
    text = tool(OBJDUMP)("-dr", out).stdout.decode()
    wanted = re.findall(r"^\s+([0-9a-f]+):\s+(R_AMDGPU_\w+)\t(\S+)$", text, re.MULTILINE)
    disassembly = hipkit.Disassembly(hipkit.CodeObject.read(hipkit.open(out).entries[0].source))
    found = [
        reference
        for function in disassembly.functions
        for instruction in disassembly.instructions(function)
        if instruction
        for reference in disassembly.references(instruction, function)
    ]
    assert len(wanted) >= 4
    assert [(f"{each.address:016x}", *str(each).split()) for each in found] == wanted
    printed = CliRunner().invoke(cli, ["disasm", str(out)]).output
    assert all(f"    {name} {symbol}\n" in printed for _, name, symbol in wanted)
    objects = [json.loads(line) for line in CliRunner().invoke(cli, ["disasm", "--json", str(out)]).output.splitlines()]
    assert [each for line in objects for each in line["references"]] == [each._asdict() for each in found]
