"""C declarations of the structures, enumerations and macros of HIP's API, for ``tools/api_header.py``.

Structures are the rows of ``runtime/hip/declarations.py``, by which the runtime reads them. Enumerators and macros have the
values of the runtime's enumerations and constants; what the runtime does not know has its value here.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable

from hipkit.runtime import hip
from hipkit.runtime.hip.c_layouts import PLAIN, Field, Row, fields_of, rows

WIDTH = 120
ENUMERATIONS = """
: HIP_SUCCESS=0 HIP_ERROR_INVALID_VALUE=1 HIP_ERROR_NOT_INITIALIZED=2 HIP_ERROR_LAUNCH_OUT_OF_RESOURCES=3
hipJitOption hipJitOptionMaxRegisters=0 hipJitOptionThreadsPerBlock=1 hipJitOptionWallTime=2 hipJitOptionInfoLogBuffer=3
    hipJitOptionInfoLogBufferSizeBytes=4 hipJitOptionErrorLogBuffer=5 hipJitOptionErrorLogBufferSizeBytes=6
    hipJitOptionOptimizationLevel=7 hipJitOptionTargetFromContext=8 hipJitOptionTarget=9 hipJitOptionFallbackStrategy=10
    hipJitOptionGenerateDebugInfo=11 hipJitOptionLogVerbose=12 hipJitOptionGenerateLineInfo=13 hipJitOptionCacheMode=14
    hipJitOptionSm3xOpt=15 hipJitOptionFastCompile=16 hipJitOptionGlobalSymbolNames=17
    hipJitOptionGlobalSymbolAddresses=18 hipJitOptionGlobalSymbolCount=19 hipJitOptionLto=20 hipJitOptionFtz=21
    hipJitOptionPrecDiv=22 hipJitOptionPrecSqrt=23 hipJitOptionFma=24 hipJitOptionPositionIndependentCode=25
    hipJitOptionMinCTAPerSM=26 hipJitOptionMaxThreadsPerBlock=27 hipJitOptionOverrideDirectiveValues=28
    hipJitOptionNumOptions=29 hipJitOptionIRtoISAOptExt=10000 hipJitOptionIRtoISAOptCountExt=10001
hipJitInputType hipJitInputCubin=0 hipJitInputPtx=1 hipJitInputFatBinary=2 hipJitInputObject=3 hipJitInputLibrary=4
    hipJitInputNvvm=5 hipJitNumLegacyInputTypes=6 hipJitInputLLVMBitcode=100 hipJitInputLLVMBundledBitcode=101
    hipJitInputLLVMArchivesOfBundledBitcode=102 hipJitInputSpirv=103 hipJitNumInputTypes=10
hipLibraryOption:hipLibraryOption_e hipLibraryHostUniversalFunctionAndDataTable=0 hipLibraryBinaryIsPreserved=1
hipMemoryType *
hipError_t *
hipDeviceAttribute_t * hipDeviceAttributeCudaCompatibleBegin=0 hipDeviceAttributePciDomainID=69
    hipDeviceAttributeCudaCompatibleEnd=9999 hipDeviceAttributeAmdSpecificBegin=10000
    hipDeviceAttributeClockInstructionRate=10000 hipDeviceAttributeAmdSpecificEnd=19999
    hipDeviceAttributeVendorSpecificBegin=20000
hipDriverProcAddressQueryResult HIP_GET_PROC_ADDRESS_SUCCESS=0 HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND=1
    HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT=2
:hipComputeMode hipComputeModeDefault=0 hipComputeModeExclusive=1 hipComputeModeProhibited=2
    hipComputeModeExclusiveProcess=3
:hipFlushGPUDirectRDMAWritesOptions hipFlushGPUDirectRDMAWritesOptionHost=1 hipFlushGPUDirectRDMAWritesOptionMemOps=2
:hipGPUDirectRDMAWritesOrdering hipGPUDirectRDMAWritesOrderingNone=0 hipGPUDirectRDMAWritesOrderingOwner=100
    hipGPUDirectRDMAWritesOrderingAllDevices=200
