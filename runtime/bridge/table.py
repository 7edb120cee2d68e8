"""C signatures of the functions of HIP that programs can call: one row for each.

A row is the name, the kinds of the parameters in C's order (:data:`~hipkit.runtime.bridge.kinds.KINDS`), and after
``->`` what it returns where that is not a hipError_t, with a ``*`` where Python returns a code before it. A ``*`` marks
a pointer to where a result goes, ``?*`` one that may be null, ``+*`` one of those of which one may not; a handle with ``~`` ends when the call succeeds. The name of a structure is one
by value, with ``&`` a pointer to one. Functions that end in ``_spt`` are like those without. The function of the flat API that has the same name gets
the other parameters in this order, and returns the results in this order.

Source: hip_runtime_api.h of HIP 5.2 to 7.2, and clang's calls for the functions that begin with underscores.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from ...loader.exports import NODE_OF
from . import comgr_rows, graph_rows, rtc_rows

ROWS = """
__hipRegisterFatBinary      pointer -> *pointer
__hipRegisterFunction       pointer pointer pointer pointer uint pointer pointer pointer pointer pointer -> nothing
__hipRegisterVar            pointer pointer pointer pointer int size int int -> nothing
__hipRegisterManagedVar     pointer pointer pointer pointer size uint -> nothing
__hipRegisterTexture        pointer pointer pointer pointer int int int -> nothing
__hipRegisterSurface        pointer pointer pointer pointer int int -> nothing
__hipUnregisterFatBinary    pointer -> nothing
__hipPushCallConfiguration  dim3 dim3 size stream
__hipPopCallConfiguration   *dim3 *dim3 *size *stream
hipConfigureCall            dim3 dim3 size stream
hipSetupArgument            pointer size size
hipLaunchByPtr              pointer
hipLaunchKernel             launchable dim3 dim3 pointer size stream
hipLaunchCooperativeKernel  launchable dim3 dim3 pointer uint stream
hipExtLaunchKernel          launchable dim3 dim3 pointer size stream event event int
hipKernelNameRef            function -> *text
hipKernelNameRefByPtr       pointer stream -> *text
hipGetFuncBySymbol          *function launchable
hipGetSymbolAddress         *pointer pointer
hipGetSymbolSize            *size pointer
hipMemcpyToSymbol           pointer pointer size size int
hipMemcpyFromSymbol         pointer pointer size size int
hipMemcpyToSymbolAsync      pointer pointer size size int stream
hipMemcpyFromSymbolAsync    pointer pointer size size int stream

hipInit                     uint
hipDriverGetVersion         *int
hipRuntimeGetVersion        *int
hipGetDeviceCount           *int
hipSetDevice                int
hipGetDevice                *int
hipDeviceGet                *int int
hipDeviceTotalMem           *size int
hipDeviceComputeCapability  *int *int int
hipDeviceGetAttribute       *int int int
hipGetDeviceProperties      *properties int
hipGetDevicePropertiesR0000 *properties int
hipGetDevicePropertiesR0600 *properties6 int
hipDeviceSynchronize
hipDeviceReset
hipDeviceGetName            pointer int int
hipDeviceGetPCIBusId        pointer int int
hipDeviceGetByPCIBusId      *int text
hipDeviceGetUuid            pointer int
hipChooseDevice             *int pointer
hipChooseDeviceR0000        *int pointer
hipChooseDeviceR0600        *int pointer
hipDeviceGetCacheConfig     *int
hipDeviceSetCacheConfig     int
hipDeviceGetSharedMemConfig *int
hipDeviceSetSharedMemConfig int
hipProfilerStart
hipProfilerStop
hipSetDeviceFlags           uint
hipGetDeviceFlags           *uint
hipDeviceCanAccessPeer      *int int int
hipDeviceEnablePeerAccess   int uint
hipDeviceDisablePeerAccess  int
hipDeviceGetP2PAttribute    *int int int int
hipDeviceGetLimit           *size int
hipDeviceSetLimit           int size
hipGetErrorName             int -> *text
hipGetErrorString           int -> *text
hipDrvGetErrorName          int *text
hipDrvGetErrorString        int *text
hipGetLastError
hipPeekAtLastError
hipExtGetLastError

hipGetProcAddress           text pointer int ulong pointer
hipGetDriverEntryPoint      text pointer ulong pointer

