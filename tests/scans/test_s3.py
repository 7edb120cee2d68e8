"""Files in a bucket: an S3 server of moto's on loopback."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from scanned import SAMPLES

import hipkit
from hipkit.scans import remote

pytest.importorskip("s3fs", reason="s3fs is not installed")
server = pytest.importorskip("moto.server", reason="moto[server] is not installed")

BUCKET = "release"


@pytest.fixture
def bucket(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A bucket with the files of the folder, as fsspec's file system."""
    import fsspec

    running = server.ThreadedMotoServer(ip_address="127.0.0.1", port=0)
    running.start()
    address, port = running.get_host_and_port()
    for name, value in {"KEY_ID": "testing", "ACCESS_KEY": "testing"}.items():
        monkeypatch.setenv(f"AWS_{'SECRET_' if name == 'ACCESS_KEY' else 'ACCESS_'}{name}", value)
    monkeypatch.setenv("AWS_ENDPOINT_URL", f"http://{address}:{port}")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    fsspec.get_filesystem_class("s3").clear_instance_cache()  # or it asks the server of the test before
    files = fsspec.filesystem("s3")
    files.mkdir(BUCKET)
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        files.put(str(path), f"{BUCKET}/lib/{path.relative_to(folder).as_posix()}")
    yield files
    files.rm(BUCKET, recursive=True)
    running.stop()


def test_a_bucket_gives_what_the_folder_does(bucket: Any, folder: Path, tmp_path: Path) -> None:
    kernels = "select name, count(*) from kernels group by name order by name"
    with (
        hipkit.scan(folder, to=tmp_path / "here") as here,
        hipkit.scan(f"s3://{BUCKET}/lib", to=tmp_path / "there") as there,
    ):
        assert there.rows(kernels) == here.rows(kernels)
        assert there.digest()["codes"] == here.digest()["codes"]
        assert there.rows("select count(*), count(content), count(error) from files") == [(7, 6, 0)]


def test_an_object_that_changes_between_two_ranges_is_an_error(
    bucket: Any, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "BLOCK", 1 << 12)
    shutil.copyfile(SAMPLES / "libfilter.ccob3.so", folder / "other")
    real, count = remote.RemoteContent._fetch, 0

    def changing(self: remote.RemoteContent, first: int, last: int) -> None:
        nonlocal count
        count += 1
        if count == 3:
            bucket.put(str(folder / "other"), f"{BUCKET}/lib/0/libfilter.so")
        real(self, first, last)

    monkeypatch.setattr(remote.RemoteContent, "_fetch", changing)
    with hipkit.scan(f"s3://{BUCKET}/lib/0/libfilter.so", to=tmp_path / "scan") as found:
        (error,) = found.rows("select error from files")[0]
        assert "it changed while it was read" in error
