"""A scan's tables hold what other commands say of the same files, and a scan that is made again reads nothing again."""

from __future__ import annotations

import errno
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from scanned import SAMPLES, noting

import hipkit
from hipkit.cli.main import cli
from hipkit.fatbin.codeobject.kernel import Kernel
from hipkit.fatbin.codeobject.read import read_code
from hipkit.fatbin.describe_code import read_with_findings
from hipkit.fatbin.errors import UsageError
from hipkit.fatbin.source import Source
from hipkit.scans import code, files, scanning, units
from hipkit.scans.code import class_of
from hipkit.scans.places import Place
from hipkit.scans.tables import TABLES, WHAT

HERE = Path(__file__).parent


def _fail(*_words: object) -> None:
    raise AssertionError("nothing is to be looked at again")


def test_the_tables_hold_what_is_in_the_files(folder: Path, tmp_path: Path) -> None:
    with hipkit.scan(folder, to=tmp_path / "scan") as found:
        trees = list(hipkit.open_all(folder))
        containers = [container for tree in trees for container in tree.walk()]
        entries = [entry for container in containers for entry in container.entries]
        pieces = [entry for entry in entries if not entry.is_host and entry.size]
        assert found.rows("select count(*), count(content) from files") == [(len(trees) + 1, len(trees))]
        assert found.rows("select count(*) from containers") == [(len(containers),)]
        told = Counter(found.rows("select id, size from entries"))
        assert told == Counter((entry.id, entry.size) for entry in entries)
        contents = {entry.source.digest("sha256").hex(): entry for entry in pieces}
        assert {code for (code,) in found.rows("select code from codes")} == set(contents)
        kernels, arguments = Counter[object](), 0
        for entry in contents.values():
            code = read_code(entry.source)
            for kernel in code.kernels if code else ():
                assert isinstance(kernel, Kernel)
                kernels[kernel.name, kernel.kernarg_size, kernel.code_size] += 1
                arguments += len(kernel.arguments)
        assert Counter(found.rows("select name, kernarg_size, code_size from kernels")) == kernels
        assert found.rows("select count(*) from arguments") == [(arguments,)]


def test_instructions_are_counted_by_class(folder: Path, tmp_path: Path) -> None:
    with hipkit.scan(folder / "0" / "globals.gfx942.v5.hsaco", to=tmp_path / "scan") as found:
        expected: Counter[tuple[str, str]] = Counter()
        listing = hipkit.Disassembly(hipkit.CodeObject.read((folder / "0" / "globals.gfx942.v5.hsaco").read_bytes()))
        for function in listing.functions:
            for instruction in listing.instructions(function):
                if instruction is not None:
                    expected[function.name, class_of(instruction.mnemonic)] += 1
        rows = found.rows("select function, class, count from instructions")
        assert Counter({(function, name): count for function, name, count in rows}) == expected
    assert class_of("v_mfma_f32_32x32x8f16") == "matrix"
    assert class_of("v_add_f32_e32") == "vector"
    assert class_of("s_waitcnt") == "wait"
    assert class_of("global_load_dwordx4") == "vector memory"


def test_findings_are_those_of_validate(tmp_path: Path) -> None:
    data = bytearray((SAMPLES / "libfilter.so").read_bytes())
    with hipkit.open(SAMPLES / "libfilter.so") as sound:
        code = next(entry for entry in sound.entries if entry.target and entry.target.startswith("gfx942"))
        target, bundle = code.offset + 0x30, next(sound.walk()).offset
    data[target] ^= 0x1  # the processor in e_flags: no longer what the metadata name
    data[bundle + 32] ^= 0x20  # the first letter of an entry's id
    (tmp_path / "wrong.so").write_bytes(data)
    shutil.copyfile(tmp_path / "wrong.so", tmp_path / "copy.so")
    with hipkit.scan([tmp_path / "wrong.so", tmp_path / "copy.so"], to=tmp_path / "scan") as found:
        rows = set(found.rows("select rule, severity, message from findings"))
        of_code = found.rows("select count(*) from findings where code is not null")
    expected = {(f.rule, f.severity, f.message) for f in hipkit.validate(tmp_path / "wrong.so")}
    assert rows == expected
    assert len({rule for rule, _, _ in expected}) > 1
    assert of_code[0][0] > 0


