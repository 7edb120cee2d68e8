"""Capturing streams: what becomes a node, forks and joins, and everything that a capture does not allow."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest
from hip_calls import Kernels, Word, behaving, code, done, fresh
from hypothesis import given, settings
from hypothesis import strategies as st

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.errors import CapturedEventError, CaptureError, CaptureImplicitError, CaptureUnjoinedError
from hipkit.runtime.graphs.capture import relaxed
from hipkit.runtime.memory import transfer
from hipkit.runtime.streams.copying import Copy

pytestmark = pytest.mark.any_backend

WORDS = 16
GLOBAL, THREAD_LOCAL, RELAXED = hip.hipStreamCaptureMode
NONE, ACTIVE, INVALIDATED = hip.hipStreamCaptureStatus


@pytest.fixture(autouse=True)
def devices() -> Iterator[None]:
    with fresh():
        yield


class Scene:
    """Kernels that append to a list, and streams to launch them in."""

    def __init__(self) -> None:
        self.kernels = Kernels()
        self.list: int = done(hip.hipMalloc(4 * WORDS))
        done(hip.hipMemset(self.list, 0, 4 * WORDS))
        self.stream = self.new_stream()

    def new_stream(self, flags: int = hip.hipStreamNonBlocking) -> hip.hipStream_t:
        made: hip.hipStream_t = done(hip.hipStreamCreateWithFlags(flags))
        return made

    def new_event(self) -> hip.hipEvent_t:
        made: hip.hipEvent_t = done(hip.hipEventCreate())
        return made

    def append(self, value: int, stream: Any = None) -> tuple[Any, ...]:
        return self.kernels.launch("append", self.list, value, stream=self.stream if stream is None else stream)

    def begin(self, mode: int = GLOBAL, stream: Any = None) -> None:
        done(hip.hipStreamBeginCapture(self.stream if stream is None else stream, mode))

    def end(self) -> hip.hipGraph_t:
        made: hip.hipGraph_t = done(hip.hipStreamEndCapture(self.stream))
        return made

    def run(self, graph: hip.hipGraph_t) -> list[int]:
        done(hip.hipGraphLaunch(done(hip.hipGraphInstantiate(graph, 0))[0], self.stream))
        return self.listed

    @property
    def listed(self) -> list[int]:
        done(hip.hipDeviceSynchronize())
        values = np.zeros(WORDS, np.int32)
        done(hip.hipMemcpy(values, self.list, values.nbytes))
        return [int(value) for value in values[1 : 1 + values[0]]]

    @property
    def status(self) -> int:
        return int(done(hip.hipStreamIsCapturing(self.stream)))


@pytest.fixture
def scene() -> Scene:
    return Scene()


def kinds(graph: hip.hipGraph_t) -> list[int]:
    return [int(done(hip.hipGraphNodeGetType(node))) for node in done(hip.hipGraphGetNodes(graph))[0]]


def test_what_is_captured_is_done_when_the_graph_is_launched(scene: Scene) -> None:
    scene.begin()
    assert scene.status == ACTIVE
    for value in (1, 2, 3):
        done(scene.append(value))
    graph = scene.end()
    assert scene.status == NONE
    assert scene.listed == []
    assert done(hip.hipGraphGetEdges(graph))[2] == 2
    executable = done(hip.hipGraphInstantiate(graph, 0))[0]
    done(hip.hipGraphLaunch(executable, scene.stream))
    done(hip.hipGraphLaunch(executable, scene.stream))
    assert scene.listed == [1, 2, 3, 1, 2, 3]


def test_everything_that_a_stream_can_be_given_becomes_a_node(scene: Scene) -> None:
    device, told = done(hip.hipMalloc(64)), list[str]()
    result, rows = np.zeros(16, np.int32), np.zeros((2, 8), np.uint8)
    scene.begin()
    done(hip.hipMemsetAsync(device, 3, 64, scene.stream))
    done(hip.hipMemsetD32Async(device, 5, 4, scene.stream))
    done(hip.hipMemcpyAsync(result, device, 64, 4, scene.stream))
    done(hip.hipMemset2DAsync(device, 32, 9, 4, 2, scene.stream))
    done(hip.hipMemcpy2DAsync(rows, 8, device, 32, 8, 2, 2, scene.stream))
    done(scene.append(1))
    done(hip.hipLaunchHostFunc(scene.stream, told.append, "called"))
    graph = scene.end()
    types = hip.hipGraphNodeType
    fill, copy = int(types.hipGraphNodeTypeMemset), int(types.hipGraphNodeTypeMemcpy)
    kernel, host = int(types.hipGraphNodeTypeKernel), int(types.hipGraphNodeTypeHost)
    assert kinds(graph) == [fill, fill, copy, fill, copy, kernel, host]
    assert not result.any()
    scene.run(graph)
    assert result.tolist() == [5] * 4 + [0x03030303] * 12
    assert rows.tolist() == [[9] * 4 + [5, 0, 0, 0], [9] * 4 + [3] * 4]
    assert told == ["called"]


def test_streams_fork_and_join_through_events(scene: Scene) -> None:
    other, fork, join = scene.new_stream(), scene.new_event(), scene.new_event()
    scene.begin()
    done(scene.append(1))
    done(hip.hipEventRecord(fork, scene.stream))
    done(hip.hipStreamWaitEvent(other, fork))
    assert done(hip.hipStreamIsCapturing(other)) == ACTIVE
    done(scene.append(2, other))
    done(scene.append(2))
    done(hip.hipEventRecord(join, other))
    done(hip.hipStreamWaitEvent(scene.stream, join))
    done(scene.append(3))
    graph = scene.end()
    assert done(hip.hipStreamIsCapturing(other)) == NONE
    root, *branches, last = done(hip.hipGraphGetNodes(graph))[0]
    assert done(hip.hipGraphNodeGetDependentNodes(root))[0] == branches
    assert set(done(hip.hipGraphNodeGetDependencies(last))[0]) == set(branches)
    assert scene.run(graph) == [1, 2, 2, 3]
    done(scene.append(4, other))
    assert scene.listed == [1, 2, 2, 3, 4]


def test_a_launch_of_a_graph_is_captured_as_a_graph_inside(scene: Scene) -> None:
    scene.begin()
    done(scene.append(1))
    done(scene.append(2))
    executable = done(hip.hipGraphInstantiate(inside := scene.end(), 0))[0]
    done(hip.hipGraphNodeSetEnabled(executable, done(hip.hipGraphGetNodes(inside))[0][0], 0))
    scene.begin()
    done(hip.hipGraphLaunch(executable, scene.stream))
    done(scene.append(3))
    graph = scene.end()
    assert kinds(graph)[0] == hip.hipGraphNodeType.hipGraphNodeTypeGraph
    assert scene.run(graph) == [2, 3]


def test_external_events_are_nodes(scene: Scene) -> None:
    recorded, awaited = scene.new_event(), scene.new_event()
    scene.begin()
    done(hip.hipEventRecord(recorded, scene.stream))
    done(hip.hipEventRecordWithFlags(recorded, scene.stream, hip.hipEventRecordExternal))
    done(hip.hipStreamWaitEvent(scene.stream, awaited, hip.hipEventWaitExternal))
    done(scene.append(1))
    graph = scene.end()
    assert kinds(graph) == [7, 6, 0]
    assert scene.run(graph) == [1]
    assert code(hip.hipEventQuery(recorded)) == 0
    assert recorded.event.is_recorded
    assert done(hip.hipGraphEventRecordNodeGetEvent(done(hip.hipGraphGetNodes(graph))[0][0])) is recorded


def test_memory_in_the_order_of_a_stream_becomes_memory_of_the_graph(scene: Scene) -> None:
    scene.begin()
    address = done(hip.hipMallocAsync(64, scene.stream))
    done(hip.hipMemsetD32Async(address, 4, 16, scene.stream))
    done(scene.kernels.launch("copy", address, scene.list, 3, items=3, stream=scene.stream))
    done(hip.hipFreeAsync(address, scene.stream))
    graph = scene.end()
    assert kinds(graph) == [10, 2, 0, 11]
    executable = done(hip.hipGraphInstantiate(graph, 0))[0]
    for _ in range(2):
        done(hip.hipGraphLaunch(executable, scene.stream))
        assert scene.listed[:2] == [4, 4]
    before = done(hip.hipMallocAsync(64, scene.stream))
    scene.begin()
    assert code(hip.hipFreeAsync(before, scene.stream)) == 900
    assert "no node of a graph allocates" in hip.explain_last_error()


def test_a_capture_tells_of_itself_and_of_what_comes_next(scene: Scene) -> None:
    assert done(hip.hipStreamGetCaptureInfo(scene.stream)) == (NONE, 0)
    scene.begin()
    done(scene.append(1))
    status, number = done(hip.hipStreamGetCaptureInfo(scene.stream))
    assert (status, number > 0) == (ACTIVE, True)
    nodes: list[Any] = []
    assert done(hip.hipStreamGetCaptureInfo_v2(scene.stream, nodes))[:2] == (ACTIVE, number)
    graph = done(hip.hipStreamGetCaptureInfo_v2(scene.stream, nodes))[2]
    assert nodes == done(hip.hipGraphGetNodes(graph))[0]
    added = done(hip.hipGraphAddEmptyNode(graph, nodes, 1))
    done(hip.hipStreamUpdateCaptureDependencies(scene.stream, [added], 1, 0))
    assert done(hip.hipStreamGetCaptureInfo_v2(scene.stream, nodes))[3] == 2
    done(hip.hipStreamUpdateCaptureDependencies(scene.stream, [added], 1, 1))
    done(scene.append(2))
    assert scene.end() is graph
    last = done(hip.hipGraphGetNodes(graph))[0][-1]
    assert done(hip.hipGraphNodeGetDependencies(last))[0] == [added]
    assert code(hip.hipStreamUpdateCaptureDependencies(scene.stream, [added], 1, 0)) == 401
    assert scene.run(graph) == [1, 2]


def test_a_capture_continues_an_existing_graph(scene: Scene) -> None:
    scene.begin()
    done(scene.append(1))
    graph = scene.end()
    nodes = done(hip.hipGraphGetNodes(graph))[0]
    done(hip.hipStreamBeginCaptureToGraph(scene.stream, graph, nodes, None, 1, GLOBAL))
    done(scene.append(2))
    assert scene.end() is graph
    assert scene.run(graph) == [1, 2]
    assert code(hip.hipStreamBeginCaptureToGraph(scene.stream, None, None, None, 0, GLOBAL)) == 1


def test_beginning_and_ending_where_that_cannot_be_is_refused(scene: Scene) -> None:
    assert code(hip.hipStreamBeginCapture(None, GLOBAL)) == 900
    assert code(hip.hipStreamBeginCapture(scene.stream, 3)) == 1
    assert code(hip.hipStreamBeginCapture(0xDEAD, GLOBAL)) == 709
    assert code(hip.hipStreamEndCapture(scene.stream)) == 401
    assert code(hip.hipStreamEndCapture(None)) == 401
    scene.begin()
    assert code(hip.hipStreamBeginCapture(scene.stream, GLOBAL)) == 401
    assert scene.status == ACTIVE


@pytest.mark.parametrize(
    ("call", "wanted"),
    [
        (lambda scene: hip.hipStreamSynchronize(scene.stream), 900),
        (lambda scene: hip.hipStreamQuery(scene.stream), 900),
        (lambda scene: hip.hipStreamAddCallback(scene.stream, print), 900),
        (lambda scene: hip.hipDeviceSynchronize(), 900),
        (lambda scene: hip.hipMalloc(16), 900),
        (lambda scene: hip.hipFree(scene.list), 900),
        (lambda scene: hip.hipHostMalloc(16), 900),
        (lambda scene: hip.hipMallocManaged(16), 900),
        (lambda scene: hip.hipMallocPitch(16, 2), 900),
        (lambda scene: hip.hipMemcpy(scene.list, scene.list + 32, 16, 3), 906),
        (lambda scene: hip.hipMemset(scene.list, 0, 16), 906),
        (lambda scene: hip.hipMemcpyWithStream(scene.list, scene.list + 32, 16, 3, scene.stream), 906),
    ],
)
def test_calls_that_might_wait_invalidate_the_capture(
    scene: Scene, call: Callable[[Scene], tuple[Any, ...]], wanted: int
) -> None:
    scene.begin()
    assert code(call(scene)) == wanted
    assert scene.status == INVALIDATED
    assert code(scene.append(1)) == 901
    assert code(hip.hipStreamEndCapture(scene.stream)) == 901
    assert scene.status == NONE
    done(scene.append(2))
    assert scene.listed == [2]


def test_modes_say_whose_unsafe_calls_are_allowed(scene: Scene) -> None:
    codes: dict[tuple[int, int], int] = {}

    def elsewhere(mode: int, of_thread: int) -> None:
        done(hip.hipThreadExchangeStreamCaptureMode(of_thread))
        codes[mode, of_thread] = code(hip.hipMalloc(16))

    for mode in (GLOBAL, THREAD_LOCAL, RELAXED):
        for of_thread in (GLOBAL, THREAD_LOCAL, RELAXED):
            scene.begin(mode)
            thread = threading.Thread(target=elsewhere, args=(mode, of_thread))
            thread.start()
            thread.join()
            hip.hipStreamEndCapture(scene.stream)
    assert {key for key, found in codes.items() if found} == {(GLOBAL, GLOBAL)}
    assert codes[GLOBAL, GLOBAL] == 900
    scene.begin(THREAD_LOCAL)
    assert code(hip.hipMalloc(16)) == 900
    hip.hipStreamEndCapture(scene.stream)
    scene.begin(RELAXED)
    done(hip.hipMalloc(16))
    scene.end()
    assert done(hip.hipThreadExchangeStreamCaptureMode(RELAXED)) == GLOBAL
    scene.begin()
    done(hip.hipMalloc(16))
    assert done(hip.hipThreadExchangeStreamCaptureMode(GLOBAL)) == RELAXED
    with relaxed():
        done(hip.hipMalloc(16))
    scene.end()
    assert code(hip.hipThreadExchangeStreamCaptureMode(9)) == 1


def test_a_capture_is_ended_by_its_own_thread_unless_it_is_relaxed(scene: Scene) -> None:
    ends: list[int] = []

    def elsewhere() -> None:
        ends.append(int(hip.hipStreamEndCapture(scene.stream)[0]))

    for mode in (GLOBAL, THREAD_LOCAL, RELAXED):
        scene.begin(mode)
        done(scene.append(1))
        thread = threading.Thread(target=elsewhere)
        thread.start()
        thread.join()
        if mode != RELAXED:
            scene.end()
    assert ends == [908, 908, 0]


def test_threads_capture_side_by_side(scene: Scene) -> None:
    lists: list[list[int]] = []

    def captures(first: int) -> None:
        stream = done(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking))
        done(hip.hipStreamBeginCapture(stream, THREAD_LOCAL))
        told: list[int] = []
        for value in range(first, first + 50):
            done(hip.hipLaunchHostFunc(stream, told.append, value))
        graph = done(hip.hipStreamEndCapture(stream))
        done(hip.hipGraphLaunch(done(hip.hipGraphInstantiate(graph, 0))[0], stream))
        done(hip.hipStreamSynchronize(stream))
        lists.append(told)

    threads = [threading.Thread(target=captures, args=(first,)) for first in (0, 100, 200)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(lists) == [list(range(first, first + 50)) for first in (0, 100, 200)]


def test_work_that_was_never_joined_is_an_error(scene: Scene) -> None:
    other, fork = scene.new_stream(), scene.new_event()
    scene.begin()
    done(hip.hipEventRecord(fork, scene.stream))
    done(hip.hipStreamWaitEvent(other, fork))
    done(scene.append(1, other))
    assert code(hip.hipStreamEndCapture(scene.stream)) == 904
    assert [scene.status, done(hip.hipStreamIsCapturing(other))] == [NONE, NONE]
    assert scene.listed == []


def test_work_that_was_joined_and_let_go_again_is_none(scene: Scene) -> None:
    other, fork, join = scene.new_stream(), scene.new_event(), scene.new_event()
    scene.begin()
    done(scene.append(1))
    done(hip.hipEventRecord(fork, scene.stream))
    done(hip.hipStreamWaitEvent(other, fork))
    done(scene.append(2, other))
    done(hip.hipEventRecord(join, other))
    done(hip.hipStreamWaitEvent(scene.stream, join))
    done(hip.hipStreamUpdateCaptureDependencies(scene.stream, None, 0, 1))
    assert scene.run(scene.end()) == [1, 2]


def test_a_capture_is_ended_where_it_began(scene: Scene) -> None:
    other, fork = scene.new_stream(), scene.new_event()
    scene.begin()
    done(hip.hipEventRecord(fork, scene.stream))
    done(hip.hipStreamWaitEvent(other, fork))
    assert code(hip.hipStreamEndCapture(other)) == 903
    assert scene.status == ACTIVE
    scene.end()


def test_what_is_captured_does_not_depend_on_what_is_not(scene: Scene) -> None:
    outside, never = scene.new_event(), scene.new_event()
    done(hip.hipEventRecord(outside, scene.new_stream()))
    for event in (outside, never):
        scene.begin()
        assert code(hip.hipStreamWaitEvent(scene.stream, event)) == 905
        assert code(hip.hipStreamEndCapture(scene.stream)) == 901


def test_two_captures_do_not_become_one(scene: Scene) -> None:
    other, event = scene.new_stream(), scene.new_event()
    scene.begin()
    scene.begin(stream=other)
    done(hip.hipEventRecord(event, other))
    assert code(hip.hipStreamWaitEvent(scene.stream, event)) == 902
    assert code(hip.hipStreamEndCapture(scene.stream)) == 901
    assert code(hip.hipStreamEndCapture(other)) == 901


def test_the_null_stream_does_not_wait_for_a_stream_that_captures(scene: Scene) -> None:
    blocking, event = scene.new_stream(hip.hipStreamDefault), scene.new_event()
    calls: tuple[Callable[[], tuple[Any, ...]], ...] = (
        lambda: scene.kernels.launch("nothing"),
        lambda: hip.hipMemsetAsync(scene.list, 0, 4, None),
        lambda: hip.hipEventRecord(event, None),
        lambda: hip.hipStreamSynchronize(None),
        lambda: hip.hipStreamQuery(None),
    )
    for call in calls:
        done(hip.hipStreamBeginCapture(blocking, RELAXED))
        assert code(call()) == 906
        assert code(hip.hipStreamEndCapture(blocking)) == 901
    done(hip.hipStreamBeginCapture(blocking, GLOBAL))
    assert code(hip.hipStreamIsCapturing(None)) == 906
    done(hip.hipStreamEndCapture(blocking))
    scene.begin()
    done(scene.kernels.launch("nothing"))
    assert done(hip.hipStreamIsCapturing(None)) == NONE
    done(hip.hipEventRecord(event, scene.stream))
    assert code(hip.hipStreamWaitEvent(None, event)) == 906


def test_events_that_were_captured_are_not_asked_about(scene: Scene) -> None:
    event, plain = scene.new_event(), scene.new_event()
    calls: tuple[Callable[[], tuple[Any, ...]], ...] = (
        lambda: hip.hipEventQuery(event),
        lambda: hip.hipEventSynchronize(event),
        lambda: hip.hipEventElapsedTime(event, plain),
    )
    for call in calls:
        scene.begin()
        done(hip.hipEventRecord(event, scene.stream))
        assert code(call()) == 907
        assert code(hip.hipStreamEndCapture(scene.stream)) == 901
        assert code(call()) == 907
    assert code(hip.hipStreamWaitEvent(scene.new_stream(), event)) == 907
    done(hip.hipEventRecord(event, scene.stream))
    done(hip.hipEventSynchronize(event))


def test_a_stream_that_has_joined_may_be_destroyed(scene: Scene) -> None:
    """As RCCL does before its caller ends the capture."""
    other, fork, join = scene.new_stream(), scene.new_event(), scene.new_event()
    scene.begin()
    done(hip.hipEventRecord(fork, scene.stream))
    done(hip.hipStreamWaitEvent(other, fork))
    done(scene.append(1, other))
    done(hip.hipEventRecord(join, other))
    done(hip.hipStreamWaitEvent(scene.stream, join))
    done(hip.hipStreamDestroy(other))
    assert scene.status == ACTIVE
    done(scene.append(2))
    assert scene.run(scene.end()) == [1, 2]


def test_what_a_destroyed_stream_was_given_has_to_be_joined(scene: Scene) -> None:
    other, fork = scene.new_stream(hip.hipStreamDefault), scene.new_event()
    scene.begin()
    done(hip.hipEventRecord(fork, scene.stream))
    done(hip.hipStreamWaitEvent(other, fork))
    done(scene.append(1, other))
    done(hip.hipStreamDestroy(other))
    done(scene.append(2, 0))  # the null stream would wait for it, were it still there
    assert code(hip.hipStreamEndCapture(scene.stream)) == 904


def test_destroying_the_stream_that_began_it_ends_a_capture(scene: Scene) -> None:
    scene.begin()
    done(hip.hipStreamDestroy(scene.stream))
    done(hip.hipMalloc(16))


def test_unloading_is_refused_since_hip_7(scene: Scene) -> None:
    for name, wanted in (("hip7", 900), ("hip6", 0)):
        module = done(hip.hipModuleLoad(str(hip_samples())))
        with behaving(name):
            scene.begin()
            assert code(hip.hipModuleUnload(module)) == wanted
        hip.hipStreamEndCapture(scene.stream)


def hip_samples() -> Any:
    from hip_calls import COPY_64_FLOATS

    return COPY_64_FLOATS


def test_a_kernel_is_captured_with_the_arguments_of_that_time(scene: Scene) -> None:
    value = ctypes.c_int(1)
    scene.begin()
    done(scene.kernels.launch("append", scene.list, ctypes.pointer(value), stream=scene.stream))
    value.value = 2
    assert scene.run(scene.end()) == [1]


def test_work_before_the_capture_goes_on(scene: Scene) -> None:
    go = Word()
    done(scene.kernels.launch("wait_for", go.address, 1, stream=scene.stream))
    done(scene.append(1))
    scene.begin()
    done(scene.append(2))
    graph = scene.end()
    go.value = 1
    done(hip.hipStreamSynchronize(scene.stream))
    assert scene.run(graph) == [1, 2]


def test_objects_capture_too() -> None:
    device = hipkit.Device()
    with device.stream() as stream, device.stream() as other:
        buffer, told = device.buffer(64), list[str]()
        with stream.capturing() as graph:
            buffer.fill(3, stream=stream)
            other.wait(stream.record())
            other.call(lambda: told.append("other"))
            stream.wait(other.record())
            temporary = device.buffer(64, stream=stream)
            temporary.copy_from(buffer, stream=stream)
            temporary.close()
            stream.call(lambda: told.append("end"))
        assert [node.kind.value for node in graph.nodes] == ["fill", "host", "allocate", "copy", "free", "host"]
        executable = graph.instantiate()
        executable.launch(stream)
        stream.synchronize()
        assert (told, buffer.copy_to().tolist()) == (["other", "end"], [3] * 64)
        stream.begin_capture("relaxed")
        with pytest.raises(CaptureError, match="waiting for"):
            stream.synchronize()
        with pytest.raises(CaptureError):
            stream.end_capture()
        with pytest.raises(CaptureUnjoinedError, match="record an event after it"), stream.capturing():
            event = stream.record()
            other.wait(event)
            other.call(print)
        with pytest.raises(CapturedEventError):
            event.synchronize()
        with pytest.raises(ZeroDivisionError), stream.capturing():
            raise ZeroDivisionError
        stream.synchronize()


def test_what_is_done_at_once_is_refused_where_it_would_wait_for_a_capture() -> None:
    device = hipkit.Device()
    buffer = device.buffer(64)
    with device.stream(non_blocking=True) as stream:
        stream.begin_capture("relaxed")
        buffer.fill(3)
        assert stream.end_capture().nodes == ()
    with device.stream(non_blocking=False) as stream:
        stream.begin_capture("relaxed")
        with pytest.raises(CaptureImplicitError, match="would wait for a stream that captures"):
            buffer.fill(4)
        with pytest.raises(CaptureError):
            stream.end_capture()
    assert buffer.copy_to().tolist() == [3] * 64


class Plan:
    """What two streams are given: numbers to append and events between them, drawn at random."""

    def __init__(self, data: st.DataObject) -> None:
        kinds = st.tuples(st.sampled_from(("work", "work", "cross")), st.booleans())
        self.steps = data.draw(st.lists(kinds, min_size=1, max_size=12))

    def give(self, device: hipkit.Device, first: hipkit.Stream, other: hipkit.Stream, values: hipkit.Buffer) -> None:
        """Every step changes the words of its stream; crossing over copies them to the other one's."""
        halves = {first: 0, other: 1}
        other.wait(first.record())
        for kind, is_first in self.steps:
            stream, behind = (first, other) if is_first else (other, first)
            mine, theirs = (values.address + 4 * halves[one] for one in (stream, behind))
            if kind == "work":
                stream.call(partial(_step, mine))
            else:
                stream.wait(behind.record())
                stream.queue.enqueue(Copy(mine, theirs, 4))
                behind.wait(stream.record())
        first.wait(other.record())


def _step(address: int) -> None:
    transfer.store(address, transfer.load(address, 4) * 3 + 1, 4)


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_a_capture_gives_what_the_streams_would_have_given(data: st.DataObject) -> None:
    plan, device = Plan(data), hipkit.Device()
    first, other = device.stream(), device.stream()
    start = np.array([1, 2], np.uint32)
    direct, captured = device.buffer(start), device.buffer(start)
    with first.capturing() as graph:
        plan.give(device, first, other, captured)
    assert captured.copy_to(np.zeros(2, np.uint32)).tolist() == [1, 2]
    executable = graph.instantiate()
    for _ in range(2):
        plan.give(device, first, other, direct)
        executable.launch(first)
    device.synchronize()
    assert captured.copy_to().tolist() == direct.copy_to().tolist()
