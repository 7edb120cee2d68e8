"""Arrays of NVIDIA's driver, and its copies of boxes, done on the host."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

_TEXEL = {"UNSIGNED_INT8": 1, "UNSIGNED_INT16": 2, "UNSIGNED_INT32": 4, "SIGNED_INT8": 1, "SIGNED_INT16": 2,
          "SIGNED_INT32": 4, "HALF": 2, "FLOAT": 4}  # fmt: skip


class DriverArray:
    """An array, which is at no address that anyone is told."""

    def __init__(self, described: Any) -> None:
        assert described.Width > 0 and described.NumChannels in (1, 2, 4)
        self.texel = _TEXEL[described.Format.removeprefix("CU_AD_FORMAT_")] * described.NumChannels
        self.width, self.rows, self.slices = (
            described.Width * self.texel,
            max(1, described.Height),
            max(1, described.Depth),
        )
        self.data = ctypes.create_string_buffer(self.width * self.rows * self.slices)

    def lines(self, x: int, y: int, z: int, extent: tuple[int, int, int]) -> Iterator[int]:
        """Where the rows of a box are."""
        width, height, depth = extent
        assert not x % self.texel and not width % self.texel, "the driver copies whole texels"
        assert x + width <= self.width and y + height <= self.rows and z + depth <= self.slices
        for slice_, row in itertools.product(range(z, z + depth), range(y, y + height)):
            yield ctypes.addressof(self.data) + (slice_ * self.rows + row) * self.width + x


class DriverArrays:
    """What the driver has of them."""

    def __init__(self) -> None:
        self.made: list[DriverArray] = []
        self.objects: set[int] = set()
        """Textures and surfaces."""
        self._reserved: dict[int, ctypes.Array[Any]] = {}

    def call(self, name: str, *rest: Any) -> Any:
        """A function of the driver about arrays."""
        if name == "cuArray3DCreate":
            self.made.append(DriverArray(rest[0]))
            return self.made[-1]
        if name == "cuMemAddressReserve":
            assert rest[0] % (2 << 20) == 0
            room = ctypes.create_string_buffer(rest[0])  # so that nothing else is there
            self._reserved[ctypes.addressof(room)] = room
            return ctypes.addressof(room)
        if name == "cuMemAddressFree":
            assert len(self._reserved.pop(rest[0])) == rest[1]
        elif name == "cuArrayDestroy":
            self.made.remove(rest[0])
        elif name in ("cuTexObjectCreate", "cuSurfObjectCreate"):
            self.objects.add(made := 1 + max(self.objects, default=0))
            return made
        elif name in ("cuTexObjectDestroy", "cuSurfObjectDestroy"):
            self.objects.remove(rest[0])
        elif name == "cuMemcpy3D":
            _copy(rest[0])
        return None


def structure(name: str, **fields: object) -> SimpleNamespace:
    """A structure of the driver's header."""
    made = SimpleNamespace(**fields)
    if name == "CUDA_RESOURCE_DESC":
        made.res = SimpleNamespace(**{kind: SimpleNamespace() for kind in ("array", "linear", "pitch2D")})
    return made


def constant(kind: str, name: str) -> str:
    """A number of the driver's header stands for itself."""
    del kind
    return name


def _copy(described: Any) -> None:
    extent = described.WidthInBytes, described.Height, described.Depth
    lines = [_lines(described, side, extent) for side in ("dst", "src")]
    for to, source in zip(*lines, strict=True):
        ctypes.memmove(to, source, extent[0])


def _lines(described: Any, side: str, extent: tuple[int, int, int]) -> Iterator[int]:
    def field(name: str) -> Any:
        return getattr(described, side + name)

    kind = field("MemoryType").removeprefix("CU_MEMORYTYPE_")
    if kind == "ARRAY":
        yield from field("Array").lines(field("XInBytes"), field("Y"), field("Z"), extent)
        return
    width, height, depth = extent
    assert field("Pitch") >= width and field("Height") >= height
    for slice_, row in itertools.product(range(depth), range(height)):
        yield field(kind.capitalize()) + (slice_ * field("Height") + row) * field("Pitch")
