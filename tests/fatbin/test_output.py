"""Staged files: what they hold, however their bytes come there."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from hipkit.fatbin.errors import FormatError, UsageError
from hipkit.fatbin.joined import Joined
from hipkit.fatbin.output import Staging
from hipkit.fatbin.source import Source

CONTENT = bytes(range(256)) * 20_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "file"
    path.write_bytes(CONTENT)
    return path


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes the system copied at a time."""
    counts: list[int] = []
    if not hasattr(os, "copy_file_range"):
        pytest.skip("os.copy_file_range is there on Linux alone")
    copy = os.copy_file_range

    def count(*args: int) -> int:
        counts.append(copy(*args))
        return counts[-1]

    monkeypatch.setattr(os, "copy_file_range", count)
    return counts


def write(path: Path, content: Source) -> list[int]:
    progress: list[int] = []
    with Staging() as staging:
        staging.write(path, content, progress.append)
    return progress


def test_the_system_copies_a_part_of_a_file(file: Path, sent: list[int], tmp_path: Path) -> None:
    progress = write(tmp_path / "out", Source.from_path(file).sub(1000, 5_000_000))
    assert (tmp_path / "out").read_bytes() == CONTENT[1000:5_001_000]
    assert sum(sent) == sum(progress) == 5_000_000


def test_the_system_copies_what_is_not_patched_of_joined_parts(file: Path, sent: list[int], tmp_path: Path) -> None:
    source = Source.from_path(file)
    joined = Joined(b"head", source.sub(16, 3_000_000), b"tail", source.sub(5, 2_000_000))
    joined.patch(4_000_000, b"patched")
    write(tmp_path / "out", joined.source())
    expected = bytearray(b"head" + CONTENT[16:3_000_016] + b"tail" + CONTENT[5:2_000_005])
    expected[4_000_000:4_000_007] = b"patched"
    assert (tmp_path / "out").read_bytes() == expected
    assert sum(sent) > 2_000_000


@pytest.mark.parametrize("reason", [errno.EXDEV, errno.ENOSYS, errno.EINVAL])
def test_bytes_are_read_where_the_system_copies_none(
    reason: int, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: int) -> int:
        raise OSError(reason, os.strerror(reason))

    monkeypatch.setattr(os, "copy_file_range", refuse, raising=False)
    write(tmp_path / "out", Source.from_path(file))
    assert (tmp_path / "out").read_bytes() == CONTENT


def test_a_file_cut_short_leaves_nothing(file: Path, tmp_path: Path) -> None:
    source = Source.from_path(file)
    os.truncate(file, 1_000_000)
    with pytest.raises(FormatError, match="became shorter"):
        write(tmp_path / "out", source)
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_to_a_folder_and_one_to_nothing_are_refused(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for name, leads_to, reason in (("a", "folder", "is a directory"), ("b", "nothing", "already exists")):
        (tmp_path / name).symlink_to(leads_to)
        with pytest.raises(UsageError, match=reason):
            write(tmp_path / name, Source.from_bytes(b"1"))


def test_long_names_with_one_beginning_are_staged_apart(tmp_path: Path) -> None:
    names = ["x" * 150 + end for end in "abc"]
    with Staging() as staging:
        for name in names:
            staging.write(tmp_path / name, name.encode())
    assert {path.name: path.read_bytes().decode() for path in tmp_path.iterdir()} == {name: name for name in names}
