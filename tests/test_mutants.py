"""Faults in the product can be planted, those of the checklist and those at random; `make mutants` and
`make mutants-random` plant them.
"""

from __future__ import annotations

import ast
import json
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import islice
from pathlib import Path
from textwrap import dedent

import checklist
import line_tests
import mutant_sites
import mutants
import mutants_random
import pytest
from line_tests import Copy, Record
from mutants_random import Judge, Mutant, Results


def test_every_row_with_tests_has_a_mutant_that_can_be_planted() -> None:
    assert mutants.faults() == []
    assert {mutant.row for mutant in mutants.mutants()} <= set(checklist.rows())


def test_a_mutant_is_a_piece_of_one_line() -> None:
    known = mutants.mutants()
    assert not any("\n" in mutant.old + mutant.new for mutant in known)
    assert len({(mutant.file, mutant.old, mutant.new) for mutant in known}) == len(known)


def changes(text: str) -> list[str]:
    """The changed line of each mutant of a module."""
    found = []
    for site in mutant_sites.sites(text):
        for new in site.new:
            lines = zip(text.splitlines(), mutant_sites.replaced(text, site, new).splitlines(), strict=True)
            found.append("; ".join(after.strip() for before, after in lines if before != after))
    return found


@pytest.mark.parametrize(
    ("line", "mutated"),
    [
        ("x = a < b", ["x = a <= b", "x = a >= b"]),
        ("x = a == b != c", ["x = a != b != c", "x = a == b == c"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = a is not b", ["x = a is b"]),
        ("x = 'ä' + (b)  # a + b", ["x = 'ä' - (b)  # a + b"]),
        ("x = (a) // (b - c)", ["x = (a) * (b - c)", "x = (a) // (b + c)"]),
        ("x <<= 2", ["x >>= 2"]),
        ("x = not a", ["x = a"]),
        ("x = a and b.c", ["x = not (a) and b.c", "x = a and not (b.c)"]),
        ("x = a if b() else c", ["x = a if not (b()) else c"]),
        ("x = [a for a in b if a]", ["x = [a for a in b if not (a)]"]),
        ("while x: pass", ["while not (x): pass"]),
    ],
)
def test_an_operator_becomes_another_one(line: str, mutated: list[str]) -> None:
    assert changes(line) == mutated


@pytest.mark.parametrize(
    "text",
    [
        "def f(x: int | str = 1) -> list[a | b]: pass",
        "x: a | b = 1",
        "Name = int | None",
        "assert a < b",
        "if TYPE_CHECKING:\n    x = 1 + 1",
        "TABLE = {\n    1: 1 << 3,\n    2: 4,\n}",
        "x = f'{a + b}'",
        "x = 1  # a + b",
        "x = -a ** b / c",
    ],
)
def test_types_tables_and_assertions_stay(text: str) -> None:
    assert changes(text) == []


def test_every_mutant_of_a_module_is_another_program() -> None:
    text = (line_tests.ROOT / "fatbin" / "inflate.py").read_text()
    programs = [
        ast.dump(ast.parse(mutant_sites.replaced(text, site, new)))
        for site in mutant_sites.sites(text)
        for new in site.new
    ]
    assert len(programs) > 30
    assert len({*programs, ast.dump(ast.parse(text))}) == len(programs) + 1


SMALL = """\
from .limits import MOST

def is_small(value):
    return value < MOST

def positive(value):
    return value if value > 0 else 0

def first(values, wanted):
    at = 0
    while values[at] != wanted:
        at += 1
    return at

def untested(value):
    return value - 1
"""
TESTS = """\
from hipkit.fatbin import small

def test_small():
    assert small.is_small(1023) and not small.is_small(1024)

def test_positive():
    assert small.positive(-1) == 0 and small.positive(1) == 1

def test_first():
    assert small.first([1, 2], 1) == 0 and small.first([3, 1, 2, 2, 2], 2) == 2
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A product of two modules, with tests."""
    files = {
        "__init__.py": "", "fatbin/__init__.py": "", "fatbin/limits.py": "MOST = 1 << 10\n", "fatbin/small.py": SMALL,
        "tests/test_small.py": TESTS, "pyproject.toml": '[tool.pytest.ini_options]\naddopts = "--import-mode=importlib"\n',
    }  # fmt: skip
    for name, text in files.items():
        path = tmp_path / "tree" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "tree"


def lines_of(*parts: str) -> str:
    """Lines of the small module that contain a text, as the record has them."""
    return f"{sum(1 << n for n, line in enumerate(SMALL.splitlines(), 1) if any(part in line for part in parts)):x}"


@pytest.fixture
def judge(tree: Path, tmp_path: Path) -> Iterator[tuple[Judge, Record]]:
    """A judge over the small tree, and its record, written by hand."""
    names = ("test_small", "test_positive", "test_first")
    record = Record(tmp_path / "record", tree)
    small = [(lines_of("MOST"), [0]), (lines_of("else 0"), [1]), (lines_of("at"), [2])]
    lines = {"fatbin/small.py": small, "fatbin/limits.py": [("2", [line_tests.IMPORT]), ("4", [0])]}
    record.put(tree, "tests/test_small.py", [(f"tests/test_small.py::{name}", 0.01) for name in names], lines)
    record.load()
    (tmp_path / "copy").mkdir()
    yield Judge(Copy(tmp_path / "copy", tree), record), record
    assert (tmp_path / "copy" / "hipkit" / "fatbin" / "small.py").read_text() == SMALL


def mutant(tree: Path, after: str) -> Mutant:
    found = [each for name in ("small", "limits") for each in mutants_random.mutants_of(tree, f"fatbin/{name}.py")]
    return next(each for each in found if each.after == after)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(
    ("after", "verdict", "by"),
    [
        ("return value <= MOST", "killed", "tests/test_small.py::test_small"),
        ("return value if value >= 0 else 0", "survived", ""),
        ("while values[at] == wanted:", "killed", "tests/test_small.py::test_first"),
        ("at -= 1", "killed", "tests/test_small.py::test_first"),
        ("return value + 1", "not covered", ""),
        ("MOST = 1 >> 10", "killed", "tests/test_small.py::test_small"),
    ],
)
def test_the_tests_that_execute_a_line_judge_its_mutants(
    tree: Path, judge: tuple[Judge, Record], after: str, verdict: str, by: str
) -> None:
    result = judge[0].verdict(mutant(tree, after))
    assert (result["verdict"], result["by"]) == (verdict, by)


def test_tests_judge_a_file_that_only_imports_execute(tree: Path, judge: tuple[Judge, Record]) -> None:
    lines = {"fatbin/limits.py": [("2", [line_tests.IMPORT])]}
    judge[1].put(tree, "tests/test_small.py", [("tests/test_small.py::test_small", 0.01)], lines)
    judge[1].load()
    assert judge[0].verdict(mutant(tree, "MOST = 1 >> 10"))["by"] == "tests/test_small.py::test_small"


def test_tests_of_what_a_function_makes_judge_what_it_does_when_an_import_calls_it(
    tree: Path, judge: tuple[Judge, Record]
) -> None:
    lines = {"fatbin/small.py": [(lines_of("value - 1"), [line_tests.IMPORT]), (lines_of("untested"), [1]), ("2", [0])]}
    names = [f"tests/test_small.py::{name}" for name in ("test_small", "test_positive")]
    judge[1].put(tree, "tests/test_small.py", [(name, 0.01) for name in names], lines)
    judge[1].load()
    chosen = mutants_random.chosen(judge[1], mutant(tree, "return value + 1"))
    assert [test.name for test in chosen[0]] == names[1:]


def test_a_mutant_that_never_ends_is_noticed(tree: Path, judge: tuple[Judge, Record]) -> None:
    endless = Mutant("fatbin/small.py", mutant(tree, "at -= 1").site, "+= 0 *", "at += 1", "at += 0 * 1")
    judge[0].limit = 10
    assert judge[0].verdict(endless)["verdict"] == "timed out"


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("verdict", ["survived", "out of time"])
def test_that_slow_tests_take_too_long_says_nothing(
    tree: Path, judge: tuple[Judge, Record], tmp_path: Path, verdict: str
) -> None:
    """What they take without the fault says how long they have: less than the limit here, or more."""
    fault, path = mutant(tree, "return value <= MOST"), tmp_path / "copy" / "hipkit" / "tests" / "test_small.py"
    begun = time.perf_counter()
    assert judge[0].verdict(fault)["verdict"] == "killed"
    base = (time.perf_counter() - begun) / 2  # it fails with the fault and passes without
    limit = judge[0].limit = round(5 * base + 4)
    without = 0.6 * limit if verdict == "survived" else limit + 1
    slow = f"def test_small():\n    import time\n    time.sleep({limit + 2} if small.is_small(1024) else {without})\n"
    path.write_text(f"{TESTS}\n{slow}")
    assert judge[0].verdict(fault)["verdict"] == verdict


def test_what_was_judged_stays_until_its_tests_change(
    tree: Path, tmp_path: Path, judge: tuple[Judge, Record], capsys: pytest.CaptureFixture[str]
) -> None:
    file, (by, record) = tmp_path / "results.jsonl", judge
    found = [mutant(tree, after) for after in ("return value <= MOST", "return value if value >= 0 else 0")]
    known = mutant(tree, "return value + 1")
    pool = ThreadPoolExecutor(1)
    mutants_random.judge_all(pool, by.anew, [*found, known], Results(file), {known.key})
    assert [json.loads(line)["verdict"] for line in file.read_text().splitlines()] == ["killed", "survived"]
    mutants_random.judge_all(pool, by.anew, [*found, known], Results(file), {known.key})
    assert len(file.read_text().splitlines()) == 2
    (tree / "tests" / "test_small.py").write_text(TESTS + "\n# changed\n")
    lines = {"fatbin/small.py": [(lines_of("else 0"), [0])]}
    record.put(tree, "tests/test_small.py", [("tests/test_small.py::test_positive", 0.01)], lines)
    record.load()
    mutants_random.judge_all(pool, by.anew, found, Results(file), set())
    assert [json.loads(line)["mutant"][3] for line in file.read_text().splitlines()[2:]] == [found[1].after]
    capsys.readouterr()
    said = mutants_random.summary([*found, known], Results(file), {known.key}).splitlines()
    assert said == [
        "survived    fatbin/small.py:7: return value if value > 0 else 0  ->  return value if value >= 0 else 0",
        "3 mutants: 1 killed, 0 timed out, 1 survived, 0 not covered, 0 out of time, 1 equal, 0 not judged",
        "33.3 % of 3 are noticed, 1 of 3 are equal",
    ]


def test_a_test_that_fails_without_the_fault_says_nothing(
    tree: Path, judge: tuple[Judge, Record], tmp_path: Path
) -> None:
    path = tmp_path / "copy" / "hipkit" / "tests" / "test_small.py"
    path.write_text(TESTS.replace("small.positive(1) == 1", "False"))
    assert judge[0].verdict(mutant(tree, "return value if value >= 0 else 0"))["verdict"] == "survived"


def test_a_line_is_found_again_when_others_have_come(tree: Path, judge: tuple[Judge, Record]) -> None:
    (tree / "fatbin" / "small.py").write_text("import os\n\n" + SMALL.replace("while", "while True and"))
    line = SMALL.splitlines().index("    return value if value > 0 else 0") + 1
    assert [test.name for test in judge[1].tests_at("fatbin/small.py", line + 2)] == [
        "tests/test_small.py::test_positive"
    ]
    assert not judge[1].is_executed("fatbin/small.py", SMALL.splitlines().index("    while values[at] != wanted:") + 3)


def test_a_seed_draws_the_same_mutants(tree: Path) -> None:
    drawn = [list(mutants_random.drawn(tree, seed)) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(drawn[0]) == 6
    assert {each.site for each in drawn[0]} == {each.site for each in drawn[2]}


def test_mutants_are_spread_over_the_product_by_lines() -> None:
    drawn = list(islice(mutants_random.drawn(line_tests.ROOT, 1), 50))
    paths = [path for part in line_tests.PRODUCT for path in (line_tests.ROOT / part).rglob("*.py")]
    lines = dict.fromkeys(line_tests.PRODUCT, 0)
    for path in paths:
        lines[path.relative_to(line_tests.ROOT).parts[0]] += len(path.read_text().splitlines())
    for part, count in lines.items():
        found = sum(each.file.startswith(f"{part}/") for each in drawn)
        assert abs(found - 50 * count / sum(lines.values())) < 5, part


def test_equal_mutants_are_mutants_of_the_product(tmp_path: Path) -> None:
    assert mutants_random.faults() == []
    assert all(row.reason for row in mutants_random.equal())
    table = tmp_path / "equal.tsv"
    table.write_text("file\twhere\tbefore\tafter\treason\nfatbin/inflate.py\tread\tx + 1\tx - 1\tno such line\n")
    assert mutants_random.faults(table=table) == ["fatbin/inflate.py: 'x + 1' does not become 'x - 1'"]


def test_coverage_says_which_test_executes_a_line(tree: Path, tmp_path: Path) -> None:
    if not line_tests.COVERAGE.is_dir():
        pytest.skip("coverage.py is not installed; `make mutants-random` installs it")
    (tree / "tests" / "test_small.py").write_text(TESTS + dedent("""
        import subprocess, sys

        def test_in_a_process():
            program = "from hipkit.fatbin.small import untested; untested(1)"
            subprocess.run([sys.executable, "-c", program], check=True)
    """))  # fmt: skip
    record = Record(tmp_path / "record", tree)
    line_tests.bring_up_to_date(record, ["tests/test_small.py"], 1)
    assert record.missing(["tests/test_small.py"]) == []
    record.load()
    names = {
        text: {test.name.partition("::")[2] for test in record.tests_at("fatbin/small.py", line)}
        for line, text in enumerate(map(str.strip, SMALL.splitlines()), 1)
    }
    assert names["at += 1"] == {"test_first"}
    assert names["return value < MOST"] == {"test_small"}
    assert names["return value - 1"] == {"test_in_a_process"}
    assert record.is_executed("fatbin/limits.py", 1)


def test_a_copy_has_what_is_installed_for_tests(tree: Path, tmp_path: Path) -> None:
    for name in ("triton", "hip-python-7", "code"):
        (tree / ".build" / name).mkdir(parents=True)
    copy = Copy(tmp_path / "copy", tree)
    assert sorted(path.name for path in (copy.root / ".build").iterdir()) == ["hip-python-7", "triton"]
    assert (copy.root / ".build" / "triton").resolve() == tree / ".build" / "triton"


def test_what_a_killed_process_has_not_written_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "begun").touch()
    with closing(sqlite3.connect(tmp_path / "without lines")) as connection, connection:
        connection.execute("create table file (id integer primary key, path text)")
    (tmp_path / "whole-journal").write_bytes(b"no database" * 100)
    with closing(sqlite3.connect(tmp_path / "whole")) as connection, connection:
        connection.execute("create table file (id integer primary key, path text)")
        connection.execute("create table context (id integer primary key, context text)")
        connection.execute("create table line_bits (file_id integer, context_id integer, numbits blob)")
        connection.execute("insert into file values (1, ?)", (str(tmp_path.resolve() / "cli" / "a.py"),))
        connection.execute("insert into context values (1, '7')")
        connection.execute("insert into line_bits values (1, 1, x'06')")
    assert line_tests._lines(tmp_path, tmp_path, {"7": 3}) == {"cli/a.py": [("6", [3])]}


def test_a_file_that_cannot_be_recorded_does_not_keep_others_from_it(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "tests" / "test_other.py").write_text(TESTS)
    recorded = list[str]()

    def record(_into: Record, _copy: Copy, file: str) -> str:
        if file == "tests/test_small.py":
            raise OSError("no space")
        recorded.append(file)
        return file

    monkeypatch.setattr(line_tests, "record", record)
    line_tests.bring_up_to_date(Record(tmp_path / "record", tree), ["tests/test_small.py", "tests/test_other.py"], 1)
    assert recorded == ["tests/test_other.py"]
    assert capsys.readouterr().out.splitlines() == [
        "not recorded: tests/test_small.py: OSError('no space')", "tests/test_other.py"
    ]  # fmt: skip
