"""Functions of HIP that read textures, and read and write surfaces, as hipkit's headers and AMD's compile them.

What the more usual ones read is compared with a model of images in ``tests/runtime/test_textures.py``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hip_calls import done, fresh
from textures import Reading, array_of, done_all, noise, of_array, read_back, upload

import hipkit
from hipkit.cc import compilers
from hipkit.cc.device import compile_for
from hipkit.runtime import hip

COMPILERS = ("ziglang", "clang++-19", "clang++-22")
READS = {
    "one": {
        "tex1D": "x",
        "tex1DLod": "x, 0.0f",
        "tex1DGrad": "x, 0.25f, 0.5f",
    },
    "two": {
        "tex2D": "x, y",
        "tex2DLod": "x, y, 0.0f",
        "tex2DGrad": "x, y, make_float2(0.25f, 0.5f), make_float2(1.0f, 2.0f)",
        "tex2Dgather": "x, y, 1",
        "tex2Dgather/2": "x, y, 2",
        "tex2Dgather/3": "x, y, 3",
        "tex2Dgather/0": "x, y",
    },
    "three": {
        "tex3D": "x, y, z",
        "tex3DLod": "x, y, z, 0.0f",
    },
    "rows": {
        "tex1DLayered": "x, (int)y",
        "tex1DLayeredGrad": "x, (int)y, 0.25f, 0.5f",
    },
    "layers": {
        "tex2DLayered": "x, y, (int)z",
        "tex2DLayeredGrad": "x, y, (int)z, make_float2(0.25f, 0.5f), make_float2(1.0f, 2.0f)",
    },
}
"""By kind of image, functions and their arguments. AMD's three-dimensional gradients leave out one, and layers their level."""
CUBES = {
    "texCubemap": "x, y, z",
    "texCubemapLod": "x, y, z, 2.0f",
    "texCubemapLayered": "x, y, z, 3",
    "texCubemapLayeredLod": "x, y, z, 3, 2.0f",
}
"""Which hipkit's runtime makes no images for."""
REFERENCES = {
    "tex1Dfetch": ("1D", "(int)x"),
    "tex1D": ("1D", "x"),
    "tex2D": ("2D", "x, y"),
    "tex3D": ("3D", "x, y, z"),
    "tex1DLayered": ("1DLayered", "x, (int)y"),
    "tex1DLayeredLod": ("1DLayered", "x, (int)y, 2.0f"),
    "tex2DLayeredLod": ("2DLayered", "x, y, (int)z, 2.0f"),
    "tex3DGrad": ("3D", "x, y, z, make_float4(1, 2, 3, 0), make_float4(4, 5, 6, 0)"),
    "tex2Dgather": ("2D", "x, y, 2"),
    "texCubemap": ("Cubemap", "x, y, z"),
    "texCubemapLayered": ("CubemapLayered", "x, y, z, 3"),
}
SURFACES = {
    "surf1D": "n * 16",
    "surf2D": "n * 16, 1",
    "surf3D": "n * 16, 1, 2",
    "surfCubemap": "n * 16, 1, 2",
}
"""Layered cubes are written by another form in HIP 5.2, and layers are levels there."""


REGISTER = re.compile(r"[vs]?\d*(:\d+)?")


def named(function: str) -> str:
    return function.replace("/", "_")


def source() -> str:
    lines = ["#include <hip/hip_runtime.h>"]
    reads = {**{name: places for functions in READS.values() for name, places in functions.items()}, **CUBES}
    for name, places in reads.items():
        lines.append(
            f'extern "C" __global__ void {named(name)}(hipTextureObject_t t, const float *p, float4 *out) {{\n'
            f"    const float x = p[3 * threadIdx.x], y = p[3 * threadIdx.x + 1], z = p[3 * threadIdx.x + 2];\n"
            f"    out[threadIdx.x] = {name.partition('/')[0]}<float4>(t, {places});\n}}"
        )
    for name, (kind, places) in REFERENCES.items():
        for mode, type, result in (("ElementType", "float4", "float4"), ("NormalizedFloat", "uchar4", "float4")):
            lines.append(
                f"texture<{type}, hipTextureType{kind}, hipReadMode{mode}> of_{name}_{mode};\n"
                f'extern "C" __global__ void by_{name}_{mode}(float x, float y, float z, {result} *out) {{\n'
                f"    *out = {name}(of_{name}_{mode}, {places});\n}}"
            )
    for name, place in SURFACES.items():
        lines.append(
            f'extern "C" __global__ void {name}(hipSurfaceObject_t from, hipSurfaceObject_t to, int n) {{\n'
            f"    float4 value;\n    {name}read(&value, from, {place});\n    {name}write(value, to, {place});\n}}"
        )
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One file of all kernels."""
    found = tmp_path_factory.mktemp("textures") / "all_textures.hip"
    found.write_text(source())
    return found


@pytest.fixture
def amds(compilers: None, lacking: Callable[[str], None], path: Path, tmp_path: Path) -> Callable[[str], bytes]:
    """What AMD's headers and device library of HIP 5.2 make of the kernels for a GPU."""
    import reference

    if not reference.has_debians_compilers():
        lacking("libamdhip64-dev")
    return lambda gpu: reference.device_code(path, gpu, tmp_path)


def by_hipkit(path: Path, gpu: str, compiler: str = "ziglang") -> bytes:
    return compile_for(path, [gpu], ["-O3"], compilers.find(compiler)).data


