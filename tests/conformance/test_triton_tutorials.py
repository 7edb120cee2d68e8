"""How Triton's tutorials are cut before they run."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts import load_script

tutorials = load_script(Path(__file__).parent / "triton_tutorials.py")
Tutorial, text_of = tutorials.Tutorial, tutorials.text_of

SOURCE = """\
x = kernel(512, 512)


@triton.testing.perf_report(
    triton.testing.Benchmark())
def benchmark(size):
    return size


benchmark.run()
"""


def test_a_tutorial_ends_before_its_benchmark_with_smaller_sizes_and_a_check() -> None:
    cut = text_of(Tutorial("one", {"(512, 512)": "(16, 16)"}, "assert x"), SOURCE)
    assert cut == "x = kernel(16, 16)\n\n\n\nassert x\n"


def test_a_size_that_is_not_there_any_more_is_an_error() -> None:
    with pytest.raises(SystemExit, match=r"one: it has no '\(64, 64\)' any more"):
        text_of(Tutorial("one", {"(64, 64)": "(16, 16)"}, ""), SOURCE)


def test_every_tutorial_checks_something() -> None:
    assert all("assert" in one.checked or "test_" in one.checked for one in tutorials.TUTORIALS)
