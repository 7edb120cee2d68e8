"""Wave batches where lanes are told apart by masks: they stay one where all waves agree, and diverge where not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from fast_code import make_fast
from hip_kernels import loaded
from wave_batches import TARGETS, batch_size, lanes, watched_calls

from hipkit.runtime.devices.cpu.engine import CpuBackend

pytestmark = [pytest.mark.usefixtures("compilers", "emitted", "long_vectors"), pytest.mark.in_turn(4)]

U = np.uint32
GROUPS, ITEMS = 96, 256
COUNT = GROUPS * ITEMS
PLACES = np.arange(COUNT, dtype=U)
RANDOM = np.random.default_rng(5).integers(0, 1 << 32, COUNT, dtype=U)


@pytest.fixture(params=TARGETS)
def target(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Run:
    """One kernel on one device."""

    def __init__(self, name: str, target: str) -> None:
        self.name, self.module = name, loaded("masks", target, "-O3", workers=1)

    def out(self, values: Any, limit: int = COUNT, before: Any = None) -> Any:
        out = np.zeros(COUNT, U) if before is None else before.copy()
        self.module[self.name].launch(GROUPS, ITEMS, [values.astype(U), out, U(limit)])
        return out

    def check(self, want: Callable[..., Any], values: Any, limit: int = COUNT, before: Any = None) -> None:
        more = () if before is None else (before,)
        assert (self.out(values, limit, before) == want(values.astype(U), limit, *more)).all()

    def make_fast(self, want: Callable[..., Any], values: Any, limit: int = COUNT, before: Any = None) -> None:
        make_fast(self.module, lambda: self.check(want, values, limit, before))

    def calls(self, values: Any, limit: int = COUNT) -> Any:
        """How often code was called in one launch, by how many waves it is for."""
        return watched_calls(self.module, lambda: self.out(values, limit))


def by_wave(target: str, *choices: int) -> Any:
    """Numbers that a wave's lanes have together, wave by wave."""
    return np.resize(np.repeat(np.array(choices, U), lanes(target)), COUNT)


def values_of(target: str) -> dict[str, Any]:
    """Numbers whose lowest bits are alike in all lanes, in each wave, in halves of one, or not at all."""
    half = lanes(target) // 2
    return {
        "all": RANDOM | U(3),
        "none": RANDOM & ~U(3),
        "by wave": RANDOM & ~U(3) | by_wave(target, 3, 0),
        "by two waves": RANDOM & ~U(3) | by_wave(target, 3, 3, 0, 0),
        "one wave of many": RANDOM & ~U(3) | by_wave(target, 0, 0, 0, 1, 0, 0, 0),
        "by half": RANDOM & ~U(3) | np.resize(np.repeat(np.array([3, 0], U), half), COUNT),
        "one lane": np.where(PLACES % U(1021) == 77, RANDOM | U(1), RANDOM & ~U(3)),
        "any": RANDOM,
    }


def adds(values: Any, limit: int) -> Any:
    return np.where(limit > PLACES, values + PLACES, U(0))


def chooses(values: Any, limit: int) -> Any:
    result = np.where(values & U(1), values * U(3), values ^ U(0x55))
    result = result + np.where(values & U(2), values.reshape(-1, 2)[:, ::-1].ravel(), U(0) - PLACES)
    return np.where(limit > PLACES, result, U(7))


LIMITS = (0, 1, 31, 32, 64, 100, 128, 200, 256, 300, COUNT - 257, COUNT - 64, COUNT - 1, COUNT)


