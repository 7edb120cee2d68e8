"""Files at URLs: only ranges are read, and servers that throttle, cut short or change are noticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from range_server import RangeServer

import hipkit
from hipkit.cli.main import cli
from hipkit.scans import remote, units
from hipkit.scans.places import Place

pytest.importorskip("aiohttp")


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "PATIENCE", 0.01)


def code_of(scan: hipkit.Scan) -> dict[str, str]:
    """The digests of what does not say where files are."""
    return {table: found for table, found in scan.digest().items() if table not in ("files", "containers", "entries")}


def test_a_url_gives_what_the_file_does(server: RangeServer, folder: Path, tmp_path: Path) -> None:
    paths = sorted(path for path in folder.rglob("*") if path.suffix != ".txt" and path.is_file())
    here = hipkit.scan(paths, to=tmp_path / "here")
    there = hipkit.scan([server.url(path) for path in paths], to=tmp_path / "there")
    assert code_of(there) == code_of(here)
    same = "select member, kind, count(*) from containers group by all order by all nulls first"
    assert there.rows(same) == here.rows(same)


def test_of_a_large_file_only_what_matters_is_read(
    server: RangeServer, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import zipfile

    monkeypatch.setattr(remote, "BLOCK", 1 << 12)
    with zipfile.ZipFile(folder / "large.zip", "w") as made:
        for number in range(4):
            made.writestr(f"weights{number}.bin", bytes([number]) * (1 << 20))
        made.write(folder / "0" / "libfilter.so", "lib/libfilter.so")
    with hipkit.scan(server.url(folder / "large.zip"), to=tmp_path / "scan") as found:
        assert found.rows("select distinct member from containers") == [("lib/libfilter.so",)]
    assert server.bytes_sent < (folder / "large.zip").stat().st_size / 5


def test_a_server_that_throttles_or_cuts_is_asked_again(server: RangeServer, folder: Path, tmp_path: Path) -> None:
    server.refusals, server.short = 2, 2
    with hipkit.scan(server.url(folder / "0" / "libfilter.so"), to=tmp_path / "scan") as found:
        assert found.rows("select error from files") == [(None,)]
        assert found.rows("select count(*) > 0 from codes") == [(True,)]


def test_a_slow_server_gives_the_same_to_several_processes(
    server: RangeServer, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hipkit.scans.scanning.WORTH_PROCESSES", 0)
    urls = [server.url(path) for path in sorted(folder.rglob("*")) if path.is_file()]
    expected = hipkit.scan(urls, to=tmp_path / "fast").digest()
    server.throttle.bytes_a_second = 100_000
    assert hipkit.scan(urls, to=tmp_path / "slow", jobs=2).digest() == expected


def test_a_server_that_never_answers_costs_the_file_alone(server: RangeServer, folder: Path, tmp_path: Path) -> None:
    server.refusals = remote.TRIES
    urls = [server.url(folder / "0" / "libfilter.so"), server.url(folder / "1" / "vector_add")]
    with hipkit.scan(urls, to=tmp_path / "scan") as found:
        (first, second) = found.rows("select error from files order by path")
    assert "cannot be had" in first[0]
    assert second == (None,)
    with hipkit.scan(urls, to=tmp_path / "scan") as found:
        assert found.rows("select count(*), count(content), count(error) from files") == [(2, 2, 0)], (
            "it is tried again"
        )


def test_code_that_cannot_be_read_now_is_read_by_the_next_scan(
    server: RangeServer, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = server.url(folder / "0" / "libfilter.so")

    def gone(place: Place) -> None:
        raise remote.RangeError(f"{place.path}: gone")

    with monkeypatch.context() as patched:
        patched.setattr(units, "opened", gone)
        done = CliRunner().invoke(cli, ["scan", url, "-o", str(tmp_path / "scan"), "--jobs", "1"])
        assert done.exit_code == 2
        assert re.search(rf"{re.escape(url)}: \d+ pieces of code could not be read; scan again", done.output)
    with hipkit.scan(url, to=tmp_path / "scan") as found:
        assert found.rows("select count(*) > 0 from codes") == [(True,)]


def test_a_file_that_changes_between_two_ranges_is_an_error(
    server: RangeServer, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "BLOCK", 1 << 12)
    server.changes_after = 1
    with hipkit.scan(server.url(folder / "0" / "libfilter.so"), to=tmp_path / "scan") as found:
        (error,) = found.rows("select error from files")[0]
        assert "it changed while it was read" in error
        assert found.rows("select count(*) from containers") == [(0,)]
    with hipkit.scan(server.url(folder / "0" / "libfilter.so"), to=tmp_path / "scan") as found:
        assert found.rows("select error from files") == [(None,)], "the next scan reads it as it is now"
