"""The driver's stream-ordered allocator: memory for pools, which is given back without waiting for kernels."""

from __future__ import annotations

from functools import cache
from typing import Any

from .driver import Gpu

_NON_BLOCKING = 1
"""CU_STREAM_NON_BLOCKING."""


class DriverPool:
    """A pool of a GPU, and a stream in which nothing is done but allocating and freeing."""

    def __init__(self, gpu: Gpu) -> None:
        self._gpu, self._generation = gpu, -1
        self._handle: Any = None
        self._stream: Any = None
        self._users: list[Gpu] = []
        """Other GPUs whose kernels may use it."""

    def allocate(self, size: int, zeros: int) -> int:
        """The address of ``size`` bytes, of which only the last ``zeros`` are certain to be zero."""
        self._begin()
        address = int(self._gpu.call("cuMemAllocFromPoolAsync", size, self._handle, self._stream))
        if zeros:
            self._gpu.call("cuMemsetD8Async", address + size - zeros, 0, zeros, self._stream)
        self._gpu.call("cuStreamSynchronize", self._stream)
        return address

    def free(self, address: int) -> None:
        """Take back what :meth:`allocate` has returned, which no kernel uses any more."""
        self._gpu.call("cuMemFreeAsync", address, self._stream)

    def open_to(self, other: Gpu) -> None:
        """Let kernels of another GPU use what is in it."""
        self._users.append(other)
        if self._generation == self._gpu.generation:
            self._allow(other)

    def _begin(self) -> None:
        """Have the pool, which a fault may have ended."""
        if self._generation == self._gpu.generation:
            return
        place = self._place_of(self._gpu)
        kind = self._gpu.constant("CUmemAllocationType", "CU_MEM_ALLOCATION_TYPE_PINNED")
        self._handle = self._gpu.call(
            "cuMemPoolCreate", self._gpu.structure("CUmemPoolProps", allocType=kind, location=place)
        )
        self._stream = self._gpu.call("cuStreamCreate", _NON_BLOCKING)
        self._generation = self._gpu.generation
        for other in self._users:
            self._allow(other)

    def _allow(self, other: Gpu) -> None:
        flags = self._gpu.constant("CUmemAccess_flags", "CU_MEM_ACCESS_FLAGS_PROT_READWRITE")
        access = self._gpu.structure("CUmemAccessDesc", location=self._place_of(other), flags=flags)
        self._gpu.call("cuMemPoolSetAccess", self._handle, [access], 1)

    def _place_of(self, gpu: Gpu) -> Any:
        kind = self._gpu.constant("CUmemLocationType", "CU_MEM_LOCATION_TYPE_DEVICE")
        return self._gpu.structure("CUmemLocation", type=kind, id=gpu.number)


@cache
def driver_pool(gpu: Gpu) -> DriverPool | None:
    """That of a GPU; None where its driver has none."""
    return DriverPool(gpu) if gpu.attribute("MEMORY_POOLS_SUPPORTED") else None
