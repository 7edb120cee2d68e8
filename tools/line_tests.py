"""Which tests execute a line of the product, and how long each takes: a record that coverage.py makes.

``python tools/line_tests.py [TEST FILE OR FOLDER …]`` brings the record up to date: it runs the test files that are new
or have changed, each in a process and with a code cache of its own, in a copy of the tree. It can be stopped at any
time. ``-j N`` runs N at once.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build" / "mutants-random"
COVERAGE = FOLDER / "coverage"
"""Where ``make mutants-random`` installs coverage.py: ``tools/coverage.py`` has the same name."""
PRODUCT = ("cc", "cli", "fatbin", "loader", "runtime")
LEFT_OUT = frozenset((".git", ".build", ".venv", "corpus", "build", "dist"))
LIBRARIES = Path(".build", "libraries")
"""What clang made for tests before; it is not made again."""
INSTALLED = ("triton", "cuda", "rocm-kpack", "hip-python")
"""How folders of ``.build`` begin that tests use and do not change: a copy has links to them."""
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "line_tests_plugin", "--tb=no", "--confcutdir=tests")
LIMIT = 1800
"""Seconds for the tests of one file while they are recorded."""
IMPORT = -1
"""Stands for a test where a line was executed outside of tests: by an import, mostly."""


Lines = dict[str, list[tuple[str, list[int]]]]
"""By file of the product: sets of lines, as the bits of a number, and the numbers of the tests that execute just these."""


class Test(NamedTuple):
    """A test, by the name that pytest gives it, and its seconds."""

    file: str
    name: str
    seconds: float


class Copy:
    """A tree in a folder of its own, as the package hipkit."""

    def __init__(self, folder: Path, tree: Path = ROOT) -> None:
        self.folder, self.root, self.tree = folder, folder / "hipkit", tree
        shutil.copytree(tree, self.root, symlinks=True, ignore=self._left_out)
        if (tree / LIBRARIES).is_dir():
            shutil.copytree(tree / LIBRARIES, self.root / LIBRARIES)
        for found in (tree / ".build").glob("*"):
            if found.name.startswith(INSTALLED):
                (self.root / ".build").mkdir(exist_ok=True)
                (self.root / ".build" / found.name).symlink_to(found.resolve())

    def _left_out(self, folder: str, names: list[str]) -> set[str]:
        return {name for name in names if name == "__pycache__" or (Path(folder) == self.tree and name in LEFT_OUT)}

    def compile(self) -> None:
        """Let Python compile all modules; while tests run, nothing that it compiles is kept."""
        command = [sys.executable, "-m", "compileall", "-q", "."]
        run(command, self.root, {**self._environment(), "PYTHONDONTWRITEBYTECODE": ""}, LIMIT)

    def is_imported(self) -> bool:
        """Whether the copy is what Python knows as hipkit."""
        say = f"import hipkit, sys; sys.exit(hipkit.__file__ != {str(self.root / '__init__.py')!r})"
        return run([sys.executable, "-c", say], self.root, self._environment(), LIMIT) == 0

    def _environment(self, path: tuple[Path, ...] = ()) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("HIPKIT_", "COVERAGE_"))}
        paths = os.pathsep.join(map(str, (self.folder, *path, Path(__file__).resolve().parent)))
        cache = str(self.folder / "code")
        own = {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "HIPKIT_CACHE": cache, "HIPKIT_TURN": "all"}
        return {**kept, **own}

    def pytest(
        self, seconds: float, *arguments: str, path: tuple[Path, ...] = (), **more: str
    ) -> dict[str, Any] | None:
        """Run tests: their status and results; a status of its own if pytest did not end; None if it took too long."""
        results = Path(tempfile.mkstemp(dir=self.folder, suffix=".json")[1])
        environment = {**self._environment(path), "LINE_TESTS_RESULTS": str(results), **more}
        try:
            if run([sys.executable, *PYTEST, *arguments], self.root, environment, seconds) is None:
                return None
            found: dict[str, Any] = json.loads(results.read_text(encoding="utf-8") or '{"status": -1, "tests": []}')
            return found
        finally:
            results.unlink()


def run(command: list[str], folder: Path, environment: dict[str, str], seconds: float) -> int | None:
    """The exit status of a command, None if it took too long; what it started ends with it."""
    with subprocess.Popen(
        command, cwd=folder, env=environment, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    ) as process:  # fmt: skip
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


class Record:
    """The record in a folder: a file for each file of tests, and the product's texts as they were then."""

    def __init__(self, folder: Path = FOLDER, tree: Path = ROOT) -> None:
        self.folder, self.tree = folder / "record", tree
        self.folder.mkdir(parents=True, exist_ok=True)
        self._parts: dict[str, dict[str, Any]] = {}

    def load(self) -> None:
        """Read what is there of files that are as they were when they were recorded."""
        for file in test_files(self.tree):
            part = self._read(file)
            if part is not None:
                self._parts[file] = part

    def missing(self, files: Iterable[str]) -> list[str]:
        """The test files that are not recorded as they are now."""
        return [file for file in files if self._read(file) is None]

    def _read(self, file: str) -> dict[str, Any] | None:
        path = self._path(file)
        if not path.is_file():
            return None
        part: dict[str, Any] = json.loads(zlib.decompress(path.read_bytes()))
        return part if part["digest"] == digest(self.tree / file) else None

    def _path(self, file: str) -> Path:
        return self.folder / f"{file.replace('/', '__')}.json.z"

    def digest(self, file: str) -> str:
        """Stands for the text of a test file."""
        return str(self._parts[file]["digest"])

    def tests_at(self, file: str, line: int) -> set[Test]:
        """The tests that execute a line."""
        return {self._test(of, number) for of, number in self._numbers(file, line) if number != IMPORT}

    def is_executed(self, file: str, line: int) -> bool:
        """Whether a test executes a line, or an import does."""
        return any(self._numbers(file, line))

    def tests_of(self, file: str) -> dict[Test, int]:
        """The tests that execute some line of a file, and the lines that each executes, as bits."""
        rows = ((of, row) for of, part in self._parts.items() for row in part["lines"].get(file, ()))
        return {
            self._test(of, number): int(bits, 16)
            for of, (bits, numbers) in rows
            for number in numbers
            if number != IMPORT
        }

    def tests(self) -> set[Test]:
        """All tests."""
        return {self._test(of, number) for of, part in self._parts.items() for number in range(len(part["tests"]))}

    def _test(self, file: str, number: int) -> Test:
        return Test(file, *self._parts[file]["tests"][number])

    def _numbers(self, file: str, line: int) -> Iterator[tuple[str, int]]:
        for of, part in self._parts.items():
            if file in part["lines"] and (then := self._line_then(file, line, part["texts"][file])):
                for bits, numbers in part["lines"][file]:
                    if int(bits, 16) >> then & 1:
                        yield from ((of, number) for number in numbers)

    def _line_then(self, file: str, line: int, text: str) -> int:
        """The number that a line of now had in the text that was recorded; 0 if it is new."""
        return _lines_then((self.folder / text).read_text(encoding="utf-8"), (self.tree / file).read_text("utf-8"))[
            line
        ]

    def put(self, tree: Path, file: str, tests: list[tuple[str, float]], lines: Lines) -> None:
        """Add the tests of a file, as they passed in a tree."""
        texts = {product: self._keep(tree / product) for product in lines}
        part = {"digest": digest(tree / file), "tests": tests, "lines": lines, "texts": texts}
        self._path(file).write_bytes(zlib.compress(json.dumps(part).encode()))

    def _keep(self, path: Path) -> str:
        name = digest(path)
        shutil.copyfile(path, self.folder / name)
        return name


