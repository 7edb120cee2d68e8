"""Copies and fills between any memory: of the host, and of devices of any kind.

An address says whose memory it is, as with unified addressing of GPUs. What is in no storage that keeps its bytes
elsewhere is the host's.
"""

from __future__ import annotations

import ctypes
import threading
from typing import TYPE_CHECKING, Any

from ...fatbin.errors import UsageError
from ...fatbin.fork import renew
from ...fatbin.records import NamedTuple
from .address_map import AddressMap
from .boxes import Box, Extent
from .storage import Direction, HostStorage, Storage
from .undefined import UNDEFINED

if TYPE_CHECKING:
    from numpy.typing import NDArray

_PIECE = 4 << 20
"""Bytes that go through the host at once, from one device's memory to that of another."""
_HOST = HostStorage()


class _Held(NamedTuple):
    """An allocation of a storage whose bytes are not the host's."""

    address: int
    end: int
    storage: Storage


class _Elsewhere:
    """All allocations of the process whose bytes the host does not have."""

    def __init__(self) -> None:
        self.map: AddressMap[_Held] = AddressMap()
        self.count = 0
        self.lock = threading.RLock()
        """The collector may end a device in a thread that has it."""
        renew(self, "lock")


_elsewhere = _Elsewhere()


def note_allocation(storage: Storage, address: int, size: int) -> None:
    """Send what is asked for at these addresses to ``storage``, which has bytes that the host does not."""
    with _elsewhere.lock:
        if _elsewhere.map.remove(address) is None:  # else a storage has lost it: its GPU began anew
            _elsewhere.count += 1
        _elsewhere.map.add(_Held(address, address + size, storage))


def forget_allocation(storage: Storage, address: int) -> None:
    """End what :func:`note_allocation` began; nothing where ``storage`` has lost the address to another."""
    with _elsewhere.lock:
        found = _elsewhere.map.spans.get(address)
        if found is not None and found.storage is storage:
            _elsewhere.map.remove(address)
            _elsewhere.count -= 1


def storage_at(address: int) -> Storage:
    """Whose memory an address is in."""
    if not _elsewhere.count:
        return _HOST
    with _elsewhere.lock:
        found = _elsewhere.map.find(address)
    return _HOST if found is None else found.storage


def copy(destination: int, source: int, size: int) -> None:
    """Copy bytes, as ``memmove`` does."""
    if not (_elsewhere.count or UNDEFINED.address):  # what most processes have; nothing else costs less
        ctypes.memmove(destination, source, size)
        return
    to, origin = storage_at(destination), storage_at(source)
    direct = _direct(to, origin)
    if direct is not None:
        direct[0].copy(destination, source, size, direct[1])
        return
    for start in range(0, size, _PIECE):
        data = read(source + start, min(_PIECE, size - start))
        write(destination + start, data)


def copy_box(destination: Box, source: Box, extent: Extent) -> None:
    """Copy a box of bytes, of two or three dimensions."""
    direct = _direct(storage_at(destination.address), storage_at(source.address))
    if direct is not None:
        direct[0].copy_box(destination, source, extent, direct[1])
        return
    for to, origin in zip(destination.rows(extent), source.rows(extent), strict=True):
        copy(to, origin, extent[0])


def fill(address: int, pattern: bytes, count: int) -> None:
    """Write ``pattern``, of 1, 2 or 4 bytes, ``count`` times."""
    storage_at(address).fill(address, pattern, count)


def fill_box(box: Box, pattern: bytes, extent: Extent) -> None:
    """Write ``pattern`` again and again along each row of a box."""
    storage_at(box.address).fill_box(box, pattern, extent)


def read(address: int, size: int) -> bytes:
    """The bytes at an address."""
    storage = storage_at(address)
    if storage.is_host:
        return ctypes.string_at(address, size)
    data = bytearray(size)
    storage.copy(_address_of(data), address, size, Direction.DEVICE_TO_HOST)
    return bytes(data)


_SMALL = 1 << 20
"""Bytes that are copied once more in less time than it takes to import numpy."""


def write(address: int, data: bytes | bytearray | memoryview) -> None:
    """Put bytes at an address."""
    if not isinstance(data, bytes) and memoryview(data).nbytes <= _SMALL:
        data = bytes(data)
    if len(data) and isinstance(data, bytes):
        source = ctypes.cast(ctypes.c_char_p(data), ctypes.c_void_p).value or 0
        storage_at(address).copy(address, source, len(data), Direction.HOST_TO_DEVICE)
    elif len(data):
        import numpy as np

        array = np.frombuffer(data, np.uint8)
        storage_at(address).copy(address, int(array.ctypes.data), array.nbytes, Direction.HOST_TO_DEVICE)


def view(address: int, size: int) -> NDArray[Any]:
    """The bytes at an address as an array, without a copy. Raises where the host does not have them."""
    import numpy as np

    if not storage_at(address).is_host:
        raise UsageError(f"the host cannot look at the {size} bytes at {address:#x}: a device has them; copy them")
    if UNDEFINED.address:  # what the host sets through it is not seen
        UNDEFINED.define(address, size)
    return np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(address))


def load(address: int, size: int) -> int:
    """The aligned word of 4 or 8 bytes at an address, read as one."""
    if storage_at(address).is_host:
        return int(_WORDS[size].from_address(address).value)
    return int.from_bytes(read(address, size), "little")


def store(address: int, value: int, size: int) -> None:
    """Put an aligned word of 4 or 8 bytes at an address, after everything that was written before."""
    if storage_at(address).is_host:
        _WORDS[size].from_address(address).value = value
        if UNDEFINED.address:
            UNDEFINED.define(address, size)
    else:
        write(address, (value & (1 << 8 * size) - 1).to_bytes(size, "little"))


_WORDS: dict[int, Any] = {4: ctypes.c_uint32, 8: ctypes.c_uint64}


def _direct(to: Storage, origin: Storage) -> tuple[Storage, Direction] | None:
    """The storage that copies by itself, and what it is to copy; None between two devices without a common memory."""
    if to.is_host:
        return (_HOST, Direction.HOST_TO_HOST) if origin.is_host else (origin, Direction.DEVICE_TO_HOST)
    if origin.is_host:
        return to, Direction.HOST_TO_DEVICE
    return (to, Direction.DEVICE_TO_DEVICE) if to.copies_from(origin) else None


def _address_of(data: bytearray) -> int:
    return ctypes.addressof((ctypes.c_char * len(data)).from_buffer(data)) if data else 0
