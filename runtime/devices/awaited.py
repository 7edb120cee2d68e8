"""Whether a launch can only be ended by itself. Streams know that, which stand above devices, and say so here."""

from __future__ import annotations

from collections.abc import Callable


class Awaited:
    """How it is asked, by the thread that does the launch."""

    def __init__(self) -> None:
        self.is_alone: Callable[[int], bool] = lambda thread: True
        """Whether the host waits, and no other launch or copy runs."""


AWAITED = Awaited()