def digest(path: Path) -> str:
    """Stands for the bytes of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


@cache
def _lines_then(then: str, now: str) -> list[int]:
    before, after = then.splitlines(), now.splitlines()
    found = [0] * (len(after) + 1)
    for block in SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks():
        for n in range(block.size):
            found[block.b + n + 1] = block.a + n + 1
    return found


def _lines(measured: Path, root: Path, contexts: dict[str, int]) -> Lines:
    """What coverage.py has seen in contexts, which stand for tests."""
    bits: dict[tuple[str, int], int] = {}
    for database in measured.iterdir():
        for path, context, found in _rows(database):
            if context in contexts:
                key = (Path(path).relative_to(root.resolve()).as_posix(), contexts[context])
                bits[key] = bits.get(key, 0) | int.from_bytes(found, "little")
    same: dict[str, dict[int, list[int]]] = {}
    for (file, test), lines in bits.items():
        same.setdefault(file, {}).setdefault(lines, []).append(test)
    return {file: [(f"{lines:x}", tests) for lines, tests in sets.items()] for file, sets in same.items()}


def _rows(database: Path) -> list[tuple[str, str, bytes]]:
    """File, context and lines of what one process has executed: nothing where it was killed before that was written."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        try:
            return connection.execute(
                "select file.path, context.context, numbits from line_bits "
                "join file on file.id = file_id join context on context.id = context_id"
            ).fetchall()
        except sqlite3.DatabaseError:
            return []


