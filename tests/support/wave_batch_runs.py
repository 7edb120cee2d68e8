"""The kernels of tests/runtime/kernels/wave_batch.hip, run until they are compiled for speed, and what they have to give."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from fast_code import make_fast
from hip_kernels import loaded
from wave_batches import watched_calls

U = np.uint32
ROUNDS, GROUPS, ITEMS = 40, 6, 256


def given(items: int = ITEMS, rounds: int = ROUNDS) -> Any:
    return np.random.default_rng(items + rounds).integers(0, 1 << 32, (rounds, items), dtype=U)


def together(tile: Any, total: Any) -> Any:
    """What the kernels compute of one tile."""
    lanes = np.arange(len(tile))
    for k in range(4):
        total = total * U(3) + tile[16 * k + lanes % 16] * tile[lanes // 16 * 16 + k]
    return total


def sums(tiles: Any) -> Any:
    total = np.zeros(tiles.shape[1], U)
    for tile in tiles:
        total = together(tile, total)
    return total


class Run:
    """One kernel on one device."""

    def __init__(self, name: str, target: str, workers: int = 1) -> None:
        self.name, self.module = name, loaded("wave_batch", target, "-O3", workers=workers)

    def out(self, *more: int, items: int = ITEMS, type: Any = U, groups: int = GROUPS, **options: Any) -> Any:
        """What it gave, group by group."""
        out = np.zeros(groups * items, type)
        args = [given(items), out, U(ROUNDS), *(U(x) for x in more)]
        self.module[self.name].launch(groups, items, args, **options)
        return out.reshape(groups, items)

    def check(self, want: Any, *more: int, **options: Any) -> None:
        assert (self.out(*more, **options) == want).all()

    def make_fast(self, want: Any, *more: int, **options: Any) -> None:
        """Launched until it is compiled for speed; each launch is right."""
        make_fast(self.module, lambda: self.check(want, *more, **options))

    def calls(self, want: Any, *more: int, **options: Any) -> Counter[int]:
        """How often code was called in one launch, by how many waves it is for."""
        return watched_calls(self.module, lambda: self.check(want, *more, **options))
