"""The flat API of HIP, under its own names: ``from hipkit.runtime import hip``.

Every function returns a tuple that begins with a :class:`hipError_t`; what C returns through pointers follows.
Devices are those of ``HIPKIT_DEVICES``, by default one gfx942.
"""

from __future__ import annotations

from .devices import (
    explain_last_error,
    hipCtx_t,
    hipCtxCreate,
    hipCtxDestroy,
    hipCtxDetach,
    hipDeviceGet,
    hipDeviceSynchronize,
    hipGetDevice,
    hipGetDeviceCount,
    hipGetErrorName,
    hipGetErrorString,
    hipGetLastError,
    hipInit,
    hipPeekAtLastError,
    hipSetDevice,
)
from .errors import hipError_t
from .launching import (
    HIP_LAUNCH_PARAM_BUFFER_POINTER,
    HIP_LAUNCH_PARAM_BUFFER_SIZE,
    HIP_LAUNCH_PARAM_END,
    hipModuleLaunchKernel,
)
from .memory import (
    hipFree,
    hipMalloc,
    hipMemcpy,
    hipMemcpyDtoD,
    hipMemcpyDtoH,
    hipMemcpyHtoD,
    hipMemcpyKind,
    hipMemGetInfo,
    hipMemset,
)
from .modules import (
    hipFunction_t,
    hipModule_t,
    hipModuleGetFunction,
    hipModuleGetFunctionCount,
    hipModuleGetGlobal,
    hipModuleLoad,
    hipModuleLoadData,
    hipModuleLoadDataEx,
    hipModuleUnload,
)

__all__ = [
    "HIP_LAUNCH_PARAM_BUFFER_POINTER",
    "HIP_LAUNCH_PARAM_BUFFER_SIZE",
    "HIP_LAUNCH_PARAM_END",
    "explain_last_error",
    "hipCtxCreate",
    "hipCtxDestroy",
    "hipCtxDetach",
    "hipCtx_t",
    "hipDeviceGet",
    "hipDeviceSynchronize",
    "hipError_t",
    "hipFree",
    "hipFunction_t",
    "hipGetDevice",
    "hipGetDeviceCount",
    "hipGetErrorName",
    "hipGetErrorString",
    "hipGetLastError",
    "hipInit",
    "hipMalloc",
    "hipMemGetInfo",
    "hipMemcpy",
    "hipMemcpyDtoD",
    "hipMemcpyDtoH",
    "hipMemcpyHtoD",
    "hipMemcpyKind",
    "hipMemset",
    "hipModuleGetFunction",
    "hipModuleGetFunctionCount",
    "hipModuleGetGlobal",
    "hipModuleLaunchKernel",
    "hipModuleLoad",
    "hipModuleLoadData",
    "hipModuleLoadDataEx",
    "hipModuleUnload",
    "hipModule_t",
    "hipPeekAtLastError",
    "hipSetDevice",
]
