"""Every operation that a target can encode is carried out or refused by name, and docs/coverage says which."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from scripts import load_script

from hipkit.runtime.isa import semantics
from hipkit.runtime.isa.refused import FAMILIES, REFUSED
from hipkit.runtime.isa.rules import RULES

TOOL = Path(__file__).parents[3] / "tools" / "coverage.py"
MOST_REFUSED = 40
"""Beside what belongs to images, graphics, GWS and trap handlers."""


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """tools/coverage.py, under a name of its own."""
    module: ModuleType = load_script(TOOL, "hipkit_coverage")
    return module


def test_nothing_is_left_open(tool: ModuleType) -> None:
    found = tool.coverage()
    assert [name for name, ways in found.items() if tool.UNKNOWN in ways] == []
    assert all(len(tool.names_of(target)) > 1000 for target in tool.TARGETS)


def test_the_files_say_what_the_code_does(tool: ModuleType) -> None:
    assert tool.TABLE.read_text() == tool.table(), "python tools/coverage.py writes it again"
    assert tool.TEXT.read_text() == tool.text(), "python tools/coverage.py writes it again"


def test_little_is_refused_and_each_for_a_reason() -> None:
    semantics.load()
    assert not REFUSED.keys() & RULES.keys()
    assert all(REFUSED.values())
    assert all(FAMILIES.values())
    assert len(REFUSED) <= MOST_REFUSED


def test_what_is_refused_can_be_encoded(tool: ModuleType) -> None:
    found = tool.coverage()
    assert [name for name in REFUSED if name not in found] == []
