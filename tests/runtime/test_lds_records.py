"""Races in LDS are those of each access in its turn, though accesses are recorded and compared when a barrier opens."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

import hipkit
from hipkit.runtime.devices.cpu.checks import LaunchChecks

SOURCE = """
#include <hip/hip_runtime.h>
enum { BYTES = 8192, THREADS = 256 };
struct Step { int what, waves, first, last, at, spread; };
template <class T> __device__ void access(char *lds, int what, int at, int spread, int n, int &sum) {
    T *values = (T *)lds;
    int i = (at + (threadIdx.x % warpSize) * spread) % (int)(BYTES / sizeof(T));
    if (what % 2) { T v{}; __builtin_memset(&v, n, sizeof v); values[i] = v; }
    else { T v = values[i]; sum += *(char *)&v; }
}
extern "C" __global__ void steps(const Step *steps, int count, int *memory) {
    __shared__ __attribute__((aligned(16))) char lds[BYTES];
    int lane = threadIdx.x % warpSize, wave = threadIdx.x / warpSize, sum = 0;
    for (int n = 0; n < count; n++) {
        Step step = steps[n];
        if (step.what == 0) __syncthreads();
        else if (step.what == 1) __builtin_amdgcn_s_sleep(1); // other waves go on
        else if ((step.waves >> wave & 1) && lane >= step.first && lane < step.last) switch (step.what) {
        case 2: case 3: access<int>(lds, step.what, step.at, step.spread, n, sum); break;
        case 4: case 5: access<int2>(lds, step.what, step.at, step.spread, n, sum); break;
        case 6: case 7: access<int4>(lds, step.what, step.at, step.spread, n, sum); break;
        case 8: case 9: access<char>(lds, step.what, step.at, step.spread, n, sum); break;
        case 10: case 11: access<short>(lds, step.what, step.at, step.spread, n, sum); break;
        case 12: atomicAdd((int *)lds + (step.at + lane * step.spread) % (BYTES / 4), 1); break;
        case 13: atomicAdd(memory + step.at % 64, 1); break;
        case 14: memory[64 + step.at] = n; break;
        case 15: sum += memory[64 + step.at]; break;
        case 17: sum += memory[step.at % 64]; break;
        case 16: sum += *(volatile int *)(steps ? (int *)lds + (step.at + lane) % (BYTES / 4) : memory); break;
        }
    }
    memory[4160 + blockIdx.x * THREADS + threadIdx.x] = sum;
}
"""
THREADS = 256
SETS = {
    "plain": [0, *range(2, 12), 2, 3, 2, 3],
    "pauses": [0, 0, 1, 1, *range(2, 12)],
    "atomics in LDS": [0, 0, 12, *range(2, 12)],
    "memory": [0, 0, 13, 14, 15, 15, *range(2, 12)],
    "atomics and pauses": [0, 1, 1, 1, 12, 12, 13, 17, *[2, 3] * 4],
    "everything": [0, 0, *range(1, 18)],
}

ONE_BLOCK = ("atomics and pauses", "everything")
"""Which block goes on at a pause, and so which access of memory comes first, differs from run to run."""


def program(seed: int, kinds: Sequence[int]) -> NDArray[np.int32]:
    """Steps: barriers, and accesses of one wave or several, of some of their lanes, in rows or anywhere."""
    chosen = random.Random(seed)
    steps, reach = [], chosen.choice([64, 512, 4096])
    for _ in range(40):
        first, last = chosen.choice([(0, 64), (0, 64), (0, 16), (3, 9), (5, 37), (32, 48), (7, 8)])
        spread = chosen.choice([1, 1, 1, 0, 2, 3, 17])
        waves = chosen.choice([1, 2, 4, 8, 1, 2, 3, 15])
        at = chosen.randrange(reach) if chosen.randrange(2) else chosen.randrange(0, reach, 64)
        steps.append((chosen.choice(kinds), waves, first, last, at, spread))
    return np.array(steps, np.int32)


def found_by(module: hipkit.Module, blocks: int, steps: NDArray[np.int32], memory: hipkit.Buffer) -> Sequence[object]:
    with hipkit.checking("race") as found:
        module["steps"].launch(blocks, THREADS, [steps, len(steps), memory])
    if blocks > 1:  # which goes on at a pause differs from run to run
        return sorted((one.rule, one.count, sorted(site.address for site in one.sites)) for one in found)
    return sorted((one.rule, one.count, one.detail, str(one.sites)) for one in found)


@pytest.fixture
def in_turn(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Sets whether each access is looked at in its turn."""
    begin, is_so = LaunchChecks.begin, False

    def begun(self: LaunchChecks) -> None:
        begin(self)
        assert self.state.records
        self.state.records = not is_so

    def choose(is_in_turn: bool) -> None:
        nonlocal is_so
        is_so = is_in_turn

    monkeypatch.setattr(LaunchChecks, "begin", begun)
    return choose


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100", "gfx1201"])
def test_recorded_accesses_race_as_each_in_its_turn(
    gpu: str, name: str, compiler_here: Callable[[str], str], in_turn: Callable[[bool], None]
) -> None:
    module = hipkit.compile(SOURCE, gpu, ["-O1", "-g"], compiler=compiler_here("ziglang"))
    has_races, memory = 0, module.device.zeros(8192, "i4")
    for seed in range(30):
        steps, blocks = program(seed, SETS[name]), 1 if name in ONE_BLOCK else 1 + 2 * (seed % 2)
        found = []
        for is_in_turn in (False, True):
            in_turn(is_in_turn)
            found.append(found_by(module, blocks, steps, memory))
        assert found[0] == found[1], seed
        has_races += bool(found[0])
    assert has_races > 10


