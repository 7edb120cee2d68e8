"""Launches that never end: a checked launch tells where its waves wait, and what ends after all is left alone."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

import hipkit
from hipkit.runtime.errors import StandstillError
from hipkit.runtime.streams.operation import Fill

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


@pytest.fixture(scope="module", params=[("gfx942", "-O3"), ("gfx1100", "-O0")])
def module(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> hipkit.Module:
    gpu, level = request.param
    return hipkit.compile(SOURCE, gpu, [level, "-g"], compiler=compiler_here("ziglang"))


@pytest.mark.parametrize(("name", "line"), [("lock", LOCK), ("wait", WAIT)])
def test_waves_that_wait_for_ever(module: hipkit.Module, name: str, line: int) -> None:
    data = module.device.buffer(1024).fill(0)
    with hipkit.checking("sync") as found, pytest.raises(StandstillError, match=f"round a loop at .*:{line} for"):
        module[name].launch(1, 64, [data], timeout=30)
    (one,) = found
    assert (one.tool, one.rule, one.severity) == ("sync", "deadlock", "error")
    assert [site.line.rpartition(":")[2] for site in one.sites] == [str(line)]


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
