"""Arrays of the flat API: made, described, copied, given back."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import numpy as np
import pytest
from hip_calls import OK, behaving, code, done, fresh
from textures import KINDS, array_of, channels, done_all, noise, of_array, read_back, upload

from hipkit.runtime import hip
from hipkit.runtime.hip import state

pytestmark = [pytest.mark.any_backend, pytest.mark.on_driver]

DEFAULT = hip.hipMemcpyKind.hipMemcpyDefault


@pytest.fixture(autouse=True)
def device() -> Iterator[None]:
    with fresh("gfx1100"):
        yield


@pytest.mark.parametrize(
    ("type", "size"),
    [
        (hip.hipChannelFormatDesc, 20), (hip.HIP_ARRAY_DESCRIPTOR, 24), (hip.HIP_ARRAY3D_DESCRIPTOR, 40),
        (hip.hipResourceDesc, 64), (hip.hipTextureDesc, 64), (hip.hipResourceViewDesc, 48),
        (hip.textureReference, 88), (hip.HIP_RESOURCE_DESC, 144), (hip.HIP_TEXTURE_DESC, 104),
        (hip.HIP_RESOURCE_VIEW_DESC, 112), (hip.hipMemcpy3DParms, 160), (hip.hip_Memcpy2D, 128),
    ],
)  # fmt: skip
def test_structures_are_laid_out_as_in_c(type: type[ctypes.Structure], size: int) -> None:
    assert ctypes.sizeof(type) == size


def test_an_array_is_described() -> None:
    array = done(hip.hipMallocArray(hip.hipCreateChannelDesc(16, 16, 0, 0, KINDS["u"]), 30, 20, 2))
    desc, extent, flags = done(hip.hipArrayGetInfo(array))
    assert (desc.x, desc.y, desc.z, desc.w, desc.f) == (16, 16, 0, 0, 1)
    assert (extent.width, extent.height, extent.depth, flags) == (30, 20, 0, 2)
    described = done(hip.hipArrayGetDescriptor(array))
    assert (described.Width, described.Height, described.Format, described.NumChannels) == (30, 20, 2, 2)
    described = done(hip.hipArray3DGetDescriptor(array))
    assert (described.Width, described.Height, described.Depth, described.Flags) == (30, 20, 0, 2)
    assert done(hip.hipGetChannelDesc(array)).y == 16
    assert (array.width, array.height, array.NumChannels) == (30, 20, 2)
    assert hip.hipFreeArray(array) == OK
    assert code(hip.hipFreeArray(array)) == 709
    assert code(hip.hipFreeArray(None)) == 1
    assert code(hip.hipArrayGetInfo(array)) == 400
    assert code(hip.hipGetChannelDesc(None)) == 400


@pytest.mark.parametrize(
    ("bits", "sizes", "flags", "expected"),
    [
        ((8, 8, 8, 0), (8, 8, 0), 0, 1), ((8, 16, 0, 0), (8, 8, 0), 0, 1), ((0, 8, 0, 0), (8, 8, 0), 0, 1),
        ((64, 0, 0, 0), (8, 8, 0), 0, 1), ((8, 0, 0, 0), (0, 8, 0), 0, 1), ((8, 0, 0, 0), (1 << 20, 8, 0), 0, 1),
        ((8, 0, 0, 0), (8, 8, 8), 8, 1), ((8, 0, 0, 0), (8, 8, 6), 4, 1), ((8, 0, 0, 0), (8, 8, 0), 64, 1),
        ((8, 0, 0, 0), (8, 8, 0), 1, 1), ((8, 0, 0, 0), (8, 0, 4), 0, 1), ((8, 0, 0, 0), (8, 0, 4), 1, 0),
        ((8, 0, 0, 0), (8, 8, 4), 1, 0), ((8, 0, 0, 0), (8, 8, 0), 8, 0),
    ],
)  # fmt: skip
def test_what_cannot_be_an_array(
    bits: tuple[int, int, int, int], sizes: tuple[int, int, int], flags: int, expected: int
) -> None:
    desc = hip.hipCreateChannelDesc(*bits, KINDS["u"])
    assert code(hip.hipMalloc3DArray(desc, hip.make_hipExtent(*sizes), flags)) == expected


@pytest.mark.not_on("driver", "nvidia", why="NVIDIA's GPUs have limits of their own")
def test_an_axis_has_at_most_16384_texels() -> None:
    desc = hip.hipCreateChannelDesc(8, 0, 0, 0, KINDS["u"])
    assert [code(hip.hipMallocArray(desc, width, 8)) for width in (16384, 16385)] == [0, 1]
    assert [code(hip.hipMallocArray(desc, 8, height)) for height in (16384, 16385)] == [0, 1]


def test_floats_of_eight_bits_are_refused() -> None:
    assert code(hip.hipMallocArray(hip.hipCreateChannelDesc(8, 0, 0, 0, KINDS["f"]), 8, 8)) == 1


@pytest.mark.parametrize("shape", [(30, 1), (20, 30, 4), (5, 20, 30, 2)])
def test_boxes_are_copied_in_and_out(shape: tuple[int, ...]) -> None:
    image = noise(shape, "u2")
    assert (read_back(array_of(image), image) == image).all()


def test_a_box_is_copied_between_arrays() -> None:
    source, target = noise((5, 20, 30, 2), "i2"), noise((6, 21, 31, 2), "i2", seed=4)
    arrays = array_of(source), array_of(target)
    copy = hip.hipMemcpy3DParms(srcArray=arrays[0], dstArray=arrays[1], kind=DEFAULT)
    copy.srcPos, copy.dstPos = hip.make_hipPos(3, 4, 1), hip.make_hipPos(5, 2, 0)
    copy.extent = hip.make_hipExtent(10, 9, 3)
    assert hip.hipMemcpy3D(copy) == OK
    target[0:3, 2:11, 5:15] = source[1:4, 4:13, 3:13]
    assert (read_back(arrays[1], target) == target).all()
    copy.extent = hip.make_hipExtent(28, 9, 3)
    assert code(hip.hipMemcpy3D(copy)) == 1
    copy.dstArray = array_of(noise((8, 8, 1), "u1"))
    copy.extent = hip.make_hipExtent(1, 1, 1)
    assert code(hip.hipMemcpy3D(copy)) == 1
    copy.dstArray = None
    assert code(hip.hipMemcpy3D(copy)) == 1


def test_rows_are_copied_in_and_out() -> None:
    image, part = noise((20, 30, 1), "f4"), noise((5, 16), "f4", seed=5)
    array = array_of(image)
    assert hip.hipMemcpy2DToArray(array, 8, 3, part, 64, 40, 5, DEFAULT) == OK
    image[3:8, 2:12, 0] = part[:, :10]
    assert (read_back(array, image) == image).all()
    found = np.zeros((4, 8), "f4")
    assert hip.hipMemcpy2DFromArray(found, 32, array, 4, 2, 28, 4, DEFAULT) == OK
    assert (found[:, :7] == image[2:6, 1:8, 0]).all()
    assert not found[:, 7].any()
    stream = done(hip.hipStreamCreate())
    assert hip.hipMemcpy2DToArrayAsync(array, 0, 0, part, 64, 64, 5, DEFAULT, stream) == OK
    assert hip.hipMemcpy2DFromArrayAsync(found, 32, array, 0, 0, 32, 4, DEFAULT, stream) == OK
    assert hip.hipStreamSynchronize(stream) == OK
    assert (found == part[:4, :8]).all()
    for x, y, width, height in ((8, 0, 116, 1), (0, 18, 4, 3), (0, 20, 4, 1)):
        assert code(hip.hipMemcpy2DToArray(array, x, y, part, 128, width, height, DEFAULT)) == 1
    assert code(hip.hipMemcpy2DToArray(array, 0, 0, part, 32, 64, 1, DEFAULT)) == 12
    assert code(hip.hipMemcpy2DToArray(None, 0, 0, part, 64, 64, 1, DEFAULT)) == 400
    assert code(hip.hipMemcpy2DToArray(array, 0, 0, part, 64, 64, 1, 77)) == 21


def test_rows_are_copied_between_arrays() -> None:
    source, target = noise((20, 30, 1), "u1"), noise((9, 12, 4), "u1", seed=6)
    arrays = array_of(source), array_of(target)
    assert hip.hipMemcpy2DArrayToArray(arrays[1], 4, 1, arrays[0], 7, 2, 12, 5, DEFAULT) == OK
    target.reshape(9, 48)[1:6, 4:16] = source[2:7, 7:19, 0]
    assert (read_back(arrays[1], target) == target).all()


def test_bytes_are_copied_as_if_rows_lay_close_together() -> None:
    image = noise((20, 30, 1), "u2")
    array = array_of(np.zeros_like(image))
    data = image.reshape(-1).view("u1")
    assert hip.hipMemcpyHtoA(array, 0, data[:500].copy(), 500) == OK
    assert hip.hipMemcpyDtoA(array, 500, upload(data[500:]), 700) == OK
    assert (read_back(array, image) == image).all()
    found = np.zeros(333, "u1")
    assert hip.hipMemcpyAtoH(found, array, 111, 333) == OK
    assert (found == data[111:444]).all()
    place = upload(np.zeros(333, "u1"))
    assert hip.hipMemcpyAtoD(place, array, 200, 333) == OK
    assert hip.hipMemcpy(found, place, 333, DEFAULT) == OK
    assert (found == data[200:533]).all()
    other = array_of(noise((10, 8, 4), "u1"))
    assert hip.hipMemcpyAtoA(other, 20, array, 100, 300) == OK
    assert hip.hipMemcpyAtoHAsync(found, other, 20, 300, None) == OK
    assert (found[:300] == data[100:400]).all()
    assert hip.hipMemcpyToArray(array, 6, 2, data[:100].copy(), 100, DEFAULT) == OK
    assert hip.hipMemcpyFromArray(found, array, 6, 2, 100, DEFAULT) == OK
    assert (found[:100] == data[:100]).all()
    assert hip.hipMemcpyHtoAAsync(array, 0, data[:60].copy(), 60, None) == OK
    before = found.copy()
    assert hip.hipMemcpyAtoH(found, array, 0, 0) == hip.hipMemcpyHtoA(array, 0, data, 0) == OK
    assert (found == before).all()
    assert code(hip.hipMemcpyAtoH(found, array, 1000, 333)) == 1
    assert code(hip.hipMemcpyToArray(None, 0, 0, found, 10, DEFAULT)) == 1


def test_the_driver_copies_rows_and_boxes_of_arrays() -> None:
    source, target = noise((5, 20, 30, 1), "u4"), noise((5, 20, 30, 1), "u4", seed=7)
    arrays = array_of(source), array_of(target)
    copy = hip.HIP_MEMCPY3D(srcMemoryType=10, srcArray=arrays[0], dstMemoryType=10, dstArray=arrays[1])
    copy.srcXInBytes, copy.srcY, copy.srcZ, copy.dstXInBytes, copy.dstY, copy.dstZ = 4, 2, 1, 8, 3, 0
    copy.WidthInBytes, copy.Height, copy.Depth = 40, 9, 3
    assert hip.hipDrvMemcpy3D(copy) == OK
    target[0:3, 3:12, 2:12] = source[1:4, 2:11, 1:11]
    assert (read_back(arrays[1], target) == target).all()
    rows = noise((4, 8), "u4", seed=8)
    row = hip.hip_Memcpy2D(srcHost=int(rows.ctypes.data), srcPitch=32, dstMemoryType=10, dstArray=arrays[1])
    row.dstXInBytes, row.dstY, row.WidthInBytes, row.Height = 12, 5, 20, 4
    assert hip.hipMemcpyParam2D(row) == OK
    target[0, 5:9, 3:8, 0] = rows[:, :5]
    assert (read_back(arrays[1], target) == target).all()
    row.dstY = 17
    assert code(hip.hipMemcpyParam2D(row)) == 1


def test_every_other_row_of_an_array_is_copied_by_addresses() -> None:
    """What the array's rows are apart is half of what those of the box are."""
    image, rows = noise((20, 64, 1), "u4"), noise((5, 8), "u4", seed=10)
    array = array_of(image)
    place = array.data + 3 * 256 + 4 * 16
    assert hip.hipMemcpy2D(place, 2 * 256, rows, 32, 32, 5, DEFAULT) == OK, hip.explain_last_error()
    image[3:13:2, 16:24, 0] = rows
    assert (read_back(array, image) == image).all()
    found = np.zeros_like(rows)
    assert hip.hipMemcpy2D(found, 32, place + 256, 2 * 256, 32, 5, DEFAULT) == OK
    assert (found == image[4:14:2, 16:24, 0]).all()


