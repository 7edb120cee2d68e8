"""Arrays of HIP (hipArray): image memory of a device, which programs access by copies, textures and surfaces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Protocol

from ..fatbin.errors import UnsupportedError
from ..fatbin.records import dataclass, replace
from ..fatbin.schema import align_up
from .devices.happens_before import Span
from .devices.images import Images, View
from .devices.model import Model
from .errors import ArgumentError
from .isa.images.descriptors import ROW_STEP, Shape
from .isa.images.formats import Format
from .memory import transfer
from .streams.command import Kind
from .streams.operation import Operation
from .streams.stream import Owner

LAYERED, SURFACE, CUBEMAP, GATHER = 1, 2, 4, 8
"""Flags of arrays."""


class ImageOwner(Owner, Protocol):
    """What arrays, textures and surfaces ask of their device."""

    model: Model


def images_of(device: ImageOwner) -> Images:
    """The images of a device. Raises :class:`UnsupportedError` where it has none."""
    found = device.model.images
    if found is None:
        raise UnsupportedError(
            f"{device.target.processor} has no images, and so no arrays, textures and surfaces; gfx1030 has, and what came after",
            source=str(device.target),
            offset=0,
            container="device",
            rule="images",
        )
    return found


def references_of(device: ImageOwner) -> Images:
    """The images of a device whose code may have texture references. Raises :class:`UnsupportedError` elsewhere."""
    found = images_of(device)
    if not found.has_references:
        raise UnsupportedError(
            "CUDA's code has no texture references since CUDA 12; pass texture objects to kernels instead",
            source=str(device.target),
            offset=0,
            container="device",
            rule="images",
        )
    return found


class Array:
    """An image. A height or a depth of 0 means that there is no such axis; with layers the depth is their number."""

    def __init__(self, device: ImageOwner, format: Format, width: int, height: int = 0, depth: int = 0, flags: int = 0):
        images = images_of(device)
        limits = images.limits
        if not 0 < width <= limits.side or not 0 <= height <= limits.side or not 0 <= depth <= limits.slices:
            raise ArgumentError(f"an array of {width} x {height} x {depth}: axes have at most {limits.side} texels")
        if format.channels not in (1, 2, 4):
            raise ArgumentError(f"an array of {format.channels} channels; there are those of 1, 2 and 4")
        row = align_up(width * format.size, ROW_STEP)
        image = View(format, _shape(height, depth, flags), 0, width, height, depth, row)
        self.device, self.flags = device, flags
        self.image = replace(image, address=images.allocate(device.memory, image, flags))

    @property
    def address(self) -> int:
        """Where the device has it."""
        return self.image.address

    @property
    def format(self) -> Format:
        """That of its texels."""
        return self.image.format

    @property
    def texel_bytes(self) -> int:
        """The bytes of its texels, without the padding of rows."""
        return self.image.width_in_bytes * self.image.rows * self.image.slices

    def holds(self, at: tuple[int, int, int], extent: tuple[int, int, int]) -> bool:
        """Whether a box is inside: its beginning and its size, in bytes, rows and slices."""
        sizes = self.image.width_in_bytes, self.image.rows, self.image.slices
        return all(0 <= start <= size - length for start, length, size in zip(at, extent, sizes, strict=True))

    def runs(self, start: int, count: int) -> Iterator[tuple[int, int]]:
        """``(address, length)`` of ``count`` bytes from ``start``, row by row, skipping the padding."""
        width = self.image.width_in_bytes
        if start < 0 or start + count > self.texel_bytes:
            raise ArgumentError(f"{count} bytes from byte {start} of an array of {self.texel_bytes}")
        while count:
            row, x = divmod(start, width)
            length = min(count, width - x)
            yield self.address + row * self.image.row + x, length
            start, count = start + length, count - length

    def free(self) -> None:
        """Free the memory when all work of the device is done."""
        self.device.streams.finish()
        self.device.memory.free(self.address)

    def __repr__(self) -> str:
        image = self.image
        sizes = " x ".join(str(size) for size in (image.width, image.height, image.depth) if size)
        return f"<Array of {sizes} {self.format.channels} x {self.format.number.name}{self.format.bits}>"


def _shape(height: int, depth: int, flags: int) -> Shape:
    """The kind of image that an array is."""
    if flags & LAYERED:
        return Shape.TWO_ARRAY if height else Shape.ONE_ARRAY
    return Shape.THREE if depth else Shape.TWO if height else Shape.ONE


@dataclass(slots=True)
class CopyPieces(Operation):
    """Copying pieces of memory, each of an address, another, and a length; ``keeps`` is what must live until then."""

    kind: ClassVar[Kind] = Kind.COPY
    pieces: tuple[tuple[int, int, int], ...]
    keeps: Any = None

    @property
    def details(self) -> dict[str, object]:
        return {"bytes": sum(length for _, _, length in self.pieces)}

    def spans(self) -> Iterable[Span]:
        for destination, source, length in self.pieces:
            yield destination, destination + length, True
            yield source, source + length, False

    def run(self) -> object:
        for destination, source, length in self.pieces:
            transfer.copy(destination, source, length)
        return None


Runs = Iterator[tuple[int, int]]


def paired(destination: Runs, source: Runs) -> Iterator[tuple[int, int, int]]:
    """The pieces of two places of the same length, cut where a piece of either ends."""
    to = origin = (0, 0)
    while True:
        if not to[1]:
            to = next(destination, (0, 0))
        if not origin[1]:
            origin = next(source, (0, 0))
        length = min(to[1], origin[1])
        if not length:
            return
        yield to[0], origin[0], length
        to, origin = (to[0] + length, to[1] - length), (origin[0] + length, origin[1] - length)
