"""Graph nodes with the structures of the driver API, and functions for node types that hipkit lacks."""

from __future__ import annotations

from typing import Any, NoReturn

from ....fatbin.errors import UsageError
from ...graphs.graph import Graph, GraphExec, Node, NodeKind
from ...streams.operation import Operation
from ..errors import HipError, hipError_t
from ..gate import api
from ..images.boxes import driver_box
from ..structures import HIP_MEMCPY3D
from . import graph_parts as parts
from .graph_parts import NodesLike, added, known_node, own_node

_UNIFIED = 4


@api(1)
def hipDrvGraphAddMemcpyNode(
    hGraph: Graph | None, dependencies: NodesLike, numDependencies: int, copyParams: Any, ctx: Any = None
) -> Node:
    del ctx
    return added(hGraph, dependencies, numDependencies, lambda: _box(copyParams))


@api(1)
def hipDrvGraphMemcpyNodeGetParams(hNode: Node | None) -> HIP_MEMCPY3D:
    known = parts.box_params(known_node(hNode, NodeKind.COPY).operation)
    made = HIP_MEMCPY3D(WidthInBytes=known.extent.width, Height=known.extent.height, Depth=known.extent.depth)
    for side, pointer in (("src", known.srcPtr), ("dst", known.dstPtr)):
        setattr(made, f"{side}MemoryType", _UNIFIED)
        setattr(made, f"{side}Device", pointer.ptr)
        setattr(made, f"{side}Pitch", pointer.pitch)
        setattr(made, f"{side}Height", pointer.ysize)
    return made


@api()
def hipDrvGraphMemcpyNodeSetParams(hNode: Node | None, nodeParams: Any) -> None:
    known_node(hNode, NodeKind.COPY).operation = _box(nodeParams)


@api()
def hipDrvGraphExecMemcpyNodeSetParams(
    hGraphExec: GraphExec | None, hNode: Node | None, copyParams: Any, ctx: Any = None
) -> None:
    del ctx
    found, original = own_node(hGraphExec, hNode, NodeKind.COPY)
    found.set(original, _box(copyParams))


@api(1)
def hipDrvGraphAddMemsetNode(
    hGraph: Graph | None, dependencies: NodesLike, numDependencies: int, memsetParams: Any, ctx: Any = None
) -> Node:
    del ctx
    return added(hGraph, dependencies, numDependencies, lambda: parts.fill_operation(memsetParams))


@api()
def hipDrvGraphExecMemsetNodeSetParams(
    hGraphExec: GraphExec | None, hNode: Node | None, memsetParams: Any, ctx: Any = None
) -> None:
    del ctx
    found, original = own_node(hGraphExec, hNode, NodeKind.FILL)
    found.set(original, parts.fill_operation(memsetParams))


@api(1)
def hipDrvGraphAddMemFreeNode(hGraph: Graph | None, dependencies: NodesLike, numDependencies: int, dptr: Any) -> Node:
    return added(hGraph, dependencies, numDependencies, lambda: parts.free_operation(dptr))


def _box(given: Any) -> Operation:
    if not isinstance(given, HIP_MEMCPY3D):
        raise UsageError("it takes a HIP_MEMCPY3D")
    found = driver_box(given)
    if found is None:
        raise UsageError("the box is empty")
    return found


_SEMAPHORES, _BATCHES = "external semaphores", "batches of operations on memory"


def _refuse(kind: str) -> NoReturn:
    raise HipError(hipError_t.hipErrorNotSupported, f"{kind} are not there")


@api(1)
def hipGraphAddExternalSemaphoresSignalNode(
    graph: Any, dependencies: NodesLike, numDependencies: int, nodeParams: Any
) -> None:
    _refuse(_SEMAPHORES)


@api(1)
def hipGraphAddExternalSemaphoresWaitNode(
    graph: Any, dependencies: NodesLike, numDependencies: int, nodeParams: Any
) -> None:
    _refuse(_SEMAPHORES)


@api(1)
def hipGraphAddBatchMemOpNode(graph: Any, dependencies: NodesLike, numDependencies: int, nodeParams: Any) -> None:
    _refuse(_BATCHES)


@api()
def hipGraphExternalSemaphoresSignalNodeGetParams(hNode: Any, nodeParams: Any) -> None:
    _refuse(_SEMAPHORES)


@api()
def hipGraphExternalSemaphoresSignalNodeSetParams(hNode: Any, nodeParams: Any) -> None:
    _refuse(_SEMAPHORES)


@api()
def hipGraphExternalSemaphoresWaitNodeGetParams(hNode: Any, nodeParams: Any) -> None:
    _refuse(_SEMAPHORES)


@api()
def hipGraphExternalSemaphoresWaitNodeSetParams(hNode: Any, nodeParams: Any) -> None:
    _refuse(_SEMAPHORES)


@api()
def hipGraphBatchMemOpNodeGetParams(hNode: Any, nodeParams: Any) -> None:
    _refuse(_BATCHES)


@api()
def hipGraphBatchMemOpNodeSetParams(hNode: Any, nodeParams: Any) -> None:
    _refuse(_BATCHES)


@api()
def hipGraphExecBatchMemOpNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> None:
    _refuse(_BATCHES)


@api()
def hipGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> None:
    _refuse(_SEMAPHORES)


@api()
def hipGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> None:
    _refuse(_SEMAPHORES)
