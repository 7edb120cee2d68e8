"""Operators of the product that are changed at random, one at a time, and whether the tests notice.

``make mutants-random N=300 SEED=1`` (``python tools/mutants_random.py -n 300 --seed 1 [FOLDER …]``): each mutant is
planted in a copy of the tree and judged by tests that execute its line (``line_tests.py``). What was judged before is
not judged again, unless tests that could notice have changed since. ``mutants_equal.tsv`` lists mutants that do the
same as the product, each with the reason.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import re
import sys
import tempfile
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import count, islice
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from line_tests import FOLDER, PRODUCT, ROOT, Copy, Record, Test, bring_up_to_date, test_files
from mutant_sites import Site, replaced, sites, table_lines

EQUAL = ROOT / "tools" / "mutants_equal.tsv"
LIMIT = 120
"""Seconds that the tests of a stage have, unless ``--limit`` gives a busy machine more."""
SLOWER = 3
"""Where tests are not done in time: how many times longer than without the fault they have."""
STAGES = ((3, 15.0), (12, 30.0), (1000, 45.0))
"""How many files the tests of a mutant are taken from, and their seconds: at first few near ones, then others."""
COVERING = 30.0
"""Seconds for tests, of whichever file, that execute all the lines around a mutant."""
KILLED, LEFT = ("killed", "timed out"), ("survived", "not covered", "out of time")
"""Verdicts of mutants that are noticed, and of others. Out of time are those whose tests are not done without them, either."""
FEW = 5
"""Where fewer tests execute a line, those that execute others of its file follow: what one test computes, others use."""
STEP = (5**0.5 - 1) / 2
"""Multiples of the golden ratio, without their whole parts, are spread evenly however many there are."""


Key = tuple[str, str, str, str]
"""A file, a function or class of it, and a line before and after."""
Result = dict[str, Any]
"""A verdict, the test that gave it, what stands for the tests that were chosen, and seconds."""


class Mutant(NamedTuple):
    """One changed operator: the site, and the line before and after."""

    file: str
    site: Site
    new: str
    before: str
    after: str

    @property
    def key(self) -> Key:
        """What stays the same while other lines come and go."""
        return self.file, self.site.where, self.before, self.after

    def __str__(self) -> str:
        return f"{self.file}:{self.site.start[0]}: {self.before}  ->  {self.after}"


class Equal(NamedTuple):
    """A row of the table of mutants that do the same as the product."""

    file: str
    where: str
    before: str
    after: str
    reason: str


def equal(table: Path = EQUAL) -> list[Equal]:
    """The rows of the table."""
    return [Equal(*line.split("\t")) for line in table.read_text(encoding="utf-8").splitlines()[1:]]


def faults(tree: Path = ROOT, table: Path = EQUAL) -> list[str]:
    """What is wrong with the table: rows that no mutant of the tree has."""
    rows = equal(table)
    known = {mutant.key for file in sorted({row.file for row in rows}) for mutant in mutants_of(tree, file)}
    return [f"{row.file}: {row.before!r} does not become {row.after!r}" for row in rows if row[:4] not in known]


def mutants_of(tree: Path, file: str) -> Iterator[Mutant]:
    """All mutants of a file."""
    if (tree / file).is_file():
        text = (tree / file).read_text(encoding="utf-8")
        for site in sites(text):
            yield from (_mutant(file, text, site, new) for new in site.new)


def _mutant(file: str, text: str, site: Site, new: str) -> Mutant:
    line = site.start[0] - 1
    before, after = (version.splitlines()[line].strip() for version in (text, replaced(text, site, new)))
    return Mutant(file, site, new, before, after)


def drawn(tree: Path, seed: int) -> Iterator[Mutant]:
    """Mutants at random, spread over the lines of the product, and no operator twice."""
    texts = {path: path.read_text("utf-8") for part in PRODUCT for path in sorted((tree / part).rglob("*.py"))}
    lines = [(path, line) for path, text in texts.items() for line in _weighed(text)]
    chance = random.Random(seed)
    offset, left = chance.random(), {path: -1 for path, _ in lines}
    read: dict[Path, list[Site]] = {}
    for number in count():
        path, line = lines[int((offset + number * STEP) % 1 * len(lines))]
        if path not in read:
            read[path] = sites(texts[path])
        if there := read[path]:
            # The next operator of the file from that line on.
            site = there.pop(bisect_left(there, (line, 0), key=lambda site: site.start) % len(there))
            yield _mutant(path.relative_to(tree).as_posix(), texts[path], site, chance.choice(site.new))
        left[path] = len(there)
        if not any(left.values()):
            return


def _weighed(text: str) -> list[int]:
    tables = table_lines(text)
    return [line for line in range(1, len(text.splitlines()) + 1) if line not in tables]


def chosen(record: Record, mutant: Mutant) -> list[list[Test]]:
    """The tests that judge a mutant, in stages: of a few files near by name, then of more; the quickest first.

    A line that no test is known to execute may still be executed, where coverage.py does not look: by a thread of C, or
    in a process that ends at once. The tests with the nearest names judge it; also where only imports execute a file.
    What an import calls often makes another function, and the import may be in a test: tests that together execute all
    lines of a function are among those that judge it.
    """
    file, lines = mutant.file, mutant.site.lines
    alike = record.tests_of(file)
    if not alike or not any(record.is_executed(file, line) for line in lines):
        return [stage for stage in (_some(file, record.tests(), {}, files=1, seconds=LIMIT / 2),) if stage]
    found, inside = set[Test](), _inside(record, mutant)
    if mutant.site.in_function:
        found = next(filter(None, (record.tests_at(file, line) for line in lines)), set(inside))
    left = found or set(alike)
    stages: list[list[Test]] = [_covering(left, alike)]
    for files, seconds in STAGES:
        left = left.difference(*stages)
        stages.append(_some(file, left, alike, files, seconds))
    stages[:2] = stages[1], _covering(set(inside), inside), stages[0]
    if 0 < len(found) < FEW:
        stages.append(_some(file, set(alike) - found, alike, *STAGES[0]))
    return [stage for stage in stages if stage]


def _inside(record: Record, mutant: Mutant) -> dict[Test, int]:
    """The tests that execute lines of the function or class that a mutant is in, and which lines, as bits."""
    found: dict[Test, int] = {}
    first, last = mutant.site.around
    for line in range(first, last + 1):
        for test in record.tests_at(mutant.file, line):
            found[test] = found.get(test, 0) | 1 << line
    return found


def _some(product: str, tests: set[Test], alike: Mapping[Test, int], files: int, seconds: float) -> list[Test]:
    """Tests of the nearest files, in turns until their time is used up."""
    of: dict[str, list[Test]] = {}
    for test in _by_turns(tests, alike):
        of.setdefault(test.file, []).append(test)
    near = sorted(of, key=lambda file: (-_nearness(product, file), of[file][0].seconds, file))[:files]
    taken: dict[str, list[Test]] = {file: [] for file in near}
    for turn in range(max(map(len, of.values()), default=0)):
        for file in near:
            if turn < len(of[file]) and (seconds > of[file][turn].seconds or not any(taken.values())):
                taken[file].append(of[file][turn])
                seconds -= of[file][turn].seconds
    return [test for file in near for test in taken[file]]


def _by_turns(tests: set[Test], alike: Mapping[Test, int]) -> list[Test]:
    """First the quickest of those that execute the same lines of the product's file, and the quickest case of a function."""
    seen: Counter[tuple[str, object]] = Counter()
    turns: dict[Test, tuple[int, int, float, str]] = {}
    for test in sorted(tests, key=lambda test: (test.seconds, test.name)):
        lines, function = (test.file, alike.get(test, 0)), (test.file, test.name.partition("[")[0])
        turns[test] = (seen[lines], seen[function], test.seconds, test.name)
        seen.update((lines, function))
    return sorted(turns, key=turns.__getitem__)


