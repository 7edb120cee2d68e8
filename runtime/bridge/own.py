"""HIP functions whose C interface differs from the Python API, such as those with untyped or counted arguments."""

from __future__ import annotations

import ctypes
import math
import struct
from typing import Any

from ...fatbin.errors import UsageError
from .. import hip
from ..hip import state
from .handles import HANDLES
from .layouts import PROPERTIES
from .provided import address_of

_LAST_POOL_FLAG = 3


def hipCreateChannelDesc(place: int, x: int, y: int, z: int, w: int, f: int) -> int:
    """A structure that C returns by value, which is one that the caller has room for."""
    made = hip.hipCreateChannelDesc(x, y, z, w, f)
    ctypes.memmove(place, ctypes.addressof(made), ctypes.sizeof(made))
    return place


def hipMemPoolGetAttribute(mem_pool: Any, attr: int, value: int) -> tuple[Any, ...]:
    """Flags of a pool are ints, amounts are 64 bits wide."""
    return hip.hipMemPoolGetAttribute(mem_pool, attr, _pool_value(attr, value))


def hipMemPoolSetAttribute(mem_pool: Any, attr: int, value: int) -> tuple[Any, ...]:
    """Flags of a pool are ints, amounts are 64 bits wide."""
    return hip.hipMemPoolSetAttribute(mem_pool, attr, _pool_value(attr, value))


def hipMemPoolSetAccess(mem_pool: Any, desc_list: int, count: int) -> tuple[Any, ...]:
    """An array of descriptions, and how many there are."""
    rows = (hip.hipMemAccessDesc * count).from_address(desc_list) if desc_list else None
    return hip.hipMemPoolSetAccess(mem_pool, rows, count)


def hipModuleLaunchCooperativeKernelMultiDevice(rows: Any, count: int, flags: int) -> tuple[Any, ...]:
    """An array of launches, and how many there are."""
    most = count if count <= len(state.devices()) else 0
    return hip.hipModuleLaunchCooperativeKernelMultiDevice(rows(most), count, flags)


def hipLaunchCooperativeKernelMultiDevice(rows: Any, count: int, flags: int) -> tuple[Any, ...]:
    """An array of launches, and how many there are."""
    most = count if 0 < count <= len(state.devices()) else 0
    return hip.hipLaunchCooperativeKernelMultiDevice(rows(most), count, flags)


def hipExtLaunchMultiKernelMultiDevice(rows: Any, count: int, flags: int) -> tuple[Any, ...]:
    """An array of launches, and how many there are."""
    most = count if 0 < count <= len(state.devices()) else 0
    return hip.hipExtLaunchMultiKernelMultiDevice(rows(most), count, flags)


def hipMemSetAccess(ptr: int, size: int, desc: int, count: int) -> tuple[Any, ...]:
    """An array of descriptions, and how many there are."""
    rows = (hip.hipMemAccessDesc * count).from_address(desc) if desc else None
    return hip.hipMemSetAccess(ptr, size, rows, count)


def hipMemImportFromShareableHandle(handle: int, kind: int) -> tuple[Any, ...]:
    """A descriptor of a file: itself, as CUDA has it, or where it stands."""
    if not handle:
        raise UsageError("there is no descriptor")
    file = handle if handle < _LOWEST_ADDRESS else ctypes.c_int.from_address(handle).value
    return hip.hipMemImportFromShareableHandle(file, kind)


_LOWEST_ADDRESS = 1 << 16
"""Below it nothing is mapped, and all descriptors are."""


def hipPointerGetAttribute(data: int, attribute: int, ptr: int) -> tuple[Any, ...]:
    """Each attribute has a width of its own."""
    if not data:
        raise UsageError("there is nowhere to put the answer")
    code, answer = hip.hipPointerGetAttribute(None, attribute, ptr)
    if not code:
        _put(attribute, data, answer)
    return (code,)


def hipDrvPointerGetAttributes(count: int, attributes: int, data: int, ptr: int) -> tuple[Any, ...]:
    """An array of attributes, and one of where each answer goes."""
    if not (count and attributes and data):
        raise UsageError("there are no attributes, or nowhere to put the answers")
    wanted = (ctypes.c_int * count).from_address(attributes)
    places = (ctypes.c_void_p * count).from_address(data)
    code, answers = hip.hipDrvPointerGetAttributes(count, list(wanted), ptr)
    for attribute, place, answer in zip(wanted, places, answers or (), strict=False):
        if place:
            _put(attribute, place, answer)
    return (code,)


