"""Launches of many workgroups in a random order: most run as fast as in order, and what depends on an order is still seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from fast_code import make_fast

import hipkit
from hipkit.runtime import conditions
from hipkit.runtime.conditions import Conditions, Order, Schedule
from hipkit.runtime.devices.cpu.engine import CpuBackend

pytestmark = pytest.mark.usefixtures("long_vectors")
SOURCE = """
#include <hip/hip_runtime.h>
#define KERNEL extern "C" __global__ void
KERNEL tickets(unsigned *count, unsigned *order) {
    if (threadIdx.x == 0) order[atomicAdd(count, 1u)] = blockIdx.x;
}
KERNEL adds_to_the_one_before(unsigned *out, volatile unsigned *sums) {
    if (threadIdx.x == 0) sums[blockIdx.x] = blockIdx.x ? sums[blockIdx.x - 1] + 1 : 1;
}
KERNEL lacks_a_barrier(unsigned *out, unsigned *) {
    __shared__ unsigned all[256];
    unsigned t = threadIdx.x, first = blockIdx.x * 256;
    all[t] = first + t + 1;
    __builtin_amdgcn_wave_barrier();
    out[first + t] = all[t ^ 64];
}
KERNEL backwards(unsigned *out, unsigned *) {
    __shared__ unsigned all[256];
    unsigned t = threadIdx.x, first = blockIdx.x * 256;
    all[t] = first + t + 1;
    __syncthreads();
    out[first + t] = all[255 - t];
}
"""
ITEMS, MANY = 256, 5000


@pytest.fixture(scope="module", params=["gfx942", "gfx1100"])
def module(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> hipkit.Module:
    return hipkit.compile(SOURCE, request.param, ["-O3"], compiler=compiler_here("ziglang"))


@pytest.fixture(autouse=True)
def _own_conditions() -> Iterator[None]:
    yield
    conditions.use(None)


def launched(module: hipkit.Module, name: str, groups: int = MANY, workers: int = 1) -> tuple[Any, Any]:
    """What a kernel gives in both of its arrays."""
    backend = module.device.backend
    if not isinstance(backend, CpuBackend) or backend.shared.workers != workers:
        module.device._backend = CpuBackend(module.device.memory, workers)
    arrays = np.zeros(groups * ITEMS, np.uint32), np.zeros(groups, np.uint32)
    module[name].launch(groups, ITEMS, [*arrays])
    return arrays


def fresh(module: hipkit.Module) -> hipkit.Module:
    """With no code of other kernels, which would not become better."""
    module.device._backend = CpuBackend(module.device.memory, 1)
    return module


def at_random(seed: int) -> None:
    conditions.use(Conditions(schedule=Schedule(Order.AT_RANDOM, seed)))


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("groups", [1, 2, 63, 64, 4095, 4096, 4161, 9000])
def test_each_group_starts_once(module: hipkit.Module, groups: int, workers: int) -> None:
    at_random(groups)
    _, order = launched(module, "tickets", groups, workers)
    assert sorted(order) == list(range(groups))


def test_runs_of_groups_change_places_and_in_some_all_groups_do(module: hipkit.Module) -> None:
    at_random(1)
    orders = [launched(module, "tickets")[1].astype(int) for _ in range(2)]
    assert (orders[0] != orders[1]).mean() > 0.9, "each launch has an order of its own"
    for order in orders:
        goes_on = np.diff(order) == 1
        assert 0.8 < goes_on.mean() < 0.97
        assert np.abs(np.diff(order))[~goes_on].max() > MANY / 2
        first = set(np.flatnonzero(order < 64))
        assert len(first) == 64 and not goes_on[sorted(first)[:-1]].all(), "the first groups are among those"


def test_what_depends_on_the_group_before_is_seen(module: hipkit.Module) -> None:
    _, sums = launched(module, "adds_to_the_one_before")
    assert (sums == np.arange(1, MANY + 1)).all(), "in the order of their numbers it is right"
    at_random(1)
    _, sums = launched(module, "adds_to_the_one_before")
    assert (sums != np.arange(1, MANY + 1)).mean() > 0.9


def test_a_barrier_that_lacks_is_seen_in_some_groups_the_first_and_the_last_among_them(module: hipkit.Module) -> None:
    """In the others waves run in batches, in which all store before any loads."""
    expected = (np.arange(MANY * ITEMS) ^ 64).astype(np.uint32) + 1
    at_random(1)
    make_fast(fresh(module), lambda: launched(module, "lacks_a_barrier"))
    for _ in range(3):
        out, _ = launched(module, "lacks_a_barrier")
        is_wrong = (out != expected).reshape(MANY, ITEMS).any(axis=1)
        assert is_wrong[0] and is_wrong[-1]
        assert 128 <= is_wrong.sum() < MANY / 4


def test_sound_kernels_give_the_same_in_batches_and_at_random(module: hipkit.Module) -> None:
    expected = (np.arange(MANY * ITEMS) ^ 255).astype(np.uint32) + 1
    at_random(1)

    def check() -> None:
        out, _ = launched(module, "backwards")
        assert (out == expected).all()

    make_fast(fresh(module), check)