hipCtxCreate                *ctx uint int
hipCtxDestroy               ~ctx
hipCtxGetCurrent            *ctx
hipCtxSetCurrent            ctx
hipCtxPushCurrent           ctx
hipCtxPopCurrent            *ctx
hipCtxGetDevice             *int
hipCtxSynchronize
hipCtxGetFlags              *uint
hipCtxGetApiVersion         ctx *int
hipCtxGetCacheConfig        *int
hipCtxSetCacheConfig        int
hipCtxGetSharedMemConfig    *int
hipCtxSetSharedMemConfig    int
hipCtxEnablePeerAccess      ctx uint
hipCtxDisablePeerAccess     ctx
hipDevicePrimaryCtxRetain   *ctx int
hipDevicePrimaryCtxRelease  int
hipDevicePrimaryCtxReset    int
hipDevicePrimaryCtxSetFlags int uint
hipDevicePrimaryCtxGetState int *uint *int

hipMalloc                   *pointer size
hipFree                     pointer
hipMallocManaged            *pointer size uint
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
hipMemAllocPitch            *pointer *size size size uint
hipMemGetInfo               ?*size ?*size
hipMemAdvise                pointer size int int
hipMemPrefetchAsync         pointer size int stream
hipMemRangeGetAttribute     pointer size int pointer size
hipMemRangeGetAttributes    pointer pointer pointer size pointer size
hipExtGetLinkTypeAndHopCount int int *uint *uint
hipSetValidDevices          pointer int
hipMemGetAddressRange       +*pointer +*size pointer
hipMemPtrGetInfo            pointer *size
hipPointerGetAttributes     *hipPointerAttribute_t pointer
hipPointerGetAttribute      pointer int pointer
hipDrvPointerGetAttributes  uint pointer pointer pointer
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
hipMemSetAccess             pointer size pointer size
hipMemGetAccess             *ulong &hipMemLocation pointer
hipMemGetAllocationGranularity  *size &hipMemAllocationProp int
hipMemGetAllocationPropertiesFromHandle  *hipMemAllocationProp memory
hipMemRetainAllocationHandle  *memory pointer
hipMemExportToShareableHandle  *int memory int ulong
hipMemImportFromShareableHandle  *memory pointer int
hipMemcpy                   pointer pointer size int
hipMemcpyWithStream         pointer pointer size int stream
hipMemcpyAsync              pointer pointer size int stream
hipMemcpyHtoD               pointer pointer size
hipMemcpyDtoH               pointer pointer size
hipMemcpyDtoD               pointer pointer size
hipMemcpyHtoDAsync          pointer pointer size stream
hipMemcpyDtoHAsync          pointer pointer size stream
hipMemcpyDtoDAsync          pointer pointer size stream
hipMemcpyPeer               pointer int pointer int size
hipMemcpyPeerAsync          pointer int pointer int size stream
hipMemcpy2D                 pointer size pointer size size size int
hipMemcpy2DAsync            pointer size pointer size size size int stream
hipMemset                   pointer int size
hipMemsetAsync              pointer int size stream
hipMemsetD8                 pointer byte size
hipMemsetD8Async            pointer byte size stream
hipMemsetD16                pointer ushort size
hipMemsetD16Async           pointer ushort size stream
hipMemsetD32                pointer int size
hipMemsetD32Async           pointer int size stream
hipMemset2D                 pointer size int size size
hipMemset2DAsync            pointer size int size size stream
hipMemsetD2D8               pointer size byte size size
hipMemsetD2D8Async          pointer size byte size size stream
hipMemsetD2D16              pointer size ushort size size
hipMemsetD2D16Async         pointer size ushort size size stream
hipMemsetD2D32              pointer size uint size size
hipMemsetD2D32Async         pointer size uint size size stream
hipMalloc3D                 *hipPitchedPtr hipExtent
hipMemset3D                 hipPitchedPtr int hipExtent
hipMemset3DAsync            hipPitchedPtr int hipExtent stream
hipMemcpy3D                 &hipMemcpy3DParms
hipMemcpy3DAsync            &hipMemcpy3DParms stream
hipMemcpyParam2D            &hip_Memcpy2D
hipMemcpyParam2DAsync       &hip_Memcpy2D stream
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
hipMemPoolGetAccess         *int pool &hipMemLocation
hipMemPoolSetAccess         pool pointer size
hipMemPoolGetAttribute      pool int pointer
hipMemPoolSetAttribute      pool int pointer
hipMemPoolTrimTo            pool size

