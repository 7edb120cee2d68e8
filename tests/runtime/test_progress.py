"""Kernels whose work-items wait for each other end, with few workers too; those that never end are stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hip_kernels import FOLDER, loaded

import hipkit
from hipkit.runtime.errors import TimeLimitError

pytestmark = pytest.mark.usefixtures("compilers")

U = np.uint32
GROUPS = 60
"""More than a worker starts by itself."""
FORMS = [("gfx942", 1), ("gfx1100", 2)]
SLOW = [(target, workers) for target in ("gfx906", "gfx942", "gfx1100", "gfx1201") for workers in (1, 2)]


@pytest.fixture(
    scope="module",
    params=[*FORMS, *(pytest.param(form, marks=pytest.mark.slow) for form in SLOW if form not in FORMS)],
    ids=str,
)
def module(request: pytest.FixtureRequest, compilers: None) -> Iterator[hipkit.Module]:
    target, workers = request.param
    yield loaded("progress", target, workers=workers)


def test_a_lock_between_groups(module: hipkit.Module) -> None:
    total, rounds = np.zeros(1, U), 5
    module["ticket_lock"].launch(GROUPS, 64, [np.zeros(2, U), total, U(rounds)], timeout=60)
    want = 0
    for _ in range(GROUPS * rounds):
        want = (want * 3 + 1) % 2**32
    assert total[0] == want


def test_a_prefix_sum_that_looks_back(module: hipkit.Module) -> None:
    values, sums = np.arange(64 * GROUPS, dtype=U), np.zeros(64 * GROUPS, U)
    module["lookback"].launch(GROUPS, 64, [values, sums, np.zeros(GROUPS, np.uint64)], timeout=60)
    np.testing.assert_array_equal(sums, np.cumsum(values, dtype=U))


def test_waiting_inside_a_function_for_the_last_group(module: hipkit.Module) -> None:
    out = np.zeros(64 * GROUPS, U)
    module["wait_in_function"].launch(GROUPS, 64, [np.zeros(1, U), out, U(5)], timeout=60)
    assert out[: 64 * (GROUPS - 1)].tolist() == [47] * (64 * (GROUPS - 1))


def test_consumers_that_start_before_their_producers(module: hipkit.Module) -> None:
    half = GROUPS // 2
    values, out = np.zeros(64 * half, U), np.zeros(64 * half, U)
    module["consumers_first"].launch(GROUPS, 64, [np.zeros(half, U), values, out], timeout=60)
    want = np.arange(half, GROUPS)[:, None] * 1000 + np.arange(64) + 1
    np.testing.assert_array_equal(out.reshape(half, 64), want)


def test_a_barrier_across_the_grid(module: hipkit.Module) -> None:
    cells, rounds = np.zeros(2 * 20, U), 7
    module["grid_barrier"].launch(20, 128, [np.zeros(1, U), cells, U(rounds)], timeout=60, cooperative=True)
    assert cells[20:].tolist() == [rounds] * 20


ENDLESS: dict[str, Callable[[], list[Any]]] = {
    "endless": lambda: [np.zeros(1, U)],
    "endless_with_barriers": lambda: [np.zeros(1, U)],
    "endless_in_function": lambda: [np.zeros(1, U), np.zeros(1, U)],
    "endless_arithmetic": lambda: [np.zeros(1, U)],
}


@pytest.mark.parametrize("name", ENDLESS)
def test_a_time_limit_stops_a_kernel_that_never_ends(module: hipkit.Module, name: str) -> None:
    begun = time.perf_counter()
    # Compiling counts too: the first launch may end with that.
    with pytest.raises(TimeLimitError, match="0.2 seconds it was given"):
        module[name].launch(10, 256, ENDLESS[name](), timeout=0.2)
    with pytest.raises(
        TimeLimitError, match=f"kernel {name} ran longer than the 1.5 seconds it was given, and was stopped"
    ):
        module[name].launch(10, 256, ENDLESS[name](), timeout=1.5)
    assert time.perf_counter() - begun < 20  # a loaded machine; alone it is a few milliseconds more than the limits
    # The device goes on.
    total = np.zeros(1, U)
    module["ticket_lock"].launch(1, 64, [np.zeros(2, U), total, U(1)], timeout=60)
    assert total[0] == 1


@pytest.mark.parametrize("name", ["endless_with_barriers", "endless_in_function"])
def test_ctrl_c_stops_a_kernel_that_never_ends(module: hipkit.Module, name: str, tmp_path: Path) -> None:
    code = tmp_path / "progress.hsaco"
    code.write_bytes(bytes(module.images[0].code.source.view(0, module.images[0].code.source.size)))
    arguments = ", ".join(["np.zeros(1, np.uint32)"] * len(ENDLESS[name]()))
    program = (
        "import numpy as np, hipkit, signal, sys, threading, time\n"
        # A suite that runs in the background may have it ignored.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"kernel = hipkit.Module.load({str(code)!r}, device={module.device.target.processor!r})[{name!r}]\n"
        "threading.Timer(0.5, lambda: print('running', flush=True)).start()\n"
        f"try:\n    kernel.launch(4, 256, [{arguments}])\n"
        "except KeyboardInterrupt:\n    print('stopped', flush=True)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "running\n"
        begun = time.perf_counter()
        os.kill(child.pid, signal.SIGINT)
        assert child.stdout.readline() == "stopped\n"
        assert time.perf_counter() - begun < 10  # a loaded machine
        assert child.wait(60) == 0


def test_the_kernels_are_all_tried() -> None:
    text = (FOLDER / "progress.hip").read_text()
    assert all(f" {name}(" in text for name in ENDLESS)
