"""What nodes of graphs do that streams are not given by themselves: events, and graphs inside of graphs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..errors import CapturedEventError
from ..streams.command import Command, Kind, numbers
from ..streams.operation import Operation
from ..streams.stream import finish

if TYPE_CHECKING:
    from ..streams.event import Event
    from ..streams.stream import Stream
    from .graph import Graph


@dataclass(slots=True)
class RecordEvent(Operation):
    """An event happens each time the graph gets there."""

    kind: ClassVar[Kind] = Kind.MARKER
    event: Event
    handle: object = None

    @property
    def name(self) -> str:
        """Always the same."""
        return "event"

    def run(self) -> object:
        """What happening means."""
        self.event.happen()
        return None

    def commands_in(self, stream: Stream) -> Iterable[Command]:
        """The event is that of this launch from now on, before anything of it is done."""
        event, told = self.event, self.event.shared.record() if self.event.shared is not None else 0
        made = Command(self.kind, self.name, lambda: event.happen(told))
        made.stream, made.number = stream, next(numbers)
        event.capture = None
        event.bind(made)
        return (made,)


@dataclass(slots=True)
class WaitForEvent(Operation):
    """What depends on it waits until an event has happened that was recorded elsewhere."""

    kind: ClassVar[Kind] = Kind.MARKER
    event: Event
    handle: object = None

    @property
    def name(self) -> str:
        """Always the same."""
        return "wait for an event"

    def run(self) -> object:
        """Wait."""
        self.event.synchronize()
        return None

    def commands_in(self, stream: Stream) -> Iterable[Command]:
        """It waits for what the event stands for when the graph is launched."""
        recorded, shared = self.event.command, self.event.shared
        if self.event.capture is not None:
            raise CapturedEventError("a graph waits for an event that was recorded last in a stream that captured")
        if recorded is not None and recorded.stream is not stream and not recorded.is_done:
            awaited = recorded
            return (Command(self.kind, self.name, lambda: finish(awaited)),)
        is_other = recorded is None and shared is not None
        return (Command(self.kind, self.name, shared.wait if is_other and shared is not None else None),)


@dataclass(slots=True)
class ChildGraph(Operation):
    """Everything that is in another graph."""

    kind: ClassVar[Kind] = Kind.GRAPH
    graph: Graph

    def run(self) -> object:
        """All of it, in this thread."""
        for node in self.graph.in_order():
            node.operation.run()
        return None

    def commands_in(self, stream: Stream) -> Iterable[Command]:
        """What is in it."""
        return self.graph.commands_in(stream)
