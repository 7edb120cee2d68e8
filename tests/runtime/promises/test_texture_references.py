"""Textures that are variables of modules: the driver's functions that the checklist names."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import numpy as np
import pytest
from hip_calls import BUILT, OK, code, done, fresh
from textures import TARGETS, Kernels, array_of, channels, done_all, noise, upload

from hipkit.runtime import hip

pytestmark = [
    pytest.mark.usefixtures("compilers"),
    pytest.mark.any_backend,
    pytest.mark.not_on("nvidia", why="texture references are of AMD's code"),
]
WIDTH, HEIGHT = 16, 8
WRAP, POINT = hip.hipTextureAddressMode.hipAddressModeWrap, hip.hipTextureFilterMode.hipFilterModePoint
FLOAT = hip.hipArray_Format.HIP_AD_FORMAT_FLOAT


@pytest.fixture(params=TARGETS)
def kernels(request: pytest.FixtureRequest) -> Iterator[Kernels]:
    with fresh(request.param):
        yield Kernels("texture_reference")


def seen(kernels: Kernels) -> np.ndarray[tuple[int, int], np.dtype[np.float32]]:
    """What the kernel reads at every texel."""
    out = upload(np.zeros((HEIGHT, WIDTH), "f4"))
    function = done(hip.hipModuleGetFunction(kernels.module, "tex2dKernel"))
    arguments = [out, ctypes.c_int(WIDTH), ctypes.c_int(HEIGHT)]
    done_all(hip.hipModuleLaunchKernel(function, 1, 1, 1, WIDTH, HEIGHT, 1, 0, None, arguments))
    found = np.zeros((HEIGHT, WIDTH), "f4")
    done_all(hip.hipMemcpy(found, out, found.nbytes, hip.hipMemcpyKind.hipMemcpyDeviceToHost))
    return found


@pytest.mark.promise("S4-18")
def test_a_kernel_sees_the_array_that_its_texture_is_bound_to(kernels: Kernels) -> None:
    """A module's texture is found by name, set up and bound to an array; `tex2D` of the kernel then reads the array."""
    image = noise((HEIGHT, WIDTH, 1), "f4")
    described = hip.HIP_ARRAY_DESCRIPTOR(Width=WIDTH, Height=HEIGHT, Format=FLOAT, NumChannels=1)
    array = done(hip.hipArrayCreate(described))
    copy = hip.hip_Memcpy2D(srcMemoryType=hip.hipMemoryType.hipMemoryTypeHost, srcHost=int(image.ctypes.data))
    copy.dstMemoryType, copy.dstArray = hip.hipMemoryType.hipMemoryTypeArray, array
    copy.srcPitch = copy.WidthInBytes = 4 * WIDTH
    copy.Height = HEIGHT
    assert hip.hipMemcpyParam2D(copy) == OK
    texture = done(hip.hipModuleGetTexRef(kernels.module, "tex"))
    assert hip.hipTexRefSetAddressMode(texture, 0, WRAP) == OK
    assert hip.hipTexRefSetAddressMode(texture, 1, WRAP) == OK
    assert hip.hipTexRefSetFilterMode(texture, POINT) == OK
    assert hip.hipTexRefSetFlags(texture, 0) == OK
    assert hip.hipTexRefSetFormat(texture, FLOAT, 1) == OK
    assert hip.hipTexRefSetArray(texture, array, hip.HIP_TRSA_OVERRIDE_FORMAT) == OK
    assert (seen(kernels) == image[..., 0]).all()
    assert done(hip.hipTexRefGetArray(texture)) is array
    assert hip.hipUnbindTexture(texture) == OK
    assert hip.hipArrayDestroy(array) == OK


def test_what_a_texture_was_bound_as_is_gone_when_it_is_bound_to_nothing(kernels: Kernels) -> None:
    texture = done(hip.hipModuleGetTexRef(kernels.module, "tex"))
    array = array_of(noise((HEIGHT, WIDTH, 1), "f4"))
    assert hip.hipTexRefSetArray(texture, array, hip.HIP_TRSA_OVERRIDE_FORMAT) == OK
    bound = hip.hipTextureObject_t(texture.textureObject)
    assert done(hip.hipGetTextureObjectResourceDesc(bound)).resType == hip.hipResourceType.hipResourceTypeArray
    assert hip.hipUnbindTexture(texture) == OK
    assert code(hip.hipGetTextureObjectResourceDesc(bound)) == 1
    assert code(hip.hipTexRefGetArray(texture)) == 1
    assert hip.hipUnbindTexture(texture) == OK


def test_a_texture_is_bound_to_rows_of_memory(kernels: Kernels) -> None:
    rows = noise((HEIGHT, 64), "f4")
    texture = done(hip.hipModuleGetTexRef(kernels.module, b"tex"))
    described = hip.HIP_ARRAY_DESCRIPTOR(Width=WIDTH, Height=HEIGHT, Format=FLOAT, NumChannels=1)
    address = upload(rows)
    assert hip.hipTexRefSetAddress2D(texture, described, address, 256) == OK
    assert done(hip.hipTexRefGetAddress(texture)) == address
    assert code(hip.hipTexRefGetArray(texture)) == 1
    assert (seen(kernels) == rows[:, :WIDTH]).all()
    assert hip.hipTexRefSetAddress2D(texture, described, address + 256, 256) == (1,)


