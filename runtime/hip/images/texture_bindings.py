"""Binding of texture references to arrays, or to linear or pitched memory.

What a kernel reads of a reference is the texture object in it: binding makes that, and writes the reference to the
device.
"""

from __future__ import annotations

from typing import Any

from ....fatbin.errors import UsageError
from ...array import references_of
from ...isa.images.descriptors import ROW_STEP
from .. import state
from ..code.statics import registry
from ..gate import api, not_none, unsupported
from ..image_structures import (
    HIP_ARRAY_DESCRIPTOR,
    HIP_TRSA_OVERRIDE_FORMAT,
    hipArray,
    hipChannelFormatDesc,
    hipResourceDesc,
    hipResourceType,
    hipResourceViewDesc,
    hipResourceViewFormat,
    hipTextureDesc,
    textureReference,
)
from .arrays import NO_LEVELS, array_of, channels_of, driver_format, driver_number, handle_of, structure_at
from .texture_references import place_in_module, reference_of
from .textures import create_texture, destroy_texture, texture_of

_TYPE = hipResourceType
_LINEAR_TYPES = (_TYPE.hipResourceTypeLinear, _TYPE.hipResourceTypePitch2D)


@api()
def hipTexRefSetArray(tex: textureReference | None, array: Any, flags: int) -> None:
    """The reference gets the channels of the array."""
    found = reference_of(tex)
    if not handle_of(array) or flags != HIP_TRSA_OVERRIDE_FORMAT:
        raise UsageError("it takes an array, and the flag HIP_TRSA_OVERRIDE_FORMAT")
    place = place_in_module(found)
    format = array_of(array).format
    found.format, found.numChannels = driver_number(format), format.channels
    resource = hipResourceDesc(resType=_TYPE.hipResourceTypeArray)
    resource.res.array.array = handle_of(array)
    _bind(found, place, resource)


@api(1)
def hipTexRefGetArray(texRef: textureReference | None) -> hipArray | None:
    resource = texture_of(reference_of(texRef).textureObject or 0)[1]
    if resource.resType != _TYPE.hipResourceTypeArray:
        raise UsageError("the texture is bound to other memory")
    return structure_at(resource.res.array.array or 0)


@api(1)
def hipTexRefSetAddress(texRef: textureReference | None, dptr: int, bytes: int) -> int:
    """Returns how far before the memory the texture begins."""
    found = reference_of(texRef)
    channels = channels_of(driver_format(found.format, found.numChannels))
    return _bind_row(found, place_in_module(found), int(dptr or 0), channels, bytes)


@api()
def hipTexRefSetAddress2D(
    texRef: textureReference | None, desc: HIP_ARRAY_DESCRIPTOR | None, dptr: int, Pitch: int
) -> None:
    found = reference_of(texRef)
    desc = not_none(desc, "it takes a descriptor")
    channels = channels_of(driver_format(desc.Format, desc.NumChannels))
    sizes = int(desc.Width), int(desc.Height), int(Pitch)
    _bind_rows(found, place_in_module(found), int(dptr or 0), channels, sizes)


@api(1)
def hipTexRefGetAddress(texRef: textureReference | None) -> int:
    resource = texture_of(reference_of(texRef).textureObject or 0)[1]
    if resource.resType not in _LINEAR_TYPES:
        raise UsageError("the texture is bound to an array")
    return int(resource.res.linear.devPtr)


@api()
@unsupported(NO_LEVELS, reference_of)
def hipTexRefSetMipmappedArray(texRef: textureReference | None, mipmappedArray: Any, Flags: int) -> None: ...
@api(1)
@unsupported(NO_LEVELS, reference_of)
def hipTexRefGetMipMappedArray(texRef: textureReference | None) -> None: ...


# References that programs register


@api(1)
def hipBindTexture(tex: textureReference | None, devPtr: int, desc: hipChannelFormatDesc | None, size: int) -> int:
    """Returns how far before the memory the texture begins."""
    found = reference_of(tex)
    desc = not_none(desc, "it takes a description of channels")
    return _bind_row(found, _place_of_program(found), int(devPtr or 0), desc, size)


