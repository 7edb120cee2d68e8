"""The CPU time that a program needs to begin under ``hipkit run``, beside the same program without it.

``python benchmarks/start.py`` prints user and system time of all processes, with warm files: medians, differences and
ratios. A program that needs a GPU is measured beside ``/bin/true``. So are hipkit's own commands, beside Python.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
from pathlib import Path

from measure import machine

SAMPLE = Path(__file__).parents[1] / "samples" / "built" / "vector_add"
RUNS = 10
ROWS = (
    ("/bin/true", ("/bin/true",), True, 0.15),
    ("vector_add, one cached launch", (str(SAMPLE),), False, 0.30),
)
"""What is run, whether it begins without hipkit as well, and the most seconds that it should need beyond that."""


OWN = (
    ("import hipkit", ("-c", "import hipkit")),
    ("hipkit --help", ("-m", "hipkit", "--help")),
    ("hipkit ls, a small library", ("-m", "hipkit", "ls", str(SAMPLE.with_name("libfilter.so")))),
)
"""What Python is started with."""


def cpu_seconds(command: list[str]) -> float:
    """User and system time of a command and of all that it started."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def medians(bare: list[str], command: list[str]) -> tuple[float, float]:
    """Of the runs of both, in turns, after one of each that is not counted."""
    cpu_seconds(bare), cpu_seconds(command)
    pairs = [(cpu_seconds(bare), cpu_seconds(command)) for _ in range(RUNS)]
    first, second = zip(*pairs, strict=True)
    return statistics.median(first), statistics.median(second)


def main() -> None:
    """Print a table."""
    print(f"{machine()}; CPU seconds, median of {RUNS}")
    print(f"{'':32}{'bare':>8}{'hipkit':>8}{'more':>8}{'ratio':>8}{'target':>8}")
    for name, command, has_bare, target in ROWS:
        bare, ours = medians(
            list(command) if has_bare else ["/bin/true"], [sys.executable, "-m", "hipkit", "run", *command]
        )
        missed = "  misses its target" if ours - bare > target else ""
        print(f"{row(name, bare, ours)}{target:8.2f}{missed}")
    for name, arguments in OWN:
        print(row(name, *medians([sys.executable, "-c", "pass"], [sys.executable, *arguments])))


def row(name: str, bare: float, ours: float) -> str:
    """The figures of both, and what is between them."""
    return f"{name:32}{bare:8.3f}{ours:8.3f}{ours - bare:8.3f}{ours / bare if bare else 0:8.1f}"


if __name__ == "__main__":
    main()
