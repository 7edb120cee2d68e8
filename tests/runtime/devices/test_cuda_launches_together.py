"""Launches of NVIDIA's own kernels that come one after the other in a stream: they are waited for together."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from own_kernels import PTX, Driver, driver_in_place, leave_unwatched

import hipkit
from hipkit import check
from hipkit.fatbin.errors import HipkitError
from hipkit.runtime import hip
from hipkit.runtime.devices.cuda import driver
from hipkit.runtime.devices.cuda.driver_stream import MOST_LAUNCHES, DriverStream
from hipkit.runtime.errors import FaultError, KernelError
from hipkit.runtime.hip import state
from hipkit.runtime.kernels.again import BegunLaunch
from hipkit.runtime.streams.background import AWAKE, NAP, Background


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    with driver_in_place(monkeypatch) as made:
        yield made


@pytest.fixture
def add(calls: Driver) -> Iterator[Any]:
    """A kernel that has been launched often enough to be remembered, and its stream."""
    device = hipkit.Device("cuda:0")
    state.use([device])
    kernel, stream = hipkit.Module.load(PTX, device)["add"], device.stream()
    for number in range(3):
        launch(kernel, stream, number)
    stream.synchronize()
    calls.launches.clear()
    calls.made.clear()
    yield kernel, stream
    stream.synchronize()
    assert driver.gpu(0).is_idle
    on = driver_stream(stream)
    assert on.begun == on.ended
    state.use(None)


def driver_stream(stream: Any) -> DriverStream:
    """The driver's stream of one of ours."""
    return stream.queue.device_stream.driver_stream  # type: ignore[no-any-return]


def launch(kernel: Any, stream: Any, number: int) -> None:
    kernel.launch(1, 32, [number, 1 << 40], stream=stream)


def numbers(calls: Driver) -> list[int]:
    return [arguments[-1][0] for arguments in calls.launches]


def test_one_wait_is_for_all_of_them(calls: Driver, add: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    leave_unwatched(monkeypatch)
    kernel, stream = add
    seen = set()
    for number in range(100):
        launch(kernel, stream, number)
        seen.add(stream.queue.last)
    assert len(seen) == 1 and not stream.queue.last.is_done
    assert not driver.gpu(0).is_idle
    stream.synchronize()
    assert numbers(calls) == list(range(100)), "each has its own arguments"
    on = driver_stream(stream)
    assert on.known == on.number == 103
    assert calls.made.count("cuStreamSynchronize") == 1
    assert stream.queue.last.is_done


def test_what_comes_in_between_parts_them(calls: Driver, add: Any) -> None:
    kernel, stream = add
    launch(kernel, stream, 1)
    before = stream.queue.last
    event = stream.record()
    launch(kernel, stream, 2)
    after = stream.queue.last
    assert after is not before and event.marker is not None
    event.synchronize()
    assert before.is_done and not after.is_done
    launch(kernel, stream, 3)
    assert stream.queue.last is after
    stream.synchronize()
    launch(kernel, stream, 4)
    assert stream.queue.last is not after, "what was waited for has no more"


def test_who_asks_is_told_at_once_that_the_gpu_is_done(calls: Driver, add: Any) -> None:
    kernel, stream = add
    launch(kernel, stream, 1)
    assert stream.query()
    launch(kernel, stream, 2)
    event = stream.record()
    assert event.query()
    assert calls.made.count("cuStreamQuery") == 2 and "cuStreamSynchronize" not in calls.made


def test_other_shapes_and_arguments_are_among_them(calls: Driver, add: Any) -> None:
    kernel, stream = add
    for _ in range(4):
        for blocks in (1, 2, 3):
            kernel.launch(blocks, 32, [blocks, 1 << 40], stream=stream)
    stream.synchronize()
    calls.launches.clear()
    seen = set()
    for _ in range(4):
        for blocks in (1, 2, 3):
            kernel.launch(blocks, 32, [blocks, 1 << 40], stream=stream)
            seen.add(stream.queue.last)
    assert len(seen) == 1
    assert numbers(calls) == [1, 2, 3] * 4


def test_another_stream_that_waits_for_one_waits_for_those_before_it(calls: Driver, add: Any) -> None:
    kernel, stream = add
    other = stream.device.stream()
    launch(kernel, stream, 1)
    event = stream.record()
    launch(kernel, stream, 2)
    other.wait(event)
    launch(kernel, other, 3)
    other.synchronize()
    assert numbers(calls) == [1, 2, 3]
    assert event.query()


def test_the_null_stream_comes_after_all_of_them(calls: Driver, add: Any) -> None:
    kernel, stream = add
    null = stream.device.null_stream
    for number in range(3):
        launch(kernel, stream, number)
    waited = calls.made.count("cuStreamSynchronize")
    launch(kernel, null, 3)
    launch(kernel, stream, 4)
    stream.synchronize()
    assert numbers(calls) == [0, 1, 2, 3, 4]
    assert calls.made.count("cuStreamSynchronize") > waited


def test_the_driver_is_not_given_more_than_it_takes_without_waiting(
    calls: Driver, add: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_unwatched(monkeypatch)
    kernel, stream = add
    on = driver_stream(stream)
    for number in range(3 * MOST_LAUNCHES):
        launch(kernel, stream, number)
        assert on.number - on.known <= MOST_LAUNCHES
    assert calls.made.count("cuStreamSynchronize") == 2
    assert numbers(calls) == list(range(3 * MOST_LAUNCHES))


def test_threads_that_launch_and_wait_at_once_lose_none(calls: Driver, add: Any) -> None:
    kernel, stream = add
    ends, errors = threading.Event(), list[BaseException]()

    def wait() -> None:
        try:
            while not ends.is_set():
                stream.synchronize()
        except BaseException as error:
            errors.append(error)

    def begin() -> None:
        try:
            for number in range(500):
                launch(kernel, stream, number)
        except BaseException as error:
            errors.append(error)

    waiting, launching = [threading.Thread(target=wait)], [threading.Thread(target=begin) for _ in range(3)]
    for thread in (*waiting, *launching):
        thread.start()
    for thread in launching:
        thread.join()
    stream.synchronize()
    on = driver_stream(stream)
    assert on.known == on.number
    ends.set()
    waiting[0].join()
    assert not errors
    assert sorted(numbers(calls)) == sorted(3 * list(range(500)))


def test_a_kernel_that_was_stopped_is_named(calls: Driver, add: Any) -> None:
    kernel, stream = add
    function, handle = hip.hipFunction_t(kernel), hip.hipStream_t(stream)
    for number in range(4):
        check(hip.hipModuleLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, handle, [number, 1 << 40], None))
    check(hip.hipStreamSynchronize(handle))
    for number in range(2):
        check(hip.hipModuleLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, handle, [number, 1 << 40], None))
    calls.broken.add("cuStreamSynchronize")
    with pytest.raises(KernelError, match="add: a kernel was stopped"):
        stream.synchronize()
    calls.broken.clear()


