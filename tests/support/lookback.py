"""Launches of the kernels in lookback.hip, whose answers numpy knows."""

from __future__ import annotations

from typing import Any

import numpy as np

import hipkit

ITEMS = 256
"""Of a group."""
KERNELS = [f"{what}_{how}" for what in ("scan", "select") for how in ("words", "wide", "apart")]
WAVES_OF_64 = ["gfx906", "gfx908", "gfx90a", "gfx942", "gfx950"]
WAVES_OF_32 = ["gfx1030", "gfx1100", "gfx1151", "gfx1201"]
TARGETS = [*WAVES_OF_64, *WAVES_OF_32]


def differences(module: hipkit.Module, name: str, groups: int, seed: int, **options: Any) -> int:
    """How many results of one launch are wrong."""
    values = np.random.default_rng(seed).integers(0, 1 << 32, groups * ITEMS, np.uint32)
    found, said = np.zeros(groups * ITEMS + 1, np.uint32), np.zeros(4 * groups, np.uint32)
    args = [values, found, said, np.zeros(1, np.uint32), np.uint32(groups)]
    module[name].launch(groups, ITEMS, args, timeout=300, **options)
    wanted = np.zeros_like(found)
    if name.startswith("scan"):
        wanted[:-1] = np.cumsum(values, dtype=np.uint32)
    else:
        odd = values[values & 1 == 1]
        wanted[: len(odd)], wanted[-1] = odd, len(odd)
    return int((found != wanted).sum())
