"""Texture and surface objects."""

from __future__ import annotations

from .array import ImageOwner, images_of
from .devices.images import Limits, Sampler, View
from .errors import ArgumentError
from .isa.images.descriptors import Shape
from .isa.images.formats import Format


def linear_view(limits: Limits, address: int, format: Format, size: int) -> View:
    """A view of memory as one row of texels; the size is rounded down to whole ones."""
    if size // format.size > limits.in_a_row:
        raise ArgumentError(f"{size // format.size} texels in a row; there are at most {limits.in_a_row}")
    return View(format, Shape.BUFFER, address, size // format.size)


def pitched_view(limits: Limits, address: int, format: Format, width: int, height: int, row: int) -> View:
    """A view of memory as rows of texels."""
    if not 0 < width <= limits.side or not 0 < height <= limits.side:
        raise ArgumentError(f"an image of {width} x {height}: axes have 1 to {limits.side} texels")
    if row % limits.row_alignment or row < width * format.size:
        raise ArgumentError(
            f"rows of {width * format.size} bytes are {row} apart, which has to be a multiple of {limits.row_alignment}"
        )
    return View(format, Shape.TWO, address, width, height, 0, row)


class Texture:
    """A texture, or without a sampler a surface; kernels get :attr:`handle`."""

    def __init__(self, device: ImageOwner, view: View, sampler: Sampler | None = None) -> None:
        self.device, self.view, self.sampler = device, view, sampler
        self._images = images_of(device)
        self.handle = self._images.make(device.memory, view, sampler)

    def free(self) -> None:
        """End it when all work of the device is done."""
        self.device.streams.finish()
        self._images.free(self.device.memory, self.handle, is_surface=self.sampler is None)

    def __repr__(self) -> str:
        return f"<{'Texture' if self.sampler else 'Surface'} {self.handle:#x} of {self.view.format}>"
