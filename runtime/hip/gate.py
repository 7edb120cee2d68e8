"""The decorator of all HIP functions: it turns exceptions into error codes and stores the last error."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from time import perf_counter_ns
from typing import Any, Literal, ParamSpec, TypeVar, overload
from weakref import WeakSet

from ...fatbin.errors import FormatError, HipkitError, MissingError, NotFoundError, UnsupportedError, UsageError
from ...loader.registry import UnknownFunctionError, UnknownSymbolError
from ...loader.select import NoCodeError
from ..errors import (
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
from ..profile import Rule, profile
from .errors import HipError, hipError_t
from .state import null_stream_of_thread

CODES: tuple[tuple[type[HipkitError], hipError_t], ...] = (
    (OutOfMemoryError, hipError_t.hipErrorOutOfMemory),
    (FaultError, hipError_t.hipErrorIllegalAddress),
    (TrapError, hipError_t.hipErrorAssert),
    (TimeLimitError, hipError_t.hipErrorLaunchTimeOut),
    (KernelError, hipError_t.hipErrorLaunchFailure),
    (NoCodeError, hipError_t.hipErrorNoBinaryForGpu),
    (UnknownFunctionError, hipError_t.hipErrorInvalidDeviceFunction),
    (UnknownSymbolError, hipError_t.hipErrorInvalidSymbol),
    (UnsupportedError, hipError_t.hipErrorNotSupported),
    (FormatError, hipError_t.hipErrorInvalidImage),
    (NotFoundError, hipError_t.hipErrorNotFound),
    (CaptureStateError, hipError_t.hipErrorIllegalState),
    (CaptureInvalidatedError, hipError_t.hipErrorStreamCaptureInvalidated),
    (CaptureMergeError, hipError_t.hipErrorStreamCaptureMerge),
    (CaptureUnmatchedError, hipError_t.hipErrorStreamCaptureUnmatched),
    (CaptureUnjoinedError, hipError_t.hipErrorStreamCaptureUnjoined),
    (CaptureIsolationError, hipError_t.hipErrorStreamCaptureIsolation),
    (CaptureImplicitError, hipError_t.hipErrorStreamCaptureImplicit),
    (CapturedEventError, hipError_t.hipErrorCapturedEvent),
    (CaptureThreadError, hipError_t.hipErrorStreamCaptureWrongThread),
    (CaptureError, hipError_t.hipErrorStreamCaptureUnsupported),
    (GraphUpdateError, hipError_t.hipErrorGraphExecUpdateFailure),
    (UsageError, hipError_t.hipErrorInvalidValue),
    (MissingError, hipError_t.hipErrorUnknown),
    (HipkitError, hipError_t.hipErrorLaunchFailure),
)
"""What an error means unless its function says otherwise: the first row that fits."""


class LastError(threading.local):
    """What went wrong last in a thread: the code, and hipkit's own words for it.

    ``code`` is that of the last call that failed, until it is read; ``every`` that of the last call.
    """

    code: hipError_t = hipError_t.hipSuccess
    every: hipError_t = hipError_t.hipSuccess
    text: str = ""


last = LastError()
_failures: list[hipError_t] = []
"""The first code of a call that failed: before one did, there is nothing to forget when a call succeeds."""

Observer = Callable[[str, int, int, int], object]
"""Called after every call with its name, when it began and ended in nanoseconds, and its code."""
observers: list[Observer] = []

_Function = TypeVar("_Function", bound=Callable[..., Any])
_P = ParamSpec("_P")
_A = TypeVar("_A")
_B = TypeVar("_B")
_C = TypeVar("_C")
_D = TypeVar("_D")
_R = TypeVar("_R")
FUNCTIONS: dict[str, Callable[..., Any]] = {}
"""The functions of the API by name: what hipGetProcAddress finds."""
of_kernels: WeakSet[HipkitError] = WeakSet()
"""Errors that kernels met: the call that reports one has another subject, so its name is not put before them."""


def code_of(error: BaseException) -> hipError_t:
    """The code for an error."""
    if isinstance(error, HipError):
        return error.code
    return next((code for kind, code in CODES if isinstance(error, kind)), hipError_t.hipErrorUnknown)


def take_last_error() -> hipError_t:
    """The code of the last call or of the last one that failed, as the profile says; then it is forgotten."""
    code = peek_last_error()
    last.code = last.every = hipError_t.hipSuccess
    return code


def peek_last_error() -> hipError_t:
    """The code of the last call or of the last one that failed, as the profile says; it stays."""
    return last.every if profile()[Rule.LAST_ERROR_OF_EVERY_CALL] else last.code


@overload
def api(
    outputs: Literal[0] = 0, *, is_remembered: bool = True
) -> Callable[[Callable[_P, object]], Callable[_P, tuple[hipError_t]]]: ...
@overload
def api(
    outputs: Literal[1], *, is_remembered: bool = True
) -> Callable[[Callable[_P, _A]], Callable[_P, tuple[hipError_t, _A]]]: ...
@overload
def api(
    outputs: Literal[2], *, is_remembered: bool = True
) -> Callable[[Callable[_P, tuple[_A, _B]]], Callable[_P, tuple[hipError_t, _A, _B]]]: ...
@overload
def api(
    outputs: Literal[3], *, is_remembered: bool = True
) -> Callable[[Callable[_P, tuple[_A, _B, _C]]], Callable[_P, tuple[hipError_t, _A, _B, _C]]]: ...
@overload
def api(
    outputs: Literal[4], *, is_remembered: bool = True
) -> Callable[[Callable[_P, tuple[_A, _B, _C, _D]]], Callable[_P, tuple[hipError_t, _A, _B, _C, _D]]]: ...
def api(outputs: int = 0, *, is_remembered: bool = True) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make a function one of the API: it returns a tuple of the code and its outputs, which are None where it fails.

    The function itself returns None, its one output, or a tuple of them; an error is raised. One that is not
    ``is_remembered`` is no call to what keeps the code of the last one. What type checkers and ``help`` say of the
    tuple follows from the function's annotation, and is that of a call that succeeds.
    """

    nothing = (None,) * outputs

    def gate(function: Callable[..., Any]) -> Callable[..., tuple[Any, ...]]:
        function.__annotations__["return"] = _tuple_of(outputs, function.__annotations__["return"])

        @functools.wraps(function)
        def call(*args: Any, **options: Any) -> tuple[Any, ...]:
            if observers:
                return _observed(function, outputs, is_remembered, args, options)
            try:
                result = function(*args, **options)
            except HipkitError as error:
                return _failed(function.__name__, error), *(_outputs_of(error) or nothing)
            if _failures and is_remembered:
                last.every = _SUCCESS
            if not outputs:
                return _DONE
            return (_SUCCESS, result) if outputs == 1 else (_SUCCESS, *result)

        return enter(call)

    return gate


