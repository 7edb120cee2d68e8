"""The device heap: ``malloc`` and ``free`` in kernels.

Small blocks are cut by the device library itself from slabs of 2 MiB; it asks the host for those, and for larger
blocks, by a hostcall. What it keeps in ``hidden_heap_v1`` begins as zeros.
"""

from __future__ import annotations

from ..errors import AddressError, OutOfMemoryError
from ..memory.device import DeviceMemory

HEAP_SIZE = 128 << 10
"""Bytes of ``hidden_heap_v1``: what AMD's runtime clears, more than any version of the library uses."""
SLAB = 2 << 20
PAGE = 4096
"""The library tells blocks of the host from its own by this alignment."""


class DeviceHeap:
    """The host's end of device ``malloc``."""

    def __init__(self, memory: DeviceMemory) -> None:
        self._memory = memory
        self._blocks: set[int] = set()
        self._state: int | None = None
        self._freed: list[int] = []
        """Where memory is given back only when no kernel runs, what kernels have freed."""

    @property
    def state(self) -> int:
        """The address of ``hidden_heap_v1``, which lasts as long as the device: blocks outlive kernels."""
        if self._state is None:
            self._state = self._memory.allocate(HEAP_SIZE, PAGE)
        return self._state

    def request(self, address: int, size: int) -> int:
        """Serve a request: free ``address``, or where that is 0 allocate ``size`` bytes. Returns 0 for no room."""
        if address:
            if address not in self._blocks:
                raise AddressError(
                    f"a kernel frees {address:#x}, which malloc has not returned, or which is free already"
                )
            self._blocks.discard(address)
            if self._memory.storage.is_host:
                self._memory.free(address)
            else:
                self._freed.append(address)
            return 0
        try:
            block = self._memory.allocate(size, SLAB if size >= SLAB else PAGE)
        except OutOfMemoryError:
            return 0
        self._blocks.add(block)
        return block

    def settle(self) -> None:
        """A kernel has ended."""
        while self._freed:
            self._memory.free(self._freed.pop())
