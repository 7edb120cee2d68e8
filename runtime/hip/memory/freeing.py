"""Giving memory back: hipFree and hipHostFree take what any function has allocated, as AMD's do."""

from __future__ import annotations

from functools import partial

from ...device import Device
from ...graphs.memory import block_at, check_live, has_graph_memory
from ...memory.host import MemoryKind, host_memory
from .. import state


def free_at(address: int) -> bool:
    """Give back what begins at an address, of a device or of the host; False where nothing does. Waits for the device."""
    for device in state.devices():
        if device.memory.has(address):
            state.free_when_done([device], partial(_end, device, address))
            return True
    return _free_host(address, MemoryKind.MANAGED, MemoryKind.PINNED)


def _free_host(address: int, *kinds: MemoryKind) -> bool:
    found = host_memory().find(address)
    if found is None or found.kind not in kinds or found.address != address:
        return False
    return state.free_when_done(state.devices(), partial(host_memory().remove, address, *kinds)) is not None


def _end(device: Device, address: int) -> None:
    """Give an allocation back; one of a graph's nodes is still the graph's."""
    if not has_graph_memory() or (block := block_at(address)) is None:
        device.memory.free(address)
    else:
        check_live(block)
        block.is_live = False
        block.hide()
