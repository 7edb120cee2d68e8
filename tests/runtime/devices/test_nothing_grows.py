"""What comes and goes leaves no memory behind, neither Python's nor that of the libraries below it."""

from __future__ import annotations

import ctypes
import gc
import tracemalloc
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from hip_calls import COPY_64_FLOATS, HANDSHAKE, Kernels, done, fresh

import hipkit
from hipkit.runtime import hip

ROUNDS, TIMES = 4, 25
MOST = 400
"""Bytes that a turn may leave: dictionaries grow in steps, and strings are kept by Python."""


class Memory(ctypes.Structure):
    """struct mallinfo2 of glibc."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()
    )


def allocated() -> int:
    """Bytes that malloc has handed out."""
    mallinfo = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if mallinfo is None:
        pytest.skip("this system's malloc does not tell what it has handed out")
    mallinfo.restype = Memory
    gc.collect()
    now = mallinfo()
    return int(now.uordblks + now.hblkhd)


def traced() -> int:
    """Bytes of Python's objects."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def least_growth(turn: Callable[[], object], size: Callable[[], int]) -> float:
    """Bytes that each turn leaves, in the best of some rounds: what is made once is not made in all of them."""
    for _ in range(2 * TIMES):
        turn()
    found = []
    for _ in range(ROUNDS):
        before = size()
        for _ in range(TIMES):
            turn()
        found.append((size() - before) / TIMES)
    return min(found)


@pytest.fixture(autouse=True)
def device() -> Iterator[hipkit.Device]:
    with fresh("gfx942") as made:
        yield made[0]


def a_module(device: hipkit.Device) -> None:
    with hipkit.Module.load(HANDSHAKE, device) as module:
        module["nothing"].launch(1, 64)


def two_modules(device: hipkit.Device) -> None:
    a_module(device)
    with hipkit.Module.load(COPY_64_FLOATS, device) as module, device.buffer(np.zeros(64, np.float32)) as data:
        module["hello_world"].launch(1, 64, [data, data])


def a_module_of_the_flat_api(_: hipkit.Device) -> None:
    kernels = Kernels()
    done(kernels.launch("nothing"))
    done(hip.hipDeviceSynchronize())
    done(hip.hipModuleUnload(kernels.module))


def streams_and_events(device: hipkit.Device) -> None:
    with device.stream() as stream, device.buffer(1 << 12, stream=stream) as data:
        data.fill(1, stream=stream)
        stream.record().synchronize()
    closed = device.stream()
    pooled = device.buffer(1 << 12, stream=closed)
    closed.close()
    pooled.close()
    device.synchronize()


def a_graph(device: hipkit.Device) -> None:
    with device.stream() as stream, device.buffer(64) as data:
        with stream.capturing() as graph:
            data.fill(1, stream=stream)
        graph.instantiate().launch(stream)
        stream.synchronize()


@pytest.mark.usefixtures("quick_collections")
@pytest.mark.parametrize("turn", [a_module, two_modules, a_module_of_the_flat_api, streams_and_events, a_graph])
def test_what_comes_and_goes_leaves_nothing(device: hipkit.Device, turn: Callable[[hipkit.Device], None]) -> None:
    assert least_growth(lambda: turn(device), allocated) < MOST
    tracemalloc.start()
    try:
        assert least_growth(lambda: turn(device), traced) < MOST
    finally:
        tracemalloc.stop()
