"""AMD's own samples of hiprtc, compiled by ``hipkit cc`` with pip's compiler and hipkit's headers, and run.

``python tests/conformance/amd_samples.py FOLDER`` takes a folder with checkouts of ROCm's repositories rocm-examples, HIP and
hip-tests, compiles and runs each of :data:`SAMPLES`, and says which print what they should. With ``--rtc`` it also builds the
subject ``rtc`` of hip-tests, into the folder that it names, for ``hip_tests.py``: ``build`` of hip-tests, beside which the
tests look for their configuration. ``make amd-samples`` does all of that, and fetches the checkouts; nothing of them is kept.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

HIPKIT = [sys.executable, "-m", "hipkit"]
LIMIT = 120.0
"""Seconds that a sample has."""
_EXAMPLES = "docs/tools/example_codes"


class Sample(NamedTuple):
    """A program of one source."""

    repository: str
    source: str
    prints: str
    include: str = ""


SAMPLES = (
    Sample("rocm-examples", "HIP-Basic/runtime_compilation/main.hip", "results: [ 7.1, 14.2, 21.3, 28.4", "Common"),
    Sample("hip-tests", "samples/2_Cookbook/23_cmake_hiprtc/saxpy.cpp", "SAXPY test completed", "samples/common"),
    Sample("HIP", f"{_EXAMPLES}/lowered_names.cpp", "Validation passed."),
    Sample("HIP", f"{_EXAMPLES}/compilation_apis.cpp", "Passed"),
    Sample("HIP", f"{_EXAMPLES}/linker_apis.cpp", "Passed"),
    Sample("HIP", f"{_EXAMPLES}/linker_apis_options.cpp", "Passed"),
    Sample("HIP", f"{_EXAMPLES}/rtc_error_handling.cpp", "fails with error HIPRTC_ERROR_COMPILATION"),
)
"""saxpy, a template and other names by name expressions, linking, and what a wrong source answers."""


def compiled(words: Sequence[object]) -> str:
    """What is wrong with compiling; empty where nothing is."""
    command = [*HIPKIT, "cc", "--compiler", "ziglang", "--headers", "hipkit", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    return done.stderr if done.returncode else ""


def outcome(sample: Sample, root: Path, gpu: str, folder: Path) -> str:
    """What came of a sample: "passed", or what went wrong."""
    source = root / sample.source
    if not source.is_file():
        return "this checkout does not have it"
    program = folder / source.stem
    include = [f"-I{root / sample.include}"] if sample.include else []
    if said := compiled([source, *include, "-std=c++17", "-lhiprtc", "--gpu", gpu, "-o", program]):
        return said
    command = [*HIPKIT, "run", "--device", gpu, str(program)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=LIMIT, cwd=folder)
    is_right = done.returncode == 0 and sample.prints in done.stdout and "failed" not in done.stdout
    return "passed" if is_right else f"exit code {done.returncode}\n{done.stdout}{done.stderr}"


def build_rtc(catch: Path, folder: Path, gpu: str) -> str:
    """Build the programs of the subject ``rtc`` from AMD's sources; what is wrong, or nothing."""
    unit = folder / "rtc"
    unit.mkdir(parents=True, exist_ok=True)
    rtc = catch / "unit" / "rtc"
    for name in ("headers", "saxpy.h"):
        if not (unit / name).exists():
            (unit / name).symlink_to(rtc / name)
    main = (catch / "hipTestMain" / f"{name}.cc" for name in ("main", "hip_test_context", "hip_test_features"))
    started = rtc / "ChkPtrdiff_t_Exe.cc"
    sources = sorted({*main, *rtc.glob("*.cc"), *rtc.glob("*.cpp")} - {started})
    includes = [f"-I{catch / name}" for name in ("include", "external/Catch2", "external/picojson")]
    if said := compiled([*includes, "-std=c++17", "--gpu", gpu, started, "-lhiprtc", "-o", unit / started.stem]):
        return f"{started.name}:\n{said}"
    objects = []
    for source in sources:
        objects.append(folder / f"{source.stem}.o")
        if said := compiled([*includes, "-std=c++17", "--gpu", gpu, "-O1", "-c", source, "-o", objects[-1]]):
            return f"{source.name}:\n{said}"
    return compiled([*objects, "-lhiprtc", "-ldl", "-o", unit / "RTC"])


def main() -> int:
    """Compile and run them all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="the folder of the checkouts")
    parser.add_argument("--gpu", default="gfx942", help="what to compile for and to run on (default: %(default)s)")
    parser.add_argument("--rtc", type=Path, metavar="FOLDER", help="build the subject rtc of hip-tests there too")
    given = parser.parse_args()
    os.environ["HIPKIT_EXPLAIN"] = "0"  # a sample provokes an error
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for sample in SAMPLES:
            came = outcome(sample, given.folder / sample.repository, given.gpu, Path(folder))
            failed += came != "passed"
            print(f"{sample.repository}/{sample.source}: {came}", flush=True)
    if given.rtc:
        said = build_rtc((given.folder / "hip-tests" / "catch").resolve(), given.rtc, given.gpu)
        print(f"rtc of hip-tests: {said or 'built'}", flush=True)
        failed += bool(said)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
