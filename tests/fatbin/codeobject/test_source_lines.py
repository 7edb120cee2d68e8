"""Source lines, against the source that was compiled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hipkit.fatbin.codeobject.source_lines import SourceLine, SourceLines
from hipkit.fatbin.source import Source

SOURCE = """\
struct Pair { int a; float b; };
template <typename T> __attribute__((global)) void fill(T *out, const T *in, unsigned long n, Pair p, int *const *q)
{
  out[n] = in[p.a];
}
template __attribute__((global)) void fill<double>(double *, const double *, unsigned long, Pair, int *const *);
"""
NAME = "_Z4fillIdEvPT_PKS0_m4PairPKPi"


@pytest.fixture(scope="module", params=[4, 5], ids=lambda version: f"DWARF {version}")
def compiled(
    request: pytest.FixtureRequest, tool: Callable[[str], Any], tmp_path_factory: pytest.TempPathFactory
) -> Path:
    folder = tmp_path_factory.mktemp("dwarf")
    (folder / "k.hip").write_text(SOURCE)
    options = ["--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc"]
    tool("clang-22")("-x", "hip", "--offload-arch=gfx942", *options, "-O1", f"-gdwarf-{request.param}", folder / "k.hip", "-o", folder / "k.hsaco")  # fmt: skip
    return folder / "k.hsaco"


def test_damaged_debug_information_costs_nothing_but_itself(compiled: Path) -> None:
    data = bytearray(compiled.read_bytes())
    for at in range(len(data) // 3, len(data) - 200, 37):
        damaged = bytes(data[:at]) + b"\xff\x7f\xff" + bytes(data[at + 3 :])
        debug = SourceLines(Source.from_bytes(damaged))
        assert isinstance(debug.line_at(0x1F00), (SourceLine, type(None)))


def test_lines_are_those_of_the_source(compiled: Path) -> None:
    from hipkit.fatbin.codeobject.code_object import CodeObject
    from hipkit.fatbin.disassembly import Disassembly

    disassembly = Disassembly(CodeObject.read(Source.from_path(compiled)))
    debug = SourceLines(Source.from_path(compiled))
    [function] = [f for f in disassembly.functions if f.name == NAME]
    store = next(i for i in disassembly.instructions(function) if i and "store" in str(i))
    assert debug.line_at(store.address) == SourceLine(str(compiled.with_name("k.hip")), 4)
    assert debug.line_at(function.address - 4096) is None


def test_a_code_object_without_debug_information_has_no_lines(samples: Path) -> None:
    debug = SourceLines(Source.from_path(samples / "reduce.gfx1100.v5.hsaco"))
    assert debug.line_at(0x1F00) is None