ENDS = """
#include <hip/hip_runtime.h>
extern "C" __global__ void ends(int *out, int *last, int turns) {
    __shared__ int lds[256];
    int sum = 0;
    lds[threadIdx.x] = threadIdx.x;
    for (int n = 0; n < turns; n++) { sum += lds[threadIdx.x ^ (n & 3)]; asm volatile("" : "+v"(sum) :: "memory"); }
    if (threadIdx.x >= 128) lds[threadIdx.x - 128] = sum;
    (threadIdx.x < 192 ? out : last)[threadIdx.x] = sum;
}
"""


@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100"])
@pytest.mark.parametrize("turns", [1, 3000], ids=["few", "more than there is room for"])
@pytest.mark.parametrize("is_fault", [False, True], ids=["", "up to a fault"])
def test_accesses_are_compared_where_no_barrier_follows(
    gpu: str, turns: int, is_fault: bool, compiler_here: Callable[[str], str], in_turn: Callable[[bool], None]
) -> None:
    module = hipkit.compile(ENDS, gpu, ["-O1", "-g"], compiler=compiler_here("ziglang"))
    device, found = module.device, []
    out = device.zeros(256, "i4")
    for is_in_turn in (False, True):
        in_turn(is_in_turn)
        with hipkit.checking("race") as races:
            if is_fault:
                with pytest.raises(hipkit.MemoryFault):
                    module["ends"].launch(1, 256, [out, 0, turns])
            else:
                module["ends"].launch(1, 256, [out, out, turns])
        found.append([line for one in races for line in one.lines()])
    assert found[0] == found[1]
    assert any("two waves access the same LDS" in line for line in found[0])


APART = """
#include <hip/hip_runtime.h>
template <class T> __device__ void apart(T *lds, int *out, int bytes) {
    int wave = threadIdx.x / warpSize, lane = threadIdx.x % warpSize, sum = 0;
    for (int d = 1; d <= 80; d++) {
        if (wave == 0 && lane < 2) { T v; __builtin_memset(&v, d, sizeof v); lds[lane ? d : 0] = v; }
        if (wave == 1 && lane == 0) sum += ((int *)lds)[(d + 1) * (bytes / 4) - 1];
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}
extern "C" __global__ void of4(int *out) { __shared__ int lds[2048]; apart(lds, out, 4); }
extern "C" __global__ void of8(int *out) { __shared__ int2 lds[1024]; apart(lds, out, 8); }
extern "C" __global__ void of16(int *out) { __shared__ int4 lds[512]; apart(lds, out, 16); }
"""


@pytest.mark.parametrize("size", [4, 8, 16])
@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100"])
def test_lanes_race_at_every_distance(gpu: str, size: int, compiler_here: Callable[[str], str]) -> None:
    module = hipkit.compile(APART, gpu, ["-O1", "-g"], compiler=compiler_here("ziglang"))
    with hipkit.checking("race") as found:
        module[f"of{size}"].launch(1, 256, [module.device.zeros(256, "i4")])
    assert sum(one.count for one in found) == 80


@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100"])
def test_an_update_of_what_another_wave_has_read_since_is_a_race(gpu: str, compiler_here: Callable[[str], str]) -> None:
    module = hipkit.compile(SOURCE, gpu, ["-O1", "-g"], compiler=compiler_here("ziglang"))
    update, pause, read = (12, 1, 0, 1, 0, 0), (1, 15, 0, 64, 0, 0), (2, 2, 0, 1, 0, 0)
    steps = np.array([update, pause, read, pause, update], np.int32)
    with hipkit.checking("race") as found:
        module["steps"].launch(1, THREADS, [steps, len(steps), module.device.zeros(8192, "i4")])
    assert [(one.rule, one.count) for one in found] == [("race", 2)], "the read after one, and the other after the read"
