"""A guarded program and all that it starts end at the time limit, also what does not end when it is asked to."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the processes are read from Linux's /proc")

GUARDED = """
import os, sys
from hipkit.runtime import guarded

guarded._PATIENCE = float(sys.argv[3])
print(*guarded.run_guarded(["sh", "-c", sys.argv[1]], dict(os.environ), float(sys.argv[2])))
"""


def guarded(script: str, limit: float, patience: float = 0.3) -> tuple[str, float]:
    """What is said of a program, and the seconds that it took."""
    begun = time.monotonic()
    command = [sys.executable, "-c", GUARDED, script, str(limit), str(patience)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=60)
    return done.stdout.splitlines()[-1], time.monotonic() - begun


@pytest.mark.parametrize("leaves", ["sleep 12 & wait", "(sleep 12 &) ; sleep 12"])
def test_what_ignores_that_it_is_to_end_is_killed(leaves: str, tmp_path: Path) -> None:
    said, seconds = guarded(f"trap '' TERM; {leaves}; touch {tmp_path}/lived", 0.3)
    assert said == "137 True False"
    assert 0.6 <= seconds < 10
    assert list(tmp_path.iterdir()) == []


def test_what_ends_when_it_is_asked_to_is_not_waited_for_any_longer() -> None:
    said, seconds = guarded("trap 'exit 3' TERM; sleep 12 & wait", 0.3, 10)
    assert said.endswith(" True False")
    assert seconds < 8


def test_a_program_that_ends_in_time_gives_its_code() -> None:
    assert guarded("exit 7", 30)[0] == "7 False False"
    assert guarded("kill -9 $$", 30)[0] == "137 False False"
