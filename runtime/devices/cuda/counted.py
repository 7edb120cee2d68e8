"""What launches of a kernel have counted in the memory of its module, on the GPU."""

from __future__ import annotations

import ctypes
import threading
from typing import Any

from ..counters import Counters
from .driver import Gpu

NAME = "executed"
"""The variable of the module that holds the numbers."""


class Counted:
    """What the launches of a kernel have counted on a GPU; launches whose counts are to be theirs alone hold ``lock``."""

    def __init__(self, gpu: Gpu, module: Any, counters: Counters) -> None:
        self._gpu, self.counters, self.lock = gpu, counters, threading.Lock()
        address, size = gpu.call("cuModuleGetGlobal", module, NAME.encode())
        self._address, self._size = int(address), int(size)
        self._known = [0] * (self._size // 8)
        self._taking = threading.Lock()

    def take(self) -> list[int]:
        """What has been counted since the last call."""
        with self._taking:
            counts = (ctypes.c_uint64 * len(self._known))()
            self._gpu.call("cuMemcpyDtoH", ctypes.addressof(counts), self._address, self._size)
            before, self._known = self._known, list(counts)
            return [now - then for now, then in zip(self._known, before, strict=True)]
