"""An image access as builders see it: fields of the instruction and of its descriptors."""

from __future__ import annotations

from enum import IntEnum

from ....fatbin.records import NamedTuple, dataclass
from ..values import Uniform


class ImageKind(IntEnum):
    """The kind of access."""

    LOAD = 0
    """A texel by integer coordinates."""
    STORE = 1
    SAMPLE = 2
    """A filtered sample."""
    GATHER = 3
    """One component of the four texels around a place."""
    BUFFER_LOAD = 4
    """An element of a buffer; the operands are its address, as two words."""
    BUFFER_STORE = 5


@dataclass(frozen=True, slots=True)
class ImageAccess:
    """What an instruction says.

    The words that come in are one for each coordinate, then the layer where there are layers, then the level of detail
    of a load or store that has one, then those of data. Coordinates are whole numbers, or floats (F32, as their bits).
    Out come as many words as ``dmask`` has bits, or four for a gather.
    """

    kind: ImageKind
    rank: int = 1
    """The number of coordinates."""
    is_layered: bool = False
    dmask: int = 15
    is_half: bool = False
    """Whether components have 16 bits, each in the lower half of a word of its own."""
    broadcasts: bool = False
    """Whether stores write the first component where dmask has none, rather than zero."""
    has_level: bool = False

    @property
    def results(self) -> int:
        """The number of result words."""
        if self.kind in (ImageKind.STORE, ImageKind.BUFFER_STORE):
            return 0
        return 4 if self.kind is ImageKind.GATHER else self.dmask.bit_count()

    @property
    def packed(self) -> int:
        """The fields as one word; see native/images.c."""
        flags = self.is_layered | self.is_half << 1 | self.broadcasts << 2 | self.has_level << 3
        return self.kind | self.rank << 4 | self.dmask << 8 | flags << 12


class Image(NamedTuple):
    """The fields of descriptors, each an I32; native/images.c has them in this order."""

    base_low: Uniform
    base_high: Uniform
    format: Uniform
    """:attr:`~.image_formats.Format.packed`; 0 where the descriptor is none that can be read."""
    select: Uniform
    """Four times three bits: where each component comes from."""
    width: Uniform
    height: Uniform
    depth: Uniform
    """Slices or layers."""
    row: Uniform
    """Bytes from one row to the next."""
    sampler: Uniform
    """Three bits for each coordinate's clamp; then unnormalized, linear, truncates; two for the border."""


UNNORMALIZED, LINEAR, TRUNCATES, BORDER = 9, 10, 11, 12
"""Where these bits are in :attr:`Image.sampler`."""
