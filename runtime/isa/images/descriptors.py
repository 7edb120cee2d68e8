"""Bit fields of image, buffer and sampler descriptors by generation, for writing and reading them.

Source: the register headers of AMD's ROCR runtime (resource_nv.h, resource_gfx11.h, resource_gfx12.h).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import lru_cache

from ....fatbin.codeobject.generations import BY_PROCESSOR
from ....fatbin.records import dataclass, field
from .formats import GFX10_FORMATS, GFX11_FORMATS, Format

Parts = tuple[tuple[int, int, int], ...]
"""Pieces of a field, the lowest first: word, lowest bit, width."""

IMAGE_WORDS, SAMPLER_WORDS, BUFFER_WORDS = 8, 4, 4
ROW_STEP = 256
"""What the distance of rows is a multiple of where a descriptor does not say it: in layers and in volumes."""


class Shape(IntEnum):
    """The types of images, as descriptors number them."""

    BUFFER = 0
    ONE = 8
    TWO = 9
    THREE = 10
    CUBE = 11
    ONE_ARRAY = 12
    TWO_ARRAY = 13


class Select(IntEnum):
    """Where a component of what is read comes from."""

    ZERO = 0
    ONE = 1
    X = 4
    Y = 5
    Z = 6
    W = 7


class Clamp(IntEnum):
    """What coordinates outside the image mean."""

    WRAP = 0
    MIRROR = 1
    LAST_TEXEL = 2
    MIRROR_ONCE_LAST_TEXEL = 3
    HALF_BORDER = 4
    MIRROR_ONCE_HALF_BORDER = 5
    BORDER = 6
    MIRROR_ONCE_BORDER = 7


@dataclass(frozen=True)
class Layout:
    """The descriptors of a generation: the parts of their fields by name, and the numbers of formats."""

    image: Mapping[str, Parts]
    buffer: Mapping[str, Parts]
    sampler: Mapping[str, Parts]
    formats: Mapping[int, Format]
    image_always: Mapping[str, int] = field(default_factory=dict)
    """Fields that are the same in every descriptor of an image."""
    buffer_always: Mapping[str, int] = field(default_factory=dict)
    broadcasts: bool = False
    """Whether stores write the first component where dmask has none, rather than zero."""

    def number_of(self, format: Format) -> int | None:
        """The number of a format; None where there is none."""
        return next((number for number, known in self.formats.items() if known == format), None)

    @property
    def packed_formats(self) -> tuple[int, ...]:
        """:attr:`~.Format.packed` by number, 0 for those that are not known, as many as numbers can be."""
        width = sum(part[2] for part in self.image["format"])
        return tuple(self.formats[n].packed if n in self.formats else 0 for n in range(1 << width))


def put(words: list[int], parts: Parts, value: int) -> None:
    """Write a field."""
    for word, low, width in parts:
        words[word] |= (value & (1 << width) - 1) << low
        value >>= width
    if value:
        raise AssertionError(f"{value} is left of a field of {sum(part[2] for part in parts)} bits")


def get(words: Sequence[int], parts: Parts) -> int:
    """Read a field."""
    found = shift = 0
    for word, low, width in parts:
        found |= (words[word] >> low & (1 << width) - 1) << shift
        shift += width
    return found


_SELECTS = {"select": ((3, 0, 12),)}
_BASE = {"base": ((0, 0, 32), (1, 0, 8))}
_SIZE = {"width": ((1, 30, 2), (2, 0, 12)), "height": ((2, 14, 14),), "depth": ((4, 0, 13),), "pitch": ((4, 0, 14),)}
_TAIL = {"swizzle_mode": ((3, 20, 5),), "border_swizzle": ((3, 25, 3),), "shape": ((3, 28, 4),)}
_LEVELS = {"base_level": ((3, 12, 4),), "last_level": ((3, 16, 4),), "first_layer": ((4, 16, 13),)}
_IMAGE10 = {**_BASE, **_SIZE, **_SELECTS, **_TAIL, **_LEVELS}
_BUFFER = {
    "base": ((0, 0, 32), (1, 0, 16)),
    "stride": ((1, 16, 14),),
    "records": ((2, 0, 32),),
    **_SELECTS,
    "format": ((3, 12, 6),),
}
_SAMPLER = {
    "clamp_x": ((0, 0, 3),),
    "clamp_y": ((0, 3, 3),),
    "clamp_z": ((0, 6, 3),),
    "unnormalized": ((0, 15, 1),),
    "truncates": ((0, 27, 1),),
    "max_level": ((1, 12, 12),),
    "magnify": ((2, 20, 2),),
    "minify": ((2, 22, 2),),
    "border": ((3, 30, 2),),
}

GFX10 = Layout(
    image={**_IMAGE10, "format": ((1, 20, 9),), "level": ((2, 31, 1),)},
    buffer={**_BUFFER, "format": ((3, 12, 7),), "level": ((3, 24, 1),)},
    sampler=_SAMPLER,
    formats=GFX10_FORMATS,
    image_always={"level": 1},
    buffer_always={"level": 1},
)
GFX11 = Layout(
    image={**_IMAGE10, "format": ((1, 20, 8),)},
    buffer=_BUFFER,
    sampler=_SAMPLER,
    formats=GFX11_FORMATS,
)
GFX12 = Layout(
    image={
        **_BASE,
        **_SELECTS,
        **_TAIL,
        "width": ((1, 30, 2), (2, 0, 14)),
        "height": ((2, 14, 16),),
        "depth": ((4, 0, 14),),
        "pitch": ((4, 0, 16),),
        "format": ((1, 17, 8),),
        "base_level": ((1, 25, 5),),
        "last_level": ((3, 15, 5),),
        "first_layer": ((4, 16, 14),),
    },
    buffer=_BUFFER,
    sampler={**_SAMPLER, "max_level": ((1, 13, 13),)},
    formats=GFX11_FORMATS,
    broadcasts=True,
)
_BY_FIRST = {"gfx1030": GFX10, "gfx1100": GFX11, "gfx1102": GFX11, "gfx1200": GFX12}
"""By the first processor of each generation. The rows of gfx1010's images are where its descriptors do not say."""


@lru_cache(maxsize=64)
def layout_of(processor: str) -> Layout | None:
    """The descriptors of a processor (or generic target); None where its images are not there."""
    known = BY_PROCESSOR.get(processor)
    return _BY_FIRST.get(known.processors[0]) if known else None
