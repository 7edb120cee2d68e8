"""``hipkit scan`` and ``hipkit query`` on the command line."""

from __future__ import annotations

import csv
import io
import json
import shutil
from pathlib import Path

import jsonschema
import pytest
from scanned import SAMPLES, hipkit_

import hipkit
from hipkit.scans.canned import CANNED

SCHEMAS = Path(hipkit.__file__).parent / "cli" / "schema"


@pytest.fixture
def scan(folder: Path, tmp_path: Path) -> Path:
    hipkit.scan(folder, to=tmp_path / "scan").close()
    return tmp_path / "scan"


def schema(name: str) -> object:
    return json.loads((SCHEMAS / f"{name}.json").read_text())


def test_scan_says_what_it_found(folder: Path, tmp_path: Path) -> None:
    done = hipkit_("scan", folder, "-o", tmp_path / "scan", "--jobs", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{tmp_path / 'scan'}: 7 files, 6 with device code; ")
    told = json.loads(hipkit_("scan", folder, "-o", tmp_path / "scan", "--jobs", "1", "--json").stdout)
    jsonschema.validate(told, schema("scan"))
    assert (told["files"], told["files_with_code"], told["failed"]) == (7, 6, [])


def test_scan_without_code_fails_unless_allowed(tmp_path: Path) -> None:
    (tmp_path / "files").mkdir()
    words = ("scan", tmp_path / "files", "-o", tmp_path / "scan", "--jobs", "1")
    assert hipkit_(*words).returncode == 1
    assert hipkit_(*words, "--allow-empty").returncode == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("scan", "none", "-o", "s"), "hipkit: none: cannot be read: No such file or directory\n"),
        (("scan", ".", "-o", "s", "--what", "colours"), "'colours': expected some of containers,"),
        (("scan", ".", "-o", "s", "--memory", "much"), "'much' is no size"),
        (("scan", "nonsense://x", "-o", "s"), "hipkit: nonsense://x: fsspec cannot read it"),
        (("query", "none", "select 1"), "none: is no scan of hipkit's; `hipkit scan FILE -o none` makes one"),
        (("query", "{scan}"), "give one of: a query in SQL, --canned, --digest"),
        (("query", "{scan}", "selct"), "the query cannot be run: Parser Error"),
        (("query", "{scan}", "--canned", "regressions"), "regressions compares two scans: give both, with --diff"),
        (("query", "--diff", "{scan}", "--digest"), "--diff compares two scans: the old one and the new one"),
    ],
)
def test_wrong_words(scan: Path, tmp_path: Path, words: tuple[str, ...], says: str) -> None:
    done = hipkit_(*(word.replace("{scan}", str(scan)) for word in words), cwd=tmp_path)
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", CANNED)
def test_questions_have_answers(scan: Path, folder: Path, tmp_path: Path, name: str) -> None:
    shutil.copyfile(SAMPLES / "libfilter.so", folder / "copy.so")
    hipkit.scan(folder, to=tmp_path / "more").close()
    with hipkit.Scan(tmp_path / "more", old=scan) as both:
        if name in ("growth", "regressions"):
            rows = both.canned(name).fetchall()
            assert [row[0] for row in rows] == (["copy.so"] * len(rows))
            assert bool(rows) == (name == "growth")
    if name != "regressions":
        with hipkit.Scan(tmp_path / "more") as one:
            assert one.canned(name).fetchall() or name == "findings"


def test_duplicates_and_bytes(folder: Path, tmp_path: Path) -> None:
    shutil.copyfile(folder / "0" / "libfilter.so", folder / "copy.so")
    with hipkit.scan(folder, to=tmp_path / "scan") as found:
        pieces = [e for f in hipkit.open_all(folder) for e in f.entries if not e.is_host and e.size]
        by_target = {target: size for target, _, size, _, _ in found.canned("bytes-by-gpu").fetchall()}
        assert sum(by_target.values()) == sum(entry.size for entry in pieces)
        wasted = sum(row[4] for row in found.canned("duplicates").fetchall())
        different = {entry.source.digest("sha256"): entry.size for entry in pieces}
        assert wasted == sum(entry.size for entry in pieces) - sum(different.values())


