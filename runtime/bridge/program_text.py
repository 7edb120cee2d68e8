"""The Python source text that the interpreter in a program executes first, before it can import hipkit."""

from __future__ import annotations

import sys
from pathlib import Path

from ...loader import embedding, stub

FAILED = 3
"""What the process ends with where this machine lacks something."""
THRESHOLD = 50_000
"""How many more objects there are when the interpreter of a program looks for garbage."""
_MODULE, _FUNCTION = f"{__package__}.embedded", "begin"

_TEXT = """\
import _signal
if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)
import gc, os, sys
gc.disable()
sys.path[:] = {path!r}
sys.argv = [{soname!r}]
os.environ.pop({variable!r}, None)
try:
    {begin}
    gc.freeze()
    gc.set_threshold({threshold})
    gc.enable()
except BaseException:
    import traceback
    traceback.print_exc()
    os._exit({failed})
"""
"""In an interpreter that has just begun. Its import of ``_signal`` takes Ctrl-C, which stays the program's: at once, as the program
would go on without a runtime where an exception ends these lines. Importing ``signal`` takes a hundred times as long.

What is imported stays: looking for garbage in it, again and again, takes as long as importing it.
"""

_GUEST = """\
def _hipkit_begin():
    import os, sys
    if sys.version_info[:2] != {version!r}:
        running = "%d.%d" % sys.version_info[:2]
        print("hipkit: this program is Python " + running + ", and hipkit is installed for {shown}: install it for "
              + running + ", and run hipkit with that", file=sys.stderr)
        sys.stderr.flush()
        os._exit({failed})
    sys.path += [entry for entry in {path!r} if entry not in sys.path]
    try:
        {begin}
    except BaseException:
        import traceback
        traceback.print_exc()
        os._exit({failed})
_hipkit_begin()
del _hipkit_begin
"""
"""In a Python of the program's own, whose arguments, path and modules stay as they are."""

_BEGIN = """\
import importlib.util
if {package!r} not in sys.modules:
    found = importlib.util.spec_from_file_location({package!r}, {init!r}, submodule_search_locations=[{home!r}])
    sys.modules[{package!r}] = importlib.util.module_from_spec(found)
    found.loader.exec_module(sys.modules[{package!r}])
from {module} import {function}
{function}({soname!r})"""
"""A package that is installed from its sources, whatever their folder is called, is not on the path."""


def build(soname: str) -> bytes:
    """The bytes of a libamdhip64 for processes that are not Python's, or are without hipkit."""
    return stub.build(soname, embedding.start(text(soname), text(soname, is_guest=True)))


def text(soname: str, *, is_guest: bool = False) -> str:
    """The text for a library of that name: it finds the packages that this interpreter has."""
    home = str(Path(__file__).resolve().parents[2])
    begin = _BEGIN.format(
        package=__name__.partition(".")[0], init=f"{home}/__init__.py", home=home, module=_MODULE, function=_FUNCTION,
        soname=soname,
    )  # fmt: skip
    indent = "\n" + " " * (8 if is_guest else 4)
    version = sys.version_info[:2]
    return (_GUEST if is_guest else _TEXT).format(
        path=[entry for entry in sys.path if entry], soname=soname, begin=begin.replace("\n", indent), failed=FAILED,
        variable=embedding.HOME, version=version, threshold=THRESHOLD, shown=".".join(map(str, version)),
    )  # fmt: skip
