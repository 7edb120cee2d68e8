"""Kinds of C parameters that only graph functions have: lists of nodes, and parameters of nodes."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from typing import Any
from weakref import WeakKeyDictionary

from .. import hip
from ..hip.c_layouts import layout
from .kinds import KINDS, Context, Handle, Kind, PointedAt, Pointer

_ARGUMENTS: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()
"""By node that launches a kernel, the arguments as C sees them: it may write there and pass them again."""


class HandleList:
    """An array of handles in C. Only its reader knows how long it is: it is sliced."""

    def __init__(self, address: int, context: Context) -> None:
        self._address, self._context = address, context

    def __getitem__(self, part: slice) -> list[Any]:
        addresses = (ctypes.c_void_p * (part.stop or 0)).from_address(self._address)
        return [self._context.handles.take(address) if address else None for address in addresses]

    def __iter__(self) -> Iterator[Any]:
        raise TypeError("the array does not say how long it is")


class Nodes(Pointer):
    """An array of nodes; null is None."""

    def receive(self, raw: Any, context: Context) -> Any:
        return HandleList(raw, context) if raw else None


class KernelNode(ctypes.Structure):
    """hipKernelNodeParams, as C has it."""

    _fields_ = layout("hipKernelNodeParams", hip.dim3)


class KernelParams(Kind):
    """A pointer to such a structure."""

    def __init__(self) -> None:
        super().__init__(ctypes.c_void_p)

    def receive(self, raw: Any, context: Context) -> Any:
        """The structure of the flat API; null is None."""
        if not raw:
            return None
        fields = KernelNode.from_address(raw)
        return hip.hipKernelNodeParams(
            blockDim=fields.blockDim,
            extra=KINDS["extra"].receive(fields.extra, context),
            func=KINDS["launchable"].receive(fields.func, context),
            gridDim=fields.gridDim,
            kernelParams=KINDS["parameters"].receive(fields.kernelParams, context),
            sharedMemBytes=fields.sharedMemBytes,
        )

    def write(self, address: int, value: Any, context: Context) -> None:
        """The structure; its arguments stay for as long as the node launches with them."""
        buffers = [ctypes.create_string_buffer(data, max(len(data), 1)) for data in value.kernelParams]
        array = (ctypes.c_void_p * max(len(buffers), 1))(*map(ctypes.addressof, buffers))
        _ARGUMENTS[value.node] = array, buffers
        function = value.func if isinstance(value.func, int) else context.handles.give(value.func)
        fields = KernelNode.from_address(address)
        fields.blockDim, fields.extra, fields.func, fields.gridDim = value.blockDim, None, function, value.gridDim
        fields.kernelParams, fields.sharedMemBytes = ctypes.addressof(array), value.sharedMemBytes


class HostNode(ctypes.Structure):
    """hipHostNodeParams, as C has it."""

    _fields_ = layout("hipHostNodeParams")


class HostParams(Kind):
    """A pointer to such a structure."""

    def __init__(self) -> None:
        super().__init__(ctypes.c_void_p)

    def receive(self, raw: Any, context: Context) -> Any:
        """The structure of the flat API; null is None."""
        if not raw:
            return None
        fields = HostNode.from_address(raw)
        return hip.hipHostNodeParams(KINDS["host_function"].receive(fields.fn, context), fields.userData)

    def write(self, address: int, value: Any, _context: Context) -> None:
        fields = HostNode.from_address(address)
        fields.fn, fields.userData = getattr(value.fn, "address", None), value.userData


_UNION_AT, _COPY_AT = 16, 32
_Reader = Callable[[int, Context], Any]


def _handle(address: int, context: Context) -> Any:
    return KINDS["graph"].receive(ctypes.c_void_p.from_address(address).value, context)


_PARTS: dict[int, tuple[str, _Reader]] = {
    0: ("kernel", lambda at, context: KernelParams().receive(at, context)),
    1: ("memcpy", lambda at, _context: hip.hipMemcpy3DParms.from_address(at - _UNION_AT + _COPY_AT)),
    2: ("memset", lambda at, _context: hip.hipMemsetParams.from_address(at)),
    3: ("host", lambda at, context: HostParams().receive(at, context)),
    4: ("graph", _handle),
    6: ("eventWait", _handle),
    7: ("eventRecord", _handle),
    10: ("alloc", lambda at, _context: hip.hipMemAllocNodeParams.from_address(at)),
    11: ("free", lambda at, _context: ctypes.c_void_p.from_address(at).value),
}
"""By the number of a type, which part of hipGraphNodeParams is meant, and how it is read."""


class AnyParams(Pointer):
    """A pointer to hipGraphNodeParams."""

    def receive(self, raw: Any, context: Context) -> Any:
        """The structure of the flat API; null is None."""
        if not raw:
            return None
        type = ctypes.c_int.from_address(raw).value
        made = hip.hipGraphNodeParams(type)
        if type in _PARTS:
            name, read = _PARTS[type]
            setattr(made, name, read(raw + _UNION_AT, context))
        return made


GRAPH_KINDS: dict[str, Kind] = {
    "nodes": Nodes(),
    "kernel_node": KernelParams(),
    "host_node": HostParams(),
    "any_node": AnyParams(),
    "user_object": Handle(),
    "amount": PointedAt(ctypes.c_uint64),
}
