"""Images of a device: what textures and surfaces are of, how they are read, and how a kind of GPU has them."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ...fatbin.records import NamedTuple, dataclass, replace
from ..errors import ArgumentError
from ..isa.images.descriptors import Clamp, Shape
from ..isa.images.formats import Format, Number
from ..memory.boxes import Box
from ..memory.device import DeviceMemory

_NORMALIZED = {Number.SINT: Number.SNORM, Number.UINT: Number.UNORM}


def normalized(format: Format) -> Format:
    """The format that reads integers of 8 and 16 bits as floats up to 1; others stay what they are."""
    wanted = _NORMALIZED.get(format.number, format.number) if format.bits < 32 else format.number
    return replace(format, number=wanted)


@dataclass(frozen=True, slots=True)
class View:
    """Texels in memory, and how they are read. A size of 0 means that there is no such axis."""

    format: Format
    shape: Shape
    address: int
    width: int
    height: int = 0
    depth: int = 0
    """How many slices or layers there are."""
    row: int = 0
    """Bytes from one row to the next."""

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
    def size(self) -> int:
        """The bytes of all rows."""
        return self.row * self.rows * self.slices

    def box(self, x: int = 0, y: int = 0, z: int = 0) -> Box:
        """The box that begins at byte ``x`` of row ``y`` of slice ``z``."""
        slice_ = self.row * self.rows
        return Box(self.address + x + y * self.row + z * slice_, self.row, slice_)

    def read_as(self, format: Format | None) -> View:
        """The same texels in another format of the same size."""
        if format is None:
            return self
        if format.size != self.format.size:
            raise ArgumentError(f"texels of {self.format.size} bytes are not read as ones of {format.size}")
        return replace(self, format=format)


@dataclass(frozen=True, slots=True)
class Sampler:
    """How places between and outside texels are read: one clamp for all axes, as HIP's runtime has it."""

    clamp: Clamp = Clamp.LAST_TEXEL
    is_linear: bool = False
    is_normalized: bool = False


class Limits(NamedTuple):
    """How large images are, and where those of memory begin."""

    side: int
    """The most texels along an axis."""
    slices: int
    in_a_row: int
    """The most texels of memory that is read as a row, by whole numbers."""
    alignment: int
    row_alignment: int
    """What the distance of the rows of memory is a multiple of."""


class Images(ABC):
    """How a GPU has arrays, textures and surfaces. Handles are what kernels are given."""

    has_references = False
    """Whether code can have texture references, which are variables that hold a texture's handle."""

    @property
    @abstractmethod
    def limits(self) -> Limits: ...

    @abstractmethod
    def allocate(self, memory: DeviceMemory, image: View, flags: int) -> int:
        """The address of a new array, as large as an image that has no address yet; memory is freed as any other."""

    @abstractmethod
    def make(self, memory: DeviceMemory, view: View, sampler: Sampler | None) -> int:
        """A texture, or without a sampler a surface: its handle."""

    @abstractmethod
    def free(self, memory: DeviceMemory, handle: int, *, is_surface: bool) -> None:
        """The end of a texture or a surface."""
