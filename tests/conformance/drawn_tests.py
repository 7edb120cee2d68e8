"""A plugin for pytest that runs those of the collected tests that a seed draws, and writes down what becomes of each.

Results are lines of JSON. A run that was stopped goes on: tests that are in the results are left out.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

LIMIT = 120
"""Seconds after which a test is late, which counts as failed."""
_CASES, _SEED, _RESULTS = (f"HIPKIT_DRAWN_{name}" for name in ("CASES", "SEED", "RESULTS"))
_LATE = "from pytest-timeout"
_WITHOUT_GPU = "Torch not compiled with CUDA"


def environment(cases: int, seed: int, results: Path) -> dict[str, str]:
    """That of a pytest with this plugin, which finds it beside itself."""
    path = os.pathsep.join(filter(None, (str(Path(__file__).parent), os.environ.get("PYTHONPATH"))))
    return os.environ | {_CASES: str(cases), _SEED: str(seed), _RESULTS: str(results.resolve()), "PYTHONPATH": path}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests that the seed draws, without those that have a result."""
    items.sort(key=lambda item: item.nodeid)
    drawn = random.Random(int(os.environ[_SEED])).sample(items, min(int(os.environ[_CASES]), len(items)))
    done = {row["case"] for row in rows(Path(os.environ[_RESULTS]))}
    items[:] = [item for item in drawn if item.nodeid not in done]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write down what became of a test; only the process that leads the others does."""
    is_result = report.when == "call" or report.outcome != "passed"
    if not is_result or "PYTEST_XDIST_WORKER" in os.environ:
        return
    why = str(report.longrepr)[-2000:] if report.outcome != "passed" else ""
    row = {"case": report.nodeid, "outcome": _outcome(report.outcome, why), "seconds": report.duration, "why": why}
    with Path(os.environ[_RESULTS]).open("a") as file:
        file.write(json.dumps(row) + "\n")


def _outcome(outcome: str, why: str) -> str:
    if outcome == "failed" and _LATE in why:
        return "late"
    return "needs torch.cuda" if outcome == "failed" and _WITHOUT_GPU in why else outcome


def rows(results: Path) -> list[dict[str, Any]]:
    """The results there are."""
    return [json.loads(line) for line in results.read_text().splitlines()] if results.exists() else []


def told(results: Path) -> int:
    """Print how many tests ended how; returns the exit code, 0 where all that ran have passed."""
    found = Counter(row["outcome"] for row in rows(results))
    ran = sum(found[name] for name in ("passed", "failed", "late", "error"))
    print(dict(found), f"{found['passed'] / ran:.1%} of {ran} passed" if ran else "nothing ran")
    return 0 if found["passed"] == ran else 1
