"""Images in the host's memory for single instructions: texels that tell where they are, and running what reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from instructions import ENGINES, Assembler, Numbers, run_instruction
from numpy.typing import NDArray

from hipkit.runtime.devices.image_descriptors import image_words, sampler_words
from hipkit.runtime.devices.images import Sampler, View
from hipkit.runtime.isa.images.descriptors import Layout, Shape, layout_of
from hipkit.runtime.isa.images.formats import Format, Number

TARGETS = ("gfx1030", "gfx1100", "gfx1151", "gfx1201")
LANES = 32
UINT16 = Format(16, 4, Number.UINT)
SIZES = (8, 4, 3)
"""Texels, rows, slices."""


def layout(target: str) -> Layout:
    """The descriptors of a target."""
    found = layout_of(target)
    assert found
    return found


@dataclass
class Image:
    """An image in the host's memory, whose texels tell where they are: x + 16 y + 256 z + 4096 times the channel."""

    shape: Shape
    format: Format = UINT16
    row: int = 256
    data: NDArray[Any] = field(init=False)

    def __post_init__(self) -> None:
        _, height, depth = SIZES
        memory = np.zeros(self.row * height * depth + 256, np.uint8)
        start = -int(memory.ctypes.data) % 256
        self.data = memory[start : start + self.row * height * depth]
        if self.format is UINT16:
            z, y, x, channel = np.indices(self.texels.shape)
            self.texels[...] = x + 16 * y + 256 * z + 4096 * channel

    @property
    def texels(self) -> NDArray[Any]:
        """Slices, rows, texels, channels; of images of one row those of its layers."""
        width, height, depth = SIZES
        if self.shape in (Shape.ONE, Shape.ONE_ARRAY):
            height = 1
        rows = self.data[: depth * height * self.row].reshape(depth, height, self.row)
        return (
            rows[..., : width * self.format.size]
            .view(f"u{self.format.bits // 8}")
            .reshape(depth, height, width, self.format.channels)
        )

    def words(self, target: str) -> list[int]:
        """Its descriptor."""
        view = View(self.format, self.shape, int(self.data.ctypes.data), *SIZES, self.row)
        return image_words(view, layout(target))[:8]

    @property
    def lent(self) -> list[tuple[int, int]]:
        """Its memory."""
        return [(int(self.data.ctypes.data), self.data.nbytes)]


def scalars(words: Sequence[int], first: int) -> dict[str, int]:
    """Words as scalar registers."""
    return {f"s{first + n}": word for n, word in enumerate(words)}


def carried_out(
    assembler: Assembler,
    asm: str,
    target: str,
    image: Image,
    vectors: Mapping[str, Sequence[int]],
    engine: str,
    sampler: Sampler | None = None,
    outputs: Sequence[str] = (),
) -> Numbers:
    """What an instruction writes whose image is in s[8:15] and whose sampler in s[16:19]."""
    described = scalars(image.words(target), 8) | scalars(sampler_words(sampler or Sampler(), layout(target))[:4], 16)
    inputs: dict[str, Sequence[int] | int] = {**described, **vectors}
    return run_instruction(
        assembler, asm, target, inputs, engine=ENGINES[engine], lanes=LANES, outputs=outputs, lent=image.lent
    )


def spelled(asm: str, target: str) -> str:
    """For gfx12, where each address has a register of its own and whole numbers are never normalized."""
    if not target.startswith("gfx12"):
        return asm
    return asm.replace("v[1:2],", "[v1, v2],").replace("v[1:3],", "[v1, v2, v3],").replace(" unorm", "")


def floats(values: Sequence[float] | NDArray[Any]) -> list[int]:
    """The bits of floats."""
    found: list[int] = np.array(values, np.float32).view(np.uint32).tolist()
    return found


X = [lane % 10 - 1 for lane in range(LANES)]
Y = [lane // 5 - 1 for lane in range(LANES)]
Z = [lane % 4 for lane in range(LANES)]
WHOLE = {"v1": X, "v2": Y, "v3": Z}


def texel(x: int, y: int = 0, z: int = 0, sizes: Sequence[int] = SIZES) -> list[int]:
    """The components of a texel; zeros outside."""
    inside = all(0 <= place < size for place, size in zip((x, y, z), sizes, strict=True))
    return [x + 16 * y + 256 * z + 4096 * c if inside else 0 for c in range(4)]
