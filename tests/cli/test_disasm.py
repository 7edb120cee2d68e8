"""``hipkit disasm``: what is printed, and what is said where there is nothing to print."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from hipkit import CodeObject, Disassembly
from hipkit.cli.disasm_json import _listed, as_objects
from hipkit.cli.listing import Listing
from hipkit.cli.main import cli
from hipkit.fatbin.codeobject.source_lines import SourceLines
from hipkit.fatbin.disassembly import Function
from hipkit.fatbin.isa.decode import Decoder
from hipkit.fatbin.isa.isa import isa_of


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, ["disasm", *map(str, args)])


def test_the_instructions_and_where_branches_go(samples: Path) -> None:
    output = run(samples / "reduce.gfx1100.v5.hsaco").output
    assert "gfx1100" in output.splitlines()[0]
    assert "<_Z6reduceIiEvPKT_PS0_i>:" in output
    assert "    1f04  s_load_b32 s2, s[0:1], 0x24\n" in output
    assert "s_cbranch_execz 25                              → 1fb4 <_Z6reduceIiEvPKT_PS0_i+0xb4>" in output


def test_the_bytes_stand_beside(samples: Path) -> None:
    assert "    1f04  802000f424000000" not in run(samples / "reduce.gfx1100.v5.hsaco").output
    lines = run(samples / "reduce.gfx1100.v5.hsaco", "--bytes").output.splitlines()
    data = (samples / "reduce.gfx1100.v5.hsaco").read_bytes()
    shown = [bytes.fromhex(line.split()[1]) for line in lines if line.startswith("    1f")]
    assert b"".join(shown) in data


def test_json_is_an_object_a_line(samples: Path) -> None:
    lines = [json.loads(line) for line in run(samples / "reduce.gfx1100.v5.hsaco", "--json").output.splitlines()]
    assert len(lines) > 100
    assert all(
        set(line) == {"schema", "gpu", "address", "bytes", "text", "symbol", "target", "references", "source"}
        for line in lines
    )
    branch = next(line for line in lines if line["text"] == "s_cbranch_execz 25")
    assert branch == {
        "schema": "hipkit.disasm/1",
        "gpu": "gfx1100",
        "address": 0x1F4C,
        "bytes": "1900a5bf",
        "text": "s_cbranch_execz 25",
        "symbol": "_Z6reduceIiEvPKT_PS0_i",
        "target": {"symbol": "_Z6reduceIiEvPKT_PS0_i", "offset": 0xB4, "address": 0x1FB4},
        "references": [],
        "source": None,
    }


def test_a_target_and_a_kernel_narrow_it(samples: Path) -> None:
    output = run(samples / "libfilter.ccob3.so", "--target", "gfx942").output
    assert "gfx1100" not in output
    assert output.count("  gfx942\n") == 2
    name = next(line for line in output.splitlines() if line.endswith(">:")).partition("<")[2][:-2]
    one = run(samples / "libfilter.ccob3.so", "--target", "gfx942", "--kernel", name).output
    assert [line for line in one.splitlines() if line.endswith(">:")] == [
        line for line in output.splitlines() if line.endswith(f"<{name}>:")
    ]
    assert run(samples / "reduce.gfx1100.v5.hsaco", "--kernel", "reduce*").output.count(">:") == 2


@pytest.mark.parametrize(
    ("args", "message"),
    [(["--kernel", "nonsense"], "no function 'nonsense'"), (["--target", "gfx90a"], "no AMD code object for gfx90a")],
)
def test_nothing_to_print_is_a_negative_answer(args: list[str], message: str, samples: Path) -> None:
    result = run(samples / "reduce.gfx1100.v5.hsaco", *args)
    assert result.exit_code == 1
    assert message in result.output


def test_source_lines_stand_between(tool: Callable[[str], Any], tmp_path: Path) -> None:
    source, out = tmp_path / "k.hip", tmp_path / "k.hsaco"
    source.write_text("__attribute__((global)) void k(int *p)\n{\n  *p =\n    *p * 7;\n}\n")
    options = ["--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc", "-O1", "-g"]
    tool("clang-22")("-x", "hip", "--offload-arch=gfx942", *options, source, "-o", out)
    lines = run(out, "--source").output.splitlines()
    assert f"; {source}:4      *p * 7;" in lines
    documents = [json.loads(line) for line in run(out, "--json").output.splitlines()]
    multiply = next(d for d in documents if d["text"].startswith(("v_mul", "s_mul")))
    assert multiply["source"] == {"file": str(source), "line": 4}


def test_in_json_every_instruction_has_the_line_that_it_was_assembled_from(
    tool: Callable[[str], Any], tmp_path: Path
) -> None:
    source, out = tmp_path / "k.s", tmp_path / "k.hsaco"
    source.write_text(".globl k\n.type k,@function\nk:\ns_nop 1\ns_nop 2\n\ns_nop 3\nv_mov_b32_e32 v0, v1\ns_endpgm\n")
    tool("clang-22")("--target=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-g", source, "-o", out)
    documents = [json.loads(line) for line in run(out, "--json").output.splitlines()]
    assert [document["source"]["line"] for document in documents] == [4, 5, 7, 8, 9]
    written = source.read_text().splitlines()
    assert [written[document["source"]["line"] - 1] for document in documents] == [each["text"] for each in documents]


def test_code_for_older_processors_is_said_to_be_not_decoded(tool: Callable[[str], Any], tmp_path: Path) -> None:
    (tmp_path / "k.hip").write_text("__attribute__((global)) void k(int *p) { *p = 1; }\n")
    options = ["--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc"]
    tool("clang-22")("-x", "hip", "--offload-arch=gfx803", *options, tmp_path / "k.hip", "-o", tmp_path / "k.hsaco")
    result = run(tmp_path / "k.hsaco")
    assert result.exit_code == 2
    assert "gfx803" in result.output
    assert "Traceback" not in result.output


def test_a_kernel_has_every_name_that_stands_at_its_place(tool: Callable[[str], Any], tmp_path: Path) -> None:
    """Of two names the last is shown; Tensile's kernels have a label of another name where they begin."""
    source, built = tmp_path / "k.s", tmp_path / "k.o"
    source.write_text(".text\n.globl k\n.type k,@function\nk:\nk_label:\n s_nop 3\n s_endpgm\nother:\n s_nop 1\n")
    tool("llvm-mc-22")("--triple=amdgcn-amd-amdhsa", "--mcpu=gfx942", "--filetype=obj", source, "-o", built)
    shown = [run(built, "--kernel", name).output for name in ("k", "k_label")]
    assert shown[0] == shown[1]
    assert "<k_label>:" in shown[0] and "s_nop 3" in shown[0] and "s_nop 1" not in shown[0]


