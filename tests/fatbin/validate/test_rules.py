"""The rules as a whole: each has an explanation, and each id that readers use is one of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hipkit
from hipkit.fatbin.validate.rules import RULES

FATBIN = Path(hipkit.__file__).parent / "fatbin"
CODE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(FATBIN.rglob("*.py"))
    if "edit" not in path.relative_to(FATBIN).parts
)


def test_every_rule_says_why() -> None:
    for rule in RULES.values():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", rule.id)
        assert rule.explanation.endswith(".")
        assert rule.severity in ("error", "warning", "note")


def test_every_id_that_a_reader_reports_is_a_rule() -> None:
    named = set(re.findall(r'rule(?:: str)? ?= ?"([a-z-]+)"', CODE)) | set(re.findall(r'Finding\("([a-z-]+)"', CODE))
    named |= set(re.findall(r'"((?:text|archive|line)-[a-z]+)"', CODE)) - {"text-bundle", "archive-member"}
    assert len(named) > 15
    assert named - set(RULES) == set()


@pytest.mark.parametrize(
    "sample", sorted((Path(__file__).parents[3] / "samples" / "built").iterdir()), ids=lambda p: p.name
)
def test_what_compilers_make_is_sound(sample: Path) -> None:
    assert [finding for finding in hipkit.validate(sample) if finding.severity == "error"] == []
