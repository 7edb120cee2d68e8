"""Events: markers in streams that threads and other streams wait for, with times."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NoReturn, Protocol, TypeVar

from ...fatbin.errors import UsageError
from ...fatbin.target import TargetID
from ..errors import CapturedEventError
from ..memory.cache_model import release_to_system
from ..memory.interprocess import SharedEvent
from .background import finish, is_done_now
from .command import Command, Runner
from .operation import Operation

_NANOSECONDS = 1e6


class NotReadyError(UsageError):
    """It has not happened yet."""


class CaptureMode(IntEnum):
    """Whose unsafe calls a capture does not allow: those of all threads, of its own thread, or none."""

    GLOBAL = 0
    THREAD_LOCAL = 1
    RELAXED = 2

    @classmethod
    def named(cls, mode: CaptureMode | str) -> CaptureMode:
        """A mode by its name."""
        if isinstance(mode, str):
            if mode.upper() not in cls.__members__:
                raise UsageError(f"{mode!r} is no mode of capturing; there are global, thread_local and relaxed")
            return cls[mode.upper()]
        return cls(mode)


S = TypeVar("S", contravariant=True)


class Capture(Protocol[S]):
    """What operations and events of streams of type ``S`` go to while they are captured."""

    @property
    def graph(self) -> Any:
        """The :class:`~hipkit.Graph` that it makes."""

    def add(self, stream: S, operation: Operation) -> object:
        """Add a node for an operation that ``stream`` was given."""

    def wait(self, stream: S, marker: Marker) -> None:
        """Let what ``stream`` is given from now on depend on ``marker``."""

    def record(self, stream: S, marker: Marker) -> None:
        """Let ``marker`` stand for what ``stream`` was given until now."""

    def invalidate(self) -> None:
        """Note that something was asked for that cannot be part of it."""

    def refuse(self, what: str) -> NoReturn:
        """Raise because of ``what``, which cannot be part of it, and invalidate it."""

    def check_null(self, stream: S) -> None:
        """Raise where the null stream ``stream`` would wait for one that captures."""

    def leave(self, stream: S) -> None:
        """Note that a stream that takes part is destroyed: the capture fails."""

    def end(self, stream: S) -> Any:
        """End it; its :class:`~hipkit.Graph`."""

    def abandon(self) -> None:
        """End it without a graph."""


captures: list[Capture[Any]] = []
"""The captures under way."""


class Recorder(Protocol):
    """What records events: a stream."""

    def record(self, event: Event) -> Event:
        """Let ``event`` happen when everything before is done."""


class EventOwner(Protocol):
    """What events, and all that is in streams, know of their device."""

    @property
    def number(self) -> int:
        """Its number among the devices of the process."""

    @property
    def target(self) -> TargetID:
        """The GPU that it is."""


class Marker:
    """A place in what a stream was given, which an event stands for. Until it is anywhere, it counts as reached.

    ``to_system`` is whether memory that is not coherent is visible to the host from then on.
    """

    def __init__(self, *, to_system: bool = False) -> None:
        self.to_system = to_system
        self.command: Command | None = None
        self.shared: SharedEvent | None = None
        """What other processes see of it."""
        self.after: dict[Runner, int] = {}
        """What its queue came after when it was put there."""
        self.capture: Capture[Any] | None = None
        """What it is part of, where it was put last into a stream that captures."""

    def happen(self, time_of: int = 0) -> None:
        """It is reached: memory is made visible as it promises, and other processes are notified."""
        if self.to_system:
            release_to_system()
        if self.shared is not None:
            self.shared.happened(time_of)

    def bind(self, command: Command) -> None:
        """It is reached when ``command`` is done, and has the command's times."""
        self.command = command
        self.after = dict(command.queue.after)

    def query(self) -> bool:
        """Whether it is reached. The first call that finds that it is not lets a worker run its queue."""
        self.check_captured("asking whether it has happened")
        command = self.command
        if command is not None:
            if not is_done_now(command):
                return False
            command.queue.saw(command)
        return self.shared is None or self.shared.is_done

    def synchronize(self) -> None:
        """Wait until it is reached. Raises what went wrong in its queue before."""
        self.check_captured("waiting for it")
        if self.command is not None:
            finish(self.command)
            self.command.queue.saw(self.command)
            self.command.queue.raise_error()
        elif self.shared is not None:
            self.shared.wait()

    def check_captured(self, what: str) -> None:
        """Raise where it was put last into a stream that captured; ``what`` is asked of its event."""
        if self.capture is not None:
            self.capture.invalidate()
            raise CapturedEventError(f"{what}: the event was recorded last in a stream that captured; record it again")


class Event:
    """An event of a device. Until it is recorded it counts as having happened.

    ``timing`` is whether it tells the time; ``to_system`` whether memory that is not coherent is visible to the host
    when it has happened. ``marker`` is where it was recorded last.
    """

    def __init__(
        self, device: EventOwner, *, timing: bool = True, blocking: bool = False, to_system: bool = False
    ) -> None:
        self.device, self.timing, self.blocking = device, timing, blocking
        self.marker = Marker(to_system=to_system)

    def record(self, stream: Recorder) -> None:
        """Let it happen when all that ``stream`` was given before is done."""
        stream.record(self)

    @property
    def is_recorded(self) -> bool:
        """Whether the event was ever recorded."""
        return self.marker.command is not None

    def query(self) -> bool:
        """Whether it has happened."""
        return self.marker.query()

    def synchronize(self) -> None:
        """Wait until it has happened. Raises what went wrong in its stream before."""
        self.marker.synchronize()

    def elapsed_since(self, earlier: Event) -> float:
        """The milliseconds between ``earlier`` and this event."""
        return elapsed(earlier, self)

    def __sub__(self, earlier: Event) -> float:
        return elapsed(earlier, self)

    def __repr__(self) -> str:
        command = self.marker.command
        state = "not recorded" if command is None else "happened" if command.is_done else "pending"
        return f"<Event {state}>"


def elapsed(start: Event, end: Event) -> float:
    """The milliseconds between two events."""
    for event in (start, end):
        event.marker.check_captured("the time of it")
        if not event.timing:
            raise UsageError("the event was made without timing")
        if event.marker.command is None:
            raise UsageError("the event was never recorded")
    first, last = start.marker.command, end.marker.command
    assert first is not None
    assert last is not None
    if not (first.is_done and last.is_done):
        raise NotReadyError("the event has not happened yet; synchronize it first")
    return (last.ended - first.ended) / _NANOSECONDS
