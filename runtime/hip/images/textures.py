"""HIP's functions for texture objects and surface objects."""

from __future__ import annotations

import threading
from typing import Any

from ....fatbin.errors import UsageError
from ....fatbin.fork import hold
from ...array import SURFACE, images_of
from ...devices.images import Images, Sampler, View, normalized
from ...isa.images.descriptors import Clamp
from ...isa.images.formats import Format
from ...texture import Texture, linear_view, pitched_view
from .. import state
from ..errors import HipError, hipError_t
from ..gate import api, not_none
from ..image_structures import (
    hipArray_Format,
    hipChannelFormatDesc,
    hipResourceDesc,
    hipResourceType,
    hipResourceViewDesc,
    hipSurfaceObject_t,
    hipTextureAddressMode,
    hipTextureDesc,
    hipTextureFilterMode,
    hipTextureObject_t,
    hipTextureReadMode,
)
from .arrays import array_of, driver_format, format_of

_CLAMPS: dict[int, Clamp] = {
    hipTextureAddressMode.hipAddressModeWrap: Clamp.WRAP,
    hipTextureAddressMode.hipAddressModeClamp: Clamp.LAST_TEXEL,
    hipTextureAddressMode.hipAddressModeMirror: Clamp.MIRROR,
    hipTextureAddressMode.hipAddressModeBorder: Clamp.BORDER,
}
_REPEATING = (Clamp.WRAP, Clamp.MIRROR)
_TYPE = hipResourceType
_VIEW_TYPES = (
    hipArray_Format.HIP_AD_FORMAT_UNSIGNED_INT8,
    hipArray_Format.HIP_AD_FORMAT_SIGNED_INT8,
    hipArray_Format.HIP_AD_FORMAT_UNSIGNED_INT16,
    hipArray_Format.HIP_AD_FORMAT_SIGNED_INT16,
    hipArray_Format.HIP_AD_FORMAT_UNSIGNED_INT32,
    hipArray_Format.HIP_AD_FORMAT_SIGNED_INT32,
    hipArray_Format.HIP_AD_FORMAT_HALF,
    hipArray_Format.HIP_AD_FORMAT_FLOAT,
)
"""In the order of hipResourceViewFormat, which has one, two and four channels of each."""
_Described = tuple[Texture, hipResourceDesc, hipTextureDesc, hipResourceViewDesc]
_lock = hold(threading.Lock())
_textures: dict[int, _Described] = {}
_surfaces: dict[int, tuple[Texture, hipResourceDesc]] = {}


@api(1)
def hipCreateTextureObject(
    pResDesc: hipResourceDesc | None, pTexDesc: hipTextureDesc | None, pResViewDesc: hipResourceViewDesc | None = None
) -> hipTextureObject_t:
    return create_texture(pResDesc, pTexDesc, pResViewDesc)


@api()
def hipDestroyTextureObject(textureObject: hipTextureObject_t) -> None:
    """Waits for the device."""
    destroy_texture(textureObject)


@api(1)
def hipGetTextureObjectResourceDesc(textureObject: hipTextureObject_t) -> hipResourceDesc:
    return texture_of(textureObject)[1]


@api(1)
def hipGetTextureObjectTextureDesc(textureObject: hipTextureObject_t) -> hipTextureDesc:
    return texture_of(textureObject)[2]


@api(1)
def hipGetTextureObjectResourceViewDesc(textureObject: hipTextureObject_t) -> hipResourceViewDesc:
    return texture_of(textureObject)[3]


@api(1)
def hipCreateSurfaceObject(pResDesc: hipResourceDesc | None) -> hipSurfaceObject_t:
    """Surfaces are of arrays alone."""
    device = state.device()
    images_of(device)
    if pResDesc is None or pResDesc.resType != _TYPE.hipResourceTypeArray or not pResDesc.res.array.array:
        raise UsageError("a surface is of an array")
    array = array_of(pResDesc.res.array.array)
    if array.flags and not array.flags & SURFACE:
        raise UsageError(f"{array} was not made with hipArraySurfaceLoadStore")
    made = Texture(device, array.image)
    with _lock:
        _surfaces[made.handle] = made, _copied(pResDesc)
    return hipSurfaceObject_t(made.handle)


@api()
def hipDestroySurfaceObject(surfaceObject: hipSurfaceObject_t) -> None:
    """Waits for the device."""
    if not surfaceObject:
        return
    with _lock:
        known = _surfaces.pop(surfaceObject, None)
    if known is None:
        raise UsageError(f"{surfaceObject:#x} is no surface")
    _end(known[0])


@api(1)
def hipDeviceGetTexture1DLinearMaxWidth(desc: hipChannelFormatDesc | None, device: int) -> int:
    images = images_of(state.device(device))
    format_of(not_none(desc, "it takes a description of channels"))
    return images.limits.in_a_row


@api(1)
def hipGetTextureAlignmentOffset(texref: Any) -> int:
    """Always 0."""
    images_of(state.device())
    not_none(texref, "there is no texture reference")
    return 0


