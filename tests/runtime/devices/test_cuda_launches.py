"""Launches of CUDA's kernels that come again in a stream: each is one call of the driver's, and what has changed is seen."""

from __future__ import annotations

import contextlib
import gc
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from types import FrameType
from typing import Any

import pytest
from hip_calls import until
from own_kernels import PTX, Driver, driver_in_place, leave_unwatched

import hipkit
from hipkit import check
from hipkit.runtime import hip, profile
from hipkit.runtime.devices.cuda import driver, driver_stream
from hipkit.runtime.hip import state
from hipkit.runtime.kernels import again
from hipkit.runtime.memory.host import HostMemory
from hipkit.runtime.streams.command import Command, observers

MOST_CALLS, MOST_OF_PINNED = 50, 20
"""Functions, in Python or called from hipkit's, of a launch of two arguments that comes again; and those that look whether they
are pinned memory, where there has been any."""


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    with driver_in_place(monkeypatch) as made:
        state.use([hipkit.Device("cuda:0"), hipkit.Device("cuda:0")])
        yield made
        state.use(None)


class Program:
    """A kernel, and launches of it in a stream."""

    def __init__(self) -> None:
        self.module = check(hip.hipModuleLoadData(PTX))
        self.function = check(hip.hipModuleGetFunction(self.module, "add"))
        self.stream = check(hip.hipStreamCreate())
        for number in range(3):
            assert self.launch(number) == hip.hipError_t.hipSuccess
        check(hip.hipStreamSynchronize(self.stream))

    def launch(self, *arguments: int, grid: int = 2, stream: Any = None) -> int:
        given = [*arguments, 1 << 40][:2]
        on = stream or self.stream
        (code,) = hip.hipModuleLaunchKernel(self.function, grid, 1, 1, 32, 1, 1, 0, on, given, None)
        return int(code)


@pytest.fixture
def program(calls: Driver) -> Program:
    made = Program()
    calls.made.clear()
    calls.launches.clear()
    return made


def given(calls: Driver) -> list[int]:
    """The first argument of each launch."""
    return [arguments[0] for *_, arguments in calls.launches]


