"""The structures, handles and function types of HIP's API, as rows that ``c_layouts.py`` reads.

Source: hip_runtime_api.h of HIP 6.
"""

ROWS = """
struct hipDeviceArch_t: uint hasGlobalInt32Atomics:1 hasGlobalFloatAtomicExch:1 hasSharedInt32Atomics:1
    hasSharedFloatAtomicExch:1 hasFloatAtomicAdd:1 hasGlobalInt64Atomics:1 hasSharedInt64Atomics:1 hasDoubles:1
    hasWarpVote:1 hasWarpBallot:1 hasWarpShuffle:1 hasFunnelShift:1 hasThreadFenceSystem:1 hasSyncThreadsExt:1
    hasSurfaceFuncs:1 has3dGrid:1 hasDynamicParallelism:1
struct hipUUID:hipUUID_t char bytes[16]
struct hipDeviceProp_tR0600 char name[256]; hipUUID uuid; char luid[8]; uint luidDeviceNodeMask; size_t totalGlobalMem
    sharedMemPerBlock; int regsPerBlock warpSize; size_t memPitch; int maxThreadsPerBlock maxThreadsDim[3]
    maxGridSize[3] clockRate; size_t totalConstMem; int major minor; size_t textureAlignment texturePitchAlignment; int
    deviceOverlap multiProcessorCount kernelExecTimeoutEnabled integrated canMapHostMemory computeMode maxTexture1D
    maxTexture1DMipmap maxTexture1DLinear maxTexture2D[2] maxTexture2DMipmap[2] maxTexture2DLinear[3]
    maxTexture2DGather[2] maxTexture3D[3] maxTexture3DAlt[3] maxTextureCubemap maxTexture1DLayered[2]
    maxTexture2DLayered[3] maxTextureCubemapLayered[2] maxSurface1D maxSurface2D[2] maxSurface3D[3]
    maxSurface1DLayered[2] maxSurface2DLayered[3] maxSurfaceCubemap maxSurfaceCubemapLayered[2]; size_t
    surfaceAlignment; int concurrentKernels ECCEnabled pciBusID pciDeviceID pciDomainID tccDriver asyncEngineCount
    unifiedAddressing memoryClockRate memoryBusWidth l2CacheSize persistingL2CacheMaxSize maxThreadsPerMultiProcessor
    streamPrioritiesSupported globalL1CacheSupported localL1CacheSupported; size_t sharedMemPerMultiprocessor; int
    regsPerMultiprocessor managedMemory isMultiGpuBoard multiGpuBoardGroupID hostNativeAtomicSupported
    singleToDoublePrecisionPerfRatio pageableMemoryAccess concurrentManagedAccess computePreemptionSupported
    canUseHostPointerForRegisteredMem cooperativeLaunch cooperativeMultiDeviceLaunch; size_t sharedMemPerBlockOptin; int
    pageableMemoryAccessUsesHostPageTables directManagedMemAccessFromHost maxBlocksPerMultiProcessor
    accessPolicyMaxWindowSize; size_t reservedSharedMemPerBlock; int hostRegisterSupported sparseHipArraySupported
    hostRegisterReadOnlySupported timelineSemaphoreInteropSupported memoryPoolsSupported gpuDirectRDMASupported; uint
    gpuDirectRDMAFlushWritesOptions; int gpuDirectRDMAWritesOrdering; uint memoryPoolSupportedHandleTypes; int
    deferredMappingHipArraySupported ipcEventSupported clusterLaunch unifiedFunctionPointers reserved[63]
    hipReserved[32]; char gcnArchName[256]; size_t maxSharedMemoryPerMultiProcessor; int clockInstructionRate;
    hipDeviceArch_t arch; uint* hdpMemFlushCntl hdpRegFlushCntl; int cooperativeMultiDeviceUnmatchedFunc
    cooperativeMultiDeviceUnmatchedGridDim cooperativeMultiDeviceUnmatchedBlockDim
    cooperativeMultiDeviceUnmatchedSharedMem isLargeBar asicRevision
struct hipPointerAttribute_t enum.hipMemoryType type; int device; void* devicePointer hostPointer; int isManaged; uint
    allocationFlags
typedef hipDeviceptr_t void*
struct hipChannelFormatDesc int x y z w; enum.hipChannelFormatKind f
typedef hipArray_t struct.hipArray*
typedef hipArray_const_t const.struct.hipArray*
struct HIP_ARRAY_DESCRIPTOR size_t Width Height; enum.hipArray_Format Format; uint NumChannels
struct HIP_ARRAY3D_DESCRIPTOR size_t Width Height Depth; enum.hipArray_Format Format; uint NumChannels Flags
struct hip_Memcpy2D size_t srcXInBytes srcY; enum.hipMemoryType srcMemoryType; const.void* srcHost; hipDeviceptr_t
    srcDevice; hipArray_t srcArray; size_t srcPitch dstXInBytes dstY; enum.hipMemoryType dstMemoryType; void* dstHost;
    hipDeviceptr_t dstDevice; hipArray_t dstArray; size_t dstPitch WidthInBytes Height
struct hipMipmappedArray void* data; hipChannelFormatDesc desc; uint type width height depth min_mipmap_level
    max_mipmap_level flags; enum.hipArray_Format format; uint num_channels
typedef hipMipmappedArray_t struct.hipMipmappedArray*
typedef hipMipmappedArray_const_t const.struct.hipMipmappedArray*
struct HIP_TEXTURE_DESC:HIP_TEXTURE_DESC_st enum.HIPaddress_mode addressMode[3]; enum.HIPfilter_mode filterMode; uint
    flags maxAnisotropy; enum.HIPfilter_mode mipmapFilterMode; float mipmapLevelBias minMipmapLevelClamp
    maxMipmapLevelClamp borderColor[4]; int reserved[12]
struct hipResourceDesc enum.hipResourceType resType; union { struct { hipArray_t array } array; struct {
    hipMipmappedArray_t mipmap } mipmap; struct { void* devPtr; hipChannelFormatDesc desc; size_t sizeInBytes } linear;
    struct { void* devPtr; hipChannelFormatDesc desc; size_t width height pitchInBytes } pitch2D } res
struct HIP_RESOURCE_DESC:HIP_RESOURCE_DESC_st enum.HIPresourcetype resType; union { struct { hipArray_t hArray } array;
    struct { hipMipmappedArray_t hMipmappedArray } mipmap; struct { hipDeviceptr_t devPtr; enum.hipArray_Format format;
    uint numChannels; size_t sizeInBytes } linear; struct { hipDeviceptr_t devPtr; enum.hipArray_Format format; uint
    numChannels; size_t width height pitchInBytes } pitch2D; struct { int reserved[32] } reserved } res; uint flags
struct :hipResourceViewDesc enum.hipResourceViewFormat format; size_t width height depth; uint firstMipmapLevel
    lastMipmapLevel firstLayer lastLayer
struct HIP_RESOURCE_VIEW_DESC:HIP_RESOURCE_VIEW_DESC_st enum.HIPresourceViewFormat format; size_t width height depth;
    uint firstMipmapLevel lastMipmapLevel firstLayer lastLayer reserved[16]
struct hipPitchedPtr void* ptr; size_t pitch xsize ysize
struct hipExtent size_t width height depth
struct hipPos size_t x y z
struct hipMemcpy3DParms hipArray_t srcArray; hipPos srcPos; hipPitchedPtr srcPtr; hipArray_t dstArray; hipPos dstPos;
    hipPitchedPtr dstPtr; hipExtent extent; enum.hipMemcpyKind kind
struct HIP_MEMCPY3D size_t srcXInBytes srcY srcZ srcLOD; enum.hipMemoryType srcMemoryType; const.void* srcHost;
    hipDeviceptr_t srcDevice; hipArray_t srcArray; size_t srcPitch srcHeight dstXInBytes dstY dstZ dstLOD;
    enum.hipMemoryType dstMemoryType; void* dstHost; hipDeviceptr_t dstDevice; hipArray_t dstArray; size_t dstPitch
    dstHeight WidthInBytes Height Depth
struct hipMemLocation enum.hipMemLocationType type; int id
struct hipMemcpyAttributes enum.hipMemcpySrcAccessOrder srcAccessOrder; hipMemLocation srcLocHint dstLocHint; uint flags
struct hipOffset3D size_t x y z
struct hipMemcpy3DOperand enum.hipMemcpy3DOperandType type; union { struct { void* ptr; size_t rowLength layerHeight;
    hipMemLocation locHint } ptr; struct { hipArray_t array; hipOffset3D offset } array } op
struct hipMemcpy3DBatchOp hipMemcpy3DOperand src dst; hipExtent extent; enum.hipMemcpySrcAccessOrder srcAccessOrder;
    uint flags
struct hipMemcpy3DPeerParms hipArray_t srcArray; hipPos srcPos; hipPitchedPtr srcPtr; int srcDevice; hipArray_t
    dstArray; hipPos dstPos; hipPitchedPtr dstPtr; int dstDevice; hipExtent extent
struct :__hip_texture
typedef hipTextureObject_t struct.__hip_texture*
struct textureReference int normalized; enum.hipTextureReadMode readMode; enum.hipTextureFilterMode filterMode;
    enum.hipTextureAddressMode addressMode[3]; hipChannelFormatDesc channelDesc; int sRGB; uint maxAnisotropy;
    enum.hipTextureFilterMode mipmapFilterMode; float mipmapLevelBias minMipmapLevelClamp maxMipmapLevelClamp;
    hipTextureObject_t textureObject; int numChannels; enum.hipArray_Format format
struct hipTextureDesc enum.hipTextureAddressMode addressMode[3]; enum.hipTextureFilterMode filterMode;
    enum.hipTextureReadMode readMode; int sRGB; float borderColor[4]; int normalizedCoords; uint maxAnisotropy;
    enum.hipTextureFilterMode mipmapFilterMode; float mipmapLevelBias minMipmapLevelClamp maxMipmapLevelClamp
struct :__hip_surface
typedef hipSurfaceObject_t struct.__hip_surface*
typedef hipCtx_t struct.ihipCtx_t*
typedef hipDevice_t int
typedef hipStream_t struct.ihipStream_t*
struct hipIpcMemHandle_t:hipIpcMemHandle_st char reserved[64]
struct hipIpcEventHandle_t:hipIpcEventHandle_st char reserved[64]
typedef hipModule_t struct.ihipModule_t*
typedef hipFunction_t struct.ihipModuleSymbol_t*
typedef hipLinkState_t struct.ihipLinkState_t*
typedef hipLibrary_t struct.ihipLibrary_t*
typedef hipKernel_t struct.ihipKernel_t*
typedef hipMemPool_t struct.ihipMemPoolHandle_t*
struct hipFuncAttributes int binaryVersion cacheModeCA; size_t constSizeBytes localSizeBytes; int
    maxDynamicSharedSizeBytes maxThreadsPerBlock numRegs preferredShmemCarveout ptxVersion; size_t sharedSizeBytes
typedef hipEvent_t struct.ihipEvent_t*
union hipStreamBatchMemOpParams:hipStreamBatchMemOpParams_union enum.hipStreamBatchMemOpType operation;
    struct:hipStreamMemOpWaitValueParams_t { enum.hipStreamBatchMemOpType operation; hipDeviceptr_t address; union {
    uint32_t value; uint64_t value64 }; uint flags; hipDeviceptr_t alias } waitValue;
    struct:hipStreamMemOpWriteValueParams_t { enum.hipStreamBatchMemOpType operation; hipDeviceptr_t address; union {
    uint32_t value; uint64_t value64 }; uint flags; hipDeviceptr_t alias } writeValue;
    struct:hipStreamMemOpFlushRemoteWritesParams_t { enum.hipStreamBatchMemOpType operation; uint flags }
    flushRemoteWrites; struct:hipStreamMemOpMemoryBarrierParams_t { enum.hipStreamBatchMemOpType operation; uint flags }
    memoryBarrier; uint64_t pad[6]
struct hipBatchMemOpNodeParams hipCtx_t ctx; uint count; hipStreamBatchMemOpParams* paramArray; uint flags
struct hipMemAccessDesc hipMemLocation location; enum.hipMemAccessFlags flags
struct hipMemPoolProps enum.hipMemAllocationType allocType; enum.hipMemAllocationHandleType handleTypes; hipMemLocation
    location; void* win32SecurityAttributes; size_t maxSize; uchar reserved[56]
struct hipMemPoolPtrExportData uchar reserved[64]
struct hipLaunchParams:hipLaunchParams_t void* func; dim3 gridDim blockDim; void** args; size_t sharedMem; hipStream_t
    stream
struct hipFunctionLaunchParams:hipFunctionLaunchParams_t hipFunction_t function; uint gridDimX gridDimY gridDimZ
    blockDimX blockDimY blockDimZ sharedMemBytes; hipStream_t hStream; void** kernelParams
struct hipExternalMemoryHandleDesc:hipExternalMemoryHandleDesc_st enum.hipExternalMemoryHandleType type; union { int fd;
    struct { void* handle; const.void* name } win32; const.void* nvSciBufObject } handle; ulong size; uint flags
    reserved[16]
struct hipExternalMemoryBufferDesc:hipExternalMemoryBufferDesc_st ulong offset size; uint flags reserved[16]
typedef hipExternalMemory_t void*
struct hipExternalSemaphoreHandleDesc:hipExternalSemaphoreHandleDesc_st enum.hipExternalSemaphoreHandleType type; union
    { int fd; struct { void* handle; const.void* name } win32; const.void* NvSciSyncObj } handle; uint flags
    reserved[16]
typedef hipExternalSemaphore_t void*
struct hipExternalSemaphoreSignalParams:hipExternalSemaphoreSignalParams_st struct { struct { ulong value } fence; union
    { void* fence; ulong reserved } nvSciSync; struct { ulong key } keyedMutex; uint reserved[12] } params; uint flags
    reserved[16]
struct hipExternalSemaphoreWaitParams:hipExternalSemaphoreWaitParams_st struct { struct { ulong value } fence; union {
    void* fence; ulong reserved } nvSciSync; struct { ulong key; uint timeoutMs } keyedMutex; uint reserved[10] }
    params; uint flags reserved[16]
typedef hipGraphicsResource struct._hipGraphicsResource
typedef hipGraphicsResource_t hipGraphicsResource*
typedef hipGraph_t struct.ihipGraph*
typedef hipGraphNode_t struct.hipGraphNode*
typedef hipGraphExec_t struct.hipGraphExec*
typedef hipUserObject_t struct.hipUserObject*
function hipHostFn_t void*
struct hipHostNodeParams hipHostFn_t fn; void* userData
struct hipKernelNodeParams dim3 blockDim; void** extra; void* func; dim3 gridDim; void** kernelParams; uint
    sharedMemBytes
struct hipMemsetParams void* dst; uint elementSize; size_t height pitch; uint value; size_t width
struct hipMemAllocNodeParams hipMemPoolProps poolProps; const.hipMemAccessDesc* accessDescs; size_t accessDescCount
    bytesize; void* dptr
struct hipAccessPolicyWindow void* base_ptr; enum.hipAccessProperty hitProp; float hitRatio; enum.hipAccessProperty
    missProp; size_t num_bytes
struct hipLaunchMemSyncDomainMap uchar default_ remote
union hipLaunchAttributeValue char pad[64]; hipAccessPolicyWindow accessPolicyWindow; int cooperative priority;
    enum.hipSynchronizationPolicy syncPolicy; hipLaunchMemSyncDomainMap memSyncDomainMap; enum.hipLaunchMemSyncDomain
    memSyncDomain; struct { uint x y z } clusterDim
struct hipGraphInstantiateParams hipGraphNode_t errNode_out; ulong flags; enum.hipGraphInstantiateResult result_out;
    hipStream_t uploadStream
struct hipMemAllocationProp enum.hipMemAllocationType type; union { enum.hipMemAllocationHandleType requestedHandleType
    requestedHandleTypes }; hipMemLocation location; void* win32HandleMetaData; struct { uchar compressionType
    gpuDirectRDMACapable; ushort usage } allocFlags
struct hipExternalSemaphoreSignalNodeParams hipExternalSemaphore_t* extSemArray; const.hipExternalSemaphoreSignalParams*
    paramsArray; uint numExtSems
struct hipExternalSemaphoreWaitNodeParams hipExternalSemaphore_t* extSemArray; const.hipExternalSemaphoreWaitParams*
    paramsArray; uint numExtSems
typedef hipMemGenericAllocationHandle_t struct.ihipMemGenericAllocationHandle*
struct hipArrayMapInfo enum.hipResourceType resourceType; union { hipMipmappedArray mipmap; hipArray_t array } resource;
    enum.hipArraySparseSubresourceType subresourceType; union { struct { uint level layer offsetX offsetY offsetZ
    extentWidth extentHeight extentDepth } sparseLevel; struct { uint layer; ulong offset size } miptail } subresource;
    enum.hipMemOperationType memOperationType; enum.hipMemHandleType memHandleType; union {
    hipMemGenericAllocationHandle_t memHandle } memHandle; ulong offset; uint deviceBitMask flags reserved[2]
struct hipMemcpyNodeParams int flags reserved[3]; hipMemcpy3DParms copyParams
struct hipChildGraphNodeParams hipGraph_t graph
struct hipEventWaitNodeParams hipEvent_t event
struct hipEventRecordNodeParams hipEvent_t event
struct hipMemFreeNodeParams void* dptr
struct hipGraphNodeParams enum.hipGraphNodeType type; int reserved0[3]; union { longlong reserved1[29];
    hipKernelNodeParams kernel; hipMemcpyNodeParams memcpy; hipMemsetParams memset; hipHostNodeParams host;
    hipChildGraphNodeParams graph; hipEventWaitNodeParams eventWait; hipEventRecordNodeParams eventRecord;
    hipExternalSemaphoreSignalNodeParams extSemSignal; hipExternalSemaphoreWaitNodeParams extSemWait;
    hipMemAllocNodeParams alloc; hipMemFreeNodeParams free }; longlong reserved2
struct hipGraphEdgeData uchar from_port reserved[5] to_port type
struct hipLaunchAttribute:hipLaunchAttribute_st enum.hipLaunchAttributeID id; char pad[4]; union {
    hipLaunchAttributeValue val value }
struct hipLaunchConfig_t:hipLaunchConfig_st dim3 gridDim blockDim; size_t dynamicSmemBytes; hipStream_t stream;
    hipLaunchAttribute* attrs; uint numAttrs
struct HIP_LAUNCH_CONFIG:HIP_LAUNCH_CONFIG_st uint gridDimX gridDimY gridDimZ blockDimX blockDimY blockDimZ
    sharedMemBytes; hipStream_t hStream; hipLaunchAttribute* attrs; uint numAttrs
function hipStreamCallback_t hipStream_t hipError_t void*
"""
"""``struct NAME FIELDS``, in the order in which C needs them.

The tag follows a colon where it is not the name; without a name there is only the tag, without a tag only the name. Fields are
a type and the names of that type, or a structure in braces. Words of a type are joined by dots; ``enum.`` is before
enumerations.
"""
