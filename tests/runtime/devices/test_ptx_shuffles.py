"""Shuffles by known lanes in PTX: what each lane has then, and that simple ones cost no table."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

import numpy as np
import pytest
from ptx_machine import Module

from hipkit.runtime.devices.cuda.ptx import PtxBuilder
from hipkit.runtime.devices.cuda.ptx_shuffles import Direct, Sums, direct, fields_of, sums_of
from hipkit.runtime.isa.cross_lane import Dpp, dpp_indices
from hipkit.runtime.isa.values import I8, I32, I64, Lane, Mode, Type

OWN = tuple(range(32))
PATTERNS: dict[str, Callable[[int, int], int]] = {
    "own": lambda lane, lanes: lane,
    "one lane": lambda lane, lanes: 21 % lanes,
    "first of four": lambda lane, lanes: lane & ~3,
    "third of eight": lambda lane, lanes: lane & ~7 | 2,
    "of the other half": lambda lane, lanes: lane ^ lanes // 2,
    "reversed": lambda lane, lanes: lanes - 1 - lane,
    "reversed in rows": lambda lane, lanes: lane ^ 15,
    "rows of a product": lambda lane, lanes: 4 * (lane // 16) + 3,
    "columns of a product": lambda lane, lanes: lane % 16 + 16 * (lane // 32),
    "transposed": lambda lane, lanes: lane % 8 * 4 + lane % 32 // 8,
    "one before": lambda lane, lanes: max(lane - 1, 0),
    "one before, round": lambda lane, lanes: (lane - 1) % lanes,
    "of odd lanes": lambda lane, lanes: lane | 1,
    "at random": lambda lane, lanes: random.Random(lane).randrange(lanes),
    "from one half": lambda lane, lanes: random.Random(lane).randrange(32) + lanes - 32,
}
BY_TABLE = {"one before", "at random", "from one half"}


def shuffled(lanes: int, indices: list[int], type_: Type, values: list[int]) -> tuple[list[int], str]:
    """What each lane has after a shuffle, and the code."""
    b = PtxBuilder(Mode.from_bits(0xF0), lanes)
    numbers = b.constant_lanes(I32, [value & 0xFFFFFFFF for value in values])
    upper = b.constant_lanes(I32, [value >> 32 for value in values])
    before = len(b.lines)
    moved = b.shuffle(b.join(numbers, upper) if type_ is I64 else b.trunc(numbers, type_), indices)
    code = "\n".join(b.lines[before:])
    whole: Lane = b.zext(moved, I64) if type_ is not I64 else moved
    own = b.made(I64, type(b.uniform(I64, 0)), "ld.param.u64 {}, [out]")
    for start, half in zip(range(0, lanes, 32), b.halves(whole), strict=False):
        place = b.add(own, b.zext(b.shl(b.add(b.thread_ids(), start), 3), I64))
        b.do(f"st.global.b64 [{place.data}], {half.data}")
    out = np.zeros(lanes, np.uint64)
    body = "\n".join(b.lines)
    module = Module(f"{b.tables_text()}.visible .entry k(.param .u64 out)\n.reqntid 32, 1, 1\n{{\n{body}\n\tret;\n}}\n")
    module.launch("k", (1, 1, 1), 32, 0, [out.ctypes.data.to_bytes(8, "little")])
    return out.tolist(), code


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("name", PATTERNS)
def test_each_lane_has_what_the_lane_had_that_it_names(name: str, lanes: int) -> None:
    indices = [PATTERNS[name](lane, lanes) for lane in range(lanes)]
    values = [(lane + 1) * 0x0102030405060708 % (1 << 64) for lane in range(lanes)]
    for type_ in (I8, I32, I64):
        found, code = shuffled(lanes, indices, type_, values)
        assert found == [values[index] % (1 << type_.width) for index in indices]
        parts, halves = 1 + (type_ is I64), lanes // 32
        assert ("ld.const" in code) is (name in BY_TABLE)
        assert code.count("shfl") <= parts * halves * halves


def test_no_instruction_moves_what_a_thread_has() -> None:
    for name, count in (("own", 0), ("of the other half", 0), ("one lane", 2), ("third of eight", 2)):
        indices = [PATTERNS[name](lane, 64) for lane in range(64)]
        _, code = shuffled(64, indices, I32, list(range(64)))
        assert [line.split()[0] for line in code.splitlines()] == ["shfl.sync.idx.b32"] * count, name


DPP = {
    "quad_perm:[1,0,3,2]": 0xB1,
    "row_shl:1": 0x101,
    "row_shr:8": 0x118,
    "row_ror:4": 0x124,
    "wave_shl:1": 0x130,
    "wave_shr:1": 0x138,
    "row_mirror": 0x140,
    "row_half_mirror": 0x141,
    "row_bcast:15": 0x142,
    "row_bcast:31": 0x143,
    "row_share:3": 0x153,
    "row_xmask:5": 0x165,
}


@pytest.mark.parametrize("name", DPP)
def test_controls_of_dpp_need_no_table(name: str) -> None:
    """Lanes that read none do not spoil the pattern of the others."""
    b = PtxBuilder(Mode.from_bits(0xF0), 64)
    dpp = Dpp(tuple(dpp_indices(DPP[name], 64)), (1 << 64) - 1, reads_zero=True, reads_inactive=True)
    dpp.apply(b, b.lane(I32, 1), b.all_lanes())
    code = "\n".join(b.lines)
    assert "ld.const" not in code
    assert code.count("shfl") <= (4 if name.startswith(("wave_", "row_bcast")) else 2)


def test_which_shuffles_one_number_names() -> None:
    assert direct(OWN) == Direct("bfly", 0, 31)
    assert direct((9,) * 32) == Direct("idx", 9, 31)
    assert direct(tuple(lane & ~3 | 2 for lane in OWN)) == Direct("idx", 2, 0x1C1F)
    assert direct(tuple(lane ^ 5 for lane in OWN)) == Direct("bfly", 5, 31)
    assert direct(tuple(lane // 16 for lane in OWN)) is None
    assert direct((*OWN[:31], 0)) is None


def test_what_the_bits_of_a_number_add() -> None:
    for places, weights, fields in (
        ([lane // 16 * 4 + 1 for lane in OWN], (0, 0, 0, 0, 4), [(4, 1, 4)]),
        ([lane % 8 * 4 + lane // 8 for lane in OWN], (4, 8, 16, 1, 2), [(0, 3, 4), (3, 2, 1)]),
        ([31 - lane for lane in OWN], (-1, -2, -4, -8, -16), [(0, 5, -1)]),
        ([lane % 2 * 8 + lane // 4 for lane in OWN], (8, 0, 1, 2, 4), [(0, 1, 8), (2, 3, 1)]),
    ):
        assert sums_of(tuple(places)) == Sums(weights, places[0], 32) and fields_of(weights) == fields
    assert sums_of(tuple(lane | 1 for lane in OWN)) == Sums((0, 2, 4, 8, 16), 1, 32)
    assert sums_of(tuple((lane + 1) % 32 for lane in OWN)) == Sums((1, 2, 4, 8, 16), 1, 32)
    assert sums_of(tuple(lane & ~7 | (lane + 3) & 7 for lane in OWN)) == Sums((1, 2, 4, 0, 0), 3, 8)
    assert sums_of(tuple(max(lane - 1, 0) for lane in OWN)) is None


def test_every_pattern_that_one_number_names_is_found() -> None:
    for width, number in product((1, 2, 4, 8, 16, 32), range(32)):
        if number < width:
            assert direct(tuple(lane & -width | number for lane in OWN)) is not None
        assert direct(tuple(lane ^ number for lane in OWN)) == Direct("bfly", number, 31)
