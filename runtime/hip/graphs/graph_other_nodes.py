"""HIP's functions for host, child graph, empty, event and memory nodes, for those that wait for words of memory and write them, and for nodes of any type."""

from __future__ import annotations

import ctypes
from typing import Any

from ....fatbin.errors import UsageError
from ...graphs.graph import ChildGraph, Graph, GraphExec, Node, NodeKind
from ...graphs.memory import AllocateBlock, FreeBlock
from ...streams.operation import HostCall, Nothing, Operation
from ...streams.words import WordOperations
from ..errors import HipError, hipError_t
from ..events import hipEvent_t
from ..gate import api, require
from ..memory.values import hipBatchMemOpNodeParams
from . import graph_parts as parts
from .graph_parts import NodesLike, added, known_node, operation_in, set_own
from .graph_structures import hipGraphNodeParams, hipGraphNodeType, hipHostNodeParams, hipMemAllocNodeParams


@api(1)
def hipGraphAddHostNode(graph: Graph | None, pDependencies: NodesLike, numDependencies: int, pNodeParams: Any) -> Node:
    return added(graph, pDependencies, numDependencies, lambda: parts.host_operation(pNodeParams))


@api(1)
def hipGraphHostNodeGetParams(node: Node | None) -> hipHostNodeParams:
    return parts.host_params(operation_in(node, NodeKind.HOST, HostCall))


@api()
def hipGraphHostNodeSetParams(node: Node | None, pNodeParams: Any) -> None:
    known_node(node, NodeKind.HOST).operation = parts.host_operation(pNodeParams)


@api(1)
def hipGraphAddChildGraphNode(
    graph: Graph | None, pDependencies: NodesLike, numDependencies: int, childGraph: Graph | None
) -> Node:
    """The graph is copied as it is now."""
    return added(graph, pDependencies, numDependencies, lambda: parts.child_operation(childGraph, graph))


@api(1)
def hipGraphChildGraphNodeGetGraph(node: Node | None) -> Graph:
    """The node's own copy."""
    return operation_in(node, NodeKind.GRAPH, ChildGraph).graph


@api(1)
def hipGraphAddEmptyNode(graph: Graph | None, pDependencies: NodesLike, numDependencies: int) -> Node:
    return added(graph, pDependencies, numDependencies, lambda: Nothing("empty"))


@api(1)
def hipGraphAddEventRecordNode(
    graph: Graph | None, pDependencies: NodesLike, numDependencies: int, event: hipEvent_t | None
) -> Node:
    return added(graph, pDependencies, numDependencies, lambda: parts.record_operation(event))


@api(1)
def hipGraphEventRecordNodeGetEvent(node: Node | None) -> hipEvent_t:
    return parts.event_of(known_node(node, NodeKind.RECORD).operation)


@api()
def hipGraphEventRecordNodeSetEvent(node: Node | None, event: hipEvent_t | None) -> None:
    known_node(node, NodeKind.RECORD).operation = parts.record_operation(event)


@api(1)
def hipGraphAddEventWaitNode(
    graph: Graph | None, pDependencies: NodesLike, numDependencies: int, event: hipEvent_t | None
) -> Node:
    return added(graph, pDependencies, numDependencies, lambda: parts.wait_operation(event))


@api(1)
def hipGraphEventWaitNodeGetEvent(node: Node | None) -> hipEvent_t:
    return parts.event_of(known_node(node, NodeKind.WAIT).operation)


@api()
def hipGraphEventWaitNodeSetEvent(node: Node | None, event: hipEvent_t | None) -> None:
    known_node(node, NodeKind.WAIT).operation = parts.wait_operation(event)


@api(1)
def hipGraphAddMemAllocNode(
    graph: Graph | None, pDependencies: NodesLike, numDependencies: int, pNodeParams: Any
) -> Node:
    """The address is known now, and is put into the parameters."""
    return added(graph, pDependencies, numDependencies, lambda: parts.allocate_operation(pNodeParams))


