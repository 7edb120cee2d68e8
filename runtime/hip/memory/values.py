"""HIP's functions that let a stream wait for a value in memory, or write one."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from ....fatbin.errors import UsageError
from ...devices.happens_before import ORDER
from ...memory.transfer import load, store
from ...streams.operation import HostCall
from ...streams.queue import AbandonedError
from ...streams.stream import Stream
from .. import state
from ..c_layouts import declared
from ..gate import api, check_flags
from ..state import StreamLike
from .places import place_of

hipStreamWaitValueGte, hipStreamWaitValueEq, hipStreamWaitValueAnd, hipStreamWaitValueNor = range(4)
_NAP = 0.0001
_ALL_32, _ALL_64 = (1 << 32) - 1, (1 << 64) - 1
_WORD = 4
_MOST = 256


class hipStreamBatchMemOpType(IntEnum):
    """What an operation of a batch does; those that are not here are refused."""

    hipStreamMemOpWaitValue32 = 1
    hipStreamMemOpWriteValue32 = 2
    hipStreamMemOpWaitValue64 = 4
    hipStreamMemOpWriteValue64 = 5


_TYPE = hipStreamBatchMemOpType
_WAITS = {int(_TYPE.hipStreamMemOpWaitValue32): _WORD, int(_TYPE.hipStreamMemOpWaitValue64): 8}
_WRITES = {int(_TYPE.hipStreamMemOpWriteValue32): _WORD, int(_TYPE.hipStreamMemOpWriteValue64): 8}
"""How many bytes each waits for, or writes."""


@declared()
class hipStreamBatchMemOpParams(ctypes.Union):
    """An operation of a batch."""


_CONDITIONS: dict[int, Callable[[int, int, int], bool]] = {
    hipStreamWaitValueGte: lambda found, value, mask: (found & mask) >= value,
    hipStreamWaitValueEq: lambda found, value, mask: (found & mask) == value,
    hipStreamWaitValueAnd: lambda found, value, mask: bool(found & mask & value),
    hipStreamWaitValueNor: lambda found, value, mask: (~(found | value) & mask) != 0,
}
"""When a stream goes on."""


@api()
def hipStreamWaitValue32(stream: StreamLike, ptr: Any, value: int, flags: int, mask: int = _ALL_32) -> None:
    """The word is looked at every 0.1 ms."""
    _wait(stream, ptr, value, flags, mask, 4)


@api()
def hipStreamWaitValue64(stream: StreamLike, ptr: Any, value: int, flags: int, mask: int = _ALL_64) -> None:
    _wait(stream, ptr, value, flags, mask, 8)


@api()
def hipStreamWriteValue32(stream: StreamLike, ptr: Any, value: int, flags: int = 0) -> None:
    _write(stream, ptr, value, flags, 4)


@api()
def hipStreamWriteValue64(stream: StreamLike, ptr: Any, value: int, flags: int = 0) -> None:
    _write(stream, ptr, value, flags, 8)


@api()
def hipStreamBatchMemOp(stream: StreamLike, count: int, paramArray: Any, flags: int) -> None:
    """Nothing is done where one of the operations is wrong. A batch has no barriers, as AMD's."""
    check_flags(flags)
    rows = list(paramArray or ())[:count] if 0 < count <= _MOST else []
    if not rows or len(rows) != count:
        raise UsageError(f"{count} operations, and {len(rows)} are given; there may be {_MOST}")
    on = state.stream_of(stream)
    for each in [_in_batch(row, on) for row in rows]:
        on.queue.enqueue(each)


def _wait(stream: StreamLike, ptr: Any, value: int, flags: int, mask: int, size: int) -> None:
    on = state.stream_of(stream)
    on.queue.enqueue(_waiting(on, ptr, value, flags, mask, size))


def _write(stream: StreamLike, ptr: Any, value: int, flags: int, size: int) -> None:
    on = state.stream_of(stream)
    on.queue.enqueue(_writing(ptr, value, flags, size))


def _waiting(on: Stream, ptr: Any, value: int, flags: int, mask: int, size: int) -> HostCall:
    check_flags(flags, _CONDITIONS, "there are Gte 0, Eq 1, And 2 and Nor 3")
    address = _word(ptr, size)
    condition = _CONDITIONS[flags]
    ORDER.give_up()

    def wait_for_a_value() -> None:
        while not condition(load(address, size), value, mask):
            if on.queue.is_abandoned:
                raise AbandonedError("the value never came")
            time.sleep(_NAP)

    return HostCall(wait_for_a_value)


def _writing(ptr: Any, value: int, flags: int, size: int) -> HostCall:
    check_flags(flags)
    address = _word(ptr, size)

    def write_a_value() -> None:
        store(address, value, size)

    return HostCall(write_a_value)


def _in_batch(row: hipStreamBatchMemOpParams, on: Stream) -> HostCall:
    """One operation of a batch."""
    operation = int(row.operation)
    if operation in _WAITS:
        size, given = _WAITS[operation], row.waitValue
        value = given.value if size == _WORD else given.value64
        return _waiting(on, given.address, value, given.flags, _ALL_32 if size == _WORD else _ALL_64, size)
    if operation not in _WRITES:
        raise UsageError(f"batches have no operation {operation}")
    size, given = _WRITES[operation], row.writeValue
    return _writing(given.address, given.value if size == _WORD else given.value64, given.flags, size)


def _word(ptr: Any, size: int) -> int:
    place = place_of(ptr, is_written=True)
    if not place.is_known or (place.room or 0) < size or place.address % size:
        raise UsageError(f"{place.address:#x} is no aligned word of memory that devices know")
    return place.address
