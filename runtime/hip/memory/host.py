"""HIP's functions for host memory that kernels access: pinned, registered and managed memory."""

from __future__ import annotations

import os
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

from ....fatbin.errors import UsageError
from ...contents import Contents
from ...device import Device
from ...graphs.capture import refuse_unsafe
from ...memory.host import HostAllocation, MemoryKind, host_memory
from ...memory.pages import is_mapped
from ...profile import Rule, profile
from .. import state
from ..errors import HipError, hipError_t
from ..gate import api, check_flags
from .device_array import DeviceArray
from .freeing import free_at
from .places import address_of, place_of

hipHostMallocDefault = 0x0
hipHostMallocPortable = 0x1
hipHostMallocMapped = 0x2
hipHostMallocWriteCombined = 0x4
hipHostMallocNumaUser = 0x20000000
hipHostMallocCoherent = 0x40000000
hipHostMallocNonCoherent = 0x80000000
hipHostAllocDefault, hipHostAllocPortable, hipHostAllocMapped, hipHostAllocWriteCombined = 0, 1, 2, 4
hipHostRegisterDefault, hipHostRegisterPortable, hipHostRegisterMapped, hipHostRegisterIoMemory = 0, 1, 2, 4
hipHostRegisterReadOnly = 8
hipMemAttachGlobal, hipMemAttachHost, hipMemAttachSingle = 1, 2, 4
hipDeviceScheduleAuto, hipDeviceScheduleSpin, hipDeviceScheduleYield = 0, 1, 2
hipDeviceScheduleBlockingSync, hipDeviceMapHost, hipDeviceLmemResizeToMax = 4, 8, 16

_COHERENT_SWITCH = "HIP_HOST_COHERENT"
_MALLOC_FLAGS = 0xE0000007
_32_BITS = 0xFFFFFFFF
_LARGEST_ALLOC_FLAGS, _LARGEST_REGISTER_FLAGS = 7, 15
_PINNED = (MemoryKind.PINNED,)

_flags_of_devices: WeakKeyDictionary[Contents, int] = WeakKeyDictionary()
"""How threads wait for a device, as CUDA numbers that; kept until it is reset, and nothing else."""


@api(1)
def hipHostMalloc(size: int, flags: int = 0) -> int:
    """Has one address for the host and all devices; with no bytes, that is 0."""
    return _allocated("hipHostMalloc", size, flags & _32_BITS)


@api(1)
def hipHostAlloc(size: int, flags: int = 0) -> int:
    """hipErrorInvalidValue for flags that CUDA does not have."""
    if not 0 <= flags <= _LARGEST_ALLOC_FLAGS:
        raise UsageError(f"flags {flags:#x}; there are portable 1, mapped 2 and write-combined 4")
    return _allocated("hipHostAlloc", size, flags)


@api(1)
def hipMemAllocHost(size: int) -> int:
    return _allocated("hipMemAllocHost", size, 0)


@api(1)
def hipMallocHost(size: int) -> int:
    return _allocated("hipMallocHost", size, 0)


@api()
def hipHostFree(ptr: Any) -> None:
    """Waits for all devices. Memory of a device is given back, too."""
    _freed("hipHostFree", ptr)


@api()
def hipFreeHost(ptr: Any) -> None:
    """The older name of hipHostFree."""
    _freed("hipFreeHost", ptr)


@api(1)
def hipHostGetDevicePointer(hstPtr: Any, flags: int = 0) -> int:
    """Inside an allocation, at the same distance from its beginning."""
    check_flags(flags)
    address, found = _known(hstPtr)
    if not found.is_mapped:
        raise UsageError(
            f"the {found.size} bytes at {found.address:#x} are not mapped; "
            "hipSetDeviceFlags(hipDeviceMapHost) comes first, and hipHostMallocMapped with the allocation"
        )
    return found.device_address + address - found.address


@api(1)
def hipHostGetFlags(hostPtr: Any) -> int:
    return _known(hostPtr)[1].flags


@api()
def hipHostRegister(hostPtr: Any, sizeBytes: int, flags: int = 0) -> None:
    """Takes an address, an array or a buffer; the profile says what registering twice gives."""
    if not is_given(hostPtr) or sizeBytes <= 0 or not 0 <= flags <= _LARGEST_REGISTER_FLAGS:
        raise UsageError(f"{sizeBytes} bytes, flags {flags:#x}: memory, a size and flags up to 15")
    place = place_of(hostPtr, is_written=True)
    known = host_memory().overlapping(place.address, sizeBytes)
    if known is not None or place.device is not None:
        code = profile().code(Rule.REGISTERED_TWICE)
        if code:
            raise HipError(hipError_t(code), f"some of the {sizeBytes} bytes at {place.address:#x} are registered")
        return
    if not is_mapped(place.address, sizeBytes):
        raise UsageError(f"the process has not all of the {sizeBytes} bytes at {place.address:#x}")
    host_memory().register(
        place.address, sizeBytes, flags=flags, keeps=place.keeps if place.keeps is not None else hostPtr,
        device=state.current(),
    )  # fmt: skip


