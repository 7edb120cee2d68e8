"""A number of a header that is one less, one more, none or the most it can be: what hipkit says, and of which place."""

from __future__ import annotations

import changed_fields
import pytest


@pytest.mark.in_turn(3)
@pytest.mark.filterwarnings("ignore:.* is not a valid :RuntimeWarning")
@pytest.mark.parametrize(("name", "place"), changed_fields.places())
def test_a_changed_field_is_told_in_these_words(name: str, place: str) -> None:
    """``python tools/changed_fields.py`` writes them; a person reads what has become another."""
    assert [*changed_fields.news(name, place)] == changed_fields.table().get((name, place), [])
