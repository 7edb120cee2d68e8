"""The functions of hiprtc."""

from __future__ import annotations

import ctypes
import functools
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ...cc.errors import CompileError
from ...cc.rtc import Source
from ...fatbin.errors import HipkitError, MissingError, UsageError
from ..hip import state
from ..hip.gate import last
from ..linking import Linker
from .enumerations import hiprtcResult

Text = str | bytes
VERSION = (9, 0)
"""What AMD's answers, whatever release it is of."""


class HiprtcError(HipkitError):
    """A call of hiprtc that fails with a certain code."""

    def __init__(self, code: hiprtcResult, message: str) -> None:
        super().__init__(message)
        self.code = code


class hiprtcProgram:
    """A source that is compiled while the program runs."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.is_compiled = self.is_destroyed = False

    def createRef(self) -> hiprtcProgram:
        """What hip-python's hiprtcDestroyProgram takes: here the program itself."""
        return self

    def __repr__(self) -> str:
        return f"<hiprtcProgram {self.source.name}>"


class hiprtcLinkState:
    """Pieces of bitcode that are to be linked."""

    def __init__(self) -> None:
        self.linker = Linker()


CODES: tuple[tuple[type[HipkitError], hiprtcResult], ...] = (
    (CompileError, hiprtcResult.HIPRTC_ERROR_COMPILATION),
    (MissingError, hiprtcResult.HIPRTC_ERROR_COMPILATION),
    (UsageError, hiprtcResult.HIPRTC_ERROR_INVALID_INPUT),
    (HipkitError, hiprtcResult.HIPRTC_ERROR_INTERNAL_ERROR),
)
"""What an error means unless its function says otherwise: the first row that fits."""


def refuse(name: str, error: HipkitError) -> hiprtcResult:
    """The code of a call that fails; :func:`hipkit.runtime.hip.explain_last_error` tells its text."""
    last.text = f"{name}: {error}"
    if isinstance(error, HiprtcError):
        return error.code
    return next(code for kind, code in CODES if isinstance(error, kind))


def _api(outputs: int = 0) -> Callable[[Callable[..., Any]], Callable[..., tuple[Any, ...]]]:
    """Make a function one of the API: it returns a tuple of the code and its outputs, which are None where it fails."""

    def gate(function: Callable[..., Any]) -> Callable[..., tuple[Any, ...]]:
        @functools.wraps(function)
        def call(*args: Any, **options: Any) -> tuple[Any, ...]:
            try:
                result = function(*args, **options)
            except HipkitError as error:
                return (refuse(function.__name__, error), *(None,) * outputs)
            made = () if not outputs else (result,) if outputs == 1 else result
            return (hiprtcResult.HIPRTC_SUCCESS, *made)

        return call

    return gate


@_api(1)
def hiprtcGetErrorString(result: int) -> str:
    """The name of a code."""
    try:
        return hiprtcResult(result).name
    except ValueError:
        raise UsageError(f"{result} is no code of hiprtc") from None


@_api(2)
def hiprtcVersion() -> tuple[int, int]:
    return VERSION


@_api(1)
def hiprtcCreateProgram(
    src: Text | None,
    name: Text | None = None,
    numHeaders: int = 0,
    headers: Sequence[Text] | None = None,
    includeNames: Sequence[Text] | None = None,
) -> hiprtcProgram:
    """A program of a source, and of headers that it includes by the names that are given with them."""
    if not src or numHeaders < 0 or (numHeaders and not (headers and includeNames)):
        raise UsageError("it takes a source, and for each header its text and its name")
    texts = [_bytes(text) for text in (headers or ())[:numHeaders]]
    names = [_str(text) for text in (includeNames or ())[:numHeaders]]
    if len(texts) != numHeaders or len(names) != numHeaders:
        raise UsageError(f"there are {len(texts)} headers and {len(names)} names of {numHeaders}")
    return hiprtcProgram(Source(_bytes(src), _str(name or ""), list(zip(names, texts, strict=True))))


@_api()
def hiprtcDestroyProgram(prog: hiprtcProgram | None) -> None:
    if prog is None:
        raise UsageError("there is no program")
    _program(prog).is_destroyed = True


@_api()
def hiprtcAddNameExpression(prog: hiprtcProgram | None, name_expression: Text | None) -> None:
    """Have a kernel or variable compiled, and its name in the code kept: ``kernel<float>``, ``&variable``."""
    program = _program(prog)
    if program.is_compiled:
        code = hiprtcResult.HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION
        raise HiprtcError(code, "the program is compiled already")
    if not name_expression:
        raise UsageError("there is no expression")
    program.source.expressions.append(_str(name_expression))


@_api()
def hiprtcCompileProgram(
    prog: hiprtcProgram | None, numOptions: int = 0, options: Sequence[Text] | None = None
) -> None:
    """Compile a program; the log has what the compiler says."""
    program = _program(prog)
    if numOptions and not options:
        raise UsageError("there are no options")
    program.is_compiled = True
    words = [_str(option) for option in (options or ())[:numOptions]]
    try:
        program.source.compile(words, str(state.device().target))
    except HipkitError as error:
        program.source.log = program.source.log or f"{error}\n"
        raise


@_api(1)
def hiprtcGetLoweredName(prog: hiprtcProgram | None, name_expression: Text | None) -> str:
    """The name in the code of what an expression means that was added before."""
    program = _program(prog)
    if not name_expression:
        raise UsageError("there is no expression")
    if not program.is_compiled:
        code = hiprtcResult.HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION
        raise HiprtcError(code, "the program is not compiled yet")
    names = {_bare(expression): name for expression, name in program.source.lowered.items()}
    found = names.get(_bare(_str(name_expression)))
    if not found:
        code = hiprtcResult.HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID
        raise HiprtcError(code, f"{_str(name_expression)}: was not added, or is not in the code")
    return found