def test_what_checks_its_bounds_runs_in_batches(target: str) -> None:
    run = Run("adds", target)
    run.make_fast(adds, RANDOM)
    batches = COUNT // lanes(target) // batch_size(target)
    assert run.calls(RANDOM) == {batch_size(target): batches}
    for limit in LIMITS:
        run.check(adds, RANDOM, limit)
    # Groups before the limit run in batches; those that it cuts, and those after it, try that twice at most.
    calls = run.calls(RANDOM, COUNT // 2 + 100)
    assert batches // 2 <= calls[batch_size(target)] <= batches // 2 + 2 * GROUPS
    assert calls[1] <= COUNT // lanes(target) // 2 + ITEMS // lanes(target)


@pytest.mark.parametrize("met", ["all", "none", "by wave", "any"])
def test_masks_in_masks(target: str, met: str) -> None:
    run, values = Run("chooses", target), values_of(target)
    run.make_fast(chooses, values[met])
    for limit in LIMITS:
        for name in values:
            run.check(chooses, values[name], limit)


def test_what_is_stored_is_stored_once(target: str) -> None:
    def want(values: Any, limit: int, before: Any) -> Any:
        return before + np.where(values & U(1), U(1000), U(1))

    run, values = Run("counts_first", target), values_of(target)
    run.make_fast(want, values["all"], before=PLACES)
    for name in values:
        run.check(want, values[name], before=RANDOM)


def test_loops_that_lanes_leave(target: str) -> None:
    def want(values: Any, limit: int) -> Any:
        total = PLACES.copy()
        for turn in range(int(values.max())):
            total = np.where(values > turn, total * U(5) + U(turn), total)
        return total

    run, values = Run("turns", target), values_of(target)
    run.make_fast(want, values["all"] % U(4))
    for name in values:
        run.check(want, values[name] % U(9))


@pytest.mark.parametrize("limit", [1 << 31, (1 << 31) + 1])
def test_a_mask_after_a_store_and_in_another_block(target: str, limit: int) -> None:
    def want(values: Any, limit: int, before: Any) -> Any:
        return before + U(1) + np.where(values < limit, before if limit & 1 else U(5), U(0))

    run, values = Run("counts_and_keeps", target), values_of(target)
    run.make_fast(want, values["all"] >> U(1), limit, before=PLACES)
    for name in values:
        run.check(want, values[name], limit, before=RANDOM)


def test_batches_that_diverge_are_not_tried_for_a_while(target: str) -> None:
    def want(values: Any, limit: int) -> Any:
        return np.where(limit > PLACES, U(0), values + PLACES)

    run, count, tries = Run("adds_after", target), batch_size(target), ITEMS // lanes(target) // batch_size(target)
    run.make_fast(want, RANDOM, 0)
    assert run.calls(RANDOM, 0)[count] == GROUPS * tries
    # Eight groups are tried, 32 are not, and so on: the last sixteen of 96 are eight that are and eight that are not.
    assert run.calls(RANDOM, COUNT)[count] == 8 + 8 + 8
    assert run.calls(RANDOM, 0)[count] == (GROUPS - 24) * tries, "the next launch begins where this one ended"
    assert run.calls(RANDOM, 8 * ITEMS)[count] == 8 + (GROUPS - 40) * tries
    assert run.calls(RANDOM, 7 * ITEMS)[count] == 7 + (GROUPS - 7) * tries


@pytest.mark.parametrize("limit", [256, 128, 200])
def test_masks_between_barriers(target: str, limit: int) -> None:
    def want(values: Any, limit: int) -> Any:
        item, total = np.arange(ITEMS), np.zeros(ITEMS, U)
        for row in range(8):
            tile = np.where(item < limit, values[row * ITEMS : (row + 1) * ITEMS], U(0))
            for k in range(16):
                total = total * U(3) + tile[k * 16 + item % 16] * tile[item // 16 * 16 + k]
            total = np.where(total & U(1), total + U(row), total)
        return np.tile(total, GROUPS)

    run = Run("sums_of_rows", target)
    run.make_fast(want, RANDOM, limit)
    if limit == ITEMS:
        parts, batches = 8 * 2 + 1, ITEMS // lanes(target) // batch_size(target)
        assert run.calls(RANDOM, ITEMS) == {batch_size(target): parts * batches * GROUPS}
    for other in (256, 255, 192, 64, 1, 0):
        run.check(want, RANDOM, other)


def test_parts_of_a_mask_that_are_written(target: str) -> None:
    def want(values: Any, limit: int) -> Any:
        chosen, lane = values < limit, np.arange(COUNT) % lanes(target)
        if lanes(target) == 64:
            half = np.where(lane < 32, chosen, 5 >> np.maximum(lane - 32, 0).clip(0, 31) & 1)
        else:
            upper = np.roll(chosen.reshape(-1, 32), -16, axis=1)
            upper[:, 16:] = False
            half = upper.ravel()
        return (chosen * 16 + np.where(half, 3, 2)).astype(U)

    run = Run("halves", target)
    run.make_fast(want, RANDOM, 1 << 31)
    for values in values_of(target).values():
        for limit in (0, 1, 1 << 31, (1 << 32) - 1):
            run.check(want, values, limit)


def test_masks_that_are_numbers(target: str) -> None:
    def want(values: Any, limit: int) -> Any:
        lane = PLACES % U(lanes(target))
        return values + U(3 * 16) + np.where((lane == 1) | (lane == 3), U(3), U(2))

    run = Run("numbers", target)
    run.make_fast(want, RANDOM)
    assert run.calls(RANDOM) == {batch_size(target): COUNT // lanes(target) // batch_size(target)}


def test_the_next_wave_learns_of_stores(target: str) -> None:
    """A wait for stores is a fence of the host only if any wave of the worker has stored something."""
    run = Run("adds", target)
    run.make_fast(adds, RANDOM)
    backend = run.module.device.backend
    assert isinstance(backend, CpuBackend)
    (prepared,) = backend._prepared.values()
    worker = prepared.contexts[0]
    worker.has_stored = 0
    assert run.calls(RANDOM).keys() == {batch_size(target)}
    assert worker.has_stored == 1
