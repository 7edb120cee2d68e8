"""Entry point of the Python interpreter that libamdhip64 starts inside a program."""

from __future__ import annotations

import ctypes
import os
import sys
from functools import cache
from typing import TYPE_CHECKING, Any

from ...loader.beside import major_of
from ...loader.exports import MAJORS
from .. import run_folder
from ..services.output import Stream

if TYPE_CHECKING:
    from ..device import Device
    from ..streams.command import Command
    from .observing import Observer

EXPLAIN = "HIPKIT_EXPLAIN"
"""The environment variable that, as 0, keeps hipkit from saying why calls of a program fail."""
MOST_EXPLAINED = 20
_SKIPS_ABORT = "HIP_SKIP_ABORT_ON_GPU_ERROR"
"""The environment variable of HIP 7 that, as 0, has a kernel that fails end the program by SIGABRT."""


def begin(soname: str) -> None:
    """Fill the slots of the library that this process has just loaded."""
    from ...fatbin.errors import HipkitError
    from .. import conditions, notes, profile
    from ..devices.callers import CALLER
    from . import leaving
    from .choosing import choose_when_asked
    from .process import adopt

    try:
        if not _begun:
            leaving.leave_in_order()
            leaving.at_rest.append(_tell_unreported)
            choose_when_asked(_use)
        _begun.append(major_of(soname) or MAJORS[-1])
        if profile.VARIABLE in os.environ:
            profile.profile()
        else:
            profile.use(profile.Profile.of_releases(_begun))
        profile.run_as_it_is()
        if "leak" in conditions.conditions().checks:
            from . import resources

            resources.track()
            _observe()
        if conditions.conditions().asks_where:
            from . import resources

            CALLER.now = resources.caller
        notes.write_with(_note)
        adopt(soname, ctypes.CDLL(soname), explain if _explains() else None)
    except HipkitError as error:
        print(f"hipkit: {error}", file=sys.stderr)
        sys.stderr.flush()
        os._exit(error.exit_code)


def _explains() -> bool:
    return os.environ.get(EXPLAIN, "1") != "0"


def _note(text: str) -> None:
    if _explains():
        print(f"hipkit: {text}", file=sys.stderr)


def _tell_unreported() -> None:
    """At the end of a program, report the errors of kernels that no call has returned: it did not wait for them."""
    from ..streams.queue import unreported

    for error in unreported:
        _note(f"{error}: the program ended without asking for errors")
    sys.stderr.flush()


def _use(device: Device) -> None:
    """Have a device that was made print as the program does, and look after it as ``hipkit run`` was asked to."""
    device.contents.services.write = _write_as_program
    for observer in _observe():
        observer.watch(device)
    if os.environ.get(_SKIPS_ABORT, "").strip() == "0":
        from ..streams.command import observers

        if _abort not in observers:  # after what notes the failure for `hipkit run`
            observers.append(_abort)


def _abort(ended: Command) -> None:
    """End the program if a kernel has failed."""
    from ..errors import KernelError

    if isinstance(ended.error, KernelError):
        _note(f"{ended.error}: the program is aborted, for {_SKIPS_ABORT} is 0")
        sys.stderr.flush()
        os.abort()


def _observe() -> list[Observer]:
    """The observer of this process, if it is under ``hipkit run``."""
    if not _observers and (options := run_folder.options()):
        from .observing import Observer

        _observers.append(Observer(options))
    return _observers


_observers: list[Observer] = []


_begun: list[int] = []
"""The releases whose libraries this process has loaded."""
_explained: set[str] = set()
_NOT_READY = 600  # hipErrorNotReady, which programs ask for: this text runs before anything of HIP is imported
_NOT_FOUND = 500  # hipErrorNotFound
_LOOKS = frozenset(("hipModuleGetFunction", "hipModuleGetGlobal", "hipLibraryGetKernel", "hipGetProcAddress"))
"""Functions that look for something by its name, as libraries with kernels in several files do in each."""


_NO_FILE = 301  # hipErrorFileNotFound


def explain(name: str, code: int, said: object) -> None:
    """Say why a call failed, each reason once: programs tell codes at best. Of files that are not there the first is said: programs
    look into caches of code so."""
    # hipGetLastError says what another function has found. The words of an answer may take long to find.
    failed = getattr(said, "function", "") or str(said).partition(": ")[0]
    if code == _NOT_READY or (code == _NOT_FOUND and {name, failed} & _LOOKS):
        return
    why = str(said)
    reason = name if code == _NO_FILE else why
    if reason in _explained or len(_explained) >= MOST_EXPLAINED:
        return
    _explained.add(reason)
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