@_api(1)
def hiprtcGetProgramLogSize(prog: hiprtcProgram | None) -> int:
    """Without a 0 at its end, which HIP, unlike NVRTC, does not count and does not write."""
    return len(_log(prog))


@_api()
def hiprtcGetProgramLog(prog: hiprtcProgram | None, log: Any) -> None:
    """``log`` is a buffer, or an address."""
    _put(log, _log(prog))


@_api(1)
def hiprtcGetCodeSize(prog: hiprtcProgram | None) -> int:
    return len(_program(prog).source.code)


@_api()
def hiprtcGetCode(prog: hiprtcProgram | None, code: Any) -> None:
    """``code`` is a buffer, or an address."""
    _put(code, _program(prog).source.code)


@_api(1)
def hiprtcGetBitcodeSize(prog: hiprtcProgram | None) -> int:
    return len(_bitcode(prog))


@_api()
def hiprtcGetBitcode(prog: hiprtcProgram | None, bitcode: Any) -> None:
    """``bitcode`` is a buffer, or an address."""
    _require_room(bitcode)
    _put(bitcode, _bitcode(prog))


@_api(1)
def hiprtcLinkCreate(
    num_options: int = 0, option_ptr: Sequence[int] | None = None, option_vals_pptr: Sequence[Any] | None = None
) -> hiprtcLinkState:
    """The options are those of CUDA's linker, and have no effect, as with AMD's."""
    if num_options and not (option_ptr and option_vals_pptr):
        raise UsageError("there are no options, or no values of them")
    return hiprtcLinkState()


@_api()
def hiprtcLinkAddData(
    hip_link_state: hiprtcLinkState | None,
    input_type: int,
    image: Any,
    image_size: int,
    name: Text | None = None,
    num_options: int = 0,
    options_ptr: Any = None,
    option_values: Any = None,
) -> None:
    """``image`` is a buffer, or an address."""
    del num_options, options_ptr, option_values
    _linker(hip_link_state).add(input_type, image, image_size, _str(name or ""))


@_api()
def hiprtcLinkAddFile(
    hip_link_state: hiprtcLinkState | None,
    input_type: int,
    file_path: Text | None,
    num_options: int = 0,
    options_ptr: Any = None,
    option_values: Any = None,
) -> None:
    del num_options, options_ptr, option_values
    if not file_path:
        raise UsageError("there is no path of a file")
    linker, path = _linker(hip_link_state), os.fsdecode(file_path)
    linker.require(input_type)
    if not Path(path).is_file():
        raise HiprtcError(hiprtcResult.HIPRTC_ERROR_PROGRAM_CREATION_FAILURE, f"{path}: there is no such file")
    linker.add_file(input_type, path)


@_api(2)
def hiprtcLinkComplete(hip_link_state: hiprtcLinkState | None) -> tuple[int, int]:
    """The address of the code object, which holds until the link state is destroyed, and its size."""
    linker = _linker(hip_link_state)
    try:
        return linker.complete(str(state.device().target))
    except HipkitError as error:
        raise HiprtcError(hiprtcResult.HIPRTC_ERROR_LINKING, str(error)) from None


@_api()
def hiprtcLinkDestroy(hip_link_state: hiprtcLinkState | None) -> None:
    _linker(hip_link_state).destroy()


def _program(handle: Any) -> hiprtcProgram:
    if not isinstance(handle, hiprtcProgram) or handle.is_destroyed:
        raise HiprtcError(hiprtcResult.HIPRTC_ERROR_INVALID_PROGRAM, f"{handle!r} is no program")
    return handle


def _linker(handle: Any) -> Linker:
    if not isinstance(handle, hiprtcLinkState) or handle.linker.is_destroyed:
        raise UsageError(f"{handle!r} is no state of a link")
    return handle.linker


def _log(handle: Any) -> bytes:
    log: str = _program(handle).source.log
    return log.encode()


def _bitcode(handle: Any) -> bytes:
    found = _program(handle).source.bitcode
    if not found:
        code = hiprtcResult.HIPRTC_ERROR_INVALID_PROGRAM
        raise HiprtcError(code, "there is no bitcode; -fgpu-rdc among the options makes it")
    return found


def _bare(expression: str) -> str:
    """An expression without what may differ between adding it and asking for it."""
    text = "".join(expression.split())
    while text.startswith("(") and text.endswith(")"):
        text = text[1:-1]
    return text.removeprefix("&")


def _require_room(room: Any) -> None:
    if room is None or room == 0:
        raise UsageError("there is nowhere to put the answer")


def _put(room: Any, data: bytes) -> None:
    if isinstance(room, ctypes.c_void_p):
        room = room.value
    _require_room(room)
    if isinstance(room, int):
        ctypes.memmove(room, data, len(data))
        return
    view = memoryview(room).cast("B")
    if view.readonly or view.nbytes < len(data):
        raise UsageError(f"the buffer cannot take {len(data)} bytes")
    view[: len(data)] = data


def _str(text: Text) -> str:
    return text.decode(errors="surrogateescape") if isinstance(text, bytes) else text


def _bytes(text: Text) -> bytes:
    return text.encode(errors="surrogateescape") if isinstance(text, str) else bytes(text)
