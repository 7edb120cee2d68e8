"""Graph functions whose C interface differs from the Python API: they fill arrays, or use in/out parameters."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

from ...fatbin.errors import UsageError
from .. import hip
from ..hip.c_layouts import layout
from ..hip.state import null_stream_of_thread
from .handles import HANDLES

_next: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()
"""By graph, the nodes that what comes next depends on, as C sees them."""


class InstantiateParams(ctypes.Structure):
    """hipGraphInstantiateParams, as C has it."""

    _fields_ = layout("hipGraphInstantiateParams")


def hipGraphGetNodes(graph: Any, nodes: int, count: int) -> tuple[Any, ...]:
    """The nodes, as many as there is room for, or how many there are."""
    return _filled(hip.hipGraphGetNodes(graph), (nodes,), count)


def hipGraphGetRootNodes(graph: Any, nodes: int, count: int) -> tuple[Any, ...]:
    """The nodes that depend on none, as many as there is room for, or how many there are."""
    return _filled(hip.hipGraphGetRootNodes(graph), (nodes,), count)


def hipGraphGetEdges(graph: Any, from_: int, to: int, count: int) -> tuple[Any, ...]:
    """Both ends of each edge, as many as there is room for, or how many edges there are."""
    if bool(from_) != bool(to):
        raise UsageError("there is room for one end of each edge, and none for the other")
    return _filled(hip.hipGraphGetEdges(graph), (from_, to), count)


def hipGraphNodeGetDependencies(node: Any, nodes: int, count: int) -> tuple[Any, ...]:
    """What a node depends on, as much as there is room for, or how many nodes that is."""
    return _filled(hip.hipGraphNodeGetDependencies(node), (nodes,), count)


def hipGraphNodeGetDependentNodes(node: Any, nodes: int, count: int) -> tuple[Any, ...]:
    """What depends on a node, as much as there is room for, or how many nodes that is."""
    return _filled(hip.hipGraphNodeGetDependentNodes(node), (nodes,), count)


def _filled(result: tuple[Any, ...], arrays: Sequence[int], count: int) -> tuple[Any, ...]:
    code, *lists, found = result
    if code:
        return (code,)
    if not count:
        raise UsageError("there is nowhere to put how many there are")
    room = ctypes.c_size_t.from_address(count)
    if all(arrays):
        for address, things in zip(arrays, lists, strict=True):
            handles = (ctypes.c_void_p * room.value).from_address(address)
            handles[:] = [HANDLES.give(thing) for thing in things[: room.value]] + [None] * (room.value - found)
        room.value = min(room.value, found)
    else:
        room.value = found
    return (code,)


def hipGraphDestroy(graph: Any) -> tuple[Any, ...]:
    """Handles of nodes end with their graph."""
    nodes = list(graph.nodes) if isinstance(graph, hip.hipGraph_t) else []
    result = hip.hipGraphDestroy(graph)
    if not result[0]:
        for node in nodes:
            HANDLES.forget(node)
    return result


def hipGraphMemFreeNodeGetParams(node: Any, dev_ptr: int) -> tuple[Any, ...]:
    """The address goes where the caller has room for it."""
    return hip.hipGraphMemFreeNodeGetParams(node, ctypes.c_void_p.from_address(dev_ptr) if dev_ptr else None)


def hipGraphInstantiate(graph: Any, error_node: int, log: int, size: int) -> tuple[Any, ...]:
    """A node and a text say why it failed."""
    code, made, *_ = hip.hipGraphInstantiate(graph, size)
    if error_node:
        ctypes.c_void_p.from_address(error_node).value = None
    if log and size:
        text = hip.explain_last_error().encode()[: size - 1] if code else b""
        ctypes.memmove(log, text + b"\0", len(text) + 1)
    return code, made


def hipGraphInstantiateWithParams(graph: Any, params: int) -> tuple[Any, ...]:
    """How it went goes into the structure."""
    if not params:
        raise UsageError("there are no parameters")
    fields = InstantiateParams.from_address(params)
    given = hip.hipGraphInstantiateParams(flags=fields.flags)
    result = hip.hipGraphInstantiateWithParams(graph, given)
    fields.errNode_out, fields.result_out = None, given.result_out
    return result


def hipGraphExecUpdate(graph_exec: Any, graph: Any, error_node: int, why: int) -> tuple[Any, ...]:
    """What does not fit, and the reason, are reported also where it fails."""
    if not error_node or not why:
        raise UsageError("there is nowhere to put the node or the reason")
    node: list[Any] = []
    code, reason = hip.hipGraphExecUpdate(graph_exec, graph, node)
    found = node[0] if node else None
    ctypes.c_void_p.from_address(error_node).value = HANDLES.give(found) if found is not None else None
    if reason is not None:
        ctypes.c_int.from_address(why).value = reason
    return (code,)


def hipStreamGetCaptureInfo_v2(
    stream: Any, status: int, number: int, graph: int, dependencies: int, count: int
) -> tuple[Any, ...]:
    """What is asked for goes where the caller has room for it; the nodes stay until it is asked again."""
    if not status:
        raise UsageError("there is nowhere to put the status")
    nodes: list[Any] = []
    code, found, sequence, captured, _ = hip.hipStreamGetCaptureInfo_v2(stream, nodes)
    if code:
        return (code,)
    ctypes.c_int.from_address(status).value = found
    if captured is None:
        return (code,)
    _next[captured] = array = (ctypes.c_void_p * max(len(nodes), 1))(*map(HANDLES.give, nodes))
    for address, type, value in (
        (number, ctypes.c_uint64, sequence),
        (graph, ctypes.c_void_p, HANDLES.give(captured)),
        (dependencies, ctypes.c_void_p, ctypes.addressof(array)),
        (count, ctypes.c_size_t, len(nodes)),
    ):
        if address:
            type.from_address(address).value = value
    return (code,)


@functools.wraps(hipStreamGetCaptureInfo_v2)
def hipStreamGetCaptureInfo_v2_spt(*given: Any) -> tuple[Any, ...]:
    """hipStreamGetCaptureInfo_v2, for which 0 is the null stream of the calling thread."""
    with null_stream_of_thread():
        return hipStreamGetCaptureInfo_v2(*given)


def hipThreadExchangeStreamCaptureMode(mode: int) -> tuple[Any, ...]:
    """The old mode goes where the new one was."""
    if not mode:
        raise UsageError("there is no mode")
    place = ctypes.c_int.from_address(mode)
    code, before = hip.hipThreadExchangeStreamCaptureMode(place.value)
    if not code:
        place.value = before
    return (code,)
