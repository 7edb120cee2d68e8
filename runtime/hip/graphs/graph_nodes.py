"""Nodes of graphs: adding one of each kind, and asking for and changing what it does."""

from __future__ import annotations

from typing import Any

from ...graphs.graph import Graph, Node, NodeKind
from ...kernels.kernel import KernelLaunch
from ..code.launching import (
    hipLaunchAttributeAccessPolicyWindow,
    hipLaunchAttributeCooperative,
    hipLaunchAttributePriority,
)
from ..code.registration import out_of_symbol, to_symbol
from ..errors import HipError
from ..gate import api
from ..structures import hipAccessPolicyWindow, hipLaunchAttributeValue, hipMemcpy3DParms
from . import graph_parts as parts
from .graph_parts import added, known_node
from .graph_structures import hipKernelNodeParams, hipMemsetParams

_KERNEL, _COPY, _FILL = NodeKind.KERNEL, NodeKind.COPY, NodeKind.FILL


@api(1)
def hipGraphAddKernelNode(graph: Graph | None, pDependencies: Any, numDependencies: int, pNodeParams: Any) -> Node:
    """A node that launches a kernel. Arguments are copied now."""
    call = "hipGraphAddKernelNode"
    return added(call, graph, pDependencies, numDependencies, lambda: parts.kernel_operation(call, pNodeParams))


@api(1)
def hipGraphKernelNodeGetParams(node: Node | None) -> hipKernelNodeParams:
    """What it launches, and how."""
    found = known_node(node, "hipGraphKernelNodeGetParams", _KERNEL)
    return parts.kernel_params(found, _launch(found, "hipGraphKernelNodeGetParams"))


@api()
def hipGraphKernelNodeSetParams(node: Node | None, pNodeParams: Any) -> None:
    """Let it launch something else."""
    call = "hipGraphKernelNodeSetParams"
    known_node(node, call, _KERNEL).operation = parts.kernel_operation(call, pNodeParams)


@api(1)
def hipGraphKernelNodeGetAttribute(hNode: Node | None, attr: int) -> hipLaunchAttributeValue:
    """How a kernel is launched beside its parameters."""
    found = known_node(hNode, "hipGraphKernelNodeGetAttribute", _KERNEL)
    data = found.attributes.get(_attribute("hipGraphKernelNodeGetAttribute", attr))
    return hipLaunchAttributeValue() if data is None else hipLaunchAttributeValue.from_buffer_copy(data)


@api()
def hipGraphKernelNodeSetAttribute(hNode: Node | None, attr: int, value: hipLaunchAttributeValue | None) -> None:
    """Change that."""
    call = "hipGraphKernelNodeSetAttribute"
    found, number = known_node(hNode, call, _KERNEL), _attribute(call, attr)
    if not isinstance(value, hipLaunchAttributeValue):
        raise HipError(1, f"{call}: it takes a hipLaunchAttributeValue")
    window = value.accessPolicyWindow
    if number == hipLaunchAttributeAccessPolicyWindow and not _is_possible(window):
        raise HipError(1, f"{call}: a window of {window.num_bytes} bytes with a hit ratio of {window.hitRatio}")
    found.attributes[number] = bytes(value)
    if number == hipLaunchAttributeCooperative:
        found.operation = parts.cooperative(_launch(found, call), bool(value.cooperative))


@api()
def hipGraphKernelNodeCopyAttributes(hSrc: Node | None, hDst: Node | None) -> None:
    """Launch one kernel like another."""
    call = "hipGraphKernelNodeCopyAttributes"
    source, to = known_node(hSrc, call, _KERNEL), known_node(hDst, call, _KERNEL)
    to.attributes = dict(source.attributes)
    to.operation = parts.cooperative(_launch(to, call), _launch(source, call).launch.is_cooperative)


_ATTRIBUTES = (hipLaunchAttributeAccessPolicyWindow, hipLaunchAttributeCooperative, hipLaunchAttributePriority)
_PERSISTING = 2


def _is_possible(window: hipAccessPolicyWindow) -> bool:
    """Whether a device could keep it in a cache: of none that there is room set aside for, only the empty one."""
    return 0 <= window.hitRatio <= 1 and window.missProp != _PERSISTING and not window.num_bytes


def _attribute(call: str, number: int) -> int:
    if number not in _ATTRIBUTES:
        raise HipError(1, f"{call}: {number} is no attribute of a launch that this knows")
    return int(number)


def _launch(node: Any, call: str) -> KernelLaunch:
    operation = known_node(node, call, _KERNEL).operation
    assert isinstance(operation, KernelLaunch)
    return operation


@api(1)
def hipGraphAddMemcpyNode(graph: Graph | None, pDependencies: Any, numDependencies: int, pCopyParams: Any) -> Node:
    """A node that copies a box."""
    call = "hipGraphAddMemcpyNode"
    return added(call, graph, pDependencies, numDependencies, lambda: parts.box_operation(call, pCopyParams))


