"""Compilations that were made before are read from the cache, until something that they were made from changes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hipkit.cc import compilers, device, headers, library
from hipkit.cc.driver import run_jobs
from hipkit.cc.errors import CompileError
from hipkit.cc.rtc import Source

KERNEL = '#include "value.h"\nextern "C" __global__ void k(int *p) { *p = VALUE; }\n'


pytestmark = pytest.mark.usefixtures("cache")


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sources that a compiler was called for, as they come."""
    made: list[str] = []

    def noted(compiler: compilers.Compiler, options: list[str]) -> str:
        made.append(options[-3])
        return run_jobs(compiler, options)

    monkeypatch.setattr(device, "run_jobs", noted)
    return made


def compiled(path: Path, *options: str) -> bytes:
    return device.compile_for(path, ["gfx942"], list(options), compilers.find()).data


def test_a_file_is_compiled_once_until_what_it_includes_changes(tmp_path: Path, runs: list[str]) -> None:
    path, header = tmp_path / "k.hip", tmp_path / "value.h"
    path.write_text(KERNEL)
    header.write_text("#define VALUE 1\n")
    first = compiled(path)
    assert compiled(path) == first
    assert len(runs) == 1
    header.write_text("#define VALUE 2\n")
    second = compiled(path)
    assert (second != first, len(runs)) == (True, 2)
    header.unlink()
    with pytest.raises(CompileError, match="file not found"):
        compiled(path)
    header.write_text("#define VALUE 2\n")
    assert compiled(path) == second
    assert len(runs) == 3
    compiled(path, "-DOTHER")
    compiled(path, "-O1")
    assert len(runs) == 5


def test_the_same_source_in_another_folder_has_other_headers(tmp_path: Path, runs: list[str]) -> None:
    made = []
    for number in (1, 2):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "k.hip").write_text(KERNEL)
        (folder / "value.h").write_text(f"#define VALUE {number}\n")
        made.append(compiled(folder / "k.hip"))
    assert made[0] != made[1]
    assert len(runs) == 2


def test_warnings_are_kept_too(runs: list[str]) -> None:
    logs = []
    for _ in range(2):
        source = Source(b"#warning careful\n__global__ void k() {}", "mine.cu")
        source.compile([], "gfx942")
        logs.append(source.log)
    assert logs[0] == logs[1]
    assert "mine.cu:1:2: warning: careful" in logs[0]
    assert len(runs) == 1


def test_headers_in_memory_count(runs: list[str]) -> None:
    made = []
    for value in (b"1", b"2", b"1"):
        source = Source(KERNEL.encode(), "k.cu", [("value.h", b"#define VALUE " + value + b"\n")])
        source.compile([], "gfx942")
        made.append(source.code)
    assert made[0] == made[2] != made[1]
    assert len(runs) == 2


@pytest.mark.parametrize("file", ["headers.py", "include/hip/hip_runtime.h", "library/hostcall.h"])
def test_what_another_hipkit_compiled_is_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, runs: list[str], file: str
) -> None:
    package = tmp_path / "cc"
    shutil.copytree(library.FOLDER.parent, package)
    monkeypatch.setattr(library, "FOLDER", package / "library")
    monkeypatch.setattr(headers, "OWN", package / "include")
    monkeypatch.setattr(library, "digest", library.digest.__wrapped__)
    path = tmp_path / "a.hip"
    path.write_text('extern "C" __global__ void k(int *p) { *p = 1; }\n')
    compiled(path)
    compiled(path)
    assert len(runs) == 1
    with (package / file).open("a") as changed:
        changed.write("\n")
    compiled(path)
    assert len(runs) == 2


def test_what_says_when_it_was_compiled_is_not_kept(tmp_path: Path, runs: list[str]) -> None:
    path = tmp_path / "k.hip"
    path.write_text('extern "C" __global__ void k(char *p) { *p = __TIME__[0]; }')
    compiled(path)
    compiled(path)
    assert len(runs) == 2


def test_options_that_write_more_files_have_them_written_again(tmp_path: Path, runs: list[str]) -> None:
    path, rules = tmp_path / "k.hip", tmp_path / "k.d"
    path.write_text("__global__ void k() {}")
    for _ in range(2):
        compiled(path, "-MD", "-MF", str(rules))
    assert len(runs) == 2


def test_damage_in_the_cache_is_compiled_again(tmp_path: Path, cache: Path, runs: list[str]) -> None:
    path = tmp_path / "k.hip"
    path.write_text("__global__ void k() {}")
    first = compiled(path)
    for file in cache.glob("*/*"):
        file.write_bytes(file.read_bytes()[:-1])
    assert compiled(path) == first
    assert len(runs) > 1
    before = len(runs)
    assert compiled(path) == first
    assert len(runs) == before
