"""Every row of the runtime's checklist has a test, and docs/runtime.md says what the tests say."""

from __future__ import annotations

import checklist


def test_every_row_has_a_test_with_words() -> None:
    assert len(checklist.rows()) == 126
    assert checklist.faults() == []


def test_the_document_is_what_the_tests_say() -> None:
    assert checklist.DOCUMENT.read_text() == checklist.document()
