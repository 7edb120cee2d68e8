"""Writes docs/runtime.md from the tests of the runtime's checklist: ``python tools/checklist.py [--check]``.

Every row of the checklist has tests marked with its id, ``@pytest.mark.promise("S3-34")``; what a test's docstring
says is what holds. ``--check`` writes nothing and says which rows have no test, and whether the document differs.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TESTS, DOCUMENT = ROOT / "tests", ROOT / "docs" / "runtime.md"

DOCUMENTS = {
    "S0": (26, "Pinned host memory and coherency", "HIP's document on host memory and on ways to copy it"),
    "S1": (11, "Pinned memory, portable and mapped", "CUDA's programming guide"),
    "S2": (15, "Zero copy", "CUDA 2.2's document on pinned memory"),
    "S3": (56, "How the runtime is made", "notes on the inside of HIP's runtime"),
    "S4": (18, "Modules and launches", "HIP's porting guides"),
}
"""Each document that the checklist was made from: how many rows it has, and what they are about."""

HEAD = """# What the runtime promises

Each row is a promise of a document about HIP or CUDA, by its number in the checklist that hipkit was built from, and
what hipkit's tests see of it. This page is made from those tests by `python tools/checklist.py`; `make mutants` plants
a fault for each row and shows that the row's tests notice.
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
        parts.append(f"\n## {name}: {title}\n\nFrom {source}.\n\n| row | what holds |\n|---|---|\n")
        for row in (row for row in rows() if row.startswith(name)):
            texts = dict.fromkeys(promise.text for promise in known if promise.row == row)
            parts.append(f"| {row} | {' '.join(texts)} |\n")
    return "".join(parts)


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