def test_each_is_one_call_of_the_driver_with_its_own_arguments(
    calls: Driver, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_unwatched(monkeypatch)
    for number in range(10, 20):
        assert program.launch(number) == hip.hipError_t.hipSuccess
    assert calls.made == ["cuLaunchKernel"] * 10
    check(hip.hipStreamSynchronize(program.stream))
    assert calls.made[10:] == ["cuStreamSynchronize"]
    assert calls.launches == [((2, 1, 1), (32, 1, 1), 0, 5, (number, 1 << 40)) for number in range(10, 20)]


@pytest.mark.parametrize("has_pinned_memory", [False, True])
def test_it_takes_few_calls_of_python(
    program: Program, has_pinned_memory: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = HostMemory()
    monkeypatch.setattr(again, "host_memory", lambda: known)
    if has_pinned_memory:
        known.version = 1
    seen, repetitions = Counter[str](), 20

    def note(frame: FrameType, event: str, what: Any) -> None:
        if event in ("call", "c_call") and frame.f_globals["__name__"].startswith("hipkit."):
            seen[frame.f_code.co_name if event == "call" else what.__qualname__] += 1

    sys.setprofile(note)
    try:
        for _ in range(repetitions):
            program.launch(1)
    finally:
        sys.setprofile(None)
    assert seen.total() / repetitions <= MOST_CALLS + MOST_OF_PINNED * has_pinned_memory, seen


def test_launches_of_several_shapes_and_streams_in_turns(calls: Driver, program: Program) -> None:
    other = check(hip.hipStreamCreate())
    for number in range(12):
        assert program.launch(number, grid=1 + number % 3, stream=other if number % 2 else None) == 0
    assert [(grid[0], arguments[0]) for grid, *_, arguments in calls.launches] == [
        (1 + number % 3, number) for number in range(12)
    ]


def test_more_than_may_be_begun_are_launched(calls: Driver, program: Program) -> None:
    for number in range(500):
        assert program.launch(number) == 0
        assert len(program.stream.stream.queue._commands) <= driver_stream.MOST
    check(hip.hipStreamSynchronize(program.stream))
    assert given(calls) == list(range(500))
    assert driver.gpu(0).is_idle


def test_wrong_arguments_are_refused_each_time(calls: Driver, program: Program) -> None:
    for arguments in ([1], [1, 2, 3], None, [1.5, object()]):
        (code,) = hip.hipModuleLaunchKernel(program.function, 2, 1, 1, 32, 1, 1, 0, program.stream, arguments, None)
        assert code == hip.hipError_t.hipErrorInvalidValue
    (code,) = hip.hipModuleLaunchKernel(program.function, 2, 1, 1, 2048, 1, 1, 0, program.stream, [1, 2], None)
    assert code != hip.hipError_t.hipSuccess
    assert calls.launches == []


def test_an_unloaded_kernel_is_not_launched(calls: Driver, program: Program) -> None:
    check(hip.hipModuleUnload(program.module))
    assert program.launch(1) == hip.hipError_t.hipErrorInvalidHandle
    assert calls.launches == []


def test_a_destroyed_stream_launches_nothing_and_gives_back_the_driver_s(calls: Driver, program: Program) -> None:
    check(hip.hipStreamDestroy(program.stream))
    assert program.launch(1) == hip.hipError_t.hipErrorContextIsDestroyed
    assert calls.launches == []
    spare = driver_stream._SPARE[driver.gpu(0)]
    del program.stream
    assert until(lambda: gc.collect() >= 0 and bool(spare)), "another stream can have it"


def test_a_device_that_begins_anew_has_no_kernel_to_launch(calls: Driver, program: Program) -> None:
    check(hip.hipDeviceReset())
    assert program.launch(1) != hip.hipError_t.hipSuccess
    stream = check(hip.hipStreamCreate())
    assert program.launch(1, stream=stream) == hip.hipError_t.hipErrorInvalidHandle
    assert calls.launches == []


def test_a_thread_that_uses_another_device_does_not_launch(calls: Driver, program: Program) -> None:
    check(hip.hipSetDevice(1))
    assert program.launch(1) == hip.hipError_t.hipErrorInvalidHandle
    check(hip.hipSetDevice(0))
    assert program.launch(2) == 0
    assert given(calls) == [2]


def test_while_the_stream_captures_launches_become_nodes(calls: Driver, program: Program) -> None:
    check(hip.hipStreamBeginCapture(program.stream, 0))
    assert program.launch(4) == program.launch(5) == 0
    graph = check(hip.hipStreamEndCapture(program.stream))
    assert calls.launches == []
    check(hip.hipGraphLaunch(check(hip.hipGraphInstantiateWithFlags(graph, 0)), program.stream))
    assert calls.graphs == [[(2, 1, 32, 0, number, 1 << 40) for number in (4, 5)]]
    assert program.launch(6) == 0
    assert given(calls) == [6]


def test_what_the_host_does_comes_in_its_turn(calls: Driver, program: Program) -> None:
    may_go_on, seen = threading.Event(), list[list[int]]()

    def look(_data: object) -> None:
        may_go_on.wait(30)
        seen.append(given(calls))

    assert program.launch(1) == 0
    check(hip.hipLaunchHostFunc(program.stream, look, None))
    assert program.launch(2) == 0
    assert given(calls) == [1]
    may_go_on.set()
    check(hip.hipStreamSynchronize(program.stream))
    assert seen == [[1]] and given(calls) == [1, 2]


def test_the_null_stream_waits_for_what_others_have(calls: Driver, program: Program) -> None:
    for number in (7, 8, 9):
        (code,) = hip.hipModuleLaunchKernel(program.function, 1, 1, 1, 32, 1, 1, 0, None, [number, 0], None)
        assert code == 0
    check(hip.hipStreamSynchronize(None))
    may_go_on = threading.Event()
    check(hip.hipLaunchHostFunc(program.stream, lambda _data: may_go_on.wait(30), None))
    (code,) = hip.hipModuleLaunchKernel(program.function, 1, 1, 1, 32, 1, 1, 0, None, [10, 0], None)
    assert code == 0 and given(calls) == [7, 8, 9]
    may_go_on.set()
    check(hip.hipStreamSynchronize(None))
    assert given(calls) == [7, 8, 9, 10]


def test_the_null_stream_of_a_thread_is_its_own(calls: Driver, program: Program) -> None:
    may_go_on, own = threading.Event(), state.device().thread_stream
    own.call(lambda: may_go_on.wait(30) and None)
    for how in (contextlib.nullcontext, state.null_stream_of_thread) * 3:
        with how():
            (code,) = hip.hipModuleLaunchKernel(program.function, 1, 1, 1, 32, 1, 1, 0, None, [1, 0], None)
        assert code == 0
    assert calls.launches == [], "it waits for one that waits for the host"
    may_go_on.set()
    check(hip.hipDeviceSynchronize())
    assert len(calls.launches) == 6


def test_another_profile_refuses_what_one_before_it_launched(calls: Driver, program: Program) -> None:
    def launch() -> int:
        return int(
            hip.hipModuleLaunchKernel(program.function, 1, 1 << 17, 1, 32, 1, 1, 0, program.stream, [1, 2], None)[0]
        )

    before = profile.profile()
    assert [launch() for _ in range(3)] == [0, 0, 0]
    try:
        profile.use(replace(before, name="hip6"))
        assert launch() == hip.hipError_t.hipErrorInvalidValue
    finally:
        profile.use(None)
    assert len(calls.launches) == 3


def test_observers_see_every_launch(program: Program) -> None:
    seen: list[Command] = []
    observers.append(seen.append)
    try:
        assert program.launch(1) == 0
        check(hip.hipStreamSynchronize(program.stream))
    finally:
        observers.remove(seen.append)
    (command,) = seen
    assert (command.kind.value, command.name) == ("kernel", "add")
    assert command.queued and command.ended


def test_a_launch_that_the_driver_refuses_fails_where_it_is_waited_for(calls: Driver, program: Program) -> None:
    calls.broken |= {"cuLaunchKernel", "cuStreamSynchronize"}
    assert program.launch(1) == 0
    assert hip.hipStreamSynchronize(program.stream)[0] == hip.hipError_t.hipErrorIllegalAddress
    assert driver.gpu(0).is_idle and driver.gpu(0).is_broken


def test_a_fault_is_told_with_the_kernel_s_name(calls: Driver, program: Program) -> None:
    assert program.launch(1) == 0
    calls.broken.add("cuStreamSynchronize")
    assert hip.hipStreamSynchronize(program.stream)[0] == hip.hipError_t.hipErrorIllegalAddress
    assert str(hip.gate.last.text).startswith("add: a kernel was stopped")


def test_after_a_fault_no_handle_of_before_is_used(calls: Driver, program: Program) -> None:
    driver.gpu(0).generation += 1
    program.launch(1)
    assert calls.made.index("cuStreamCreate") < calls.made.index("cuLaunchKernel")


def test_threads_that_launch_the_same_kernel_each_pass_their_own_arguments(calls: Driver, program: Program) -> None:
    calls.before_launch = lambda: time.sleep(0)

    def launch(first: int) -> None:
        for number in range(first, first + 300):
            program.launch(number)

    threads = [threading.Thread(target=launch, args=(1000 * number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    check(hip.hipStreamSynchronize(program.stream))
    assert sorted(given(calls)) == sorted(chain.from_iterable(range(1000 * n, 1000 * n + 300) for n in range(4)))


def test_launches_of_hipkit_s_own_api_come_again_too(calls: Driver, program: Program) -> None:
    kernel, stream = program.function.kernel, state.device().stream()
    for number in range(5):
        kernel.launch(2, 32, [number, 0], stream=stream)
    assert calls.made.count("cuLaunchKernel") == 5 and given(calls) == list(range(5))
    stream.synchronize()
    program.module.module.unload()
    with pytest.raises(hipkit.UsageError, match="unloaded"):
        kernel.launch(2, 32, [1, 0], stream=stream)


def test_no_kernel_begins_while_the_driver_does_what_waits_for_all(calls: Driver) -> None:
    """Such as unloading code: it would wait for a kernel that may wait for the host."""
    gpu, seen = driver.gpu(0), list[bool]()

    def begin() -> None:
        gpu.launch_begun()
        gpu.launch_ended()

    thread = threading.Thread(target=begin)

    def unload() -> None:
        thread.start()
        thread.join(0.1)
        seen.append(thread.is_alive())

    gpu.when_idle(unload)
    thread.join(30)
    assert seen == [True] and not thread.is_alive() and gpu.is_idle
