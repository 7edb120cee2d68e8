"""Memory of the host that kernels of GPUs may use: pages that are registered with the driver, which no page may be twice."""

from __future__ import annotations

import itertools
import mmap
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache

from ....fatbin.records import dataclass, field
from ....fatbin.schema import align_up
from ...errors import DriverError, FaultError
from .driver import Gpu

_MAPPED = 0x02 | 0x01
"""Registered memory is for kernels, in all contexts."""


@dataclass(eq=False)
class _Run:
    """Pages that were registered together, and what uses them."""

    start: int
    end: int
    users: list[tuple[int, int]] = field(default_factory=list)

    def has(self, start: int, end: int) -> bool:
        """Whether something between two addresses is in it."""
        return self.start < end and start < self.end


class HostPages:
    """Registers pages when the first of those who use them comes, until the last has gone.

    The driver keeps the physical pages that it has registered. A page that is given back to the system and is mapped anew
    has another one, which the driver does not know: so no page may stay registered for longer than its memory is in use.
    """

    def __init__(self, *gpus: Gpu) -> None:
        self._gpus: list[Gpu] = []
        """Those whose kernels may use them."""
        self._is_needed = False
        """Whether kernels of one cannot use all memory of the host anyway."""
        self._runs: list[_Run] = []
        """By address."""
        self._ended: deque[tuple[int, int]] = deque()
        """What no longer uses its pages, which may be registered still."""
        self._is_tidied = False
        """Whether what has ended is to be unregistered as soon as no kernel runs."""
        self._lock = threading.Lock()
        self._generation = 0
        for gpu in gpus:
            self.add(gpu)

    def add(self, gpu: Gpu) -> None:
        """Let kernels of one more GPU use them."""
        with self._lock:
            if gpu not in self._gpus:
                self._gpus.append(gpu)
                self._is_needed |= not gpu.attribute("PAGEABLE_MEMORY_ACCESS")
                self._generation += gpu.generation

    @property
    def _current(self) -> int:
        """Changes when a context is new."""
        return sum(gpu.generation for gpu in self._gpus)

    def renew(self) -> None:
        """Register everything again in a context that is new."""
        with self._lock:
            self._settle()
            self._begin_anew()

    def map(self, address: int, size: int) -> None:
        """Let kernels use memory at its own address."""
        if not self._is_needed or not size:
            return
        with self._lock:
            self._settle()
            self._begin_anew()
            self._drop_unused(address, address + size)
            made = list[_Run]()
            try:
                for start, end in _parts(address, address + size):
                    for gap in self._gaps(start, end):
                        self._register(_Run(*gap))
                        made.append(_Run(*gap))
            except BaseException:
                for run in made:
                    self._unregister(run)
                raise
            self._runs = sorted((*self._runs, *made), key=lambda run: run.start)
            for run in self._runs:
                if run.has(address, address + size):
                    run.users.append((address, size))

    def unmap(self, address: int, size: int) -> None:
        """End what :meth:`map` began.

        It never waits: the collector may call it, and a kernel may wait for the thread. The driver unregisters pages only while
        no kernel runs, so they may stay registered until then, or until their addresses are asked for again.
        """
        if not self._is_needed or not size:
            return
        self._ended.append((address, size))
        if not self._is_tidied:
            self._is_tidied = True
            when_all_idle(self._gpus, self._tidy)

    def pieces(self, address: int, size: int) -> list[tuple[int, int]]:
        """Memory of the host in pieces that one copy of the driver takes: the pages of each were registered together, or not."""
        with self._lock:
            self._settle()
            self._drop_unused(address, address + size)
            bounds = {bound for run in self._runs for bound in (run.start, run.end)}
        cuts = [address, *sorted(bound for bound in bounds if address < bound < address + size), address + size]
        return [(start, end - start) for start, end in itertools.pairwise(cuts)]

    def _tidy(self) -> None:
        """Unregister what nothing uses; where a thread is at the pages now, the next call does."""
        self._is_tidied = False
        if self._lock.acquire(blocking=False):
            try:
                self._settle()
                self._drop_unused(0, 1 << 64)
            finally:
                self._lock.release()

    def _settle(self) -> None:
        """Note what has ended. A context that is new has none of the pages that nothing uses."""
        while self._ended:
            user = self._ended.popleft()
            for run in self._runs:
                if user in run.users:
                    run.users.remove(user)
        if self._generation != self._current:
            self._runs = [run for run in self._runs if run.users]

    def _begin_anew(self) -> None:
        """Register everything again, where the context is new."""
        if self._generation != self._current:
            for run in self._runs:
                self._register(run)
            self._generation = self._current

    def _drop_unused(self, start: int, end: int) -> None:
        """Unregister the pages of these addresses that nothing uses: they may be others by now."""
        for run in [run for run in self._runs if not run.users and run.has(start, end)]:
            self._runs.remove(run)
            self._unregister(run)

    def _register(self, run: _Run) -> None:
        self._gpus[0].call("cuMemHostRegister", run.start, run.end - run.start, _MAPPED)

    def _unregister(self, run: _Run) -> None:
        # A fault has ended the context and all registrations with it; a program may have freed what it had registered.
        with suppress(FaultError, DriverError):
            self._gpus[0].call("cuMemHostUnregister", run.start)

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


def when_all_idle(gpus: Sequence[Gpu], action: Callable[[], object]) -> None:
    """Do something while no kernel runs on any of some GPUs: now, or when the last one has ended. It never waits."""

    def hold(rest: Sequence[Gpu]) -> None:
        """Go on where those before the rest are idle, and begin nothing until this returns."""
        if not rest:
            action()
            return
        is_late = False

        def held() -> None:
            # If it is late, those before may have begun something: only this one is held.
            hold([gpu for gpu in gpus if gpu is not rest[0]] if is_late else rest[1:])

        rest[0].when_idle(held)
        is_late = True

    hold(tuple(gpus))


@cache
def _pages_of(driver: object) -> HostPages:
    del driver
    return HostPages()


def host_pages(gpu: Gpu) -> HostPages:
    """Those of a GPU: all devices of a process share them, as what is registered is for all GPUs of a driver."""
    found = _pages_of(gpu.driver)
    found.add(gpu)
    return found
