"""Kernels that call functions by the names of AMD's device libraries, ocml and ockl."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hip_calls import OK, Word, done, fresh
from numpy.typing import NDArray

import hipkit
from hipkit.cc import library
from hipkit.cc.rtc import Source
from hipkit.runtime import hip

DECLARED = (library.FOLDER.parent / "include" / "hipkit" / "device_library.h").read_text()
ONE, TWO = (
    dict(
        re.findall(r"DO\((\w+), (\w+)\)", re.findall(rf"#define HIPKIT_OCML_OF_{n}\(DO\)((?:.*\\\n)*.*)", DECLARED)[0])
    )
    for n in (1, 2)
)
TYPES = {"f32": ("float", "f"), "f64": ("double", "")}


def called(name: str, type: str, arguments: int) -> str:
    taken = ", ".join([type] * arguments)
    return f'extern "C" __device__ {type} {name}({taken});\n'


def compare(suffix: str) -> str:
    """Kernels that write what a function of AMD's name gives, and beside it what HIP's gives."""
    type, end = TYPES[suffix]
    declared, lines = "", []
    for rows, words in ((ONE, "x"), (TWO, "x, y")):
        for name, function in rows.items():
            ours = f"__ocml_{name}_{suffix}"
            declared += called(ours, type, words.count(",") + 1)
            lines.append(f"{ours}({words}), {function}{end}({words})")
    pairs = "".join(f"    {{ {type} pair[2] = {{{line}}}; *out++ = pair[0]; *out++ = pair[1]; }}\n" for line in lines)
    return (
        f"#include <hip/hip_runtime.h>\n{declared}"
        f"__global__ void k(const {type} *in, {type} *out) {{\n"
        f"    {type} x = in[2 * threadIdx.x], y = in[2 * threadIdx.x + 1];\n"
        f"    out += threadIdx.x * {2 * len(lines)};\n{pairs}}}\n"
    )


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("suffix", "gpu"), [("f32", "gfx1100"), ("f64", "gfx906")])
def test_functions_of_ocml_are_hips(suffix: str, gpu: str) -> None:
    """Which are held against MPFR elsewhere."""
    dtype = {"f32": np.float32, "f64": np.float64}[suffix]
    given: NDArray[np.floating] = np.array(
        [[0.5, 0.25], [-0.75, 2.0], [3.5, -1.5], [100.0, 7.0], [-2.0, 3.0], [0.0, 1.0], [np.inf, 2.0], [1e-30, 1e20]],
        dtype,
    )
    results = np.zeros((len(given), len(ONE) + len(TWO), 2), dtype)
    hipkit.compile(compare(suffix), gpu)["k"].launch(1, len(given), [given, results])
    ours, hips = results[..., 0], results[..., 1]
    names = [*ONE, *TWO]
    wrong = {names[n] for _, n in np.argwhere(~((ours == hips) | (np.isnan(ours) & np.isnan(hips))))}
    assert wrong == set()
    sine = names.index("sin")
    assert np.allclose(ours[:6, sine], np.sin(given[:6, 0]), rtol=1e-6)


PLACES = """
#include <hip/hip_runtime.h>
extern "C" __device__ size_t __ockl_get_global_id(unsigned), __ockl_get_local_id(unsigned), __ockl_get_group_id(unsigned);
extern "C" __device__ size_t __ockl_get_local_size(unsigned), __ockl_get_num_groups(unsigned), __ockl_get_global_size(unsigned);
extern "C" __device__ unsigned __ockl_get_work_dim();
extern "C" __device__ float __ocml_fma_f32(float, float, float), __ocml_native_recip_f32(float);
extern "C" __device__ float __ocml_frexp_f32(float, __attribute__((address_space(5))) int *);
extern "C" __device__ _Float16 __ocml_exp2_f16(_Float16);
extern "C" __global__ void k(unsigned *places, float *numbers) {
    size_t at = 6 * (__ockl_get_global_id(0) + __ockl_get_global_size(0) * __ockl_get_global_id(1));
    for (unsigned d = 0; d < 2; ++d) {
        places[at++] = __ockl_get_local_id(d);
        places[at++] = __ockl_get_group_id(d);
        places[at++] = __ockl_get_local_size(d) * 100 + __ockl_get_num_groups(d) * 10 + __ockl_get_work_dim();
    }
    int exponent;
    numbers[0] = __ocml_fma_f32(2, 3, 4);
    numbers[1] = __ocml_native_recip_f32(4);
    numbers[2] = __ocml_frexp_f32(12, (__attribute__((address_space(5))) int *)&exponent);
    numbers[3] = exponent;
    numbers[4] = __ocml_exp2_f16((_Float16)3);
}
"""


PARTIAL = """
extern "C" __device__ size_t __ockl_get_local_size(unsigned), __ockl_get_enqueued_local_size(unsigned);
extern "C" __device__ size_t __ockl_get_num_groups(unsigned), __ockl_get_global_size(unsigned);
extern "C" __device__ size_t __ockl_get_local_linear_id(), __ockl_get_global_linear_id();
extern "C" __device__ bool __ockl_is_local_addr(const void *), __ockl_is_private_addr(const void *);
extern "C" __global__ void k(size_t *p, const int *given) {
    __shared__ int shared;
    int own = 0;
    const void *all[] = {given, &shared, &own};
    p += 7 * __ockl_get_global_linear_id();
    p[0] = __ockl_get_local_size(0), p[1] = __ockl_get_enqueued_local_size(0), p[2] = __ockl_get_num_groups(0);
    p[3] = __ockl_get_global_size(0), p[4] = __ockl_get_local_linear_id(), p[5] = __ockl_get_enqueued_local_size(3);
    for (int i = 0; i < 3; ++i) p[6] = p[6] * 100 + 10 * __ockl_is_local_addr(all[i]) + __ockl_is_private_addr(all[i]);
}
"""


@pytest.mark.parametrize("gpu", ["gfx90a", "gfx1201"])
def test_the_last_block_of_a_grid_of_items_has_those_that_are_left(gpu: str) -> None:
    """7 by 2 items in blocks of 4 by 2."""
    source = Source(PARTIAL.encode(), "partial.hip")
    source.compile(["-fno-offload-uniform-block"], gpu, None)
    with fresh(gpu):
        out = Word(words=2 * 2 * 7 * 7)
        kernel = done(hip.hipModuleGetFunction(done(hip.hipModuleLoadData(bytes(source.code))), "k"))
        arguments = [out.address, out.address]
        assert hip.hipExtModuleLaunchKernel(kernel, 7, 2, 1, 4, 2, 1, 0, None, arguments) == OK
        assert hip.hipDeviceSynchronize() == OK
        places = np.ctypeslib.as_array((ctypes.c_uint64 * 98).from_address(out.address)).reshape(2, 7, 7).copy()
    x, y = np.arange(7), np.arange(2)[:, None]
    assert (places[..., 0] == np.where(x < 4, 4, 3)).all()
    assert (places[..., 4] == x % 4 + y * np.where(x < 4, 4, 3)).all()
    assert (places[..., 1:4] == [4, 2, 7]).all()
    assert (places[..., 5:] == [1, 1001]).all()


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("gpu", ["gfx90a", "gfx1201"])
@pytest.mark.parametrize("compiler", ["ziglang", "clang++-22"])
def test_places_of_work_items_and_numbers(gpu: str, compiler: str, compiler_here: Callable[[str], str]) -> None:
    compiler = compiler_here(compiler)
    places, numbers = np.zeros((4, 6, 6), "u4"), np.zeros(5, "f4")
    hipkit.compile(PLACES, gpu, compiler=compiler)["k"].launch((2, 2), (3, 2), [places, numbers])
    x, y = np.arange(6), np.arange(4)
    assert (places[:, :, 0] == x % 3).all()
    assert (places[:, :, 1] == x // 3).all()
    assert (places[:, :, 3] == (y % 2)[:, None]).all()
    assert (places[:, :, 4] == (y // 2)[:, None]).all()
    assert set(places[..., 2].flat) == {322}
    assert set(places[..., 5].flat) == {222}
    assert numbers.tolist() == [10.0, 0.25, 0.75, 4.0, 8.0]


UNDECLARED = """
__global__ void k(float *p) {
    p[0] = __ocml_sin_f32(p[0]) + __ocml_native_recip_f32(__ocml_fma_f32(2, 3, 4)) + __ocml_powr_f64(2, 5) + __ockl_mul24_i32(3, 4);
    p[1] = __ocml_isnan_f32(p[1]) + 2 * __ocml_len3_f32(2, 3, 6) + __ockl_get_local_id(0);
}
"""


def test_sources_need_not_declare_what_they_call(compiler_here: Callable[[str], str]) -> None:
    numbers = np.array([0, np.nan], "f4")
    hipkit.compile(UNDECLARED, "gfx1100", compiler=compiler_here("ziglang"))["k"].launch(1, 1, [numbers])
    assert numbers.tolist() == [pytest.approx(44.1), 15]


def test_a_library_that_the_caller_links_is_not_replaced(
    tool: Callable[[str], Any], compiler_here: Callable[[str], str], tmp_path: Path
) -> None:
    own = 'extern "C" __attribute__((device, noinline)) float __ocml_sin_f32(float x) { return x + 40; }'
    (tmp_path / "own.hip").write_text(own)
    tool("clang-22")(
        "-x", "hip", "--cuda-device-only", "--offload-arch=gfx90a", "-nogpulib", "-nogpuinc", "-fgpu-rdc", "-O1",
        "-emit-llvm", "-c", tmp_path / "own.hip", "-o", tmp_path / "own.bc",
    )  # fmt: skip
    source = called("__ocml_sin_f32", "float", 1) + "__global__ void k(float *p) { *p = __ocml_sin_f32(*p); }"
    options = ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(tmp_path / "own.bc")]
    number = np.full(1, 2, "f4")
    hipkit.compile(source, "gfx90a", options, compiler=compiler_here("clang++-22"))["k"].launch(1, 1, [number])
    assert number == 42


def test_what_no_library_has_is_refused(tmp_path: Path) -> None:
    source = 'extern "C" __device__ float __ocml_unheard_f32(float);\n__global__ void k(float *p) { *p = __ocml_unheard_f32(*p); }'
    with pytest.raises(hipkit.MissingError, match="undefined (hidden )?symbol: __ocml_unheard_f32") as said:
        hipkit.compile(source, "gfx942")
    assert isinstance(said.value, hipkit.CompileError)
    assert (
        str(said.value).splitlines()[-1].startswith("hipkit: __ocml_unheard_f32: hipkit's device library has no such")
    )
