"""Layouts of C structures by release of HIP, and filling them from Python objects.

Source: hip_runtime_api.h of HIP 5.2; the structures of HIP 6 are in ``runtime/hip/declarations.py``.
"""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

from ..hip.c_layouts import entries, layout
from ..profile import Rule

# What Python has of these as a number and bytes
_PLAINLY: dict[str, Any] = {"hipDeviceArch_t": ctypes.c_uint, "hipUUID": ctypes.c_char * 16}


class Layout:
    """A structure of C, by the fields that ctypes has of it."""

    def __init__(self, fields: list[tuple[Any, ...]]) -> None:
        self.ctype: Any = type("Structure", (ctypes.Structure,), {"_fields_": fields})

    @property
    def size(self) -> int:
        """The size of the structure in bytes."""
        return ctypes.sizeof(self.ctype)

    def fill(self, address: int, values: object) -> None:
        """Write it, with the attributes of ``values`` that are called like fields, and zeros."""
        ctypes.memset(address, 0, self.size)
        structure = self.ctype.from_address(address)
        for name, type in self.ctype._fields_:
            value = getattr(values, name, None)
            if not value:  # 0 is there already, whatever the type
                continue
            if isinstance(value, str):
                value = value.encode()[: ctypes.sizeof(type) - 1]
            setattr(structure, name, type(*value) if isinstance(value, (tuple, list, ctypes.Array)) else value)

    def read(self, address: int) -> SimpleNamespace:
        """The fields that are not zero, as attributes."""
        structure = self.ctype.from_address(address) if address else self.ctype()
        values = {name: getattr(structure, name) for name, _ in self.ctype._fields_}
        texts = {
            name: value.decode(errors="replace") if isinstance(value, bytes) else value
            for name, value in values.items()
        }
        return SimpleNamespace(
            **{name: value for name, value in texts.items() if isinstance(value, (int, str)) and value}
        )


_BEFORE_6 = (
    "char name[256]; size_t totalGlobalMem sharedMemPerBlock; int regsPerBlock warpSize maxThreadsPerBlock "
    "maxThreadsDim[3] maxGridSize[3] clockRate memoryClockRate memoryBusWidth; size_t totalConstMem; int major minor "
    "multiProcessorCount l2CacheSize maxThreadsPerMultiProcessor computeMode clockInstructionRate; uint arch; "
    "int concurrentKernels pciDomainID pciBusID pciDeviceID; size_t maxSharedMemoryPerMultiProcessor; "
    "int isMultiGpuBoard canMapHostMemory gcnArch; char gcnArchName[256]; int integrated cooperativeLaunch "
    "cooperativeMultiDeviceLaunch maxTexture1DLinear maxTexture1D maxTexture2D[2] maxTexture3D[3]; "
    "void* hdpMemFlushCntl hdpRegFlushCntl; size_t memPitch textureAlignment texturePitchAlignment; "
    "int kernelExecTimeoutEnabled ECCEnabled tccDriver cooperativeMultiDeviceUnmatchedFunc "
    "cooperativeMultiDeviceUnmatchedGridDim cooperativeMultiDeviceUnmatchedBlockDim "
    "cooperativeMultiDeviceUnmatchedSharedMem isLargeBar asicRevision managedMemory directManagedMemAccessFromHost "
    "concurrentManagedAccess pageableMemoryAccess pageableMemoryAccessUsesHostPageTables"
)
PROPERTIES = {
    5: Layout(entries(_BEFORE_6, {})),
    6: Layout(layout("hipDeviceProp_tR0600", **_PLAINLY)),
}
"""``hipDeviceProp_t``: of 5, and of 6 and what came after."""
_COPY_BEFORE_6 = (
    "uint srcXInBytes srcY srcZ srcLOD; int srcMemoryType; void* srcHost srcDevice srcArray; uint srcPitch srcHeight "
    "dstXInBytes dstY dstZ dstLOD; int dstMemoryType; void* dstHost dstDevice dstArray; "
    "uint dstPitch dstHeight WidthInBytes Height Depth"
)
BEFORE_6 = {"HIP_MEMCPY3D": (Rule.FIELDS_OF_BOX_COPIES, Layout(entries(_COPY_BEFORE_6, {})))}
"""Structures of the flat API that releases before 6 have otherwise: the rule that says which it is, and how they have them."""