def test_files(tree: Path = ROOT) -> list[str]:
    """All files of tests, the small packages first."""
    found = (path.relative_to(tree).as_posix() for path in sorted((tree / "tests").rglob("test_*.py")))
    return sorted(found, key=lambda file: file.startswith("tests/runtime"))


def record(into: Record, copy: Copy, file: str) -> str:
    """Run the tests of a file under coverage.py; says what came of it."""
    with tempfile.TemporaryDirectory(dir=copy.folder) as name:
        scratch = Path(name)
        (scratch / "data").mkdir()
        (scratch / "sitecustomize.py").write_text("import coverage\ncoverage.process_startup()\n")
        settings = scratch / "settings"
        included = "".join(f"\n    {copy.root.resolve()}/{part}/*" for part in PRODUCT)
        settings.write_text(
            f"[run]\ndata_file = {scratch}/data/lines\nparallel = true\ncontext = ${{LINE_TESTS_NUMBER-}}\n"
            f"core = ctrace\ninclude = {included}\n"
            "disable_warnings =\n    no-data-collected\n    include-ignored\n    trace-changed\n    module-not-measured\n"
        )
        begun = perf_counter()
        results = copy.pytest(
            LIMIT, file, path=(scratch, COVERAGE), COVERAGE_PROCESS_START=str(settings),
            HIPKIT_CACHE=str(scratch / "code"), PYTHONDONTWRITEBYTECODE="",
        )  # fmt: skip
        if results is None or results["status"] < 0:
            results = {"tests": []}
        tests = [(name, seconds) for name, seconds, outcome in results["tests"] if outcome == "passed"]
        numbers = {name: number for number, (name, _) in enumerate(tests)}
        contexts = {str(n): numbers[name] for n, (name, *_) in enumerate(results["tests"]) if name in numbers}
        into.put(copy.root, file, tests, _lines(scratch / "data", copy.root, {**contexts, "": IMPORT}))
    outcomes = [outcome for *_, outcome in results["tests"]]
    counts = ", ".join(f"{outcomes.count(outcome)} {outcome}" for outcome in sorted(set(outcomes)))
    return f"{perf_counter() - begun:6.1f} s  {file}: {counts or 'none'}"


def bring_up_to_date(into: Record, wanted: Iterable[str], jobs: int) -> None:
    """Record the test files that are new or have changed."""
    if missing := into.missing(wanted):
        with tempfile.TemporaryDirectory(prefix="hipkit-lines-") as folder, ThreadPoolExecutor(jobs) as pool:
            copy = Copy(Path(folder), into.tree)
            for said in pool.map(lambda file: _tried(into, copy, file), missing):
                print(said, flush=True)


def _tried(into: Record, copy: Copy, file: str) -> str:
    """What came of recording a file; where it goes wrong, the others are recorded all the same."""
    try:
        return record(into, copy, file)
    except Exception as error:
        return f"not recorded: {file}: {error!r}"


def main() -> None:
    """Record the tests of the files and folders that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", nargs="*", default=["tests"])
    parser.add_argument("-j", "--jobs", type=int, default=1)
    options = parser.parse_args()
    wanted = tuple(path.rstrip("/") for path in options.paths)
    files = [file for file in test_files() if file in wanted or file.startswith(tuple(f"{path}/" for path in wanted))]
    bring_up_to_date(Record(), files, options.jobs)


if __name__ == "__main__":
    main()
