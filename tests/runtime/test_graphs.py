"""Graphs: nodes of every kind, their order, instantiating, launching, changing and updating."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hip_calls import Kernels, Word, code, done, fresh, until

import hipkit
from hipkit.runtime import hip, profile
from hipkit.runtime.operation import KernelLaunch

WORDS = 16


@pytest.fixture(autouse=True)
def devices() -> Iterator[None]:
    with fresh():
        yield


class Memory:
    """Words of the device."""

    def __init__(self, count: int = WORDS) -> None:
        self.count = count
        self.address: int = done(hip.hipMalloc(4 * count))
        done(hip.hipMemset(self.address, 0, 4 * count))

    @property
    def words(self) -> list[int]:
        values = np.zeros(self.count, np.int32)
        done(hip.hipMemcpy(values, self.address, values.nbytes))
        return [int(value) for value in values]

    @property
    def listed(self) -> list[int]:
        """What the kernel `append` has put in."""
        length, *rest = self.words
        return rest[:length]


def launch_of(kernels: Kernels, name: str, *args: Any, items: int = 1) -> hip.hipKernelNodeParams:
    function = done(hip.hipModuleGetFunction(kernels.module, name))
    return hip.hipKernelNodeParams(func=function, blockDim=hip.dim3(items), kernelParams=list(args))


class Drawing:
    """A graph that is put together, with what its kernels write."""

    def __init__(self) -> None:
        self.kernels, self.memory = Kernels(), Memory()
        self.graph: hip.hipGraph_t = done(hip.hipGraphCreate(0))

    def append(self, value: int, *after: hip.hipGraphNode_t) -> hip.hipGraphNode_t:
        params = launch_of(self.kernels, "append", self.memory.address, value)
        node: hip.hipGraphNode_t = done(hip.hipGraphAddKernelNode(self.graph, list(after), len(after), params))
        return node

    def appending(self, value: int) -> hip.hipKernelNodeParams:
        return launch_of(self.kernels, "append", self.memory.address, value)

    def executable(self) -> hip.hipGraphExec_t:
        made: hip.hipGraphExec_t = done(hip.hipGraphInstantiate(self.graph, 0))[0]
        return made

    def run(self, executable: hip.hipGraphExec_t | None = None, stream: Any = None) -> list[int]:
        done(hip.hipGraphLaunch(executable or self.executable(), stream))
        done(hip.hipDeviceSynchronize())
        return self.memory.listed


def test_kernels_run_in_the_order_of_their_edges_whatever_order_they_were_added_in() -> None:
    drawn = Drawing()
    last, middle, first = (drawn.append(value) for value in (3, 2, 1))
    done(hip.hipGraphAddDependencies(drawn.graph, [first, middle], [middle, last], 2))
    assert drawn.run() == [1, 2, 3]


def test_a_graph_is_launched_many_times_and_in_several_streams() -> None:
    drawn = Drawing()
    memory = Memory(64)
    add = launch_of(drawn.kernels, "add", memory.address, 1, 64, items=64)
    node = done(hip.hipGraphAddKernelNode(drawn.graph, None, 0, add))
    done(hip.hipGraphAddKernelNode(drawn.graph, [node], 1, add))
    executable = drawn.executable()
    streams = [done(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking)) for _ in range(3)]
    for number in range(60):
        done(hip.hipGraphLaunch(executable, streams[number % 3]))
    done(hip.hipDeviceSynchronize())
    assert memory.words == [120] * 64


def test_branches_all_come_before_what_joins_them() -> None:
    drawn = Drawing()
    root = drawn.append(1)
    branches = [drawn.append(value, root) for value in (2, 3, 4)]
    drawn.append(5, *branches)
    listed = drawn.run()
    assert (listed[0], listed[-1], sorted(listed[1:4])) == (1, 5, [2, 3, 4])


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


def test_another_stream_waits_for_an_event_in_the_middle_of_a_graph() -> None:
    drawn, go = Drawing(), Word()
    event = done(hip.hipEventCreate())
    recorded = done(hip.hipGraphAddEventRecordNode(drawn.graph, [drawn.append(1)], 1, event))
    waiting = launch_of(drawn.kernels, "wait_for", go.address, 1)
    done(hip.hipGraphAddKernelNode(drawn.graph, [recorded], 1, waiting))
    stream, other = (done(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking)) for _ in range(2))
    done(hip.hipGraphLaunch(drawn.executable(), stream))
    done(hip.hipStreamWaitEvent(other, event))
    done(drawn.kernels.launch("append", drawn.memory.address, 2, stream=other))
    try:
        assert until(lambda: code(hip.hipStreamQuery(other)) == 0)
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
    assert code(hip.hipStreamQuery(stream)) == 600
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


def test_nodes_of_any_type_are_added() -> None:
    drawn = Drawing()
    types = hip.hipGraphNodeType
    first = done(hip.hipGraphAddNode(drawn.graph, None, 0, hip.hipGraphNodeParams(0, kernel=drawn.appending(1))))
    empty = done(hip.hipGraphAddNode(drawn.graph, [first], 1, hip.hipGraphNodeParams(5)))
    done(hip.hipGraphAddNode(drawn.graph, [empty], 1, hip.hipGraphNodeParams(0, kernel=drawn.appending(2))))
    done(hip.hipGraphNodeSetParams(first, hip.hipGraphNodeParams(0, kernel=drawn.appending(7))))
    executable = drawn.executable()
    assert drawn.run(executable) == [7, 2]
    done(hip.hipGraphExecNodeSetParams(executable, first, hip.hipGraphNodeParams(0, kernel=drawn.appending(8))))
    assert drawn.run(executable) == [7, 2, 8, 2]
    assert code(hip.hipGraphNodeSetParams(empty, hip.hipGraphNodeParams(0, kernel=drawn.appending(7)))) == 1
    for type in (types.hipGraphNodeTypeExtSemaphoreSignal, types.hipGraphNodeTypeBatchMemOp):
        assert code(hip.hipGraphAddNode(drawn.graph, None, 0, hip.hipGraphNodeParams(type))) == 801
        assert type.name in hip.explain_last_error()


def test_a_graph_says_what_is_in_it() -> None:
    drawn = Drawing()
    first, second = drawn.append(1), drawn.append(2)
    third = done(hip.hipGraphAddEmptyNode(drawn.graph, [first, second], 2))
    assert done(hip.hipGraphGetNodes(drawn.graph)) == ([first, second, third], 3)
    assert done(hip.hipGraphGetRootNodes(drawn.graph)) == ([first, second], 2)
    assert done(hip.hipGraphGetEdges(drawn.graph)) == ([first, second], [third, third], 2)
    assert done(hip.hipGraphNodeGetDependencies(third)) == ([first, second], 2)
    assert done(hip.hipGraphNodeGetDependentNodes(first)) == ([third], 1)
    assert [done(hip.hipGraphNodeGetType(node)) for node in (first, third)] == [0, 5]
    done(hip.hipGraphRemoveDependencies(drawn.graph, [first], [third], 1))
    done(hip.hipGraphDestroyNode(second))
    assert done(hip.hipGraphGetEdges(drawn.graph)) == ([], [], 0)
    assert code(hip.hipGraphNodeGetType(second)) == 1


def test_types_of_nodes_began_with_1_in_hip_5() -> None:
    profile.use(profile.Profile.named("hip5"))
    try:
        assert done(hip.hipGraphNodeGetType(Drawing().append(1))) == 1
    finally:
        profile.use(None)


def test_wrong_edges_are_refused() -> None:
    drawn = Drawing()
    first, second, other = drawn.append(1), drawn.append(2), Drawing().append(3)
    done(hip.hipGraphAddDependencies(drawn.graph, [first], [second], 1))
    for before, behind in ((first, second), (first, first), (first, other), (other, first)):
        assert code(hip.hipGraphAddDependencies(drawn.graph, [before], [behind], 1)) == 1
    assert code(hip.hipGraphRemoveDependencies(drawn.graph, [second], [first], 1)) == 1
    assert code(hip.hipGraphAddEmptyNode(drawn.graph, [first, first], 2)) == 1
    assert code(hip.hipGraphAddEmptyNode(drawn.graph, [first], 2)) == 1
    assert code(hip.hipGraphAddEmptyNode(drawn.graph, None, 1)) == 1
    done(hip.hipGraphAddDependencies(drawn.graph, [second], [first], 1))
    assert code(hip.hipGraphInstantiate(drawn.graph, 0)) == 1
    assert "circle" in hip.explain_last_error()


def test_what_is_no_graph_or_is_destroyed_is_refused() -> None:
    drawn = Drawing()
    node, executable = drawn.append(1), drawn.executable()
    for call in (hip.hipGraphDestroy, hip.hipGraphClone, hip.hipGraphGetNodes, hip.hipGraphNodeGetType,
                 hip.hipGraphDestroyNode, hip.hipGraphExecDestroy, hip.hipGraphInstantiate):  # fmt: skip
        assert code(call(None)) == 1
    done(hip.hipGraphDestroy(drawn.graph))
    assert code(hip.hipGraphDestroy(drawn.graph)) == 1
    assert code(hip.hipGraphNodeGetDependencies(node)) == 1
    assert drawn.run(executable) == [1]
    done(hip.hipGraphExecDestroy(executable))
    assert code(hip.hipGraphLaunch(executable, None)) == 1
    assert code(hip.hipGraphCreate(1)) == 1
    assert code(hip.hipGraphInstantiateWithFlags(done(hip.hipGraphCreate(0)), 64)) == 1
    assert code(hip.hipGraphInstantiateWithFlags(done(hip.hipGraphCreate(0)), 4)) == 801


def test_wrong_parameters_of_nodes_are_refused() -> None:
    drawn, memory = Drawing(), Memory()
    function = done(hip.hipModuleGetFunction(drawn.kernels.module, "nothing"))
    for params, wanted in (
        (None, 1),
        (hip.hipKernelNodeParams(), 1),
        (hip.hipKernelNodeParams(func=function, blockDim=hip.dim3(2000)), 9),
        (launch_of(drawn.kernels, "append", memory.address), 1),
    ):
        assert code(hip.hipGraphAddKernelNode(drawn.graph, None, 0, params)) == wanted
    for fill in (None, hip.hipMemsetParams(memory.address, 3, 1, 0, 0, 4), hip.hipMemsetParams(0, 4, 1, 0, 0, 4),
                 hip.hipMemsetParams(memory.address, 4, 1, 0, 0, 1000)):  # fmt: skip
        assert code(hip.hipGraphAddMemsetNode(drawn.graph, None, 0, fill)) == 1
    assert code(hip.hipGraphAddHostNode(drawn.graph, None, 0, hip.hipHostNodeParams())) == 1
    assert code(hip.hipGraphAddMemcpyNode1D(drawn.graph, None, 0, memory.address, memory.address, 0, 3)) == 1
    assert code(hip.hipGraphAddMemcpyNode1D(drawn.graph, None, 0, memory.address, memory.address, 4, 77)) == 21
    assert code(hip.hipGraphAddMemFreeNode(drawn.graph, None, 0, memory.address)) == 1
    assert code(hip.hipGraphAddEventRecordNode(drawn.graph, None, 0, None)) == 1
    assert done(hip.hipGraphGetNodes(drawn.graph))[1] == 0


def test_parameters_are_asked_for_and_changed_in_the_graph() -> None:
    drawn = Drawing()
    node = drawn.append(1)
    told = done(hip.hipGraphKernelNodeGetParams(node))
    assert told.func.kernel.name == "append"
    assert (told.blockDim.x, told.gridDim.x, told.sharedMemBytes) == (1, 1, 0)
    assert told.kernelParams[1] == (1).to_bytes(4, "little")
    done(hip.hipGraphAddKernelNode(drawn.graph, [node], 1, told))
    done(hip.hipGraphKernelNodeSetParams(node, drawn.appending(6)))
    assert drawn.run() == [6, 1]
    seen: list[str] = []
    host = done(hip.hipGraphAddHostNode(drawn.graph, None, 0, hip.hipHostNodeParams(seen.append, "one")))
    params = done(hip.hipGraphHostNodeGetParams(host))
    assert params.userData == "one"
    params.userData = "two"
    done(hip.hipGraphHostNodeSetParams(host, params))
    drawn.run()
    assert seen == ["two"]
    assert code(hip.hipGraphKernelNodeGetParams(host)) == 1


def test_a_kernel_node_keeps_the_arguments_it_was_given() -> None:
    drawn = Drawing()
    value = ctypes.c_int(1)
    drawn_params = launch_of(drawn.kernels, "append", drawn.memory.address, ctypes.pointer(value))
    done(hip.hipGraphAddKernelNode(drawn.graph, None, 0, drawn_params))
    value.value = 2
    assert drawn.run() == [1]


def test_attributes_of_kernel_nodes_are_kept_and_copied() -> None:
    drawn = Drawing()
    first, second = drawn.append(1), drawn.append(2)
    value = hip.hipLaunchAttributeValue(cooperative=1)
    done(hip.hipGraphKernelNodeSetAttribute(first, hip.hipLaunchAttributeCooperative, value))
    done(hip.hipGraphKernelNodeCopyAttributes(first, second))
    told = done(hip.hipGraphKernelNodeGetAttribute(second, hip.hipLaunchAttributeCooperative))
    assert told.cooperative == 1
    assert isinstance(second.operation, KernelLaunch)
    assert second.operation.launch.is_cooperative
    assert code(hip.hipGraphKernelNodeSetAttribute(first, 77, value)) == 1
    assert sorted(drawn.run()) == [1, 2]


def test_an_executable_graph_has_parameters_of_its_own() -> None:
    drawn, words, told = Drawing(), Memory(), list[int]()
    node = drawn.append(1)
    fill = done(hip.hipGraphAddMemsetNode(drawn.graph, [node], 1, hip.hipMemsetParams(words.address, 4, 1, 0, 1, 1)))
    result = np.zeros(2, np.int32)
    copy = done(hip.hipGraphAddMemcpyNode1D(drawn.graph, [fill], 1, result, words.address, 4, 2))
    host = done(hip.hipGraphAddHostNode(drawn.graph, [copy], 1, hip.hipHostNodeParams(told.append, 1)))
    executable = drawn.executable()
    done(hip.hipGraphExecKernelNodeSetParams(executable, node, drawn.appending(5)))
    fill_params = hip.hipMemsetParams(words.address, 4, 1, 0, 8, 2)
    done(hip.hipGraphExecMemsetNodeSetParams(executable, fill, fill_params))
    done(hip.hipGraphExecMemcpyNodeSetParams1D(executable, copy, result, words.address, 8, 2))
    done(hip.hipGraphExecHostNodeSetParams(executable, host, hip.hipHostNodeParams(told.append, 2)))
    assert drawn.run(executable) == [5]
    assert (result.tolist(), told) == ([8, 8], [2])
    result[:] = 0
    assert drawn.run() == [5, 1]
    assert (result.tolist(), told) == ([1, 0], [2, 1])
    stranger = Drawing().append(1)
    assert code(hip.hipGraphExecKernelNodeSetParams(executable, stranger, drawn.appending(5))) == 1
    assert code(hip.hipGraphExecKernelNodeSetParams(executable, fill, drawn.appending(5))) == 1


def test_nodes_of_a_graph_inside_are_changed_together() -> None:
    inside, outside = Drawing(), Drawing()
    inside.memory = outside.memory
    node = inside.append(1)
    child = done(hip.hipGraphAddChildGraphNode(outside.graph, None, 0, inside.graph))
    executable = outside.executable()
    done(hip.hipGraphKernelNodeSetParams(node, inside.appending(4)))
    done(hip.hipGraphExecChildGraphNodeSetParams(executable, child, inside.graph))
    assert outside.run(executable) == [4]
    inside.append(5)
    assert code(hip.hipGraphExecChildGraphNodeSetParams(executable, child, inside.graph)) == 1


def test_nodes_are_left_out_while_they_are_disabled() -> None:
    drawn = Drawing()
    first = drawn.append(1)
    second = drawn.append(2, first)
    drawn.append(3, second)
    executable = drawn.executable()
    done(hip.hipGraphNodeSetEnabled(executable, second, 0))
    assert done(hip.hipGraphNodeGetEnabled(executable, second)) == 0
    assert drawn.run(executable) == [1, 3]
    done(hip.hipGraphNodeSetEnabled(executable, second, 1))
    assert drawn.run(executable) == [1, 3, 1, 2, 3]
    empty = done(hip.hipGraphAddEmptyNode(drawn.graph, None, 0))
    assert code(hip.hipGraphNodeSetEnabled(drawn.executable(), empty, 0)) == 1


def test_a_clone_stands_for_itself() -> None:
    drawn = Drawing()
    first = drawn.append(1)
    drawn.append(2, first)
    clone = done(hip.hipGraphClone(drawn.graph))
    copy = done(hip.hipGraphNodeFindInClone(first, clone))
    done(hip.hipGraphKernelNodeSetParams(copy, drawn.appending(9)))
    assert drawn.run() == [1, 2]
    assert drawn.run(done(hip.hipGraphInstantiate(clone, 0))[0]) == [1, 2, 9, 2]
    assert code(hip.hipGraphNodeFindInClone(copy, drawn.graph)) == 1


def updated(executable: hip.hipGraphExec_t, graph: hip.hipGraph_t) -> tuple[int, int, Any]:
    node: list[Any] = []
    result, why = hip.hipGraphExecUpdate(executable, graph, node)
    return int(result), int(why), node[0]


def test_an_executable_graph_takes_over_parameters_of_a_graph_of_the_same_shape() -> None:
    drawn, other = Drawing(), Drawing()
    other.memory = drawn.memory
    drawn.append(2, drawn.append(1))
    other.append(4, other.append(3))
    executable = drawn.executable()
    assert updated(executable, other.graph) == (0, 0, None)
    assert drawn.run(executable) == [3, 4]
    assert drawn.run() == [3, 4, 1, 2]


def test_an_update_that_changes_the_shape_says_where_and_why() -> None:
    drawn = Drawing()
    first = drawn.append(1)
    done(hip.hipGraphAddMemcpyNode1D(drawn.graph, [first], 1, drawn.memory.address, drawn.memory.address + 8, 4, 3))
    executable = drawn.executable()
    more = done(hip.hipGraphClone(drawn.graph))
    done(hip.hipGraphAddEmptyNode(more, None, 0))
    assert updated(executable, more) == (910, 2, None)
    apart = done(hip.hipGraphClone(drawn.graph))
    one, two = done(hip.hipGraphGetNodes(apart))[0]
    done(hip.hipGraphRemoveDependencies(apart, [one], [two], 1))
    assert updated(executable, apart) == (910, 2, two)
    otherwise = Drawing()
    otherwise.append(2, empty := done(hip.hipGraphAddEmptyNode(otherwise.graph, None, 0)))
    assert updated(executable, otherwise.graph) == (910, 3, empty)
    outward = done(hip.hipGraphClone(drawn.graph))
    copy = done(hip.hipGraphGetNodes(outward))[0][1]
    done(hip.hipGraphMemcpyNodeSetParams1D(copy, np.zeros(1, np.int32), drawn.memory.address, 4, 2))
    assert updated(executable, outward) == (910, 5, copy)
    assert drawn.run(executable)[:1] == [1] or drawn.memory.words[1] == 1


def test_a_failing_node_ends_its_launch_and_is_heard_of() -> None:
    drawn = Drawing()
    first = drawn.append(1)
    trap = done(hip.hipGraphAddKernelNode(drawn.graph, [first], 1, launch_of(drawn.kernels, "trap", Memory().address)))
    drawn.append(2, trap)
    event = done(hip.hipEventCreate())
    done(hip.hipGraphAddEventRecordNode(drawn.graph, [trap], 1, event))
    done(hip.hipGraphLaunch(drawn.executable(), None))
    assert code(hip.hipDeviceSynchronize()) == 710
    assert code(hip.hipEventQuery(event)) == 0
    assert drawn.memory.listed == [1]


def test_user_objects_end_with_the_last_graph_that_holds_them() -> None:
    ended: list[str] = []
    thing = done(hip.hipUserObjectCreate("thing", ended.append, 1, 1))
    drawn = Drawing()
    drawn.append(1)
    done(hip.hipGraphRetainUserObject(drawn.graph, thing, 1, hip.hipGraphUserObjectMove))
    executable = drawn.executable()
    done(hip.hipGraphDestroy(drawn.graph))
    assert (ended, thing.count) == ([], 1)
    done(hip.hipGraphExecDestroy(executable))
    assert ended == ["thing"]
    other = done(hip.hipUserObjectCreate("other", ended.append, 2, 1))
    done(hip.hipUserObjectRetain(other, 1))
    done(hip.hipUserObjectRelease(other, 2))
    graph = done(hip.hipGraphCreate(0))
    done(hip.hipGraphRetainUserObject(graph, other, 2, 0))
    done(hip.hipGraphReleaseUserObject(graph, other, 2))
    assert code(hip.hipGraphReleaseUserObject(graph, other, 1)) == 1
    assert code(hip.hipUserObjectRelease(other, 5)) == 1
    done(hip.hipUserObjectRelease(other, 1))
    assert ended == ["thing", "other"]
    assert code(hip.hipUserObjectRetain(other, 1)) == 1
    assert code(hip.hipUserObjectCreate(None, None, 1, 1)) == 1


def test_a_graph_is_drawn(tmp_path: Path) -> None:
    drawn = Drawing()
    first = drawn.append(1)
    second = done(
        hip.hipGraphAddMemsetNode(drawn.graph, [first], 1, hip.hipMemsetParams(drawn.memory.address, 4, 1, 0, 1, 2))
    )
    path = tmp_path / "graph.dot"
    done(hip.hipGraphDebugDotPrint(drawn.graph, str(path), 1))
    text = path.read_text()
    assert text.startswith("digraph")
    assert f'"node_{first.number}" -> "node_{second.number}";' in text
    assert "append" in text
    assert "bytes: 8" in text
    assert code(hip.hipGraphDebugDotPrint(drawn.graph, str(tmp_path / "none" / "graph.dot"), 0)) == 304
    assert code(hip.hipGraphDebugDotPrint(drawn.graph, None, 0)) == 1


def test_traces_show_the_launch_and_its_nodes() -> None:
    drawn = Drawing()
    drawn.append(2, drawn.append(1))
    executable = drawn.executable()
    with hipkit.trace() as trace:
        drawn.run(executable)
    kinds = [command.kind.value for command in trace.commands]
    assert (kinds.count("graph"), kinds.count("kernel")) == (1, 2)
    whole = next(command for command in trace.commands if command.kind.value == "graph")
    inside = [command for command in trace.commands if command.kind.value == "kernel"]
    assert all(whole.begun <= command.begun <= command.ended <= whole.ended for command in inside)


def test_threads_launch_one_executable_graph_one_after_the_other() -> None:
    drawn = Drawing()
    memory = Memory(64)
    add = launch_of(drawn.kernels, "add", memory.address, 1, 64, items=64)
    node = done(hip.hipGraphAddKernelNode(drawn.graph, None, 0, add))
    done(hip.hipGraphAddKernelNode(drawn.graph, [node], 1, add))
    executable = drawn.executable()

    def launches() -> None:
        stream = done(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking))
        for _ in range(20):
            done(hip.hipGraphLaunch(executable, stream))
        done(hip.hipStreamSynchronize(stream))

    threads = [threading.Thread(target=launches) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert memory.words == [160] * 64


def test_graphs_are_made_of_objects_too() -> None:
    graph, told = hipkit.Graph(), list[int]()
    first = graph.call(lambda: told.append(1))
    inside = hipkit.Graph()
    inside.call(lambda: told.append(2))
    child = graph.embed(inside, after=[first])
    graph.call(lambda: told.append(3), after=[graph.empty(after=[child])])
    executable = graph.instantiate()
    device = hipkit.Device()
    with device.stream() as stream:
        executable.launch(stream)
        executable.launch(stream)
    assert told == [1, 2, 3, 1, 2, 3]
