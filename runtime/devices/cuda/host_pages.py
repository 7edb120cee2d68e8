"""Memory of the host that kernels of a GPU may use: pages that are registered with the driver, which no page may be twice."""

from __future__ import annotations

import itertools
import mmap
import threading
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache

from ....fatbin.schema import align_up
from ...errors import FaultError
from .driver import Gpu

_MAPPED = 0x02 | 0x01
"""Registered memory is for kernels, in all contexts."""


@dataclass(eq=False)
class _Run:
    """Pages that were registered together, and what uses them."""

    start: int
    end: int
    users: list[tuple[int, int]] = field(default_factory=list)


class HostPages:
    """Registers pages when the first of those who use them comes, until the last has gone.

    The driver keeps the physical pages that it has registered. A page that is given back to the system and is mapped anew
    has another one, which the driver does not know: so no page may stay registered for longer than its memory is in use.
    """

    def __init__(self, gpu: Gpu) -> None:
        self._gpu = gpu
        self._is_needed = not gpu.attribute("PAGEABLE_MEMORY_ACCESS")
        """Whether kernels cannot use all memory of the host anyway."""
        self._runs: list[_Run] = []
        """By address."""
        self._ended: deque[tuple[int, int]] = deque()
        """What no longer uses its pages, which may be registered still."""
        self._lock = threading.Lock()
        self._generation = gpu.generation

    def renew(self) -> None:
        """Register everything again in a context that is new."""
        with self._lock:
            self._settle()

    def map(self, address: int, size: int) -> None:
        """Let kernels use memory at its own address."""
        if not self._is_needed or not size:
            return
        with self._lock:
            self._settle()
            made = list[_Run]()
            try:
                for start, end in _parts(address, address + size):
                    for gap in self._gaps(start, end):
                        self._gpu.call("cuMemHostRegister", gap[0], gap[1] - gap[0], _MAPPED)
                        made.append(_Run(*gap))
            except BaseException:
                for run in made:
                    self._unregister(run)
                raise
            self._runs = sorted((*self._runs, *made), key=lambda run: run.start)
            for run in self._runs:
                if run.start < address + size and address < run.end:
                    run.users.append((address, size))

    def unmap(self, address: int, size: int) -> None:
        """End what :meth:`map` began.

        It never waits: the collector may call it in a thread that is in the middle of another call. What cannot be done at
        once is done at the beginning of the next call.
        """
        if not self._is_needed or not size:
            return
        self._ended.append((address, size))
        if self._lock.acquire(blocking=False):
            try:
                self._settle()
            finally:
                self._lock.release()

    def _settle(self) -> None:
        """Unregister what nothing uses any more, and register everything else again where the context is new."""
        is_new = self._generation != self._gpu.generation
        while self._ended:
            user = self._ended.popleft()
            for run in [run for run in self._runs if user in run.users]:
                run.users.remove(user)
                if not run.users:
                    self._runs.remove(run)
                    if not is_new:
                        self._unregister(run)
        if is_new:
            self._generation = self._gpu.generation
            for run in self._runs:
                self._gpu.call("cuMemHostRegister", run.start, run.end - run.start, _MAPPED)

    def _unregister(self, run: _Run) -> None:
        with suppress(FaultError):  # which ended the context, and all registrations with it
            self._gpu.call("cuMemHostUnregister", run.start)

    def pieces(self, address: int, size: int) -> list[tuple[int, int]]:
        """Memory of the host in pieces that one copy of the driver takes: the pages of each were registered together, or not."""
        with self._lock:
            self._settle()
            bounds = {bound for run in self._runs for bound in (run.start, run.end)}
        cuts = [address, *sorted(bound for bound in bounds if address < bound < address + size), address + size]
        return [(start, end - start) for start, end in itertools.pairwise(cuts)]

    def _gaps(self, low: int, high: int) -> list[tuple[int, int]]:
        """The pages that are not registered."""
        found, at = [], low
        for run in self._runs:
            if run.end > at and run.start < high:
                if run.start > at:
                    found.append((at, run.start))
                at = run.end
        return [*found, (at, high)] if at < high else found


def _parts(start: int, end: int) -> list[tuple[int, int]]:
    """The pages of memory: those that it fills together, and each by itself that others may have a part of, as their memory
    may end at another time."""
    inner, outer = align_up(start, mmap.PAGESIZE), end & -mmap.PAGESIZE
    if inner > outer:  # in one page
        return [(outer, inner)]
    bounds = sorted({start & -mmap.PAGESIZE, inner, outer, align_up(end, mmap.PAGESIZE)})
    return list(itertools.pairwise(bounds))


@cache
def host_pages(gpu: Gpu) -> HostPages:
    """Those of a GPU: all devices of a process that use it share them."""
    return HostPages(gpu)
