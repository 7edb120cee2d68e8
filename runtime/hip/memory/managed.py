"""Managed memory: advice, prefetching, attachment. Host and device share memory, so these have no effect."""

from __future__ import annotations

import ctypes
from bisect import bisect_right
from enum import IntEnum
from typing import Any

from ....fatbin.errors import UsageError
from ...kernels.arguments import SimpleData
from ...memory.advice import Span
from ...memory.host import HostAllocation, MemoryKind, host_memory
from ...streams.operation import Nothing
from ...streams.stream import Stream
from .. import state
from ..errors import HipError, hipError_t
from ..gate import api, check_flags, require
from ..state import StreamLike
from .host import hipMemAttachSingle, is_given
from .places import address_of
from .pools import hipMemLocation, hipMemLocationTypeDevice

hipCpuDeviceId, hipInvalidDeviceId = -1, -2
hipMemLocationTypeHost, hipMemLocationTypeHostNuma, hipMemLocationTypeHostNumaCurrent = 2, 3, 4
_OF_THE_HOST = (hipMemLocationTypeHost, hipMemLocationTypeHostNuma, hipMemLocationTypeHostNumaCurrent)


class hipMemoryAdvise(IntEnum):
    """What a program may say of how memory will be used."""

    hipMemAdviseSetReadMostly = 1
    hipMemAdviseUnsetReadMostly = 2
    hipMemAdviseSetPreferredLocation = 3
    hipMemAdviseUnsetPreferredLocation = 4
    hipMemAdviseSetAccessedBy = 5
    hipMemAdviseUnsetAccessedBy = 6
    hipMemAdviseSetCoarseGrain = 100
    hipMemAdviseUnsetCoarseGrain = 101


class hipMemRangeAttribute(IntEnum):
    """What can be asked of managed memory."""

    hipMemRangeAttributeReadMostly = 1
    hipMemRangeAttributePreferredLocation = 2
    hipMemRangeAttributeAccessedBy = 3
    hipMemRangeAttributeLastPrefetchLocation = 4
    hipMemRangeAttributeCoherencyMode = 100


_READ_MOSTLY = "read mostly"
_PREFERRED = "preferred"
_ACCESSED_BY = "accessed by"
_PREFETCHED = "prefetched"
_COARSE = "coarse"
_ADVICE: dict[int, tuple[str, bool]] = {
    1: (_READ_MOSTLY, True), 2: (_READ_MOSTLY, False), 3: (_PREFERRED, True), 4: (_PREFERRED, False),
    5: (_ACCESSED_BY, True), 6: (_ACCESSED_BY, False), 100: (_COARSE, True), 101: (_COARSE, False),
}  # fmt: skip
"""Each advice: what it is about, and whether it is given or taken back."""
_OF_A_DEVICE = (3, 5, 6)
"""Advice that names a device; the others take any number."""


@api()
def hipMemAdvise(dev_ptr: Any, count: int, advice: int, device: int) -> None:
    """Kept, and reported by hipMemRangeGetAttribute: no memory moves."""
    part = _managed(dev_ptr, count)
    if advice in _OF_A_DEVICE:
        _check_device(device)
    _advise(*part, advice, device)


@api()
def hipMemAdvise_v2(dev_ptr: Any, count: int, advice: int, location: hipMemLocation) -> None:
    """As :func:`hipMemAdvise`. All memory of the host is in one place."""
    part = _managed(dev_ptr, count)
    _advise(*part, advice, _device_at(location, is_checked=advice in _OF_A_DEVICE))


@api()
def hipMemPrefetchAsync(dev_ptr: Any, count: int, device: int, stream: StreamLike = None) -> None:
    """Kept: memory is near to all devices."""
    part = _managed(dev_ptr, count)
    _check_device(device)
    _prefetch([(*part, device)], state.stream_of(stream))


@api()
def hipMemPrefetchAsync_v2(
    dev_ptr: Any, count: int, location: hipMemLocation, flags: int, stream: StreamLike = None
) -> None:
    """As :func:`hipMemPrefetchAsync`. All memory of the host is in one place."""
    check_flags(flags)
    _prefetch([(*_managed(dev_ptr, count), _device_at(location))], state.stream_of(stream))


@api()
def hipMemPrefetchBatchAsync(
    dev_ptrs: Any,
    sizes: Any,
    count: int,
    prefetch_locs: Any,
    prefetch_loc_idxs: Any,
    num_prefetch_locs: int,
    flags: int,
    stream: StreamLike,
) -> None:
    """The null handle is no stream here. Nothing is prefetched where one of the parts is wrong."""
    check_flags(flags)
    if stream in (None, 0):
        raise UsageError("the null stream does not prefetch several parts")
    parts = list(zip(list(dev_ptrs or ())[:count], list(sizes or ())[:count], strict=False))
    places = list(prefetch_locs or ())[:num_prefetch_locs]
    starts = list(map(int, list(prefetch_loc_idxs or ())[:num_prefetch_locs]))
    if not count or len(parts) != count or not places or len(starts) != len(places):
        raise UsageError(f"{count} parts and {num_prefetch_locs} places; {len(parts)} and {len(places)} are given")
    if starts[0] or any(start >= end for start, end in zip(starts, [*starts[1:], count], strict=True)):
        raise UsageError(f"places from {starts} on; the first counts from 0 on, and each after another")
    wanted = []
    for number, (pointer, size) in enumerate(parts):
        place = places[bisect_right(starts, number) - 1]
        wanted.append((*_managed(pointer, int(size)), _device_at(place, hipError_t.hipErrorInvalidValue)))
    _prefetch(wanted, state.stream_of(stream))


