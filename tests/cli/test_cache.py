"""``hipkit cache``: compiled code goes from one cache to another through a file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import zstandard
from click.testing import CliRunner, Result

from hipkit.cli.main import cli
from hipkit.fatbin.cache_folder import DiskCache, cache_folder

SAMPLE = Path(__file__).parents[2] / "samples" / "built" / "vector_add"
KEY = "0123" * 16


def run(cache: Path, *arguments: object) -> Result:
    return CliRunner(env={"HIPKIT_CACHE": str(cache), "HIPKIT_CACHE_SIZE": "100"}).invoke(
        cli, ["cache", *map(str, arguments)]
    )


def launch(cache: Path) -> dict[str, Any]:
    arrays = [f"{kind}:f32:1000" for kind in ("arange", "ones", "zeros")]
    options = f"--grid 4 --block 256 --arg {' --arg '.join(arrays)} --arg 1000 --json".split()
    command = [sys.executable, "-m", "hipkit", "launch", str(SAMPLE), "vector_add", *options]
    done = subprocess.run(
        command, env=os.environ | {"HIPKIT_CACHE": str(cache)}, capture_output=True, text=True, check=True
    )
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def test_what_one_cache_has_compiled_another_one_does_not_compile_again(tmp_path: Path) -> None:
    archive, first, other = tmp_path / "code.tar.zst", tmp_path / "a", tmp_path / "b"
    assert launch(first)["compile_seconds"] > 0
    done = run(first, "export", archive)
    assert (done.exit_code, archive.is_file()) == (0, True), done.output
    taken = json.loads(run(other, "import", archive, "--json").stdout)
    assert taken["moved"]["files"] == taken["files"] > 0
    assert launch(other)["compile_seconds"] == 0
    assert run(other).output.startswith(f"{other}: ")


def kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> DiskCache:
    monkeypatch.setenv("HIPKIT_CACHE", str(folder))
    made = cache_folder()
    assert made is not None
    return DiskCache(made, 1 << 20)


def test_damaged_files_are_not_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = kept(tmp_path / "a", monkeypatch)
    cache.put(KEY, b"code")
    cache.put("f" * 64, b"other code")
    (tmp_path / "a" / "ff" / ("f" * 62)).write_bytes(b"hipkit-code-2\nnonsense")
    moved = json.loads(run(tmp_path / "a", "export", tmp_path / "out", "--json").stdout)["moved"]
    assert (moved["files"], moved["size"]) == (1, len(b"code"))
    assert run(tmp_path / "b", "import", tmp_path / "out").exit_code == 0
    assert kept(tmp_path / "b", monkeypatch).get(KEY) == b"code"


def test_an_archive_is_replaced_only_with_force(tmp_path: Path) -> None:
    (tmp_path / "out").touch()
    refused = run(tmp_path / "a", "export", tmp_path / "out")
    assert refused.exit_code == 2
    assert "already exists; --force replaces it" in refused.output
    assert run(tmp_path / "a", "export", tmp_path / "out", "--force").exit_code == 0


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"no archive", "is no archive of `hipkit cache export`, or is damaged"),
        (zstandard.compress(b"no tar" * 200), "is no archive of `hipkit cache export`, or is damaged"),
        (None, "No such file"),
    ],
    ids=["no zstd", "no tar", "no file"],
)
def test_what_is_no_archive_is_an_error(tmp_path: Path, content: bytes | None, says: str) -> None:
    if content is not None:
        (tmp_path / "file").write_bytes(content)
    done = run(tmp_path / "a", "import", tmp_path / "file")
    assert done.exit_code == 2
    assert says in done.output
    assert done.output.startswith(f"hipkit: {tmp_path / 'file'}")
    assert len(done.output.splitlines()) == 1


def test_names_that_are_no_keys_are_refused(tmp_path: Path) -> None:
    import io
    import tarfile

    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w") as archive:
        archive.addfile(tarfile.TarInfo("../../escaped"), io.BytesIO())
    (tmp_path / "file").write_bytes(zstandard.compress(data.getvalue()))
    done = run(tmp_path / "a", "import", tmp_path / "file")
    assert (done.exit_code, "is not the name of compiled code" in done.output) == (2, True)
    assert not (tmp_path / "escaped").exists()


def test_a_cut_archive_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(tmp_path / "a", monkeypatch).put(KEY, os.urandom(100_000))
    run(tmp_path / "a", "export", tmp_path / "out")
    (tmp_path / "out").write_bytes((tmp_path / "out").read_bytes()[:50_000])
    done = run(tmp_path / "b", "import", tmp_path / "out")
    assert done.exit_code == 2
    assert str(tmp_path / "out") in done.output


@pytest.mark.parametrize(
    ("arguments", "says"), [(("info", "x"), "info takes no FILE"), (("export",), "export which FILE?")]
)
def test_wrong_arguments(tmp_path: Path, arguments: tuple[str, ...], says: str) -> None:
    done = run(tmp_path, *arguments)
    assert (done.exit_code, says in done.output) == (2, True)


def test_without_a_cache_that_is_said(tmp_path: Path) -> None:
    done = CliRunner(env={"HIPKIT_CACHE": "off"}).invoke(cli, ["cache"])
    assert (done.exit_code, "there is no cache" in done.output) == (3, True)
