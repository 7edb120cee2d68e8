"""The allocations that the workers of a launch may access, as tables that can be replaced while they run."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ....fatbin.schema import align_up
from ....loader.image import LoadedImage
from ...memory.reach import Reach, joined
from .compiler.jit import publish
from .structures import Launch

if TYPE_CHECKING:
    from ..surroundings import Surroundings

Span = tuple[int, int]
"""A start and an end."""
_LARGEST_LOAD = 16


class Ranges:
    """The live allocations, and the spans that a dispatch may only read.

    Workers read old tables until they see the new ones, so all tables live until the launch ends. An instruction whose
    site has cached an allocation can still access it after it has been freed, until the launch ends.
    """

    def __init__(
        self, launch: Launch, memory: Reach, readable: tuple[Span, ...], exact: LoadedImage | None = None
    ) -> None:
        """``exact``: of this code object only its segments may be accessed, and not what lies between them."""
        self._launch, self._memory, self._readable, self._exact = launch, memory, readable, exact
        self._tables: list[Any] = []
        self._showing = threading.Lock()
        self._shown: Any = None
        self.live: list[Span] = []
        """The spans that may be accessed, sorted."""
        self.read_only: list[Span] = []
        """The spans among them that may not be written to."""
        self.are_sites_old = False
        """Whether sites may have cached an allocation that has been freed or become read-only."""

    def show(self) -> None:
        """Publish the current allocations, if they have changed."""
        table = self._memory.table()
        if table is self._shown:
            return
        with self._showing:
            live = sorted([*table, *self._readable])
            if self._exact is not None:
                live = [one for span in live for one in _parts(span, self._exact)]
            read_only = sorted([*self._memory.read_only_spans(), *self._readable])
            self._shown = table
            if (live, read_only) == (self.live, self.read_only):
                return
            self.are_sites_old |= not (set(self.live) <= set(live) and set(read_only) <= set(self.read_only))
            self.live, self.read_only = live, read_only
            publish(self._launch, "read_only", self._table(joined(read_only)))
            publish(self._launch, "ranges", self._table(live))

    def around(self, image: LoadedImage) -> Surroundings:
        """The facts for the message about a refused access."""
        from ..surroundings import Surroundings

        return Surroundings(image, self.live, self.read_only, self._memory.code(), self._readable)

    def forget_old(self) -> None:
        """Free old tables, while no worker runs."""
        self.are_sites_old = False
        del self._tables[:-2]

    def _table(self, spans: list[Span]) -> int:
        """The address of an array of starts and sizes; the word before it is the count."""
        rows = [len(spans), *(word for low, end in spans for word in (low, end - low))]
        words = (ctypes.c_uint64 * len(rows))(*rows)
        self._tables.append(words)
        return ctypes.addressof(words) + 8


def _parts(span: Span, image: LoadedImage) -> Iterator[Span]:
    """An allocation; of that of a code object its segments, up to the ends of the largest loads: compilers load four words
    where three are used."""
    if span[0] != image.base:
        yield span
        return
    starts = sorted(segment.address for segment in image.segments)
    for segment in sorted(image.segments, key=lambda one: one.address):
        following = min((start for start in starts if start > segment.address), default=span[1])
        yield segment.address, min(align_up(segment.address + segment.size, _LARGEST_LOAD), following)
