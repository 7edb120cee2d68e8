"""C signatures of the functions of HIP that programs can call: one row for each.

A row is the name, the kinds of the parameters in C's order (:data:`~hipkit.runtime.bridge.kinds.KINDS`), and after
``->`` what it returns where that is not a hipError_t, with a ``*`` where Python returns a code before it. A ``*`` marks
a pointer to where a result goes, ``?*`` one that may be null, ``+*`` one of those of which one may not; a handle with ``~`` ends when the call succeeds. The name of a structure is one
by value, with ``&`` a pointer to one. After a colon is what the header calls a parameter where tools/api_header.py cannot
know it, with dots for spaces, and after ``=`` its default there. Functions that end in ``_spt`` are like those without. The function of the flat API that has the same name gets
the other parameters in this order, and returns the results in this order.

Source: hip_runtime_api.h of HIP 5.2 to 7.2, and clang's calls for the functions that begin with underscores.
"""

from __future__ import annotations

from functools import cache

from ...fatbin.records import dataclass, replace
from ...loader.exports import NODE_OF
from . import comgr_rows, graph_rows, hsa_rows, rtc_rows

ROWS = """
__hipRegisterFatBinary      pointer -> *pointer
__hipRegisterFunction       pointer pointer pointer pointer uint pointer pointer pointer pointer pointer -> nothing
__hipRegisterVar            pointer pointer pointer pointer int size int int -> nothing
__hipRegisterManagedVar     pointer pointer pointer pointer size uint -> nothing
__hipRegisterTexture        pointer pointer pointer pointer int int int -> nothing
__hipRegisterSurface        pointer pointer pointer pointer int int -> nothing
__hipUnregisterFatBinary    pointer -> nothing
__hipPushCallConfiguration  dim3 dim3 size:=0 stream:=0
__hipPopCallConfiguration   *dim3 *dim3 *size *stream
hipConfigureCall            dim3 dim3 size:=0 stream:=0
hipSetupArgument            pointer:const.void* size size
hipLaunchByPtr              pointer:const.void*
hipLaunchKernel             launchable dim3 dim3 pointer:void** size:=0 stream:=0
hipLaunchCooperativeKernel  launchable dim3 dim3 pointer:void** uint stream
hipExtLaunchKernel          launchable dim3 dim3 pointer:void** size stream event event int
hipKernelNameRef            function:const.hipFunction_t -> *text
hipKernelNameRefByPtr       pointer:const.void* stream -> *text
hipGetFuncBySymbol          *function launchable
hipGetSymbolAddress         *pointer pointer:const.void*
hipGetSymbolSize            *size pointer:const.void*
hipMemcpyToSymbol           pointer:const.void* pointer:const.void* size size:=0 int:hipMemcpyKind=hipMemcpyHostToDevice
hipMemcpyFromSymbol         pointer pointer:const.void* size size:=0 int:hipMemcpyKind=hipMemcpyDeviceToHost
hipMemcpyToSymbolAsync      pointer:const.void* pointer:const.void* size size int:hipMemcpyKind stream:=0
hipMemcpyFromSymbolAsync    pointer pointer:const.void* size size int:hipMemcpyKind stream:=0

hipInit                     uint
hipDriverGetVersion         *int
hipRuntimeGetVersion        *int
hipGetDeviceCount           *int
hipSetDevice                int
hipGetDevice                *int
hipDeviceGet                *int:hipDevice_t* int
hipDeviceTotalMem           *size int:hipDevice_t
hipDeviceComputeCapability  *int *int int:hipDevice_t
hipDeviceGetAttribute       *int int:hipDeviceAttribute_t int
hipGetDeviceProperties      *properties int
hipGetDevicePropertiesR0000 *properties int
hipGetDevicePropertiesR0600 *properties6 int
hipDeviceSynchronize
hipDeviceReset
hipDeviceGetName            pointer:char* int int:hipDevice_t
hipDeviceGetPCIBusId        pointer:char* int int
hipDeviceGetByPCIBusId      *int text
hipDeviceGetUuid            pointer:hipUUID* int:hipDevice_t
hipChooseDevice             *int pointer
hipChooseDeviceR0000        *int pointer
hipChooseDeviceR0600        *int pointer:const.hipDeviceProp_tR0600*
hipDeviceGetCacheConfig     *int:hipFuncCache_t*
hipDeviceSetCacheConfig     int:hipFuncCache_t
hipDeviceGetSharedMemConfig *int:hipSharedMemConfig*
hipDeviceSetSharedMemConfig int:hipSharedMemConfig
hipProfilerStart
hipProfilerStop
hipSetDeviceFlags           uint
hipGetDeviceFlags           *uint
hipDeviceCanAccessPeer      *int int int
hipDeviceEnablePeerAccess   int uint
hipDeviceDisablePeerAccess  int
hipDeviceGetP2PAttribute    *int int:hipDeviceP2PAttr int int
hipDeviceGetLimit           *size int:enum.hipLimit_t
hipDeviceSetLimit           int:enum.hipLimit_t size
hipGetErrorName             int:hipError_t -> *text
hipGetErrorString           int:hipError_t -> *text
hipDrvGetErrorName          int:hipError_t *text
hipDrvGetErrorString        int:hipError_t *text
hipGetLastError
hipPeekAtLastError
hipExtGetLastError

hipGetProcAddress           text pointer:void** int ulong:uint64_t pointer:hipDriverProcAddressQueryResult*
hipGetDriverEntryPoint      text pointer:void** ulong pointer:hipDriverEntryPointQueryResult*

hipCtxCreate                *ctx uint int:hipDevice_t
hipCtxDestroy               ~ctx
hipCtxGetCurrent            *ctx
hipCtxSetCurrent            ctx
hipCtxPushCurrent           ctx
hipCtxPopCurrent            ?*ctx
hipCtxGetDevice             *int:hipDevice_t*
hipCtxSynchronize
hipCtxGetFlags              *uint
hipCtxGetApiVersion         ctx *int
hipCtxGetCacheConfig        *int:hipFuncCache_t*
hipCtxSetCacheConfig        int:hipFuncCache_t
hipCtxGetSharedMemConfig    *int:hipSharedMemConfig*
hipCtxSetSharedMemConfig    int:hipSharedMemConfig
hipCtxEnablePeerAccess      ctx uint
hipCtxDisablePeerAccess     ctx
hipDevicePrimaryCtxRetain   *ctx int:hipDevice_t
hipDevicePrimaryCtxRelease  int:hipDevice_t
hipDevicePrimaryCtxReset    int:hipDevice_t
hipDevicePrimaryCtxSetFlags int:hipDevice_t uint
hipDevicePrimaryCtxGetState int:hipDevice_t *uint *int

hipMalloc                   *pointer size
hipFree                     pointer
hipMallocManaged            *pointer size uint:=1
hipExtMallocWithFlags       *pointer size uint
hipHostMalloc               *pointer size uint
hipHostAlloc                *pointer size uint
hipExtHostAlloc             *pointer size uint
hipMallocHost               *pointer size
hipMemAllocHost             *pointer size
hipHostFree                 pointer
hipFreeHost                 pointer
hipHostGetDevicePointer     *pointer pointer uint
hipHostGetFlags             *uint pointer
hipHostRegister             pointer size uint
hipHostUnregister           pointer
hipMallocPitch              *pointer *size size size
hipMemAllocPitch            *pointer:hipDeviceptr_t* *size size size uint
hipMemGetInfo               ?*size ?*size
hipMemAdvise                pointer:const.void* size int:hipMemoryAdvise int
hipMemPrefetchAsync         pointer:const.void* size int stream:=0
hipMemAdvise_v2             pointer:const.void* size int:hipMemoryAdvise hipMemLocation
hipMemPrefetchAsync_v2      pointer:const.void* size hipMemLocation uint stream:=0
hipMemPrefetchBatchAsync    pointer:void** pointer:size_t* size pointer:hipMemLocation* pointer:size_t* size ulong stream
hipMemRangeGetAttribute     pointer size int:hipMemRangeAttribute pointer:const.void* size
hipMemRangeGetAttributes    pointer:void** pointer:size_t* pointer:hipMemRangeAttribute* size pointer:const.void* size
hipExtGetLinkTypeAndHopCount int int *uint *uint
hipSetValidDevices          pointer:int* int
hipMemGetAddressRange       +*pointer:hipDeviceptr_t* +*size pointer:hipDeviceptr_t
hipMemPtrGetInfo            pointer *size
hipPointerGetAttributes     *hipPointerAttribute_t pointer:const.void*
hipPointerGetAttribute      pointer int:hipPointer_attribute pointer:hipDeviceptr_t
hipDrvPointerGetAttributes  uint pointer:hipPointer_attribute* pointer:void** pointer:hipDeviceptr_t
hipIpcGetMemHandle          *hipIpcMemHandle_t pointer
hipIpcOpenMemHandle         *pointer hipIpcMemHandle_t uint
hipIpcCloseMemHandle        pointer
hipIpcGetEventHandle        *hipIpcEventHandle_t event
hipIpcOpenEventHandle       *event hipIpcEventHandle_t
hipMemAddressReserve        *pointer size size pointer ulong
hipMemAddressFree           pointer size
hipMemCreate                *memory size &hipMemAllocationProp ulong
hipMemRelease               ~memory
hipMemMap                   pointer size size memory ulong
hipMemUnmap                 pointer size
hipMemSetAccess             pointer size pointer:const.hipMemAccessDesc* size
hipMemGetAccess             *ulong &hipMemLocation pointer
hipMemGetAllocationGranularity  *size &hipMemAllocationProp int:hipMemAllocationGranularity_flags
hipMemGetAllocationPropertiesFromHandle  *hipMemAllocationProp memory
hipMemRetainAllocationHandle  *memory pointer
hipMemExportToShareableHandle  *int:void* memory int:hipMemAllocationHandleType ulong
hipMemImportFromShareableHandle  *memory pointer int:hipMemAllocationHandleType
hipMemcpy                   pointer pointer:const.void* size int:hipMemcpyKind
hipMemcpyWithStream         pointer pointer:const.void* size int:hipMemcpyKind stream
hipMemcpyAsync              pointer pointer:const.void* size int:hipMemcpyKind stream:=0
hipMemcpyHtoD               pointer:hipDeviceptr_t pointer:const.void* size
hipMemcpyDtoH               pointer pointer:hipDeviceptr_t size
hipMemcpyDtoD               pointer:hipDeviceptr_t pointer:hipDeviceptr_t size
hipMemcpyHtoDAsync          pointer:hipDeviceptr_t pointer:const.void* size stream
hipMemcpyDtoHAsync          pointer pointer:hipDeviceptr_t size stream
hipMemcpyDtoDAsync          pointer:hipDeviceptr_t pointer:hipDeviceptr_t size stream
hipMemcpyPeer               pointer int pointer:const.void* int size
hipMemcpyPeerAsync          pointer int pointer:const.void* int size stream:=0
hipMemcpy2D                 pointer size pointer:const.void* size size size int:hipMemcpyKind
hipMemcpy2DAsync            pointer size pointer:const.void* size size size int:hipMemcpyKind stream:=0
hipMemset                   pointer int size
hipMemsetAsync              pointer int size stream:=0
hipMemsetD8                 pointer:hipDeviceptr_t byte size
hipMemsetD8Async            pointer:hipDeviceptr_t byte size stream:=0
hipMemsetD16                pointer:hipDeviceptr_t ushort size
hipMemsetD16Async           pointer:hipDeviceptr_t ushort size stream:=0
hipMemsetD32                pointer:hipDeviceptr_t int size
hipMemsetD32Async           pointer:hipDeviceptr_t int size stream:=0
hipMemset2D                 pointer size int size size
hipMemset2DAsync            pointer size int size size stream:=0
hipMemsetD2D8               pointer:hipDeviceptr_t size byte size size
hipMemsetD2D8Async          pointer:hipDeviceptr_t size byte size size stream:=0
hipMemsetD2D16              pointer:hipDeviceptr_t size ushort size size
hipMemsetD2D16Async         pointer:hipDeviceptr_t size ushort size size stream:=0
hipMemsetD2D32              pointer:hipDeviceptr_t size uint size size
hipMemsetD2D32Async         pointer:hipDeviceptr_t size uint size size stream:=0
hipMalloc3D                 *hipPitchedPtr hipExtent
hipMemset3D                 hipPitchedPtr int hipExtent
hipMemset3DAsync            hipPitchedPtr int hipExtent stream:=0
hipMemcpy3D                 &hipMemcpy3DParms
hipMemcpy3DAsync            &hipMemcpy3DParms stream:=0
hipMemcpy3DPeer             &hipMemcpy3DPeerParms:hipMemcpy3DPeerParms*
hipMemcpy3DPeerAsync        &hipMemcpy3DPeerParms:hipMemcpy3DPeerParms* stream:=0
hipMemcpy3DBatchAsync       size pointer:struct.hipMemcpy3DBatchOp* pointer:size_t* ulong stream:=0
hipMemcpyBatchAsync         pointer:void** pointer:void** pointer:size_t* size pointer:hipMemcpyAttributes* pointer:size_t* size pointer:size_t* stream:=0
hipMemcpyParam2D            &hip_Memcpy2D
hipMemcpyParam2DAsync       &hip_Memcpy2D stream:=0
hipDrvMemcpy2DUnaligned     &hip_Memcpy2D
hipDrvMemcpy3D              &HIP_MEMCPY3D
hipDrvMemcpy3DAsync         &HIP_MEMCPY3D stream
hipMallocAsync              *pointer size stream
hipFreeAsync                pointer stream
hipMallocFromPoolAsync      *pointer size pool stream
hipDeviceGetDefaultMemPool  *pool int
hipDeviceGetMemPool         *pool int
hipDeviceSetMemPool         int pool
hipMemPoolCreate            *pool &hipMemPoolProps
hipMemPoolDestroy           ~pool
hipMemPoolGetAccess         *int:hipMemAccessFlags* pool &hipMemLocation:hipMemLocation*
hipMemPoolSetAccess         pool pointer:const.hipMemAccessDesc* size
hipMemPoolGetAttribute      pool int:hipMemPoolAttr pointer
hipMemPoolSetAttribute      pool int:hipMemPoolAttr pointer
hipMemPoolTrimTo            pool size

hipCreateChannelDesc        pointer:result int int int int int:hipChannelFormatKind -> pointer:hipChannelFormatDesc
hipMallocArray              *array &hipChannelFormatDesc size size:=0 uint:=0
hipMalloc3DArray            *array &hipChannelFormatDesc hipExtent uint
hipArrayCreate              *array &HIP_ARRAY_DESCRIPTOR
hipArray3DCreate            *array &HIP_ARRAY3D_DESCRIPTOR
hipFreeArray                array
hipArrayDestroy             array
hipArrayGetInfo             ?*hipChannelFormatDesc ?*hipExtent ?*uint array
hipArrayGetDescriptor       *HIP_ARRAY_DESCRIPTOR array
hipArray3DGetDescriptor     *HIP_ARRAY3D_DESCRIPTOR array
hipGetChannelDesc           *hipChannelFormatDesc array:hipArray_const_t
hipMallocMipmappedArray     *pointer:hipMipmappedArray_t* &hipChannelFormatDesc hipExtent uint uint:=0
hipMipmappedArrayCreate     *pointer:hipMipmappedArray_t* &HIP_ARRAY3D_DESCRIPTOR:HIP_ARRAY3D_DESCRIPTOR* uint
hipFreeMipmappedArray       pointer:hipMipmappedArray_t
hipMipmappedArrayDestroy    pointer:hipMipmappedArray_t
hipGetMipmappedArrayLevel   *array pointer:hipMipmappedArray_const_t uint
hipMipmappedArrayGetLevel   *array pointer:hipMipmappedArray_t uint
hipMemcpy2DToArray          array size size pointer:const.void* size size size int:hipMemcpyKind
hipMemcpy2DToArrayAsync     array size size pointer:const.void* size size size int:hipMemcpyKind stream:=0
hipMemcpy2DFromArray        pointer size array:hipArray_const_t size size size size int:hipMemcpyKind
hipMemcpy2DFromArrayAsync   pointer size array:hipArray_const_t size size size size int:hipMemcpyKind stream:=0
hipMemcpy2DArrayToArray     array size size array:hipArray_const_t size size size size int:hipMemcpyKind
hipMemcpyToArray            array size size pointer:const.void* size int:hipMemcpyKind
hipMemcpyFromArray          pointer array:hipArray_const_t size size size int:hipMemcpyKind
hipMemcpyHtoA               array size pointer:const.void* size
hipMemcpyHtoAAsync          array size pointer:const.void* size stream
hipMemcpyAtoH               pointer array size size
hipMemcpyAtoHAsync          pointer array size size stream
hipMemcpyDtoA               array size pointer:hipDeviceptr_t size
hipMemcpyAtoD               pointer:hipDeviceptr_t array size size
hipMemcpyAtoA               array size array size size
hipCreateTextureObject      *pointer:hipTextureObject_t* &hipResourceDesc &hipTextureDesc &hipResourceViewDesc:const.struct.hipResourceViewDesc*
hipDestroyTextureObject     pointer:hipTextureObject_t
hipGetTextureObjectResourceDesc      *hipResourceDesc pointer:hipTextureObject_t
hipGetTextureObjectResourceViewDesc  *hipResourceViewDesc:struct.hipResourceViewDesc* pointer:hipTextureObject_t
hipGetTextureObjectTextureDesc       *hipTextureDesc pointer:hipTextureObject_t
hipTexObjectCreate          *pointer:hipTextureObject_t* &HIP_RESOURCE_DESC &HIP_TEXTURE_DESC &HIP_RESOURCE_VIEW_DESC
hipTexObjectDestroy         pointer:hipTextureObject_t
hipTexObjectGetResourceDesc          *HIP_RESOURCE_DESC pointer:hipTextureObject_t
hipTexObjectGetResourceViewDesc      *HIP_RESOURCE_VIEW_DESC pointer:hipTextureObject_t
hipTexObjectGetTextureDesc           *HIP_TEXTURE_DESC pointer:hipTextureObject_t
hipCreateSurfaceObject      *pointer:hipSurfaceObject_t* &hipResourceDesc
hipDestroySurfaceObject     pointer:hipSurfaceObject_t
_Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc  *pointer &hipResourceDesc
_Z23hipDestroySurfaceObjectP13__hip_surface  pointer
hipDeviceGetTexture1DLinearMaxWidth  *size &hipChannelFormatDesc int
hipGetTextureAlignmentOffset  *size &textureReference
hipGetTextureReference      *pointer:const.textureReference** pointer:const.void*
hipModuleGetTexRef          *pointer:textureReference** module text
hipTexRefSetAddressMode     &textureReference:textureReference* int int:enum.hipTextureAddressMode
hipTexRefGetAddressMode     *int:enum.hipTextureAddressMode* &textureReference int
hipTexRefSetFilterMode      &textureReference:textureReference* int:enum.hipTextureFilterMode
hipTexRefGetFilterMode      *int:enum.hipTextureFilterMode* &textureReference
hipTexRefSetFlags           &textureReference:textureReference* uint
hipTexRefGetFlags           *uint &textureReference
hipTexRefSetFormat          &textureReference:textureReference* int:hipArray_Format int
hipTexRefGetFormat          *int:hipArray_Format* *int &textureReference
hipTexRefSetMaxAnisotropy   &textureReference:textureReference* uint
hipTexRefGetMaxAnisotropy   *int &textureReference
hipTexRefSetMipmapFilterMode  &textureReference:textureReference* int:enum.hipTextureFilterMode
hipTexRefGetMipmapFilterMode  *int:enum.hipTextureFilterMode* &textureReference
hipTexRefSetMipmapLevelBias   &textureReference:textureReference* float
hipTexRefGetMipmapLevelBias   *float &textureReference
hipTexRefSetMipmapLevelClamp  &textureReference:textureReference* float float
hipTexRefGetMipmapLevelClamp  *float *float &textureReference
hipTexRefSetBorderColor     &textureReference:textureReference* pointer:float*
hipTexRefSetArray           &textureReference:textureReference* array:hipArray_const_t uint
hipTexRefSetAddress         ?*size &textureReference:textureReference* pointer:hipDeviceptr_t size
hipTexRefSetAddress2D       &textureReference:textureReference* &HIP_ARRAY_DESCRIPTOR pointer:hipDeviceptr_t size
hipTexRefGetAddress         *pointer:hipDeviceptr_t* &textureReference
hipTexRefGetArray           *array &textureReference
hipTexRefGetBorderColor     *float &textureReference
hipTexRefGetMipMappedArray  *pointer:hipMipmappedArray_t* &textureReference
hipTexRefSetMipmappedArray  &textureReference:textureReference* pointer:hipMipmappedArray* uint
hipBindTexture              ?*size &textureReference pointer:const.void* &hipChannelFormatDesc size:=UINT_MAX
hipBindTexture2D            ?*size &textureReference pointer:const.void* &hipChannelFormatDesc size size size
hipBindTextureToArray       &textureReference array:hipArray_const_t &hipChannelFormatDesc
hipBindTextureToMipmappedArray  &textureReference pointer:hipMipmappedArray_const_t &hipChannelFormatDesc
hipUnbindTexture            &textureReference

hipModuleLoad               *module text
hipModuleLoadData           *module pointer:const.void*
hipModuleLoadDataEx         *module pointer:const.void* uint pointer:hipJitOption* pointer:void**
hipModuleLoadFatBinary      *module pointer:const.void*
hipModuleUnload             ~module
hipModuleGetFunction        *function module text
hipModuleGetFunctionCount   *uint module
hipModuleGetGlobal          +*pointer:hipDeviceptr_t* +*size module text
hipModuleLaunchKernel       function uint uint uint uint uint uint uint stream parameters extra
hipModuleLaunchCooperativeKernel  function uint uint uint uint uint uint uint stream parameters
hipModuleLaunchCooperativeKernelMultiDevice  launch_rows uint uint
hipLaunchCooperativeKernelMultiDevice  host_launch_rows int uint
hipExtLaunchMultiKernelMultiDevice  host_launch_rows int uint
hipDrvLaunchKernelEx        &HIP_LAUNCH_CONFIG function parameters extra
hipLaunchKernelExC          &hipLaunchConfig_t launchable parameters
hipExtModuleLaunchKernel  function uint uint uint uint uint uint size stream parameters extra event:=0 event:=0 uint:=0
_Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j  function uint uint uint uint uint uint size stream parameters extra event event uint
hipHccModuleLaunchKernel  function uint uint uint uint uint uint size stream parameters extra event event
_Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_  function uint uint uint uint uint uint size stream parameters extra event event
hipLibraryLoadData          *library pointer:const.void* pointer:hipJitOption** pointer:void** uint pointer:hipLibraryOption** pointer:void** uint
hipLibraryLoadFromFile      *library text pointer:hipJitOption** pointer:void** uint pointer:hipLibraryOption** pointer:void** uint
hipLibraryUnload            ~library
hipLibraryGetKernel         *kernel library text
hipLibraryGetKernelCount    *uint library
hipLibraryEnumerateKernels  *kernels uint library
hipKernelGetLibrary         *library kernel
hipKernelGetName            *text kernel
hipLinkCreate               uint pointer:hipJitOption* pointer:void** *link
hipLinkAddData              link int:hipJitInputType pointer size text uint pointer:hipJitOption* pointer:void**
hipLinkAddFile              link int:hipJitInputType text uint pointer:hipJitOption* pointer:void**
hipLinkComplete             link *pointer *size
hipLinkDestroy              ~link
hipFuncGetAttribute         *int int:hipFunction_attribute function
hipFuncSetAttribute         launchable int:hipFuncAttribute int
hipFuncGetAttributes        pointer:hipFuncAttributes* launchable
hipFuncSetCacheConfig       launchable int:hipFuncCache_t
hipFuncSetSharedMemConfig   launchable int:hipSharedMemConfig
hipModuleOccupancyMaxActiveBlocksPerMultiprocessor          *int function int size
hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags *int function int size uint
hipModuleOccupancyMaxPotentialBlockSize                     *int *int function size int
hipModuleOccupancyMaxPotentialBlockSizeWithFlags            *int *int function size int uint
hipOccupancyMaxActiveBlocksPerMultiprocessor                *int launchable int size
hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags       *int launchable int size uint:=0
hipOccupancyMaxPotentialBlockSize                           *int *int launchable size int
hipOccupancyAvailableDynamicSMemPerBlock                    *size launchable int int

hipStreamCreate             *stream
hipExtStreamCreateWithCUMask *stream uint pointer:const.unsigned.int*
hipExtStreamGetCUMask       stream uint pointer:unsigned.int*
hipStreamCopyAttributes     stream stream
hipStreamGetAttribute       stream int:hipLaunchAttributeID *hipLaunchAttributeValue
hipStreamSetAttribute       stream int:hipLaunchAttributeID &hipLaunchAttributeValue
hipStreamBatchMemOp         stream uint pointer:hipStreamBatchMemOpParams* uint
hipStreamWaitValue32        stream pointer uint uint uint:=4294967295U
hipStreamWaitValue64        stream pointer ulong:uint64_t uint ulong:uint64_t=18446744073709551615UL
hipStreamWriteValue32       stream pointer uint uint
hipStreamWriteValue64       stream pointer ulong:uint64_t uint
hipStreamAttachMemAsync     stream pointer size:=0 uint:=4
hipStreamCreateWithFlags    *stream uint
hipStreamCreateWithPriority *stream uint int
hipStreamDestroy            ~stream
hipStreamSynchronize        stream
hipStreamQuery              stream
hipStreamWaitEvent          stream event uint:=0
hipStreamGetFlags           stream *uint
hipStreamGetPriority        stream *int
hipStreamGetDevice          stream *int:hipDevice_t*
hipStreamGetId              stream *ulong
hipGetStreamDeviceId        stream -> int
hipDeviceGetStreamPriorityRange  ?*int ?*int
hipStreamAddCallback        stream stream_callback pointer uint
hipLaunchHostFunc           stream host_function pointer
hipEventCreate              *event
hipEventCreateWithFlags     *event uint
hipEventDestroy             ~event
hipEventRecord              event stream:=0
hipEventRecordWithFlags     event stream:=0 uint:=0
hipEventSynchronize         event
hipEventQuery               event
hipEventElapsedTime         *float event event

__gnu_h2f_ieee              ushort -> float
__gnu_f2h_ieee              float -> ushort
"""