hipCreateChannelDesc        pointer int int int int int -> pointer
hipMallocArray              *array &hipChannelFormatDesc size size uint
hipMalloc3DArray            *array &hipChannelFormatDesc hipExtent uint
hipArrayCreate              *array &HIP_ARRAY_DESCRIPTOR
hipArray3DCreate            *array &HIP_ARRAY3D_DESCRIPTOR
hipFreeArray                array
hipArrayDestroy             array
hipArrayGetInfo             ?*hipChannelFormatDesc ?*hipExtent ?*uint array
hipArrayGetDescriptor       *HIP_ARRAY_DESCRIPTOR array
hipArray3DGetDescriptor     *HIP_ARRAY3D_DESCRIPTOR array
hipGetChannelDesc           *hipChannelFormatDesc array
hipMallocMipmappedArray     *pointer &hipChannelFormatDesc hipExtent uint uint
hipMipmappedArrayCreate     *pointer &HIP_ARRAY3D_DESCRIPTOR uint
hipFreeMipmappedArray       pointer
hipMipmappedArrayDestroy    pointer
hipGetMipmappedArrayLevel   *array pointer uint
hipMipmappedArrayGetLevel   *array pointer uint
hipMemcpy2DToArray          array size size pointer size size size int
hipMemcpy2DToArrayAsync     array size size pointer size size size int stream
hipMemcpy2DFromArray        pointer size array size size size size int
hipMemcpy2DFromArrayAsync   pointer size array size size size size int stream
hipMemcpy2DArrayToArray     array size size array size size size size int
hipMemcpyToArray            array size size pointer size int
hipMemcpyFromArray          pointer array size size size int
hipMemcpyHtoA               array size pointer size
hipMemcpyHtoAAsync          array size pointer size stream
hipMemcpyAtoH               pointer array size size
hipMemcpyAtoHAsync          pointer array size size stream
hipMemcpyDtoA               array size pointer size
hipMemcpyAtoD               pointer array size size
hipMemcpyAtoA               array size array size size
hipCreateTextureObject      *pointer &hipResourceDesc &hipTextureDesc &hipResourceViewDesc
hipDestroyTextureObject     pointer
hipGetTextureObjectResourceDesc      *hipResourceDesc pointer
hipGetTextureObjectResourceViewDesc  *hipResourceViewDesc pointer
hipGetTextureObjectTextureDesc       *hipTextureDesc pointer
hipTexObjectCreate          *pointer &HIP_RESOURCE_DESC &HIP_TEXTURE_DESC &HIP_RESOURCE_VIEW_DESC
hipTexObjectDestroy         pointer
hipTexObjectGetResourceDesc          *HIP_RESOURCE_DESC pointer
hipTexObjectGetResourceViewDesc      *HIP_RESOURCE_VIEW_DESC pointer
hipTexObjectGetTextureDesc           *HIP_TEXTURE_DESC pointer
hipCreateSurfaceObject      *pointer &hipResourceDesc
hipDestroySurfaceObject     pointer
_Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc  *pointer &hipResourceDesc
_Z23hipDestroySurfaceObjectP13__hip_surface  pointer
hipDeviceGetTexture1DLinearMaxWidth  *size &hipChannelFormatDesc int
hipGetTextureAlignmentOffset  *size &textureReference
hipGetTextureReference      *pointer pointer
hipModuleGetTexRef          *pointer module text
hipTexRefSetAddressMode     &textureReference int int
hipTexRefGetAddressMode     *int &textureReference int
hipTexRefSetFilterMode      &textureReference int
hipTexRefGetFilterMode      *int &textureReference
hipTexRefSetFlags           &textureReference uint
hipTexRefGetFlags           *uint &textureReference
hipTexRefSetFormat          &textureReference int int
hipTexRefGetFormat          *int *int &textureReference
hipTexRefSetMaxAnisotropy   &textureReference uint
hipTexRefGetMaxAnisotropy   *int &textureReference
hipTexRefSetMipmapFilterMode  &textureReference int
hipTexRefGetMipmapFilterMode  *int &textureReference
hipTexRefSetMipmapLevelBias   &textureReference float
hipTexRefGetMipmapLevelBias   *float &textureReference
hipTexRefSetMipmapLevelClamp  &textureReference float float
hipTexRefGetMipmapLevelClamp  *float *float &textureReference
hipTexRefSetBorderColor     &textureReference pointer
hipTexRefSetArray           &textureReference array uint
hipTexRefSetAddress         ?*size &textureReference pointer size
hipTexRefSetAddress2D       &textureReference &HIP_ARRAY_DESCRIPTOR pointer size
hipTexRefGetAddress         *pointer &textureReference
hipTexRefGetArray           *array &textureReference
hipTexRefGetBorderColor     *float &textureReference
hipTexRefGetMipMappedArray  *pointer &textureReference
hipTexRefSetMipmappedArray  &textureReference pointer uint
hipBindTexture              ?*size &textureReference pointer &hipChannelFormatDesc size
hipBindTexture2D            ?*size &textureReference pointer &hipChannelFormatDesc size size size
hipBindTextureToArray       &textureReference array &hipChannelFormatDesc
hipBindTextureToMipmappedArray  &textureReference pointer &hipChannelFormatDesc
hipUnbindTexture            &textureReference

