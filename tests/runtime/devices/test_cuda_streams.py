"""Launches in streams of an NVIDIA GPU: begun by the thread that asks for them, waited for later, and timed by the driver."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from driver_calls import VALUES, Calls

import hipkit
from hipkit.runtime.devices.backend import DeviceKind
from hipkit.runtime.devices.cuda import amd_launches, driver, driver_stream
from hipkit.runtime.devices.cuda.driver_stream import MOST
from hipkit.runtime.devices.cuda.engine import CudaBackend
from hipkit.runtime.devices.cuda.status import Why
from hipkit.runtime.memory.storage import HostStorage


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    made = Calls()
    monkeypatch.setattr(driver, "bindings", lambda: made)
    return made


class Far(HostStorage):
    """Memory that counts as a GPU's."""

    is_host = False


@pytest.fixture
def going_on(calls: Calls, samples: Path) -> tuple[Calls, driver.Gpu, hipkit.Device, Any]:
    """A device whose driver begins launches, and a kernel of it that the driver has."""
    gpu = driver.Gpu(0)
    kind = DeviceKind(Far, lambda _target, memory: CudaBackend(gpu, memory))
    device = hipkit.Device("gfx1100", kind=kind)
    kernel = hipkit.Module.load(samples / "vector_add", device)["vector_add"]
    return calls, gpu, device, kernel


def test_launches_in_a_stream_are_begun_and_waited_for_together(going_on: Any) -> None:
    calls, gpu, device, kernel = going_on
    place, stream = device.allocate(64), device.stream()
    kernel.launch(1, 16, [place, place, place, 16], stream=stream)
    stream.synchronize()
    calls.made.clear()
    for _ in range(5):
        kernel.launch(1, 16, [place, place, place, 16], stream=stream)
    assert calls.made.count("cuLaunchKernel") == 5 and "cuStreamSynchronize" not in calls.made
    assert not gpu.is_idle
    stream.synchronize()
    assert calls.made.count("cuStreamSynchronize") == 1
    assert gpu.is_idle


def test_a_stream_is_the_drivers_before_anything_is_in_it(going_on: Any) -> None:
    """The driver may wait for a kernel that runs before it makes one, and the kernel for what the host would put into it."""
    calls, _gpu, device, _kernel = going_on
    kept = [device.stream()]
    count = calls.made.count("cuStreamCreate")
    kept += [device.stream() for _ in range(3)]
    assert calls.made.count("cuStreamCreate") == count + 3


def test_no_more_launches_are_begun_than_there_are_records(going_on: Any) -> None:
    calls, _gpu, device, kernel = going_on
    place, stream = device.allocate(64), device.stream()
    for _ in range(3 * MOST):
        kernel.launch(1, 16, [place, place, place, 16], stream=stream)
        on = stream.queue.device_stream._stream
        assert on.begun - on.ended <= MOST
    stream.synchronize()
    assert calls.made.count("cuLaunchKernel") == 3 * MOST
    assert on.begun == on.ended == 3 * MOST


def test_the_record_of_each_launch_is_its_own(going_on: Any) -> None:
    _calls, _gpu, device, kernel = going_on
    place, stream = device.allocate(64), device.stream()
    for _ in range(3):
        kernel.launch(1, 16, [place, place, place, 16], stream=stream)
    on = stream.queue.device_stream._stream
    first, second, third = (on.statuses._each[number] for number in range(3))
    second.record.stopped.why, second.record.stopped.address = int(Why.ACCESS), 0x1234
    second.record.stopped.pc = kernel.loaded.entry - kernel.image.base
    second.record.stopped.what = 4
    commands = list(stream.queue._commands)
    with pytest.raises(hipkit.runtime.errors.MemoryFault, match="0x1234"):
        stream.synchronize()
    assert [command.error is None for command in commands] == [True, False, True]
    assert (first.has_entries, third.has_entries) == (False, False)


