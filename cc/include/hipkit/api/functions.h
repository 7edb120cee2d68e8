// Functions of HIP's API, by name: written by tools/api_header.py.
#pragma once

#include <limits.h>

#include "hipkit/api/flags.h"
#include "hipkit/api/structures.h"

#ifdef __cplusplus
#define HIPKIT_DEFAULT(value) = value
extern "C" {
#else
#define HIPKIT_DEFAULT(value)
#endif

hipError_t __hipPopCallConfiguration(dim3 *, dim3 *, size_t *, hipStream_t *);
hipError_t __hipPushCallConfiguration(dim3, dim3, size_t HIPKIT_DEFAULT(0), hipStream_t HIPKIT_DEFAULT(0));
const char *hipApiName(unsigned int);
hipError_t hipArray3DCreate(hipArray_t *, const HIP_ARRAY3D_DESCRIPTOR *);
hipError_t hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR *, hipArray_t);
hipError_t hipArrayCreate(hipArray_t *, const HIP_ARRAY_DESCRIPTOR *);
hipError_t hipArrayDestroy(hipArray_t);
hipError_t hipArrayGetDescriptor(HIP_ARRAY_DESCRIPTOR *, hipArray_t);
hipError_t hipArrayGetInfo(hipChannelFormatDesc *, hipExtent *, unsigned int *, hipArray_t);
hipError_t hipBindTexture(size_t *, const textureReference *, const void *, const hipChannelFormatDesc *,
    size_t HIPKIT_DEFAULT(UINT_MAX));
hipError_t hipBindTexture2D(size_t *, const textureReference *, const void *, const hipChannelFormatDesc *, size_t,
    size_t, size_t);
hipError_t hipBindTextureToArray(const textureReference *, hipArray_const_t, const hipChannelFormatDesc *);
hipError_t hipBindTextureToMipmappedArray(const textureReference *, hipMipmappedArray_const_t,
    const hipChannelFormatDesc *);
hipError_t hipChooseDeviceR0600(int *, const hipDeviceProp_tR0600 *);
hipError_t hipConfigureCall(dim3, dim3, size_t HIPKIT_DEFAULT(0), hipStream_t HIPKIT_DEFAULT(0));
hipChannelFormatDesc hipCreateChannelDesc(int, int, int, int, hipChannelFormatKind);
hipError_t hipCreateSurfaceObject(hipSurfaceObject_t *, const hipResourceDesc *);
hipError_t hipCreateTextureObject(hipTextureObject_t *, const hipResourceDesc *, const hipTextureDesc *,
    const struct hipResourceViewDesc *);
hipError_t hipCtxCreate(hipCtx_t *, unsigned int, hipDevice_t);
hipError_t hipCtxDestroy(hipCtx_t);
hipError_t hipCtxDisablePeerAccess(hipCtx_t);
hipError_t hipCtxEnablePeerAccess(hipCtx_t, unsigned int);
hipError_t hipCtxGetApiVersion(hipCtx_t, int *);
hipError_t hipCtxGetCacheConfig(hipFuncCache_t *);
hipError_t hipCtxGetCurrent(hipCtx_t *);
hipError_t hipCtxGetDevice(hipDevice_t *);
hipError_t hipCtxGetFlags(unsigned int *);
hipError_t hipCtxGetSharedMemConfig(hipSharedMemConfig *);
hipError_t hipCtxPopCurrent(hipCtx_t *);
hipError_t hipCtxPushCurrent(hipCtx_t);
hipError_t hipCtxSetCacheConfig(hipFuncCache_t);
hipError_t hipCtxSetCurrent(hipCtx_t);
hipError_t hipCtxSetSharedMemConfig(hipSharedMemConfig);
hipError_t hipCtxSynchronize(void);
hipError_t hipDestroyExternalMemory(hipExternalMemory_t);
hipError_t hipDestroyExternalSemaphore(hipExternalSemaphore_t);
hipError_t hipDestroySurfaceObject(hipSurfaceObject_t);
hipError_t hipDestroyTextureObject(hipTextureObject_t);
hipError_t hipDeviceCanAccessPeer(int *, int, int);
hipError_t hipDeviceComputeCapability(int *, int *, hipDevice_t);
hipError_t hipDeviceDisablePeerAccess(int);
hipError_t hipDeviceEnablePeerAccess(int, unsigned int);
hipError_t hipDeviceGet(hipDevice_t *, int);
hipError_t hipDeviceGetAttribute(int *, hipDeviceAttribute_t, int);
hipError_t hipDeviceGetByPCIBusId(int *, const char *);
hipError_t hipDeviceGetCacheConfig(hipFuncCache_t *);
hipError_t hipDeviceGetDefaultMemPool(hipMemPool_t *, int);
hipError_t hipDeviceGetGraphMemAttribute(int, hipGraphMemAttributeType, void *);
hipError_t hipDeviceGetLimit(size_t *, enum hipLimit_t);
hipError_t hipDeviceGetMemPool(hipMemPool_t *, int);
hipError_t hipDeviceGetName(char *, int, hipDevice_t);
hipError_t hipDeviceGetP2PAttribute(int *, hipDeviceP2PAttr, int, int);
hipError_t hipDeviceGetPCIBusId(char *, int, int);
hipError_t hipDeviceGetSharedMemConfig(hipSharedMemConfig *);
hipError_t hipDeviceGetStreamPriorityRange(int *, int *);
hipError_t hipDeviceGetTexture1DLinearMaxWidth(size_t *, const hipChannelFormatDesc *, int);
hipError_t hipDeviceGetUuid(hipUUID *, hipDevice_t);
hipError_t hipDeviceGraphMemTrim(int);
hipError_t hipDevicePrimaryCtxGetState(hipDevice_t, unsigned int *, int *);
hipError_t hipDevicePrimaryCtxRelease(hipDevice_t);
hipError_t hipDevicePrimaryCtxReset(hipDevice_t);
hipError_t hipDevicePrimaryCtxRetain(hipCtx_t *, hipDevice_t);
hipError_t hipDevicePrimaryCtxSetFlags(hipDevice_t, unsigned int);
hipError_t hipDeviceReset(void);
hipError_t hipDeviceSetCacheConfig(hipFuncCache_t);
hipError_t hipDeviceSetGraphMemAttribute(int, hipGraphMemAttributeType, void *);
hipError_t hipDeviceSetLimit(enum hipLimit_t, size_t);
hipError_t hipDeviceSetMemPool(int, hipMemPool_t);
hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig);
hipError_t hipDeviceSynchronize(void);
hipError_t hipDeviceTotalMem(size_t *, hipDevice_t);
hipError_t hipDriverGetVersion(int *);
hipError_t hipDrvGetErrorName(hipError_t, const char **);
hipError_t hipDrvGetErrorString(hipError_t, const char **);
hipError_t hipDrvGraphAddMemFreeNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, hipDeviceptr_t);
hipError_t hipDrvGraphAddMemcpyNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, const HIP_MEMCPY3D *,
    hipCtx_t);
hipError_t hipDrvGraphAddMemsetNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
    const hipMemsetParams *, hipCtx_t);
hipError_t hipDrvGraphExecMemcpyNodeSetParams(hipGraphExec_t, hipGraphNode_t, const HIP_MEMCPY3D *, hipCtx_t);
hipError_t hipDrvGraphExecMemsetNodeSetParams(hipGraphExec_t, hipGraphNode_t, const hipMemsetParams *, hipCtx_t);
hipError_t hipDrvGraphMemcpyNodeGetParams(hipGraphNode_t, HIP_MEMCPY3D *);
hipError_t hipDrvGraphMemcpyNodeSetParams(hipGraphNode_t, const HIP_MEMCPY3D *);
hipError_t hipDrvLaunchKernelEx(const HIP_LAUNCH_CONFIG *, hipFunction_t, void **, void **);
hipError_t hipDrvMemcpy2DUnaligned(const hip_Memcpy2D *);
hipError_t hipDrvMemcpy3D(const HIP_MEMCPY3D *);
hipError_t hipDrvMemcpy3DAsync(const HIP_MEMCPY3D *, hipStream_t);
hipError_t hipDrvPointerGetAttributes(unsigned int, hipPointer_attribute *, void **, hipDeviceptr_t);
hipError_t hipEventCreate(hipEvent_t *);
hipError_t hipEventCreateWithFlags(hipEvent_t *, unsigned int);
hipError_t hipEventDestroy(hipEvent_t);
hipError_t hipEventElapsedTime(float *, hipEvent_t, hipEvent_t);
hipError_t hipEventQuery(hipEvent_t);
hipError_t hipEventRecord(hipEvent_t, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipEventRecordWithFlags(hipEvent_t, hipStream_t HIPKIT_DEFAULT(0), unsigned int HIPKIT_DEFAULT(0));
hipError_t hipEventRecord_spt(hipEvent_t, hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipEventSynchronize(hipEvent_t);
hipError_t hipExtGetLastError(void);
hipError_t hipExtGetLinkTypeAndHopCount(int, int, unsigned int *, unsigned int *);
hipError_t hipExtLaunchKernel(const void *, dim3, dim3, void **, size_t, hipStream_t, hipEvent_t, hipEvent_t, int);
hipError_t hipExtLaunchMultiKernelMultiDevice(hipLaunchParams *, int, unsigned int);
hipError_t hipExtMallocWithFlags(void **, size_t, unsigned int);
hipError_t hipExtModuleLaunchKernel(hipFunction_t, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int,
    unsigned int, size_t, hipStream_t, void **, void **, hipEvent_t HIPKIT_DEFAULT(0), hipEvent_t HIPKIT_DEFAULT(0),
    unsigned int HIPKIT_DEFAULT(0));
hipError_t hipExtStreamCreateWithCUMask(hipStream_t *, unsigned int, const unsigned int *);
hipError_t hipExtStreamGetCUMask(hipStream_t, unsigned int, unsigned int *);
hipError_t hipExternalMemoryGetMappedBuffer(void **, hipExternalMemory_t, const hipExternalMemoryBufferDesc *);
hipError_t hipFree(void *);
hipError_t hipFreeArray(hipArray_t);
hipError_t hipFreeAsync(void *, hipStream_t);
hipError_t hipFreeHost(void *);
hipError_t hipFreeMipmappedArray(hipMipmappedArray_t);
hipError_t hipFuncGetAttribute(int *, hipFunction_attribute, hipFunction_t);
hipError_t hipFuncGetAttributes(hipFuncAttributes *, const void *);
hipError_t hipFuncSetAttribute(const void *, hipFuncAttribute, int);
hipError_t hipFuncSetCacheConfig(const void *, hipFuncCache_t);
hipError_t hipFuncSetSharedMemConfig(const void *, hipSharedMemConfig);
hipError_t hipGetChannelDesc(hipChannelFormatDesc *, hipArray_const_t);
hipError_t hipGetDevice(int *);
hipError_t hipGetDeviceCount(int *);
hipError_t hipGetDeviceFlags(unsigned int *);
hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_tR0600 *, int);
hipError_t hipGetDriverEntryPoint(const char *, void **, unsigned long long, hipDriverEntryPointQueryResult *);
hipError_t hipGetDriverEntryPoint_spt(const char *, void **, unsigned long long, hipDriverEntryPointQueryResult *);
const char *hipGetErrorName(hipError_t);
const char *hipGetErrorString(hipError_t);
hipError_t hipGetFuncBySymbol(hipFunction_t *, const void *);
hipError_t hipGetLastError(void);
hipError_t hipGetMipmappedArrayLevel(hipArray_t *, hipMipmappedArray_const_t, unsigned int);
hipError_t hipGetProcAddress(const char *, void **, int, uint64_t, hipDriverProcAddressQueryResult *);
int hipGetStreamDeviceId(hipStream_t);
hipError_t hipGetSymbolAddress(void **, const void *);
hipError_t hipGetSymbolSize(size_t *, const void *);
hipError_t hipGetTextureAlignmentOffset(size_t *, const textureReference *);
hipError_t hipGetTextureObjectResourceDesc(hipResourceDesc *, hipTextureObject_t);
hipError_t hipGetTextureObjectResourceViewDesc(struct hipResourceViewDesc *, hipTextureObject_t);
hipError_t hipGetTextureObjectTextureDesc(hipTextureDesc *, hipTextureObject_t);
hipError_t hipGetTextureReference(const textureReference **, const void *);
hipError_t hipGraphAddBatchMemOpNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
    const hipBatchMemOpNodeParams *);
hipError_t hipGraphAddChildGraphNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, hipGraph_t);
hipError_t hipGraphAddDependencies(hipGraph_t, const hipGraphNode_t *, const hipGraphNode_t *, size_t);
hipError_t hipGraphAddEmptyNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t);
hipError_t hipGraphAddEventRecordNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, hipEvent_t);
hipError_t hipGraphAddEventWaitNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, hipEvent_t);
hipError_t hipGraphAddExternalSemaphoresSignalNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
    const hipExternalSemaphoreSignalNodeParams *);
hipError_t hipGraphAddExternalSemaphoresWaitNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
    const hipExternalSemaphoreWaitNodeParams *);
hipError_t hipGraphAddHostNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, const hipHostNodeParams *);
hipError_t hipGraphAddKernelNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
    const hipKernelNodeParams *);
hipError_t hipGraphAddMemAllocNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
    hipMemAllocNodeParams *);
hipError_t hipGraphAddMemFreeNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, void *);
hipError_t hipGraphAddMemcpyNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
    const hipMemcpy3DParms *);
hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, void *, const void *,
    size_t, hipMemcpyKind);
hipError_t hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, void *,
    const void *, size_t, size_t, hipMemcpyKind);
hipError_t hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, const void *,
    const void *, size_t, size_t, hipMemcpyKind);
hipError_t hipGraphAddMemsetNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, const hipMemsetParams *);
hipError_t hipGraphAddNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, hipGraphNodeParams *);
hipError_t hipGraphBatchMemOpNodeGetParams(hipGraphNode_t, hipBatchMemOpNodeParams *);
hipError_t hipGraphBatchMemOpNodeSetParams(hipGraphNode_t, hipBatchMemOpNodeParams *);
hipError_t hipGraphChildGraphNodeGetGraph(hipGraphNode_t, hipGraph_t *);
hipError_t hipGraphClone(hipGraph_t *, hipGraph_t);
hipError_t hipGraphCreate(hipGraph_t *, unsigned int);
hipError_t hipGraphDebugDotPrint(hipGraph_t, const char *, unsigned int);
hipError_t hipGraphDestroy(hipGraph_t);
hipError_t hipGraphDestroyNode(hipGraphNode_t);
hipError_t hipGraphEventRecordNodeGetEvent(hipGraphNode_t, hipEvent_t *);
hipError_t hipGraphEventRecordNodeSetEvent(hipGraphNode_t, hipEvent_t);
hipError_t hipGraphEventWaitNodeGetEvent(hipGraphNode_t, hipEvent_t *);
hipError_t hipGraphEventWaitNodeSetEvent(hipGraphNode_t, hipEvent_t);
hipError_t hipGraphExecBatchMemOpNodeSetParams(hipGraphExec_t, hipGraphNode_t, const hipBatchMemOpNodeParams *);
hipError_t hipGraphExecChildGraphNodeSetParams(hipGraphExec_t, hipGraphNode_t, hipGraph_t);
hipError_t hipGraphExecDestroy(hipGraphExec_t);
hipError_t hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t, hipGraphNode_t, hipEvent_t);
hipError_t hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t, hipGraphNode_t, hipEvent_t);
hipError_t hipGraphExecExternalSemaphoresSignalNodeSetParams(hipGraphExec_t, hipGraphNode_t,
    const hipExternalSemaphoreSignalNodeParams *);
hipError_t hipGraphExecExternalSemaphoresWaitNodeSetParams(hipGraphExec_t, hipGraphNode_t,
    const hipExternalSemaphoreWaitNodeParams *);
hipError_t hipGraphExecGetFlags(hipGraphExec_t, unsigned long long *);
hipError_t hipGraphExecHostNodeSetParams(hipGraphExec_t, hipGraphNode_t, const hipHostNodeParams *);
hipError_t hipGraphExecKernelNodeSetParams(hipGraphExec_t, hipGraphNode_t, const hipKernelNodeParams *);
hipError_t hipGraphExecMemcpyNodeSetParams(hipGraphExec_t, hipGraphNode_t, hipMemcpy3DParms *);
hipError_t hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t, hipGraphNode_t, void *, const void *, size_t,
    hipMemcpyKind);
hipError_t hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t, hipGraphNode_t, void *, const void *, size_t,
    size_t, hipMemcpyKind);
hipError_t hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t, hipGraphNode_t, const void *, const void *, size_t,
    size_t, hipMemcpyKind);
