"""What small files that ask for much cost each command that reads: ``make blowups``.

Writes each case of ``tests/support/blowups.py`` at two sizes, runs each command on them in a process of its own, and
prints CPU seconds and peak resident memory (``ru_maxrss``: mapped pages of files are counted too), and how much more the
large one took. ``python tools/blowups.py NAME…`` does some of the cases. The files are in memory where that is possible:
of 18,000 new files a disk's file system alone can cost seconds, which say nothing about hipkit.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

from blowups import CASES  # noqa: E402

SIZES = (240_000, 960_000)
"""Bytes that a command reads, in one file or in two."""
COMMANDS = {
    "ls": ["ls"],
    "inspect": ["inspect"],
    "validate": ["validate"],
    "covers": ["covers", "--gpu", "gfx942"],
    "unbundle": ["unbundle", "--all", "--force", "-o", "{out}"],
    "disasm": ["disasm", "--source"],
    "report": ["report", "-o", "{out}.html"],
    "diff": ["diff", "{file}"],
}
MEMORY = Path("/dev/shm")
"""Where Linux has files in memory."""
MOST_SECONDS, MOST_MEMORY, MOST_RATIO, ENDLESS = 2.0, 300 << 20, 4.5, 15
"""What the larger file may cost, how much more than the smaller (above a second), and when a command is ended."""


class Cost(NamedTuple):
    """What a run took, and how it ended."""

    seconds: float
    memory: int
    code: int | None

    @property
    def too_much(self) -> bool:
        """Whether a file below 1 MB may not take as much."""
        return self.code is None or self.seconds > MOST_SECONDS or self.memory > MOST_MEMORY


def cost(command: list[str], out: Path) -> Cost:
    """Run ``hipkit`` with these arguments; a process between the two keeps other runs' memory out of the figure."""
    run = subprocess.run(
        [sys.executable, __file__, "--one", *command],
        stdout=subprocess.PIPE,
        check=True,
        cwd=out,
    )
    seconds, memory, code = run.stdout.split()
    return Cost(float(seconds), int(memory), None if code == b"None" else int(code))


def one(command: list[str]) -> None:
    """Run ``hipkit`` and print what it took."""
    code = None
    try:
        run = subprocess.run(
            [sys.executable, "-m", "hipkit", *command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=ENDLESS,
            preexec_fn=_limit,
        )
        code = run.returncode if run.returncode >= 0 else None
    except subprocess.TimeoutExpired:
        pass
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(used.ru_utime + used.ru_stime, used.ru_maxrss << 10, code)


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))


def main(names: list[str]) -> int:
    """Print the table; 1 where the goal is missed."""
    missed = 0
    print(f"{'case':24}{'command':10}" + "".join(f"{size:>10} {'':8}" for size in SIZES) + f"{'ratio':>7}")
    for name in names or CASES:
        with tempfile.TemporaryDirectory(prefix="blowups-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
            missed += sum(_row(name, command, Path(folder)) for command in COMMANDS)
    print(f"{missed} missed")
    return int(missed > 0)


def _row(name: str, command: str, folder: Path) -> bool:
    costs = []
    for size in SIZES:
        head, *rest = COMMANDS[command]
        size //= 1 + ("{file}" in rest)
        file, out = folder / f"{name}.{size}", folder / f"out.{command}.{size}"
        if not file.exists():
            file.write_bytes(CASES[name](size))
        costs.append(cost([head, str(file), *(word.format(file=file, out=out) for word in rest)], folder))
        if costs[-1].too_much:
            break
    small, large = costs[0], costs[-1]
    ratio = large.seconds / small.seconds
    bad = large.too_much or (ratio > MOST_RATIO and large.seconds > 1)
    shown = "".join(f"{cost.seconds:9.2f}s {cost.memory >> 20:4} MB {_ending(cost)}" for cost in costs)
    print(f"{name:24}{command:10}{shown}{ratio:7.1f}{'  MISSED' if bad else ''}", flush=True)
    return bad


def _ending(cost: Cost) -> str:
    return "end" if cost.code is None else f"={cost.code:<2}"


if __name__ == "__main__":
    os.environ.setdefault("PYTHONPATH", str(ROOT / ".build" / "link"))
    if sys.argv[1:2] == ["--one"]:
        one(sys.argv[2:])
    else:
        sys.exit(main(sys.argv[1:]))
