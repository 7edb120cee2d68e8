"""Finalizers of the program's objects, which may call HIP: in the middle of a launch, and not under the compiler's lock."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hip_calls import done, fresh
from textures import of_array

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.devices.cpu.compiler import jit
from hipkit.runtime.hip.images.arrays import array_of
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
    """What a search for garbage frees, and what it is known by."""

    def __init__(self, allocate: Callable[[], Any], free: Callable[[Any], Any], ended: list[Any]) -> None:
        self.me, self.handle = self, allocate()
        self._free, self._ended = free, ended

    def __del__(self) -> None:
        self._ended.append(self._free(self.handle))


def an_array() -> Any:
    """One that surfaces may be of."""
    return done(hip.hipMallocArray(hip.hipCreateChannelDesc(32, 0, 0, 0, 1), 16, 0, hip.hipArraySurfaceLoadStore))


def a_texture() -> int:
    """One of such an array."""
    return int(done(hip.hipCreateTextureObject(of_array(an_array()), hip.hipTextureDesc(), None)))


def a_surface() -> int:
    """One of such an array."""
    return int(done(hip.hipCreateSurfaceObject(of_array(an_array()))))


REGISTERED = np.zeros(8192, np.uint8)


def registered() -> int:
    """The address of memory of the host."""
    done(hip.hipHostRegister(REGISTERED, REGISTERED.nbytes, 0))
    return REGISTERED.ctypes.data


CASES: dict[str, tuple[Callable[[], Any], Callable[[Any], Any], Callable[[Any], int]]] = {
    "memory": (lambda: done(hip.hipMalloc(4096)), hip.hipFree, int),
    "memory of the host": (lambda: done(hip.hipHostMalloc(4096)), hip.hipHostFree, int),
    "registered memory": (registered, hip.hipHostUnregister, int),
    "array": (an_array, hip.hipFreeArray, lambda handle: array_of(handle).address),
    "texture": (a_texture, hip.hipDestroyTextureObject, int),
    "surface": (a_surface, hip.hipDestroySurfaceObject, int),
}


@pytest.mark.parametrize(("allocate", "free", "address_of"), CASES.values(), ids=CASES)
def test_what_one_frees_in_the_middle_of_a_launch_is_freed_after_it(
    monkeypatch: pytest.MonkeyPatch,
    samples: Path,
    allocate: Callable[[], Any],
    free: Callable[[Any], Any],
    address_of: Callable[[Any], int],
) -> None:
    """The launch does not wait for itself."""
    ended: list[Any] = []
    launch = KernelLaunch._launch
    with fresh("gfx1201") as (device,), monkeypatch.context() as patch:
        kernel = hipkit.Module.load(samples / "reduce.gfx1201.v6.hsaco", device=device).kernels[
            "_Z6reduceIiEvPKT_PS0_i"
        ]
        gc.disable()
        address = address_of(Memory(allocate, free, ended).handle)
        assert hip.hipPointerGetAttribute(None, 12, address)[0] == 0
        patch.setattr(KernelLaunch, "_launch", lambda self: (gc.collect(), launch(self)))
        kernel.launch(1, 64, [hip.hipMalloc(256)[1], hip.hipMalloc(256)[1], 0])
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
