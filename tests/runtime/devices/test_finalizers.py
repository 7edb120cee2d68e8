"""Finalizers of the program's objects, which may call HIP: in the middle of a launch, and not under the compiler's lock."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.devices.cpu.compiler import jit
from hipkit.runtime.kernels.kernel import KernelLaunch

FUNCTION = "define void @nothing() { ret void }"


@pytest.fixture(autouse=True)
def eager_searches() -> Iterator[None]:
    """Each object may be the one that begins a search."""
    before = gc.get_threshold()
    gc.collect()
    gc.set_threshold(1)
    yield
    gc.set_threshold(*before)


class Memory:
    """Memory that a search for garbage frees."""

    def __init__(self, allocate: Callable[..., tuple[Any, int]], free: Callable[[int], Any], ended: list[Any]) -> None:
        self.me, self.address = self, allocate(4096)[1]
        self._free, self._ended = free, ended

    def __del__(self) -> None:
        self._ended.append(self._free(self.address))


@pytest.mark.parametrize(("allocate", "free"), [(hip.hipMalloc, hip.hipFree), (hip.hipHostMalloc, hip.hipHostFree)])
def test_what_one_frees_in_the_middle_of_a_launch_is_freed_after_it(
    monkeypatch: pytest.MonkeyPatch, samples: Path, allocate: Callable[..., Any], free: Callable[[int], Any]
) -> None:
    """The launch does not wait for itself."""
    ended: list[Any] = []
    launch = KernelLaunch._launch
    kernel = hipkit.Module.load(samples / "vcpy.gfx942.v5.hsaco", device=hip.state.device()).kernels["hello_world"]
    with monkeypatch.context() as patch:
        gc.disable()
        address = Memory(allocate, free, ended).address
        patch.setattr(KernelLaunch, "_launch", lambda self: (gc.collect(), launch(self)))
        kernel.launch(1, 64, [hip.hipMalloc(256)[1], hip.hipMalloc(256)[1]])
    assert ended == [(0,)]
    deadline = time.monotonic() + 60
    while hip.hipPointerGetAttribute(None, 12, address)[0] == 0:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    gc.enable()


def test_none_runs_while_the_compiler_is_locked(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that waited for a launch would wait for ever: the launch waits for the lock."""
    is_locked, ran = False, []

    class Module:
        def __init__(self) -> None:
            self.me = self

        def __del__(self) -> None:
            ran.append(is_locked)

    def leave_garbage() -> None:
        nonlocal is_locked
        is_locked = True
        for _ in range(100):
            Module()
        is_locked = False

    monkeypatch.setattr(jit, "when_used", [leave_garbage])
    jit.jit().compile(FUNCTION, jit.QUICK)
    gc.collect()
    assert ran
    assert not any(ran)