def test_regressions_are_found(tmp_path: Path, scan: Path) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    shutil.copytree(scan, tmp_path / "worse")
    (path,) = [p for p in (tmp_path / "worse").glob("units/*/kernels.parquet") if pq.read_table(p).num_rows > 1][:1]
    table = pq.read_table(path)
    rows = table.to_pylist()
    rows[0]["vgprs"] += 8
    pq.write_table(pa.Table.from_pylist(rows, table.schema), path)
    done = hipkit_("query", "--diff", scan, tmp_path / "worse", "--canned", "regressions", "--format", "csv")
    found = list(csv.DictReader(io.StringIO(done.stdout)))
    assert found
    assert {row["kernel"] for row in found} == {rows[0]["stable_name"]}
    assert all(int(row["vgprs"]) == int(row["vgprs_was"]) + 8 for row in found)


def test_kernels_that_a_file_has_several_times_are_compared_with_their_like(tmp_path: Path, scan: Path) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    (found,) = [p for p in scan.glob("units/*/kernels.parquet") if pq.read_table(p).num_rows > 1][:1]
    table = pq.read_table(found)
    first = table.to_pylist()[0]
    copies = [{**first, "vgprs": first["vgprs"] + more} for more in range(0, 32, 8)]
    for name, rows in (
        ("one", copies),
        ("other", copies[::-1]),
        ("worse", [*copies[:3], {**copies[3], "scratch": 64}]),
    ):
        shutil.copytree(scan, tmp_path / name)
        pq.write_table(pa.Table.from_pylist(rows, table.schema), tmp_path / name / found.relative_to(scan))
    for name, count in (("other", 0), ("worse", 1)):
        done = hipkit_(
            "query", "--diff", tmp_path / "one", tmp_path / name, "--canned", "regressions", "--format", "csv"
        )
        assert len({row["scratch"] for row in csv.DictReader(io.StringIO(done.stdout))}) == count


def test_files_of_one_name_in_several_folders_are_compared_together(tmp_path: Path, samples: Path) -> None:
    for name in ("vector_add", "libfilter.ccob3.so"):
        (tmp_path / "in" / name).mkdir(parents=True)
        shutil.copy(samples / name, tmp_path / "in" / name / "same.so")
    hipkit_("scan", tmp_path / "in", "-o", tmp_path / "out")
    done = hipkit_("query", "--diff", tmp_path / "out", tmp_path / "out", "--canned", "growth", "--format", "csv")
    assert (done.returncode, len(done.stdout.splitlines())) == (0, 1)


def test_formats(scan: Path) -> None:
    text = "select target, count(*) as entries from entries where target is not null group by target order by target"
    as_csv = list(csv.reader(io.StringIO(hipkit_("query", scan, text, "--format", "csv").stdout)))
    told = json.loads(hipkit_("query", scan, text, "--json").stdout)
    jsonschema.validate(told, schema("query"))
    assert as_csv == [told["columns"], *([row[0], str(row[1])] for row in told["rows"])]
    table = hipkit_("query", scan, text).stdout.splitlines()
    assert table[0].split() == ["target", "entries"]
    assert [line.split()[0] for line in table[1:]] == [row[0] for row in told["rows"]]
    page = hipkit_("query", scan, "select '<b>' as \"a&b\", null as none, 1000 as n", "--format", "html").stdout
    assert "<button>a&amp;b</button>" in page
    assert '<td data-v="&lt;b&gt;">&lt;b&gt;</td><td data-v=""><td class=n data-v="1000">1,000</td>' in page


def test_digest_is_printed(scan: Path) -> None:
    with hipkit.Scan(scan) as found:
        told = json.loads(hipkit_("query", scan, "--digest", "--json").stdout)
        assert dict(told["rows"]) == found.digest()
        assert found.table("kernels").column_names[:3] == ["code", "kernel", "name"]
