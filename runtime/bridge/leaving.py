"""Shutdown at the exit of a C process: stops hipkit's threads before the libraries that they use are unloaded.

``exit`` of C runs the destructors of LLVM while a thread may still compile with it, for Python is not notified that the
process ends. What is registered here runs before them.
"""

from __future__ import annotations

import atexit
import ctypes
import hashlib
import os
from collections.abc import Callable
from typing import Any

from ..devices.cpu.compiler import jit
from ..hip import state

_mark = ctypes.create_string_buffer(1)
"""Whose address tells what is registered here from what others register."""
_has_left = False
at_rest: list[Callable[[], object]] = []
"""Called at the end of the process, when all work is done; not in its children, which have no results of their own."""
_process = os.getpid()


def leave_in_order() -> None:
    """Have everything come to rest when this process ends, by whichever way that Python or C have."""
    hashlib.sha256()  # OpenSSL, which then is ready, ends after us: the last kernels look for their code by its digest
    _register()
    jit.when_used.append(_register)
    # Once Python is gone it cannot be called, and must have been: this runs what has the mark, and no other.
    atexit.register(ctypes.CDLL(None)["__cxa_finalize"], _place())


def has_left() -> bool:
    """Whether the process ends."""
    return _has_left


def _place() -> ctypes.c_void_p:
    return ctypes.c_void_p(ctypes.addressof(_mark))


def _register() -> None:
    # What is registered last runs first, and LLVM registers what it makes when it is first used for something.
    register: Any = ctypes.CDLL(None)["__cxa_atexit"]
    register(_at_exit, None, _place())


def _come_to_rest(_nothing: int | None) -> None:
    """HIP waits for its devices when programs end; nothing is compiled after that."""
    global _has_left
    if _has_left:
        return
    _has_left = True
    if state.is_chosen():
        for device in state.devices():
            device.streams.finish()
    if os.getpid() == _process:
        for call in at_rest:
            call()
    jit.rest()


_at_exit = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_come_to_rest)
