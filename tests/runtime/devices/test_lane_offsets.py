"""Addresses that differ between lanes by what is known: a base in scalars, and the same offsets everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
from fast_code import make_fast

import hipkit

BUILT = Path(__file__).parents[3] / "samples" / "built"


def test_sums_that_code_makes_of_halves_are_a_base_and_what_lanes_add(emitted: list[str]) -> None:
    """v_add_co_u32 and v_add_co_ci_u32 of a uniform base and an index that is extended by its sign."""
    module = hipkit.Module.load(BUILT / "vector_add", device=hipkit.Device("gfx1100"))
    values, count = np.ones(256_000, np.float32), np.int32(256_000)
    make_fast(module, lambda: module["vector_add"].launch(1000, 256, [values, values, values, count]))
    called = set(re.findall(r"@hk\.wave\.contiguous\.(\w+\.global\.\w+)\.i32x1\.\d+(\.sext)?", "".join(emitted)))
    assert called == {("load.global.g64", ".sext"), ("store.global.g64", ".sext")}
