"""Source lines, against the source that was compiled."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from hipkit.fatbin.codeobject import line_rows, source_lines
from hipkit.fatbin.codeobject.line_rows import SourceLine
from hipkit.fatbin.codeobject.source_lines import SourceLines
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


@pytest.mark.parametrize("most", [0, line_rows._MOST_AT_ONCE])
def test_damaged_debug_information_costs_nothing_but_itself(
    compiled: Path, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_rows, "_MOST_AT_ONCE", most)
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


@pytest.mark.parametrize("sections", ["-fno-function-sections", "-ffunction-sections"])
def test_of_much_debug_information_only_the_sequence_of_an_address_is_read(
    tool: Callable[[str], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sections: str
) -> None:
    kernels = "".join(f"GLOBAL void k{n}(int *p) {{\n  p[{n}] = {n};\n  p[p[1]] *= {n};\n}}\n" for n in range(9))
    (tmp_path / "k.hip").write_text("#define GLOBAL __attribute__((global))\n" + kernels)
    options = ["--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc", "-O1", "-g"]
    tool("clang-22")(
        "-x", "hip", "--offload-arch=gfx942", *options, sections, tmp_path / "k.hip", "-o", tmp_path / "k.hsaco"
    )
    source = Source.from_path(tmp_path / "k.hsaco")
    addresses = range(0x1000, SourceLines(source).rows[0][-1] + 64, 4)
    whole = SourceLines(source)
    monkeypatch.setattr(line_rows, "_MOST_AT_ONCE", 0)
    in_part = SourceLines(source)
    assert [in_part.nearest_line(at) for at in addresses] == [whole.nearest_line(at) for at in addresses]
    assert len({in_part.line_at(at) for at in addresses}) > 2 * 9
    assert in_part._lines._all is None


def test_spans_are_those_of_their_addresses(compiled: Path) -> None:
    debug = SourceLines(Source.from_path(compiled))
    addresses, _ = debug.rows
    for first in (0, addresses[0], addresses[1] + 1, addresses[-1] + 4):
        spans, place = list(debug.spans(first)), first
        for end, line in spans:
            if end > place:  # not where two rows have the same address
                assert debug.span_at(place)[1:] == (end, line)
            place = end
        assert place > addresses[-1]


def test_threads_that_ask_at_once_get_the_lines_that_one_gets(compiled: Path) -> None:
    """One says where a kernel is that runs for long, while another reports what was found in it."""
    source = Source.from_path(compiled)
    addresses = range(0x1000, 0x2000, 4)
    expected = [SourceLines(source).program_line(address) for address in addresses]
    assert any(expected)
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(2) as pool:
            for _ in range(60):
                debug, begin = SourceLines(source), Barrier(2)

                def asked(debug: SourceLines = debug, begin: Barrier = begin) -> list[SourceLine | None]:
                    begin.wait()
                    return [debug.program_line(address) for address in addresses]

                assert [one.result() for one in [pool.submit(asked) for _ in range(2)]] == [expected] * 2
    finally:
        sys.setswitchinterval(before)


def test_an_instruction_of_no_line_alone_is_shown_with_the_line_before(
    tool: Callable[[str], Any], tmp_path: Path
) -> None:
    (tmp_path / "k.hip").write_text(SOURCE)
    clang, assembly, out = tool("clang-22"), tmp_path / "k.s", tmp_path / "k.hsaco"
    options = ["--offload-device-only", "-nogpuinc", "-nogpulib", "-nostdinc", "-O1", "-g", "-S"]
    clang("-x", "hip", "--offload-arch=gfx942", *options, tmp_path / "k.hip", "-o", assembly)
    text = assembly.read_text()
    first = text.index("\t.loc", text.index("\t.loc", text.index(f"\n{NAME}:")) + 1)
    assembly.write_text(text[:first] + "\t.loc 0 0 0\n\ts_nop 0\n" + text[first:])
    clang("-target", "amdgcn-amd-amdhsa", "-mcpu=gfx942", assembly, "-o", out)
    debug = SourceLines(Source.from_path(out))
    addresses, lines = debug.rows
    before, none, after = (lines.index(line) for line in lines[:3])
    assert [line and line.line for line in lines[:3]] == [3, 0, 4]
    assert debug.nearest_line(addresses[none]) == debug.line_at(addresses[before]) == lines[before]
    assert debug.nearest_line(addresses[after]) == debug.line_at(addresses[after]) == lines[after]
    assert debug.line_at(addresses[none]) == debug.span_at(addresses[none])[2] == lines[none]
    assert debug.nearest_line(addresses[-1]) is None


def test_a_code_object_without_debug_information_has_no_lines(samples: Path) -> None:
    debug = SourceLines(Source.from_path(samples / "reduce.gfx1100.v5.hsaco"))
    assert debug.line_at(0x1F00) is None


INLINED = """\
__attribute__((device, always_inline)) inline float deep(const float *p, int i)
{
  float found = p[i];
  return found * found + 1.0f;
}
__attribute__((global)) void sums(float *out, const float *a, const float *b, int i, int j)
{
  float x = deep(a, i);
  float y = deep(b, j);
  out[i] = x;
  out[j] = y;
}
__attribute__((global)) void more(float *out, const float *a, int i) { out[i] = deep(a, i); }
"""


@pytest.mark.parametrize("sections", ["-fno-function-sections", "-ffunction-sections"])
@pytest.mark.parametrize("version", [4, 5])
def test_code_that_is_inlined_in_pieces_is_of_its_call(
    version: int, sections: str, tool: Callable[[str], Any], tmp_path: Path
) -> None:
    """The compiler mixes the instructions of both calls."""
    from hipkit.fatbin.codeobject.code_object import CodeObject
    from hipkit.fatbin.disassembly import Disassembly

    (tmp_path / "k.hip").write_text(INLINED)
    options = ["--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc"]
    tool("clang-22")("-x", "hip", "--offload-arch=gfx942", *options, "-O2", sections, f"-gdwarf-{version}", tmp_path / "k.hip", "-o", tmp_path / "k.hsaco")  # fmt: skip
    debug, disassembly = SourceLines(Source.from_path(tmp_path / "k.hsaco")), Disassembly(CodeObject.read(Source.from_path(tmp_path / "k.hsaco")))  # fmt: skip
    called: dict[str, list[list[int]]] = {}
    for function in disassembly.functions:
        for instruction in disassembly.instructions(function):
            kind = str(instruction).partition(" ")[0]
            if instruction and kind in ("s_load_dword", "v_fma_f32", "global_store_dword") and "sums" in function.name:
                called.setdefault(kind, []).append([row.line for row in debug.inlined_at(instruction.address)])
    assert called == {"s_load_dword": [[8], [9]], "v_fma_f32": [[8], [9]], "global_store_dword": [[], []]}


def test_the_calls_of_a_unit_are_read_once_for_an_address(
    tool: Callable[[str], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What looks at a kernel that runs for long asks for the line of the same place twice a second."""
    begin, end = INLINED.split("__attribute__((global)) void sums")
    source = f'# 1 "/opt/rocm/include/hip/deep.h"\n{begin}# 6 "k.hip"\n__attribute__((global)) void sums{end}'
    (tmp_path / "k.hip").write_text(source)
    options = ["--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc"]
    tool("clang-22")("-x", "hip", "--offload-arch=gfx942", *options, "-O2", "-g", tmp_path / "k.hip", "-o", tmp_path / "k.hsaco")  # fmt: skip
    debug, asked = SourceLines(Source.from_path(tmp_path / "k.hsaco")), list[int]()
    read = debug.inlined_at

    def noted(address: int) -> list[SourceLine]:
        asked.append(address)
        return read(address)

    monkeypatch.setattr(debug, "inlined_at", noted)
    of_header = [at for at, line in zip(*debug.rows, strict=True) if line is not None and line.file.endswith("deep.h")]
    assert of_header
    first = [debug.program_line(at) for at in of_header]
    assert {Path(line.file).name for line in first if line is not None} == {"k.hip"}
    assert [debug.program_line(at) for at in of_header] == first
    assert asked == list(dict.fromkeys(of_header))
    # Of much debug information the line in the header is told, at once.
    monkeypatch.setattr(source_lines, "_MOST_OF_CALLS", 16)
    large = SourceLines(Source.from_path(tmp_path / "k.hsaco"))
    assert {Path(line.file).name for line in map(large.program_line, of_header) if line is not None} == {"deep.h"}
