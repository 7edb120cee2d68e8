"""Whether an executable graph can take over the parameters of another graph: both must be of the same shape."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from ..errors import GraphUpdateError
from ..streams.boxes import CopyBox
from ..streams.copying import Copy
from ..streams.operation import KernelLaunch, Operation
from .events import ChildGraph

if TYPE_CHECKING:
    from .graph import Graph, Node


class UpdateResult(IntEnum):
    """Why a graph cannot be updated, as HIP numbers that."""

    SUCCESS = 0
    ERROR = 1
    TOPOLOGY_CHANGED = 2
    NODE_TYPE_CHANGED = 3
    FUNCTION_CHANGED = 4
    PARAMETERS_CHANGED = 5
    NOT_SUPPORTED = 6
    UNSUPPORTED_FUNCTION_CHANGE = 7


def pairs(own: Graph, other: Graph) -> list[tuple[Node, Node]]:
    """Each node of an executable graph, and the one of ``other`` whose parameters it can take. Raises where it cannot."""
    if len(own) != len(other):
        raise GraphUpdateError(
            f"{other!r} has {len(other)} nodes, and the executable graph {len(own)}", UpdateResult.TOPOLOGY_CHANGED
        )
    found = list(zip(own.nodes, other.nodes, strict=True))
    standing_for = {theirs: mine for mine, theirs in found}
    for mine, theirs in found:
        if mine.kind is not theirs.kind:
            raise GraphUpdateError(
                f"{theirs!r} stands where the executable graph has {mine!r}", UpdateResult.NODE_TYPE_CHANGED, theirs
            )
        if {standing_for[node] for node in theirs.before} != set(mine.before):
            raise GraphUpdateError(
                f"{theirs!r} depends on other nodes than {mine!r}", UpdateResult.TOPOLOGY_CHANGED, theirs
            )
    inside = []
    for mine, theirs in found:
        if isinstance(mine.operation, ChildGraph) and isinstance(theirs.operation, ChildGraph):
            inside += pairs(mine.operation.graph, theirs.operation.graph)
        elif difference := _difference(mine.operation, theirs.operation):
            raise GraphUpdateError(f"{theirs!r}: {difference[1]}", difference[0], theirs)
    return [*(pair for pair in found if not isinstance(pair[0].operation, ChildGraph)), *inside]


def _difference(own: Operation, other: Operation) -> tuple[UpdateResult, str] | None:
    """What an executable node cannot take over."""
    if isinstance(own, KernelLaunch) and isinstance(other, KernelLaunch):
        if own.kernel.module.device is not other.kernel.module.device:
            return UpdateResult.UNSUPPORTED_FUNCTION_CHANGE, "its kernel is loaded on another device"
        return None
    if own.kind.value == "memory" and own != other:
        return UpdateResult.NOT_SUPPORTED, "memory of an executable graph stays as it is"
    if isinstance(own, (Copy, CopyBox)) and type(own) is not type(other):
        return UpdateResult.PARAMETERS_CHANGED, "a copy of bytes does not become one of rows, nor the other way"
    if isinstance(own, Copy) and isinstance(other, Copy) and own.direction is not other.direction:
        return UpdateResult.PARAMETERS_CHANGED, "it copies between other kinds of memory"
    return None
