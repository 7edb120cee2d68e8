"""Timing whole processes beside each other: in turns, so that a machine that drifts drifts for both."""

from __future__ import annotations

import os
import platform
import shlex
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Figures:
    """What the runs of one command took: seconds on the clock, and the peak memory of the process in bytes."""

    seconds: list[float] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    code: int = 0

    @property
    def time(self) -> float:
        """The median."""
        return statistics.median(self.seconds)

    @property
    def peak(self) -> int:
        """The largest."""
        return max(self.memory)

    def __str__(self) -> str:
        failed = f" (exit {self.code})" if self.code else ""
        return f"{self.time:8.3f} s {self.peak / 2**20:7.0f} MB{failed}"


def run_once(command: list[str], figures: Figures) -> None:
    """One run, accounted by the kernel."""
    with open(os.devnull, "wb") as nowhere:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=nowhere, stderr=nowhere)
        _, status, usage = os.wait4(process.pid, 0)
        figures.seconds.append(time.perf_counter() - start)
        process.returncode = figures.code = os.waitstatus_to_exitcode(status)
    figures.memory.append(usage.ru_maxrss * 1024)


def side_by_side(ours: list[str], peer: list[str] | None, *, runs: int = 5) -> tuple[Figures, Figures | None]:
    """Both commands in turns, after one run of each that is not counted."""
    mine, theirs = Figures(), Figures()
    for number in range(runs + 1):
        for command, figures in ((ours, mine), (peer, theirs)):
            if command:
                run_once(command, Figures() if number == 0 else figures)
    return mine, theirs if peer else None


def machine() -> str:
    """What the figures were taken on."""
    names = [line.split(":", 1)[1].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")]
    model = names[0] if names else platform.processor()
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"


def _lines(path: str) -> list[str]:
    try:
        return Path(path).read_text().splitlines()
    except OSError:
        return []


def python(code: str) -> list[str]:
    """A command that runs ``code``."""
    return [sys.executable, "-c", code]


def shown(command: list[str]) -> str:
    """A command as a person would type it, shortened."""
    text = shlex.join([Path(command[0]).name, *command[1:]])
    return text if len(text) < 100 else text[:97] + "…"