def test_texts_of_instructions_are_remembered_with_them() -> None:
    decoder = Decoder(isa_of("gfx942"))
    decoded = [
        next(decoder.instructions(word.to_bytes(4, "little"), 0)).decoded
        for word in (0xBF810000, 0xBF820003, 0xBE800080)
    ]
    assert [one.listed for one in decoded] == [None, None, None]
    written = [_listed(one) for one in decoded]
    assert written == [
        '"bytes": "000081bf", "text": "s_endpgm", ',
        '"bytes": "030082bf", "text": "s_branch 3", ',
        '"bytes": "800080be", "text": "s_mov_b32 s0, 0", ',
    ]
    assert [one.listed for one in decoded] == written


KERNELS = """
#define KERNEL(name, what) __attribute__((global)) void name(int *p) \\
{ \\
  *p = what; \\
}
KERNEL(a, *p * 7)
__attribute__((global)) void b(volatile int *p)
{
  while (*p)
    *p =
      *p * 3;
}
KERNEL(c, *p / 5)
"""


@pytest.mark.parametrize("at_once", [1, 3, 4096])
def test_lines_do_not_depend_on_how_many_are_written_at_once_or_on_the_order(
    tool: Callable[[str], Any], tmp_path: Path, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which source line an instruction is of is remembered from one function to the next."""
    source, out = tmp_path / "k.hip", tmp_path / "k.hsaco"
    source.write_text(KERNELS)
    options = ["--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc", "-O1", "-g"]
    tool("clang-22")("-x", "hip", "--offload-arch=gfx942", *options, source, "-o", out)
    monkeypatch.setattr("hipkit.cli.disasm_json._LINES_AT_ONCE", at_once)
    disassembly = Disassembly(CodeObject.read(out.read_bytes()))

    def lines(*functions: Function) -> list[dict[str, Any]]:
        listing = Listing(disassembly, None, SourceLines(disassembly.code_object.source))
        listing.functions = functions
        return [json.loads(line) for line in "".join(as_objects(listing)).splitlines()]

    functions = disassembly.functions
    forwards, alone = lines(*functions), [line for function in functions for line in lines(function)]
    assert len({line["source"]["line"] for line in forwards if line["source"]}) >= 3
    assert any(line["target"] for line in forwards)
    assert forwards == alone
    assert [line["address"] for line in forwards] == [
        one.address for function in functions for one in disassembly.instructions(function) if one
    ]
    assert sorted(lines(*functions[::-1]), key=lambda line: line["address"]) == alone
