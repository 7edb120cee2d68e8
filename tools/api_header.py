"""Writes HIP's API for hipkit's headers from the tables of the bridge and the runtime: ``python tools/api_header.py``.

The rows of ``runtime/bridge/table.py`` and ``graph_rows.py`` say of each parameter what the bridge makes of it and, after a
colon, what C calls it where that is not what :data:`TYPES` says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import api_types

from hipkit.loader.exports import NODE_OF
from hipkit.runtime.bridge import graph_rows, table

HEADERS = Path(__file__).parents[1] / "cc" / "include" / "hipkit" / "api"
WIDTH = 120
TYPES = {
    "int": "int", "uint": "unsigned int", "ushort": "unsigned short", "byte": "unsigned char", "float": "float",
    "ulong": "unsigned long long", "size": "size_t", "pointer": "void *", "text": "const char *", "amount": "void *",
    "parameters": "void **", "extra": "void **", "launchable": "const void *",
    "stream": "hipStream_t", "event": "hipEvent_t", "ctx": "hipCtx_t", "array": "hipArray_t", "pool": "hipMemPool_t",
    "memory": "hipMemGenericAllocationHandle_t", "module": "hipModule_t", "function": "hipFunction_t",
    "kernel": "hipKernel_t", "kernels": "hipKernel_t", "library": "hipLibrary_t", "link": "hipLinkState_t",
    "graph": "hipGraph_t", "exec": "hipGraphExec_t", "node": "hipGraphNode_t", "nodes": "const hipGraphNode_t *",
    "user_object": "hipUserObject_t", "any_node": "hipGraphNodeParams *", "properties6": "hipDeviceProp_tR0600",
    "stream_callback": "hipStreamCallback_t", "host_function": "hipHostFn_t",
    "launch_rows": "hipFunctionLaunchParams *", "host_launch_rows": "hipLaunchParams *",
}  # fmt: skip
"""What C calls the kinds of the bridge; others have their own names there."""
READ = {"host_node": "hipHostNodeParams", "kernel_node": "hipKernelNodeParams"}
"""Structures that functions read through a pointer, or fill in where the kind is that of a result."""
UNDECLARED = re.compile(
    r"_Z.*|__gnu.*|__hip(Register|Unregister).*|(hipGetDeviceProperties|hipChooseDevice)(R0000)?|hipHccModuleLaunchKernel|"
    r"hipExtHostAlloc"
)
"""Old names of C++, what compilers call by themselves, and names that are macros."""
OTHERS = """
hipApiName                       uint -> *text
hipDestroyExternalMemory         hipExternalMemory_t
hipDestroyExternalSemaphore      hipExternalSemaphore_t
hipExternalMemoryGetMappedBuffer *pointer hipExternalMemory_t &hipExternalMemoryBufferDesc
hipGraphicsMapResources          int *hipGraphicsResource_t stream:=0
hipGraphicsResourceGetMappedPointer  *pointer *size hipGraphicsResource_t
hipGraphicsSubResourceGetMappedArray *array hipGraphicsResource_t uint uint
hipGraphicsUnmapResources        int *hipGraphicsResource_t stream:=0
hipGraphicsUnregisterResource    hipGraphicsResource_t
hipImportExternalMemory          *hipExternalMemory_t &hipExternalMemoryHandleDesc
hipImportExternalSemaphore       *hipExternalSemaphore_t &hipExternalSemaphoreHandleDesc
hipLaunchCooperativeKernel_spt   launchable dim3 dim3 parameters uint stream:=hipStreamPerThread
hipLaunchKernel_spt              launchable dim3 dim3 parameters size stream:=hipStreamPerThread
hipMemGetHandleForAddressRange   pointer hipDeviceptr_t size hipMemRangeHandleType ulong
hipMemMapArrayAsync              *hipArrayMapInfo uint stream
hipMemPoolExportPointer          *hipMemPoolPtrExportData pointer
hipMemPoolExportToShareableHandle    pointer pool hipMemAllocationHandleType uint
hipMemPoolImportFromShareableHandle  *pool pointer hipMemAllocationHandleType uint
hipMemPoolImportPointer          *pointer pool *hipMemPoolPtrExportData
hipPointerSetAttribute           pointer:const.void* hipPointer_attribute hipDeviceptr_t
hipSignalExternalSemaphoresAsync &hipExternalSemaphore_t &hipExternalSemaphoreSignalParams uint stream
hipStreamGetCaptureInfo_v2_spt   stream *hipStreamCaptureStatus *ulong *graph *nodes *size
hipWaitExternalSemaphoresAsync   &hipExternalSemaphore_t &hipExternalSemaphoreWaitParams uint stream
"""
"""Functions of AMD's header that the bridge has no row for, or with other defaults than the function without ``_spt``."""
BEGIN = """\
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
"""
END = """\

#ifdef __cplusplus
}
#endif
#undef HIPKIT_DEFAULT
"""


def functions() -> str:
    """The header of the functions."""
    rows = {name: row for name, _, row in (line.partition(" ") for line in _lines())}
    for name in NODE_OF:
        base = name.removesuffix(table.PER_THREAD)
        if base in rows:
            rows.setdefault(name, re.sub(r"(\bstream:)=0", r"\1=hipStreamPerThread", rows[base]))
    names = sorted(name for name in rows if not UNDECLARED.fullmatch(name))
    return f"{BEGIN}\n{''.join(_declaration(name, rows[name]) for name in names)}{END}"


def _lines() -> Iterable[str]:
    return filter(None, (table.ROWS + graph_rows.ROWS + OTHERS).splitlines())


def _declaration(name: str, row: str) -> str:
    """A function, broken between parameters where it is too long for a line."""
    signature, _, result = row.partition("->")
    returned = _c_type(result.strip().lstrip("*")) if result else "hipError_t"
    parameters = [_parameter(word) for word in signature.split() if not word.endswith(":result")]
    lines = [f"{returned}{'' if returned.endswith('*') else ' '}{name}("]
    for number, parameter in enumerate(parameters or ["void"]):
        piece = parameter + (", " if number + 1 < len(parameters) else ");")
        if len(lines[-1] + piece.rstrip()) > WIDTH:
            lines.append("    ")
        lines[-1] += piece
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _parameter(word: str) -> str:
    kind, _, value = word.partition("=")
    return _c_type(kind) + (f" HIPKIT_DEFAULT({value})" if value else "")


def _c_type(word: str) -> str:
    """What C calls what a word of a row stands for."""
    kind, _, spelled = word.partition(":")
    if spelled:
        return re.sub(r"(?<=\w)\*", " *", spelled.replace(".", " "))
    mark = kind[: len(kind) - len(kind.lstrip("?+*~&"))]
    kind = kind[len(mark) :]
    known = READ.get(kind) or TYPES.get(kind, kind)
    if "*" in mark:
        return f"{known}{'' if known.endswith('*') else ' '}*"
    return f"const {known} *" if "&" in mark or kind in READ else known


WRITTEN = {
    "enumerations.h": api_types.enumerations,
    "flags.h": api_types.macros,
    "functions.h": functions,
    "structures.h": api_types.structures,
}


def main() -> None:
    """Write the headers."""
    for name, text in WRITTEN.items():
        (HEADERS / name).write_text(text())


if __name__ == "__main__":
    main()
