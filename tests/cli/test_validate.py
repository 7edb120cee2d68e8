"""``hipkit validate``: which rules, in which form, with which exit code."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import faults
import jsonschema
import pytest
from click.testing import CliRunner, Result

import hipkit
from hipkit.cli.main import cli
from hipkit.fatbin.validate.rules import RULES

BUILT = Path(__file__).parents[2] / "samples" / "built"
SCHEMA = json.loads((Path(hipkit.__file__).parent / "cli" / "schema" / "validate.json").read_text())
LOCATION = {
    "type": "object",
    "required": ["physicalLocation"],
    "properties": {
        "physicalLocation": {
            "type": "object",
            "required": ["artifactLocation"],
            "additionalProperties": False,
            "properties": {
                "artifactLocation": {
                    "required": ["uri"],
                    "properties": {
                        "uri": {"type": "string", "format": "uri-reference"},
                        "uriBaseId": {"type": "string"},
                    },
                    "additionalProperties": False,
                },
                "region": {
                    "required": ["byteOffset"],
                    "properties": {"byteOffset": {"type": "integer", "minimum": 0}, "byteLength": {"const": 0}},
                    "additionalProperties": False,
                },
            },
        },
        "logicalLocations": {"type": "array", "items": {"required": ["fullyQualifiedName"]}},
    },
    "additionalProperties": False,
}
MESSAGE = {"type": "object", "required": ["text"], "properties": {"text": {"type": "string", "minLength": 1}}}
LEVEL = {"enum": ["none", "note", "warning", "error"]}
SARIF = {
    "type": "object",
    "required": ["version", "runs"],
    "additionalProperties": False,
    "properties": {
        "$schema": {"type": "string", "format": "uri"},
        "version": {"const": "2.1.0"},
        "runs": {
            "type": "array",
            "items": {
                "required": ["tool", "results"],
                "properties": {
                    "tool": {"required": ["driver"], "properties": {"driver": {"required": ["name", "rules"]}}},
                    "results": {
                        "type": "array",
                        "items": {
                            "required": ["message", "ruleId"],
                            "additionalProperties": False,
                            "properties": {
                                "ruleId": {"type": "string"},
                                "ruleIndex": {"type": "integer", "minimum": 0},
                                "level": LEVEL,
                                "message": MESSAGE,
                                "locations": {"type": "array", "items": LOCATION},
                            },
                        },
                    },
                },
            },
        },
    },
}
"""The part of SARIF 2.1.0 that hipkit writes, as its schema has it."""


USUAL = [id for id, rule in RULES.items() if rule.scope != "set" and not rule.is_thorough]
"""The rules that are applied unless more is asked for."""


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["validate", *map(str, arguments)])


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A file with an error, a warning and a note."""
    data = (BUILT / "matmul.gfx942.v4.hsaco").read_bytes()
    for name in ("registers_spilt", "lds_in_the_field_of_the_command_processor", "vgpr_beyond_the_allocation"):
        [fault] = [fault for fault in faults.table() if fault.name == name]
        data = fault.plant(data)
    path = tmp_path / "broken file.hsaco"
    path.write_bytes(data)
    return path


def rules(result: Result) -> set[str]:
    return {finding["rule"] for line in result.output.splitlines() for finding in json.loads(line)["findings"]}


def test_all_rules_by_default(broken: Path) -> None:
    result = run(broken, "--format", "json")
    assert result.exit_code == 1
    assert rules(result) == {"register-use", "initial-condition", "descriptor-zero", "spills"}
    jsonschema.validate(json.loads(result.output), SCHEMA)


@pytest.mark.parametrize(
    ("options", "left", "code"),
    [
        (("--rule", "spills"), {"spills"}, 0),
        (("--rule", "descriptor-*", "--rule", "spills"), {"descriptor-zero", "spills"}, 1),
        (("--ignore", "register-use", "--ignore", "initial-condition"), {"descriptor-zero", "spills"}, 1),
        (
            ("--ignore", "register-use", "--ignore", "initial-condition", "--fail-on", "error"),
            {"descriptor-zero", "spills"},
            0,
        ),
        (("--fail-on", "error"), {"register-use", "initial-condition", "descriptor-zero", "spills"}, 1),
        (("--rule", "*-*", "--ignore", "*e*", "--ignore", "*-condition"), set(), 0),
        (("--min-occupancy", "10", "--rule", "occupancy"), {"occupancy"}, 1),
        (("--rocm", "4.0", "--rule", "rocm-*"), {"rocm-code"}, 1),
        (("--rocm", "6.1", "--rule", "rocm-*"), set(), 0),
    ],
)
def test_rules_are_chosen(options: tuple[str, ...], left: set[str], code: int, broken: Path) -> None:
    result = run(broken, "--format", "json", *options)
    assert rules(result) == left
    assert result.exit_code == code


def test_an_unknown_rule_is_told_with_near_ones(broken: Path) -> None:
    result = run(broken, "--rule", "descripter-zero")
    assert result.exit_code == 2
    assert "there is no rule 'descripter-zero'; did you mean descriptor-zero" in result.output
    assert "--list-rules" in run(broken, "--ignore", "qqq*").output


