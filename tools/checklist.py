"""Writes docs/runtime.md from the tests of the runtime's checklist: ``python tools/checklist.py [--check]``.

Every row of the checklist has tests marked with its id, ``@pytest.mark.promise("S3-34")``, whose docstrings describe the
behaviour that they check. ``--check`` writes nothing and says which rows have no test, and whether the document differs.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TESTS, DOCUMENT = ROOT / "tests", ROOT / "docs" / "runtime.md"

DOCUMENTS = {
    "S0": (26, "Pinned host memory and coherency", "HIP's document on host memory and on ways to copy it"),
    "S1": (11, "Pinned memory: portable and mapped", "CUDA's programming guide"),
    "S2": (15, "Zero-copy", "CUDA 2.2's document on pinned memory"),
    "S3": (56, "Streams, events, pools, contexts and registration", "notes on the implementation of HIP's runtime"),
    "S4": (18, "Modules, launches and the driver API", "HIP's porting guides"),
}
"""Each document that the checklist was made from: how many rows it has, and what they are about."""

HEAD = """# Documented behaviour of HIP that hipkit has

This page is for programmers who want to know whether a program may rely on some behaviour of HIP here. The rows follow
five documents on HIP and CUDA, such as HIP's porting guides. Each row has at least one test: `grep -rn S3-34 tests`
finds those of row S3-34.

`HIPKIT_PROFILE` selects a profile, such as `docs` or `hip7`, and `HIPKIT_SWITCHES` a switch, such as `modelled-cache`;
[hip.md](hip.md#environment-variables) describes both.

`python tools/checklist.py` writes this page from the docstrings of the tests. `make mutants` plants a fault for each row
in a copy of hipkit, and checks that the tests of the row fail.
"""


class Promise(NamedTuple):
    """A test of a row."""

    row: str
    text: str
    file: str
    test: str


def rows() -> list[str]:
    """The ids of all rows."""
    return [f"{name}-{number:02}" for name, (count, *_) in DOCUMENTS.items() for number in range(1, count + 1)]


def promises() -> list[Promise]:
    """What the tests say, by row."""
    found = [promise for path in sorted(TESTS.rglob("test_*.py")) for promise in _promises_in(path)]
    order = {row: place for place, row in enumerate(rows())}
    return sorted(found, key=lambda promise: order.get(promise.row, len(order)))


def _promises_in(path: Path) -> Iterator[Promise]:
    text = path.read_text()
    if "mark.promise" not in text:
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                found = re.fullmatch(r"pytest\.mark\.promise\('(S\d-\d\d)'\)", ast.unparse(decorator))
                if found:
                    words = " ".join((ast.get_docstring(node) or "").split())
                    yield Promise(found[1], words, str(path.relative_to(ROOT)), node.name)


def document() -> str:
    """The page."""
    known = promises()
    parts = [HEAD]
    for name, (_, title, source) in DOCUMENTS.items():
        parts.append(f"\n## {name}: {title}\n\nFrom {source}.\n\n| row | behaviour |\n|---|---|\n")
        for text, same in groupby((row for row in rows() if row.startswith(name)), key=partial(_text, known)):
            parts.append(f"| {', '.join(same)} | {text} |\n")
    return "".join(parts)


def _text(known: list[Promise], row: str) -> str:
    """What all tests of a row say."""
    return " ".join(dict.fromkeys(promise.text for promise in known if promise.row == row))


def faults() -> list[str]:
    """What is wrong with the tests of the checklist."""
    known = promises()
    have = {promise.row for promise in known}
    missing = [f"{row} has no test" for row in rows() if row not in have]
    unknown = [f"{promise.test}: there is no row {promise.row}" for promise in known if promise.row not in rows()]
    mute = [f"{promise.test} ({promise.row}) has no docstring" for promise in known if not promise.text]
    return missing + unknown + mute


def main() -> int:
    """Write the page, or say what is wrong."""
    wrong = faults()
    if "--check" in sys.argv:
        if not DOCUMENT.is_file() or DOCUMENT.read_text() != document():
            wrong.append(f"{DOCUMENT.relative_to(ROOT)} is not what `python tools/checklist.py` writes")
    else:
        DOCUMENT.write_text(document())
    for line in wrong:
        print(line)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
