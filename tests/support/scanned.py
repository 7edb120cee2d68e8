"""What tests of scans share: the samples, and the command in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hipkit.scans import units
from hipkit.scans.places import Place

SAMPLES = Path(__file__).parents[2] / "samples" / "built"


def hipkit_(*words: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "hipkit", *map(str, words)], capture_output=True, text=True, cwd=cwd, timeout=300
    )


def noting(monkeypatch: pytest.MonkeyPatch, name: str) -> list[str]:
    """What a function of units is called with from now on: the path, or the hash of the code or the bundle."""
    looked: list[str] = []
    real = getattr(units, name)

    def look(what: Place | str, *rest: object) -> None:
        looked.append(what.path if isinstance(what, Place) else what)
        real(what, *rest)

    monkeypatch.setattr(units, name, look)
    return looked
