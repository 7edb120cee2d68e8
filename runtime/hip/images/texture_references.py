"""Texture references: textures that are variables of device code, each with a copy on the host.

Here is what they are set to; :mod:`.texture_bindings` has what they are bound to.
"""

from __future__ import annotations

import ctypes
import threading
from typing import Any

from ....fatbin.errors import UsageError
from ....fatbin.fork import hold
from ....fatbin.records import dataclass
from ...array import references_of
from ...module import Module
from .. import state
from ..code.modules import hipModule_t, known_module, name_of
from ..errors import HipError, hipError_t
from ..gate import api, not_none, unsupported
from ..image_structures import (
    HIP_TRSF_NORMALIZED_COORDINATES,
    HIP_TRSF_READ_AS_INTEGER,
    HIP_TRSF_SRGB,
    hipArray_Format,
    hipTextureReadMode,
    textureReference,
)
from .textures import destroy_texture

_AXES = 3


@dataclass(frozen=True)
class _Known:
    """A reference of a module, and where the device has it."""

    reference: textureReference
    module: Module
    address: int


_lock = hold(threading.Lock())
_references: dict[int, _Known] = {}
"""Those of modules, by the address of the host's copy."""


@api(1)
def hipModuleGetTexRef(hmod: hipModule_t | None, name: str | bytes | None) -> textureReference:
    text = name_of(name)
    if hmod is not None:
        references_of(state.device())
    module = known_module(hmod)
    found = module.globals.get(text)
    if found is None or found.size != ctypes.sizeof(textureReference):
        raise HipError(hipError_t.hipErrorNotFound, f"{module.name}: there is no texture {text!r}")
    _forget_unloaded()
    with _lock:
        for known in _references.values():
            if known.address == found.address:
                return known.reference
        made = textureReference(
            readMode=hipTextureReadMode.hipReadModeNormalizedFloat,
            format=hipArray_Format.HIP_AD_FORMAT_FLOAT,
            numChannels=1,
        )
        _references[int(made)] = _Known(made, module, found.address)
        return made


def _forget_unloaded() -> None:
    with _lock:
        gone = [address for address, known in _references.items() if not known.module.is_loaded]
        dropped = [_references.pop(address) for address in gone]
    for known in dropped:
        destroy_texture(known.reference.textureObject or 0)


# What a reference is set to


@api()
def hipTexRefSetAddressMode(texRef: textureReference | None, dim: int, am: int) -> None:
    reference_of(texRef).addressMode[_axis(dim)] = int(am)


@api(1)
def hipTexRefGetAddressMode(texRef: textureReference | None, dim: int) -> int:
    found = reference_of(texRef)
    return int(found.addressMode[_axis(dim)])


@api()
def hipTexRefSetFilterMode(texRef: textureReference | None, fm: int) -> None:
    reference_of(texRef).filterMode = int(fm)


@api(1)
def hipTexRefGetFilterMode(texRef: textureReference | None) -> int:
    return int(reference_of(texRef).filterMode)


@api()
def hipTexRefSetFlags(texRef: textureReference | None, Flags: int) -> None:
    found = reference_of(texRef)
    found.readMode = int(not Flags & HIP_TRSF_READ_AS_INTEGER)
    found.normalized = int(bool(Flags & HIP_TRSF_NORMALIZED_COORDINATES))
    found.sRGB = int(bool(Flags & HIP_TRSF_SRGB))


@api(1)
def hipTexRefGetFlags(texRef: textureReference | None) -> int:
    found = reference_of(texRef)
    is_integer = found.readMode == hipTextureReadMode.hipReadModeElementType
    flags = HIP_TRSF_READ_AS_INTEGER if is_integer else 0
    flags |= HIP_TRSF_NORMALIZED_COORDINATES if found.normalized == 1 else 0
    return flags | (HIP_TRSF_SRGB if found.sRGB == 1 else 0)


@api()
def hipTexRefSetFormat(texRef: textureReference | None, fmt: int, NumPackedComponents: int) -> None:
    """Counts for memory; an array brings its own channels."""
    found = reference_of(texRef)
    found.format, found.numChannels = int(fmt), int(NumPackedComponents)


@api(2)
def hipTexRefGetFormat(texRef: textureReference | None) -> tuple[int, int]:
    found = reference_of(texRef)
    return int(found.format), int(found.numChannels)


@api()
def hipTexRefSetMaxAnisotropy(texRef: textureReference | None, maxAniso: int) -> None:
    """Binding a reference with another than 0 is refused."""
    reference_of(texRef).maxAnisotropy = int(maxAniso)


@api(1)
def hipTexRefGetMaxAnisotropy(texRef: textureReference | None) -> int:
    return int(reference_of(texRef).maxAnisotropy)


@api()
def hipTexRefSetMipmapFilterMode(texRef: textureReference | None, fm: int) -> None:
    """Without effect: images have one level of detail."""
    reference_of(texRef).mipmapFilterMode = int(fm)


@api(1)
def hipTexRefGetMipmapFilterMode(texRef: textureReference | None) -> int:
    return int(reference_of(texRef).mipmapFilterMode)


@api()
def hipTexRefSetMipmapLevelBias(texRef: textureReference | None, bias: float) -> None:
    """Binding a reference with another than 0 is refused."""
    reference_of(texRef).mipmapLevelBias = bias


@api(1)
def hipTexRefGetMipmapLevelBias(texRef: textureReference | None) -> float:
    return float(reference_of(texRef).mipmapLevelBias)


@api()
def hipTexRefSetMipmapLevelClamp(
    texRef: textureReference | None, minMipMapLevelClamp: float, maxMipMapLevelClamp: float
) -> None:
    """Without effect: images have one level of detail."""
    found = reference_of(texRef)
    found.minMipmapLevelClamp, found.maxMipmapLevelClamp = minMipMapLevelClamp, maxMipMapLevelClamp


@api(2)
def hipTexRefGetMipmapLevelClamp(texRef: textureReference | None) -> tuple[float, float]:
    found = reference_of(texRef)
    return float(found.minMipmapLevelClamp), float(found.maxMipmapLevelClamp)


def reference_of(reference: textureReference | None) -> textureReference:
    """A reference that is there, on a device that has images."""
    reference = not_none(reference, "there is no texture reference")
    references_of(state.device())
    return reference


_NO_COLOUR = "texture references have no colour of their border"


@api()
@unsupported(_NO_COLOUR, reference_of)
def hipTexRefSetBorderColor(texRef: textureReference | None, pBorderColor: Any = None) -> None: ...
@api(1)
@unsupported(_NO_COLOUR, reference_of)
def hipTexRefGetBorderColor(texRef: textureReference | None) -> None: ...


def _axis(number: int) -> int:
    if not 0 <= number < _AXES:
        raise UsageError(f"axis {number}; there are {_AXES}, counted from 0")
    return number


def place_in_module(reference: textureReference) -> int:
    """Where the device has a module's reference."""
    _forget_unloaded()
    with _lock:
        known = _references.get(int(reference))
    if known is None:
        raise UsageError(f"{int(reference):#x} is no reference of a module that is loaded")
    return known.address
