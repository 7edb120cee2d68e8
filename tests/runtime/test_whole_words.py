"""Aligned words of 8 and 16 bytes are single-copy atomic: other workers' stores show whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from hip_kernels import loaded

import hipkit

pytestmark = pytest.mark.usefixtures("compilers")

U = np.uint32
GROUPS, WORDS = 8, 64
ROUNDS = 4000
WAYS = ["row_row", "row_reversed", "reversed_row", "scattered_scattered", "row_same", "same_same"]
TARGETS = [
    "gfx942",
    "gfx1100",
    *(pytest.param(t, marks=pytest.mark.slow) for t in ("gfx906", "gfx90a", "gfx1030", "gfx1201")),
]


@pytest.fixture(scope="module", params=TARGETS)
def module(request: pytest.FixtureRequest, compilers: None) -> Iterator[hipkit.Module]:
    yield loaded("words", request.param, workers=2)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("lanes", ["", "_one"], ids=["all lanes", "one lane"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("word", ["Two", "Four"])
def test_no_half_of_a_word_is_seen(module: hipkit.Module, word: str, way: str, lanes: str) -> None:
    kernel = module[f"{word}_{way}{lanes}"]
    torn = np.zeros(1, U)
    rounds = ROUNDS * 16 if lanes else ROUNDS
    bytes_of_word = 8 if word == "Two" else 16
    words = module.device.buffer(np.zeros(WORDS * bytes_of_word // 4, U))
    # Compiled quickly at first, and for speed in the middle of a launch.
    for _ in range(4):
        kernel.launch(GROUPS, 64, [words, torn, U(rounds)], cooperative=True, timeout=120)
    words.close()
    assert torn[0] == 0
