"""What tests of arrays and textures share: images of numpy, made through the flat API, and a model of sampling them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import hip_kernels
import numpy as np
import on_nvidia
import reference
from hip_calls import done
from numpy.typing import NDArray

from hipkit.runtime import hip
from hipkit.runtime.hip import state

Numbers = NDArray[Any]

TARGETS = ("gfx1030", "gfx1100", "gfx1151", "gfx1201")
MODES = {
    name: getattr(hip.hipTextureAddressMode, f"hipAddressMode{name}") for name in ("Wrap", "Clamp", "Mirror", "Border")
}
KINDS = {
    "i": hip.hipChannelFormatKind.hipChannelFormatKindSigned,
    "u": hip.hipChannelFormatKind.hipChannelFormatKindUnsigned,
    "f": hip.hipChannelFormatKind.hipChannelFormatKindFloat,
}
TYPES = {
    "float": ("f4", 1), "float2": ("f4", 2), "float4": ("f4", 4), "int": ("i4", 1), "uint4": ("u4", 4),
    "short2": ("i2", 2), "ushort": ("u2", 1), "uchar4": ("u1", 4), "char": ("i1", 1),
}  # fmt: skip
"""HIP's types by name: numpy's type, and how many channels."""


def channels(image: Numbers) -> hip.hipChannelFormatDesc:
    """The description of an image whose last axis is its channels."""
    x, y, z, w = (image.itemsize * 8 if n < image.shape[-1] else 0 for n in range(4))
    return hip.hipCreateChannelDesc(x, y, z, w, KINDS[image.dtype.kind])


def noise(shape: Sequence[int], dtype: str, seed: int = 1) -> Numbers:
    """An image."""
    random = np.random.default_rng(seed)
    if dtype[0] == "f":
        return (random.random(shape) * 200 - 100).astype(dtype)
    limits = np.iinfo(dtype)
    return random.integers(limits.min, limits.max, shape, dtype, endpoint=True)


def array_of(image: Numbers, flags: int = 0) -> hip.hipArray:
    """A new array with an image: its axes are slices, rows, texels and channels, those that are there."""
    sizes = [*reversed(image.shape[:-1]), 0, 0][:3]
    if flags & hip.hipArrayLayered and image.ndim == 3:
        sizes = [sizes[0], 0, sizes[1]]
    made: hip.hipArray = done(hip.hipMalloc3DArray(channels(image), hip.make_hipExtent(*sizes), flags))
    done_all(hip.hipMemcpy3D(parms(image, made)))
    return made


def parms(image: Numbers, array: hip.hipArray, *, is_read: bool = False) -> hip.hipMemcpy3DParms:
    """The copy of all of an image into an array, or out of it."""
    slices, rows, width = (1, 1, *image.shape[:-1])[-3:]
    if array.height == 0 and array.depth:
        slices, rows = rows, 1
    pitch = width * image.shape[-1] * image.itemsize
    host = hip.make_hipPitchedPtr(int(image.ctypes.data), pitch, width, rows)
    extent = hip.make_hipExtent(width, rows, slices)
    found = hip.hipMemcpy3DParms(extent=extent, kind=hip.hipMemcpyKind.hipMemcpyDefault)
    if is_read:
        found.dstPtr, found.srcArray = host, array
    else:
        found.srcPtr, found.dstArray = host, array
    return found


def done_all(result: tuple[Any, ...]) -> None:
    """A call that gives nothing succeeded."""
    assert result[0] == 0, (result, hip.explain_last_error())


def read_back(array: hip.hipArray, like: Numbers) -> Numbers:
    """What is in an array."""
    found = np.zeros_like(like)
    done_all(hip.hipMemcpy3D(parms(found, array, is_read=True)))
    return found


def of_array(array: hip.hipArray) -> hip.hipResourceDesc:
    """An array as what a texture is of."""
    found = hip.hipResourceDesc(resType=hip.hipResourceType.hipResourceTypeArray)
    found.res.array.array = array
    return found


@dataclass(frozen=True)
class Reading:
    """How a texture is read."""

    mode: str = "Clamp"
    is_linear: bool = False
    is_normalized: bool = False
    is_float: bool = False
    """Whether integers are read as floats up to 1."""

    @property
    def description(self) -> hip.hipTextureDesc:
        """The same for the API."""
        return hip.hipTextureDesc(
            addressMode=(MODES[self.mode],) * 3,
            filterMode=int(self.is_linear),
            readMode=int(self.is_float),
            normalizedCoords=int(self.is_normalized),
        )

    def sample(self, image: Numbers, *places: Numbers) -> Numbers:
        """What the places along the axes give, x first; the image's axes are slices, rows, texels and channels."""
        image = self._read(image)
        sizes = list(reversed(image.shape[:-1]))
        lower, parts = [], []
        for place, size in zip(places, sizes, strict=True):
            scale = size if self.is_normalized else 1
            # Device libraries look for the nearest texel themselves, in 32 bits; the rest hardware does.
            at = place.astype(np.float64) * scale - 0.5 if self.is_linear else np.floor(place * np.float32(scale))
            fixed = np.floor(at.astype(np.float64) * 256 + 0.5).astype(np.int64)
            lower.append(fixed >> 8)
            parts.append((fixed & 255) / 256)
        if not self.is_linear:
            return self._texels(image, lower)
        total = np.zeros((len(places[0]), image.shape[-1]))
        for corner in range(1 << len(sizes)):
            uppers = [corner >> axis & 1 for axis in range(len(sizes))]
            weight = np.prod([part if up else 1 - part for part, up in zip(parts, uppers, strict=True)], axis=0)
            texels = self._texels(image, [at + up for at, up in zip(lower, uppers, strict=True)])
            total += weight[:, None] * texels.astype(np.float64)
        return total.astype(np.float32)

    def _read(self, image: Numbers) -> Numbers:
        if not self.is_float or image.dtype.kind == "f":
            return image.astype(np.float32) if image.dtype == np.float16 else image
        most = np.float32(np.iinfo(image.dtype).max)
        found: Numbers = np.maximum(image.astype(np.float32) / most, np.float32(-1))
        return found

    def _texels(self, image: Numbers, places: Sequence[Numbers]) -> Numbers:
        inside = np.ones(len(places[0]), bool)
        index = []
        for place, size in zip(places, reversed(image.shape[:-1]), strict=True):
            folded = self._folded(place, size)
            inside &= (folded >= 0) & (folded < size)
            index.append(np.clip(folded, 0, size - 1))
        found = image[tuple(reversed(index))]
        masked: Numbers = np.where(inside[:, None], found, np.zeros_like(found))
        return masked

    def _folded(self, place: Numbers, size: int) -> Numbers:
        # What repeats needs coordinates that do; HIP's runtime takes the last texel instead.
        mode = "Clamp" if not self.is_normalized and self.mode in ("Wrap", "Mirror") else self.mode
        if mode == "Wrap":
            return place % size
        if mode == "Mirror":
            rest = place % (2 * size)
            return np.where(rest < size, rest, 2 * size - 1 - rest)
        return np.clip(place, 0, size - 1) if mode == "Clamp" else place


