"""Files that another process cuts short while a command reads them: a line and an exit code, never a signal."""

from __future__ import annotations

import os
import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hipkit.cli.main import cli
from hipkit.fatbin import backing

SAYS = "the file became shorter while it was read"
KERNEL = "reduce.gfx1100.v5.hsaco"


def wheel(samples: Path, path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(samples / "libfilter.ccob3.so", "x/stored.so")
        archive.write(samples / "libfilter.so", "x/deflated.so", zipfile.ZIP_DEFLATED)


FILES: dict[str, Callable[[Path, Path], object]] = {
    name: lambda samples, path: shutil.copy(samples / path.name, path)
    for name in (
        "libfilter.so",
        "libfilter.ccob3.so",
        "libfilter.a",
        "vector_add.ccob2",
        "histogram.hipfb",
        "freestanding.obj",
        KERNEL,
    )
} | {"x.whl": wheel}

COMMANDS: dict[str, tuple[list[str], tuple[str, ...]]] = {
    "ls": (["ls", "FILE"], tuple(FILES)),
    "ls --verify": (["ls", "--verify", "FILE"], ("libfilter.ccob3.so", "x.whl")),
    "inspect": (["inspect", "FILE"], ("libfilter.so", "freestanding.obj", "x.whl")),
    "inspect --verify": (["inspect", "--verify", "FILE"], ("libfilter.ccob3.so",)),
    "inspect --kernels": (["inspect", "--kernels", "FILE"], ("libfilter.so", "vector_add.ccob2", "libfilter.a")),
    "inspect --kernels --json": (["inspect", "--kernels", "--json", "FILE"], (KERNEL,)),
    "notes": (["notes", "FILE"], (KERNEL, "libfilter.ccob3.so")),
    "disasm": (["disasm", "FILE"], (KERNEL, "libfilter.ccob3.so")),
    "validate": (["validate", "FILE"], ("libfilter.so", "libfilter.ccob3.so", "x.whl")),
    "covers": (["covers", "FILE", "--gpu", "gfx942"], ("libfilter.so", "libfilter.ccob3.so", "x.whl")),
    "diff": (["diff", "FILE", "OTHER"], ("libfilter.so", "x.whl")),
    "report": (["report", "FILE", "-o", "OUT"], ("libfilter.so", "libfilter.ccob3.so")),
    "unbundle": (["unbundle", "FILE", "-o", "OUT"], ("libfilter.so", "libfilter.ccob3.so", "x.whl")),
    "bundle": (["bundle", "--target", "gfx1100=FILE", "-o", "OUT"], (KERNEL,)),
    "edit": (["edit", "FILE", "-o", "OUT", "--keep", "gfx942"], ("libfilter.so", "libfilter.ccob3.so", "x.whl")),
    "edit --compress": (["edit", "FILE", "-o", "OUT", "--compress", "zstd"], ("libfilter.so", "histogram.hipfb")),
    "split": (["split", "FILE", "-o", "OUT"], ("libfilter.so", "libfilter.ccob3.so")),
    "launch": (["launch", "FILE", "reduce<float>", "--block", "64", "--arg", "ones:f32:8", "--arg", "zeros:f32:1", "--arg", "8"], (KERNEL,)),
}  # fmt: skip
SOUND = (0, 1)
"""What commands leave with that found the file whole: ``validate`` and ``covers`` may have something to say."""


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reads]:
    monkeypatch.delenv("COLUMNS", raising=False)  # readline sets it behind Python's back
    monkeypatch.setattr(backing, "WINDOW", 512)
    monkeypatch.setattr(backing, "MOST_WINDOWS", 2)
    counted = Reads()
    monkeypatch.setattr(backing, "read_at", counted)
    yield counted


class Reads:
    """Reads of files; before one of them, another process cuts the file short."""

    path: Path
    at: int
    left: int

    def __init__(self) -> None:
        self.count = 0

    def cut(self, path: Path, at: int, left: int) -> None:
        self.count, self.path, self.at, self.left = 0, path, at, left

    def __call__(self, file: int, size: int, offset: int) -> bytes:
        self.count += 1
        if self.count == self.at:
            os.truncate(self.path, self.left)
        return os.pread(file, size, offset)


def run(arguments: list[str], path: Path, out: Path) -> Result:
    places = {"FILE": str(path), "OTHER": str(path.with_name("other")), "OUT": str(out)}
    for word, place in places.items():
        arguments = [text.replace(word, place) for text in arguments]
    return CliRunner().invoke(cli, arguments)


@pytest.mark.parametrize(
    ("command", "name"), [(command, name) for command in COMMANDS for name in COMMANDS[command][1]]
)
def test_a_file_cut_short(command: str, name: str, reads: Reads, samples: Path, tmp_path: Path) -> None:
    path, at, told, times = tmp_path / name, 1, 0, 0
    FILES[name](samples, tmp_path / "other") if name == "x.whl" else shutil.copy(samples / name, tmp_path / "other")
    while True:
        FILES[name](samples, path)
        reads.cut(path, at, path.stat().st_size // 2 if times % 2 else 0)
        result = run(COMMANDS[command][0], path, tmp_path / f"out{at}")
        assert result.exception is None or isinstance(result.exception, SystemExit), (at, result.exc_info)
        if SAYS in result.output:
            told += 1
            assert result.exit_code in ((1, 2) if command == "validate" else (2,)), (at, result.output)
        elif command == "report" and result.exit_code == 2:  # the page says it
            told += 1
        else:
            assert result.exit_code in SOUND, (at, result.output)
        if reads.count < at:
            break
        at, times = at + 1 + at // 3, times + 1
    assert told, "the command never saw that the file is shorter"


@pytest.mark.parametrize("form", ["kpack", "bundle"])
def test_pieces_cut_short_while_they_are_joined(form: str, reads: Reads, samples: Path, tmp_path: Path) -> None:
    folder = tmp_path / "parts"
    reads.cut(folder, 0, 0)
    assert run(["split", "FILE", "-o", "OUT", "--as", form], samples / "libfilter.so", folder).exit_code == 0
    told = 0
    for path in [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".kpm"]:
        whole, at = path.read_bytes(), 1
        while True:
            path.write_bytes(whole)
            reads.cut(path, at, len(whole) // 2)
            result = run(["join", "FILE", "-o", "OUT"], folder, tmp_path / f"{path.name}{at}")
            assert result.exception is None or isinstance(result.exception, SystemExit), (at, result.exc_info)
            # Where the file is cut before it is opened, its hash is another.
            is_line = result.output.startswith("hipkit: ") and result.output.count("\n") == 1
            assert result.exit_code == 0 or (result.exit_code == 2 and is_line), result.output
            told += SAYS in result.output
            if reads.count < at:
                break
            at += 1 + at // 3
        path.write_bytes(whole)
    assert told
