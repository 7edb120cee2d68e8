"""What the pages of docs/ show is what happens."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WRITTEN = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
TOP = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")}
PAGES = ("commands.md", "covers.md", "diff.md", "port.md", "report.md")
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


FILE = re.compile(r"\.(?:py|c|h|s|sh|md|tsv|js)$")
"""How names of files end that only this repository has; others may be a program's own."""


def paths_in(text: str) -> list[str]:
    """What is in backticks and names a file or folder of this repository, from its root or from some folder in it.

    ``NAME`` stands for any name, and ``*`` for any text.
    """
    found = [name.replace("NAME", "*") for name in re.findall(r"`([\w.*-]+(?:/[\w.*-]*)*)`", text)]
    return [name for name in found if FILE.search(name) or ("/" in name and name.split("/")[0] in TOP)]


def missing(text: str) -> list[str]:
    return [name for name in paths_in(text) if not any(_places(name))]


def _places(name: str) -> Iterator[Path]:
    yield from ROOT.glob(name.rstrip("/"))
    if name.split("/")[0] not in TOP:
        yield from (path for folder in sorted(TOP) for path in (ROOT / folder).rglob(name))


@pytest.mark.parametrize("page", WRITTEN, ids=lambda path: path.name)
def test_files_and_folders_that_a_page_names_exist(page: Path) -> None:
    assert missing(page.read_text(encoding="utf-8")) == []


def test_a_path_that_does_not_exist_is_found() -> None:
    text = "`fatbin/walk.py`, `runtime/isa/builders/`, `tests/fatbin/formats/test_NAME.py`, `fatbin/formats/none_*.py`"
    assert missing(text) == ["runtime/isa/builders/", "fatbin/formats/none_*.py"]
    assert missing("`emit.py`, `compiler/emit.py`, `flow/emit.py`, `--grid X/Y`, `a/b`, `NAME.py`") == ["flow/emit.py"]


def test_the_readme_counts_rules_and_planted_faults() -> None:
    import faults

    from hipkit.fatbin.validate.rules import RULES

    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert f"[{len(RULES)} rules](docs/rules.md)" in readme
    assert f"all of {len(faults.table())} faults that `make faults` plants" in readme
