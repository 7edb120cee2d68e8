"""Real kernels of HIP read textures and surfaces as a model in numpy says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest
from hip_calls import code, done, fresh
from numpy.typing import NDArray
from textures import (
    MODES,
    TARGETS,
    TYPES,
    Kernels,
    Reading,
    array_of,
    channels,
    done_all,
    noise,
    of_array,
    places,
    read_back,
    upload,
)

from hipkit.runtime import hip

ITEMS = 96
READINGS = [Reading(mode, linear, normal) for mode, linear, normal in product(MODES, (False, True), (False, True))]
SHAPES = {"one": (16,), "two": (8, 16), "three": (4, 8, 16)}


@pytest.fixture(params=[*TARGETS, pytest.param("cuda:0", marks=pytest.mark.gpu)])
def kernels(request: pytest.FixtureRequest) -> Iterator[Kernels]:
    if request.param in TARGETS:
        request.getfixturevalue("compilers")
    with fresh(request.param):
        yield Kernels()


@pytest.fixture
def some_kernels(compilers: None) -> Iterator[Kernels]:
    del compilers
    with fresh("gfx1201"):
        yield Kernels()


def same(kernels: Kernels, found: NDArray[Any], expected: NDArray[Any]) -> NDArray[np.bool_]:
    """Where two results are the same; what a GPU has filtered is near, as its fractions of texels have eight bits."""
    if not kernels.is_cuda or found.dtype.kind != "f":
        return np.asarray(found == expected)
    return np.asarray(np.abs(found - expected) <= np.abs(expected).max() / 128)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("name", SHAPES)
def test_every_address_mode_filter_and_kind_of_coordinate(kernels: Kernels, name: str) -> None:
    shape = SHAPES[name]
    image = noise((*shape, 1), "f4")
    array = array_of(image)
    for reading in READINGS:
        texture = done(hip.hipCreateTextureObject(of_array(array), reading.description, None))
        at = [places(size, ITEMS, is_normalized=reading.is_normalized) for size in reversed(shape)]
        found = kernels.run(f"{name}_float", texture, np.zeros((ITEMS, 1), "f4"), *at)
        expected = reading.sample(image, *at)
        wrong = np.flatnonzero(~same(kernels, found, expected))
        assert not wrong.size, (
            reading,
            wrong[:4],
            [place[wrong[:4]] for place in at],
            found[wrong[:4]],
            expected[wrong[:4]],
        )
        done_all(hip.hipDestroyTextureObject(texture))
    done_all(hip.hipFreeArray(array))


@pytest.mark.parametrize("type", TYPES)
def test_every_kind_of_channel(kernels: Kernels, type: str) -> None:
    dtype, count = TYPES[type]
    image = noise((8, 16, count), dtype)
    reading = Reading("Wrap", is_normalized=True)
    texture = done(hip.hipCreateTextureObject(of_array(array_of(image)), reading.description, None))
    at = [places(size, ITEMS, is_normalized=True) for size in (16, 8)]
    found = kernels.run(f"two_{type}", texture, np.zeros((ITEMS, count), dtype), *at)
    assert same(kernels, found, reading.sample(image, *at)).all()


@pytest.mark.parametrize("type", ["short2", "ushort", "uchar4", "char"])
@pytest.mark.parametrize("is_linear", [False, True])
def test_integers_are_read_as_floats_up_to_one(some_kernels: Kernels, type: str, is_linear: bool) -> None:
    dtype, count = TYPES[type]
    image = noise((8, 16, count), dtype)
    reading = Reading("Mirror", is_linear, is_normalized=True, is_float=True)
    texture = done(hip.hipCreateTextureObject(of_array(array_of(image)), reading.description, None))
    at = [places(size, ITEMS, is_normalized=True) for size in (16, 8)]
    found = some_kernels.run("half_floats", texture, np.zeros((ITEMS, 4), "f4"), *at)
    assert (found[:, :count] == reading.sample(image, *at)).all()
    assert np.abs(found).max() <= 1


def test_halves_are_read_as_floats(kernels: Kernels) -> None:
    image = noise((8, 16, 2), "f2")
    reading = Reading("Clamp", is_linear=True)
    texture = done(hip.hipCreateTextureObject(of_array(array_of(image)), reading.description, None))
    at = [places(size, ITEMS, is_normalized=False) for size in (16, 8)]
    found = kernels.run("half_floats", texture, np.zeros((ITEMS, 4), "f4"), *at)
    assert same(kernels, found[:, :2], reading.sample(image, *at)).all()
    assert kernels.is_cuda or (found[:, 2:] == [0, 1]).all()


@pytest.mark.parametrize("type", TYPES)
def test_memory_is_a_row_of_texels(kernels: Kernels, type: str) -> None:
    dtype, count = TYPES[type]
    image = noise((100, count), dtype)
    address = upload(image)
    resource = hip.hipResourceDesc(resType=hip.hipResourceType.hipResourceTypeLinear)
    resource.res.linear.devPtr, resource.res.linear.sizeInBytes = address, image.nbytes
    resource.res.linear.desc = channels(image)
    texture = done(hip.hipCreateTextureObject(resource, Reading().description, None))
    x = np.arange(-2, ITEMS + 8, dtype=np.int32)
    found = kernels.run(f"fetch_{type}", texture, np.ones((len(x), count), dtype), x)
    inside = (x >= 0) & (x < 100)
    assert (found[inside] == image[x[inside]]).all()
    assert not found[~inside].any()


def test_memory_is_rows_of_texels(kernels: Kernels) -> None:
    # What NVIDIA's GPUs do with coordinates between two texels is theirs, where widths are no powers of two.
    width = 64 if kernels.is_cuda else 50
    image = np.zeros((8, 128, 4), "u1")
    image[:, :width] = noise((8, width, 4), "u1")
    resource = hip.hipResourceDesc(resType=hip.hipResourceType.hipResourceTypePitch2D)
    memory = resource.res.pitch2D
    memory.devPtr, memory.desc, memory.pitchInBytes = upload(image), channels(image), 512
    memory.width, memory.height = width, 8
    reading = Reading("Wrap", is_normalized=True)
    texture = done(hip.hipCreateTextureObject(resource, reading.description, None))
    at = [places(size, ITEMS, is_normalized=True) for size in (width, 8)]
    found = kernels.run("two_uchar4", texture, np.zeros((ITEMS, 4), "u1"), *at)
    assert (found == reading.sample(image[:, :width], *at)).all()
    memory.pitchInBytes = 200
    assert code(hip.hipCreateTextureObject(resource, reading.description, None)) == 1
    memory.pitchInBytes, memory.devPtr = 512, memory.devPtr + 4
    assert code(hip.hipCreateTextureObject(resource, reading.description, None)) == 1


@pytest.mark.parametrize("is_linear", [False, True])
def test_layers_are_images_of_their_own(kernels: Kernels, is_linear: bool) -> None:
    image = noise((5, 8, 16, 2), "f4")
    reading = Reading("Clamp", is_linear)
    array = array_of(image, hip.hipArrayLayered)
    texture = done(hip.hipCreateTextureObject(of_array(array), reading.description, None))
    at = [places(size, ITEMS, is_normalized=False) for size in (16, 8)]
    # CUDA says nothing of layers that are not there.
    layer = np.arange(ITEMS, dtype=np.int32) % (5 if kernels.is_cuda else 7) - (not kernels.is_cuda)
    found = kernels.run("layers_float2", texture, np.zeros((ITEMS, 2), "f4"), *at, layer)
    expected = np.stack([reading.sample(image[n], *at) for n in range(5)])[np.clip(layer, 0, 4), np.arange(ITEMS)]
    assert same(kernels, found, expected).all()


def test_layers_of_one_row(kernels: Kernels) -> None:
    image = noise((5, 16, 1), "f4")
    array = array_of(image, hip.hipArrayLayered)
    texture = done(hip.hipCreateTextureObject(of_array(array), Reading().description, None))
    at = places(16, ITEMS, is_normalized=False)
    layer = np.arange(ITEMS, dtype=np.int32) % 5
    found = kernels.run("rows_float", texture, np.zeros((ITEMS, 1), "f4"), at, layer)
    assert (found[:, 0] == image[layer, np.clip(np.floor(at), 0, 15).astype(int), 0]).all()


@pytest.mark.parametrize("kernel", ["level", "gradient"])
def test_one_level_of_detail_answers_for_all(kernels: Kernels, kernel: str) -> None:
    image = noise((8, 16, 1), "f4")
    reading = Reading("Mirror", is_linear=True, is_normalized=True)
    texture = done(hip.hipCreateTextureObject(of_array(array_of(image)), reading.description, None))
    at = [places(size, ITEMS, is_normalized=True) for size in (16, 8)]
    found = kernels.run(f"{kernel}_float", texture, np.zeros((ITEMS, 1), "f4"), *at)
    assert same(kernels, found, reading.sample(image, *at)).all()


def test_four_texels_are_gathered(kernels: Kernels) -> None:
    image = noise((8, 16, 1), "f4")
    array = array_of(image, hip.hipArrayTextureGather)
    reading = Reading("Clamp", is_linear=True)
    texture = done(hip.hipCreateTextureObject(of_array(array), reading.description, None))
    at = [places(size, ITEMS, is_normalized=False) for size in (16, 8)]
    found = kernels.run("gather", texture, np.zeros((ITEMS, 4), "f4"), *at)
    x, y = (np.floor(place - 0.5).astype(np.int64) for place in at)
    corners = [(np.clip(y + down, 0, 7), np.clip(x + right, 0, 15)) for right, down in ((0, 1), (1, 1), (1, 0), (0, 0))]
    expected = np.stack([image[..., 0][corner] for corner in corners], axis=1)
    assert same(kernels, found, expected).all()


@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("shape", [(16,), (8, 16), (4, 8, 16)])
def test_surfaces_are_read_and_written(kernels: Kernels, type: str, shape: tuple[int, ...]) -> None:
    dtype, count = TYPES[type]
    image = noise((*shape, count), dtype)
    before = noise(image.shape, dtype, seed=3)
    arrays = [array_of(what, hip.hipArraySurfaceLoadStore) for what in (before, image)]
    to, source = (done(hip.hipCreateSurfaceObject(of_array(array))) for array in arrays)
    grid = np.meshgrid(*(np.arange(size, dtype=np.int32) for size in shape), indexing="ij")
    at = [upload(place.reshape(-1)) for place in reversed(grid)]
    # Headers before HIP 6 convert integers to floats and back.
    suffix = f"_{type}" if dtype[0] == "f" or kernels.is_cuda else ""
    kernels.launch(f"move{len(shape)}{suffix}", image[..., 0].size, to, source, *at, 3)
    expected = before.copy()
    expected[..., 3:, :] = image[..., :-3, :]
    assert (read_back(arrays[0], image) == expected).all()
    for surface in (to, source):
        done_all(hip.hipDestroySurfaceObject(surface))


def test_surfaces_with_layers_are_read_and_written(kernels: Kernels) -> None:
    image, before = noise((5, 8, 16, 2), "i2"), noise((5, 8, 16, 2), "i2", seed=3)
    flags = hip.hipArraySurfaceLoadStore | hip.hipArrayLayered
    arrays = [array_of(what, flags) for what in (before, image)]
    to, source = (done(hip.hipCreateSurfaceObject(of_array(array))) for array in arrays)
    grid = np.meshgrid(*(np.arange(size + 1, dtype=np.int32) for size in (5, 8, 16)), indexing="ij")
    at = [upload(place.reshape(-1)) for place in reversed(grid)]
    kernels.launch("move_layers", grid[0].size, to, source, *at, -3)
    expected = before.copy()
    expected[..., :13, :] = image[..., 3:, :]
    expected[..., 13, :] = 0  # read behind the end of the row
    assert (read_back(arrays[0], image) == expected).all()


def test_an_array_is_read_as_another_format(some_kernels: Kernels) -> None:
    image = noise((8, 16, 4), "u1")
    view = hip.hipResourceViewDesc(format=hip.hipResourceViewFormat.hipResViewFormatSignedChar4)
    reading = Reading(is_float=True)
    texture = done(hip.hipCreateTextureObject(of_array(array_of(image)), reading.description, view))
    at = [places(size, ITEMS, is_normalized=False) for size in (16, 8)]
    found = some_kernels.run("half_floats", texture, np.zeros((ITEMS, 4), "f4"), *at)
    assert (found == reading.sample(image.view("i1"), *at)).all()
    assert done(hip.hipGetTextureObjectResourceViewDesc(texture)).format == view.format


def test_an_image_that_is_gone_is_told_of(some_kernels: Kernels) -> None:
    array = array_of(noise((8, 16, 1), "f4"))
    texture = done(hip.hipCreateTextureObject(of_array(array), Reading().description, None))
    done_all(hip.hipFreeArray(array))
    x = upload(np.zeros(4, "f4"))
    function = done(hip.hipModuleGetFunction(some_kernels.module, "two_float"))
    hip.hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, None, [texture, x, x, x])
    assert code(hip.hipDeviceSynchronize()) == 700
    assert "two_float" in hip.explain_last_error()


@pytest.mark.usefixtures("compilers")
@pytest.mark.parametrize("target", ["gfx1100", "gfx1201"])
def test_waves_of_64_lanes_read_and_write_too(target: str) -> None:
    with fresh(target):
        kernels = Kernels("textures", "-mwavefrontsize64")
        image = noise((4, 8, 16, 4), "f4")
        arrays = [array_of(what, hip.hipArraySurfaceLoadStore) for what in (np.zeros_like(image), image)]
        reading = Reading("Mirror", is_linear=True, is_normalized=True)
        texture = done(hip.hipCreateTextureObject(of_array(arrays[1]), reading.description, None))
        at = [places(size, ITEMS, is_normalized=True) for size in (16, 8, 4)]
        found = kernels.run("three_float4", texture, np.zeros((ITEMS, 4), "f4"), *at)
        assert same(kernels, found, reading.sample(image, *at)).all()
        to, source = (done(hip.hipCreateSurfaceObject(of_array(array))) for array in arrays)
        grid = np.meshgrid(*(np.arange(size, dtype=np.int32) for size in (4, 8, 16)), indexing="ij")
        kernels.launch("move3_float4", 512, to, source, *(upload(place.reshape(-1)) for place in reversed(grid)), 0)
        assert (read_back(arrays[0], image) == image).all()
