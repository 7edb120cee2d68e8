"""A program as users of hip-python write it: its conventions, its keywords, and only the import is another."""

from __future__ import annotations

import ctypes
from array import array as array_of
from typing import Any

import numpy as np
import pytest
from hip_calls import HANDSHAKE, fresh

from hipkit.fatbin.errors import HipkitError
from hipkit.runtime import hip

pytestmark = pytest.mark.any_backend


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


def test_memory_that_knows_its_type_and_shape() -> None:
    values = np.arange(60, dtype=np.float32).reshape(3, 20)
    with fresh():
        array = hip_check(hip.hipMalloc(values.nbytes)).configure(typestr="float32", shape=values.shape)
        hip_check(hip.hipMemcpy(array, values, values.nbytes, hip.hipMemcpyKind.hipMemcpyHostToDevice))
        assert (array.shape, array.size, array.itemsize, array.typestr) == ((3, 20), 60, 4, "<f4")
        for index in (1, (slice(1, 2), slice(4, 9)), (2, slice(3, None)), slice(1, 3), (0, 7), -1):
            part, wanted = array[index], values[index]
            assert (
                int(part) - int(array) == wanted.__array_interface__["data"][0] - values.ctypes.data
                or wanted.shape == ()
            )
            got = np.zeros(part.shape, np.float32)
            hip_check(hip.hipMemcpy(got, part, got.nbytes, hip.hipMemcpyKind.hipMemcpyDeviceToHost))
            assert got.tolist() == np.atleast_1d(wanted).tolist()
        assert int(array[0, 7]) - int(array) == 28
        interface = array.configure(read_only=True).__cuda_array_interface__
        assert interface["data"] == (int(array), True)
        assert interface["shape"] == (3, 20)
        assert array.as_c_void_p().value == array.createRef().contents.value == int(array)
        hip_check(hip.hipFree(array))


def test_what_memory_cannot_be() -> None:
    with fresh():
        array = hip_check(hip.hipMalloc(240))
        assert (array.shape, array.size * array.itemsize, array.typestr) == ((240,), 240, "|u1")
        assert array.configure(typestr="f8").shape == (30,)
        array.configure(typestr="int32", shape=(3, 20))
        for wrong in ({"shape": (4, 20)}, {"typestr": "what"}, {"typestr": "f8", "shape": (3, 20)}):
            with pytest.raises(HipkitError):
                array.configure(**wrong)
        assert array.shape == (3, 20)
        assert array.configure(shape=(2,), _force=True).size == 2
        array.configure(shape=(3, 20), _force=True)
        for index in ((slice(None), slice(1, 3)), slice(None, None, 2), (0, 0, 0)):
            with pytest.raises(HipkitError):
                array[index]
        with pytest.raises(KeyError):
            array[3]
        hip_check(hip.hipFree(array))


def test_texts_are_bytes_as_well() -> None:
    with fresh("gfx1100"):
        properties = hip.hipDeviceProp_t()
        hip_check(hip.hipGetDeviceProperties(properties, 0))
        assert b"--offload-arch=" + properties.gcnArchName == b"--offload-arch=gfx1100"
        assert properties.gcnArchName == "gfx1100" == properties.gcnArchName.decode()
        assert properties.gcnArchName == b"gfx1100" != properties.name
        assert "warpSize" in properties.PROPERTIES()
    assert bytes(hip_check(hip.hipGetErrorName(2))) == b"hipErrorOutOfMemory"


def test_sizes_and_arrays_of_python() -> None:
    block = hip.dim3(x=32)
    assert (*hip.dim3(100 / block[0]), block.x) == (3, 1, 1, 32)
    values = array_of("i", range(10))
    with fresh():
        data = hip_check(hip.hipMalloc(40))
        hip_check(hip.hipMemcpy(data, values, 40, hip.hipMemcpyKind.hipMemcpyHostToDevice))
        hip_check(hip.hipMemset(data, 0, 20))
        hip_check(hip.hipMemcpy(values, data, 40, hip.hipMemcpyKind.hipMemcpyDeviceToHost))
        assert list(values) == [0] * 5 + list(range(5, 10))
        hip_check(hip.hipFree(data))


def test_errors_are_codes() -> None:
    with fresh():
        try:
            hip_check(hip.hipModuleLoadData(b"nothing"))
        except RuntimeError as error:
            assert "200" in str(error) or "InvalidImage" in str(error)
        else:
            raise AssertionError("nothing was loaded")
