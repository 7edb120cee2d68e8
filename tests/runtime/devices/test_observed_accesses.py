"""Accesses that are specialised for their observed pattern are right for that pattern, and for every other."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np
import pytest
from fast_code import TARGETS, make_fast
from hip_kernels import loaded

import hipkit
from hipkit.runtime.devices.cpu.compiler import compiling
from hipkit.runtime.errors import MemoryFault
from hipkit.runtime.isa.flow.partition import outlines

pytestmark = pytest.mark.usefixtures("compilers")

U = np.uint32
ITEMS, ROOM, MORE = 256 * 64, 3 * 256 * 64, 7


class Kind(NamedTuple):
    """A kernel, and what it moves: items of a type, with places of another."""

    name: str
    item: Any
    place: Any = np.uint32
    words: int = 1


KINDS = (
    Kind("moves_u8", np.uint8),
    Kind("moves_u16", np.uint16),
    Kind("moves_u32", U),
    Kind("moves_i32", U),
    Kind("moves_u64", np.uint64),
    Kind("moves_four", U, words=4),
    Kind("moves_far", U, place=np.uint64),
)


@pytest.fixture(params=TARGETS)
def target(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def tables() -> dict[str, Any]:
    """Where lanes go, each place at most once but where it says so."""
    lanes, random = np.arange(ITEMS), np.random.default_rng(5)
    broken = lanes.copy()
    broken[100:110] = np.arange(ITEMS, ITEMS + 10)
    odd = lanes.copy()
    odd[7::16] = ITEMS + np.arange(ITEMS // 16)
    return {
        "rows": lanes,
        "further": lanes + ITEMS,
        "rows from odd places": lanes + 3,
        "strips in another order": lanes.reshape(-1, 16)[::-1].ravel(),
        "backwards": lanes[::-1].copy(),
        "every other": 2 * lanes,
        "one broken": broken,
        "each strip broken": odd,
        "anywhere": random.permutation(ITEMS),
    }


PLACES = {"one place": np.zeros(ITEMS, int) + 11, "a place for each strip": np.arange(ITEMS) // 16 * 5}


def moved(module: hipkit.Module, kind: Kind, source: Any, target: Any, count: int = ITEMS) -> bool:
    """One launch; whether it gave what it should."""
    values = np.random.default_rng(1).integers(0, 256, ROOM * kind.words).astype(kind.item) * kind.item(3)
    out = np.zeros(ROOM * kind.words, kind.item)
    args = [values, out, source.astype(kind.place), target.astype(kind.place), U(MORE), U(count)]
    module[kind.name].launch(ITEMS // 256, 256, args)
    want = np.zeros((ROOM, kind.words), kind.item)
    want[target[:count] + MORE] = values.reshape(ROOM, kind.words)[source[:count] + MORE]
    return bool((out == want.ravel()).all())


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("met", ["rows", "one place"])
def test_every_pattern_is_right_whatever_was_observed(kind: Kind, met: str, target: str, emitted: list[str]) -> None:
    module, to = loaded("access_patterns", target, "-O3", workers=1), tables()
    source = {**to, **PLACES}[met]
    make_fast(module, lambda: moved(module, kind, source, to["rows"]))
    pattern = "contiguous" if met == "rows" else "uniform"
    assert any(f"hk.wave.{pattern}.load" in text for text in emitted)
    for name, places in {**to, **PLACES}.items():
        for other, others in to.items():
            for count in (ITEMS, ITEMS - 5, 100):
                assert moved(module, kind, places, others, count), (name, other, count)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.words == 1], ids=lambda kind: kind.name)
@pytest.mark.parametrize("is_store", [False, True], ids=["load", "store"])
def test_a_row_that_leaves_its_memory_is_a_fault_of_the_same_lane(kind: Kind, is_store: bool, target: str) -> None:
    rows, reported = np.arange(ITEMS), []
    beyond = rows.copy()
    beyond[-16:] += ROOM - MORE - ITEMS + 4
    for is_fast in (False, True):
        module = loaded("access_patterns", target, "-O3", workers=1)
        if is_fast:
            make_fast(module, partial(moved, module, kind, rows, rows))
        assert moved(module, kind, rows, rows)
        with pytest.raises(MemoryFault) as caught:
            values, out = np.zeros(ROOM, kind.item), np.zeros(ROOM, kind.item)
            source, to = (rows, beyond) if is_store else (beyond, rows)
            args = [values, out, source.astype(kind.place), to.astype(kind.place), U(MORE), U(ITEMS)]
            module[kind.name].launch(ITEMS // 256, 256, args)
        reported.append((caught.value.lane, caught.value.size))
        assert moved(module, kind, rows, rows)
    assert reported[0] == reported[1]


@pytest.mark.parametrize("name", ["moves_i32", "moves_u32", "moves_u16"])
def test_rows_that_wrap_at_32_bits_are_not_rows(name: str, target: str) -> None:
    """The lanes after the wrap are gigabytes away from those before it."""
    kind = next(kind for kind in KINDS if kind.name == name)
    module, rows = loaded("access_patterns", target, "-O3", workers=1), np.arange(ITEMS)
    make_fast(module, lambda: moved(module, kind, rows, rows))
    limit = 1 << 32 if name == "moves_u32" else 1 << 31
    wrapping = (rows + limit - MORE - 8) % (1 << 32)
    values, out = np.zeros(ROOM, kind.item), np.zeros(ROOM, kind.item)
    with pytest.raises(MemoryFault) as caught:
        args = [values, out, wrapping.astype(U), rows.astype(U), U(MORE), U(16)]
        module[name].launch(1, 256, args)
    assert caught.value.lane == 0
    assert moved(module, kind, rows, rows)


def moved_in_lds(module: hipkit.Module, source: Any, to: Any, count: int = 256) -> bool:
    """The same through LDS."""
    values, out = np.arange(1024, dtype=U) * U(77), np.zeros(1280, U)
    args = [values, out, source.astype(U), to.astype(U), U(MORE), U(count)]
    module["moves_in_lds"].launch(16, 256, args)
    tile = values.copy()
    tile[to[:count] + MORE] = values[:count] * U(3)
    found = np.zeros(256, U)
    found[:count] = tile[source[:count] + MORE]
    return bool((out == np.concatenate([tile, found])).all())


def test_every_pattern_in_lds(target: str, emitted: list[str]) -> None:
    module, lanes = loaded("access_patterns", target, "-O3", workers=1), np.arange(256)
    make_fast(module, lambda: moved_in_lds(module, lanes, lanes))
    assert any("hk.wave.contiguous.store.lds" in text for text in emitted)
    patterns = (lanes, lanes + 300, lanes[::-1].copy(), 3 * lanes, np.random.default_rng(3).permutation(256))
    for source in (*patterns, 0 * lanes, lanes // 16):
        for to in patterns:
            for count in (256, 250, 17):
                assert moved_in_lds(module, source, to, count)


TURNS, ROUNDS = 12, 30
PATTERNS = ((0, 1, 16), (4, 1, 16), (0, 2, 16), (0, 0, 16), (3, 1, 5), (9, 1, 256), (0, 1, 16), (1, 1, 1))


def read_many(module: hipkit.Module, patterns: Any) -> bool:
    """One launch of loops in a loop; whether it gave what it should."""
    random = np.random.default_rng(2)
    values = random.integers(0, 1 << 32, TURNS * ROUNDS * 256, dtype=U)
    table = np.array([patterns[n % len(patterns)] for n in range(TURNS)], U)
    out, lanes = np.zeros(4 * 256, U), np.arange(256)
    module["reads_many_tiles"].launch(4, 256, [values, table, out, U(TURNS), U(ROUNDS)])
    want = np.zeros(256, U)
    for (start, step, share), rounds in zip(table, values.reshape(TURNS, ROUNDS, 256), strict=True):
        for tile in rounds:
            tile = np.concatenate([tile, np.zeros(768, U)])
            for k in range(4):
                want = want * U(3) + tile[start + lanes * step + k] * tile[lanes // share * 4 + k]
    return bool((out.reshape(4, 256) == want).all())


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("most", [600, 120, 60, 30, 12])
def test_what_was_tested_in_a_loop_is_forgotten_after_it(
    most: int, target: str, emitted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the code is cut into regions."""
    monkeypatch.setattr(compiling, "outlines", partial(outlines, most=most))
    module = loaded("access_patterns", target, "-O3", workers=1)
    make_fast(module, lambda: read_many(module, PATTERNS[:1]))
    if most == 600:
        assert any("\nnote." in text for text in emitted), "nothing was tested once for all turns"
    for patterns in (PATTERNS, PATTERNS[::-1], PATTERNS[:2], PATTERNS[2:4]):
        assert read_many(module, patterns)