@api(1)
def hipBindTexture2D(
    tex: textureReference | None, devPtr: int, desc: hipChannelFormatDesc | None, width: int, height: int, pitch: int
) -> int:
    """Returns how far before the memory the texture begins, which is 0."""
    found = reference_of(tex)
    desc = not_none(desc, "it takes a description of channels")
    return _bind_rows(found, _place_of_program(found), int(devPtr or 0), desc, (width, height, pitch))


@api()
def hipBindTextureToArray(tex: textureReference | None, array: Any, desc: hipChannelFormatDesc | None) -> None:
    """The texels are read as channels of ``desc``."""
    found = reference_of(tex)
    if not handle_of(array) or desc is None:
        raise UsageError("it takes an array, and a description of channels")
    resource = hipResourceDesc(resType=_TYPE.hipResourceTypeArray)
    resource.res.array.array = handle_of(array)
    view = hipResourceViewDesc(format=_view_number(desc))
    _bind(found, _place_of_program(found), resource, view)


@api()
@unsupported(NO_LEVELS, reference_of)
def hipBindTextureToMipmappedArray(tex: textureReference | None, mipmappedArray: Any, desc: Any) -> None: ...


@api()
def hipUnbindTexture(tex: textureReference | None) -> None:
    found = reference_of(tex)
    destroy_texture(found.textureObject or 0)
    found.textureObject = None


@api(1)
def hipGetTextureReference(symbol: int) -> textureReference:
    """``symbol`` is the address of the reference on the host."""
    references_of(state.device())
    registry().symbol(int(symbol), state.device())
    return textureReference.from_address(int(symbol))


def _place_of_program(reference: textureReference) -> int:
    """Where the device has a reference that a program registered."""
    return registry().symbol(int(reference), state.device())[0]


def _bind_row(reference: textureReference, place: int, address: int, channels: hipChannelFormatDesc, size: int) -> int:
    offset = address % ROW_STEP
    resource = hipResourceDesc(resType=_TYPE.hipResourceTypeLinear)
    memory = resource.res.linear
    memory.devPtr, memory.desc, memory.sizeInBytes = address - offset, channels, size + offset
    _bind(reference, place, resource)
    return offset


def _bind_rows(
    reference: textureReference, place: int, address: int, channels: hipChannelFormatDesc, sizes: tuple[int, int, int]
) -> int:
    resource = hipResourceDesc(resType=_TYPE.hipResourceTypePitch2D)
    memory = resource.res.pitch2D
    memory.devPtr, memory.desc = address, channels
    memory.width, memory.height, memory.pitchInBytes = sizes
    _bind(reference, place, resource)
    return 0


def _bind(
    reference: textureReference, place: int, resource: hipResourceDesc, view: hipResourceViewDesc | None = None
) -> None:
    """Make a texture of what a reference says, and write it to the device."""
    destroy_texture(reference.textureObject or 0)
    reference.textureObject = None
    texture = hipTextureDesc(
        addressMode=reference.addressMode,
        filterMode=reference.filterMode,
        readMode=reference.readMode,
        sRGB=reference.sRGB,
        normalizedCoords=reference.normalized,
        maxAnisotropy=reference.maxAnisotropy,
        mipmapLevelBias=reference.mipmapLevelBias,
    )
    reference.textureObject = create_texture(resource, texture, view)
    state.device().null_stream.queue.finish()
    state.device().memory.write(place, memoryview(reference).tobytes())


_KIND_NAMES = {0: "Signed", 1: "Unsigned", 2: ""}
_WIDTH_NAMES = {(8, 2): "", (16, 2): "Half", (32, 2): "Float"}


def _view_number(desc: hipChannelFormatDesc) -> int:
    """How texels of a description's channels are numbered."""
    channels = sum(1 for bits in (desc.x, desc.y, desc.z, desc.w) if bits)
    names = {8: "Char", 16: "Short", 32: "Int"}
    name = _WIDTH_NAMES.get((desc.x, desc.f)) or f"{_KIND_NAMES.get(desc.f, '')}{names.get(desc.x, '')}"
    found = hipResourceViewFormat.__members__.get(f"hipResViewFormat{name}{channels}")
    if found is None:
        raise UsageError(f"there are no texels of {channels} channels of {desc.x} bits of kind {desc.f}")
    return int(found)
