"""Kernels of hip-tests under `hipkit check`: what it reports of AMD's tests of device functions.

``python tools/checked_hip_tests.py CHECKOUT [--gpu GPU] [SUBJECT...]`` compiles each file of some subjects of hip-tests, such as
``warp``, or ``warp/warp_shfl`` alone, with ``hipkit cc``, runs its test cases under ``hipkit check``, and prints what is found.
``make checked-hip-tests`` fetches the checkout.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from checked_programs import checked, described
from hecbench import CLANG, GPU, HIPKIT

SUBJECTS = ("warp", "syncthreads", "threadfence", "device_memory", "cooperativeGrps")
"""Those whose kernels pass data between threads."""


def compiled(catch: Path, gpu: str, words: list[str], into: Path) -> str:
    """Compile files of the tests; what went wrong."""
    includes = [f"-I{catch / name}" for name in ("include", "external/Catch2", "external/picojson")]
    options = ["--headers", "hipkit", "--compiler", CLANG, "--gpu", gpu, *includes, "-std=c++17", "-O2", "-g", "-w"]
    done = subprocess.run(
        [*HIPKIT, "cc", *options, *words, "-o", str(into)], capture_output=True, text=True, errors="replace"
    )
    errors = [line for line in done.stderr.splitlines() if "error" in line]
    return "" if done.returncode == 0 else (errors or ["it does not compile"])[0]


def sources(catch: Path, subjects: list[str]) -> list[Path]:
    """The files of subjects, but for those of kernels that must not compile."""
    found: list[Path] = []
    for subject in subjects:
        at = catch / "unit" / subject
        found += sorted(at.glob("*.cc")) if at.is_dir() else [at.with_suffix(".cc")]
    return [path for path in found if "negative_kernels" not in path.name]


def main() -> int:
    """Print what is found; 1 where a file does not compile, or is not done in time."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("subjects", nargs="*", default=SUBJECTS, metavar="SUBJECT")
    parser.add_argument("--gpu", default=GPU)
    given = parser.parse_args()
    catch, counts = (given.checkout / "catch").resolve(), Counter[str]()
    with tempfile.TemporaryDirectory() as work:
        objects = []
        for name in ("main", "hip_test_context", "hip_test_features"):
            objects.append(Path(work) / f"{name}.o")
            if wrong := compiled(catch, given.gpu, ["-c", str(catch / "hipTestMain" / f"{name}.cc")], objects[-1]):
                sys.exit(f"{name}.cc: {wrong}")
        for source in sources(catch, list(given.subjects)):
            program = Path(work) / "program"
            words = [str(source), *map(str, objects), "-lhiprtc", "-ldl"]
            wrong = compiled(catch, given.gpu, words, program)
            ended, findings = (wrong, []) if wrong else checked(program, "", Path(work) / "report", given.gpu)
            verdict = "found" if findings else "nothing found" if ended.startswith("exit code") else "not checked"
            counts[verdict] += 1
            print(f"{source.parent.name}/{source.stem:36}{verdict}; {ended}", flush=True)
            for finding in findings:
                print(f"    {described(finding)}", flush=True)
    print(", ".join(f"{what}: {count}" for what, count in counts.most_common()))
    return 1 if counts["not checked"] else 0


if __name__ == "__main__":
    sys.exit(main())
