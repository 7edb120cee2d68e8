"""A GPU of NVIDIA's as itself: its properties by HIP's names, and the code that its driver takes."""

from __future__ import annotations

from collections.abc import Iterable

from ....fatbin.model import Entry
from ....fatbin.source import Source
from ....fatbin.target import TargetID
from ....loader.image import LoadedImage
from ....loader.select import Selection
from ....loader.select_cuda import CudaTarget, select_cuda
from ...memory.device import DeviceMemory
from ..model import JitOptions, Model
from .driver import Gpu
from .images import CudaImages
from .module import CudaImage, load_module

WARP = 32
_NUMBERS = {
    "totalConstMem": "TOTAL_CONSTANT_MEMORY",
    "sharedMemPerBlock": "MAX_SHARED_MEMORY_PER_BLOCK",
    "sharedMemPerBlockOptin": "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN",
    "sharedMemPerMultiprocessor": "MAX_SHARED_MEMORY_PER_MULTIPROCESSOR",
    "maxSharedMemoryPerMultiProcessor": "MAX_SHARED_MEMORY_PER_MULTIPROCESSOR",
    "regsPerBlock": "MAX_REGISTERS_PER_BLOCK",
    "regsPerMultiprocessor": "MAX_REGISTERS_PER_MULTIPROCESSOR",
    "warpSize": "WARP_SIZE",
    "maxThreadsPerBlock": "MAX_THREADS_PER_BLOCK",
    "maxThreadsPerMultiProcessor": "MAX_THREADS_PER_MULTIPROCESSOR",
    "maxBlocksPerMultiProcessor": "MAX_BLOCKS_PER_MULTIPROCESSOR",
    "multiProcessorCount": "MULTIPROCESSOR_COUNT",
    "clockRate": "CLOCK_RATE",
    "clockInstructionRate": "CLOCK_RATE",
    "memoryClockRate": "MEMORY_CLOCK_RATE",
    "memoryBusWidth": "GLOBAL_MEMORY_BUS_WIDTH",
    "l2CacheSize": "L2_CACHE_SIZE",
    "major": "COMPUTE_CAPABILITY_MAJOR",
    "minor": "COMPUTE_CAPABILITY_MINOR",
    "memPitch": "MAX_PITCH",
    "textureAlignment": "TEXTURE_ALIGNMENT",
    "texturePitchAlignment": "TEXTURE_PITCH_ALIGNMENT",
    "surfaceAlignment": "SURFACE_ALIGNMENT",
    "maxTexture1D": "MAXIMUM_TEXTURE1D_WIDTH",
    "maxTexture1DLinear": "MAXIMUM_TEXTURE1D_LINEAR_WIDTH",
    "maxSurface1D": "MAXIMUM_SURFACE1D_WIDTH",
    "integrated": "INTEGRATED",
    "canMapHostMemory": "CAN_MAP_HOST_MEMORY",
    "concurrentKernels": "CONCURRENT_KERNELS",
    "asyncEngineCount": "ASYNC_ENGINE_COUNT",
    "unifiedAddressing": "UNIFIED_ADDRESSING",
    "hostNativeAtomicSupported": "HOST_NATIVE_ATOMIC_SUPPORTED",
    "canUseHostPointerForRegisteredMem": "CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM",
    "hostRegisterSupported": "HOST_REGISTER_SUPPORTED",
    "pageableMemoryAccess": "PAGEABLE_MEMORY_ACCESS",
    "cooperativeLaunch": "COOPERATIVE_LAUNCH",
    "streamPrioritiesSupported": "STREAM_PRIORITIES_SUPPORTED",
    "singleToDoublePrecisionPerfRatio": "SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO",
    "pciDomainID": "PCI_DOMAIN_ID",
    "pciBusID": "PCI_BUS_ID",
    "pciDeviceID": "PCI_DEVICE_ID",
}
"""HIP's properties, and the driver's attributes that they are."""
_ATTRIBUTES = {
    "binaryVersion": "BINARY_VERSION", "ptxVersion": "PTX_VERSION", "localSizeBytes": "LOCAL_SIZE_BYTES", "numRegs": "NUM_REGS",
    "sharedSizeBytes": "SHARED_SIZE_BYTES", "constSizeBytes": "CONST_SIZE_BYTES", "maxThreadsPerBlock": "MAX_THREADS_PER_BLOCK",
    "cacheModeCA": "CACHE_MODE_CA",
}  # fmt: skip
"""Numbers of kernels by the names of hipFuncAttributes, and the driver's attributes that they are."""
_AXES = {
    "maxThreadsDim": "MAX_BLOCK_DIM X Y Z", "maxGridSize": "MAX_GRID_DIM X Y Z",
    "maxTexture2D": "MAXIMUM_TEXTURE2D WIDTH HEIGHT", "maxTexture2DLinear": "MAXIMUM_TEXTURE2D_LINEAR WIDTH HEIGHT PITCH",
    "maxTexture2DGather": "MAXIMUM_TEXTURE2D_GATHER WIDTH HEIGHT", "maxTexture3D": "MAXIMUM_TEXTURE3D WIDTH HEIGHT DEPTH",
    "maxTexture1DLayered": "MAXIMUM_TEXTURE1D_LAYERED WIDTH LAYERS",
    "maxTexture2DLayered": "MAXIMUM_TEXTURE2D_LAYERED WIDTH HEIGHT LAYERS",
    "maxSurface2D": "MAXIMUM_SURFACE2D WIDTH HEIGHT", "maxSurface3D": "MAXIMUM_SURFACE3D WIDTH HEIGHT DEPTH",
    "maxSurface1DLayered": "MAXIMUM_SURFACE1D_LAYERED WIDTH LAYERS",
    "maxSurface2DLayered": "MAXIMUM_SURFACE2D_LAYERED WIDTH HEIGHT LAYERS",
}  # fmt: skip
"""HIP's properties of several numbers, and how the driver's attributes that they are begin and end."""
_ARCHITECTURE = 0x7FFF
"""hipDeviceArch_t: all that there are."""


