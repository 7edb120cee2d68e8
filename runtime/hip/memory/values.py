"""HIP's functions that let a stream wait for a value in memory, or write one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ....fatbin.errors import UsageError
from ...devices.happens_before import ORDER
from ...memory.transfer import load, store
from ...streams.operation import HostCall
from ...streams.queue import AbandonedError
from ...streams.stream import Stream
from .. import state
from ..gate import api, check_flags
from ..state import StreamLike
from .places import place_of

hipStreamWaitValueGte, hipStreamWaitValueEq, hipStreamWaitValueAnd, hipStreamWaitValueNor = range(4)
_NAP = 0.0001
_ALL_32, _ALL_64 = (1 << 32) - 1, (1 << 64) - 1

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


def _wait(stream: StreamLike, ptr: Any, value: int, flags: int, mask: int, size: int) -> None:
    check_flags(flags, _CONDITIONS, "there are Gte 0, Eq 1, And 2 and Nor 3")
    on, address = _word(stream, ptr, size)
    condition = _CONDITIONS[flags]
    ORDER.give_up()

    def wait_for_a_value() -> None:
        while not condition(load(address, size), value, mask):
            if on.queue.is_abandoned:
                raise AbandonedError("the value never came")
            time.sleep(_NAP)

    on.queue.enqueue(HostCall(wait_for_a_value))


def _write(stream: StreamLike, ptr: Any, value: int, flags: int, size: int) -> None:
    check_flags(flags)
    on, address = _word(stream, ptr, size)

    def write_a_value() -> None:
        store(address, value, size)

    on.queue.enqueue(HostCall(write_a_value))


def _word(stream: StreamLike, ptr: Any, size: int) -> tuple[Stream, int]:
    on = state.stream_of(stream)
    place = place_of(ptr, is_written=True)
    if not place.is_known or (place.room or 0) < size or place.address % size:
        raise UsageError(f"{place.address:#x} is no aligned word of memory that devices know")
    return on, place.address
