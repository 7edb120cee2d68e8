"""HIP's functions for memory and events shared between processes."""

from __future__ import annotations

import ctypes
from typing import Any

from ....fatbin.errors import UsageError
from ...memory.host import MemoryKind, host_memory
from ...memory.interprocess import Handle, SharedEvent, handle_of
from ...memory.pages import give_back
from ...profile import Rule, profile
from ...streams.event import Event
from .. import state
from ..c_layouts import declared
from ..errors import HipError, hipError_t
from ..events import hipEvent_t, hipEventInterprocess, known_event
from ..gate import api
from .places import address_of

hipIpcMemLazyEnablePeerAccess = 1


@declared(char=ctypes.c_ubyte)
class hipIpcMemHandle_t(ctypes.Structure):
    """What stands for memory of a process in another."""


@declared(char=ctypes.c_ubyte)
class hipIpcEventHandle_t(ctypes.Structure):
    """What stands for an event of a process in another."""


_opened: dict[int, tuple[Handle, int]] = {}
"""What this process has opened: by its address, the handle and where the whole file is."""


@api(1)
def hipIpcGetMemHandle(devPtr: Any) -> hipIpcMemHandle_t:
    """Waits for the device."""
    address = address_of(devPtr)
    owner = state.owner_of(address) if address else None
    if owner is None:
        raise UsageError(f"{address:#x} is no memory of a device")
    device = owner[0]
    device.streams.finish()
    pages, allocation = device.memory.pages_of(address)
    handle = handle_of(pages.share(), pages.size, allocation.address - pages.address, allocation.size)
    return hipIpcMemHandle_t.from_buffer_copy(handle.to_bytes())


@api(1)
def hipIpcOpenMemHandle(handle: hipIpcMemHandle_t, flags: int = hipIpcMemLazyEnablePeerAccess) -> int:
    """hipErrorInvalidContext for a handle of this process, hipErrorAlreadyMapped for one that is open."""
    taken = profile()[Rule.FLAGS_OF_OPENED_MEMORY]
    assert isinstance(taken, tuple)
    if flags not in taken:
        raise UsageError(f"flags {flags}; there is hipIpcMemLazyEnablePeerAccess")
    found = _parsed(handle)
    if found.is_own:
        raise HipError(hipError_t.hipErrorInvalidContext, "the handle is of this process, which has the memory already")
    if any(known == found for known, _ in _opened.values()):
        raise HipError(hipError_t.hipErrorAlreadyMapped, "the handle is open already")
    try:
        base = found.open()
    except OSError as error:
        raise UsageError(str(error)) from error
    address = base + found.offset
    host_memory().register(address, found.size, device=state.current())
    _opened[address] = found, base
    return address


@api()
def hipIpcCloseMemHandle(devPtr: Any) -> None:
    """Waits for all devices."""
    address = address_of(devPtr)
    known = _opened.pop(address, None)
    if known is None:
        raise UsageError(f"{address:#x} is not what hipIpcOpenMemHandle returned")
    state.free_when_done(state.devices(), lambda: _close(address, *known))


def _close(address: int, handle: Handle, base: int) -> None:
    host_memory().remove(address, MemoryKind.REGISTERED)
    give_back(base, handle.mapped)


@api(1)
def hipIpcGetEventHandle(event: hipEvent_t | None) -> hipIpcEventHandle_t:
    """The event must be made with hipEventInterprocess."""
    found = known_event(event, hipError_t.hipErrorInvalidValue)
    if not found.flags & hipEventInterprocess:
        raise UsageError("the event was made without hipEventInterprocess")
    marker = found.event.marker
    shared = marker.shared = marker.shared or SharedEvent()
    return hipIpcEventHandle_t.from_buffer_copy(shared.handle.to_bytes())


@api(1)
def hipIpcOpenEventHandle(handle: hipIpcEventHandle_t) -> hipEvent_t:
    """hipErrorInvalidContext for a handle of this process."""
    found = _parsed(handle)
    if found.is_own:
        raise HipError(hipError_t.hipErrorInvalidContext, "the handle is of this process, which has the event already")
    event = Event(state.device(), timing=False)
    try:
        event.marker.shared = SharedEvent(found)
    except (UsageError, OSError) as error:
        raise HipError(hipError_t.hipErrorInvalidHandle, str(error)) from error
    return hipEvent_t(event, hipEventInterprocess)


def _parsed(handle: Any) -> Handle:
    try:
        return Handle.parse(bytes(handle))
    except (UsageError, TypeError) as error:
        raise UsageError(str(error)) from error
