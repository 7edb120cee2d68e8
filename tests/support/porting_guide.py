"""The sample of HIP's porting guide, call by call: a module loaded, a kernel launched with a buffer of arguments."""

from __future__ import annotations

import ctypes
from pathlib import Path

import numpy as np
from hip_calls import OK, done

from hipkit.runtime import hip

LENGTH = 64
SIZE = LENGTH << 2


def run(code: Path) -> None:
    """All of it, on whatever device the flat API has."""
    a, b = np.arange(LENGTH, dtype=np.float32), np.zeros(LENGTH, np.float32)
    assert hip.hipInit(0) == OK
    dev = done(hip.hipDeviceGet(0))
    context = done(hip.hipCtxCreate(0, dev))
    a_d, b_d = done(hip.hipMalloc(SIZE)), done(hip.hipMalloc(SIZE))
    assert hip.hipMemcpyHtoD(a_d, a, SIZE) == OK
    assert hip.hipMemcpyHtoD(b_d, b, SIZE) == OK
    loaded = done(hip.hipModuleLoad(str(code)))
    kernel = done(hip.hipModuleGetFunction(loaded, "hello_world"))
    buffer = (ctypes.c_void_p * 2)(a_d, b_d)
    bytes_of_it = ctypes.c_size_t(ctypes.sizeof(buffer))
    config = (ctypes.c_void_p * 5)(
        hip.HIP_LAUNCH_PARAM_BUFFER_POINTER, ctypes.addressof(buffer),
        hip.HIP_LAUNCH_PARAM_BUFFER_SIZE, ctypes.addressof(bytes_of_it), hip.HIP_LAUNCH_PARAM_END,
    )  # fmt: skip
    assert hip.hipModuleLaunchKernel(kernel, 1, 1, 1, LENGTH, 1, 1, 0, 0, None, config) == OK
    assert hip.hipMemcpyDtoH(b, b_d, SIZE) == OK
    assert b.tolist() == a.tolist()
    assert hip.hipCtxDetach(context) == OK
    assert hip.hipModuleUnload(loaded) == OK
