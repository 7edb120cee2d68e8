"""Groups that look back at one another get it right whatever code they run, in whatever order, cold and under load."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from hip_kernels import loaded
from lookback import KERNELS, TARGETS, differences
from seeded_scheduler import SeededScheduler

from hipkit.runtime.devices.cpu.compiler import code
from hipkit.runtime.devices.cpu.prepared import Prepared

pytestmark = pytest.mark.usefixtures("compilers")

FIRST, SEEDS = int(os.environ.get("HIPKIT_STRESS_SEED", "1")), int(os.environ.get("HIPKIT_SEEDS", "2"))
USUAL = ("gfx90a", "gfx942", "gfx1030", "gfx1201")


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("target", [t if t in USUAL else pytest.param(t, marks=pytest.mark.slow) for t in TARGETS])
def test_code_is_exchanged_between_any_two_waves(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scheduler = SeededScheduler(workers=3)
    monkeypatch.setattr(Prepared, "_go", lambda prepared: scheduler.go(prepared))
    module = loaded("lookback", target, workers=1)
    for name in KERNELS:
        for seed in range(FIRST, FIRST + SEEDS):
            scheduler.random = random.Random(f"{target} {name} {seed}")
            groups = scheduler.random.randint(1, 40)
            assert differences(module, name, groups, seed) == 0, f"{name}, {groups} groups, seed {seed}"
    assert scheduler.exchanges > 500


@pytest.fixture
def load() -> Iterator[None]:
    """Other processes that keep every core busy, so that threads are interrupted anywhere."""
    command = [sys.executable, "-c", "while True: pass"]
    busy = [subprocess.Popen(command) for _ in range(len(os.sched_getaffinity(0)))]
    yield
    for process in busy:
        process.kill()
        process.wait()


def play(seed: int) -> str:
    """One launch of everything that is compiled anew; what it was."""
    chance = random.Random(seed)
    target, name, groups = chance.choice(TARGETS), chance.choice(KERNELS), chance.choice((7, 60, 400, 2000))
    module = loaded("lookback", target, workers=chance.choice((1, 2, 2, 4)))
    for n in range(chance.choice((1, 1, 3))):
        assert differences(module, name, groups, seed + n) == 0, f"seed {seed}: {name} on {target}, {groups} groups"
    return f"{name} on {target}, {groups} groups"


@pytest.mark.parametrize("seed", range(FIRST, FIRST + 4))
def test_cold_and_under_load(seed: int, load: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code, "disk_cache", lambda: None)
    play(seed)


@pytest.mark.slow
def test_cold_and_under_load_for_as_long_as_asked(load: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """`make stress` sets the minutes."""
    monkeypatch.setattr(code, "disk_cache", lambda: None)
    end, seed = time.monotonic() + 60 * float(os.environ.get("HIPKIT_STRESS_MINUTES", "10")), 1000 * FIRST
    while time.monotonic() < end:
        print(f"seed {seed} right: {play(seed)}", flush=True)
        seed += 1
