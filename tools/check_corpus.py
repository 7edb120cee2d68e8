"""Checks the programs of samples/faults: ``make check-corpus``.

Each program has one fault, marked ``// fault: TOOL RULE`` at its lines, and is sound where SOUND is defined. Every one is
compiled for a GPU of each wave size, with and without optimisation. `hipkit check` must report the fault at those lines and
nothing else, and nothing where it is sound. What machine code does not show, a second build with ``-fsanitize`` must.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parents[1] / "samples" / "faults"
GPUS, LEVELS = ("gfx942", "gfx1100"), ("-O0", "-O3")
_LINE_0 = "the instruction that loads for lines 10 and 11 has line 0 in the line table, and no variable a place"
_COPIED = "a sound kernel, with a structure of four floats, is compiled to the same machine code, and clang does not check such copies"
_STORED = "the kernel only stores what it computes: whether those bytes matter is decided by who reads that"
_SPILLED = "compilers read a structure of their own by the same instructions as registers that they have spilled"
KNOWN = {
    ("init_member_set_on_one_path", "-O3"): _SPILLED,
    ("init_padding_is_hashed", ""): _STORED,
    ("mem_float4_of_odd_rows", ""): _COPIED,
    ("race_reduction_without_last_barriers", "-O3"): _LINE_0,
}
"""Faults that are not found, or not at their line, by program and level, with the reason."""
SANITIZE = "-fsanitize=alignment,bounds"
SANITIZED = {
    ("mem_lds_carved_for_doubles_misaligned", ""): "alignment",
    ("mem_one_lds_array_runs_into_the_next", ""): "array-bounds",
    ("mem_traversal_stack_too_small", "-O0"): "array-bounds",
}
"""By program and level, what :data:`SANITIZE` has reported at the lines of faults that are not found there without."""
_FAULT = re.compile(r"// fault: (\w+) ([\w-]+)$")
_WORKERS = len(os.sched_getaffinity(0))
_BY_SIGNAL = 128
"""Exit codes above it are of programs that a signal has ended."""

Place = tuple[str, str, int]
"""Tool, rule and line of a fault."""


class EndedError(Exception):
    """A checked program was ended, so what it had to report is not known."""


class Case(NamedTuple):
    """A program as it is compiled and checked."""

    name: str
    gpu: str
    level: str
    is_sound: bool

    def __str__(self) -> str:
        return f"{self.name} {self.gpu} {self.level}{' sound' if self.is_sound else ''}"


def cases() -> list[Case]:
    """All programs, for each GPU and level of optimisation, faulty and sound."""
    names = sorted(path.stem for path in FOLDER.glob("*.hip"))
    return [Case(*each) for each in itertools.product(names, GPUS, LEVELS, (False, True))]


def expected(name: str) -> set[Place]:
    """What is wrong with a program."""
    lines = (FOLDER / f"{name}.hip").read_text(encoding="utf-8").splitlines()
    marks = ((number, _FAULT.search(line)) for number, line in enumerate(lines, 1))
    return {(mark[1], mark[2], number) for number, mark in marks if mark}


def found(case: Case, folder: Path, options: Sequence[str]) -> set[Place]:
    """What `hipkit check` reports of a program that is compiled with some options, as errors."""
    hipkit = [sys.executable, "-m", "hipkit"]
    program, report = folder / case.name, folder / "report.json"
    defined = ["-DSOUND"] if case.is_sound else []
    source = FOLDER / f"{case.name}.hip"
    compiled = [*hipkit, "cc", "--gpu", case.gpu, case.level, "-g", *options, *defined, str(source), "-o", str(program)]
    subprocess.run(compiled, check=True, capture_output=True, text=True)
    checked = [*hipkit, "check", "--tool", "all,leak", "--quiet", "--json", str(report), str(program)]
    done = subprocess.run(checked, capture_output=True, text=True, timeout=120)
    if done.returncode > _BY_SIGNAL:
        end = (done.stderr.splitlines() or [""])[-1]
        raise EndedError(f"ended by signal {done.returncode - _BY_SIGNAL}: {end}")
    findings = json.loads(report.read_text(encoding="utf-8"))["findings"]
    return {
        (one["tool"], one["rule"], int(site["line"].rpartition(":")[2] or 0))
        for one in findings
        if one["severity"] == "error"
        for site in one["sites"]
    }


def row_of(case: Case, table: Mapping[tuple[str, str], str]) -> str:
    """What a table says of a program at a level, or at all levels; empty where it says nothing."""
    return next((table[case.name, level] for level in ("", case.level) if (case.name, level) in table), "")


def is_known(case: Case) -> bool:
    """Whether :data:`KNOWN` has the case."""
    return not case.is_sound and bool(row_of(case, KNOWN))


def builds(case: Case) -> Iterator[tuple[tuple[str, ...], set[Place]]]:
    """The options that a program is compiled with, and what is to be reported of it then."""
    faults = set() if case.is_sound else expected(case.name)
    rule = row_of(case, SANITIZED)
    if case.is_sound or not rule:
        yield (), faults
    if rule:
        yield (SANITIZE,), {(tool, rule, line) for tool, _, line in faults}


def wrong(case: Case) -> str:
    """What is wrong with what is reported of a program; empty where nothing is."""
    for options, meant in builds(case):
        try:
            with tempfile.TemporaryDirectory() as folder:
                reported = found(case, Path(folder), options)
        except EndedError as error:
            return f"{case}: {error}"
        if reported != meant:
            missed, more = sorted(meant - reported) or "nothing", sorted(reported - meant) or "nothing"
            return f"{' '.join((str(case), *options))}: missed {missed}, wrongly reported {more}"
    return ""


def main() -> int:
    """Check them all, and print what is wrong as it is found."""
    every = cases()
    counts = {True: 0, False: 0}  # of those that are known, and of others
    with ThreadPoolExecutor(_WORKERS) as pool:
        for case, fault in zip(every, pool.map(wrong, every), strict=True):
            if fault:
                counts[is_known(case)] += 1
                print(f"{fault}{' (known)' if is_known(case) else ''}", flush=True)
    programs = len({case.name for case in every})
    print(f"{len(every)} cases of {programs} programs: {counts[False]} wrong, and {counts[True]} that are known")
    return int(counts[False] > 0)


if __name__ == "__main__":
    sys.exit(main())