hipError_t hipGraphExecMemsetNodeSetParams(hipGraphExec_t, hipGraphNode_t, const hipMemsetParams *);
hipError_t hipGraphExecNodeSetParams(hipGraphExec_t, hipGraphNode_t, hipGraphNodeParams *);
hipError_t hipGraphExecUpdate(hipGraphExec_t, hipGraph_t, hipGraphNode_t *, hipGraphExecUpdateResult *);
hipError_t hipGraphExternalSemaphoresSignalNodeGetParams(hipGraphNode_t, hipExternalSemaphoreSignalNodeParams *);
hipError_t hipGraphExternalSemaphoresSignalNodeSetParams(hipGraphNode_t, const hipExternalSemaphoreSignalNodeParams *);
hipError_t hipGraphExternalSemaphoresWaitNodeGetParams(hipGraphNode_t, hipExternalSemaphoreWaitNodeParams *);
hipError_t hipGraphExternalSemaphoresWaitNodeSetParams(hipGraphNode_t, const hipExternalSemaphoreWaitNodeParams *);
hipError_t hipGraphGetEdges(hipGraph_t, hipGraphNode_t *, hipGraphNode_t *, size_t *);
hipError_t hipGraphGetNodes(hipGraph_t, hipGraphNode_t *, size_t *);
hipError_t hipGraphGetRootNodes(hipGraph_t, hipGraphNode_t *, size_t *);
hipError_t hipGraphHostNodeGetParams(hipGraphNode_t, hipHostNodeParams *);
hipError_t hipGraphHostNodeSetParams(hipGraphNode_t, const hipHostNodeParams *);
hipError_t hipGraphInstantiate(hipGraphExec_t *, hipGraph_t, hipGraphNode_t *, char *, size_t);
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t *, hipGraph_t, unsigned long long);
hipError_t hipGraphInstantiateWithParams(hipGraphExec_t *, hipGraph_t, hipGraphInstantiateParams *);
hipError_t hipGraphKernelNodeCopyAttributes(hipGraphNode_t, hipGraphNode_t);
hipError_t hipGraphKernelNodeGetAttribute(hipGraphNode_t, hipLaunchAttributeID, hipLaunchAttributeValue *);
hipError_t hipGraphKernelNodeGetParams(hipGraphNode_t, hipKernelNodeParams *);
hipError_t hipGraphKernelNodeSetAttribute(hipGraphNode_t, hipLaunchAttributeID, const hipLaunchAttributeValue *);
hipError_t hipGraphKernelNodeSetParams(hipGraphNode_t, const hipKernelNodeParams *);
hipError_t hipGraphLaunch(hipGraphExec_t, hipStream_t);
hipError_t hipGraphLaunch_spt(hipGraphExec_t, hipStream_t);
hipError_t hipGraphMemAllocNodeGetParams(hipGraphNode_t, hipMemAllocNodeParams *);
hipError_t hipGraphMemFreeNodeGetParams(hipGraphNode_t, void *);
hipError_t hipGraphMemcpyNodeGetParams(hipGraphNode_t, hipMemcpy3DParms *);
hipError_t hipGraphMemcpyNodeSetParams(hipGraphNode_t, const hipMemcpy3DParms *);
hipError_t hipGraphMemcpyNodeSetParams1D(hipGraphNode_t, void *, const void *, size_t, hipMemcpyKind);
hipError_t hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t, void *, const void *, size_t, size_t, hipMemcpyKind);
hipError_t hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t, const void *, const void *, size_t, size_t,
    hipMemcpyKind);
hipError_t hipGraphMemsetNodeGetParams(hipGraphNode_t, hipMemsetParams *);
hipError_t hipGraphMemsetNodeSetParams(hipGraphNode_t, const hipMemsetParams *);
hipError_t hipGraphNodeFindInClone(hipGraphNode_t *, hipGraphNode_t, hipGraph_t);
hipError_t hipGraphNodeGetDependencies(hipGraphNode_t, hipGraphNode_t *, size_t *);
hipError_t hipGraphNodeGetDependentNodes(hipGraphNode_t, hipGraphNode_t *, size_t *);
hipError_t hipGraphNodeGetEnabled(hipGraphExec_t, hipGraphNode_t, unsigned int *);
hipError_t hipGraphNodeGetType(hipGraphNode_t, hipGraphNodeType *);
hipError_t hipGraphNodeSetEnabled(hipGraphExec_t, hipGraphNode_t, unsigned int);
hipError_t hipGraphNodeSetParams(hipGraphNode_t, hipGraphNodeParams *);
hipError_t hipGraphReleaseUserObject(hipGraph_t, hipUserObject_t, unsigned int HIPKIT_DEFAULT(1));
hipError_t hipGraphRemoveDependencies(hipGraph_t, const hipGraphNode_t *, const hipGraphNode_t *, size_t);
hipError_t hipGraphRetainUserObject(hipGraph_t, hipUserObject_t, unsigned int HIPKIT_DEFAULT(1),
    unsigned int HIPKIT_DEFAULT(0));