class CudaModel(Model):
    """One of NVIDIA's GPUs."""

    takes_cuda = True

    def __init__(self, gpu: Gpu) -> None:
        self._gpu = gpu
        major, minor = (gpu.attribute(f"COMPUTE_CAPABILITY_{part}") for part in ("MAJOR", "MINOR"))
        self._own = CudaTarget(10 * major + minor)
        self.target = TargetID(str(self._own))
        self._images = CudaImages(gpu)

    @property
    def name(self) -> str:
        return self._gpu.name

    @property
    def wave_size(self) -> int:
        return WARP

    @property
    def lds(self) -> int:
        return self._gpu.attribute("MAX_SHARED_MEMORY_PER_BLOCK_OPTIN")

    @property
    def units(self) -> int:
        return self._gpu.attribute("MULTIPROCESSOR_COUNT")

    @property
    def images(self) -> CudaImages:
        return self._images

    def own_properties(self) -> dict[str, object]:
        attribute = self._gpu.attribute
        numbers = {name: attribute(row) for name, row in _NUMBERS.items()}
        by_axis = {name: row.split() for name, row in _AXES.items()}
        tuples = {name: tuple(attribute(f"{row}_{axis}") for axis in axes) for name, (row, *axes) in by_axis.items()}
        _free, total = self._gpu.call("cuMemGetInfo")
        return {
            "name": self.name, "gcnArchName": "", "gcnArch": 0, "totalGlobalMem": int(total), "memoryPoolsSupported": 1,
            "managedMemory": 1, "arch": _ARCHITECTURE, **numbers, **tuples,
        }  # fmt: skip

    def select(self, entries: Iterable[Entry]) -> Selection:
        found = select_cuda(entries, self._own)
        return Selection(self.target, found.entry, found.verdicts)

    def load(self, source: Source, memory: DeviceMemory, options: JitOptions | None = None) -> LoadedImage:
        return load_module(self._gpu, source, memory, options or JitOptions())

    def groups_of_unit(self, image: LoadedImage, kernel: str, items: int, lds: int) -> int:
        assert isinstance(image, CudaImage)
        return image.groups_of_unit(kernel, items, lds)

    def attributes(self, image: LoadedImage, kernel: str) -> dict[str, int]:
        assert isinstance(image, CudaImage)
        function = image.functions[kernel]
        return {name: self._gpu.function_attribute(row, function) for name, row in _ATTRIBUTES.items()}