@api()
def hipHostUnregister(hostPtr: Any) -> None:
    """Waits for all devices."""
    if not is_given(hostPtr):
        raise UsageError("there is no memory")
    place = place_of(hostPtr, is_written=False)
    found = host_memory().find(place.address)
    if found is None or found.kind is not MemoryKind.REGISTERED or found.address != place.address:
        raise HipError(
            hipError_t.hipErrorHostMemoryNotRegistered, f"{place.address:#x} is not the address of registered memory"
        )
    state.free_when_done(state.devices(), partial(host_memory().remove, place.address, MemoryKind.REGISTERED))


@api(1)
def hipMallocManaged(size: int, flags: int = hipMemAttachGlobal) -> DeviceArray:
    """The host and all devices use it at one address."""
    refuse_unsafe("hipMallocManaged")
    if flags not in (hipMemAttachGlobal, hipMemAttachHost, hipMemAttachSingle):
        raise UsageError(f"flags {flags:#x}; there are hipMemAttachGlobal and hipMemAttachHost")
    if size <= 0:
        raise UsageError(f"{size} bytes")
    state.device()
    return DeviceArray(host_memory().allocate(size, MemoryKind.MANAGED, flags=flags, device=state.current()).address)


@api()
def hipSetDeviceFlags(flags: int) -> None:
    """Kept, and reported by hipGetDeviceFlags: threads always wait in the same way."""
    schedule = flags & 7
    if flags & ~31 or schedule not in (0, 1, 2, 4):
        raise UsageError(f"flags {flags:#x}")
    _flags_of_devices[state.device().contents] = flags


@api(1)
def hipGetDeviceFlags() -> int:
    """The profile says which of the flags are reported."""
    return _flags_of(state.device()) & profile().code(Rule.FLAGS_OF_A_DEVICE)


def _flags_of(device: Device) -> int:
    return _flags_of_devices.get(device.contents, 0)


def is_coherent(flags: int) -> bool:
    """Whether pinned memory with these flags is coherent."""
    asked, refused = flags & hipHostMallocCoherent, flags & hipHostMallocNonCoherent
    if asked or refused:
        return bool(asked)
    variable = os.environ.get(_COHERENT_SWITCH)
    if profile()[Rule.PINNED_MEMORY_IS_COHERENT] == "environment":
        return variable != "0"
    return not flags or bool(flags & (hipHostMallocMapped | hipHostMallocNumaUser)) or variable not in (None, "", "0")


def is_given(what: Any) -> bool:
    """Whether there is something that may be memory."""
    return what is not None and not (isinstance(what, int) and what == 0)


def _allocated(call: str, size: int, flags: int) -> int:
    refuse_unsafe(call)
    if flags & ~_MALLOC_FLAGS:
        raise UsageError(f"flags {flags:#x}, of which {flags & ~_MALLOC_FLAGS:#x} are unknown")
    if flags & hipHostMallocCoherent and flags & hipHostMallocNonCoherent:
        raise UsageError(f"memory is coherent or it is not; the flags {flags:#x} ask for both")
    if size < 0:
        raise HipError(hipError_t.hipErrorOutOfMemory, f"{size} bytes")
    device = state.device()
    if not size:
        return 0
    if size > device.memory.capacity:
        raise HipError(hipError_t.hipErrorOutOfMemory, f"{size} bytes; the host has {device.memory.capacity}")
    asked = profile()
    must_ask = asked.has("unmapped-pinned")
    made = host_memory().allocate(
        size,
        flags=flags,
        is_coherent=is_coherent(flags),
        is_mapped=not must_ask or bool(flags & hipHostMallocMapped and _flags_of(device) & hipDeviceMapHost),
        distinct=asked.has("distinct-device-addresses"),
        write_combined=bool(flags & hipHostMallocWriteCombined),
        device=state.current(),
    )
    return made.address


def _freed(call: str, ptr: Any) -> None:
    address = address_of(ptr)
    if address:
        refuse_unsafe(call)
    if address and not free_at(address):
        raise UsageError(f"{address:#x} is not what hipHostMalloc returned, or is free already")


def _known(what: Any) -> tuple[int, HostAllocation]:
    address = place_of(what, is_written=False).address if is_given(what) else 0
    found = host_memory().find(address)
    if found is None or found.kind is MemoryKind.MANAGED:
        raise UsageError(f"{address:#x} is no page-locked memory; hipHostMalloc and hipHostRegister make some")
    return address, found
