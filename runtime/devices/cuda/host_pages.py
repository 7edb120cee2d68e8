"""Memory of the host that kernels of a GPU may use: pages that are registered with the driver, which no page may be twice."""

from __future__ import annotations

import itertools
import mmap
import threading
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
    """Registers pages when the first of those who use them comes, until the last has gone."""

    def __init__(self, gpu: Gpu) -> None:
        self._gpu = gpu
        self._is_needed = not gpu.attribute("PAGEABLE_MEMORY_ACCESS")
        """Whether kernels cannot use all memory of the host anyway."""
        self._runs: list[_Run] = []
        """By address."""
        self._lock = threading.Lock()
        self._generation = gpu.generation

    def renew(self) -> None:
        """Register everything again in a context that is new."""
        with self._lock:
            if self._generation != self._gpu.generation:
                self._generation = self._gpu.generation
                for run in self._runs:
                    self._gpu.call("cuMemHostRegister", run.start, run.end - run.start, _MAPPED)

    def map(self, address: int, size: int) -> None:
        """Let kernels use memory at its own address."""
        if not self._is_needed or not size:
            return
        self.renew()
        low, high = address & -mmap.PAGESIZE, align_up(address + size, mmap.PAGESIZE)
        with self._lock:
            for start, end in self._gaps(low, high):
                self._gpu.call("cuMemHostRegister", start, end - start, _MAPPED)
                self._runs.append(_Run(start, end))
            self._runs.sort(key=lambda run: run.start)
            for run in self._runs:
                if run.start < high and low < run.end:
                    run.users.append((address, size))

    def unmap(self, address: int, size: int) -> None:
        """End what :meth:`map` began."""
        if not self._is_needed or not size:
            return
        with self._lock:
            for run in list(self._runs):
                if (address, size) in run.users:
                    run.users.remove((address, size))
                    if not run.users:
                        self._runs.remove(run)
                        with suppress(FaultError):  # which ended the context, and all registrations with it
                            self._gpu.call("cuMemHostUnregister", run.start)

    def pieces(self, address: int, size: int) -> list[tuple[int, int]]:
        """Memory of the host in pieces that one copy of the driver takes: the pages of each were registered together, or not."""
        with self._lock:
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


@cache
def host_pages(gpu: Gpu) -> HostPages:
    """Those of a GPU: all devices of a process that use it share them."""
    return HostPages(gpu)