def hipGetProcAddress(symbol: bytes | None, pfn: int, version: int, flags: int, status: int) -> tuple[Any, ...]:
    """Where a function of this library is, by name; of two layouts of a structure that of the version."""
    if not symbol or not pfn:
        raise UsageError("there is no name, or nowhere to put the address")
    name = symbol.decode(errors="replace")
    if version >= _NEW_LAYOUTS and name in _WITH_LAYOUTS:
        name += "R0600"
    address = (flags == _PER_THREAD and address_of(f"{name}_spt")) or address_of(name)
    if status:
        ctypes.c_int.from_address(status).value = 0 if address else _NOT_FOUND
    ctypes.c_void_p.from_address(pfn).value = address
    if not address:
        raise UsageError(f"there is no function {name}")
    return (0,)


def hipGetDriverEntryPoint(symbol: bytes | None, pfn: int, flags: int, status: int) -> tuple[Any, ...]:
    """hipGetProcAddress of the newest version."""
    return hipGetProcAddress(symbol, pfn, _NEW_LAYOUTS, flags, status)


def hipGetDriverEntryPoint_spt(symbol: bytes | None, pfn: int, flags: int, status: int) -> tuple[Any, ...]:
    """hipGetDriverEntryPoint, which without flags finds functions whose null stream is that of the thread."""
    return hipGetDriverEntryPoint(symbol, pfn, flags or _PER_THREAD, status)


_NEW_LAYOUTS, _PER_THREAD, _NOT_FOUND = 600, 2, 1
_WITH_LAYOUTS = ("hipGetDeviceProperties", "hipChooseDevice")


_WIDE, _INT, _FLAG = ctypes.c_uint64, ctypes.c_uint, ctypes.c_ubyte
_POINTER_ATTRIBUTES = {
    1: _WIDE, 2: _INT, 3: _WIDE, 4: _WIDE, 5: _WIDE, 6: _FLAG, 7: _WIDE, 8: _FLAG, 9: _INT, 10: _FLAG, 11: _WIDE,
    12: _WIDE, 13: _FLAG, 14: _WIDE, 15: _FLAG, 16: _INT, 17: _WIDE,
}  # fmt: skip
"""How wide the answer to each hipPointer_attribute is."""


def hipDeviceGetName(name: int, length: int, device: int) -> tuple[Any, ...]:
    """Text that goes where the caller has room for it."""
    return _written(hip.hipDeviceGetName(length, device), name, length)


def hipDeviceGetPCIBusId(name: int, length: int, device: int) -> tuple[Any, ...]:
    """Text that goes where the caller has room for it."""
    return _written(hip.hipDeviceGetPCIBusId(length, device), name, length)


def hipDeviceGetUuid(uuid: int, device: int) -> tuple[Any, ...]:
    """Bytes that go where the caller has room for them."""
    code, answer = hip.hipDeviceGetUuid(device)
    if not code and not uuid:
        raise UsageError("there is nowhere to put the answer")
    if not code:
        ctypes.memmove(uuid, answer, len(answer))
    return (code,)


def hipLibraryLoadData(
    code: int, _jit: int, values: int, count: int, _kinds: int, more: int, number: int
) -> tuple[Any, ...]:
    """C has an array of names in front of each array of values."""
    return hip.hipLibraryLoadData(code, values, count, more, number)


def hipLibraryLoadFromFile(
    name: Any, _jit: int, values: int, count: int, _kinds: int, more: int, number: int
) -> tuple[Any, ...]:
    """C has an array of names in front of each array of values."""
    return hip.hipLibraryLoadFromFile(name, values, count, more, number)


def hipLinkCreate(count: int, _names: int, values: int) -> tuple[Any, ...]:
    """C has an array of names in front of the values."""
    return hip.hipLinkCreate(count, values)


def hipModuleLoadDataEx(image: int, count: int, names: int, values: int) -> tuple[Any, ...]:
    """C has an array of names in front of the values."""
    return hip.hipModuleLoadDataEx(image, count, values, names)


def hipExtStreamCreateWithCUMask(count: int, mask: int) -> tuple[Any, ...]:
    """An array of words."""
    return hip.hipExtStreamCreateWithCUMask(count, (ctypes.c_uint32 * count).from_address(mask) if mask else None)


def hipExtStreamGetCUMask(stream: Any, count: int, mask: int) -> tuple[Any, ...]:
    """An array of words."""
    if not mask:
        raise UsageError("there is nowhere to put the mask")
    return hip.hipExtStreamGetCUMask(stream, count, (ctypes.c_uint32 * count).from_address(mask))[:1]


