"""Races of whole waves, whose lanes access one dword after another or each another one, are those of the same accesses lane by lane."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

import hipkit

SOURCE = """
#include <hip/hip_runtime.h>
enum { WORDS = 512 };
struct Step { int what, waves, at; };
extern "C" __global__ void steps(const Step *steps, int count, int *memory, int is_lane_by_lane) {
    __shared__ __attribute__((aligned(16))) int lds[4 * WORDS];
    int lane = threadIdx.x % warpSize, wave = threadIdx.x / warpSize, sum = 0;
    for (int n = 0; n < count; n++) {
        Step step = steps[n];
        int at = step.at + lane * (step.at & 2 ? 5 : 1) % warpSize; // in a row, or each lane elsewhere
        if (step.what == 0) __syncthreads();
        else if (step.what == 5) __builtin_amdgcn_s_sleep(1); // other waves go on
        else if (step.waves >> wave & 1) {
            for (int turn = 0; turn < (is_lane_by_lane ? warpSize : 1); turn++) {
                if (is_lane_by_lane && turn != lane) continue;
                if (step.what == 1) sum += lds[at];
                if (step.what == 2) lds[at] = n;
                if (step.what == 3) sum += memory[at];
                if (step.what == 4) memory[at] = n;
                if (step.what == 6) { int4 four = ((int4 *)memory)[at % (WORDS / 4)]; sum += four.x ^ four.y ^ four.z ^ four.w; }
                if (step.what == 7) ((int4 *)memory)[at % (WORDS / 4)] = int4{n, n, n, n};
                if (step.what == 8) { int2 two = ((int2 *)memory)[at % (WORDS / 2)]; sum += two.x ^ two.y; }
                if (step.what == 9) ((int2 *)memory)[at % (WORDS / 2)] = int2{n, n};
            }
        }
        memory[WORDS + blockIdx.x * blockDim.x + threadIdx.x] = sum;
    }
}
"""
THREADS, WORDS = 256, 512


def program(seed: int, *, has_pauses: bool) -> NDArray[np.int32]:
    """Steps: reads and writes of one wave in LDS and in memory, barriers, and pauses, in which other waves go on."""
    chosen = random.Random(seed)
    kinds = [0, 1, 1, 2, 2, 3, 3, 4, *([5] * 3 * has_pauses)]
    if seed % 3 == 0:  # and whole lines of memory, by elements of several sizes
        kinds = [0, 3, 3, 4, 6, 6, 7, 8, 8, 9, *([5] * 3 * has_pauses)]
    steps = []
    for _ in range(60):
        what = chosen.choice(kinds)
        steps.append((what, 1 << chosen.choice([0, 0, 1, 1, 2]), chosen.choice([0, 2, 64, 66, 16, 10, 128, 129, 131])))
    return np.array(steps, np.int32)


def races(module: hipkit.Module, blocks: int, steps: NDArray[np.int32], *, is_lane_by_lane: bool) -> Sequence[object]:
    memory = module.device.zeros(4096, "i4")
    with hipkit.checking("race") as found:
        module["steps"].launch(blocks, THREADS, [steps, len(steps), memory, int(is_lane_by_lane)])
    return sorted((one.rule, one.count, [(site.line, site.lane) for site in one.sites]) for one in found)


@pytest.mark.parametrize("gpu", ["gfx942", "gfx90a"])
def test_whole_waves_race_as_their_lanes_do(compiler_here: Callable[[str], str], gpu: str) -> None:
    """On GPUs whose waves take turns alike in both: which access comes first decides what a race is told as."""
    module = hipkit.compile(SOURCE, gpu, ["-O1", "-g"], compiler=compiler_here("ziglang"))
    has_races = 0
    for seed in range(60):
        blocks = 1 + seed % 2  # of two, which one goes on at a pause differs from run to run
        steps = program(seed, has_pauses=blocks == 1)
        found = races(module, blocks, steps, is_lane_by_lane=False)
        assert found == races(module, blocks, steps, is_lane_by_lane=True), seed
        has_races += bool(found)
    assert has_races > 50


OVERLAPPING = """
#include <hip/hip_runtime.h>
extern "C" __global__ void rows() {
    __shared__ int part[16];
    int *place = part;
    place[threadIdx.x % 16] = threadIdx.x;
}
"""


@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100"])
def test_rows_of_one_store_to_lds_overlap_at_flat_addresses(compiler_here: Callable[[str], str], gpu: str) -> None:
    module = hipkit.compile(OVERLAPPING, gpu, ["-O0", "-g"], compiler=compiler_here("ziglang"))
    with hipkit.checking("race") as found:
        module["rows"].launch(1, 32, [])
    assert [(one.rule, one.count) for one in found] == [("overlapping-lanes", 16)]