def _covering(tests: set[Test], alike: Mapping[Test, int]) -> list[Test]:
    """Few tests that execute all lines of the product's file which these tests do: what seldom happens is among them."""
    quickest: dict[int, Test] = {}
    for test in sorted(tests, key=lambda test: (-test.seconds, test.name)):
        if test.seconds < COVERING:
            quickest[alike.get(test, 0)] = test
    taken, done, seconds = list[Test](), 0, 0.0
    while quickest and seconds < COVERING:
        lines = max(quickest, key=lambda lines: ((lines & ~done).bit_count(), -quickest[lines].seconds, lines))
        if not lines & ~done:
            break
        taken.append(quickest.pop(lines))
        done, seconds = done | lines, seconds + taken[-1].seconds
    return sorted(taken, key=lambda test: (test.file, test.seconds))


def _nearness(product: str, tests: str) -> int:
    """How many words of their paths are the same; those of the files' own names count more than once."""
    names = [Path(path).with_suffix("").as_posix() for path in (product, tests)]
    paths, files = ([_words(name) for name in parts] for parts in (names, [name.rpartition("/")[2] for name in names]))
    return len(paths[0] & paths[1]) + 2 * len(files[0] & files[1])


def _words(name: str) -> set[str]:
    return {word.rstrip("s") for word in re.split("[/_]", name)}