def test_a_second_scan_looks_at_nothing(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = hipkit.scan(folder, to=tmp_path / "scan").digest()
    monkeypatch.setattr(units, "look_at_file", _fail)
    monkeypatch.setattr(units, "look_at_code", _fail)
    assert hipkit.scan(folder, to=tmp_path / "scan").digest() == first


def test_what_is_new_changed_or_gone_is_noticed(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hipkit.scan(folder, to=tmp_path / "scan").close()
    looked = noting(monkeypatch, "look_at_file")
    shutil.copyfile(SAMPLES / "freestanding.new-driver.o", folder / "new.so")
    (folder / "0" / "libfilter.so").unlink()
    os.utime(folder / "1" / "vector_add", ns=(1, 1))
    found = hipkit.scan(folder, to=tmp_path / "scan")
    assert sorted(looked) == [str(folder / "1" / "vector_add"), str(folder / "new.so")]
    assert found.digest() == hipkit.scan(folder, to=tmp_path / "fresh").digest()


def test_a_scan_starts_anew_where_asked(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hipkit.scan(folder, to=tmp_path / "scan", tables=["entries"]).close()
    looked = noting(monkeypatch, "look_at_file")
    hipkit.scan(folder / "0", to=tmp_path / "scan", tables=["containers"], resume=False).close()
    assert len(looked) == 3
    (folder / "mine").write_text("")
    with pytest.raises(UsageError, match="is not empty, and no scan"):
        hipkit.scan(folder, to=folder, resume=False)
    assert (folder / "mine").exists()


def test_since_another_scan(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hipkit.scan(folder, to=tmp_path / "old").close()
    shutil.copyfile(SAMPLES / "freestanding.new-driver.o", folder / "new.so")
    (folder / "0" / "libfilter.so").unlink()
    fresh = hipkit.scan(folder, to=tmp_path / "fresh").digest()
    looked = noting(monkeypatch, "look_at_file")
    assert hipkit.scan(folder, to=tmp_path / "new", since=tmp_path / "old").digest() == fresh
    assert looked == [str(folder / "new.so")]


def test_code_is_looked_at_once(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(3):
        shutil.copyfile(folder / "0" / "libfilter.so", folder / f"again{number}.so")
    looked = noting(monkeypatch, "look_at_code")
    monkeypatch.setattr(units, "MOST_ITEMS", 2)
    with hipkit.scan(folder, to=tmp_path / "scan") as found:
        assert max(Counter(looked).values()) == 1
        assert found.rows("select count(*) from codes") == [(len(looked),)]
        ((copies,),) = found.rows("select max(copies) from (" + "select count(*) as copies from entries group by code)")
        assert copies >= 4


def test_the_same_file_under_two_names_is_there_twice_and_its_content_once(folder: Path, tmp_path: Path) -> None:
    shutil.copyfile(folder / "0" / "libfilter.so", folder / "copy.so")
    with hipkit.scan(folder, to=tmp_path / "scan") as found:
        rows = found.rows(
            "select path from files where content in (select content from files where path like '%copy.so')"
        )
        assert len(rows) == 2
        assert found.rows("select count(*) from (select distinct * from containers)") == found.rows(
            "select count(*) from containers"
        )


SCRIPT = """
import sys
import hipkit
from hipkit.scans import units
units.MOST_ITEMS = 1
hipkit.scan(sys.argv[1], to=sys.argv[2])
"""


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_a_killed_scan_goes_on_where_it_was(folder: Path, tmp_path: Path) -> None:
    expected = hipkit.scan(folder, to=tmp_path / "undisturbed").digest()
    for number in (1, 3):  # units that are there when it is killed
        to = tmp_path / f"scan{number}"
        with subprocess.Popen([sys.executable, "-c", SCRIPT, folder, to]) as process:
            deadline = time.monotonic() + 120
            while len(list(to.glob("units/[fc]*"))) < number and process.poll() is None:
                assert time.monotonic() < deadline
                time.sleep(0.002)
            process.send_signal(signal.SIGKILL)
        assert hipkit.scan(folder, to=to).digest() == expected
        assert not list(to.glob("**/.unfinished-*"))


def test_a_full_disk_leaves_nothing_half_written(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import pyarrow.parquet as pq

    real, written = pq.write_table, 0

    def full(*words: object, **more: object) -> None:
        nonlocal written
        written += 1
        if written > 4:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(*words, **more)

    with monkeypatch.context() as patched:
        patched.setattr(pq, "write_table", full)
        with pytest.raises(OSError, match="No space left"):
            hipkit.scan(folder, to=tmp_path / "scan")
    assert not list((tmp_path / "scan" / "units").glob(".unfinished-*"))
    assert hipkit.scan(folder, to=tmp_path / "scan").digest() == hipkit.scan(folder, to=tmp_path / "other").digest()


def test_a_file_that_cannot_be_read_is_a_row(folder: Path, tmp_path: Path) -> None:
    (folder / "cut.so").write_bytes((SAMPLES / "libfilter.so").read_bytes()[:9000])
    (folder / "odd.zip").write_bytes(b"PK\3\4" + bytes(100))
    with hipkit.scan(folder, to=tmp_path / "scan") as found:
        assert found.rows("select count(*) from files") == [(9,)]
        rules = {
            rule
            for (rule,) in found.rows("select rule from findings join files using (content) where path like '%cut.so'")
        }
        assert rules


def test_what_no_reader_expects_costs_the_file_or_the_code_alone(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real_file, real_code = files.opened, read_with_findings

    def open_file(place: Place) -> object:
        if place.path.endswith("vector_add"):
            raise IndexError("no such row")
        return real_file(place)

    def read_code(source: Source) -> object:
        if source.size == sizes[0]:
            raise RecursionError("too deep")
        return real_code(source)

    with hipkit.open(folder / "0" / "globals.gfx942.v5.hsaco") as one:
        sizes = [one.entries[0].size]
    with monkeypatch.context() as patched:
        patched.setattr(files, "opened", open_file)
        patched.setattr(code, "read_with_findings", read_code)
        with hipkit.scan(folder, to=tmp_path / "scan") as found:
            assert found.rows("select error from files where error is not null") == [("IndexError: no such row",)]
            assert found.rows("select message from findings where rule = 'not-scanned'") == [
                ("RecursionError: too deep",)
            ]
            assert found.rows("select count(*) > 3 from codes where kernels is not null") == [(True,)]
    with hipkit.scan(folder, to=tmp_path / "scan") as found:
        assert found.rows("select count(error), count(content) from files") == [(0, 6)]


def test_a_file_that_changes_before_its_code_is_looked_at_is_left_to_the_next_scan(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, changing = units.CodeUnit.look, folder / "0" / "libfilter.so"

    def change(unit: units.CodeUnit, what: frozenset[str]) -> object:
        for name in ("libfilter.ccob3.so", "hello"):
            shutil.copyfile(SAMPLES / name, changing)
        (folder / "1" / "vector_add").write_text("no code\n")
        return real(unit, what)

    with monkeypatch.context() as patched:
        patched.setattr(units.CodeUnit, "look", change)
        hipkit.scan(folder, to=tmp_path / "scan").close()
    assert hipkit.scan(folder, to=tmp_path / "scan").digest() == hipkit.scan(folder, to=tmp_path / "fresh").digest()


@pytest.mark.parametrize("which", [("entries",), ("kernels",), ("containers", "findings")])
def test_only_what_is_asked_for_is_looked_at(folder: Path, tmp_path: Path, which: tuple[str, ...]) -> None:
    with hipkit.scan(folder, to=tmp_path / "scan", tables=which) as found:
        for table, asked in (("kernels", "kernels"), ("instructions", "instructions"), ("codes", "kernels")):
            has_rows = found.rows(f"select count(*) > 0 from {table}")[0][0]
            assert has_rows == (asked in which or (table == "codes" and bool({"findings"} & set(which))))
        assert found.rows("select count(*) > 0 from entries") == [(True,)]


def test_scans_that_do_not_fit_are_refused(folder: Path, tmp_path: Path) -> None:
    hipkit.scan(folder, to=tmp_path / "scan", tables=["entries"]).close()
    with pytest.raises(UsageError, match="this scan has entries; name another folder"):
        hipkit.scan(folder, to=tmp_path / "scan")
    with pytest.raises(UsageError, match="is not empty, and no scan"):
        hipkit.scan(folder, to=folder)
    with pytest.raises(UsageError, match="was not asked for"):
        hipkit.scan(folder, to=tmp_path / "new", since=tmp_path / "scan")
    with pytest.raises(UsageError, match="is no scan"):
        hipkit.Scan(folder)
    with pytest.raises(UsageError, match="cannot be read: No such file"):
        hipkit.scan(folder / "none", to=tmp_path / "none")
    with pytest.raises(UsageError, match="nonsense: expected some of containers"):
        hipkit.scan(folder, to=tmp_path / "none", tables=["nonsense"])


def test_the_document_describes_every_column() -> None:
    text = (HERE.parents[1] / "docs" / "scan.md").read_text(encoding="utf-8")
    for table, columns in TABLES.items():
        _, _, section = text.partition(f"### {table}\n")
        section = section.partition("\n##")[0]
        for column in columns:
            assert f"| `{column.name}` | {column.type} | {column.meaning} |" in section, (table, column)
    assert all(name in text for name in WHAT)


def test_questions_about_what_is_known_keep_to_the_memory_they_are_given(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = set[tuple[object, ...]]()

    class Noted(hipkit.Scan):
        def __init__(self, *words: Any, **more: Any) -> None:
            super().__init__(*words, **more)
            settings.update(self.rows("select current_setting('memory_limit'), current_setting('temp_directory')"))

    monkeypatch.setattr(scanning, "Scan", Noted)
    found = hipkit.scan(folder, to=tmp_path / "scan", memory=100 << 20)
    (in_the_end,) = found.rows("select current_setting('temp_directory')")[0]
    meanwhile = str(tmp_path / "scan" / "units" / ".unfinished-queries")
    assert settings == {("100.0 MiB", meanwhile), ("100.0 MiB", in_the_end)}
    assert Path(in_the_end).parent == Path(tempfile.gettempdir())
    assert found.digest() == hipkit.scan(folder, to=tmp_path / "other").digest()


def test_what_is_looked_at_is_put_together_to_units(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [("a", 9, "1", 0, n, f"c{n}", 40) for n in range(5)] + [
        ("b", 9, "1", 0, 0, "d", 400),
        ("c", 9, "1", 0, 0, "e", 1),
    ]
    made = [unit for unit in scanning._code_units(rows, 100) if isinstance(unit, units.CodeUnit)]
    assert [[piece.code for piece in unit.pieces] for unit in made] == [
        ["c0", "c1"],
        ["c2", "c3"],
        ["c4"],
        ["d"],
        ["e"],
    ]
    assert [unit.size for unit in made] == [80, 80, 40, 400, 1]
    monkeypatch.setattr(units, "MOST_ITEMS", 2)
    assert [len(unit.places) for unit in file_units([(0, "a"), (0, "b"), (0, "c"), (1, "d")])] == [2, 1, 1]
    assert [unit.attempt for unit in file_units([(0, "a"), (1, "d")])] == [0, 1]
    assert units.unit_size(100) == units.LEAST_BYTES
    assert units.unit_size(320 << 20) == 20 << 20
    assert units.unit_size(1 << 40) == units.MOST_BYTES


def file_units(tried: list[tuple[int, str]]) -> list[units.FilesUnit]:
    """Units of files of a byte each, with how often they were looked at."""
    rows = [(tries, path, 1, "1", 1) for tries, path in tried]
    return [unit for unit in scanning._file_units(rows, 100) if isinstance(unit, units.FilesUnit)]


@pytest.mark.parametrize("words", [[], ["--dashboard"]])
def test_the_link_of_the_dashboard_is_shown_where_it_is_asked_for(
    words: list[str], folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "cluster.yaml").write_text(
        "class: distributed.LocalCluster\n"
        'arguments: {n_workers: 1, threads_per_worker: 1, processes: false, dashboard_address: ":0"}\n'
    )
    place = ["scan", str(folder), "-o", str(tmp_path / "scan"), "--cluster", str(tmp_path / "cluster.yaml")]
    done = CliRunner().invoke(cli, [*place, *words])
    assert bool(re.search(r"^dashboard: http://\S+/status$", done.stderr, re.MULTILINE)) == bool(words), done.output
