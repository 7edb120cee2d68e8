"""Patterns that are compiled when they are first used match as those of the standard library."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from hipkit.fatbin.patterns import pattern


@pytest.mark.parametrize(
    ("text", "flags", "subject"), [(r"(?P<n>\d+)x", re.IGNORECASE, "12X 3x"), (rb"\0{2,}", 0, b"a\0\0b")]
)
def test_a_pattern_does_what_that_of_the_library_does(text: Any, flags: int, subject: Any) -> None:
    late, soon = pattern(text, flags), re.compile(text, flags)
    for name in ("match", "fullmatch", "search"):
        found, wanted = getattr(late, name)(subject), getattr(soon, name)(subject)
        assert (found and found.groups()) == (wanted and wanted.groups())
    for name in ("findall", "split"):
        assert getattr(late, name)(subject) == getattr(soon, name)(subject)
    assert [each.span() for each in late.finditer(subject)] == [each.span() for each in soon.finditer(subject)]
    for name in ("sub", "subn"):
        assert getattr(late, name)(subject[:0], subject) == getattr(soon, name)(subject[:0], subject)
    for name in ("flags", "groups", "groupindex", "pattern"):
        assert getattr(late, name) == getattr(soon, name)


def test_a_pattern_is_compiled_when_it_is_used() -> None:
    wrong = pattern("(")
    with pytest.raises(re.error):
        wrong.match("")


def test_a_pattern_has_nothing_else() -> None:
    late = copy.copy(pattern("a"))
    assert late.match("a")
    assert not hasattr(late, "nothing")
