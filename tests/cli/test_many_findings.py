"""Many findings that say the same are one, with their count and the first few places."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest
from click.testing import CliRunner, Result
from handmade import GFX942, HOST, bundle

import hipkit
from hipkit.cli.main import cli
from hipkit.fatbin.grouped import FEW, grouped
from hipkit.fatbin.model import Finding

SCHEMA = json.loads((Path(hipkit.__file__).parent / "cli" / "schema" / "validate.json").read_text())
COUNT = 300


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, [*map(str, args)])


def finding(number: int, rule: str = "bounds", message: str = "entry {n} ends at {n:#x}") -> Finding:
    return Finding(rule, "error", message.format(n=number), number)


@pytest.fixture
def noisy(tmp_path: Path) -> Path:
    """A bundle with garbage after each entry, many times."""
    one = bundle((HOST, b""), (GFX942, b"code"))
    path = tmp_path / "x.hipfb"
    path.write_bytes(b"".join(one + b"garbage" * 3 for _ in range(COUNT)))
    return path


def test_equal_findings_are_one_from_a_number_on() -> None:
    assert [group.count for group in grouped(map(finding, range(FEW)))] == [1] * FEW
    [group] = grouped(map(finding, range(FEW + 1)))
    assert (group.count, [place.offset for place in group.places]) == (FEW + 1, [0, 1, 2])
    assert group.more == f" ({FEW + 1} like this one, such as at +0x1, +0x2)"


@pytest.mark.parametrize("message", ["kernel 'k{n}' spills", "code for gfx{n} is missing", "{n:x}h"])
def test_names_with_numbers_in_them_are_not_equal(message: str) -> None:
    assert len(grouped(finding(number, message=message) for number in range(10, 20))) == 10


def test_findings_of_other_rules_keep_their_place() -> None:
    mixed = [finding(0, "a"), *(finding(n) for n in range(9)), finding(1, "a"), finding(99)]
    assert [(group.first.rule, group.count) for group in grouped(mixed)] == [("a", 1), ("bounds", 10), ("a", 1)]


def test_validate_prints_one_with_a_count(noisy: Path) -> None:
    result = run("validate", noisy, "--rule", "unknown-content")
    [line] = result.stdout.splitlines()
    assert f"({COUNT} like this one, such as at +" in line
    assert result.exit_code == 1


def test_json_has_count_and_places(noisy: Path) -> None:
    document = json.loads(run("validate", noisy, "--rule", "unknown-content", "--format", "json").stdout)
    jsonschema.validate(document, SCHEMA)
    [found] = document["findings"]
    assert (found["count"], len(found["places"]), found["places"][0]["offset"]) == (COUNT, 3, found["offset"])


def test_sarif_and_junit_have_the_count(noisy: Path) -> None:
    log = json.loads(run("validate", noisy, "--rule", "unknown-content", "--format", "sarif").stdout)
    [result] = log["runs"][0]["results"]
    assert (result["occurrenceCount"], len(result["relatedLocations"])) == (COUNT, 2)
    text = run("validate", noisy, "--rule", "unknown-content", "--format", "junit").stdout
    assert text.count("no container hipkit knows") == 2
    assert f"({COUNT} like this one" in text


@pytest.mark.parametrize("command", ["ls", "inspect"])
def test_other_commands_print_one(noisy: Path, command: str) -> None:
    output = run(command, noisy).output
    assert output.count("no container hipkit knows") == 1
