"""HIP's functions for streams: creating, synchronising, querying."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from ...fatbin.errors import HipkitError, UsageError
from ..graphs.capture import under_way
from ..graphs.events import WaitForEvent
from ..streams.background import background, is_done_now
from ..streams.event import captures
from ..streams.operation import HostCall
from ..streams.stream import HIGHEST_PRIORITY, LOWEST_PRIORITY, Stream
from . import state
from .errors import HipError, hipError_t
from .events import hipEvent_t, known_event
from .gate import DONE, api, code_of, enter, failed, failures, observers, per_thread
from .state import StreamLike, hipStream_t

hipStreamDefault, hipStreamNonBlocking = 0, 1
_32_BITS = 0xFFFFFFFF
hipEventWaitDefault, hipEventWaitExternal = 0, 1
_unit_masks: WeakKeyDictionary[Stream, tuple[int, ...]] = WeakKeyDictionary()
"""The compute units that streams were made for, a bit each, where these are not all."""


class HostFunction(HostCall):
    """Calling a function with what it was given: graphs tell both."""

    def __init__(self, fn: Callable[[Any], object], userData: Any) -> None:
        super().__init__(lambda: fn(userData))
        self.fn, self.userData = fn, userData

    @property
    def name(self) -> str:
        """The name of the function that is called."""
        return getattr(self.fn, "__name__", "host function")


@api(1)
def hipStreamCreate() -> hipStream_t:
    return hipStream_t(state.device().stream())


@api(1)
def hipStreamCreateWithFlags(flags: int) -> hipStream_t:
    return _made(flags, 0)


@api(1)
def hipStreamCreateWithPriority(flags: int, priority: int) -> hipStream_t:
    """The priority is brought into the range that there is."""
    return _made(flags, priority)


@api()
def hipStreamDestroy(stream: StreamLike) -> None:
    """What it still has to do is done; the call does not wait."""
    found = state.stream_of(stream)
    if not isinstance(stream, hipStream_t):
        raise HipError(hipError_t.hipErrorInvalidHandle, f"{stream!r} was not created and is not destroyed")
    found.close()
    background().notice(found.queue)


@enter
def hipStreamSynchronize(stream: StreamLike) -> tuple[hipError_t]:
    # As in hipModuleLaunchKernel: mostly there is nothing to report, and a program may wait after each launch.
    if stream.__class__ is hipStream_t and not (captures or observers or failures):
        found = stream.stream
        if not (found.is_null or found.queue.is_ended):
            try:
                found.synchronize()
            except HipkitError as error:
                return failed("hipStreamSynchronize", error)
            return DONE
    return _synchronize(stream)


@api(rest_of="hipStreamSynchronize")
def _synchronize(stream: StreamLike) -> None:
    found = state.stream_of(stream)
    if captures or found.queue.capture is not None:
        refuse_while_capturing(found, "hipStreamSynchronize")
    if found.is_null:
        found.queue.finish_with_others()
    found.synchronize()


@api()
def hipStreamQuery(stream: StreamLike) -> None:
    """hipErrorNotReady, which is not remembered, while it has work left."""
    found = state.stream_of(stream)
    refuse_while_capturing(found, "hipStreamQuery")
    # The null stream waits for others, so what they have left is left to it.
    others = found.device.streams.before(found.queue) if found.is_null else ()
    if not all(is_done_now(other) for other in others) or not found.query():
        raise HipError(hipError_t.hipErrorNotReady, f"{found!r} has work left", stays=False)


@api()
def hipStreamWaitEvent(stream: StreamLike, event: hipEvent_t | None, flags: int = 0) -> None:
    """The stream waits, the thread does not."""
    on, found = state.stream_of(stream, hipError_t.hipErrorInvalidHandle), known_event(event)
    if flags not in (0, hipEventWaitExternal):
        raise UsageError(f"flags {flags}; there is hipEventWaitExternal")
    if flags and on.queue.capture is not None:
        on.queue.enqueue(WaitForEvent(found.event, found))
    else:
        on.wait(found.event)


@api(1)
def hipStreamGetFlags(stream: StreamLike) -> int:
    """hipErrorInvalidValue for the null stream."""
    if stream in (None, 0):
        raise UsageError("the null stream has none")
    return hipStreamNonBlocking if state.stream_of(stream).non_blocking else hipStreamDefault


@api(1)
def hipStreamGetPriority(stream: StreamLike) -> int:
    return state.stream_of(stream).priority


@api(1)
def hipStreamGetDevice(stream: StreamLike) -> int:
    return state.stream_of(stream).device.number


@enter
def hipGetStreamDeviceId(stream: StreamLike) -> int:
    """-1 for what is no stream: this function of HIP returns no code."""
    try:
        return state.stream_of(stream).device.number
    except HipError:
        return -1


@api(1)
def hipStreamGetId(stream: StreamLike) -> int:
    """No other stream of the process has or had this number."""
    return state.stream_of(stream).number


@api(2)
def hipDeviceGetStreamPriorityRange() -> tuple[int, int]:
    """The least and the greatest."""
    state.device()
    return LOWEST_PRIORITY, HIGHEST_PRIORITY


@api()
def hipStreamAddCallback(
    stream: StreamLike, callback: Callable[[Any, hipError_t, Any], object] | None, userData: Any = None, flags: int = 0
) -> None:
    """``callback(stream, code, userData)`` is called in turn; what comes next waits for it."""
    if callback is None or flags:
        raise UsageError("it takes a function, and no flags")
    found, function = state.stream_of(stream), callback
    refuse_while_capturing(found, "hipStreamAddCallback")

    def called_back() -> None:
        errors = found.errors
        function(stream, hipError_t(code_of(errors[0]) if errors else 0), userData)

    found.call(called_back)


@api()
def hipLaunchHostFunc(stream: StreamLike, fn: Callable[[Any], object] | None, userData: Any = None) -> None:
    """``fn(userData)`` is called in turn; what comes next waits for it."""
    if fn is None:
        raise UsageError("there is no function")
    state.stream_of(stream).queue.enqueue(HostFunction(fn, userData))


@api(1)
def hipExtStreamCreateWithCUMask(cuMaskSize: int, cuMask: Any) -> hipStream_t:
    """A new stream for some of the compute units, a bit each; they are kept, and all cores of the host run it.

    A mask of zeros is one of all.
    """
    words = list(cuMask or ())[:cuMaskSize]
    if not words or len(words) != cuMaskSize:
        raise UsageError(f"{cuMaskSize} words of a mask, and {len(words)} are there")
    made = hipStream_t(state.device().stream())
    if any(words):
        _unit_masks[made.stream] = tuple(int(word) for word in words)
    return made


@api(1)
def hipExtStreamGetCUMask(stream: StreamLike, cuMaskSize: int, cuMask: Any = None) -> list[int]:
    """All compute units, where nothing was said."""
    on = state.stream_of(stream)
    units = state.device_of(on).model.units
    words = list(_unit_masks.get(on, ())) or [
        min((1 << max(units - at, 0)) - 1, _32_BITS) for at in range(0, units, 32)
    ]
    if cuMaskSize < len(words):
        raise UsageError(f"{cuMaskSize} words; the device needs {len(words)}")
    words += [0] * (cuMaskSize - len(words))
    if cuMask is not None:
        cuMask[:cuMaskSize] = words
    return words


hipStreamSynchronize_spt, hipStreamQuery_spt = per_thread(hipStreamSynchronize), per_thread(hipStreamQuery)
hipStreamWaitEvent_spt, hipStreamAddCallback_spt = per_thread(hipStreamWaitEvent), per_thread(hipStreamAddCallback)
hipStreamGetFlags_spt, hipStreamGetPriority_spt = per_thread(hipStreamGetFlags), per_thread(hipStreamGetPriority)
hipLaunchHostFunc_spt = per_thread(hipLaunchHostFunc)


def refuse_while_capturing(stream: Stream, call: str) -> None:
    """What cannot be part of a graph is refused while a stream captures, or one that the null stream waits for."""
    if stream.queue.capture is not None:
        stream.queue.capture.refuse(f"{call} of {stream!r}")
    if captures and stream.is_null:
        for capture in under_way():
            capture.check_null(stream.queue)


def _made(flags: int, priority: int) -> hipStream_t:
    if flags not in (hipStreamDefault, hipStreamNonBlocking):
        raise UsageError(f"flags {flags:#x}; there are hipStreamDefault and hipStreamNonBlocking")
    return hipStream_t(state.device().stream(non_blocking=flags == hipStreamNonBlocking, priority=priority))