def create_texture(
    resource: hipResourceDesc | None, texture: hipTextureDesc | None, view: hipResourceViewDesc | None
) -> hipTextureObject_t:
    """A texture; its handle."""
    device = state.device()
    images = images_of(device)
    if resource is None or texture is None:
        raise UsageError("it takes a description of what the texture is of, and one of how it is read")
    if view is not None and resource.resType != _TYPE.hipResourceTypeArray:
        raise UsageError("only arrays are read as another format")
    _refuse(texture)
    is_normalized = texture.readMode == hipTextureReadMode.hipReadModeNormalizedFloat
    texels = _view(images, resource, view, is_normalized=is_normalized)
    sampler = _sampler(texture, is_linear_memory=resource.resType == _TYPE.hipResourceTypeLinear)
    made = Texture(device, texels, sampler)
    with _lock:
        kept = _copied(view) if view is not None else hipResourceViewDesc()
        _textures[made.handle] = made, _copied(resource), _copied(texture), kept
    return hipTextureObject_t(made.handle)


def destroy_texture(address: int) -> None:
    """The end of a texture."""
    if not address:
        return
    images_of(state.device())
    with _lock:
        known = _textures.pop(address, None)
    if known is None:
        raise UsageError(f"{address:#x} is no texture")
    _end(known[0])


def _end(texture: Texture) -> None:
    state.free_when_done([texture.device], texture.free)


def texture_of(address: int) -> _Described:
    """A texture and its descriptions."""
    images_of(state.device())
    with _lock:
        known = _textures.get(address or 0)
    if known is None:
        raise UsageError(f"{address or 0:#x} is no texture")
    return known


def _refuse(texture: hipTextureDesc) -> None:
    """What is asked for and is not there."""
    if texture.maxAnisotropy or texture.mipmapLevelBias:
        raise HipError(hipError_t.hipErrorNotSupported, "images have one level of detail, and no anisotropic filter")
    if texture.sRGB:
        raise HipError(hipError_t.hipErrorNotSupported, "texels are not converted from sRGB")
    if texture.addressMode[0] == hipTextureAddressMode.hipAddressModeBorder and any(texture.borderColor):
        raise HipError(hipError_t.hipErrorNotSupported, "the border is zero; other colours are not there")


def _sampler(texture: hipTextureDesc, *, is_linear_memory: bool) -> Sampler:
    clamp = _CLAMPS.get(texture.addressMode[0])
    if clamp is None or texture.filterMode not in (0, 1):
        raise UsageError(f"there is no address mode {texture.addressMode[0]} with filter {texture.filterMode}")
    if is_linear_memory or (not texture.normalizedCoords and clamp in _REPEATING):
        clamp = Clamp.LAST_TEXEL
    is_linear = texture.filterMode == hipTextureFilterMode.hipFilterModeLinear and not is_linear_memory
    return Sampler(clamp, is_linear, bool(texture.normalizedCoords))


def _view(images: Images, resource: hipResourceDesc, view: hipResourceViewDesc | None, *, is_normalized: bool) -> View:
    """The texels."""
    kind, res = resource.resType, resource.res
    read_as = normalized if is_normalized else lambda format: format
    if kind == _TYPE.hipResourceTypeArray:
        if not res.array.array:
            raise UsageError("there is no array")
        array = array_of(res.array.array)
        format = array.format if view is None else _view_format(view.format, array.format)
        return array.image.read_as(read_as(format))
    if kind == _TYPE.hipResourceTypeLinear:
        format = format_of(res.linear.desc)
        size = int(res.linear.sizeInBytes)
        address = _checked(images, res.linear.devPtr, size)
        return linear_view(images.limits, address, read_as(format), size)
    if kind == _TYPE.hipResourceTypePitch2D:
        memory = res.pitch2D
        format = format_of(memory.desc)
        row, width, height = int(memory.pitchInBytes), int(memory.width), int(memory.height)
        address = _checked(images, memory.devPtr, row * (height - 1) + width * format.size)
        return pitched_view(images.limits, address, read_as(format), width, height, row)
    raise HipError(hipError_t.hipErrorNotSupported, f"textures of resource type {kind} are not there")


def _view_format(number: int, own: Format) -> Format:
    if not number:
        return own
    kind, count = divmod(number - 1, 3)
    if kind >= len(_VIEW_TYPES):
        raise HipError(hipError_t.hipErrorNotSupported, f"texels are not read as view format {number:#x}")
    return driver_format(_VIEW_TYPES[kind], 1 << count)


def _checked(images: Images, address: int | None, size: int) -> int:
    """Memory of a device that is large enough."""
    step = images.limits.alignment
    if not address or address % step:
        raise UsageError(f"a texture begins at a multiple of {step}, not at {address or 0:#x}")
    owner = state.owner_of(address)
    if owner is None or size <= 0 or address + size > owner[1].end:
        raise UsageError(f"{size} bytes at {address:#x} are not memory of a device")
    return int(address)


def _copied(structure: Any) -> Any:
    return type(structure).from_buffer_copy(structure)
