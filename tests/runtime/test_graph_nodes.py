"""Nodes of graphs, of every kind: what they do, and what they are told and tell."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from drawing import WORDS, Drawing, Memory, launch_of
from hip_calls import Word, code, done, fresh, signalling, until

from hipkit.runtime import hip
from hipkit.runtime.streams.background import Background

pytestmark = pytest.mark.any_backend


@pytest.fixture(autouse=True)
def devices() -> Iterator[None]:
    with fresh():
        yield


def test_copies_fills_and_host_functions_are_nodes() -> None:
    drawn, told = Drawing(), list[Any]()
    words = Memory()
    fill = hip.hipMemsetParams(words.address, 4, 1, 0, 7, WORDS)
    filled = done(hip.hipGraphAddMemsetNode(drawn.graph, None, 0, fill))
    add = launch_of(drawn.kernels, "add", words.address, 5, WORDS, items=WORDS)
    added = done(hip.hipGraphAddKernelNode(drawn.graph, [filled], 1, add))
    result = np.zeros(WORDS, np.int32)
    to_host = int(hip.hipMemcpyKind.hipMemcpyDeviceToHost)
    copied = done(hip.hipGraphAddMemcpyNode1D(drawn.graph, [added], 1, result, words.address, 4 * WORDS, to_host))
    params = hip.hipHostNodeParams(lambda data: told.append((data, int(result[3]))), "done")
    done(hip.hipGraphAddHostNode(drawn.graph, [copied], 1, params))
    drawn.run()
    assert result.tolist() == [12] * WORDS
    assert told == [("done", 12)]


def test_rows_are_copied_and_filled() -> None:
    drawn = Drawing()
    memory = Memory(64)
    fill = hip.hipMemsetParams(memory.address + 4, 2, 3, 32, 0x0102, 4)
    node = done(hip.hipGraphAddMemsetNode(drawn.graph, None, 0, fill))
    assert bytes(done(hip.hipGraphMemsetNodeGetParams(node))) == bytes(fill)
    result = np.zeros((3, 8), np.uint8)
    copy = hip.hipMemcpy3DParms(
        srcPtr=hip.make_hipPitchedPtr(memory.address, 32, 32, 3), srcPos=hip.make_hipPos(4, 0, 0),
        dstPtr=hip.make_hipPitchedPtr(result.ctypes.data, 8, 8, 3), extent=hip.make_hipExtent(8, 3, 1), kind=2,
    )  # fmt: skip
    copied = done(hip.hipGraphAddMemcpyNode(drawn.graph, [node], 1, copy))
    told = done(hip.hipGraphMemcpyNodeGetParams(copied))
    assert (told.extent.width, told.extent.height, told.dstPtr.ptr) == (8, 3, result.ctypes.data)
    drawn.run()
    assert result.tolist() == [[2, 1] * 4] * 3


def test_the_driver_api_says_copies_and_fills_in_its_own_way() -> None:
    drawn = Drawing()
    memory, other = Memory(), Memory()
    fill = hip.hipMemsetParams(memory.address, 4, 1, 0, 6, WORDS)
    filled = done(hip.hipDrvGraphAddMemsetNode(drawn.graph, None, 0, fill))
    copy = hip.HIP_MEMCPY3D(
        srcDevice=memory.address, srcPitch=16, dstDevice=other.address, dstPitch=32, WidthInBytes=8, Height=2, Depth=1
    )
    copied = done(hip.hipDrvGraphAddMemcpyNode(drawn.graph, [filled], 1, copy))
    told = done(hip.hipDrvGraphMemcpyNodeGetParams(copied))
    assert (told.dstDevice, told.dstPitch, told.WidthInBytes, told.Height) == (other.address, 32, 8, 2)
    executable = drawn.executable()
    drawn.run(executable)
    assert other.words == [6, 6, *[0] * 6, 6, 6, *[0] * 6]
    told.WidthInBytes = 12
    done(hip.hipDrvGraphMemcpyNodeSetParams(copied, told))
    fill.value = 7
    done(hip.hipDrvGraphExecMemsetNodeSetParams(executable, filled, fill))
    done(hip.hipDrvGraphExecMemcpyNodeSetParams(executable, copied, told))
    drawn.run(executable)
    assert other.words == [7, 7, 7, *[0] * 5, 7, 7, 7, *[0] * 5]
    assert code(hip.hipDrvGraphAddMemcpyNode(drawn.graph, None, 0, hip.HIP_MEMCPY3D())) == 1


def batch(*rows: tuple[str, int, int, int]) -> hip.hipBatchMemOpNodeParams:
    """Operations on words of 32 bits: what they do, where, the value, and flags."""
    array = (hip.hipStreamBatchMemOpParams * len(rows))()
    for made, (kind, address, value, flags) in zip(array, rows, strict=True):
        number = {"write": 2, "wait": 1}[kind]
        given = made.writeValue if kind == "write" else made.waitValue
        given.operation, given.address, given.value, given.flags = number, address, value, flags
    return hip.hipBatchMemOpNodeParams(None, len(rows), array, 0)


def test_words_are_written_and_waited_for_in_nodes() -> None:
    drawn, place = Drawing(), done(hip.hipHostMalloc(8))
    words = (ctypes.c_uint32 * 2).from_address(place)
    words[:] = [0, 0]
    params = batch(("write", place, 7, 0), ("wait", place + 4, 9, 1), ("write", place, 8, 0))
    node = done(hip.hipGraphAddBatchMemOpNode(drawn.graph, None, 0, params))
    drawn.append(1, node)
    params.paramArray[0].writeValue.value = 100  # a copy was made
    told = done(hip.hipGraphBatchMemOpNodeGetParams(node))
    assert (told.count, told.paramArray[0].writeValue.value, told.paramArray[1].waitValue.flags) == (3, 7, 1)
    assert done(hip.hipGraphNodeGetType(node)) == hip.hipGraphNodeType.hipGraphNodeTypeBatchMemOp
    executable, stream = drawn.executable(), done(hip.hipStreamCreate())
    done(hip.hipGraphLaunch(executable, stream))
    assert until(lambda: words[0] == 7)
    assert not until(lambda: words[0] == 8, 0.03)
    words[1] = 9
    done(hip.hipStreamSynchronize(stream))
    assert (words[0], drawn.memory.listed) == (8, [1])
    done(hip.hipGraphExecBatchMemOpNodeSetParams(executable, node, batch(("write", place, 3, 0))))
    drawn.run(executable)
    assert words[0] == 3
    done(hip.hipGraphBatchMemOpNodeSetParams(node, batch(("write", place, 4, 0))))
    drawn.run(executable)
    assert words[0] == 3
    drawn.run()
    assert words[0] == 4


def test_a_batch_that_is_wrong_is_no_node() -> None:
    drawn, place = Drawing(), done(hip.hipHostMalloc(8))
    right, first = batch(("write", place, 7, 0)), drawn.append(1)
    many, flagged = batch(("write", place, 7, 0)), batch(("write", place, 7, 0))
    many.count, flagged.flags = 257, 1
    wrong = (
        None,
        many,
        flagged,
        hip.hipBatchMemOpNodeParams(),
        batch(("wait", place, 7, 9)),
        batch(("write", place + 1, 7, 0)),
    )
    for given in wrong:
        assert code(hip.hipGraphAddBatchMemOpNode(drawn.graph, None, 0, given)) == 1
    assert code(hip.hipGraphAddBatchMemOpNode(None, None, 0, right)) == 1
    assert code(hip.hipGraphBatchMemOpNodeSetParams(first, right)) == 1
    assert code(hip.hipGraphBatchMemOpNodeGetParams(None)) == code(hip.hipGraphBatchMemOpNodeGetParams(first)) == 1
    assert len(drawn.nodes) == 1


def test_what_a_stream_waits_for_while_it_captures_is_a_node_for_words() -> None:
    stream, place = done(hip.hipStreamCreate()), done(hip.hipHostMalloc(16))
    words = (ctypes.c_uint64 * 2).from_address(place)
    words[:] = [0, 0]
    done(hip.hipStreamBeginCapture(stream, 0))
    done(hip.hipStreamWriteValue64(stream, place, 1 << 40, 0))
    done(hip.hipStreamWaitValue64(stream, place, 1 << 40, 0, 0xFF << 40))
    done(hip.hipStreamBatchMemOp(stream, 2, batch(("write", place + 8, 5, 0), ("wait", place + 8, 4, 0)).paramArray, 0))
    graph = done(hip.hipStreamEndCapture(stream))
    nodes = done(hip.hipGraphGetNodes(graph))[0]
    assert [done(hip.hipGraphNodeGetType(node)) for node in nodes] == [
        hip.hipGraphNodeType.hipGraphNodeTypeBatchMemOp
    ] * 3
    told = [done(hip.hipGraphBatchMemOpNodeGetParams(node)) for node in nodes]
    assert [(each.count, each.paramArray[0].operation) for each in told] == [(1, 5), (1, 4), (2, 2)]
    assert words[:] == [0, 0]
    done(hip.hipGraphLaunch(done(hip.hipGraphInstantiate(graph, 0))[0], stream))
    done(hip.hipStreamSynchronize(stream))
    assert words[:] == [1 << 40, 5]


def test_kinds_of_nodes_that_are_not_there_say_so() -> None:
    graph = done(hip.hipGraphCreate(0))
    for name in ("hipGraphAddExternalSemaphoresSignalNode", "hipGraphAddExternalSemaphoresWaitNode"):
        assert code(getattr(hip, name)(graph, None, 0, None)) == 801
        assert name in hip.explain_last_error()
    assert code(hip.hipGraphExternalSemaphoresSignalNodeSetParams(None, None)) == 801
    assert code(hip.hipGraphExecExternalSemaphoresWaitNodeSetParams(None, None, None)) == 801


def test_a_graph_inside_is_a_copy_that_is_done_as_one_node() -> None:
    inside, outside = Drawing(), Drawing()
    inside.memory = outside.memory
    second = inside.append(2)
    inside.append(3, second)
    first = outside.append(1)
    child = done(hip.hipGraphAddChildGraphNode(outside.graph, [first], 1, inside.graph))
    outside.append(4, child)
    inside.append(9)  # too late
    assert outside.run() == [1, 2, 3, 4]
    own = done(hip.hipGraphChildGraphNodeGetGraph(child))
    assert done(hip.hipGraphGetNodes(own))[1] == 2
    assert own is not inside.graph
    assert code(hip.hipGraphDestroy(own)) == 1
    assert code(hip.hipGraphAddChildGraphNode(outside.graph, None, 0, outside.graph)) == 1


def test_an_empty_node_joins() -> None:
    drawn = Drawing()
    first, second = drawn.append(1), drawn.append(1)
    join = done(hip.hipGraphAddEmptyNode(drawn.graph, [first, second], 2))
    drawn.append(2, join)
    assert drawn.run() == [1, 1, 2]


def test_events_happen_at_their_node_and_tell_the_time_between() -> None:
    drawn = Drawing()
    start, stop = done(hip.hipEventCreate()), done(hip.hipEventCreate())
    first = done(hip.hipGraphAddEventRecordNode(drawn.graph, None, 0, start))
    middle = drawn.append(1, first)
    last = done(hip.hipGraphAddEventRecordNode(drawn.graph, [middle], 1, stop))
    assert done(hip.hipGraphEventRecordNodeGetEvent(last)) is stop
    drawn.run()
    assert code(hip.hipEventQuery(stop)) == 0
    assert done(hip.hipEventElapsedTime(start, stop)) > 0


def test_another_stream_waits_for_an_event_in_the_middle_of_a_graph(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Background, "notice", lambda *_: None)  # no worker begins the launch before it is waited for
    drawn, go = Drawing(), Word()
    event = done(hip.hipEventCreate())
    recorded = done(hip.hipGraphAddEventRecordNode(drawn.graph, [drawn.append(1)], 1, event))
    waiting = launch_of(drawn.kernels, "wait_for", go.address, 1)
    done(hip.hipGraphAddKernelNode(drawn.graph, [recorded], 1, waiting))
    stream, other = (done(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking)) for _ in range(2))
    done(hip.hipGraphLaunch(drawn.executable(), stream))
    done(hip.hipStreamWaitEvent(other, event))
    done(drawn.kernels.launch("append", drawn.memory.address, 2, stream=other))
    ended, thread = signalling(lambda: hip.hipStreamSynchronize(other))
    thread.start()
    try:
        assert ended.wait(60)
        assert code(hip.hipStreamQuery(stream)) == 600
    finally:
        go.value = 1
    done(hip.hipDeviceSynchronize())
    assert drawn.memory.listed == [1, 2]


def test_a_node_waits_for_an_event_of_another_stream() -> None:
    drawn, go = Drawing(), Word()
    event = done(hip.hipEventCreate())
    stream, other = (done(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking)) for _ in range(2))
    waits = done(hip.hipGraphAddEventWaitNode(drawn.graph, None, 0, event))
    assert done(hip.hipGraphEventWaitNodeGetEvent(waits)) is event
    drawn.append(2, waits)
    executable = drawn.executable()
    done(drawn.kernels.launch("wait_for", go.address, 1, stream=other))
    done(drawn.kernels.launch("append", drawn.memory.address, 1, stream=other))
    done(hip.hipEventRecord(event, other))
    done(hip.hipGraphLaunch(executable, stream))
    assert not until(lambda: code(hip.hipStreamQuery(stream)) == 0, 0.2)
    go.value = 1
    done(hip.hipDeviceSynchronize())
    assert drawn.memory.listed == [1, 2]


def test_events_of_nodes_are_exchanged() -> None:
    drawn = Drawing()
    one, two, three = (done(hip.hipEventCreate()) for _ in range(3))
    node = done(hip.hipGraphAddEventRecordNode(drawn.graph, None, 0, one))
    waits = done(hip.hipGraphAddEventWaitNode(drawn.graph, None, 0, one))
    done(hip.hipGraphEventRecordNodeSetEvent(node, two))
    done(hip.hipGraphEventWaitNodeSetEvent(waits, two))
    executable = drawn.executable()
    done(hip.hipGraphExecEventRecordNodeSetEvent(executable, node, three))
    done(hip.hipGraphExecEventWaitNodeSetEvent(executable, waits, one))
    drawn.run(executable)
    assert [event.event.is_recorded for event in (one, two, three)] == [False, False, True]
    assert done(hip.hipGraphEventRecordNodeGetEvent(node)) is two


def test_memory_of_a_graph_is_there_between_its_nodes() -> None:
    drawn = Drawing()
    params = hip.hipMemAllocNodeParams(bytesize=4 * WORDS)
    params.poolProps.allocType, params.poolProps.location.type = 1, 1
    made = done(hip.hipGraphAddMemAllocNode(drawn.graph, None, 0, params))
    address = params.dptr
    assert done(hip.hipGraphMemAllocNodeGetParams(made)).dptr == address
    filled = done(hip.hipGraphAddMemsetNode(drawn.graph, [made], 1, hip.hipMemsetParams(address, 4, 1, 0, 3, WORDS)))
    copy = launch_of(drawn.kernels, "copy", address, drawn.memory.address, WORDS, items=WORDS)
    copied = done(hip.hipGraphAddKernelNode(drawn.graph, [filled], 1, copy))
    freed = done(hip.hipGraphAddMemFreeNode(drawn.graph, [copied], 1, address))
    told = ctypes.c_void_p()
    done(hip.hipGraphMemFreeNodeGetParams(freed, told))
    assert told.value == address
    executable = drawn.executable()
    for _ in range(3):
        drawn.run(executable)
    assert drawn.memory.words == [3] * WORDS
    done(drawn.kernels.launch("copy", address, drawn.memory.address, WORDS, items=WORDS))
    assert code(hip.hipDeviceSynchronize()) == 700, "it is freed between launches"


def test_memory_that_a_launch_leaves_is_freed_before_the_next_or_by_it() -> None:
    drawn = Drawing()
    params = hip.hipMemAllocNodeParams(bytesize=64)
    params.poolProps.allocType, params.poolProps.location.type = 1, 1
    params.poolProps.location.id = 9
    assert code(hip.hipGraphAddMemAllocNode(drawn.graph, None, 0, params)) == 1
    params.poolProps.location.id = 0
    done(hip.hipGraphAddMemAllocNode(drawn.graph, None, 0, params))
    address = params.dptr
    executable = drawn.executable()
    drawn.run(executable)
    assert code(hip.hipGraphLaunch(executable, None)) == 1
    done(hip.hipFreeAsync(address, None))
    drawn.run(executable)
    done(hip.hipFree(address))
    assert code(hip.hipFree(address)) == 1
    drawn.run(executable)
    again = done(hip.hipGraphInstantiateWithFlags(drawn.graph, 1))
    assert done(hip.hipGraphExecGetFlags(again)) == 1
    drawn.run(again)
    drawn.run(again)
    used, most = ctypes.c_uint64(), ctypes.c_uint64()
    done(hip.hipDeviceGetGraphMemAttribute(0, 0, used))
    done(hip.hipDeviceGetGraphMemAttribute(0, 3, most))
    assert (used.value, most.value) == (64, 64)
    done(hip.hipDeviceSetGraphMemAttribute(0, 3, 0))
    assert code(hip.hipDeviceSetGraphMemAttribute(0, 0, 0)) == 1


@pytest.mark.usefixtures("quick_collections")
def test_memory_that_a_launch_leaves_outlives_the_graph() -> None:
    drawn = Drawing()
    params = hip.hipMemAllocNodeParams(bytesize=64)
    params.poolProps.allocType, params.poolProps.location.type = 1, 1
    done(hip.hipGraphAddMemAllocNode(drawn.graph, None, 0, params))
    drawn.run()
    kernels, to = drawn.kernels, drawn.memory
    del drawn
    gc.collect()
    done(hip.hipDeviceGraphMemTrim(0))
    done(hip.hipMemset(params.dptr, 1, 64))
    done(kernels.launch("copy", params.dptr, to.address, 2, items=2))
    assert to.words[:3] == [0x01010101, 0x01010101, 0]
    done(hip.hipFree(params.dptr))
    gc.collect()
    done(hip.hipDeviceGraphMemTrim(0))
    assert code(hip.hipFree(params.dptr)) == 1


def test_memory_of_graphs_ends_with_them() -> None:
    device = hip.state.device()
    drawn = Drawing()
    params = hip.hipMemAllocNodeParams(bytesize=1 << 20)
    params.poolProps.allocType, params.poolProps.location.type = 1, 1
    before = device.memory.used
    node: Any = done(hip.hipGraphAddMemAllocNode(drawn.graph, None, 0, params))
    assert device.memory.used - before >= 1 << 20
    done(hip.hipGraphDestroyNode(node))
    del node
    done(hip.hipDeviceGraphMemTrim(0))
    assert device.memory.used == before


@pytest.mark.usefixtures("quick_collections")
def test_freed_memory_that_a_launch_had_left_ends_with_its_graph() -> None:
    device, before = hip.state.device(), 0
    for _ in range(2):
        drawn = Drawing()
        before = before or device.memory.used
        params = hip.hipMemAllocNodeParams(bytesize=1 << 20)
        params.poolProps.allocType, params.poolProps.location.type = 1, 1
        done(hip.hipGraphAddMemAllocNode(drawn.graph, None, 0, params))
        drawn.run()
        done(hip.hipFreeAsync(params.dptr, None))
        done(hip.hipDeviceSynchronize())
        del drawn
        gc.collect()
        done(hip.hipDeviceGraphMemTrim(0))
    assert device.memory.used - before < 1 << 20


def test_only_a_kernel_without_arguments_needs_no_parameters() -> None:
    drawn = Drawing()
    params = launch_of(drawn.kernels, "nothing")
    params.kernelParams = None
    done(hip.hipGraphAddKernelNode(drawn.graph, None, 0, params))
    drawn.run()
    params.kernelParams = [7]
    assert code(hip.hipGraphAddKernelNode(drawn.graph, None, 0, params)) == 1
    params.kernelParams, params.func = None, done(hip.hipModuleGetFunction(drawn.kernels.module, "append"))
    assert code(hip.hipGraphAddKernelNode(drawn.graph, None, 0, params)) == 1
