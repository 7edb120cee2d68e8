"""libamdhip64 in this process: loads the generated library and fills its slots with callbacks."""

from __future__ import annotations

import atexit
import ctypes
import sys
import threading
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from ...fatbin.fork import hold
from ...fatbin.leftovers import temporary_folder
from ...loader import forwarding, stub
from ...loader.beside import runtime_of
from ..hip.code.statics import Failed, follow
from ..hip.errors import HipError, hipError_t
from ..hip.gate import refuse
from .calls import Later, callback, keep_thread
from .handles import HANDLES
from .kinds import Context, Texts
from .other_libraries import library_of
from .provided import LIBRARIES
from .table import TABLE

_POINTERS = "hipApiName hipGetCmdName amd_dbgapi_get_build_name amd_dbgapi_get_git_hash".split()
"""Functions without a row that return a pointer."""
_NO_ERROR_CODE = frozenset((*(row.name for row in TABLE.values() if row.result), *_POINTERS))
_MISSING = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_int)

_texts = Texts()


class Library:
    """A stub that is loaded, and what its slots lead to: until the process ends, the program may hold its addresses."""

    def __init__(self, soname: str, library: ctypes.CDLL, slots: stub.Slots, failed: Failed | None = None) -> None:
        context = Context(HANDLES, _texts, failed)
        self.soname = soname
        self._reported: set[str] = set()
        self._callbacks = {
            name: callback(row, function, context)
            for name, row in TABLE.items()
            if name not in stub.NOTED and (function := Later(name)).is_there
        }
        self._missing = _MISSING(self._answer_missing)
        self._library, self._slots = library, slots
        self._slots.fill({name: _address(made) for name, made in self._callbacks.items()}, _address(self._missing))
        follow(slots.log, failed)
        # At the end of the process libraries unregister what they registered, when there is no Python any more.
        atexit.register(self._slots.silence)

    @property
    def provided(self) -> tuple[str, ...]:
        """The names of the functions that hipkit provides."""
        return (*self._callbacks, *stub.NOTED)

    def address_of(self, name: str) -> int | None:
        """The address that programs call a function at, or None."""
        return _address(getattr(self._library, name)) if name in self.provided else None

    def _answer_missing(self, number: int) -> int | None:
        """What a function that is not provided answers: it is named, once, and the program goes on."""
        keep_thread()
        name = stub.FUNCTIONS[number]
        library = library_of(name)
        answer = f"its code {library.failed}" if library else "hipErrorNotSupported"
        message = f"this function {'' if library else 'of HIP '}is not written yet; it answers {answer}"
        if name not in self._reported:
            self._reported.add(name)
            print(f"hipkit: {name}: {message}", file=sys.stderr)
        if library:
            return library.failed
        code = int(refuse(name, HipError(hipError_t.hipErrorNotSupported, message)))
        return None if name in _NO_ERROR_CODE else code


_lock = hold(threading.Lock())
_forwarding: dict[str, ctypes.CDLL] = {}
"""The libraries beside libamdhip64 that are loaded, by their names."""


def provide(soname: str, *, for_all: bool = False) -> Library:
    """The library that this process has under a name such as ``libamdhip64.so.6``, loaded now unless it is already.

    A library beside libamdhip64 leads to one of that, which is returned. With ``for_all`` libraries find it that do
    not ask for it by name.
    """
    runtime = runtime_of(soname)
    with _lock:
        if runtime not in LIBRARIES:
            with _temporary_folder() as folder:
                library, slots = stub.load(runtime, folder, for_all=for_all)
            LIBRARIES[runtime] = Library(runtime, library, slots)
        if soname != runtime and soname not in _forwarding:
            with _temporary_folder() as folder:
                _forwarding[soname] = forwarding.load(soname, folder)
        found: Library = LIBRARIES[runtime]
        return found


def _temporary_folder() -> AbstractContextManager[Path]:
    import tempfile  # under `hipkit run` the libraries are there already

    return temporary_folder(Path(tempfile.gettempdir()))


def adopt(soname: str, library: ctypes.CDLL, failed: Failed | None = None) -> Library:
    """A stub that was loaded by others; ``failed`` hears of the calls that fail, with which code and why."""
    with _lock:
        LIBRARIES[soname] = made = Library(soname, library, stub.Slots(library), failed)
        return made


def _address(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0
