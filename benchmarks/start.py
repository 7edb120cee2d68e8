"""The CPU time that a program needs to begin under ``hipkit run``, beside the same program without it.

``python benchmarks/start.py`` prints user and system time of all processes, with warm files: medians, and differences.
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


def cpu_seconds(command: list[str]) -> float:
    """User and system time of a command and of all that it started."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def median(command: list[str]) -> float:
    """Of the runs after one that is not counted."""
    cpu_seconds(command)
    return statistics.median(cpu_seconds(command) for _ in range(RUNS))


def main() -> None:
    """Print a table."""
    print(f"{machine()}; CPU seconds, median of {RUNS}")
    print(f"{'':32}{'bare':>8}{'hipkit':>8}{'more':>8}{'target':>8}")
    for name, command, has_bare, target in ROWS:
        bare = median(list(command)) if has_bare else 0.0
        ours = median([sys.executable, "-m", "hipkit", "run", *command])
        missed = "  misses its target" if ours - bare > target else ""
        print(f"{name:32}{bare:8.3f}{ours:8.3f}{ours - bare:8.3f}{target:8.2f}{missed}")


if __name__ == "__main__":
    main()
