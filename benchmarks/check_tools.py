"""What checks, poison and schedules cost: factors over the same kernels without, on one worker.

``python benchmarks/check_tools.py [--kernels NAME,…] [--ways NAME,…] [GPU …]`` prints them for six kernels, beside what is
published about compute-sanitizer. Each figure is of launches that take half a second together unchecked.
"""

from __future__ import annotations

import argparse
import math
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from measure import machine

import hipkit
from hipkit.runtime import conditions
from hipkit.runtime.conditions import Conditions, Order, Poison, Schedule
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.devices.findings import FINDINGS

SOURCE = """
#include <hip/hip_runtime.h>
#define TILE 16
#define KERNEL extern "C" __global__ void
KERNEL matmul_tiled(const float *a, const float *b, float *c, int n) {
    __shared__ float x[TILE][TILE], y[TILE][TILE];
    int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k += TILE) {
        x[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
        y[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
        __syncthreads();
        for (int j = 0; j < TILE; j++) sum += x[threadIdx.y][j] * y[j][threadIdx.x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}
KERNEL reduction(const float *in, float *out) {
    __shared__ float part[256];
    part[threadIdx.x] = in[blockIdx.x * 256 + threadIdx.x];
    for (int step = 128; step; step /= 2) {
        __syncthreads();
        if (threadIdx.x < step) part[threadIdx.x] += part[threadIdx.x + step];
    }
    if (!threadIdx.x) out[blockIdx.x] = part[0];
}
KERNEL histogram(const unsigned *in, unsigned *bins, int n) {
    __shared__ unsigned own[256];
    own[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256) atomicAdd(&own[in[i] & 255], 1u);
    __syncthreads();
    atomicAdd(&bins[threadIdx.x], own[threadIdx.x]);
}
KERNEL nbody(const float4 *bodies, float4 *out, int n) {
    __shared__ float4 near[256];
    unsigned i = blockIdx.x * 256 + threadIdx.x;
    float4 own = bodies[i], sum = {0, 0, 0, 0};
    for (int tile = 0; tile < n; tile += 256) {
        near[threadIdx.x] = bodies[tile + threadIdx.x];
        __syncthreads();
        for (int j = 0; j < 256; j++) {
            float x = near[j].x - own.x, y = near[j].y - own.y, z = near[j].z - own.z;
            float d = x * x + y * y + z * z + 0.01f, s = near[j].w / (d * sqrtf(d));
            sum.x += x * s; sum.y += y * s; sum.z += z * s;
        }
        __syncthreads();
    }
    out[i] = sum;
}
KERNEL sort_in_lds(const unsigned *in, unsigned *out) {
    __shared__ unsigned keys[512];
    unsigned t = threadIdx.x, first = blockIdx.x * 512;
    keys[t] = in[first + t];
    keys[t + 256] = in[first + t + 256];
#pragma nounroll
    for (unsigned size = 2; size <= 512; size *= 2) {
#pragma nounroll
        for (unsigned step = size / 2; step; step /= 2) {
            __syncthreads();
            unsigned low = 2 * t - (t & (step - 1)), x = keys[low], y = keys[low + step];
            bool is_down = low & size;
            keys[low] = (x < y) != is_down ? x : y;
            keys[low + step] = (x < y) != is_down ? y : x;
        }
    }
    __syncthreads();
    out[first + t] = keys[t];
    out[first + t + 256] = keys[t + 256];
}
KERNEL vector_add(const float *a, const float *b, float *c) {
    unsigned i = blockIdx.x * 256 + threadIdx.x;
    c[i] = a[i] + b[i];
}
"""
TURNS, LEAST, WARM = 3, 0.5, 0.1
"""Measurements of each; the seconds that launches take together unchecked, and those that they run before."""

WAYS = {
    "unchecked": Conditions(),
    "poison": Conditions(Poison()),
    "reverse": Conditions(schedule=Schedule(Order.REVERSED)),
    "random": Conditions(schedule=Schedule(Order.AT_RANDOM)),
    "mem": Conditions(checks=frozenset(("mem",))),
    "sync": Conditions(checks=frozenset(("sync",))),
    "init": Conditions(checks=frozenset(("init",))),
    "race": Conditions(checks=frozenset(("race",))),
    "wait": Conditions(checks=frozenset(("wait",))),
    "all": Conditions(checks=frozenset(conditions.TOOLS)),
}
"""Under which conditions each kernel runs; sync alone has the cost of the calls."""


