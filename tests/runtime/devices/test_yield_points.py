"""Where a wave lets others go on first, and where it does not."""

from __future__ import annotations

import pytest
from instructions import Assembler, load_program

from hipkit.runtime.devices.cpu.fetching import Fetcher
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.flow.lift import lift_part
from hipkit.runtime.isa.flow.look_points import after_looks
from hipkit.runtime.isa.flow.partition import partition
from hipkit.runtime.isa.flow.regions import Region
from hipkit.runtime.isa.flow.yield_points import BeforeStores, YieldPoints

LOAD, STORE, SUM = " ds_read_b32 v2, v0\n", " ds_write_b32 v1, v2\n", " v_add_f32 v2, v2, v2\n"
CHOOSE, BARRIER, END = " s_and_saveexec_b64 s[2:3], vcc\n", " s_barrier\n", " s_endpgm\n"
BRANCH, TARGET = " s_cbranch_execz past\n", "past:\n"


@pytest.mark.parametrize(
    ("code", "before"),
    [
        (LOAD + CHOOSE + STORE, [STORE]),
        (LOAD + CHOOSE + SUM + STORE, [SUM]),
        (LOAD + CHOOSE + BRANCH + SUM + STORE + TARGET, [SUM]),
        (LOAD + BRANCH + STORE + TARGET + STORE, [STORE, STORE]),
        (LOAD + CHOOSE + STORE + LOAD + CHOOSE + STORE, [STORE]),
        (BARRIER + LOAD + CHOOSE + STORE + BARRIER + STORE, [STORE]),
        # What all lanes have loaded, they store; what was loaded before a barrier, all have.
        (LOAD + SUM + STORE, []),
        (CHOOSE + LOAD + SUM + STORE, []),
        (LOAD + BARRIER + CHOOSE + STORE, []),
        (LOAD + CHOOSE + BARRIER + STORE, []),
        (CHOOSE + STORE + BARRIER + LOAD, []),
        # A loop of one block.
        (LOAD + TARGET + CHOOSE + STORE + BRANCH, []),
    ],
)
def test_where_lanes_are_chosen_after_loads(assembler: Assembler, code: str, before: list[str]) -> None:
    found = points(assembler, code, is_entry=True)
    assert found == [text.split()[0] for text in before]


X, Y = " buffer_load_dword v2, v0, s[4:7], 0 offen\n", " buffer_load_dword v2, v0, s[8:11], 0 offen\n"
TO_X, ELSEWHERE = " buffer_store_dword v2, v0, s[4:7], 0 offen\n", " buffer_store_dword v2, v1, s[4:7], 0 offen\n"
MOVE, POINT = " v_cndmask_b32_e32 v0, v3, v0, vcc\n", " s_mov_b32 s4, s12\n"
G, TO_G = " global_load_dword v2, v[4:5], off\n", " global_store_dword v[4:5], v2, off\n"
S, TO_S = " s_load_dword s12, s[4:5], 0x0\n", " global_store_dword v0, v2, s[4:5]\n"
AT = " v_mov_b32_e32 v5, v1\n"


@pytest.mark.parametrize(
    ("code", "before"),
    [
        (X + MOVE + TO_X, [TO_X]),
        (X + ELSEWHERE, [ELSEWHERE]),
        (X + CHOOSE + SUM + TO_X, [TO_X]),
        (X + CHOOSE + BRANCH + SUM + TO_X + TARGET, [TO_X]),
        (X + CHOOSE + BRANCH + SUM + TARGET + TO_X, [TO_X]),
        (X + Y + MOVE + TO_X, [TO_X]),
        (G + CHOOSE + TO_G, [TO_G]),
        (S + CHOOSE + TO_S, [TO_S]),
        # What the lanes have loaded they store, or it is through another pointer, or all have loaded before a barrier.
        (X + SUM + TO_X, []),
        (CHOOSE + X + SUM + TO_X, []),
        (X + MOVE + X + TO_X, []),
        (Y + MOVE + TO_X, []),
        (X + POINT + MOVE + TO_X, []),
        (X + BARRIER + MOVE + TO_X, []),
        (G + TO_G, []),
        (G + AT + CHOOSE + TO_G, []),
        # A loop of one block.
        (X + TARGET + MOVE + TO_X + BRANCH, []),
    ],
)
def test_where_waves_store_in_place_what_others_may_have_to_load(
    assembler: Assembler, code: str, before: list[str]
) -> None:
    assert points(assembler, code, is_entry=True) == [text.split()[0] for text in before]


@pytest.mark.parametrize(
    ("code", "before"), [(SUM + STORE, [SUM]), (BARRIER + SUM + STORE, []), (SUM + BARRIER + STORE, [])]
)
def test_waves_may_have_loaded_before_they_get_to_other_code(
    assembler: Assembler, code: str, before: list[str]
) -> None:
    assert points(assembler, code, is_entry=True) == []
    assert points(assembler, code, is_entry=False) == [text.split()[0] for text in before]


