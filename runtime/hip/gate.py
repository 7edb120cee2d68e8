"""The one place that turns exceptions into HIP's codes, and remembers them."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from time import perf_counter_ns
from typing import Any

from ...fatbin.errors import FormatError, HipkitError, MissingError, NotFoundError, UnsupportedError, UsageError
from ...loader.registry import UnknownFunctionError, UnknownSymbolError
from ...loader.select import NoCodeError
from ..errors import (
    AddressError,
    ArgumentError,
    CapturedEventError,
    CaptureError,
    CaptureImplicitError,
    CaptureInvalidatedError,
    CaptureIsolationError,
    CaptureMergeError,
    CaptureStateError,
    CaptureThreadError,
    CaptureUnjoinedError,
    CaptureUnmatchedError,
    FaultError,
    GraphUpdateError,
    KernelError,
    OutOfMemoryError,
    TimeLimitError,
    TrapError,
)
from ..profile import profile
from .errors import HipError, hipError_t
from .state import null_stream_of_thread

CODES: tuple[tuple[type[HipkitError], int], ...] = (
    (OutOfMemoryError, 2),
    (FaultError, 700),
    (TrapError, 710),
    (TimeLimitError, 702),
    (KernelError, 719),
    (NoCodeError, 209),
    (UnknownFunctionError, 98),
    (UnknownSymbolError, 13),
    (UnsupportedError, 801),
    (FormatError, 200),
    (NotFoundError, 500),
    (CaptureStateError, 401),
    (CaptureInvalidatedError, 901),
    (CaptureMergeError, 902),
    (CaptureUnmatchedError, 903),
    (CaptureUnjoinedError, 904),
    (CaptureIsolationError, 905),
    (CaptureImplicitError, 906),
    (CapturedEventError, 907),
    (CaptureThreadError, 908),
    (CaptureError, 900),
    (GraphUpdateError, 910),
    (AddressError, 1),
    (ArgumentError, 1),
    (UsageError, 1),
    (MissingError, 999),
    (HipkitError, 719),
)
"""What an error means where nobody says otherwise: the first row that fits."""


class LastError(threading.local):
    """What went wrong last in a thread: the code, and hipkit's own words for it.

    ``code`` is that of the last call that failed, until somebody asks; ``every`` that of the last call.
    """

    code: int = 0
    every: int = 0
    text: str = ""


last = LastError()
_failures: list[int] = []
"""The first code of a call that failed: before one did, there is nothing to forget when a call succeeds."""

Observer = Callable[[str, int, int, int], object]
"""Told of every call: its name, when it began and ended in nanoseconds, and its code."""
observers: list[Observer] = []


def code_of(error: BaseException) -> int:
    """The code for an error."""
    if isinstance(error, HipError):
        return int(error.code)
    return next((code for kind, code in CODES if isinstance(error, kind)), 999)


def take_last_error() -> int:
    """What hipGetLastError answers: as the profile says, of the last call or of the last one that failed."""
    code = last.every if profile()["last error of every call"] else last.code
    last.code = last.every = 0
    return code


def peek_last_error() -> int:
    """The same, and it stays."""
    return last.every if profile()["last error of every call"] else last.code


def api(
    outputs: int = 0, *, is_remembered: bool = True
) -> Callable[[Callable[..., Any]], Callable[..., tuple[Any, ...]]]:
    """Make a function one of the API: it returns a tuple of the code and its outputs, which are None where it fails.

    The function itself returns None, its one output, or a tuple of them; an error is raised. One that is not
    ``is_remembered`` is no call to what keeps the code of the last one.
    """

    nothing = (None,) * outputs

    def gate(function: Callable[..., Any]) -> Callable[..., tuple[Any, ...]]:
        @functools.wraps(function)
        def call(*args: Any, **options: Any) -> tuple[Any, ...]:
            if observers:
                return _observed(function, outputs, is_remembered, args, options)
            try:
                result = function(*args, **options)
            except HipkitError as error:
                return hipError_t(_failed(error)), *(_told(error) or nothing)
            if _failures and is_remembered:
                last.every = 0
            if not outputs:
                return _DONE
            return (_SUCCESS, result) if outputs == 1 else (_SUCCESS, *result)

        return call

    return gate


def _failed(error: HipkitError) -> int:
    """Remember what went wrong; its code."""
    code = last.every = code_of(error)
    if not _failures:
        _failures.append(code)
    last.text = str(error)
    if not isinstance(error, HipError) or error.stays:
        last.code = code
    return code


def _told(error: HipkitError) -> tuple[object, ...]:
    """The outputs of a call that fails and says something all the same."""
    return error.outputs if isinstance(error, HipError) else ()


def _observed(
    function: Callable[..., Any], outputs: int, is_remembered: bool, args: Any, options: Any
) -> tuple[Any, ...]:
    """The same, while somebody listens."""
    begun, code = perf_counter_ns(), 0
    try:
        result = function(*args, **options)
    except HipkitError as error:
        code = _failed(error)
        returned: tuple[Any, ...] = (hipError_t(code), *(_told(error) or (None,) * outputs))
    else:
        if _failures and is_remembered:
            last.every = 0
        returned = (_SUCCESS, *(() if not outputs else (result,) if outputs == 1 else result))
    for observer in observers:
        observer(function.__name__, begun, perf_counter_ns(), code)
    return returned


def per_thread(call: Callable[..., tuple[Any, ...]]) -> Callable[..., tuple[Any, ...]]:
    """The variant of a function for which the null stream is the thread's own: its name ends in _spt."""

    @functools.wraps(call)
    def spt(*args: Any, **options: Any) -> tuple[Any, ...]:
        with null_stream_of_thread():
            return call(*args, **options)

    spt.__name__ = spt.__qualname__ = f"{call.__name__}_spt"
    return spt


_SUCCESS = hipError_t.hipSuccess
_DONE = (_SUCCESS,)


def check(result: tuple[Any, ...]) -> Any:
    """What a call of the flat API gives beside its code; where that is not hipSuccess, :class:`HipError` is raised."""
    code, *outputs = result
    if code:
        raise HipError(code, f"{hipError_t(code).name} ({int(code)}): {last.text or hipError_t(code).text}")
    return outputs[0] if len(outputs) == 1 else tuple(outputs) or None
