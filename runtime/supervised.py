"""Supervises a program under ``hipkit run``: time limit, exit code, and reports of its processes."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..fatbin import wording
from ..fatbin.errors import SIGNALLED
from ..fatbin.leftovers import passing_folder
from ..fatbin.records import dataclass
from . import run_folder
from .conditions import COVERAGE_VARIABLE, UNCHECKED_VARIABLE
from .guarded import run_guarded
from .profile import STRICT_VARIABLE
from .programs import prepared

if TYPE_CHECKING:
    from .devices.coverage import Document
    from .devices.findings import KernelFinding
    from .devices.written import Buffer

SCHEMA = "hipkit.run/1"
FAULTY, TIMED_OUT = 1, 124
"""Exit codes: of a run that a fault fails, and of one past its limit."""


Judge = Callable[["list[KernelFinding]", int], int]
"""The exit code, from what checks have found and the exit code of the program."""


@dataclass(frozen=True)
class RunOptions:
    """What ``hipkit run`` was asked for."""

    timeout: float | None = None
    has_stats: bool = False
    trace: str | None = None
    json: str | None = None
    fails_on_fault: bool = False
    is_strict: bool = False
    is_unchecked: bool = False
    is_quiet: bool = False
    is_verbose: bool = False
    judge: Judge | None = None
    """What makes the exit code of a checked run."""
    coverage: str | None = None
    """Where the lines of kernels that ran are written to."""

    @property
    def for_program(self) -> dict[str, bool]:
        """What the processes need to know."""
        return {
            "has_report": self.has_stats or self.json is not None or self.fails_on_fault or self.judge is not None,
            "has_trace": self.trace is not None,
            "is_quiet": self.is_quiet,
            "is_verbose": self.is_verbose,
        }


def supervise(
    path: str, arguments: Sequence[str], device: str | None, options: RunOptions, runs: Iterable[Mapping[str, str]]
) -> tuple[int, Mapping[str, str]]:
    """Run a program until it fails, and report what was asked for.

    For each of the ``runs`` there are the variables that the environment has in addition. Returns the exit code of the last
    run, and its variables. Coverage is that of all runs together; other reports are of the last.
    """
    covered: list[Document] = []
    variables: Mapping[str, str] = {}
    code = 0
    for variables in runs:
        code = _supervise_one(path, arguments, device, options, variables, covered)
        if code:
            break
    if options.coverage is not None:
        _cover(covered, options.coverage, is_quiet=options.is_quiet)
    return code, variables


def _supervise_one(
    path: str, arguments: Sequence[str], device: str | None, options: RunOptions, given: Mapping[str, str],
    covered: list[Document],
) -> int:  # fmt: skip
    environment = {**os.environ, **given}
    if options.is_quiet:
        environment.setdefault("HIPKIT_EXPLAIN", "0")
    if options.is_strict:
        environment[STRICT_VARIABLE] = "1"
    if options.is_unchecked:
        environment[UNCHECKED_VARIABLE] = "1"
    if options.coverage is not None:
        environment[COVERAGE_VARIABLE] = "1"
    with passing_folder("hipkit-run-") as folder:
        (Path(folder) / run_folder.OPTIONS).write_text(json.dumps(options.for_program))
        environment[run_folder.VARIABLE] = folder
        with prepared(path, device, environment) as (file, variables):
            begun = time.monotonic()
            code, why = _run([str(file), *arguments], variables, options.timeout)
            seconds = time.monotonic() - begun
        covered += run_folder.documents(Path(folder), run_folder.COVERAGE)
        return _report(Path(folder), [path, *arguments], code, why, seconds, options)


def _run(command: list[str], environment: dict[str, str], limit: float | None) -> tuple[int, str]:
    """The exit code, and why hipkit ended the program; empty where it did not."""
    sys.stdout.flush()
    code, is_late, was_interrupted = run_guarded(command, environment, limit)
    if is_late:
        return TIMED_OUT, f"stopped after {limit:g} s"
    return code, "interrupted" if was_interrupted else ""


def _report(folder: Path, command: list[str], code: int, why: str, seconds: float, options: RunOptions) -> int:
    running = [text for row in run_folder.documents(folder, run_folder.RUNNING) for text in row["kernels"]]
    if not why and code == SIGNALLED + signal.SIGINT:
        why = "interrupted"
    if why:
        _say(f"{command[0]}: {why}" + "".join(f"; {text}" for text in running))
    processes = run_folder.documents(folder, run_folder.REPORT)
    faults = [fault for process in processes for fault in process["faults"]]
    found = _found(processes)
    if options.fails_on_fault and faults and code == 0:
        _say(f"{command[0]}: a kernel failed, and the program did not: {faults[0]['error']}")
        code = FAULTY
    if options.judge is not None:
        code = options.judge(found, code)
    if options.has_stats:
        _show(processes, seconds)
    if options.json is not None:
        document = {
            "schema": SCHEMA, "command": command, "exit_code": code, "ended_by_hipkit": why, "seconds": seconds,
            "processes": processes,
        }  # fmt: skip
        if options.coverage is not None:
            covered = run_folder.documents(folder, run_folder.COVERAGE)
            document["buffers"] = [buffer._asdict() for buffer in _buffers(covered)]
        _write(options.json, document, indent=2)
    if options.trace is not None:
        _write(options.trace, {"traceEvents": _joined(folder), "displayTimeUnit": "ns"})
    return code


def _found(processes: list[dict[str, Any]]) -> list[KernelFinding]:
    """What checks have found in all processes; this leaves their documents."""
    found = [finding for process in processes for finding in process.pop("findings")]
    if not found:
        return []
    from .devices.findings import Findings, KernelFinding  # slow to import, and most programs have none

    findings = Findings()
    findings.add(map(KernelFinding.of_document, found))
    return findings.all()


def _cover(covered: list[Document], path: str, *, is_quiet: bool) -> None:
    """Write which lines of kernels have run, in all processes, and say what they have written."""
    from ..fatbin.output import write_report
    from .devices.coverage import lcov, merged

    buffers = [str(buffer) for buffer in _buffers(covered)]
    write_report(path, lcov(merged(one["files"] for one in covered), buffers))
    for text in buffers if not is_quiet else ():
        _say(text)


def _buffers(covered: list[Document]) -> list[Buffer]:
    """What kernels of several processes have written."""
    from .devices import written

    return written.merged(written.Buffer(**row) for one in covered for row in one["buffers"])


def _joined(folder: Path) -> list[dict[str, Any]]:
    """The events of all processes, each with numbers of its own."""
    found: list[dict[str, Any]] = []
    for number, document in enumerate(run_folder.documents(folder, run_folder.TRACE)):
        found += [{**event, "pid": event["pid"] + number * 1000} for event in document["traceEvents"]]
    return found


def _write(path: str, document: dict[str, Any], indent: int | None = None) -> None:
    from ..fatbin.output import write_report

    write_report(path, json.dumps(document, indent=indent) + "\n")


def _show(processes: list[dict[str, Any]], seconds: float) -> None:
    total: dict[str, tuple[int, float]] = {}
    for kernel in (kernel for process in processes for kernel in process["kernels"]):
        count, spent = total.get(kernel["name"], (0, 0.0))
        total[kernel["name"]] = count + kernel["launches"], spent + kernel["seconds"]
    launches, spent = sum(count for count, _ in total.values()), sum(time for _, time in total.values())
    _say(
        f"{launches:,} {'launch' if launches == 1 else 'launches'} of {wording.count(len(total), 'kernel')} took {spent:.3f} s of {seconds:.3f} s"
    )
    for name, (count, spent) in sorted(total.items(), key=lambda row: -row[1][1]):
        _say(f"  {spent:9.3f} s  {count:7} × {name}")


def _say(text: str) -> None:
    sys.stdout.flush()
    print(f"hipkit: {text}", file=sys.stderr)
