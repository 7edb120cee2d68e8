"""Nodes of graphs that are neither kernels nor copies nor fills, and nodes of any type."""

from __future__ import annotations

import ctypes
from typing import Any

from ...graphs.graph import ChildGraph, Graph, Node, NodeKind
from ...graphs.memory import AllocateBlock, FreeBlock
from ...streams.operation import HostCall, Nothing, Operation
from ..errors import HipError
from ..events import hipEvent_t
from ..gate import api
from . import graph_parts as parts
from .graph_parts import added, known_node
from .graph_structures import hipGraphNodeParams, hipGraphNodeType, hipHostNodeParams, hipMemAllocNodeParams


@api(1)
def hipGraphAddHostNode(graph: Graph | None, pDependencies: Any, numDependencies: int, pNodeParams: Any) -> Node:
    """A node that calls a function of the host."""
    call = "hipGraphAddHostNode"
    return added(call, graph, pDependencies, numDependencies, lambda: parts.host_operation(call, pNodeParams))


@api(1)
def hipGraphHostNodeGetParams(node: Node | None) -> hipHostNodeParams:
    """What it calls."""
    operation = known_node(node, "hipGraphHostNodeGetParams", NodeKind.HOST).operation
    assert isinstance(operation, HostCall)
    return parts.host_params(operation)


@api()
def hipGraphHostNodeSetParams(node: Node | None, pNodeParams: Any) -> None:
    """Let it call something else."""
    call = "hipGraphHostNodeSetParams"
    known_node(node, call, NodeKind.HOST).operation = parts.host_operation(call, pNodeParams)


@api(1)
def hipGraphAddChildGraphNode(graph: Graph | None, pDependencies: Any, numDependencies: int, childGraph: Any) -> Node:
    """A node that does all of another graph, as it is now."""
    call = "hipGraphAddChildGraphNode"
    return added(call, graph, pDependencies, numDependencies, lambda: parts.child_operation(call, childGraph, graph))


@api(1)
def hipGraphChildGraphNodeGetGraph(node: Node | None) -> Graph:
    """The node's own copy of that graph."""
    operation = known_node(node, "hipGraphChildGraphNodeGetGraph", NodeKind.GRAPH).operation
    assert isinstance(operation, ChildGraph)
    return operation.graph


@api(1)
def hipGraphAddEmptyNode(graph: Graph | None, pDependencies: Any, numDependencies: int) -> Node:
    """A node that does nothing: a place in the order of things."""
    return added("hipGraphAddEmptyNode", graph, pDependencies, numDependencies, lambda: Nothing("empty"))


@api(1)
def hipGraphAddEventRecordNode(graph: Graph | None, pDependencies: Any, numDependencies: int, event: Any) -> Node:
    """A node with which an event happens."""
    call = "hipGraphAddEventRecordNode"
    return added(call, graph, pDependencies, numDependencies, lambda: parts.record_operation(call, event))


@api(1)
def hipGraphEventRecordNodeGetEvent(node: Node | None) -> hipEvent_t:
    """Which event."""
    return parts.event_of(known_node(node, "hipGraphEventRecordNodeGetEvent", NodeKind.RECORD).operation)


@api()
def hipGraphEventRecordNodeSetEvent(node: Node | None, event: Any) -> None:
    """Let it be another event."""
    call = "hipGraphEventRecordNodeSetEvent"
    known_node(node, call, NodeKind.RECORD).operation = parts.record_operation(call, event)


@api(1)
def hipGraphAddEventWaitNode(graph: Graph | None, pDependencies: Any, numDependencies: int, event: Any) -> Node:
    """A node that waits for an event."""
    call = "hipGraphAddEventWaitNode"
    return added(call, graph, pDependencies, numDependencies, lambda: parts.wait_operation(call, event))


@api(1)
def hipGraphEventWaitNodeGetEvent(node: Node | None) -> hipEvent_t:
    """Which event."""
    return parts.event_of(known_node(node, "hipGraphEventWaitNodeGetEvent", NodeKind.WAIT).operation)


@api()
def hipGraphEventWaitNodeSetEvent(node: Node | None, event: Any) -> None:
    """Let it be another event."""
    call = "hipGraphEventWaitNodeSetEvent"
    known_node(node, call, NodeKind.WAIT).operation = parts.wait_operation(call, event)


@api(1)
def hipGraphAddMemAllocNode(graph: Graph | None, pDependencies: Any, numDependencies: int, pNodeParams: Any) -> Node:
    """A node that allocates memory; its address is known now, and is put into the parameters."""
    call = "hipGraphAddMemAllocNode"
    return added(call, graph, pDependencies, numDependencies, lambda: parts.allocate_operation(call, pNodeParams))


