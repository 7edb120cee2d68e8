"""Dominators, loops and live registers, against their definitions, worked out the slow way."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import hipkit
from hipkit.fatbin.flow_graph import BasicBlock, FlowGraph, Key, Liveness, keys_of
from hipkit.fatbin.isa.model import Register

BUILT = Path(__file__).parents[2] / "samples/built"
FILES = sorted(BUILT.glob("*.hsaco"))
LOOPS = r"""
extern "C" __attribute__((global)) void nested(int *p, int n) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < p[i]; j++) p[j + n] = p[j + n] * p[i] + j;
    while (p[n] > i) p[n] = p[p[n]];
  }
}
"""


class Made(FlowGraph):
    """A graph of edges alone."""

    def __init__(self, edges: dict[int, tuple[int, ...]]) -> None:
        super().__init__("made", [])
        self.blocks = cast("dict[int, BasicBlock]", dict.fromkeys(edges))
        self.edges = edges

    def successors(self, start: int) -> tuple[int, ...]:
        return self.edges[start]


def graphs() -> Iterator[FlowGraph]:
    seed = random.Random(1)
    for size in [1, 2, 3, 5, 8, 13, 21] * 6:
        yield Made({n: tuple(seed.sample(range(size), min(size, seed.randrange(3)))) for n in range(size)})
    for file in FILES:
        flow = hipkit.ControlFlow(hipkit.Disassembly(hipkit.CodeObject.read(hipkit.open(file).source)))
        yield from (flow.graph(function) for function in flow.disassembly.functions)


def reached(graph: FlowGraph, without: int | None = None) -> set[int]:
    """The blocks that the entry reaches by paths that do not go through one."""
    found, waiting = set[int](), [graph.entry] if graph.entry != without else []
    while waiting:
        start = waiting.pop()
        if start not in found:
            found.add(start)
            waiting += [at for at in graph.successors(start) if at != without]
    return found


def test_a_dominator_is_on_every_path() -> None:
    for graph in graphs():
        everything = reached(graph)
        assert set(graph.order) == everything
        for start in everything:
            cut = everything - reached(graph, start)
            assert {other for other in everything if graph.dominates(start, other)} == cut


def test_loops_are_entered_by_their_head_and_lead_back_to_it() -> None:
    depths = set()
    for graph in graphs():
        for loop in graph.loops:
            depths.add(loop.depth)
            assert all(loop.head in graph.successors(latch) for latch in loop.latches)
            for start in loop.blocks - {loop.head}:
                assert set(graph.predecessors[start]) <= loop.blocks | (set(graph.blocks) - reached(graph))
            around = [other for other in graph.loops if loop.head in other.blocks]
            assert loop.depth == len(around)
            assert loop.parent in {None, *(other.head for other in around)}
    assert depths >= {1, 2}


def is_live(graph: FlowGraph, start: int, at: int, key: Key) -> bool:
    """Whether a path from an instruction of a block comes to a read of a register before it comes to a write."""
    seen, waiting = set[int](), [(start, at)]
    while waiting:
        start, first = waiting.pop()
        for instruction in graph.blocks[start].instructions[first:]:
            if key in keys_of(instruction.reads):
                return True
            if key in keys_of([register for register in instruction.writes if not register.half]):
                break
        else:
            following = [after for after in graph.successors(start) if after not in seen]
            seen.update(following)
            waiting += [(after, 0) for after in following]
    return False


def ends_within(block: BasicBlock, graph: FlowGraph) -> bool:
    """Whether all that runs after a block is in the graph."""
    return not (block.calls or block.is_indirect or set(block.successors) - set(graph.blocks))


def test_a_live_register_is_read_on_some_path_before_it_is_written() -> None:
    checked, seed = 0, random.Random(1)
    for graph in graphs():
        if isinstance(graph, Made) or not all(ends_within(block, graph) for block in graph.blocks.values()):
            continue
        live = Liveness(graph)
        code = [instruction for block in graph.blocks.values() for instruction in block.instructions]
        keys = sorted({key for i in code for key in keys_of(i.reads + i.writes)})
        for start in graph.blocks:
            for at, found in enumerate(live.before(start)):
                for key in seed.sample(keys, min(6, len(keys))):
                    assert (key in found) == is_live(graph, start, at, key), (graph.name, hex(start), at, key)
                    checked += 1
    assert checked > 1000


@pytest.mark.parametrize("processor", ["gfx906", "gfx942", "gfx1100", "gfx1201"])
def test_nested_loops_of_a_kernel(processor: str, tool: Callable[[str], Any], tmp_path: Path) -> None:
    (tmp_path / "k.hip").write_text(LOOPS)
    options = ["--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-nostdinc", "-O1"]
    tool("clang-22")("-x", "hip", f"--offload-arch={processor}", *options, tmp_path / "k.hip", "-o", tmp_path / "k.o")
    flow = hipkit.ControlFlow(hipkit.Disassembly(hipkit.CodeObject.read(hipkit.open(tmp_path / "k.o").source)))
    graph = flow.graph(flow.disassembly.functions[0])
    assert sorted(loop.depth for loop in graph.loops) == [1, 2, 2]
    outer = next(loop for loop in graph.loops if loop.depth == 1)
    assert {loop.parent for loop in graph.loops} == {None, outer.head}


def test_padding_after_the_last_function_is_not_in_its_graph() -> None:
    code = hipkit.CodeObject.read((BUILT / "hello.gfx1100.v5.hsaco").read_bytes())
    disassembly = hipkit.Disassembly(code)
    last = disassembly.functions[-1]
    assert any(each is not None and each.mnemonic == "s_code_end" for each in disassembly.instructions(last))
    drawn = hipkit.ControlFlow(disassembly).graph(last).to_dot()
    assert "s_code_end" not in drawn
    assert "s_endpgm" in drawn


def test_a_drawing_for_graphviz() -> None:
    for file in FILES[:3]:
        flow = hipkit.ControlFlow(hipkit.Disassembly(hipkit.CodeObject.read(hipkit.open(file).source)))
        for function in flow.disassembly.functions:
            graph = flow.graph(function)
            text = graph.to_dot()
            assert text.count(" -> ") == sum(len(graph.successors(start)) for start in graph.blocks)
            if shutil.which("dot"):
                drawn = subprocess.run(
                    ["dot", "-Tplain"], input=text, capture_output=True, text=True, check=True
                ).stdout
                assert drawn.count("\nnode ") == len(graph.blocks)


def test_a_register_of_several_words_is_the_registers_after_its_first() -> None:
    assert keys_of([Register("v", 4, 3), Register("s", 7, 1)]) == {("v", 4), ("v", 5), ("v", 6), ("s", 7)}
    assert keys_of([]) == frozenset()