def test_waves_may_have_loaded_before_they_come_from_other_parts(assembler: Assembler) -> None:
    code = BARRIER + SUM + CHOOSE + STORE
    assert points(assembler, code, is_entry=True) == []
    assert points(assembler, code, is_entry=True, entered=1) == [STORE.split()[0]]


@pytest.mark.parametrize(("code", "count"), [(SUM + BRANCH, 0), (LOAD + BRANCH, 1), (LOAD + BARRIER + BRANCH, 0)])
def test_what_led_to_other_code_tells_whether_waves_have_loaded(assembler: Assembler, code: str, count: int) -> None:
    fetch, yields = fetcher(assembler, code + SUM + STORE + TARGET + END), BeforeStores()
    (part,) = partition(0, fetch)
    region = lift_part(part, yields=yields)
    (behind,) = [block.start for block in region if str(block.instructions[0]).startswith("v_add_f32") and block.start]
    (part,) = partition(behind, fetch)
    assert len(lift_part(part, yields=yields, is_entry=False).yields) == count
    assert len(lift_part(part, yields=BeforeStores(), is_entry=False).yields) == 1


def points(
    assembler: Assembler, code: str, *, is_entry: bool, entered: int = 0, yields: YieldPoints | None = None
) -> list[str]:
    """The instructions before which waves yield; the one of the number ``entered`` is where they come from other parts."""
    (part,) = partition(0, fetcher(assembler, code + END))
    others = (sorted(part.instructions)[entered],) if entered else ()
    region = lift_part(part._replace(others=others), yields=yields or BeforeStores(), is_entry=is_entry)
    assert region.yields <= region.blocks.keys() & set(region.entries())
    return [
        str(region.blocks[start].instructions[0]).split()[0].removesuffix("_e32") for start in sorted(region.yields)
    ]


def fetcher(assembler: Assembler, code: str) -> Fetcher:
    loaded = load_program(assembler, code, "gfx942")
    start = loaded.image.address_of("k")
    segment = loaded.image.segment_at(start)
    assert segment
    data = loaded.memory.read(start, segment.address + segment.size - start)
    return Fetcher(0, data, "gfx942", facts_of("gfx942", 64).features)


@pytest.mark.parametrize(
    ("code", "is_so"),
    [
        (" global_atomic_add v2, v[0:1], v1, off sc0\n", True),
        (" flat_atomic_cmpswap v4, v[0:1], v[2:3] sc0\n", True),
        (" buffer_atomic_swap v2, v1, s[4:7], 0 offen sc0\n", True),
        (" global_load_dword v2, v[0:1], off sc1\n", True),
        # Without a result, not atomic, and in LDS.
        (" global_atomic_add v[0:1], v1, off\n", False),
        (" global_load_dword v2, v[0:1], off\n", False),
        (" ds_add_rtn_u32 v2, v0, v1\n", False),
    ],
)
def test_where_waves_of_checked_launches_have_looked_at_memory(assembler: Assembler, code: str, *, is_so: bool) -> None:
    looks = after_looks(facts_of("gfx942", 64))
    assert points(assembler, code + SUM, is_entry=True, yields=looks) == ([SUM.split()[0]] if is_so else [])


RELEASE = " s_waitcnt vmcnt(0)\n"
FREE = " global_store_dword v[0:1], v2, off sc1\n"
ADD = " global_atomic_add v[0:1], v1, off\n"


@pytest.mark.parametrize(
    ("code", "is_so"),
    [
        (FREE, True),
        (RELEASE + ADD, True),
        (" global_load_dword v1, v[0:1], off\n" + RELEASE + ADD, False),  # which waits for the load
        (RELEASE + " s_barrier\n" + ADD, False),
        (RELEASE + " scratch_store_dword off, v1, s0\n", False),
        # What releases is marked as atomic here; and a lock is given back beside one that is taken.
        (RELEASE + " global_store_dword v[0:1], v2, off\n", False),
        (" global_atomic_add v2, v[0:1], v1, off sc0\n" + SUM + ADD, True),
    ],
)
def test_where_waves_of_checked_launches_have_released(assembler: Assembler, code: str, *, is_so: bool) -> None:
    looks = after_looks(facts_of("gfx942", 64))
    found = points(assembler, code + LAST, is_entry=True, yields=looks)
    assert (LAST.split()[0] in found) is is_so


LAST = " v_mul_f32 v7, v8, v9\n"


def test_waves_do_not_yield_where_a_barrier_lets_them_go_on(assembler: Assembler) -> None:
    def everywhere(region: Region, *, is_entry: bool) -> frozenset[int]:
        return frozenset(one.address for block in region for one in block.instructions)

    (part,) = partition(0, fetcher(assembler, BARRIER + SUM + END))
    region = lift_part(part, yields=everywhere)
    assert region.yields
    assert not region.yields & {block.resumes for block in region}
