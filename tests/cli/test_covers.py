"""``hipkit covers``: the table, the JSON, the exit code."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest
from click.testing import CliRunner, Result

import hipkit
from hipkit.cli.main import cli

BUILT = Path(__file__).parents[2] / "samples" / "built"
SCHEMA = json.loads((Path(hipkit.__file__).parent / "cli" / "schema" / "covers.json").read_text())
FILTER = BUILT / "libfilter.so", BUILT / "libfilter.ccob3.so"


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, ["covers", *map(str, args)])


def test_the_exit_code_says_whether_all_is_covered(tmp_path: Path) -> None:
    assert run(*FILTER, "--gpu", "gfx942").exit_code == 0
    assert run(*FILTER, "--gpu", "gfx942", "--gpu", "gfx1100").exit_code == 1
    assert run(tmp_path / "none.so", "--gpu", "gfx942").exit_code == 2
    (tmp_path / "text").write_text("nothing")
    assert run(tmp_path / "text", "--gpu", "gfx942").exit_code == 2
    assert run(tmp_path, "--gpu", "gfx942").exit_code == 1
    assert "no device code" in run(tmp_path, "--gpu", "gfx942").output
    assert run(*FILTER).exit_code == 2
    assert run(*FILTER, "--gpu", ",").exit_code == 2
    wrong = run(*FILTER, "--gpu", "gfx9000")
    assert (wrong.exit_code, "is no GPU that hipkit knows" in wrong.output) == (2, True)


def test_where_nothing_is_for_a_vendor_its_gpus_may_pass(tmp_path: Path) -> None:
    assert run(*FILTER, "--gpu", "gfx942,sm_90", "--if-any").exit_code == 0
    assert run(*FILTER, "--gpu", "gfx1100,sm_90", "--if-any").exit_code == 1
    assert run(tmp_path, "--gpu", "gfx942", "--if-any").exit_code == 0


def test_the_table_names_what_is_missing() -> None:
    lines = run(*FILTER, "--gpu", "gfx942,gfx1100,sm_90").output.splitlines()
    assert lines == [
        "                    gfx942:sramecc+:xnack-  gfx1100  sm_90",
        "libfilter.so        yes                     NO 2/2   -",
        "libfilter.ccob3.so  yes                     yes      -",
        "NO n/m: n of the m containers have no code for it",
        "gfx1100: libfilter.so: offload-bundle at 0x1000 in .hip_fatbin has gfx942",
        "gfx1100: libfilter.so: offload-bundle at 0x4000 in .hip_fatbin has gfx942",
        "gfx942:sramecc+:xnack-: covered by 2 libraries with code for AMD's GPUs",
        "gfx1100: NOT covered: 1 of 2 libraries with code for AMD's GPUs lacks some for this one",
        "sm_90: NOT covered: no library has code for NVIDIA's GPUs",
    ]


def test_a_narrow_terminal_gets_rows_instead_of_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    output = run(*FILTER, "--gpu", "gfx942,gfx1100,gfx90a,gfx90a:xnack+").output
    assert "libfilter.so\n  gfx942:sramecc+:xnack-      yes\n" in output


@pytest.mark.parametrize(("width", "first"), [(80, 40), (60, 30), (44, 22), (38, 20)])
def test_a_long_name_leaves_half_of_the_line_to_the_gpus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int, first: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    file = tmp_path / ("long-name-" * 8 + ".so.1")
    file.write_bytes(FILTER[1].read_bytes())
    header, row, *_ = run(file, "--gpu", "gfx1100").output.splitlines()
    assert header.index("gfx1100") == row.index("yes") == first + 2
    assert row[0] == "…" and row[:first].endswith("long-name-.so.1")


def test_explain_has_a_reason_for_each_entry() -> None:
    output = run(BUILT / "libfilter.ccob3.so", "--gpu", "gfx1100", "--explain").output
    assert output.count("gfx942 is for gfx942, and the device is gfx1100") == 2
    assert output.count("gfx1100 is taken: it is for this processor") == 2


@pytest.mark.parametrize("path", sorted(BUILT.iterdir()), ids=lambda path: path.name)
def test_json_follows_the_schema(path: Path) -> None:
    result = run(path, "--gpu", "gfx942,gfx1101,gfx90a:xnack+,sm_90", "--json")
    document = json.loads(result.output)
    jsonschema.validate(document, SCHEMA)
    assert document["covered"] is False
    assert result.exit_code == 1


def test_damage_leaves_with_2(tmp_path: Path) -> None:
    data = bytearray((BUILT / "libfilter.so").read_bytes())
    (tmp_path / "x.so").write_bytes(bytes(data[: len(data) // 2]))
    result = run(tmp_path / "x.so", "--gpu", "gfx942", "--json")
    assert result.exit_code == 2


def test_standard_input_is_a_file() -> None:
    result = CliRunner().invoke(cli, ["covers", "-", "--gpu", "gfx942"], input=FILTER[0].read_bytes())
    assert result.exit_code == 0
