"""hipkit and tinygrad's emulator of RDNA3 on the same code, arguments and sizes.

    python benchmarks/engine_peers/emulator.py CHECKOUT KERNELS.gfx1100.hsaco

CHECKOUT is a copy of tinygrad, which ``make conformance`` fetches. The emulator compiles each form of instruction when
it first meets it; the least seconds of several runs are without that. Arguments of hipkit's are addresses on the
device, so both read and write memory in place.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from hipkit.runtime.device import Device
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.kernels.abi import Pointers, wave_setup
from hipkit.runtime.kernels.kernel import LaunchableKernel
from hipkit.runtime.module import Module

TARGET, ARCHITECTURE = "gfx1100", "rdna3"
WANTED = 300
"""How many times the emulator's speed hipkit shall have, on one core."""
LDS_STEP, LDS_SHIFT = 512, 15
"""LDS in the second resource word, which a GPU's firmware fills in: in which steps, and where."""
TIMES = 20


@dataclass(frozen=True)
class Case:
    """A kernel with a size."""

    kernel: str
    n: int
    grid: tuple[int, int, int]
    block: tuple[int, int, int]


CASES = (
    Case("vector_add", 1 << 14, (64, 1, 1), (256, 1, 1)),
    Case("matmul", 64, (4, 4, 1), (16, 16, 1)),
    Case("matmul_tiled", 64, (4, 4, 1), (16, 16, 1)),
    Case("nbody", 256, (1, 1, 1), (256, 1, 1)),
)


def inputs(case: Case) -> list[np.ndarray[Any, Any]]:
    """What is read, and last what is written."""
    random = np.random.default_rng(1)
    if case.kernel == "nbody":
        return [random.random(3 * case.n), np.zeros(3 * case.n)]
    count = case.n * case.n if case.kernel.startswith("matmul") else case.n
    return [*(random.random(count, np.float32) for _ in range(2)), np.zeros(count, np.float32)]


def best(run: Callable[[], object], times: int) -> float:
    """The least seconds of several runs."""
    found = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        run()
        found = min(found, time.perf_counter() - start)
    return found


def emulated(run_asm: Callable[..., int], kernel: LaunchableKernel, case: Case, data: bytes) -> Callable[[], None]:
    """The launch as the emulator takes it."""
    descriptor = kernel.info.descriptor
    assert descriptor is not None
    arguments = ctypes.create_string_buffer(data, len(data))
    address = ctypes.addressof(arguments)
    sgprs = wave_setup(descriptor, Pointers(kernarg=address)).sgprs
    lds = -(-(kernel.info.lds or 0) // LDS_STEP) << LDS_SHIFT

    def run() -> None:
        run_asm(
            kernel.loaded.entry, kernel.info.code_size, *case.grid, *case.block, address, descriptor.rsrc2 | lds,
            0, ARCHITECTURE, [sgprs[number] for number in sorted(sgprs)],
        )  # fmt: skip
        assert arguments  # what the address is of

    return run


def compare(run_asm: Callable[..., int], code: Path, case: Case) -> None:
    """One kernel on both."""
    device = Device(TARGET)
    device._backend = CpuBackend(device.memory, 1)  # noqa: SLF001
    kernel = Module.load(code, device=device)[case.kernel]
    arrays = inputs(case)
    passed: list[Any] = [*map(device.upload, arrays), np.int32(case.n)]
    data = bytes(kernel.signature.pack(passed, device.memory).data)
    output, size, dtype = passed[-2], arrays[-1].size, arrays[-1].dtype

    def launch() -> None:
        kernel.launch(case.grid, case.block, passed)

    for _ in range(5):  # until it is compiled for speed
        best(launch, TIMES)
        time.sleep(0.2)
    ours = best(launch, TIMES)
    want = device.download(output, size, dtype)
    device.memory.fill(output, 0, want.nbytes)
    run = emulated(run_asm, kernel, case, data)
    try:
        run()
    except (RuntimeError, ValueError, NotImplementedError) as error:
        print(f"{case.kernel:13}{case.n:9} {ours * 1e6:10.0f} us; the emulator cannot run it: {error}", flush=True)
        return
    theirs = best(run, 3)
    same = np.allclose(device.download(output, size, dtype), want, rtol=1e-5)
    ratio = theirs / ours
    note = "" if same else "  WRONG: the results differ"
    note += f"  MISSED {WANTED}x" if ratio < WANTED else f"  reached {WANTED}x"
    print(f"{case.kernel:13}{case.n:9} {ours * 1e6:10.0f} us {theirs * 1e3:10.1f} ms {ratio:8.0f}x{note}", flush=True)


def main() -> int:
    """Compare every case."""
    checkout, code = Path(sys.argv[1]), Path(sys.argv[2])
    sys.path.insert(0, str(checkout))
    os.environ.setdefault("CC", "clang-19")  # with which it compiles
    run_asm = importlib.import_module("test.mockgpu.amd.emu").run_asm

    print(f"{TARGET}, one core, beside tinygrad's emulator on the same code, size and memory:")
    for case in CASES:
        compare(run_asm, code, case)
    return 0


if __name__ == "__main__":
    sys.exit(main())
