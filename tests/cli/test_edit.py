"""``hipkit edit``, ``split`` and ``join``: what is printed, what is written, what they leave with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result
from handmade import GFX942, GFX1100, HOST, bundle, ccob

import hipkit
from hipkit.cli.main import cli

BUNDLE = bundle((HOST, b""), (GFX942, b"code for 942" * 50), (GFX1100, b"code for 1100" * 50))


def schema(name: str) -> Any:
    return json.loads((Path(hipkit.__file__).parent / "cli" / "schema" / f"{name}.json").read_text())


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, [str(arg) for arg in args])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "k.hipfb").write_bytes(BUNDLE)
    return tmp_path / "k.hipfb"


def test_edit_prints_what_it_did(file: Path, tmp_path: Path) -> None:
    result = run("edit", file, "-o", tmp_path / "out", "--keep", "gfx942")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert lines[0].split() == ["kept", "dropped", "before", "after"]
    assert lines[1].split() == ["offload-bundle", "0", "gfx942", "gfx1100", "8.6", "KiB", "4.6", "KiB"]
    assert lines[-1] == f"{tmp_path / 'out'}  8.6 KiB -> 4.6 KiB, 47 % smaller"
    assert [e.target for e in hipkit.open(tmp_path / "out").entries] == [None, "gfx942"]


def test_targets_may_be_a_list(file: Path, tmp_path: Path) -> None:
    (tmp_path / "new").write_bytes(b"new")
    result = run("edit", file, "--in-place", "--drop", "gfx942,gfx1100", "--add", f"gfx90a:xnack+={tmp_path / 'new'}")
    assert result.exit_code == 0, result.output
    assert [e.target for e in hipkit.open(file).entries] == [None, "gfx90a:xnack+"]
    assert "+gfx90a:xnack+" in result.output


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        ([], 2, "nothing to do"),
        (["--keep", "gfx906"], 1, "no entry for 'gfx906'; it has gfx1100, gfx942"),
        (["--drop", "gfx9*", "--drop", "gfx1100"], 2, "--drop-all"),
        (["--replace", "gfx942"], 2, "must be TARGET=FILE"),
        (["--add", "gfx9999=/dev/null"], 2, "unknown processor 'gfx9999'"),
        (["--compress", "brotli"], 2, "must be one of none"),
        (["--keep", "gfx942", "--level", "3"], 2, "--level needs --compress"),
    ],
)
def test_what_cannot_be_done_is_said_and_nothing_written(
    arguments: list[str], code: int, says: str, file: Path, tmp_path: Path
) -> None:
    result = run("edit", file, "-o", tmp_path / "out", *arguments)
    assert result.exit_code == code, result.output
    assert says in result.output
    assert len(result.output.splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["k.hipfb"]


def test_where_to_write_must_be_said(file: Path, tmp_path: Path) -> None:
    assert "say where to write" in run("edit", file, "--keep", "gfx942").output
    assert run("edit", file, "-o", tmp_path / "x", "--in-place", "--keep", "gfx942").exit_code == 2
    (tmp_path / "out").write_bytes(b"mine")
    assert "--force" in run("edit", file, "-o", tmp_path / "out", "--keep", "gfx942").output
    assert (tmp_path / "out").read_bytes() == b"mine"
    assert run("edit", file, "-o", tmp_path / "out", "--keep", "gfx942", "--force").exit_code == 0
    assert "is not there" in run("edit", tmp_path / "none", "-o", tmp_path / "new", "--keep", "gfx942").output


def test_json_follows_the_schema_for_every_sample(samples: Path, tmp_path: Path) -> None:
    for path in sorted(samples.iterdir()):
        result = run("edit", path, "-o", tmp_path / path.name, "--strip-debug", "--json")
        assert result.exit_code == 0, (path, result.output)
        document = json.loads(result.output)
        jsonschema.validate(document, schema("edit"))
        assert document["after"] == (tmp_path / path.name).stat().st_size


def test_split_and_join_print_and_describe_what_they_did(file: Path, samples: Path, tmp_path: Path) -> None:
    text = run("split", file, "-o", tmp_path / "parts").output
    assert [line.split()[:2] for line in text.splitlines()] == [
        ["k.hipfb", "host"], ["k-gfx1100.hipfb", "gfx1100"], ["k-gfx942.hipfb", "gfx942"],
    ]  # fmt: skip
    assert run("join", tmp_path / "parts", "-o", tmp_path / "again").output == (
        f"{tmp_path / 'again' / 'k.hipfb'}  8.6 KiB, as it was before the split\n"
    )
    for name in ("libfilter.so", "libfilter.ccob3.so"):
        result = run("split", samples / name, "-o", tmp_path / name, "--json", "--group", "g")
        jsonschema.validate(json.loads(result.stdout), schema("split"))
        result = run("join", tmp_path / name, "-o", tmp_path / f"{name}-again", "--json")
        jsonschema.validate(json.loads(result.stdout), schema("join"))
    assert run("join", tmp_path, "-o", tmp_path / "x").exit_code == 1
    assert run("split", tmp_path / "none", "-o", tmp_path / "x").exit_code == 2


def test_notes_go_to_stderr(tmp_path: Path) -> None:
    (tmp_path / "k.ccob").write_bytes(ccob(BUNDLE))
    result = run("split", tmp_path / "k.ccob", "-o", tmp_path / "parts")
    assert result.exit_code == 0
    assert "note: " in result.stderr
    assert "compressed anew" in run("join", tmp_path / "parts", "-o", tmp_path / "again").output
    assert [e.data for e in hipkit.open(tmp_path / "again" / "k.ccob").entries][1:] == [
        e.data for e in hipkit.open(BUNDLE).entries
    ][1:]
