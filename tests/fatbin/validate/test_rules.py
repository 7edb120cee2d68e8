"""The rules as a whole: each has an explanation, and each id that readers use is one of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hipkit
from hipkit.fatbin.validate import rules
from hipkit.fatbin.validate.rules import RULES, Judges

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


@pytest.mark.parametrize("processes", [1, 2])
def test_kernels_are_measured_on_the_way_where_that_is_asked_for(
    processes: int, samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "WORTH_PROCESSES", 0)
    file = hipkit.open(samples / "vector_add")
    codes = {
        id(entry): hipkit.CodeObject.read(entry.source) for entry in file.entries if entry.size and not entry.is_host
    }
    expected = {number: [kernel.name for kernel in code.kernels] for number, code in codes.items()}
    assert any(expected.values())
    for with_figures in (False, True):
        with Judges(processes, with_figures=with_figures) as judges:
            hipkit.validate(file, processes=judges)
        found = {number: [kernel.name for kernel in one.kernels] for number, one in judges.measured.items()}
        assert found == (expected if with_figures else {})
