"""The table of what differs between releases: each of its rules is asked for somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from hip_calls import behaving

import hipkit
from hipkit.runtime.errors import TrapError
from hipkit.runtime.hip.gate import code_of
from hipkit.runtime.profile import PROFILES, RULES, Rule

RUNTIME = Path(hipkit.__file__).parent / "runtime"


def test_every_rule_has_an_answer_in_every_profile_and_is_asked_for() -> None:
    assert set(RULES) == set(Rule)
    assert {len(row) for row in RULES.values()} == {len(PROFILES)}
    read = "".join(path.read_text() for path in RUNTIME.rglob("*.py") if path.name != "profile.py")
    assert [rule.name for rule in Rule if f"Rule.{rule.name}" not in read] == []


@pytest.mark.parametrize(("name", "code"), [("hip5", 719), ("hip6", 719), ("hip7", 719), ("docs", 710)])
def test_a_trap_is_a_failed_launch_and_an_assertion_in_the_documents(name: str, code: int) -> None:
    with behaving(name):
        assert code_of(TrapError("an assertion")) == code
