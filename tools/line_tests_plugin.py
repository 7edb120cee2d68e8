"""A pytest plugin: it notes what becomes of each test, and runs those that it is asked for in the order of their list.

``LINE_TESTS_RESULTS`` names the file that it writes, ``LINE_TESTS_CHOSEN`` a list of tests as JSON. Where coverage.py
measures, what it sees belongs to the number of a test among the results, also in processes that the test starts.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

NUMBER = "LINE_TESTS_NUMBER"
_results: dict[str, list[Any]] = {}


def _measure_for(context: str) -> None:
    os.environ[NUMBER] = context
    coverage = sys.modules.get("coverage")
    current = coverage.Coverage.current() if coverage else None
    if current is not None:
        current.switch_context(context)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that are asked for; ``-m`` has removed others before."""
    if "LINE_TESTS_CHOSEN" in os.environ:
        chosen = json.loads(Path(os.environ["LINE_TESTS_CHOSEN"]).read_text(encoding="utf-8"))
        order = {test: number for number, test in enumerate(chosen)}
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in order])
        items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Each test, with its fixtures, is a context of its own."""
    _measure_for(str(len(_results)))
    _results[item.nodeid] = [0.0, "passed"]
    try:
        return (yield)
    finally:
        _measure_for("")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A test has passed if all of its phases have."""
    result = _results[report.nodeid]
    result[0] += report.duration
    if report.outcome != "passed":
        result[1] = report.outcome


def pytest_sessionfinish(exitstatus: int) -> None:
    """Write the results: the status, and each test with its seconds and outcome."""
    tests = [[test, round(seconds, 3), outcome] for test, (seconds, outcome) in _results.items()]
    text = json.dumps({"status": int(exitstatus), "tests": tests})
    Path(os.environ["LINE_TESTS_RESULTS"]).write_text(text, encoding="utf-8")
