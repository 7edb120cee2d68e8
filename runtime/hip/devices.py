"""Devices, contexts and errors."""

from __future__ import annotations

from . import state
from .errors import HipError, hipError_t
from .gate import api, last


class hipCtx_t:
    """A context: a device, as CUDA's driver API wants it. Memory and modules belong to the device."""

    def __init__(self, device: int) -> None:
        self.device = device


@api()
def hipInit(flags: int = 0) -> None:
    """Begin; nothing has to be done."""
    if flags:
        raise HipError(1, f"hipInit: flags {flags}; there are none")
    state.device(0)


@api(1)
def hipGetDeviceCount() -> int:
    """How many devices there are."""
    count = len(state.devices())
    if not count:
        state.device(0)
    return count


@api()
def hipSetDevice(number: int) -> None:
    """Use a device in this thread."""
    state.set_current(number)


@api(1)
def hipGetDevice() -> int:
    """The device that this thread uses."""
    return state.current()


@api(1)
def hipDeviceGet(ordinal: int) -> int:
    """The handle of a device, which is its number."""
    state.device(ordinal)
    return ordinal


@api()
def hipDeviceSynchronize() -> None:
    """Wait for all work. Launches here end before they return."""
    state.device()


@api(1)
def hipCtxCreate(flags: int, device: int) -> hipCtx_t:
    """A context, which becomes the current one; no flag changes how it works here."""
    if flags < 0:
        raise HipError(1, f"hipCtxCreate: flags {flags}")
    try:
        state.set_current(device)
    except HipError as error:
        raise HipError(1 if error.code == 101 else int(error.code), str(error)) from error
    return hipCtx_t(device)


@api()
def hipCtxDetach(context: hipCtx_t | None) -> None:
    """Give a context back."""
    _context(context)


@api()
def hipCtxDestroy(context: hipCtx_t | None) -> None:
    """Give a context back."""
    _context(context)


@api(1)
def hipGetErrorName(code: int) -> str:
    """The name of an error code."""
    return _known(code).name


@api(1)
def hipGetErrorString(code: int) -> str:
    """What HIP says an error code means."""
    return _known(code).text


def hipGetLastError() -> tuple[hipError_t]:
    """The last failure in this thread, which is forgotten by asking."""
    code, last.code = last.code, 0
    return (hipError_t(code),)


def hipPeekAtLastError() -> tuple[hipError_t]:
    """The last failure in this thread."""
    return (hipError_t(last.code),)


def explain_last_error() -> str:
    """The last failure of this thread in hipkit's words: what was wrong, where, and what to do. Not of HIP."""
    return last.text


def _known(code: int) -> hipError_t:
    try:
        return hipError_t(code)
    except ValueError:
        return hipError_t(999)


def _context(context: hipCtx_t | None) -> hipCtx_t:
    if not isinstance(context, hipCtx_t):
        raise HipError(1, f"{context!r} is no context")
    return context
