"""Queries keep to the memory they are given, use temporary files for the rest, and leave none; damage and errors are told."""

from __future__ import annotations

import csv
import io
import os
import resource
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from scanned import hipkit_

import hipkit
from hipkit.fatbin.errors import UsageError

MIB = 1 << 20
SORTED = "set threads = 2; select count(*) from (select hash(i) as h, md5(i::varchar) as m from range(3000000) t(i) order by h, m limit 2900000)"
"""What needs some 200 MB, or as much on the disk; with more threads, which have some each, more."""


@pytest.fixture
def scan(folder: Path, tmp_path: Path) -> Path:
    hipkit.scan(folder, to=tmp_path / "scan", tables=["containers", "entries"]).close()
    return tmp_path / "scan"


def asked(
    scan: Path, *words: str, temporary: Path, largest_file: int | None = None
) -> subprocess.CompletedProcess[str]:
    """``hipkit query``, with a folder for temporary files, none larger than that."""

    def limit() -> None:
        if largest_file is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))

    temporary.mkdir(exist_ok=True)
    return subprocess.run(
        [sys.executable, "-m", "hipkit", "query", str(scan), *words], capture_output=True, text=True, timeout=300,
        env={**os.environ, "TMPDIR": str(temporary)}, preexec_fn=limit,
    )  # fmt: skip


def test_what_does_not_fit_goes_to_temporary_files_that_are_deleted(scan: Path, tmp_path: Path) -> None:
    seen, is_done = set[str](), threading.Event()

    def look() -> None:
        while not is_done.is_set():
            seen.update(path.parent.name[:13] for path in (tmp_path / "t").glob("*/*"))
            time.sleep(0.01)

    looking = threading.Thread(target=look)
    looking.start()
    done = asked(scan, SORTED, "--memory", "64M", "--format", "csv", temporary=tmp_path / "t")
    is_done.set()
    looking.join()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[1:] == ["2900000"]
    assert seen == {"hipkit-query-"}
    assert list((tmp_path / "t").iterdir()) == []


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads what Linux says of memory")
def test_memory_stays_below_what_is_given(scan: Path, tmp_path: Path) -> None:
    def largest(text: str, *words: str) -> int:
        code = (
            "import runpy, sys\nsys.argv[0] = 'hipkit'\ntry:\n runpy.run_module('hipkit', run_name='__main__')\n"
            "finally:\n print(open('/proc/self/status').read().split('VmHWM:')[1].split()[0], file=sys.stderr)"
        )
        done = subprocess.run(
            [sys.executable, "-c", code, "query", str(scan), text, "--format", "csv", *words],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True, cwd=tmp_path,
        )  # fmt: skip
        return 1024 * int(done.stderr.split()[-1])

    little = largest("select 1")
    assert largest(SORTED, "--memory", "64M") < little + 96 * MIB < largest(SORTED)
    rows = "select i, md5(i::varchar) from range(1000000) t(i)"
    assert largest(rows, "--memory", "64M") < little + 96 * MIB


def test_a_query_that_needs_more_than_there_is_says_so(scan: Path, tmp_path: Path) -> None:
    in_lists = "select len(list(md5(i::varchar))) from range(3000000) t(i)"
    done = asked(scan, in_lists, "--memory", "64M", temporary=tmp_path / "t")
    assert done.returncode == 2
    assert done.stderr.startswith(
        "hipkit: the query needs more than 64.0 MiB of memory (--memory), or more room for the rest"
    )
    assert f"than {tmp_path / 't'} has: Out of Memory Error: " in done.stderr
    assert done.stderr.count("\n") == 1
    assert list((tmp_path / "t").iterdir()) == []


def test_a_disk_that_takes_no_more_is_told(scan: Path, tmp_path: Path) -> None:
    done = asked(scan, SORTED, "--memory", "64M", temporary=tmp_path / "t", largest_file=4 * MIB)
    assert done.returncode == 2
    assert done.stderr.startswith("hipkit: the query cannot be run: IO Error: Could not write file")
    assert "File too large" in done.stderr
    assert done.stderr.count("\n") == 1
    assert list((tmp_path / "t").iterdir()) == []


def test_a_query_is_not_run_where_its_temporary_files_cannot_be(scan: Path, tmp_path: Path) -> None:
    (tmp_path / "t").write_text("a file, no folder")
    code = "import tempfile\ntempfile.tempdir = {!r}\nimport hipkit\nwith hipkit.Scan({!r}, memory=64 << 20) as scan: scan.rows({!r})"
    for text, says in (("select 1", ""), (SORTED, "UsageError: the query cannot be run: IO Error")):
        words = [sys.executable, "-c", code.format(str(tmp_path / "t"), str(scan), text)]
        said = subprocess.run(words, capture_output=True, text=True, timeout=300).stderr
        assert says in said
        assert bool(said) == bool(says)


@pytest.mark.parametrize("text", ["select cast(path as int) from files", "select error('told')"])
def test_an_error_that_comes_with_the_rows_is_one_line(scan: Path, text: str) -> None:
    for form in ("table", "csv", "json", "html"):
        done = hipkit_("query", scan, text, "--format", form)
        assert done.returncode == 2
        assert done.stderr.startswith("hipkit: the query cannot be run: ")
        assert done.stderr.count("\n") == 1
    with hipkit.Scan(scan) as found, pytest.raises(UsageError, match="the query cannot be run"):
        found.rows(text)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("name", ["units/*/files.parquet", "units/*/entries.parquet", "listing.parquet"])
@pytest.mark.parametrize("left", [0, 100])
def test_a_table_that_is_damaged_is_named(scan: Path, folder: Path, tmp_path: Path, name: str, left: int) -> None:
    shutil.copytree(scan, tmp_path / "damaged")
    (path, *_) = (tmp_path / "damaged").glob(name)
    with path.open("r+b") as file:
        file.truncate(left)
    done = hipkit_("query", tmp_path / "damaged", "--canned", "coverage")
    assert done.returncode == 2
    assert done.stderr.startswith(f"hipkit: {tmp_path / 'damaged'}: is damaged: ")
    assert str(path) in done.stderr
    assert done.stderr.count("\n") == 1
    again = ("scan", folder, "-o", tmp_path / "damaged", "--what", "containers,entries", "--jobs", "1")
    if name != "listing.parquet":  # which each scan writes anew
        assert hipkit_(*again).stderr == done.stderr
        shutil.rmtree(path.parent)
    assert hipkit_(*again).returncode == 0
    with hipkit.Scan(scan) as one, hipkit.Scan(tmp_path / "damaged") as other:
        assert one.digest() == other.digest()


def test_all_rows_are_written(scan: Path) -> None:
    done = hipkit_("query", scan, "select i from range(40000) t(i) order by i", "--format", "csv")
    assert [row[0] for row in csv.reader(io.StringIO(done.stdout))] == ["i", *map(str, range(40000))]


def test_a_long_table_is_written_as_a_short_one_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from hipkit.cli import query

    rows = [(f"name {number}", number * 1000, None if number % 3 else 0.5) for number in range(50)]
    said = []
    for least in (50, 51):
        monkeypatch.setattr(query, "_LONG", least)
        query._table(["file", "bytes", "share"], rows)
        said.append([line.rstrip() for line in capsys.readouterr().out.splitlines()])
    assert said[0] == said[1]
    assert said[0][2] == "name 1    1,000      -"
