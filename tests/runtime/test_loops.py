"""Loops compiled for speed do what the loop says, whatever the addresses of a wave look like."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from hip_kernels import loaded

import hipkit
from hipkit.runtime.devices.cpu.compiler.jit import FAST
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.errors import MemoryFault

pytestmark = [pytest.mark.usefixtures("compilers"), pytest.mark.any_backend]

U = np.uint32
LANES = 64
SLOW = ("gfx906", "gfx1030", "gfx1201")


@pytest.fixture(scope="module", params=["gfx942", "gfx1100", *(pytest.param(t, marks=pytest.mark.slow) for t in SLOW)])
def module(request: pytest.FixtureRequest, compilers: None) -> Iterator[hipkit.Module]:
    found = loaded("loops", request.param, "-O3")
    found.device._backend = CpuBackend(found.device.memory, 1, first=FAST)
    yield found


def weighted(rows: list[np.ndarray], factor: int) -> np.ndarray:
    """Row after row: what was before times a factor, plus the row."""
    total = np.zeros_like(rows[0])
    for row in rows:
        total = total * U(factor) + row
    return total


@pytest.mark.parametrize(("step", "lane_step"), [(64, 1), (1, 0), (7, 1), (64, 2), (3, 5), (0, 1), (64, 4)])
@pytest.mark.parametrize("lanes", [64, 256, 40])
def test_rows_columns_and_single_values_are_read(module: hipkit.Module, step: int, lane_step: int, lanes: int) -> None:
    values = np.random.default_rng(1).integers(0, 1 << 32, 40 * 64 + 256 * 5, dtype=U)
    out, count = np.zeros(lanes, U), 40
    module["adds_up"].launch(1, lanes, [values, out, U(count), U(step), U(lane_step)])
    at = np.arange(lanes) * lane_step
    assert (out == weighted([values[at + n * step] for n in range(count)], 3)).all()


def test_a_loop_that_leaves_its_array_names_the_first_lane_that_does(module: hipkit.Module) -> None:
    values = np.ones(64 * 20 + 37, U)
    with pytest.raises(MemoryFault) as caught:
        module["adds_up"].launch(1, 64, [values, np.zeros(64, U), U(50), U(64), U(1)])
    lanes = module["adds_up"].info.wavefront_size or 64
    # The wave of the lane that is 37th in the 21st row, or one that runs before and gets as far as the row behind.
    assert caught.value.lane in (37 % lanes, 0)
    assert caught.value.address in (values.ctypes.data + 4 * (64 * 20 + 37), values.ctypes.data + 4 * 64 * 21)


@pytest.mark.parametrize("step", [64, 1, 13])
def test_each_lane_keeps_what_it_had_when_it_left(module: hipkit.Module, step: int) -> None:
    rng = np.random.default_rng(2)
    values, turns = rng.integers(0, 1 << 20, 64 * 64, dtype=U), rng.integers(0, 60, LANES).astype(U)
    out = np.zeros(2 * LANES, U)
    module["leaves_early"].launch(1, LANES, [values, out, turns, U(step)])
    wanted = [values[lane + step * np.arange(turns[lane])].sum(dtype=U) for lane in range(LANES)]
    assert (out[:LANES] == wanted).all()
    assert (out[LANES:] == np.arange(LANES) + step * turns).all()


@pytest.mark.parametrize("step", [64, 1])
def test_lanes_that_miss_turns_go_on_from_where_they_were(module: hipkit.Module, step: int) -> None:
    values, out = np.random.default_rng(8).integers(0, 1 << 32, 64 * 64, dtype=U), np.zeros(LANES, U)
    module["misses_turns"].launch(1, LANES, [values, out, U(50), U(step)])
    at, total = np.arange(LANES), np.zeros(LANES, U)
    for n in range(50):
        goes = (n + np.arange(LANES)) % 3 != 0
        total = np.where(goes, total * U(3) + values[at], total)
        at = at + step * goes
        total = total * U(5) + values[at + 1]
    assert (out == total).all()


@pytest.mark.parametrize("step", [64, 1])
def test_only_the_lanes_of_a_mask_make_a_step(module: hipkit.Module, step: int) -> None:
    rng, out = np.random.default_rng(9), np.zeros(LANES, U)
    values, masks = rng.integers(0, 1 << 32, 64 * 64, dtype=U), rng.integers(0, 1 << 64, 50, dtype=np.uint64)
    module["steps_of_some"].launch(1, LANES, [values, out, masks, U(50), U(step)])
    at, total = np.arange(LANES), np.zeros(LANES, U)
    for mask in masks:
        at = at + step * (int(mask) >> np.arange(LANES, dtype=object) & 1).astype(int)
        total = total * U(5) + values[at]
    assert (out == total).all()


def test_indices_may_go_from_negative_to_positive_within_a_wave(module: hipkit.Module) -> None:
    values, out = np.random.default_rng(3).integers(0, 1 << 32, 4096, dtype=U), np.zeros(LANES, U)
    memory = module.device.memory
    address = module.device.allocate(values.nbytes)
    memory.write(address, values.tobytes())
    module["goes_through_zero"].launch(1, LANES, [np.uint64(address + 4 * 2048), out, np.int32(-700), np.int32(400)])
    rows = [values[2048 - 700 + np.arange(LANES) + 3 * n] for n in range(400)]
    assert (out == weighted(rows, 5)).all()


@pytest.mark.parametrize(("is_signed", "end"), [(0, 1 << 32), (1, 1 << 31)])
def test_indices_may_begin_again_within_a_wave(module: hipkit.Module, is_signed: int, end: int) -> None:
    values, out = np.random.default_rng(4).integers(0, 256, 4096).astype(np.uint8), np.zeros(LANES, U)
    address, kernel = module.device.allocate(values.nbytes), module["begins_again"]
    module.device.memory.write(address, values.tobytes())

    def launch(start: int, turns: int) -> None:
        """From an index that comes before ``end``, with that of the first lane at the address."""
        kernel.launch(1, LANES, [np.uint64(address - start), out, U(start), U(turns), U(is_signed)])

    launch(end - LANES - 9, 10)
    assert (out == weighted([values[n + np.arange(LANES)].astype(U) for n in range(10)], 5)).all()
    with pytest.raises(MemoryFault) as caught:
        launch(end - LANES - 8, 10)
    again = end if is_signed else 0
    assert caught.value.address == (address - (end - LANES - 8) - again) % (1 << 64)
    assert caught.value.lane == (kernel.info.wavefront_size or 64) - 1


def test_indices_from_memory_may_begin_again_within_a_wave(module: hipkit.Module) -> None:
    values, out = np.random.default_rng(7).integers(0, 256, 4096).astype(np.uint8), np.zeros(LANES, U)
    address, start = module.device.allocate(values.nbytes), (1 << 32) - 20
    module.device.memory.write(address, values.tobytes())
    indices = (start + np.arange(LANES)).astype(U)
    with pytest.raises(MemoryFault) as caught:
        module["looks_up"].launch(1, LANES, [np.uint64(address - start), out, indices])
    assert (caught.value.lane, caught.value.address) == (20, address - start)
    module["looks_up"].launch(1, LANES, [np.uint64(address - start + LANES), out, indices - U(LANES)])
    assert (out == values[:LANES]).all()


def test_lanes_may_be_far_from_one_another(module: hipkit.Module) -> None:
    values, out = np.arange(LANES, dtype=U), np.zeros(LANES, U)
    module["goes_far"].launch(1, LANES, [values, out, np.uint64(0)])
    assert (out == values).all()
    with pytest.raises(MemoryFault) as caught:
        module["goes_far"].launch(1, LANES, [values, out, np.uint64(1 << 32)])
    assert caught.value.lane == 1


@pytest.mark.parametrize("is_half", [0, 1])
@pytest.mark.parametrize("step", [64, 3])
def test_only_active_lanes_write(module: hipkit.Module, step: int, is_half: int) -> None:
    given = np.random.default_rng(5).integers(0, 256, 64 * 64).astype(np.uint8)
    out, wanted = np.zeros_like(given), np.zeros_like(given)
    module["moves"].launch(1, LANES, [given, out, U(60), U(step), U(is_half)])
    for n in range(60):
        at = n * step + np.arange(0, LANES, 2 if is_half else 1)
        wanted[at] = given[at] + np.uint8(1)
    assert (out == wanted).all()


@pytest.mark.parametrize("is_weighted", [0, 1])
@pytest.mark.parametrize("count", [4096, 1000])
def test_lanes_take_turns_in_lds(module: hipkit.Module, count: int, is_weighted: int) -> None:
    values = np.random.default_rng(6).integers(0, 256, count).astype(np.uint8)
    bins, before = np.zeros(64, U), np.zeros(count, U)
    module["counts"].launch(1, 256, [values, bins, before, U(count), U(is_weighted)])
    weights = np.arange(count, dtype=U) if is_weighted else np.ones(count, U)
    assert (bins == np.bincount(values & 63, weights, 64).astype(U)).all()
    if is_weighted:
        # What a lane found is the sum of some of the others of its bin: the last one found all but its own.
        for bin in range(64):
            mine = np.flatnonzero(values & 63 == bin)
            assert len({*before[mine]}) >= len(mine) - (mine[0] == 0)
            assert (before[mine] + weights[mine]).max() == bins[bin]
