"""Triton's own tests of its language (python/test/unit/language of its sources) on one of hipkit's devices.

``python triton_suite.py FOLDER --gpu gfx942 --cases 2000 --seed 1 -o results.jsonl``, where Triton of the same release, a CPU
build of torch, pytest, pytest-xdist and pytest-timeout are installed. The seed draws from the list of all cases and is printed before
anything runs. A run that was stopped goes on: cases that are in the results are left out. This file is its own plugin for pytest.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

_GPU, _CASES, _SEED, _RESULTS = (f"HIPKIT_TRITON_{name}" for name in ("GPU", "CASES", "SEED", "RESULTS"))
LIMIT = 120
"""Seconds after which a case is late, which counts as failed."""
_WITHOUT_GPU = "Torch not compiled with CUDA"
_OF_EACH_TEST = "--max-cases-per-test"
"""An option of some releases' conftest, which has fewer cases of a test unless it is 0."""


def pytest_configure(config: Any) -> None:
    """Have Triton use hipkit."""
    import hipkit

    hipkit.triton.activate(os.environ[_GPU])


def pytest_collection_modifyitems(config: Any, items: list[Any]) -> None:
    """Keep the cases that the seed draws, without those that have a result."""
    items.sort(key=lambda item: item.nodeid)
    count = min(int(os.environ[_CASES]), len(items))
    drawn = random.Random(int(os.environ[_SEED])).sample(items, count)
    done = {row["case"] for row in rows(Path(os.environ[_RESULTS]))}
    items[:] = [item for item in drawn if item.nodeid not in done]


def pytest_runtest_logreport(report: Any) -> None:
    """Write down what became of a case; only the process that leads the others does."""
    is_result = report.when == "call" or report.outcome != "passed"
    if not is_result or "PYTEST_XDIST_WORKER" in os.environ:
        return
    why = str(report.longrepr)[-2000:] if report.outcome != "passed" else ""
    row = {"case": report.nodeid, "outcome": _outcome(report.outcome, why), "seconds": report.duration, "why": why}
    with Path(os.environ[_RESULTS]).open("a") as file:
        file.write(json.dumps(row) + "\n")


def _outcome(outcome: str, why: str) -> str:
    if outcome == "failed" and "from pytest-timeout" in why:
        return "late"
    return "needs torch.cuda" if outcome == "failed" and _WITHOUT_GPU in why else outcome


def rows(results: Path) -> list[dict[str, Any]]:
    """The results there are."""
    return [json.loads(line) for line in results.read_text().splitlines()] if results.exists() else []


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
    environment = os.environ | {
        _GPU: options.gpu,
        "TRITON_DEFAULT_BACKEND": "hipkit",  # of the programs that tests start
        "HIPKIT_DEVICES": options.gpu,
        _CASES: str(options.cases),
        _SEED: str(options.seed),
        _RESULTS: str(options.results.resolve()),
        "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]),
    }
    top = next((parent for parent in options.folder.parents if (parent / "conftest.py").exists()), None)
    command = [
        sys.executable, "-m", "pytest", "-q", "-n", "auto", "-c", os.devnull, f"--rootdir={top}", f"--confcutdir={top}",
        "-p", "triton_suite", "-p", "no:cacheprovider", "-W", "ignore", "--tb=short", "--device=cpu", "--continue-on-collection-errors",
        f"--timeout={LIMIT}", "-k", options.chosen, *map(str, sorted(options.folder.glob("test_*.py"))),
    ]  # fmt: skip
    if top is not None and _OF_EACH_TEST in (top / "conftest.py").read_text():
        command.append(f"{_OF_EACH_TEST}=0")
    subprocess.run(command, env=environment, cwd=options.folder, check=False)
    found = Counter(row["outcome"] for row in rows(options.results))
    ran = sum(found[name] for name in ("passed", "failed", "late", "error"))
    print(dict(found), f"{found['passed'] / ran:.1%} of {ran} passed" if ran else "nothing ran")
    return 0 if found["passed"] == ran else 1


if __name__ == "__main__":
    sys.exit(main())
