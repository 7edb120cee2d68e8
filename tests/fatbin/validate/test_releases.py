"""Releases of ROCm, as people write them."""

from __future__ import annotations

import pytest

from hipkit.fatbin import rocm


@pytest.mark.parametrize(
    ("text", "release"), [("6.1", (6, 1)), ("6.1.2", (6, 1)), ("7", (7, 0)), ("6.10", (6, 10)), ("3.5", (3, 5))]
)
def test_a_release_is_a_major_and_a_minor_number(text: str, release: tuple[int, int]) -> None:
    assert rocm.parse(text) == release


@pytest.mark.parametrize("text", ["", "six", "6.x", "3.4", "3"])
def test_other_texts_are_no_releases(text: str) -> None:
    with pytest.raises(ValueError, match="older than|invalid literal"):
        rocm.parse(text)


def test_an_ability_is_missing_before_its_release() -> None:
    ability = rocm.Ability((6, 2), "a thing", "do without")
    assert ability.missing_in((6, 2)) is None
    assert ability.missing_in((7, 0)) is None
    assert ability.missing_in((6, 1)) == "a thing is read by ROCm 6.2 and later, not by 6.1; do without"
