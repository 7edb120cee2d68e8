"""A program as users of hip-python write it: its conventions, its keywords, and only the import is another."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from hip_calls import HANDSHAKE, fresh

from hipkit.runtime import hip


def hip_check(call_result: Any) -> Any:
    err, result = call_result[0], call_result[1:]
    if len(result) == 1:
        result = result[0]
    if isinstance(err, hip.hipError_t) and err != hip.hipError_t.hipSuccess:
        raise RuntimeError(str(err))
    return result


def test_devices_and_properties() -> None:
    with fresh("gfx942", "gfx1100"):
        for number in range(hip_check(hip.hipGetDeviceCount())):
            hip_check(hip.hipSetDevice(number))
            properties = hip_check(hip.hipGetDeviceProperties(number))
            attribute = hip.hipDeviceAttribute_t.__members__["hipDeviceAttributeMaxThreadsPerBlock"]
            assert hip_check(hip.hipDeviceGetAttribute(attribute, number)) == properties.maxThreadsPerBlock
            assert properties.gcnArchName.startswith(("gfx942", "gfx1100"))


def test_streams_copies_and_a_launch_with_keywords() -> None:
    with fresh():
        stream = hip_check(hip.hipStreamCreate())
        module = hip_check(hip.hipModuleLoadData(HANDSHAKE.read_bytes()))
        kernel = hip_check(hip.hipModuleGetFunction(module, b"add"))
        values = np.arange(100, dtype=np.int32)
        data = hip_check(hip.hipMalloc(values.nbytes))
        kind = hip.hipMemcpyKind
        hip_check(hip.hipMemcpyAsync(data, values, values.nbytes, kind.hipMemcpyHostToDevice, stream))
        start, stop = (hip_check(hip.hipEventCreate()) for _ in range(2))
        hip_check(hip.hipEventRecord(start, stream))
        hip_check(
            hip.hipModuleLaunchKernel(
                kernel, gridDimX=2, gridDimY=1, gridDimZ=1, blockDimX=64, blockDimY=1, blockDimZ=1, sharedMemBytes=0,
                stream=stream, kernelParams=None, extra=(data, ctypes.c_int(7), ctypes.c_int(100)),
            )
        )  # fmt: skip
        hip_check(hip.hipEventRecord(stop, stream))
        hip_check(hip.hipMemcpyAsync(values, data, values.nbytes, kind.hipMemcpyDeviceToHost, stream))
        hip_check(hip.hipStreamSynchronize(stream))
        assert hip_check(hip.hipEventElapsedTime(start, stop)) >= 0
        assert values.tolist() == list(range(7, 107))
        hip_check(hip.hipStreamDestroy(stream))
        hip_check(hip.hipFree(data))
        hip_check(hip.hipModuleUnload(module))


def test_errors_are_codes() -> None:
    with fresh():
        try:
            hip_check(hip.hipModuleLoadData(b"nothing"))
        except RuntimeError as error:
            assert "200" in str(error) or "InvalidImage" in str(error)
        else:
            raise AssertionError("nothing was loaded")
