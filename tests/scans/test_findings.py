"""The findings of a scan are those of ``hipkit validate`` for each file, at the same places."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import faults
import pytest
from click.testing import CliRunner
from scanned import SAMPLES, noting

import hipkit
from hipkit.cli.main import cli
from hipkit.fatbin.model import Container
from hipkit.fatbin.validate import rules
from hipkit.scans import units
from hipkit.scans.remote import RangeError

PLACED = """
with mine as (select * from files where path = '{0}'),
     told as (
    select rule, severity, message, findings."offset" as at from findings semi join mine using (content)
    union
    select rule, severity, message, entries."offset" + findings."offset"
    from findings join entries using (code) semi join mine on mine.content = entries.content
    union
    select rule, severity, message, if(kind = 'compressed-bundle', 0, containers."offset") + findings."offset"
    from findings join containers on bundle = hash semi join mine on mine.content = containers.content
)
select * from told
"""
"""The findings about a file, with offsets as ``hipkit validate`` counts them."""
OF_BUNDLES = ("bundle-kernels", "bundle-arguments", "bundle-variables")
Told = set[tuple[str, str, str, int | None]]


def told(scan: hipkit.Scan, path: Path) -> Told:
    return set(scan.rows(PLACED.format(path)))


def expected(path: Path) -> Told:
    return {(found.rule, found.severity, found.message, found.offset) for found in hipkit.validate(path)}


def planted(folder: Path, rules: tuple[str, ...] = ()) -> list[Path]:
    """Files with a fault each, below a folder: one for each rule, or all for some rules."""
    chosen = [fault for fault in faults.table() if not fault.options and fault.rule in rules] or list(
        {fault.rule: fault for fault in faults.table() if not fault.options}.values()
    )
    made = []
    for fault in chosen:
        path = folder / fault.name / fault.file
        path.parent.mkdir(parents=True)
        path.write_bytes(fault.plant(fault.content))
        made.append(path)
    return made


@pytest.mark.in_turn(4)
def test_samples_and_planted_faults_have_the_findings_that_validate_has(tmp_path: Path) -> None:
    shutil.copytree(SAMPLES, tmp_path / "files" / "samples")
    broken = planted(tmp_path / "files")
    with hipkit.scan(tmp_path / "files", to=tmp_path / "scan", tables=["findings"]) as scan:
        for path in [*sorted((tmp_path / "files" / "samples").iterdir()), *broken]:
            try:
                wanted = expected(path)
            except hipkit.FormatError:
                continue  # no file that hipkit knows
            assert told(scan, path) == wanted, path
        met = {rule for (rule,) in scan.rows("select rule from findings")}
        assert met.issuperset(OF_BUNDLES)
        assert len(met) > 100


def test_a_bundle_is_compared_once_wherever_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [first, *_] = planted(tmp_path / "files", OF_BUNDLES)
    data = first.read_bytes()
    shutil.copyfile(first, tmp_path / "files" / "same")
    (tmp_path / "files" / "later").write_bytes(bytes(4096) + data)
    looked = noting(monkeypatch, "look_at_bundle")
    with hipkit.scan(tmp_path / "files", to=tmp_path / "scan") as scan:
        assert max(Counter(looked).values()) == 1
        assert len(looked) == len(OF_BUNDLES)
        for name in ("same", "later"):
            assert told(scan, tmp_path / "files" / name) == expected(tmp_path / "files" / name)
        assert scan.rows("select count(*), min(codes) > 1, min(shared) < max(kernels) from bundles") == [
            (3, True, True)
        ]
        asked = {rule: files for _, rule, _, files, _ in scan.canned("findings").fetchall()}
        assert asked["bundle-kernels"] == 3
    looked.clear()
    hipkit.scan(tmp_path / "files", to=tmp_path / "scan").close()
    assert looked == []


def test_bundles_whose_code_objects_agree_are_not_opened_again(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = noting(monkeypatch, "look_at_bundle")
    with hipkit.scan(folder, to=tmp_path / "scan") as scan:
        assert looked == []
        assert scan.rows("select count(*) > 1 from codes where interface is not null") == [(True,)]


def test_what_no_rule_expects_costs_the_bundle_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planted(tmp_path / "files", OF_BUNDLES)
    real, met = rules.between, list[Container]()

    def fail_once(container: Container) -> object:
        met.append(container)
        if len(met) == 1:
            raise RecursionError("too deep")
        return real(container)

    monkeypatch.setattr(rules, "between", fail_once)
    with hipkit.scan(tmp_path / "files", to=tmp_path / "scan") as scan:
        assert len(met) == len(OF_BUNDLES)
        assert scan.rows("select message, count(bundle) from findings where rule = 'not-scanned' group by 1") == [
            ("RecursionError: too deep", 1)
        ]
        assert scan.rows("select count(distinct bundle) from findings where bundle is not null") == [(3,)]


def test_a_bundle_that_cannot_be_read_now_is_read_by_the_next_scan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [path] = planted(tmp_path / "files", ("bundle-arguments",))

    def gone(*_words: object) -> None:
        raise RangeError(f"{path}: gone")

    words = ["scan", str(path), "-o", str(tmp_path / "scan"), "--jobs", "1"]
    with monkeypatch.context() as patched:
        patched.setattr(units, "look_at_bundle", gone)
        done = CliRunner().invoke(cli, words)
        assert done.exit_code == 2
        assert "1 bundles could not be compared; scan again" in done.output
    assert CliRunner().invoke(cli, words).exit_code == 0
    with hipkit.Scan(tmp_path / "scan") as scan:
        assert told(scan, path) == expected(path)
