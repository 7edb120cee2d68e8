"""Arrays of HIP (hipArray): image memory of a device, which programs access by copies, textures and surfaces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from ..fatbin.errors import UnsupportedError
from ..fatbin.schema import align_up
from .devices.happens_before import Span
from .errors import ArgumentError
from .isa.images.descriptors import ROW_STEP, Layout, Shape, layout_of
from .isa.images.formats import Format
from .memory import transfer
from .memory.boxes import Box
from .streams.command import Kind
from .streams.operation import Operation
from .streams.stream import Owner

MOST_TEXELS, MOST_SLICES = 16384, 8192
"""How large images can be along an axis, and how many slices or layers they can have."""
MOST_IN_A_ROW = 1 << 27
"""Texels of memory that is read as a row, by whole numbers."""
LAYERED, SURFACE, CUBEMAP, GATHER = 1, 2, 4, 8
"""Flags of arrays."""


def images_of(device: Owner) -> Layout:
    """The descriptors of a device's images. Raises :class:`UnsupportedError` where it has none."""
    found = layout_of(device.target.processor)
    if found is None:
        raise UnsupportedError(
            f"{device.target.processor} has no images, and so no arrays, textures and surfaces; gfx1030 has, and what came after",
            source=str(device.target),
            offset=0,
            container="device",
            rule="images",
        )
    return found


class Array:
    """An image: ``depth`` is how many slices or layers it has. A size of 0 means that there is no such axis."""

    def __init__(self, device: Owner, format: Format, width: int, height: int = 0, depth: int = 0, flags: int = 0):
        images_of(device)
        if not 0 < width <= MOST_TEXELS or not 0 <= height <= MOST_TEXELS or not 0 <= depth <= MOST_SLICES:
            raise ArgumentError(f"an array of {width} x {height} x {depth}: axes have at most {MOST_TEXELS} texels")
        if format.channels not in (1, 2, 4):
            raise ArgumentError(f"an array of {format.channels} channels; there are those of 1, 2 and 4")
        self.device, self.format = device, format
        self.width, self.height, self.depth, self.flags = width, height, depth, flags
        self.row = align_up(width * format.size, ROW_STEP)
        self.address = device.memory.allocate(self.row * self.rows * self.slices, ROW_STEP)
        self.is_freed = False

    @property
    def rows(self) -> int:
        """The number of rows of a slice."""
        return max(1, self.height)

    @property
    def slices(self) -> int:
        """The number of slices or layers."""
        return max(1, self.depth)

    @property
    def width_in_bytes(self) -> int:
        """How many bytes of each row are texels."""
        return self.width * self.format.size

    @property
    def shape(self) -> Shape:
        """The kind of image that it is."""
        if self.flags & LAYERED:
            return Shape.TWO_ARRAY if self.height else Shape.ONE_ARRAY
        return Shape.THREE if self.depth else Shape.TWO if self.height else Shape.ONE

    def box(self, x: int = 0, y: int = 0, z: int = 0) -> Box:
        """The box that begins at byte ``x`` of row ``y`` of slice ``z``."""
        slice_ = self.row * self.rows
        return Box(self.address + x + y * self.row + z * slice_, self.row, slice_)

    def holds(self, at: tuple[int, int, int], extent: tuple[int, int, int]) -> bool:
        """Whether a box is inside: its beginning and its size, in bytes, rows and slices."""
        sizes = self.width_in_bytes, self.rows, self.slices
        return all(0 <= start <= size - length for start, length, size in zip(at, extent, sizes, strict=True))

    def runs(self, start: int, count: int) -> Iterator[tuple[int, int]]:
        """``(address, length)`` of ``count`` bytes from ``start``, row by row, skipping the padding."""
        width = self.width_in_bytes
        if start < 0 or start + count > width * self.rows * self.slices:
            raise ArgumentError(f"{count} bytes from byte {start} of an array of {width * self.rows * self.slices}")
        while count:
            row, x = divmod(start, width)
            length = min(count, width - x)
            yield self.address + row * self.row + x, length
            start, count = start + length, count - length

    def free(self) -> None:
        """Free the memory when all work of the device is done."""
        self.device.streams.finish()
        self.is_freed = True
        self.device.memory.free(self.address)

    def __repr__(self) -> str:
        sizes = " x ".join(str(size) for size in (self.width, self.height, self.depth) if size)
        return f"<Array of {sizes} {self.format.channels} x {self.format.number.name}{self.format.bits}>"


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