def image_instructions(code: bytes) -> dict[str, set[str]]:
    """By kernel, what it reads and writes images with, without registers: AMD's surfaces branch, and do it twice."""
    disassembly = hipkit.Disassembly(hipkit.CodeObject.read(hipkit.open(code).entries[0].source))
    found = {}
    for function in disassembly.functions:
        rows = [str(row) for row in disassembly.instructions(function)]
        images = [row for row in rows if re.match(r"image_|buffer_load_format|tbuffer", row)]
        words = [[word for word in re.split(r"[\s,\[\]]+", row) if not REGISTER.fullmatch(word)] for row in images]
        found[function.name] = {" ".join(row) for row in words}
    return found


@pytest.mark.parametrize("gpu", ["gfx906", "gfx1030"])
def test_the_instructions_are_those_of_amds_headers(path: Path, amds: Callable[[str], bytes], gpu: str) -> None:
    ours, theirs = image_instructions(by_hipkit(path, gpu)), image_instructions(amds(gpu))
    names = [name for name in theirs if not name.startswith("_")]
    assert len(names) > 40
    assert {name: ours[name] for name in names} == {name: theirs[name] for name in names}
    assert all(ours[name] for name in names)


@pytest.fixture(params=COMPILERS)
def compiler(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> str:
    return compiler_here(request.param)


SHAPES = {"one": (16,), "two": (8, 16), "three": (4, 8, 16), "rows": (5, 16), "layers": (4, 8, 16)}


@pytest.mark.parametrize("is_linear", [False, True])
def test_what_is_read_is_what_amds_headers_read(
    path: Path, amds: Callable[[str], bytes], compiler: str, is_linear: bool
) -> None:
    gpu = "gfx1030"
    codes = (by_hipkit(path, gpu, compiler), amds(gpu))
    place = (np.random.default_rng(5).integers(-16, 300, (64, 3)) / 16).astype("f4")
    with fresh(gpu):
        modules = [done(hip.hipModuleLoadData(code)) for code in codes]
        for kind, functions in READS.items():
            texture = texture_of(kind, is_linear)
            for name in functions:
                ours, theirs = (run(module, named(name), texture, place) for module in modules)
                np.testing.assert_array_equal(ours, theirs, name)
                assert np.unique(ours).size > 10


def texture_of(kind: str, is_linear: bool) -> Any:
    image = noise((*SHAPES[kind], 4), "f4")
    array = array_of(image, hip.hipArrayLayered if kind in ("rows", "layers") else 0)
    return done(hip.hipCreateTextureObject(of_array(array), Reading("Border", is_linear).description, None))


def run(module: Any, name: str, texture: Any, place: Any) -> Any:
    out = np.zeros((len(place), 4), "f4")
    held = [upload(place), upload(out)]
    function = done(hip.hipModuleGetFunction(module, name))
    arguments = [texture, *held]
    done_all(hip.hipModuleLaunchKernel(function, 1, 1, 1, len(place), 1, 1, 0, None, arguments))
    done_all(hip.hipMemcpy(out, held[1], out.nbytes, hip.hipMemcpyKind.hipMemcpyDeviceToHost))
    return out


LAYERED = """
#include <hip/hip_runtime.h>
extern "C" __global__ void one(hipSurfaceObject_t from, hipSurfaceObject_t to, int count) {
    short2 value;
    surf1DLayeredread(&value, from, threadIdx.x * 4, blockIdx.x);
    surf1DLayeredwrite(value, to, threadIdx.x * 4, count - 1 - blockIdx.x);
}
extern "C" __global__ void two(hipSurfaceObject_t from, hipSurfaceObject_t to, int count) {
    short2 value;
    surf2DLayeredread(&value, from, threadIdx.x * 4, threadIdx.y, blockIdx.x);
    surf2DLayeredwrite(value, to, threadIdx.x * 4, threadIdx.y, count - 1 - blockIdx.x);
}
"""


@pytest.mark.parametrize(("name", "shape"), [("one", (5, 16)), ("two", (5, 8, 16))])
def test_layers_are_surfaces(name: str, shape: tuple[int, ...], compiler: str, tmp_path: Path) -> None:
    (tmp_path / "k.hip").write_text(LAYERED)
    code = by_hipkit(tmp_path / "k.hip", "gfx1201", compiler)
    image = noise((*shape, 2), "i2")
    with fresh("gfx1201"):
        flags = hip.hipArrayLayered | hip.hipArraySurfaceLoadStore
        arrays = [array_of(image, flags), array_of(np.zeros_like(image), flags)]
        surfaces = [done(hip.hipCreateSurfaceObject(of_array(array))) for array in arrays]
        function = done(hip.hipModuleGetFunction(done(hip.hipModuleLoadData(code)), name))
        x, y = [*reversed(shape[1:]), 1][:2]
        done_all(hip.hipModuleLaunchKernel(function, 5, 1, 1, x, y, 1, 0, None, [*surfaces, np.int32(5)]))
        done_all(hip.hipDeviceSynchronize())
        np.testing.assert_array_equal(read_back(arrays[1], image), image[::-1])


def test_a_gpu_without_instructions_for_images_is_refused_at_compilation() -> None:
    source = "__global__ void k(hipTextureObject_t t, float *p) { *p = tex2D<float>(t, 1, 2); }"
    with pytest.raises(hipkit.CompileError, match="no instructions for images"):
        hipkit.compile(source, "gfx942")
