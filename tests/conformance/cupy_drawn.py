"""CuPy's own tests (tests/cupy_tests of its sources) on one of hipkit's devices, under ``hipkit.preload()``.

``python cupy_drawn.py SOURCES --gpu gfx942 --cases 2000 --seed 1 -o results.jsonl``, where CuPy of the same release for ROCm 7, scipy,
pytest, pytest-xdist and pytest-timeout are installed. The seed draws from the list of all tests and is printed before anything runs
(``drawn_tests.py``), but for those of parts that need a library of ROCm's: transforms, linear algebra, random numbers, communication.
This file is a plugin for pytest, too.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import rocm_folder  # type: ignore[import-not-found]
from drawn_tests import LIMIT, environment, told  # type: ignore[import-not-found]

TESTS = "tests/cupy_tests"
OF_LIBRARIES = ("cuda_tests", "fft_tests", "linalg_tests", "random_tests", "test_cublas.py")
"""What needs libraries of ROCm, or CUDA."""


def pytest_configure() -> None:
    """Have what CuPy links with ready before it is imported."""
    import hipkit

    hipkit.preload()


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", type=lambda given: Path(given).resolve())
    parser.add_argument(
        "--include",
        type=lambda given: Path(given).resolve(),
        default="/usr/include",
        help="where the headers of rocThrust and rocPRIM are (%(default)s)",
    )
    parser.add_argument("--gpu", default="gfx942")
    parser.add_argument("--cases", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--results", type=Path, default=Path("cupy.jsonl"))
    options = parser.parse_args()
    print(f"{options.cases} tests for {options.gpu}, drawn with seed {options.seed}", flush=True)
    variables = environment(options.cases, options.seed, options.results) | {"HIPKIT_DEVICES": options.gpu}
    rocm = options.results.resolve().parent / "rocm"
    if not (options.include / "thrust").is_dir():
        parser.error(
            f"{options.include} has no headers of rocThrust, which all kernels of CuPy include: make stack-cupy brings them"
        )
    rocm_folder.make(rocm, options.include)
    programs = os.pathsep.join((str(rocm / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]))
    variables |= {"ROCM_HOME": str(rocm), "ROCM_PATH": str(rocm), "PATH": programs}
    command = [
        sys.executable, "-m", "pytest", "-q", "-n", "auto", "-p", "cupy_drawn", "-p", "drawn_tests", "-p", "no:cacheprovider",
        "--tb=short", "-m", "not slow and not multi_gpu", f"--timeout={LIMIT}",
        *(f"--ignore={TESTS}/{name}" for name in OF_LIBRARIES), TESTS,
    ]  # fmt: skip
    subprocess.run(command, env=variables, cwd=options.sources, check=False)
    return int(told(options.results))


if __name__ == "__main__":
    sys.exit(main())
