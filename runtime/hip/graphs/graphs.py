"""HIP's functions for graphs: creating, cloning, nodes, edges and DOT output."""

from __future__ import annotations

import os

from ....fatbin.errors import UsageError
from ...graphs.graph import Graph, GraphExec, Node, NodeKind, release_kept
from ...profile import Rule, profile
from ..errors import HipError, hipError_t
from ..gate import api, check_flags
from .graph_parts import NodesLike, known_graph, known_node, nodes_of
from .graph_structures import hipGraphNodeType

hipGraph_t = Graph
hipGraphNode_t = Node
hipGraphExec_t = GraphExec

_TYPES = {
    NodeKind.KERNEL: hipGraphNodeType.hipGraphNodeTypeKernel,
    NodeKind.COPY: hipGraphNodeType.hipGraphNodeTypeMemcpy,
    NodeKind.FILL: hipGraphNodeType.hipGraphNodeTypeMemset,
    NodeKind.HOST: hipGraphNodeType.hipGraphNodeTypeHost,
    NodeKind.GRAPH: hipGraphNodeType.hipGraphNodeTypeGraph,
    NodeKind.EMPTY: hipGraphNodeType.hipGraphNodeTypeEmpty,
    NodeKind.WAIT: hipGraphNodeType.hipGraphNodeTypeWaitEvent,
    NodeKind.RECORD: hipGraphNodeType.hipGraphNodeTypeEventRecord,
    NodeKind.ALLOCATE: hipGraphNodeType.hipGraphNodeTypeMemAlloc,
    NodeKind.FREE: hipGraphNodeType.hipGraphNodeTypeMemFree,
    NodeKind.WORDS: hipGraphNodeType.hipGraphNodeTypeBatchMemOp,
}


@api(1)
def hipGraphCreate(flags: int = 0) -> Graph:
    check_flags(flags)
    return Graph()


@api()
def hipGraphDestroy(graph: Graph | None) -> None:
    """What was instantiated of it stays."""
    found = known_graph(graph)
    if found.owner is not None:
        raise UsageError(f"{found!r} belongs to {found.owner!r}")
    found.is_destroyed = True
    release_kept(found)


@api(1)
def hipGraphClone(originalGraph: Graph | None) -> Graph:
    return known_graph(originalGraph).clone()


@api(1)
def hipGraphNodeFindInClone(originalNode: Node | None, clonedGraph: Graph | None) -> Node:
    original = known_node(originalNode)
    clone = known_graph(clonedGraph)
    found = next((node for node in clone.all_nodes() if node.original is original), None)
    if found is None:
        raise UsageError(f"{clone!r} has no copy of {original!r}")
    return found


@api()
def hipGraphAddDependencies(graph: Graph | None, from_: NodesLike, to: NodesLike, numDependencies: int) -> None:
    """The node at each place of ``to`` depends on the one at that place of ``from_``."""
    found = known_graph(graph)
    for first, second in _edges(from_, to, numDependencies):
        found.connect(first, second)


@api()
def hipGraphRemoveDependencies(graph: Graph | None, from_: NodesLike, to: NodesLike, numDependencies: int) -> None:
    found = known_graph(graph)
    for first, second in _edges(from_, to, numDependencies):
        found.disconnect(first, second)


def _edges(from_: NodesLike, to: NodesLike, count: int) -> list[tuple[Node, Node]]:
    return list(zip(nodes_of(from_, count), nodes_of(to, count), strict=True))


@api(2)
def hipGraphGetNodes(graph: Graph | None) -> tuple[list[Node], int]:
    """The nodes, and how many there are."""
    nodes = list(known_graph(graph).nodes)
    return nodes, len(nodes)


@api(2)
def hipGraphGetRootNodes(graph: Graph | None) -> tuple[list[Node], int]:
    """The nodes that depend on none, and how many there are."""
    nodes = list(known_graph(graph).roots)
    return nodes, len(nodes)


@api(3)
def hipGraphGetEdges(graph: Graph | None) -> tuple[list[Node], list[Node], int]:
    """Where each edge comes from, where it goes to, and how many there are."""
    edges = known_graph(graph).edges
    return [first for first, _ in edges], [second for _, second in edges], len(edges)


@api(2)
def hipGraphNodeGetDependencies(node: Node | None) -> tuple[list[Node], int]:
    nodes = list(known_node(node).before)
    return nodes, len(nodes)


@api(2)
def hipGraphNodeGetDependentNodes(node: Node | None) -> tuple[list[Node], int]:
    nodes = list(known_node(node).behind)
    return nodes, len(nodes)


@api(1)
def hipGraphNodeGetType(node: Node | None) -> int:
    """The profile says where the numbers begin."""
    found = _TYPES[known_node(node).kind]
    first = profile().code(Rule.FIRST_GRAPH_NODE_TYPE)
    return found if not first else first + found


@api()
def hipGraphDestroyNode(node: Node | None) -> None:
    found = known_node(node)
    found.graph.remove(found)


@api()
def hipGraphDebugDotPrint(graph: Graph | None, path: str | bytes | os.PathLike[str] | None, flags: int = 0) -> None:
    """For Graphviz; any flag shows all details."""
    found = known_graph(graph)
    if path is None:
        raise UsageError("there is no file name")
    name = os.fsdecode(path)
    try:
        found.save_dot(name, verbose=bool(flags))
    except OSError as error:
        raise HipError(hipError_t.hipErrorOperatingSystem, f"{name}: {error.strerror}") from error
