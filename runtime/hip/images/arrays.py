"""HIP's functions for arrays: allocation, descriptors, freeing."""

from __future__ import annotations

import threading
from typing import Any

from ....fatbin.errors import UsageError
from ....fatbin.fork import hold
from ...array import CUBEMAP, GATHER, LAYERED, SURFACE, Array, images_of
from ...graphs.capture import refuse_unsafe
from ...isa.images.formats import Format, Number
from ...kernels.arguments import SimpleData
from .. import state
from ..errors import HipError, hipError_t
from ..gate import api, enter, not_none, require, unsupported
from ..image_structures import (
    HIP_ARRAY3D_DESCRIPTOR,
    HIP_ARRAY_DESCRIPTOR,
    hipArray,
    hipArray_Format,
    hipChannelFormatDesc,
    hipChannelFormatKind,
)
from ..structures import hipExtent

NO_LEVELS = "arrays with levels of detail are not there"
_KNOWN_FLAGS = LAYERED | SURFACE | GATHER
_FORMATS: dict[int, tuple[int, Number]] = {
    hipArray_Format.HIP_AD_FORMAT_UNSIGNED_INT8: (8, Number.UINT),
    hipArray_Format.HIP_AD_FORMAT_UNSIGNED_INT16: (16, Number.UINT),
    hipArray_Format.HIP_AD_FORMAT_UNSIGNED_INT32: (32, Number.UINT),
    hipArray_Format.HIP_AD_FORMAT_SIGNED_INT8: (8, Number.SINT),
    hipArray_Format.HIP_AD_FORMAT_SIGNED_INT16: (16, Number.SINT),
    hipArray_Format.HIP_AD_FORMAT_SIGNED_INT32: (32, Number.SINT),
    hipArray_Format.HIP_AD_FORMAT_HALF: (16, Number.FLOAT),
    hipArray_Format.HIP_AD_FORMAT_FLOAT: (32, Number.FLOAT),
}
_KINDS: dict[int, Number] = {
    hipChannelFormatKind.hipChannelFormatKindSigned: Number.SINT,
    hipChannelFormatKind.hipChannelFormatKindUnsigned: Number.UINT,
    hipChannelFormatKind.hipChannelFormatKindFloat: Number.FLOAT,
}
_lock = hold(threading.Lock())
_arrays: dict[int, tuple[hipArray, Array]] = {}
"""By handle."""


@enter
def hipCreateChannelDesc(x: int, y: int, z: int, w: int, f: int) -> hipChannelFormatDesc:
    return hipChannelFormatDesc(x, y, z, w, int(f))


@api(1)
def hipMallocArray(desc: hipChannelFormatDesc, width: int, height: int = 0, flags: int = 0) -> hipArray:
    refuse_unsafe("hipMallocArray")
    return _made(format_of(desc), (width, height, 0), flags)


@api(1)
def hipMalloc3DArray(desc: hipChannelFormatDesc, extent: hipExtent, flags: int = 0) -> hipArray:
    """With hipArrayLayered the depth is the number of layers."""
    refuse_unsafe("hipMalloc3DArray")
    return _made(format_of(desc), (int(extent.width), int(extent.height), int(extent.depth)), flags)


@api(1)
def hipArrayCreate(pAllocateArray: HIP_ARRAY_DESCRIPTOR) -> hipArray:
    wanted = not_none(pAllocateArray, "it takes a descriptor")
    format = driver_format(wanted.Format, wanted.NumChannels)
    return _made(format, (int(wanted.Width), int(wanted.Height), 0), 0)


@api(1)
def hipArray3DCreate(pAllocateArray: HIP_ARRAY3D_DESCRIPTOR) -> hipArray:
    wanted = not_none(pAllocateArray, "it takes a descriptor")
    format = driver_format(wanted.Format, wanted.NumChannels)
    sizes = int(wanted.Width), int(wanted.Height), int(wanted.Depth)
    return _made(format, sizes, int(wanted.Flags))


@api()
def hipFreeArray(array: Any) -> None:
    """Waits for the device."""
    _free(array)


@api()
def hipArrayDestroy(array: Any) -> None:
    """Waits for the device."""
    _free(array)


@api(3)
def hipArrayGetInfo(array: Any) -> tuple[hipChannelFormatDesc, hipExtent, int]:
    found = array_of(array)
    return channels_of(found.format), hipExtent(*_sizes(found)), found.flags


@api(1)
def hipArrayGetDescriptor(array: Any) -> HIP_ARRAY_DESCRIPTOR:
    found = array_of(array)
    width, height, _ = _sizes(found)
    return HIP_ARRAY_DESCRIPTOR(width, height, driver_number(found.format), found.format.channels)


@api(1)
def hipArray3DGetDescriptor(array: Any) -> HIP_ARRAY3D_DESCRIPTOR:
    found = array_of(array)
    return HIP_ARRAY3D_DESCRIPTOR(*_sizes(found), driver_number(found.format), found.format.channels, found.flags)


