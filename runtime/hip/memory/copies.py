"""Copies of bytes, in order with everything else or within a stream."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ...graphs.capture import refuse_null
from ...streams.copying import Path
from ...streams.stream import Stream
from .. import state
from ..errors import HipError
from ..gate import api, per_thread
from .places import Place, check_room, copy_between, place_of


class hipMemcpyKind(IntEnum):
    """Which way a copy goes. The addresses say so anyway."""

    hipMemcpyHostToHost = 0
    hipMemcpyHostToDevice = 1
    hipMemcpyDeviceToHost = 2
    hipMemcpyDeviceToDevice = 3
    hipMemcpyDefault = 4
    hipMemcpyDeviceToDeviceNoCU = 1024


TO_DEVICE, TO_HOST, ON_DEVICE, DEFAULT = (
    hipMemcpyKind.hipMemcpyHostToDevice,
    hipMemcpyKind.hipMemcpyDeviceToHost,
    hipMemcpyKind.hipMemcpyDeviceToDevice,
    hipMemcpyKind.hipMemcpyDefault,
)
KINDS = frozenset(int(kind) for kind in hipMemcpyKind)
_NEED_DEVICE = frozenset((1, 2, 3, 1024))


@api()
def hipMemcpy(dst: Any, src: Any, sizeBytes: int, kind: int = DEFAULT) -> None:
    """Copy bytes, after everything before, and wait for it. Places are addresses, or arrays and buffers of the host."""
    _copy("hipMemcpy", dst, src, sizeBytes, kind)


@api()
def hipMemcpyHtoD(dst: Any, src: Any, sizeBytes: int) -> None:
    """Copy to the device."""
    _copy("hipMemcpyHtoD", dst, src, sizeBytes, TO_DEVICE)


@api()
def hipMemcpyDtoH(dst: Any, src: Any, sizeBytes: int) -> None:
    """Copy from the device."""
    _copy("hipMemcpyDtoH", dst, src, sizeBytes, TO_HOST)


@api()
def hipMemcpyDtoD(dst: Any, src: Any, sizeBytes: int) -> None:
    """Copy from the device to the device."""
    _copy("hipMemcpyDtoD", dst, src, sizeBytes, ON_DEVICE)


@api()
def hipMemcpyWithStream(dst: Any, src: Any, sizeBytes: int, kind: int, stream: Any) -> None:
    """Copy bytes after what a stream was given before, and wait for it."""
    _copy("hipMemcpyWithStream", dst, src, sizeBytes, kind, stream)


@api()
def hipMemcpyAsync(dst: Any, src: Any, sizeBytes: int, kind: int = DEFAULT, stream: Any = None) -> None:
    """Have a stream copy bytes. Where host memory is not pinned, the copy is done when this returns."""
    copy_async("hipMemcpyAsync", dst, src, sizeBytes, kind, stream)


@api()
def hipMemcpyHtoDAsync(dst: Any, src: Any, sizeBytes: int, stream: Any = None) -> None:
    """Have a stream copy to the device."""
    copy_async("hipMemcpyHtoDAsync", dst, src, sizeBytes, TO_DEVICE, stream)


@api()
def hipMemcpyDtoHAsync(dst: Any, src: Any, sizeBytes: int, stream: Any = None) -> None:
    """Have a stream copy from the device."""
    copy_async("hipMemcpyDtoHAsync", dst, src, sizeBytes, TO_HOST, stream)


@api()
def hipMemcpyDtoDAsync(dst: Any, src: Any, sizeBytes: int, stream: Any = None) -> None:
    """Have a stream copy from the device to the device."""
    copy_async("hipMemcpyDtoDAsync", dst, src, sizeBytes, ON_DEVICE, stream)


@api()
def hipMemcpyPeer(dst: Any, dstDeviceId: int, src: Any, srcDeviceId: int, sizeBytes: int) -> None:
    """Copy from one device to another."""
    state.device(dstDeviceId), state.device(srcDeviceId)
    _copy("hipMemcpyPeer", dst, src, sizeBytes, DEFAULT)


@api()
def hipMemcpyPeerAsync(
    dst: Any, dstDeviceId: int, src: Any, srcDevice: int, sizeBytes: int, stream: Any = None
) -> None:
    """Have a stream copy from one device to another."""
    state.device(dstDeviceId), state.device(srcDevice)
    copy_async("hipMemcpyPeerAsync", dst, src, sizeBytes, DEFAULT, stream)


hipMemcpy_spt = per_thread(hipMemcpy)
hipMemcpyAsync_spt = per_thread(hipMemcpyAsync)


def checked(call: str, destination: Any, source: Any, size: int, kind: int) -> tuple[Place, Place] | None:
    """The two places of a copy; None where there is nothing to copy."""
    if kind not in KINDS:
        raise HipError(21, f"{call}: {kind} is no direction")
    if not size:
        return None
    to = place_of(destination, f"{call}: destination", is_written=True)
    source_place = place_of(source, f"{call}: source", is_written=False)
    check_room(to, size, f"{call}: destination")
    check_room(source_place, size, f"{call}: source")
    if kind in _NEED_DEVICE and not (_is_known(to) or _is_known(source_place)):
        raise HipError(1, f"{call}: neither {to.address:#x} nor {source_place.address:#x} is memory of a device")
    return to, source_place


def _is_known(place: Place) -> bool:
    return place.device is not None or place.host is not None


def _copy(call: str, destination: Any, source: Any, size: int, kind: int, stream: Any = None) -> None:
    places = checked(call, destination, source, size, kind)
    on = state.stream_of(stream, call)
    refuse_null(call)
    if places is None:
        return
    on.do(copy_between(*places, size).command())
    on.device.release_to_system()


def copy_async(call: str, destination: Any, source: Any, size: int, kind: int, stream: Any) -> None:
    """Have a stream copy; a copy of host memory that is not pinned is waited for."""
    on = state.stream_of(stream, call)
    places = checked(call, destination, source, size, kind)
    if places is not None:
        submit(on, copy_between(*places, size))


def submit(on: Stream, copy: Any) -> None:
    """Give a copy to a stream, and wait where the host's memory is pageable: it may change or end afterwards."""
    if copy.path in (Path.DEVICE, Path.PINNED) or on.capture is not None:
        on.enqueue(copy)
    else:
        on.do(copy.command())


__all__ = [
    "hipMemcpy",
    "hipMemcpyAsync",
    "hipMemcpyAsync_spt",
    "hipMemcpyDtoD",
    "hipMemcpyDtoDAsync",
    "hipMemcpyDtoH",
    "hipMemcpyDtoHAsync",
    "hipMemcpyHtoD",
    "hipMemcpyHtoDAsync",
    "hipMemcpyKind",
    "hipMemcpyPeer",
    "hipMemcpyPeerAsync",
    "hipMemcpyWithStream",
    "hipMemcpy_spt",
]
