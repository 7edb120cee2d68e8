"""Boxes of bytes in memory: rows with a pitch, in slices with a pitch; copying and filling them."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from .command import Kind
from .operation import Operation

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

    def view(self, extent: Extent) -> NDArray[Any]:
        """Its bytes, as an array of slices of rows."""
        import numpy as np

        width, height, depth = extent
        flat = np.ctypeslib.as_array((ctypes.c_uint8 * self.reach(extent)).from_address(self.address))
        return np.lib.stride_tricks.as_strided(flat, (depth, height, width), (self.slice_pitch, self.pitch, 1))


@dataclass(slots=True)
class CopyBox(Operation):
    """Copying a box; ``keeps`` is what must live until then."""

    kind: ClassVar[Kind] = Kind.COPY
    destination: Box
    source: Box
    extent: Extent
    keeps: Any = None

    @property
    def details(self) -> dict[str, object]:
        width, height, depth = self.extent
        return {"bytes": width * height * depth, "extent": self.extent}

    def run(self) -> object:
        self.destination.view(self.extent)[...] = self.source.view(self.extent)
        return None


@dataclass(slots=True)
class FillBox(Operation):
    """Writing a value of ``size`` bytes into a box, again and again along each row."""

    kind: ClassVar[Kind] = Kind.FILL
    destination: Box
    extent: Extent
    value: int
    size: int = 1

    @property
    def details(self) -> dict[str, object]:
        width, height, depth = self.extent
        return {"bytes": width * height * depth, "extent": self.extent}

    def run(self) -> object:
        import numpy as np

        pattern = np.frombuffer((self.value % (1 << 8 * self.size)).to_bytes(self.size, "little"), np.uint8)
        rows = self.destination.view(self.extent)
        rows[...] = np.resize(pattern, self.extent[0])
        return None
