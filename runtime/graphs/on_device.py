"""Executable graphs that a device launches as graphs of its own: what they do needs nothing of the host."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...fatbin.errors import HipkitError
from ..devices.backend import DeviceGraph, DeviceStream, Report
from ..streams.operation import HasMemory, Operation

_FEWEST = 2
"""Operations that are worth a graph."""


class OnDevice:
    """The graph that a device has of operations which are done one after the other; None where it has none."""

    def __init__(self, operations: Sequence[Operation], device: HasMemory, stream: DeviceStream) -> None:
        self.operations, self.device = operations, device
        self.graph = _graph_of(operations, device, stream)

    @property
    def is_lost(self) -> bool:
        """Whether the device does not have it any more, or the code of a kernel."""
        return self.graph is not None and self.graph.is_lost


def _graph_of(operations: Sequence[Operation], device: HasMemory, stream: DeviceStream) -> DeviceGraph | None:
    if len(operations) < _FEWEST:
        return None
    steps = []
    try:
        for operation in operations:
            if (step := operation.step_on(device)) is None:
                return None
            steps.append(step)
        return stream.graph(steps)
    except HipkitError:
        return None  # one of its nodes is what the device refuses, which is said when that is launched


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