hipChannelFormatKind *
hipArray_Format *
hipResourceType *
HIPresourcetype,hipResourcetype:HIPresourcetype_enum HIP_RESOURCE_TYPE_ARRAY=0 HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY=1
    HIP_RESOURCE_TYPE_LINEAR=2 HIP_RESOURCE_TYPE_PITCH2D=3
HIPaddress_mode:HIPaddress_mode_enum HIP_TR_ADDRESS_MODE_WRAP=0 HIP_TR_ADDRESS_MODE_CLAMP=1 HIP_TR_ADDRESS_MODE_MIRROR=2
    HIP_TR_ADDRESS_MODE_BORDER=3
HIPfilter_mode:HIPfilter_mode_enum HIP_TR_FILTER_MODE_POINT=0 HIP_TR_FILTER_MODE_LINEAR=1
hipResourceViewFormat * hipResViewFormatUnsignedBlockCompressed1=25 hipResViewFormatUnsignedBlockCompressed2=26
    hipResViewFormatUnsignedBlockCompressed3=27 hipResViewFormatUnsignedBlockCompressed4=28
    hipResViewFormatSignedBlockCompressed4=29 hipResViewFormatUnsignedBlockCompressed5=30
    hipResViewFormatSignedBlockCompressed5=31 hipResViewFormatUnsignedBlockCompressed6H=32
    hipResViewFormatSignedBlockCompressed6H=33 hipResViewFormatUnsignedBlockCompressed7=34
HIPresourceViewFormat:HIPresourceViewFormat_enum HIP_RES_VIEW_FORMAT_NONE=0 HIP_RES_VIEW_FORMAT_UINT_1X8=1
    HIP_RES_VIEW_FORMAT_UINT_2X8=2 HIP_RES_VIEW_FORMAT_UINT_4X8=3 HIP_RES_VIEW_FORMAT_SINT_1X8=4
    HIP_RES_VIEW_FORMAT_SINT_2X8=5 HIP_RES_VIEW_FORMAT_SINT_4X8=6 HIP_RES_VIEW_FORMAT_UINT_1X16=7
    HIP_RES_VIEW_FORMAT_UINT_2X16=8 HIP_RES_VIEW_FORMAT_UINT_4X16=9 HIP_RES_VIEW_FORMAT_SINT_1X16=10
    HIP_RES_VIEW_FORMAT_SINT_2X16=11 HIP_RES_VIEW_FORMAT_SINT_4X16=12 HIP_RES_VIEW_FORMAT_UINT_1X32=13
    HIP_RES_VIEW_FORMAT_UINT_2X32=14 HIP_RES_VIEW_FORMAT_UINT_4X32=15 HIP_RES_VIEW_FORMAT_SINT_1X32=16
    HIP_RES_VIEW_FORMAT_SINT_2X32=17 HIP_RES_VIEW_FORMAT_SINT_4X32=18 HIP_RES_VIEW_FORMAT_FLOAT_1X16=19
    HIP_RES_VIEW_FORMAT_FLOAT_2X16=20 HIP_RES_VIEW_FORMAT_FLOAT_4X16=21 HIP_RES_VIEW_FORMAT_FLOAT_1X32=22
    HIP_RES_VIEW_FORMAT_FLOAT_2X32=23 HIP_RES_VIEW_FORMAT_FLOAT_4X32=24 HIP_RES_VIEW_FORMAT_UNSIGNED_BC1=25
    HIP_RES_VIEW_FORMAT_UNSIGNED_BC2=26 HIP_RES_VIEW_FORMAT_UNSIGNED_BC3=27 HIP_RES_VIEW_FORMAT_UNSIGNED_BC4=28
    HIP_RES_VIEW_FORMAT_SIGNED_BC4=29 HIP_RES_VIEW_FORMAT_UNSIGNED_BC5=30 HIP_RES_VIEW_FORMAT_SIGNED_BC5=31
    HIP_RES_VIEW_FORMAT_UNSIGNED_BC6H=32 HIP_RES_VIEW_FORMAT_SIGNED_BC6H=33 HIP_RES_VIEW_FORMAT_UNSIGNED_BC7=34