def test_a_kernel_that_the_driver_has_not_is_not_begun_while_another_runs(going_on: Any, samples: Path) -> None:
    """The driver would wait for it, and that may wait for the host."""
    calls, _gpu, device, kernel = going_on
    other = hipkit.Module.load(samples / "vector_add", device)["vector_add"]
    place, stream, beside = device.allocate(64), device.stream(), device.stream()
    kernel.launch(1, 16, [place, place, place, 16], stream=stream)
    calls.made.clear()
    other.launch(1, 16, [place, place, place, 16], stream=beside)
    assert not {"cuModuleLoadData", "cuLaunchKernel"} & set(calls.made)
    beside.synchronize()
    assert {"cuModuleLoadData", "cuLaunchKernel"} <= set(calls.made)
    stream.synchronize()


def test_what_was_begun_when_a_fault_ended_the_context_fails(going_on: Any) -> None:
    calls, gpu, device, kernel = going_on
    place, stream = device.allocate(64), device.stream()
    for _ in range(2):
        kernel.launch(1, 16, [place, place, place, 16], stream=stream)
    calls.broken.add("cuStreamSynchronize")
    with pytest.raises(hipkit.FaultError, match="a kernel was stopped"):
        stream.synchronize()
    assert gpu.is_idle


def test_a_fault_is_heard_of_by_a_program_that_only_asks(going_on: Any) -> None:
    """The thread that looks after streams hears of it first, and goes on."""
    calls, _gpu, device, kernel = going_on
    place, stream = device.allocate(64), device.stream()
    calls.broken |= {"cuStreamQuery", "cuStreamSynchronize"}
    kernel.launch(1, 16, [place, place, place, 16], stream=stream)
    event = stream.record()
    deadline = time.perf_counter() + 30
    with pytest.raises(hipkit.FaultError, match="a kernel was stopped"):
        while not stream.query():
            assert time.perf_counter() < deadline
            time.sleep(0.001)
    assert event.query()


def test_events_take_their_time_from_the_driver(going_on: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    calls, _gpu, device, kernel = going_on
    place, stream = device.allocate(64), device.stream()
    passed = iter((1.5, 4.0))
    monkeypatch.setitem(VALUES, "cuEventElapsedTime", 0)
    monkeypatch.setattr(driver.Gpu, "call", ticking(driver.Gpu.call, passed))
    start = stream.record()
    kernel.launch(1, 16, [place, place, place, 16], stream=stream)
    end = stream.record()
    stream.synchronize()
    assert round(end - start, 6) == 2.5
    assert calls.made.count("cuEventRecord") == 3, "one is what times are counted from"


def test_times_are_counted_from_a_new_event_now_and_then(going_on: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the events that there are: a program may record some for days."""
    calls, _gpu, device, _kernel = going_on
    monkeypatch.setattr(driver_stream, "_AGE", -1)
    monkeypatch.setattr(driver.Gpu, "call", ticking(driver.Gpu.call, itertools.repeat(1.0)))
    stream = device.stream()
    for _ in range(20):
        stream.record()
        stream.synchronize()
    assert calls.made.count("cuEventCreate") == 2
    assert calls.made.count("cuEventRecord") == 1 + 2 * 20


def ticking(call: Any, passed: Iterator[float]) -> Callable[..., Any]:
    """The driver's calls, with these times."""

    def called(gpu: driver.Gpu, name: str, *arguments: object) -> Any:
        return next(passed) if name == "cuEventElapsedTime" else call(gpu, name, *arguments)

    return called


def test_the_bounds_of_a_launch_are_those_of_its_own_pointers(going_on: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where its arguments stand at the place of those of one before."""
    passed: list[amd_launches.Passing] = []

    class Noted(amd_launches.Passing):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            passed.append(self)

    monkeypatch.setattr(amd_launches, "Passing", Noted)
    _calls, _gpu, device, kernel = going_on
    places = [device.allocate(256 * size) for size in (1, 2, 3)]
    seen = []
    for place in (*places, places[0]):
        kernel.launch(1, 16, [place, place, place, 16])
        seen.append([*passed[-1].numbers][1:])
    assert seen[0] == seen[3]
    lows = [{number for number in numbers if number in places} for numbers in seen]
    assert lows == [{place} for place in (*places, places[0])]
    assert len(passed) == 1
