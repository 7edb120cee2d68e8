"""The decorator of all HIP functions: it turns exceptions into error codes and stores the last error."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Container
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any, Literal, ParamSpec, TypeVar, overload
from weakref import WeakSet

from ...fatbin.errors import FormatError, HipkitError, MissingError, NotFoundError, UnsupportedError, UsageError
from ...loader.registry import UnknownFunctionError, UnknownSymbolError
from ...loader.select import NoCodeError
from .. import errors
from ..profile import Rule, profile
from .errors import HipError, Later, hipError_t
from .state import null_stream_of_thread

CODES: tuple[tuple[type[HipkitError], hipError_t | Rule], ...] = (
    (errors.OutOfMemoryError, hipError_t.hipErrorOutOfMemory),
    (errors.FaultError, hipError_t.hipErrorIllegalAddress),
    (errors.TrapError, Rule.CODE_OF_TRAPS),
    (errors.TimeLimitError, hipError_t.hipErrorLaunchTimeOut),
    (errors.KernelError, hipError_t.hipErrorLaunchFailure),
    (NoCodeError, hipError_t.hipErrorNoBinaryForGpu),
    (UnknownFunctionError, hipError_t.hipErrorInvalidDeviceFunction),
    (UnknownSymbolError, hipError_t.hipErrorInvalidSymbol),
    (UnsupportedError, hipError_t.hipErrorNotSupported),
    (FormatError, hipError_t.hipErrorInvalidImage),
    (NotFoundError, hipError_t.hipErrorNotFound),
    (errors.CaptureStateError, hipError_t.hipErrorIllegalState),
    (errors.CaptureInvalidatedError, hipError_t.hipErrorStreamCaptureInvalidated),
    (errors.CaptureMergeError, hipError_t.hipErrorStreamCaptureMerge),
    (errors.CaptureUnmatchedError, hipError_t.hipErrorStreamCaptureUnmatched),
    (errors.CaptureUnjoinedError, hipError_t.hipErrorStreamCaptureUnjoined),
    (errors.CaptureIsolationError, hipError_t.hipErrorStreamCaptureIsolation),
    (errors.CaptureImplicitError, hipError_t.hipErrorStreamCaptureImplicit),
    (errors.CapturedEventError, hipError_t.hipErrorCapturedEvent),
    (errors.CaptureThreadError, hipError_t.hipErrorStreamCaptureWrongThread),
    (errors.CaptureError, hipError_t.hipErrorStreamCaptureUnsupported),
    (errors.GraphUpdateError, hipError_t.hipErrorGraphExecUpdateFailure),
    (UsageError, hipError_t.hipErrorInvalidValue),
    (MissingError, hipError_t.hipErrorUnknown),
    (HipkitError, hipError_t.hipErrorLaunchFailure),
)
"""What an error means unless its function says otherwise: the first row that fits, and there what the profile says."""


class LastError(threading.local):
    """What went wrong last in a thread: the code, and hipkit's own words for it.

    ``code`` is that of the last call that failed, until it is read; ``every`` that of the last call.
    """

    code: hipError_t = hipError_t.hipSuccess
    every: hipError_t = hipError_t.hipSuccess
    text: str | Later = ""


last = LastError()
failures: list[hipError_t] = []
"""The first code of a call that failed: before one did, there is nothing to forget when a call succeeds."""

Observer = Callable[[str, int, int, int], object]
"""Called after every call with its name, when it began and ended in nanoseconds, and its code."""
observers: list[Observer] = []

_Function = TypeVar("_Function", bound=Callable[..., Any])
_P = ParamSpec("_P")
_A = TypeVar("_A")
_B = TypeVar("_B")
_R = TypeVar("_R")
if TYPE_CHECKING:
    from typing_extensions import TypeVarTuple, Unpack

    _Outputs = TypeVarTuple("_Outputs")
_REFUSES = "refuses"
"""The attribute of functions that are not supported; decorators around them pass it on."""
FUNCTIONS: dict[str, Callable[..., Any]] = {}
"""The functions of the API by name: what hipGetProcAddress finds."""
of_kernels: WeakSet[HipkitError] = WeakSet()
"""Errors that kernels met: the call that reports one has another subject, so its name is not put before them."""


def code_of(error: BaseException) -> hipError_t:
    """The code for an error."""
    if isinstance(error, HipError):
        return error.code
    code = next((code for kind, code in CODES if isinstance(error, kind)), hipError_t.hipErrorUnknown)
    return hipError_t(profile().code(code)) if isinstance(code, Rule) else code


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
    outputs: Literal[0] = 0, *, is_remembered: bool = True, rest_of: str = ""
) -> Callable[[Callable[_P, object]], Callable[_P, tuple[hipError_t]]]: ...
@overload
def api(
    outputs: Literal[1], *, is_remembered: bool = True
) -> Callable[[Callable[_P, _A]], Callable[_P, tuple[hipError_t, _A]]]: ...
@overload
def api(
    outputs: Literal[2, 3, 4], *, is_remembered: bool = True
) -> Callable[[Callable[_P, tuple[Unpack[_Outputs]]]], Callable[_P, tuple[hipError_t, Unpack[_Outputs]]]]: ...
def api(
    outputs: int = 0, *, is_remembered: bool = True, rest_of: str = ""
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make a function one of the API: it returns a tuple of the code and its outputs, which are None where it fails.

    The function itself returns None, its one output, or a tuple of them; an error is raised. One that is not
    ``is_remembered`` is no call to what keeps the code of the last one; one that does the ``rest_of`` another one reports under its name. What type checkers and ``help`` say of the
    tuple follows from the function's annotation, and is that of a call that succeeds.
    """

    nothing = (None,) * outputs

    def gate(function: Callable[..., Any]) -> Callable[..., tuple[Any, ...]]:
        function.__name__ = rest_of or function.__name__
        function.__annotations__["return"] = _tuple_of(outputs, function.__annotations__["return"])

        @functools.wraps(function)
        def call(*args: Any, **options: Any) -> tuple[Any, ...]:
            if observers:
                return _observed(function, outputs, is_remembered, args, options)
            try:
                result = function(*args, **options)
            except HipkitError as error:
                return failed(function.__name__, error, nothing)
            if failures and is_remembered:
                last.every = _SUCCESS
            if not outputs:
                return DONE
            return (_SUCCESS, result) if outputs == 1 else (_SUCCESS, *result)

        return call if rest_of else enter(call)

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
    begun = perf_counter_ns()
    code: hipError_t = failed(name, error)[0]
    _report(name, begun, code)
    return code


