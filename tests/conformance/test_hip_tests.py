"""What the run of AMD's tests makes of what a test program says."""

from __future__ import annotations

import stat
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from scripts import load_script

hip_tests = load_script(Path(__file__).parent / "hip_tests.py")
Outcome = hip_tests.Outcome

GOOD = "===\nAll tests passed (12 assertions in 1 test case)\n"
EMPTY = "===\ntest cases: 1 | 1 passed\nassertions: - none -\n"
BAD = "/a/b.cc:7: FAILED:\n  REQUIRE( false )\n===\ntest cases: 1 | 1 failed\nassertions: 3 | 2 passed | 1 failed\n"


@pytest.mark.parametrize(
    ("code", "out", "told", "outcome"),
    [
        (0, GOOD, "hipkit: hipMalloc returns 1: why", Outcome.PASSED),
        (0, EMPTY, "", Outcome.PASSED),
        (0, "HIP_SKIP_THIS_TEST" + GOOD, "", Outcome.SKIPPED),
        (1, BAD, "", Outcome.FAILED),
        (1, BAD, "hipkit: hipFoo: this function of HIP is not written yet; it answers", Outcome.REFUSED),
        (-11, GOOD, "", Outcome.FAILED),
        (0, "", "", Outcome.FAILED),
        (-1, GOOD, "", Outcome.LATE),
    ],
)
def test_what_came_of_a_case(code: int, out: str, told: str, outcome: Any) -> None:
    assert hip_tests.outcome_of(code, out, told) is outcome


def test_where_a_case_failed() -> None:
    assert hip_tests.failed_at(BAD) == ["b.cc:7"]


def test_the_share_leaves_out_what_is_not_for_this_device() -> None:
    count = Counter({Outcome.PASSED: 3, Outcome.FAILED: 1, Outcome.OFF: 9, Outcome.SKIPPED: 5})
    assert hip_tests.share(count) == 0.75
    assert "75.0%" in hip_tests.table({"stream": count})


def test_programs_and_amds_list_are_found(tmp_path: Path) -> None:
    for name in ("unit/stream/one", "unit/stream/one.code", "unit/event/two"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
    assert [path.name for path in hip_tests.programs(tmp_path / "unit", "stream|nothing")] == ["one"]
    listed = tmp_path / "hipTestMain/config/config_amd_linux_gfx942.json"
    listed.parent.mkdir(parents=True)
    listed.write_text('{"DisabledTests": ["NOTE: why", "Unit_a", "Unit_b*"]}')
    assert hip_tests.switched_off(tmp_path / "unit", "gfx942") == ["Unit_a", "Unit_b*"]
    assert hip_tests.switched_off(tmp_path / "unit", "gfx90a") == []
