"""HIP's functions for executable graphs: instantiating, launching, changing and updating them."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any
from weakref import WeakKeyDictionary

from ....fatbin.errors import UsageError
from ...errors import GraphError, GraphUpdateError
from ...graphs.graph import ChildGraph, Graph, GraphExec, Node, NodeKind, pairs
from .. import state
from ..code.registration import out_of_symbol, to_symbol
from ..errors import HipError, hipError_t
from ..events import hipEvent_t
from ..gate import api, per_thread, require
from ..state import StreamLike
from . import graph_parts as parts
from .graph_other_nodes import operation_for
from .graph_parts import known_exec, known_graph, known_node, own_node, set_own
from .graph_structures import (
    hipGraphExecUpdateResult,
    hipGraphInstantiateFlags,
    hipGraphInstantiateParams,
    hipGraphInstantiateResult,
)

_AUTO_FREE, _UPLOAD, _ON_DEVICE, _PRIORITY = hipGraphInstantiateFlags
_ALL_FLAGS = _AUTO_FREE | _UPLOAD | _ON_DEVICE | _PRIORITY
_CAN_BE_DISABLED = (NodeKind.KERNEL, NodeKind.COPY, NodeKind.FILL)
_flags: WeakKeyDictionary[GraphExec, int] = WeakKeyDictionary()
"""What executable graphs were instantiated with."""


@api(3)
def hipGraphInstantiate(graph: Graph | None, bufferSize: int = 0) -> tuple[GraphExec, Node | None, bytes]:
    """Returns no node and no text where it fails: the text of the last error says why."""
    del bufferSize
    return _instantiated(graph, 0), None, b""


@api(1)
def hipGraphInstantiateWithFlags(graph: Graph | None, flags: int = 0) -> GraphExec:
    return _instantiated(graph, flags)


@api(1)
def hipGraphInstantiateWithParams(graph: Graph | None, instantiateParams: Any) -> GraphExec:
    """``instantiateParams.result_out`` says how it went."""
    instantiateParams = require(instantiateParams, hipGraphInstantiateParams)
    try:
        made = _instantiated(graph, instantiateParams.flags)
    except GraphError:
        instantiateParams.result_out = hipGraphInstantiateResult.hipGraphInstantiateInvalidStructure
        raise
    except HipError:
        instantiateParams.result_out = hipGraphInstantiateResult.hipGraphInstantiateError
        raise
    instantiateParams.result_out = hipGraphInstantiateResult.hipGraphInstantiateSuccess
    return made


def _instantiated(graph: Any, flags: int) -> GraphExec:
    found = known_graph(graph)
    if flags & ~_ALL_FLAGS:
        raise UsageError(f"flags {flags:#x}, of which {flags & ~_ALL_FLAGS:#x} are unknown")
    if flags & _ON_DEVICE:
        raise HipError(
            hipError_t.hipErrorNotSupported,
            "graphs that kernels launch (hipGraphInstantiateFlagDeviceLaunch) are not there",
        )
    made = GraphExec(found, auto_free=bool(flags & _AUTO_FREE))
    _flags[made] = flags
    return made


@api(1)
def hipGraphExecGetFlags(graphExec: GraphExec | None) -> int:
    return _flags.get(known_exec(graphExec), 0)


@api()
def hipGraphLaunch(graphExec: GraphExec | None, stream: StreamLike = None) -> None:
    on = state.stream_of(stream)
    known_exec(graphExec).launch(on)


@api()
def hipGraphUpload(graphExec: GraphExec | None, stream: StreamLike = None) -> None:
    """Without effect: a graph is always ready."""
    known_exec(graphExec), state.stream_of(stream)


hipGraphLaunch_spt = per_thread(hipGraphLaunch)


@api()
def hipGraphExecDestroy(graphExec: GraphExec | None) -> None:
    """Launches that are under way are finished."""
    known_exec(graphExec).destroy()


@api(1)
def hipGraphExecUpdate(
    hGraphExec: GraphExec | None, hGraph: Graph | None, hErrorNode_out: MutableSequence[Any] | None = None
) -> hipGraphExecUpdateResult:
    """Take over the parameters of a graph of the same shape.

    Where that cannot be, ``hErrorNode_out`` is given the node that does not fit, and the result says why beside the code.
    """
    found, graph = known_exec(hGraphExec), known_graph(hGraph)
    node, result = None, hipGraphExecUpdateResult.hipGraphExecUpdateSuccess
    try:
        found.update(graph)
    except GraphUpdateError as error:
        node, result = error.node, hipGraphExecUpdateResult(error.reason)
        raise HipError(hipError_t.hipErrorGraphExecUpdateFailure, str(error), outputs=(result,)) from error
    finally:
        if hErrorNode_out is not None:
            hErrorNode_out[:] = [node]
    return result


@api()
def hipGraphNodeSetEnabled(hGraphExec: GraphExec | None, hNode: Node | None, isEnabled: int) -> None:
    """For nodes that launch a kernel, copy or set memory."""
    found, node = own_node(hGraphExec, hNode, *_CAN_BE_DISABLED)
    found.enable(node, bool(isEnabled))


@api(1)
def hipGraphNodeGetEnabled(hGraphExec: GraphExec | None, hNode: Node | None) -> int:
    """For nodes that launch a kernel, copy or set memory."""
    found, node = own_node(hGraphExec, hNode, *_CAN_BE_DISABLED)
    return int(found.is_enabled(node))


# Parameters of its nodes: those of the graph that it was made of stay as they are


@api()
def hipGraphExecKernelNodeSetParams(hGraphExec: GraphExec | None, node: Node | None, pNodeParams: Any) -> None:
    set_own(hGraphExec, node, NodeKind.KERNEL, lambda: parts.kernel_operation(pNodeParams))


@api()
def hipGraphExecMemcpyNodeSetParams(hGraphExec: GraphExec | None, node: Node | None, pNodeParams: Any) -> None:
    set_own(hGraphExec, node, NodeKind.COPY, lambda: parts.box_operation(pNodeParams))


@api()
def hipGraphExecMemcpyNodeSetParams1D(
    hGraphExec: GraphExec | None, node: Node | None, dst: Any, src: Any, count: int, kind: int
) -> None:
    set_own(hGraphExec, node, NodeKind.COPY, lambda: parts.copy_operation(dst, src, count, kind))


@api()
def hipGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: GraphExec | None, node: Node | None, dst: Any, symbol: int, count: int, offset: int, kind: int
) -> None:
    found, original = own_node(hGraphExec, node, NodeKind.COPY)
    source = out_of_symbol(symbol, count, offset, kind)
    found.set(original, parts.copy_operation(dst, source, count, kind))


@api()
def hipGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: GraphExec | None, node: Node | None, symbol: int, src: Any, count: int, offset: int, kind: int
) -> None:
    found, original = own_node(hGraphExec, node, NodeKind.COPY)
    to = to_symbol(symbol, count, offset, kind)
    found.set(original, parts.copy_operation(to, src, count, kind))


@api()
def hipGraphExecMemsetNodeSetParams(hGraphExec: GraphExec | None, node: Node | None, pNodeParams: Any) -> None:
    set_own(hGraphExec, node, NodeKind.FILL, lambda: parts.fill_operation(pNodeParams))


@api()
def hipGraphExecHostNodeSetParams(hGraphExec: GraphExec | None, node: Node | None, pNodeParams: Any) -> None:
    set_own(hGraphExec, node, NodeKind.HOST, lambda: parts.host_operation(pNodeParams))


@api()
def hipGraphExecChildGraphNodeSetParams(
    hGraphExec: GraphExec | None, node: Node | None, childGraph: Graph | None
) -> None:
    """hipErrorInvalidValue where the graphs have different shapes."""
    found, original = own_node(hGraphExec, node, NodeKind.GRAPH)
    inside = found.node(original).operation
    assert isinstance(inside, ChildGraph)
    try:
        for own, other in pairs(inside.graph, known_graph(childGraph)):
            own.operation = other.operation
    except GraphUpdateError as error:
        raise UsageError(str(error)) from error


@api()
def hipGraphExecEventRecordNodeSetEvent(
    hGraphExec: GraphExec | None, hNode: Node | None, event: hipEvent_t | None
) -> None:
    set_own(hGraphExec, hNode, NodeKind.RECORD, lambda: parts.record_operation(event))


@api()
def hipGraphExecEventWaitNodeSetEvent(
    hGraphExec: GraphExec | None, hNode: Node | None, event: hipEvent_t | None
) -> None:
    set_own(hGraphExec, hNode, NodeKind.WAIT, lambda: parts.wait_operation(event))


@api()
def hipGraphExecNodeSetParams(graphExec: GraphExec | None, node: Node | None, nodeParams: Any) -> None:
    """The node keeps its type."""
    found, original = own_node(graphExec, node)
    operation = operation_for(nodeParams)
    if Node(found.graph, operation).kind is not known_node(original).kind:
        raise UsageError(f"{original!r} is of another type")
    found.set(original, operation)
