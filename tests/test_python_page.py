"""What docs/python.md shows is what happens: hipkit's code prints it, and the table counts the lines that are there."""

from __future__ import annotations

import importlib.util
import os
import platform
import re
import sys
from pathlib import Path

import hip_python
import pytest
import python_peers as page

import hipkit

ROOT = Path(__file__).parents[1]
OURS = page.of(page.HIPKIT)
TASKS = range(1, 13)
HOME = str(Path(hipkit.__file__).parent.parent)


def without_addresses(text: str) -> str:
    return re.sub(r"0x[0-9a-f]{4,}", "0x…", text)


def environment() -> dict[str, str]:
    """That of a process of its own: libraries stay loaded, and devices chosen."""
    (ROOT / ".build").mkdir(exist_ok=True)
    variables = {name: value for name, value in os.environ.items() if name != "HIPKIT_DEVICES"}
    return {**variables, "PYTHONPATH": HOME, "HIPKIT_EXPLAIN": "0", "PYTHONIOENCODING": "utf-8"}


def runs(snippet: page.Snippet) -> bool:
    """Whether it can run here: with torch if that is installed, and libraries of Linux on x86-64 where they load."""
    needed = re.findall(r"^import (torch)$", snippet.code, re.MULTILINE)
    if any(importlib.util.find_spec(name) is None for name in needed):
        return False
    return snippet.task != 12 or (sys.platform == "linux" and platform.machine() == "x86_64")


@pytest.fixture(scope="module")
def printed() -> dict[int, str]:
    """What our code of each task prints, after that of the first."""
    first, *others = [snippet for snippet in OURS if runs(snippet)]
    texts = page.printed(first.code, ["", *(one.code for one in others)], [sys.executable], environment())
    return {one.task: text for one, text in zip((first, *others), texts, strict=True)}


@pytest.mark.parametrize("snippet", OURS, ids=lambda snippet: str(snippet.task))
def test_our_code_prints_what_is_shown(snippet: page.Snippet, printed: dict[int, str]) -> None:
    if not runs(snippet):
        pytest.skip("torch is not installed, or this machine loads no libraries of Linux on x86-64")
    shown = OURS[0].shown + (snippet.shown if snippet.task != 1 else "")
    assert without_addresses(printed[snippet.task]) == shown


def test_every_package_has_each_task_once_and_says_how_it_was_checked() -> None:
    assert [snippet.task for snippet in OURS] == list(TASKS)
    for name in page.PEERS:
        found = page.of(name)
        missing = {7} if name in ("pycuda", "numba-cuda") else set()  # they have no graphs
        assert [snippet.task for snippet in found] == [task for task in TASKS if task not in missing]
        assert {snippet.how for snippet in found} <= set(page.MARKS)
    assert f"| hip-python {hip_python.RELEASE} | run" in page.PAGE.read_text(encoding="utf-8")


def test_the_table_counts_the_lines() -> None:
    rows = re.findall(r"^\| \[(\d+) .*?\]\(#.*?\) \|(.*)\|$", page.PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [int(task) for task, _ in rows] == list(TASKS)
    for task, cells in rows:
        for name, cell in zip((page.HIPKIT, *page.PEERS), cells.split("|"), strict=True):
            lines = [snippet.lines for snippet in page.of(name) if snippet.task == int(task)]
            expected = str(lines[0]) if lines else "none"
            assert re.match(r"\w+", cell.strip()).group() == expected, (task, name)  # type: ignore[union-attr]


def test_code_of_hip_python_runs_with_the_flat_api() -> None:
    """One import is another, and all else as it is."""
    first, *others = [
        snippet._replace(code=snippet.code.replace("from hip import hip", "from hipkit.runtime import hip"))
        for snippet in page.of("hip-python", page.RUN)
        if runs(snippet)
    ]
    # A library is loaded by ctypes, which has to find hipkit.
    start = "import hipkit\nhipkit.preload()\n" if others[-1].task == 12 else ""
    printed = page.printed(start + first.code, [one.code for one in others], [sys.executable], environment())
    for snippet, text in zip(others, printed, strict=True):
        assert page.same(snippet, text), (snippet.task, text)


def test_a_name_or_an_argument_that_the_sources_lack_is_found() -> None:
    sources = page.Sources(set(), {})
    sources.add("class Stream:\n def wait(self, event, *, after=0): ...\ndef stream(): ...")
    assert list(sources.faults("cuda.stream().wait(event, after=1)")) == []
    assert list(sources.faults("cuda.stream().await_event(event)")) == ["line 1: nothing is named await_event"]
    assert list(sources.faults("\ncuda.stream().wait()")) == ["line 2: wait: missing a required argument: 'event'"]
    assert list(sources.faults("np.nothing(1)")) == []


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="mypy is not installed")
def test_an_argument_of_another_type_is_found(tmp_path: Path) -> None:
    (tmp_path / "peer.pyi").write_text("def launch(grid: int) -> None: ...")
    [fault] = page.type_faults(["import peer\npeer.launch(1)", "import peer\npeer.launch('1')"], tmp_path)
    assert fault.startswith("task2.py:2: error:")