def hipMemRangeGetAttributes(
    data: int, sizes: int, attributes: int, number: int, ptr: int, count: int
) -> tuple[Any, ...]:
    """An array of places for answers, one of their sizes, and one of what is asked."""
    if not (data and sizes and attributes):
        raise UsageError("there are no attributes, or nowhere to put the answers")
    places = (ctypes.c_void_p * number).from_address(data)
    widths = (ctypes.c_size_t * number).from_address(sizes)
    asked = (ctypes.c_int * number).from_address(attributes)
    return hip.hipMemRangeGetAttributes(list(places), list(widths), list(asked), number, ptr, count)


def hipMemPrefetchBatchAsync(
    pointers: int, sizes: int, count: int, places: int, starts: int, number: int, flags: int, stream: Any
) -> tuple[Any, ...]:
    """Arrays of addresses and sizes, and of places and from where on each counts."""
    return hip.hipMemPrefetchBatchAsync(
        _array(ctypes.c_void_p, pointers, count), _array(ctypes.c_size_t, sizes, count), count,
        _array(hip.hipMemLocation, places, number), _array(ctypes.c_size_t, starts, number), number, flags, stream,
    )  # fmt: skip


def hipMemcpyBatchAsync(
    to: int, of: int, sizes: int, count: int, attributes: int, starts: int, number: int, failed: int, stream: Any
) -> tuple[Any, ...]:
    """Arrays of addresses and sizes, and of attributes and from where on each counts."""
    return hip.hipMemcpyBatchAsync(
        _array(ctypes.c_void_p, to, count), _array(ctypes.c_void_p, of, count), _array(ctypes.c_size_t, sizes, count), count,
        _array(hip.hipMemcpyAttributes, attributes, number), _array(ctypes.c_size_t, starts, number), number,
        _number(failed), stream,
    )  # fmt: skip


def hipMemcpy3DBatchAsync(count: int, copies: int, failed: int, flags: int, stream: Any) -> tuple[Any, ...]:
    """An array of copies."""
    return hip.hipMemcpy3DBatchAsync(
        count, _array(hip.hipMemcpy3DBatchOp, copies, count), _number(failed), flags, stream
    )


def hipStreamBatchMemOp(stream: Any, count: int, operations: int, flags: int) -> tuple[Any, ...]:
    """An array of operations."""
    return hip.hipStreamBatchMemOp(stream, count, _array(hip.hipStreamBatchMemOpParams, operations, count), flags)


def _array(kind: Any, address: int, count: int) -> Any:
    return (kind * count).from_address(address) if address else None


def _number(address: int) -> Any:
    return ctypes.c_size_t.from_address(address) if address else None


def hipSetValidDevices(devices: int, count: int) -> tuple[Any, ...]:
    """An array of numbers."""
    return hip.hipSetValidDevices(list((ctypes.c_int * count).from_address(devices)) if devices else None, count)


def hipFuncGetAttributes(attributes: int, function: Any) -> tuple[Any, ...]:
    """A structure of what is known of a function."""
    code, answer = hip.hipFuncGetAttributes(function)
    if not code and attributes:
        ctypes.memmove(attributes, ctypes.addressof(answer), ctypes.sizeof(answer))
    return (code,)


def hipChooseDevice(properties: int) -> tuple[Any, ...]:
    """A description in the structure of HIP 5."""
    return _chosen(5, properties)


def hipChooseDeviceR0600(properties: int) -> tuple[Any, ...]:
    """A description in the structure of HIP 6."""
    return _chosen(6, properties)


hipChooseDeviceR0000 = hipChooseDevice


def _chosen(release: int, properties: int) -> tuple[Any, ...]:
    if not properties:
        raise UsageError("there is no description of a device")
    return hip.hipChooseDevice(PROPERTIES[release].read(properties))


def _written(result: tuple[Any, ...], address: int, length: int) -> tuple[Any, ...]:
    code, text = result
    if not address:
        raise UsageError("there is nowhere to put the text")
    if not code:
        data = text.encode()[: length - 1] + b"\0"
        ctypes.memmove(address, data, len(data))
    return (code,)


def _put(attribute: int, address: int, answer: Any) -> None:
    number = answer if isinstance(answer, int) else HANDLES.give(answer) if answer is not None else 0
    _POINTER_ATTRIBUTES[attribute].from_address(address).value = number


def _pool_value(attribute: int, address: int) -> Any:
    type = ctypes.c_int if attribute <= _LAST_POOL_FLAG else ctypes.c_uint64
    return type.from_address(address) if address else None


def __gnu_h2f_ieee(bits: int) -> float:
    """The float that a half is."""
    value: float = struct.unpack("<e", struct.pack("<H", bits))[0]
    return value


def __gnu_f2h_ieee(value: float) -> int:
    """The half that is nearest to a float."""
    try:
        bits: int = struct.unpack("<H", struct.pack("<e", value))[0]
    except OverflowError:
        return 0xFC00 if math.copysign(1, value) < 0 else 0x7C00
    return bits
