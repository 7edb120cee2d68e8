"""Whether a launch can only be ended by itself. Streams know that, which stand above devices, and say so here."""

from __future__ import annotations

from collections.abc import Callable


class Awaited:
    """How it is asked, by the thread that does the launch."""

    def __init__(self) -> None:
        self.is_alone: Callable[[int, int], bool] = lambda thread, number: True
        """Whether the host waits, no other launch or copy runs, and no thread of the program may go on by itself. Of the thread
        that does the launch it has Python's number and the system's."""


AWAITED = Awaited()
