"""HIP's functions that copy bytes, synchronously or in a stream."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ....fatbin.errors import UsageError
from ...streams.copying import Copy
from .. import state
from ..errors import HipError, hipError_t
from ..gate import api, per_thread
from ..state import StreamLike
from .places import check_room, copy_between, place_of
from .submitting import finish, now, submit


class hipMemcpyKind(IntEnum):
    """Which way a copy goes. The addresses say so anyway."""

    hipMemcpyHostToHost = 0
    hipMemcpyHostToDevice = 1
    hipMemcpyDeviceToHost = 2
    hipMemcpyDeviceToDevice = 3
    hipMemcpyDefault = 4
    hipMemcpyDeviceToDeviceNoCU = 1024


_, TO_DEVICE, TO_HOST, ON_DEVICE, DEFAULT, _ = hipMemcpyKind
KINDS = frozenset(int(kind) for kind in hipMemcpyKind)
_NEED_DEVICE = frozenset((1, 2, 3, 1024))


@now
def hipMemcpy(dst: Any, src: Any, sizeBytes: int, kind: int = DEFAULT) -> Copy | None:
    """Places are addresses, or arrays and buffers of the host."""
    return copy_of(dst, src, sizeBytes, kind)


@now
def hipMemcpyHtoD(dst: Any, src: Any, sizeBytes: int) -> Copy | None:
    return copy_of(dst, src, sizeBytes, TO_DEVICE)


@now
def hipMemcpyDtoH(dst: Any, src: Any, sizeBytes: int) -> Copy | None:
    return copy_of(dst, src, sizeBytes, TO_HOST)


@now
def hipMemcpyDtoD(dst: Any, src: Any, sizeBytes: int) -> Copy | None:
    return copy_of(dst, src, sizeBytes, ON_DEVICE)


@api()
def hipMemcpyWithStream(dst: Any, src: Any, sizeBytes: int, kind: int, stream: StreamLike) -> None:
    finish(copy_of(dst, src, sizeBytes, kind), stream, "hipMemcpyWithStream")


@api()
def hipMemcpyAsync(dst: Any, src: Any, sizeBytes: int, kind: int = DEFAULT, stream: StreamLike = None) -> None:
    """Where host memory is not pinned, the copy is done when this returns."""
    copy_async(dst, src, sizeBytes, kind, stream)


@api()
def hipMemcpyHtoDAsync(dst: Any, src: Any, sizeBytes: int, stream: StreamLike = None) -> None:
    copy_async(dst, src, sizeBytes, TO_DEVICE, stream)


@api()
def hipMemcpyDtoHAsync(dst: Any, src: Any, sizeBytes: int, stream: StreamLike = None) -> None:
    copy_async(dst, src, sizeBytes, TO_HOST, stream)


@api()
def hipMemcpyDtoDAsync(dst: Any, src: Any, sizeBytes: int, stream: StreamLike = None) -> None:
    copy_async(dst, src, sizeBytes, ON_DEVICE, stream)


@now
def hipMemcpyPeer(dst: Any, dstDeviceId: int, src: Any, srcDeviceId: int, sizeBytes: int) -> Copy | None:
    """The devices are checked; the addresses say where the memory is."""
    state.device(dstDeviceId), state.device(srcDeviceId)
    return copy_of(dst, src, sizeBytes, DEFAULT)


@api()
def hipMemcpyPeerAsync(
    dst: Any, dstDeviceId: int, src: Any, srcDevice: int, sizeBytes: int, stream: StreamLike = None
) -> None:
    """The devices are checked; the addresses say where the memory is."""
    state.device(dstDeviceId), state.device(srcDevice)
    copy_async(dst, src, sizeBytes, DEFAULT, stream)


hipMemcpy_spt = per_thread(hipMemcpy)
hipMemcpyAsync_spt = per_thread(hipMemcpyAsync)


def copy_of(destination: Any, source: Any, size: int, kind: int) -> Copy | None:
    """Copying bytes; None where there are none."""
    if kind not in KINDS:
        raise HipError(hipError_t.hipErrorInvalidMemcpyDirection, f"{kind} is no direction")
    if not size:
        return None
    to = place_of(destination, "destination", is_written=True)
    source_place = place_of(source, "source", is_written=False)
    check_room(to, size, "destination")
    check_room(source_place, size, "source")
    if kind in _NEED_DEVICE and not (to.is_known or source_place.is_known):
        raise UsageError(f"neither {to.address:#x} nor {source_place.address:#x} is memory of a device")
    return copy_between(to, source_place, size)


def copy_async(destination: Any, source: Any, size: int, kind: int, stream: StreamLike) -> None:
    """Have a stream copy; a copy of host memory that is not pinned is waited for."""
    on = state.stream_of(stream)
    copy = copy_of(destination, source, size, kind)
    if copy is not None:
        submit(copy, on)
