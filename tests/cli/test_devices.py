"""``hipkit devices`` and ``hipkit run``."""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
from pathlib import Path

import jsonschema
import pytest
from click.testing import CliRunner
from hip_calls import BUILT

import hipkit
from hipkit.cli.main import cli

SCHEMA = json.loads((Path(hipkit.__file__).parent / "cli" / "schema" / "devices.json").read_text())
needs_shared_python = pytest.mark.skipif(
    not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="a program has its Python from a shared library"
)


def test_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPKIT_DEVICES", "gfx942@2G,gfx1100")
    monkeypatch.delenv("COLUMNS", raising=False)  # readline sets it behind Python's back
    result = CliRunner().invoke(cli, ["devices"])
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[1].split()[:2] == ["0", "gfx942:sramecc+:xnack-"]
    assert "2.0 GiB" in lines[1]
    assert "RX 7900 XTX" in lines[2]


def test_the_json(tmp_path: Path) -> None:
    (tmp_path / "devices").write_text("gfx90a:xnack+  # the first\n\ngfx1201@16G\n")
    result = CliRunner().invoke(cli, ["devices", "--json", str(tmp_path / "devices")])
    answer = json.loads(result.output)
    jsonschema.validate(answer, SCHEMA)
    assert [device["target"] for device in answer["devices"]] == ["gfx90a:sramecc+:xnack+", "gfx1201"]
    assert answer["devices"][1]["properties"]["totalGlobalMem"] == 16 << 30


@pytest.mark.parametrize(("text", "named"), [("gfx942@lots", "lots"), ("gfx9999", "gfx9999"), ("/no/list", "/no/list")])
def test_a_list_that_is_none(text: str, named: str) -> None:
    result = CliRunner().invoke(cli, ["devices", text])
    assert result.exit_code == 2
    assert named in result.output


def test_no_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPKIT_DEVICES", "")
    assert CliRunner().invoke(cli, ["devices"]).exit_code == 1


@needs_shared_python
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("vector_add", "1000 sums are right"),
        ("histogram", "counted right"),
        ("reduce", "495000, right"),
        ("hello", "hello"),
    ],
)
def test_programs_run_as_they_are(name: str, says: str) -> None:
    command = [sys.executable, "-m", "hipkit", "run", str(BUILT / name)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert says in ran.stdout


@needs_shared_python
def test_a_program_for_other_devices_says_which() -> None:
    command = [sys.executable, "-m", "hipkit", "run", "--device", "gfx906", str(BUILT / "histogram")]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 1
    assert "gfx1100" in ran.stderr
    assert "gfx906" in ran.stderr
