"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def console_steps() -> list[tuple[str, str]]:
    """Each command of the console blocks with the output shown under it."""
    blocks = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
    steps = [step for block in blocks for step in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    return [(command, output) for command, _, output in (step.partition("\n") for step in steps)]


def test_commands_print_what_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    # Named, not inherited: readline sets COLUMNS behind Python's back.
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")}
    steps = console_steps()
    assert len(steps) > 4
    for command, shown in steps:
        program, *args = shlex.split(command)
        assert program == "hipkit"
        if args[0] == "run" and not sysconfig.get_config_var("Py_ENABLE_SHARED"):
            continue  # a program has its Python from a shared library
        done = subprocess.run(
            [sys.executable, "-m", "hipkit", *args], capture_output=True, text=True, encoding="utf-8", env=environment
        )
        assert done.stdout.replace(ROOT.as_posix(), "/path/to/hipkit") == shown, command
        assert done.returncode == ("NOT covered" in shown)


def test_the_python_example_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    [block] = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
    example = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(example)
    assert runner.summarize(verbose=False).failed == 0


def test_the_programs_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(blocks) > 1
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_links_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        prose = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", prose):
            assert (page.parent / target).exists(), (page.name, target)


def test_make_targets_that_are_named_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name in re.findall(r"`make ([a-z-]+)`", README + (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")):
        assert re.search(rf"^{name}:", makefile, re.MULTILINE), name