def failed(name: str, error: HipkitError, nothing: tuple[None, ...] = ()) -> tuple[Any, ...]:
    """Remember what went wrong in a function; its code, and the outputs that it has all the same, or ``nothing``."""
    code = last.every = code_of(error)
    if not failures:
        failures.append(code)
    last.text = _text(name, error)
    if not isinstance(error, HipError):
        last.code = code
        return code, *nothing
    if error.stays:
        last.code = code
    return code, *(error.outputs or nothing)


def _text(name: str, error: HipkitError) -> str | Later:
    """What an error says, with the function's name first unless it begins with that, or names the kernel that it is of."""
    if isinstance(error, HipError) and isinstance(said := error.args[0], Later):
        return Later(lambda: f"{name}: {said}", name)  # without the error, which holds on to all that was there
    text = str(error)
    if text.startswith(name) and text[len(name) : len(name) + 1] in _ENDS_NAME:
        return text
    # Most errors are raised here, and programs that poll have many: those of kernels are looked for last.
    is_ours = isinstance(error, (HipError, UsageError))
    is_of_a_kernel = not is_ours and (isinstance(error, errors.KernelError) or error in of_kernels)
    return text if is_of_a_kernel else f"{name}: {text}"


def _observed(
    function: Callable[..., Any], outputs: int, is_remembered: bool, args: Any, options: Any
) -> tuple[Any, ...]:
    """Call a function of the API, and report it to all observers."""
    begun = perf_counter_ns()
    try:
        result = function(*args, **options)
    except HipkitError as error:
        returned = failed(function.__name__, error, (None,) * outputs)
    else:
        if failures and is_remembered:
            last.every = _SUCCESS
        returned = (_SUCCESS, *(() if not outputs else (result,) if outputs == 1 else result))
    _report(function.__name__, begun, returned[0])
    return returned


def _report(name: str, begun: int, code: hipError_t) -> None:
    ended = perf_counter_ns()
    for observer in observers:
        observer(name, begun, ended, code)


def unsupported(
    text: str, check: Callable[[Any], object] | None = None
) -> Callable[[Callable[_P, None]], Callable[_P, None]]:
    """Have a function, of which only the parameters count, answer hipErrorNotSupported.

    ``check`` may refuse the first argument for a reason of its own before that.
    """

    def refused(function: Callable[_P, None]) -> Callable[_P, None]:
        @functools.wraps(function)
        def refuse(*args: _P.args, **options: _P.kwargs) -> None:
            import inspect  # takes longer than most programs spend in these functions

            given = inspect.signature(function).bind(*args, **options).arguments
            if check is not None:
                check(next(iter(given.values())))
            raise HipError(hipError_t.hipErrorNotSupported, text)

        refuse.__doc__ = function.__doc__ or f"hipErrorNotSupported: {text}."
        setattr(refuse, _REFUSES, text)
        return refuse

    return refused


def why_refused(function: Callable[..., object]) -> str | None:
    """Why a function of the API always answers hipErrorNotSupported; None where it does not."""
    found: str | None = getattr(function, _REFUSES, None)
    return found


def check_flags(flags: int, known: Container[int | None] = (0, None), which: str = "there are none") -> None:
    """Refuse flags that are not ``known``; ``which`` says what there is."""
    if flags not in known:
        raise UsageError(f"flags {flags}; {which}")


def not_none(thing: _A | None, otherwise: str) -> _A:
    """What is there; ``otherwise`` is what the call says where nothing is."""
    if thing is None:
        raise UsageError(otherwise)
    return thing


def require(given: object, kind: type[_A]) -> _A:
    """The structure that was given; what is not of that kind is refused."""
    if not isinstance(given, kind):
        name = kind.__name__
        raise UsageError(f"it takes {name if name.endswith('s') else f'a {name}'}")
    return given


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
DONE = (_SUCCESS,)


@overload
def check(result: tuple[hipError_t]) -> None: ...
@overload
def check(result: tuple[hipError_t, _A]) -> _A: ...
@overload
def check(result: tuple[hipError_t, _A, _B, Unpack[_Outputs]]) -> tuple[_A, _B, Unpack[_Outputs]]: ...
def check(result: tuple[Any, ...]) -> Any:
    """What a call of the flat API gives beside its code; where that is not hipSuccess, :class:`HipError` is raised."""
    code, *outputs = result
    if code:
        known = hipError_t(code)
        raise HipError(known, f"{known.name} ({int(known)}): {last.text or known.text}")
    return outputs[0] if len(outputs) == 1 else tuple(outputs) or None
