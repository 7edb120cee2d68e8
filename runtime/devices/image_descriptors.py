"""Images of AMD's GPUs: textures and surfaces are descriptors in device memory, whose address is the handle.

An image's descriptor is twelve words, eight for hardware and three that AMD's device libraries read: the type of the
channels, their order, and the width. A sampler's is the eight after that, four of them for hardware.
"""

from __future__ import annotations

from ..errors import ArgumentError
from ..isa.images.descriptors import ROW_STEP, Layout, Select, Shape, put
from ..isa.images.formats import Number
from ..memory.device import DeviceMemory
from .images import Images, Limits, Sampler, View

LIMITS = Limits(side=16384, slices=8192, in_a_row=1 << 27, alignment=ROW_STEP, row_alignment=ROW_STEP)
IMAGE_WORDS, SAMPLER_WORDS = 12, 8
MOST_LEVEL = 4095
_TYPE, _ORDER, _WIDTH = 8, 9, 10
_TYPES = {
    (Number.SNORM, 8): 0, (Number.SNORM, 16): 1, (Number.UNORM, 8): 2, (Number.UNORM, 16): 3, (Number.SINT, 8): 8,
    (Number.SINT, 16): 9, (Number.SINT, 32): 10, (Number.UINT, 8): 11, (Number.UINT, 16): 12, (Number.UINT, 32): 13,
    (Number.FLOAT, 16): 14, (Number.FLOAT, 32): 15,
}  # fmt: skip
"""The types of channels as HSA numbers them."""
_ORDERS = {1: 1, 2: 3, 4: 8}
"""The order of channels by how many there are, as HSA numbers it: R, RG, RGBA."""
_SELECTS = {
    1: (Select.X, Select.ZERO, Select.ZERO, Select.ONE),
    2: (Select.X, Select.Y, Select.ZERO, Select.ONE),
    4: (Select.X, Select.Y, Select.Z, Select.W),
}
_FLAT = (Shape.ONE, Shape.TWO)
"""Shapes whose descriptors say how far rows are apart; in layers and volumes it is the next multiple of 256 bytes."""


class DescribedImages(Images):
    """Images of a processor whose descriptors are laid out in some way."""

    has_references = True

    def __init__(self, layout: Layout) -> None:
        self._layout = layout

    @property
    def limits(self) -> Limits:
        return LIMITS

    def allocate(self, memory: DeviceMemory, image: View, flags: int) -> int:
        return memory.allocate(image.size, ROW_STEP)

    def make(self, memory: DeviceMemory, view: View, sampler: Sampler | None) -> int:
        words = image_words(view, self._layout) + (sampler_words(sampler, self._layout) if sampler else [])
        data = b"".join(word.to_bytes(4, "little") for word in words)
        address = memory.allocate(len(data))
        memory.write(address, data)
        return address

    def free(self, memory: DeviceMemory, handle: int, *, is_surface: bool) -> None:
        memory.free(handle)


def image_words(view: View, layout: Layout) -> list[int]:
    """The words of an image descriptor."""
    words = [0] * IMAGE_WORDS
    number = layout.number_of(view.format)
    if number is None:
        raise ArgumentError(f"there are no images of {view.format}")
    fields = _buffer_fields(view) if view.shape is Shape.BUFFER else _image_fields(view)
    places = layout.buffer if view.shape is Shape.BUFFER else layout.image
    always = layout.buffer_always if view.shape is Shape.BUFFER else layout.image_always
    select = sum(component << 3 * n for n, component in enumerate(_SELECTS[view.format.channels]))
    for name, value in {**fields, **always, "format": number, "select": select}.items():
        put(words, places[name], value)
    words[_TYPE] = _TYPES[view.format.number, view.format.bits]
    words[_ORDER], words[_WIDTH] = _ORDERS[view.format.channels], view.width
    return words


def sampler_words(sampler: Sampler, layout: Layout) -> list[int]:
    """The words of a sampler descriptor."""
    words = [0] * SAMPLER_WORDS
    fields = dict.fromkeys(("clamp_x", "clamp_y", "clamp_z"), int(sampler.clamp))
    fields |= dict.fromkeys(("magnify", "minify"), int(sampler.is_linear))
    fields |= {"unnormalized": int(not sampler.is_normalized), "max_level": MOST_LEVEL}
    for name, value in fields.items():
        put(words, layout.sampler[name], value)
    return words


def _buffer_fields(view: View) -> dict[str, int]:
    return {"base": view.address, "stride": view.format.size, "records": view.width}


def _image_fields(view: View) -> dict[str, int]:
    if view.address % ROW_STEP:
        raise ArgumentError(f"an image begins at a multiple of {ROW_STEP}, not at {view.address:#x}")
    fields = {
        "base": view.address >> 8,
        "width": view.width - 1,
        "height": view.rows - 1,
        "shape": int(view.shape),
    }
    if view.shape in _FLAT:
        return {**fields, "pitch": view.row // view.format.size - 1}
    return {**fields, "depth": view.slices - 1}
