"""Layouts of C structures by release of HIP, and filling them from Python objects.

Source: hip_runtime_api.h of HIP 5.2, and of HIP 6.0 and what came after.
"""

from __future__ import annotations

import ctypes
import re
from types import SimpleNamespace
from typing import Any

_TYPES: dict[str, Any] = {
    "int": ctypes.c_int, "uint": ctypes.c_uint, "size": ctypes.c_size_t, "char": ctypes.c_char, "pointer": ctypes.c_void_p,
}  # fmt: skip
_FIELD = re.compile(r"(\w+)(?:\[(\d+)\])?")


class Layout:
    """A structure. ``fields`` are its types, each followed by the names and lengths of the fields of that type."""

    def __init__(self, fields: str) -> None:
        rows: list[tuple[str, Any]] = []
        for line in fields.split(";"):
            word, *names = line.split()
            for name, length in _FIELD.findall(" ".join(names)):
                rows.append((name, _TYPES[word] * int(length) if length else _TYPES[word]))
        self.ctype: Any = type("Structure", (ctypes.Structure,), {"_fields_": rows})

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


PROPERTIES = {
    5: Layout(
        "char name[256]; size totalGlobalMem sharedMemPerBlock; int regsPerBlock warpSize maxThreadsPerBlock "
        "maxThreadsDim[3] maxGridSize[3] clockRate memoryClockRate memoryBusWidth; size totalConstMem; int major minor "
        "multiProcessorCount l2CacheSize maxThreadsPerMultiProcessor computeMode clockInstructionRate; uint arch; "
        "int concurrentKernels pciDomainID pciBusID pciDeviceID; size maxSharedMemoryPerMultiProcessor; "
        "int isMultiGpuBoard canMapHostMemory gcnArch; char gcnArchName[256]; int integrated cooperativeLaunch "
        "cooperativeMultiDeviceLaunch maxTexture1DLinear maxTexture1D maxTexture2D[2] maxTexture3D[3]; "
        "pointer hdpMemFlushCntl hdpRegFlushCntl; size memPitch textureAlignment texturePitchAlignment; "
        "int kernelExecTimeoutEnabled ECCEnabled tccDriver cooperativeMultiDeviceUnmatchedFunc "
        "cooperativeMultiDeviceUnmatchedGridDim cooperativeMultiDeviceUnmatchedBlockDim "
        "cooperativeMultiDeviceUnmatchedSharedMem isLargeBar asicRevision managedMemory directManagedMemAccessFromHost "
        "concurrentManagedAccess pageableMemoryAccess pageableMemoryAccessUsesHostPageTables"
    ),
    6: Layout(
        "char name[256] uuid[16] luid[8]; uint luidDeviceNodeMask; size totalGlobalMem sharedMemPerBlock; "
        "int regsPerBlock warpSize; size memPitch; int maxThreadsPerBlock maxThreadsDim[3] maxGridSize[3] clockRate; "
        "size totalConstMem; int major minor; size textureAlignment texturePitchAlignment; int deviceOverlap "
        "multiProcessorCount kernelExecTimeoutEnabled integrated canMapHostMemory computeMode maxTexture1D "
        "maxTexture1DMipmap maxTexture1DLinear maxTexture2D[2] maxTexture2DMipmap[2] maxTexture2DLinear[3] "
        "maxTexture2DGather[2] maxTexture3D[3] maxTexture3DAlt[3] maxTextureCubemap maxTexture1DLayered[2] "
        "maxTexture2DLayered[3] maxTextureCubemapLayered[2] maxSurface1D maxSurface2D[2] maxSurface3D[3] "
        "maxSurface1DLayered[2] maxSurface2DLayered[3] maxSurfaceCubemap maxSurfaceCubemapLayered[2]; "
        "size surfaceAlignment; int concurrentKernels ECCEnabled pciBusID pciDeviceID pciDomainID tccDriver "
        "asyncEngineCount unifiedAddressing memoryClockRate memoryBusWidth l2CacheSize persistingL2CacheMaxSize "
        "maxThreadsPerMultiProcessor streamPrioritiesSupported globalL1CacheSupported localL1CacheSupported; "
        "size sharedMemPerMultiprocessor; int regsPerMultiprocessor managedMemory isMultiGpuBoard multiGpuBoardGroupID "
        "hostNativeAtomicSupported singleToDoublePrecisionPerfRatio pageableMemoryAccess concurrentManagedAccess "
        "computePreemptionSupported canUseHostPointerForRegisteredMem cooperativeLaunch cooperativeMultiDeviceLaunch; "
        "size sharedMemPerBlockOptin; int pageableMemoryAccessUsesHostPageTables directManagedMemAccessFromHost "
        "maxBlocksPerMultiProcessor accessPolicyMaxWindowSize; size reservedSharedMemPerBlock; "
        "int hostRegisterSupported sparseHipArraySupported hostRegisterReadOnlySupported "
        "timelineSemaphoreInteropSupported memoryPoolsSupported gpuDirectRDMASupported; "
        "uint gpuDirectRDMAFlushWritesOptions; int gpuDirectRDMAWritesOrdering; uint memoryPoolSupportedHandleTypes; "
        "int deferredMappingHipArraySupported ipcEventSupported clusterLaunch unifiedFunctionPointers reserved[63] "
        "hipReserved[32]; char gcnArchName[256]; size maxSharedMemoryPerMultiProcessor; int clockInstructionRate; "
        "uint arch; pointer hdpMemFlushCntl hdpRegFlushCntl; int cooperativeMultiDeviceUnmatchedFunc "
        "cooperativeMultiDeviceUnmatchedGridDim cooperativeMultiDeviceUnmatchedBlockDim "
        "cooperativeMultiDeviceUnmatchedSharedMem isLargeBar asicRevision"
    ),
}
"""``hipDeviceProp_t``: of 5, and of 6 and what came after."""