def test_a_thread_that_launches_among_them_uses_the_context_of_the_gpu(calls: Driver, add: Any) -> None:
    kernel, stream = add
    launch(kernel, stream, 0)
    calls.made.clear()

    def others() -> None:
        for number in (1, 2, 3):
            launch(kernel, stream, number)

    thread = threading.Thread(target=others)
    thread.start()
    thread.join()
    assert [call for call in calls.made if call in ("cuCtxSetCurrent", "cuLaunchKernel")] == [
        "cuCtxSetCurrent", *["cuLaunchKernel"] * 3,
    ]  # fmt: skip
    stream.synchronize()
    assert numbers(calls) == [0, 1, 2, 3]


def test_a_launch_among_them_that_the_driver_refuses_is_reported(calls: Driver, add: Any) -> None:
    kernel, stream = add
    launch(kernel, stream, 0)
    calls.broken.add("cuLaunchKernel")
    launch(kernel, stream, 1)
    with pytest.raises(KernelError, match="cuLaunchKernel.* answers CUDA_ERROR_ILLEGAL_ADDRESS"):
        stream.synchronize()
    calls.broken.clear()
    assert numbers(calls) == [0]


class Like(SimpleNamespace):
    """A launch, as far as errors are about it."""

    def failure(self, error: HipkitError) -> HipkitError:
        return KernelError(f"{self.name}: {error}")


def test_of_several_kernels_each_may_be_the_one_that_was_stopped() -> None:
    first, second, again = Like(name="first"), Like(name="second"), Like(name="first")
    command = BegunLaunch(first, "first", lambda: None, threading.RLock(), takes_more=True)
    assert str(command.failure(FaultError("it was stopped"))) == "first: it was stopped"
    command.add(again)
    assert str(command.failure(FaultError("it was stopped"))) == "first: it was stopped"
    command.add(second)
    command.add(first)
    assert str(command.failure(FaultError("it was stopped"))) == "one of first, second: it was stopped"


def test_the_steward_leaves_the_interpreter_to_threads_that_launch(add: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, stream = add
    looks, look = list[float](), Background._look

    def noted(self: Background) -> bool:
        looks.append(time.perf_counter())
        return look(self)

    monkeypatch.setattr(Background, "_look", noted)
    end = time.perf_counter() + 10 * AWAKE
    while time.perf_counter() < end:
        launch(kernel, stream, 1)
    assert len(looks) < 10 * AWAKE / NAP / 4
    done = threading.Event()
    stream.device.stream().call(done.set)
    assert done.wait(10), "what a thread has to do is not left for long"