class Judge:
    """Runs the tests of mutants in a copy of the tree."""

    def __init__(self, copy: Copy, record: Record, limit: int = LIMIT) -> None:
        self._copy, self._record, self.limit = copy, record, limit
        self._sound: set[str] = set()
        self._unsound: set[str] = set()

    def verdict(self, mutant: Mutant) -> Result:
        """What becomes of a mutant, and by which test."""
        stages, begun = chosen(self._record, mutant), perf_counter()
        is_covered = any(self._record.is_executed(mutant.file, line) for line in mutant.site.lines)
        result = {"verdict": "survived" if is_covered else "not covered", "by": "", "tests": self.tests(stages)}
        for stage in stages:
            verdict, by = self._stage(mutant, [test.name for test in stage])
            if verdict != "survived":
                result |= {"verdict": verdict, "by": by}
                break
        return {**result, "seconds": round(perf_counter() - begun, 1)}

    def anew(self, mutant: Mutant, known: Result | None) -> Result | None:
        """What becomes of a mutant now; None where it would be what is known."""
        if known and known["verdict"] in KILLED:
            return None
        if known and known["verdict"] != "out of time" and known["tests"] == self.tests(chosen(self._record, mutant)):
            return None
        return self.verdict(mutant)

    def tests(self, stages: list[list[Test]]) -> str:
        """Stands for the tests of a mutant as they are now."""
        names = [(test.name, self._record.digest(test.file)) for stage in stages for test in stage]
        return hashlib.sha256(json.dumps(sorted(names)).encode()).hexdigest()[:16]

    def _stage(self, mutant: Mutant, names: list[str]) -> tuple[str, str]:
        while names := [name for name in names if name not in self._unsound]:
            results = self._with_fault(mutant, names, self.limit)
            if results is None:
                # A machine is not always equally fast: what they take without the fault says how long is too long.
                begun = perf_counter()
                if self._run(names, self.limit) is None:
                    return "out of time", ""
                enough = SLOWER * (perf_counter() - begun)
                results = self._with_fault(mutant, names, enough) if enough > self.limit else None
                if results is None:
                    return "timed out", ""
            failed = [name for name, _, outcome in results["tests"] if outcome == "failed"]
            if results["status"] in (0, 5):
                return "survived", ""
            if not failed or self._is_sound(failed[0]):
                return "killed", failed[0] if failed else "pytest did not end" if results["status"] < 0 else "import"
        return "survived", ""

    def _with_fault(self, mutant: Mutant, names: list[str], seconds: float) -> dict[str, Any] | None:
        with self._planted(mutant):
            return self._run(names, seconds)

    def _is_sound(self, name: str) -> bool:
        """Whether a test that fails passes without the fault."""
        if name not in self._sound | self._unsound:
            results = self._run([name], self.limit)
            (self._sound if results and results["status"] == 0 else self._unsound).add(name)
        return name in self._sound

    def _run(self, names: list[str], seconds: float) -> dict[str, Any] | None:
        wanted = self._copy.folder / "chosen.json"
        wanted.write_text(json.dumps(names), encoding="utf-8")
        files = dict.fromkeys(name.partition("::")[0] for name in names)
        return self._copy.pytest(seconds, "-x", *files, LINE_TESTS_CHOSEN=str(wanted))

    @contextmanager
    def _planted(self, mutant: Mutant) -> Iterator[None]:
        """While the block runs, the fault is there."""
        path = self._copy.root / mutant.file
        text, status = path.read_text(encoding="utf-8"), path.stat()
        path.write_text(replaced(text, mutant.site, mutant.new), encoding="utf-8")
        try:
            yield
        finally:
            # With the time that it had: what Python has compiled of it is still right.
            path.write_text(text, encoding="utf-8")
            os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


