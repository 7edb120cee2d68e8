"""Memory arguments of HIP functions: an address, an array, a buffer or a ctypes structure, with bounds checks."""

from __future__ import annotations

import ctypes
from array import array
from typing import Any

from ....fatbin.errors import UsageError
from ....fatbin.records import NamedTuple
from ...conditions import conditions
from ...device import Device
from ...devices.callers import CALLER
from ...kernels.arguments import SimpleData
from ...memory.host import HostAllocation, host_memory
from ...memory.storage import Direction
from ...streams.copying import Copy, Path, policy
from .. import state

_ADDRESS = "the address"


class Place(NamedTuple):
    """Where something is read or written. ``room`` is how many bytes there are, None where that is unknown."""

    address: int
    room: int | None
    keeps: Any
    device: Device | None
    """Whose memory it is, where it is a device's."""
    host: HostAllocation | None
    """What the runtime knows of it, where it is the host's."""

    @property
    def is_known(self) -> bool:
        """Whether it is memory of a device, or of the host that the runtime knows as pinned, registered or managed."""
        return self.device is not None or self.host is not None

    @property
    def is_device(self) -> bool:
        """Whether it is memory of a device, or managed."""
        return self.device is not None


def address_of(what: Any, name: str = _ADDRESS) -> int:
    """An address as a number; 0 for a null pointer."""
    if what is None:
        return 0
    if isinstance(what, SimpleData):
        what = what.value or 0
    try:
        return int(what.__index__())
    except AttributeError:
        raise UsageError(f"{name} is {type(what).__name__}, which is no place in memory") from None


def place_of(what: Any, name: str = _ADDRESS, *, is_written: bool) -> Place:
    """The place that ``what`` is."""
    if type(what) is not int:
        if isinstance(what, (bytes, bytearray, memoryview, array)) or hasattr(what, "__array_interface__"):
            return _buffer(what, name, is_written)
        if isinstance(what, (ctypes.Array, ctypes.Structure, ctypes.Union)):
            return _at(ctypes.addressof(what), ctypes.sizeof(what), what)
        what = address_of(what, name)
    if not what:
        raise UsageError(f"{name} is null")
    return _at(what, None, None)


def _at(address: int, room: int | None, keeps: Any) -> Place:
    if room is None:
        owner = state.owner_of(address)
        if owner is not None:
            return Place(address, owner[1].end - address, None, owner[0], None)
    known = host_memory().find(address)
    if known is not None:
        if not known.address <= address < known.end:  # its second address
            address += known.address - known.device_address
        return Place(address, known.end - address, known.keeps if keeps is None else keeps, None, known)
    return Place(address, room, keeps, None, None)


def _buffer(what: Any, name: str, is_written: bool) -> Place:
    import numpy as np

    found = np.asarray(what if hasattr(what, "__array_interface__") else np.frombuffer(what, np.uint8))
    if not found.flags.c_contiguous:
        raise UsageError(f"{name} is an array with gaps; copy it first")
    if is_written and not found.flags.writeable:
        raise UsageError(f"{name} is read-only")
    return _at(int(found.ctypes.data), int(found.nbytes), found)


def check_room(place: Place, size: int, name: str = "") -> None:
    """Raise unless there are ``size`` bytes."""
    if size < 0 or (place.room is not None and size > place.room):
        about = f"{name}: " if name else ""
        report_too_many(f"{size:,} bytes at {place.address:#x}, where there are {place.room:,}")
        raise UsageError(f"{about}{size} bytes at {place.address:#x}, where there are {place.room}")


def report_too_many(detail: str) -> None:
    """Report a copy or a fill that is larger than its memory, where programs are checked: they may not look at what the call returns."""
    if "mem" not in conditions().checks:
        return
    from ...devices.findings import ERROR, FINDINGS, KernelFinding

    text, hint = "a copy or a fill of more bytes than its memory has", "the call does nothing, and returns an error"
    site = CALLER.now()("asks for it")
    FINDINGS.add([KernelFinding("mem", "copy-out-of-bounds", ERROR, "", text, (site,), detail, hint)])


def copy_between(to: Place, source: Place, size: int) -> Copy:
    """A copy of ``size`` bytes, done as what the two places are asks for."""
    direction = _DIRECTIONS[source.is_device, to.is_device]
    if direction in _ON_ONE_SIDE:
        path = Path.DEVICE if to.is_device else Path.HOST
    else:
        host, device = (source.host, to.device) if to.is_device else (to.host, source.device)
        assert device is not None
        path = Path.PINNED if host is not None else policy().path(direction, size, reaches_host=device.reaches_host)
    if source.host is not None and source.host.write_combined:
        source.host.slow_reads += 1
    return Copy(to.address, source.address, size, direction, path, (to.keeps, source.keeps))


_DIRECTIONS = {
    (False, False): Direction.HOST_TO_HOST,
    (False, True): Direction.HOST_TO_DEVICE,
    (True, False): Direction.DEVICE_TO_HOST,
    (True, True): Direction.DEVICE_TO_DEVICE,
}
"""By whether source and destination are a device's."""
_ON_ONE_SIDE = (Direction.HOST_TO_HOST, Direction.DEVICE_TO_DEVICE)
