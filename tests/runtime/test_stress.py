"""Everything from many threads at once, under a model that knows every result; `make stress` plays it for long."""

from __future__ import annotations

import os
import threading
import time

import pytest
from hip_calls import fresh
from stress import stress
from turns import TURN

from hipkit.runtime.memory.host import host_memory

FIRST = int(os.environ.get("HIPKIT_STRESS_SEED", 1 + TURN))
MOVES = int(os.environ.get("HIPKIT_STRESS_MOVES", "10000"))


def play(seed: int, moves: int) -> None:
    with fresh() as [device]:
        before = len(host_memory()), device.memory.used, threading.active_count()
        stress(seed, moves=moves)
        staging = 1  # the buffer that copies of ordinary memory go through stays
        assert len(host_memory()) - before[0] <= staging
        assert device.memory.used == before[1]
        assert threading.active_count() - before[2] <= 40
        assert device.is_idle


def test_eight_threads_and_sixteen_streams() -> None:
    """With another seed for each commit."""
    play(FIRST, MOVES)


@pytest.mark.slow
def test_for_as_long_as_asked() -> None:
    """`make stress` sets the minutes."""
    end, seed = time.monotonic() + 60 * float(os.environ.get("HIPKIT_STRESS_MINUTES", "10")), 1000 + FIRST
    while time.monotonic() < end:
        play(seed, 2000)
        print(f"seed {seed} right", flush=True)
        seed += 1
