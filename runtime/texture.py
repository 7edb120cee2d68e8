"""Texture and surface objects: descriptors in device memory, whose address is the handle.

An image's descriptor is twelve words, eight for hardware and three that AMD's device libraries read: the type of the
channels, their order, and the width. A sampler's is the eight after that, four of them for hardware.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .array import MOST_IN_A_ROW, MOST_TEXELS, Array, images_of
from .errors import ArgumentError
from .isa.images.descriptors import ROW_STEP, Clamp, Layout, Select, Shape, put
from .isa.images.formats import Format, Number
from .streams.stream import Owner

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
_NORMALIZED = {Number.SINT: Number.SNORM, Number.UINT: Number.UNORM}
_SELECTS = {
    1: (Select.X, Select.ZERO, Select.ZERO, Select.ONE),
    2: (Select.X, Select.Y, Select.ZERO, Select.ONE),
    4: (Select.X, Select.Y, Select.Z, Select.W),
}
_FLAT = (Shape.ONE, Shape.TWO)


def normalized(format: Format) -> Format:
    """The format that reads integers of 8 and 16 bits as floats up to 1; others stay what they are."""
    wanted = _NORMALIZED.get(format.number, format.number) if format.bits < 32 else format.number
    return replace(format, number=wanted)


@dataclass(frozen=True, slots=True)
class View:
    """Texels in memory, and how they are read."""

    format: Format
    shape: Shape
    address: int
    width: int
    height: int = 0
    depth: int = 0
    row: int = 0
    """Bytes from one row to the next; it is not said of layers and volumes, whose rows are a multiple of 256 apart."""

    @classmethod
    def of(cls, array: Array, format: Format | None = None) -> View:
        """All of an array, perhaps read as another format of the same size."""
        chosen = format or array.format
        if chosen.size != array.format.size:
            raise ArgumentError(f"texels of {array.format.size} bytes are not read as ones of {chosen.size}")
        return cls(chosen, array.shape, array.address, array.width, array.height, array.depth, array.row)

    def words(self, layout: Layout) -> list[int]:
        """The words of the image descriptor."""
        words = [0] * IMAGE_WORDS
        number = layout.number_of(self.format)
        if number is None:
            raise ArgumentError(f"there are no images of {self.format}")
        fields = self._buffer_fields() if self.shape is Shape.BUFFER else self._image_fields()
        places = layout.buffer if self.shape is Shape.BUFFER else layout.image
        always = layout.buffer_always if self.shape is Shape.BUFFER else layout.image_always
        select = sum(component << 3 * n for n, component in enumerate(_SELECTS[self.format.channels]))
        for name, value in {**fields, **always, "format": number, "select": select}.items():
            put(words, places[name], value)
        words[_TYPE] = _TYPES[self.format.number, self.format.bits]
        words[_ORDER], words[_WIDTH] = _ORDERS[self.format.channels], self.width
        return words

    def _buffer_fields(self) -> dict[str, int]:
        return {"base": self.address, "stride": self.format.size, "records": self.width}

    def _image_fields(self) -> dict[str, int]:
        if self.address % ROW_STEP:
            raise ArgumentError(f"an image begins at a multiple of {ROW_STEP}, not at {self.address:#x}")
        fields = {
            "base": self.address >> 8,
            "width": self.width - 1,
            "height": max(1, self.height) - 1,
            "shape": int(self.shape),
        }
        if self.shape in _FLAT:
            return {**fields, "pitch": self.row // self.format.size - 1}
        return {**fields, "depth": max(1, self.depth) - 1}


def linear_view(address: int, format: Format, size: int) -> View:
    """A view of memory as one row of texels; the size is rounded down to whole ones."""
    if size // format.size > MOST_IN_A_ROW:
        raise ArgumentError(f"{size // format.size} texels in a row; there are at most {MOST_IN_A_ROW}")
    return View(format, Shape.BUFFER, address, size // format.size)


def pitched_view(address: int, format: Format, width: int, height: int, row: int) -> View:
    """A view of memory as rows of texels."""
    if not 0 < width <= MOST_TEXELS or not 0 < height <= MOST_TEXELS:
        raise ArgumentError(f"an image of {width} x {height}: axes have 1 to {MOST_TEXELS} texels")
    if row % ROW_STEP or row < width * format.size:
        raise ArgumentError(
            f"rows of {width * format.size} bytes are {row} apart, which has to be a multiple of {ROW_STEP}"
        )
    return View(format, Shape.TWO, address, width, height, 0, row)


@dataclass(frozen=True, slots=True)
class Sampler:
    """How places between and outside texels are read: one clamp for all axes, as HIP's runtime has it."""

    clamp: Clamp = Clamp.LAST_TEXEL
    is_linear: bool = False
    is_normalized: bool = False

    def words(self, layout: Layout) -> list[int]:
        """The words of the sampler descriptor."""
        words = [0] * SAMPLER_WORDS
        fields = dict.fromkeys(("clamp_x", "clamp_y", "clamp_z"), int(self.clamp))
        fields |= dict.fromkeys(("magnify", "minify"), int(self.is_linear))
        fields |= {"unnormalized": int(not self.is_normalized), "max_level": MOST_LEVEL}
        for name, value in fields.items():
            put(words, layout.sampler[name], value)
        return words


class Texture:
    """A texture, or without a sampler a surface; kernels get :attr:`address`."""

    def __init__(self, device: Owner, view: View, sampler: Sampler | None = None) -> None:
        layout = images_of(device)
        words = view.words(layout) + (sampler.words(layout) if sampler else [])
        self.device, self.view, self.sampler = device, view, sampler
        data = b"".join(word.to_bytes(4, "little") for word in words)
        self.address = device.memory.allocate(len(data))
        device.memory.write(self.address, data)

    def free(self) -> None:
        """Free its memory when all work of the device is done."""
        self.device.streams.finish()
        self.device.memory.free(self.address)

    def __repr__(self) -> str:
        return f"<{'Texture' if self.sampler else 'Surface'} at {self.address:#x} of {self.view.format}>"
