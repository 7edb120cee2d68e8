"""Functions that are read all at once give the findings of functions that are read one by one."""

from __future__ import annotations

import gc
import struct
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import faults
import pytest
from code_objects import DYNSYM, SYMBOL, SYMTAB, patched, rows, symbols

import hipkit
from hipkit.fatbin.codeobject.elf64 import STT_FUNC
from hipkit.fatbin.isa.sweep import Sweep
from hipkit.fatbin.validate import bodies, reach_rules, together
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


def test_functions_without_a_size_end_where_the_zeros_before_the_next_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    """As assembled kernels do, of Tensile for one: they are read at once too."""
    data = (BUILT / "reduce.gfx1201.v6.hsaco").read_bytes()
    (_, (_, section)), (_, (_, last)) = sorted(_functions(data).items(), key=lambda found: found[1][1][4])
    [text] = [row for _, row in rows(data, 1) if row[2] & 4]
    at, s_endpgm = text[4] + last[4] - text[3], struct.pack("<I", 0xBFB00000)
    data = patched(data, at, s_endpgm.ljust(last[5], b"\0"))
    for kind in (SYMTAB, DYNSYM):
        for place, row in _functions(data, kind).values():
            data = patched(data, place, SYMBOL.pack(*row[:5], 0))
    monkeypatch.setattr(together, "FROM", 0)
    monkeypatch.setattr(Reading, "survey", property(lambda reading: pytest.fail("one by one")))
    assert [found for found in hipkit.validate(hipkit.open(data)) if found.severity != "note"] == []
    found = bodies.Bodies(hipkit.CodeObject.read(data)).all
    assert [(len(body.code), body.padding) for body in found] == [(section[5], 0), (4, last[5] - 4)]


def _functions(data: bytes, kind: int = DYNSYM) -> dict[str, tuple[int, tuple[int, ...]]]:
    return {name: found for name, found in symbols(data, kind).items() if found[1][1] & 15 == STT_FUNC}


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


def test_calls_of_the_same_code_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    content, looked, sums = (BUILT / "hello.gfx1100.v5.hsaco").read_bytes(), list[bytes](), reach_rules._sums

    def counted(body: bodies.Body) -> Iterator[tuple[int, int]]:
        looked.append(body.digest)
        return sums(body)

    monkeypatch.setattr(reach_rules, "_sums", counted)
    monkeypatch.setattr(reach_rules, "_known", {})
    first = findings(content, monkeypatch, least=NEVER)
    assert looked and len(set(looked)) == len(looked)
    assert findings(content, monkeypatch, least=NEVER) == first
    assert len(set(looked)) == len(looked)
    monkeypatch.setattr(reach_rules, "_MOST_KNOWN", len(looked) - 1)
    reach_rules._known.clear()
    assert findings(content, monkeypatch, least=NEVER) == first
    assert len(reach_rules._known) == len(set(looked)) - 1