class Kernels:
    """The kernels of a file, on the thread's device."""

    def __init__(self, file: str = "textures", *options: str) -> None:
        model, source = state.device().model, hip_kernels.FOLDER / f"{file}.hip"
        self.is_cuda = model.takes_cuda
        if self.is_cuda:
            self.code = on_nvidia.cubin(source)
        else:
            self.code = reference.device_code(source, model.target.processor, hip_kernels.CACHE, options)
        self.module: hip.hipModule_t = done(hip.hipModuleLoadData(self.code))

    def run(self, name: str, texture: int, like: Numbers, *inputs: Numbers) -> Numbers:
        """Launch one that reads a texture, with an item for each row of ``like``; what it wrote."""
        held = [upload(what) for what in (np.zeros_like(like), *inputs)]
        self.launch(name, len(like), texture, *held)
        found = np.zeros_like(like)
        done_all(hip.hipMemcpy(found, held[0], found.nbytes, hip.hipMemcpyKind.hipMemcpyDeviceToHost))
        for place in held:
            done_all(hip.hipFree(place))
        return found

    def launch(self, name: str, items: int, *arguments: Any) -> None:
        """Launch one, and wait."""
        function = done(hip.hipModuleGetFunction(self.module, name))
        done_all(hip.hipModuleLaunchKernel(function, 1, 1, 1, items, 1, 1, 0, None, list(arguments)))
        done_all(hip.hipDeviceSynchronize())


def upload(what: Numbers) -> int:
    """A copy in the device's memory."""
    place: int = done(hip.hipMalloc(max(1, what.nbytes)))
    done_all(hip.hipMemcpy(place, np.ascontiguousarray(what), what.nbytes, hip.hipMemcpyKind.hipMemcpyHostToDevice))
    return place


def places(size: int, count: int, *, is_normalized: bool, seed: int = 2) -> Numbers:
    """Coordinates from one size before an image to one behind it, whole and halves among them."""
    random = np.random.default_rng(seed)
    found = random.random(count) * 3 * size - size
    found[: count // 2] = np.floor(found[: count // 2] * 2) / 2
    # Sixteenths of texels, so that no rounding of a product decides which texel a place is in.
    found = np.floor(found * 16) / 16
    return (found / size if is_normalized else found).astype(np.float32)
