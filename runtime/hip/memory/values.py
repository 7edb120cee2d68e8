"""HIP's functions that let a stream wait for a value in memory, or write one."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from ....fatbin.errors import UsageError
from ...devices.happens_before import ORDER
from ...streams.words import Word, WordOperations
from .. import state
from ..c_layouts import declared
from ..gate import api, check_flags
from ..state import StreamLike
from .places import place_of

hipStreamWaitValueGte, hipStreamWaitValueEq, hipStreamWaitValueAnd, hipStreamWaitValueNor = range(4)
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


@declared(hipStreamBatchMemOpParams)
class hipBatchMemOpNodeParams(ctypes.Structure):
    """A batch that is a node of a graph."""


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
    _enqueue(stream, _TYPE.hipStreamMemOpWaitValue32, ptr, value, flags, mask)


@api()
def hipStreamWaitValue64(stream: StreamLike, ptr: Any, value: int, flags: int, mask: int = _ALL_64) -> None:
    _enqueue(stream, _TYPE.hipStreamMemOpWaitValue64, ptr, value, flags, mask)


@api()
def hipStreamWriteValue32(stream: StreamLike, ptr: Any, value: int, flags: int = 0) -> None:
    _enqueue(stream, _TYPE.hipStreamMemOpWriteValue32, ptr, value, flags)


@api()
def hipStreamWriteValue64(stream: StreamLike, ptr: Any, value: int, flags: int = 0) -> None:
    _enqueue(stream, _TYPE.hipStreamMemOpWriteValue64, ptr, value, flags)


@api()
def hipStreamBatchMemOp(stream: StreamLike, count: int, paramArray: Any, flags: int) -> None:
    """Nothing is done where one of the operations is wrong. A batch has no barriers, as AMD's."""
    operation = batch_operation(count, paramArray, flags)
    state.stream_of(stream).queue.enqueue(operation)


def batch_operation(count: int, rows: Any, flags: int, context: Any = None, mask: int | None = None) -> WordOperations:
    """What the parameters of a batch mean; ``mask`` has the bits of words that are looked at, if not all are."""
    check_flags(flags)
    found = list(rows[:count]) if rows and 0 < count <= _MOST else []
    if not found or len(found) != count:
        raise UsageError(f"{count} operations, and {len(found)} are given; there may be {_MOST}")
    words = [_word(row, mask) for row in found]
    return WordOperations(words, hipBatchMemOpNodeParams(context, count, (hipStreamBatchMemOpParams * count)(*found)))


def _enqueue(
    stream: StreamLike, operation: hipStreamBatchMemOpType, ptr: Any, value: int, flags: int, mask: int | None = None
) -> None:
    """Have a stream do one operation."""
    row = hipStreamBatchMemOpParams()
    given = row.waitValue if operation in _WAITS else row.writeValue
    given.operation, given.address, given.flags = operation, place_of(ptr, is_written=True).address, flags
    given.value64 = value  # the low half is the word of 32 bits
    on = state.stream_of(stream)
    on.queue.enqueue(batch_operation(1, [row], 0, mask=mask))


def _word(row: hipStreamBatchMemOpParams, mask: int | None) -> Word:
    """One operation of a batch."""
    operation = int(row.operation)
    if (size := _WAITS.get(operation)) is not None:
        given = row.waitValue
        check_flags(given.flags, _CONDITIONS, "there are Gte 0, Eq 1, And 2 and Nor 3")
    elif (size := _WRITES.get(operation)) is not None:
        given = row.writeValue
        check_flags(given.flags)
    else:
        raise UsageError(f"batches have no operation {operation}")
    address, value = _address_of_word(given.address, size), given.value if size == _WORD else given.value64
    if operation in _WRITES:
        return Word(address, size, value)
    ORDER.give_up()
    condition, bits = _CONDITIONS[given.flags], (_ALL_32 if size == _WORD else _ALL_64) if mask is None else mask
    return Word(address, size, value, lambda found: condition(found, value, bits))


def _address_of_word(ptr: Any, size: int) -> int:
    place = place_of(ptr, is_written=True)
    if not place.is_known or (place.room or 0) < size or place.address % size:
        raise UsageError(f"{place.address:#x} is no aligned word of memory that devices know")
    return place.address
