"""``hipkit check``: its reports, exit codes and suppressions; and what ``hipkit run`` varies."""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
from pathlib import Path
from xml.etree import ElementTree as Xml

import jsonschema
import pytest
from pip_tools import real_program

import hipkit

pytestmark = pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="no shared library of Python")

SCHEMA = json.loads((Path(hipkit.__file__).parent / "cli" / "schema" / "check.json").read_text())


def hipkit_(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hipkit", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


@pytest.fixture
def sums(compilers: None) -> Path:
    path: Path = pytest.importorskip("hip_libraries").program("sums", options=("-gline-tables-only",))
    return path


def test_a_race_is_reported_with_both_lines(sums: Path) -> None:
    done = hipkit_("check", sums)
    assert done.returncode == 1
    first, *sites, last = done.stderr.splitlines()
    assert first.startswith("error: race: race in kernel sum(float const*, float*): two waves access the same LDS")
    assert sum("sums.hip:12)" in line for line in sites) == 2
    assert last == "hipkit check: 1 finding"


def test_a_tool_that_finds_nothing_leaves_with_the_programs_code(sums: Path) -> None:
    done = hipkit_("check", "--tool", "sync", sums)
    assert (done.returncode, done.stderr) == (0, "hipkit check: no findings\n")
    assert hipkit_("check", "--tool", "sync", "-o", "/dev/null", "--json", "/dev/null", sums).stderr == ""
    assert hipkit_("check", "--kernel", "beyond*", sums).returncode == 0


def test_run_reports_where_the_environment_asks_for_checks(sums: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPKIT_CHECK", "race")
    done = hipkit_("run", sums)
    assert (done.returncode, done.stderr.splitlines()[-1]) == (0, "hipkit check: 1 finding")


def test_a_fault_is_a_finding(sums: Path) -> None:
    done = hipkit_("check", "--quiet", "--format", "json", "-o", "-", sums, "beyond")
    document = json.loads(
        done.stdout.partition("\n{")[2].join("{ ") if not done.stdout.startswith("{") else done.stdout
    )
    jsonschema.validate(document, SCHEMA)
    assert done.returncode == 1
    (one,) = (one for one in document["findings"] if one["severity"] == "error")
    assert (one["tool"], one["rule"]) == ("mem", "memory-fault")
    assert one["sites"][0]["line"].endswith("sums.hip:17")
    assert "writes 4 bytes at " in one["detail"]


def test_memory_is_no_leak_where_a_kernel_failed(sums: Path) -> None:
    def leaks(*argument: str) -> int:
        return hipkit_("check", "--tool", "mem,leak", sums, *argument).stderr.count("error: leak: ")

    assert (leaks(), leaks("beyond")) == (2, 0), "HIP frees nothing after a fault"


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_what_a_program_does_not_give_back_is_found_where_it_got_it(compilers: None, level: str) -> None:
    libraries = pytest.importorskip("hip_libraries")
    path: Path = libraries.program("leaks", options=("-g", level))
    done = hipkit_("check", "--tool", "leak", "--format", "json", "-o", "-", path)
    document = json.loads(done.stdout)
    jsonschema.validate(document, SCHEMA)
    assert done.returncode == 1
    found = {
        (one["sites"][0]["line"].rpartition(":")[2], one["rule"], str(one["count"]), one["detail"].partition(" ")[0])
        for one in document["findings"]
    }
    expected = set()
    for number, line in enumerate((libraries.FOLDER / "leaks.hip").read_text().splitlines(), 1):
        if "// leak: " in line:
            rule, count, size = f"{line.partition('// leak: ')[2]}  ".split(" ")[:3]
            expected.add((str(number), rule, count, size))
    assert found == expected
    assert hipkit_("check", path).returncode == 0, "all is all but leak"
    text = hipkit_("check", "--tool", "leak", path).stderr
    assert "error: leak: never-destroyed: a stream was never destroyed\n  leaks calls hipStreamCreate (" in text


def test_coverage_counts_the_waves_that_reach_each_line(compilers: None, tmp_path: Path) -> None:
    libraries = pytest.importorskip("hip_libraries")
    path = libraries.program("sums", options=("-g", "-O0"))
    for command in ("run", "check"):
        assert hipkit_(command, "--coverage", tmp_path / command, path).returncode == (command == "check")
    text = (tmp_path / "run").read_text()
    assert (tmp_path / "check").read_text() == text
    assert text.startswith("# kernels wrote ")
    text = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    records = {lines[1]: set(lines) for one in text.split("end_of_record\n") if (lines := one.splitlines())}
    (found,) = (lines for name, lines in records.items() if name.endswith("/sums.hip"))
    # 4 blocks of 4 waves; of each block, two waves add in the first of 8 steps, and one in the others.
    counts = {6: 16, 8: 16, 9: 16, 10: 144, 11: 128, 12: 36, 13: 16, 14: 4, 15: 16, 17: 0}
    assert {f"DA:{line},{count}" for line, count in counts.items()} <= found
    assert {
        "FN:17,beyond(float*)",
        "FNDA:0,beyond(float*)",
        "FNDA:16,sum(float const*, float*)",
        "LF:10",
        "LH:9",
    } <= found
    # Each is passed, or jumped at: the test of the loop and the jump back, and with no lane left the two conditions.
    branches = [(10, 0, 128, 16), (11, 0, 36, 92), (13, 0, 4, 12)]
    # Debian's clang jumps back on a condition; pip's, which is newer, without one.
    has_condition = real_program("clang++-19") is not None
    branches += [(10, 1, 16, 128)] * has_condition
    assert any(one.startswith("BRDA:10,1,") for one in found) == has_condition
    for line, block, passed, jumped in branches:
        assert {f"BRDA:{line},{block},0,{passed}", f"BRDA:{line},{block},1,{jumped}"} <= found
    assert {"BRF:8", "BRH:8"} <= found
    assert hipkit_("run", "--coverage", tmp_path / "three", "--schedule", "random:1:3", path).returncode == 0
    assert f"DA:10,{3 * counts[10]}\n" in (tmp_path / "three").read_text(), "the sum of all runs"
    assert hipkit_("run", "--coverage", "-", path, "beyond").stdout.count("DA:17,1") == 1, "what ran before a fault"


@pytest.mark.parametrize("target", ["gfx942", "gfx1100"])
def test_coverage_counts_the_elements_of_each_buffer_that_kernels_write(
    compilers: None, tmp_path: Path, target: str
) -> None:
    libraries = pytest.importorskip("hip_libraries")
    path = libraries.program("writes", target=target, options=("-g",))
    expected = set()
    for number, line in enumerate((libraries.FOLDER / "writes.hip").read_text(encoding="utf-8").splitlines(), 1):
        if "// written: " in line:
            expected.add((number, line.partition("// written: ")[2]))
    done = hipkit_("run", "--device", target, "--coverage", tmp_path / "info", "--json", tmp_path / "json", path)
    assert done.returncode == 0, done.stderr
    said = [line.removeprefix("hipkit: ") for line in done.stderr.splitlines()]
    found = set()
    for line in said:
        what, _, where = line.removeprefix("kernels wrote ").replace(",", "").rpartition(" from writes (")
        found.add((int(where.rstrip(")").rpartition(":")[2]), what))
    assert found == expected
    assert (tmp_path / "info").read_text().startswith("".join(f"# {line}\n" for line in said) + "TN:\n")
    document = json.loads((tmp_path / "json").read_text())
    jsonschema.validate(
        document, json.loads((Path(hipkit.__file__).parent / "cli" / "schema" / "run.json").read_text())
    )
    assert {(row["written"], row["size"], row["element"], row["buffers"]) for row in document["buffers"]} == {
        (1000, 4096, 4, 1), (10, 1024, 1, 1), (1024, 32768, 16, 1), (7, 64, 4, 1), (512, 4096, 4, 2),
    }  # fmt: skip
    assert hipkit_("run", "-q", "--coverage", "/dev/null", path).stderr == ""


def test_what_the_host_copies_and_sets_races_with_kernels_that_it_has_not_waited_for(compilers: None) -> None:
    libraries = pytest.importorskip("hip_libraries")
    path = libraries.program("host_races", options=("-g", "-O0"))
    lines = (libraries.FOLDER / "host_races.hip").read_text(encoding="utf-8").splitlines()
    expected = {number for number, line in enumerate(lines, 1) if line.endswith("// race")}
    document = json.loads(hipkit_("check", "--tool", "race", "--format", "json", "-o", "-", path).stdout)
    found = {int(site["line"].rpartition(":")[2]) for one in document["findings"] for site in one["sites"]}
    assert found == expected
    assert all(one["rule"] == "race" and len(one["sites"]) == 2 for one in document["findings"])
    assert hipkit_("check", "--tool", "race", path, "waits").returncode == 0


def test_formats(sums: Path, tmp_path: Path) -> None:
    for form in ("json", "sarif", "junit"):
        assert hipkit_("check", "--format", form, "-o", tmp_path / form, sums).returncode == 1
    assert hipkit_("check", "--json", tmp_path / "beside", sums).returncode == 1
    assert (tmp_path / "beside").read_text() == (tmp_path / "json").read_text()
    document = json.loads((tmp_path / "json").read_text())
    jsonschema.validate(document, SCHEMA)
    assert document["command"] == [str(sums)]
    (run,) = json.loads((tmp_path / "sarif").read_text())["runs"]
    (result,) = run["results"]
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"].endswith("sums.hip")
    assert place["region"] == {"startLine": 12}
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == "race"
    suites = Xml.fromstring((tmp_path / "junit").read_text())
    assert suites.get("failures") == "1"
    assert suites.get("tests") == "1"
    [case] = suites.findall("testsuite/testcase")
    assert case.find("failure") is not None


def test_what_is_suggested_suppresses(sums: Path, tmp_path: Path) -> None:
    known = tmp_path / "known"
    assert hipkit_("check", "--suggest", known, sums).returncode == 1
    assert "race sum *sums.hip:12" in known.read_text()
    assert hipkit_("check", "--suppress", known, sums).returncode == 0
    known.write_text("race\n")
    done = hipkit_("check", "--suppress", known, sums)
    assert done.returncode == 2
    assert f"{known}:1: has 1 words; a suppression is RULE KERNEL PLACE" in done.stderr


def test_another_order_shows_the_race_and_poison_what_was_not_written(sums: Path) -> None:
    plain, random = hipkit_("run", sums), hipkit_("run", "--schedule", "random:1", sums)
    assert (plain.stdout, random.stdout) == ("256\n", "192\n")
    assert "e-16" in hipkit_("run", "--poison", sums, "unwritten").stdout
    assert hipkit_("run", "--schedule", "random:1:2", sums).stdout.count("\n") == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--tool", "races"), "there is no check 'races'; there are mem, init, race, sync, wait, leak"),
        (("--schedule", "random:1:0"), "'0' is no number of runs"),
        (("--poison=0x1234",), "HIPKIT_POISON=0x1234: it is a byte"),
        (("--suppress", "nowhere"), "nowhere: cannot be read: No such file or directory"),
    ],
)
def test_wrong_options(sums: Path, arguments: tuple[str, ...], message: str) -> None:
    done = hipkit_("check", *arguments, sums)
    assert done.returncode == 2
    assert message in done.stderr


@pytest.mark.parametrize(
    ("command", "what"),
    [
        (("check",), "checking kernels (init, mem, race, sync, wait)"),
        (("check", "--tool", "leak,race"), "checking kernels (race)"),
        (("run", "--poison"), "poison"),
        (("run", "--schedule", "random:3"), "an order of workgroups"),
    ],
)
@pytest.mark.parametrize("device", ["gfx1100@cuda:0", "cuda:0,gfx942@cuda:1"])
def test_what_no_gpu_shows_is_refused_before_the_program_begins(
    command: tuple[str, ...], what: str, device: str, samples: Path
) -> None:
    done = hipkit_(*command, "--device", device, samples / "vector_add")
    said = f"hipkit: {device}: {what} is for the CPU device; name the GPU alone, such as gfx1100\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)
