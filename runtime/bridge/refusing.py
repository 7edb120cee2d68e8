"""Libraries of ROCm that extension modules and libraries that ctypes loads need and this machine does not have: calls of theirs fail by name."""

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
_provided: dict[str, list[tuple[ctypes.CDLL, object, list[str]]]] = {}
"""By name, the generated libraries that this process has loaded, what their functions call, and the functions."""
_reported: set[str] = set()


def watch() -> None:
    """From now on have the missing libraries of extension modules, and of what ctypes loads, there before they are loaded."""
    if not _watched:
        _watched.append(True)
        sys.addaudithook(_before_loading)


_watched: list[bool] = []


def _before_loading(event: str, arguments: tuple[object, ...]) -> None:
    if event == "import":
        if isinstance(path := arguments[1], str) and path.endswith(".so"):
            _provide_for(Path(path))
    elif event == "ctypes.dlopen":
        if isinstance(path := arguments[0], str) and Path(path).is_file():
            _provide_for(Path(path))
    elif event == "open" and isinstance(path := arguments[0], str) and (begun := plugins.begun_by(path)) is not None:
        plugin, library = begun
        _provide_for(library)
        plugins.have_devices_counted(plugin)


def _provide_for(module: Path) -> None:
    for soname in refusing.missing(module):
        provide(soname, module)


def provide(soname: str, module: Path) -> None:
    """Load a library of that name, with the functions that a module and those beside it ask for.

    What others asked for before stays as it is: the further functions are in a library that everything is linked with.
    """
    library = refusing.library_of(soname)
    if library is None:
        return
    before = _provided.get(soname, [])
    known = {name for _, _, names in before for name in names}
    functions = {name: node for name, node in refusing.functions_of(soname, module).items() if name not in known}
    if before and not functions:
        return
    names = list(functions)
    own_name = f"{len(before)}-{soname}" if before else soname
    with temporary_folder(Path(tempfile.gettempdir())) as folder:
        path = folder / own_name
        path.write_bytes(refusing.build(own_name, functions))
        loaded = ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL if before else ctypes.DEFAULT_MODE)
    answer = _REFUSE(lambda number: _refused(soname, names[number], library))
    ctypes.c_void_p.in_dll(loaded, refusing.SLOT).value = ctypes.cast(answer, ctypes.c_void_p).value
    _provided.setdefault(soname, []).append((loaded, answer, names))


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
