"""In another order than their own, waves run in batches where that changes nothing, and show where the order matters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from wave_batch_runs import GROUPS, ITEMS, ROUNDS, Run, given, sums, together
from wave_batches import TARGETS, batch_size, lanes

from hipkit.runtime import conditions
from hipkit.runtime.conditions import Conditions, Order, Schedule

pytestmark = pytest.mark.usefixtures("compilers", "emitted", "long_vectors")
U = np.uint32
ORDERS = {"reverse": Schedule(Order.REVERSED), "random": Schedule(Order.AT_RANDOM, 3)}


@pytest.fixture(params=TARGETS)
def target(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(autouse=True)
def _own_conditions() -> Iterator[None]:
    yield
    conditions.use(None)


@pytest.mark.parametrize("order", ORDERS)
def test_what_only_reads_runs_in_batches(target: str, order: str) -> None:
    conditions.use(Conditions(schedule=ORDERS[order]))
    run, want = Run("sums", target, 1), sums(given())
    run.make_fast(want, GROUPS * ITEMS)
    calls = run.calls(want, GROUPS * ITEMS)
    waves, count = ITEMS // lanes(target), batch_size(target)
    assert calls[count] >= 0.75 * ROUNDS * GROUPS * waves // count, "at random, waves that end their turn go on alone"
    assert calls[1] >= ROUNDS * GROUPS * waves, "and what stores, wave by wave"


def read_in_turn(order: list[int], target: str) -> Any:
    """What the racing kernel gives where its waves come in an order: those before have stored this round's number."""
    waves = ITEMS // lanes(target)
    before = np.array([order.index((wave + 1) % waves) < order.index(wave) for wave in range(waves)])
    is_stored = np.repeat(before, lanes(target))
    total = np.zeros(ITEMS, U)
    for n, tile in enumerate(given()):
        total = together(tile, total) * U(3) + np.where(is_stored, U(n + 1), U(n))
    return total


def test_the_last_wave_comes_first_where_they_store(target: str) -> None:
    waves = list(range(ITEMS // lanes(target)))
    conditions.use(Conditions(schedule=ORDERS["reverse"]))
    run = Run("reads_the_next_wave", target, 1)
    run.make_fast(read_in_turn(waves[::-1], target))
    assert run.calls(read_in_turn(waves[::-1], target))[batch_size(target)] >= ROUNDS * GROUPS
    assert (read_in_turn(waves, target) != read_in_turn(waves[::-1], target)).any()


def test_groups_of_a_random_order_are_all_of_them_once(target: str) -> None:
    for seed, groups in ((1, 1), (2, 63), (3, 5000), (4, 4096)):
        conditions.use(Conditions(schedule=Schedule(Order.AT_RANDOM, seed)))
        run = Run("sums", target, 1)
        assert (run.out(groups * ITEMS, groups=groups) == sums(given())).all(), groups
