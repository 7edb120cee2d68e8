"""Every property of a device, by the name that HIP's structure has for it."""

from __future__ import annotations

from typing import Protocol

from ..fatbin.codeobject.generations import BY_PROCESSOR
from ..fatbin.codeobject.kernel import DEFAULT_GROUP
from ..fatbin.target import TargetID
from .devices.model import Model
from .devices.products import product_of
from .memory.device import DeviceMemory


class Described(Protocol):
    """What properties are asked of: a device."""

    number: int
    target: TargetID
    memory: DeviceMemory
    model: Model
    reaches_host: bool

    @property
    def wave_size(self) -> int:
        """The number of lanes of a wave."""

    @property
    def has_images(self) -> bool:
        """Whether kernels can read textures."""


KILO, KIB = 1000, 1024
_LARGEST_INT = (1 << 31) - 1
_WALL_CLOCK = 100_000
"""Kilohertz of the clock that s_memrealtime and its successors read."""
MOST_BLOCKS = (_LARGEST_INT, 65536, 65536)
"""Blocks along each axis of a grid."""
_PCI_DOMAIN = 0
_SUPPORTED = 1
_IMAGE_KINDS = ("Texture", "Surface")
_ARCHITECTURE = 0x97FF
"""hipDeviceArch_t: everything but funnel shifts, extended __syncthreads, surfaces and parallelism within kernels."""


def properties_of(device: Described) -> dict[str, object]:
    """The properties that a device reports."""
    if (own := device.model.own_properties()) is not None:
        return {**own, "uuid": uuid_of(device), "isLargeBar": int(device.reaches_host)}
    processor = device.target.processor
    product, generation = product_of(processor), BY_PROCESSOR[processor]
    wave = device.wave_size
    units = product.units // (2 if generation.pairs_cus else 1)
    registers = generation.registers(wave)[0] * wave * generation.simds
    threads = generation.max_waves * generation.simds * wave
    major, minor = int(processor[3:-2]), int(processor[-2], 16)
    return {
        "name": product.name,
        "gcnArchName": str(device.target),
        "gcnArch": int(processor[3:]) if processor[3:].isdigit() else 0,
        "uuid": uuid_of(device),
        "totalGlobalMem": device.memory.capacity,
        "totalConstMem": _LARGEST_INT,
        "sharedMemPerBlock": generation.lds,
        "sharedMemPerBlockOptin": generation.lds,
        "sharedMemPerMultiprocessor": generation.lds,
        "maxSharedMemoryPerMultiProcessor": generation.lds,
        "regsPerBlock": registers,
        "regsPerMultiprocessor": registers,
        "warpSize": wave,
        "maxThreadsPerBlock": DEFAULT_GROUP,
        "maxThreadsPerMultiProcessor": threads,
        "maxBlocksPerMultiProcessor": generation.max_waves * generation.simds // (2 if generation.pairs_cus else 1),
        "maxThreadsDim": (DEFAULT_GROUP,) * 3,
        "maxGridSize": MOST_BLOCKS,
        "multiProcessorCount": units,
        "clockRate": product.clock * KILO,
        "clockInstructionRate": _WALL_CLOCK,
        "memoryClockRate": product.memory_clock * KILO,
        "memoryBusWidth": product.bus,
        "l2CacheSize": product.l2 * KIB,
        "major": major,
        "minor": minor,
        "memPitch": _LARGEST_INT,
        "textureAlignment": 256,
        "texturePitchAlignment": 256,
        "surfaceAlignment": 256,
        **_image_limits(device),
        "integrated": int(product.is_integrated),
        "canMapHostMemory": _SUPPORTED,
        "concurrentKernels": _SUPPORTED,
        "asyncEngineCount": 2,
        "unifiedAddressing": _SUPPORTED,
        "managedMemory": _SUPPORTED,
        "concurrentManagedAccess": _SUPPORTED,
        "pageableMemoryAccess": 0,
        "directManagedMemAccessFromHost": _SUPPORTED,
        "hostNativeAtomicSupported": _SUPPORTED,
        "canUseHostPointerForRegisteredMem": _SUPPORTED,
        "hostRegisterSupported": _SUPPORTED,
        "cooperativeLaunch": _SUPPORTED,
        "cooperativeMultiDeviceLaunch": _SUPPORTED,
        "clusterLaunch": int(generation.largest_cluster > 1),
        "streamPrioritiesSupported": _SUPPORTED,
        "memoryPoolsSupported": _SUPPORTED,
        "ipcEventSupported": _SUPPORTED,
        "unifiedFunctionPointers": _SUPPORTED,
        "singleToDoublePrecisionPerfRatio": 1 if generation.family == "gfx90a" else 16,
        "isLargeBar": int(device.reaches_host),
        "pciDomainID": _PCI_DOMAIN,
        "pciBusID": device.number + 1,
        "pciDeviceID": 0,
        "arch": _ARCHITECTURE,
    }


