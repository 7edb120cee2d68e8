"""Kernels on the CPU device, beside the same kernels compiled for this processor and on PoCL.

    python -m hipkit.benchmarks.engine [--quick] [--rounds N] [KERNEL …]

The peers: the same kernel as a scalar loop over work-items and with a row of work-items as SIMD lanes (clang -O3
-march=native, one core), and PoCL on all cores where it is installed; for some, tinygrad's emulator where `make
conformance` has fetched it. Where a programmer of the host would write another loop than one over work-items, it is
the column `plain`. Prints the least seconds of several runs, warm, ratios to the peers, and MISSED beside a target
that is not met; then what a launch takes that has come before, the seconds to a first launch, and the memory that it
takes. Where others use the machine as well, `--rounds` goes through all kernels several times and takes the least of
everything: of hipkit and of its peers alike.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from hipkit.runtime.device import Device
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.module import Module

sys.path.insert(0, str(Path(__file__).parent))
from engine_launches import first_launches, launches
from measure import machine

HERE = Path(__file__).parent / "engine_peers"
TINYGRAD = Path(__file__).parents[1] / ".build" / "tinygrad"
DEVICE = ["-x", "hip", "--offload-device-only", "--no-gpu-bundle-output", "-O3", "-nogpuinc", "-nogpulib"]
HOST = ["-O3", "-march=native", "-ffp-contract=off", "-shared", "-fPIC"]
TARGETS = ("gfx942", "gfx1100")
ALIGNMENT = 256
LONG, TURNS = 0.4, 8
"""Seconds that short runs are repeated for, and in how many pieces: the machine is not always as fast as it can be."""


@dataclass(frozen=True)
class Case:
    """A kernel with a size; ``limit`` is how many times the SIMD loop's time it may take."""

    name: str
    n: int
    limit: float = 5.0
    is_plane: bool = False
    has_host: bool = True
    is_memory_bound: bool = False


CASES = (
    Case("vector_add", 1 << 24, is_memory_bound=True),
    Case("matmul", 256, 2.0, is_plane=True),
    Case("matmul_tiled", 256, 2.0, is_plane=True),
    Case("matmul", 1024, 2.0, is_plane=True),
    Case("matmul_tiled", 1024, 2.0, is_plane=True),
    Case("nbody", 4096, 2.0),
    Case("histogram", 1 << 24),
    Case("reduction", 1 << 24, 2.0, is_memory_bound=True),
    Case("matrix_unit", 512, is_plane=True, has_host=False),
)


