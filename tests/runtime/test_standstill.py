"""Launches that never end: a checked launch tells where its waves wait, and what ends after all is left alone."""

from __future__ import annotations

import ctypes
import os
import threading
import time
from collections.abc import Callable

import pytest

import hipkit
from hipkit.runtime.devices.awaited import AWAITED
from hipkit.runtime.errors import StandstillError
from hipkit.runtime.streams.operation import Fill

pytestmark = pytest.mark.in_turn(2)

SOURCE = """
#include <hip/hip_runtime.h>
extern "C" __global__ void lock(int *data) {
    while (atomicCAS(data, 0, 1)) ;
    data[1] += 1;
    atomicExch(data, 0);
}
extern "C" __global__ void wait(int *data) {
    while (__hip_atomic_load(data, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT) == 0) ;
}
extern "C" __global__ void count(unsigned *data, unsigned long long rounds) {
    unsigned value = threadIdx.x;
    for (unsigned long long n = 0; n < rounds; n++) {
        value = value * 1664525 + 1013904223;
        __asm__ volatile("" : "+v"(value));
    }
    data[threadIdx.x] = value;
}
"""
LOCK, WAIT = 4, 9
GRID = """
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
extern "C" __global__ void some(int *data) {
    if (blockIdx.x) cooperative_groups::this_grid().sync();
    data[blockIdx.x] = 1;
}
"""


@pytest.fixture(scope="module", params=[("gfx942", "-O3"), ("gfx1100", "-O0")])
def module(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> hipkit.Module:
    gpu, level = request.param
    return hipkit.compile(SOURCE, gpu, [level, "-g"], compiler=compiler_here("ziglang"))


@pytest.mark.parametrize("others", [(), ("race",)], ids=["alone", "with race, for which they have let others go on"])
@pytest.mark.parametrize(("name", "line"), [("lock", LOCK), ("wait", WAIT)])
def test_waves_that_wait_for_ever(module: hipkit.Module, name: str, line: int, others: tuple[str, ...]) -> None:
    data = module.device.buffer(1024).fill(0)
    with (
        hipkit.checking("sync", *others) as found,
        pytest.raises(StandstillError, match=f"round a loop at .*:{line} for"),
    ):
        module[name].launch(1, 64, [data], timeout=30)
    (one,) = (each for each in found if each.tool == "sync")
    assert (one.rule, one.severity) == ("deadlock", "error")
    assert [site.line.rpartition(":")[2] for site in one.sites] == [str(line)]


@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100"])
def test_a_wait_in_a_function_of_the_library_is_where_it_is_called(
    compiler_here: Callable[[str], str], gpu: str
) -> None:
    module = hipkit.compile(GRID, gpu, ["-O0", "-g"], compiler=compiler_here("ziglang"))
    with hipkit.checking("sync") as found, pytest.raises(StandstillError):
        module["some"].launch(2, 64, [module.device.buffer(64).fill(0)], cooperative=True, timeout=30)
    (one,) = found
    assert [site.line.rpartition(":")[2] for site in one.sites] == ["5"]


def test_a_loop_that_ends_is_left_alone(module: hipkit.Module) -> None:
    data = module.device.buffer(1024).fill(0)
    rounds, begun = 1 << 20, time.perf_counter()
    with hipkit.checking("sync") as found:
        while time.perf_counter() - begun < 4:
            rounds *= 4
            begun = time.perf_counter()
            module["count"].launch(1, 64, [data, rounds])
    assert found == []


def test_what_another_stream_will_do_is_waited_for(module: hipkit.Module) -> None:
    data = module.device.buffer(1024).fill(0)
    one, other = (module.device.stream(non_blocking=True) for _ in range(2))
    with one, other, hipkit.checking("sync") as found:
        module["wait"].launch(1, 64, [data], stream=one)
        time.sleep(4)
        other.queue.enqueue(Fill(data.address, 1, 4))
        one.synchronize()
    assert found == []


class Other(threading.Thread):
    """A thread of the program that does something, and then sets what a kernel waits for."""

    def __init__(self, flag: hipkit.PinnedBuffer, before: Callable[[], object]) -> None:
        super().__init__()
        self.flag, self.before = flag, before

    def run(self) -> None:
        self.before()
        ctypes.c_int.from_address(self.flag.address).value = 1


def _read_for_4_seconds() -> None:
    end, other = os.pipe()
    threading.Timer(4, os.write, (other, b"x")).start()
    os.read(end, 1)


@pytest.mark.parametrize(
    "before",
    [lambda: time.sleep(4), _read_for_4_seconds, lambda: threading.Event().wait(4)],
    ids=["sleeps", "reads", "waits"],
)
def test_what_a_sleeping_thread_of_the_host_will_do_is_waited_for(
    module: hipkit.Module, before: Callable[[], object]
) -> None:
    flag = module.device.pinned_buffer(1024)
    flag.view("i4")[:] = 0
    other = Other(flag, before)
    with hipkit.checking("sync") as found:
        other.start()
        module["wait"].launch(1, 64, [flag], timeout=30)
    other.join()
    assert found == []


def test_a_thread_that_waits_for_ever_will_do_nothing(module: hipkit.Module) -> None:
    flag = module.device.pinned_buffer(1024)
    flag.view("i4")[:] = 0
    begin = threading.Semaphore(0)
    other = Other(flag, begin.acquire)
    other.start()
    with hipkit.checking("sync") as found, pytest.raises(StandstillError):
        module["wait"].launch(1, 64, [flag], timeout=30)
    begin.release()
    other.join()
    assert [one.rule for one in found] == ["deadlock"]


def test_what_a_thread_does_last_before_it_ends_is_seen(module: hipkit.Module, monkeypatch: pytest.MonkeyPatch) -> None:
    flag = module.device.pinned_buffer(1024)
    flag.view("i4")[:] = 0
    asked = AWAITED.is_alone

    def end(thread: int, number: int) -> bool:
        last = Other(flag, lambda: None)
        last.start()
        last.join()
        return asked(thread, number)

    monkeypatch.setattr(AWAITED, "is_alone", end)
    with hipkit.checking("sync") as found:
        module["wait"].launch(1, 64, [flag], timeout=30)
    assert found == []
