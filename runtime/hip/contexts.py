"""HIP's functions for contexts, which HIP deprecates: a thin layer over devices."""

from __future__ import annotations

import warnings

from ...fatbin.errors import UsageError
from ..context import Context, stack
from ..device import Device
from . import state
from .code.kernel_arguments import is_strict
from .errors import HipError, hipError_t
from .gate import api, unsupported


class hipCtx_t:
    """A context, as the API hands it out."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @property
    def device(self) -> int:
        """The number of its device."""
        return self.context.number

    def __repr__(self) -> str:
        return f"<hipCtx_t {self.context!r}>"


@api(1)
def hipCtxCreate(flags: int, device: int) -> hipCtx_t:
    """No flag changes how it works; they are kept."""
    if flags < 0:
        raise UsageError(f"flags {flags}")
    _say_once_that_it_is_old()
    context = Context(_device(device), device, flags)
    stack().push(context)
    return hipCtx_t(context)


@api()
def hipCtxDestroy(ctx: hipCtx_t | None) -> None:
    """Where it was the current one, the one below is now."""
    _released(ctx)


@api()
def hipCtxDetach(ctx: hipCtx_t | None) -> None:
    """The older name of hipCtxDestroy."""
    _released(ctx)


@api(1)
def hipCtxGetCurrent() -> hipCtx_t:
    """Where the thread has none, the primary one of its device."""
    return hipCtx_t(stack().top or state.primary(stack().device))


@api()
def hipCtxSetCurrent(ctx: hipCtx_t | None) -> None:
    """Takes the place of the current one; None only takes that off."""
    stack().replace(None if ctx is None else _context(ctx))


@api()
def hipCtxPushCurrent(ctx: hipCtx_t | None) -> None:
    if ctx is None:
        raise HipError(hipError_t.hipErrorInvalidContext, "there is no context")
    stack().push(_context(ctx))


@api(1)
def hipCtxPopCurrent() -> hipCtx_t:
    popped = stack().pop()
    if popped is None:
        raise HipError(hipError_t.hipErrorInvalidContext, "the thread has no context to take off")
    return hipCtx_t(popped)


@api(1)
def hipCtxGetDevice() -> int:
    return state.current()


def _say_once_that_it_is_old() -> None:
    global _is_said
    if is_strict() and not _is_said:
        _is_said = True
        warnings.warn(
            "HIP has deprecated contexts: hipSetDevice says which device a thread uses",
            DeprecationWarning,
            stacklevel=4,
        )


_is_said = False
_NEVER = "HIP has never supported this on AMD's devices"


@api()
@unsupported(_NEVER)
def hipCtxSynchronize() -> None:
    """Refused as by HIP; hipDeviceSynchronize waits for the device."""


@api(1)
@unsupported(_NEVER)
def hipCtxGetFlags() -> None: ...
@api(1)
@unsupported(_NEVER)
def hipCtxGetApiVersion(ctx: hipCtx_t | None) -> None: ...
@api(1)
@unsupported(_NEVER)
def hipCtxGetCacheConfig() -> None: ...
@api()
@unsupported(_NEVER)
def hipCtxSetCacheConfig(cacheConfig: int) -> None: ...
@api(1)
@unsupported(_NEVER)
def hipCtxGetSharedMemConfig() -> None: ...
@api()
@unsupported(_NEVER)
def hipCtxSetSharedMemConfig(config: int) -> None: ...


@api(1)
def hipDevicePrimaryCtxRetain(dev: int) -> hipCtx_t:
    """The context that each device has from the start."""
    _device(dev)
    context = state.primary(dev)
    context.retain()
    return hipCtx_t(context)


@api()
def hipDevicePrimaryCtxRelease(dev: int) -> None:
    """One fewer holds it; it never goes away."""
    _device(dev)
    context = state.primary(dev)
    if context.references > 1:
        context.release()


@api()
def hipDevicePrimaryCtxReset(dev: int) -> None:
    """Gives nothing back; hipDeviceReset does."""
    _device(dev)


@api()
def hipDevicePrimaryCtxSetFlags(dev: int, flags: int) -> None:
    """Always refused: the context is in use."""
    _device(dev)
    raise HipError(
        hipError_t.hipErrorContextAlreadyInUse, f"flags {flags:#x}: the context of device {dev} is in use already"
    )


@api(2)
def hipDevicePrimaryCtxGetState(dev: int) -> tuple[int, int]:
    _device(dev)
    return state.primary(dev).flags, int(stack().device == dev)


def _device(number: int) -> Device:
    try:
        return state.device(number)
    except HipError as error:
        if error.code is hipError_t.hipErrorInvalidDevice:
            raise UsageError(str(error)) from error
        raise


def _context(handle: hipCtx_t | None) -> Context:
    if not isinstance(handle, hipCtx_t):
        raise UsageError(f"{handle!r} is no context")
    if handle.context.is_destroyed:
        raise HipError(hipError_t.hipErrorContextIsDestroyed, "the context is destroyed")
    return handle.context


def _released(handle: hipCtx_t | None) -> None:
    context = _context(handle)
    if context.is_primary:
        raise UsageError("the primary context of a device is released, not destroyed")
    context.release()
    if context.is_destroyed:
        stack().discard(context)
