"""Products of matrices by rocBLAS's own kernels, on one core, beside the tiled kernel of benchmarks/engine.py and numpy.

    OPENBLAS_NUM_THREADS=1 python -m hipkit.benchmarks.tensile [--size N] [--seconds S] FILE [NAME …]

FILE is a code object of Tensile's for single precision and matrices as they are, ``TensileLibrary_Type_SS_Contraction_l_Ailk_Bljk_\
Cijk_Dijk_gfx1100.co``, from librocblas4 of Debian. NAME are parts of a kernel's name; without any it is the one that rocBLAS
takes for 1024 on gfx1100. All run in turns; prints CPU time and GFLOP/s, the least and the median, and
MISSED where Tensile's kernel takes more than twice the time of the tiled one.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from hipkit.runtime.buffer import Buffer
from hipkit.runtime.device import Device
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.kernels.kernel import LaunchableKernel
from hipkit.runtime.module import Module

sys.path.insert(0, str(Path(__file__).parent))
from engine import DEVICE, HERE
from measure import machine

USUAL = ("Bljk_SB_MT128x128x8_", "_EPS1_", "_SU32_", "_TT8_8_", "_WG16_16_1_WGM1")
Run = Callable[[], object]
MOST = 2.0
"""How many times the tiled kernel's time Tensile's may take."""
QUIET = 30
"""How many launches in a row nothing must have been compiled in."""


def kernel_of(module: Module, parts: list[str]) -> LaunchableKernel:
    """The first kernel whose name has all parts."""
    for name, kernel in module.kernels.items():
        if all(part in name for part in parts):
            return kernel
    sys.exit(f"no kernel with {' '.join(parts)} in its name")


def product(kernel: LaunchableKernel, n: int, a: Buffer, b: Buffer, c: Buffer) -> Run:
    """A launch of ``c = a @ b``, matrices by columns, with the arguments by their names in the metadata."""
    tiles, group = (re.search(pattern, kernel.name) for pattern in (r"_MT(\d+)x(\d+)x", r"_WG(\d+)_(\d+)_"))
    assert tiles is not None
    assert group is not None
    groups = [-(-n // int(tiles[axis])) for axis in (1, 2)]
    sizes: dict[str, list[int]] = {
        "SizesFree": [n, n, 1], "SizesSum": [n], "OrigStaggerUIter": [31],
        "NumWorkGroups0": groups[:1], "NumWorkGroups1": groups[1:],
        **{f"Strides{matrix}": [n, n * n] for matrix in "DCAB"},
    }  # fmt: skip
    given = {name: np.array(numbers, np.uint32).tobytes() for name, numbers in sizes.items()}
    given |= {f"Tensor2dSize{matrix}": np.uint64(n * n).tobytes() for matrix in "AB"}
    given |= {
        f"Address{matrix}": np.uint64(at.address).tobytes() for matrix, at in zip("ABCD", (a, b, c, c), strict=True)
    }
    given |= {"Alpha": np.float32(1).tobytes(), "Beta": np.float32(0).tobytes()}
    args = [given[row.name or ""].ljust(row.size or 0, b"\0") for row in kernel.signature.explicit]
    block = int(group[1]) * int(group[2])
    return lambda: kernel.launch(grid=(*groups, 1), block=(block, 1, 1), args=args)


def tiled(folder: Path, device: Device, n: int, a: Buffer, b: Buffer, c: Buffer) -> Run:
    """A launch of the tiled kernel."""
    path = folder / "kernels.hsaco"
    command = ["clang++-19", *DEVICE, f"--offload-arch={device.target.processor}"]
    subprocess.run([*command, str(HERE / "kernels.hip"), "-o", str(path)], check=True)
    kernel = Module.load(path, device=device)["matmul_tiled"]
    return lambda: kernel.launch(grid=(n // 16, n // 16, 1), block=(16, 16, 1), args=[a, b, c, np.int32(n)])


def warm(run: Run) -> None:
    """Run until all that is hot has been compiled for speed."""
    left = QUIET
    while left:
        run()
        time.sleep(0.02)
        is_busy = any(thread.name == "hipkit-compiler" for thread in threading.enumerate())
        left = QUIET if is_busy else left - 1


def in_turns(runs: dict[str, Run], seconds: float) -> dict[str, list[float]]:
    """Seconds of CPU of each run."""
    found: dict[str, list[float]] = {name: [] for name in runs}
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for name, run in runs.items():
            begun = time.process_time()
            run()
            found[name].append(time.process_time() - begun)
    return found


def main() -> int:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--target", default="gfx1100")
    parser.add_argument("file", type=Path)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    n, device = options.size, Device(options.target)
    device._backend = CpuBackend(device.memory, 1)  # noqa: SLF001
    random = np.random.default_rng(1)
    left, right = (random.random((n, n), np.float32) for _ in range(2))
    a, b, c, d = (device.buffer(4 * n * n) for _ in range(4))
    a.copy_from(left)
    b.copy_from(right)
    kernel = kernel_of(Module.load(options.file, device=device), options.names or list(USUAL))
    out = np.empty((n, n), np.float32)
    with tempfile.TemporaryDirectory() as folder:
        # By columns, a @ b is what right @ left is by rows.
        runs = {
            "Tensile": product(kernel, n, b, a, c),
            "tiled": tiled(Path(folder), device, n, a, b, d),
            "numpy": lambda: np.matmul(left, right, out=out),
        }
        for run in runs.values():
            warm(run)
        seconds = in_turns(runs, options.seconds)
    print(f"{machine()}; one core, n = {n}\n{kernel.name}")
    for name, taken in seconds.items():
        least, median = min(taken), float(np.median(taken))
        rates = f"{2 * n**3 / least / 1e9:7.1f} {2 * n**3 / median / 1e9:7.1f} GFLOP/s"
        print(f"{name:8} {least * 1e3:8.1f} {median * 1e3:8.1f} ms {rates}")
    found = np.empty((n, n), np.float32)
    for name, buffer in (("Tensile", c), ("tiled", d)):
        buffer.copy_to(found)
        if not np.allclose(found, out, rtol=1e-4):
            print(f"WRONG: {name}")
    if min(seconds["Tensile"]) > MOST * min(seconds["tiled"]):
        print(f"MISSED {MOST:g}x of the tiled kernel's time")
    return 0


if __name__ == "__main__":
    sys.exit(main())
