"""HIP's functions for devices, versions and the last error."""

from __future__ import annotations

from ...fatbin.errors import UsageError
from ..graphs.capture import refuse_waiting
from ..memory.host import MemoryKind, host_memory
from ..profile import Rule, profile
from . import state
from .code.statics import registry
from .errors import HipError, hipError_t
from .functions import function_named
from .gate import api, check_flags, enter, last, peek_last_error, take_last_error, unsupported
from .text import Text


@api()
def hipInit(flags: int = 0) -> None:
    """Checks its argument; nothing has to be done."""
    check_flags(flags)
    state.device(0)


@api(1)
def hipGetDeviceCount() -> int:
    count = len(state.devices())
    if not count:
        state.device(0)
    return count


@api()
def hipSetDevice(deviceId: int) -> None:
    state.set_current(deviceId)


@api(1)
def hipGetDevice() -> int:
    return state.current()


@api(1)
def hipDeviceGet(ordinal: int) -> int:
    """The handle of a device is its number."""
    state.device(ordinal)
    return ordinal


@api()
def hipDeviceSynchronize() -> None:
    refuse_waiting("hipDeviceSynchronize")
    state.device().synchronize()


@api()
def hipDeviceReset() -> None:
    """Ends the streams, memory, modules and pools of the thread's device, and pinned memory made for it."""
    refuse_waiting("hipDeviceReset")
    device = state.device()
    registry().unload()
    device.reset()
    kinds = (MemoryKind.PINNED, MemoryKind.MANAGED, MemoryKind.REGISTERED)
    host_memory().clear(kinds, lambda allocation: allocation.device == device.number)


@api(1)
def hipRuntimeGetVersion() -> int:
    """The version of HIP that this behaves like, as the profile says."""
    return profile().code(Rule.VERSION)


@api(1)
def hipDriverGetVersion() -> int:
    """The version of HIP that this behaves like, as the profile says."""
    return profile().code(Rule.VERSION)


_NO_PROFILER = "AMD's library does not support it; `with hipkit.trace(file):` records"


@api()
@unsupported(_NO_PROFILER)
def hipProfilerStart() -> None: ...
@api()
@unsupported(_NO_PROFILER)
def hipProfilerStop() -> None: ...


@api(1, is_remembered=False)
def hipGetErrorName(hip_error: int) -> Text:
    """hipErrorUnknown's for what is no code."""
    return Text(_known(hip_error).name)


@api(1, is_remembered=False)
def hipGetErrorString(hipError: int) -> Text:
    """hipErrorUnknown's for what is no code."""
    return Text(_known(hipError).text)


@api(1)
def hipDrvGetErrorName(hipError: int) -> Text:
    """hipErrorInvalidValue for what is no code."""
    return Text(_certain(hipError).name)


@api(1)
def hipDrvGetErrorString(hipError: int) -> Text:
    """hipErrorInvalidValue for what is no code."""
    return Text(_certain(hipError).text)


@api(2)
def hipGetProcAddress(symbol: str, hipVersion: int = 0, flags: int = 0) -> tuple[object, int]:
    """The function of that name, with ``flags`` 2 its variant for the thread's own null stream; and 0."""
    del hipVersion
    if not symbol or flags not in (0, 1, 2):
        raise UsageError(f"{symbol!r}, flags {flags}")
    found = (flags == _PER_THREAD and function_named(f"{symbol}_spt")) or function_named(symbol)
    if not found:
        raise HipError(hipError_t.hipErrorNotFound, f"there is no function {symbol}")
    return found, 0


_PER_THREAD = 2


@api(2)
def hipExtGetLinkTypeAndHopCount(device1: int, device2: int) -> tuple[int, int]:
    """All devices are one hop of PCI Express apart."""
    if device1 == device2 or min(device1, device2) < 0:
        raise UsageError(f"devices {device1} and {device2}: two are needed")
    state.device(device1), state.device(device2)
    return _PCIE, 1


_PCIE = 2


@api()
def hipSetValidDevices(device_arr: list[int] | None, len: int = 0) -> None:
    """Checked, and without effect: all devices are the same machine."""
    for number in list(device_arr or ())[:len]:
        state.device(number)


@enter
def hipGetLastError() -> tuple[hipError_t]:
    """The last failure in this thread, forgotten by asking; the profile says whether success forgets it too."""
    return (take_last_error(),)


@enter
def hipPeekAtLastError() -> tuple[hipError_t]:
    """The last failure in this thread, which stays; the profile says whether success forgets it."""
    return (peek_last_error(),)


@enter
def hipExtGetLastError() -> tuple[hipError_t]:
    """What the last call in this thread returned, whatever the profile; forgotten by asking."""
    code, last.every = last.every, hipError_t.hipSuccess
    return (code,)


def explain_last_error() -> str:
    """The last failure of this thread in hipkit's words: what was wrong, where, and what to do. Not of HIP."""
    return str(last.text)


def _certain(code: int) -> hipError_t:
    try:
        return hipError_t(code)
    except ValueError:
        raise UsageError(f"{code} is no error code") from None


def _known(code: int) -> hipError_t:
    try:
        return hipError_t(code)
    except ValueError:
        return hipError_t.hipErrorUnknown
