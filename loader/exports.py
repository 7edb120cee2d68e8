"""Symbols that libamdhip64 exports, by version node.

Source: the dynamic symbols of HIP 5.2, and for what came later the version script of the HIP runtime up to 7.2.
Two functions that launch, and two of surfaces, were C++'s once and are C's now: they have both names.
Programs are bound to a name together with its node; a library that lacks a node stops them before they begin.
"""

from __future__ import annotations

LIBRARY = "libamdhip64.so"
MAJORS = (5, 6, 7)

EXPORTS: dict[str, tuple[str, ...]] = {
    "hip_4.2": tuple(
        """
        _Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc _Z23hipDestroySurfaceObjectP13__hip_surface
        _Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j
        _Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_
        _ZN8hip_impl22hipLaunchKernelGGLImplEmRK4dim3S2_jP12ihipStream_tPPv __gnu_f2h_ieee __gnu_h2f_ieee
        __hipGetPCH __hipPopCallConfiguration __hipPushCallConfiguration __hipRegisterFatBinary
        __hipRegisterFunction __hipRegisterManagedVar __hipRegisterSurface __hipRegisterTexture __hipRegisterVar
        __hipUnregisterFatBinary hipApiName hipArray3DCreate hipArrayCreate hipBindTexture hipBindTexture2D
        hipBindTextureToArray hipBindTextureToMipmappedArray hipChooseDevice hipChooseDeviceR0000 hipConfigureCall
        hipCreateChannelDesc hipCreateSurfaceObject hipCreateTextureObject hipCtxCreate hipCtxDestroy
        hipCtxDisablePeerAccess hipCtxEnablePeerAccess hipCtxGetApiVersion hipCtxGetCacheConfig hipCtxGetCurrent
        hipCtxGetDevice hipCtxGetFlags hipCtxGetSharedMemConfig hipCtxPopCurrent hipCtxPushCurrent
        hipCtxSetCacheConfig hipCtxSetCurrent hipCtxSetSharedMemConfig hipCtxSynchronize hipDestroySurfaceObject
        hipDestroyTextureObject hipDeviceCanAccessPeer hipDeviceComputeCapability hipDeviceDisablePeerAccess
        hipDeviceEnablePeerAccess hipDeviceGet hipDeviceGetAttribute hipDeviceGetByPCIBusId hipDeviceGetCacheConfig
        hipDeviceGetLimit hipDeviceGetName hipDeviceGetP2PAttribute hipDeviceGetPCIBusId hipDeviceGetSharedMemConfig
        hipDeviceGetStreamPriorityRange hipDeviceGetTexture1DLinearMaxWidth hipDevicePrimaryCtxGetState
        hipDevicePrimaryCtxRelease hipDevicePrimaryCtxReset hipDevicePrimaryCtxRetain hipDevicePrimaryCtxSetFlags
        hipDeviceReset hipDeviceSetCacheConfig hipDeviceSetSharedMemConfig hipDeviceSynchronize hipDeviceTotalMem
        hipDriverGetVersion hipDrvMemcpy3D hipDrvMemcpy3DAsync hipEnableActivityCallback hipEventCreate
        hipEventCreateWithFlags hipEventDestroy hipEventElapsedTime hipEventQuery hipEventRecord hipEventSynchronize
        hipExtGetLinkTypeAndHopCount hipExtLaunchKernel hipExtLaunchMultiKernelMultiDevice hipExtMallocWithFlags
        hipExtModuleLaunchKernel hipExtStreamCreateWithCUMask hipExtStreamGetCUMask hipFree hipFreeArray hipFreeHost
        hipFreeMipmappedArray hipFuncGetAttribute hipFuncGetAttributes hipFuncSetAttribute hipFuncSetCacheConfig
        hipFuncSetSharedMemConfig hipGetChannelDesc hipGetCmdName hipGetDevice hipGetDeviceCount hipGetDeviceFlags
        hipGetDeviceProperties hipGetDevicePropertiesR0000 hipGetErrorName hipGetErrorString hipGetLastError
        hipGetMipmappedArrayLevel hipGetStreamDeviceId hipGetSymbolAddress hipGetSymbolSize
        hipGetTextureAlignmentOffset hipGetTextureObjectResourceDesc hipGetTextureObjectResourceViewDesc
        hipGetTextureObjectTextureDesc hipGetTextureReference hipHccModuleLaunchKernel hipHostAlloc hipHostFree
        hipHostGetDevicePointer hipHostGetFlags hipHostMalloc hipHostRegister hipHostUnregister hipInit
        hipInitActivityCallback hipIpcCloseMemHandle hipIpcGetEventHandle hipIpcGetMemHandle hipIpcOpenEventHandle
        hipIpcOpenMemHandle hipKernelNameRef hipKernelNameRefByPtr hipLaunchByPtr hipLaunchCooperativeKernel
        hipLaunchCooperativeKernelMultiDevice hipLaunchKernel hipMalloc hipMalloc3D hipMalloc3DArray hipMallocArray
        hipMallocHost hipMallocManaged hipMallocMipmappedArray hipMallocPitch hipMemAdvise hipMemAllocHost
        hipMemAllocPitch hipMemGetAddressRange hipMemGetInfo hipMemPrefetchAsync hipMemPtrGetInfo
        hipMemRangeGetAttribute hipMemRangeGetAttributes hipMemcpy hipMemcpy2D hipMemcpy2DAsync hipMemcpy2DFromArray
        hipMemcpy2DFromArrayAsync hipMemcpy2DToArray hipMemcpy3D hipMemcpy3DAsync hipMemcpyAsync hipMemcpyAtoH
        hipMemcpyDtoD hipMemcpyDtoDAsync hipMemcpyDtoH hipMemcpyDtoHAsync hipMemcpyFromArray hipMemcpyFromSymbol
        hipMemcpyFromSymbolAsync hipMemcpyHtoA hipMemcpyHtoD hipMemcpyHtoDAsync hipMemcpyParam2D
        hipMemcpyParam2DAsync hipMemcpyPeer hipMemcpyPeerAsync hipMemcpyToArray hipMemcpyToSymbol
        hipMemcpyToSymbolAsync hipMemcpyWithStream hipMemset hipMemset2D hipMemset2DAsync hipMemset3D
        hipMemset3DAsync hipMemsetAsync hipMemsetD16 hipMemsetD16Async hipMemsetD32 hipMemsetD32Async hipMemsetD8
        hipMemsetD8Async hipMipmappedArrayCreate hipMipmappedArrayDestroy hipMipmappedArrayGetLevel
        hipModuleGetFunction hipModuleGetGlobal hipModuleGetTexRef hipModuleLaunchKernel hipModuleLoad
        hipModuleLoadData hipModuleLoadDataEx hipModuleOccupancyMaxActiveBlocksPerMultiprocessor
        hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags hipModuleOccupancyMaxPotentialBlockSize
        hipModuleOccupancyMaxPotentialBlockSizeWithFlags hipModuleUnload
        hipOccupancyMaxActiveBlocksPerMultiprocessor hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
        hipOccupancyMaxPotentialBlockSize hipPeekAtLastError hipPointerGetAttributes hipPointerSetAttribute
        hipProfilerStart hipProfilerStop hipRegisterActivityCallback hipRegisterApiCallback
        hipRemoveActivityCallback hipRemoveApiCallback hipRuntimeGetVersion hipSetDevice hipSetDeviceFlags
        hipSetupArgument hipStreamAddCallback hipStreamAttachMemAsync hipStreamCreate hipStreamCreateWithFlags
        hipStreamCreateWithPriority hipStreamDestroy hipStreamGetDevice hipStreamGetFlags hipStreamGetPriority
        hipStreamQuery hipStreamSynchronize hipStreamWaitEvent hipTexObjectCreate hipTexObjectDestroy
        hipTexObjectGetResourceDesc hipTexObjectGetResourceViewDesc hipTexObjectGetTextureDesc hipTexRefGetAddress
        hipTexRefGetAddressMode hipTexRefGetArray hipTexRefGetBorderColor hipTexRefGetFilterMode hipTexRefGetFlags
        hipTexRefGetFormat hipTexRefGetMaxAnisotropy hipTexRefGetMipMappedArray hipTexRefGetMipmapFilterMode
        hipTexRefGetMipmapLevelBias hipTexRefGetMipmapLevelClamp hipTexRefSetAddress hipTexRefSetAddress2D
        hipTexRefSetAddressMode hipTexRefSetArray hipTexRefSetBorderColor hipTexRefSetFilterMode hipTexRefSetFlags
        hipTexRefSetFormat hipTexRefSetMaxAnisotropy hipTexRefSetMipmapFilterMode hipTexRefSetMipmapLevelBias
        hipTexRefSetMipmapLevelClamp hipTexRefSetMipmappedArray hipUnbindTexture hiprtcAddNameExpression
        hiprtcCompileProgram hiprtcCreateProgram hiprtcDestroyProgram hiprtcGetCode hiprtcGetCodeSize
        hiprtcGetErrorString hiprtcGetLoweredName hiprtcGetProgramLog hiprtcGetProgramLogSize hiprtcVersion
        """.split()
    ),
    "hip_4.3": tuple(
        """
        hipArrayDestroy hipDestroyExternalMemory hipDestroyExternalSemaphore hipDrvMemcpy2DUnaligned
        hipExternalMemoryGetMappedBuffer hipGLGetDevices hipGraphAddKernelNode hipGraphAddMemcpyNode
        hipGraphAddMemcpyNode1D hipGraphAddMemsetNode hipGraphCreate hipGraphDestroy hipGraphExecDestroy
        hipGraphInstantiate hipGraphLaunch hipGraphicsGLRegisterBuffer hipGraphicsMapResources
        hipGraphicsResourceGetMappedPointer hipGraphicsUnmapResources hipGraphicsUnregisterResource
        hipImportExternalMemory hipImportExternalSemaphore hipMemcpy2DToArrayAsync hipSignalExternalSemaphoresAsync
        hipStreamBeginCapture hipStreamEndCapture hipStreamIsCapturing hipWaitExternalSemaphoresAsync
        """.split()
    ),
    "hip_4.4": tuple(
        """
        hipGraphAddDependencies hipGraphAddEmptyNode hipGraphExecKernelNodeSetParams hipGraphGetNodes
        hipGraphGetRootNodes hipGraphKernelNodeGetParams hipGraphKernelNodeSetParams hipGraphMemcpyNodeGetParams
        hipGraphMemcpyNodeSetParams hipGraphMemsetNodeGetParams hipGraphMemsetNodeSetParams hipStreamWaitValue32
        hipStreamWaitValue64 hipStreamWriteValue32 hipStreamWriteValue64
        """.split()
    ),
    "hip_4.5": tuple(
        """
        amd_dbgapi_get_build_id amd_dbgapi_get_build_name amd_dbgapi_get_git_hash hipDeviceGetGraphMemAttribute
        hipDeviceGraphMemTrim hipDeviceSetGraphMemAttribute hipGraphAddChildGraphNode hipGraphAddEventRecordNode
        hipGraphAddEventWaitNode hipGraphAddHostNode hipGraphAddMemcpyNodeFromSymbol hipGraphAddMemcpyNodeToSymbol
        hipGraphChildGraphNodeGetGraph hipGraphClone hipGraphDestroyNode hipGraphEventRecordNodeGetEvent
        hipGraphEventRecordNodeSetEvent hipGraphEventWaitNodeGetEvent hipGraphEventWaitNodeSetEvent
        hipGraphExecChildGraphNodeSetParams hipGraphExecEventRecordNodeSetEvent hipGraphExecEventWaitNodeSetEvent
        hipGraphExecHostNodeSetParams hipGraphExecMemcpyNodeSetParams hipGraphExecMemcpyNodeSetParams1D
        hipGraphExecMemcpyNodeSetParamsFromSymbol hipGraphExecMemcpyNodeSetParamsToSymbol
        hipGraphExecMemsetNodeSetParams hipGraphExecUpdate hipGraphGetEdges hipGraphHostNodeGetParams
        hipGraphHostNodeSetParams hipGraphInstantiateWithFlags hipGraphMemcpyNodeSetParams1D
        hipGraphMemcpyNodeSetParamsFromSymbol hipGraphMemcpyNodeSetParamsToSymbol hipGraphNodeFindInClone
        hipGraphNodeGetDependencies hipGraphNodeGetDependentNodes hipGraphNodeGetType hipGraphRemoveDependencies
        hipGraphicsGLRegisterImage hipGraphicsSubResourceGetMappedArray hipStreamGetCaptureInfo
        hipStreamGetCaptureInfo_v2 hipStreamUpdateCaptureDependencies
        """.split()
    ),
    "hip_5.0": tuple(
        """
        hipDrvPointerGetAttributes hipGraphKernelNodeGetAttribute hipGraphKernelNodeSetAttribute
        hipPointerGetAttribute hipThreadExchangeStreamCaptureMode
        """.split()
    ),
    "hip_5.1": tuple(
        """
        hipDeviceGetDefaultMemPool hipDeviceGetMemPool hipDeviceGetUuid hipDeviceSetMemPool hipFreeAsync
        hipMallocAsync hipMallocFromPoolAsync hipMemAddressFree hipMemAddressReserve hipMemCreate
        hipMemExportToShareableHandle hipMemGetAccess hipMemGetAllocationGranularity
        hipMemGetAllocationPropertiesFromHandle hipMemImportFromShareableHandle hipMemMap hipMemMapArrayAsync
        hipMemPoolCreate hipMemPoolDestroy hipMemPoolExportPointer hipMemPoolExportToShareableHandle
        hipMemPoolGetAccess hipMemPoolGetAttribute hipMemPoolImportFromShareableHandle hipMemPoolImportPointer
        hipMemPoolSetAccess hipMemPoolSetAttribute hipMemPoolTrimTo hipMemRelease hipMemRetainAllocationHandle
        hipMemSetAccess hipMemUnmap
        """.split()
    ),
    "hip_5.2": tuple(
        """
        hipEventRecord_spt hipLaunchCooperativeKernel_spt hipLaunchKernel_spt hipMemcpy2DFromArray_spt
        hipMemcpy2DToArray_spt hipMemcpy2D_spt hipMemcpy3D_spt hipMemcpyAsync_spt hipMemcpyFromSymbol_spt
        hipMemcpyToSymbol_spt hipMemcpy_spt hipMemset2D_spt hipMemset3D_spt hipMemset_spt hipStreamGetFlags_spt
        hipStreamGetPriority_spt hipStreamQuery_spt hipStreamSynchronize_spt hipStreamWaitEvent_spt
        """.split()
    ),
    "hip_5.3": tuple(
        """
        hipDeviceSetLimit hipDrvGetErrorName hipDrvGetErrorString hipGraphAddExternalSemaphoresSignalNode
        hipGraphAddExternalSemaphoresWaitNode hipGraphDebugDotPrint
        hipGraphExecExternalSemaphoresSignalNodeSetParams hipGraphExecExternalSemaphoresWaitNodeSetParams
        hipGraphExternalSemaphoresSignalNodeGetParams hipGraphExternalSemaphoresSignalNodeSetParams
        hipGraphExternalSemaphoresWaitNodeGetParams hipGraphExternalSemaphoresWaitNodeSetParams
        hipGraphKernelNodeCopyAttributes hipGraphLaunch_spt hipGraphNodeGetEnabled hipGraphNodeSetEnabled
        hipGraphReleaseUserObject hipGraphRetainUserObject hipGraphUpload hipLaunchHostFunc hipLaunchHostFunc_spt
        hipMemcpy2DAsync_spt hipMemcpy2DFromArrayAsync_spt hipMemcpy2DToArrayAsync_spt hipMemcpy3DAsync_spt
        hipMemcpyFromArray_spt hipMemcpyFromSymbolAsync_spt hipMemcpyToSymbolAsync_spt hipMemset2DAsync_spt
        hipMemset3DAsync_spt hipMemsetAsync_spt hipRegisterTracerCallback hipStreamAddCallback_spt
        hipStreamBeginCapture_spt hipStreamEndCapture_spt hipStreamGetCaptureInfo_spt hipStreamGetCaptureInfo_v2_spt
        hipStreamIsCapturing_spt hipUserObjectCreate hipUserObjectRelease hipUserObjectRetain hiprtcGetBitcode
        hiprtcGetBitcodeSize
        """.split()
    ),
    "hip_5.5": tuple(
        """
        hipGraphAddMemAllocNode hipGraphAddMemFreeNode hipGraphAddNode hipGraphMemAllocNodeGetParams
        hipGraphMemFreeNodeGetParams hipModuleLaunchCooperativeKernel hipModuleLaunchCooperativeKernelMultiDevice
        """.split()
    ),
    "hip_5.6": tuple(
        """
        hipArray3DGetDescriptor hipArrayGetDescriptor hipArrayGetInfo hipDrvGraphAddMemcpyNode
        hipDrvGraphAddMemsetNode
        """.split()
    ),
    "hip_6.0": tuple(
        """
        hipChooseDeviceR0600 hipDrvGraphMemcpyNodeGetParams hipDrvGraphMemcpyNodeSetParams hipExtGetLastError
        hipGetDevicePropertiesR0600
        """.split()
    ),
    "hip_6.1": tuple(
        """
        hipGetProcAddress hipGraphInstantiateWithParams hipStreamBeginCaptureToGraph
        """.split()
    ),
    "hip_6.2": tuple(
        """
        hipDrvGraphAddMemFreeNode hipDrvGraphExecMemcpyNodeSetParams hipDrvGraphExecMemsetNodeSetParams
        hipGetFuncBySymbol hipGraphExecGetFlags hipGraphExecNodeSetParams hipGraphNodeSetParams
        hipMemcpy2DArrayToArray hipMemcpyAtoA hipMemcpyAtoD hipMemcpyAtoHAsync hipMemcpyDtoA hipMemcpyHtoAAsync
        hipSetValidDevices
        """.split()
    ),
    "hip_6.3": tuple(
        """
        hipExtHostAlloc
        """.split()
    ),
    "hip_6.4": tuple(
        """
        hipEventRecordWithFlags hipGraphAddBatchMemOpNode hipGraphBatchMemOpNodeGetParams
        hipGraphBatchMemOpNodeSetParams hipGraphExecBatchMemOpNodeSetParams hipLinkAddData hipLinkAddFile
        hipLinkComplete hipLinkCreate hipLinkDestroy hipStreamBatchMemOp
        """.split()
    ),
    "hip_6.5": tuple(
        """
        hipDrvLaunchKernelEx hipLaunchKernelExC hipMemGetHandleForAddressRange
        """.split()
    ),
    "hip_7.1": tuple(
        """
        hipGetDriverEntryPoint hipGetDriverEntryPoint_spt hipMemAdvise_v2 hipMemPrefetchAsync_v2
        hipMemcpy3DBatchAsync hipMemcpy3DPeer hipMemcpy3DPeerAsync hipMemcpyBatchAsync hipMemsetD2D16
        hipMemsetD2D16Async hipMemsetD2D32 hipMemsetD2D32Async hipMemsetD2D8 hipMemsetD2D8Async
        hipModuleGetFunctionCount hipModuleLoadFatBinary hipStreamGetAttribute hipStreamGetId hipStreamSetAttribute
        """.split()
    ),
    "hip_7.2": tuple(
        """
        hipKernelGetLibrary hipKernelGetName hipLibraryEnumerateKernels hipLibraryGetKernel hipLibraryGetKernelCount
        hipLibraryLoadData hipLibraryLoadFromFile hipLibraryUnload hipMemPrefetchBatchAsync
        hipOccupancyAvailableDynamicSMemPerBlock hipStreamCopyAttributes
        """.split()
    ),
}
"""By node, in the order in which the nodes came."""
NODES = tuple(EXPORTS)
NODE_OF = {name: node for node, names in EXPORTS.items() for name in names}


def soname_of(major: int) -> str:
    """What the library of a HIP release is called."""
    return f"{LIBRARY}.{major}"


def sonames() -> tuple[str, ...]:
    """The names that programs have for the library: the bare one, and that of each release."""
    return (LIBRARY, *map(soname_of, MAJORS))


def is_runtime(soname: str) -> bool:
    """Whether a name is that of HIP's runtime."""
    return soname.startswith(LIBRARY)
