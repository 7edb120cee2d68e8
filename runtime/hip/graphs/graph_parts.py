"""Converts the arguments of graph functions to operations, and operations to parameters."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ....fatbin.errors import UsageError
from ....fatbin.records import replace
from ...graphs.events import RecordEvent, WaitForEvent
from ...graphs.graph import ChildGraph, Graph, GraphExec, Node, NodeKind
from ...graphs.memory import AllocateBlock, FreeBlock, GraphBlock, block_at
from ...kernels.kernel import KernelLaunch
from ...kernels.launch import launch_of
from ...memory.boxes import Box
from ...streams.boxes import CopyBox, FillBox
from ...streams.copying import Copy
from ...streams.operation import Fill, HostCall, Operation
from ...streams.words import WordOperations
from .. import state
from ..code.kernel_arguments import is_strict
from ..code.launching import ApiLaunch, operation_of
from ..code.modules import function_of, hipFunction_t
from ..errors import hipError_t
from ..events import hipEvent_t, known_event
from ..gate import not_none, require
from ..images.boxes import box
from ..memory import values
from ..memory.copies import DEFAULT, copy_of
from ..memory.fills import box_to_fill, words_to_fill
from ..memory.places import address_of
from ..memory.values import hipBatchMemOpNodeParams
from ..streams import HostFunction
from ..structures import dim3, hipExtent, hipMemcpy3DParms, hipPitchedPtr, hipPos
from .graph_structures import hipHostNodeParams, hipKernelNodeParams, hipMemAllocNodeParams, hipMemsetParams

_Kind = TypeVar("_Kind", bound=Operation)
_CODES_OF_KERNELS = "hipLaunchKernel"
_ELEMENTS = (1, 2, 4)


NodesLike = Node | Sequence[Node] | None
"""What stands for several nodes: one, a list of them, or nothing."""


def known_graph(handle: Any) -> Graph:
    """A graph that is not destroyed."""
    if not isinstance(handle, Graph) or handle.is_destroyed:
        raise UsageError(f"{handle!r} is no graph; hipGraphCreate makes one")
    return handle


def known_node(handle: Any, *kinds: NodeKind) -> Node:
    """A node that is in a graph, and of one of ``kinds`` where there are any."""
    if not isinstance(handle, Node) or handle.is_removed or handle.graph.is_destroyed:
        raise UsageError(f"{handle!r} is no node of a graph")
    if kinds and handle.kind not in kinds:
        raise UsageError(f"{handle!r} is no node for {' or '.join(kind.value for kind in kinds)}")
    return handle


def known_exec(handle: Any) -> GraphExec:
    """An executable graph that is not destroyed."""
    if not isinstance(handle, GraphExec) or handle.is_destroyed:
        raise UsageError(f"{handle!r} is no executable graph; hipGraphInstantiate makes one")
    return handle


def nodes_of(given: NodesLike, count: int | None) -> list[Node]:
    """A list of nodes, of which the first ``count`` are meant."""
    if isinstance(given, Node):
        given = [given]
    if not given and not count:
        return []
    if given is None:
        raise UsageError(f"there is no list of the {count} nodes")
    found = list(given[:count])
    if count is not None and len(found) < count:
        raise UsageError(f"{count} nodes, and the list has {len(found)}")
    return [known_node(node) for node in found]


def added(graph: Any, after: NodesLike, count: int | None, make: Callable[[], Operation]) -> Node:
    """A new node of a graph, made when the rest is known to be right."""
    found = known_graph(graph)
    before = nodes_of(after, count)
    return found.add(make(), before)


def own_node(graph_exec: Any, node: Any, *kinds: NodeKind) -> tuple[GraphExec, Node]:
    """An executable graph, and the node of it that stands for one of its graph."""
    found, original = known_exec(graph_exec), known_node(node, *kinds)
    found.node(original)
    return found, original


def operation_in(node: Any, kind: NodeKind, type: type[_Kind]) -> _Kind:
    """What a node does that is of one kind, which is operations of one type."""
    operation = known_node(node, kind).operation
    assert isinstance(operation, type)
    return operation


def set_own(graph_exec: Any, node: Any, kind: NodeKind, make: Callable[[], Operation]) -> None:
    """Have a node of an executable graph do something else, made when the rest is known to be right."""
    found, original = own_node(graph_exec, node, kind)
    found.set(original, make())


# Kernels


def kernel_operation(given: Any) -> Operation:
    """Launching a kernel."""
    given = require(given, hipKernelNodeParams)
    if not given.func:
        raise UsageError("there is no function")
    function = function_of(given.func)
    launch = launch_of(_three(given.gridDim), _three(given.blockDim), int(given.sharedMemBytes), is_strict())
    params = given.kernelParams
    if params is None and given.extra is None and not function.kernel.arguments:
        params = ()
    device = function.kernel.device
    made = operation_of(_CODES_OF_KERNELS, function, launch, device, params, given.extra)
    made.symbol = given.func if isinstance(given.func, int) else None
    return made


def kernel_params(node: Node, operation: KernelLaunch) -> hipKernelNodeParams:
    """How a kernel is launched; each argument is its bytes."""
    data, launch = operation.packed.data, operation.launch
    values = [bytes(data[row.offset or 0 : (row.offset or 0) + (row.size or 0)]) for row in operation.kernel.arguments]
    grid, block = dim3(*launch.grid), dim3(*launch.block)
    symbol = operation.symbol if isinstance(operation, ApiLaunch) else None
    return hipKernelNodeParams(block, None, symbol or hipFunction_t(operation.kernel), grid, values, launch.lds, node)


def attributes_of(operation: Operation) -> Mapping[int, bytes]:
    """The attributes of a launch, by the number of each."""
    return operation.attributes if isinstance(operation, ApiLaunch) else {}


def with_attributes(operation: KernelLaunch, attributes: Mapping[int, bytes], is_cooperative: bool) -> ApiLaunch:
    """The same launch with these attributes, cooperative or not."""
    launch = replace(operation.launch, is_cooperative=is_cooperative)
    made = ApiLaunch(operation.kernel, launch, operation.packed, operation.counting, operation.interpreted)
    made.symbol = operation.symbol if isinstance(operation, ApiLaunch) else None
    made.attributes = attributes
    return made


def replace_operation(node: Node, operation: Operation) -> None:
    """Let a node do something else; a launch keeps the attributes of the node."""
    if isinstance(operation, ApiLaunch):
        operation.attributes = attributes_of(node.operation)
    node.operation = operation


def _three(size: Any) -> tuple[int, int, int]:
    if isinstance(size, dim3):
        return size.x, size.y, size.z
    numbers: Sequence[int] = size if isinstance(size, Sequence) else (int(size),)
    x, y, z = (*map(int, numbers), 1, 1)[:3]
    return x, y, z


# Copies and fills


def copy_operation(dst: Any, src: Any, count: int, kind: int) -> Operation:
    """Copying bytes."""
    return not_none(copy_of(dst, src, count, kind), "there is nothing to copy")


def box_operation(given: Any) -> Operation:
    """Copying a box; one that is a row is copied as bytes are."""
    return not_none(box(given), "the box is empty")


def box_params(operation: Operation) -> hipMemcpy3DParms:
    """What a copy copies, as a box."""
    if isinstance(operation, Copy):
        sides = [Box(at, operation.size, operation.size) for at in (operation.destination, operation.source)]
        extent, direction = (operation.size, 1, 1), int(operation.direction.value)
    else:
        assert isinstance(operation, CopyBox)
        sides, extent, direction = [operation.destination, operation.source], operation.extent, int(DEFAULT)
    to, source = (
        hipPitchedPtr(side.address, side.pitch, extent[0], side.slice_pitch // side.pitch if side.slice_pitch else extent[1])
        for side in sides
    )  # fmt: skip
    return hipMemcpy3DParms(None, hipPos(), source, None, hipPos(), to, hipExtent(*extent), direction)


def fill_operation(given: Any) -> Operation:
    """Setting elements, in a row or in several."""
    given = require(given, hipMemsetParams)
    size, width, height = int(given.elementSize), int(given.width), int(given.height)
    if size not in _ELEMENTS or not given.dst or not width or not height:
        raise UsageError(f"{height} rows of {width} elements of {size} bytes at {given.dst or 0:#x}")
    found: Operation | None
    if height == 1:
        found = words_to_fill(given.dst, int(given.value), width, size)
    else:
        shape = Box(0, int(given.pitch), int(given.pitch) * height)
        found = box_to_fill(given.dst, shape, int(given.value), (width * size, height, 1), size)
    assert found is not None
    return found


def fill_params(operation: Operation) -> hipMemsetParams:
    """What a node sets, and to what."""
    if isinstance(operation, Fill):
        value = operation.value & ((1 << 8 * operation.width) - 1)
        return hipMemsetParams(operation.destination, operation.width, 1, 0, value, operation.count)
    assert isinstance(operation, FillBox)
    width, height, _ = operation.extent
    where, size = operation.destination, operation.size
    return hipMemsetParams(where.address, size, height, where.pitch, operation.value, width // size)


# Everything else


def host_operation(given: Any) -> Operation:
    """Calling a function of the host."""
    if not isinstance(given, hipHostNodeParams) or given.fn is None:
        raise UsageError("it takes hipHostNodeParams with a function")
    return HostFunction(given.fn, given.userData)


def host_params(operation: HostCall) -> hipHostNodeParams:
    """What a node calls, and with what."""
    if isinstance(operation, HostFunction):
        return hipHostNodeParams(operation.fn, operation.userData)
    return hipHostNodeParams(operation.function, None)


def child_operation(inside: Any, graph: Any = None) -> Operation:
    """Another graph, as it is now."""
    found = known_graph(inside)
    if found is graph:
        raise UsageError("a graph cannot be inside itself")
    return ChildGraph(found)


def record_operation(event: hipEvent_t | None) -> Operation:
    """An event happens."""
    found = known_event(event, hipError_t.hipErrorInvalidValue)
    return RecordEvent(found.event, found)


def wait_operation(event: hipEvent_t | None) -> Operation:
    """Waiting for an event."""
    found = known_event(event, hipError_t.hipErrorInvalidValue)
    return WaitForEvent(found.event, found)


def event_of(operation: Operation) -> hipEvent_t:
    """The event of a node, as it was handed out."""
    assert isinstance(operation, (RecordEvent, WaitForEvent))
    handle = operation.handle
    return handle if isinstance(handle, hipEvent_t) else hipEvent_t(operation.event, 0)


def allocate_operation(given: Any) -> Operation:
    """Allocating memory; where that is, is put into ``given``."""
    if not isinstance(given, hipMemAllocNodeParams) or not given.bytesize:
        raise UsageError("it takes hipMemAllocNodeParams with a size")
    properties = given.poolProps
    if properties.location.type != 1 or properties.allocType != 1:
        raise UsageError("allocType is hipMemAllocationTypePinned, and the location a device")
    number = int(properties.location.id)
    if not 0 <= number < len(state.devices()):
        raise UsageError(f"there is no device {number}")
    block = GraphBlock(state.device(number), int(given.bytesize))
    given.dptr = block.address
    return AllocateBlock(block)


def allocate_params(operation: AllocateBlock) -> hipMemAllocNodeParams:
    """What a node allocates, and where."""
    made = hipMemAllocNodeParams(bytesize=operation.block.size, dptr=operation.block.address)
    made.poolProps.allocType = made.poolProps.location.type = 1
    made.poolProps.location.id = operation.block.device.number
    return made


def free_operation(address: Any) -> Operation:
    """Freeing memory that a node allocates."""
    place = address_of(address)
    block = block_at(place)
    if block is None:
        raise UsageError(f"{place:#x} is not memory that a node of a graph allocates")
    return FreeBlock(block)


def batch_operation(given: Any) -> Operation:
    """Waiting for words of memory and writing them."""
    given = require(given, hipBatchMemOpNodeParams)
    return values.batch_operation(int(given.count), given.paramArray, int(given.flags), given.ctx)


def batch_params(operation: WordOperations) -> hipBatchMemOpNodeParams:
    """What a node waits for and writes."""
    assert isinstance(operation.given, hipBatchMemOpNodeParams)
    return operation.given


def address_in(value: Any, address: int) -> None:
    """Put an address where a caller wants it: into a value of ctypes, or what a pointer of ctypes points at."""
    target = value.contents if hasattr(value, "contents") else value
    if not isinstance(target, ctypes.c_void_p):
        raise UsageError(f"there is nowhere to put the address: {value!r} is no ctypes.c_void_p")
    target.value = address