hipModuleLoad               *module text
hipModuleLoadData           *module pointer
hipModuleLoadDataEx         *module pointer uint pointer pointer
hipModuleLoadFatBinary      *module pointer
hipModuleUnload             ~module
hipModuleGetFunction        *function module text
hipModuleGetFunctionCount   *uint module
hipModuleGetGlobal          +*pointer +*size module text
hipModuleLaunchKernel       function uint uint uint uint uint uint uint stream parameters extra
hipModuleLaunchCooperativeKernel  function uint uint uint uint uint uint uint stream parameters
hipModuleLaunchCooperativeKernelMultiDevice  launch_rows uint uint
hipLaunchCooperativeKernelMultiDevice  host_launch_rows int uint
hipExtLaunchMultiKernelMultiDevice  host_launch_rows int uint
hipDrvLaunchKernelEx        &HIP_LAUNCH_CONFIG function parameters extra
hipLaunchKernelExC          &hipLaunchConfig_t launchable parameters
hipExtModuleLaunchKernel  function uint uint uint uint uint uint size stream parameters extra event event uint
_Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j  function uint uint uint uint uint uint size stream parameters extra event event uint
hipHccModuleLaunchKernel  function uint uint uint uint uint uint size stream parameters extra event event
_Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_  function uint uint uint uint uint uint size stream parameters extra event event
hipLibraryLoadData          *library pointer pointer pointer uint pointer pointer uint
hipLibraryLoadFromFile      *library text pointer pointer uint pointer pointer uint
hipLibraryUnload            ~library
hipLibraryGetKernel         *kernel library text
hipLibraryGetKernelCount    *uint library
hipLibraryEnumerateKernels  *kernels uint library
hipKernelGetLibrary         *library kernel
hipKernelGetName            *text kernel
hipLinkCreate               uint pointer pointer *link
hipLinkAddData              link int pointer size text uint pointer pointer
hipLinkAddFile              link int text uint pointer pointer
hipLinkComplete             link *pointer *size
hipLinkDestroy              ~link
hipFuncGetAttribute         *int int function
hipFuncSetAttribute         launchable int int
hipFuncGetAttributes        pointer launchable
hipFuncSetCacheConfig       launchable int
hipFuncSetSharedMemConfig   launchable int
hipModuleOccupancyMaxActiveBlocksPerMultiprocessor          *int function int size
hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags *int function int size uint
hipModuleOccupancyMaxPotentialBlockSize                     *int *int function size int
hipModuleOccupancyMaxPotentialBlockSizeWithFlags            *int *int function size int uint
hipOccupancyMaxActiveBlocksPerMultiprocessor                *int launchable int size
hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags       *int launchable int size uint
hipOccupancyMaxPotentialBlockSize                           *int *int launchable size int
hipOccupancyAvailableDynamicSMemPerBlock                    *size launchable int int

hipStreamCreate             *stream
hipExtStreamCreateWithCUMask *stream uint pointer
hipExtStreamGetCUMask       stream uint pointer
hipStreamCopyAttributes     stream stream
hipStreamWaitValue32        stream pointer uint uint uint
hipStreamWaitValue64        stream pointer ulong uint ulong
hipStreamWriteValue32       stream pointer uint uint
hipStreamWriteValue64       stream pointer ulong uint
hipStreamAttachMemAsync     stream pointer size uint
hipStreamCreateWithFlags    *stream uint
hipStreamCreateWithPriority *stream uint int
hipStreamDestroy            ~stream
hipStreamSynchronize        stream
hipStreamQuery              stream
hipStreamWaitEvent          stream event uint
hipStreamGetFlags           stream *uint
hipStreamGetPriority        stream *int
hipStreamGetDevice          stream *int
hipStreamGetId              stream *ulong
hipGetStreamDeviceId        stream -> int
hipDeviceGetStreamPriorityRange  ?*int ?*int
hipStreamAddCallback        stream stream_callback pointer uint
hipLaunchHostFunc           stream host_function pointer
hipEventCreate              *event
hipEventCreateWithFlags     *event uint
hipEventDestroy             ~event
hipEventRecord              event stream
hipEventRecordWithFlags     event stream uint
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
        mark = word[0]
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
        return cls(name, tuple(map(Parameter.parse, words)), result.lstrip("*"), not result.startswith("*"))


PER_THREAD = "_spt"


def _table() -> dict[str, Row]:
    rows = {
        row.name: row
        for row in (
            Row.parse(line)
            for line in (ROWS + graph_rows.ROWS + rtc_rows.ROWS + comgr_rows.ROWS).splitlines()
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
