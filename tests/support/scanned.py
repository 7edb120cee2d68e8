"""What tests of scans share: the samples, and the command in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SAMPLES = Path(__file__).parents[2] / "samples" / "built"


def hipkit_(*words: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "hipkit", *map(str, words)], capture_output=True, text=True, cwd=cwd, timeout=300
    )
