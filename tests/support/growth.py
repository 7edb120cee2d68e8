"""How many bytes what comes and goes leaves behind: ``python growth.py NAME`` prints those of malloc and of Python's objects."""

from __future__ import annotations

import ctypes
import functools
import gc
import os
import sys
import tracemalloc
from collections.abc import Callable

import numpy as np
from hip_calls import COPY_64_FLOATS, HANDSHAKE, Kernels, done, fresh

import hipkit
from hipkit.runtime import hip

TIMES, FEWEST, MOST_ROUNDS, MOST_STARTS = 25, 4, 12, 10
MOST = 100
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
    if mallinfo is None:  # this system's malloc does not tell
        return 0
    mallinfo.restype = Memory
    gc.collect()
    now = mallinfo()
    return int(now.uordblks + now.hblkhd)


def traced() -> int:
    """Bytes of Python's objects."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def growth(turn: Callable[[], object], size: Callable[[], int]) -> float:
    """Bytes that each turn leaves: some rounds must have few. What threads have freed malloc takes back only now and then.

    What is made once, such as the modules of a compiler that begins late on a busy machine, is in the first rounds.
    """
    for _ in range(2 * TIMES):
        turn()
    left = 0.0
    for _ in range(MOST_STARTS):
        before = size()
        for rounds in range(1, MOST_ROUNDS + 1):
            for _ in range(TIMES):
                turn()
            left = (size() - before) / (rounds * TIMES)
            if rounds >= FEWEST and left < MOST:
                return left
    return left


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


def launches_in_streams(device: hipkit.Device) -> None:
    with hipkit.Module.load(HANDSHAKE, device) as module, device.stream() as stream:
        module["nothing"].launch(1, 64, stream=stream)
        stream.synchronize()


def a_graph(device: hipkit.Device) -> None:
    with device.stream() as stream, device.buffer(64) as data:
        with stream.capturing() as graph:
            data.fill(1, stream=stream)
        graph.instantiate().launch(stream)
        stream.synchronize()


TURNS = {
    turn.__name__: turn
    for turn in (a_module, two_modules, a_module_of_the_flat_api, streams_and_events, launches_in_streams, a_graph)
}


def main(name: str) -> None:
    """Print both numbers."""
    os.environ["HIPKIT_CACHE"] = (
        "off"  # LLVM keeps half a megabyte from when it first compiles: that is the first turn so
    )
    with fresh("gfx942") as devices:
        turn = functools.partial(TURNS[name], devices[0])
        of_malloc = growth(turn, allocated)
        tracemalloc.start()
        print(of_malloc, growth(turn, traced))


if __name__ == "__main__":
    main(sys.argv[1])