@pytest.mark.parametrize(("name", "on_host", "on_device"), [("hip5", 0, 1), ("hip6", 1, 2)])
def test_of_a_side_of_a_driver_copy_the_field_of_its_type_counts(name: str, on_host: int, on_device: int) -> None:
    with behaving(name):
        rows = noise((4, 8), "u4", seed=9)
        there, back = done(hip.hipMalloc(rows.nbytes)), np.zeros_like(rows)
        garbage = 0xDEAD
        copy = hip.hip_Memcpy2D(srcPitch=32, dstPitch=32, WidthInBytes=32, Height=4)
        copy.srcMemoryType, copy.srcHost, copy.srcDevice = on_host, int(rows.ctypes.data), garbage
        copy.dstMemoryType, copy.dstHost, copy.dstDevice, copy.dstArray = on_device, garbage, there, garbage
        assert hip.hipDrvMemcpy2DUnaligned(copy) == OK, hip.explain_last_error()
        copy.srcMemoryType, copy.srcHost, copy.srcDevice = on_device, garbage, there
        copy.dstMemoryType, copy.dstHost, copy.dstDevice = on_host, int(back.ctypes.data), garbage
        assert hip.hipDrvMemcpy2DUnaligned(copy) == OK, hip.explain_last_error()
        assert (back == rows).all()
        copy.srcDevice = None
        assert code(hip.hipDrvMemcpy2DUnaligned(copy)) == 1


