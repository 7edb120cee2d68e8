"""The programs of samples/faults: ``make check-corpus`` checks all, and this some of each tool."""

from __future__ import annotations

import random
import sysconfig
from collections.abc import Callable

import check_corpus
import pytest
from turns import TURN

pytestmark = pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="no shared library of Python")
TOOLS = ("init", "race", "sync", "mem", "leak")


def drawn() -> list[check_corpus.Case]:
    """A program of each tool, and a sound one; others for each commit."""
    rng = random.Random(f"faults {TURN}")
    every = [case for case in check_corpus.cases() if not check_corpus.is_known(case)]
    found = [rng.choice([case for case in every if case.name.startswith(tool) and not case.is_sound]) for tool in TOOLS]
    return [*found, rng.choice([case for case in every if case.is_sound])]


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("case", drawn(), ids=str)
def test_a_fault_is_found_where_it_is_and_nothing_else(
    compiler_here: Callable[[str], str], case: check_corpus.Case
) -> None:
    compiler_here("ziglang")
    assert check_corpus.wrong(case) == ""


@pytest.mark.slow
@pytest.mark.parametrize("case", check_corpus.cases(), ids=str)
def test_every_fault(case: check_corpus.Case) -> None:
    assert (check_corpus.wrong(case) != "") == check_corpus.is_known(case)


def test_a_twin_differs_in_three_lines_at_most() -> None:
    for path in check_corpus.FOLDER.glob("*.hip"):
        text, faulty, sound, part = path.read_text(encoding="utf-8"), 0, 0, ""
        for line in text.splitlines():
            if line.startswith("#if"):
                part = "sound" if line.startswith("#ifdef") else "faulty"
            elif line.startswith("#else"):
                part = "faulty" if part == "sound" else "sound"
            elif line.startswith("#endif"):
                part = ""
            else:
                faulty, sound = faulty + (part == "faulty"), sound + (part == "sound")
        assert max(faulty, sound) <= 3, path.name
        assert check_corpus.expected(path.stem), path.name
