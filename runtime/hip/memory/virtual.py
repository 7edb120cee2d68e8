"""HIP's functions for virtual memory: reserving addresses, allocating, mapping, access rights."""

from __future__ import annotations

import ctypes
import os
from enum import IntEnum
from typing import Any

from ....fatbin.errors import UsageError
from ...memory.pages import whole
from ...memory.virtual import GRANULARITY, RECOMMENDED, PhysicalMemory, virtual_memory
from .. import state
from ..c_layouts import declared
from ..errors import HipError, hipError_t
from ..gate import api, check_flags
from .places import address_of
from .pools import hipMemAccessDesc, hipMemAllocationTypePinned, hipMemLocation, hipMemLocationTypeDevice

hipMemHandleTypeNone, hipMemHandleTypePosixFileDescriptor = 0, 1
hipMemAccessFlagsProtNone, hipMemAccessFlagsProtRead, hipMemAccessFlagsProtReadWrite = 0, 1, 3
_ACCESS = (hipMemAccessFlagsProtNone, hipMemAccessFlagsProtRead, hipMemAccessFlagsProtReadWrite)


class hipMemAllocationGranularity_flags(IntEnum):
    """Which step of sizes is asked for."""

    hipMemAllocationGranularityMinimum = 0
    hipMemAllocationGranularityRecommended = 1


@declared(hipMemLocation)
class hipMemAllocationProp(ctypes.Structure):
    """What new memory is like."""


class hipMemGenericAllocationHandle_t:
    """Memory without an address."""

    def __init__(self, memory: PhysicalMemory) -> None:
        self.memory = memory

    @property
    def is_held(self) -> bool:
        """Whether the program has yet to release it."""
        return self.memory.holders > 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, hipMemGenericAllocationHandle_t) and other.memory is self.memory

    def __hash__(self) -> int:
        return hash(self.memory)

    def __repr__(self) -> str:
        return f"<hipMemGenericAllocationHandle_t of {self.memory.size} bytes>"


@api(1)
def hipMemGetAllocationGranularity(prop: hipMemAllocationProp, option: int) -> int:
    _device_of(prop)
    if option not in (0, 1):
        raise UsageError(f"option {option}")
    return RECOMMENDED if option else GRANULARITY


@api(1)
def hipMemAddressReserve(size: int, alignment: int = 0, addr: Any = None, flags: int = 0) -> int:
    check_flags(flags)
    _whole(size, hipError_t.hipErrorOutOfMemory)
    if alignment & (alignment - 1):
        raise HipError(hipError_t.hipErrorOutOfMemory, f"alignment {alignment}; it is a power of two")
    try:
        return virtual_memory().reserve(size, alignment, address_of(addr))
    except OSError as error:
        raise HipError(hipError_t.hipErrorOutOfMemory, str(error)) from error


@api()
def hipMemAddressFree(devPtr: Any, size: int) -> None:
    _whole(size)
    virtual_memory().free(address_of(devPtr), size)


@api(1)
def hipMemCreate(size: int, prop: hipMemAllocationProp, flags: int = 0) -> hipMemGenericAllocationHandle_t:
    _whole(size)
    device = _device_of(prop)
    check_flags(flags)
    if size > state.device(device).memory.free_bytes:
        raise HipError(hipError_t.hipErrorOutOfMemory, f"no room for {size} bytes")
    return hipMemGenericAllocationHandle_t(PhysicalMemory(size, device))


@api()
def hipMemRelease(handle: hipMemGenericAllocationHandle_t) -> None:
    """What of it is mapped stays until it is unmapped."""
    _memory(handle).release()


@api()
def hipMemMap(ptr: Any, size: int, offset: int, handle: hipMemGenericAllocationHandle_t, flags: int = 0) -> None:
    _whole(size)
    if flags or offset % GRANULARITY:
        raise UsageError(f"flags {flags}, offset {offset}: no flags, and a multiple of {GRANULARITY}")
    memory = _memory(handle)
    virtual_memory().map(address_of(ptr), size, memory, offset)


