"""A file that is edited keeps its mode, owner and times, and is never open to more people than it was."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from hipkit.fatbin import edit
from hipkit.fatbin.output import Staging


@pytest.fixture
def library(samples: Path, tmp_path: Path) -> Path:
    path = tmp_path / "libfilter.so"
    shutil.copy(samples / "libfilter.so", path)
    os.utime(path, ns=(1_000_000_001, 2_000_000_002))
    return path


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o755, 0o4755])
def test_in_place(library: Path, mode: int) -> None:
    if os.getuid() == 0:
        os.chown(library, 1234, 5678)
    library.chmod(mode)
    before = library.stat()
    edit.edit(library, in_place=True, compress="zstd")
    after = library.stat()
    assert after.st_ino != before.st_ino
    assert (after.st_mode, after.st_uid, after.st_gid) == (before.st_mode, before.st_uid, before.st_gid)
    assert after.st_mtime_ns == before.st_mtime_ns


def test_another_file_takes_the_mode_alone(library: Path, tmp_path: Path) -> None:
    library.chmod(0o4750)
    edit.edit(library, tmp_path / "small.so", compress="zstd")
    after = (tmp_path / "small.so").stat()
    assert after.st_mode & 0o7777 == 0o750
    assert after.st_mtime_ns != library.stat().st_mtime_ns


def test_nothing_is_changed_after_the_file_has_its_name(library: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for name in ("replace", "chmod", "chown", "utime"):
        real = getattr(os, name)

        def call(*args: object, _name: str = name, _real: object = real, **options: object) -> object:
            done.append(_name)
            return _real(*args, **options)  # type: ignore[operator]

        monkeypatch.setattr(os, name, call)
    edit.edit(library, in_place=True, compress="zstd")
    assert done[-1] == "replace"
    assert {"chmod", "utime"} <= set(done)


def test_what_is_not_whole_yet_is_for_its_owner_alone(library: Path, tmp_path: Path) -> None:
    library.chmod(0o600)
    seen: list[int] = []

    def look(_count: int) -> None:
        seen.extend(path.stat().st_mode & 0o777 for path in tmp_path.glob(".*.part"))

    with Staging(force=True) as staging:
        staging.write(library, b"x" * 10, look, like=library)
    assert seen == [0o600]
