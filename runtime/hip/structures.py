"""C structures of HIP's functions."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .image_structures import WithHandles


class dim3(ctypes.Structure):
    """Three sizes; what is not given is 1."""

    _fields_ = (("x", ctypes.c_uint32), ("y", ctypes.c_uint32), ("z", ctypes.c_uint32))

    def __init__(self, x: float = 1, y: float = 1, z: float = 1) -> None:
        super().__init__(int(x), int(y), int(z))

    def __iter__(self) -> Iterator[int]:
        return iter((self.x, self.y, self.z))

    def __getitem__(self, axis: int) -> int:
        return (int(self.x), int(self.y), int(self.z))[axis]


class hipPos(ctypes.Structure):
    """Where a box begins."""

    _fields_ = (("x", ctypes.c_size_t), ("y", ctypes.c_size_t), ("z", ctypes.c_size_t))


class hipExtent(ctypes.Structure):
    """How large a box is: in bytes, or where an array takes part in its elements; rows; slices."""

    _fields_ = (("width", ctypes.c_size_t), ("height", ctypes.c_size_t), ("depth", ctypes.c_size_t))


class hipPitchedPtr(ctypes.Structure):
    """Memory with rows ``pitch`` bytes apart, of which ``xsize`` are used, ``ysize`` rows a slice."""

    _fields_ = (
        ("ptr", ctypes.c_void_p),
        ("pitch", ctypes.c_size_t),
        ("xsize", ctypes.c_size_t),
        ("ysize", ctypes.c_size_t),
    )


class hipMemcpy3DParms(WithHandles):
    """A copy of a box."""

    _fields_ = (
        ("srcArray", ctypes.c_void_p),
        ("srcPos", hipPos),
        ("srcPtr", hipPitchedPtr),
        ("dstArray", ctypes.c_void_p),
        ("dstPos", hipPos),
        ("dstPtr", hipPitchedPtr),
        ("extent", hipExtent),
        ("kind", ctypes.c_int),
    )


class hip_Memcpy2D(WithHandles):
    """A copy of rows, as the driver API wants it."""

    _fields_ = (
        ("srcXInBytes", ctypes.c_size_t),
        ("srcY", ctypes.c_size_t),
        ("srcMemoryType", ctypes.c_int),
        ("srcHost", ctypes.c_void_p),
        ("srcDevice", ctypes.c_void_p),
        ("srcArray", ctypes.c_void_p),
        ("srcPitch", ctypes.c_size_t),
        ("dstXInBytes", ctypes.c_size_t),
        ("dstY", ctypes.c_size_t),
        ("dstMemoryType", ctypes.c_int),
        ("dstHost", ctypes.c_void_p),
        ("dstDevice", ctypes.c_void_p),
        ("dstArray", ctypes.c_void_p),
        ("dstPitch", ctypes.c_size_t),
        ("WidthInBytes", ctypes.c_size_t),
        ("Height", ctypes.c_size_t),
    )


class HIP_MEMCPY3D(WithHandles):
    """A copy of a box, as the driver API wants it."""

    _fields_ = (
        ("srcXInBytes", ctypes.c_uint),
        ("srcY", ctypes.c_uint),
        ("srcZ", ctypes.c_uint),
        ("srcLOD", ctypes.c_uint),
        ("srcMemoryType", ctypes.c_int),
        ("srcHost", ctypes.c_void_p),
        ("srcDevice", ctypes.c_void_p),
        ("srcArray", ctypes.c_void_p),
        ("srcPitch", ctypes.c_uint),
        ("srcHeight", ctypes.c_uint),
        ("dstXInBytes", ctypes.c_uint),
        ("dstY", ctypes.c_uint),
        ("dstZ", ctypes.c_uint),
        ("dstLOD", ctypes.c_uint),
        ("dstMemoryType", ctypes.c_int),
        ("dstHost", ctypes.c_void_p),
        ("dstDevice", ctypes.c_void_p),
        ("dstArray", ctypes.c_void_p),
        ("dstPitch", ctypes.c_uint),
        ("dstHeight", ctypes.c_uint),
        ("WidthInBytes", ctypes.c_uint),
        ("Height", ctypes.c_uint),
        ("Depth", ctypes.c_uint),
    )


def make_hipExtent(w: int, h: int, d: int) -> hipExtent:
    """An extent."""
    return hipExtent(w, h, d)


def make_hipPos(x: int, y: int, z: int) -> hipPos:
    """A position."""
    return hipPos(x, y, z)


def make_hipPitchedPtr(d: int, p: int, xsz: int, ysz: int) -> hipPitchedPtr:
    """Memory with a pitch."""
    return hipPitchedPtr(d, p, xsz, ysz)


class hipPointerAttribute_t(ctypes.Structure):
    """What is known of an address."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("device", ctypes.c_int),
        ("devicePointer", ctypes.c_void_p),
        ("hostPointer", ctypes.c_void_p),
        ("isManaged", ctypes.c_int),
        ("allocationFlags", ctypes.c_uint),
    )

    @property
    def memoryType(self) -> int:
        """The name that ``type`` had before HIP 6."""
        return int(self.type)