def _tuple_of(outputs: int, returned: str) -> str:
    """The annotation of a call, from what the function itself returns."""
    parts = returned.removeprefix("tuple[").removesuffix("]") if outputs > 1 else returned
    return f"tuple[hipError_t, {parts}]" if outputs else "tuple[hipError_t]"


def enter(function: _Function) -> _Function:
    """Make a function one that hipGetProcAddress finds; used alone for those whose first result is no code."""
    FUNCTIONS[function.__name__] = function
    return function


def refuse(name: str, error: HipkitError) -> hipError_t:
    """The code of a call that does not get as far as its function; the error is remembered as its function's would be."""
    begun, code = perf_counter_ns(), _failed(name, error)
    _report(name, begun, code)
    return code


def _failed(name: str, error: HipkitError) -> hipError_t:
    """Remember what went wrong in a function; its code."""
    code = last.every = code_of(error)
    if not _failures:
        _failures.append(code)
    last.text = _text(name, error)
    if not isinstance(error, HipError) or error.stays:
        last.code = code
    return code


def _text(name: str, error: HipkitError) -> str:
    """What an error says, with the function's name first unless it begins with that, or names the kernel that it is of."""
    text = str(error)
    if text.startswith(name) and text[len(name) : len(name) + 1] in _ENDS_NAME:
        return text
    # Most errors are raised here, and programs that poll have many: those of kernels are looked for last.
    is_ours = isinstance(error, (HipError, UsageError))
    return text if not is_ours and (isinstance(error, KernelError) or error in of_kernels) else f"{name}: {text}"


def _outputs_of(error: HipkitError) -> tuple[object, ...]:
    """The outputs of a call that fails and says something all the same."""
    return error.outputs if isinstance(error, HipError) else ()


def _observed(
    function: Callable[..., Any], outputs: int, is_remembered: bool, args: Any, options: Any
) -> tuple[Any, ...]:
    """Call a function of the API, and report it to all observers."""
    begun, code = perf_counter_ns(), _SUCCESS
    try:
        result = function(*args, **options)
    except HipkitError as error:
        code = _failed(function.__name__, error)
        returned: tuple[Any, ...] = (code, *(_outputs_of(error) or (None,) * outputs))
    else:
        if _failures and is_remembered:
            last.every = _SUCCESS
        returned = (_SUCCESS, *(() if not outputs else (result,) if outputs == 1 else result))
    _report(function.__name__, begun, code)
    return returned


def _report(name: str, begun: int, code: hipError_t) -> None:
    ended = perf_counter_ns()
    for observer in observers:
        observer(name, begun, ended, code)


def per_thread(call: Callable[_P, _R]) -> Callable[_P, _R]:
    """The variant of a function for which the null stream is the thread's own: its name ends in _spt."""

    @functools.wraps(call)
    def spt(*args: _P.args, **options: _P.kwargs) -> _R:
        with null_stream_of_thread():
            return call(*args, **options)

    spt.__name__ = spt.__qualname__ = f"{call.__name__}_spt"
    return enter(spt)


_ENDS_NAME = (":", " ")
_SUCCESS = hipError_t.hipSuccess
_DONE = (_SUCCESS,)


@overload
def check(result: tuple[hipError_t]) -> None: ...
@overload
def check(result: tuple[hipError_t, _A]) -> _A: ...
@overload
def check(result: tuple[hipError_t, _A, _B]) -> tuple[_A, _B]: ...
@overload
def check(result: tuple[hipError_t, _A, _B, _C]) -> tuple[_A, _B, _C]: ...
@overload
def check(result: tuple[hipError_t, _A, _B, _C, _D]) -> tuple[_A, _B, _C, _D]: ...
def check(result: tuple[Any, ...]) -> Any:
    """What a call of the flat API gives beside its code; where that is not hipSuccess, :class:`HipError` is raised."""
    code, *outputs = result
    if code:
        known = hipError_t(code)
        raise HipError(known, f"{known.name} ({int(known)}): {last.text or known.text}")
    return outputs[0] if len(outputs) == 1 else tuple(outputs) or None