def test_arrays_with_levels_of_detail_are_refused() -> None:
    desc = channels(noise((1, 1), "f4"))
    assert code(hip.hipMallocMipmappedArray(desc, hip.make_hipExtent(8, 8, 0), 3, 0)) == 801
    assert code(hip.hipMallocMipmappedArray(None, hip.make_hipExtent(8, 8, 0), 3, 0)) == 1
    assert code(hip.hipFreeMipmappedArray(None)) == code(hip.hipGetMipmappedArrayLevel(None, 0)) == 1
    resource = hip.hipResourceDesc(resType=hip.hipResourceType.hipResourceTypeMipmappedArray)
    assert code(hip.hipCreateTextureObject(resource, hip.hipTextureDesc(), None)) == 801


def test_textures_tell_what_they_are() -> None:
    array = array_of(noise((8, 8, 1), "f4"))
    texture = done(hip.hipCreateTextureObject(of_array(array), hip.hipTextureDesc(filterMode=1), None))
    assert done(hip.hipGetTextureObjectResourceDesc(texture)).res.array.array == int(array)
    assert done(hip.hipGetTextureObjectTextureDesc(texture)).filterMode == 1
    assert hip.hipDestroyTextureObject(texture) == OK
    assert hip.hipDestroyTextureObject(hip.hipTextureObject_t(0)) == OK
    assert code(hip.hipDestroyTextureObject(texture)) == 1
    assert code(hip.hipGetTextureObjectTextureDesc(texture)) == 1


