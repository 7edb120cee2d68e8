"""Under ``hipkit.preload()`` calls behave as in the release of HIP that the loaded libraries were linked against."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hipkit.loader import stub

COMPILER = shutil.which("clang-19") or shutil.which("cc")
pytestmark = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")
SCRIPT = """
import ctypes, sys
import hipkit
hipkit.preload()
from hipkit.runtime.profile import profile
for path in sys.argv[1:]:
    library = ctypes.CDLL(path)
count = ctypes.c_int()
assert library.count(ctypes.byref(count)) == 0 and count.value == 1
print(profile().name)
"""


def asked(folder: Path, *releases: int, **environment: str) -> str:
    """The behaviour of a process that has loaded a library for each of some releases."""
    paths = []
    for release in releases:
        needed, source, made = (folder / name for name in (f"libamdhip64.so.{release}", "count.c", f"lib{release}.so"))
        needed.write_bytes(stub.build(needed.name))
        source.write_text("int hipGetDeviceCount(int *); int count(int *to) { return hipGetDeviceCount(to); }")
        subprocess.run([str(COMPILER), "-shared", "-fPIC", str(source), str(needed), "-o", str(made)], check=True)
        needed.unlink()
        paths.append(str(made))
    path = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *paths], env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


@pytest.mark.parametrize("release", [5, 6, 7])
def test_it_is_that_of_the_library(tmp_path: Path, release: int) -> None:
    assert asked(tmp_path, release) == f"hip{release}"


def test_of_several_it_is_the_oldest(tmp_path: Path) -> None:
    assert asked(tmp_path, 7, 6) == "hip6"


def test_the_environment_goes_before(tmp_path: Path) -> None:
    assert asked(tmp_path, 6, HIPKIT_PROFILE="docs") == "docs"
