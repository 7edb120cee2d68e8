"""AMD's machine code on a GPU of NVIDIA's, with its accesses checked and not, beside the same source compiled for it by nvrtc.

``python benchmarks/nvidia.py CODE…`` takes code objects of engine_peers/kernels.hip, one for each GPU to be: on a machine
without clang they come from elsewhere. Both are launched and awaited in one way; the least of seven times counts.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import hipkit
from hipkit.runtime import conditions
from hipkit.runtime.devices.cuda.driver import Gpu, gpu

SOURCE = Path(__file__).parent / "engine_peers" / "kernels.hip"
TURNS, LARGE, SQUARE, BODIES = 7, 1 << 28, 4096, 1 << 16
CUDA = {
    "static __attribute__((shared))": "__shared__",
    "__attribute__((global))": "__global__",
    "__attribute__((device))": "__device__",
    "__builtin_amdgcn_workitem_id_": "threadIdx.",
    "__builtin_amdgcn_workgroup_id_": "blockIdx.",
    "__builtin_amdgcn_s_barrier": "__syncthreads",
    '__builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");': "",
    '__builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");': "",
    "__builtin_fmaf": "fmaf",
    ", __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP": "",
    ", __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE": "",
    "__scoped_atomic_fetch_add": "atomicAdd",
    ".x()": ".x",
    ".y()": ".y",
}
"""What of the source CUDA spells otherwise."""


class Work(NamedTuple):
    """A launch: arrays as the kernel finds them, and which one it writes."""

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    arrays: tuple[Any, ...]
    result: int
    size: int


def works() -> list[Work]:
    """The kernels of the source at sizes that keep a GPU busy for about a millisecond or more."""
    random = np.random.default_rng(1)
    long = random.random(LARGE, np.float32)
    left, right = (random.random(SQUARE * SQUARE, np.float32) for _ in range(2))
    out, square, tiles = np.zeros(SQUARE * SQUARE, np.float32), (SQUARE // 16, SQUARE // 16, 1), (16, 16, 1)
    return [
        Work("vector_add", (LARGE // 256, 1, 1), (256, 1, 1), (long, long, np.zeros_like(long)), 2, LARGE),
        Work("matmul", square, tiles, (left, right, out), 2, SQUARE),
        Work("matmul_tiled", square, tiles, (left, right, out), 2, SQUARE),
        Work("nbody", (BODIES // 256, 1, 1), (256, 1, 1), (random.random(3 * BODIES), np.zeros(3 * BODIES)), 1, BODIES),
        Work("reduction", (64, 1, 1), (256, 1, 1), (long, np.zeros(64, np.float32)), 1, LARGE),
        Work("histogram", (64, 1, 1), (256, 1, 1), (long.view(np.uint8), np.zeros(256, np.uint32)), 1, LARGE),
    ]


def compiled_by_nvrtc(on: Gpu) -> Any:
    """The module of the same source."""
    from cuda.bindings import nvrtc  # type: ignore[import-not-found]  # which not every machine has

    text = SOURCE.read_text()
    for old, new in CUDA.items():
        text = text.replace(old, new)
    _, program = nvrtc.nvrtcCreateProgram(text.encode(), b"kernels.cu", 0, [], [])
    options = [b"--gpu-architecture=sm_%d0" % on.attribute("COMPUTE_CAPABILITY_MAJOR"), b"--std=c++17"]
    (code,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
    if code:
        size = nvrtc.nvrtcGetProgramLogSize(program)[1]
        log = b" " * size
        nvrtc.nvrtcGetProgramLog(program, log)
        raise SystemExit(log.decode())
    image = b" " * nvrtc.nvrtcGetCUBINSize(program)[1]
    nvrtc.nvrtcGetCUBIN(program, image)
    return on.call("cuModuleLoadData", image)


def theirs(on: Gpu, module: Any, work: Work, places: list[int]) -> Callable[[], object]:
    """A launch of nvrtc's code, which is awaited."""
    function = on.call("cuModuleGetFunction", module, work.kernel.encode())
    values = [*map(ctypes.c_uint64, places), ctypes.c_int(work.size)]

    def run() -> None:
        pointers = (ctypes.c_void_p * len(values))(*map(ctypes.addressof, values))
        on.call("cuLaunchKernel", function, *work.grid, *work.block, 0, 0, ctypes.addressof(pointers), 0)
        on.call("cuStreamSynchronize", 0)

    return run


def least(run: Callable[[], object]) -> float:
    """Milliseconds."""
    times = []
    for _ in range(TURNS):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times) * 1e3


def measured(kernel: Any, work: Work, given: list[Any], result: Any, *, is_unchecked: bool) -> tuple[float, Any]:
    """Milliseconds of a launch, and what it gives."""
    before = conditions.conditions()
    conditions.use(replace(before, is_unchecked=is_unchecked))
    try:
        kernel.launch(work.grid, work.block, given)
        found = result.copy_to()
        time_ = least(lambda: kernel.launch(work.grid, work.block, given))
    finally:
        conditions.use(before)
    result.copy_from(work.arrays[work.result])
    return time_, found


def main() -> None:
    """A line for each kernel and GPU."""
    on = gpu(0)
    module = compiled_by_nvrtc(on)
    print(
        f"{on.name}: ms of nvrtc's code, of AMD's unchecked, how much longer that takes, checked, how much longer than unchecked"
    )
    todo = works()
    for path in sys.argv[1:]:
        target = hipkit.CodeObject.read(Path(path).read_bytes()).target
        assert target
        device = hipkit.Device(f"{target}@cuda:0")
        loaded = hipkit.Module.load(path, device=device)
        for work in todo:
            buffers = [device.buffer(array) for array in work.arrays]
            kernel, given, result = loaded[work.kernel], [*buffers, np.int32(work.size)], buffers[work.result]
            plain, ours = measured(kernel, work, given, result, is_unchecked=True)
            checked, same = measured(kernel, work, given, result, is_unchecked=False)
            peer = theirs(on, module, work, [buffer.address for buffer in buffers])
            peer()
            is_equal = np.array_equal(ours, result.copy_to()) and np.array_equal(ours, same)
            fast = least(peer)
            times = f"{fast:9.3f}{plain:9.3f}{plain / fast:7.2f}{checked:9.3f}{checked / plain:7.2f}"
            print(f"{target!s:<26}{work.kernel:<14}{times}  {'equal' if is_equal else 'DIFFERENT'}", flush=True)
            for buffer in buffers:
                buffer.close()


if __name__ == "__main__":
    main()
