"""What checks, poison and schedules cost: factors over the same kernels without, on one worker.

``python benchmarks/check_tools.py [GPU …]`` prints them for five kernels.
"""

from __future__ import annotations

import math
import sys
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
TURNS, WARM = 5, 8
WAYS = {
    "unchecked": Conditions(),
    "poison": Conditions(Poison()),
    "reverse": Conditions(schedule=Schedule(Order.REVERSED)),
    "mem": Conditions(checks=frozenset(("mem",))),
    "sync": Conditions(checks=frozenset(("sync",))),
    "init": Conditions(checks=frozenset(("init",))),
    "race": Conditions(checks=frozenset(("race",))),
    "all": Conditions(checks=frozenset(conditions.TOOLS)),
}
"""Under which conditions each kernel runs; sync alone has the cost of the calls."""


def jobs(device: hipkit.Device) -> dict[str, tuple[Any, Any, Sequence[Any]]]:
    """Grid, block and arguments of each kernel."""
    rng = np.random.default_rng(1)
    n, count, bodies = 256, 1 << 20, 2048
    square = [device.buffer(rng.random(n * n, dtype="f4")) for _ in range(2)]
    values = device.buffer(rng.random(count, dtype="f4"))
    return {
        "matmul_tiled": ((n // 16, n // 16), (16, 16), [*square, device.zeros(n * n, "f4"), n]),
        "reduction": (count // 256, 256, [values, device.zeros(count // 256, "f4")]),
        "histogram": (64, 256, [device.buffer(rng.integers(0, 1 << 30, count, "u4")), device.zeros(256, "u4"), count]),
        "nbody": (bodies // 256, 256, [device.buffer(rng.random(4 * bodies, dtype="f4").tobytes()), device.buffer(16 * bodies), bodies]),
        "vector_add": (count // 256, 256, [values, values, device.zeros(count, "f4")]),
        "sort_in_lds": (256, 256, [device.buffer(rng.integers(0, 1 << 30, 1 << 17, "u4")), device.zeros(1 << 17, "u4")]),
    }  # fmt: skip


def least(run: Callable[[], object]) -> float:
    """CPU seconds of the quickest of some launches, once the code is compiled for speed."""
    for _ in range(WARM):
        run()
        time.sleep(0.3)
    found = math.inf
    for _ in range(TURNS):
        begun = time.process_time()
        run()
        found = min(found, time.process_time() - begun)
    return found


def main() -> int:
    """Print the factors for each GPU."""
    print(machine())
    for gpu in sys.argv[1:] or ["gfx942", "gfx1100"]:
        module = hipkit.compile(SOURCE, gpu)
        device = module.device
        device._backend = CpuBackend(device.memory, 1)  # noqa: SLF001
        print(f"{gpu:15}{'unchecked':>12}" + "".join(f"{name:>18}" for name in list(WAYS)[1:]))
        factors: dict[str, list[float]] = {name: [] for name in WAYS}
        for name, (grid, block, arguments) in jobs(device).items():
            seconds = {}
            for way, given in WAYS.items():
                conditions.use(given)
                seconds[way] = least(partial(module[name].launch, grid, block, arguments))
                factors[way].append(seconds[way] / seconds["unchecked"])
            print(
                f"{name:15}{seconds['unchecked'] * 1e3:9.2f} ms"
                + "".join(f"{factors[way][-1]:17.1f}x" for way in list(WAYS)[1:])
            )
        means = (math.prod(factors[way]) ** (1 / len(factors[way])) for way in list(WAYS)[1:])
        print(f"{'geometric mean':27}" + "".join(f"{mean:17.1f}x" for mean in means))
    found = FINDINGS.take()
    print(f"findings: {len(found)}")
    return len(found)


if __name__ == "__main__":
    sys.exit(main())
