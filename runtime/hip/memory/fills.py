"""Setting memory to a value: bytes, words, rows and boxes; waited for or in a stream."""

from __future__ import annotations

from typing import Any

from ...graphs.capture import refuse_null
from ...streams.boxes import Box, Extent, FillBox
from ...streams.operation import Fill, Operation
from .. import state
from ..errors import HipError
from ..gate import api, per_thread
from ..structures import hipExtent, hipPitchedPtr
from .places import Place, check_room, place_of


@api()
def hipMemset(dst: Any, value: int, sizeBytes: int) -> None:
    """Set bytes, after everything before."""
    _now("hipMemset", words_to_fill("hipMemset", dst, value, sizeBytes, 1))


@api()
def hipMemsetAsync(dst: Any, value: int, sizeBytes: int, stream: Any = None) -> None:
    """Have a stream set bytes."""
    _later("hipMemsetAsync", words_to_fill("hipMemsetAsync", dst, value, sizeBytes, 1), stream)


@api()
def hipMemsetD8(dest: Any, value: int, count: int) -> None:
    """Set bytes."""
    _now("hipMemsetD8", words_to_fill("hipMemsetD8", dest, value, count, 1))


@api()
def hipMemsetD8Async(dest: Any, value: int, count: int, stream: Any = None) -> None:
    """Have a stream set bytes."""
    _later("hipMemsetD8Async", words_to_fill("hipMemsetD8Async", dest, value, count, 1), stream)


@api()
def hipMemsetD16(dest: Any, value: int, count: int) -> None:
    """Set words of 16 bits."""
    _now("hipMemsetD16", words_to_fill("hipMemsetD16", dest, value, count, 2))


@api()
def hipMemsetD16Async(dest: Any, value: int, count: int, stream: Any = None) -> None:
    """Have a stream set words of 16 bits."""
    _later("hipMemsetD16Async", words_to_fill("hipMemsetD16Async", dest, value, count, 2), stream)


@api()
def hipMemsetD32(dest: Any, value: int, count: int) -> None:
    """Set words of 32 bits."""
    _now("hipMemsetD32", words_to_fill("hipMemsetD32", dest, value, count, 4))


@api()
def hipMemsetD32Async(dst: Any, value: int, count: int, stream: Any = None) -> None:
    """Have a stream set words of 32 bits."""
    _later("hipMemsetD32Async", words_to_fill("hipMemsetD32Async", dst, value, count, 4), stream)


@api()
def hipMemset2D(dst: Any, pitch: int, value: int, width: int, height: int) -> None:
    """Set rows of bytes."""
    _now("hipMemset2D", _box("hipMemset2D", dst, pitch, value, (width, height, 1)))


@api()
def hipMemset2DAsync(dst: Any, pitch: int, value: int, width: int, height: int, stream: Any = None) -> None:
    """Have a stream set rows of bytes."""
    _later("hipMemset2DAsync", _box("hipMemset2DAsync", dst, pitch, value, (width, height, 1)), stream)


@api()
def hipMemset3D(pitchedDevPtr: hipPitchedPtr, value: int, extent: hipExtent) -> None:
    """Set a box of bytes."""
    _now("hipMemset3D", _pitched("hipMemset3D", pitchedDevPtr, value, extent))


@api()
def hipMemset3DAsync(pitchedDevPtr: hipPitchedPtr, value: int, extent: hipExtent, stream: Any = None) -> None:
    """Have a stream set a box of bytes."""
    _later("hipMemset3DAsync", _pitched("hipMemset3DAsync", pitchedDevPtr, value, extent), stream)


@api()
def hipMemsetD2D8(dst: Any, dstPitch: int, value: int, width: int, height: int) -> None:
    """Set rows of bytes."""
    _now("hipMemsetD2D8", _box("hipMemsetD2D8", dst, dstPitch, value, (width, height, 1)))


@api()
def hipMemsetD2D16(dst: Any, dstPitch: int, value: int, width: int, height: int) -> None:
    """Set rows of words of 16 bits."""
    _now("hipMemsetD2D16", _box("hipMemsetD2D16", dst, dstPitch, value, (2 * width, height, 1), 2))


@api()
def hipMemsetD2D32(dst: Any, dstPitch: int, value: int, width: int, height: int) -> None:
    """Set rows of words of 32 bits."""
    _now("hipMemsetD2D32", _box("hipMemsetD2D32", dst, dstPitch, value, (4 * width, height, 1), 4))


