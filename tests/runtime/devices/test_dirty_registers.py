"""Which registers are spilled where a wave leaves compiled code, and which on the edge into a loop with barriers."""

from __future__ import annotations

from instructions import Assembler, load_program

from hipkit.runtime.devices.cpu.fetching import Fetcher
from hipkit.runtime.devices.cpu.layout import Registers
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.flow.dirty_registers import DirtyRegisters
from hipkit.runtime.isa.flow.lift import lift
from hipkit.runtime.isa.flow.regions import Edge, Region

TARGET = "gfx942"
LOOP = """
    v_mov_b32 v1, 1
    v_mov_b32 v2, 2
    v_mov_b32 v9, 9
    s_mov_b32 s4, 4
head:
    v_add_u32 v3, v1, v2
    {wait}
    v_add_u32 v2, v2, v3
    s_sub_u32 s4, s4, 1
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc1 head
    v_add_u32 v1, v1, v2
    s_cbranch_scc1 over
    v_mov_b32 v1, 7
over:
    s_barrier
    global_store_dword v[0:1], v3, off
    s_endpgm
"""


def lifted(assembler: Assembler, code: str) -> Region:
    loaded = load_program(assembler, code, TARGET)
    start = loaded.image.address_of("k")
    segment = loaded.image.segment_at(start)
    assert segment
    data = loaded.memory.read(start, segment.address + segment.size - start)
    return lift(0, Fetcher(0, data, TARGET, facts_of(TARGET, 64).features))


def vectors(keys: set[tuple[str, int]]) -> set[int]:
    return {index for file, index in keys if file == "v"}


def test_a_loop_that_waits_is_entered_with_what_it_does_not_change_in_memory(assembler: Assembler) -> None:
    region = lifted(assembler, LOOP.format(wait="s_barrier"))
    dirty = DirtyRegisters(region)
    first, head, after_barrier, after, *_ = region.blocks
    assert vectors(dirty.spilled_on(Edge(first, head))) == {1, 2}, "v2 changes after the barrier, v9 is never read"
    assert ("s", 4) in dirty.spilled_on(Edge(first, head)), "the loop counts with it, after the barrier"
    assert vectors(dirty.dirty_at_end[head]) & {1, 2, 3} == {2, 3}
    assert vectors(dirty.dirty_at_end[after_barrier]) == {2}, (
        "the wave enters again after the barrier, with v3 in memory"
    )
    assert not dirty.spilled_on(Edge(after_barrier, head))
    assert not dirty.spilled_on(Edge(after_barrier, after))
    assert vectors(dirty.dirty_at_end[after]) == {1, 2}


def test_a_loop_without_barriers_spills_nothing_at_its_entry(assembler: Assembler) -> None:
    region = lifted(assembler, LOOP.format(wait="s_nop 0"))
    dirty = DirtyRegisters(region)
    first, head, after, *_ = region.blocks
    assert not dirty.spilled_on(Edge(first, head))
    assert vectors(dirty.dirty_at_end[head]) == {1, 2, 3, 9}
    assert vectors(dirty.dirty_at_end[after]) == {1, 2, 3, 9}


def test_the_end_of_the_program_has_what_came_by_either_way(assembler: Assembler) -> None:
    region = lifted(assembler, LOOP.format(wait="s_barrier"))
    dirty = DirtyRegisters(region)
    *_, over, end = region.blocks
    assert vectors(dirty.dirty_at_end[over]) == {1, 2}
    assert vectors(dirty.dirty_at_end[end]) == set()


def test_waves_are_spaced_by_half_a_page_more_than_whole_pages() -> None:
    for lanes in (32, 64):
        for count in (1, 8, 40, 128, 512):
            registers = Registers(lanes, count, count)
            assert registers.wave_bytes % 4096 == 2048
            last = registers.vector("v", count - 1) + 4 * lanes
            assert last <= registers.wave_bytes < last + 4096


NESTED = """
    v_mov_b32 v1, 1
    v_mov_b32 v2, 2
    v_mov_b32 v8, 8
    s_mov_b32 s4, 4
outer:
    v_add_u32 v1, v1, v2
    s_mov_b32 s5, 5
inner:
    v_add_u32 v3, v1, v8
    s_barrier
    ds_write_b32 v3, v1
    s_sub_u32 s5, s5, 1
    s_cmp_lg_u32 s5, 0
    s_cbranch_scc1 inner
    v_add_u32 v2, v2, v1
    s_sub_u32 s4, s4, 1
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc1 outer
    ds_write_b32 v3, v8
    s_endpgm
"""


def test_an_inner_loop_reads_from_memory_what_the_outer_one_changes(assembler: Assembler) -> None:
    dirty = DirtyRegisters(lifted(assembler, NESTED))
    first, outer, inner, after_barrier, after, last = dirty.region.blocks
    assert vectors(dirty.clean_in_loop(inner)) == vectors(dirty.clean_in_loop(after_barrier)) == {1, 2, 8}
    assert vectors(dirty.clean_in_loop(outer)) == vectors(dirty.clean_in_loop(after)) == {8}
    assert not dirty.clean_in_loop(first) | dirty.clean_in_loop(last)
    assert vectors(dirty.spilled_on(Edge(first, outer))) == {2, 8}, "v1 changes in the first block"
    assert vectors(dirty.spilled_on(Edge(outer, inner))) == {1, 2}
    assert vectors(dirty.reloaded_on(Edge(after_barrier, after))) == {1, 2}
    assert vectors(dirty.reloaded_on(Edge(after, last))) == {8}
    assert not dirty.reloaded_on(Edge(after_barrier, inner)) | dirty.reloaded_on(Edge(after, outer))
    assert dirty.is_into_loop(Edge(first, outer)) and dirty.is_into_loop(Edge(outer, inner))
    assert not dirty.is_into_loop(Edge(after_barrier, inner)) and not dirty.is_into_loop(Edge(after_barrier, after))


def test_a_block_that_waits_for_itself_is_a_loop(assembler: Assembler) -> None:
    dirty = DirtyRegisters(lifted(assembler, "head:\n v_add_u32 v1, v1, v2\n s_barrier\n s_branch head\n s_endpgm\n"))
    assert all(vectors(dirty.clean_in_loop(start)) == {2} for start in dirty.region.blocks)
