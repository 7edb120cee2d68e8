"""Every function that programs call, given nothing: an error at most, and never a fault of hipkit's."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.any_backend

CALLS = """
import ctypes, sys
from hipkit import Device
from hipkit.runtime.bridge.calls import callback, function_of
from hipkit.runtime.bridge.handles import Handles
from hipkit.runtime.bridge.kinds import Context, Texts, kind_of
from hipkit.runtime.bridge.table import TABLE
from hipkit.runtime.hip import state

number, rooms, context = eval(sys.argv[1]), [], Context(Handles(), Texts())
state.use([Device("gfx942")])

def room():
    rooms.append(ctypes.create_string_buffer(4096))
    return ctypes.addressof(rooms[-1])

def given(parameter):
    type = kind_of(parameter).ctype
    if parameter.is_output or type in (ctypes.c_void_p, ctypes.c_char_p):
        return room() if parameter.is_output and number is not None else None
    return type() if issubclass(type, ctypes.Structure) else type(number or 0)

for name, row in TABLE.items():
    # Where that structure goes, which it returns by value, is said by the compiler.
    if (function := function_of(name)) is not None and name != "hipCreateChannelDesc":
        print(name, flush=True)
        callback(row, function, context)(*map(given, row.parameters))
"""


@pytest.mark.parametrize("number", [0, 1, None])
def test_no_function_falters_over_nothing(number: int | None) -> None:
    """Pointers are null and numbers are ``number``; None is 0, with nowhere to put results."""
    done = subprocess.run([sys.executable, "-c", CALLS, repr(number)], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout.splitlines()[-1]
    assert "fault of hipkit" not in done.stderr, done.stderr
