"""C structures and constants of arrays, textures and surfaces."""

from __future__ import annotations

import ctypes
from enum import IntEnum, IntFlag
from typing import Any, NewType


class hipChannelFormatKind(IntEnum):
    """What the bits of a channel mean."""

    hipChannelFormatKindSigned = 0
    hipChannelFormatKindUnsigned = 1
    hipChannelFormatKindFloat = 2
    hipChannelFormatKindNone = 3


class hipArray_Format(IntEnum):
    """The type of a channel."""

    HIP_AD_FORMAT_UNSIGNED_INT8 = 0x01
    HIP_AD_FORMAT_UNSIGNED_INT16 = 0x02
    HIP_AD_FORMAT_UNSIGNED_INT32 = 0x03
    HIP_AD_FORMAT_SIGNED_INT8 = 0x08
    HIP_AD_FORMAT_SIGNED_INT16 = 0x09
    HIP_AD_FORMAT_SIGNED_INT32 = 0x0A
    HIP_AD_FORMAT_HALF = 0x10
    HIP_AD_FORMAT_FLOAT = 0x20


class hipArrayFlags(IntFlag):
    """What an array is for."""

    hipArrayDefault = 0
    hipArrayLayered = 1
    hipArraySurfaceLoadStore = 2
    hipArrayCubemap = 4
    hipArrayTextureGather = 8


hipArrayDefault, hipArrayLayered, hipArraySurfaceLoadStore = 0, 1, 2
hipArrayCubemap, hipArrayTextureGather = 4, 8


class hipResourceType(IntEnum):
    """What a texture is of."""

    hipResourceTypeArray = 0
    hipResourceTypeMipmappedArray = 1
    hipResourceTypeLinear = 2
    hipResourceTypePitch2D = 3


class hipTextureAddressMode(IntEnum):
    """What places outside a texture mean."""

    hipAddressModeWrap = 0
    hipAddressModeClamp = 1
    hipAddressModeMirror = 2
    hipAddressModeBorder = 3


class hipTextureFilterMode(IntEnum):
    """What places between texels mean."""

    hipFilterModePoint = 0
    hipFilterModeLinear = 1


class hipTextureReadMode(IntEnum):
    """Whether integers of 8 and 16 bits are read as floats up to 1."""

    hipReadModeElementType = 0
    hipReadModeNormalizedFloat = 1


class hipResourceViewFormat(IntEnum):
    """How the texels of an array are read, where that is not as it was made."""

    hipResViewFormatNone = 0
    hipResViewFormatUnsignedChar1 = 1
    hipResViewFormatUnsignedChar2 = 2
    hipResViewFormatUnsignedChar4 = 3
    hipResViewFormatSignedChar1 = 4
    hipResViewFormatSignedChar2 = 5
    hipResViewFormatSignedChar4 = 6
    hipResViewFormatUnsignedShort1 = 7
    hipResViewFormatUnsignedShort2 = 8
    hipResViewFormatUnsignedShort4 = 9
    hipResViewFormatSignedShort1 = 10
    hipResViewFormatSignedShort2 = 11
    hipResViewFormatSignedShort4 = 12
    hipResViewFormatUnsignedInt1 = 13
    hipResViewFormatUnsignedInt2 = 14
    hipResViewFormatUnsignedInt4 = 15
    hipResViewFormatSignedInt1 = 16
    hipResViewFormatSignedInt2 = 17
    hipResViewFormatSignedInt4 = 18
    hipResViewFormatHalf1 = 19
    hipResViewFormatHalf2 = 20
    hipResViewFormatHalf4 = 21
    hipResViewFormatFloat1 = 22
    hipResViewFormatFloat2 = 23
    hipResViewFormatFloat4 = 24


HIP_TRSA_OVERRIDE_FORMAT = 0x01
HIP_TRSF_READ_AS_INTEGER = 0x01
HIP_TRSF_NORMALIZED_COORDINATES = 0x02
HIP_TRSF_SRGB = 0x10


class Addressed(ctypes.Structure):
    """A structure whose address is a handle."""

    def __int__(self) -> int:
        return ctypes.addressof(self)


class WithHandles(ctypes.Structure):
    """A structure whose fields take handles as objects."""

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, int(value) if isinstance(value, Addressed) else value)


class hipChannelFormatDesc(ctypes.Structure):
    """How many bits each channel has; 0 for those that are not there."""

    _fields_ = (("x", ctypes.c_int), ("y", ctypes.c_int), ("z", ctypes.c_int), ("w", ctypes.c_int), ("f", ctypes.c_int))


class HIP_ARRAY_DESCRIPTOR(ctypes.Structure):
    """An array of one or two axes."""

    _fields_ = (
        ("Width", ctypes.c_size_t),
        ("Height", ctypes.c_size_t),
        ("Format", ctypes.c_int),
        ("NumChannels", ctypes.c_uint),
    )


class HIP_ARRAY3D_DESCRIPTOR(ctypes.Structure):
    """An array."""

    _fields_ = (
        ("Width", ctypes.c_size_t),
        ("Height", ctypes.c_size_t),
        ("Depth", ctypes.c_size_t),
        ("Format", ctypes.c_int),
        ("NumChannels", ctypes.c_uint),
        ("Flags", ctypes.c_uint),
    )


