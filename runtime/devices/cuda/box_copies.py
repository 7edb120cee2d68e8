"""Copies that the driver does as boxes: of rows that are some way apart, and of parts of arrays."""

from __future__ import annotations

import ctypes
from typing import Any

from ...memory import transfer
from ...memory.boxes import Box, Extent
from ...memory.storage import Direction
from .arrays import CudaArray, array_at
from .driver import Gpu


def box_copy(gpu: Gpu, destination: Box, source: Box, extent: Extent, direction: Direction) -> Any | None:
    """What the driver is to do to copy a box at once; None where it cannot."""
    sides = {
        "dst": _side(gpu, "dst", destination, extent, is_host=direction is Direction.DEVICE_TO_HOST),
        "src": _side(gpu, "src", source, extent, is_host=direction is Direction.HOST_TO_DEVICE),
    }
    if None in sides.values() or _overlap(destination, source, extent):
        return None
    width, height, depth = extent
    fields = {name: value for side in sides.values() for name, value in (side or {}).items()}
    return gpu.structure("CUDA_MEMCPY3D", WidthInBytes=width, Height=height, Depth=depth, **fields)


def copy_texels(
    gpu: Gpu, array: CudaArray, place: int, other: int, size: int, direction: Direction, *, is_written: bool
) -> None:
    """Copy bytes of one row of an array, which ``place`` stands for, from or to other memory."""
    here, there = Box(place, array.image.row), Box(other, size)
    at_once = box_copy(gpu, *((here, there) if is_written else (there, here)), (size, 1, 1), direction)
    if at_once is not None:
        gpu.call("cuMemcpy3D", at_once)
        return
    # The driver copies whole texels: those around are read, and written again.
    skipped = array.place(place)[0] % array.image.format.size
    extent = array.rounded(skipped + size), 1, 1
    texels = ctypes.create_string_buffer(extent[0])
    buffer, row = Box(ctypes.addressof(texels), extent[0]), Box(place - skipped, array.image.row)
    gpu.call("cuMemcpy3D", box_copy(gpu, buffer, row, extent, Direction.DEVICE_TO_HOST))
    part = buffer.address + skipped
    if is_written:
        transfer.copy(part, other, size)
        gpu.call("cuMemcpy3D", box_copy(gpu, row, buffer, extent, Direction.HOST_TO_DEVICE))
    else:
        transfer.copy(other, part, size)


def _side(gpu: Gpu, side: str, box: Box, extent: Extent, *, is_host: bool) -> dict[str, object] | None:
    """The fields that say where a side of a copy is."""
    width, height, depth = extent
    kind = "HOST" if is_host else "DEVICE"
    if not is_host and (array := array_at(box.address)) is not None:
        x, y, z = array.place(box.address)
        if not array.has(box, extent):
            return None
        return {
            **_kind(gpu, side, "ARRAY"),
            f"{side}Array": array.handle,
            f"{side}XInBytes": x,
            f"{side}Y": y,
            f"{side}Z": z,
        }
    pitch = box.pitch if height > 1 else max(box.pitch, width)
    rows, rest = divmod(box.slice_pitch, pitch) if depth > 1 else (height, 0)
    if pitch < width or rest or rows < height:
        return None
    place = {f"{side}{kind.capitalize()}": box.address, f"{side}Pitch": pitch, f"{side}Height": rows}
    return {**_kind(gpu, side, kind), **place}


def _kind(gpu: Gpu, side: str, kind: str) -> dict[str, object]:
    return {f"{side}MemoryType": gpu.constant("CUmemorytype", f"CU_MEMORYTYPE_{kind}")}


def _overlap(destination: Box, source: Box, extent: Extent) -> bool:
    start, end = destination.address, destination.address + destination.reach(extent)
    return source.address < end and start < source.address + source.reach(extent)
