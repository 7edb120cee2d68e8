"""Graph nodes that record an event or wait for one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ...fatbin.records import dataclass
from ..devices.happens_before import ORDER
from ..errors import CapturedEventError
from ..streams.background import finish
from ..streams.command import Command, Kind, Runner, numbers
from ..streams.event import Event
from ..streams.operation import Operation


@dataclass(slots=True)
class RecordEvent(Operation):
    """An event happens each time the graph gets there."""

    kind: ClassVar[Kind] = Kind.MARKER
    event: Event
    handle: object = None

    @property
    def name(self) -> str:
        return "event"

    def run(self) -> object:
        self.event.marker.happen()
        return None

    def commands_in(self, queue: Runner) -> Iterable[Command]:
        """The event is that of this launch from now on, before anything of it is done."""
        marker = self.event.marker
        number = marker.shared.record() if marker.shared is not None else 0
        made = Command(self.kind, self.name, lambda: marker.happen(number))
        made.queue, made.number = queue, next(numbers)
        marker.capture = None
        marker.bind(made)
        return (made,)


@dataclass(slots=True)
class WaitForEvent(Operation):
    """What depends on it waits until an event has happened that was recorded elsewhere."""

    kind: ClassVar[Kind] = Kind.MARKER
    event: Event
    handle: object = None

    @property
    def name(self) -> str:
        return "wait for an event"

    def run(self) -> object:
        self.event.synchronize()
        return None

    def commands_in(self, queue: Runner) -> Iterable[Command]:
        """It waits for what the event stands for when the graph is launched."""
        recorded, shared = self.event.marker.command, self.event.marker.shared
        if self.event.marker.capture is not None:
            raise CapturedEventError("a graph waits for an event that was recorded last in a stream that captured")
        if ORDER.is_on and recorded is not None:
            ORDER.wait(queue.number, recorded)
        if recorded is not None and recorded.queue is not queue and not recorded.is_done:
            awaited = recorded
            return (Command(self.kind, self.name, lambda: finish(awaited)),)
        is_other = recorded is None and shared is not None
        return (Command(self.kind, self.name, shared.wait if is_other and shared is not None else None),)
