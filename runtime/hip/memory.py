"""Memory: allocating, copying, setting."""

from __future__ import annotations

import ctypes
from enum import IntEnum
from typing import Any, NamedTuple

from ..arguments import SimpleData
from ..operation import Copy, Fill
from . import state
from .errors import HipError
from .gate import api


class hipMemcpyKind(IntEnum):
    """Which way a copy goes. The addresses say so anyway."""

    hipMemcpyHostToHost = 0
    hipMemcpyHostToDevice = 1
    hipMemcpyDeviceToHost = 2
    hipMemcpyDeviceToDevice = 3
    hipMemcpyDefault = 4
    hipMemcpyDeviceToDeviceNoCU = 1024


class _Place(NamedTuple):
    """Where a copy reads or writes. ``room`` is how many bytes there are, None for an address nobody vouches for."""

    address: int
    room: int | None
    keeps: Any
    is_device: bool


@api(1)
def hipMalloc(size: int) -> int:
    """New memory on the device; of no bytes it is nowhere."""
    if size < 0:
        raise HipError(2, f"hipMalloc: {size} bytes")
    return state.device().allocate(size) if size else 0


@api()
def hipFree(ptr: Any) -> None:
    """End an allocation, when all work of its device is done; that of a null pointer is nothing to do."""
    place = _address(ptr, "hipFree")
    if not place:
        return
    owner = state.owner_of(place)
    if owner is None or owner[1].address != place:
        raise HipError(1, f"hipFree: {place:#x} is not what hipMalloc returned, or is free already")
    owner[0].finish()
    owner[0].free(place)


@api()
def hipMemcpy(dst: Any, src: Any, sizeBytes: int, kind: int = hipMemcpyKind.hipMemcpyDefault) -> None:
    """Copy ``sizeBytes`` bytes. Places are addresses of the device, or on the host arrays, buffers and addresses."""
    _copy("hipMemcpy", dst, src, sizeBytes, kind)


@api()
def hipMemcpyHtoD(dst: Any, src: Any, sizeBytes: int) -> None:
    """Copy to the device."""
    _copy("hipMemcpyHtoD", dst, src, sizeBytes, hipMemcpyKind.hipMemcpyHostToDevice)


@api()
def hipMemcpyDtoH(dst: Any, src: Any, sizeBytes: int) -> None:
    """Copy from the device."""
    _copy("hipMemcpyDtoH", dst, src, sizeBytes, hipMemcpyKind.hipMemcpyDeviceToHost)


@api()
def hipMemcpyDtoD(dst: Any, src: Any, sizeBytes: int) -> None:
    """Copy from the device to the device."""
    _copy("hipMemcpyDtoD", dst, src, sizeBytes, hipMemcpyKind.hipMemcpyDeviceToDevice)


@api()
def hipMemset(dst: Any, value: int, sizeBytes: int) -> None:
    """Set ``sizeBytes`` bytes to a value."""
    place = _place(dst, "hipMemset: destination", is_written=True)
    _check(place, sizeBytes, "hipMemset: destination")
    if not place.is_device:
        raise HipError(1, f"hipMemset: {place.address:#x} is no memory of a device")
    state.device().null_stream.do(Fill(place.address, value, sizeBytes).command())


@api(2)
def hipMemGetInfo() -> tuple[int, int]:
    """Free bytes, and all."""
    memory = state.device().memory
    return memory.free_bytes, memory.capacity


def _copy(call: str, destination: Any, source: Any, size: int, kind: int) -> None:
    if kind not in {int(known) for known in hipMemcpyKind}:
        raise HipError(21, f"{call}: {kind} is no direction")
    if not size:
        return
    to = _place(destination, f"{call}: destination", is_written=True)
    source_place = _place(source, f"{call}: source", is_written=False)
    _check(to, size, f"{call}: destination")
    _check(source_place, size, f"{call}: source")
    if not (to.is_device or source_place.is_device) and kind in _NEED_DEVICE:
        raise HipError(1, f"{call}: neither {to.address:#x} nor {source_place.address:#x} is memory of a device")
    state.device().null_stream.do(Copy(to.address, source_place.address, size).command())


_NEED_DEVICE = frozenset((1, 2, 3, 1024))


def _place(what: Any, name: str, *, is_written: bool) -> _Place:
    """What a caller means by a place in memory."""
    if isinstance(what, (bytes, bytearray, memoryview)) or hasattr(what, "__array_interface__"):
        return _buffer(what, name, is_written)
    if isinstance(what, (ctypes.Array, ctypes.Structure, ctypes.Union)):
        return _Place(ctypes.addressof(what), ctypes.sizeof(what), what, False)
    address = _address(what, name)
    if not address:
        raise HipError(1, f"{name} is null")
    owner = state.owner_of(address)
    if owner is not None:
        return _Place(address, owner[1].end - address, None, True)
    return _Place(address, None, None, False)


def _buffer(what: Any, name: str, is_written: bool) -> _Place:
    import numpy as np

    array = what if hasattr(what, "__array_interface__") else np.frombuffer(what, np.uint8)
    array = np.asarray(array)
    if not array.flags.c_contiguous:
        raise HipError(1, f"{name} is an array with gaps; copy it first")
    if is_written and not array.flags.writeable:
        raise HipError(1, f"{name} is read-only")
    return _Place(int(array.ctypes.data), int(array.nbytes), array, False)


def _address(what: Any, name: str) -> int:
    if what is None:
        return 0
    if isinstance(what, SimpleData):
        what = what.value or 0
    try:
        return int(what.__index__())
    except AttributeError:
        raise HipError(1, f"{name} is {type(what).__name__}, which is no place in memory") from None


def _check(place: _Place, size: int, name: str) -> None:
    if size < 0 or (place.room is not None and size > place.room):
        raise HipError(1, f"{name}: {size} bytes at {place.address:#x}, where there are {place.room}")


__all__ = [
    "hipFree",
    "hipMalloc",
    "hipMemGetInfo",
    "hipMemcpy",
    "hipMemcpyDtoD",
    "hipMemcpyDtoH",
    "hipMemcpyHtoD",
    "hipMemcpyKind",
    "hipMemset",
]
