"""Enumerations and structures of HIP's graph functions."""

from __future__ import annotations

import ctypes
from enum import IntEnum
from typing import Any

from ....fatbin.records import dataclass, field
from ..c_layouts import declared
from ..memory.pools import hipMemPoolProps
from ..structures import dim3


class hipGraphNodeType(IntEnum):
    """What a node is. Before HIP 6 these numbers began with 1."""

    hipGraphNodeTypeKernel = 0
    hipGraphNodeTypeMemcpy = 1
    hipGraphNodeTypeMemset = 2
    hipGraphNodeTypeHost = 3
    hipGraphNodeTypeGraph = 4
    hipGraphNodeTypeEmpty = 5
    hipGraphNodeTypeWaitEvent = 6
    hipGraphNodeTypeEventRecord = 7
    hipGraphNodeTypeExtSemaphoreSignal = 8
    hipGraphNodeTypeExtSemaphoreWait = 9
    hipGraphNodeTypeMemAlloc = 10
    hipGraphNodeTypeMemFree = 11
    hipGraphNodeTypeMemcpyFromSymbol = 12
    hipGraphNodeTypeMemcpyToSymbol = 13
    hipGraphNodeTypeBatchMemOp = 14


class hipGraphExecUpdateResult(IntEnum):
    """How updating an executable graph went."""

    hipGraphExecUpdateSuccess = 0
    hipGraphExecUpdateError = 1
    hipGraphExecUpdateErrorTopologyChanged = 2
    hipGraphExecUpdateErrorNodeTypeChanged = 3
    hipGraphExecUpdateErrorFunctionChanged = 4
    hipGraphExecUpdateErrorParametersChanged = 5
    hipGraphExecUpdateErrorNotSupported = 6
    hipGraphExecUpdateErrorUnsupportedFunctionChange = 7


class hipGraphInstantiateFlags(IntEnum):
    """How a graph becomes executable."""

    hipGraphInstantiateFlagAutoFreeOnLaunch = 1
    hipGraphInstantiateFlagUpload = 2
    hipGraphInstantiateFlagDeviceLaunch = 4
    hipGraphInstantiateFlagUseNodePriority = 8


class hipGraphInstantiateResult(IntEnum):
    """How that went."""

    hipGraphInstantiateSuccess = 0
    hipGraphInstantiateError = 1
    hipGraphInstantiateInvalidStructure = 2
    hipGraphInstantiateNodeOperationNotSupported = 3
    hipGraphInstantiateMultipleDevicesNotSupported = 4


class hipGraphDebugDotFlags(IntEnum):
    """What a .dot file says of nodes."""

    hipGraphDebugDotFlagsVerbose = 1 << 0
    hipGraphDebugDotFlagsKernelNodeParams = 1 << 2
    hipGraphDebugDotFlagsMemcpyNodeParams = 1 << 3
    hipGraphDebugDotFlagsMemsetNodeParams = 1 << 4
    hipGraphDebugDotFlagsHostNodeParams = 1 << 5
    hipGraphDebugDotFlagsEventNodeParams = 1 << 6
    hipGraphDebugDotFlagsExtSemasSignalNodeParams = 1 << 7
    hipGraphDebugDotFlagsExtSemasWaitNodeParams = 1 << 8
    hipGraphDebugDotFlagsKernelNodeAttributes = 1 << 9
    hipGraphDebugDotFlagsHandles = 1 << 10


class hipGraphMemAttributeType(IntEnum):
    """What the memory of graphs can be asked."""

    hipGraphMemAttrUsedMemCurrent = 0
    hipGraphMemAttrUsedMemHigh = 1
    hipGraphMemAttrReservedMemCurrent = 2
    hipGraphMemAttrReservedMemHigh = 3


@dataclass
class hipKernelNodeParams:
    """A launch: ``func`` is a function of a module or an address of the host, the rest as hipModuleLaunchKernel has it."""

    blockDim: Any = field(default_factory=dim3)
    extra: Any = None
    func: Any = None
    gridDim: Any = field(default_factory=dim3)
    kernelParams: Any = None
    sharedMemBytes: int = 0
    node: Any = field(default=None, repr=False, compare=False)
    """What is asked about, where this is an answer."""


@declared()
class hipMemsetParams(ctypes.Structure):
    """Setting rows of elements of 1, 2 or 4 bytes."""


@dataclass
class hipHostNodeParams:
    """Calling ``fn(userData)``."""

    fn: Any = None
    userData: Any = None


@declared(hipMemPoolProps)
class hipMemAllocNodeParams(ctypes.Structure):
    """Allocating ``bytesize`` bytes; ``dptr`` is where, when the node is made."""


@dataclass
class hipGraphNodeParams:
    """A node of any type: what ``type`` names is in the attribute of that kind."""

    type: int
    kernel: hipKernelNodeParams | None = None
    memcpy: Any = None
    memset: hipMemsetParams | None = None
    host: hipHostNodeParams | None = None
    graph: Any = None
    eventWait: Any = None
    eventRecord: Any = None
    alloc: hipMemAllocNodeParams | None = None
    free: Any = None


@dataclass
class hipGraphInstantiateParams:
    """How to instantiate, and how it went."""

    flags: int = 0
    uploadStream: Any = None
    errNode_out: Any = None
    result_out: int = 0
