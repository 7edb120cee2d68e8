"""Races between commands of streams and nodes of graphs: found where nothing orders them, whatever order they ran in."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence

import pytest

np = pytest.importorskip("numpy")

import hipkit  # noqa: E402
from hipkit.runtime.array import CopyPieces  # noqa: E402
from hipkit.runtime.devices.accesses import REMEMBERED, Remembered, Spans  # noqa: E402
from hipkit.runtime.devices.findings import KernelFinding  # noqa: E402
from hipkit.runtime.devices.happens_before import ORDER, Clock, Noted, Span  # noqa: E402
from hipkit.runtime.graphs.graph import Graph  # noqa: E402
from hipkit.runtime.kernels.kernel import KernelLaunch  # noqa: E402
from hipkit.runtime.memory.boxes import Box  # noqa: E402
from hipkit.runtime.streams.boxes import CopyBox, FillBox  # noqa: E402
from hipkit.runtime.streams.copying import Copy  # noqa: E402
from hipkit.runtime.streams.operation import Fill, Operation  # noqa: E402

SOURCE = """
#include <hip/hip_runtime.h>
extern "C" __global__ void write(int *data) {
    data[threadIdx.x] = threadIdx.x;
}
extern "C" __global__ void read(int *data, int *out) {
    out[threadIdx.x] = data[threadIdx.x];
}
extern "C" __global__ void add(int *data) {
    atomicAdd(data, 1);
}
extern "C" __global__ void bytes(unsigned char *data, int first) {
    data[threadIdx.x * 4 + first] = 1;
}
"""
WRITES, READS = 4, 7


class Streams:
    """Two streams, what the kernels work on, and what was found."""

    def __init__(self, module: hipkit.Module) -> None:
        self.module, self.device = module, module.device
        self.one, self.other = (module.device.stream(non_blocking=True) for _ in range(2))
        self.data, self.out = (module.device.buffer(1024) for _ in range(2))
        self.found: list[KernelFinding] = []

    def write(self, stream: hipkit.Stream | None = None) -> None:
        self.module["write"].launch(1, 256, [self.data], stream=stream or self.one)

    def read(self, stream: hipkit.Stream | None = None) -> None:
        self.module["read"].launch(1, 256, [self.data, self.out], stream=stream or self.other)

    @property
    def lines(self) -> set[int]:
        return {int(site.line.rpartition(":")[2]) for one in self.found for site in one.sites}


@pytest.fixture(scope="module", params=["gfx942", "gfx1100"])
def module(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> hipkit.Module:
    return hipkit.compile(SOURCE, request.param, ["-O3", "-g"], compiler=compiler_here("ziglang"))


@pytest.fixture
def streams(module: hipkit.Module) -> Iterator[Streams]:
    made = Streams(module)
    yield made
    module.device.synchronize()
    for stream in (made.one, made.other):
        stream.close()


def test_kernels_of_two_streams_race(streams: Streams) -> None:
    with hipkit.checking("race") as streams.found:
        streams.write()
        streams.one.synchronize()
        streams.read()
        streams.write()
    assert streams.lines == {WRITES, READS}
    (one,) = streams.found
    assert (one.tool, one.rule, one.severity) == ("race", "race", "error")
    assert any(f"writes in stream {streams.one.number}" in line for line in one.lines())


def test_the_order_in_which_they_ran_does_not_count(streams: Streams) -> None:
    with hipkit.checking("race") as streams.found:
        streams.read()
        while not streams.other.is_idle:
            pass
        streams.write()
    assert streams.lines == {WRITES, READS}


def test_an_event_orders_them(streams: Streams) -> None:
    with hipkit.checking("race") as streams.found:
        streams.write()
        streams.other.wait(streams.one.record())
        streams.read()
    assert streams.found == []


def test_an_event_that_came_too_early_does_not(streams: Streams) -> None:
    with hipkit.checking("race") as streams.found:
        early = streams.one.record()
        streams.write()
        streams.other.wait(early)
        streams.read()
    assert streams.lines == {WRITES, READS}


def test_what_a_third_stream_has_waited_for_is_passed_on(streams: Streams) -> None:
    with streams.device.stream(non_blocking=True) as third, hipkit.checking("race") as streams.found:
        streams.write()
        third.wait(streams.one.record())
        streams.other.wait(third.record())
        streams.read()
    assert streams.found == []


@pytest.mark.parametrize("how", ["stream", "device", "event", "query"])
def test_what_the_host_has_waited_for_comes_first(streams: Streams, how: str) -> None:
    with hipkit.checking("race") as streams.found:
        streams.write()
        if how == "stream":
            streams.one.synchronize()
        elif how == "device":
            streams.device.synchronize()
        else:
            event = streams.one.record()
            if how == "event":
                event.marker.synchronize()
            while not event.query():
                pass
        streams.read()
    assert streams.found == []


def test_the_null_stream_orders_those_that_wait_for_it(streams: Streams) -> None:
    null, data = streams.device.null_stream, streams.data
    with streams.device.stream() as blocking:
        with hipkit.checking("race") as streams.found:
            streams.write(null)
            streams.read(blocking)
            null.queue.enqueue(Fill(data.address, 0, 1024))
        assert streams.found == []
        with hipkit.checking("race") as streams.found:
            streams.write(null)
            streams.read(streams.one)
        assert streams.lines == {WRITES, READS}


def test_a_copy_races_with_a_kernel(streams: Streams) -> None:
    with hipkit.checking("race") as streams.found:
        streams.write()
        streams.out.copy_from(streams.data, stream=streams.other)
    assert any("reads by a copy" in line for line in streams.found[0].lines())
    assert str(WRITES) in {site.line.rpartition(":")[2] for site in streams.found[0].sites}


OPERATIONS: list[tuple[Operation, int, list[Span]]] = [
    (Fill(0x100, 7, 4, width=2), 8, [(0x100, 0x108, True)]),
    (Copy(0x100, 0x900, 24), 24, [(0x100, 0x118, True), (0x900, 0x918, False)]),
    (
        CopyBox(Box(0x100, 0x10, 0x40), Box(0x900, 0x20, 0x80), (6, 2, 2)), 24,
        [*((at, at + 6, True) for at in (0x100, 0x110, 0x140, 0x150)), *((at, at + 6, False) for at in (0x900, 0x920, 0x980, 0x9A0))],
    ),
    (FillBox(Box(0x100, 0x10, 0x40), (6, 2, 1), 7, size=2), 12, [(0x100, 0x106, True), (0x110, 0x116, True)]),
    (
        CopyPieces(((0x100, 0x900, 16), (0x300, 0xB00, 8))), 24,
        [(0x100, 0x110, True), (0x900, 0x910, False), (0x300, 0x308, True), (0xB00, 0xB08, False)],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("operation", "size", "spans"), OPERATIONS, ids=lambda value: type(value).__name__)
def test_what_an_operation_writes_and_reads(operation: Operation, size: int, spans: list[Span]) -> None:
    assert list(operation.spans()) == spans
    assert operation.details["bytes"] == size


def test_reads_and_atomic_operations_do_not_race(streams: Streams) -> None:
    with hipkit.checking("race") as streams.found:
        for stream in (streams.one, streams.other):
            streams.module["add"].launch(1, 256, [streams.data], stream=stream)
    assert streams.found == []


def test_an_atomic_operation_races_with_plain_ones(streams: Streams) -> None:
    for plain in (streams.write, streams.read):
        for first, second in ((True, False), (False, True)):
            with hipkit.checking("race") as streams.found:
                for is_plain, stream in ((first, streams.one), (second, streams.other)):
                    if is_plain:
                        plain(stream)
                    else:
                        streams.module["add"].launch(1, 256, [streams.data], stream=stream)
            assert {one.rule for one in streams.found} == {"race"}, (plain, first)


def test_what_has_ended_was_compared_before_a_thread_sees_its_end(
    streams: Streams, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare = REMEMBERED.ended

    def slowly(noted: Noted, waiting: Sequence[Noted], host: Clock) -> None:
        time.sleep(0.1)
        compare(noted, waiting, host)

    monkeypatch.setattr(Remembered, "ended", staticmethod(slowly))
    with hipkit.checking("race") as streams.found:
        streams.write()
        streams.read()
    assert streams.lines == {WRITES, READS}


def test_what_is_being_compared_has_others_to_be_compared_with(streams: Streams) -> None:
    """A command that all later ones come after is remembered while another one is about to end that does not."""
    with hipkit.checking("race") as streams.found:
        ends = ORDER.ends
        first, last = threading.Event(), threading.Event()

        def held(noted: Noted) -> None:
            ends(noted)
            if noted.name == "read":
                first.set()
                last.wait(10)

        ORDER.ends = held  # type: ignore[method-assign]
        try:
            streams.read()
            streams.write()
            streams.one.synchronize()
            first.wait(10)
            streams.module["add"].launch(1, 256, [streams.out], stream=streams.one)
            streams.one.synchronize()
            last.set()
            streams.other.synchronize()
        finally:
            del ORDER.ends
    assert {WRITES, READS} <= streams.lines


def test_bytes_of_one_word_do_not_race(streams: Streams) -> None:
    with hipkit.checking("race") as streams.found:
        for first, stream in ((0, streams.one), (1, streams.other)):
            streams.module["bytes"].launch(1, 256, [streams.data, first], stream=stream)
    assert streams.found == []
    with hipkit.checking("race") as streams.found:
        for first, stream in ((3, streams.one), (3, streams.other)):
            streams.module["bytes"].launch(1, 256, [streams.data, first], stream=stream)
    assert len(streams.found) == 1


def test_memory_that_another_gets_does_not_race(streams: Streams) -> None:
    with hipkit.checking("race") as streams.found:
        for stream in (streams.one, streams.other):
            buffer = hipkit.Buffer(streams.device, 1024, stream=stream)
            streams.module["write"].launch(1, 256, [buffer], stream=stream)
            buffer.close()
            while not stream.is_idle:
                pass
    assert streams.found == []


def test_nodes_of_a_graph_race_without_an_edge(streams: Streams) -> None:
    graph, kernels = Graph(), streams.module
    with kernels.device.stream() as capturing, capturing.capturing() as captured:
        streams.write(capturing)
        streams.read(capturing)
    write, read = (node.operation for node in captured.nodes)
    assert isinstance(write, KernelLaunch)
    first, second = graph.add(write), graph.add(read)
    with hipkit.checking("race") as streams.found:
        graph.instantiate().launch(streams.one)
    assert streams.lines == {WRITES, READS}
    graph.connect(first, second)
    with hipkit.checking("race") as streams.found:
        graph.instantiate().launch(streams.one)
        streams.one.synchronize()
    assert streams.found == []
    outer = Graph()
    outer.add(read, after=[outer.empty(after=[outer.embed(graph)])])
    with hipkit.checking("race") as streams.found:
        outer.instantiate().launch(streams.one)
        streams.write(streams.one)
    assert streams.found == [], "the second read comes after all of the graph inside, and what follows after all of it"


def test_launches_of_one_graph_come_one_after_the_other(streams: Streams) -> None:
    with streams.device.stream() as capturing, capturing.capturing() as captured:
        streams.write(capturing)
    ready = captured.instantiate()
    with hipkit.checking("race") as streams.found:
        ready.launch(streams.one)
        ready.launch(streams.other)
    assert streams.found == []
    with hipkit.checking("race") as streams.found:
        ready.launch(streams.one)
        streams.read()
    assert streams.lines == {WRITES, READS}


def spans(*pieces: tuple[int, int]) -> Spans:
    return Spans.of(pieces)


def test_pieces_of_memory() -> None:
    one, other = spans((0, 4), (8, 12), (20, 24)), spans((4, 8), (10, 11), (23, 30))
    assert [list(part) for part in one.meets(other)] == [[1, 2], [1, 2]]
    assert [list(part) for part in other.meets(one)] == [[1, 2], [1, 2]]
    assert [list(part) for part in one.meets(spans())] == [[], []]
    assert [list(part) for part in spans().meets(one)] == [[], []]
    assert list(spans((0, 4), (2, 8), (8, 9)).high) == [9]
    assert list(one.without(9, 21).low) == [0]
