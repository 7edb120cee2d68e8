"""HIP's functions that copy many pieces of memory, or many boxes, in one call."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

from ....fatbin.errors import HipkitError, UsageError
from ...streams.operation import Operation
from ...streams.stream import Stream
from .. import state
from ..c_layouts import WithHandles, declared
from ..gate import api, check_flags, require
from ..memory.copies import DEFAULT, copy_of
from ..memory.pools import hipMemLocation
from ..memory.submitting import later, now, submit
from ..state import StreamLike
from ..structures import hipExtent, hipMemcpy3DParms, hipPitchedPtr, hipPos
from .arrays import array_of
from .boxes import box

hipMemcpySrcAccessOrderStream, hipMemcpySrcAccessOrderDuringApiCall, hipMemcpySrcAccessOrderAny = 1, 2, 3
hipMemcpyOperandTypePointer, hipMemcpyOperandTypeArray = 1, 2
_ORDERS = (hipMemcpySrcAccessOrderStream, hipMemcpySrcAccessOrderDuringApiCall, hipMemcpySrcAccessOrderAny)
_FLAGS = (0, 1)
_NO_COPY = ctypes.c_size_t(-1).value
"""What stands for the copy that failed where it is none of them."""


@declared(hipMemLocation)
class hipMemcpyAttributes(ctypes.Structure):
    """When the source of copies is read, and hints."""


@declared()
class hipOffset3D(ctypes.Structure):
    """Where a box in an array begins: elements, rows, slices."""


@declared(hipMemLocation, hipOffset3D)
class hipMemcpy3DOperand(WithHandles):
    """One side of a copy of a box: memory, whose rows are counted in elements, or an array."""


@declared(hipMemcpy3DOperand, hipExtent)
class hipMemcpy3DBatchOp(ctypes.Structure):
    """A copy of a box, one of several."""


@declared(hipPos, hipPitchedPtr, hipExtent)
class hipMemcpy3DPeerParms(WithHandles):
    """A copy of a box between devices."""


@api()
def hipMemcpyBatchAsync(
    dsts: Any,
    srcs: Any,
    sizes: Any,
    count: int,
    attrs: Any,
    attrsIdxs: Any,
    numAttrs: int,
    failIdx: Any,
    stream: StreamLike = None,
) -> None:
    """``failIdx`` is a number of ctypes, or None. Nothing is copied where one of the copies is wrong.

    The attributes say from which copy on each counts, and when the source is read; the rest of them are hints.
    """
    _set(failIdx, _NO_COPY)
    rows = [(list(part or ()))[:count] for part in (dsts, srcs, sizes)]
    if not count or any(len(row) != count for row in rows):
        raise UsageError(f"{count} copies; there are {', '.join(str(len(row)) for row in rows)} of what they need")
    orders = _orders(count, list(attrs or ())[:numAttrs], list(attrsIdxs or ())[:numAttrs], numAttrs)

    def copy(number: int) -> Operation | None:
        to, of, size = (row[number] for row in rows)
        return copy_of(to, of, int(size), DEFAULT)

    _submit(copy, orders, failIdx, state.stream_of(stream))


@api()
def hipMemcpy3DBatchAsync(numOps: int, opList: Any, failIdx: Any, flags: int, stream: StreamLike = None) -> None:
    """As :func:`hipMemcpyBatchAsync`."""
    _set(failIdx, _NO_COPY)
    check_flags(flags)
    copies = list(opList or ())[:numOps] if numOps else []
    if not numOps or len(copies) != numOps:
        raise UsageError(f"{numOps} copies, and {len(copies)} are given")
    orders = [int(each.srcAccessOrder) for each in copies]
    _submit(lambda number: _batch_box(copies[number]), orders, failIdx, state.stream_of(stream))


@now
def hipMemcpy3DPeer(p: hipMemcpy3DPeerParms | None) -> Operation | None:
    """The devices are checked; the addresses say where the memory is."""
    return _peer_box(p)


@api()
def hipMemcpy3DPeerAsync(p: hipMemcpy3DPeerParms | None, stream: StreamLike = None) -> None:
    """The devices are checked; the addresses say where the memory is."""
    later(_peer_box(p), stream)


def _orders(count: int, attributes: Sequence[Any], starts: Sequence[int], number: int) -> list[int]:
    """When each copy reads its source."""
    if len(attributes) != number or len(starts) != number or number > count:
        raise UsageError(f"{number} attributes for {count} copies")
    if not number:
        return [hipMemcpySrcAccessOrderStream] * count
    ends = [*map(int, starts[1:]), count]
    if starts[0] or any(start >= end for start, end in zip(starts, ends, strict=True)):
        raise UsageError(
            f"attributes from {list(map(int, starts))} on; the first counts from 0 on, and each after another"
        )
    for each in attributes:
        check_flags(int(each.flags), _FLAGS, "there is hipMemcpyFlagPreferOverlapWithCompute, 1")
    return [
        int(each.srcAccessOrder)
        for each, start, end in zip(attributes, starts, ends, strict=True)
        for _ in range(int(start), end)
    ]


def _submit(make: Callable[[int], Operation | None], orders: Sequence[int], failed: Any, on: Stream) -> None:
    """Make all copies, and then have the stream do them."""
    copies = []
    for number, order in enumerate(orders):
        try:
            if order not in _ORDERS:
                raise UsageError(f"there is no order {order} of accesses to a source")
            copies.append(make(number))
        except HipkitError:
            _set(failed, number)
            raise
    for copy, order in zip(copies, orders, strict=True):
        if copy is not None:
            submit(copy, on, at_once=order == hipMemcpySrcAccessOrderDuringApiCall)


def _batch_box(copy: hipMemcpy3DBatchOp) -> Operation | None:
    check_flags(int(copy.flags), _FLAGS, "there is hipMemcpyFlagPreferOverlapWithCompute, 1")
    params = hipMemcpy3DParms(extent=copy.extent, kind=DEFAULT)
    sides = {"src": copy.src, "dst": copy.dst}
    arrays = [array_of(each.op.array.array) for each in sides.values() if each.type == hipMemcpyOperandTypeArray]
    element = arrays[0].format.size if arrays else 1
    for name, side in sides.items():
        if side.type == hipMemcpyOperandTypeArray:
            at = side.op.array.offset
            setattr(params, f"{name}Array", side.op.array.array)
            setattr(params, f"{name}Pos", hipPos(at.x, at.y, at.z))
        elif side.type == hipMemcpyOperandTypePointer:
            place, extent = side.op.ptr, copy.extent
            row, layer = (place.rowLength or extent.width) * element, place.layerHeight or extent.height
            setattr(params, f"{name}Ptr", hipPitchedPtr(place.ptr, row, row, layer))
        else:
            raise UsageError(f"there is no operand of type {side.type}")
    return box(params)


def _peer_box(p: hipMemcpy3DPeerParms | None) -> Operation | None:
    p = require(p, hipMemcpy3DPeerParms)
    state.device(p.srcDevice), state.device(p.dstDevice)
    names = ("srcArray", "srcPos", "srcPtr", "dstArray", "dstPos", "dstPtr", "extent")
    return box(hipMemcpy3DParms(kind=DEFAULT, **{name: getattr(p, name) for name in names}))


def _set(number: Any, value: int) -> None:
    if number is not None:
        number.value = value
