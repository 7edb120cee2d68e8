"""Every planted fault is found by its rule, and the sound file has no such finding; every rule is tried somewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import faults
import faults_in_compiled
import pytest

from hipkit.fatbin.validate.rules import RULES

TABLE = faults.table()
COMPILED = faults.compiled()
TESTS = Path(__file__).parent


@pytest.mark.parametrize("fault", TABLE, ids=lambda fault: fault.name)
def test_the_fault_is_found_by_its_rule(fault: faults.Fault) -> None:
    assert fault.rule in faults.found(fault)
    assert fault.rule not in faults.found(fault, sound=True)


def test_faults_are_many_and_have_names_of_their_own() -> None:
    assert len({fault.name for fault in TABLE}) == len(TABLE) >= 100


def test_faults_of_compiled_code_that_no_rule_finds_are_named_with_the_reason() -> None:
    assert [fault.name for fault in COMPILED if not fault.rule] == [*faults_in_compiled.NOT_SEEN]


@pytest.mark.slow
@pytest.mark.parametrize("fault", COMPILED, ids=lambda fault: fault.name)
def test_a_fault_of_compiled_code_is_found_by_its_rule(fault: faults.Fault, installed: Callable[[str], object]) -> None:
    for name in ("clang-22", "ptxas", "ld.lld-22", "llvm-objcopy-22"):
        installed(name)
    assert (fault.rule in faults.found(fault)) is bool(fault.rule)
    assert fault.rule not in faults.found(fault, sound=True)


def test_every_rule_is_tried() -> None:
    """Those that no fault in one file breaks are named by a test of their own."""
    left = set(RULES) - {fault.rule for fault in TABLE}
    text = "\n".join(path.read_text() for path in TESTS.rglob("test_*.py"))
    assert [id for id in sorted(left) if not re.search(rf"[\"'\[]{id}[\"'\]]", text)] == []


def test_what_tools_say_of_both_files_is_no_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer is credited with a fault where it speaks of the broken file alone."""
    [fault] = [fault for fault in TABLE if fault.name == "wrong_hash"]
    sound = fault.content
    answers = {"deaf": ((0, ""), (0, "")), "wakes": ((0, ""), (1, "")), "grumbles": ((1, "no"), (1, "bad"))}
    monkeypatch.setattr(faults, "LLVM", tuple((name, (name,)) for name in answers))
    monkeypatch.setattr(faults, "_answer", lambda command, data, name: answers[command[0]][data != sound])
    assert faults.noticed(fault) == ["wakes"]
