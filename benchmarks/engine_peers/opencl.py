"""As much of OpenCL as a benchmark needs, through the library of the system."""

from __future__ import annotations

import ctypes
import ctypes.util
import time
from pathlib import Path
from typing import Any

_ALL_DEVICES, _USE_HOST_POINTER = 0xFFFFFFFF, 1 << 3


class OpenCL:
    """The first device of the first platform, and the kernels of one file."""

    def __init__(self, source: Path) -> None:
        name = ctypes.util.find_library("OpenCL")
        if name is None:
            raise OSError("there is no OpenCL library here (Debian: pocl-opencl-icd)")
        self._cl = cl = ctypes.CDLL(name)
        for function in (
            "clCreateContext",
            "clCreateCommandQueue",
            "clCreateProgramWithSource",
            "clCreateKernel",
            "clCreateBuffer",
        ):
            getattr(cl, function).restype = ctypes.c_void_p
        platform, device, error = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_int()
        if cl.clGetPlatformIDs(1, ctypes.byref(platform), None):
            raise OSError("OpenCL has no platform here (Debian: pocl-opencl-icd)")
        cl.clGetDeviceIDs(platform, ctypes.c_uint64(_ALL_DEVICES), 1, ctypes.byref(device), None)
        self._context = ctypes.c_void_p(
            cl.clCreateContext(None, 1, ctypes.byref(device), None, None, ctypes.byref(error))
        )
        self._queue = ctypes.c_void_p(
            cl.clCreateCommandQueue(self._context, device, ctypes.c_uint64(0), ctypes.byref(error))
        )
        text = ctypes.c_char_p(source.read_bytes())
        self._program = ctypes.c_void_p(
            cl.clCreateProgramWithSource(self._context, 1, ctypes.byref(text), None, ctypes.byref(error))
        )
        if cl.clBuildProgram(self._program, 1, ctypes.byref(device), None, None, None):
            raise OSError(f"OpenCL does not build {source}")

    def run(self, name: str, total: tuple[int, ...], local: tuple[int, ...], arguments: list[Any], times: int) -> float:
        """The least seconds of several launches; arrays are used in place."""
        cl, error = self._cl, ctypes.c_int()
        kernel = ctypes.c_void_p(cl.clCreateKernel(self._program, name.encode(), ctypes.byref(error)))
        for n, argument in enumerate(arguments):
            if hasattr(argument, "ctypes") and argument.ndim:
                place = ctypes.c_void_p(argument.ctypes.data)
                value: Any = ctypes.c_void_p(
                    cl.clCreateBuffer(
                        self._context,
                        ctypes.c_uint64(_USE_HOST_POINTER | 1),
                        ctypes.c_size_t(argument.nbytes),
                        place,
                        ctypes.byref(error),
                    )
                )
            else:
                value = ctypes.c_int(int(argument))
            cl.clSetKernelArg(kernel, n, ctypes.c_size_t(ctypes.sizeof(value)), ctypes.byref(value))
        sizes = ctypes.c_size_t * len(total)
        best = float("inf")
        for _ in range(times + 1):
            start = time.perf_counter()
            cl.clEnqueueNDRangeKernel(
                self._queue, kernel, len(total), None, sizes(*total), sizes(*local), 0, None, None
            )
            cl.clFinish(self._queue)
            best = min(best, time.perf_counter() - start)
        return best
