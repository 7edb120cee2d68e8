"""HIP's 2D and 3D copies between memory with pitches."""

from __future__ import annotations

from typing import Any

from ....fatbin.errors import UsageError
from ....fatbin.schema import align_up
from ...array import Array
from ...graphs.capture import refuse_unsafe
from ...memory.boxes import Box, Extent
from ...streams.boxes import CopyBox
from ...streams.operation import Operation
from .. import state
from ..errors import HipError, hipError_t
from ..gate import api, per_thread
from ..memory.copies import KINDS
from ..memory.places import Place, check_room, place_of, report_too_many
from ..memory.pointers import hipMemoryType, type_number
from ..memory.submitting import later, now
from ..state import StreamLike
from ..structures import HIP_MEMCPY3D, hip_Memcpy2D, hipExtent, hipMemcpy3DParms, hipPitchedPtr
from .arrays import array_of

_ROW_STEP = 256
"""What the distance of rows is a multiple of."""


@api(2)
def hipMallocPitch(width: int, height: int) -> tuple[int, int]:
    """The address, and how far the rows are apart: a multiple of 256 bytes."""
    refuse_unsafe("hipMallocPitch")
    pitch = align_up(width, _ROW_STEP)
    size = pitch * height
    return (state.device().allocate(size) if size else 0), (pitch if size else 0)


@api(2)
def hipMemAllocPitch(widthInBytes: int, height: int, elementSizeBytes: int) -> tuple[int, int]:
    """Elements have 4, 8 or 16 bytes."""
    if elementSizeBytes not in (4, 8, 16) or not widthInBytes or not height:
        raise UsageError(f"{height} rows of {widthInBytes} bytes, elements of {elementSizeBytes}")
    refuse_unsafe("hipMemAllocPitch")
    pitch = align_up(widthInBytes, _ROW_STEP)
    return state.device().allocate(pitch * height), pitch


@api(1)
def hipMalloc3D(extent: hipExtent) -> hipPitchedPtr:
    refuse_unsafe("hipMalloc3D")
    width, height, depth = int(extent.width), int(extent.height), int(extent.depth)
    pitch = align_up(width, _ROW_STEP)
    size = pitch * height * depth
    address = state.device().allocate(size) if size else 0
    return hipPitchedPtr(address, pitch if size else 0, width, height)


@now
def hipMemcpy2D(dst: Any, dpitch: int, src: Any, spitch: int, width: int, height: int, kind: int) -> Operation | None:
    return rows(dst, dpitch, src, spitch, width, height, kind)


@api()
def hipMemcpy2DAsync(
    dst: Any, dpitch: int, src: Any, spitch: int, width: int, height: int, kind: int, stream: StreamLike = None
) -> None:
    later(rows(dst, dpitch, src, spitch, width, height, kind), stream)


@now
def hipMemcpy3D(p: hipMemcpy3DParms) -> Operation | None:
    return box(p)


@api()
def hipMemcpy3DAsync(p: hipMemcpy3DParms, stream: StreamLike = None) -> None:
    later(box(p), stream)


@now
def hipMemcpyParam2D(pCopy: hip_Memcpy2D | None) -> Operation | None:
    return driver_rows(pCopy)


@api()
def hipMemcpyParam2DAsync(pCopy: hip_Memcpy2D | None, stream: StreamLike = None) -> None:
    later(driver_rows(pCopy), stream)


@now
def hipDrvMemcpy2DUnaligned(pCopy: hip_Memcpy2D | None) -> Operation | None:
    """Like hipMemcpyParam2D: here nothing has to be aligned."""
    return driver_rows(pCopy)


@now
def hipDrvMemcpy3D(pCopy: HIP_MEMCPY3D | None) -> Operation | None:
    return driver_box(pCopy)


@api()
def hipDrvMemcpy3DAsync(pCopy: HIP_MEMCPY3D | None, stream: StreamLike = None) -> None:
    later(driver_box(pCopy), stream)


hipMemcpy2D_spt, hipMemcpy2DAsync_spt = per_thread(hipMemcpy2D), per_thread(hipMemcpy2DAsync)
hipMemcpy3D_spt, hipMemcpy3DAsync_spt = per_thread(hipMemcpy3D), per_thread(hipMemcpy3DAsync)


def rows(dst: Any, dpitch: int, src: Any, spitch: int, width: int, height: int, kind: int) -> CopyBox | None:
    """Copying rows; None where there are none."""
    if kind not in KINDS:
        raise HipError(hipError_t.hipErrorInvalidMemcpyDirection, f"{kind} is no direction")
    for pitch, what in ((dpitch, "destination"), (spitch, "source")):
        if width > pitch and width and height:
            raise HipError(
                hipError_t.hipErrorInvalidPitchValue, f"rows of {width} bytes that are {pitch} apart in the {what}"
            )
    extent = (width, height, 1)
    return copy_box((dst, Box(0, dpitch)), (src, Box(0, spitch)), extent)


