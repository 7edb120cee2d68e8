"""Wave batches: groups run in batches where they may, and give what each wave alone gives."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from elftools.elf.elffile import ELFFile
from fast_code import make_fast
from wave_batch_runs import GROUPS, ITEMS, ROUNDS, Run, given, sums, together
from wave_batches import TARGETS, batch_size, lanes

from hipkit.fatbin.cache_folder import DiskCache
from hipkit.fatbin.isa import decode
from hipkit.runtime.devices.cpu.compiler import code as code_module
from hipkit.runtime.devices.cpu.compiler.batch_size import batch_size_for
from hipkit.runtime.devices.cpu.compiler.wave_batch import is_batchable
from hipkit.runtime.errors import MemoryFault, TimeLimitError

pytestmark = [pytest.mark.usefixtures("compilers", "emitted", "long_vectors"), pytest.mark.in_turn(4)]

U, LONG = np.uint32, np.uint64


@pytest.fixture(params=TARGETS)
def target(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("workers", [1, 2])
def test_batches_run_from_the_start_to_the_end(target: str, workers: int) -> None:
    run, want = Run("sums", target, workers), sums(given())
    run.make_fast(want, GROUPS * ITEMS)
    calls = run.calls(want, GROUPS * ITEMS)
    waves, count = ITEMS // lanes(target), batch_size(target)
    # Each part of a group comes by two barriers a round. The end, where lanes are told apart, is for each wave alone,
    # and now and then the time check is due.
    most = 2 * ROUNDS * GROUPS * waves // count
    assert 0.95 * most <= calls[count] <= most + 2 * GROUPS * waves // count
    assert calls[1] <= 4 * GROUPS * waves


def test_it_is_found_on_disk(target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_module, "disk_cache", lambda: DiskCache(tmp_path, 1 << 30))
    want = sums(given())
    Run("sums", target).make_fast(want, GROUPS * ITEMS)
    later = Run("sums", target)
    later.check(want, GROUPS * ITEMS)
    assert later.calls(want, GROUPS * ITEMS)[batch_size(target)] >= ROUNDS * GROUPS


@pytest.mark.parametrize("items", [64, 96, 128, 192, 320, 512, 1000, 1024])
def test_groups_of_other_sizes(target: str, items: int) -> None:
    run = Run("sums", target)
    run.make_fast(sums(given()), GROUPS * ITEMS)
    if items % 16:
        want = run.out(GROUPS * items, items=items)
        slow = Run("sums", target).out(GROUPS * items, items=items)
        assert (want == slow).all()
    else:
        for _ in range(3):
            run.check(sums(given(items)), GROUPS * items, items=items)


def test_the_last_group_may_be_smaller(target: str) -> None:
    run = Run("sums", target)
    run.make_fast(sums(given()), GROUPS * ITEMS)
    want = sums(given())
    out = run.out(GROUPS * ITEMS - 100)
    assert (out.ravel()[:-100] == np.tile(want, GROUPS)[:-100]).all()
    assert not out.ravel()[-100:].any()


def test_waves_with_different_scalars_run_alone(target: str) -> None:
    run, want = Run("sums_by_wave", target), np.zeros(ITEMS, U)
    wave = np.arange(ITEMS, dtype=U) // U(lanes(target))
    for n, tile in enumerate(given()):
        want = together(tile, want) + wave * U(n)
    run.make_fast(want)
    calls = run.calls(want)
    parts = GROUPS * ITEMS // lanes(target) // batch_size(target)
    assert calls[batch_size(target)] <= 3 * parts, "it was tried, and given up"
    assert calls[1] >= 2 * ROUNDS * GROUPS


def test_what_lanes_give_one_another_is_for_each_wave_alone(target: str) -> None:
    run, want = Run("sums_and_swaps", target), np.zeros(ITEMS, U)
    for tile in given():
        want = together(tile, want)
        want = together(want.reshape(-1, 2)[:, ::-1].ravel() + tile, want)
    run.make_fast(want)
    calls = run.calls(want)
    assert calls[batch_size(target)] >= ROUNDS * GROUPS
    assert calls[1] >= ROUNDS * GROUPS


@pytest.mark.parametrize("stay", [64, 128, 192, 256])
def test_waves_that_end_early_are_not_waited_for(target: str, stay: int) -> None:
    run = Run("sums_of_some", target)
    run.make_fast(sums(given()), ITEMS)
    tiles = given()
    tiles[:, stay:] = 0
    want = sums(tiles)
    want[stay:] = 0
    run.check(want, stay)


STRIPS = np.arange(ITEMS).reshape(-1, 16)
ORDERS = {
    "in order": STRIPS,
    "strips backwards": STRIPS[::-1],
    "strips turned": np.roll(STRIPS, 3, axis=0),
    "two strips changed": STRIPS[[0, 5, 2, 3, 4, 1, *range(6, 16)]],
    "all at the first strip": np.tile(STRIPS[0], (16, 1)),
    "lanes backwards": STRIPS[:, ::-1],
    "one lane elsewhere": np.where(STRIPS == 77, 200, STRIPS),
    "anywhere": np.random.default_rng(3).permutation(ITEMS).reshape(-1, 16),
}


def from_places(run: Run, places: Any, rounds: int = ROUNDS) -> bool:
    """One launch; whether it gave what it should."""
    out = np.zeros(GROUPS * ITEMS, U)
    run.module[run.name].launch(GROUPS, ITEMS, [given(), out, U(rounds), places.ravel().astype(np.int32)])
    want = sums(given().ravel()[np.arange(rounds)[:, None] * ITEMS + places.ravel()])
    return bool((out.reshape(GROUPS, ITEMS) == want).all())


@pytest.mark.parametrize("met", ["in order", "strips backwards", "anywhere"])
def test_strips_in_any_order(target: str, met: str) -> None:
    run = Run("sums_from_places", target)

    def launch() -> None:
        assert from_places(run, ORDERS[met])

    make_fast(run.module, launch)
    for name, places in ORDERS.items():
        assert from_places(run, places), name


@pytest.mark.parametrize("who", [0, 20, 70, 130, 250])
def test_a_strip_between_others_that_is_outside(target: str, who: int) -> None:
    """The first and the last strip of a batch are where they should be."""
    run = Run("sums_from_places", target)
    make_fast(run.module, lambda: from_places(run, ORDERS["in order"]))
    places = ORDERS["in order"].copy()
    places[who // 16] += 1 << 20
    with pytest.raises(MemoryFault) as caught:
        from_places(run, places, 1)
    wave = who // 16 * 16 // lanes(target)
    assert (caught.value.wave, caught.value.lane) == (wave, who // 16 * 16 % lanes(target))
    assert from_places(run, ORDERS["in order"])


def test_masks_and_carries(target: str) -> None:
    run, lanes = Run("sums_with_masks", target), np.arange(ITEMS)
    total = np.ones(ITEMS, LONG)
    for tile in given():
        for k in range(4):
            x, y = tile[16 * k + lanes % 16].astype(LONG), tile[lanes // 16 * 16 + k].astype(LONG)
            more = np.where(x > y, x << LONG(31), tile.astype(LONG) << LONG(3))
            total = total + more - np.where(y & LONG(1), total >> LONG(40), LONG(0))
    run.make_fast(total, type=LONG)
    assert run.calls(total, type=LONG)[batch_size(target)] >= ROUNDS * GROUPS


def test_masks_that_are_used_elsewhere(target: str) -> None:
    run, total = Run("sums_across", target), np.zeros(ITEMS, U)
    for tile in given():
        total = together(tile, np.where(tile > 0xC0000000, total + U(1), total ^ U(5)))
        total = together(tile, np.where(tile > 0xC0000000, total + U(3), total ^ U(7)))
    run.make_fast(total)


def test_lanes_that_are_counted(target: str) -> None:
    run, lane, total = Run("sums_of_counts", target), np.arange(ITEMS), np.zeros(ITEMS, U)
    for tile in given():
        chosen = (tile[lane // 16 * 16] + tile > 0x80000000).reshape(-1, lanes(target))
        total = together(tile, total) + np.repeat(chosen.sum(1), lanes(target)).astype(U)
    run.make_fast(total)


@pytest.mark.parametrize("items", [100, 240])
def test_waves_with_lanes_that_are_not_there(target: str, items: int) -> None:
    """The memory after the last work-item's place belongs to no allocation."""
    run = Run("sums_from_places", target)
    make_fast(run.module, lambda: from_places(run, STRIPS))
    values, out = given(items), np.full(GROUPS * items + 64, 7, U)
    args = [values, out[: GROUPS * items], U(ROUNDS), np.arange(items, dtype=np.int32)]
    for _ in range(3):
        run.module[run.name].launch(GROUPS, items, args)
        whole = np.zeros((ROUNDS, -(-items // 16) * 16), U)
        whole[:, :items] = values
        want = sums(whole)[:items]
        assert (out[:-64].reshape(GROUPS, items) == want).all()
        assert (out[-64:] == 7).all()


def test_lanes_that_ended_before_do_nothing(target: str) -> None:
    run, want = Run("sums_of_most", target), sums(given())
    want[15::16] = 0
    run.make_fast(want)


def test_waves_in_loops_of_their_own(target: str) -> None:
    run, is_odd = Run("sums_in_two_ways", target), np.arange(ITEMS) // lanes(target) % 2 == 1
    for turns in (100, 20_000):
        want = np.where(is_odd, long_sums(turns), long_sums(turns, 7, -1))
        if turns == 100:
            run.make_fast(want, turns)
        run.check(want, turns, groups=1)


def test_places_that_do_not_all_go_on_alike(target: str) -> None:
    run, values = Run("sums_from_moving_places", target), given()
    places, room = np.arange(ITEMS, dtype=np.int32), ITEMS * 2 * ROUNDS
    values = np.resize(values, room)
    for own in (places * 0, places * 0 + 3, places % 5, places[::-1] // 16):
        at = places + (ITEMS + own) * np.arange(ROUNDS)[:, None]
        want = sums(values[at])

        def launch(own: Any = own, want: Any = want) -> None:
            out = np.zeros(GROUPS * ITEMS, U)
            args = [values, out, U(ROUNDS), places, own.astype(np.int32)]
            run.module[run.name].launch(GROUPS, ITEMS, args)
            assert (out.reshape(GROUPS, ITEMS) == want).all()

        if not own.any():
            make_fast(run.module, launch)
        launch()


def test_waves_take_turns_in_long_loops(target: str) -> None:
    run, want, turns = Run("sums_for_long", target), np.zeros(ITEMS, U), 20_000
    run.make_fast(long_sums(100), 100)
    want = long_sums(turns)
    run.check(want, turns, groups=1)
    with pytest.raises(TimeLimitError):
        run.out(1 << 31, groups=1, timeout=0.2)
    run.check(want, turns, groups=1)


@pytest.mark.parametrize("workers", [1, 2])
def test_who_goes_from_barrier_to_barrier_for_ever_is_stopped(target: str, workers: int) -> None:
    run = Run("sums_again", target, workers)
    want = {rounds: sums(given()[np.arange(rounds) % 32]) for rounds in (20, 2000)}
    run.make_fast(want[20], 20)
    assert run.calls(want[2000], 2000, groups=1)[batch_size(target)] >= 3000
    begun = time.perf_counter()
    with pytest.raises(TimeLimitError):
        run.out((1 << 32) - 1, groups=4, timeout=0.2)
    assert time.perf_counter() - begun < 20  # a loaded machine
    run.check(want[2000], 2000, groups=4)


def long_sums(turns: int, factor: int = 5, sign: int = 1) -> Any:
    """So many turns over the first four rows, as sums of these by what each comes to be multiplied with."""
    lanes, total, shares = np.arange(ITEMS), np.zeros(ITEMS, U), [0] * 4
    for turn in range(turns):
        shares = [share * factor for share in shares]
        shares[turn & 3] += sign
        shares = [share % (1 << 32) for share in shares]
    for tile in given():
        total = together(tile, total) * U(pow(factor, turns, 1 << 32))
        for k, share in enumerate(shares):
            total = total + U(share) * tile[16 * k + lanes % 16]
    return total


@pytest.mark.parametrize("who", [0, 37, 64, 100, 131, 255])
def test_a_fault_names_the_wave_and_the_lane(target: str, who: int) -> None:
    reported = []
    for is_fast in (False, True):
        run, want = Run("sums_and_leaves", target), sums(given())
        never = (ROUNDS, who, 1 << 26)
        if is_fast:
            run.make_fast(want, *never)
            assert run.calls(want, *never)[batch_size(target)] >= ROUNDS * GROUPS
        else:
            run.check(want, *never)
        with pytest.raises(MemoryFault) as caught:
            run.out(7, who, 1 << 26, groups=1)
        fault = caught.value
        reported.append((fault.lane, fault.wave, fault.code_address, fault.instruction, fault.size))
        run.check(want, *never)
    assert reported[0] == reported[1]
    assert reported[0][:2] == (who % lanes(target), who // lanes(target))


ABLE = """
s_add_u32 s4, s5, s6 | s_cmp_lg_u32 s4, 0 | s_cselect_b32 s4, s5, s6 | s_load_dword s4, s[2:3], 0x10 | s_mov_b64 vcc, s[4:5]
s_nop 1 | s_waitcnt lgkmcnt(0) | v_add_f32 v1, v2, v3 | v_fma_f32 v1, s4, v2, v3 | v_cmp_lt_f32 vcc, v2, v3
v_cndmask_b32 v1, v2, v3, vcc | v_add_co_u32 v1, vcc, v2, v3 | v_lshlrev_b64 v[2:3], 2, v[4:5]
global_load_dword v1, v[2:3], off | global_store_dwordx2 v[2:3], v[4:5], off | ds_read_b128 v[4:7], v1
ds_read2_b32 v[4:5], v1 offset1:16 | ds_write_b32 v1, v2 | v_cmpx_lt_f32 vcc, v2, v3 | s_cbranch_vccz 1 | s_cbranch_execz 1
s_and_saveexec_b64 s[4:5], vcc | s_mov_b64 exec, -1 | s_and_b64 s[4:5], exec, vcc | s_andn2_b64 s[4:5], s[6:7], exec
"""
NOT_ABLE = """
v_readlane_b32 s4, v1, 3 | v_readfirstlane_b32 s4, v1 | v_writelane_b32 v1, s4, 3
v_mbcnt_lo_u32_b32 v1, s4, v2 | v_mov_b32_dpp v1, v2 row_bcast:31 row_mask:0xf bank_mask:0xf
v_add_f32_dpp v1, v2, v3 row_shr:1 row_mask:0xf bank_mask:0xf | v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[0:3]
s_getpc_b64 s[4:5] | s_memtime s[4:5] | s_getreg_b32 s4, hwreg(HW_REG_HW_ID) | s_swappc_b64 s[4:5], s[6:7]
s_setpc_b64 s[4:5] | s_trap 2 | s_setreg_b32 hwreg(HW_REG_MODE), s4
ds_bpermute_b32 v1, v2, v3 | ds_swizzle_b32 v1, v2 offset:3 | ds_add_u32 v1, v2 | ds_read_addtid_b32 v1
ds_append v1 | global_atomic_add v[2:3], v4, off | flat_load_dword v1, v[2:3] | scratch_load_dword v1, off, s4
buffer_load_dword v1, v2, s[4:7], 0 offen | s_store_dword s4, s[2:3], 0x10
"""


@pytest.mark.parametrize(
    ("waves", "lanes", "is_long", "want"),
    [(4, 64, True, 2), (4, 64, False, 1), (8, 32, True, 4), (8, 32, False, 2), (6, 32, True, 2), (3, 64, True, 1),
     (1, 32, True, 1), (16, 64, True, 2), (5, 32, True, 1)],
)  # fmt: skip
def test_the_size_of_a_batch(waves: int, lanes: int, is_long: bool, want: int) -> None:
    assert batch_size_for(waves, lanes, has_long_vectors=is_long) == want


def rows(text: str) -> list[str]:
    return [row.strip() for line in text.strip().splitlines() for row in line.split(" | ")]


def test_what_batches_may_do(tool: Callable[[str], Callable[..., Any]], tmp_path: Path) -> None:
    source, built = tmp_path / "k.s", tmp_path / "k.o"
    for text, want in ((ABLE, True), (NOT_ABLE, False)):
        source.write_text("\n".join(rows(text)) + "\n")
        tool("llvm-mc-22")("-triple=amdgcn-amd-amdhsa", "-mcpu=gfx90a", "-filetype=obj", source, "-o", built)
        with built.open("rb") as file:
            code = ELFFile(file).get_section_by_name(".text").data()
        found = list(decode(code, "gfx90a"))
        assert len(found) == len(rows(text))
        assert [str(instruction) for instruction in found if is_batchable(instruction) != want] == []