def aligned(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The same values where hipMalloc would put them: numpy's own large arrays begin 16 bytes into a cache line."""
    room = np.empty(array.nbytes + ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT
    found: np.ndarray[Any, Any] = room[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    found[...] = array
    return found


def arguments(case: Case) -> list[Any]:
    """Inputs and room for results, the same for all."""
    return [aligned(value) if isinstance(value, np.ndarray) else value for value in values(case)]


def on_device(device: Device, value: Any) -> Any:
    """An argument as programs pass it: arrays in memory of the device."""
    return device.buffer(value.nbytes).copy_from(value) if isinstance(value, np.ndarray) else value


def values(case: Case) -> list[Any]:
    """What the arguments are."""
    random, n = np.random.default_rng(1), case.n
    match case.name:
        case "vector_add":
            return [random.random(n, np.float32), random.random(n, np.float32), np.zeros(n, np.float32), np.int32(n)]
        case "nbody":
            return [random.random(3 * n), np.zeros(3 * n), np.int32(n)]
        case "histogram":
            return [random.integers(0, 256, n).astype(np.uint8), np.zeros(256, np.uint32), np.int32(n)]
        case "reduction":
            return [random.random(n, np.float32), np.zeros(64, np.float32), np.int32(n)]
    planes = [random.random((n, n), np.float32) for _ in range(2)]
    return [*planes, np.zeros((n, n), np.float32), np.int32(n)]


def shape(case: Case, target: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Grid in groups, and the size of a group."""
    if case.name == "matrix_unit":
        tile, lanes = (32, 64) if target == "gfx942" else (16, 32)
        return (case.n // tile, case.n // tile, 1), (lanes, 1, 1)
    if case.is_plane:
        return (case.n // 16, case.n // 16, 1), (16, 16, 1)
    groups = 64 if case.name in ("histogram", "reduction") else case.n // 256
    return (groups, 1, 1), (256, 1, 1)


def best(run: Any, times: int, pause: float = 0.0, seconds: float = 0.0) -> float:
    """The least seconds of several runs: of ``times`` at least, and over ``seconds`` at least."""
    found, begun = float("inf"), time.perf_counter()
    while times > 0 or time.perf_counter() - begun < seconds:
        start = time.perf_counter()
        run()
        found, times = min(found, time.perf_counter() - start), times - 1
        time.sleep(pause)
    return found


def in_turns(runs: dict[str, Any], times: int) -> dict[str, float]:
    """The least seconds of each, a few runs of one and then of the next: what slows the machine down meets all."""
    found = dict.fromkeys(runs, float("inf"))
    for _ in range(TURNS):
        for name, run in runs.items():
            found[name] = min(found[name], best(run, max(1, times // TURNS), seconds=LONG / TURNS))
    return found


def _call(run: Any) -> None:
    run()


class Bench:
    """Everything that is compiled once."""

    def __init__(self, folder: Path, *, quick: bool) -> None:
        self.folder, self.times = folder, 2 if quick else 4
        library = folder / "host.so"
        subprocess.run(["clang-19", *HOST, HERE / "host.c", "-o", library], check=True)
        self.host = ctypes.CDLL(str(library))
        try:
            from engine_peers.opencl import OpenCL

            self.opencl: Any = OpenCL(HERE / "kernels.cl")
        except OSError as error:
            print(f"without PoCL: {error}")
            self.opencl = None

    def modules(self, target: str) -> list[Module]:
        """The kernels on a device with one worker and on one with all."""
        path = self.folder / f"kernels.{target}.hsaco"
        if not path.exists():
            subprocess.run(
                ["clang++-19", *DEVICE, f"--offload-arch={target}", HERE / "kernels.hip", "-o", path], check=True
            )
        found = []
        for workers in (1, None):
            device = Device(target)
            device._backend = CpuBackend(device.memory, workers)  # noqa: SLF001
            found.append(Module.load(path, device=device))
        return found

    def native(self, case: Case, kind: str) -> float | None:
        """Seconds of a loop on the host; of the scalar one over a large plane, once."""
        if not hasattr(self.host, f"{case.name}_{kind}"):
            return None
        run = self._loop(case, kind)
        return best(run, 1) if kind == "scalar" and case.n == 1024 else best(run, self.times, seconds=LONG)

    def _loop(self, case: Case, kind: str) -> Any:
        """A call of a loop on the host, with arguments of its own."""
        args = arguments(case)
        passed = [ctypes.c_void_p(a.ctypes.data) if isinstance(a, np.ndarray) else ctypes.c_int(a) for a in args]
        function = getattr(self.host, f"{case.name}_{kind}")
        return lambda kept=args: function(*passed)  # the arguments live as long as the call

    def beside(self, case: Case) -> dict[str, Any]:
        """What is run in turns with hipkit: the SIMD loop, and on each core one at once; for vector add, numpy.

        Two of the host's processors may be threads of one core, and other programs use them too.
        """
        found: dict[str, Any] = {}
        if hasattr(self.host, f"{case.name}_simd"):
            loops = [self._loop(case, "simd") for _ in os.sched_getaffinity(0)]
            threads = ThreadPoolExecutor(len(loops))
            found = {"SIMD": loops[0], "SIMD on all": lambda: list(threads.map(_call, loops))}
        if case.name == "vector_add":
            a, b, c, _ = arguments(case)
            found["numpy"] = lambda: np.add(a, b, out=c)
        return found

    def pocl(self, case: Case) -> float | None:
        """Seconds on PoCL, all cores."""
        if self.opencl is None or not case.has_host:
            return None
        groups, local = shape(case, "")
        axes = 2 if case.is_plane else 1
        total = tuple(g * s for g, s in zip(groups, local, strict=True))
        return float(self.opencl.run(case.name, total[:axes], local[:axes], arguments(case), self.times))


def check(case: Case, args: list[Any]) -> None:
    """The result, against numpy."""
    if case.is_plane:
        want = args[0] @ args[1]
        close = np.allclose(args[2], want, rtol=2e-3 if case.name == "matrix_unit" else 1e-4)
    elif case.name == "vector_add":
        close = bool((args[2] == args[0] + args[1]).all())
    elif case.name == "histogram":
        close = int(args[1].sum()) % case.n == 0 and int(args[1].sum()) > 0
    elif case.name == "reduction":
        close = np.isclose(args[1].sum(), args[0].sum(dtype=np.float64), rtol=1e-4)
    else:
        close = bool(np.isfinite(args[1]).all() and args[1].any())
    if not close:
        print(f"WRONG: {case.name} {case.n}")


def timed(bench: Bench, case: Case, target: str) -> dict[str, float]:
    """Seconds of one kernel on one target, and of what is run in turns with it."""
    grid, block = shape(case, target)
    runs, given = bench.beside(case), []
    for name, module in zip(("one", "all"), bench.modules(target), strict=True):
        kernel, args = module[case.name], arguments(case)
        with_buffers = [on_device(module.device, arg) for arg in args]

        def launch(kernel: Any = kernel, args: list[Any] = with_buffers) -> None:
            kernel.launch(grid=grid, block=block, args=args)

        best(launch, 3, pause=0.4)  # until it is compiled for speed
        runs[name] = launch
        given.append((args, with_buffers))
    seconds = in_turns(runs, bench.times)
    for args, with_buffers in given:
        for arg, buffer in zip(args, with_buffers, strict=True):
            if isinstance(arg, np.ndarray):
                buffer.copy_to(arg)
                buffer.close()
        check(case, args)
    return seconds


def row(case: Case, target: str, seconds: dict[str, float], peers: dict[str, float | None]) -> None:
    """One kernel on one target beside its peers."""
    one, all_ = seconds["one"], seconds["all"]
    values = {**peers, "SIMD": seconds.get("SIMD")}
    cells = [f"{case.name:13}{case.n:9} {target:8}{one * 1e3:10.2f}{all_ * 1e3:10.2f}"]
    cells += [f"{value * 1e3:10.2f}" if value is not None else f"{'-':>10}" for value in values.values()]
    cells.append(f"{one / seconds['SIMD']:7.2f}x" if "SIMD" in seconds else f"{'-':>8}")
    cells.append(", ".join(missed(case, seconds, peers)))
    print(" ".join(cells), flush=True)


def table(bench: Bench, cases: list[Case], rounds: int) -> None:
    """All kernels on all targets, from the least of several rounds."""
    peers, least = dict[Case, dict[str, float | None]](), dict[tuple[Case, str], dict[str, float]]()
    for left in reversed(range(rounds)):
        for case in cases:
            if case not in peers:
                # SIMD is run in turns with each target; its place is here.
                peers[case] = {"scalar": bench.native(case, "scalar"), "SIMD": None}
                peers[case] |= {"plain": bench.native(case, "plain"), "PoCL": bench.pocl(case)}
            for target in TARGETS:
                found = timed(bench, case, target)
                before = least.get((case, target), found)
                found = least[case, target] = {name: min(before[name], taken) for name, taken in found.items()}
                if not left:
                    row(case, target, found, peers[case])


def missed(case: Case, seconds: dict[str, float], peers: dict[str, float | None]) -> list[str]:
    """The targets that are not met, each by name."""
    found, one, all_, simd = list[str](), seconds["one"], seconds["all"], seconds.get("SIMD")
    scalar, pocl = peers["scalar"], peers["PoCL"]
    if scalar and not case.is_memory_bound and one > scalar:
        found.append("MISSED faster than the scalar loop")
    if simd and one > case.limit * simd:
        found.append(f"MISSED {case.limit:g}x of SIMD")
    if pocl and all_ > 5 * pocl:
        found.append("MISSED 5x of PoCL")
    cores = len(os.sched_getaffinity(0))
    if cores > 1 and not case.is_memory_bound and one / all_ < 1.8:
        peer = f"; the SIMD loop {cores * simd / seconds['SIMD on all']:.2f}" if simd else ""
        found.append(f"MISSED 1.8x on {cores} cores ({one / all_:.2f}{peer})")
    if case.name == "vector_add":
        numpy = seconds["numpy"]
        note = "" if min(one, all_) <= 1.5 * numpy else "MISSED "
        found.append(f"{note}{one / numpy:.2f}x of numpy.add on one core, {all_ / numpy:.2f}x on all")
    return found


def emulator(bench: Bench, checkout: Path) -> None:
    """tinygrad's emulator, in a process of its own: it brings what it likes."""
    if not checkout.is_dir():
        print(f"without tinygrad's emulator: {checkout} is not there; `make conformance` fetches it")
        return
    target = "gfx1100"
    bench.modules(target)
    code = bench.folder / f"kernels.{target}.hsaco"
    subprocess.run([sys.executable, HERE / "emulator.py", checkout, code], check=True)


def main() -> int:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer runs, no planes of 1024")
    parser.add_argument("--rounds", type=int, default=1, metavar="N", help="take the least of N rounds (1)")
    parser.add_argument("names", nargs="*", help="only these kernels")
    parser.add_argument("--tinygrad", type=Path, default=TINYGRAD, help="a copy of tinygrad (.build/tinygrad)")
    options = parser.parse_args()
    print(f"{machine()}; hipkit warm, checks on, compiled for speed; milliseconds")
    print(
        f"{'kernel':13}{'size':>9} {'target':8}{'1 core':>10}{'all':>10}"
        f" {'scalar':>10} {'SIMD':>10} {'plain':>10} {'PoCL':>10} {'to SIMD':>8}"
    )
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), quick=options.quick)
        cases = [case for case in CASES if not options.names or case.name in options.names]
        table(bench, [case for case in cases if not options.quick or case.n != 1024], options.rounds)
        emulator(bench, options.tinygrad)
        for target in TARGETS:
            bench.modules(target)
            launches(bench.folder, target)
            first_launches(bench.folder, target, DEVICE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