class Results:
    """What was judged, a line of JSON for each; the last one counts."""

    def __init__(self, path: Path) -> None:
        self._path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        self._known = {tuple(row["mutant"]): row for row in map(json.loads, lines)}

    def of(self, mutant: Mutant) -> Result | None:
        """The result of a mutant, None if it was not judged."""
        return self._known.get(mutant.key)

    def add(self, mutant: Mutant, result: Result) -> None:
        """Keep a result at once, so that a run may be stopped."""
        self._known[mutant.key] = {"mutant": mutant.key, **result}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with open(self._path, "a", encoding="utf-8") as file:
            file.write(json.dumps(self._known[mutant.key]) + "\n")


def judge_all(
    pool: Executor, judged: Callable[[Mutant, Result | None], Result | None], mutants: list[Mutant],
    results: Results, same: set[Key],
) -> None:  # fmt: skip
    """Judge what has no result yet, and the survivors whose tests are others than they were."""
    left = [mutant for mutant in mutants if mutant.key not in same]
    futures = {pool.submit(judged, mutant, results.of(mutant)): mutant for mutant in left}
    for future in as_completed(futures):
        if result := future.result():
            mutant = futures[future]
            results.add(mutant, result)
            number, verdict, seconds = mutants.index(mutant) + 1, result["verdict"], result["seconds"]
            print(f"{number:3} {verdict:11} {seconds:5.1f} s  {mutant}  {result['by']}", flush=True)


def summary(mutants: list[Mutant], results: Results, same: set[Key]) -> str:
    """The survivors, and how many of each verdict there are."""
    verdicts: dict[str, list[Mutant]] = {name: [] for name in (*KILLED, *LEFT, "equal", "not judged")}
    for mutant in mutants:
        known = results.of(mutant)
        verdicts["equal" if mutant.key in same else known["verdict"] if known else "not judged"].append(mutant)
    lines = [f"{name:11} {mutant}" for name in LEFT for mutant in verdicts[name]]
    judged = len(mutants) - len(verdicts["not judged"])
    killed = sum(len(verdicts[name]) for name in KILLED)
    counts = ", ".join(f"{len(found)} {name}" for name, found in verdicts.items())
    same_code = len(verdicts["equal"])
    share = (
        f"{100 * killed / judged:.1f} % of {judged} are noticed, {same_code} of {judged} are equal" if judged else ""
    )
    return "\n".join([*lines, f"{len(mutants)} mutants: {counts}", share])


def main() -> int:
    """Judge N mutants of a seed, or those of them that are in the folders that are named."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("-n", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="where they are")
    parser.add_argument("--limit", type=int, default=LIMIT, help="seconds for the tests of a stage")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="how many are judged at once")
    parser.add_argument("--as-recorded", action="store_true", help="leave the record of tests as it is")
    parser.add_argument("--summary", action="store_true", help="judge nothing")
    parser.add_argument("folders", nargs="*", default=[""], help="only mutants whose file begins so")
    options = parser.parse_args()
    if wrong := faults():
        print(*wrong, sep="\n")
        return 1
    same = {row[:4] for row in equal()}
    results = Results(FOLDER / f"seed-{options.seed}.jsonl")
    with tempfile.TemporaryDirectory(prefix="hipkit-mutants-") as folder:
        copy = Copy(Path(folder))
        some = islice(drawn(copy.root, options.seed), options.n)
        mutants = [mutant for mutant in some if mutant.file.startswith(tuple(options.folders))]
        if not options.summary:
            if not options.as_recorded:
                bring_up_to_date(Record(), test_files(), max(1, (os.cpu_count() or 1)))
            with ProcessPoolExecutor(options.jobs, initializer=_begin, initargs=(copy, options.limit)) as pool:
                judge_all(pool, _judged, mutants, results, same)
    print(summary(mutants, results, same))
    return 0


_judges: list[Judge] = []
"""The one of this process."""


def _begin(tree: Copy, limit: int) -> None:
    copy = Copy(Path(tempfile.mkdtemp(dir=tree.folder)), tree.root)
    copy.compile()
    if not copy.is_imported():
        sys.exit("the copy is not what Python imports as hipkit")
    record = Record(tree=copy.root)
    record.load()
    _judges.append(Judge(copy, record, limit))


def _judged(mutant: Mutant, known: Result | None) -> Result | None:
    return _judges[0].anew(mutant, known)


if __name__ == "__main__":
    sys.exit(main())
