"""Disassembly of what no compiler made: it ends, soon, and raises nothing but what callers expect."""

from __future__ import annotations

import contextlib
import random
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hipkit import CodeObject, ControlFlow, Disassembly, HipkitError
from hipkit.fatbin.disassembly import Function
from hipkit.fatbin.isa import decode

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


def read_one_by_one(disassembly: Disassembly, code: bytes) -> list[str]:
    """The instructions, with zeros looked for at each of them."""
    found, at = [], 0
    while at < len(code):
        zeros = len(code[at:]) - len(code[at:].lstrip(b"\0"))
        if zeros >= 8:
            found.append("...")
            at = at + zeros & ~3
        else:
            [first, *_] = decode(code[at : at + 32], disassembly.target, at)
            found.append(f"{at}: {first}")
            at += first.size
    return found


@settings(max_examples=200)
@given(
    parts=st.lists(
        st.integers(1, 25).map(bytes)
        | st.binary(min_size=1, max_size=12)
        # s_nop, s_mov_b32 with a literal of zero, v_add_f32 with one.
        | st.sampled_from(["000080bf", "ff0080be00000000", "ff02020200000000", "000082bf"]).map(bytes.fromhex),
        max_size=12,
    ),
    at_once=st.sampled_from([4, 16, 1 << 14]),
)
def test_zeros_are_passed_over_wherever_an_instruction_begins_in_them(parts: list[bytes], at_once: int) -> None:
    disassembly, code = Disassembly(CodeObject.read((BUILT / "matmul.gfx942.v4.hsaco").read_bytes())), b"".join(parts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hipkit.fatbin.disassembly._AT_ONCE", at_once)
        shown = disassembly.instructions(Function("f", 0, code, 0))
        assert [f"{i.address}: {i}" if i else "..." for i in shown] == read_one_by_one(disassembly, code)


@pytest.mark.parametrize("sample", HSACOS, ids=lambda path: path.name)
def test_where_an_address_is_does_not_depend_on_what_was_asked_before(sample: Path) -> None:
    disassembly = Disassembly(CodeObject.read(sample.read_bytes()))
    first, last = disassembly.functions[0], disassembly.functions[-1]
    places = range(first.address - 512, last.end + 512, 4)
    asked = {place: disassembly.where(place, first.section) for place in random.Random(1).sample(places, len(places))}
    for place in places:
        disassembly._latest = (-1, 0, 0, "")
        assert disassembly.where(place, first.section) == asked[place]
