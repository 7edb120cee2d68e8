"""The interpreter inside a program: what the text runs that libamdhip64 brings with it."""

from __future__ import annotations

import ctypes
import os
import sys
import traceback
from functools import cache
from pathlib import Path
from typing import Any

from ...loader import embedding, stub
from ..services.printing import Stream

EXPLAIN = "HIPKIT_EXPLAIN"
"""The environment variable that, as 0, keeps hipkit from saying why calls of a program fail."""
MOST_EXPLAINED = 20
FAILED = 3
"""What the process ends with where this machine lacks something."""


def text(soname: str) -> str:
    """The text for a library of that name: it finds the packages that this interpreter has."""
    path = [entry for entry in sys.path if entry]
    module, function, package = __name__, begin.__name__, __name__.partition(".")[0]
    home = str(Path(__file__).resolve().parents[2])
    return (
        "import os, sys, importlib.util\n"
        f"sys.path[:] = {path!r}\n"
        f"sys.argv = {[soname]!r}\n"
        "try:\n"
        # A package that is installed from its sources, whatever their folder is called, is not on the path.
        f"    found = importlib.util.spec_from_file_location({package!r}, {home + '/__init__.py'!r},"
        f" submodule_search_locations=[{home!r}])\n"
        f"    sys.modules[{package!r}] = importlib.util.module_from_spec(found)\n"
        f"    found.loader.exec_module(sys.modules[{package!r}])\n"
        f"    from {module} import {function}\n"
        f"    {function}({soname!r})\n"
        "except BaseException:\n"
        "    import traceback\n"
        "    traceback.print_exc()\n"
        f"    os._exit({FAILED})\n"
    )


def build(soname: str) -> bytes:
    """The bytes of a libamdhip64 for processes that are not Python's."""
    return stub.build(soname, embedding.start(text(soname)))


def begin(soname: str) -> None:
    """Fill the slots of the library that this process has just loaded."""
    os.environ.pop(embedding.HOME, None)
    from ...fatbin.errors import HipkitError
    from .. import profile
    from ..hip import state
    from .leaving import leave_in_order
    from .process import adopt

    try:
        leave_in_order()
        profile.profile()
        adopt(soname, ctypes.CDLL(soname), explain if os.environ.get(EXPLAIN, "1") != "0" else None)
        for device in state.devices():
            device.contents.services.write = _write_as_program
    except HipkitError as error:
        print(f"hipkit: {error}", file=sys.stderr)
        sys.stderr.flush()
        os._exit(error.exit_code)
    except BaseException:
        traceback.print_exc()
        os._exit(FAILED)


_explained: set[str] = set()
_NOT_READY = 600  # hipErrorNotReady, which programs ask for: this text runs before anything of HIP is imported


def explain(name: str, code: int, why: str) -> None:
    """Say why a call failed, each reason once: programs tell codes at best."""
    if code == _NOT_READY or why in _explained or len(_explained) >= MOST_EXPLAINED:
        return
    _explained.add(why)
    print(f"hipkit: {name} returns {code}: {why.removeprefix(f'{name}: ')}", file=sys.stderr)


@cache
def _libc() -> Any:
    library = ctypes.CDLL(None)
    library.fwrite.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_void_p]
    return library


def _write_as_program(stream: Stream, text: bytes) -> None:
    """What kernels print goes where the program prints, in the order in which it is printed."""
    file = ctypes.c_void_p.in_dll(_libc(), "stderr" if stream is Stream.STDERR else "stdout")
    _libc().fwrite(text, 1, len(text), file)
