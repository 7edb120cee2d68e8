"""Opaque C handles: the addresses that stand for Python objects in C programs."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Hashable
from typing import Any

from ...fatbin.fork import renew
from ...fatbin.records import dataclass

IDENTITIES = {
    "hipCtx_t": ("context",),
    "hipEvent_t": ("event",),
    "hipFunction_t": ("kernel",),
    "hipKernel_t": ("library", "name"),
    "hipMemGenericAllocationHandle_t": ("memory",),
    "hipMemPool_t": ("pool",),
    "hipStream_t": ("stream",),
}
"""By class, what two objects share that are the same to a C program."""


@dataclass(frozen=True)
class ForgedHandle:
    """What stands for an invalid or destroyed handle: no function takes it for one of its own."""

    address: int

    def __repr__(self) -> str:
        return f"{self.address:#x}"


class Handles:
    """The handles that were given out. One object has one handle, until it ends."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        renew(self, "_lock")
        self._things: dict[int, tuple[Any, Hashable, Any]] = {}
        self._addresses: dict[Hashable, int] = {}

    def give(self, thing: Any) -> int:
        """The handle of an object."""
        identity = _identity(thing)
        with self._lock:
            known = self._addresses.get(identity)
            if known is not None:
                return known
            # Memory of its own: an address that nothing else has, and that can be looked at without harm.
            cell = (ctypes.c_void_p * 2)()
            address = ctypes.addressof(cell)
            self._things[address] = thing, identity, cell
            self._addresses[identity] = address
            return address

    def take(self, address: int) -> Any:
        """The object of a handle."""
        known = self.find(address)
        return ForgedHandle(address) if known is None else known

    def find(self, address: int) -> Any:
        """The object of a handle; None where it is none."""
        known = self._things.get(address)
        return known[0] if known else None

    def end(self, address: int) -> None:
        """Forget a handle; its object is gone, unless it was only released by one of several who hold it."""
        with self._lock:
            known = self._things.get(address)
            if known and not getattr(known[0], "is_held", False):
                del self._things[address], self._addresses[known[1]]

    def forget(self, thing: Any) -> None:
        """End the handle of an object, if it has one."""
        with self._lock:
            address = self._addresses.get(_identity(thing))
        if address is not None:
            self.end(address)

    def __len__(self) -> int:
        return len(self._things)


def _identity(thing: Any) -> Hashable:
    """A key that no other living object has."""
    shared = [getattr(thing, name) for name in IDENTITIES.get(type(thing).__name__, ())]
    return tuple(part if isinstance(part, str) else id(part) for part in shared or [thing])


HANDLES = Handles()
"""The handles of this process: the same whichever release a program was built for."""
