"""A run of the suite on a machine that lacks tools says at its end what stood in for them, and what was not compared."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import tool_answers

ROOT = Path(__file__).parent.parent


def test_the_end_of_a_run_names_what_was_not_compared(tmp_path: Path) -> None:
    # What stands in for tools in this run is not there in that one.
    own = {"HIPKIT_REQUIRE_TOOLS", tool_answers.STAND_INS, "HIPKIT_CC"}
    environment = {name: value for name, value in os.environ.items() if name not in own} | {"PATH": str(tmp_path)}
    done = subprocess.run(
        [
            sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", ROOT / "pyproject.toml",
            f"--rootdir={ROOT}", f"--confcutdir={ROOT / 'tests'}", ROOT / "tests/cc/test_clang_driver.py",
            "-k", "bitcode_is_bundled",
        ],
        capture_output=True, text=True, env=environment, cwd=tmp_path,
    )  # fmt: skip
    assert "programs of the package ziglang stood in for ar, cc, clang++-19, clang++-22, clang-19, " in done.stdout
    assert "recorded answers stood in for clang-offload-bundler-19, clang-offload-bundler-22, " in done.stdout
    assert "make toolchain installs the tools" in done.stdout, done.stdout
    assert "clang++-22: 1 tests of " in done.stdout
    assert "test_clang_driver.py" in done.stdout
