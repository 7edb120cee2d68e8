"""What the NVIDIA device is to show on one GPU: built where compilers are, run where the GPU is, its tables printed last.

``python tools/cuda_report.py FOLDER --build [--programs CHECKOUT]`` compiles the kernels of samples/kernels, the tables of known answers, what
tests and benchmarks launch, and ten programs of a checkout of HeCBench. ``python tools/cuda_report.py FOLDER [PART …]`` runs the parts, each in
at most :data:`LIMIT` seconds, and leaves out those that have passed before; cuda-bindings, numpy and pytest are there, and no compiler. ``python
tools/cuda_report.py FOLDER --print`` compares the kernels' results with the host's, and prints the tables. ``make cuda-report`` does all three.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATHS = [str(ROOT / name) for name in ("tests/support", "samples/kernels", "benchmarks", "tools")]
sys.path[:0] = PATHS
from cuda_programs import TIMED  # noqa: E402

LIMIT = 450.0
"""Seconds that a part has."""
SHOWN = 40
"""How many lines of a part are printed, the last ones."""
DEVICE = "cuda:0"
TARGETS, KERNELS = ("gfx1100", "gfx942"), ("kernels", "matmul_f16")
"""The GPUs that tests and benchmarks are compiled for, and the sources of benchmarks."""
CUDA_TESTS = "checks graphs launches launches_together peers pools repeated_launches streams"
TESTS = (
    "tests/runtime/promises",
    "tests/runtime/test_batches.py",
    *(f"tests/runtime/devices/test_cuda_{name}.py" for name in CUDA_TESTS.split()),
)
"""The checklist of the runtime and more, on the GPU itself and as AMD's."""
PYTEST = (
    "-m pytest -q -n 8 -p no:cacheprovider -p no:benchmark --confcutdir=tests -o faulthandler_timeout=120 -k".split()
)
"""A test that does not end says where its threads are."""
_ENDED = "exit code {}\n"
_PASSED = _ENDED.format(0)


def python(*words: str | Path) -> list[str]:
    """A call of Python."""
    return [sys.executable, *map(str, words)]


def parts(folder: Path) -> dict[str, tuple[list[str], Mapping[str, str]]]:
    """The parts, in the order in which they are run: a command, and what its environment has beside."""
    tools, benchmarks = ROOT / "tools", ROOT / "benchmarks"
    code = sorted((folder / "benchmarks").glob("*.hsaco"), reverse=True)
    return {
        "rows": (python(tools / "cuda_run.py", folder / "rows"), {}),
        "answers": (python(tools / "cuda_answers.py", folder / "answers"), {}),
        "tests": (
            python(*PYTEST, "nvidia or cuda", *TESTS),
            {"HIPKIT_TEST_CUDA": "1", "HIPKIT_TEST_CODE": str(folder / "code"), "HIPKIT_TURN": "all"},
        ),
        "programs": (python(tools / "cuda_programs.py", folder / "programs"), {}),
        "speed": (python(benchmarks / "nvidia.py", *code), {}),
        "host": (python(benchmarks / "nvidia_host.py"), {"HIPKIT_DEVICES": f"{DEVICE},gfx1100@{DEVICE}"}),
    }


def build(folder: Path, checkout: Path | None) -> None:
    """Compile all that the parts need."""
    call = partial(subprocess.run, check=True, cwd=ROOT)
    for name in ("rows", "answers", "code", "programs", "benchmarks"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    call(python("tools/cuda_rows.py", folder / "rows"))
    call(python("tools/cuda_answers.py", folder / "answers", "--build"))
    os.environ["HIPKIT_TEST_CODE"] = str(folder / "code")  # where samples are compiled to
    from engine import DEVICE as OPTIONS
    from engine import HERE
    from on_nvidia import SAMPLES, built

    for target in TARGETS:
        for name in SAMPLES.values():
            built(name, target)
        for name in KERNELS:
            made = folder / "benchmarks" / f"{name}.{target}.hsaco"
            call(["clang++-19", *OPTIONS, f"--offload-arch={target}", str(HERE / f"{name}.hip"), "-o", str(made)])
    if checkout is not None:
        call(python("tools/cuda_programs.py", folder / "programs", *TIMED, "--build", checkout))


def has_passed(ended: Path) -> bool:
    """Whether a part has ended, and nothing was wrong."""
    return ended.exists() and ended.read_text(errors="replace").endswith(_PASSED)


def run(folder: Path, chosen: Sequence[str]) -> None:
    """Run the parts that have not passed."""
    for name, (command, beside) in parts(folder).items():
        ended = folder / f"{name}.txt"
        if has_passed(ended) or (chosen and name not in chosen):
            continue
        print(f"{name} …", flush=True)
        path = os.pathsep.join([*PATHS, *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = {"HIPKIT_DEVICES": DEVICE, **os.environ, **beside, "PYTHONPATH": path}
        running = folder / f"{name}.running"
        with running.open("w") as out:
            try:
                code = subprocess.run(
                    command, cwd=ROOT, env=environment, stdout=out, stderr=subprocess.STDOUT, timeout=LIMIT
                ).returncode
            except subprocess.TimeoutExpired:
                print(f"{name} has not ended in {LIMIT:.0f} s", flush=True)
                continue
            out.write(_ENDED.format(code))
        running.rename(ended)


def show(folder: Path) -> int:
    """Print what the parts have printed; 1 where one is missing or has failed."""
    failed = False
    if (folder / "rows" / "results.json").exists():
        failed = bool(subprocess.run(python("tools/cuda_rows.py", folder / "rows", "--compare"), cwd=ROOT).returncode)
    for name in parts(folder):
        ended, running = folder / f"{name}.txt", folder / f"{name}.running"
        found = next((path for path in (running, ended) if path.exists()), None)
        text = found.read_text(errors="replace") if found else "not run\n"
        text += "not ended\n" if found is running else ""
        text = "".join(text.splitlines(keepends=True)[-SHOWN:])
        failed |= not has_passed(ended)
        print(f"\n{name}:\n{text}", end="")
    return int(failed)


def main() -> int:
    """Build, run, or print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("parts", nargs="*", metavar="PART")
    parser.add_argument("--build", action="store_true")
    parser.add_argument("--programs", type=Path, metavar="CHECKOUT", help="of HeCBench")
    parser.add_argument("--print", action="store_true")
    given = parser.parse_args()
    folder = given.folder.resolve()
    if given.build:
        build(folder, given.programs and given.programs.resolve())
        return 0
    if given.print:
        return show(folder)
    run(folder, given.parts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
