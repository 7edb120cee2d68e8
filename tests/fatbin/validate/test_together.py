"""Functions that are read all at once give the findings of functions that are read one by one."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import faults
import pytest

import hipkit
from hipkit.fatbin.isa.sweep import Sweep
from hipkit.fatbin.validate import bodies, together
from hipkit.fatbin.validate.reading import Reading
from hipkit.fatbin.validate.rules import RULES

BUILT = Path(__file__).parents[3] / "samples" / "built"
PLANTED = [fault for fault in faults.table() if RULES[fault.rule].scope == "code"]
NEVER = 1 << 60


@pytest.fixture(autouse=True)
def _nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "_glances", {})


def findings(content: bytes, monkeypatch: pytest.MonkeyPatch, *, least: int, **options: Any) -> list[hipkit.Finding]:
    """What is found in a file where code of that many bytes is read at once."""
    monkeypatch.setattr(together, "FROM", least)
    monkeypatch.setattr(bodies, "_glances", {})
    return hipkit.validate(hipkit.open(content, strict=False), **options)


def test_all_planted_faults_in_code_are_found_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    for fault in PLANTED:
        content = fault.plant(fault.content)
        one_by_one = findings(content, monkeypatch, least=NEVER, **fault.options)
        assert findings(content, monkeypatch, least=0, **fault.options) == one_by_one
        assert fault.rule in {found.rule for found in one_by_one}


def test_sound_code_is_not_read_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "FROM", 0)
    monkeypatch.setattr(Reading, "survey", property(lambda reading: pytest.fail("one by one")))
    assert hipkit.validate(BUILT / "reduce.gfx1201.v6.hsaco") == []


def test_little_code_is_not_worth_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sweep, "sweep", lambda *_: pytest.fail("at once"))
    assert hipkit.validate(BUILT / "reduce.gfx1201.v6.hsaco") == []


def test_without_numpy_functions_are_read_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "FROM", 0)
    monkeypatch.setattr(together, "has_numpy", lambda: False)
    monkeypatch.setattr(Sweep, "sweep", lambda *_: pytest.fail("at once"))
    assert hipkit.validate(BUILT / "reduce.gfx1201.v6.hsaco") == []


def test_functions_do_not_keep_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """While files are judged nothing looks for garbage."""
    monkeypatch.setattr(together, "FROM", 0)
    found = bodies.Bodies(hipkit.CodeObject.read((BUILT / "reduce.gfx1201.v6.hsaco").read_bytes()))
    assert all(body.glance.is_sound for body in found.all)
    first = weakref.ref(found.all[0])
    gc.disable()
    try:
        del found
        assert first() is None
    finally:
        gc.enable()