@api(1)
def hipGraphMemAllocNodeGetParams(node: Node | None) -> hipMemAllocNodeParams:
    return parts.allocate_params(operation_in(node, NodeKind.ALLOCATE, AllocateBlock))


@api(1)
def hipGraphAddMemFreeNode(graph: Graph | None, pDependencies: NodesLike, numDependencies: int, dev_ptr: Any) -> Node:
    return added(graph, pDependencies, numDependencies, lambda: parts.free_operation(dev_ptr))


@api()
def hipGraphMemFreeNodeGetParams(node: Node | None, dev_ptr: ctypes.c_void_p | None) -> None:
    """The address is put into ``dev_ptr``."""
    parts.address_in(dev_ptr, operation_in(node, NodeKind.FREE, FreeBlock).block.address)


@api(1)
def hipGraphAddBatchMemOpNode(
    hGraph: Graph | None, dependencies: NodesLike, numDependencies: int, nodeParams: Any
) -> Node:
    """The parameters are copied."""
    return added(hGraph, dependencies, numDependencies, lambda: parts.batch_operation(nodeParams))


@api(1)
def hipGraphBatchMemOpNodeGetParams(hNode: Node | None) -> hipBatchMemOpNodeParams:
    """``paramArray`` is the node's own."""
    return parts.batch_params(operation_in(hNode, NodeKind.WORDS, WordOperations))


@api()
def hipGraphBatchMemOpNodeSetParams(hNode: Node | None, nodeParams: Any) -> None:
    known_node(hNode, NodeKind.WORDS).operation = parts.batch_operation(nodeParams)


@api()
def hipGraphExecBatchMemOpNodeSetParams(hGraphExec: GraphExec | None, hNode: Node | None, nodeParams: Any) -> None:
    set_own(hGraphExec, hNode, NodeKind.WORDS, lambda: parts.batch_operation(nodeParams))


@api(1)
def hipGraphAddNode(graph: Graph | None, pDependencies: NodesLike, numDependencies: int, nodeParams: Any) -> Node:
    return added(graph, pDependencies, numDependencies, lambda: operation_for(nodeParams))


@api()
def hipGraphNodeSetParams(node: Node | None, nodeParams: Any) -> None:
    """The node keeps its type."""
    found, operation = known_node(node), operation_for(nodeParams)
    if Node(found.graph, operation).kind is not found.kind:
        raise UsageError(f"{found!r} is of another type")
    parts.replace_operation(found, operation)


_MAKERS: dict[int, tuple[str, Any]] = {
    hipGraphNodeType.hipGraphNodeTypeKernel: ("kernel", parts.kernel_operation),
    hipGraphNodeType.hipGraphNodeTypeMemcpy: ("memcpy", parts.box_operation),
    hipGraphNodeType.hipGraphNodeTypeMemset: ("memset", parts.fill_operation),
    hipGraphNodeType.hipGraphNodeTypeHost: ("host", parts.host_operation),
    hipGraphNodeType.hipGraphNodeTypeGraph: ("graph", parts.child_operation),
    hipGraphNodeType.hipGraphNodeTypeEmpty: ("", lambda _params: Nothing("empty")),
    hipGraphNodeType.hipGraphNodeTypeWaitEvent: ("eventWait", parts.wait_operation),
    hipGraphNodeType.hipGraphNodeTypeEventRecord: ("eventRecord", parts.record_operation),
    hipGraphNodeType.hipGraphNodeTypeMemAlloc: ("alloc", parts.allocate_operation),
    hipGraphNodeType.hipGraphNodeTypeMemFree: ("free", parts.free_operation),
}


def operation_for(given: Any) -> Operation:
    """What the parameters of a node of any type mean."""
    given = require(given, hipGraphNodeParams)
    if given.type not in _MAKERS:
        known = {int(kind): kind.name for kind in hipGraphNodeType}
        code = hipError_t.hipErrorNotSupported if given.type in known else hipError_t.hipErrorInvalidValue
        raise HipError(code, f"nodes of type {known.get(given.type, given.type)} are not there")
    attribute, make = _MAKERS[given.type]
    made: Operation = make(getattr(given, attribute) if attribute else None)
    return made
