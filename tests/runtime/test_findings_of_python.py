"""What is found in kernels and copies of a Python process that uses the flat API itself, and takes no findings."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig

import pytest

SCRIPT = """
import ctypes
from hipkit.runtime import hip
address = hip.hipMalloc(64)[1]
print(hip.hipMemcpy((ctypes.c_ubyte * 64)(), address, 64, 2)[0].name)
"""
FOUND = "warning: init: undefined-copy: memory is copied to the host before anything has been written to it"


def run(*before: str, script: str = SCRIPT, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *before, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **variables}, timeout=120)


def test_they_are_reported_when_the_process_ends() -> None:
    done = run(HIPKIT_CHECK="init")
    assert (done.returncode, done.stdout) == (0, "hipSuccess\n")
    assert done.stderr.startswith(FOUND)
    assert done.stderr.endswith("hipkit: 1 finding\n")
    assert run().stderr == ""


def test_they_are_reported_once_where_they_are_taken() -> None:
    script = f"import hipkit\nwith hipkit.checking('init') as found:{SCRIPT.replace(chr(10), chr(10) + '  ')}\nprint(len(found))"
    done = run(script=script, HIPKIT_CHECK="init")
    assert (done.stdout, done.stderr) == ("hipSuccess\n1\n", "")


@pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="no shared library of Python")
def test_hipkit_check_has_those_of_a_script() -> None:
    command = ("-m", "hipkit", "check", "--tool", "init", "--fail-on", "warning", sys.executable)
    done = run(*command)
    assert (done.returncode, done.stdout) == (1, "hipSuccess\n")
    assert FOUND in done.stderr
    assert done.stderr.endswith("hipkit check: 1 finding\n")