@api()
def hipMemsetD2D8Async(dst: Any, dstPitch: int, value: int, width: int, height: int, stream: Any = None) -> None:
    """Have a stream set rows of bytes."""
    _later("hipMemsetD2D8Async", _box("hipMemsetD2D8Async", dst, dstPitch, value, (width, height, 1)), stream)


@api()
def hipMemsetD2D16Async(dst: Any, dstPitch: int, value: int, width: int, height: int, stream: Any = None) -> None:
    """Have a stream set rows of words of 16 bits."""
    _later("hipMemsetD2D16Async", _box("hipMemsetD2D16Async", dst, dstPitch, value, (2 * width, height, 1), 2), stream)


@api()
def hipMemsetD2D32Async(dst: Any, dstPitch: int, value: int, width: int, height: int, stream: Any = None) -> None:
    """Have a stream set rows of words of 32 bits."""
    _later("hipMemsetD2D32Async", _box("hipMemsetD2D32Async", dst, dstPitch, value, (4 * width, height, 1), 4), stream)


hipMemset_spt, hipMemsetAsync_spt = per_thread(hipMemset), per_thread(hipMemsetAsync)
hipMemset2D_spt, hipMemset2DAsync_spt = per_thread(hipMemset2D), per_thread(hipMemset2DAsync)
hipMemset3D_spt, hipMemset3DAsync_spt = per_thread(hipMemset3D), per_thread(hipMemset3DAsync)


def words_to_fill(call: str, dst: Any, value: int, count: int, width: int) -> Fill | None:
    """Filling ``count`` words; None where there are none."""
    if not count:
        return None
    place = _known(call, dst)
    check_room(place, count * width, f"{call}: destination")
    return Fill(place.address, value, count, width)


def _box(call: str, dst: Any, pitch: int, value: int, extent: Extent, size: int = 1) -> FillBox | None:
    return box_to_fill(call, dst, Box(0, pitch, pitch * extent[1]), value, extent, size)


def _pitched(call: str, pitched: hipPitchedPtr, value: int, extent: hipExtent) -> FillBox | None:
    where = Box(0, int(pitched.pitch), int(pitched.pitch) * int(pitched.ysize))
    sizes = int(extent.width), int(extent.height), int(extent.depth)
    if sizes[0] > where.pitch or sizes[1] > pitched.ysize:
        raise HipError(1, f"{call}: a box of {sizes} does not fit into rows of {pitched.pitch} bytes, {pitched.ysize}")
    return box_to_fill(call, pitched.ptr, where, value, sizes, 1)


def box_to_fill(call: str, dst: Any, where: Box, value: int, extent: Extent, size: int) -> FillBox | None:
    """Filling a box that begins at ``dst``; None where it is empty."""
    if min(extent) == 0:
        return None
    if extent[1] > 1 and where.pitch < extent[0]:
        raise HipError(1, f"{call}: rows of {extent[0]} bytes that are {where.pitch} apart")
    place = _known(call, dst)
    box = Box(place.address, where.pitch, where.slice_pitch)
    check_room(place, box.reach(extent), f"{call}: destination")
    return FillBox(box, extent, value, size)


def _known(call: str, dst: Any) -> Place:
    place = place_of(dst, f"{call}: destination", is_written=True)
    if place.device is None and place.host is None:
        raise HipError(1, f"{call}: {place.address:#x} is no memory of a device")
    return place


def _now(call: str, operation: Operation | None) -> None:
    on = state.stream_of(None, call)
    refuse_null(call)
    if operation is not None:
        on.do(operation.command())


def _later(call: str, operation: Operation | None, stream: Any) -> None:
    on = state.stream_of(stream, call)
    if operation is not None:
        on.enqueue(operation)


__all__ = [
    "hipMemset",
    "hipMemset2D",
    "hipMemset2DAsync",
    "hipMemset2DAsync_spt",
    "hipMemset2D_spt",
    "hipMemset3D",
    "hipMemset3DAsync",
    "hipMemset3DAsync_spt",
    "hipMemset3D_spt",
    "hipMemsetAsync",
    "hipMemsetAsync_spt",
    "hipMemsetD2D8",
    "hipMemsetD2D8Async",
    "hipMemsetD2D16",
    "hipMemsetD2D16Async",
    "hipMemsetD2D32",
    "hipMemsetD2D32Async",
    "hipMemsetD8",
    "hipMemsetD8Async",
    "hipMemsetD16",
    "hipMemsetD16Async",
    "hipMemsetD32",
    "hipMemsetD32Async",
    "hipMemset_spt",
]
