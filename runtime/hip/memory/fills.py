"""HIP's memset functions: bytes, words, rows and boxes, synchronously or in a stream."""

from __future__ import annotations

from typing import Any

from ....fatbin.errors import UsageError
from ...memory.boxes import Box, Extent
from ...streams.boxes import FillBox
from ...streams.operation import Fill, Operation
from ..gate import api, per_thread
from ..state import StreamLike
from ..structures import hipExtent, hipPitchedPtr
from .places import Place, check_room, place_of
from .submitting import later, now


@now
def hipMemset(dst: Any, value: int, sizeBytes: int) -> Operation | None:
    return words_to_fill(dst, value, sizeBytes, 1)


@api()
def hipMemsetAsync(dst: Any, value: int, sizeBytes: int, stream: StreamLike = None) -> None:
    later(words_to_fill(dst, value, sizeBytes, 1), stream)


@now
def hipMemsetD8(dest: Any, value: int, count: int) -> Operation | None:
    return words_to_fill(dest, value, count, 1)


@api()
def hipMemsetD8Async(dest: Any, value: int, count: int, stream: StreamLike = None) -> None:
    later(words_to_fill(dest, value, count, 1), stream)


@now
def hipMemsetD16(dest: Any, value: int, count: int) -> Operation | None:
    return words_to_fill(dest, value, count, 2)


@api()
def hipMemsetD16Async(dest: Any, value: int, count: int, stream: StreamLike = None) -> None:
    later(words_to_fill(dest, value, count, 2), stream)


@now
def hipMemsetD32(dest: Any, value: int, count: int) -> Operation | None:
    return words_to_fill(dest, value, count, 4)


@api()
def hipMemsetD32Async(dst: Any, value: int, count: int, stream: StreamLike = None) -> None:
    later(words_to_fill(dst, value, count, 4), stream)


@now
def hipMemset2D(dst: Any, pitch: int, value: int, width: int, height: int) -> Operation | None:
    return _box(dst, pitch, value, (width, height, 1))


@api()
def hipMemset2DAsync(dst: Any, pitch: int, value: int, width: int, height: int, stream: StreamLike = None) -> None:
    later(_box(dst, pitch, value, (width, height, 1)), stream)


@now
def hipMemset3D(pitchedDevPtr: hipPitchedPtr, value: int, extent: hipExtent) -> Operation | None:
    """hipErrorInvalidValue where the box leaves the rows of ``pitchedDevPtr``."""
    return _pitched(pitchedDevPtr, value, extent)


@api()
def hipMemset3DAsync(pitchedDevPtr: hipPitchedPtr, value: int, extent: hipExtent, stream: StreamLike = None) -> None:
    """hipErrorInvalidValue where the box leaves the rows of ``pitchedDevPtr``."""
    later(_pitched(pitchedDevPtr, value, extent), stream)


@now
def hipMemsetD2D8(dst: Any, dstPitch: int, value: int, width: int, height: int) -> Operation | None:
    return _box(dst, dstPitch, value, (width, height, 1))


@now
def hipMemsetD2D16(dst: Any, dstPitch: int, value: int, width: int, height: int) -> Operation | None:
    return _box(dst, dstPitch, value, (2 * width, height, 1), 2)


@now
def hipMemsetD2D32(dst: Any, dstPitch: int, value: int, width: int, height: int) -> Operation | None:
    return _box(dst, dstPitch, value, (4 * width, height, 1), 4)


@api()
def hipMemsetD2D8Async(dst: Any, dstPitch: int, value: int, width: int, height: int, stream: StreamLike = None) -> None:
    later(_box(dst, dstPitch, value, (width, height, 1)), stream)


@api()
def hipMemsetD2D16Async(
    dst: Any, dstPitch: int, value: int, width: int, height: int, stream: StreamLike = None
) -> None:
    later(_box(dst, dstPitch, value, (2 * width, height, 1), 2), stream)


@api()
def hipMemsetD2D32Async(
    dst: Any, dstPitch: int, value: int, width: int, height: int, stream: StreamLike = None
) -> None:
    later(_box(dst, dstPitch, value, (4 * width, height, 1), 4), stream)


hipMemset_spt, hipMemsetAsync_spt = per_thread(hipMemset), per_thread(hipMemsetAsync)
hipMemset2D_spt, hipMemset2DAsync_spt = per_thread(hipMemset2D), per_thread(hipMemset2DAsync)
hipMemset3D_spt, hipMemset3DAsync_spt = per_thread(hipMemset3D), per_thread(hipMemset3DAsync)


def words_to_fill(dst: Any, value: int, count: int, width: int) -> Fill | None:
    """Filling ``count`` words; None where there are none."""
    if not count:
        return None
    place = _known(dst)
    check_room(place, count * width, "destination")
    return Fill(place.address, value, count, width)


def _box(dst: Any, pitch: int, value: int, extent: Extent, size: int = 1) -> FillBox | None:
    return box_to_fill(dst, Box(0, pitch, pitch * extent[1]), value, extent, size)


def _pitched(pitched: hipPitchedPtr, value: int, extent: hipExtent) -> FillBox | None:
    where = Box(0, int(pitched.pitch), int(pitched.pitch) * int(pitched.ysize))
    sizes = int(extent.width), int(extent.height), int(extent.depth)
    if sizes[0] > where.pitch or sizes[1] > pitched.ysize:
        raise UsageError(f"a box of {sizes} does not fit into rows of {pitched.pitch} bytes, {pitched.ysize}")
    return box_to_fill(pitched.ptr, where, value, sizes, 1)


def box_to_fill(dst: Any, where: Box, value: int, extent: Extent, size: int) -> FillBox | None:
    """Filling a box that begins at ``dst``; None where it is empty."""
    if min(extent) == 0:
        return None
    if extent[1] > 1 and where.pitch < extent[0]:
        raise UsageError(f"rows of {extent[0]} bytes that are {where.pitch} apart")
    place = _known(dst)
    box = Box(place.address, where.pitch, where.slice_pitch)
    check_room(place, box.reach(extent), "destination")
    return FillBox(box, extent, value, size)


def _known(dst: Any) -> Place:
    place = place_of(dst, "destination", is_written=True)
    if not place.is_known:
        raise UsageError(f"{place.address:#x} is no memory of a device")
    return place