@api()
def hipMemUnmap(ptr: Any, size: int) -> None:
    """Waits for all devices."""
    _whole(size)
    state.finish_all()
    virtual_memory().unmap(address_of(ptr), size)


@api()
def hipMemSetAccess(ptr: Any, size: int, desc: Any, count: int = 1) -> None:
    """``desc`` is one hipMemAccessDesc, or a list of them."""
    rows = [desc] if isinstance(desc, hipMemAccessDesc) else list(desc or ())[:count]
    if not rows or any(row.flags not in _ACCESS for row in rows):
        raise UsageError("it takes a list of who may do what")
    address = address_of(ptr)
    if not address or size <= 0:
        raise UsageError(f"{size} bytes at {address:#x}")
    for row in rows:
        if not 0 <= row.location.id < len(state.devices()):
            raise UsageError(f"there is no device {row.location.id}")
        virtual_memory().give_access(address, size, int(row.location.id), int(row.flags))


@api(1)
def hipMemGetAccess(location: hipMemLocation, ptr: Any) -> int:
    found = virtual_memory().find(address_of(ptr))
    if found is None or not isinstance(location, hipMemLocation):
        raise UsageError("it takes a location, and an address that something is mapped at")
    return found.access.get(int(location.id), hipMemAccessFlagsProtNone)


@api(1)
def hipMemRetainAllocationHandle(addr: Any) -> hipMemGenericAllocationHandle_t:
    """It must be released once more."""
    found = virtual_memory().find(address_of(addr))
    if found is None:
        raise UsageError(f"nothing is mapped at {addr!r}")
    found.memory.retain()
    return hipMemGenericAllocationHandle_t(found.memory)


@api(1)
def hipMemGetAllocationPropertiesFromHandle(handle: hipMemGenericAllocationHandle_t) -> hipMemAllocationProp:
    memory = _memory(handle)
    return hipMemAllocationProp(
        type=hipMemAllocationTypePinned, location=hipMemLocation(hipMemLocationTypeDevice, memory.device)
    )


@api(1)
def hipMemExportToShareableHandle(
    handle: hipMemGenericAllocationHandle_t, handleType: int = hipMemHandleTypePosixFileDescriptor, flags: int = 0
) -> int:
    """A descriptor of a file."""
    memory = _memory(handle)
    if handleType != hipMemHandleTypePosixFileDescriptor or flags:
        raise UsageError(f"handle type {handleType}, flags {flags}")
    return os.dup(memory.file)


@api(1)
def hipMemImportFromShareableHandle(osHandle: int, shHandleType: int) -> hipMemGenericAllocationHandle_t:
    if shHandleType != hipMemHandleTypePosixFileDescriptor:
        raise UsageError(f"handle type {shHandleType}")
    try:
        file = os.dup(osHandle)
        return hipMemGenericAllocationHandle_t(PhysicalMemory(os.fstat(file).st_size, state.current(), file))
    except OSError as error:
        raise UsageError(f"descriptor {osHandle}: {error.strerror}") from error


def _whole(size: int, code: hipError_t = hipError_t.hipErrorInvalidValue) -> None:
    if size <= 0 or size != whole(size):
        raise HipError(code, f"{size} bytes; sizes are multiples of {GRANULARITY}")


def _device_of(prop: Any) -> int:
    if not isinstance(prop, hipMemAllocationProp) or prop.type != hipMemAllocationTypePinned:
        raise UsageError("it takes hipMemAllocationProp, of hipMemAllocationTypePinned")
    if prop.location.type != hipMemLocationTypeDevice:
        raise UsageError("the location is a device")
    number = int(prop.location.id)
    state.given_device(number)
    return number


def _memory(handle: Any) -> PhysicalMemory:
    if not isinstance(handle, hipMemGenericAllocationHandle_t) or not handle.is_held:
        raise UsageError(f"{handle!r} is no memory that anybody holds")
    return handle.memory
