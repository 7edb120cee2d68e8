"""Copies between arrays and other memory, by rows or as consecutive bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....fatbin.errors import UsageError
from ...array import CopyPieces, paired
from ...memory.boxes import Box
from ...streams.operation import Operation
from ..errors import HipError, hipError_t
from ..gate import api, per_thread
from ..memory.copies import KINDS
from ..memory.places import check_room, place_of, report_too_many
from ..memory.submitting import later, now
from ..state import StreamLike
from .arrays import array_of, handle_of
from .boxes import copy_box, in_array

Side = tuple[Any, Box]


@now
def hipMemcpy2DToArray(
    dst: Any, wOffset: int, hOffset: int, src: Any, spitch: int, width: int, height: int, kind: int
) -> Operation | None:
    return _rows(_rect(dst, wOffset, hOffset, width, height), _pitched(src, spitch, width), width, height, kind)


@api()
def hipMemcpy2DToArrayAsync(
    dst: Any,
    wOffset: int,
    hOffset: int,
    src: Any,
    spitch: int,
    width: int,
    height: int,
    kind: int,
    stream: StreamLike = None,
) -> None:
    to, source = _rect(dst, wOffset, hOffset, width, height), _pitched(src, spitch, width)
    later(_rows(to, source, width, height, kind), stream)


@now
def hipMemcpy2DFromArray(
    dst: Any, dpitch: int, src: Any, wOffset: int, hOffset: int, width: int, height: int, kind: int
) -> Operation | None:
    return _rows(_pitched(dst, dpitch, width), _rect(src, wOffset, hOffset, width, height), width, height, kind)


@api()
def hipMemcpy2DFromArrayAsync(
    dst: Any,
    dpitch: int,
    src: Any,
    wOffset: int,
    hOffset: int,
    width: int,
    height: int,
    kind: int,
    stream: StreamLike = None,
) -> None:
    to, source = _pitched(dst, dpitch, width), _rect(src, wOffset, hOffset, width, height)
    later(_rows(to, source, width, height, kind), stream)


@now
def hipMemcpy2DArrayToArray(
    dst: Any,
    wOffsetDst: int,
    hOffsetDst: int,
    src: Any,
    wOffsetSrc: int,
    hOffsetSrc: int,
    width: int,
    height: int,
    kind: int,
) -> Operation | None:
    to, source = (
        _rect(array, x, y, width, height)
        for array, x, y in ((dst, wOffsetDst, hOffsetDst), (src, wOffsetSrc, hOffsetSrc))
    )
    return _rows(to, source, width, height, kind)


@now
def hipMemcpyToArray(dst: Any, wOffset: int, hOffset: int, src: Any, count: int, kind: int) -> Operation | None:
    """The bytes go on in the next row where one is full."""
    _check(kind, dst)
    return _bytes(_in(dst, wOffset, count, hOffset), _at(src, count, is_written=False), src)


@now
def hipMemcpyFromArray(dst: Any, srcArray: Any, wOffset: int, hOffset: int, count: int, kind: int) -> Operation | None:
    """The bytes go on in the next row where one ends."""
    _check(kind, srcArray)
    return _bytes(_at(dst, count, is_written=True), _in(srcArray, wOffset, count, hOffset), dst)


@now
def hipMemcpyHtoA(dstArray: Any, dstOffset: int, srcHost: Any, count: int) -> Operation | None:
    return _bytes(_in(dstArray, dstOffset, count), _at(srcHost, count, is_written=False), srcHost)


@api()
def hipMemcpyHtoAAsync(dstArray: Any, dstOffset: int, srcHost: Any, ByteCount: int, stream: StreamLike = None) -> None:
    to, source = _in(dstArray, dstOffset, ByteCount), _at(srcHost, ByteCount, is_written=False)
    later(_bytes(to, source, srcHost), stream)


@now
def hipMemcpyAtoH(dst: Any, srcArray: Any, srcOffset: int, count: int) -> Operation | None:
    return _bytes(_at(dst, count, is_written=True), _in(srcArray, srcOffset, count), dst)


@api()
def hipMemcpyAtoHAsync(dstHost: Any, srcArray: Any, srcOffset: int, ByteCount: int, stream: StreamLike = None) -> None:
    to, source = _at(dstHost, ByteCount, is_written=True), _in(srcArray, srcOffset, ByteCount)
    later(_bytes(to, source, dstHost), stream)


@now
def hipMemcpyDtoA(dstArray: Any, dstOffset: int, srcDevice: Any, ByteCount: int) -> Operation | None:
    to, source = _in(dstArray, dstOffset, ByteCount), _at(srcDevice, ByteCount, is_written=False)
    return _bytes(to, source, srcDevice)


@now
def hipMemcpyAtoD(dstDevice: Any, srcArray: Any, srcOffset: int, ByteCount: int) -> Operation | None:
    to, source = _at(dstDevice, ByteCount, is_written=True), _in(srcArray, srcOffset, ByteCount)
    return _bytes(to, source, dstDevice)


@now
def hipMemcpyAtoA(dstArray: Any, dstOffset: int, srcArray: Any, srcOffset: int, ByteCount: int) -> Operation | None:
    return _bytes(_in(dstArray, dstOffset, ByteCount), _in(srcArray, srcOffset, ByteCount))


hipMemcpy2DToArray_spt = per_thread(hipMemcpy2DToArray)
hipMemcpy2DToArrayAsync_spt = per_thread(hipMemcpy2DToArrayAsync)
hipMemcpy2DFromArray_spt = per_thread(hipMemcpy2DFromArray)
hipMemcpy2DFromArrayAsync_spt = per_thread(hipMemcpy2DFromArrayAsync)
hipMemcpyFromArray_spt = per_thread(hipMemcpyFromArray)


def _check(kind: int, array: Any) -> None:
    if not handle_of(array):
        raise UsageError("there is no array")
    if kind not in KINDS:
        raise HipError(hipError_t.hipErrorInvalidMemcpyDirection, f"{kind} is no direction")


def _rect(array: Any, x: int, y: int, width: int, height: int) -> Side:
    """The part of an array that is copied."""
    return in_array(array_of(array), (x, y, 0), (width, height, 1))


def _pitched(what: Any, pitch: int, width: int) -> Side:
    """The rows of other memory."""
    if width > pitch:
        raise HipError(hipError_t.hipErrorInvalidPitchValue, f"rows of {width} bytes that are {pitch} apart")
    return what, Box(0, pitch)


def _rows(to: Side, source: Side, width: int, height: int, kind: int) -> Operation | None:
    if kind not in KINDS:
        raise HipError(hipError_t.hipErrorInvalidMemcpyDirection, f"{kind} is no direction")
    return copy_box(to, source, (width, height, 1))


def _in(array: Any, start: int, count: int, row: int = 0) -> Iterator[tuple[int, int]]:
    """The pieces of an array's bytes."""
    found = array_of(array)
    first = start + row * found.image.width_in_bytes
    if first + count > found.texel_bytes:
        report_too_many(f"{count:,} bytes from byte {first:,} of an array of {found.texel_bytes:,}")
    return found.runs(first, count)


def _at(what: Any, count: int, *, is_written: bool) -> Iterator[tuple[int, int]]:
    """Other memory, which is one piece."""
    place = place_of(what, is_written=is_written)
    check_room(place, count)
    return iter([(place.address, count)] if count else [])


def _bytes(to: Iterator[tuple[int, int]], source: Iterator[tuple[int, int]], keeps: Any = None) -> Operation | None:
    pieces = tuple(paired(to, source))
    return CopyPieces(pieces, keeps) if pieces else None
