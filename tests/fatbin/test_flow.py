"""Basic blocks and calls, against what was compiled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.fatbin.disassembly import Disassembly
from hipkit.fatbin.flow import ControlFlow, block_at, destination
from hipkit.fatbin.isa import decode
from hipkit.fatbin.source import Source

SOURCE = r"""
#define DEVICE extern "C" __attribute__((device, noinline, visibility("hidden")))
DEVICE int leaf(int x) { asm volatile(""); return x * 3 + 1; }
DEVICE int middle(int x) { return leaf(x) + leaf(x + 1) * x; }
DEVICE int recursive(int x) { return x > 0 ? recursive(x - 1) * middle(x) : 7; }
extern "C" __attribute__((global)) void calls(int *p) { for (int i = 0; i < p[1]; i++) p[i] = recursive(p[i]); }
extern "C" __attribute__((global)) void pointer(int *p, int (*f)(int)) { *p = f(*p); }
extern "C" __attribute__((global)) void plain(int *p) { if (p[0]) p[1] = 2; else p[2] = 3; }
"""
PROCESSORS = ("gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201", "gfx1250")


@pytest.fixture(scope="module", params=PROCESSORS)
def disassembly(request: pytest.FixtureRequest, tool: Callable[[str], Any], tmp_path_factory: Any) -> Disassembly:
    folder: Path = tmp_path_factory.mktemp("flow")
    (folder / "k.hip").write_text(SOURCE)
    options = ["--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc", "-O1"]
    tool("clang-22")("-x", "hip", f"--offload-arch={request.param}", *options, folder / "k.hip", "-o", folder / "k.o")
    return Disassembly(CodeObject.read(Source.from_path(folder / "k.o")))


def test_calls_lead_to_the_functions_that_are_called(disassembly: Disassembly) -> None:
    graph = {name: set(callees) for name, callees in ControlFlow(disassembly).call_graph.items()}
    assert graph["calls"] == {"recursive"}
    assert graph["recursive"] == {"middle", "recursive"}
    assert graph["middle"] == {"leaf"}
    assert graph["leaf"] == set()
    assert graph["plain"] == set()
    assert graph["pointer"] == {"?"}


_FAR = """
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.macro address of low high
  s_getpc_b64 s[\\low:\\high]
  s_add_u32 s\\low, s\\low, \\of@rel32@lo+4
  s_addc_u32 s\\high, s\\high, \\of@rel32@hi+12
.endm
.macro function name callee
.globl \\name
.hidden \\name
.p2align 8
.type \\name,@function
\\name:
  address \\callee 16 17
  s_swappc_b64 s[30:31], s[16:17]
  s_setpc_b64 s[30:31]
.size \\name, .-\\name
.endm
.text
.globl first
.p2align 8
.type first,@function
first:
  address last 40 41
  address second 16 17
  s_swappc_b64 s[30:31], s[16:17]
  s_swappc_b64 s[30:31], s[40:41]
  s_endpgm
.size first, .-first
function second third
function third last
.globl last
.hidden last
.p2align 8
.type last,@function
last:
  {text}
  s_setpc_b64 s[30:31]
.size last, .-last
"""


@pytest.mark.parametrize(("text", "callees"), [("s_nop 0", ("last", "second")), ("s_mov_b32 s40, 0", ("?", "second"))])
def test_what_a_callee_of_a_callee_writes_is_unknown_after_the_call(
    text: str, callees: tuple[str, ...], tool: Callable[[str], Any], tmp_path: Path
) -> None:
    source, out = tmp_path / "k.s", tmp_path / "k.o"
    source.write_text(_FAR.replace("{text}", text))
    tool("clang-22")("-x", "assembler", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx942", source, "-o", out)
    flow = ControlFlow(Disassembly(CodeObject.read(Source.from_path(out))))
    assert flow.call_graph == {"first": callees, "second": ("third",), "third": ("last",), "last": ()}


@pytest.mark.parametrize(("between", "callee"), [("s_nop 0", "near"), ("s_cmp_eq_u32 s0, s0", "?")])
def test_a_carry_that_another_instruction_replaces_is_unknown(
    between: str, callee: str, tool: Callable[[str], Any], tmp_path: Path
) -> None:
    source, out = tmp_path / "k.s", tmp_path / "k.o"
    source.write_text(
        ".text\n.globl far\n.p2align 8\n.type far,@function\nfar:\n s_getpc_b64 s[16:17]\n"
        f" s_add_u32 s16, s16, near@rel32@lo+4\n {between}\n s_addc_u32 s17, s17, near@rel32@hi+16\n"
        " s_swappc_b64 s[30:31], s[16:17]\n s_endpgm\n.size far, .-far\n"
        ".globl near\n.hidden near\n.p2align 8\n.type near,@function\nnear:\n s_setpc_b64 s[30:31]\n.size near, .-near\n"
    )
    tool("clang-22")("-x", "assembler", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx942", source, "-o", out)
    assert ControlFlow(Disassembly(CodeObject.read(Source.from_path(out)))).call_graph["far"] == (callee,)


def test_blocks_cover_a_function_once_and_lead_to_blocks(disassembly: Disassembly) -> None:
    flow = ControlFlow(disassembly)
    for function in disassembly.functions:
        blocks = flow.blocks(function)
        starts = {block.start for block in blocks}
        assert sum(len(block.instructions) for block in blocks) == len(
            [i for i in disassembly.instructions(function) if i]
        )
        for block in blocks:
            assert all(
                a.address + a.size == b.address
                for a, b in zip(block.instructions, block.instructions[1:], strict=False)
            )
            assert set(block.successors) <= starts | {block.end}
            assert not any(i.has("isTerminator") for i in block.instructions[:-1])
            assert block_at(blocks, block.start) is block


def test_a_return_goes_anywhere_and_an_end_nowhere(disassembly: Disassembly) -> None:
    flow = ControlFlow(disassembly)
    functions = {function.name: flow.blocks(function) for function in disassembly.functions}
    assert any(block.is_indirect for block in functions["leaf"])
    assert not any(block.is_indirect for block in functions["plain"])
    ends = [block for block in functions["plain"] if block.instructions[-1].family == "s_endpgm"]
    assert ends
    assert all(block.successors == () for block in ends)


@pytest.mark.parametrize(
    ("code", "target"),
    [("904b80be", 0x1000 + 4 + 16), ("c84b80be", 0x1000 + 4 - 8), ("ff4b80be00010000", 0x1000 + 8 + 0x100)],
    ids=["16", "-8", "literal"],
)
def test_a_jump_by_an_offset_counts_from_the_next_instruction(code: str, target: int) -> None:
    [instruction] = decode(bytes.fromhex(code), "gfx1250", 0x1000)
    assert destination(instruction, {}) == target
