"""Texture objects with the structures of the driver API."""

from __future__ import annotations

from ....fatbin.errors import UsageError
from ..gate import api
from ..image_structures import (
    HIP_RESOURCE_DESC,
    HIP_RESOURCE_VIEW_DESC,
    HIP_TEXTURE_DESC,
    HIP_TRSF_NORMALIZED_COORDINATES,
    HIP_TRSF_READ_AS_INTEGER,
    HIP_TRSF_SRGB,
    hipResourceDesc,
    hipResourceType,
    hipResourceViewDesc,
    hipTextureDesc,
    hipTextureObject_t,
    hipTextureReadMode,
)
from .arrays import channels_of, driver_format, driver_number, format_of
from .textures import create_texture, destroy_texture, texture_of

_TYPE = hipResourceType


@api(1)
def hipTexObjectCreate(
    pResDesc: HIP_RESOURCE_DESC | None,
    pTexDesc: HIP_TEXTURE_DESC | None,
    pResViewDesc: HIP_RESOURCE_VIEW_DESC | None = None,
) -> hipTextureObject_t:
    if pResDesc is None or pTexDesc is None:
        raise UsageError("it takes a description of what the texture is of, and one of how it is read")
    view = None
    if pResViewDesc is not None:
        view = hipResourceViewDesc(*(getattr(pResViewDesc, row[0]) for row in hipResourceViewDesc._fields_))
    return create_texture(_from_driver(pResDesc), _read_as(pTexDesc), view)


@api()
def hipTexObjectDestroy(texObject: hipTextureObject_t) -> None:
    """Waits for the device."""
    destroy_texture(texObject)


@api(1)
def hipTexObjectGetResourceDesc(texObject: hipTextureObject_t) -> HIP_RESOURCE_DESC:
    return _to_driver(texture_of(texObject)[1])


@api(1)
def hipTexObjectGetTextureDesc(texObject: hipTextureObject_t) -> HIP_TEXTURE_DESC:
    known = texture_of(texObject)[2]
    found = HIP_TEXTURE_DESC()
    for name in ("addressMode", "filterMode", "maxAnisotropy", "mipmapFilterMode", "borderColor"):
        setattr(found, name, getattr(known, name))
    if known.readMode == hipTextureReadMode.hipReadModeElementType:
        found.flags |= HIP_TRSF_READ_AS_INTEGER
    found.flags |= HIP_TRSF_NORMALIZED_COORDINATES if known.normalizedCoords else 0
    return found


@api(1)
def hipTexObjectGetResourceViewDesc(texObject: hipTextureObject_t) -> HIP_RESOURCE_VIEW_DESC:
    known = texture_of(texObject)[3]
    return HIP_RESOURCE_VIEW_DESC(*(getattr(known, row[0]) for row in hipResourceViewDesc._fields_))


def _from_driver(given: HIP_RESOURCE_DESC) -> hipResourceDesc:
    found = hipResourceDesc(resType=given.resType)
    if given.resType == _TYPE.hipResourceTypeArray:
        found.res.array.array = given.res.array.hArray
    elif given.resType in (_TYPE.hipResourceTypeLinear, _TYPE.hipResourceTypePitch2D):
        is_linear = given.resType == _TYPE.hipResourceTypeLinear
        source, target = (given.res.linear, found.res.linear) if is_linear else (given.res.pitch2D, found.res.pitch2D)
        target.desc = channels_of(driver_format(source.format, source.numChannels))
        for name in ("devPtr", *(("sizeInBytes",) if is_linear else ("width", "height", "pitchInBytes"))):
            setattr(target, name, getattr(source, name))
    return found


def _to_driver(known: hipResourceDesc) -> HIP_RESOURCE_DESC:
    found = HIP_RESOURCE_DESC(resType=known.resType)
    if known.resType == _TYPE.hipResourceTypeArray:
        found.res.array.hArray = known.res.array.array
        return found
    is_linear = known.resType == _TYPE.hipResourceTypeLinear
    source, target = (known.res.linear, found.res.linear) if is_linear else (known.res.pitch2D, found.res.pitch2D)
    format = format_of(source.desc)
    target.format, target.numChannels = driver_number(format), format.channels
    for name in ("devPtr", *(("sizeInBytes",) if is_linear else ("width", "height", "pitchInBytes"))):
        setattr(target, name, getattr(source, name))
    return found


def _read_as(given: HIP_TEXTURE_DESC) -> hipTextureDesc:
    found = hipTextureDesc()
    for name in ("addressMode", "filterMode", "maxAnisotropy", "mipmapLevelBias", "borderColor"):
        setattr(found, name, getattr(given, name))
    is_integer = given.flags & HIP_TRSF_READ_AS_INTEGER
    found.readMode = int(not is_integer)
    found.normalizedCoords = int(bool(given.flags & HIP_TRSF_NORMALIZED_COORDINATES))
    found.sRGB = int(bool(given.flags & HIP_TRSF_SRGB))
    return found