def jobs(device: hipkit.Device) -> dict[str, tuple[Any, Any, Sequence[Any]]]:
    """Grid, block and arguments of each kernel."""
    rng = np.random.default_rng(1)
    n, count, bodies, keys = 1024, 1 << 24, 1 << 14, 1 << 22
    square = [device.buffer(rng.random(n * n, dtype="f4")) for _ in range(2)]
    values = device.buffer(rng.random(count, dtype="f4"))
    return {
        "matmul_tiled": ((n // 16, n // 16), (16, 16), [*square, device.zeros(n * n, "f4"), n]),
        "reduction": (count // 256, 256, [values, device.zeros(count // 256, "f4")]),
        "histogram": (64, 256, [device.buffer(rng.integers(0, 1 << 30, count, "u4")), device.zeros(256, "u4"), count]),
        "nbody": (bodies // 256, 256, [device.buffer(rng.random(4 * bodies, dtype="f4").tobytes()), device.buffer(16 * bodies), bodies]),
        "vector_add": (count // 256, 256, [values, values, device.zeros(count, "f4")]),
        "sort_in_lds": (keys // 512, 256, [device.buffer(rng.integers(0, 1 << 30, keys, "u4")), device.zeros(keys, "u4")]),
    }  # fmt: skip


def seconds_of(run: Callable[[], object], times: int = 1) -> float:
    """CPU seconds of some launches."""
    begun = time.process_time()
    for _ in range(times):
        run()
    return time.process_time() - begun


def warm(run: Callable[[], object]) -> float:
    """Launch until the code is compiled for speed; CPU seconds of a launch then."""
    left, is_compiled = WARM, False
    while left > 0 or not is_compiled:
        left -= seconds_of(run)
        compilers = [thread for thread in threading.enumerate() if thread.name == "hipkit-compiler"]
        for thread in compilers:
            thread.join()
        is_compiled = not compilers
    return seconds_of(run)


def measured(run: Callable[[], object], ways: Sequence[str]) -> tuple[dict[str, float], int]:
    """CPU seconds of the quickest of some launches in each way, in turns, and how many launches that are."""
    times = 1
    for way in ("unchecked", *ways):
        conditions.use(WAYS[way])
        once = warm(run)
        if way == "unchecked":
            times = math.ceil(LEAST / once)
    found = dict.fromkeys(("unchecked", *ways), math.inf)
    for _ in range(TURNS):
        for way in found:
            conditions.use(WAYS[way])
            run()  # the first under other conditions prepares
            found[way] = min(found[way], seconds_of(run, times))
    return found, times


def main() -> int:
    """Print the factors for each GPU."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("gpus", nargs="*", metavar="GPU", default=["gfx942", "gfx1100"])
    parser.add_argument("--kernels", help="those with these names, with commas between")
    parser.add_argument("--ways", default=",".join(list(WAYS)[1:]))
    given = parser.parse_args()
    ways = given.ways.split(",")
    print(machine())
    for gpu in given.gpus:
        module = hipkit.compile(SOURCE, gpu)
        device = module.device
        device._backend = CpuBackend(device.memory, 1)  # noqa: SLF001
        print(f"{gpu:15}{'unchecked':>20}" + "".join(f"{name:>12}" for name in ways))
        factors: dict[str, list[float]] = {name: [] for name in ways}
        for name, (grid, block, arguments) in jobs(device).items():
            if given.kernels and name not in given.kernels.split(","):
                continue
            seconds, times = measured(partial(module[name].launch, grid, block, arguments), ways)
            line = f"{name:15}{times:5} × {seconds['unchecked'] / times * 1e3:9.2f} ms"
            for way in ways:
                factors[way].append(seconds[way] / seconds["unchecked"])
                line += f"{factors[way][-1]:11.2f}x"
            print(line, flush=True)
        means = (math.prod(factors[way]) ** (1 / len(factors[way])) for way in ways)
        print(f"{'geometric mean':35}" + "".join(f"{mean:11.2f}x" for mean in means))
        print(f"{'worst':35}" + "".join(f"{max(factors[way]):11.2f}x" for way in ways))
    found = FINDINGS.take()
    print(f"findings: {len(found)}")
    return len(found)


if __name__ == "__main__":
    sys.exit(main())
