"""Executable graphs of kernels alone, which a device launches as graphs of its own: their kernels need nothing of the host."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...fatbin.errors import HipkitError
from ..devices.backend import DeviceGraph, DeviceStream, Report
from ..streams.operation import Operation

_FEWEST = 2
"""Kernels that are worth a graph."""


class OnDevice:
    """The graph that a device has of the operations of an executable one, made anew when these have changed."""

    def __init__(self) -> None:
        self._operations: tuple[Operation, ...] = ()
        self._device: object = None
        self._graph: DeviceGraph | None = None

    def graph(self, operations: Sequence[Operation], device: object, stream: DeviceStream) -> DeviceGraph | None:
        """The device's graph of operations that are done one after the other; None where it has none."""
        if not self._is_of(operations, device) or (self._graph is not None and self._graph.is_lost):
            self._operations, self._device = tuple(operations), device
            self._graph = _graph_of(operations, device, stream)
        if self._graph is None or not all(operation.is_dispatch for operation in operations):
            return None
        return self._graph

    def _is_of(self, operations: Sequence[Operation], device: object) -> bool:
        known = self._operations
        return device is self._device and len(known) == len(operations) and all(map(_is, known, operations))


def _is(one: object, other: object) -> bool:
    return one is other


def _graph_of(operations: Sequence[Operation], device: object, stream: DeviceStream) -> DeviceGraph | None:
    if len(operations) < _FEWEST:
        return None
    dispatches = []
    try:
        for operation in operations:
            if (dispatch := operation.dispatch_on(device)) is None:
                return None
            dispatches.append(dispatch)
        return stream.graph(dispatches)
    except HipkitError:
        return None  # one of its kernels is what the device refuses, which is said when that is launched


class Launched:
    """A launch of a device's graph: begun when what is before it is done or begun, or else in its turn."""

    def __init__(self, graph: DeviceGraph, stream: DeviceStream) -> None:
        self._graph, self._stream = graph, stream
        self._finish: Callable[[], Report] | None = None

    def begin(self, _stream: DeviceStream) -> bool:
        """Have the device begin it."""
        self._finish = self._graph.begin(self._stream)
        return self._finish is not None

    def __call__(self) -> None:
        """Wait for its end."""
        finish = self._finish or self._graph.begin(self._stream)
        if finish is None:
            raise HipkitError("the device has no room for a launch of a graph")
        finish()
