"""Memory of devices: allocating, freeing, asking."""

from __future__ import annotations

from typing import Any

from ..host_memory import MemoryKind
from . import state
from .errors import HipError
from .gate import api
from .host import free_host
from .places import address_of


@api(1)
def hipMalloc(size: int) -> int:
    """New memory on the device; of no bytes it is nowhere."""
    if size < 0:
        raise HipError(2, f"hipMalloc: {size} bytes")
    return state.device().allocate(size) if size else 0


@api()
def hipFree(ptr: Any) -> None:
    """End an allocation, when all work of its device is done; that of a null pointer is nothing to do."""
    place = address_of(ptr, "hipFree")
    if not place:
        return
    owner = state.owner_of(place)
    if owner is None and free_host(place, MemoryKind.MANAGED, MemoryKind.PINNED):
        return
    if owner is None or owner[1].address != place:
        raise HipError(1, f"hipFree: {place:#x} is not what hipMalloc returned, or is free already")
    owner[0].finish()
    owner[0].free(place)


@api(2)
def hipMemGetInfo() -> tuple[int, int]:
    """Free bytes, and all."""
    memory = state.device().memory
    return memory.free_bytes, memory.capacity


__all__ = [
    "hipFree",
    "hipMalloc",
    "hipMemGetInfo",
]
