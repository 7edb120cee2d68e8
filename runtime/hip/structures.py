"""C structures of HIP's functions."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

from ...fatbin.records import dataclass
from .c_layouts import WithHandles, declared


class dim3(ctypes.Structure):
    """Three sizes; what is not given is 1."""

    _fields_ = (("x", ctypes.c_uint32), ("y", ctypes.c_uint32), ("z", ctypes.c_uint32))

    def __init__(self, x: float = 1, y: float = 1, z: float = 1) -> None:
        super().__init__(int(x), int(y), int(z))

    def __iter__(self) -> Iterator[int]:
        return iter((self.x, self.y, self.z))

    def __getitem__(self, axis: int) -> int:
        return (int(self.x), int(self.y), int(self.z))[axis]


@declared()
class hipPos(ctypes.Structure):
    """Where a box begins."""


@declared()
class hipExtent(ctypes.Structure):
    """How large a box is: in bytes, or where an array takes part in its elements; rows; slices."""


@declared()
class hipPitchedPtr(ctypes.Structure):
    """Memory with rows ``pitch`` bytes apart, of which ``xsize`` are used, ``ysize`` rows a slice."""


@declared(hipPos, hipPitchedPtr, hipExtent)
class hipMemcpy3DParms(WithHandles):
    """A copy of a box."""


@declared()
class hip_Memcpy2D(WithHandles):
    """A copy of rows, as the driver API wants it."""


@declared()
class HIP_MEMCPY3D(WithHandles):
    """A copy of a box, as the driver API wants it."""


def make_hipExtent(w: int, h: int, d: int) -> hipExtent:
    """An extent."""
    return hipExtent(w, h, d)


def make_hipPos(x: int, y: int, z: int) -> hipPos:
    """A position."""
    return hipPos(x, y, z)


def make_hipPitchedPtr(d: int, p: int, xsz: int, ysz: int) -> hipPitchedPtr:
    """Memory with a pitch."""
    return hipPitchedPtr(d, p, xsz, ysz)


@declared()
class hipPointerAttribute_t(ctypes.Structure):
    """What is known of an address."""

    @property
    def memoryType(self) -> int:
        """The name that ``type`` had before HIP 6."""
        return int(self.type)


@declared()
class hipAccessPolicyWindow(ctypes.Structure):
    """Which part of memory should stay in a cache."""


@declared(hipAccessPolicyWindow)
class hipLaunchAttributeValue(ctypes.Union):
    """The value of an attribute of a launch."""


@declared(hipLaunchAttributeValue)
class hipLaunchAttribute(ctypes.Structure):
    """An attribute of a launch."""


@declared(hipLaunchAttribute)
class HIP_LAUNCH_CONFIG(ctypes.Structure):
    """How to launch, as the driver API wants it. ``stream`` is the stream, as an object."""

    stream: Any = None


@declared(dim3, hipLaunchAttribute)
class hipLaunchConfig_t(ctypes.Structure):
    """How to launch. ``on`` is the stream, as an object."""

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
