"""``hipkit run``: what it says of kernels that hang or fault, what it writes, and its exit codes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import sysconfig
import time
from functools import partial
from pathlib import Path

import jsonschema
import pytest

import hipkit
from hipkit.runtime.bridge import leaving
from hipkit.runtime.bridge.observing import Observer
from hipkit.runtime.devices.backend import RunningKernel
from hipkit.runtime.streams import command

pytestmark = pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="no shared library of Python")

SCHEMA = json.loads((Path(hipkit.__file__).parent / "cli" / "schema" / "run.json").read_text())
CODE = Path(__file__).parents[2] / "samples" / "built" / "vcpy.gfx942.v5.hsaco"
COMMAND = (sys.executable, "-m", "hipkit", "run")


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *map(str, arguments)], capture_output=True, text=True, timeout=300)


@pytest.fixture
def hangs(compilers: None) -> Path:
    path: Path = pytest.importorskip("hip_libraries").program("hangs", options=("-gline-tables-only",))
    return path


def test_a_kernel_that_hangs_is_reported_and_its_time_limited(hangs: Path) -> None:
    done = run("--timeout", "15", hangs)
    assert done.returncode == 124
    said, ended = done.stderr.splitlines()
    assert said.startswith("hipkit: kernel spin(int volatile*) at ")
    assert "hangs.hip:" in said
    assert " has run for " in said
    assert "stopped after 15 s; kernel spin(int volatile*) at " in ended


def test_quiet_says_nothing_of_it(hangs: Path) -> None:
    assert "has run for" not in run("--quiet", "--timeout", "7", hangs).stderr.partition("stopped after")[0]


def test_ctrl_c_names_the_kernel_and_its_line(hangs: Path) -> None:
    process = subprocess.Popen([*COMMAND, str(hangs)], stderr=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stderr is not None
    assert " has run for " in process.stderr.readline()
    os.killpg(process.pid, signal.SIGINT)
    try:
        _, said = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "interrupted; kernel spin(int volatile*) at " in said
    assert "hangs.hip:" in said


@pytest.mark.parametrize(("asked", "code"), [("0", 128 + signal.SIGABRT), ("1", 0)])
def test_a_fault_aborts_the_program_where_the_environment_says_so(
    asked: str, code: int, hangs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIP_SKIP_ABORT_ON_GPU_ERROR", asked)
    done = run("--json", tmp_path / "run.json", hangs, "fault")
    assert done.returncode == code
    assert "spoil(int*)" in done.stderr
    assert ("the program is aborted" in done.stderr) == (code != 0)
    document = json.loads((tmp_path / "run.json").read_text())
    assert document["exit_code"] == code
    assert [fault["kernel"] for fault in document["processes"][0]["faults"]] == ["spoil(int*)"]


def test_a_fault_that_the_program_ignores_fails_the_run_where_asked(hangs: Path, tmp_path: Path) -> None:
    ignored = run(hangs, "fault")
    assert (ignored.returncode, ignored.stdout) == (0, "all is well\n")
    done = run("--fail-on-fault", "--json", tmp_path / "run.json", hangs, "fault")
    assert (done.returncode, done.stdout) == (1, "all is well\n")
    assert "a kernel failed, and the program did not: spoil(int" in done.stderr.splitlines()[-1]
    document = json.loads((tmp_path / "run.json").read_text())
    jsonschema.validate(document, SCHEMA)
    assert (document["schema"], document["exit_code"]) == ("hipkit.run/1", 1)
    [fault] = document["processes"][0]["faults"]
    assert fault["kernel"] == "spoil(int*)"


def test_what_ran_is_counted_over_all_processes(samples: Path, tmp_path: Path) -> None:
    script = tmp_path / "twice.sh"
    script.write_text(f"#!/bin/sh\n{samples / 'vector_add'}\n{samples / 'reduce'}\n")
    script.chmod(0o755)
    done = run("--stats", "-v", "--json", tmp_path / "run.json", "--trace", tmp_path / "trace.json", script)
    assert done.returncode == 0
    assert "hipkit: vector_add: the device is gfx1100" in done.stderr
    assert "hipkit: reduce: the device is gfx1100" in done.stderr
    assert "3 launches of 3 kernels took " in done.stderr
    assert "hipkit: 1 launch of 1 kernel took " in run("--stats", samples / "vector_add").stderr
    processes = json.loads((tmp_path / "run.json").read_text())["processes"]
    assert [Path(process["program"]).name for process in processes] == ["vector_add", "reduce"]
    assert [sum(kernel["launches"] for kernel in process["kernels"]) for process in processes] == [1, 2]
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    assert len({event["pid"] for event in events if event.get("cat") == "kernel"}) == 2


def test_exit_codes_are_the_programs_or_in_the_help(tmp_path: Path) -> None:
    assert run("sh", "-c", "exit 7").returncode == 7
    assert run("sh", "-c", "kill -TERM $$").returncode == 128 + signal.SIGTERM
    assert run(tmp_path / "none").returncode == 2
    begun = time.monotonic()
    assert run("--timeout", "0.5", "sleep", "60").returncode == 124
    assert time.monotonic() - begun < 50
    said = run("--help").stdout
    assert all(code in said for code in ("  1 ", "  2 ", "  3 ", "124", "130"))


def test_unchecked_is_known_to_every_process() -> None:
    script = "import hipkit.runtime.conditions as c; print(c.conditions().is_unchecked)"
    for options, expected in (((), "False"), (("--unchecked",), "True")):
        assert run(*options, sys.executable, "-c", script).stdout == f"{expected}\n"


def test_a_script_runs_whatever_device_is_asked_for(tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text("#!/bin/sh\necho hello\n")
    script.chmod(0o755)
    done = run("--gpu", "gfx1100", script)
    assert (done.returncode, done.stdout, done.stderr) == (0, "hello\n", "")


@pytest.fixture
def careless(compilers: None) -> Path:
    path: Path = pytest.importorskip("hip_libraries").program("careless", options=("-O1",))
    return path


def test_reads_past_the_end_give_zeros_and_are_reported_once(careless: Path) -> None:
    done = run("--fail-on-fault", careless, CODE)  # in which it also looks for a kernel in vain
    assert (done.returncode, done.stdout) == (0, "2020202 1010101\n")
    (note,) = done.stderr.splitlines()
    assert note.startswith("hipkit: kernel _Z4sumsPKiiPiS0_: ")
    assert "reads 4 bytes at " in note
    assert note.endswith("it gets zeros; HIPKIT_STRICT=1 stops the kernel there")


def test_strict_stops_them_and_names_arguments_that_point_nowhere(careless: Path) -> None:
    done = run("--strict", careless)
    assert done.returncode == 8
    argument, fault, *_ = done.stderr.splitlines()
    assert "argument 3" in argument
    assert argument.endswith(
        "0x3ffff000 is in no live allocation; pass an array, or what the device allocated; "
        "HIP does not look at it, and the kernel is launched"
    )
    assert "reads 4 bytes at " in fault


@pytest.fixture
def failing(compilers: None) -> Path:
    path: Path = pytest.importorskip("hip_libraries").program("failing")
    return path


def test_a_copy_says_that_a_kernel_before_it_has_failed(failing: Path) -> None:
    done = run(failing, "copy")
    assert done.stdout == "700, then 0\n"
    (why,) = done.stderr.splitlines()
    assert why.startswith("hipkit: hipMemcpy returns 700: stray(int*, unsigned long): ")


def test_a_program_that_never_waits_hears_of_failed_kernels_at_its_end(failing: Path) -> None:
    done = run(failing)
    assert done.returncode == 0
    (why,) = done.stderr.splitlines()
    assert why.startswith("hipkit: stray(int*, unsigned long): ")
    assert "writes 4 bytes at " in why
    assert why.endswith(": the program ended without asking for errors")


def test_a_program_is_run_again_until_it_fails(tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text('#!/bin/sh\necho "$HIPKIT_SCHEDULE" >> "$0.out"\n[ "$(wc -l < "$0.out")" -lt 2 ] || exit 3\n')
    script.chmod(0o755)
    done = run("--schedule", "random:5:4", script)
    assert (done.returncode, done.stderr) == (3, "hipkit: with HIPKIT_SCHEDULE=random:6\n")
    assert (tmp_path / "script.out").read_text() == "random:5\nrandom:6\n"


def test_what_ends_is_noted_where_a_report_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for has_report in (False, True):
        ended, at_rest = list[object](), list[object]()
        monkeypatch.setattr(command, "observers", ended)
        monkeypatch.setattr(leaving, "at_rest", at_rest)
        Observer({"has_report": has_report})
        assert len(ended) == len(at_rest) == has_report


def test_lines_of_running_kernels_are_looked_for_less_often_the_longer_that_takes() -> None:
    observer, asked = Observer({"is_quiet": True}), []

    def line(seconds: float) -> str:
        asked.append(seconds)
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass
        return f"k.hip:{len(asked)}"

    quick, slow = (RunningKernel("k", 3.0, partial(line, seconds), seconds) for seconds in (0.0, 0.05))
    found = []
    for one in (quick, quick, slow, slow, quick):
        time.sleep(0.01)  # twenty times what a quick one takes
        found.append(observer._line(one))
    assert found == ["k.hip:1", "k.hip:2", "k.hip:3", "", ""]
    observer._lines = {slow.launch: "k.hip:3"}
    assert (observer._described(slow), observer._line(slow)) == ("kernel k at k.hip:3 has run for 3 s", "k.hip:3")
    assert asked == [0.0, 0.0, 0.05]


def test_kernels_that_run_together_are_each_reported_when_they_are_due(capsys: pytest.CaptureFixture[str]) -> None:
    observer = Observer({})
    launches = {"a": object(), "b": object()}

    def after(**seconds: float) -> list[str]:
        running = [RunningKernel(name, each, lambda: "", launches[name]) for name, each in seconds.items()]
        observer._report(running)
        return [line.split()[2] for line in capsys.readouterr().err.splitlines()]

    assert after(a=1, b=4) == []
    assert after(a=5, b=8) == ["a", "b"]
    assert after(a=6, b=9) == []
    assert after(a=29, b=49) == ["b"]
    assert after(a=30) == ["a"]
