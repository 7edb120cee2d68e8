"""Fast paths, emitted for the observed pattern of loads from LDS, are right for that pattern and for every other."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from fast_code import TARGETS, make_fast
from hip_kernels import loaded

import hipkit
from hipkit.runtime.devices.cpu.compiler.llvm.builder import LlvmBuilder
from hipkit.runtime.errors import MemoryFault
from hipkit.runtime.isa.values import I32, Lane, Uniform

pytestmark = pytest.mark.usefixtures("compilers")

U = np.uint32
SIZE, ROUNDS, ITEMS, TURNS = 1024, 40, 256, 4000


@pytest.fixture(params=TARGETS)
def target(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def read(module: hipkit.Module, start: int = 0, lane_step: int = 1, share: int = 16) -> bool:
    """One launch; whether it gave what it should."""
    values, out = tiles(start + lane_step), np.zeros(8 * ITEMS, U)
    module["reads_tiles"].launch(8, ITEMS, [values, out, U(ROUNDS), U(start), U(lane_step), U(share)])
    return bool((out.reshape(8, ITEMS) == expected(start, lane_step, share)).all())


@cache
def tiles(seed: int) -> Any:
    """What a kernel reads."""
    return np.random.default_rng(seed).integers(0, 1 << 32, ROUNDS * SIZE, dtype=U)


@cache
def expected(start: int, lane_step: int, share: int) -> Any:
    """What it gives."""
    lanes, want = np.arange(ITEMS), np.zeros(ITEMS, U)
    for tile in tiles(start + lane_step).reshape(ROUNDS, SIZE):
        for k in range(8):
            want = want * U(3) + tile[start + lanes * lane_step + 16 * k] * tile[lanes // share * 4 + k]
    return want


def made_fast(module: hipkit.Module, share: int = 16) -> None:
    """Launch until everything is compiled for speed; every launch is right."""

    def launch() -> None:
        assert read(module, share=share)

    make_fast(module, launch)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_met_decides_how_a_block_is_written(target: str, workers: int, emitted: list[str]) -> None:
    module = loaded("tiles", target, "-O3", workers=workers)
    made_fast(module)
    text = next(text for text in emitted if "\nfast." in text)
    block = text[text.index("\nfast.") : text.index("\nfallback.")]
    assert "hk.wave.load.lds" not in block
    assert "fence" not in block[block.index("align 1") : block.index(" mul ")], (
        "the compiler may move loads to where they are used"
    )
    assert read(module)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("met", [16, 256])
def test_all_other_patterns_are_right_too(target: str, met: int, emitted: list[str]) -> None:
    """Where all work-items read one place when it was compiled, too."""
    module = loaded("tiles", target, "-O3", workers=1)
    made_fast(module, met)
    for lane_step in (0, 1, 2, 3):
        for share in (2, 3, 8, 16, 64, 256):
            assert read(module, 5, lane_step, share), (lane_step, share)


def test_a_row_that_leaves_the_tile_is_a_fault_at_the_same_place(target: str, emitted: list[str]) -> None:
    reported = []
    for is_fast in (False, True):
        module = loaded("tiles", target, "-O3", workers=1)
        if is_fast:
            made_fast(module)
        assert read(module, SIZE - ITEMS - 16 * 7)
        with pytest.raises(MemoryFault) as caught:
            read_beyond(module)
        reported.append((str(caught.value), caught.value.lane))
        assert read(module)
    assert reported[0] == reported[1]
    assert "LDS" in reported[0][0]


def read_beyond(module: hipkit.Module) -> None:
    values, out = np.zeros(ROUNDS * SIZE, U), np.zeros(8 * ITEMS, U)
    start = SIZE - ITEMS - 16 * 7 + 1
    module["reads_tiles"].launch(8, ITEMS, [values, out, U(ROUNDS), U(start), U(1), U(16)])


def test_loads_see_what_the_block_has_stored(target: str, emitted: list[str]) -> None:
    module, out = loaded("tiles", target, "-O3", workers=1), np.zeros(256, U)
    a, b, c, d = (np.arange(64, dtype=U) + U(64 * k) for k in range(4))
    for _ in range(TURNS):
        a, b, c, d = b + U(1), c ^ a, d - a, a + (c ^ a) * U(5)

    def launch() -> None:
        module["changes_tiles"].launch(1, 64, [out, U(TURNS)])
        assert (out == np.concatenate([a, b, c, d])).all()

    make_fast(module, launch)
    assert any("\nfast." in text for text in emitted)


def test_a_loaded_value_survives_a_store_to_its_address(target: str, emitted: list[str]) -> None:
    module, out = loaded("tiles", target, "-O3", workers=1), np.zeros(64, U)
    row, total = [np.arange(64, dtype=U) + U(64 * k) for k in range(4)], np.zeros(64, U)
    for n in range(TURNS):
        for one in row:
            total = total * U(3) + one
        row = [np.full(64, n + k, U) for k in range(4)]

    def launch() -> None:
        module["exchanges_tiles"].launch(1, 64, [out, U(TURNS)])
        assert (out == total).all()

    make_fast(module, launch)
    assert any("\nfast." in text for text in emitted)


def test_addresses_are_one_base_and_distances_of_the_lanes() -> None:
    """The base is computed once, and distances only of what is not the same in all lanes."""
    b = LlvmBuilder(32, inline=True)
    b.offsets.begin()
    base, more, lanes = (
        b.broadcast(Uniform(I32, "%base")),
        b.broadcast(Uniform(I32, "%more")),
        Lane(I32, ("%low", "%high")),
    )
    values = [base, b.add(base, more), b.shl(base, 2), b.add(base, lanes)]
    found = [b.offsets.of(value) for value in values]
    lines = dict(line.strip().split(" = ", 1) for line in b.text.lines)
    bases = [lines.get(one.base.data, one.base.data) for one in found if one is not None]
    assert bases[:3] == ["%base", "add i32 %base, %more", "shl i32 %base, 2"]
    assert re.fullmatch(r"add i32 %base, (%t\d+)", bases[3])
    assert lines[bases[3].split()[-1]] == "extractelement <16 x i32> %low, i64 0"
    assert [one.offsets is None for one in found if one is not None] == [True, True, True, False]
