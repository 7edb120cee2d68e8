"""The recorded answers of other people's tools are what the tools answer, where they are installed."""

from __future__ import annotations

import base64
import json
import zipfile
from pathlib import Path

import pytest
import tool_answers
from pip_tools import real_program
from turns import TURN

ARCHIVES = sorted(tool_answers.FOLDER.glob("*.zip"))
LARGEST = 10 << 20


def test_they_are_small_and_say_which_version_gave_them() -> None:
    assert sum(path.stat().st_size for path in ARCHIVES) < LARGEST
    for path in ARCHIVES:
        with zipfile.ZipFile(path) as archive:
            assert any(sign.isdigit() for sign in archive.read("version").decode()), path.name
            assert len(archive.namelist()) > 1


@pytest.mark.parametrize("path", ARCHIVES, ids=lambda path: path.stem)
def test_the_tool_gives_them_again(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked with the same arguments about the same content, a quarter of them in turn; all have the key of their question."""
    program = real_program(path.stem)
    monkeypatch.chdir(tmp_path)
    with zipfile.ZipFile(path) as archive:
        rows = {name: json.loads(archive.read(name)) for name in archive.namelist() if name != "version"}
    asked = 0
    for name, row in rows.items():
        if row["inputs"] is None:
            continue
        arguments = arguments_of(row, tmp_path / name)
        given, variables = base64.b64decode(row["given"]), row.get("variables", {})
        question = tool_answers.Question(path.stem, arguments, given, variables)
        assert f"{question.key}.json" == name, "the question is another one"
        asked += 1
        if program and int(question.key[:8], 16) % 4 == TURN % 4:
            found = question.ask(program)
            assert {key: row[key] for key in found} == found, row["words"]
    assert asked or path.stem in tool_answers.WITH_PATHS


def arguments_of(row: dict[str, object], folder: Path) -> list[str]:
    """The arguments of a question, with its files in a folder."""
    folder.mkdir()
    words, inputs = row["words"], row["inputs"]
    assert isinstance(words, list)
    assert isinstance(inputs, dict)
    made, number = [], 0
    for word in words:
        parts = []
        for part in tool_answers.PARTS.split(word):
            if part.startswith("<") and part.endswith(">"):
                path = folder / str(number) / part[1:-1].partition(":")[0]
                path.parent.mkdir()
                if str(number) in inputs:
                    path.write_bytes(base64.b64decode(inputs[str(number)]))
                parts.append(str(path))
                number += 1
            else:
                parts.append(part)
        made.append("".join(parts))
    return made
