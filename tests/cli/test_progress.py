"""The bar of commands that look at many files: on a terminal alone, with a fraction that grows up to the end."""

from __future__ import annotations

import contextlib
import io
import os
import random
import re
import shutil
import sys
import threading
import time
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from hipkit.cli import progress
from hipkit.cli.main import cli
from hipkit.fatbin import compare, many_files

BUILT = Path(__file__).parents[2] / "samples" / "built"
NAMES = ("hello", "libfilter.a", "libfilter.ccob3.so", "libfilter.so", "matmul", "reduce", "vector_add.ccob2")


END = b"[the end]"


class Terminal:
    """What a command writes to a terminal, which is its stderr."""

    def __init__(self) -> None:
        self._file, inner = os.openpty()
        self.stream = os.fdopen(inner, "w", encoding="utf-8")
        self._shown = bytearray()
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        # Processes that multiprocessing starts keep the other end open.
        with contextlib.suppress(OSError):
            while not self._shown.endswith(END):
                self._shown += os.read(self._file, 1 << 16)
        os.close(self._file)

    def text(self) -> str:
        with self.stream:
            self.stream.write(END.decode())
        self._reading.join()
        return self._shown.removesuffix(END).decode()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "files"
    folder.mkdir()
    for name in NAMES:
        shutil.copy(BUILT / name, folder)
    return folder


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    """A terminal at which a bar is drawn from the start, whenever there is something new."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "132")
    monkeypatch.setattr(progress, "SHOWN_AFTER", 0)
    terminal = Terminal()
    yield terminal
    terminal.stream.close()


def run(monkeypatch: pytest.MonkeyPatch, stderr: object, *arguments: object) -> str:
    """The stdout of a command whose stderr is a terminal or is not."""
    out = io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", stderr)
        cli.main([str(argument) for argument in arguments], standalone_mode=False)
    return out.getvalue()


COMMANDS = (
    "ls FOLDER",
    "ls --verify FOLDER",
    "inspect FOLDER",
    "inspect --kernels FOLDER",
    "covers --gpu gfx942 --if-any FOLDER",
    "validate FOLDER",
    "report FOLDER --force -o OUT/page.html",
    "unbundle FOLDER --force -o OUT",
    "diff FOLDER OTHER",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_bar_tells_the_fraction(command: str, folder: Path, shown: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "INTERVAL", 1e-4)
    other = shutil.copytree(folder, folder.with_name("other"))
    words = {"FOLDER": str(folder), "OTHER": str(other)}
    out = folder.with_name("out")
    arguments = [words.get(word, word.replace("OUT", str(out))) for word in command.split()]
    alone = run(monkeypatch, io.StringIO(), *arguments, "--jobs", 1)
    assert run(monkeypatch, shown.stream, *arguments, "--jobs", 1) == alone
    for fractions in fractions_in(shown.text()):
        assert len(set(fractions)) >= 4
        assert fractions == sorted(fractions)
        assert fractions[-1] >= 90


@pytest.mark.parametrize(
    ("command", "is_read"),
    [
        ("ls FOLDER", True), ("ls --verify FOLDER", False), ("inspect FOLDER", True), ("inspect --json FOLDER", True),
        ("inspect --verify FOLDER", False), ("inspect --kernels FOLDER", False), ("covers --gpu gfx942 FOLDER", True),
        ("notes FOLDER", True), ("validate FOLDER", False),
    ],
)  # fmt: skip
def test_the_bar_counts_what_takes_the_time(
    command: str, is_read: bool, folder: Path, shown: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command that does more than read moves the bar while it does that; others while they read."""
    counted, within = Counter[str](), [""]
    on, advance = progress.Bar.on, progress.Bar.advance

    @contextlib.contextmanager
    def noted_on(bar: progress.Bar, what: str, size: int = 0, of: int = 0) -> Iterator[progress.Advance]:
        within.append(what.split()[0])
        with on(bar, what, size, of) as step:
            yield step
        within.pop()

    def noted(bar: progress.Bar, count: float) -> None:
        counted[within[-1]] += round(count)
        advance(bar, count)

    monkeypatch.setattr(progress.Bar, "on", noted_on)
    monkeypatch.setattr(progress.Bar, "advance", noted)
    run(monkeypatch, shown.stream, *(str(folder) if word == "FOLDER" else word for word in command.split()))
    size = sum(path.stat().st_size for path in folder.iterdir())
    assert counted.total() == pytest.approx(size, abs=len(NAMES) * 20)
    assert counted["reading"] == (size if is_read else 0)