def test_the_driver_makes_textures() -> None:
    memory = upload(noise((64, 4), "u1"))
    described = hip.HIP_RESOURCE_DESC(resType=hip.hipResourceType.hipResourceTypeLinear)
    linear = described.res.linear
    linear.devPtr, linear.format, linear.numChannels, linear.sizeInBytes = memory, 1, 4, 256
    texture = done(hip.hipTexObjectCreate(described, hip.HIP_TEXTURE_DESC(flags=3), None))
    found = done(hip.hipTexObjectGetResourceDesc(texture)).res.linear
    assert (found.devPtr, found.format, found.numChannels, found.sizeInBytes) == (memory, 1, 4, 256)
    assert done(hip.hipTexObjectGetTextureDesc(texture)).flags == 3
    assert done(hip.hipTexObjectGetResourceViewDesc(texture)).format == 0
    assert hip.hipTexObjectDestroy(texture) == OK


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [("maxAnisotropy", 2, 801), ("mipmapLevelBias", 1.0, 801), ("sRGB", 1, 801), ("filterMode", 7, 1)],
)
def test_what_is_not_there_is_refused(field: str, value: float, expected: int) -> None:
    array = array_of(noise((8, 8, 1), "f4"))
    assert code(hip.hipCreateTextureObject(of_array(array), hip.hipTextureDesc(**{field: value}), None)) == expected


