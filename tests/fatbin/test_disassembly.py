"""Disassembly of what no compiler made: it ends, soon, and raises nothing but what callers expect."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hipkit import CodeObject, ControlFlow, Disassembly, HipkitError
from hipkit.fatbin.disassembly import Function

BUILT = Path(__file__).parents[2] / "samples" / "built"
HSACOS = sorted(BUILT.glob("*.hsaco"))


@pytest.mark.parametrize("sample", HSACOS, ids=lambda path: path.name)
@settings(max_examples=15)
@given(data=st.data())
def test_mutated_code_objects(sample: Path, data: st.DataObject) -> None:
    raw = bytearray(sample.read_bytes())
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(raw) - 1) | st.integers(max(0, len(raw) - 1500), len(raw) - 1))
        raw[at] = data.draw(st.integers(0, 255))
    with contextlib.suppress(HipkitError):
        disassembly = Disassembly(CodeObject.read(bytes(raw), lambda error: None))
        for function in disassembly.functions:
            for instruction in disassembly.instructions(function):
                assert instruction is None or str(instruction)
        assert isinstance(ControlFlow(disassembly).call_graph, dict)


def test_zeros_and_instructions_in_turns_take_no_time() -> None:
    disassembly = Disassembly(CodeObject.read((BUILT / "reduce.gfx1100.v5.hsaco").read_bytes()))
    code = (bytes(12) + bytes.fromhex("0000b0bf")) * 100_000  # zeros, s_endpgm
    start = time.perf_counter()
    shown = list(disassembly.instructions(Function("f", 0, code, 0)))
    assert time.perf_counter() - start < 20  # it took minutes when each run of zeros copied what follows
    assert [str(i) if i else "..." for i in shown] == ["...", "s_endpgm"] * 100_000


@pytest.mark.parametrize(("zeros", "shown"), [(4, None), (8, "..."), (12, "..."), (400, "...")])
def test_few_zeros_are_instructions(zeros: int, shown: object) -> None:
    disassembly = Disassembly(CodeObject.read((BUILT / "matmul.gfx942.v4.hsaco").read_bytes()))
    end = bytes.fromhex("000081bf")  # s_endpgm
    found = [str(i) if i else "..." for i in disassembly.instructions(Function("f", 0, end + bytes(zeros) + end, 0))]
    assert (found[1] == "...") is (shown == "...")
