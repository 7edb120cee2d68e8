"""Boxes of bytes in memory: rows with a pitch, in slices with a pitch."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...fatbin.records import dataclass

if TYPE_CHECKING:
    from numpy.typing import NDArray

Extent = tuple[int, int, int]
"""Width in bytes, height in rows, depth in slices."""


@dataclass(frozen=True, slots=True)
class Box:
    """Where a box of bytes begins, and how far its rows and its slices are apart."""

    address: int
    pitch: int
    slice_pitch: int = 0

    def reach(self, extent: Extent) -> int:
        """How many bytes there are from its beginning to the end of its last row."""
        width, height, depth = extent
        return (depth - 1) * self.slice_pitch + (height - 1) * self.pitch + width

    def rows(self, extent: Extent) -> Iterator[int]:
        """The address of each row."""
        _, height, depth = extent
        for slice_ in range(depth):
            at = self.address + slice_ * self.slice_pitch
            yield from range(at, at + height * self.pitch, self.pitch) if self.pitch else [at] * height

    def host_view(self, extent: Extent) -> NDArray[Any]:
        """Its bytes, which are in the host's memory, as an array of slices of rows."""
        import numpy as np

        width, height, depth = extent
        flat = np.ctypeslib.as_array((ctypes.c_uint8 * self.reach(extent)).from_address(self.address))
        return np.lib.stride_tricks.as_strided(flat, (depth, height, width), (self.slice_pitch, self.pitch, 1))
