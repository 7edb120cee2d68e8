"""AMD's own tests of HIP, ROCm/hip-tests, as programs that were built elsewhere, on hipkit's devices.

``python tests/conformance/hip_tests.py FOLDER`` takes a folder of built tests, in which there is a folder for each
subject (``unit/memory``, ``unit/stream`` and so on), runs each test case as a process of its own, and prints what came
of them. hipkit neither builds these programs nor has anything of them. ``make hip-tests HIP_TESTS=FOLDER`` runs all,
``make conformance HIP_TESTS=FOLDER`` the subjects of :data:`QUICK`, of which :data:`WANTED` must pass.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from hipkit.fatbin.errors import HipkitError
from hipkit.runtime.programs import run_program

QUICK = ("callback", "context", "device", "errorHandling", "event", "executionControl", "module", "occupancy")
"""Subjects that take few minutes: calls and what they answer."""
WANTED = 0.9
"""Which share of the test cases of those subjects must pass."""
DEVICE = "gfx942"
LIMIT = 20.0
"""Seconds that a test case has."""
_SKIPPED = "HIP_SKIP_THIS_TEST"
_PASSED = re.compile(r"^All tests passed|^test cases:.*\b1 passed", re.MULTILINE)
_FAILED_AT = re.compile(r"^(\S+):(\d+): FAILED", re.MULTILINE)
_REFUSED = ("is not written yet", " returns 801: ")
_OUT_OF_TIME = -1


class Outcome(Enum):
    """What came of a test case."""

    PASSED = "passed"
    SKIPPED = "skipped"
    OFF = "off"
    REFUSED = "refused"
    LATE = "late"
    FAILED = "failed"


MEANINGS = (
    "skipped: by the test itself, which lacks something, such as a second device. off: AMD's list of tests that its own"
    " library fails, for this device. refused: a function that hipkit names and does not have. late: out of time."
)


@dataclass(frozen=True)
class Case:
    """A test case of a program."""

    program: Path
    name: str

    @property
    def subject(self) -> str:
        """The folder that it is in."""
        return self.program.parent.name


def outcome_of(code: int, out: str, told: str) -> Outcome:
    """What came of a test case, from its exit code, what Catch2 wrote, and what hipkit said of it."""
    if code == _OUT_OF_TIME:
        return Outcome.LATE
    if code == 0 and _PASSED.search(out):
        return Outcome.SKIPPED if _SKIPPED in out else Outcome.PASSED
    return Outcome.REFUSED if any(words in told for words in _REFUSED) else Outcome.FAILED


def failed_at(out: str) -> list[str]:
    """The lines of a test's source that failed."""
    return [f"{Path(file).name}:{line}" for file, line in _FAILED_AT.findall(out)]


def programs(folder: Path, subjects: str) -> Iterator[Path]:
    """The programs whose subject matches."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.suffix and os.access(path, os.X_OK) and re.fullmatch(subjects, path.parent.name):
            yield path


def cases_of(program: Path, device: str) -> list[Case]:
    """The test cases of a program; none where it is one that tests start."""
    code, out, _ = _run(program, ["--list-test-names-only"], device, LIMIT)
    names = [line.strip() for line in out.splitlines()] if code != _OUT_OF_TIME else []
    return [Case(program, name) for name in names if name.startswith("Unit_")]


def switched_off(folder: Path, device: str) -> list[str]:
    """The patterns of test cases that AMD has switched off for a device, where the build says so."""
    for path in folder.parent.rglob(f"hipTestMain/config/config_amd_linux_{device}.json"):
        listed: list[str] = json.loads(path.read_text())["DisabledTests"]
        return [name for name in listed if not name.startswith("NOTE")]
    return []


def run(case: Case, device: str, limit: float) -> tuple[Outcome, str]:
    """Run a test case; what came of it, and where it went wrong."""
    name = re.sub(r"([\\,\[])", r"\\\1", case.name)
    code, out, told = _run(case.program, [name], device, limit)
    outcome = outcome_of(code, out, told)
    reasons = [line for line in told.splitlines() if line.startswith("hipkit: ")]
    return outcome, " ".join([*failed_at(out)[:3], *reasons[-1:]])


def _run(program: Path, arguments: list[str], device: str, limit: float) -> tuple[int, str, str]:
    # The tests expect what a library without further checks answers.
    environment = {**os.environ, "HIPKIT_STRICT": "0", "HIP_CATCH_EXCLUDE_FILE": os.devnull}
    # Files, and not pipes: what a test leaves running would keep those open.
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as told:
        try:
            done = run_program(
                program, arguments, device, environment=environment, cwd=program.parent, stdout=out, stderr=told,
                timeout=limit, start_new_session=True,
            )  # fmt: skip
            code = done.returncode
        except subprocess.TimeoutExpired:
            code = _OUT_OF_TIME
        except HipkitError as error:
            return 2, "", f"hipkit: {error}"
        texts = []
        for file in (out, told):
            file.seek(0)
            texts.append(file.read().decode(errors="replace"))
    return code, texts[0], texts[1]


def table(counts: dict[str, Counter[Outcome]]) -> str:
    """A row a subject, and one of them all."""
    columns = list(Outcome)
    lines = [f"{'subject':26}" + "".join(f"{column.value:>9}" for column in columns) + f"{'share':>9}"]
    total: Counter[Outcome] = Counter()
    for count in counts.values():
        total += count
    for name, count in [*counts.items(), ("all", total)]:
        lines.append(f"{name:26}" + "".join(f"{count[column]:9}" for column in columns) + f"{share(count):9.1%}")
    return "\n".join(lines)


def share(count: Counter[Outcome]) -> float:
    """Which part passes of those that hipkit could pass."""
    ran = sum(count[kind] for kind in (Outcome.PASSED, Outcome.REFUSED, Outcome.LATE, Outcome.FAILED))
    return count[Outcome.PASSED] / ran if ran else 1.0


def main() -> int:
    """Run them, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the built tests are")
    parser.add_argument("--subjects", default=".*", help="which folders, as a regular expression")
    parser.add_argument("--quick", action="store_true", help="only the quick ones, of which a share must pass")
    parser.add_argument("--device", default=DEVICE, help="such as gfx942, or gfx942,gfx942 (default: %(default)s)")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds for a case (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    given = parser.parse_args()
    folder: Path = given.folder.resolve()
    if not folder.is_dir():
        print(f"{folder}: there is no such folder; it is one of built tests", file=sys.stderr)
        return 2
    off = switched_off(folder, given.device.split(",")[0])
    counts: dict[str, Counter[Outcome]] = {}
    subjects = "|".join(QUICK) if given.quick else given.subjects
    with ThreadPoolExecutor(given.jobs) as threads:
        found = threads.map(lambda program: cases_of(program, given.device), programs(folder, subjects))
        cases = [case for several in found for case in several]
        wanted = [case for case in cases if not any(fnmatch.fnmatchcase(case.name, pattern) for pattern in off)]
        for case in cases:
            counts.setdefault(case.subject, Counter())[Outcome.OFF] += case not in wanted
        results = threads.map(lambda case: run(case, given.device, given.limit), wanted)
        for case, (outcome, why) in zip(wanted, results, strict=True):
            counts[case.subject][outcome] += 1
            if outcome not in (Outcome.PASSED, Outcome.SKIPPED):
                print(f"{outcome.value:8} {case.subject}/{case.program.name}: {case.name}: {why}"[:240], flush=True)
    print(table(counts), MEANINGS, sep="\n")
    passing = share(sum(counts.values(), Counter()))
    return 1 if given.quick and passing < WANTED else 0


if __name__ == "__main__":
    sys.exit(main())
