"""HIP's functions that return attributes of pointers."""

from __future__ import annotations

import ctypes
from enum import IntEnum
from typing import Any

from ....fatbin.errors import UsageError
from ...context import Context
from ...device import Device
from ...kernels.arguments import SimpleData
from ...memory.allocation import Allocation
from ...memory.host import HostAllocation, MemoryKind, host_memory
from ...pool import MemoryPool
from ...profile import Rule, profile
from .. import state
from ..errors import HipError, hipError_t
from ..gate import api
from ..structures import hipPointerAttribute_t
from .places import address_of


class hipMemoryType(IntEnum):
    """What memory is; before HIP 6 the numbers were others, see :data:`OLD_TYPES`."""

    hipMemoryTypeUnregistered = 0
    hipMemoryTypeHost = 1
    hipMemoryTypeDevice = 2
    hipMemoryTypeManaged = 3
    hipMemoryTypeArray = 10
    hipMemoryTypeUnified = 11


OLD_TYPES = {
    hipMemoryType.hipMemoryTypeHost: 0,
    hipMemoryType.hipMemoryTypeDevice: 1,
    hipMemoryType.hipMemoryTypeArray: 2,
    hipMemoryType.hipMemoryTypeUnified: 3,
    hipMemoryType.hipMemoryTypeManaged: 4,
}
"""The numbers of HIP 5."""


class hipPointer_attribute(IntEnum):
    """What can be asked of an address."""

    HIP_POINTER_ATTRIBUTE_CONTEXT = 1
    HIP_POINTER_ATTRIBUTE_MEMORY_TYPE = 2
    HIP_POINTER_ATTRIBUTE_DEVICE_POINTER = 3
    HIP_POINTER_ATTRIBUTE_HOST_POINTER = 4
    HIP_POINTER_ATTRIBUTE_P2P_TOKENS = 5
    HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6
    HIP_POINTER_ATTRIBUTE_BUFFER_ID = 7
    HIP_POINTER_ATTRIBUTE_IS_MANAGED = 8
    HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9
    HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE = 10
    HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11
    HIP_POINTER_ATTRIBUTE_RANGE_SIZE = 12
    HIP_POINTER_ATTRIBUTE_MAPPED = 13
    HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14
    HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15
    HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16
    HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17


_ASKED = hipPointer_attribute
Answer = int | Context | MemoryPool | None
"""What an attribute of a pointer is: a number, or the object that C has a handle of."""
_OF_UNKNOWN: dict[int, Answer] = {
    _ASKED.HIP_POINTER_ATTRIBUTE_CONTEXT: None,
    _ASKED.HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL: -2,
    _ASKED.HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: None,
}
"""What attributes that are not 0 are of an address that nothing is known of."""
_Known = tuple[int, Device | None, Allocation | None, HostAllocation | None]


@api(1)
def hipPointerGetAttributes(ptr: Any) -> hipPointerAttribute_t:
    """The profile says what an address gives that nothing is known of."""
    address, device, own, host = _known(ptr)
    answer = hipPointerAttribute_t()
    if device is not None and own is not None:
        answer.type = type_number(hipMemoryType.hipMemoryTypeDevice)
        answer.device, answer.devicePointer = device.number, address
        return answer
    if host is None:
        code = profile().code(Rule.ATTRIBUTES_OF_UNKNOWN_POINTERS)
        if code:
            raise HipError(hipError_t(code), f"nothing is known of {address:#x}")
        answer.type, answer.device, answer.hostPointer = hipMemoryType.hipMemoryTypeUnregistered, -1, address
        return answer
    answer.type = _type_of(host)
    at = _offset(host, address)
    answer.device, answer.isManaged = host.device, int(host.kind is MemoryKind.MANAGED)
    answer.hostPointer, answer.allocationFlags = host.address + at, host.flags
    answer.devicePointer = host.device_address + at if host.is_mapped else None
    return answer


@api(1)
def hipPointerGetAttribute(data: Any, attribute: int, ptr: Any) -> Answer:
    """Where ``data`` is a number of ctypes, the answer also goes there."""
    if attribute not in {int(known) for known in hipPointer_attribute}:
        raise UsageError(f"there is no attribute {attribute}")
    answer = _answer(attribute, _known(ptr))
    if isinstance(data, SimpleData):
        data.value = answer
    return answer