@api()
def hipMemRangeGetAttribute(data: Any, data_size: int, attribute: int, dev_ptr: Any, count: int) -> None:
    """``data`` is a number of ctypes or an array of them, of ``data_size`` bytes."""
    _answer(data, data_size, attribute, *_managed(dev_ptr, count))


@api()
def hipMemRangeGetAttributes(
    data: Any, data_sizes: Any, attributes: Any, num_attributes: int, dev_ptr: Any, count: int
) -> None:
    found, span = _managed(dev_ptr, count)
    rows = list(zip(list(data), list(data_sizes), list(attributes), strict=True))[:num_attributes]
    if len(rows) != num_attributes or not rows:
        raise UsageError(f"{num_attributes} attributes, and {len(rows)} are given")
    for where, size, attribute in rows:
        _answer(where, size, attribute, found, span)


@api()
def hipStreamAttachMemAsync(stream: StreamLike, dev_ptr: Any, length: int = 0, flags: int = 4) -> None:
    """Checked, and without effect."""
    on = state.stream_of(stream)
    if flags not in (1, 2, 4):
        raise UsageError(f"flags {flags}")
    found, _ = _managed(dev_ptr, length or 1)
    if length not in (0, found.size):
        raise UsageError(f"{length} bytes of {found.size}; it is all of them, or 0")
    if flags == hipMemAttachSingle and on.is_null:
        raise UsageError("the null stream is not one for which memory can be alone")
    on.queue.enqueue(Nothing("attach"))


def _answer(data: Any, size: int, attribute: int, found: HostAllocation, span: Span) -> None:
    advice, who = found.advice.of, (hipCpuDeviceId, *range(len(state.devices())))
    answers: dict[int, list[Any]] = {
        1: [int(bool(advice(_READ_MOSTLY, span, False)))],
        2: [advice(_PREFERRED, span, hipInvalidDeviceId)],
        3: [device for device in who if advice((_ACCESSED_BY, device), span, False)],
        4: [advice(_PREFETCHED, span, hipInvalidDeviceId)],
        100: [int(bool(advice(_COARSE, span, False)))],
    }
    if attribute not in answers:
        raise UsageError(f"there is no attribute {attribute}")
    room = size // ctypes.sizeof(ctypes.c_int)
    has_room = room == 1 or (room > 1 and attribute == _ACCESSED_BY_NUMBER)
    if not is_given(data) or not has_room or size % ctypes.sizeof(ctypes.c_int):
        raise UsageError(f"{size} bytes for the answer; a number has 4")
    numbers = (answers[attribute] + [hipInvalidDeviceId] * room)[:room]
    if isinstance(data, SimpleData):
        data.value = numbers[0]
    else:
        ctypes.memmove(_where(data), (ctypes.c_int * room)(*numbers), size)


_ACCESSED_BY_NUMBER = 3


def _where(data: Any) -> int:
    if isinstance(data, (ctypes.Array, ctypes.Structure)):
        return ctypes.addressof(data)
    return address_of(data, "data")


def _managed(ptr: Any, count: int) -> tuple[HostAllocation, Span]:
    """The allocation that a part of managed memory is of, and where the part is."""
    address = address_of(ptr)
    found = host_memory().find(address) if address else None
    if found is None or found.kind is not MemoryKind.MANAGED or count <= 0 or address + count > found.end:
        raise UsageError(f"{count} bytes at {address:#x} are not managed memory")
    return found, (address, address + count)


def _advise(found: HostAllocation, span: Span, advice: int, device: int) -> None:
    if advice not in _ADVICE:
        raise UsageError(f"there is no advice {advice}")
    about, is_given = _ADVICE[advice]
    if about == _PREFERRED:
        found.advice.say(about, span, device if is_given else hipInvalidDeviceId)
    else:
        found.advice.say((about, device) if about == _ACCESSED_BY else about, span, is_given)


def _prefetch(parts: list[tuple[HostAllocation, Span, int]], on: Stream) -> None:
    for found, span, device in parts:
        found.advice.say(_PREFETCHED, span, device)
        on.queue.enqueue(Nothing("prefetch"))


def _device_at(
    location: hipMemLocation, code: hipError_t = hipError_t.hipErrorInvalidDevice, *, is_checked: bool = True
) -> int:
    """The number of the device at a place; ``code`` is for a device that is not there, where that ``is_checked``."""
    kind = int(require(location, hipMemLocation).type)
    if kind in _OF_THE_HOST:
        return hipCpuDeviceId
    if kind != hipMemLocationTypeDevice:
        raise UsageError(f"there is no place of type {kind}")
    if is_checked:
        _check_device(location.id, (), code)
    return int(location.id)


def _check_device(
    device: int, others: tuple[int, ...] = (hipCpuDeviceId,), code: hipError_t = hipError_t.hipErrorInvalidDevice
) -> None:
    if device not in others and not 0 <= device < len(state.devices()):
        raise HipError(code, f"device {device}; there are {len(state.devices())}, and -1 is the host")