def fractions_in(text: str) -> list[list[int]]:
    """What each bar said, one after the other: a bar has its name and begins with little."""
    said = [int(found[1]) for found in re.finditer(r"(\d+)% ", re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text))]
    assert said
    bars = [[said[0]]]
    for fraction in said[1:]:
        if fraction < bars[-1][-1]:
            bars.append([])
        bars[-1].append(fraction)
    return bars


@pytest.mark.parametrize("command", ["ls FOLDER", "diff FOLDER OTHER"])
def test_the_bar_of_several_processes_counts_what_they_do(
    command: str, folder: Path, shown: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(many_files, "WORTH_SECONDS", 0)
    monkeypatch.setattr(compare, "WORTH_PROCESSES", 0)
    counted, advance = list[float](), progress.Bar.advance

    def counting(bar: progress.Bar, count: float) -> None:
        counted.append(count)
        advance(bar, count)

    monkeypatch.setattr(progress.Bar, "advance", counting)
    arguments = [str(folder) if word in ("FOLDER", "OTHER") else word for word in command.split()]
    run(monkeypatch, shown.stream, *arguments, "--jobs", 2)
    size = sum(path.stat().st_size for path in folder.iterdir())
    assert sum(counted) == size * len([word for word in command.split() if word in ("FOLDER", "OTHER")])
    assert fractions_in(shown.text())


def test_what_is_printed_has_the_line_for_itself(
    folder: Path, shown: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With stdout at the same terminal, the bar is wiped before anything is printed."""
    monkeypatch.setattr(progress, "INTERVAL", 1e-4)
    plain = run(monkeypatch, io.StringIO(), "ls", folder, "--jobs", 1)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", shown.stream)
        patch.setattr(sys, "stderr", shown.stream)
        cli.main(["ls", str(folder), "--jobs", "1"], standalone_mode=False)
    text = shown.text()
    assert fractions_in(text)
    assert rendered(text) == [line.rstrip() for line in plain.splitlines()]


def rendered(text: str) -> list[str]:
    """What is left on a terminal: it knows carriage returns, wiped lines and moves up."""
    lines, row, column = [""], 0, 0
    for found in re.finditer(r"\x1b\[([0-9;?]*)([A-Za-z])|\r|\n|[^\x1b\r\n]+", text):
        part = found[0]
        if part == "\r":
            column = 0
        elif part == "\n":
            row += 1
            lines += [""] * (row + 1 - len(lines))
        elif found[2] == "A":
            row -= int(found[1] or 1)
        elif found[2] == "K":
            lines[row] = "" if found[1] == "2" else lines[row][:column]
        elif not found[2]:
            lines[row] = lines[row][:column].ljust(column) + part + lines[row][column + len(part) :]
            column += len(part)
    return [line.rstrip() for line in lines if line.strip()]


def test_nothing_is_shown_without_a_terminal(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "SHOWN_AFTER", 0)
    monkeypatch.setattr(progress, "INTERVAL", 1e-4)
    stderr = io.StringIO()
    run(monkeypatch, stderr, "ls", folder, "--jobs", 1)
    assert stderr.getvalue() == ""


def test_who_waits_at_a_terminal_sees_for_what(shown: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no fraction is known; elsewhere nothing is shown, however long it takes."""
    monkeypatch.setattr(sys, "stderr", shown.stream)
    with progress.patience("writing k.so"):
        time.sleep(0.2)
    assert "writing k.so" in shown.text()
    file = io.StringIO()
    monkeypatch.setattr(sys, "stderr", file)
    with progress.patience("writing k.so"):
        time.sleep(0.05)
    assert file.getvalue() == ""


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_bar_moves_within_one_large_file(
    jobs: int, tmp_path: Path, shown: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(many_files, "WORTH_SECONDS", 0)
    content = (BUILT / "libfilter.so").read_bytes() + random.Random(1).randbytes(1 << 20)
    for name in ("one", "other"):
        with zipfile.ZipFile(tmp_path / name, "w", zipfile.ZIP_DEFLATED) as archive:
            for number in range(8):
                archive.writestr(f"{number}.so", content)
    steps, advance = list[float](), progress.Bar.advance

    def counting(bar: progress.Bar, count: float) -> None:
        steps.append(count)
        advance(bar, count)

    monkeypatch.setattr(progress.Bar, "advance", counting)
    run(monkeypatch, shown.stream, "ls", str(tmp_path / "one"), str(tmp_path / "other"), "--jobs", jobs)
    size = (tmp_path / "one").stat().st_size
    assert sum(steps) == 2 * size
    assert jobs > 1 or len([step for step in steps if 0 < step < size / 4]) > 16