def _image_limits(device: Described) -> dict[str, object]:
    """How large textures and surfaces can be; nothing where there are none."""
    images = device.model.images
    side, slices, in_a_row = images.limits[:3] if images is not None else (0, 0, 0)
    shapes: dict[str, object] = {
        "1D": side,
        "2D": (side, side),
        "3D": (side, side, slices),
        "1DLayered": (side, slices),
    }
    shapes["2DLayered"] = (side, side, slices)
    limits: dict[str, object] = {f"max{kind}{name}": size for name, size in shapes.items() for kind in _IMAGE_KINDS}
    limits["maxTexture1DLinear"] = in_a_row
    limits["maxTexture2DGather"] = (side, side)
    limits["maxTexture2DLinear"] = (side, side, _LARGEST_INT if side else 0)
    return limits


def uuid_of(device: Described) -> bytes:
    """16 bytes that only this device of the process has: letters of its processor, and its number."""
    return f"{device.target.processor}-{device.number}".encode().ljust(16, b"\0")[:16]


ATTRIBUTES = {
    "AsyncEngineCount": "asyncEngineCount",
    "CanMapHostMemory": "canMapHostMemory",
    "CanUseHostPointerForRegisteredMem": "canUseHostPointerForRegisteredMem",
    "ClockRate": "clockRate",
    "ConcurrentKernels": "concurrentKernels",
    "ConcurrentManagedAccess": "concurrentManagedAccess",
    "CooperativeLaunch": "cooperativeLaunch",
    "CooperativeMultiDeviceLaunch": "cooperativeMultiDeviceLaunch",
    "DirectManagedMemAccessFromHost": "directManagedMemAccessFromHost",
    "HostNativeAtomicSupported": "hostNativeAtomicSupported",
    "HostRegisterSupported": "hostRegisterSupported",
    "Integrated": "integrated",
    "IsLargeBar": "isLargeBar",
    "L2CacheSize": "l2CacheSize",
    "ComputeCapabilityMajor": "major",
    "ComputeCapabilityMinor": "minor",
    "ManagedMemory": "managedMemory",
    "MaxBlocksPerMultiProcessor": "maxBlocksPerMultiProcessor",
    "MaxPitch": "memPitch",
    "MaxSurface1D": "maxSurface1D",
    "MaxTexture1DLinear": "maxTexture1DLinear",
    "MaxTexture1DWidth": "maxTexture1D",
    "MaxRegistersPerBlock": "regsPerBlock",
    "MaxRegistersPerMultiprocessor": "regsPerMultiprocessor",
    "MaxSharedMemoryPerBlock": "sharedMemPerBlock",
    "MaxSharedMemoryPerMultiprocessor": "maxSharedMemoryPerMultiProcessor",
    "MaxThreadsPerBlock": "maxThreadsPerBlock",
    "MaxThreadsPerMultiProcessor": "maxThreadsPerMultiProcessor",
    "MemoryBusWidth": "memoryBusWidth",
    "MemoryClockRate": "memoryClockRate",
    "MemoryPoolsSupported": "memoryPoolsSupported",
    "MultiprocessorCount": "multiProcessorCount",
    "PageableMemoryAccess": "pageableMemoryAccess",
    "PciBusId": "pciBusID",
    "PciDeviceId": "pciDeviceID",
    "PciDomainId": "pciDomainID",
    "SharedMemPerBlockOptin": "sharedMemPerBlockOptin",
    "SharedMemPerMultiprocessor": "sharedMemPerMultiprocessor",
    "SingleToDoublePrecisionPerfRatio": "singleToDoublePrecisionPerfRatio",
    "StreamPrioritiesSupported": "streamPrioritiesSupported",
    "SurfaceAlignment": "surfaceAlignment",
    "TextureAlignment": "textureAlignment",
    "TexturePitchAlignment": "texturePitchAlignment",
    "TotalConstantMemory": "totalConstMem",
    "TotalGlobalMem": "totalGlobalMem",
    "UnifiedAddressing": "unifiedAddressing",
    "WarpSize": "warpSize",
}
"""Attributes that say what a property does: without their beginning, and the property."""

ATTRIBUTE_PARTS = {
    **{f"MaxBlockDim{axis}": ("maxThreadsDim", at) for at, axis in enumerate("XYZ")},
    **{f"MaxGridDim{axis}": ("maxGridSize", at) for at, axis in enumerate("XYZ")},
    **{f"MaxTexture3D{axis}": ("maxTexture3D", at) for at, axis in enumerate(("Width", "Height", "Depth"))},
    **{f"MaxTexture2D{axis}": ("maxTexture2D", at) for at, axis in enumerate(("Width", "Height"))},
    **{f"Max{name}": (f"max{name}", 0) for name in ("Surface2D", "Surface3D", "Texture2DGather", "Texture2DLinear")},
    **{f"Max{kind}{shape}Layered": (f"max{kind}{shape}Layered", 0) for kind in _IMAGE_KINDS for shape in ("1D", "2D")},
}
"""Attributes that are one number of a property with several."""

CONSTANT_ATTRIBUTES = {
    "CanUseStreamWaitValue": 1, "FineGrainSupport": 1, "VirtualMemoryManagementSupported": 1, "WallClockRate": _WALL_CLOCK,
    "MemoryPoolSupportedHandleTypes": 1, "NumberOfXccs": 1,
}  # fmt: skip
"""Attributes that are the same for all devices, and not zero."""
