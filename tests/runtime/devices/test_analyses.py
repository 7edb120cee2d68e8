"""What analyses of code say of registers before anything runs is true of the known answers of instructions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice
from types import SimpleNamespace
from typing import Any, cast

import pytest
from answer_batches import Batch, loaded
from answers import Row, Value, all_rows
from instructions import MODE, Assembler

from hipkit.fatbin.isa import Instruction, decode
from hipkit.runtime.devices.cuda.alignment import KnownRegisters, _Held
from hipkit.runtime.devices.cuda.known_bits import WHOLE, KnownBits, KnownNumber, constant, zeros_of
from hipkit.runtime.isa.execute import execute
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.operations import Does, kind_of
from hipkit.runtime.isa.provenance import origins, registers
from hipkit.runtime.isa.provenance.builder import ALL_LANES, OriginBuilder
from hipkit.runtime.isa.provenance.origins import PLAIN
from hipkit.runtime.isa.provenance.steps import Steps
from hipkit.runtime.isa.values import I32, I64, Mask, Mode, Uniform

Given = dict[tuple[str, int], int]


def _target(row: Row) -> tuple[str, int]:
    return row.target, row.lanes


BATCHES = {
    f"{target}-{lanes}": list(rows) for (target, lanes), rows in groupby(sorted(all_rows(), key=_target), key=_target)
}


def instructions(assembler: Assembler, rows: list[Row]) -> Iterator[tuple[Row, list[Instruction]]]:
    """Of each row its instructions, where all of them compute or access memory."""
    program = loaded(assembler, Batch(rows, rows[0].target, rows[0].lanes))
    segment = program.image.segment_at(program.image.address_of("k"))
    assert segment
    features = facts_of(rows[0].target, rows[0].lanes).features
    for n, row in enumerate(rows):
        start = program.image.address_of(f"r{n}")
        code = program.memory.read(start, min(16 * len(row.code), segment.address + segment.size - start))
        found = list(islice(decode(code, row.target, features=features), len(row.code)))
        kinds = {kind_of(one).does for one in found}
        if kinds <= {Does.COMPUTE, Does.ACCESS, Does.WAIT} and not any("_format_" in line for line in row.code):
            yield row, [one for one in found if kind_of(one).does is not Does.WAIT]


def words(places: dict[Any, Any]) -> Given:
    """The registers that are named whole, by word."""
    return {
        (place.file, place.index + n): value.bits >> 32 * n & 0xFFFFFFFF
        for place, value in places.items()
        if place.file in ("s", "v", "a") and place.lane is None and isinstance(value, Value)
        for n in range(place.words)
    }


LEAST = {
    "gfx1030-32": (45, 139), "gfx1100-32": (70, 746), "gfx1100-64": (0, 8), "gfx1151-32": (0, 192),
    "gfx1250-32": (27, 60), "gfx1201-32": (337, 1895), "gfx1201-64": (0, 0), "gfx900-64": (26, 138), "gfx906-64": (10, 10),
    "gfx908-64": (6, 8), "gfx90a-64": (309, 1041), "gfx942-64": (16, 42), "gfx950-64": (6, 142),
}  # fmt: skip
"""How many words are known, and how many low bits in all: as many as there were when this was written."""
LEFT_OUT = ("movrel", "gpr_idx")
"""What registers these write follows from others: where it is not known, analyses forget them all by other ways."""


def answers(assembler: Assembler, rows: list[Row]) -> Iterator[tuple[Row, list[Instruction], Given]]:
    """Rows with the registers that their instructions write: none where these are active in other lanes than one."""
    for row, code in instructions(assembler, rows):
        if not any(name in row.instruction for name in LEFT_OUT):
            yield row, code, {} if "exec" in row.names else words(row.found)


@pytest.mark.parametrize("name", BATCHES)
def test_constants_are_folded_to_the_known_answers(assembler: Assembler, name: str) -> None:
    """By what finds out where addresses come from."""
    rows, known, failed = BATCHES[name], 0, set[str]()
    facts = facts_of(*_target(rows[0]))
    for row, code, written in answers(assembler, rows):
        steps, now = Steps(facts), registers.Registers(row.lanes // 32)
        for key, word in words(row.given).items():
            now.put(key, origins.constant(word))
        failed |= {kind_of(one).name for one in code if not steps._execute(one, now)}
        for key, word in written.items():
            found = now.of(key)
            if found.is_plain and found.constant is not None:
                assert found.constant == word, (str(row), key)
                known += 1
    assert failed == set()
    assert known >= LEAST[name][0]


@pytest.mark.parametrize("name", BATCHES)
def test_low_zeros_are_those_of_the_known_answers(assembler: Assembler, name: str) -> None:
    """By what finds out how addresses are aligned: once with what it is given as constants, once with their zeros alone."""
    rows, zeros = BATCHES[name], 0
    facts = facts_of(*_target(rows[0]))
    for row, code, written in answers(assembler, rows):
        for known in (constant, lambda word: KnownNumber(zeros_of(word))):
            b = KnownBits(Mode.from_bits(MODE), row.lanes, memoryview(b""))
            state = KnownRegisters(b)
            state.block = cast("Any", SimpleNamespace(is_within=lambda _inner, _outer: True))
            for n in range(row.lanes // 32):
                state.held["exec", n] = _Held(WHOLE, WHOLE, 0)
            for place in row.given:
                state.forget(place.registers)
            for key, word in words(row.given).items():
                state.held[key] = _Held(known(word), known(word), 0)
            for one in code:
                execute(b, state, one, facts)
            for key, word in written.items():
                found = state.held[key].everywhere if key in state.held else constant(0)
                assert found.number in (None, word), (str(row), key)
                assert word % (1 << found.zeros) == 0, (str(row), key)
                zeros += found.zeros
    assert zeros >= LEAST[name][1]


@pytest.mark.parametrize("lanes", [32, 64])
def test_lanes_are_all_active_only_where_each_bit_is_known_to_be_set(lanes: int) -> None:
    b = OriginBuilder(lanes, Mode())
    for bits, is_all in (((1 << 64) - 1, True), ((1 << 32) - 1, lanes == 32), (0, False), ((1 << 64) - (1 << 32), False),
                         ((1 << 64) - 2, False), ((1 << 63) - 1, lanes == 32)):  # fmt: skip
        assert (b.mask_of(b.uniform(I64, bits)).data == ALL_LANES) is is_all, hex(bits)
        assert (b.constant_mask(bits).data == ALL_LANES) is is_all, hex(bits)
    assert b.mask_of(Uniform(I64, (PLAIN, PLAIN))).data == ()
    assert b.bits_of(b.constant_mask(-1)).data == b.uniform(I64, (1 << lanes) - 1).data


def test_comparisons_of_lanes_are_masks_and_those_of_one_value_are_known_where_it_is() -> None:
    b = OriginBuilder(32, Mode())
    five, unknown = b.uniform(I32, 5), Uniform(I32, (PLAIN,))
    for how, is_so in (("eq", 1), ("ult", 0), ("ule", 1)):
        found = b.icmp(how, five, 5)
        assert isinstance(found, Uniform) and found.data == (origins.constant(is_so),)
        lanes = b.icmp(how, b.broadcast(five), 5)
        assert isinstance(lanes, Mask) and (lanes.data == ALL_LANES) is bool(is_so)
    assert b.icmp("eq", unknown, 5).data == (PLAIN,)
    assert b.icmp("eq", b.broadcast(unknown), 5).data == ()
