"""The rule wheel-record: a wheel's files are those that RECORD lists, with their hashes and sizes."""

from __future__ import annotations

import base64
import hashlib
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import hipkit

FILES = {"x/__init__.py": b"one = 1\n", "x/data.bin": bytes(3000), "x-1.dist-info/METADATA": b"Name: x\n"}
RECORD = "x-1.dist-info/RECORD"


def row(name: str, data: bytes, algorithm: str = "sha256") -> str:
    digest = base64.urlsafe_b64encode(hashlib.new(algorithm, data).digest()).rstrip(b"=").decode()
    return f"{name},{algorithm}={digest},{len(data)}"


ROWS = [*(row(name, data) for name, data in FILES.items()), f"{RECORD},,"]
Change = Callable[[dict[str, bytes], list[str]], None]


def write(path: Path, files: dict[str, bytes], rows: list[str] | None) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
        if rows is not None:
            archive.writestr(RECORD, "\n".join(rows) + "\n")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda files, rows: None, []),
        (lambda files, rows: rows.__setitem__(1, row("x/data.bin", FILES["x/data.bin"], "sha512")), []),
        (lambda files, rows: files.update({f"{RECORD}.jws": b"{}"}), []),
        (lambda files, rows: files.update({"x/data.bin": bytes(2999) + b"\1"}),
         ["x/data.bin: its sha256 is not the one in RECORD"]),
        (lambda files, rows: rows.__setitem__(0, rows[0][:-1] + "9"), ["x/__init__.py: has 8 bytes, RECORD says 9"]),
        (lambda files, rows: files.pop("x/data.bin"), ["x/data.bin: is in RECORD, and not in the wheel"]),
        (lambda files, rows: files.update({"x/new.so": b""}), ["x/new.so: is not in RECORD"]),
        (lambda files, rows: rows.__setitem__(0, "x/__init__.py,,"), ["x/__init__.py: RECORD has no hash of it"]),
        (lambda files, rows: rows.__setitem__(0, "x/__init__.py,crc=1,8"),
         ["x/__init__.py: RECORD has a hash of the kind 'crc', which Python does not know"]),
        (lambda files, rows: files.update({f"x/{n}": b"" for n in range(9)}),
         ["x/0: is not in RECORD", "x/1: is not in RECORD", "x/2: is not in RECORD",
          "and 6 more files that are not as RECORD says"]),
    ],
)  # fmt: skip
def test_record_is_held_against_the_files(change: Change, said: list[str], tmp_path: Path) -> None:
    files, rows = dict(FILES), list(ROWS)
    change(files, rows)
    path = tmp_path / "x-1-py3-none-any.whl"
    write(path, files, rows)
    assert [finding.message for finding in hipkit.validate(path, select=["wheel-record"])] == sorted(said)
    path.rename(tmp_path / "x.zip")
    assert not hipkit.validate(tmp_path / "x.zip", select=["wheel-record"])


def test_a_wheel_without_record_is_none(tmp_path: Path) -> None:
    path = tmp_path / "x-1-py3-none-any.whl"
    write(path, FILES, None)
    [finding] = hipkit.validate(path, select=["wheel-record"])
    assert finding.message == "has 0 RECORD files; pip installs no such wheel"
