"""Graphs for GPUs of NVIDIA's, which the driver launches as graphs of its own: when one is made, and when it is made anew."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from own_kernels import PTX, Driver, driver_in_place

import hipkit
from hipkit.runtime.devices.cuda import driver
from hipkit.runtime.errors import FaultError
from hipkit.runtime.graphs.graph import Graph
from hipkit.runtime.memory.host import MemoryKind, host_memory
from hipkit.runtime.streams.command import observers
from hipkit.runtime.streams.copying import Copy

PAGE = 4096


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    with driver_in_place(monkeypatch) as made:
        yield made


@pytest.fixture
def device(calls: Driver) -> hipkit.Device:
    return hipkit.Device("cuda:0")


@pytest.fixture
def module(device: hipkit.Device) -> hipkit.Module:
    return hipkit.Module.load(PTX, device)


def captured(module: hipkit.Module, device: hipkit.Device, count: int = 3) -> tuple[Graph, hipkit.Stream]:
    stream = device.stream()
    with stream.capturing() as graph:
        for number in range(1, count + 1):
            module["add"].launch((number, 2), 32, [number, 1 << 40], lds=number, stream=stream)
    return graph, stream


def expected(count: int = 3) -> list[tuple[int, ...]]:
    return [(number, 2, 32, number, number, 1 << 40) for number in range(1, count + 1)]


def test_kernels_are_begun_by_one_call_as_often_as_the_graph_is_launched(
    calls: Driver, module: hipkit.Module, device: hipkit.Device
) -> None:
    graph, stream = captured(module, device)
    executable = graph.instantiate()
    for _ in range(5):
        executable.launch(stream)
    assert calls.graphs == [expected()]
    assert calls.made.count("cuGraphLaunch") == 5 and "cuStreamSynchronize" not in calls.made
    assert not driver.gpu(0).is_idle
    stream.synchronize()
    assert "cuLaunchKernel" not in calls.made
    assert driver.gpu(0).is_idle
    assert calls.made.count("cuGraphDestroy") == 1 and "cuGraphExecDestroy" not in calls.made
    del executable
    gc.collect()
    assert calls.made.count("cuGraphExecDestroy") == 1


def test_a_graph_is_made_anew_when_a_node_does_something_else(
    calls: Driver, module: hipkit.Module, device: hipkit.Device
) -> None:
    graph, stream = captured(module, device)
    executable = graph.instantiate()
    executable.launch(stream)
    first, second, third = graph.nodes
    executable.set(second, third.operation)
    executable.launch(stream)
    executable.launch(stream)
    executable.enable(first, enabled=False)
    executable.launch(stream)
    one, two, three = expected()
    assert calls.graphs == [[one, two, three], [one, three, three], [three, three]]
    stream.synchronize()


def test_what_is_no_kernel_of_the_driver_s_is_done_one_after_the_other(
    calls: Driver, module: hipkit.Module, device: hipkit.Device
) -> None:
    stream, seen = device.stream(), list[int]()
    with stream.capturing() as graph:
        module["add"].launch(1, 32, [1, 2], stream=stream)
        module["add"].launch(1, 32, [1, 2], stream=stream)
        stream.call(lambda: seen.append(1))
    graph.instantiate().launch(stream)
    stream.synchronize()
    assert calls.graphs == [] and calls.made.count("cuLaunchKernel") == 2 and seen == [1]


def test_copies_and_fills_that_need_nothing_of_the_host_are_part_of_it(
    calls: Driver, module: hipkit.Module, device: hipkit.Device
) -> None:
    stream, one, other = device.stream(), device.buffer(64), device.buffer(64)
    pinned = device.pinned_buffer(64)
    with stream.capturing() as graph:
        one.copy_from(pinned, stream=stream)
        other.fill(-1, width=2, stream=stream)
        module["add"].launch((1, 2), 32, [one.address, 1 << 40], lds=1, stream=stream)
        other.copy_from(one, stream=stream)
        other.copy_to(pinned, stream=stream)
    graph.instantiate().launch(stream)
    stream.synchronize()
    host = pinned.view().ctypes.data
    assert calls.graphs == [
        [
            ("DEVICE", "HOST", one.address, host, 64),
            (other.address, 0xFFFF, 2, 32, 1),
            (1, 2, 32, 1, one.address, 1 << 40),
            ("DEVICE", "DEVICE", other.address, one.address, 64),
            ("HOST", "DEVICE", host, other.address, 64),
        ]
    ]


def test_copies_of_memory_that_is_not_pinned_are_the_host_s(
    calls: Driver, module: hipkit.Module, device: hipkit.Device
) -> None:
    stream, one = device.stream(), device.buffer(64)
    with stream.capturing() as graph:
        one.copy_from(np.zeros(64, np.uint8), stream=stream)
        module["add"].launch((1, 2), 32, [one.address, 1 << 40], stream=stream)
    graph.instantiate().launch(stream)
    stream.synchronize()
    assert calls.graphs == [] and calls.made.count("cuLaunchKernel") == 1


def test_copies_of_pages_that_were_registered_apart_are_the_host_s(calls: Driver) -> None:
    calls.uses_pages_as_they_are = 0
    device = hipkit.Device("cuda:0")
    module, stream, one = hipkit.Module.load(PTX, device), device.stream(), device.buffer(3 * PAGE)
    room = np.zeros(5 * PAGE, np.uint8)
    start = -room.ctypes.data % PAGE + PAGE // 2
    held = room[start : start + 3 * PAGE]
    host_memory().register(held.ctypes.data, held.nbytes, keeps=room)
    with stream.capturing() as graph:
        one.copy_from(held, stream=stream)
        module["add"].launch((1, 2), 32, [one.address, 1 << 40], stream=stream)
    graph.instantiate().launch(stream)
    stream.synchronize()
    host_memory().remove(held.ctypes.data, MemoryKind.REGISTERED)
    assert all(not nodes for nodes in calls.graphs) and calls.made.count("cuLaunchKernel") == 1


def test_a_copy_to_where_a_part_of_it_is_is_not(calls: Driver, module: hipkit.Module, device: hipkit.Device) -> None:
    stream, one = device.stream(), device.buffer(64)
    with stream.capturing() as graph:
        stream.queue.enqueue(Copy(one.address + 8, one.address, 32))
        module["add"].launch((1, 2), 32, [one.address, 1 << 40], stream=stream)
    graph.instantiate().launch(stream)
    stream.synchronize()
    assert all(not nodes for nodes in calls.graphs) and calls.made.count("cuLaunchKernel") == 1


def test_who_observes_commands_sees_each_kernel(calls: Driver, module: hipkit.Module, device: hipkit.Device) -> None:
    graph, stream = captured(module, device)
    seen = list[str]()
    observers.append(lambda command: seen.append(command.kind.value))
    try:
        graph.instantiate().launch(stream)
        stream.synchronize()
    finally:
        observers.pop()
    assert calls.graphs == [] and seen == ["kernel"] * 3 + ["graph"]


def test_kernels_of_a_module_that_is_unloaded_are_not_launched(
    calls: Driver, module: hipkit.Module, device: hipkit.Device
) -> None:
    graph, stream = captured(module, device)
    executable = graph.instantiate()
    executable.launch(stream)
    stream.synchronize()
    module.unload()
    executable.launch(stream)
    with pytest.raises(hipkit.UsageError, match="its module is unloaded"):
        stream.synchronize()
    assert calls.made.count("cuGraphLaunch") == 1


def test_a_graph_is_made_anew_after_a_kernel_was_stopped(
    calls: Driver, module: hipkit.Module, device: hipkit.Device
) -> None:
    graph, stream = captured(module, device)
    executable = graph.instantiate()
    calls.broken.add("cuStreamSynchronize")
    executable.launch(stream)
    with pytest.raises(FaultError):
        stream.synchronize()
    assert driver.gpu(0).is_idle
    calls.broken.clear()
    device.reset()
    again, stream = captured(hipkit.Module.load(PTX, device), device)
    again.instantiate().launch(stream)
    stream.synchronize()
    assert calls.graphs == [expected(), expected()]


def test_a_launch_waits_for_its_turn_after_what_the_host_does(
    calls: Driver, module: hipkit.Module, device: hipkit.Device
) -> None:
    graph, stream = captured(module, device)
    executable, order = graph.instantiate(), list[int]()
    stream.call(lambda: order.append(calls.made.count("cuGraphLaunch")))
    executable.launch(stream)
    stream.call(lambda: order.append(calls.made.count("cuGraphLaunch")))
    stream.synchronize()
    assert order == [0, 1]


@pytest.mark.gpu
def test_a_graph_adds_as_often_as_it_is_launched() -> None:
    ptx = (Path(__file__).parent / "cuda" / "kernels.ptx").read_bytes()
    device = hipkit.Device("cuda:0")
    add = hipkit.Module.load(ptx, device)["vector_add"]
    one, total, other = (device.full(1000, value, np.float32) for value in (1.0, 0.0, 0.0))
    stream = device.stream()
    with stream.capturing() as graph:
        for _ in range(20):
            add.launch(4, 256, [total, one, total, 1000], stream=stream)
    executable = graph.instantiate()
    for _ in range(10):
        executable.launch(stream)
    stream.synchronize()
    assert total.copy_to().tolist() == [200.0] * 1000
    with stream.capturing() as changed:
        for _ in range(20):
            add.launch(4, 256, [other, one, other, 1000], stream=stream)
    executable.update(changed)
    executable.launch(stream)
    stream.synchronize()
    assert other.copy_to().tolist() == [20.0] * 1000 and total.copy_to()[0] == 200.0


@pytest.mark.gpu
def test_a_graph_of_copies_fills_and_kernels_gives_what_they_give_one_by_one() -> None:
    ptx = (Path(__file__).parent / "cuda" / "kernels.ptx").read_bytes()
    device = hipkit.Device("cuda:0")
    add, stream = hipkit.Module.load(ptx, device)["vector_add"], device.stream()
    given, taken = device.pinned_buffer(np.zeros(1000, np.float32)), device.pinned_buffer(np.zeros(1000, np.float32))
    one, total = (device.zeros(1000, np.float32) for _ in range(2))
    with stream.capturing() as graph:
        one.copy_from(given, stream=stream)
        total.fill(0, width=4, stream=stream)
        for _ in range(3):
            add.launch(4, 256, [total, one, total, 1000], stream=stream)
        one.copy_from(total, stream=stream)
        add.launch(4, 256, [one, one, total, 1000], stream=stream)
        total.copy_to(taken, stream=stream)
    executable = graph.instantiate()
    for start in (1, 100):
        given.view()[:] = np.arange(start, start + 1000)
        executable.launch(stream)
        stream.synchronize()
        assert np.array_equal(taken.view(), 6 * given.view())
        assert executable._on_device is not None and executable._on_device.graph is not None