hipMemcpyKind *
hipMemLocationType hipMemLocationTypeInvalid=0 hipMemLocationTypeNone=0 hipMemLocationTypeDevice
    hipMemLocationTypeHost hipMemLocationTypeHostNuma hipMemLocationTypeHostNumaCurrent
hipMemcpySrcAccessOrder hipMemcpySrcAccessOrderInvalid=0 hipMemcpySrcAccessOrderStream
    hipMemcpySrcAccessOrderDuringApiCall hipMemcpySrcAccessOrderAny hipMemcpySrcAccessOrderMax=0x7fffffff
hipMemcpy3DOperandType hipMemcpyOperandTypePointer hipMemcpyOperandTypeArray hipMemcpyOperandTypeMax=0x7fffffff
hipFunction_attribute * HIP_FUNC_ATTRIBUTE_MAX=10
hipPointer_attribute *
:hipTextureAddressMode *
:hipTextureFilterMode *
:hipTextureReadMode *
:hipSurfaceBoundaryMode hipBoundaryModeZero=0 hipBoundaryModeTrap=1 hipBoundaryModeClamp=2
hipDeviceP2PAttr hipDevP2PAttrPerformanceRank hipDevP2PAttrAccessSupported hipDevP2PAttrNativeAtomicSupported
    hipDevP2PAttrHipArrayAccessSupported
hipDriverEntryPointQueryResult hipDriverEntryPointSuccess=0 hipDriverEntryPointSymbolNotFound=1
    hipDriverEntryPointVersionNotSufficent=2
:hipLimit_t * hipExtLimitScratchMin=4096 hipExtLimitScratchMax=4097 hipExtLimitScratchCurrent=4098 hipLimitRange=4099
hipStreamBatchMemOpType * hipStreamMemOpBarrier=6 hipStreamMemOpFlushRemoteWrites=3
hipMemoryAdvise *
hipMemRangeCoherencyMode hipMemRangeCoherencyModeFineGrain=0 hipMemRangeCoherencyModeCoarseGrain=1
    hipMemRangeCoherencyModeIndeterminate=2
hipMemRangeAttribute *
hipMemPoolAttr *
hipMemAccessFlags hipMemAccessFlagsProtNone hipMemAccessFlagsProtRead hipMemAccessFlagsProtReadWrite
hipMemAllocationType hipMemAllocationTypeInvalid=0 hipMemAllocationTypePinned hipMemAllocationTypeUncached=0x40000000
    hipMemAllocationTypeMax=0x7fffffff
hipMemAllocationHandleType hipMemHandleTypeNone hipMemHandleTypePosixFileDescriptor hipMemHandleTypeWin32=2
    hipMemHandleTypeWin32Kmt=4
hipFuncAttribute * hipFuncAttributeMax=10
hipFuncCache_t *
hipSharedMemConfig *
hipExternalMemoryHandleType:hipExternalMemoryHandleType_enum hipExternalMemoryHandleTypeOpaqueFd=1
    hipExternalMemoryHandleTypeOpaqueWin32=2 hipExternalMemoryHandleTypeOpaqueWin32Kmt=3
    hipExternalMemoryHandleTypeD3D12Heap=4 hipExternalMemoryHandleTypeD3D12Resource=5
    hipExternalMemoryHandleTypeD3D11Resource=6 hipExternalMemoryHandleTypeD3D11ResourceKmt=7
    hipExternalMemoryHandleTypeNvSciBuf=8
hipExternalSemaphoreHandleType:hipExternalSemaphoreHandleType_enum hipExternalSemaphoreHandleTypeOpaqueFd=1
    hipExternalSemaphoreHandleTypeOpaqueWin32=2 hipExternalSemaphoreHandleTypeOpaqueWin32Kmt=3
    hipExternalSemaphoreHandleTypeD3D12Fence=4 hipExternalSemaphoreHandleTypeD3D11Fence=5
    hipExternalSemaphoreHandleTypeNvSciSync=6 hipExternalSemaphoreHandleTypeKeyedMutex=7
    hipExternalSemaphoreHandleTypeKeyedMutexKmt=8 hipExternalSemaphoreHandleTypeTimelineSemaphoreFd=9
    hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32=10
