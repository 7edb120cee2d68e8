"""Triton's own tests of its language (python/test/unit/language of its sources) on one of hipkit's devices.

``python triton_suite.py FOLDER --gpu gfx942 --cases 2000 --seed 1 -o results.jsonl``, where Triton of the same release, a CPU
build of torch, pytest, pytest-xdist and pytest-timeout are installed. The seed draws from the list of all cases and is printed before
anything runs (``drawn_tests.py``). This file is a plugin for pytest, too.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from drawn_tests import LIMIT, environment, told  # type: ignore[import-not-found]

_GPU = "HIPKIT_TRITON_GPU"
_OF_EACH_TEST = "--max-cases-per-test"
"""An option of some releases' conftest, which has fewer cases of a test unless it is 0."""


def pytest_configure(config: Any) -> None:
    """Have Triton use hipkit."""
    import hipkit

    hipkit.triton.activate(os.environ[_GPU])


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=lambda given: Path(given).resolve())
    parser.add_argument("--gpu", default="gfx942")
    parser.add_argument("--cases", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-k", dest="chosen", default="")
    parser.add_argument("-o", "--results", type=Path, default=Path("triton.jsonl"))
    options = parser.parse_args()
    print(f"{options.cases} cases for {options.gpu}, drawn with seed {options.seed}", flush=True)
    variables = environment(options.cases, options.seed, options.results) | {
        _GPU: options.gpu,
        "TRITON_DEFAULT_BACKEND": "hipkit",  # of the programs that tests start
        "HIPKIT_DEVICES": options.gpu,
    }
    top = next((parent for parent in options.folder.parents if (parent / "conftest.py").exists()), None)
    command = [
        sys.executable, "-m", "pytest", "-q", "-n", "auto", "-c", os.devnull, f"--rootdir={top}", f"--confcutdir={top}",
        "-p", "triton_suite", "-p", "drawn_tests", "-p", "no:cacheprovider", "-W", "ignore", "--tb=short", "--device=cpu", "--continue-on-collection-errors",
        f"--timeout={LIMIT}", "-k", options.chosen, *map(str, sorted(options.folder.glob("test_*.py"))),
    ]  # fmt: skip
    if top is not None and _OF_EACH_TEST in (top / "conftest.py").read_text():
        command.append(f"{_OF_EACH_TEST}=0")
    subprocess.run(command, env=variables, cwd=options.folder, check=False)
    return int(told(options.results))


if __name__ == "__main__":
    sys.exit(main())
