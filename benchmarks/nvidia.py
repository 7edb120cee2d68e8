"""AMD's machine code on a GPU of NVIDIA's, with its accesses checked and not, beside the same source compiled for it by nvrtc.

``python benchmarks/nvidia.py CODE…`` takes code objects of engine_peers/kernels.hip, one for each GPU to be: on a machine
without clang they come from elsewhere. Both are launched and awaited in one way; the least of seven times counts. Of
engine_peers/matmul_f16.hip, which multiplies by matrix instructions, the peer is cuBLAS through PyTorch, and times are those of the
default and of HIPKIT_MATRIX=fast, both unchecked and checked. With ``--cpu`` before the files the CPU's device launches each kernel
once as well, after a workgroup of it; that needs llvmlite.
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
TURNS, LARGE, SQUARE, BODIES, CELLS = 7, 1 << 28, 4096, 1 << 16, 1 << 14
MATMUL, TILE = "matmul_f16", 128
"""The kernel of engine_peers/matmul_f16.hip, and the rows and columns of a workgroup's part."""
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
        Work("stencil", (CELLS // 256, CELLS, 1), (256, 1, 1), (long, np.zeros_like(long)), 1, CELLS),
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
        log = b" " * (1 + size)  # it is written to, and bytes of one character are an object that all of Python shares
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


def measured(
    kernel: Any, work: Work, given: list[Any], result: Any, *, is_unchecked: bool, is_fast: bool = False
) -> tuple[float, Any]:
    """Milliseconds of a launch, and what it gives."""
    before = conditions.conditions()
    conditions.use(replace(before, is_unchecked=is_unchecked, has_fast_matrices=is_fast))
    try:
        kernel.launch(work.grid, work.block, given)
        found = result.copy_to()
        time_ = least(lambda: kernel.launch(work.grid, work.block, given))
    finally:
        conditions.use(before)
    result.copy_from(work.arrays[work.result])
    return time_, found


def on_cpu(path: str, target: str, work: Work) -> float:
    """Milliseconds of a launch on the CPU's device, which has compiled the kernel before."""
    device = hipkit.Device(target)
    kernel = hipkit.Module.load(path, device=device)[work.kernel]
    given = [*(device.buffer(array) for array in work.arrays), np.int32(work.size)]
    kernel.launch((1, 1, 1), work.block, given)
    begun = time.perf_counter()
    kernel.launch(work.grid, work.block, given)
    return (time.perf_counter() - begun) * 1e3


def by_cublas(a: Any, b: Any) -> tuple[float, Any]:
    """Milliseconds of PyTorch's product of halves, and the product; ``b`` is given by columns."""
    import torch  # which not every machine has

    left, right = (torch.from_numpy(one).cuda() for one in (a, b))
    out = torch.matmul(left, right.T)

    def run() -> None:
        torch.matmul(left, right.T, out=out)
        torch.cuda.synchronize()

    run()
    return least(run), out.cpu().numpy()


def multiplied(loaded: Any, device: Any, target: str) -> None:
    """Lines for the product of halves: milliseconds, how often cuBLAS's, 10**12 operations a second, and how far off it is at most, as
    a share of the largest element."""
    random = np.random.default_rng(2)
    a, b = (random.standard_normal((SQUARE, SQUARE)).astype(np.float16) for _ in range(2))
    c = np.zeros((SQUARE, SQUARE), np.float16)
    group = (256 if "gfx1" in target else 512, 1, 1)
    work = Work(MATMUL, (SQUARE // TILE, SQUARE // TILE, 1), group, (a, b, c), 2, SQUARE)
    peer, wanted = by_cublas(a, b)
    exact = a[:TILE].astype(np.float64) @ b.T.astype(np.float64)
    buffers = [device.buffer(array) for array in work.arrays]
    rows = [("cuBLAS", peer, wanted)]
    for is_fast in (False, True):
        for is_unchecked in (True, False):
            given = [*buffers, np.int32(SQUARE)]
            time_, found = measured(loaded[MATMUL], work, given, buffers[2], is_unchecked=is_unchecked, is_fast=is_fast)
            how = f"{'fast' if is_fast else 'default'}, {'unchecked' if is_unchecked else 'checked'}"
            rows.append((how, time_, found.view(np.float16).reshape(c.shape)))
    for how, time_, found in rows:
        off = np.abs(found[:TILE].astype(np.float64) - exact).max() / np.abs(exact).max()
        speed = 2 * SQUARE**3 / time_ / 1e9
        print(f"{target:<26}{MATMUL:<14}{how:<20}{time_:9.3f}{time_ / peer:8.2f}{speed:8.1f}{off:10.1e}", flush=True)
    for buffer in buffers:
        buffer.close()


def main() -> None:
    """A line for each kernel and GPU."""
    on = gpu(0)
    module = compiled_by_nvrtc(on)
    print(
        f"{on.name}: ms of nvrtc's code, of AMD's unchecked, how much longer that takes, checked, how much longer than unchecked"
    )
    todo, files = works(), sys.argv[1:]
    if is_beside_cpu := files[:1] == ["--cpu"]:
        del files[0]
    for path in files:
        target = hipkit.CodeObject.read(Path(path).read_bytes()).target
        assert target
        device = hipkit.Device(f"{target}@cuda:0")
        loaded = hipkit.Module.load(path, device=device)
        if MATMUL in loaded.kernels:
            multiplied(loaded, device, str(target))
            continue
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
            print(f"{target!s:<26}{work.kernel:<14}{times}  {'equal' if is_equal else 'DIFFERENT'}", end="", flush=True)
            for buffer in buffers:
                buffer.close()
            slow = on_cpu(path, str(target), work) if is_beside_cpu else 0
            print(f"  on the CPU {slow:.0f}, {slow / checked:.0f} times as long" if slow else "", flush=True)


if __name__ == "__main__":
    main()
