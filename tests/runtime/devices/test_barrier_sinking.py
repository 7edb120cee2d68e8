"""Barriers are sunk below instructions that only change registers, where that leaves fewer registers live."""

from __future__ import annotations

import pytest
from instructions import Assembler, load_program

from hipkit.runtime.devices.cpu.fetching import Fetcher
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.flow.lift import lift_part
from hipkit.runtime.isa.flow.partition import partition
from hipkit.runtime.isa.flow.regions import Block
from hipkit.runtime.isa.operations import kind_of

HEAD = """
    ds_read_b64 v[2:3], v0
    ds_read_b64 v[4:5], v0 offset:8
    s_waitcnt lgkmcnt(0)
    s_barrier
"""
END = """
    ds_write_b32 v0, v6
    s_endpgm
"""


def blocks(
    assembler: Assembler,
    code: str,
    target: str = "gfx942",
    lanes: int = 64,
    *,
    keeps_lanes: bool = False,
    others: tuple[int, ...] = (),
) -> list[Block]:
    loaded = load_program(assembler, code, target)
    start = loaded.image.address_of("k")
    segment = loaded.image.segment_at(start)
    assert segment
    data = loaded.memory.read(start, segment.address + segment.size - start)
    (part,) = partition(0, Fetcher(0, data, target, facts_of(target, lanes).features))
    return list(lift_part(part._replace(others=others), keeps_lanes=keeps_lanes))


def names(block: Block) -> list[str]:
    return [kind_of(instruction).name for instruction in block.instructions]


def test_sums_of_what_was_loaded_come_before_the_barrier(assembler: Assembler) -> None:
    code = HEAD + " v_add_f32 v6, v2, v3\n v_add_f32 v6, v6, v4\n v_add_f32 v6, v6, v5\n" + END
    first, after_barrier = blocks(assembler, code)
    assert names(first)[-4:] == ["v_add_f32", "v_add_f32", "v_add_f32", "s_barrier"]
    assert names(after_barrier) == ["ds_write_b32", "s_endpgm"]
    assert first.resumes == first.end == after_barrier.start, "the addresses are one run, whatever the order is"
    assert {index for file, index in after_barrier.live_in if file == "v"} == {0, 6}


def test_as_far_as_the_fewest_registers_are_in_use(assembler: Assembler) -> None:
    more = " v_add_f32 v6, v2, v3\n v_mul_f32 v7, v4, v5\n v_mov_b32 v8, 7\n v_mov_b32 v9, 8\n"
    first, after_barrier = blocks(assembler, HEAD + more + " v_add_f32 v6, v6, v7\n ds_write_b64 v0, v[8:9]\n" + END)
    assert names(first)[-3:] == ["v_add_f32", "v_mul_f32", "s_barrier"]
    assert names(after_barrier)[:2] == ["v_mov_b32", "v_mov_b32"]


@pytest.mark.parametrize(
    "code",
    [
        " v_mov_b32 v6, 1\n v_mov_b32 v7, 2\n ds_write_b64 v0, v[6:7]\n",
        " ds_write_b32 v0, v2\n v_add_f32 v6, v3, v4\n",
        " s_nop 0\n s_memtime s[2:3]\n v_add_f32 v6, v3, v4\n",
        " s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 3\n v_add_f32 v6, v3, v4\n",
    ],
    ids=["more registers after it", "a store", "a clock", "another mode"],
)
def test_nothing_else_passes_a_barrier(assembler: Assembler, code: str) -> None:
    first, *_ = blocks(assembler, HEAD + code + END)
    assert names(first)[-1] == "s_barrier" and first.end == first.last.address + first.last.size


def test_a_barrier_stays_before_what_is_entered_from_other_code(assembler: Assembler) -> None:
    code = HEAD + " v_add_f32 v6, v2, v3\n v_add_f32 v6, v6, v4\n v_add_f32 v6, v6, v5\n" + END
    first, _ = blocks(assembler, code)
    entry = first.last.address + first.last.size
    first, after_barrier = blocks(assembler, code, others=(entry,))
    assert names(first)[-1] == "s_barrier" and first.end == entry == after_barrier.start
    assert names(after_barrier)[:3] == ["v_add_f32"] * 3


def test_a_barrier_stays_before_what_others_branch_to(assembler: Assembler) -> None:
    loop = HEAD + "again:\n v_add_f32 v6, v2, v3\n v_add_f32 v2, v6, v4\n s_cbranch_vccnz again\n" + END
    first, again, *_ = blocks(assembler, loop)
    assert names(first)[-1] == "s_barrier" and first.resumes == again.start == first.end


def test_orders_of_the_waves_own_accesses_pass_it(assembler: Assembler) -> None:
    """As clang writes a barrier for gfx1100: caches are invalidated after it."""
    head = HEAD.replace("ds_read", "ds_load")
    code = head + " buffer_gl0_inv\n v_add_f32 v6, v2, v3\n v_dual_add_f32 v6, v6, v4 :: v_dual_mov_b32 v7, v5\n"
    end = " v_add_f32 v6, v6, v7\n ds_store_b32 v0, v6\n s_endpgm\n"
    first, after_barrier = blocks(assembler, code + end, "gfx1100", 32)
    assert names(first)[-1] == "s_barrier" and "buffer_gl0_inv" in names(first)
    assert names(after_barrier) == ["ds_write_b32", "s_endpgm"]


def test_not_past_a_change_of_exec_where_the_lanes_that_reach_it_count(assembler: Assembler) -> None:
    code = HEAD + " v_cmp_lt_f32 vcc, v2, v3\n s_and_saveexec_b64 s[0:1], vcc\n v_add_f32 v6, v4, v5\n" + END
    anywhere, with_its_lanes = (blocks(assembler, code, keeps_lanes=keeps)[0] for keeps in (False, True))
    assert names(anywhere)[-3:] == ["s_and_saveexec_b64", "v_add_f32", "s_barrier"]
    assert "s_and_saveexec_b64" not in names(with_its_lanes)
