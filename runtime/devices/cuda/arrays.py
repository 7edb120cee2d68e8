"""Arrays of the driver's: images that kernels read through textures and surfaces, and that have no addresses.

Each is given addresses that no memory has, row by row, as if it were memory; copies look up what is there.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

from ....fatbin.fork import renew
from ....fatbin.records import NamedTuple
from ....fatbin.schema import align_up
from ...isa.images.descriptors import Shape
from ...isa.images.formats import Format, Number
from ...memory.address_map import AddressMap
from ...memory.boxes import Box, Extent
from ..images import View
from .driver import Gpu

_LAYERED, _SURFACE = 1, 2
_GATHERED = 8
"""CUDA_ARRAY3D_TEXTURE_GATHER, which HIP numbers alike."""
_RESERVED = 2 << 20
"""What the size of addresses that the driver reserves is a multiple of."""
_FORMATS = {
    ("unsigned", 8): "UNSIGNED_INT8", ("unsigned", 16): "UNSIGNED_INT16", ("unsigned", 32): "UNSIGNED_INT32",
    ("signed", 8): "SIGNED_INT8", ("signed", 16): "SIGNED_INT16", ("signed", 32): "SIGNED_INT32",
    ("float", 16): "HALF", ("float", 32): "FLOAT",
}  # fmt: skip
_SIGNS = {
    Number.UINT: "unsigned", Number.UNORM: "unsigned", Number.SINT: "signed", Number.SNORM: "signed", Number.FLOAT: "float",
}  # fmt: skip
Place = tuple[int, int, int]
"""A byte of a row of a slice."""


class CudaArray(NamedTuple):
    """An array, and the addresses that stand for it."""

    gpu: Gpu
    generation: int
    handle: Any
    image: View

    @property
    def address(self) -> int:
        return self.image.address

    @property
    def end(self) -> int:
        return self.image.address + self.image.size

    def place(self, address: int) -> Place:
        """What an address stands for."""
        row, x = divmod(address - self.address, self.image.row)
        slice_, y = divmod(row, self.image.rows)
        return x, y, slice_

    def pieces(self, address: int, size: int) -> Iterator[tuple[int, int]]:
        """Where parts of rows begin that bytes stand for, as distances from ``address``, and how long they are; no padding."""
        done = 0
        while done < size:
            x = self.place(address + done)[0]
            part = min(size - done, self.image.row - x)
            if (texels := min(part, self.image.width_in_bytes - x)) > 0:
                yield done, texels
            done += part

    def has(self, box: Box, extent: Extent) -> bool:
        """Whether the driver can copy a box in it: it copies whole texels alone."""
        x, y, z = self.place(box.address)
        width, height, depth = extent
        is_laid_alike = (height == 1 or box.pitch == self.image.row) and (
            depth == 1 or box.slice_pitch == self.image.row * self.image.rows
        )
        is_inside = (
            x + width <= self.image.width_in_bytes and y + height <= self.image.rows and z + depth <= self.image.slices
        )
        return is_laid_alike and is_inside and x % self.image.format.size == width % self.image.format.size == 0

    def rounded(self, size: int) -> int:
        """Bytes of whole texels."""
        return align_up(size, self.image.format.size)


class _Arrays:
    """All arrays of the process."""

    def __init__(self) -> None:
        self.map: AddressMap[CudaArray] = AddressMap()
        self.lock = threading.RLock()
        renew(self, "lock")


_arrays = _Arrays()


def array_at(address: int) -> CudaArray | None:
    """The array that an address stands for."""
    if not _arrays.map.spans:
        return None
    with _arrays.lock:
        return _arrays.map.find(address)


def format_number(gpu: Gpu, format: Format) -> Any:
    """The driver's name for a channel of a format."""
    return gpu.constant("CUarray_format", f"CU_AD_FORMAT_{_FORMATS[_SIGNS[format.number], format.bits]}")


def allocate(gpu: Gpu, image: View, flags: int) -> int:
    """The address of a new array, which is zero."""
    is_layered = image.shape in (Shape.ONE_ARRAY, Shape.TWO_ARRAY)
    described = gpu.structure(
        "CUDA_ARRAY3D_DESCRIPTOR", Width=image.width, Height=image.height, Depth=image.depth,
        Format=format_number(gpu, image.format), NumChannels=image.format.channels,
        Flags=_SURFACE | flags & _GATHERED | _LAYERED * is_layered,
    )  # fmt: skip
    handle = gpu.call("cuArray3DCreate", described)
    try:
        address = int(gpu.call("cuMemAddressReserve", align_up(image.size, _RESERVED), 0, 0, 0))
    except BaseException:
        gpu.call("cuArrayDestroy", handle)
        raise
    made = View(image.format, image.shape, address, image.width, image.height, image.depth, image.row)
    with _arrays.lock:
        _arrays.map.remove(address)  # else one that a fault has ended
        _arrays.map.add(CudaArray(gpu, gpu.generation, handle, made))
    return address


def free(address: int) -> bool:
    """The end of an array; whether one begins there."""
    if not _arrays.map.spans:
        return False
    with _arrays.lock:
        found = _arrays.map.remove(address)
    if found is None:
        return False
    gpu = found.gpu
    if not gpu.is_broken and found.generation == gpu.generation:  # else it is lost already
        gpu.call("cuArrayDestroy", found.handle)
        gpu.call("cuMemAddressFree", address, align_up(found.image.size, _RESERVED))
    return True
