"""What tests of running kernels share."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def compilers(tool: Callable[[str], object], lacking: Callable[[str], None]) -> None:
    """Debian's compilers for HIP, with its device libraries; without them the test ends."""
    reference = pytest.importorskip("reference")
    pytest.importorskip("llvmlite")
    for name in ("clang++-19", "clang++-22", "llvm-as-19", "llvm-as-22"):
        tool(name)
    if not reference.recipe().BITCODE.is_dir() or not Path("/usr/include/hip/hip_runtime.h").exists():
        lacking("rocm-device-libs or libamdhip64-dev")


@pytest.fixture(autouse=True)
def no_error_is_left() -> Iterator[None]:
    """What a call last failed with is not there for the next test to hear of."""
    yield
    if (hip := sys.modules.get("hipkit.runtime.hip")) is not None:
        hip.hipGetLastError()


@pytest.fixture(autouse=True)
def as_nothing_says_otherwise() -> None:
    """Every test begins with the release of HIP that a process begins with, whatever others have left."""
    if (profile := sys.modules.get("hipkit.runtime.profile")) is not None:
        profile.use(None)
