"""HIP's functions for kernel, copy and fill nodes: adding them, and getting and setting their parameters."""

from __future__ import annotations

from typing import Any

from ....fatbin.errors import UsageError
from ...graphs.graph import Graph, Node, NodeKind
from ...kernels.kernel import KernelLaunch
from ..code.configured import (
    hipLaunchAttributeAccessPolicyWindow,
    hipLaunchAttributeCooperative,
    hipLaunchAttributePriority,
)
from ..code.registration import out_of_symbol, to_symbol
from ..gate import api, require
from ..structures import hipAccessPolicyWindow, hipLaunchAttributeValue, hipMemcpy3DParms
from . import graph_parts as parts
from .graph_parts import NodesLike, added, known_node, operation_in
from .graph_structures import hipKernelNodeParams, hipMemsetParams

_KERNEL, _COPY, _FILL = NodeKind.KERNEL, NodeKind.COPY, NodeKind.FILL


@api(1)
def hipGraphAddKernelNode(
    graph: Graph | None, pDependencies: NodesLike, numDependencies: int, pNodeParams: Any
) -> Node:
    """Arguments are copied now."""
    return added(graph, pDependencies, numDependencies, lambda: parts.kernel_operation(pNodeParams))


@api(1)
def hipGraphKernelNodeGetParams(node: Node | None) -> hipKernelNodeParams:
    """``func`` is as it was given: a function of a module, or an address of the host."""
    found = known_node(node, _KERNEL)
    return parts.kernel_params(found, _launch(found))


@api()
def hipGraphKernelNodeSetParams(node: Node | None, pNodeParams: Any) -> None:
    parts.replace_operation(known_node(node, _KERNEL), parts.kernel_operation(pNodeParams))


@api(1)
def hipGraphKernelNodeGetAttribute(hNode: Node | None, attr: int) -> hipLaunchAttributeValue:
    found = known_node(hNode, _KERNEL)
    data = parts.attributes_of(found.operation).get(_attribute(attr))
    return hipLaunchAttributeValue() if data is None else hipLaunchAttributeValue.from_buffer_copy(data)


@api()
def hipGraphKernelNodeSetAttribute(hNode: Node | None, attr: int, value: hipLaunchAttributeValue | None) -> None:
    """Only the cooperative attribute changes the launch; windows must be empty."""
    found, number = known_node(hNode, _KERNEL), _attribute(attr)
    value = require(value, hipLaunchAttributeValue)
    window = value.accessPolicyWindow
    if number == hipLaunchAttributeAccessPolicyWindow and not _is_possible(window):
        raise UsageError(f"a window of {window.num_bytes} bytes with a hit ratio of {window.hitRatio}")
    launch = _launch(found)
    is_cooperative = (
        bool(value.cooperative) if number == hipLaunchAttributeCooperative else launch.launch.is_cooperative
    )
    attributes = {**parts.attributes_of(launch), number: bytes(value)}
    found.operation = parts.with_attributes(launch, attributes, is_cooperative)


@api()
def hipGraphKernelNodeCopyAttributes(hSrc: Node | None, hDst: Node | None) -> None:
    source, to = known_node(hSrc, _KERNEL), known_node(hDst, _KERNEL)
    launch = _launch(source)
    to.operation = parts.with_attributes(_launch(to), parts.attributes_of(launch), launch.launch.is_cooperative)


_ATTRIBUTES = (hipLaunchAttributeAccessPolicyWindow, hipLaunchAttributeCooperative, hipLaunchAttributePriority)
_PERSISTING = 2


def _is_possible(window: hipAccessPolicyWindow) -> bool:
    """Whether a device could keep it in a cache: of none that there is room set aside for, only the empty one."""
    return 0 <= window.hitRatio <= 1 and window.missProp != _PERSISTING and not window.num_bytes


def _attribute(number: int) -> int:
    if number not in _ATTRIBUTES:
        raise UsageError(f"{number} is no attribute of a launch that this knows")
    return int(number)


def _launch(node: Any) -> KernelLaunch:
    return operation_in(node, _KERNEL, KernelLaunch)


@api(1)
def hipGraphAddMemcpyNode(
    graph: Graph | None, pDependencies: NodesLike, numDependencies: int, pCopyParams: Any
) -> Node:
    return added(graph, pDependencies, numDependencies, lambda: parts.box_operation(pCopyParams))


@api(1)
def hipGraphMemcpyNodeGetParams(node: Node | None) -> hipMemcpy3DParms:
    """A copy of bytes is described as one row."""
    return parts.box_params(known_node(node, _COPY).operation)


@api()
def hipGraphMemcpyNodeSetParams(node: Node | None, pNodeParams: Any) -> None:
    known_node(node, _COPY).operation = parts.box_operation(pNodeParams)


@api(1)
def hipGraphAddMemcpyNode1D(
    graph: Graph | None, pDependencies: NodesLike, numDependencies: int, dst: Any, src: Any, count: int, kind: int
) -> Node:
    return added(graph, pDependencies, numDependencies, lambda: parts.copy_operation(dst, src, count, kind))


@api()
def hipGraphMemcpyNodeSetParams1D(node: Node | None, dst: Any, src: Any, count: int, kind: int) -> None:
    known_node(node, _COPY).operation = parts.copy_operation(dst, src, count, kind)


@api(1)
def hipGraphAddMemcpyNodeFromSymbol(
    graph: Graph | None, pDependencies: NodesLike, numDependencies: int,
    dst: Any, symbol: int, count: int, offset: int, kind: int,
) -> Node:  # fmt: skip
    source = out_of_symbol(symbol, count, offset, kind)
    return added(graph, pDependencies, numDependencies, lambda: parts.copy_operation(dst, source, count, kind))


@api()
def hipGraphMemcpyNodeSetParamsFromSymbol(
    node: Node | None, dst: Any, symbol: int, count: int, offset: int, kind: int
) -> None:
    source = out_of_symbol(symbol, count, offset, kind)
    known_node(node, _COPY).operation = parts.copy_operation(dst, source, count, kind)


@api(1)
def hipGraphAddMemcpyNodeToSymbol(
    graph: Graph | None, pDependencies: NodesLike, numDependencies: int,
    symbol: int, src: Any, count: int, offset: int, kind: int,
) -> Node:  # fmt: skip
    to = to_symbol(symbol, count, offset, kind)
    return added(graph, pDependencies, numDependencies, lambda: parts.copy_operation(to, src, count, kind))


@api()
def hipGraphMemcpyNodeSetParamsToSymbol(
    node: Node | None, symbol: int, src: Any, count: int, offset: int, kind: int
) -> None:
    to = to_symbol(symbol, count, offset, kind)
    known_node(node, _COPY).operation = parts.copy_operation(to, src, count, kind)


@api(1)
def hipGraphAddMemsetNode(
    graph: Graph | None, pDependencies: NodesLike, numDependencies: int, pMemsetParams: Any
) -> Node:
    return added(graph, pDependencies, numDependencies, lambda: parts.fill_operation(pMemsetParams))


@api(1)
def hipGraphMemsetNodeGetParams(node: Node | None) -> hipMemsetParams:
    return parts.fill_params(known_node(node, _FILL).operation)


@api()
def hipGraphMemsetNodeSetParams(node: Node | None, pNodeParams: Any) -> None:
    known_node(node, _FILL).operation = parts.fill_operation(pNodeParams)
