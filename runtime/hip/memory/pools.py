"""HIP's functions for stream-ordered allocation and memory pools."""

from __future__ import annotations

import ctypes
from enum import IntEnum
from typing import Any

from ....fatbin.errors import UsageError
from ...graphs.memory import free_of_graph
from ...kernels.arguments import SimpleData
from ...pool import MemoryPool
from .. import state
from ..c_layouts import declared
from ..errors import HipError, hipError_t
from ..gate import api, not_none, require
from ..state import StreamLike
from .device_array import DeviceArray
from .places import address_of


class hipMemPoolAttr(IntEnum):
    """The attributes of a pool that can be read and set."""

    hipMemPoolReuseFollowEventDependencies = 1
    hipMemPoolReuseAllowOpportunistic = 2
    hipMemPoolReuseAllowInternalDependencies = 3
    hipMemPoolAttrReleaseThreshold = 4
    hipMemPoolAttrReservedMemCurrent = 5
    hipMemPoolAttrReservedMemHigh = 6
    hipMemPoolAttrUsedMemCurrent = 7
    hipMemPoolAttrUsedMemHigh = 8


hipMemAllocationTypePinned, hipMemLocationTypeDevice = 1, 1

_FLAGS = {1: "follows_events", 2: "takes_what_is_done", 3: "inserts_waits"}
_NUMBERS = {4: "threshold", 5: "reserved", 6: "reserved_high", 7: "used", 8: "used_high"}
_HIGH, _CURRENT = (6, 8), (5, 7)


@declared()
class hipMemLocation(ctypes.Structure):
    """Where memory is: on the device ``id``."""


@declared(hipMemLocation)
class hipMemPoolProps(ctypes.Structure):
    """What a new pool is like."""


@declared(hipMemLocation)
class hipMemAccessDesc(ctypes.Structure):
    """Who may use memory, and how: 0 not at all, 1 read, 3 read and write."""


_ON_DEVICE, _ACCESS = 1, (0, 1, 3)


class hipMemPool_t:
    """A pool, as the API hands it out."""

    def __init__(self, pool: MemoryPool) -> None:
        self.pool = pool

    def __eq__(self, other: object) -> bool:
        return isinstance(other, hipMemPool_t) and other.pool is self.pool

    def __hash__(self) -> int:
        return id(self.pool)

    def __repr__(self) -> str:
        return f"<hipMemPool_t {self.pool!r}>"


@api(1)
def hipMallocAsync(size: int, stream: StreamLike = None) -> DeviceArray:
    """From the current pool of the stream's device."""
    on = state.stream_of(stream, hipError_t.hipErrorInvalidHandle)
    return DeviceArray(state.device_of(on).pool.allocate(_size(size), on) if size else 0)


@api(1)
def hipMallocFromPoolAsync(size: int, mem_pool: hipMemPool_t | None, stream: StreamLike = None) -> DeviceArray:
    pool = _pool(mem_pool)
    on = state.stream_of(stream, hipError_t.hipErrorInvalidHandle)
    return DeviceArray(pool.allocate(_size(size), on) if size else 0)


@api()
def hipFreeAsync(dev_ptr: Any, stream: StreamLike = None) -> None:
    """Takes also what hipMalloc returned."""
    address = address_of(dev_ptr)
    on = state.stream_of(stream, hipError_t.hipErrorInvalidHandle)
    owner = state.owner_of(address) if address else None
    if owner is None:
        raise UsageError(f"{address:#x} is no memory of a device")
    if free_of_graph(on, address):
        return
    device, allocation = owner
    pool = next((pool for pool in device.pools if pool.has(allocation.address)), None)
    if pool is None:
        device.memory.retire(allocation.address)
        on.call(lambda: device.memory.free(allocation.address))
        return
    pool.free(allocation.address, on)


@api(1)
def hipMemPoolCreate(pool_props: hipMemPoolProps | None) -> hipMemPool_t:
    pool_props = require(pool_props, hipMemPoolProps)
    if pool_props.allocType != hipMemAllocationTypePinned or pool_props.location.type != hipMemLocationTypeDevice:
        raise UsageError("allocType is hipMemAllocationTypePinned, and the location a device")
    return hipMemPool_t(MemoryPool(state.given_device(int(pool_props.location.id)), most=int(pool_props.maxSize)))


@api()
def hipMemPoolDestroy(mem_pool: hipMemPool_t | None) -> None:
    """What is in use stays until it is freed; a current pool gives way to the default one."""
    pool = _pool(mem_pool)
    device = state.device_of(pool)
    if pool is device.default_pool:
        raise UsageError("the default pool of a device stays")
    if device.pool is pool:
        device.pool = device.default_pool
    pool.destroy()


