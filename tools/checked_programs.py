"""Programs of HeCBench under `hipkit check`: what it reports of programs that are not known to have faults.

``python tools/checked_programs.py CHECKOUT [--seed N] [--count N] [NAME...]`` draws programs of ``hecbench.PROGRAMS`` with a seed,
compiles each with ``hipkit cc``, runs it under ``hipkit check``, and prints what is found, with the lines. ``make
checked-programs`` fetches the checkout.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from hecbench import CLANG, GPU, HIPKIT, PROGRAMS, options_of, sources_of

LIMIT = 300.0
"""Seconds that a run has."""


def drawn(seed: int, count: int) -> list[str]:
    """The names of some programs."""
    return sorted(random.Random(seed).sample(sorted(PROGRAMS), count))


def compiled(folder: Path, program: Path) -> str:
    """Compile a program; what went wrong."""
    return built([*options_of(folder), "-g", *sources_of(folder), "-o", str(program)], GPU)


def built(options: list[str], gpu: str) -> str:
    """Compile with hipkit's headers; what went wrong."""
    call = [*HIPKIT, "cc", "--headers", "hipkit", "--compiler", CLANG, "--gpu", gpu, *options]
    done = subprocess.run(call, capture_output=True, text=True, errors="replace")
    errors = [line for line in done.stderr.splitlines() if "error" in line]
    return "" if done.returncode == 0 else (errors or ["it does not compile"])[0]


def checked(program: Path, arguments: str, report: Path, gpu: str = GPU) -> tuple[str, list[dict[str, Any]]]:
    """Run a program under the checks: how it ended, and what they found."""
    call = [*HIPKIT, "check", "--quiet", "--gpu", gpu, "--json", str(report), "--", str(program), *arguments.split()]
    try:
        done = subprocess.run(call, capture_output=True, text=True, errors="replace", timeout=LIMIT, cwd=program.parent)
    except subprocess.TimeoutExpired:
        return f"not done after {LIMIT:.0f} s", []
    if not report.exists():
        return f"exit code {done.returncode}: {done.stderr.strip()[-200:]}", []
    found = json.loads(report.read_text(encoding="utf-8"))["findings"]
    return f"exit code {done.returncode}", found


def described(finding: dict[str, Any]) -> str:
    """A finding in one line: the check, how severe, the kernel, and its places."""
    places = ", ".join(dict.fromkeys(Path(site["line"]).name for site in finding["sites"] if site["line"]))
    return f"{finding['severity']}: {finding['tool']}: {finding['rule']} in {finding.get('kernel')}: {places} ({finding['count']} times)"


class Results:
    """What was found of each program, printed as it comes."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def add(self, name: str, ended: str, findings: list[dict[str, Any]]) -> None:
        """Print how a program ended, and what was found of it."""
        verdict = "found" if findings else "nothing found" if ended.startswith("exit code") else "not checked"
        self._counts[verdict] += 1
        print(f"{name}{verdict}; {ended}", flush=True)
        for finding in findings:
            print(f"    {described(finding)}", flush=True)

    def status(self) -> int:
        """Print the counts; 1 where a program was not checked."""
        print(", ".join(f"{what}: {count}" for what, count in self._counts.most_common()))
        return 1 if self._counts["not checked"] else 0


def main() -> int:
    """Print what is found; 1 where a program does not compile, or is not done in time."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=30)
    given = parser.parse_args()
    results = Results()
    for name in given.names or drawn(given.seed, given.count):
        with tempfile.TemporaryDirectory() as work:
            program = Path(work) / "program"
            wrong = compiled(given.checkout / "src" / f"{name}-hip", program)
            ended, findings = (wrong, []) if wrong else checked(program, PROGRAMS.get(name, ""), Path(work) / "report")
        results.add(f"{name:24}", ended, findings)
    return results.status()


if __name__ == "__main__":
    sys.exit(main())
