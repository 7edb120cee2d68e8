"""Graphs on a device whose streams go on by themselves: what it begins before it has done what is before it, and errors."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from threaded_device import SIZE, AsynchronousDevice, Threaded, closed, numbers, value

import hipkit
from hipkit.runtime.errors import MemoryFault
from hipkit.runtime.kernels.kernel import LaunchableKernel


@pytest.fixture
def device() -> Iterator[AsynchronousDevice]:
    made = AsynchronousDevice("gfx1100")
    yield made
    for stream in getattr(made, "made", ()):
        stream.gate.set()
    made.synchronize()


@pytest.fixture
def add(device: AsynchronousDevice, samples: Path) -> LaunchableKernel:
    kernel = hipkit.Module.load(samples / "vector_add", device)["vector_add"]
    assert isinstance(kernel, LaunchableKernel)
    return kernel


def wait_for_begun(own: Threaded, count: int) -> None:
    """Until so many launches have begun."""
    for _ in range(10_000):
        if own.begun >= count:
            return
        time.sleep(0.001)
    raise AssertionError(f"{own.begun} launches have begun, and not {count}")


def test_kernels_of_a_graph_are_begun_before_those_before_them_are_done(
    device: AsynchronousDevice, add: LaunchableKernel
) -> None:
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    stream = device.stream()
    own, seen = closed(device, stream), list[float]()
    with stream.capturing() as graph:
        for _ in range(3):
            add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
        stream.call(lambda: seen.append(value(total)))
        add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    executable = graph.instantiate()
    executable.launch(stream)
    wait_for_begun(own, 3)
    assert own.begun == 3 and not own.is_done, "what comes after a call of the host waits for it"
    own.gate.set()
    executable.launch(stream)
    stream.synchronize()
    assert (seen, numbers(total), own.begun) == ([3.0, 7.0], [8.0] * SIZE, 8)


def test_nothing_is_on_its_way_when_the_launch_of_a_graph_has_failed(
    device: AsynchronousDevice, add: LaunchableKernel
) -> None:
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    short = device.zeros(SIZE - 1, np.float32)
    stream = device.stream()
    own = closed(device, stream)
    with stream.capturing() as graph:
        add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
        add.launch(1, SIZE, [short, one, total, SIZE], stream=stream, strict=False)
        for _ in range(3):
            add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
        stream.call(lambda: total.fill(9))
    graph.instantiate().launch(stream)
    wait_for_begun(own, 5)
    own.gate.set()
    with pytest.raises(MemoryFault, match="lane 31 of wave 1 .* reads 4 bytes .* of 252 bytes"):
        stream.synchronize()
    assert own.is_done
    assert value(total, SIZE - 1) == 4.0, "what was begun is done, and nothing after it"
    stream.synchronize()


def test_no_more_of_a_graph_is_begun_than_there_is_room_for(
    device: AsynchronousDevice, add: LaunchableKernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Threaded, "most", 4)
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    stream = device.stream()
    own = closed(device, stream)
    with stream.capturing() as graph:
        for _ in range(20):
            add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    graph.instantiate().launch(stream)
    wait_for_begun(own, 4)
    assert own.begun == 4
    own.gate.set()
    stream.synchronize()
    assert value(total) == 20.0