def test_wrong_descriptions_are_told_of() -> None:
    assert code(hip.hipCreateTextureObject(None, hip.hipTextureDesc(), None)) == 1
    assert code(hip.hipCreateTextureObject(hip.hipResourceDesc(), hip.hipTextureDesc(), None)) == 1
    linear = hip.hipResourceDesc(resType=hip.hipResourceType.hipResourceTypeLinear)
    assert code(hip.hipCreateTextureObject(linear, hip.hipTextureDesc(), hip.hipResourceViewDesc())) == 1
    assert code(hip.hipCreateSurfaceObject(linear)) == 1
    gathered = array_of(noise((8, 8, 1), "f4"), hip.hipArrayTextureGather)
    assert code(hip.hipCreateSurfaceObject(of_array(gathered))) == 1
    bordered = hip.hipTextureDesc(addressMode=(3, 3, 3), borderColor=(1, 0, 0, 0))
    assert code(hip.hipCreateTextureObject(of_array(gathered), bordered, None)) == 801


def test_freeing_gives_the_memory_back() -> None:
    before = state.device().memory.used
    array = array_of(noise((64, 64, 4), "f4"))
    surface = done(hip.hipCreateSurfaceObject(of_array(array)))
    assert state.device().memory.used > before
    done_all(hip.hipDestroySurfaceObject(surface))
    assert hip.hipDestroySurfaceObject(hip.hipSurfaceObject_t(0)) == OK
    assert code(hip.hipDestroySurfaceObject(surface)) == 1
    done_all(hip.hipArrayDestroy(array))
    assert state.device().memory.used == before


@pytest.mark.not_on("driver", "nvidia", why="NVIDIA's GPUs have limits of their own")
def test_a_device_says_how_large_images_can_be() -> None:
    attribute = hip.hipDeviceAttribute_t
    assert done(hip.hipDeviceGetAttribute(attribute["hipDeviceAttributeImageSupport"], 0)) == 1
    assert done(hip.hipDeviceGetAttribute(attribute["hipDeviceAttributeMaxTexture2DHeight"], 0)) == 16384
    assert done(hip.hipDeviceGetAttribute(attribute["hipDeviceAttributeMaxTexture3DDepth"], 0)) == 8192
    properties = done(hip.hipGetDeviceProperties(0))
    assert properties.maxTexture1D == 16384
    assert list(properties.maxTexture3D) == [16384, 16384, 8192]
    width = done(hip.hipDeviceGetTexture1DLinearMaxWidth(channels(noise((1, 1), "f4")), 0))
    assert width == properties.maxTexture1DLinear == 1 << 27
    with fresh("gfx942"):
        assert done(hip.hipDeviceGetAttribute(attribute["hipDeviceAttributeImageSupport"], 0)) == 0
        assert done(hip.hipGetDeviceProperties(0)).maxTexture1D == 0
        assert code(hip.hipDeviceGetTexture1DLinearMaxWidth(channels(noise((1, 1), "f4")), 0)) == 801
