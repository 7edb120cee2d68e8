"""What of memory the workers of a launch may use, as tables that they look into while it changes."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from ....loader.image import LoadedImage
from ...memory.device import joined
from ..surroundings import Surroundings
from .compiler.jit import publish
from .structures import Launch

if TYPE_CHECKING:
    from ...memory.device import DeviceMemory

Span = tuple[int, int]
"""A start and an end."""


class Ranges:
    """The allocations that are live, and what beside them a dispatch may only read.

    Workers look into old tables until they see the new ones, so all are kept. What has been freed meanwhile stays
    usable for an instruction that has just used it, until the launch ends: that is not noticed.
    """

    def __init__(self, launch: Launch, memory: DeviceMemory, readable: tuple[Span, ...]) -> None:
        self._launch, self._memory, self._readable = launch, memory, readable
        self._tables: list[Any] = []
        self._showing = threading.Lock()
        self._shown: Any = None
        self.live: list[Span] = []
        """What may be used, by address."""
        self.read_only: list[Span] = []
        """What of that may only be read."""
        self.are_sites_old = False
        """Whether accesses may have met something that is not there any more, or may not be written to any more."""

    def show(self) -> None:
        """Let workers see what is allocated now, if that has changed."""
        table = self._memory.table()
        if table is self._shown:
            return
        with self._showing:
            live = sorted([*table, *self._readable])
            read_only = sorted([*self._memory.kept(), *self._readable])
            self._shown = table
            if (live, read_only) == (self.live, self.read_only):
                return
            self.are_sites_old |= not (set(self.live) <= set(live) and set(read_only) <= set(self.read_only))
            self.live, self.read_only = live, read_only
            publish(self._launch, "read_only", self._table(joined(read_only)))
            publish(self._launch, "ranges", self._table(live))

    def around(self, image: LoadedImage) -> Surroundings:
        """What a message about something that was refused is made of."""
        return Surroundings(image, self.live, self.read_only, self._memory.code(), self._readable)

    def forget_old(self) -> None:
        """No worker runs: only the tables that are shown now are needed."""
        self.are_sites_old = False
        del self._tables[:-2]

    def _table(self, spans: list[Span]) -> int:
        """The address of starts and sizes; in front of the first stands how many there are."""
        import numpy as np

        words = np.array([len(spans), *(word for low, end in spans for word in (low, end - low))], np.uint64)
        self._tables.append(words)
        return int(words.ctypes.data) + 8
