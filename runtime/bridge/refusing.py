"""Libraries of ROCm that extension modules need and this machine does not have: calls of theirs fail by name."""

from __future__ import annotations

import ctypes
import sys
import tempfile
from pathlib import Path

from ...fatbin.leftovers import temporary_folder
from ...loader import refusing
from . import plugins

_TEXTS = ("String", "string", "ErrorName")
"""In the names of functions that return a text."""
_TEXT = ctypes.create_string_buffer(b"hipkit has no such library")
_REFUSE = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_int)
_provided: dict[str, tuple[ctypes.CDLL, object]] = {}
"""The generated libraries that this process has loaded, with what their functions call."""
_reported: set[str] = set()


def watch() -> None:
    """From now on have the missing libraries of each extension module there before it is imported."""
    if not _watched:
        _watched.append(True)
        sys.addaudithook(_before_import)


_watched: list[bool] = []


def _before_import(event: str, arguments: tuple[object, ...]) -> None:
    if event == "import":
        if isinstance(path := arguments[1], str) and path.endswith(".so"):
            _provide_for(Path(path))
    elif event == "open" and isinstance(path := arguments[0], str) and (begun := plugins.begun_by(path)) is not None:
        plugin, library = begun
        _provide_for(library)
        plugins.have_devices_counted(plugin)


def _provide_for(module: Path) -> None:
    for soname in refusing.missing(module):
        provide(soname, module)


def provide(soname: str, module: Path) -> None:
    """Load a library of that name, with the functions that a module and those beside it ask for."""
    library = refusing.library_of(soname)
    if soname in _provided or library is None:
        return
    functions = refusing.functions_of(soname, module)
    names = list(functions)
    with temporary_folder(Path(tempfile.gettempdir())) as folder:
        path = folder / soname
        path.write_bytes(refusing.build(soname, functions))
        loaded = ctypes.CDLL(str(path))
    answer = _REFUSE(lambda number: _refused(soname, names[number], library))
    ctypes.c_void_p.in_dll(loaded, refusing.SLOT).value = ctypes.cast(answer, ctypes.c_void_p).value
    _provided[soname] = loaded, answer


def _refused(soname: str, function: str, library: refusing.Absent) -> int:
    if library.is_quiet:
        return library.answer
    if any(part in function for part in _TEXTS):
        return ctypes.addressof(_TEXT)
    if function not in _reported:
        _reported.add(function)
        print(
            f"hipkit: {function}: this machine has no {soname}, which is a library of ROCm's; the call fails",
            file=sys.stderr,
        )
    return library.answer
