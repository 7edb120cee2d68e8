"""docs/findings.md: what validate finds in real files, of which every error and warning was looked at."""

from __future__ import annotations

import collections
import re

import findings

from hipkit.fatbin.validate.rules import RULES


def test_verdicts_are_of_rules_that_exist() -> None:
    assert {verdict.rule for verdict in findings.VERDICTS} <= set(RULES)
    assert all(verdict.text.startswith("Right: ") for verdict in findings.VERDICTS)


def test_nothing_on_the_page_is_unexplained() -> None:
    page = findings.DOCUMENT.read_text()
    assert "Not examined yet" not in page
    named = re.findall(r"^### (\S+)$", page, re.M)
    assert named
    assert {verdict.rule for verdict in findings.VERDICTS} == set(named)


def test_a_finding_without_a_verdict_is_said_to_have_none() -> None:
    counts = collections.Counter({"hash": 2, "spills": 1})
    page = findings._document([findings.Found("new package", 1, 7, 0.1, counts, {"hash": "x.so: wrong"})])
    assert "| new package | 1 | 7 | 2 | 0 | 1 |" in page
    assert "- new package, 2, such as `x.so: wrong`. Not examined yet." in page
    assert findings._verdict("alignment", "cupy-rocm-4-0==9.0.0") is not None
