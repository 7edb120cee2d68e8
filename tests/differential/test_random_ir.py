"""Random functions give the same on every GPU as on the host they were also compiled for.

``make fuzz-ir N=200`` tries as many others, from ``SEED`` on.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("llvmlite")

from random_ir_runs import TARGETS, Program, Results, Runs, differences

from hipkit.runtime.devices.cpu.compiler import code, compiling
from hipkit.runtime.isa.flow.partition import outlines

MANY = int(os.environ.get("HIPKIT_FUZZ_IR", "4"))
FIRST = int(os.environ.get("HIPKIT_FUZZ_IR_SEED", "1000"))
Tool = Callable[[str], Callable[..., Any]]
Expected = Callable[[int, int], tuple[Program, list[Results]]]


@pytest.fixture(scope="module")
def runs(tool: Tool, tmp_path_factory: pytest.TempPathFactory) -> Runs:
    return Runs(tool, tmp_path_factory.mktemp("ir"))


@pytest.fixture(scope="module")
def expected(runs: Runs) -> Expected:
    """A program of a seed and a size, and what the host makes of it."""
    known: dict[tuple[int, int], tuple[Program, list[Results]]] = {}

    def find(seed: int, size: int) -> tuple[Program, list[Results]]:
        if (seed, size) not in known:
            program = Program.random(seed, 1, size)
            known[seed, size] = program, runs.host(program)
        return known[seed, size]

    return find


@pytest.mark.parametrize(("target", "lanes"), TARGETS)
@pytest.mark.parametrize(("level", "size", "seed"), [(0, 12, 3), (2, 50, 5)])
def test_random_functions_give_what_the_host_gives(
    runs: Runs, expected: Expected, target: str, lanes: int, level: int, size: int, seed: int
) -> None:
    program, wanted = expected(seed, size)
    assert differences(program, wanted, runs.device(program, target, lanes, level)) == []


@pytest.mark.parametrize(("target", "lanes"), TARGETS)
def test_functions_that_are_cut_into_small_parts_give_the_same(
    runs: Runs, expected: Expected, monkeypatch: pytest.MonkeyPatch, target: str, lanes: int
) -> None:
    program, wanted = expected(7, 50)
    monkeypatch.setattr(code, "disk_cache", lambda: None)
    monkeypatch.setattr(compiling, "outlines", partial(outlines, most=24))
    assert differences(program, wanted, runs.device(program, target, lanes, 2)) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(FIRST, FIRST + MANY))
def test_many_random_functions_give_what_the_host_gives(runs: Runs, seed: int) -> None:
    program = Program.random(seed, 2, 70)
    wanted = runs.host(program)
    shapes = [(*shape, level) for shape in TARGETS for level in (0, 2)]
    # Each program on a few of them; all have their turn.
    for target, lanes, level in shapes[seed % 5 :: 5]:
        found = differences(program, wanted, runs.device(program, target, lanes, level))
        assert found == [], (seed, target, lanes, level)


def test_the_same_seed_gives_the_same_program() -> None:
    assert Program.random(7, 1, 40).device_text() == Program.random(7, 1, 40).device_text()


def test_a_difference_is_told(runs: Runs, expected: Expected, tmp_path: Path) -> None:
    program, wanted = expected(5, 50)
    changed = [Results(result.out.copy(), result.own.copy()) for result in wanted]
    changed[0].out[24 * 7 + 3] += 1
    (text,) = differences(program, wanted, changed)
    assert text.startswith(f"k0 {program.functions[0].results[3]}: 1 items, item 7: ")