hipGraphicsRegisterFlags hipGraphicsRegisterFlagsNone=0 hipGraphicsRegisterFlagsReadOnly=1
    hipGraphicsRegisterFlagsWriteDiscard=2 hipGraphicsRegisterFlagsSurfaceLoadStore=4
    hipGraphicsRegisterFlagsTextureGather=8
hipGraphNodeType * hipGraphNodeTypeCount=15
hipAccessProperty hipAccessPropertyNormal=0 hipAccessPropertyStreaming=1 hipAccessPropertyPersisting=2
hipLaunchMemSyncDomain hipLaunchMemSyncDomainDefault=0 hipLaunchMemSyncDomainRemote=1
hipSynchronizationPolicy *
hipLaunchAttributeID hipLaunchAttributeAccessPolicyWindow hipLaunchAttributeCooperative
    hipLaunchAttributeSynchronizationPolicy=3 hipLaunchAttributeClusterDimension hipLaunchAttributePriority hipLaunchAttributeMemSyncDomainMap=9
    hipLaunchAttributeMemSyncDomain=10 hipLaunchAttributeMax=11
hipGraphExecUpdateResult *
hipStreamCaptureMode *
hipStreamCaptureStatus *
hipGraphMemAttributeType *
hipGraphInstantiateFlags *
:hipGraphDebugDotFlags *
hipGraphInstantiateResult *
hipMemAllocationGranularity_flags *
hipMemHandleType hipMemHandleTypeGeneric=0
hipMemOperationType hipMemOperationTypeMap=1 hipMemOperationTypeUnmap=2
hipArraySparseSubresourceType hipArraySparseSubresourceTypeSparseLevel=0 hipArraySparseSubresourceTypeMiptail=1
hipMemRangeHandleType hipMemRangeHandleTypeDmaBufFd=1 hipMemRangeHandleTypeMax=0x7fffffff
"""
"""``NAME:TAG ENUMERATORS``; without a name there is only a tag, and the tag is the name where there is none.

