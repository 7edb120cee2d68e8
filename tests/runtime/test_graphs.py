"""Graphs: nodes of every kind, their order, instantiating, launching, changing and updating."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from drawing import Drawing, Memory, launch_of
from hip_calls import Word, behaving, code, done, fresh, until
from hypothesis import given, settings
from hypothesis import strategies as st

import hipkit
from hipkit.runtime import hip, profile
from hipkit.runtime.graphs.events import RecordEvent
from hipkit.runtime.graphs.graph import Node, NodeKind
from hipkit.runtime.kernels.kernel import KernelLaunch

pytestmark = pytest.mark.any_backend


@pytest.fixture(autouse=True)
def devices() -> Iterator[None]:
    with fresh():
        yield


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


def test_a_launch_waits_for_the_one_before_in_another_stream() -> None:
    drawn, go = Drawing(), Word()
    waiting = launch_of(drawn.kernels, "wait_for", go.address, 1)
    drawn.append(1, done(hip.hipGraphAddKernelNode(drawn.graph, None, 0, waiting)))
    executable = drawn.executable()
    first, second = (done(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking)) for _ in range(2))
    done(hip.hipGraphLaunch(executable, first))
    done(hip.hipGraphExecKernelNodeSetParams(executable, drawn.nodes[0], drawn.appending(2)))
    done(hip.hipGraphLaunch(executable, second))
    assert not until(lambda: code(hip.hipStreamQuery(second)) == 0, 0.2)
    go.value = 1
    done(hip.hipDeviceSynchronize())
    assert drawn.memory.listed == [1, 2, 1]


def test_branches_all_come_before_what_joins_them() -> None:
    drawn = Drawing()
    root = drawn.append(1)
    branches = [drawn.append(value, root) for value in (2, 3, 4)]
    drawn.append(5, *branches)
    listed = drawn.run()
    assert (listed[0], listed[-1], sorted(listed[1:4])) == (1, 5, [2, 3, 4])


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
    assert code(hip.hipGraphAddNode(drawn.graph, None, 0, hip.hipGraphNodeParams(32))) == 1


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


def test_every_kind_of_node_has_a_type_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    node, types = Drawing().append(1), set()
    for kind in NodeKind:
        monkeypatch.setattr(Node, "kind", kind)
        types.add(done(hip.hipGraphNodeGetType(node)))
    assert len(types) == len(NodeKind)


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


def test_parameters_of_instantiating_say_how_it_went() -> None:
    graph = done(hip.hipGraphCreate(0))
    params = hip.hipGraphInstantiateParams(flags=1, result_out=7)
    executable = done(hip.hipGraphInstantiateWithParams(graph, params))
    assert (done(hip.hipGraphExecGetFlags(executable)), params.result_out) == (1, 0)
    params.flags = 4
    assert (code(hip.hipGraphInstantiateWithParams(graph, params)), params.result_out) == (801, 1)
    assert code(hip.hipGraphInstantiateWithParams(graph, 1)) == 1


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
    window = hip.hipLaunchAttributeValue()
    for ratio, size, answer in ((0.5, 0, 0), (1.5, 0, 1), (0.5, 64, 1)):
        window.accessPolicyWindow.hitRatio, window.accessPolicyWindow.num_bytes = ratio, size
        assert (
            code(hip.hipGraphKernelNodeSetAttribute(first, hip.hipLaunchAttributeAccessPolicyWindow, window)) == answer
        )
    kept = done(hip.hipGraphKernelNodeGetAttribute(first, hip.hipLaunchAttributeAccessPolicyWindow))
    assert kept.accessPolicyWindow.hitRatio == 0.5
    assert sorted(drawn.run()) == [1, 2]


def test_a_kernel_node_keeps_its_attributes_when_its_parameters_change_and_a_copy_has_its_own() -> None:
    drawn, priority = Drawing(), hip.hipLaunchAttributePriority
    node = drawn.append(1)
    done(hip.hipGraphKernelNodeSetAttribute(node, priority, hip.hipLaunchAttributeValue(priority=1)))
    done(hip.hipGraphKernelNodeSetParams(node, drawn.appending(2)))
    clone = done(hip.hipGraphClone(drawn.graph))
    copy = done(hip.hipGraphNodeFindInClone(node, clone))
    done(hip.hipGraphKernelNodeSetAttribute(node, priority, hip.hipLaunchAttributeValue(priority=2)))
    values = [done(hip.hipGraphKernelNodeGetAttribute(one, priority)).priority for one in (node, copy)]
    assert (values, drawn.run()) == ([2, 1], [2])


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
    assert outside.run() == [4, 1]
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


def test_an_update_takes_no_kernel_to_another_device(samples: Path) -> None:
    graphs = []
    with fresh("gfx942", "gfx942") as devices:
        for device in (*devices, devices[0]):
            module, stream = hipkit.Module.load(samples / "vcpy.gfx942.v5.hsaco", device), device.stream()
            with stream.capturing() as graph:
                module["hello_world"].launch(1, 64, [device.buffer(256), device.buffer(256)], stream=stream)
            graphs.append(graph)
        executable = graphs[0].instantiate()
        with pytest.raises(hipkit.GraphUpdateError, match="its kernel is loaded on another device"):
            executable.update(graphs[1])
        executable.update(graphs[2])


def test_a_failing_node_ends_its_launch_and_is_heard_of() -> None:
    drawn = Drawing()
    first = drawn.append(1)
    trap = done(hip.hipGraphAddKernelNode(drawn.graph, [first], 1, launch_of(drawn.kernels, "trap", Memory().address)))
    drawn.append(2, trap)
    event = done(hip.hipEventCreate())
    done(hip.hipGraphAddEventRecordNode(drawn.graph, [trap], 1, event))
    done(hip.hipGraphLaunch(drawn.executable(), None))
    assert code(hip.hipDeviceSynchronize()) == 719
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
    for name, answer in (("hip7", 0), ("docs", 1)):
        with behaving(name):
            assert code(hip.hipGraphReleaseUserObject(graph, other, 1)) == answer
            assert code(hip.hipUserObjectRelease(other, 5)) == answer
    assert (other.count, ended) == (1, ["thing"]), "more than there are is none"
    done(hip.hipUserObjectRelease(other, 1))
    assert ended == ["thing", "other"]
    with behaving("docs"):
        assert code(hip.hipUserObjectRetain(other, 1)) == 1
    assert hip.hipUserObjectRetain(other, 1) == hip.hipGraphRetainUserObject(graph, other, 1, 0) == (0,)
    assert other.count == 0
    assert code(hip.hipUserObjectCreate(None, None, 1, 1)) == 1


def test_a_graph_ends_after_what_it_held_was_released_by_others() -> None:
    ended: list[str] = []
    thing, graph = done(hip.hipUserObjectCreate("thing", ended.append, 2, 1)), done(hip.hipGraphCreate(0))
    done(hip.hipGraphRetainUserObject(graph, thing, 2, hip.hipGraphUserObjectMove))
    done(hip.hipUserObjectRelease(thing, 2))
    assert ended == ["thing"]
    copy = done(hip.hipGraphClone(graph))
    assert hip.hipGraphDestroy(graph) == hip.hipGraphDestroy(copy) == (0,)
    assert ended == ["thing"]


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
    assert code(hip.hipGraphDebugDotPrint(drawn.graph, "", 0)) == 304
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


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_every_graph_without_circles_is_done_in_an_order_that_its_edges_allow(data: st.DataObject) -> None:
    graph, told = hipkit.Graph(), list[int]()
    count = data.draw(st.integers(1, 12))
    places = data.draw(st.permutations(range(count)))
    nodes = [graph.call(partial(told.append, number)) for number in range(count)]
    for behind in range(1, count):
        for before in data.draw(st.sets(st.integers(0, behind - 1), max_size=3)):
            graph.connect(nodes[places[before]], nodes[places[behind]])
    stream = hipkit.Device().stream()
    graph.instantiate().launch(stream)
    stream.synchronize()
    assert sorted(told) == list(range(count))
    numbers = {node: number for number, node in enumerate(nodes)}
    assert all(told.index(numbers[first]) < told.index(numbers[second]) for first, second in graph.edges)


def test_threads_wait_for_the_middle_of_launches_of_others() -> None:
    device = hipkit.Device()
    stream, told, seen = device.stream(non_blocking=True), list[int](), list[bool]()
    event, graph = device.event(), hipkit.Graph()
    first = graph.call(lambda: told.append(1))
    middle = graph.add(RecordEvent(event), [first])
    graph.call(lambda: told.append(2), [middle])
    executable = graph.instantiate()

    def waits() -> None:
        other = device.stream(non_blocking=True)
        for _ in range(100):
            event.synchronize()
            other.wait(event)
            other.call(lambda: seen.append(bool(told)))
            other.synchronize()

    executable.launch(stream)
    threads = [threading.Thread(target=waits) for _ in range(2)]
    for thread in threads:
        thread.start()
    for _ in range(100):
        executable.launch(stream)
    for thread in threads:
        thread.join(60)
    stream.synchronize()
    assert not any(thread.is_alive() for thread in threads)
    assert told == [1, 2] * 101
    assert seen == [True] * 200