def written(module: hipkit.Module, count: int) -> bool:
    """One launch in which so many work-items of a group write."""
    values = np.random.default_rng(7).integers(0, 1 << 32, 40 * 256, dtype=U)
    out, tile, want = np.zeros(8 * 256, U), np.zeros((4, 256), U), np.zeros(256, U)
    module["writes_some"].launch(8, 256, [values, out, U(40), U(count)])
    for row in values.reshape(40, 256):
        some = row[:count]
        tile[:, :count] = some, ~some, tile[2, :count] + some, some * U(3)
        for part in tile:
            want = want * U(5) + part[np.arange(256) ^ 1]
    return bool((out.reshape(8, 256) == want).all())


def test_lanes_that_are_not_active_store_nothing_into_tiles(target: str, emitted: list[str]) -> None:
    module = loaded("access_patterns", target, "-O3", workers=1)
    make_fast(module, lambda: written(module, 256))
    assert any("\nfull." in text for text in emitted)
    for count in (256, 255, 100, 64, 33, 1, 0):
        assert written(module, count), count


@pytest.mark.parametrize("is_signed", [False, True])
def test_a_row_of_which_a_part_wraps_is_a_fault_of_the_lanes_that_do(target: str, is_signed: bool) -> None:
    """Its first lanes are where a row's would be, and all of a row would be inside."""
    module = loaded("access_patterns", target, "-O3", workers=1)
    memory = module.device.buffer(4096).copy_from(np.arange(4096).astype(np.uint8))
    wrap = 1 << (31 if is_signed else 32)
    out, first = np.zeros(ITEMS, U), memory.address + 2048 - wrap

    places = np.arange(ITEMS) % 1024 + wrap - 1024 - MORE

    def launch() -> None:
        args = [np.uint64(first % (1 << 64)), out, places.astype(U), U(MORE), U(ITEMS)]
        module["reads_around_signed" if is_signed else "reads_around"].launch(ITEMS // 256, 256, args)

    make_fast(module, launch)
    assert (out == (1024 + np.arange(ITEMS) % 1024).astype(np.uint8)).all()
    # Where a wave comes to an instruction first, it is looked at closely anyway.
    places[-16:] = np.arange(16) + wrap - 8 - MORE
    with pytest.raises(MemoryFault) as caught:
        launch()
    assert caught.value.lane % 16 == 8


def test_places_that_differ_in_their_upper_halves_are_no_row(target: str) -> None:
    kind, rows = next(kind for kind in KINDS if kind.name == "moves_far"), np.arange(ITEMS)
    module = loaded("access_patterns", target, "-O3", workers=1)
    make_fast(module, lambda: moved(module, kind, rows, rows))
    far = rows.astype(np.uint64)
    far[-11] += np.uint64(1 << 30)  # not where a wave comes first, which is looked at closely anyway
    values, out = np.zeros(ROOM, U), np.zeros(ROOM, U)
    for source, to in ((far, rows), (rows, far)):
        with pytest.raises(MemoryFault) as caught:
            args = [values, out, source.astype(np.uint64), to.astype(np.uint64), U(MORE), U(ITEMS)]
            module["moves_far"].launch(ITEMS // 256, 256, args)
        assert caught.value.lane % 16 == 5