``*`` stands for the members of the runtime's enumeration of that name. A word without a value is a constant of the runtime."""
MACROS = """
HIP_IMAGE_OBJECT_SIZE_DWORD=12 HIP_IPC_HANDLE_SIZE=64 HIP_LAUNCH_PARAM_BUFFER_POINTER:void*
HIP_LAUNCH_PARAM_BUFFER_SIZE:void* HIP_LAUNCH_PARAM_END:void*
HIP_SAMPLER_OBJECT_OFFSET_DWORD=HIP_IMAGE_OBJECT_SIZE_DWORD HIP_SAMPLER_OBJECT_SIZE_DWORD=8
HIP_TEXTURE_OBJECT_SIZE_DWORD=(HIP_IMAGE_OBJECT_SIZE_DWORD+HIP_SAMPLER_OBJECT_SIZE_DWORD) HIP_TRSA_OVERRIDE_FORMAT
HIP_TRSF_NORMALIZED_COORDINATES HIP_TRSF_READ_AS_INTEGER HIP_TRSF_SRGB hipArrayCubemap hipArrayDefault hipArrayLayered
hipArraySurfaceLoadStore hipArrayTextureGather hipChooseDevice=hipChooseDeviceR0600
hipCooperativeLaunchMultiDeviceNoPostSync hipCooperativeLaunchMultiDeviceNoPreSync hipCpuDeviceId:int
hipDeviceLmemResizeToMax hipDeviceMallocContiguous hipDeviceMallocDefault hipDeviceMallocFinegrained
hipDeviceMallocUncached hipDeviceMapHost hipDeviceProp_t=hipDeviceProp_tR0600 hipDeviceScheduleAuto
hipDeviceScheduleBlockingSync hipDeviceScheduleMask=0x7 hipDeviceScheduleSpin hipDeviceScheduleYield
hipDrvLaunchAttribute=hipLaunchAttribute hipDrvLaunchAttributeCooperative=hipLaunchAttributeCooperative
hipDrvLaunchAttributeID=hipLaunchAttributeID hipDrvLaunchAttributeValue=hipLaunchAttributeValue hipEnableDefault=0x0
hipEnableLegacyStream=0x1 hipEnablePerThreadDefaultStream=0x2 hipEventBlockingSync hipEventDefault
hipEventDisableSystemFence hipEventDisableTiming hipEventInterprocess hipEventRecordDefault hipEventRecordExternal
hipEventReleaseToDevice hipEventReleaseToSystem hipEventWaitDefault hipEventWaitExternal hipExtAnyOrderLaunch
hipExtHostRegisterCoarseGrained=0x8 hipExtHostRegisterUncached=0x80000000 hipExternalMemoryDedicated=0x1
hipGetDeviceProperties=hipGetDevicePropertiesR0600 hipGraphKernelNodePortDefault=0
hipGraphKernelNodePortLaunchCompletion=2 hipGraphKernelNodePortProgrammatic=1 hipHostAllocDefault hipHostAllocMapped
hipHostAllocPortable hipHostAllocUncached=hipHostMallocUncached hipHostAllocWriteCombined hipHostMallocCoherent
hipHostMallocDefault hipHostMallocMapped hipHostMallocNonCoherent hipHostMallocNumaUser hipHostMallocPortable
hipHostMallocUncached=0x10000000 hipHostMallocWriteCombined hipHostRegisterDefault hipHostRegisterIoMemory
hipHostRegisterMapped hipHostRegisterPortable hipHostRegisterReadOnly hipInvalidDeviceId:int
hipIpcMemLazyEnablePeerAccess hipKernelNodeAttrID=hipLaunchAttributeID hipKernelNodeAttrValue=hipLaunchAttributeValue
hipKernelNodeAttributeAccessPolicyWindow=hipLaunchAttributeAccessPolicyWindow
hipKernelNodeAttributeCooperative=hipLaunchAttributeCooperative
hipKernelNodeAttributePriority=hipLaunchAttributePriority hipMallocSignalMemory hipMemAttachGlobal hipMemAttachHost
hipMemAttachSingle hipOccupancyDefault hipOccupancyDisableCachingOverride hipStreamAttrID=hipLaunchAttributeID
hipStreamAttrValue=hipLaunchAttributeValue hipStreamAttributeAccessPolicyWindow=hipLaunchAttributeAccessPolicyWindow
hipStreamAttributeMemSyncDomain=hipLaunchAttributeMemSyncDomain
hipStreamAttributeMemSyncDomainMap=hipLaunchAttributeMemSyncDomainMap
hipStreamAttributePriority=hipLaunchAttributePriority
hipStreamAttributeSynchronizationPolicy=hipLaunchAttributeSynchronizationPolicy hipStreamDefault
hipStreamLegacy:hipStream_t hipStreamNonBlocking hipStreamPerThread:hipStream_t hipStreamWaitValueAnd
hipStreamWaitValueEq hipStreamWaitValueGte hipStreamWaitValueNor hipTextureType1D=0x01 hipTextureType1DLayered=0xF1
hipTextureType2D=0x02 hipTextureType2DLayered=0xF2 hipTextureType3D=0x03 hipTextureTypeCubemap=0x0C
hipTextureTypeCubemapLayered=0xFC
"""
"""``NAME`` for a constant of the runtime, ``NAME:TYPE`` for one that is cast, or ``NAME=TEXT``."""
_ENUMERATIONS_HEAD = """\
// Enumerations of HIP's API, with the values of HIP 6 and 7: written by tools/api_header.py.
#pragma once

"""
_MACROS_HEAD = """\
// Constants and names of HIP's API that are macros: written by tools/api_header.py.
#pragma once

"""
_STRUCTURES_HEAD = """\
// Structures and handles of HIP's API, with the layouts of HIP 6: written by tools/api_header.py.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "hipkit/api/enumerations.h"
#include "hipkit/dim3.h"

"""


