"""What the pages of docs/ show is what happens."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ("covers.md", "diff.md", "report.md")
"""The pages whose commands and examples are run."""


@pytest.mark.parametrize("name", PAGES)
def test_commands_print_what_is_shown(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")}
    blocks = re.findall(r"```console\n(.*?)```", (ROOT / "docs" / name).read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        for step in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = step.partition("\n")
            program, *args = shlex.split(command)
            assert program == "hipkit"
            done = subprocess.run(
                [sys.executable, "-m", "hipkit", *args],
                capture_output=True,
                text=True,
                encoding="utf-8",
                env=environment,
            )
            # The size of a page changes with its script.
            sizes = r"[0-9.]+ KiB: "
            assert re.sub(sizes, "", done.stdout) == re.sub(sizes, "", shown), command
            assert done.returncode in (0, 1), done.stderr


@pytest.mark.parametrize("name", ["covers.md", "diff.md"])
def test_the_python_examples_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    [block] = re.findall(r"```pycon\n(.*?)```", (ROOT / "docs" / name).read_text(encoding="utf-8"), re.DOTALL)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(doctest.DocTestParser().get_doctest(block, {}, name, name, 0))
    assert runner.summarize(verbose=False).failed == 0