def box(p: hipMemcpy3DParms) -> CopyBox | None:
    """Copying a box; None where it is empty."""
    if not isinstance(p, hipMemcpy3DParms):
        raise UsageError("it takes hipMemcpy3DParms")
    if p.kind not in KINDS:
        raise HipError(hipError_t.hipErrorInvalidMemcpyDirection, f"{p.kind} is no direction")
    arrays = {side: getattr(p, f"{side}Array") for side in ("dst", "src")}
    for side, handle in arrays.items():
        if bool(handle) == bool(getattr(p, f"{side}Ptr").ptr):
            raise UsageError(f"of {side}Array and {side}Ptr one is to be given")
    found = {side: array_of(handle) for side, handle in arrays.items() if handle}
    sizes = {array.format.size for array in found.values()}
    if len(sizes) > 1:
        raise UsageError(f"the texels of the arrays have {' and '.join(map(str, sorted(sizes)))} bytes")
    # Where an array takes part, the width is in texels, and so is where a box begins in an array.
    size = next(iter(sizes), 1)
    extent = int(p.extent.width) * size, int(p.extent.height), int(p.extent.depth)
    sides = []
    for side, what in (("dst", "destination"), ("src", "source")):
        position, pointer = getattr(p, f"{side}Pos"), getattr(p, f"{side}Ptr")
        if side in found:
            sides.append(in_array(found[side], (int(position.x) * size, int(position.y), int(position.z)), extent))
            continue
        if min(extent) and extent[0] + position.x > pointer.pitch:
            raise UsageError(f"rows of {extent[0]} bytes from {position.x} on leave {pointer.pitch} ({what})")
        slices = pointer.pitch * (pointer.ysize or extent[1])
        start = position.x + position.y * pointer.pitch + position.z * slices
        sides.append(((pointer.ptr or 0, start), Box(0, int(pointer.pitch), int(slices))))
    return copy_box(sides[0], sides[1], extent)


def in_array(array: Array, at: tuple[int, int, int], extent: Extent) -> tuple[tuple[int, int], Box]:
    """The part of an array that begins at a byte of a row of a slice."""
    if min(extent) and not array.holds(at, extent):
        report_too_many(f"{extent} bytes, rows and slices from {at} on, which leave {array}")
        raise UsageError(f"{extent} bytes, rows and slices from {at} on leave {array}")
    box = array.image.box(*at)
    return (array.address, box.address - array.address), Box(0, box.pitch, box.slice_pitch)


def driver_rows(p: hip_Memcpy2D | None) -> CopyBox | None:
    """Copying rows as the driver API says it."""
    return _driver_copy(p, has_slices=False)


def driver_box(p: HIP_MEMCPY3D | None) -> CopyBox | None:
    """Copying a box as the driver API says it."""
    return _driver_copy(p, has_slices=True)


def _driver_copy(p: hip_Memcpy2D | HIP_MEMCPY3D | None, *, has_slices: bool) -> CopyBox | None:
    if p is None:
        raise UsageError("there is nothing that says what to copy")
    extent = int(p.WidthInBytes), int(p.Height), int(p.Depth) if has_slices else 1
    sides = []
    for side in ("dst", "src"):
        x, y = (int(getattr(p, f"{side}{axis}")) for axis in ("XInBytes", "Y"))
        z = int(getattr(p, f"{side}Z")) if has_slices else 0
        field = _driver_field(p, side)
        where = getattr(p, f"{side}{field}")
        if field == "Array":
            sides.append(in_array(array_of(where), (x, y, z), extent))
            continue
        if not where:
            raise UsageError(f"there is no {'source' if side == 'src' else 'destination'}")
        pitch = int(getattr(p, f"{side}Pitch")) or extent[0]
        slices = pitch * (int(getattr(p, f"{side}Height")) or extent[1]) if has_slices else 0
        sides.append(((int(where), x + y * pitch + z * slices), Box(0, pitch, slices)))
    return copy_box(sides[0], sides[1], extent)


_TYPE = hipMemoryType
_FIELDS = {
    _TYPE.hipMemoryTypeHost: "Host", _TYPE.hipMemoryTypeDevice: "Device", _TYPE.hipMemoryTypeManaged: "Device",
    _TYPE.hipMemoryTypeArray: "Array", _TYPE.hipMemoryTypeUnified: "Device",
}  # fmt: skip
"""Which field of a side of a copy says where it is; what is in the others is nothing, whatever it looks like."""


def _driver_field(p: Any, side: str) -> str:
    """The field that counts: as the type says, or, where that is 0, the first that something is in."""
    number = int(getattr(p, f"{side}MemoryType"))
    known = {type_number(kind): field for kind, field in _FIELDS.items()}
    if number and number in known:
        return known[number]
    return next((field for field in ("Host", "Device", "Array") if getattr(p, f"{side}{field}")), "Host")


def copy_box(destination: tuple[Any, Box], source: tuple[Any, Box], extent: Extent) -> CopyBox | None:
    """Copying a box between two places, each with how far its rows are apart, or None where it is empty.

    A place may be a pair of an address and a distance from it.
    """
    if min(extent) == 0:
        return None
    boxes: list[tuple[Place, Box]] = []
    for (what, shape), name in ((destination, "destination"), (source, "source")):
        start, what = (what[1], what[0]) if isinstance(what, tuple) else (0, what)
        place = place_of(what, f"{name}", is_written=name == "destination")
        found = Box(place.address + start, shape.pitch, shape.slice_pitch)
        check_room(place, start + found.reach(extent), f"{name}")
        boxes.append((place, found))
    (to, to_box), (source_place, source_box) = boxes
    return CopyBox(to_box, source_box, extent, (to.keeps, source_place.keeps))
