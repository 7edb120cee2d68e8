"""Kernels of hip-tests under `hipkit check`: what it reports of AMD's tests of device functions.

``python tools/checked_hip_tests.py CHECKOUT [--gpu GPU] [SUBJECT...]`` compiles each file of some subjects of hip-tests, such as
``warp``, or ``warp/warp_shfl`` alone, with ``hipkit cc``, runs its test cases under ``hipkit check``, and prints what is found.
``make checked-hip-tests`` fetches the checkout.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from checked_programs import Results, built, checked
from hecbench import GPU

SUBJECTS = ("warp", "syncthreads", "threadfence", "device_memory", "cooperativeGrps")
"""Those whose kernels pass data between threads."""


def compiled(catch: Path, gpu: str, words: list[str], into: Path) -> str:
    """Compile files of the tests; what went wrong."""
    includes = [f"-I{catch / name}" for name in ("include", "external/Catch2", "external/picojson")]
    return built([*includes, "-std=c++17", "-O2", "-g", "-w", *words, "-o", str(into)], gpu)


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
    catch, results = (given.checkout / "catch").resolve(), Results()
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
            results.add(f"{source.parent.name}/{source.stem:36}", ended, findings)
    return results.status()


if __name__ == "__main__":
    sys.exit(main())