class hipArray(Addressed):
    """An array, as the API hands it out: its address is the handle."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("desc", hipChannelFormatDesc),
        ("type", ctypes.c_uint),
        ("width", ctypes.c_uint),
        ("height", ctypes.c_uint),
        ("depth", ctypes.c_uint),
        ("Format", ctypes.c_int),
        ("NumChannels", ctypes.c_uint),
        ("isDrv", ctypes.c_bool),
        ("textureType", ctypes.c_uint),
        ("flags", ctypes.c_uint),
    )


hipTextureObject_t = NewType("hipTextureObject_t", int)
hipSurfaceObject_t = NewType("hipSurfaceObject_t", int)


class _ArrayResource(WithHandles):
    _fields_ = (("array", ctypes.c_void_p),)


class _MipmapResource(WithHandles):
    _fields_ = (("mipmap", ctypes.c_void_p),)


class _LinearResource(ctypes.Structure):
    _fields_ = (("devPtr", ctypes.c_void_p), ("desc", hipChannelFormatDesc), ("sizeInBytes", ctypes.c_size_t))


class _Pitch2DResource(ctypes.Structure):
    _fields_ = (
        ("devPtr", ctypes.c_void_p),
        ("desc", hipChannelFormatDesc),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("pitchInBytes", ctypes.c_size_t),
    )


class _Resource(ctypes.Union):
    _fields_ = (
        ("array", _ArrayResource),
        ("mipmap", _MipmapResource),
        ("linear", _LinearResource),
        ("pitch2D", _Pitch2DResource),
    )


class hipResourceDesc(ctypes.Structure):
    """What a texture is of."""

    _fields_ = (("resType", ctypes.c_int), ("res", _Resource))


class hipTextureDesc(ctypes.Structure):
    """How a texture is read."""

    _fields_ = (
        ("addressMode", ctypes.c_int * 3),
        ("filterMode", ctypes.c_int),
        ("readMode", ctypes.c_int),
        ("sRGB", ctypes.c_int),
        ("borderColor", ctypes.c_float * 4),
        ("normalizedCoords", ctypes.c_int),
        ("maxAnisotropy", ctypes.c_uint),
        ("mipmapFilterMode", ctypes.c_int),
        ("mipmapLevelBias", ctypes.c_float),
        ("minMipmapLevelClamp", ctypes.c_float),
        ("maxMipmapLevelClamp", ctypes.c_float),
    )


class hipResourceViewDesc(ctypes.Structure):
    """How the texels of an array are read."""

    _fields_ = (
        ("format", ctypes.c_int),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("depth", ctypes.c_size_t),
        ("firstMipmapLevel", ctypes.c_uint),
        ("lastMipmapLevel", ctypes.c_uint),
        ("firstLayer", ctypes.c_uint),
        ("lastLayer", ctypes.c_uint),
    )


class textureReference(Addressed):
    """A texture as a variable of a module: the host's copy of it."""

    _fields_ = (
        ("normalized", ctypes.c_int),
        ("readMode", ctypes.c_int),
        ("filterMode", ctypes.c_int),
        ("addressMode", ctypes.c_int * 3),
        ("channelDesc", hipChannelFormatDesc),
        ("sRGB", ctypes.c_int),
        ("maxAnisotropy", ctypes.c_uint),
        ("mipmapFilterMode", ctypes.c_int),
        ("mipmapLevelBias", ctypes.c_float),
        ("minMipmapLevelClamp", ctypes.c_float),
        ("maxMipmapLevelClamp", ctypes.c_float),
        ("textureObject", ctypes.c_void_p),
        ("numChannels", ctypes.c_int),
        ("format", ctypes.c_int),
    )


# The same as the driver API has it


class _DriverArray(WithHandles):
    _fields_ = (("hArray", ctypes.c_void_p),)


class _DriverMipmap(WithHandles):
    _fields_ = (("hMipmappedArray", ctypes.c_void_p),)


class _DriverLinear(ctypes.Structure):
    _fields_ = (
        ("devPtr", ctypes.c_void_p),
        ("format", ctypes.c_int),
        ("numChannels", ctypes.c_uint),
        ("sizeInBytes", ctypes.c_size_t),
    )


class _DriverPitch2D(ctypes.Structure):
    _fields_ = (
        ("devPtr", ctypes.c_void_p),
        ("format", ctypes.c_int),
        ("numChannels", ctypes.c_uint),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("pitchInBytes", ctypes.c_size_t),
    )


class _Reserved(ctypes.Structure):
    _fields_ = (("reserved", ctypes.c_int * 32),)


class _DriverResource(ctypes.Union):
    _fields_ = (
        ("array", _DriverArray),
        ("mipmap", _DriverMipmap),
        ("linear", _DriverLinear),
        ("pitch2D", _DriverPitch2D),
        ("reserved", _Reserved),
    )


class HIP_RESOURCE_DESC(ctypes.Structure):
    """What a texture is of, as the driver API wants it."""

    _fields_ = (("resType", ctypes.c_int), ("res", _DriverResource), ("flags", ctypes.c_uint))


class HIP_TEXTURE_DESC(ctypes.Structure):
    """How a texture is read, as the driver API wants it."""

    _fields_ = (
        ("addressMode", ctypes.c_int * 3),
        ("filterMode", ctypes.c_int),
        ("flags", ctypes.c_uint),
        ("maxAnisotropy", ctypes.c_uint),
        ("mipmapFilterMode", ctypes.c_int),
        ("mipmapLevelBias", ctypes.c_float),
        ("minMipmapLevelClamp", ctypes.c_float),
        ("maxMipmapLevelClamp", ctypes.c_float),
        ("borderColor", ctypes.c_float * 4),
        ("reserved", ctypes.c_int * 12),
    )


class HIP_RESOURCE_VIEW_DESC(ctypes.Structure):
    """How the texels of an array are read, as the driver API wants it."""

    _fields_ = (*hipResourceViewDesc._fields_, ("reserved", ctypes.c_uint * 16))
