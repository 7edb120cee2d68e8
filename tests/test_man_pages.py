"""``man hipkit`` and ``man hipkit-COMMAND`` say what ``--help`` says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import man_pages
import pytest

from hipkit.cli.main import COMMANDS, cli

PAGES = sorted(man_pages.FOLDER.glob("*.1"))


def test_the_pages_are_what_the_generator_writes() -> None:
    made = man_pages.pages()
    assert {path.name for path in PAGES} == set(made), "python tools/man_pages.py"
    for path in PAGES:
        assert path.read_text("ascii") == made[path.name], "python tools/man_pages.py"


@pytest.mark.parametrize("name", COMMANDS)
def test_each_option_is_in_the_page(name: str) -> None:
    command = cli.get_command(click.Context(cli), name)
    assert command is not None
    text = (man_pages.FOLDER / f"hipkit-{name}.1").read_text().replace("\\-", "-")
    for option in command.params:
        if isinstance(option, click.Option):
            assert all(f"\\fB{name}\\fR" in text for name in option.opts)
    for section in ("NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "EXAMPLES", "SEE ALSO"):
        assert re.search(rf"^\.SH {section}\n[^.]|^\.SH {section}\n\.[^S]", text, re.MULTILINE), section


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
@pytest.mark.parametrize("checker", ["groff -ww -man -Tutf8 -z", "mandoc -Tlint", "man --warnings -l"])
def test_no_formatter_warns(path: Path, checker: str, tool: Callable[[str], Any]) -> None:
    program, *options = checker.split()
    done = tool(program)(*options, path, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert program == "man" or done.stdout == b""


@pytest.mark.parametrize("text", [".TH x", "'tis", "a\\nb", "--json", "x^2 ~ y", "1…2", "a` b"])
def test_text_is_no_request_and_loses_no_sign(text: str) -> None:
    line = man_pages.plain(text)
    assert not line.startswith((".", "'"))
    if shutil.which("groff"):
        done = subprocess.run(
            ["groff", "-ww", "-man", "-Tascii"], input=f".TH x 1\n.SH x\n{line}\n", capture_output=True, text=True
        )
        assert text.replace("…", "...") in re.sub(r"\x1b\[\d*m|.\x08", "", done.stdout)


@pytest.mark.wheel
def test_the_wheel_installs_them_where_man_looks() -> None:
    installed = Path(sys.prefix) / "share" / "man" / "man1"
    assert {path.name for path in installed.glob("hipkit*.1")} == {path.name for path in PAGES}
    if shutil.which("man"):
        path = f"{Path(sys.prefix) / 'bin'}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(["man", "-w", "hipkit-inspect"], env={**os.environ, "PATH": path}, capture_output=True)
        assert Path(os.fsdecode(done.stdout).strip()).samefile(installed / "hipkit-inspect.1")
