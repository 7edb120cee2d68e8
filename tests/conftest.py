"""What every test may use: the samples, and other people's tools as the second opinion."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

# A loaded machine is slow, not wrong.
settings.register_profile("hipkit", deadline=None)
settings.load_profile("hipkit")

ROOT = Path(__file__).parent.parent
SAMPLES = ROOT / "samples"
REQUIRED = bool(os.environ.get("HIPKIT_REQUIRE_TOOLS"))

Tool = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture(scope="session")
def tool() -> Callable[[str], Tool]:
    """``tool("llvm-ar-22")`` is a function that runs it; the test is skipped where it is not installed.

    With HIPKIT_REQUIRE_TOOLS set, as in CI, a missing tool is a failure.
    """

    def find(name: str) -> Tool:
        path = shutil.which(name)
        if path is None:
            message = f"{name} is not installed; `make toolchain` installs it"
            if REQUIRED:
                pytest.fail(message)
            pytest.skip(message)

        # Some call others of their release by plain names, which Debian keeps beside them.
        environment = {**os.environ, "PATH": f"{Path(path).resolve().parent}{os.pathsep}{os.environ['PATH']}"}

        def run(*args: object, check: bool = True) -> subprocess.CompletedProcess[bytes]:
            done = subprocess.run([path, *map(str, args)], capture_output=True, timeout=120, env=environment)
            assert not check or done.returncode == 0, (name, args, done.stderr.decode(errors="replace"))
            return done

        return run

    return find


@pytest.fixture(scope="session")
def samples() -> Path:
    """The folder of built samples."""
    return SAMPLES / "built"