@api(1)
def hipGetChannelDesc(array: Any) -> hipChannelFormatDesc:
    return channels_of(array_of(array).format)


# Mipmapped arrays


def _given(what: Any) -> None:
    if not what:
        raise UsageError("there is no description, or no array")


@api(1)
@unsupported(NO_LEVELS, _given)
def hipMallocMipmappedArray(desc: Any, extent: Any, numLevels: int, flags: int = 0) -> None: ...
@api(1)
@unsupported(NO_LEVELS, _given)
def hipMipmappedArrayCreate(pMipmappedArrayDesc: Any, numMipmapLevels: int) -> None: ...
@api()
@unsupported(NO_LEVELS, _given)
def hipFreeMipmappedArray(mipmappedArray: Any) -> None: ...
@api()
@unsupported(NO_LEVELS, _given)
def hipMipmappedArrayDestroy(hMipmappedArray: Any) -> None: ...
@api(1)
@unsupported(NO_LEVELS, _given)
def hipGetMipmappedArrayLevel(mipmappedArray: Any, level: int) -> None: ...
@api(1)
@unsupported(NO_LEVELS, _given)
def hipMipmappedArrayGetLevel(hMipMappedArray: Any, level: int) -> None: ...


# What others need


def array_of(handle: Any) -> Array:
    """The array that a handle stands for."""
    address = handle_of(handle)
    with _lock:
        known = _arrays.get(address)
    if known is None:
        raise HipError(
            hipError_t.hipErrorInvalidHandle, f"{address:#x} is no array" if address else "there is no array"
        )
    return known[1]


def handle_of(handle: Any) -> int:
    """The address that a handle is; 0 where there is none."""
    if handle is None:
        return 0
    return int((handle.value or 0) if isinstance(handle, SimpleData) else handle)


def structure_at(address: int) -> hipArray | None:
    """The structure that a handle is the address of."""
    with _lock:
        known = _arrays.get(address)
    return known[0] if known else None


def format_of(desc: hipChannelFormatDesc) -> Format:
    """What a description of channels says."""
    desc = require(desc, hipChannelFormatDesc)
    bits = [int(desc.x), int(desc.y), int(desc.z), int(desc.w)]
    count = next((n for n, width in enumerate(bits) if not width), 4)
    is_even = not any(bits[count:]) and len(set(bits[:count])) == 1
    number = _KINDS.get(desc.f)
    if count not in (1, 2, 4) or not is_even or number is None or (bits[0], number) not in _FORMATS.values():
        raise UsageError(f"there is no array with channels of {bits} bits of kind {desc.f}")
    return Format(bits[0], count, number)


def channels_of(format: Format) -> hipChannelFormatDesc:
    """A description of a format's channels."""
    bits = [format.bits if n < format.channels else 0 for n in range(4)]
    kind = next(kind for kind, number in _KINDS.items() if number is format.number)
    return hipChannelFormatDesc(*bits, int(kind))


def driver_format(number: int, channels: int) -> Format:
    """What the driver API's numbers say."""
    if number not in _FORMATS or channels not in (1, 2, 4):
        raise UsageError(f"there is no array of {channels} channels of format {number:#x}")
    return Format(_FORMATS[number][0], int(channels), _FORMATS[number][1])


def driver_number(format: Format) -> int:
    """The driver API's number for a channel of a format."""
    return int(next(number for number, found in _FORMATS.items() if found == (format.bits, format.number)))


def _sizes(array: Array) -> tuple[int, int, int]:
    return array.image.width, array.image.height, array.image.depth


def _made(format: Format, sizes: tuple[int, int, int], flags: int) -> hipArray:
    device = state.device()
    images_of(device)
    width, height, depth = sizes
    if flags & CUBEMAP or flags & ~(_KNOWN_FLAGS | CUBEMAP):
        raise UsageError(f"flags {flags:#x}; there are {_KNOWN_FLAGS:#x}")
    if flags & GATHER and (not width or not height or depth):
        raise UsageError("only arrays of two axes are gathered from")
    if flags & LAYERED and not depth:
        raise UsageError("a layered array of no layers")
    if depth and not height and not flags & LAYERED:
        raise UsageError(f"{depth} slices of no rows")
    array = Array(device, format, width, height, depth, flags)
    made = hipArray(
        data=array.address,
        desc=channels_of(format),
        width=width,
        height=height,
        depth=depth,
        Format=driver_number(format),
        NumChannels=format.channels,
        flags=flags,
    )
    with _lock:
        _arrays[int(made)] = made, array
    return made


def _free(handle: Any) -> None:
    address = handle_of(handle)
    if not address:
        raise UsageError("there is no array")
    with _lock:
        known = _arrays.pop(address, None)
    if known is None:
        raise HipError(hipError_t.hipErrorContextIsDestroyed, f"{address:#x} is no array, or not any more")
    array = known[1]
    state.free_when_done([array.device], array.free)
