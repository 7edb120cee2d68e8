"""Processes that end as C's do, while hipkit's threads are at work."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

LEAVES = """
import ctypes, threading
from hipkit.runtime.bridge.leaving import leave_in_order
from hipkit.runtime.devices.cpu.compiler import jit

leave_in_order()
text = "".join(f"define i32 @f{n}(i32 %x) {{ %y = mul i32 %x, {n} ret i32 %y }}" + chr(10) for n in range(3000))
begun = threading.Event()

def compile_on_and_on():
    compiler = jit.Jit()
    begun.set()
    while True:
        compiler.compile(text, jit.FAST)

threading.Thread(target=compile_on_and_on, daemon=True).start()
begun.wait()
ctypes.CDLL(None).exit(7)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="this is how the C library of Linux ends a process")
def test_a_process_ends_well_while_something_is_compiled() -> None:
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", LEAVES], capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr) == (7, "")


def test_python_ends_well_while_the_library_is_compiled() -> None:
    leaves = "from hipkit.runtime.devices.cpu.compiler import jit; jit.Jit(); raise SystemExit(7)"
    for _ in range(2):
        environment = {**os.environ, "HIPKIT_CACHE": "off"}
        done = subprocess.run(
            [sys.executable, "-c", leaves], capture_output=True, text=True, timeout=120, env=environment
        )
        assert (done.returncode, done.stderr) == (7, "")