def test_a_release_that_is_none_is_told(broken: Path) -> None:
    result = run(broken, "--rocm", "six")
    assert result.exit_code == 2
    assert "'six' is no release of ROCm" in result.output


def test_the_list_of_rules_names_all() -> None:
    result = run("--list-rules")
    assert result.exit_code == 0
    text = " ".join(result.output.split())  # however wide the terminal is
    for rule in RULES.values():
        assert f"{rule.id} " in text
        assert rule.explanation in text


def test_an_explanation_says_why_and_what_to_do(broken: Path) -> None:
    result = run(broken, "--explain")
    assert RULES["register-use"].explanation in result.output
    assert f"For example: {RULES['register-use'].example}" in result.output


def test_sarif_has_the_shape_of_2_1_0(broken: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(broken.parent)
    result = run(broken, BUILT / "libfilter.ccob3.so", "--format", "sarif", "--min-occupancy", "16")
    log = json.loads(result.output)
    jsonschema.validate(log, SARIF)
    [run_] = log["runs"]
    described = run_["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in described] == USUAL
    assert all(rule["help"]["text"] and rule["defaultConfiguration"]["level"] for rule in described)
    for found in run_["results"]:
        assert described[found["ruleIndex"]]["id"] == found["ruleId"]
    by_rule: dict[str, Any] = {found["ruleId"]: found["locations"][0] for found in run_["results"]}
    here = by_rule["register-use"]["physicalLocation"]
    assert here["artifactLocation"] == {"uri": "broken%20file.hsaco", "uriBaseId": "WORKINGDIR"}
    assert here["region"]["byteOffset"] > 0
    packed = by_rule["occupancy"]  # of the last file, whose offsets count in what was unpacked
    assert packed["physicalLocation"]["artifactLocation"]["uri"].startswith("file:///")
    assert "region" not in packed["physicalLocation"]
    where = packed["logicalLocations"][0]["fullyQualifiedName"]
    assert "gfx942" in where
    texts = {found["ruleId"]: found["message"]["text"] for found in run_["results"]}
    assert texts["occupancy"].startswith(f"{where}: ")
    assert texts["register-use"].startswith("kernel '")


def test_junit_has_a_test_for_each_file_and_rule(broken: Path) -> None:
    result = run(broken, BUILT / "matmul", "--format", "junit", "--fail-on", "error", "--ignore", "initial-condition")
    root = ElementTree.fromstring(result.output.encode())
    first, second = root.findall("testsuite")
    assert first.get("name") == str(broken)
    assert [case.get("name") for case in first] == [rule for rule in USUAL if rule != "initial-condition"]
    assert first.get("failures") == "1" == root.get("failures")
    assert second.get("failures") == "0"
    [failed] = [case for case in first if case.find("failure") is not None]
    failure = failed.find("failure")
    assert failed.get("name") == "register-use"
    assert failure is not None and "needs 201 VGPRs" in str(failure.get("message"))
    [warned] = [case for case in first if case.get("name") == "descriptor-zero"]
    assert "granulated_lds_size" in (warned.findtext("system-out") or "")


def test_a_folder_is_a_set_where_that_is_asked(tmp_path: Path) -> None:
    for name in ("vector_add", "libfilter.so"):
        shutil.copy(BUILT / name, tmp_path / name)
    assert run(tmp_path).exit_code == 0
    result = run(tmp_path, "--format", "json", "--together")
    documents = {document["path"]: document["findings"] for document in map(json.loads, result.output.splitlines())}
    for document in documents.values():
        jsonschema.validate({"schema": "hipkit.validate/1", "path": "x", "findings": document}, SCHEMA)
    assert {finding["rule"] for finding in documents[str(tmp_path)]} == {"set-targets"}
    assert result.exit_code == 1
    assert run(tmp_path, "--together", "--ignore", "set-*").exit_code == 0
    assert run(tmp_path, "--rule", "set-targets").exit_code == 1


def test_what_is_in_an_archive_is_named() -> None:
    result = run(BUILT / "libfilter.a", "--min-occupancy", "64")
    assert "filter.o: hipv4-amdgcn-amd-amdhsa--gfx1100: kernel '_Z5applyPfm': 16 waves fit" in result.output


def test_other_processes_find_the_same(broken: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hipkit.fatbin.validate import rules as module

    alone = hipkit.validate(broken)
    monkeypatch.setattr(module, "WORTH_PROCESSES", 1)
    assert hipkit.validate(broken, processes=2) == alone


def test_patterns_work_from_python(broken: Path) -> None:
    assert {finding.rule for finding in hipkit.validate(broken, select=["descriptor-*"])} == {"descriptor-zero"}
    assert "spills" not in {finding.rule for finding in hipkit.validate(broken, ignore=["sp*"])}
    with pytest.raises(hipkit.UsageError, match="did you mean spills"):
        hipkit.validate(broken, select=["spill"])


def test_rules_of_sets_that_were_not_applied_did_not_pass(tmp_path: Path) -> None:
    for name in ("vector_add", "libfilter.so"):
        shutil.copy(BUILT / name, tmp_path / name)
    assert "set-targets" not in run(tmp_path, "--format", "junit").output
    assert "set-targets" in run(tmp_path, "--format", "junit", "--together").output