def test_a_texture_begins_before_the_memory_that_it_is_bound_to(kernels: Kernels) -> None:
    texture = done(hip.hipModuleGetTexRef(kernels.module, "tex"))
    address = upload(np.zeros(256, "f4"))
    assert done(hip.hipTexRefSetAddress(texture, address + 40, 400)) == 40
    assert done(hip.hipTexRefGetAddress(texture)) == address


def test_what_a_texture_is_set_to_is_told(kernels: Kernels) -> None:
    texture = done(hip.hipModuleGetTexRef(kernels.module, "tex"))
    assert done(hip.hipModuleGetTexRef(kernels.module, "tex")) is texture
    assert done(hip.hipTexRefGetFormat(texture)) == (FLOAT, 1)
    assert done(hip.hipTexRefGetFlags(texture)) == 0
    for flags in (1, 2, 3, 16):
        assert hip.hipTexRefSetFlags(texture, flags) == OK
        assert done(hip.hipTexRefGetFlags(texture)) == flags
    for axis, mode in ((0, 1), (1, 2), (2, 3)):
        assert hip.hipTexRefSetAddressMode(texture, axis, mode) == OK
        assert done(hip.hipTexRefGetAddressMode(texture, axis)) == mode
    assert code(hip.hipTexRefSetAddressMode(texture, 3, 0)) == 1
    assert hip.hipTexRefSetFilterMode(texture, 1) == OK
    assert done(hip.hipTexRefGetFilterMode(texture)) == 1
    assert hip.hipTexRefSetMaxAnisotropy(texture, 4) == OK
    assert done(hip.hipTexRefGetMaxAnisotropy(texture)) == 4
    assert hip.hipTexRefSetMipmapLevelBias(texture, 0.5) == OK
    assert done(hip.hipTexRefGetMipmapLevelBias(texture)) == 0.5
    assert hip.hipTexRefSetMipmapLevelClamp(texture, 1, 2) == OK
    assert done(hip.hipTexRefGetMipmapLevelClamp(texture)) == (1, 2)
    assert hip.hipTexRefSetMipmapFilterMode(texture, 1) == OK
    assert done(hip.hipTexRefGetMipmapFilterMode(texture)) == 1
    assert code(hip.hipTexRefSetArray(texture, array_of(noise((8, 8, 1), "f4")), 1)) == 801  # anisotropy
    assert code(hip.hipTexRefSetBorderColor(texture, None)) == 801
    assert code(hip.hipTexRefSetMipmappedArray(texture, None, 1)) == 801
    assert code(hip.hipTexRefSetFlags(None, 0)) == 1


def test_a_texture_is_looked_up_as_hip_does(kernels: Kernels) -> None:
    assert code(hip.hipModuleGetTexRef(kernels.module, None)) == 1
    assert code(hip.hipModuleGetTexRef(kernels.module, "")) == 1
    assert code(hip.hipModuleGetTexRef(None, "tex")) == 400
    assert code(hip.hipModuleGetTexRef(kernels.module, "no_such_texture")) == 500
    assert code(hip.hipModuleGetTexRef(kernels.module, "no_texture")) == 500
    texture = done(hip.hipModuleGetTexRef(kernels.module, "tex"))
    array = array_of(noise((8, 8, 1), "f4"))
    assert code(hip.hipTexRefSetArray(texture, array, 0)) == 1
    assert code(hip.hipTexRefSetArray(texture, None, 1)) == 1
    assert hip.hipModuleUnload(kernels.module) == OK
    assert code(hip.hipModuleGetTexRef(kernels.module, "tex")) == 500
    assert code(hip.hipTexRefSetArray(texture, array, 1)) == 1


@pytest.mark.parametrize("target", ["gfx908", "gfx90a", "gfx942", "gfx950"])
def test_where_there_are_no_images_every_call_says_so(target: str) -> None:
    with fresh(target):
        file = BUILT / f"vcpy.{target}.v5.hsaco"
        if file.exists():
            module = done(hip.hipModuleLoad(file))
            assert code(hip.hipModuleGetTexRef(module, "tex")) == 801
        float_ = channels(np.zeros((1, 1), "f4"))
        assert code(hip.hipMallocArray(float_, 16, 16)) == 801
        assert code(hip.hipCreateTextureObject(hip.hipResourceDesc(), hip.hipTextureDesc(), None)) == 801
        assert code(hip.hipCreateSurfaceObject(hip.hipResourceDesc())) == 801
        assert code(hip.hipTexRefSetFlags(hip.textureReference(), 0)) == 801
        assert code(hip.hipGetTextureAlignmentOffset(hip.textureReference())) == 801
