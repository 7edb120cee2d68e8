"""Capturing streams into graphs."""

from __future__ import annotations

from collections.abc import MutableSequence
from enum import IntEnum
from typing import Any

from ....fatbin.errors import UsageError
from ...graphs import capture as capturing
from ...graphs.capture import StreamCapture
from ...graphs.graph import Graph, Node
from ...streams.event import CaptureMode
from ...streams.queue import Queue
from .. import state
from ..errors import HipError, hipError_t
from ..gate import api, check_flags, per_thread
from ..state import StreamLike
from .graph_parts import NodesLike, known_graph, nodes_of


class hipStreamCaptureMode(IntEnum):
    """Whose unsafe calls a capture does not allow."""

    hipStreamCaptureModeGlobal = 0
    hipStreamCaptureModeThreadLocal = 1
    hipStreamCaptureModeRelaxed = 2


class hipStreamCaptureStatus(IntEnum):
    """Whether a stream captures."""

    hipStreamCaptureStatusNone = 0
    hipStreamCaptureStatusActive = 1
    hipStreamCaptureStatusInvalidated = 2


class hipStreamUpdateCaptureDependenciesFlags(IntEnum):
    """How what comes next depends on more, or on something else."""

    hipStreamAddCaptureDependencies = 0
    hipStreamSetCaptureDependencies = 1


@api()
def hipStreamBeginCapture(stream: StreamLike, mode: int = 0) -> None:
    capturing.begin(state.stream_of(stream).queue, _mode(mode))


@api()
def hipStreamBeginCaptureToGraph(
    stream: StreamLike,
    graph: Graph | None,
    dependencies: NodesLike,
    dependencyData: Any,
    numDependencies: int,
    mode: int = 0,
) -> None:
    """Adds to an existing graph, after nodes that it has."""
    on, found = state.stream_of(stream).queue, known_graph(graph)
    if dependencyData is not None and dependencyData != 0:
        raise UsageError("dependencies have no data")
    after = nodes_of(dependencies, numDependencies)
    capturing.begin(on, _mode(mode), found, after)


@api(1)
def hipStreamEndCapture(stream: StreamLike) -> Graph:
    return capturing.end(state.stream_of(stream).queue)


@api(1)
def hipStreamIsCapturing(stream: StreamLike) -> hipStreamCaptureStatus:
    """hipErrorStreamCaptureImplicit for the null stream where a stream captures that it would wait for."""
    return _status(state.stream_of(stream).queue)


@api(2)
def hipStreamGetCaptureInfo(stream: StreamLike) -> tuple[hipStreamCaptureStatus, int]:
    """The status, and a number that no other capture has; 0 where the stream does not capture."""
    on = state.stream_of(stream).queue
    capture = _capture(on)
    return _status(on), 0 if capture is None else capture.number


@api(4)
def hipStreamGetCaptureInfo_v2(
    stream: StreamLike, dependencies_out: MutableSequence[Any] | None = None
) -> tuple[hipStreamCaptureStatus, int, Graph | None, int]:
    """Also the graph, and how many nodes come before what is given next: these go into ``dependencies_out``."""
    on = state.stream_of(stream).queue
    capture = _capture(on)
    nodes: list[Node] = [] if capture is None else list(capture.ends[on])
    if dependencies_out is not None:
        dependencies_out[:] = nodes
    return _status(on), 0 if capture is None else capture.number, capture.graph if capture else None, len(nodes)


@api()
def hipStreamUpdateCaptureDependencies(
    stream: StreamLike, dependencies: NodesLike, numDependencies: int, flags: int = 0
) -> None:
    """``flags`` 0 adds the nodes, 1 puts them in place of the others."""
    on = state.stream_of(stream).queue
    check_flags(flags, (0, 1), "there are add and set")
    capture = capturing.capture_of(on)
    capture.update(on, nodes_of(dependencies, numDependencies), replace=bool(flags))


@api(1)
def hipThreadExchangeStreamCaptureMode(mode: int = 0) -> hipStreamCaptureMode:
    """Sets how strictly this thread looks at captures; returns what it was."""
    return hipStreamCaptureMode(capturing.exchange_mode(_mode(mode)))


hipStreamBeginCapture_spt, hipStreamEndCapture_spt = per_thread(hipStreamBeginCapture), per_thread(hipStreamEndCapture)
hipStreamIsCapturing_spt = per_thread(hipStreamIsCapturing)
hipStreamGetCaptureInfo_spt = per_thread(hipStreamGetCaptureInfo)
hipStreamGetCaptureInfo_v2_spt = per_thread(hipStreamGetCaptureInfo_v2)


def _mode(mode: int) -> CaptureMode:
    if mode not in tuple(CaptureMode):
        raise UsageError(f"mode {mode}; there are global 0, thread-local 1 and relaxed 2")
    return CaptureMode(mode)


def _capture(queue: Queue) -> StreamCapture | None:
    return capturing.capture_of(queue) if queue.capture is not None else None


def _status(queue: Queue) -> hipStreamCaptureStatus:
    capture = _capture(queue)
    if queue.is_null and any(one.blocks(queue) for one in capturing.under_way()):
        raise HipError(
            hipError_t.hipErrorStreamCaptureImplicit,
            "the null stream would wait for a stream that captures; ask that one",
        )
    if capture is None:
        return hipStreamCaptureStatus.hipStreamCaptureStatusNone
    if capture.is_valid:
        return hipStreamCaptureStatus.hipStreamCaptureStatusActive
    return hipStreamCaptureStatus.hipStreamCaptureStatusInvalidated
