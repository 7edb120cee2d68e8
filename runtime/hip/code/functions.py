"""HIP's functions about kernels: attributes, and occupancy (how many blocks a device holds)."""

from __future__ import annotations

import ctypes
from enum import IntEnum
from typing import Any
from weakref import WeakKeyDictionary

from ....fatbin.codeobject.kernel import DEFAULT_GROUP
from ....fatbin.errors import UsageError
from ...kernels.kernel import LaunchableKernel
from .. import state
from ..c_layouts import declared
from ..errors import HipError, hipError_t
from ..gate import api
from ..properties import hipFuncCache_t, hipSharedMemConfig
from ..state import StreamLike
from ..text import Text
from .modules import function_of, hipFunction_t
from .statics import registry


class hipFunction_attribute(IntEnum):
    """What can be asked of a function of a module."""

    HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0
    HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1
    HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2
    HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3
    HIP_FUNC_ATTRIBUTE_NUM_REGS = 4
    HIP_FUNC_ATTRIBUTE_PTX_VERSION = 5
    HIP_FUNC_ATTRIBUTE_BINARY_VERSION = 6
    HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7
    HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8
    HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9


class hipFuncAttribute(IntEnum):
    """The attributes of a function that can be set."""

    hipFuncAttributeMaxDynamicSharedMemorySize = 8
    hipFuncAttributePreferredSharedMemoryCarveout = 9


@declared()
class hipFuncAttributes(ctypes.Structure):
    """What is known of a function."""


_FIELDS = {
    0: "maxThreadsPerBlock", 1: "sharedSizeBytes", 2: "constSizeBytes", 3: "localSizeBytes", 4: "numRegs", 5: "ptxVersion",
    6: "binaryVersion", 7: "cacheModeCA", 8: "maxDynamicSharedSizeBytes", 9: "preferredShmemCarveout",
}  # fmt: skip
_CARVEOUTS = range(-1, 101)
_carveouts: WeakKeyDictionary[LaunchableKernel, int] = WeakKeyDictionary()
"""The share of LDS, in percent, that programs asked for; it changes nothing."""
hipOccupancyDefault, hipOccupancyDisableCachingOverride = 0, 1


@api(1)
def hipFuncGetAttribute(attrib: int, hfunc: hipFunction_t | None) -> int:
    if hfunc is None:
        raise HipError(hipError_t.hipErrorInvalidHandle, "there is no function")
    if attrib not in _FIELDS:
        raise UsageError(f"there is no attribute {attrib}")
    return int(getattr(_known(_kernel(hfunc)), _FIELDS[attrib]))


@api(1)
def hipFuncGetAttributes(func: Any) -> hipFuncAttributes:
    """``func`` may also be an address of the host."""
    return _known(_kernel(func))


@api()
def hipFuncSetAttribute(func: Any, attr: int, value: int) -> None:
    """Checked against the kernel and the device; launches ask for LDS themselves."""
    kernel = _kernel(func)
    if attr == hipFuncAttribute.hipFuncAttributeMaxDynamicSharedMemorySize:
        most = kernel.device.lds - (kernel.info.lds or 0)
        if not 0 <= value <= most:
            raise UsageError(f"{value} bytes of dynamic LDS; {kernel.demangled} may have {most}")
    elif attr == hipFuncAttribute.hipFuncAttributePreferredSharedMemoryCarveout:
        if value not in _CARVEOUTS:
            raise UsageError(f"{value} % of LDS; it is -1 to 100")
        _carveouts[kernel] = value
    else:
        raise UsageError(f"there is no attribute {attr}")


@api()
def hipFuncSetCacheConfig(func: Any, config: int) -> None:
    """Changes nothing: no GPU of AMD can choose."""
    _kernel(func)
    if config not in {int(known) for known in hipFuncCache_t}:
        raise UsageError(f"{config}")


@api()
def hipFuncSetSharedMemConfig(func: Any, config: int) -> None:
    """Changes nothing: no GPU of AMD can choose."""
    _kernel(func)
    if config not in {int(known) for known in hipSharedMemConfig}:
        raise UsageError(f"{config}")


@api(1)
def hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(f: Any, blockSize: int, dynSharedMemPerBlk: int) -> int:
    return _active(f, blockSize, dynSharedMemPerBlk)


@api(1)
def hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    f: Any, blockSize: int, dynSharedMemPerBlk: int, flags: int
) -> int:
    """The flags change nothing on AMD's GPUs."""
    _check_flags(flags)
    return _active(f, blockSize, dynSharedMemPerBlk)


