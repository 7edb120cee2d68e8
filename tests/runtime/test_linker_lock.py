"""Libraries that come and go while the dynamic linker's lock is theirs: nothing in them waits for Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hipkit

pytestmark = pytest.mark.usefixtures("compilers")

HEAD = """
import ctypes, os, sys, threading
from hipkit.runtime.bridge.process import provide
from hipkit.runtime.hip.code.statics import registry
sys.setswitchinterval(1000)  # no thread is made to give the interpreter's lock away
linker, keeping = ctypes.CDLL(None), ctypes.PyDLL(None)  # functions of the second keep the lock of the interpreter
for library in (linker, keeping):
    library.dlopen.restype, library.dlopen.argtypes = ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_int]
    library.dlclose.argtypes = [ctypes.c_void_p]
    library.write  # looking for it takes the linker's lock as well

def meets(variable):
    \"\"\"Once the other thread is in the linker, wait for the linker without giving the interpreter away.\"\"\"
    inside, there = os.pipe(), os.pipe()
    os.environ[variable] = f"{inside[1]} {there[0]}"
    def main():
        os.read(inside[0], 1)
        keeping.write(there[1], b"x", 1)
        keeping.dlopen(None, 2)
    thread = threading.Thread(target=main)
    thread.start()
    return thread
"""
OPENS = """
provide("libamdhip64.so.5")
thread = meets("MEETS_AT_BEGIN")
handle = linker.dlopen(sys.argv[1].encode(), 2)
thread.join()
del os.environ["MEETS_AT_BEGIN"]
library = ctypes.CDLL(sys.argv[1])
value = ctypes.c_int(3)
library.set_counter(library.get_counter() + 10)
print(library.run_add(ctypes.byref(value)), value.value, library.get_counter())
"""
CLOSES = """
provide("libamdhip64.so.5")
before = len(registry().fat_binaries)
handle = linker.dlopen(sys.argv[1].encode(), 2)
print(len(registry().fat_binaries) - before)
thread = meets("MEETS_AT_END")
linker.dlclose(handle)
thread.join()
print(len(registry().fat_binaries) - before)
"""
COMES_AND_GOES = """
provide("libamdhip64.so.5")
before = len(registry().fat_binaries)
def main():
    for _ in range(300):
        linker.dlclose(linker.dlopen(sys.argv[1].encode(), 2))
sys.setswitchinterval(1e-5)
thread = threading.Thread(target=main)
thread.start()
while thread.is_alive():
    registry()
print(len(registry().fat_binaries) - before, len(registry().functions))
"""


def end(program: str, *arguments: object, seconds: float = 60) -> str:
    """What another process prints, which must come to its end."""
    home = Path(hipkit.__file__).parent.parent
    paths = os.pathsep.join([str(home), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-X", "faulthandler", "-c", HEAD + program, *map(str, arguments)]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=seconds, env={**os.environ, "PYTHONPATH": paths}
        )
    except subprocess.TimeoutExpired as error:
        pytest.fail(f"waits for ever: {error.stderr!r}")
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def library() -> Path:
    build: Any = pytest.importorskip("hip_libraries")
    path: Path = build.library("meets")
    return path


def test_a_library_registers_its_code_while_another_thread_waits_for_the_linker(library: Path) -> None:
    assert end(OPENS, library).split() == ["0", "7", "16"]


def test_a_library_is_closed_while_another_thread_waits_for_the_linker(library: Path) -> None:
    assert end(CLOSES, library).split() == ["1", "0"]


def test_a_library_comes_and_goes_while_another_thread_looks_at_what_it_registered(library: Path) -> None:
    assert end(COMES_AND_GOES, library).split() == ["0", "0"]
