"""HIP's functions for device memory: allocation, freeing, free and total size."""

from __future__ import annotations

from typing import Any

from ....fatbin.errors import UsageError
from ...graphs.capture import refuse_unsafe
from ...memory.undefined import UNDEFINED
from ...streams.event import captures
from .. import state
from ..errors import HipError, hipError_t
from ..gate import api
from .device_array import DeviceArray
from .freeing import free_at
from .places import address_of


@api(1)
def hipMalloc(size: int) -> DeviceArray:
    """Of no bytes, the null pointer."""
    if captures:
        refuse_unsafe("hipMalloc")
    if size > 0:
        return DeviceArray(state.device().memory.allocate(size, is_undefined=True))
    if size < 0:
        raise HipError(hipError_t.hipErrorOutOfMemory, f"{size} bytes")
    return DeviceArray()


hipDeviceMallocDefault, hipDeviceMallocFinegrained, hipMallocSignalMemory = 0, 1, 2
hipDeviceMallocUncached, hipDeviceMallocContiguous = 3, 4
_SIGNAL_SIZE = 8


@api(1)
def hipExtMallocWithFlags(sizeBytes: int, flags: int) -> DeviceArray:
    """All memory is as coherent as the flags could ask for."""
    refuse_unsafe("hipExtMallocWithFlags")
    if flags not in range(hipDeviceMallocContiguous + 1):
        raise UsageError(f"flags {flags:#x}")
    if flags == hipMallocSignalMemory and sizeBytes != _SIGNAL_SIZE:
        raise UsageError(f"memory for a signal has {_SIGNAL_SIZE} bytes, not {sizeBytes}")
    if sizeBytes < 0:
        raise HipError(hipError_t.hipErrorOutOfMemory, f"{sizeBytes} bytes")
    address = state.device().allocate(sizeBytes) if sizeBytes else 0
    if flags != hipDeviceMallocDefault:  # the host may set it at its address, which is not seen
        UNDEFINED.forget(address)
    return DeviceArray(address)


@api()
def hipFree(ptr: Any) -> None:
    """Waits for the device; the null pointer is nothing to do."""
    place = ptr if isinstance(ptr, int) else address_of(ptr)
    if not place:
        return
    if captures:
        refuse_unsafe("hipFree")
    if not free_at(place):
        raise UsageError(f"{place:#x} is not what hipMalloc returned, or is free already")


@api(2)
def hipMemGetInfo() -> tuple[int, int]:
    """Free bytes, and all."""
    memory = state.device().memory
    return memory.free_bytes, memory.capacity
