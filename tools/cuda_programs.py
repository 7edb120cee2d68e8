"""Programs of HeCBench on an NVIDIA GPU as they were compiled for AMD's, beside their CUDA versions.

``python tools/cuda_programs.py FOLDER --build CHECKOUT`` compiles the programs of ``hecbench.py`` for gfx1100 with ``hipkit cc``,
runs them on the CPU, and copies the CUDA sources of those in :data:`TIMED` beside them. ``python tools/cuda_programs.py FOLDER``,
where a driver and nvcc are, runs all under ``hipkit run --device gfx1100@cuda:0`` and compares what they print with what they
printed on the CPU; those of :data:`TIMED` run once more with larger arguments, after their CUDA versions.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from hecbench import HIPKIT, PROGRAMS, TIMES, options_of, sources_of

GPU, LIMIT = "gfx1100", 60.0
TIMED = {
    "adam": "10000 200 100",
    "bilateral": "2960 1440 0.5 0.5 100",
    "convolution1D": "4194304 100",
    "entropy": "4096 4096 100",
    "floydwarshall": "1024 20 16",
    "keogh": "256 4000000 20",
    "laplace3d": "128 128 128 100 1",
    "matrixT": "8192 8192 100",
    "scan2": "100 33554432 256",
    "softmax": "100000 784 0 100",
}
"""Programs that check themselves and print how long their kernels take, with arguments for a GPU."""
PROCESSES = min(os.cpu_count() or 1, 12)


def printed(call: Sequence[str], inside: Path) -> dict[str, Any]:
    """The exit code of a program, None where it takes too long, and the lines that it prints, those with times apart."""
    try:
        done = subprocess.run(
            [*call],
            capture_output=True,
            text=True,
            errors="replace",
            timeout=LIMIT,
            cwd=inside,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        return {"code": None, "lines": [], "times": [], "errors": f"takes over {LIMIT:.0f} s"}
    lines = done.stdout.replace(f"{inside}/", "").splitlines()
    times = [line for line in lines if TIMES.search(line)]
    return {
        "code": done.returncode,
        "lines": [line for line in lines if line not in times],
        "times": times,
        "errors": done.stderr[-2000:],
    }


def of_hip(folder: Path, device: str, arguments: str) -> dict[str, Any]:
    """What a program prints on a device of hipkit's."""
    return printed([*HIPKIT, "run", "--device", device, "--", "./program", *arguments.split()], folder)


def build(folder: Path, checkout: Path, name: str) -> None:
    """Compile a program, note what it prints on the CPU, and copy its CUDA version if that is wanted."""
    source, out = checkout / "src" / f"{name}-hip", folder / name
    out.mkdir(parents=True, exist_ok=True)
    call = [*HIPKIT, "cc", "--gpu", GPU, *options_of(source), *sources_of(source), "-o", str(out / "program")]
    done = subprocess.run(call, capture_output=True, text=True, errors="replace")
    if done.returncode:
        print(f"{name}: {done.stderr.splitlines()[:3]}", file=sys.stderr)
        shutil.rmtree(out)
        return
    (out / "cpu.json").write_text(json.dumps(of_hip(out, GPU, PROGRAMS[name])))
    if name in TIMED:
        shutil.copytree(source.with_name(f"{name}-cuda"), out / "cuda", dirs_exist_ok=True)


def difference(on_cpu: dict[str, Any], on_gpu: dict[str, Any]) -> str:
    """How two runs of a program differ; empty if they do not."""
    if on_cpu["code"] is None:
        return "takes too long on the CPU"
    if on_cpu["code"] != on_gpu["code"]:
        return f"exit codes {on_cpu['code']}, {on_gpu['code']}: {on_gpu['errors'][-300:]!r}"
    pairs = [pair for pair in zip(on_cpu["lines"], on_gpu["lines"], strict=False) if pair[0] != pair[1]]
    return f"{pairs[0]}" if pairs else "" if len(on_cpu["lines"]) == len(on_gpu["lines"]) else "number of lines"


def compile_cuda(folder: Path) -> str:
    """Compile the CUDA version of a program; what was wrong with it."""
    source = folder / "cuda"
    call = ["nvcc", "-arch=native", "-O3", *options_of(source), *sources_of(source), "-o", str(folder / "of_cuda")]
    made = subprocess.run([word for word in call if word not in ("-O2",)], capture_output=True, text=True)
    return made.stderr[-500:] if made.returncode else ""


def timed(folder: Path, fault: str) -> dict[str, dict[str, Any]]:
    """What the CUDA version of a program and its code for AMD's GPUs print; that once more, when it is translated already."""
    arguments = TIMED[folder.name]
    if fault:
        cuda: dict[str, Any] = {"code": None, "lines": [], "times": [], "errors": fault}
    else:
        cuda = printed(["./of_cuda", *arguments.split()], folder)
    first, again = (of_hip(folder, f"{GPU}@cuda:0", arguments) for _ in range(2))
    return {"cuda": cuda, "hip": first, "hip, again": again}


def run(folder: Path) -> int:
    """Run all that was compiled on the GPU, and say what differs; 1 if something does."""
    names = sorted(path.parent.name for path in folder.glob("*/cpu.json"))
    with ThreadPoolExecutor(PROCESSES) as pool:
        found = dict(
            zip(
                names, pool.map(lambda name: of_hip(folder / name, f"{GPU}@cuda:0", PROGRAMS[name]), names), strict=True
            )
        )
    said = {name: difference(json.loads((folder / name / "cpu.json").read_text()), found[name]) for name in names}
    wrong = {name: why for name, why in said.items() if why}
    print(f"{len(names) - len(wrong)} of {len(names)} programs print what they print on the CPU")
    print("".join(f"  {name}: {why}\n" for name, why in wrong.items()), end="", flush=True)
    results: dict[str, Any] = {"small": found, "timed": {}}
    compared = [name for name in TIMED if name in names and (folder / name / "cuda").is_dir()]
    with ThreadPoolExecutor(PROCESSES) as pool:
        faults = list(pool.map(lambda name: compile_cuda(folder / name), compared))
    for name, fault in zip(compared, faults, strict=True):
        both = results["timed"][name] = timed(folder / name, fault)
        for way, told in both.items():
            print(f"{name} {way}: exit code {told['code']}, {told['times'][:6]}", flush=True)
        (folder / "programs.json").write_text(json.dumps(results))
    return 1 if wrong else 0


def main() -> int:
    """Build, or run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--build", type=Path, metavar="CHECKOUT")
    given = parser.parse_args()
    if not given.build:
        return run(given.folder.resolve())
    for name in given.names or PROGRAMS:
        build(given.folder.resolve(), given.build.resolve(), name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
