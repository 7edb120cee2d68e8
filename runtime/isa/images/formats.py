"""Formats of texels and buffer elements: their numbers in descriptors, and their components."""

from __future__ import annotations

from enum import IntEnum

from ....fatbin.records import dataclass


class Number(IntEnum):
    """What the bits of a channel mean."""

    UNORM = 0
    """Without a sign, from 0 to 1."""
    SNORM = 1
    """With a sign, from -1 to 1."""
    USCALED = 2
    """A whole number without a sign, given as a float."""
    SSCALED = 3
    UINT = 4
    SINT = 5
    FLOAT = 6


@dataclass(frozen=True, slots=True)
class Format:
    """``channels`` of ``bits`` each, one after another."""

    bits: int
    channels: int
    number: Number

    @property
    def size(self) -> int:
        """Bytes."""
        return self.bits * self.channels // 8

    @property
    def packed(self) -> int:
        """The format as one word, which is never 0; see native/images.c."""
        return self.bits | self.channels << 8 | self.number << 16

    @classmethod
    def unpacked(cls, word: int) -> Format | None:
        """The format of such a word; None for 0."""
        return cls(word & 0xFF, word >> 8 & 0xFF, Number(word >> 16)) if word else None


def _numbered(rows: str) -> dict[int, Format]:
    """By number: rows are the first number, bits, channels, and what follows one another."""
    found = {}
    for row in filter(None, rows.splitlines()):
        first, bits, channels, *numbers = row.split()
        for place, number in enumerate(numbers):
            found[int(first) + place] = Format(int(bits), int(channels), Number[number])
    return found


_SMALL = """
1  8  1 UNORM SNORM USCALED SSCALED UINT SINT
7  16 1 UNORM SNORM USCALED SSCALED UINT SINT FLOAT
14 8  2 UNORM SNORM USCALED SSCALED UINT SINT
20 32 1 UINT SINT FLOAT
23 16 2 UNORM SNORM USCALED SSCALED UINT SINT FLOAT
"""
GFX10_FORMATS = _numbered(
    _SMALL
    + """
56 8  4 UNORM SNORM USCALED SSCALED UINT SINT
62 32 2 UINT SINT FLOAT
65 16 4 UNORM SNORM USCALED SSCALED UINT SINT FLOAT
72 32 3 UINT SINT FLOAT
75 32 4 UINT SINT FLOAT
"""
)
"""The formats of gfx10 by number. Source of both tables: the register headers of AMD's ROCR runtime."""
GFX11_FORMATS = _numbered(
    _SMALL
    + """
42 8  4 UNORM SNORM USCALED SSCALED UINT SINT
48 32 2 UINT SINT FLOAT
51 16 4 UNORM SNORM USCALED SSCALED UINT SINT FLOAT
58 32 3 UINT SINT FLOAT
61 32 4 UINT SINT FLOAT
"""
)
"""The formats of gfx11 and gfx12 by number."""
