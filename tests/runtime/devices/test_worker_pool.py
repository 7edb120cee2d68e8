"""Threads that help with launches: how they begin, what they come back for, and how they are stopped."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hip_kernels import loaded

import hipkit
from hipkit.runtime.devices.cpu import worker_pool
from hipkit.runtime.devices.cpu.compiler import code
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.errors import MemoryFault, TimeLimitError

pytestmark = pytest.mark.usefixtures("compilers")

TARGET, GROUPS, ITEMS, ROUNDS = "gfx942", 64, 64, 200
VECTOR_ADD = Path(__file__).parents[3] / "samples" / "built" / "vector_add"
U, LONG = np.uint32, 1 << 32
AWAY, LEFT = 0, 6
"""States of native/mailbox.c."""


@pytest.fixture
def posted(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each helper began at once; they stay for long. No code is found on disk."""
    found: list[bool] = []

    class Noted(worker_pool.PoolThread):
        def post(self, *args: object) -> bool:
            found.append(super().post(*args))  # type: ignore[arg-type]
            return found[-1]

    monkeypatch.setattr(worker_pool.pool, "_idle", [])
    monkeypatch.setattr(worker_pool, "PoolThread", Noted)
    monkeypatch.setattr(worker_pool, "SPIN_TICKS", LONG)
    monkeypatch.setattr(code, "disk_cache", lambda: None)
    return found


def mixed(x: np.ndarray, n: int) -> np.ndarray:
    for _ in range(64):
        x = x * U(2 * n + 3) + (x >> U(n % 13 + 1))
    return x


def takes(module: hipkit.Module, which: int = 0, rounds: int = ROUNDS) -> bool:
    """One launch; whether it was right."""
    out = np.zeros(GROUPS * ITEMS, U)
    module["takes_a_way"].launch(GROUPS, ITEMS, [out, U(which), U(rounds)])
    want = np.arange(GROUPS * ITEMS, dtype=U)
    for _ in range(rounds):
        want = mixed(want, 1)
    if which:
        want[-2 * ITEMS :] = mixed(want[-2 * ITEMS :], which)
    return bool((out == want).all())


def warmed(rounds: int = ROUNDS) -> hipkit.Module:
    """A module whose launches need helpers."""
    module = loaded("worker_pool", TARGET, "-O3", workers=2)
    for _ in range(6):
        assert takes(module, 0, rounds)
    return module


def test_launches_one_after_another_find_their_helper_ready(posted: list[bool]) -> None:
    module = warmed()
    del posted[:]
    for _ in range(50):
        assert takes(module)
    assert posted.count(True) > 25  # where the machine is busy, one may not be back yet


def test_a_helper_that_has_gone_is_woken(posted: list[bool], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "SPIN_TICKS", 0)
    module = warmed()
    del posted[:]
    for _ in range(5):
        assert takes(module)
        time.sleep(0.01)
    assert posted and not any(posted)


def test_a_helper_that_is_done_goes_before_its_caller_is(posted: list[bool], monkeypatch: pytest.MonkeyPatch) -> None:
    """It polls for the caller no longer than for work; what it has done is not lost, and it helps again."""
    monkeypatch.setattr(worker_pool, "SPIN_TICKS", 1 << 30)
    module = warmed()
    out, flag = (module.device.buffer(size).fill(0) for size in (4 * GROUPS * ITEMS, 4))
    (helper,) = worker_pool.pool._idle
    is_left = False
    for _ in range(10):  # on a busy machine it may be the helper that comes to the group that waits, or it was late
        wait = threading.Thread(target=module["waits"].launch, args=(GROUPS, ITEMS, [out, flag]))
        flag.fill(0)
        assert takes(module)
        del posted[:]
        wait.start()
        try:
            is_left = until(lambda: helper._mailbox.state == LEFT, 5) and wait.is_alive() and posted == [True]
        finally:
            ctypes.c_uint32.from_address(flag.address).value = 1
            wait.join()
        if is_left:
            break
    assert is_left, "it polls on"
    assert (out.view(U) == np.repeat(np.arange(GROUPS, dtype=U) + U(1), ITEMS)).all()
    assert worker_pool.pool._idle == [helper] and helper._mailbox.state == AWAY
    assert until(
        lambda: takes(module) and posted[-1]
    )  # it helps again, unless it leaves before work comes on a busy machine
    assert posted[1] is False


def until(is_so: Callable[[], bool], seconds: float = 20) -> bool:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not is_so() and time.monotonic() < end:
        time.sleep(0.01)
    return is_so()


def test_code_that_is_not_there_yet_is_compiled_whoever_comes_to_it(posted: list[bool]) -> None:
    """Each function is new: now the caller comes to it first, now a helper that began without Python."""
    module = warmed()
    for which in range(2, 25):
        assert takes(module, which), which
    assert any(posted)


def test_a_fault_of_either_is_reported_and_what_comes_next_runs(posted: list[bool]) -> None:
    module, out = warmed(), np.zeros(GROUPS * ITEMS, U)
    for _ in range(6):
        module["fails_at"].launch(GROUPS, ITEMS, [out, U(GROUPS), U(ROUNDS)])
    del posted[:]
    for group in range(GROUPS):
        with pytest.raises(MemoryFault) as caught:
            module["fails_at"].launch(GROUPS, ITEMS, [out, U(group), U(ROUNDS)])
        assert caught.value.group == (group, 0, 0)
    assert takes(module) and any(posted)


def test_a_launch_that_never_ends_is_stopped_in_both(posted: list[bool]) -> None:
    module, out, flag = warmed(), np.zeros(GROUPS * ITEMS, U), np.zeros(1, U)
    for _ in range(3):
        module["takes_a_way"].launch(GROUPS, ITEMS, [out, U(0), U(ROUNDS)])
        with pytest.raises(TimeLimitError):
            module["never_ends"].launch(4, ITEMS, [flag], timeout=0.1)
        assert takes(module)


def test_several_callers_have_helpers_of_their_own(posted: list[bool]) -> None:
    modules = [warmed(50) for _ in range(3)]
    right: list[bool] = []

    def launch(module: hipkit.Module) -> None:
        right.extend(takes(module, which, 5) for which in range(1, 7))

    threads = [threading.Thread(target=launch, args=(module,)) for module in modules]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(right) == 18 and all(right)


SHARES = [(1, 1, 1, 1), (3, 3, 1, 1), (4, 3, 2, 1), (40, 3, 14, 1), (400, 3, 16, 2), (100_000, 3, 16, 256)]
"""Workgroups, and how many workers there are for them, with how many slots for started ones, which take so many at a time."""


@pytest.mark.parametrize(("groups", "workers", "slots", "chunk"), SHARES)
def test_workers_have_slots_for_their_share_of_the_groups(groups: int, workers: int, slots: int, chunk: int) -> None:
    device = hipkit.Device("gfx1100")
    device._backend = backend = CpuBackend(device.memory, workers=3)
    kernel = hipkit.Module.load(VECTOR_ADD, device=device)["vector_add"]
    with device.zeros(64, np.float32) as data:
        for _ in range(3):
            kernel.launch(groups, 64, [data, data, data, 64])
    (prepared,) = backend._prepared.values()
    assert prepared.worker_count == workers
    assert {one.count for one in prepared.slots} == {slots}
    assert prepared.launch.chunk == chunk
    assert 1 << 10 <= prepared.launch.budget <= 1 << 20, "waves let others go on now and then, and not at each turn"
    assert 1 << 10 <= prepared.launch.look <= 1 << 20
