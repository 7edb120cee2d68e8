"""A user's script: devices, memory, streams, events, modules, launches, graphs, symbols and textures, with types."""

from __future__ import annotations

import ctypes

import numpy as np
import numpy.typing as npt

from hipkit import check
from hipkit.runtime import hip


def devices() -> list[str]:
    err, count = hip.hipGetDeviceCount()
    if err != hip.hipError_t.hipSuccess:
        raise RuntimeError(err.name)
    check(hip.hipSetDevice(0))
    properties: hip.hipDeviceProp_t = check(hip.hipGetDeviceProperties(0))
    units: int = check(hip.hipDeviceGetAttribute(hip.hipDeviceAttribute_t.hipDeviceAttributeMultiprocessorCount, 0))
    free, total = check(hip.hipMemGetInfo())
    return [f"{properties.gcnArchName}: {units} units, {total - free} bytes in use"] * count


def copied(values: npt.NDArray[np.float32]) -> float:
    memory: hip.DeviceArray = check(hip.hipMalloc(values.nbytes))
    back = np.zeros_like(values)
    stream: hip.hipStream_t = check(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking))
    start: hip.hipEvent_t = check(hip.hipEventCreate())
    stop = check(hip.hipEventCreate())
    check(hip.hipEventRecord(start, stream))
    check(hip.hipMemcpyAsync(memory, values, values.nbytes, hip.hipMemcpyKind.hipMemcpyHostToDevice, stream))
    check(hip.hipMemcpyAsync(back, memory, back.nbytes, kind=hip.hipMemcpyKind.hipMemcpyDeviceToHost, stream=stream))
    check(hip.hipEventRecord(stop, stream))
    check(hip.hipStreamSynchronize(stream))
    assert (back == values).all()
    milliseconds: float = check(hip.hipEventElapsedTime(start, stop))
    check(hip.hipEventDestroy(start))
    check(hip.hipStreamDestroy(stream))
    check(hip.hipFree(memory))
    return milliseconds


def launched(path: str, values: npt.NDArray[np.int32], amount: int) -> hip.hipModule_t:
    module: hip.hipModule_t = check(hip.hipModuleLoad(path))
    kernel: hip.hipFunction_t = check(hip.hipModuleGetFunction(module, "add"))
    data = check(hip.hipMalloc(values.nbytes)).configure(typestr="int32", shape=values.shape)
    check(hip.hipMemcpyHtoD(data, values, values.nbytes))
    arguments = (data, ctypes.c_int(amount), ctypes.c_int(values.size))
    check(hip.hipModuleLaunchKernel(kernel, 1, 1, 1, values.size, 1, 1, 0, None, extra=arguments))
    check(hip.hipMemcpyDtoH(values, data, values.nbytes))
    check(hip.hipFree(data))
    return module


def symbol(module: hip.hipModule_t, name: str) -> tuple[int, int]:
    address, size = check(hip.hipModuleGetGlobal(module, name))
    value = (ctypes.c_uint32 * 1)()
    check(hip.hipMemcpyDtoH(value, address, ctypes.sizeof(value)))
    return value[0], size


def graph(memory: hip.DeviceArray, value: int) -> list[hip.hipGraphNode_t]:
    made: hip.hipGraph_t = check(hip.hipGraphCreate())
    fill = hip.hipMemsetParams(dst=memory, elementSize=1, width=memory.size, height=1, value=value)
    first: hip.hipGraphNode_t = check(hip.hipGraphAddMemsetNode(made, None, 0, fill))
    second = check(hip.hipGraphAddEmptyNode(made, [first], 1))
    nodes, _count = check(hip.hipGraphGetNodes(made))
    assert nodes == [first, second]
    runnable: hip.hipGraphExec_t = check(hip.hipGraphInstantiateWithFlags(made))
    check(hip.hipGraphLaunch(runnable))
    check(hip.hipDeviceSynchronize())
    check(hip.hipGraphExecDestroy(runnable))
    return nodes


def texture() -> hip.hipTextureObject_t:
    channels = hip.hipCreateChannelDesc(32, 0, 0, 0, hip.hipChannelFormatKind.hipChannelFormatKindFloat)
    resource = hip.hipResourceDesc(resType=hip.hipResourceType.hipResourceTypeArray)
    resource.res.array.array = check(hip.hipMallocArray(channels, 16, 16))
    made: hip.hipTextureObject_t = check(hip.hipCreateTextureObject(resource, hip.hipTextureDesc()))
    described: hip.hipTextureDesc = check(hip.hipGetTextureObjectTextureDesc(made))
    assert described.filterMode == hip.hipTextureFilterMode.hipFilterModePoint
    check(hip.hipDestroyTextureObject(made))
    return made