@api(1)
def hipOccupancyMaxActiveBlocksPerMultiprocessor(f: Any, blockSize: int, dynSharedMemPerBlk: int) -> int:
    """``f`` may also be an address of the host."""
    return _active(f, blockSize, dynSharedMemPerBlk)


@api(1)
def hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    f: Any, blockSize: int, dynSharedMemPerBlk: int, flags: int
) -> int:
    """The flags change nothing on AMD's GPUs."""
    _check_flags(flags)
    return _active(f, blockSize, dynSharedMemPerBlk)


@api(2)
def hipModuleOccupancyMaxPotentialBlockSize(f: Any, dynSharedMemPerBlk: int, blockSizeLimit: int) -> tuple[int, int]:
    """The grid and the block with which a kernel fills the device: the fewest blocks, and their size."""
    return _best(f, dynSharedMemPerBlk, blockSizeLimit)


@api(2)
def hipModuleOccupancyMaxPotentialBlockSizeWithFlags(
    f: Any, dynSharedMemPerBlk: int, blockSizeLimit: int, flags: int
) -> tuple[int, int]:
    """The flags change nothing on AMD's GPUs."""
    _check_flags(flags)
    return _best(f, dynSharedMemPerBlk, blockSizeLimit)


@api(2)
def hipOccupancyMaxPotentialBlockSize(f: Any, dynSharedMemPerBlk: int, blockSizeLimit: int) -> tuple[int, int]:
    """``f`` may also be an address of the host."""
    return _best(f, dynSharedMemPerBlk, blockSizeLimit)


@api(1)
def hipOccupancyAvailableDynamicSMemPerBlock(f: Any, numBlocks: int, blockSize: int) -> int:
    kernel = _kernel(f)
    if numBlocks <= 0 or blockSize <= 0:
        raise UsageError(f"{numBlocks} blocks of {blockSize}")
    return max(kernel.device.lds // numBlocks - (kernel.info.lds or 0), 0)


def _active(function: Any, items: int, lds: int) -> int:
    kernel = _kernel(function)
    if items <= 0 or lds < 0:
        raise UsageError(f"blocks of {items} work-items and {lds} bytes")
    if items > _largest(kernel):
        return 0
    return _blocks_of_unit(kernel, items, lds)


def _best(function: Any, lds: int, limit: int) -> tuple[int, int]:
    kernel = _kernel(function)
    most = min(_largest(kernel), limit if limit > 0 else DEFAULT_GROUP)
    wave = kernel.info.wavefront_size or kernel.device.wave_size
    sizes = list(range(wave, most + 1, wave)) or [most]
    best = max(sizes, key=lambda size: (size * _blocks_of_unit(kernel, size, lds), size))
    return _blocks_of_unit(kernel, best, lds) * kernel.device.model.units, best


def _blocks_of_unit(kernel: LaunchableKernel, items: int, lds: int) -> int:
    return kernel.device.model.groups_of_unit(kernel.image, kernel.name, items, lds)


def _largest(kernel: LaunchableKernel) -> int:
    return kernel.info.max_workgroup_size or DEFAULT_GROUP


def _known(kernel: LaunchableKernel) -> hipFuncAttributes:
    device = kernel.device
    numbers = device.model.attributes(kernel.image, kernel.name)
    return hipFuncAttributes(
        **numbers, maxDynamicSharedSizeBytes=device.lds - numbers["sharedSizeBytes"],
        preferredShmemCarveout=_carveouts.get(kernel, 0),
    )  # fmt: skip


def _kernel(function: Any) -> LaunchableKernel:
    if function is None or (isinstance(function, int) and not function):
        raise HipError(hipError_t.hipErrorInvalidDeviceFunction, "there is no function")
    state.device()
    return function_of(function).kernel


def _check_flags(flags: int) -> None:
    if flags not in (hipOccupancyDefault, hipOccupancyDisableCachingOverride):
        raise UsageError(f"flags {flags}")


@api(1)
def hipKernelNameRef(f: hipFunction_t | None) -> Text | None:
    """The name as the compiler wrote it, not demangled."""
    return Text(f.kernel.name) if isinstance(f, hipFunction_t) else None


@api(1)
def hipKernelNameRefByPtr(hostFunction: Any, stream: StreamLike = None) -> Text | None:
    """The name as the compiler wrote it; ``hostFunction`` is an address of the host, or a function of a module."""
    device = state.stream_of(stream).device
    if isinstance(hostFunction, hipFunction_t):
        return Text(hostFunction.kernel.name)
    return Text(registry().kernel(int(hostFunction), device).name) if hostFunction else None