class hipAccessPolicyWindow(ctypes.Structure):
    """Which part of memory should stay in a cache."""

    _fields_ = (
        ("base_ptr", ctypes.c_void_p),
        ("hitProp", ctypes.c_int),
        ("hitRatio", ctypes.c_float),
        ("missProp", ctypes.c_int),
        ("num_bytes", ctypes.c_size_t),
    )


class hipLaunchAttributeValue(ctypes.Union):
    """The value of an attribute of a launch."""

    _fields_ = (
        ("pad", ctypes.c_char * 64),
        ("accessPolicyWindow", hipAccessPolicyWindow),
        ("cooperative", ctypes.c_int),
        ("priority", ctypes.c_int),
        ("clusterDim", dim3),
    )


class hipLaunchAttribute(ctypes.Structure):
    """An attribute of a launch."""

    _fields_ = (("id", ctypes.c_int), ("pad", ctypes.c_char * 4), ("value", hipLaunchAttributeValue))


class HIP_LAUNCH_CONFIG(ctypes.Structure):
    """How to launch, as the driver API wants it. ``stream`` is the stream, as an object."""

    _fields_ = (
        ("gridDimX", ctypes.c_uint),
        ("gridDimY", ctypes.c_uint),
        ("gridDimZ", ctypes.c_uint),
        ("blockDimX", ctypes.c_uint),
        ("blockDimY", ctypes.c_uint),
        ("blockDimZ", ctypes.c_uint),
        ("sharedMemBytes", ctypes.c_uint),
        ("hStream", ctypes.c_void_p),
        ("attrs", ctypes.POINTER(hipLaunchAttribute)),
        ("numAttrs", ctypes.c_uint),
    )
    stream: Any = None


class hipLaunchConfig_t(ctypes.Structure):
    """How to launch. ``on`` is the stream, as an object."""

    _fields_ = (
        ("gridDim", dim3),
        ("blockDim", dim3),
        ("dynamicSmemBytes", ctypes.c_size_t),
        ("stream", ctypes.c_void_p),
        ("attrs", ctypes.POINTER(hipLaunchAttribute)),
        ("numAttrs", ctypes.c_uint),
    )
    on: Any = None


@dataclass(slots=True)
class hipFunctionLaunchParams:
    """A launch on one of several devices."""

    function: Any
    gridDimX: int = 1
    gridDimY: int = 1
    gridDimZ: int = 1
    blockDimX: int = 1
    blockDimY: int = 1
    blockDimZ: int = 1
    sharedMemBytes: int = 0
    hStream: Any = None
    kernelParams: Any = None

    @property
    def grid(self) -> tuple[int, int, int]:
        """Blocks."""
        return self.gridDimX, self.gridDimY, self.gridDimZ

    @property
    def block(self) -> tuple[int, int, int]:
        """Work-items of a block."""
        return self.blockDimX, self.blockDimY, self.blockDimZ

    @property
    def sharedMem(self) -> int:
        """Bytes of dynamic LDS."""
        return self.sharedMemBytes


@dataclass(slots=True)
class hipLaunchParams:
    """A launch on one of several devices, of a kernel that an address of the host stands for."""

    func: Any
    gridDim: tuple[int, int, int] = (1, 1, 1)
    blockDim: tuple[int, int, int] = (1, 1, 1)
    args: Any = None
    sharedMem: int = 0
    stream: Any = None
