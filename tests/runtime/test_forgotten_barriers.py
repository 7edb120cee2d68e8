"""Kernels without a barrier between loads from LDS and stores give what they give on hardware, whose waves run at the same time."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from fast_code import TARGETS, make_fast
from hip_kernels import loaded

pytestmark = pytest.mark.usefixtures("compilers")

U = np.uint32
ROUNDS, GROUPS = 100, 6


def replaced(items: int) -> Any:
    seen, total = U(1), U(0)
    with np.errstate(over="ignore"):
        for _ in range(ROUNDS):
            total, seen = total * U(3) + seen, seen * U(5) + U(1)
    return np.full(items, total)


def prefixes(items: int) -> Any:
    cells, total = np.arange(items, dtype=U), np.zeros(items, U)
    for _ in range(ROUNDS):
        for n in range(items):
            total[n + 1 :] = total[n + 1 :] * U(3) + cells[n]
        cells = total.copy()
    return cells


def shifted(items: int) -> Any:
    cells = np.arange(items, dtype=U)
    for number in range(ROUNDS):
        after = np.roll(cells, -1)
        cells = np.where(after != 7, after + U(number), cells)
    return cells


KERNELS: dict[str, Callable[[int], Any]] = {
    "replaced": replaced, "in_turns": replaced, "prefixes": prefixes, "shifted": shifted,
}  # fmt: skip


@functools.cache
def wanted(name: str, items: int) -> Any:
    """What the work-items of one group give."""
    return KERNELS[name](items)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("items", [100, 256, 1024])
@pytest.mark.parametrize("name", KERNELS)
@pytest.mark.parametrize("target", TARGETS)
def test_all_waves_load_before_one_stores(target: str, name: str, items: int) -> None:
    module, want = loaded("forgotten_barriers", target, "-O3"), wanted(name, items)

    def launch() -> None:
        out = np.zeros((GROUPS, items), U)
        module[name].launch(GROUPS, items, [out, U(ROUNDS)])
        assert (out == want).all()

    launch()
    make_fast(module, launch)
