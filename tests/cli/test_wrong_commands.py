"""Typical wrong command lines: each answer is one, names what is wrong, and says what to write instead."""

from __future__ import annotations

from pathlib import Path

import pytest
import wrong_commands
from wrong_commands import TABLE, Wrong


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("wrong")
    wrong_commands.prepare(made)
    return made


@pytest.mark.parametrize("wrong", TABLE, ids=lambda wrong: wrong.line)
def test_the_answer_says_what_is_wrong(wrong: Wrong, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
    code, text = wrong_commands.answer(wrong)
    assert code == wrong.code, text
    assert [part for part in wrong.says if part not in text] == [], text
    lines = text.splitlines()
    assert sum(line.startswith(("hipkit: ", "Error: ")) for line in lines) == 1, text
    assert "Traceback" not in text and "=True" not in text and "=None" not in text
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*")} == before


def test_there_are_enough_and_each_is_there_once() -> None:
    assert len({wrong.line for wrong in TABLE}) == len(TABLE) >= 60


def test_the_page_is_what_the_commands_print(tmp_path: Path) -> None:
    assert wrong_commands.document(tmp_path.resolve()) == wrong_commands.DOCUMENT.read_text()
