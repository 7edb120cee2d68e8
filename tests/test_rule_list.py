"""docs/rules.md says what the rules say."""

from __future__ import annotations

import rule_list


def test_the_document_is_what_the_rules_say() -> None:
    assert rule_list.DOCUMENT.read_text() == rule_list.document()