def enumerations() -> str:
    """The header of the enumerations."""
    return _ENUMERATIONS_HEAD + "".join(map(_enumeration, _rows_of(ENUMERATIONS)))


def _rows_of(text: str) -> list[str]:
    return [line for line in re.sub(r"\n +", " ", text).split("\n") if line]


def _enumeration(row: str) -> str:
    head, *words = row.split()
    names, colon, tag = head.partition(":")
    tag = tag if colon else names
    values: dict[str, int] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name == "*":
            values |= {each: int(member) for each, member in getattr(hip, tag).__members__.items()}
        else:
            values[name] = int(value, 0) if value else int(getattr(hip, name))
    body = _wrapped(", ".join(f"{name} = {_number(value)}" for name, value in values.items()))
    begin = f"{'typedef ' if names else ''}enum {tag}".rstrip()
    return f"{begin} {{\n{body}\n}}{' ' * bool(names)}{names.replace(',', ', ')};\n"


def _wrapped(text: str) -> str:
    """Lines that do not end between a name and its value."""
    lines = textwrap.wrap(text.replace(" = ", "\0"), WIDTH - 8, initial_indent="    ", subsequent_indent="    ")
    return "\n".join(lines).replace("\0", " = ")


def _number(value: int) -> str:
    return hex(value) if value >= 1 << 16 else str(value)


def macros() -> str:
    """The header of the macros."""
    return _MACROS_HEAD + "".join(f"#define {name} {value}\n" for name, value in map(_macro, MACROS.split()))


def _macro(word: str) -> tuple[str, str]:
    name, equals, text = word.partition("=")
    if equals:
        return name, text
    name, _, cast = name.partition(":")
    value = int(getattr(hip, name))
    return name, f"(({cast}){value})" if cast else _number(value)


def structures() -> str:
    """The header of the structures, handles and types of functions."""
    return _STRUCTURES_HEAD + "".join(map(_declaration, rows().values()))


def _declaration(row: Row) -> str:
    if row.word == "typedef":
        return f"typedef {_joined(row.content, row.name)};\n"
    if row.word == "function":
        return f"typedef void (*{row.name})({', '.join(_spelled(word) for word in row.content.split())});\n"
    head = f"{row.word} {row.tag}".rstrip()
    if not row.content:
        return f"{head};\n"
    body = "".join(_body(fields_of(row.content), "    "))
    return f"typedef {head} {{\n{body}}} {row.name};\n" if row.name else f"{head} {{\n{body}}};\n"


def _body(fields: Iterable[Field], indent: str) -> Iterable[str]:
    """The lines of a structure; fields of one type that follow one another share lines."""
    line, of = "", ""
    for field in fields:
        size = f"[{field.length}]" if field.length else f" : {field.bits}" if field.bits else ""
        more = f"{line}, {'*' * of.count('*')}{field.name}{size}"
        if field.type == of and not field.fields and len(indent + more) < WIDTH:
            line = more
            continue
        if line:
            yield f"{indent}{line};\n"
        line, of = "", field.type
        if field.fields:
            yield f"{indent}{f'{field.type} {field.tag}'.rstrip()} {{\n"
            yield from _body(field.fields, indent + "    ")
            yield f"{indent}}}{' ' * bool(field.name)}{field.name};\n"
        else:
            line = f"{_joined(field.type, field.name)}{size}"
    if line:
        yield f"{indent}{line};\n"


def _joined(type: str, name: str) -> str:
    spelled = _spelled(type)
    return f"{spelled}{name}" if spelled.endswith("*") else f"{spelled} {name}"


def _spelled(type: str) -> str:
    """What C calls a type: ``enum`` is before those that have no other name."""
    plain = type.rstrip("*")
    *before, name = plain.split(".")
    if name in PLAIN:
        name = PLAIN[name][0]
    if before[-1:] == ["enum"] and name not in _ONLY_TAGS:
        before.pop()
    stars = type[len(plain) :]
    return " ".join([*before, name, *([stars] if stars else [])])


_ONLY_TAGS = {row.split()[0][1:] for row in _rows_of(ENUMERATIONS) if row.startswith(":")}
