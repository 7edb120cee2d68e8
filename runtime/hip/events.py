"""HIP's functions for events: creating, recording, waiting, elapsed time."""

from __future__ import annotations

from ...fatbin.errors import UsageError
from ..errors import CapturedEventError
from ..graphs.events import RecordEvent
from ..streams.event import Event, NotReadyError
from . import state
from .errors import HipError, hipError_t
from .gate import api, per_thread
from .state import StreamLike

hipEventRecordDefault, hipEventRecordExternal = 0, 1
hipEventDefault = 0
hipEventBlockingSync = 0x1
hipEventDisableTiming = 0x2
hipEventInterprocess = 0x4
hipEventDisableSystemFence = 0x20000000
hipEventReleaseToDevice = 0x40000000
hipEventReleaseToSystem = 0x80000000

_KNOWN = (
    hipEventBlockingSync | hipEventDisableTiming | hipEventInterprocess | hipEventDisableSystemFence
    | hipEventReleaseToDevice | hipEventReleaseToSystem
)  # fmt: skip
_RELEASES = (hipEventReleaseToDevice, hipEventReleaseToSystem, hipEventDisableSystemFence)
_32_BITS = 0xFFFFFFFF


class hipEvent_t:
    """An event, as the API hands it out."""

    def __init__(self, event: Event, flags: int) -> None:
        self.event, self.flags, self.is_destroyed = event, flags, False

    def __repr__(self) -> str:
        return f"<hipEvent_t {self.event!r}>"


@api(1)
def hipEventCreate() -> hipEvent_t:
    return _made(0)


@api(1)
def hipEventCreateWithFlags(flags: int) -> hipEvent_t:
    """At most one of the flags that say to whom an event releases memory."""
    return _made(flags & _32_BITS)


@api()
def hipEventDestroy(event: hipEvent_t | None) -> None:
    """An event that is recorded and has not happened yet is dropped."""
    known_event(event, unknown=hipError_t.hipErrorContextIsDestroyed).is_destroyed = True


@api()
def hipEventRecord(event: hipEvent_t | None, stream: StreamLike = None) -> None:
    """hipErrorInvalidHandle where event and stream are of different devices."""
    _record(event, stream)


def _record(event: hipEvent_t | None, stream: StreamLike) -> None:
    found = known_event(event).event
    to = state.stream_of(stream)
    if to.device is not found.device:
        raise HipError(
            hipError_t.hipErrorInvalidHandle, f"the event is one of {found.device!r}, and the stream of {to.device!r}"
        )
    found.record(to)


@api()
def hipEventRecordWithFlags(event: hipEvent_t | None, stream: StreamLike = None, flags: int = 0) -> None:
    """Where the stream captures, hipEventRecordExternal makes a node, which happens at every launch."""
    if flags not in (0, hipEventRecordExternal):
        raise UsageError(f"flags {flags}")
    on = state.stream_of(stream)
    if flags and on.queue.capture is not None:
        found = known_event(event)
        on.queue.enqueue(RecordEvent(found.event, found))
        return
    _record(event, stream)


@api()
def hipEventSynchronize(event: hipEvent_t | None) -> None:
    """Returns at once for an event that was never recorded."""
    known_event(event).event.synchronize()


@api()
def hipEventQuery(event: hipEvent_t | None) -> None:
    """hipErrorNotReady, which is not remembered, until it has happened."""
    if not known_event(event).event.query():
        raise HipError(hipError_t.hipErrorNotReady, "it has not happened yet", stays=False)


@api(1)
def hipEventElapsedTime(start: hipEvent_t | None, stop: hipEvent_t | None) -> float:
    """Milliseconds; hipErrorNotReady until both have happened, hipErrorInvalidHandle for events without times."""
    first = known_event(start).event
    last = known_event(stop).event
    try:
        return last.elapsed_since(first)
    except CapturedEventError:
        raise
    except NotReadyError as error:
        raise HipError(hipError_t.hipErrorNotReady, str(error), stays=False) from error
    except UsageError as error:
        raise HipError(hipError_t.hipErrorInvalidHandle, str(error)) from error


hipEventRecord_spt = per_thread(hipEventRecord)


def known_event(
    handle: hipEvent_t | None, code: hipError_t = hipError_t.hipErrorInvalidHandle, unknown: hipError_t | None = None
) -> hipEvent_t:
    """An event that is not destroyed; ``unknown`` is the code for one that is, or that is no event, where it has its own."""
    if not isinstance(handle, hipEvent_t):
        known = code if handle is None or unknown is None else unknown
        raise HipError(known, f"{handle!r} is no event; hipEventCreate makes one")
    if handle.is_destroyed:
        raise HipError(unknown or code, "the event is destroyed")
    return handle


def _made(flags: int) -> hipEvent_t:
    if flags & ~_KNOWN:
        raise UsageError(f"flags {flags:#x}, of which {flags & ~_KNOWN:#x} are unknown")
    if sum(bool(flags & release) for release in _RELEASES) > 1:
        raise UsageError(f"flags {flags:#x}: an event releases to one, not to several")
    if flags & hipEventInterprocess and not flags & hipEventDisableTiming:
        raise UsageError("an event for other processes tells no time: add hipEventDisableTiming")
    timing, system = not flags & hipEventDisableTiming, bool(flags & hipEventReleaseToSystem)
    event = Event(state.device(), timing=timing, blocking=bool(flags & hipEventBlockingSync), to_system=system)
    return hipEvent_t(event, flags)
