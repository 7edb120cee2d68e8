"""Nodes as the driver API says them, and kinds of nodes that are not there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....fatbin.errors import UsageError
from ...graphs.graph import Graph, GraphExec, Node, NodeKind
from ...streams.operation import Operation
from ..errors import HipError, hipError_t
from ..gate import api
from ..images.boxes import driver_box
from ..structures import HIP_MEMCPY3D
from . import graph_parts as parts
from .graph_parts import added, known_node, own_node

_UNIFIED = 4


@api(1)
def hipDrvGraphAddMemcpyNode(
    hGraph: Graph | None, dependencies: Any, numDependencies: int, copyParams: Any, ctx: Any = None
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
    hGraph: Graph | None, dependencies: Any, numDependencies: int, memsetParams: Any, ctx: Any = None
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
def hipDrvGraphAddMemFreeNode(hGraph: Graph | None, dependencies: Any, numDependencies: int, dptr: Any) -> Node:
    return added(hGraph, dependencies, numDependencies, lambda: parts.free_operation(dptr))


def _box(given: Any) -> Operation:
    if not isinstance(given, HIP_MEMCPY3D):
        raise UsageError("it takes a HIP_MEMCPY3D")
    found = driver_box(given)
    if found is None:
        raise UsageError("the box is empty")
    return found


def _named(name: str, function: Callable[..., Any], outputs: int) -> Callable[..., tuple[Any, ...]]:
    """A function of the API that has that name, whatever it is called here."""
    function.__name__ = function.__qualname__ = name
    return api(outputs)(function)


def _adding(name: str, kind: str) -> Callable[..., tuple[Any, ...]]:
    def add(graph: Any, dependencies: Any, numDependencies: int, nodeParams: Any) -> None:
        del graph, dependencies, numDependencies, nodeParams
        raise HipError(hipError_t.hipErrorNotSupported, f"{kind} are not there")

    return _named(name, add, 1)


def _changing(name: str, kind: str) -> Callable[..., tuple[Any, ...]]:
    def change(hNode: Any, nodeParams: Any) -> None:
        del hNode, nodeParams
        raise HipError(hipError_t.hipErrorNotSupported, f"{kind} are not there")

    return _named(name, change, 0)


def _changing_executable(name: str, kind: str) -> Callable[..., tuple[Any, ...]]:
    def change(hGraphExec: Any, hNode: Any, nodeParams: Any) -> None:
        del hGraphExec, hNode, nodeParams
        raise HipError(hipError_t.hipErrorNotSupported, f"{kind} are not there")

    return _named(name, change, 0)


_SEMAPHORES, _BATCHES = "external semaphores", "batches of operations on memory"
hipGraphAddExternalSemaphoresSignalNode = _adding("hipGraphAddExternalSemaphoresSignalNode", _SEMAPHORES)
hipGraphAddExternalSemaphoresWaitNode = _adding("hipGraphAddExternalSemaphoresWaitNode", _SEMAPHORES)
hipGraphAddBatchMemOpNode = _adding("hipGraphAddBatchMemOpNode", _BATCHES)
hipGraphExternalSemaphoresSignalNodeGetParams = _changing("hipGraphExternalSemaphoresSignalNodeGetParams", _SEMAPHORES)
hipGraphExternalSemaphoresSignalNodeSetParams = _changing("hipGraphExternalSemaphoresSignalNodeSetParams", _SEMAPHORES)
hipGraphExternalSemaphoresWaitNodeGetParams = _changing("hipGraphExternalSemaphoresWaitNodeGetParams", _SEMAPHORES)
hipGraphExternalSemaphoresWaitNodeSetParams = _changing("hipGraphExternalSemaphoresWaitNodeSetParams", _SEMAPHORES)
hipGraphBatchMemOpNodeGetParams = _changing("hipGraphBatchMemOpNodeGetParams", _BATCHES)
hipGraphBatchMemOpNodeSetParams = _changing("hipGraphBatchMemOpNodeSetParams", _BATCHES)
hipGraphExecBatchMemOpNodeSetParams = _changing_executable("hipGraphExecBatchMemOpNodeSetParams", _BATCHES)
hipGraphExecExternalSemaphoresSignalNodeSetParams = _changing_executable(
    "hipGraphExecExternalSemaphoresSignalNodeSetParams", _SEMAPHORES
)
hipGraphExecExternalSemaphoresWaitNodeSetParams = _changing_executable(
    "hipGraphExecExternalSemaphoresWaitNodeSetParams", _SEMAPHORES
)
