"""A model of the GPU cache: the host sees writes to non-coherent memory only after a flush.

It is on where the profile has the switch ``modelled-cache``. Kernels then run one after the other, each on what
kernels before it have left in the cache; when one ends, the host's bytes are put back as they were, and what the
kernel changed stays in the model until a synchronisation releases it to the system. A program that forgets to synchronise, or
synchronises with too weak an event, then reads old data every time instead of now and then.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ...fatbin.fork import renew
from ..profile import profile
from .host import HostAllocation, MemoryKind, host_memory

if TYPE_CHECKING:
    from numpy.typing import NDArray


class ModelledCache:
    """What the host does not see yet, by the number of the allocation."""

    def __init__(self) -> None:
        self.flushes = 0
        """How often something was released to the system: each is what costs time on a GPU."""
        self._dirty: dict[int, tuple[NDArray[Any], NDArray[Any]]] = {}
        self._lock = threading.RLock()
        renew(self, "_lock")

    @contextmanager
    def kernel(self) -> Iterator[None]:
        """While the block runs, memory is as kernels see it; afterwards as the host does."""
        with self._lock:
            before = {allocation.number: self._enter(allocation) for allocation in _cached()}
            try:
                yield
            finally:
                for allocation in _cached():
                    if allocation.number in before:
                        self._leave(allocation, before[allocation.number])

    def release(self) -> None:
        """Write what kernels changed back to the host's memory."""
        with self._lock:
            self.flushes += 1
            known = {allocation.number: allocation for allocation in _cached()}
            for number, (changed, values) in self._dirty.items():
                if number in known:
                    memory = _bytes(known[number])
                    memory[changed] = values[changed]
            self._dirty.clear()

    def _enter(self, allocation: HostAllocation) -> NDArray[Any]:
        memory = _bytes(allocation)
        of_host: NDArray[Any] = memory.copy()
        if allocation.number in self._dirty:
            changed, values = self._dirty[allocation.number]
            memory[changed] = values[changed]
        return of_host

    def _leave(self, allocation: HostAllocation, of_host: NDArray[Any]) -> None:
        memory = _bytes(allocation)
        changed = memory != of_host
        if allocation.number in self._dirty:
            changed |= self._dirty[allocation.number][0]
        if changed.any():
            self._dirty[allocation.number] = changed, memory.copy()
        memory[:] = of_host


def _cached() -> list[HostAllocation]:
    return [a for a in host_memory().allocations if not a.is_coherent and a.kind is MemoryKind.PINNED]


def _bytes(allocation: HostAllocation) -> NDArray[Any]:
    import numpy as np

    memory: NDArray[Any] = np.ctypeslib.as_array((ctypes.c_uint8 * allocation.size).from_address(allocation.address))
    return memory


_cache = ModelledCache()


def modelled_cache() -> ModelledCache | None:
    """The model, where the profile asks for it."""
    return _cache if "modelled-cache" in profile().switches else None


def release_to_system() -> None:
    """Make what kernels wrote visible to the host. It is, unless the cache is modelled."""
    if "modelled-cache" in profile().switches:
        _cache.release()
