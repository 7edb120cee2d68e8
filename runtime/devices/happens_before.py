"""Which commands of streams happen before which, as the program asked for it, for the check of races.

Commands of one stream are in order. An event that a stream waits for orders two streams, the null stream orders those that
are not made as non-blocking, and what the host has waited for comes before all that it asks for later. That two commands
were in fact done one after the other orders nothing.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Sequence
from typing import Any, Protocol

from ...fatbin.fork import renew
from ..conditions import conditions, observers
from .callers import CALLER, SiteOfHost

Clock = dict[int, int]
"""How far in each queue, by its number, something comes after it: the number of a command."""
Span = tuple[int, int, bool]
"""Bytes of memory that a command accesses: where they begin and end, and whether they are written."""

_ALONE = itertools.count(-1, -1)
"""The queues that nodes of graphs stand in, each alone."""


def merge(into: Clock, other: Clock) -> None:
    """Have a clock come after what another one comes after."""
    for queue, number in other.items():
        if into.get(queue, 0) < number:
            into[queue] = number


class Placed(Protocol):
    """A command of a stream, as the order knows it."""

    name: str
    number: int
    noted: Noted | None


class Noted:
    """What is known of a command: what comes before it, who asked for it, what it accesses."""

    __slots__ = ("accesses", "before", "caller", "clock", "name", "own", "queue", "spans", "within")

    def __init__(self, name: str, spans: Sequence[Span] = ()) -> None:
        self.name, self.spans = name, spans
        self.clock: Clock = {}
        self.own: tuple[int, int] = (0, 0)
        """Its queue and number; a node of a graph is alone in a queue."""
        self.queue = 0
        """The number of the stream."""
        self.before: tuple[Noted, ...] = ()
        """Of a node of a graph, what it depends on."""
        self.within: Noted | None = None
        """The launch of the graph that it is a node of."""
        self.caller: SiteOfHost | None = None
        self.accesses: Any = None
        """What it accesses, once that is known, as ``accesses.py`` has it."""

    def comes_after(self, other: Noted) -> bool:
        """Whether it happens after another command."""
        launch = other.within
        is_after_all = launch is not None and launch is not self.within and self._has(launch.own)
        return is_after_all or self._has(other.own)

    def _has(self, own: tuple[int, int]) -> bool:
        return self.clock.get(own[0], 0) >= own[1] or self.own == own


class Order:
    """The order of the commands of this process."""

    def __init__(self) -> None:
        self.is_on = False
        """Whether it is kept."""
        self.is_concurrent = False
        """Whether the program has made a stream or a graph: else all that it does is in order."""
        self._lock = threading.RLock()
        renew(self, "_lock")
        self._host: Clock = {}
        self._queues: dict[int, Clock] = {}
        self._waiting: dict[int, Noted] = {}

    def look(self) -> None:
        """Keep it from now on, or no more, as the conditions say."""
        self.is_on = "race" in conditions().checks
        self._host, self._queues, self._waiting = {}, {}, {}

    def give_up(self) -> None:
        """The program orders commands by what is not seen here."""
        self.is_on = False

    def place(self, queue: int, command: Placed, others: Sequence[Placed]) -> None:
        """A command is put at the end of a queue, and comes after the last ones of others."""
        with self._lock:
            noted = command.noted = command.noted or Noted(command.name)
            noted.caller = CALLER.now()
            clock = self._queues.setdefault(queue, {})
            merge(clock, self._host)
            for other in others:
                if other.noted is not None:
                    self._follow(clock, other.noted)
            noted.clock, noted.own, noted.queue = dict(clock), (queue, command.number), queue
            clock[queue] = command.number
            self._waiting[id(noted)] = noted

    def place_node(self, command: Placed, whole: Placed, before: tuple[Noted, ...]) -> None:
        """A command is part of the launch of a graph, which is yet to be put into a queue."""
        noted = command.noted = command.noted or Noted(command.name)
        whole.noted = whole.noted or Noted(whole.name)
        self.is_concurrent = True
        noted.before, noted.within, noted.own = before, whole.noted, (next(_ALONE), 1)

    def wait(self, queue: int, command: Placed) -> None:
        """What a queue is given next comes after a command of another one."""
        with self._lock:
            if command.noted is not None:
                self._follow(self._queues.setdefault(queue, {}), command.noted.within or command.noted)

    def host_saw(self, command: Placed) -> None:
        """The host has waited for a command."""
        with self._lock:
            if command.noted is not None:
                self._follow(self._host, command.noted)

    def ends(self, noted: Noted) -> None:
        """A command is about to end: what comes before it is known."""
        with self._lock:
            if noted.within is not None:
                noted.queue, noted.caller = noted.within.queue, noted.within.caller
                merge(noted.clock, noted.within.clock)
                for other in noted.before:
                    self._follow(noted.clock, other)

    def later_than(self, noted: Noted) -> tuple[Sequence[Noted], Clock]:
        """The other commands that have yet to end, and what all later ones come after."""
        with self._lock:
            return tuple(one for one in self._waiting.values() if one is not noted), dict(self._host)

    def ended(self, noted: Noted, *, is_call: bool) -> None:
        """A command has ended, and was compared with others; what a call of the host's code has seen may be known to all of it."""
        with self._lock:
            self._waiting.pop(id(noted), None)
            if is_call:
                self._follow(self._host, noted)

    @staticmethod
    def _follow(clock: Clock, noted: Noted) -> None:
        merge(clock, noted.clock)
        queue, number = noted.own
        clock[queue] = max(number, clock.get(queue, 0))


ORDER = Order()
observers.append(ORDER.look)
ORDER.look()
