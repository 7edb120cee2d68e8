"""What is said of each planted fault, and of which place: the same beside other files, and wherever in a file it stands."""

from __future__ import annotations

import csv

import faults
import pytest
from packages import ar

TABLE = faults.table()
ABOUT_FILES = {
    "unknown", "recursion", "duplicate-member", "deb-digest", "deb-order",
    "wheel-metadata", "wheel-record", "wheel-tag", "wheel-tags-differ",
}  # fmt: skip
"""Rules that look at files, and not at what stands in one; and how deep it stands."""


def rows() -> dict[str, list[tuple[str, ...]]]:
    """By fault, the rule, the place and the message of its findings."""
    with open(faults.WORDS, encoding="utf-8", newline="") as file:
        read = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        found: dict[str, list[tuple[str, ...]]] = {}
        for fault, *row in [*read][1:]:
            found.setdefault(fault, []).append(tuple(row))
    return found


ROWS = rows()


@pytest.mark.parametrize("fault", TABLE, ids=lambda fault: fault.name)
def test_a_fault_is_reported_in_these_words_and_for_this_place(fault: faults.Fault) -> None:
    """``python tools/faults.py --words`` writes them; a person reads what has become another."""
    assert faults.words(fault) == ROWS[fault.name]


def test_no_fault_has_words_that_is_not_planted() -> None:
    assert set(ROWS) == {fault.name for fault in TABLE}


@pytest.mark.parametrize("fault", TABLE, ids=lambda fault: fault.name)
def test_what_is_found_in_a_member_of_an_archive_is_as_far_into_it_as_into_a_file(fault: faults.Fault) -> None:
    broken = fault.plant(fault.content)
    archive = ar(("member", broken))
    begin = len(archive) - len(broken) - len(broken) % 2
    alone, inside = (
        [
            (found.rule, found.message, found.offset + begins if found.offset is not None and not found.inflated else found.offset)
            for found in faults.findings(data, name, **fault.options)
            if found.rule not in ABOUT_FILES
        ]
        for data, name, begins in ((broken, fault.file, begin), (archive, "lib.a", 0))
    )  # fmt: skip
    assert alone == inside
