"""Graph nodes with the structures of the driver API, and functions for node types that hipkit lacks."""

from __future__ import annotations

from typing import Any

from ...graphs.graph import Graph, GraphExec, Node, NodeKind
from ...streams.operation import Operation
from ..gate import api, not_none, require, unsupported
from ..images.boxes import driver_box
from ..memory.pointers import hipMemoryType, type_number
from ..structures import HIP_MEMCPY3D
from . import graph_parts as parts
from .graph_parts import NodesLike, added, known_node, set_own


@api(1)
def hipDrvGraphAddMemcpyNode(
    hGraph: Graph | None, dependencies: NodesLike, numDependencies: int, copyParams: Any, ctx: Any = None
) -> Node:
    return added(hGraph, dependencies, numDependencies, lambda: _box(copyParams))


@api(1)
def hipDrvGraphMemcpyNodeGetParams(hNode: Node | None) -> HIP_MEMCPY3D:
    known = parts.box_params(known_node(hNode, NodeKind.COPY).operation)
    made = HIP_MEMCPY3D(WidthInBytes=known.extent.width, Height=known.extent.height, Depth=known.extent.depth)
    for side, pointer in (("src", known.srcPtr), ("dst", known.dstPtr)):
        setattr(made, f"{side}MemoryType", type_number(hipMemoryType.hipMemoryTypeUnified))
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
    set_own(hGraphExec, hNode, NodeKind.COPY, lambda: _box(copyParams))


@api(1)
def hipDrvGraphAddMemsetNode(
    hGraph: Graph | None, dependencies: NodesLike, numDependencies: int, memsetParams: Any, ctx: Any = None
) -> Node:
    return added(hGraph, dependencies, numDependencies, lambda: parts.fill_operation(memsetParams))


@api()
def hipDrvGraphExecMemsetNodeSetParams(
    hGraphExec: GraphExec | None, hNode: Node | None, memsetParams: Any, ctx: Any = None
) -> None:
    set_own(hGraphExec, hNode, NodeKind.FILL, lambda: parts.fill_operation(memsetParams))


@api(1)
def hipDrvGraphAddMemFreeNode(hGraph: Graph | None, dependencies: NodesLike, numDependencies: int, dptr: Any) -> Node:
    return added(hGraph, dependencies, numDependencies, lambda: parts.free_operation(dptr))


def _box(given: Any) -> Operation:
    return not_none(driver_box(require(given, HIP_MEMCPY3D)), "the box is empty")


_SEMAPHORES = "external semaphores are not there"


@api(1)
@unsupported(_SEMAPHORES)
def hipGraphAddExternalSemaphoresSignalNode(
    graph: Any, dependencies: NodesLike, numDependencies: int, nodeParams: Any
) -> None: ...
@api(1)
@unsupported(_SEMAPHORES)
def hipGraphAddExternalSemaphoresWaitNode(
    graph: Any, dependencies: NodesLike, numDependencies: int, nodeParams: Any
) -> None: ...
@api()
@unsupported(_SEMAPHORES)
def hipGraphExternalSemaphoresSignalNodeGetParams(hNode: Any, nodeParams: Any) -> None: ...
@api()
@unsupported(_SEMAPHORES)
def hipGraphExternalSemaphoresSignalNodeSetParams(hNode: Any, nodeParams: Any) -> None: ...
@api()
@unsupported(_SEMAPHORES)
def hipGraphExternalSemaphoresWaitNodeGetParams(hNode: Any, nodeParams: Any) -> None: ...
@api()
@unsupported(_SEMAPHORES)
def hipGraphExternalSemaphoresWaitNodeSetParams(hNode: Any, nodeParams: Any) -> None: ...
@api()
@unsupported(_SEMAPHORES)
def hipGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> None: ...
@api()
@unsupported(_SEMAPHORES)
def hipGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> None: ...