@api()
def hipMemPoolTrimTo(mem_pool: hipMemPool_t | None, min_bytes_to_hold: int) -> None:
    _pool(mem_pool).trim(min_bytes_to_hold)


@api()
def hipMemPoolGetAttribute(mem_pool: hipMemPool_t | None, attr: int, value: Any) -> None:
    """``value`` is a number of ctypes, or a pointer to one, that takes the answer."""
    pool, number = _pool(mem_pool), _attribute(attr)
    value = not_none(value, "there is nowhere to put the value")
    answer = int(getattr(pool.reuse, _FLAGS[number]) if number in _FLAGS else getattr(pool, _NUMBERS[number]))
    (value if isinstance(value, SimpleData) else value.contents).value = answer


@api()
def hipMemPoolSetAttribute(mem_pool: hipMemPool_t | None, attr: int, value: Any) -> None:
    """``value`` is a number, one of ctypes, or a pointer to one."""
    pool, number = _pool(mem_pool), _attribute(attr)
    value = not_none(value, "there is no value")
    given = value if isinstance(value, int) else (value if isinstance(value, SimpleData) else value.contents).value
    if number in _CURRENT or (number in _HIGH and given):
        raise UsageError(f"{hipMemPoolAttr(number).name} is only set to 0, if at all")
    if number in _FLAGS:
        setattr(pool.reuse, _FLAGS[number], bool(given))
    else:
        setattr(pool, _NUMBERS[number], int(given))


@api()
def hipMemPoolSetAccess(mem_pool: hipMemPool_t | None, desc_list: Any, count: int = 1) -> None:
    pool = _pool(mem_pool)
    rows = [desc_list] if isinstance(desc_list, hipMemAccessDesc) else list(desc_list or ())[:count]
    if not rows:
        raise UsageError("the list names no device")
    for row in rows:
        if row.flags not in _ACCESS or row.location.type != _ON_DEVICE:
            raise UsageError(f"flags {row.flags} for a place of type {row.location.type}")
        other = state.device(int(row.location.id))
        reaches = pool.device.memory in other.memory.reach.peers
        if other is pool.device:
            if not row.flags:
                raise HipError(hipError_t.hipErrorInvalidDevice, "a pool is always of use to its own device")
        elif row.flags and not reaches:
            if not other.memory.storage.can_reach(pool.device.memory.storage):
                raise HipError(
                    hipError_t.hipErrorPeerAccessUnsupported,
                    f"kernels of device {other.number} cannot use the memory of device {pool.device.number}",
                )
            other.memory.reach.add_peer(pool.device.memory)
        elif not row.flags and reaches:
            other.memory.reach.remove_peer(pool.device.memory)


@api(1)
def hipMemPoolGetAccess(mem_pool: hipMemPool_t | None, location: hipMemLocation | None) -> int:
    """0 not at all, 3 read and write."""
    pool = _pool(mem_pool)
    location = require(location, hipMemLocation)
    if location.type != _ON_DEVICE:
        raise UsageError(f"a place of type {location.type}; only devices use pools")
    other = state.given_device(int(location.id))
    return 3 if other is pool.device or pool.device.memory in other.memory.reach.peers else 0


@api(1)
def hipDeviceGetDefaultMemPool(device: int) -> hipMemPool_t:
    return hipMemPool_t(state.device(device).default_pool)


@api(1)
def hipDeviceGetMemPool(device: int) -> hipMemPool_t:
    return hipMemPool_t(state.given_device(device).pool)


@api()
def hipDeviceSetMemPool(device: int, mem_pool: hipMemPool_t | None) -> None:
    """hipErrorInvalidDevice for a pool of another device."""
    pool, owner = _pool(mem_pool), state.given_device(device)
    if pool.device is not owner:
        raise HipError(
            hipError_t.hipErrorInvalidDevice, f"the pool is one of device {pool.device.number}, not of {device}"
        )
    owner.pool = pool


def _pool(handle: hipMemPool_t | None) -> MemoryPool:
    if not isinstance(handle, hipMemPool_t) or handle.pool.is_destroyed:
        raise UsageError(f"{handle!r} is no pool")
    return handle.pool


def _attribute(number: int) -> int:
    if number not in _FLAGS and number not in _NUMBERS:
        raise UsageError(f"there is no attribute {number}")
    return int(number)


def _size(size: int) -> int:
    if size < 0:
        raise HipError(hipError_t.hipErrorOutOfMemory, f"{size} bytes")
    return size