@api(1)
def hipGraphMemAllocNodeGetParams(node: Node | None) -> hipMemAllocNodeParams:
    """What it allocates, and where."""
    operation = known_node(node, "hipGraphMemAllocNodeGetParams", NodeKind.ALLOCATE).operation
    assert isinstance(operation, AllocateBlock)
    return parts.allocate_params(operation)


@api(1)
def hipGraphAddMemFreeNode(graph: Graph | None, pDependencies: Any, numDependencies: int, dev_ptr: Any) -> Node:
    """A node that frees memory which a node allocates."""
    call = "hipGraphAddMemFreeNode"
    return added(call, graph, pDependencies, numDependencies, lambda: parts.free_operation(call, dev_ptr))


@api()
def hipGraphMemFreeNodeGetParams(node: Node | None, dev_ptr: ctypes.c_void_p | None) -> None:
    """What it frees: the address is put into ``dev_ptr``."""
    operation = known_node(node, "hipGraphMemFreeNodeGetParams", NodeKind.FREE).operation
    assert isinstance(operation, FreeBlock)
    parts.address_in(dev_ptr, operation.block.address)


@api(1)
def hipGraphAddNode(graph: Graph | None, pDependencies: Any, numDependencies: int, nodeParams: Any) -> Node:
    """A node of any type."""
    call = "hipGraphAddNode"
    return added(call, graph, pDependencies, numDependencies, lambda: operation_for(call, nodeParams))


@api()
def hipGraphNodeSetParams(node: Node | None, nodeParams: Any) -> None:
    """Let a node of any type do something else of that type."""
    call = "hipGraphNodeSetParams"
    found, operation = known_node(node, call), operation_for(call, nodeParams)
    if Node(found.graph, operation).kind is not found.kind:
        raise HipError(1, f"{call}: {found!r} is of another type")
    found.operation = operation


_MAKERS: dict[int, tuple[str, Any]] = {
    hipGraphNodeType.hipGraphNodeTypeKernel: ("kernel", parts.kernel_operation),
    hipGraphNodeType.hipGraphNodeTypeMemcpy: ("memcpy", parts.box_operation),
    hipGraphNodeType.hipGraphNodeTypeMemset: ("memset", parts.fill_operation),
    hipGraphNodeType.hipGraphNodeTypeHost: ("host", parts.host_operation),
    hipGraphNodeType.hipGraphNodeTypeGraph: ("graph", parts.child_operation),
    hipGraphNodeType.hipGraphNodeTypeEmpty: ("", lambda _call, _params: Nothing("empty")),
    hipGraphNodeType.hipGraphNodeTypeWaitEvent: ("eventWait", parts.wait_operation),
    hipGraphNodeType.hipGraphNodeTypeEventRecord: ("eventRecord", parts.record_operation),
    hipGraphNodeType.hipGraphNodeTypeMemAlloc: ("alloc", parts.allocate_operation),
    hipGraphNodeType.hipGraphNodeTypeMemFree: ("free", parts.free_operation),
}


def operation_for(call: str, given: Any) -> Operation:
    """What the parameters of a node of any type mean."""
    if not isinstance(given, hipGraphNodeParams):
        raise HipError(1, f"{call}: it takes hipGraphNodeParams")
    if given.type not in _MAKERS:
        known = {int(kind): kind.name for kind in hipGraphNodeType}
        code = 801 if given.type in known else 1
        raise HipError(code, f"{call}: nodes of type {known.get(given.type, given.type)} are not there")
    attribute, make = _MAKERS[given.type]
    made: Operation = make(call, getattr(given, attribute) if attribute else None)
    return made


__all__ = [
    "hipGraphAddChildGraphNode",
    "hipGraphAddEmptyNode",
    "hipGraphAddEventRecordNode",
    "hipGraphAddEventWaitNode",
    "hipGraphAddHostNode",
    "hipGraphAddMemAllocNode",
    "hipGraphAddMemFreeNode",
    "hipGraphAddNode",
    "hipGraphChildGraphNodeGetGraph",
    "hipGraphEventRecordNodeGetEvent",
    "hipGraphEventRecordNodeSetEvent",
    "hipGraphEventWaitNodeGetEvent",
    "hipGraphEventWaitNodeSetEvent",
    "hipGraphHostNodeGetParams",
    "hipGraphHostNodeSetParams",
    "hipGraphMemAllocNodeGetParams",
    "hipGraphMemFreeNodeGetParams",
    "hipGraphNodeSetParams",
]
