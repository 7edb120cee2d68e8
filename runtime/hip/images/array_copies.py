"""Copies between arrays and other memory: rows, or bytes as if an array's rows lay close together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...array import CopyPieces, paired
from ...streams.boxes import Box
from ..errors import HipError
from ..gate import api, per_thread
from ..memory.copies import KINDS
from ..memory.places import check_room, place_of
from .arrays import array_of, handle_of
from .boxes import copy_box, in_array, later, now

Side = tuple[Any, Box]


@api()
def hipMemcpy2DToArray(
    dst: Any, wOffset: int, hOffset: int, src: Any, spitch: int, width: int, height: int, kind: int
) -> None:
    """Copy rows into an array, after everything before, and wait for it."""
    call = "hipMemcpy2DToArray"
    now(
        call,
        _rows(
            call,
            _rect(call, dst, wOffset, hOffset, width, height),
            _pitched(call, src, spitch, width),
            width,
            height,
            kind,
        ),
    )


@api()
def hipMemcpy2DToArrayAsync(
    dst: Any, wOffset: int, hOffset: int, src: Any, spitch: int, width: int, height: int, kind: int, stream: Any = None
) -> None:
    """Have a stream copy rows into an array."""
    call = "hipMemcpy2DToArrayAsync"
    to, source = _rect(call, dst, wOffset, hOffset, width, height), _pitched(call, src, spitch, width)
    later(call, _rows(call, to, source, width, height, kind), stream)


@api()
def hipMemcpy2DFromArray(
    dst: Any, dpitch: int, src: Any, wOffset: int, hOffset: int, width: int, height: int, kind: int
) -> None:
    """Copy rows out of an array, after everything before, and wait for it."""
    call = "hipMemcpy2DFromArray"
    now(
        call,
        _rows(
            call,
            _pitched(call, dst, dpitch, width),
            _rect(call, src, wOffset, hOffset, width, height),
            width,
            height,
            kind,
        ),
    )


@api()
def hipMemcpy2DFromArrayAsync(
    dst: Any, dpitch: int, src: Any, wOffset: int, hOffset: int, width: int, height: int, kind: int, stream: Any = None
) -> None:
    """Have a stream copy rows out of an array."""
    call = "hipMemcpy2DFromArrayAsync"
    to, source = _pitched(call, dst, dpitch, width), _rect(call, src, wOffset, hOffset, width, height)
    later(call, _rows(call, to, source, width, height, kind), stream)


@api()
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
) -> None:
    """Copy rows from an array to an array, after everything before, and wait for it."""
    call = "hipMemcpy2DArrayToArray"
    to, source = (
        _rect(call, array, x, y, width, height)
        for array, x, y in ((dst, wOffsetDst, hOffsetDst), (src, wOffsetSrc, hOffsetSrc))
    )
    now(call, _rows(call, to, source, width, height, kind))


@api()
def hipMemcpyToArray(dst: Any, wOffset: int, hOffset: int, src: Any, count: int, kind: int) -> None:
    """Copy bytes into an array, from a byte of a row on."""
    call = "hipMemcpyToArray"
    _check(call, kind, dst)
    now(call, _bytes(_in(call, dst, wOffset, count, hOffset), _at(call, src, count, is_written=False), src))


@api()
def hipMemcpyFromArray(dst: Any, srcArray: Any, wOffset: int, hOffset: int, count: int, kind: int) -> None:
    """Copy bytes out of an array, from a byte of a row on."""
    call = "hipMemcpyFromArray"
    _check(call, kind, srcArray)
    now(call, _bytes(_at(call, dst, count, is_written=True), _in(call, srcArray, wOffset, count, hOffset), dst))


@api()
def hipMemcpyHtoA(dstArray: Any, dstOffset: int, srcHost: Any, count: int) -> None:
    """Copy bytes of the host into an array."""
    call = "hipMemcpyHtoA"
    now(call, _bytes(_in(call, dstArray, dstOffset, count), _at(call, srcHost, count, is_written=False), srcHost))


@api()
def hipMemcpyHtoAAsync(dstArray: Any, dstOffset: int, srcHost: Any, ByteCount: int, stream: Any = None) -> None:
    """Have a stream copy bytes of the host into an array."""
    call = "hipMemcpyHtoAAsync"
    to, source = _in(call, dstArray, dstOffset, ByteCount), _at(call, srcHost, ByteCount, is_written=False)
    later(call, _bytes(to, source, srcHost), stream)


@api()
def hipMemcpyAtoH(dst: Any, srcArray: Any, srcOffset: int, count: int) -> None:
    """Copy bytes of an array to the host."""
    call = "hipMemcpyAtoH"
    now(call, _bytes(_at(call, dst, count, is_written=True), _in(call, srcArray, srcOffset, count), dst))


@api()
def hipMemcpyAtoHAsync(dstHost: Any, srcArray: Any, srcOffset: int, ByteCount: int, stream: Any = None) -> None:
    """Have a stream copy bytes of an array to the host."""
    call = "hipMemcpyAtoHAsync"
    to, source = _at(call, dstHost, ByteCount, is_written=True), _in(call, srcArray, srcOffset, ByteCount)
    later(call, _bytes(to, source, dstHost), stream)


@api()
def hipMemcpyDtoA(dstArray: Any, dstOffset: int, srcDevice: Any, ByteCount: int) -> None:
    """Copy bytes of the device into an array."""
    call = "hipMemcpyDtoA"
    to, source = _in(call, dstArray, dstOffset, ByteCount), _at(call, srcDevice, ByteCount, is_written=False)
    now(call, _bytes(to, source, srcDevice))


@api()
def hipMemcpyAtoD(dstDevice: Any, srcArray: Any, srcOffset: int, ByteCount: int) -> None:
    """Copy bytes of an array to other memory of the device."""
    call = "hipMemcpyAtoD"
    to, source = _at(call, dstDevice, ByteCount, is_written=True), _in(call, srcArray, srcOffset, ByteCount)
    now(call, _bytes(to, source, dstDevice))


@api()
def hipMemcpyAtoA(dstArray: Any, dstOffset: int, srcArray: Any, srcOffset: int, ByteCount: int) -> None:
    """Copy bytes of an array into an array."""
    call = "hipMemcpyAtoA"
    now(call, _bytes(_in(call, dstArray, dstOffset, ByteCount), _in(call, srcArray, srcOffset, ByteCount)))


hipMemcpy2DToArray_spt, hipMemcpy2DToArrayAsync_spt = (
    per_thread(hipMemcpy2DToArray),
    per_thread(hipMemcpy2DToArrayAsync),
)
hipMemcpy2DFromArray_spt = per_thread(hipMemcpy2DFromArray)
hipMemcpy2DFromArrayAsync_spt = per_thread(hipMemcpy2DFromArrayAsync)
hipMemcpyFromArray_spt = per_thread(hipMemcpyFromArray)


def _check(call: str, kind: int, array: Any) -> None:
    if not handle_of(array):
        raise HipError(1, f"{call}: there is no array")
    if kind not in KINDS:
        raise HipError(21, f"{call}: {kind} is no direction")


def _rect(call: str, array: Any, x: int, y: int, width: int, height: int) -> Side:
    """The part of an array that is copied."""
    return in_array(call, array_of(array, call), (x, y, 0), (width, height, 1))


def _pitched(call: str, what: Any, pitch: int, width: int) -> Side:
    """The rows of other memory."""
    if width > pitch:
        raise HipError(12, f"{call}: rows of {width} bytes that are {pitch} apart")
    return what, Box(0, pitch)


def _rows(call: str, to: Side, source: Side, width: int, height: int, kind: int) -> Any:
    if kind not in KINDS:
        raise HipError(21, f"{call}: {kind} is no direction")
    return copy_box(call, to, source, (width, height, 1))


def _in(call: str, array: Any, start: int, count: int, row: int = 0) -> Iterator[tuple[int, int]]:
    """The pieces of an array's bytes."""
    found = array_of(array, call)
    return found.runs(start + row * found.width_in_bytes, count)