@api(1)
def hipDrvPointerGetAttributes(numAttributes: int, attributes: Any, ptr: Any) -> list[Answer]:
    """Nothing is wrong with an address that nothing is known of: it has no type, and no device."""
    known = _known(ptr)
    if known[2] is None and known[3] is None:
        return [_OF_UNKNOWN.get(attribute, 0) for attribute in list(attributes)[:numAttributes]]
    return [_answer(attribute, known) for attribute in list(attributes)[:numAttributes]]


@api(2)
def hipMemGetAddressRange(dptr: Any) -> tuple[int, int]:
    """Where the allocation begins, and how large it is; hipErrorNotFound where there is none."""
    span = _span(dptr, hipError_t.hipErrorNotFound)
    return span.address, span.size


@api(1)
def hipMemPtrGetInfo(ptr: Any) -> int:
    """The size of the allocation; hipErrorInvalidValue where there is none."""
    return _span(ptr, hipError_t.hipErrorInvalidValue).size


def type_number(kind: hipMemoryType) -> int:
    """The number of a kind of memory, as the profile counts."""
    return OLD_TYPES.get(kind, int(kind)) if profile()[Rule.MEMORY_TYPES] == "old" else int(kind)


def _type_of(host: HostAllocation) -> int:
    is_managed = host.kind is MemoryKind.MANAGED
    return type_number(hipMemoryType.hipMemoryTypeManaged if is_managed else hipMemoryType.hipMemoryTypeHost)


def _known(ptr: Any) -> _Known:
    if hasattr(ptr, "__array_interface__"):
        address = int(ptr.__array_interface__["data"][0])
    elif isinstance(ptr, (ctypes.Array, ctypes.Structure)):
        address = ctypes.addressof(ptr)
    else:
        address = address_of(ptr)
    if not address:
        raise UsageError("there is no address")
    owner = state.owner_of(address)
    if owner is not None:
        return address, owner[0], owner[1], None
    return address, None, None, host_memory().find(address)


def _offset(host: HostAllocation, address: int) -> int:
    is_host = host.address <= address < host.end
    return address - (host.address if is_host else host.device_address)


def _span(ptr: Any, code: hipError_t) -> Allocation:
    address, _, own, host = _known(ptr)
    span = own if host is None else host.span
    if span is None:
        raise HipError(code, f"{address:#x} is in no allocation")
    return span


def _answer(attribute: int, known: _Known) -> Answer:
    """What a table of answers says of an address."""
    address, device, own, host = known
    pool = None
    if device is not None and own is not None:
        kind, span, number = type_number(hipMemoryType.hipMemoryTypeDevice), own, device.number
        of_device, of_host, is_mapped = address, 0, True
        pool = next((pool for pool in device.pools if pool.has(own.address)), None)
    elif host is not None:
        kind, span, number = _type_of(host), host.span, host.device
        at = _offset(host, address)
        of_device, of_host, is_mapped = host.device_address + at, host.address + at, host.is_mapped
    else:
        raise UsageError(f"nothing is known of {address:#x}")
    answers: dict[hipPointer_attribute, Answer] = {
        _ASKED.HIP_POINTER_ATTRIBUTE_CONTEXT: state.primary(device.number if device else 0),
        _ASKED.HIP_POINTER_ATTRIBUTE_MEMORY_TYPE: kind,
        _ASKED.HIP_POINTER_ATTRIBUTE_DEVICE_POINTER: of_device,
        _ASKED.HIP_POINTER_ATTRIBUTE_HOST_POINTER: of_host,
        _ASKED.HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS: 0,
        _ASKED.HIP_POINTER_ATTRIBUTE_BUFFER_ID: span.address,
        _ASKED.HIP_POINTER_ATTRIBUTE_IS_MANAGED: int(host is not None and host.kind is MemoryKind.MANAGED),
        _ASKED.HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL: number,
        _ASKED.HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE: int(device is not None),
        _ASKED.HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR: span.address,
        _ASKED.HIP_POINTER_ATTRIBUTE_RANGE_SIZE: span.size,
        _ASKED.HIP_POINTER_ATTRIBUTE_MAPPED: int(is_mapped),
        _ASKED.HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: 0,
        _ASKED.HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: 0,
        _ASKED.HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS: 3,
        _ASKED.HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: pool,
    }
    if attribute not in answers:
        raise HipError(hipError_t.hipErrorNotSupported, f"{_ASKED(attribute).name} is not supported")
    return answers[_ASKED(attribute)]