hipError_t hipGraphUpload(hipGraphExec_t, hipStream_t);
hipError_t hipGraphicsMapResources(int, hipGraphicsResource_t *, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipGraphicsResourceGetMappedPointer(void **, size_t *, hipGraphicsResource_t);
hipError_t hipGraphicsSubResourceGetMappedArray(hipArray_t *, hipGraphicsResource_t, unsigned int, unsigned int);
hipError_t hipGraphicsUnmapResources(int, hipGraphicsResource_t *, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipGraphicsUnregisterResource(hipGraphicsResource_t);
hipError_t hipHostAlloc(void **, size_t, unsigned int);
hipError_t hipHostFree(void *);
hipError_t hipHostGetDevicePointer(void **, void *, unsigned int);
hipError_t hipHostGetFlags(unsigned int *, void *);
hipError_t hipHostMalloc(void **, size_t, unsigned int);
hipError_t hipHostRegister(void *, size_t, unsigned int);
hipError_t hipHostUnregister(void *);
hipError_t hipImportExternalMemory(hipExternalMemory_t *, const hipExternalMemoryHandleDesc *);
hipError_t hipImportExternalSemaphore(hipExternalSemaphore_t *, const hipExternalSemaphoreHandleDesc *);
hipError_t hipInit(unsigned int);
hipError_t hipIpcCloseMemHandle(void *);
hipError_t hipIpcGetEventHandle(hipIpcEventHandle_t *, hipEvent_t);
hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t *, void *);
hipError_t hipIpcOpenEventHandle(hipEvent_t *, hipIpcEventHandle_t);
hipError_t hipIpcOpenMemHandle(void **, hipIpcMemHandle_t, unsigned int);
hipError_t hipKernelGetLibrary(hipLibrary_t *, hipKernel_t);
hipError_t hipKernelGetName(const char **, hipKernel_t);
const char *hipKernelNameRef(const hipFunction_t);
const char *hipKernelNameRefByPtr(const void *, hipStream_t);
hipError_t hipLaunchByPtr(const void *);
hipError_t hipLaunchCooperativeKernel(const void *, dim3, dim3, void **, unsigned int, hipStream_t);
hipError_t hipLaunchCooperativeKernelMultiDevice(hipLaunchParams *, int, unsigned int);
hipError_t hipLaunchCooperativeKernel_spt(const void *, dim3, dim3, void **, unsigned int,
    hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipLaunchHostFunc(hipStream_t, hipHostFn_t, void *);
hipError_t hipLaunchHostFunc_spt(hipStream_t, hipHostFn_t, void *);
hipError_t hipLaunchKernel(const void *, dim3, dim3, void **, size_t HIPKIT_DEFAULT(0), hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipLaunchKernelExC(const hipLaunchConfig_t *, const void *, void **);
hipError_t hipLaunchKernel_spt(const void *, dim3, dim3, void **, size_t,
    hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipLibraryEnumerateKernels(hipKernel_t *, unsigned int, hipLibrary_t);
hipError_t hipLibraryGetKernel(hipKernel_t *, hipLibrary_t, const char *);
hipError_t hipLibraryGetKernelCount(unsigned int *, hipLibrary_t);
hipError_t hipLibraryLoadData(hipLibrary_t *, const void *, hipJitOption **, void **, unsigned int, hipLibraryOption **,
    void **, unsigned int);
hipError_t hipLibraryLoadFromFile(hipLibrary_t *, const char *, hipJitOption **, void **, unsigned int,
    hipLibraryOption **, void **, unsigned int);
hipError_t hipLibraryUnload(hipLibrary_t);
hipError_t hipLinkAddData(hipLinkState_t, hipJitInputType, void *, size_t, const char *, unsigned int, hipJitOption *,
    void **);
hipError_t hipLinkAddFile(hipLinkState_t, hipJitInputType, const char *, unsigned int, hipJitOption *, void **);
hipError_t hipLinkComplete(hipLinkState_t, void **, size_t *);
hipError_t hipLinkCreate(unsigned int, hipJitOption *, void **, hipLinkState_t *);
hipError_t hipLinkDestroy(hipLinkState_t);
hipError_t hipMalloc(void **, size_t);
hipError_t hipMalloc3D(hipPitchedPtr *, hipExtent);
hipError_t hipMalloc3DArray(hipArray_t *, const hipChannelFormatDesc *, hipExtent, unsigned int);
hipError_t hipMallocArray(hipArray_t *, const hipChannelFormatDesc *, size_t, size_t HIPKIT_DEFAULT(0),
    unsigned int HIPKIT_DEFAULT(0));
hipError_t hipMallocAsync(void **, size_t, hipStream_t);
hipError_t hipMallocFromPoolAsync(void **, size_t, hipMemPool_t, hipStream_t);
hipError_t hipMallocHost(void **, size_t);
hipError_t hipMallocManaged(void **, size_t, unsigned int HIPKIT_DEFAULT(1));
hipError_t hipMallocMipmappedArray(hipMipmappedArray_t *, const hipChannelFormatDesc *, hipExtent, unsigned int,
    unsigned int HIPKIT_DEFAULT(0));
hipError_t hipMallocPitch(void **, size_t *, size_t, size_t);
hipError_t hipMemAddressFree(void *, size_t);
hipError_t hipMemAddressReserve(void **, size_t, size_t, void *, unsigned long long);
hipError_t hipMemAdvise(const void *, size_t, hipMemoryAdvise, int);
hipError_t hipMemAdvise_v2(const void *, size_t, hipMemoryAdvise, hipMemLocation);
hipError_t hipMemAllocHost(void **, size_t);
hipError_t hipMemAllocPitch(hipDeviceptr_t *, size_t *, size_t, size_t, unsigned int);
hipError_t hipMemCreate(hipMemGenericAllocationHandle_t *, size_t, const hipMemAllocationProp *, unsigned long long);
hipError_t hipMemExportToShareableHandle(void *, hipMemGenericAllocationHandle_t, hipMemAllocationHandleType,
    unsigned long long);
hipError_t hipMemGetAccess(unsigned long long *, const hipMemLocation *, void *);
hipError_t hipMemGetAddressRange(hipDeviceptr_t *, size_t *, hipDeviceptr_t);
hipError_t hipMemGetAllocationGranularity(size_t *, const hipMemAllocationProp *, hipMemAllocationGranularity_flags);
hipError_t hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp *, hipMemGenericAllocationHandle_t);
hipError_t hipMemGetHandleForAddressRange(void *, hipDeviceptr_t, size_t, hipMemRangeHandleType, unsigned long long);
hipError_t hipMemGetInfo(size_t *, size_t *);
hipError_t hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t *, void *, hipMemAllocationHandleType);
hipError_t hipMemMap(void *, size_t, size_t, hipMemGenericAllocationHandle_t, unsigned long long);
hipError_t hipMemMapArrayAsync(hipArrayMapInfo *, unsigned int, hipStream_t);
hipError_t hipMemPoolCreate(hipMemPool_t *, const hipMemPoolProps *);
hipError_t hipMemPoolDestroy(hipMemPool_t);
hipError_t hipMemPoolExportPointer(hipMemPoolPtrExportData *, void *);
hipError_t hipMemPoolExportToShareableHandle(void *, hipMemPool_t, hipMemAllocationHandleType, unsigned int);
hipError_t hipMemPoolGetAccess(hipMemAccessFlags *, hipMemPool_t, hipMemLocation *);
hipError_t hipMemPoolGetAttribute(hipMemPool_t, hipMemPoolAttr, void *);
hipError_t hipMemPoolImportFromShareableHandle(hipMemPool_t *, void *, hipMemAllocationHandleType, unsigned int);
hipError_t hipMemPoolImportPointer(void **, hipMemPool_t, hipMemPoolPtrExportData *);
hipError_t hipMemPoolSetAccess(hipMemPool_t, const hipMemAccessDesc *, size_t);
hipError_t hipMemPoolSetAttribute(hipMemPool_t, hipMemPoolAttr, void *);
hipError_t hipMemPoolTrimTo(hipMemPool_t, size_t);
hipError_t hipMemPrefetchAsync(const void *, size_t, int, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemPrefetchAsync_v2(const void *, size_t, hipMemLocation, unsigned int, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemPrefetchBatchAsync(void **, size_t *, size_t, hipMemLocation *, size_t *, size_t, unsigned long long,
    hipStream_t);
hipError_t hipMemPtrGetInfo(void *, size_t *);
hipError_t hipMemRangeGetAttribute(void *, size_t, hipMemRangeAttribute, const void *, size_t);
hipError_t hipMemRangeGetAttributes(void **, size_t *, hipMemRangeAttribute *, size_t, const void *, size_t);
hipError_t hipMemRelease(hipMemGenericAllocationHandle_t);
hipError_t hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t *, void *);
hipError_t hipMemSetAccess(void *, size_t, const hipMemAccessDesc *, size_t);
hipError_t hipMemUnmap(void *, size_t);
hipError_t hipMemcpy(void *, const void *, size_t, hipMemcpyKind);
hipError_t hipMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpy2DArrayToArray(hipArray_t, size_t, size_t, hipArray_const_t, size_t, size_t, size_t, size_t,
    hipMemcpyKind);
hipError_t hipMemcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind,
    hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemcpy2DAsync_spt(void *, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind,
    hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipMemcpy2DFromArray(void *, size_t, hipArray_const_t, size_t, size_t, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpy2DFromArrayAsync(void *, size_t, hipArray_const_t, size_t, size_t, size_t, size_t, hipMemcpyKind,
    hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemcpy2DFromArrayAsync_spt(void *, size_t, hipArray_const_t, size_t, size_t, size_t, size_t,
    hipMemcpyKind, hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipMemcpy2DFromArray_spt(void *, size_t, hipArray_const_t, size_t, size_t, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpy2DToArray(hipArray_t, size_t, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpy2DToArrayAsync(hipArray_t, size_t, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind,
    hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemcpy2DToArrayAsync_spt(hipArray_t, size_t, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind,
    hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipMemcpy2DToArray_spt(hipArray_t, size_t, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpy2D_spt(void *, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpy3D(const hipMemcpy3DParms *);
hipError_t hipMemcpy3DAsync(const hipMemcpy3DParms *, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemcpy3DAsync_spt(const hipMemcpy3DParms *, hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipMemcpy3DBatchAsync(size_t, struct hipMemcpy3DBatchOp *, size_t *, unsigned long long,
    hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemcpy3DPeer(hipMemcpy3DPeerParms *);
hipError_t hipMemcpy3DPeerAsync(hipMemcpy3DPeerParms *, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemcpy3D_spt(const hipMemcpy3DParms *);
hipError_t hipMemcpyAsync(void *, const void *, size_t, hipMemcpyKind, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemcpyAsync_spt(void *, const void *, size_t, hipMemcpyKind,
    hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipMemcpyAtoA(hipArray_t, size_t, hipArray_t, size_t, size_t);
hipError_t hipMemcpyAtoD(hipDeviceptr_t, hipArray_t, size_t, size_t);
hipError_t hipMemcpyAtoH(void *, hipArray_t, size_t, size_t);
hipError_t hipMemcpyAtoHAsync(void *, hipArray_t, size_t, size_t, hipStream_t);
hipError_t hipMemcpyBatchAsync(void **, void **, size_t *, size_t, hipMemcpyAttributes *, size_t *, size_t, size_t *,
    hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemcpyDtoA(hipArray_t, size_t, hipDeviceptr_t, size_t);
hipError_t hipMemcpyDtoD(hipDeviceptr_t, hipDeviceptr_t, size_t);
hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t, hipDeviceptr_t, size_t, hipStream_t);
hipError_t hipMemcpyDtoH(void *, hipDeviceptr_t, size_t);
hipError_t hipMemcpyDtoHAsync(void *, hipDeviceptr_t, size_t, hipStream_t);
hipError_t hipMemcpyFromArray(void *, hipArray_const_t, size_t, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpyFromArray_spt(void *, hipArray_const_t, size_t, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpyFromSymbol(void *, const void *, size_t, size_t HIPKIT_DEFAULT(0),
    hipMemcpyKind HIPKIT_DEFAULT(hipMemcpyDeviceToHost));
hipError_t hipMemcpyFromSymbolAsync(void *, const void *, size_t, size_t, hipMemcpyKind, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemcpyFromSymbolAsync_spt(void *, const void *, size_t, size_t, hipMemcpyKind,
    hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipMemcpyFromSymbol_spt(void *, const void *, size_t, size_t HIPKIT_DEFAULT(0),
    hipMemcpyKind HIPKIT_DEFAULT(hipMemcpyDeviceToHost));
hipError_t hipMemcpyHtoA(hipArray_t, size_t, const void *, size_t);
hipError_t hipMemcpyHtoAAsync(hipArray_t, size_t, const void *, size_t, hipStream_t);
hipError_t hipMemcpyHtoD(hipDeviceptr_t, const void *, size_t);
hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t, const void *, size_t, hipStream_t);
hipError_t hipMemcpyParam2D(const hip_Memcpy2D *);
hipError_t hipMemcpyParam2DAsync(const hip_Memcpy2D *, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemcpyPeer(void *, int, const void *, int, size_t);
hipError_t hipMemcpyPeerAsync(void *, int, const void *, int, size_t, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemcpyToArray(hipArray_t, size_t, size_t, const void *, size_t, hipMemcpyKind);
hipError_t hipMemcpyToSymbol(const void *, const void *, size_t, size_t HIPKIT_DEFAULT(0),
    hipMemcpyKind HIPKIT_DEFAULT(hipMemcpyHostToDevice));
hipError_t hipMemcpyToSymbolAsync(const void *, const void *, size_t, size_t, hipMemcpyKind,
    hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemcpyToSymbolAsync_spt(const void *, const void *, size_t, size_t, hipMemcpyKind,
    hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipMemcpyToSymbol_spt(const void *, const void *, size_t, size_t HIPKIT_DEFAULT(0),
    hipMemcpyKind HIPKIT_DEFAULT(hipMemcpyHostToDevice));
hipError_t hipMemcpyWithStream(void *, const void *, size_t, hipMemcpyKind, hipStream_t);
hipError_t hipMemcpy_spt(void *, const void *, size_t, hipMemcpyKind);
hipError_t hipMemset(void *, int, size_t);
hipError_t hipMemset2D(void *, size_t, int, size_t, size_t);
hipError_t hipMemset2DAsync(void *, size_t, int, size_t, size_t, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemset2DAsync_spt(void *, size_t, int, size_t, size_t, hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipMemset2D_spt(void *, size_t, int, size_t, size_t);
hipError_t hipMemset3D(hipPitchedPtr, int, hipExtent);
hipError_t hipMemset3DAsync(hipPitchedPtr, int, hipExtent, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemset3DAsync_spt(hipPitchedPtr, int, hipExtent, hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipMemset3D_spt(hipPitchedPtr, int, hipExtent);
hipError_t hipMemsetAsync(void *, int, size_t, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemsetAsync_spt(void *, int, size_t, hipStream_t HIPKIT_DEFAULT(hipStreamPerThread));
hipError_t hipMemsetD16(hipDeviceptr_t, unsigned short, size_t);
hipError_t hipMemsetD16Async(hipDeviceptr_t, unsigned short, size_t, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemsetD2D16(hipDeviceptr_t, size_t, unsigned short, size_t, size_t);
hipError_t hipMemsetD2D16Async(hipDeviceptr_t, size_t, unsigned short, size_t, size_t, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemsetD2D32(hipDeviceptr_t, size_t, unsigned int, size_t, size_t);
hipError_t hipMemsetD2D32Async(hipDeviceptr_t, size_t, unsigned int, size_t, size_t, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemsetD2D8(hipDeviceptr_t, size_t, unsigned char, size_t, size_t);
hipError_t hipMemsetD2D8Async(hipDeviceptr_t, size_t, unsigned char, size_t, size_t, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemsetD32(hipDeviceptr_t, int, size_t);
hipError_t hipMemsetD32Async(hipDeviceptr_t, int, size_t, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemsetD8(hipDeviceptr_t, unsigned char, size_t);
hipError_t hipMemsetD8Async(hipDeviceptr_t, unsigned char, size_t, hipStream_t HIPKIT_DEFAULT(0));
hipError_t hipMemset_spt(void *, int, size_t);
hipError_t hipMipmappedArrayCreate(hipMipmappedArray_t *, HIP_ARRAY3D_DESCRIPTOR *, unsigned int);
hipError_t hipMipmappedArrayDestroy(hipMipmappedArray_t);
hipError_t hipMipmappedArrayGetLevel(hipArray_t *, hipMipmappedArray_t, unsigned int);
hipError_t hipModuleGetFunction(hipFunction_t *, hipModule_t, const char *);
hipError_t hipModuleGetFunctionCount(unsigned int *, hipModule_t);
hipError_t hipModuleGetGlobal(hipDeviceptr_t *, size_t *, hipModule_t, const char *);
hipError_t hipModuleGetTexRef(textureReference **, hipModule_t, const char *);
hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t, unsigned int, unsigned int, unsigned int, unsigned int,
    unsigned int, unsigned int, unsigned int, hipStream_t, void **);
hipError_t hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams *, unsigned int, unsigned int);
hipError_t hipModuleLaunchKernel(hipFunction_t, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int,
    unsigned int, unsigned int, hipStream_t, void **, void **);
hipError_t hipModuleLoad(hipModule_t *, const char *);
hipError_t hipModuleLoadData(hipModule_t *, const void *);
hipError_t hipModuleLoadDataEx(hipModule_t *, const void *, unsigned int, hipJitOption *, void **);
hipError_t hipModuleLoadFatBinary(hipModule_t *, const void *);
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *, hipFunction_t, int, size_t);
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, hipFunction_t, int, size_t, unsigned int);
hipError_t hipModuleOccupancyMaxPotentialBlockSize(int *, int *, hipFunction_t, size_t, int);
hipError_t hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int *, int *, hipFunction_t, size_t, int, unsigned int);
hipError_t hipModuleUnload(hipModule_t);
hipError_t hipOccupancyAvailableDynamicSMemPerBlock(size_t *, const void *, int, int);
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t);
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *, int, size_t,
    unsigned int HIPKIT_DEFAULT(0));
hipError_t hipOccupancyMaxPotentialBlockSize(int *, int *, const void *, size_t, int);
hipError_t hipPeekAtLastError(void);
hipError_t hipPointerGetAttribute(void *, hipPointer_attribute, hipDeviceptr_t);
hipError_t hipPointerGetAttributes(hipPointerAttribute_t *, const void *);
hipError_t hipPointerSetAttribute(const void *, hipPointer_attribute, hipDeviceptr_t);
hipError_t hipProfilerStart(void);
hipError_t hipProfilerStop(void);
hipError_t hipRuntimeGetVersion(int *);
hipError_t hipSetDevice(int);
hipError_t hipSetDeviceFlags(unsigned int);
hipError_t hipSetValidDevices(int *, int);
hipError_t hipSetupArgument(const void *, size_t, size_t);
hipError_t hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t *, const hipExternalSemaphoreSignalParams *,
    unsigned int, hipStream_t);
hipError_t hipStreamAddCallback(hipStream_t, hipStreamCallback_t, void *, unsigned int);
hipError_t hipStreamAddCallback_spt(hipStream_t, hipStreamCallback_t, void *, unsigned int);
hipError_t hipStreamAttachMemAsync(hipStream_t, void *, size_t HIPKIT_DEFAULT(0), unsigned int HIPKIT_DEFAULT(4));
hipError_t hipStreamBatchMemOp(hipStream_t, unsigned int, hipStreamBatchMemOpParams *, unsigned int);
hipError_t hipStreamBeginCapture(hipStream_t, hipStreamCaptureMode);
hipError_t hipStreamBeginCaptureToGraph(hipStream_t, hipGraph_t, const hipGraphNode_t *, const hipGraphEdgeData *,
    size_t, hipStreamCaptureMode);
hipError_t hipStreamBeginCapture_spt(hipStream_t, hipStreamCaptureMode);
hipError_t hipStreamCopyAttributes(hipStream_t, hipStream_t);
hipError_t hipStreamCreate(hipStream_t *);
hipError_t hipStreamCreateWithFlags(hipStream_t *, unsigned int);
hipError_t hipStreamCreateWithPriority(hipStream_t *, unsigned int, int);
hipError_t hipStreamDestroy(hipStream_t);
hipError_t hipStreamEndCapture(hipStream_t, hipGraph_t *);
hipError_t hipStreamEndCapture_spt(hipStream_t, hipGraph_t *);
hipError_t hipStreamGetAttribute(hipStream_t, hipLaunchAttributeID, hipLaunchAttributeValue *);
hipError_t hipStreamGetCaptureInfo(hipStream_t, hipStreamCaptureStatus *, unsigned long long *);
hipError_t hipStreamGetCaptureInfo_spt(hipStream_t, hipStreamCaptureStatus *, unsigned long long *);
hipError_t hipStreamGetCaptureInfo_v2(hipStream_t, hipStreamCaptureStatus *, unsigned long long * HIPKIT_DEFAULT(0),
    hipGraph_t * HIPKIT_DEFAULT(0), const hipGraphNode_t ** HIPKIT_DEFAULT(0), size_t * HIPKIT_DEFAULT(0));
hipError_t hipStreamGetCaptureInfo_v2_spt(hipStream_t, hipStreamCaptureStatus *, unsigned long long *, hipGraph_t *,
    const hipGraphNode_t **, size_t *);
hipError_t hipStreamGetDevice(hipStream_t, hipDevice_t *);
hipError_t hipStreamGetFlags(hipStream_t, unsigned int *);
hipError_t hipStreamGetFlags_spt(hipStream_t, unsigned int *);
hipError_t hipStreamGetId(hipStream_t, unsigned long long *);
hipError_t hipStreamGetPriority(hipStream_t, int *);
hipError_t hipStreamGetPriority_spt(hipStream_t, int *);
hipError_t hipStreamIsCapturing(hipStream_t, hipStreamCaptureStatus *);
hipError_t hipStreamIsCapturing_spt(hipStream_t, hipStreamCaptureStatus *);
hipError_t hipStreamQuery(hipStream_t);
hipError_t hipStreamQuery_spt(hipStream_t);
hipError_t hipStreamSetAttribute(hipStream_t, hipLaunchAttributeID, const hipLaunchAttributeValue *);
hipError_t hipStreamSynchronize(hipStream_t);
hipError_t hipStreamSynchronize_spt(hipStream_t);
hipError_t hipStreamUpdateCaptureDependencies(hipStream_t, hipGraphNode_t *, size_t, unsigned int HIPKIT_DEFAULT(0));
hipError_t hipStreamWaitEvent(hipStream_t, hipEvent_t, unsigned int HIPKIT_DEFAULT(0));
hipError_t hipStreamWaitEvent_spt(hipStream_t, hipEvent_t, unsigned int HIPKIT_DEFAULT(0));
hipError_t hipStreamWaitValue32(hipStream_t, void *, unsigned int, unsigned int,
    unsigned int HIPKIT_DEFAULT(4294967295U));
hipError_t hipStreamWaitValue64(hipStream_t, void *, uint64_t, unsigned int,
    uint64_t HIPKIT_DEFAULT(18446744073709551615UL));
hipError_t hipStreamWriteValue32(hipStream_t, void *, unsigned int, unsigned int);
hipError_t hipStreamWriteValue64(hipStream_t, void *, uint64_t, unsigned int);
hipError_t hipTexObjectCreate(hipTextureObject_t *, const HIP_RESOURCE_DESC *, const HIP_TEXTURE_DESC *,
    const HIP_RESOURCE_VIEW_DESC *);
hipError_t hipTexObjectDestroy(hipTextureObject_t);
hipError_t hipTexObjectGetResourceDesc(HIP_RESOURCE_DESC *, hipTextureObject_t);
hipError_t hipTexObjectGetResourceViewDesc(HIP_RESOURCE_VIEW_DESC *, hipTextureObject_t);
hipError_t hipTexObjectGetTextureDesc(HIP_TEXTURE_DESC *, hipTextureObject_t);
hipError_t hipTexRefGetAddress(hipDeviceptr_t *, const textureReference *);
hipError_t hipTexRefGetAddressMode(enum hipTextureAddressMode *, const textureReference *, int);
hipError_t hipTexRefGetArray(hipArray_t *, const textureReference *);
hipError_t hipTexRefGetBorderColor(float *, const textureReference *);
hipError_t hipTexRefGetFilterMode(enum hipTextureFilterMode *, const textureReference *);
hipError_t hipTexRefGetFlags(unsigned int *, const textureReference *);
hipError_t hipTexRefGetFormat(hipArray_Format *, int *, const textureReference *);
hipError_t hipTexRefGetMaxAnisotropy(int *, const textureReference *);
hipError_t hipTexRefGetMipMappedArray(hipMipmappedArray_t *, const textureReference *);
hipError_t hipTexRefGetMipmapFilterMode(enum hipTextureFilterMode *, const textureReference *);
hipError_t hipTexRefGetMipmapLevelBias(float *, const textureReference *);
hipError_t hipTexRefGetMipmapLevelClamp(float *, float *, const textureReference *);
hipError_t hipTexRefSetAddress(size_t *, textureReference *, hipDeviceptr_t, size_t);
hipError_t hipTexRefSetAddress2D(textureReference *, const HIP_ARRAY_DESCRIPTOR *, hipDeviceptr_t, size_t);
hipError_t hipTexRefSetAddressMode(textureReference *, int, enum hipTextureAddressMode);
hipError_t hipTexRefSetArray(textureReference *, hipArray_const_t, unsigned int);
hipError_t hipTexRefSetBorderColor(textureReference *, float *);
hipError_t hipTexRefSetFilterMode(textureReference *, enum hipTextureFilterMode);
hipError_t hipTexRefSetFlags(textureReference *, unsigned int);
hipError_t hipTexRefSetFormat(textureReference *, hipArray_Format, int);
hipError_t hipTexRefSetMaxAnisotropy(textureReference *, unsigned int);
hipError_t hipTexRefSetMipmapFilterMode(textureReference *, enum hipTextureFilterMode);
hipError_t hipTexRefSetMipmapLevelBias(textureReference *, float);
hipError_t hipTexRefSetMipmapLevelClamp(textureReference *, float, float);
hipError_t hipTexRefSetMipmappedArray(textureReference *, hipMipmappedArray *, unsigned int);
hipError_t hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode *);
hipError_t hipUnbindTexture(const textureReference *);
hipError_t hipUserObjectCreate(hipUserObject_t *, void *, hipHostFn_t, unsigned int, unsigned int);
hipError_t hipUserObjectRelease(hipUserObject_t, unsigned int HIPKIT_DEFAULT(1));
hipError_t hipUserObjectRetain(hipUserObject_t, unsigned int HIPKIT_DEFAULT(1));
hipError_t hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t *, const hipExternalSemaphoreWaitParams *,
    unsigned int, hipStream_t);

#ifdef __cplusplus
}
#endif
#undef HIPKIT_DEFAULT
