"""C structures and constants of arrays, textures and surfaces."""

from __future__ import annotations

import ctypes
from enum import IntEnum, IntFlag
from typing import NewType

from .c_layouts import Addressed, WithHandles, declared


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


@declared()
class hipChannelFormatDesc(ctypes.Structure):
    """How many bits each channel has; 0 for those that are not there."""


@declared()
class HIP_ARRAY_DESCRIPTOR(ctypes.Structure):
    """An array of one or two axes."""


@declared()
class HIP_ARRAY3D_DESCRIPTOR(ctypes.Structure):
    """An array."""


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


@declared(hipChannelFormatDesc, base=WithHandles)
class hipResourceDesc(ctypes.Structure):
    """What a texture is of."""


@declared()
class hipTextureDesc(ctypes.Structure):
    """How a texture is read."""


@declared()
class hipResourceViewDesc(ctypes.Structure):
    """How the texels of an array are read."""


@declared(hipChannelFormatDesc)
class textureReference(Addressed):
    """A texture as a variable of a module: the host's copy of it."""


# The same as the driver API has it


@declared(base=WithHandles)
class HIP_RESOURCE_DESC(ctypes.Structure):
    """What a texture is of, as the driver API wants it."""


@declared()
class HIP_TEXTURE_DESC(ctypes.Structure):
    """How a texture is read, as the driver API wants it."""


@declared()
class HIP_RESOURCE_VIEW_DESC(ctypes.Structure):
    """How the texels of an array are read, as the driver API wants it."""
