"""Submits an operation to a stream, and waits for it if the function is synchronous."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import ParamSpec

from ...graphs.capture import refuse_null
from ...memory.cache_model import release_to_system
from ...streams.boxes import CopyBox, FillBox
from ...streams.copying import Copy, Path
from ...streams.operation import Fill, Operation
from ...streams.stream import Stream
from .. import state
from ..errors import hipError_t
from ..gate import api
from ..state import StreamLike
from .places import place_of

_P = ParamSpec("_P")


def now(function: Callable[_P, Operation | None]) -> Callable[_P, tuple[hipError_t]]:
    """Make a function of the API of one that returns an operation: the null stream does it, and the call waits for it."""

    @functools.wraps(function)
    def done(*args: _P.args, **options: _P.kwargs) -> None:
        finish(function(*args, **options), None, function.__name__)

    return api()(done)


def finish(operation: Operation | None, stream: StreamLike, call: str) -> None:
    """Have a stream do something, and wait for it; where a stream captures, ``call`` is what ends the capture."""
    on = state.stream_of(stream)
    refuse_null(call)
    if operation is not None:
        _wait_for(operation, on, releases=not isinstance(operation, (Fill, FillBox)))


def later(operation: Operation | None, stream: StreamLike) -> None:
    """Have a stream do something in its turn; None is nothing to do, on a stream that must be there all the same."""
    on = state.stream_of(stream)
    if operation is not None:
        submit(operation, on)


def submit(operation: Operation, on: Stream, *, at_once: bool = False) -> None:
    """Give a stream something to do, and wait where it copies pageable memory: that may change or end afterwards.

    ``at_once`` waits whatever the memory is.
    """
    if on.queue.capture is not None or (_needs_no_host(operation) and not at_once):
        on.queue.enqueue(operation)
    else:
        _wait_for(operation, on, releases=not isinstance(operation, Copy))


def _needs_no_host(operation: Operation) -> bool:
    """Whether the memory stays as it is until a stream comes to this."""
    if isinstance(operation, Copy):
        return operation.path in (Path.DEVICE, Path.PINNED)
    if isinstance(operation, CopyBox):
        places = [place_of(side.address, is_written=False) for side in (operation.destination, operation.source)]
        return all(place.is_known for place in places)
    return isinstance(operation, (Fill, FillBox))


def _wait_for(operation: Operation, on: Stream, *, releases: bool) -> None:
    on.queue.do(operation.command())
    if releases:
        release_to_system()
