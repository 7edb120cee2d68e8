"""Accesses to LDS of which a few lanes or strips are not in the pattern, or are not active, in blocks of long regions too."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from fast_code import TARGETS, make_fast
from hip_kernels import loaded

import hipkit
from hipkit.runtime.devices.cpu.compiler import region_size
from hipkit.runtime.isa.flow.loops import loop_depths
from hipkit.runtime.isa.flow.regions import Block, Region

U = np.uint32
RING, ITEMS, GROUPS, TURNS = 300, 128, 6, 700
ROWS = [range(start, min(start + ITEMS, RING)) for start in range(0, RING, ITEMS)]


@pytest.fixture(params=TARGETS)
def target(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def ring_after(values: Any, bits: Any, turns: int) -> Any:
    """What a ring holds in the end, one word after the other."""
    ring, start = values * U(7), 0
    for turn in range(turns):
        after, far = (start + 1) % RING, (start + 97) % RING
        ring[start] = (ring[start] & U(1 << 31) | ring[after] & U((1 << 31) - 1)) >> U(1) ^ ring[far]
        start = after
        if bits[turn // 32] >> U(turn % 32) & U(1):
            ring ^= np.roll(values, start)
    return ring


def advances(module: hipkit.Module, turns: int = TURNS) -> bool:
    """One launch; whether it gave what it should."""
    random = np.random.default_rng(turns)
    values, bits = random.integers(0, 1 << 32, (GROUPS, RING), U), random.integers(0, 1 << 32, 32, U)
    out = np.zeros((GROUPS, RING), U)
    module["advances_rings"].launch(GROUPS, ITEMS, [values.ravel(), bits, out.ravel(), U(turns)])
    return all((out[n] == ring_after(values[n].copy(), bits, turns)).all() for n in range(GROUPS))


@pytest.mark.in_turn(2)
@pytest.mark.usefixtures("compilers")
@pytest.mark.parametrize("most", [region_size.MOST_INLINED, 0])
def test_one_lane_and_rows_that_go_on_at_the_start(
    most: int, target: str, emitted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(region_size, "MOST_INLINED", most)
    module = loaded("rings", target, "-O3", workers=1)
    make_fast(module, lambda: advances(module))
    for turns in (TURNS, 640, 5, 1, 0):
        assert advances(module, turns), turns
    fast = "".join(text for text in emitted if ".fast(" in text)
    # The lone work-item's store counts as a row although the other strips have no active lane.
    assert "@hk.wave.contiguous.store.lds.lds.i32x1" in fast
    assert bool(re.search(r"call .*@hk\.(load|store)\.lds", fast)) == (most == 0), "outside loops"


@pytest.mark.in_turn(2)
@pytest.mark.usefixtures("compilers")
@pytest.mark.parametrize(("name", "words"), [("stores_one", 1), ("stores_two", 2), ("stores_four", 4)])
@pytest.mark.parametrize("is_fast", [False, True])
def test_the_last_lane_that_stores_to_a_place_wins(name: str, words: int, target: str, is_fast: bool) -> None:
    module, random = loaded("rings", target, "-O3", workers=1), np.random.default_rng(3)
    lanes, wave = np.arange(256), 64 if target.startswith("gfx9") else 32
    several = [lanes // 3, lanes // 7 * 5 % 256, random.integers(0, 256, 256), 255 - lanes // 2, lanes * 0 + 9]

    def stores(places: Any) -> bool:
        out, tile = np.zeros((2, 256, words), U), np.zeros((2, 256, words), U)
        module[name].launch(2, 256, [places.astype(U), out.ravel()])
        for group in range(2):
            for lane in lanes:  # waves one after another, and their lanes
                tile[group, places[lane]] = (group * 1000 + lane) * np.arange(1, words + 1, dtype=U)
        within = [places[first : first + wave] for first in range(0, 256, wave)]
        alone = np.array([sum(place in one for one in within) == 1 for place in places[::-1]])
        found, want = out, tile[:, places[::-1]]
        return bool((found == want)[:, alone].all())

    if is_fast:
        many = np.zeros((128, 256, words), U)
        make_fast(module, lambda: module[name].launch(128, 256, [lanes.astype(U), many.ravel()]))
    for places in several:
        assert stores(places)


@pytest.mark.parametrize(
    ("blocks", "depths"),
    [
        ([Block(8, [])], {8: 0}),
        ([Block(8, [], (8, 16)), Block(16, [])], {8: 1, 16: 0}),
        ([Block(8, [], (16,)), Block(16, [], (16, 24)), Block(24, [], (8, 32)), Block(32, [])], {8: 1, 16: 2, 24: 1, 32: 0}),
        ([Block(8, [], (), resumes=16), Block(16, [], (8, 24)), Block(24, [])], {8: 1, 16: 1, 24: 0}),
        ([Block(8, [], (16, 24)), Block(16, [], (24,)), Block(24, [], (16, 32)), Block(32, [])], {8: 0, 16: 1, 24: 1, 32: 0}),
    ],
)  # fmt: skip
def test_how_many_loops_are_around_a_block(blocks: list[Block], depths: dict[int, int]) -> None:
    assert loop_depths(Region(8, {block.start: block for block in blocks})) == depths
