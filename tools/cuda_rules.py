"""How HIP's name follows from CUDA's, for ``tools/cuda_names.py``: rules, and the names that follow none."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

EXCEPTIONS_ROWS = """
cuCtxGetLimit hipDeviceGetLimit
cuCtxGetStreamPriorityRange hipDeviceGetStreamPriorityRange
cuCtxSetLimit hipDeviceSetLimit
cuDeviceGetCount hipGetDeviceCount
cuEventCreate hipEventCreateWithFlags
cuFuncSetAttribute hipFuncSetAttribute
cuGraphInstantiate hipGraphInstantiateWithFlags
cuMemAlloc hipMalloc
cuMemAllocAsync hipMallocAsync
cuMemAllocFromPoolAsync hipMallocFromPoolAsync
cuMemAllocManaged hipMallocManaged
cuMemFree hipFree
cuMemFreeAsync hipFreeAsync
cuMemFreeHost hipHostFree
cuMemHostAlloc hipHostAlloc
cuMemHostGetDevicePointer hipHostGetDevicePointer
cuMemHostGetFlags hipHostGetFlags
cuMemHostRegister hipHostRegister
cuMemHostUnregister hipHostUnregister
cuMemcpy2D hipMemcpyParam2D
cuMemcpy2DAsync hipMemcpyParam2DAsync
cuStreamCreate hipStreamCreateWithFlags
cuStreamGetCaptureInfo hipStreamGetCaptureInfo_v2
cudaStreamGetCaptureInfo hipStreamGetCaptureInfo_v2
cudaFreeHost hipHostFree
cudaMallocHost hipHostMalloc
cudaThreadExit hipDeviceReset
cudaThreadGetCacheConfig hipDeviceGetCacheConfig
cudaThreadGetLimit hipDeviceGetLimit
cudaThreadSetCacheConfig hipDeviceSetCacheConfig
cudaThreadSetLimit hipDeviceSetLimit
cudaThreadSynchronize hipDeviceSynchronize
nvrtcGetCUBIN hiprtcGetCode
nvrtcGetCUBINSize hiprtcGetCodeSize
nvrtcGetPTX hiprtcGetCode
nvrtcGetPTXSize hiprtcGetCodeSize
CUDA_SUCCESS hipSuccess
CUDA_ERROR_ECC_UNCORRECTABLE hipErrorECCNotCorrectable
CUDA_ERROR_INVALID_PTX hipErrorInvalidKernelFile
CUDA_ERROR_LAUNCH_FAILED hipErrorLaunchFailure
CUDA_ERROR_LAUNCH_TIMEOUT hipErrorLaunchTimeOut
CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE hipErrorSetOnActiveProcess
cudaErrorCudartUnloading hipErrorDeinitialized
cudaErrorDeviceAlreadyInUse hipErrorContextAlreadyInUse
cudaErrorDeviceUninitialized hipErrorInvalidContext
cudaErrorECCUncorrectable hipErrorECCNotCorrectable
cudaErrorInitializationError hipErrorNotInitialized
cudaErrorInvalidKernelImage hipErrorInvalidImage
cudaErrorInvalidPtx hipErrorInvalidKernelFile
cudaErrorInvalidResourceHandle hipErrorInvalidHandle
cudaErrorMapBufferObjectFailed hipErrorMapFailed
cudaErrorMemoryAllocation hipErrorOutOfMemory
cudaErrorNoKernelImageForDevice hipErrorNoBinaryForGpu
cudaErrorSymbolNotFound hipErrorNotFound
cudaErrorUnmapBufferObjectFailed hipErrorUnmapFailed
CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED hipGraphInstantiateMultipleDevicesNotSupported
CUDA_LAUNCH_PARAMS hipFunctionLaunchParams
CUDA_MEMCPY2D hip_Memcpy2D
CUDA_MEMCPY3D_PEER -
CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS -
CUDA_POINTER_ATTRIBUTE_P2P_TOKENS -
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR hipDeviceAttributeCanUseStreamWaitValue
CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH hipDeviceAttributeMemoryBusWidth
CU_DEVICE_ATTRIBUTE_GPU_OVERLAP hipDeviceAttributeAsyncEngineCount
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN hipDeviceAttributeSharedMemPerBlockOptin
CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD hipDeviceAttributeIsMultiGpuBoard
CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK hipDeviceAttributeMaxRegistersPerBlock
CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK hipDeviceAttributeMaxSharedMemoryPerBlock
CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED hipDevP2PAttrHipArrayAccessSupported
cudaDevAttrGlobalMemoryBusWidth hipDeviceAttributeMemoryBusWidth
cudaDevAttrGpuOverlap hipDeviceAttributeAsyncEngineCount
cudaDevAttrMaxSharedMemoryPerBlockOptin hipDeviceAttributeSharedMemPerBlockOptin
CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL hipGraphNodeTypeExtSemaphoreSignal
CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT hipGraphNodeTypeExtSemaphoreWait
CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST hipGraphicsRegisterFlagsSurfaceLoadStore
CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER hipGraphKernelNodePortLaunchCompletion
CU_IPC_HANDLE_SIZE HIP_IPC_HANDLE_SIZE
CU_JIT_MAX_REGISTERS hipJitOptionMaxRegisters
CU_JIT_NEW_SM3X_OPT hipJitOptionSm3xOpt
CU_JIT_TARGET_FROM_CUCONTEXT hipJitOptionTargetFromContext
CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE
CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE hipSharedMemBankSizeDefault
CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE hipSharedMemBankSizeEightByte
CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE hipSharedMemBankSizeFourByte
CU_STREAM_WAIT_VALUE_GEQ hipStreamWaitValueGte
CU_MEMHOSTALLOC_DEVICEMAP hipHostAllocMapped
CU_MEMHOSTALLOC_PORTABLE hipHostAllocPortable
CU_MEMHOSTALLOC_WRITECOMBINED hipHostAllocWriteCombined
CU_MEMHOSTREGISTER_DEVICEMAP hipHostRegisterMapped
CUDA_ARRAY3D_2DARRAY hipArrayLayered
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC hipCooperativeLaunchMultiDeviceNoPostSync
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC hipCooperativeLaunchMultiDeviceNoPreSync
CUDA_ARRAY3D_SURFACE_LDST hipArraySurfaceLoadStore
CUDA_VERSION HIP_VERSION
CUDART_VERSION HIP_VERSION
CUdevice_P2PAttribute hipDeviceP2PAttr
CUdeviceptr hipDeviceptr_t
CUfunc_cache hipFuncCache_t
CUgraphMem_attribute hipGraphMemAttributeType
CUhostFn hipHostFn_t
CUlaunchConfig HIP_LAUNCH_CONFIG
CUmemPool_attribute hipMemPoolAttr
CUmem_advise hipMemoryAdvise
CUmemoryPool hipMemPool_t
CUctx_st ihipCtx_t
CUevent_st ihipEvent_t
CUfunc_st ihipModuleSymbol_t
CUgraph_st ihipGraph
CUmemPoolHandle_st ihipMemPoolHandle_t
CUmod_st ihipModule_t
CUstream_st ihipStream_t
CUresult hipError_t
CUsharedconfig hipSharedMemConfig
CUstreamUpdateCaptureDependencies_flags hipStreamUpdateCaptureDependenciesFlags
CUsurfObject hipSurfaceObject_t
CUtexObject hipTextureObject_t
CUtexref hipTexRef
CUcontext hipCtx_t
CUjit_option hipJitOption
CUjit_target -
CUuserObjectRetain_flags hipUserObjectRetainFlags
CUuserObject_flags hipUserObjectFlags
CUuuid hipUUID
cudaUUID_t hipUUID
cudaDeviceProp hipDeviceProp_t
cudaError hipError_t
cudaPointerAttributes hipPointerAttribute_t
cudaDataType_t hipDataType
cudaCSV -
cudaKeyValuePair -
cudaExternalSemaphoreSignalNodeParams hipExternalSemaphoreSignalNodeParams
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS hipExternalSemaphoreSignalNodeParams
CUDA_EXT_SEM_WAIT_NODE_PARAMS hipExternalSemaphoreWaitNodeParams
CUDA_ERROR_INVALID_VALUE hipErrorInvalidValue
CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES hipErrorLaunchOutOfResources
CUDA_ERROR_NOT_INITIALIZED hipErrorNotInitialized
CUGLDeviceList hipGLDeviceList
cudaDeviceAttr hipDeviceAttribute_t
CUmipmappedArray hipMipmappedArray_t
CUpointer_attribute hipPointer_attribute
CU_DEVICE_CPU hipCpuDeviceId
CU_DEVICE_INVALID hipInvalidDeviceId
cudaDeviceBlockingSync hipDeviceScheduleBlockingSync
CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID hipDeviceAttributePciDomainID
cudaDevAttrPciDomainId hipDeviceAttributePciDomainID
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 hipDeviceAttributeCanUseStreamWaitValue
cudaLaunchKernelEx hipLaunchKernelExC
"""
EXCEPTIONS = dict(line.split() for line in EXCEPTIONS_ROWS.strip().splitlines())
"""Names that follow no rule; ``-`` has no counterpart, though a rule finds a name."""
_PREFIXES = (
    (r"CUDA_ERROR_", "hipError"), (r"CU_DEVICE_ATTRIBUTE_", "hipDeviceAttribute"), (r"cudaDevAttr", "hipDeviceAttribute"),
    (r"CU_DEVICE_P2P_ATTRIBUTE_", "hipDevP2PAttr"), (r"CU_JIT_INPUT_", "hipJitInput"), (r"CU_JIT_NUM_", "hipJitNum"),
    (r"CU_JIT_", "hipJitOption"), (r"CU_MEMPOOL_ATTR_", "hipMemPool"), (r"CU_MEM_ALLOC_GRANULARITY_", "hipMemAllocationGranularity"),
    (r"CU_CTX_SCHED_", "hipDeviceSchedule"), (r"CU_CTX_BLOCKING_", "hipDeviceScheduleBlocking"), (r"CU_CTX_", "hipDevice"),
    (r"CU_MEMHOSTREGISTER_", "hipHostRegister"), (r"CU_MEMCPY_OPERAND_", "hipMemcpyOperand"), (r"CUDA_ARRAY3D_", "hipArray"),
    (r"nvrtc", "hiprtc"), (r"NVRTC_", "HIPRTC_"), (r"make_cu(da)?", "make_hip"), (r"CUGPU", "hipGPU"),
    (r"cu(?=[A-Z])", "hipDrv"), (r"cu(?=[A-Z])", "hipModule"), (r"cuda(?=[A-Z])", "hip"), (r"cu(?=[A-Z])", "hip"),
    (r"CUDA_", "HIP_"), (r"CUDART_", "HIP_"), (r"CU_", "HIP_"), (r"CU(?=[a-z])", "hip"), (r"CU(?=[a-z])", "HIP"), (r"CUDA_", "hip"), (r"CU_", "hip"),
)  # fmt: skip
"""How the beginning of a name changes, in the order in which they are tried."""
_WORDS = (("cudaarray", "hiparray"), ("cuda", "hip"), ("maximum", "max"), ("mipmapped", "mipmap"))
_ONE_NAME = re.compile(
    r"(hipDeviceAttributeMax(?:imum)?_?(?:Surface|Texture).*?)_?(Width|Height|Depth|Pitch)_?(Alternate|Alt)?", re.I
)
"""Sizes of images that are one attribute in HIP."""
VERSIONED = re.compile(r"_v\d+$|_pt[ds]z?$|_st$|_union$|_enum$|_ptds$|_ptsz$")


class Names:
    """The names that HIP declares, and which of them CUDA's names become."""

    def __init__(self, declared: Collection[str]) -> None:
        self._declared = frozenset(declared)
        self._folded: dict[str, str] = {}
        for name in sorted(declared, key=lambda name: (name.startswith("HIP"), name)):
            self._folded.setdefault(_fold(name), name)

    def of(self, name: str) -> str | None:
        """HIP's name for one of CUDA's."""
        if name in EXCEPTIONS:
            found = EXCEPTIONS[name]
            return found if found in self._declared else None
        for each in _candidates(name):
            if each in self._declared and each != name:
                return each
        folded = (self._folded.get(_fold(each)) for each in _candidates(name))
        return next(filter(None, folded), None) or self._versioned(name)

    def _versioned(self, name: str) -> str | None:
        plain = VERSIONED.sub("", name)
        return self.of(plain) if plain != name else None


def _candidates(name: str) -> Iterator[str]:
    for pattern, beginning in _PREFIXES:
        if match := re.match(pattern, name):
            changed = beginning + name[match.end() :]
            if re.match(r"CU[a-z]", name):
                yield f"{changed}_t"
            yield changed
            if re.match(r"cuda[A-Z]", name):
                yield f"{changed}_t"
            if name.startswith(("cudaDevAttr", "CU_DEVICE_ATTRIBUTE_")):
                yield from _of_image(changed)


def _of_image(name: str) -> Iterator[str]:
    if match := _ONE_NAME.fullmatch(name):
        yield match[1] + ("Alt" if match[3] else "")
        yield re.sub("2D_?ARRAY", "2DLayered", match[1], flags=re.I)


def _fold(name: str) -> str:
    """A name without what differs in how words are joined."""
    folded = name.replace("_", "").lower()
    for word, other in _WORDS:
        folded = folded.replace(word, other)
    return folded
