"""The modules and host services of a device, which a reset (hipDeviceReset) replaces."""

from __future__ import annotations

from typing import Protocol
from weakref import WeakSet

from .memory.device import DeviceMemory
from .services.host import Services
from .services.output import Write


class Unloadable(Protocol):
    """A module, as its device sees it."""

    def unload(self) -> None:
        """Give its memory back."""


class Contents:
    """What is loaded on a device, and what the host does for its kernels. A reset makes new ones."""

    def __init__(self, memory: DeviceMemory, write: Write) -> None:
        self.modules: WeakSet[Unloadable] = WeakSet()
        self.services = Services(memory, write)
