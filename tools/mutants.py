"""Plants a fault for each row of the runtime's checklist and shows that the row's tests notice: ``make mutants``.

``python tools/mutants.py [ROW …]`` works on a copy of the package. ``mutants.tsv`` has a fault a row: a piece of one
line, which is there once, and what stands there instead. A row holds when its tests pass, and one of them fails, or
does not end, with the fault in place.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import checklist

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "tools" / "mutants.tsv"
LIMIT, LIMIT_OF_ALL = 60, 600
"""Seconds that the tests of a row have, and those of all rows before anything is planted."""
LEFT_OUT = frozenset((".git", ".build", ".venv", "corpus", "build", "dist"))
LIBRARIES = Path(".build", "libraries")
"""What clang made for tests before; it is not made again."""
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=no", "--confcutdir=tests")


class Mutant(NamedTuple):
    """A fault: where it is, in words, and what becomes what."""

    row: str
    file: str
    fault: str
    old: str
    new: str


def mutants() -> list[Mutant]:
    """The rows of the table."""
    return [Mutant(*line.split("\t")) for line in TABLE.read_text().splitlines()[1:]]


def faults() -> list[str]:
    """What is wrong with the table."""
    known, tested = mutants(), {promise.row for promise in checklist.promises()}
    named = [mutant.row for mutant in known]
    missing = [f"{row} has tests and no mutant" for row in sorted(tested.difference(named))]
    untested = [f"{row} has a mutant and no test" for row in sorted(set(named) - tested)]
    twice = [f"{row} has several mutants" for row in sorted(set(named)) if named.count(row) > 1]
    return [*missing, *untested, *twice, *(f"{mutant.row}: {why}" for mutant in known for why in _faults_of(mutant))]


def _faults_of(mutant: Mutant) -> Iterator[str]:
    path = ROOT / mutant.file
    count = path.read_text().count(mutant.old) if path.is_file() else 0
    if not mutant.old or count != 1:
        yield f"{mutant.old!r} is {count} times in {mutant.file}"
    if mutant.old == mutant.new or not mutant.fault:
        yield "it changes nothing, or the table does not say what"
    if not path.is_relative_to(ROOT) or mutant.file.startswith(("tests", "tools")):
        yield f"{mutant.file} is no part of the product"


class Copy:
    """The package in a folder of its own, where faults are planted."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.root = folder, folder / "hipkit"
        shutil.copytree(ROOT, self.root, symlinks=True, ignore=_left_out)
        if (ROOT / LIBRARIES).is_dir():
            shutil.copytree(ROOT / LIBRARIES, self.root / LIBRARIES)
        kept = {name: value for name, value in os.environ.items() if not name.startswith("HIPKIT_")}
        self._environment = {**kept, "PYTHONPATH": str(folder), "HIPKIT_CACHE": str(folder / "code")}

    def passing(self, tests: list[str]) -> set[str]:
        """Which of these tests pass; of one with several cases all must. Says what is with the others."""
        said = self._python(LIMIT_OF_ALL, *PYTEST, "-rpfEs", *tests) or "ERROR not done in time"
        results: dict[str, set[str]] = {"PASSED": set(), "FAILED": set(), "ERROR": set(), "SKIPPED": set()}
        for line in said.splitlines():
            word, _, rest = line.partition(" ")
            if word in results:
                results[word].add(rest.split(" - ")[0].split("[")[0])
                if word != "PASSED":
                    print(line)
        return results["PASSED"] - results["FAILED"] - results["ERROR"]

    @contextmanager
    def planted(self, mutant: Mutant) -> Iterator[None]:
        """While the block runs, the fault is there."""
        path = self.root / mutant.file
        text = path.read_text()
        path.write_text(text.replace(mutant.old, mutant.new))
        try:
            yield
        finally:
            # With the time that it had: what Python has compiled of it is still right.
            shutil.copy2(ROOT / mutant.file, path)

    def verdict(self, mutant: Mutant, tests: list[str]) -> str:
        """What becomes of a fault that is planted: killed, or why not."""
        module = ".".join(("hipkit", *Path(mutant.file).with_suffix("").parts))
        found = self._python(LIMIT, "-B", "-c", f"import {module}; print({module}.__file__)")
        if found is None or found.strip() != str(self.root / mutant.file):
            return "BROKEN: it cannot be imported"
        said = self._python(LIMIT, "-B", *PYTEST, "-x", "-rfE", *tests)
        if said is None or any(line.startswith("FAILED ") for line in said.splitlines()):
            return "killed"
        return "BROKEN: no test was run to its end" if "ERROR " in said else "SURVIVED"

    def _python(self, seconds: float, *arguments: str) -> str | None:
        """What Python says; None where it is not done in time."""
        # A session of its own: what tests have started ends with it.
        with subprocess.Popen(
            [sys.executable, *arguments], cwd=self.root, env=self._environment, text=True, start_new_session=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        ) as process:  # fmt: skip
            try:
                return process.communicate(timeout=seconds)[0]
            except subprocess.TimeoutExpired:
                return None
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)


def _left_out(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if name == "__pycache__" or (Path(folder) == ROOT and name in LEFT_OUT)}


def main() -> int:
    """Plant them all, or those of the rows that are named."""
    wrong, wanted = faults(), set(sys.argv[1:])
    chosen = [mutant for mutant in mutants() if not wanted or mutant.row in wanted]
    wrong += [f"{row} has no mutant" for row in sorted(wanted.difference(mutant.row for mutant in chosen))]
    if wrong:
        print(*wrong, sep="\n")
        return 1
    tests: dict[str, list[str]] = {mutant.row: [] for mutant in chosen}
    for promise in checklist.promises():
        if promise.row in tests:
            tests[promise.row].append(f"{promise.file}::{promise.test}")
    with tempfile.TemporaryDirectory(prefix="hipkit-mutants-") as folder:
        alive = _run(Copy(Path(folder)), chosen, tests)
    print(f"{len(chosen) - len(alive)} of {len(chosen)} killed" + "".join(f"; not {row}" for row in alive))
    return int(bool(alive))


def _run(copy: Copy, chosen: list[Mutant], tests: dict[str, list[str]]) -> list[str]:
    """The rows whose tests do not notice."""
    sound = copy.passing(sorted({test for names in tests.values() for test in names}))
    alive = []
    for mutant in chosen:
        begun, names = perf_counter(), tests[mutant.row]
        if sound.issuperset(names):
            with copy.planted(mutant):
                verdict = copy.verdict(mutant, names)
        else:
            verdict = "BROKEN: without the fault not all its tests pass"
        if verdict != "killed":
            alive.append(mutant.row)
        seconds = perf_counter() - begun
        print(f"{mutant.row}  {verdict:9} {seconds:5.1f} s  {mutant.file}: {mutant.fault}", flush=True)
    return alive


if __name__ == "__main__":
    sys.exit(main())