@dataclass(frozen=True)
class Parameter:
    """A parameter: its kind, and what marks it."""

    kind: str
    is_output: bool = False
    may_be_null: bool = False
    may_all_be_null: bool = False
    ends: bool = False
    is_pointed_at: bool = False

    @classmethod
    @cache
    def parse(cls, word: str) -> Parameter:
        """The parameter that a word of a row describes."""
        mark, word = word[0], word.partition(":")[0]
        return cls(word.lstrip("?+*~&"), "*" in word, mark in "?+", mark == "?", mark == "~", mark == "&")


@dataclass(frozen=True)
class Row:
    """A function. ``result`` is empty where it returns a hipError_t.

    ``is_plain`` says that the function of Python returns the result alone, without a code before it.
    """

    name: str
    parameters: tuple[Parameter, ...]
    result: str = ""
    is_plain: bool = True

    @classmethod
    def parse(cls, line: str) -> Row:
        """The function that a line of the table describes."""
        signature, _, result = (part.strip() for part in line.partition("->"))
        name, *words = signature.split()
        kind = result.lstrip("*").partition(":")[0]
        return cls(name, tuple(map(Parameter.parse, words)), kind, not result.startswith("*"))


PER_THREAD = "_spt"


def _table() -> dict[str, Row]:
    rows = {
        row.name: row
        for row in (
            Row.parse(line)
            for rows in (ROWS, graph_rows.ROWS, rtc_rows.ROWS, comgr_rows.ROWS, hsa_rows.ROWS)
            for line in rows.splitlines()
            if line.strip()
        )
    }
    for name in NODE_OF:
        base = name.removesuffix(PER_THREAD)
        if base != name and base in rows:
            rows[name] = replace(rows[base], name=name)
    return rows


TABLE: dict[str, Row] = _table()
ALIASES = {
    "_Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc": "hipCreateSurfaceObject",
    "_Z23hipDestroySurfaceObjectP13__hip_surface": "hipDestroySurfaceObject",
    "hipGetDevicePropertiesR0000": "hipGetDeviceProperties",
    "hipGetDevicePropertiesR0600": "hipGetDeviceProperties",
    "_Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j": "hipExtModuleLaunchKernel",
    "_Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_": "hipExtModuleLaunchKernel",
    "hipHccModuleLaunchKernel": "hipExtModuleLaunchKernel",
    "hipExtHostAlloc": "hipHostMalloc",
}
"""Functions whose name in the flat API is another."""
