"""--jobs: several processes or threads print, write and find what one does."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from hipkit.cli.main import cli
from hipkit.fatbin import compare, many_files
from hipkit.fatbin.validate import rules

BUILT = Path(__file__).parents[2] / "samples" / "built"
NAMES = ("libfilter.so", "libfilter.ccob3.so", "libfilter.a", "matmul.gfx942.v4.hsaco", "vector_add.ccob2")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files, one of which is damaged and one of which is none; however small they are, processes are worth it."""
    monkeypatch.setattr(many_files, "WORTH_SECONDS", 0)
    monkeypatch.setattr(compare, "WORTH_PROCESSES", 0)
    monkeypatch.setattr(rules, "WORTH_PROCESSES", 0)
    folder = tmp_path / "files"
    folder.mkdir()
    for name in NAMES:
        shutil.copy(BUILT / name, folder)
    (folder / "cut.so").write_bytes((BUILT / "libfilter.so").read_bytes()[:-2000])
    (folder / "text").write_text("nothing")
    return folder


@pytest.mark.parametrize(
    "command",
    [
        "ls FOLDER",
        "ls --json FOLDER",
        "ls FILES",
        "inspect FILES",
        "inspect --kernels FOLDER",
        "inspect --verify FILES",
        "covers --gpu gfx942,gfx90a --explain FOLDER",
        "covers --gpu gfx942 --json FILES",
        "validate --format json FILES",
        "validate FOLDER",
        "diff FILE FOLDER",
        "report FILES --force -o OUT/page.html",
        "unbundle FOLDER --force -o OUT",
    ],
)
def test_several_do_what_one_does(folder: Path, tmp_path: Path, command: str) -> None:
    words = {
        "FOLDER": [str(folder)],
        "FILES": [str(folder / name) for name in (*NAMES, "text", "cut.so", "gone")],
        "FILE": [str(folder / NAMES[0])],
    }
    found = []
    for jobs in ("1", "2"):
        out = tmp_path / "out"
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir()
        arguments = [part for word in command.split() for part in words.get(word, [word.replace("OUT", str(out))])]
        result = CliRunner().invoke(cli, [*arguments, "--jobs", jobs])
        written = {path.name: path.read_bytes() for path in sorted(out.iterdir())}
        found.append((result.exit_code, result.stdout, result.stderr, written))
    assert found[0] == found[1]
    assert found[0][1] or found[0][3]


@pytest.mark.parametrize(("jobs", "expected"), [(3, 3), (1, 1)])
def test_files_are_read_by_as_many_processes_as_are_asked_for(
    jobs: int, expected: int, samples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But those that only this process can read."""
    asked: list[int] = []
    trees = many_files.trees

    def noted(read: Any, work: Any, jobs: int, counted: Any) -> Any:
        asked.append(jobs)
        return trees(read, work, 1, counted)

    monkeypatch.setattr(many_files, "trees", noted)
    bundle = samples / "histogram.hipfb"
    for files, given in (
        ((bundle,), None),
        ((samples / "libfilter.a", bundle), None),
        ((bundle, "-"), bundle.read_bytes()),
    ):
        done = CliRunner().invoke(cli, ["ls", "--jobs", str(jobs), *map(str, files)], input=given)
        assert done.exit_code == 0, done.output
    assert asked == [expected, expected, 1]
