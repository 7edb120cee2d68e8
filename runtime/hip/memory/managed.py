"""Managed memory: advice, prefetching, attachment. Host and device share memory, so these have no effect."""

from __future__ import annotations

import ctypes
from enum import IntEnum
from typing import Any

from ....fatbin.errors import UsageError
from ...kernels.arguments import SimpleData
from ...memory.advice import Span
from ...memory.host import HostAllocation, MemoryKind, host_memory
from ...streams.operation import Nothing
from .. import state
from ..errors import HipError, hipError_t
from ..gate import api
from ..state import StreamLike
from .host import hipMemAttachSingle, is_given
from .places import address_of

hipCpuDeviceId, hipInvalidDeviceId = -1, -2


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
    found, span = _managed(dev_ptr, count)
    if advice not in _ADVICE:
        raise UsageError(f"there is no advice {advice}")
    if advice in _OF_A_DEVICE:
        _check_device(device)
    about, is_given = _ADVICE[advice]
    if about == _PREFERRED:
        found.advice.say(about, span, device if is_given else hipInvalidDeviceId)
    else:
        found.advice.say((about, device) if about == _ACCESSED_BY else about, span, is_given)


@api()
def hipMemPrefetchAsync(dev_ptr: Any, count: int, device: int, stream: StreamLike = None) -> None:
    """Kept: memory is near to all devices."""
    found, span = _managed(dev_ptr, count)
    _check_device(device)
    found.advice.say(_PREFETCHED, span, device)
    state.stream_of(stream).queue.enqueue(Nothing("prefetch"))


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


def _check_device(device: int) -> None:
    if device != hipCpuDeviceId and not 0 <= device < len(state.devices()):
        raise HipError(
            hipError_t.hipErrorInvalidDevice, f"device {device}; there are {len(state.devices())}, and -1 is the host"
        )
