"""Every row of the runtime's checklist that has tests has a mutant, which can be planted; `make mutants` plants them."""

from __future__ import annotations

import checklist
import mutants


def test_every_row_with_tests_has_a_mutant_that_can_be_planted() -> None:
    assert mutants.faults() == []
    assert {mutant.row for mutant in mutants.mutants()} <= set(checklist.rows())


def test_a_mutant_is_a_piece_of_one_line() -> None:
    known = mutants.mutants()
    assert not any("\n" in mutant.old + mutant.new for mutant in known)
    assert len({(mutant.file, mutant.old, mutant.new) for mutant in known}) == len(known)