def _at(call: str, what: Any, count: int, *, is_written: bool) -> Iterator[tuple[int, int]]:
    """Other memory, which is one piece."""
    place = place_of(what, call, is_written=is_written)
    check_room(place, count, call)
    return iter([(place.address, count)] if count else [])


def _bytes(to: Iterator[tuple[int, int]], source: Iterator[tuple[int, int]], keeps: Any = None) -> Any:
    pieces = tuple(paired(to, source))
    return CopyPieces(pieces, keeps) if pieces else None


__all__ = [
    "hipMemcpy2DArrayToArray",
    "hipMemcpy2DFromArray",
    "hipMemcpy2DFromArrayAsync",
    "hipMemcpy2DFromArrayAsync_spt",
    "hipMemcpy2DFromArray_spt",
    "hipMemcpy2DToArray",
    "hipMemcpy2DToArrayAsync",
    "hipMemcpy2DToArrayAsync_spt",
    "hipMemcpy2DToArray_spt",
    "hipMemcpyAtoA",
    "hipMemcpyAtoD",
    "hipMemcpyAtoH",
    "hipMemcpyAtoHAsync",
    "hipMemcpyDtoA",
    "hipMemcpyFromArray",
    "hipMemcpyFromArray_spt",
    "hipMemcpyHtoA",
    "hipMemcpyHtoAAsync",
    "hipMemcpyToArray",
]