@api(1)
def hipGraphMemcpyNodeGetParams(node: Node | None) -> hipMemcpy3DParms:
    """What it copies; bytes are a row."""
    return parts.box_params(known_node(node, "hipGraphMemcpyNodeGetParams", _COPY).operation)


@api()
def hipGraphMemcpyNodeSetParams(node: Node | None, pNodeParams: Any) -> None:
    """Let it copy something else."""
    call = "hipGraphMemcpyNodeSetParams"
    known_node(node, call, _COPY).operation = parts.box_operation(call, pNodeParams)


@api(1)
def hipGraphAddMemcpyNode1D(
    graph: Graph | None, pDependencies: Any, numDependencies: int, dst: Any, src: Any, count: int, kind: int
) -> Node:
    """A node that copies bytes."""
    call = "hipGraphAddMemcpyNode1D"
    return added(call, graph, pDependencies, numDependencies, lambda: parts.copy_operation(call, dst, src, count, kind))


@api()
def hipGraphMemcpyNodeSetParams1D(node: Node | None, dst: Any, src: Any, count: int, kind: int) -> None:
    """Let it copy other bytes."""
    call = "hipGraphMemcpyNodeSetParams1D"
    known_node(node, call, _COPY).operation = parts.copy_operation(call, dst, src, count, kind)


@api(1)
def hipGraphAddMemcpyNodeFromSymbol(
    graph: Graph | None, pDependencies: Any, numDependencies: int,
    dst: Any, symbol: int, count: int, offset: int, kind: int,
) -> Node:  # fmt: skip
    """A node that copies out of the variable that an address of the host stands for."""
    call = "hipGraphAddMemcpyNodeFromSymbol"
    source = out_of_symbol(call, symbol, count, offset, kind)
    return added(
        call, graph, pDependencies, numDependencies, lambda: parts.copy_operation(call, dst, source, count, kind)
    )


@api()
def hipGraphMemcpyNodeSetParamsFromSymbol(
    node: Node | None, dst: Any, symbol: int, count: int, offset: int, kind: int
) -> None:
    """Let it copy other bytes out of a variable."""
    call = "hipGraphMemcpyNodeSetParamsFromSymbol"
    source = out_of_symbol(call, symbol, count, offset, kind)
    known_node(node, call, _COPY).operation = parts.copy_operation(call, dst, source, count, kind)


@api(1)
def hipGraphAddMemcpyNodeToSymbol(
    graph: Graph | None, pDependencies: Any, numDependencies: int,
    symbol: int, src: Any, count: int, offset: int, kind: int,
) -> Node:  # fmt: skip
    """A node that copies into the variable that an address of the host stands for."""
    call = "hipGraphAddMemcpyNodeToSymbol"
    to = to_symbol(call, symbol, count, offset, kind)
    return added(call, graph, pDependencies, numDependencies, lambda: parts.copy_operation(call, to, src, count, kind))


@api()
def hipGraphMemcpyNodeSetParamsToSymbol(
    node: Node | None, symbol: int, src: Any, count: int, offset: int, kind: int
) -> None:
    """Let it copy other bytes into a variable."""
    call = "hipGraphMemcpyNodeSetParamsToSymbol"
    to = to_symbol(call, symbol, count, offset, kind)
    known_node(node, call, _COPY).operation = parts.copy_operation(call, to, src, count, kind)


@api(1)
def hipGraphAddMemsetNode(graph: Graph | None, pDependencies: Any, numDependencies: int, pMemsetParams: Any) -> Node:
    """A node that sets memory."""
    call = "hipGraphAddMemsetNode"
    return added(call, graph, pDependencies, numDependencies, lambda: parts.fill_operation(call, pMemsetParams))


@api(1)
def hipGraphMemsetNodeGetParams(node: Node | None) -> hipMemsetParams:
    """What it sets, and to what."""
    return parts.fill_params(known_node(node, "hipGraphMemsetNodeGetParams", _FILL).operation)


@api()
def hipGraphMemsetNodeSetParams(node: Node | None, pNodeParams: Any) -> None:
    """Let it set something else."""
    call = "hipGraphMemsetNodeSetParams"
    known_node(node, call, _FILL).operation = parts.fill_operation(call, pNodeParams)


__all__ = [
    "hipGraphAddKernelNode",
    "hipGraphAddMemcpyNode",
    "hipGraphAddMemcpyNode1D",
    "hipGraphAddMemcpyNodeFromSymbol",
    "hipGraphAddMemcpyNodeToSymbol",
    "hipGraphAddMemsetNode",
    "hipGraphKernelNodeCopyAttributes",
    "hipGraphKernelNodeGetAttribute",
    "hipGraphKernelNodeGetParams",
    "hipGraphKernelNodeSetAttribute",
    "hipGraphKernelNodeSetParams",
    "hipGraphMemcpyNodeGetParams",
    "hipGraphMemcpyNodeSetParams",
    "hipGraphMemcpyNodeSetParams1D",
    "hipGraphMemcpyNodeSetParamsFromSymbol",
    "hipGraphMemcpyNodeSetParamsToSymbol",
    "hipGraphMemsetNodeGetParams",
    "hipGraphMemsetNodeSetParams",
]
