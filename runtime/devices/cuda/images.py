"""Arrays, textures and surfaces of a GPU of NVIDIA's, for CUDA's code: they are the driver's."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ...isa.images.descriptors import Clamp, Shape
from ...isa.images.formats import Format, Number
from ...memory.device import DeviceMemory
from ..images import Images, Limits, Sampler, View
from .arrays import CudaArray, allocate, array_at, format_number
from .driver import Gpu

_ADDRESS_MODES = {Clamp.WRAP: "WRAP", Clamp.LAST_TEXEL: "CLAMP", Clamp.MIRROR: "MIRROR", Clamp.BORDER: "BORDER"}
_AS_INTEGERS, _NORMALIZED_COORDINATES = 1, 2
"""Flags of textures."""
_AXES = {Shape.ONE: 1, Shape.ONE_ARRAY: 1, Shape.BUFFER: 1, Shape.THREE: 3}
"""How many axes images have that have not two."""
_NORMALIZED = (Number.UNORM, Number.SNORM)
_VIEW_NAMES = {
    Number.UINT: "UINT",
    Number.UNORM: "UINT",
    Number.SINT: "SINT",
    Number.SNORM: "SINT",
    Number.FLOAT: "FLOAT",
}


class CudaImages(Images):
    """Images of a GPU."""

    def __init__(self, gpu: Gpu) -> None:
        self._gpu = gpu
        self._made: dict[tuple[int, bool], int] = {}
        """The generation of the GPU when a texture or a surface was made."""

    @cached_property
    def limits(self) -> Limits:
        names = (
            "MAXIMUM_TEXTURE2D_WIDTH", "MAXIMUM_TEXTURE3D_DEPTH", "MAXIMUM_TEXTURE1D_LINEAR_WIDTH", "TEXTURE_ALIGNMENT",
            "TEXTURE_PITCH_ALIGNMENT",
        )  # fmt: skip
        return Limits(*map(self._gpu.attribute, names))

    def allocate(self, memory: DeviceMemory, image: View, flags: int) -> int:
        address = allocate(self._gpu, image, flags)
        memory.adopt(address, image.size)
        return address

    def make(self, memory: DeviceMemory, view: View, sampler: Sampler | None) -> int:
        array = array_at(view.address)
        resource = self._resource(view, array)
        if sampler is None:
            made = self._gpu.call("cuSurfObjectCreate", resource)
        else:
            made = self._gpu.call("cuTexObjectCreate", resource, self._texture(view, sampler), self._view(view, array))
        self._made[int(made), sampler is None] = self._gpu.generation
        return int(made)

    def free(self, memory: DeviceMemory, handle: int, *, is_surface: bool) -> None:
        generation = self._made.pop((handle, is_surface))
        if not self._gpu.is_broken and generation == self._gpu.generation:  # else it is lost already
            self._gpu.call("cuSurfObjectDestroy" if is_surface else "cuTexObjectDestroy", handle)

    def _resource(self, view: View, array: CudaArray | None) -> Any:
        """What the driver makes a texture or a surface of."""
        made = self._gpu.structure("CUDA_RESOURCE_DESC")
        kind = "ARRAY" if array is not None else "LINEAR" if view.shape is Shape.BUFFER else "PITCH2D"
        made.resType = self._gpu.constant("CUresourcetype", f"CU_RESOURCE_TYPE_{kind}")
        if array is not None:
            made.res.array.hArray = array.handle
            return made
        memory = made.res.linear if view.shape is Shape.BUFFER else made.res.pitch2D
        memory.devPtr, memory.numChannels = view.address, view.format.channels
        memory.format = format_number(self._gpu, view.format)
        if view.shape is Shape.BUFFER:
            memory.sizeInBytes = view.width * view.format.size
        else:
            memory.width, memory.height, memory.pitchInBytes = view.width, view.height, view.row
        return made

    def _texture(self, view: View, sampler: Sampler) -> Any:
        # Along axes that an image has not the GPU clamps, or there were a border beside its only row.
        axes = _AXES.get(view.shape, 2)
        names = [_ADDRESS_MODES[sampler.clamp if axis < axes else Clamp.LAST_TEXEL] for axis in range(3)]
        is_integer = view.format.number not in (*_NORMALIZED, Number.FLOAT)
        filter_mode = f"CU_TR_FILTER_MODE_{'LINEAR' if sampler.is_linear else 'POINT'}"
        return self._gpu.structure(
            "CUDA_TEXTURE_DESC",
            addressMode=[self._gpu.constant("CUaddress_mode", f"CU_TR_ADDRESS_MODE_{name}") for name in names],
            filterMode=self._gpu.constant("CUfilter_mode", filter_mode),
            flags=_AS_INTEGERS * is_integer | _NORMALIZED_COORDINATES * sampler.is_normalized,
        )

    def _view(self, view: View, array: CudaArray | None) -> Any:
        """How the texels of an array are read that are not what the array says; None where they are."""
        if array is None or _plain(view.format) == _plain(array.image.format):
            return None
        name = f"CU_RES_VIEW_FORMAT_{_VIEW_NAMES[view.format.number]}_{view.format.channels}X{view.format.bits}"
        last = view.depth - 1 if view.shape in (Shape.ONE_ARRAY, Shape.TWO_ARRAY) else 0
        return self._gpu.structure(
            "CUDA_RESOURCE_VIEW_DESC", format=self._gpu.constant("CUresourceViewFormat", name), width=view.width,
            height=view.height, depth=view.depth, lastLayer=last,
        )  # fmt: skip


def _plain(format: Format) -> tuple[int, int, str]:
    """What a format has in common with the one that reads its integers as floats up to 1."""
    return format.bits, format.channels, _VIEW_NAMES[format.number]
