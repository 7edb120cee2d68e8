"""What compilers are asked before they compile: once for each program, as long as it is the same."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from hipkit.cc import compilers


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The programs that have been started, whose names are collected from here on; nothing is on disk yet."""
    started: list[str] = []
    ask = compilers._asked

    def note(*command: str) -> str:
        started.append(Path(command[0]).name)
        return ask(*command)

    monkeypatch.setattr(compilers, "_asked", note)
    monkeypatch.setenv("HIPKIT_CACHE", str(tmp_path / "cache"))
    return started


def program(path: Path) -> Path:
    """A program that has a version."""
    shutil.copy(shutil.which("sleep") or "/bin/sleep", path)
    return path


def test_a_compiler_is_asked_for_its_version_once(asked: list[str], tmp_path: Path) -> None:
    path = program(tmp_path / "clang++-19")
    first = compilers._said(str(path), "--version")
    assert "sleep" in first
    assert compilers._said(str(path), "--version") == first
    assert asked == ["clang++-19"]


@pytest.mark.parametrize("change", ["time", "link"])
def test_another_program_at_its_path_is_asked_again(asked: list[str], tmp_path: Path, change: str) -> None:
    path = tmp_path / "clang++"
    path.symlink_to(program(tmp_path / "clang-19"))
    compilers._said(str(path), "--version")
    if change == "time":
        os.utime(path, ns=(1, 1))
    else:
        path.unlink()
        path.symlink_to(program(tmp_path / "clang-20"))
    compilers._said(str(path), "--version")
    assert asked == ["clang++"] * 2


@pytest.mark.parametrize(
    ("name", "question", "is_script", "cache"),
    [
        ("clang++", "--version", True, "on"),
        ("hipcc", "--version", False, "on"),
        ("ccache", "--version", False, "on"),
        ("clang++", "-print-prog-name=ld.lld", False, "on"),
        ("clang++", "--version", False, "off"),
    ],
)
def test_what_may_change_without_the_program_is_asked_each_time(
    asked: list[str],
    tmp_path: Path,
    name: str,
    question: str,
    is_script: bool,
    cache: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if cache == "off":
        monkeypatch.setenv("HIPKIT_CACHE", cache)
    path = program(tmp_path / name)
    if is_script:
        path.write_text("#!/bin/sh\necho clang version 19.1.0\n")
    for _ in range(2):
        compilers._said(str(path), question)
    assert asked == [name] * 2
