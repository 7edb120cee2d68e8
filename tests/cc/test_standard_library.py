"""What kernels call of C++'s library, and headers that others ship for HIP ask for."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import hipkit


@pytest.fixture(params=("ziglang", "clang++-19", "clang++-22"))
def compiler(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> str:
    return compiler_here(request.param)


COMPLEX = """
#include <complex>
template <class T> __global__ void both(const std::complex<T> *a, const std::complex<T> *b, std::complex<T> *product, std::complex<T> *quotient) {
    product[threadIdx.x] = a[threadIdx.x] * b[threadIdx.x];
    quotient[threadIdx.x] = a[threadIdx.x] / b[threadIdx.x];
}
template __global__ void both<float>(const std::complex<float> *, const std::complex<float> *, std::complex<float> *, std::complex<float> *);
template __global__ void both<double>(const std::complex<double> *, const std::complex<double> *, std::complex<double> *, std::complex<double> *);
"""


def complex_results(
    compiler: str, dtype: str, a: object, b: object, gpu: str = "gfx1100"
) -> tuple[np.ndarray, np.ndarray]:
    """The product and the quotient of arrays, by a kernel."""
    module = hipkit.compile(COMPLEX, gpu, compiler=compiler, options=["-std=c++17"])
    first, second = np.array(a, dtype), np.array(b, dtype)
    product, quotient = np.zeros_like(first), np.zeros_like(first)
    [kernel] = [name for name in module.kernels if ("bothIf" if dtype == "c8" else "bothId") in name]
    module[kernel].launch(1, len(first), [first, second, product, quotient])
    return product, quotient


@pytest.mark.parametrize("dtype", ["c8", "c16"])
def test_complex_numbers_are_multiplied_and_divided(compiler: str, dtype: str) -> None:
    random = np.random.default_rng(5)
    a, b = (random.normal(size=64) + 1j * random.normal(size=64) for _ in range(2))
    a[:4], b[:4] = [1e30 + 1e30j, 3e-30, 2, 7j], [1e30 + 1e30j, 1e-30 + 1e-30j, 4, 7j]
    a, b = a.astype(dtype), b.astype(dtype)
    with np.errstate(over="ignore"):
        wanted = (a.astype("c32") * b.astype("c32")).astype(dtype), (a.astype("c32") / b.astype("c32")).astype(dtype)
    for found, want in zip(complex_results(compiler, dtype, a, b), wanted, strict=True):
        is_finite = np.isfinite(want)
        bound = 4 * np.finfo(dtype).eps
        assert (abs(found[is_finite] - want[is_finite]) <= bound * abs(want[is_finite])).all()
        assert np.isinf(found[~is_finite]).all()


INF, NAN = float("inf"), float("nan")


def test_complex_infinities_are_as_annex_g_of_c_says(compiler: str) -> None:
    a = [
        complex(INF, NAN),
        complex(1, 1),
        complex(1, 1),
        complex(INF, 0),
        complex(NAN, INF),
        complex(NAN, NAN),
        complex(1e308, 1e308),
    ]
    b = [complex(1, 1), complex(0, 0), complex(INF, 0), complex(1, 1), complex(0, 2), complex(1, 1), complex(1e308, 0)]
    product, quotient = complex_results(compiler, "c16", a, b, "gfx90a")
    is_infinite = [bool(np.isinf(z.real) or np.isinf(z.imag)) for z in product]
    assert is_infinite == [True, False, True, True, True, False, True]
    assert product[1] == 0 and np.isnan(product[5].real) and np.isnan(product[5].imag)
    assert [bool(np.isinf(z.real) or np.isinf(z.imag)) for z in quotient] == [
        True,
        True,
        False,
        True,
        True,
        False,
        False,
    ]
    assert quotient[2] == 0 and quotient[6] == 1 + 1j and np.isnan(quotient[5].real)


PLACED = """
#include <new>
struct Number { int n; __host__ __device__ Number(int n) : n(n + 1) {} };
template <class T> __host__ __device__ T *placed(void *place, int n) { return new (place) T(n); }
__global__ void numbers(int *out) {
    alignas(Number) char room[2 * sizeof(Number)];
    out[0] = placed<Number>(room, 4)->n;
    Number *both = new (room) Number[2]{7, 8};
    out[1] = both[1].n;
    int *number = new (std::nothrow_t{}) int(3);
    out[2] = *number;
    delete number;
}
"""


@pytest.mark.parametrize("standard", ["c++14", "c++20", "c++26"])
def test_objects_are_made_in_memory_that_is_there(compiler: str, standard: str) -> None:
    out = np.zeros(3, "i4")
    hipkit.compile(PLACED, "gfx1100", compiler=compiler, options=[f"-std={standard}"])["numbers"].launch(1, 1, [out])
    assert out.tolist() == [5, 9, 3]


SIZES = """
constexpr __host__ __device__ int size_of_waves() { return warpSize; }
static_assert(size_of_waves() == __AMDGCN_WAVEFRONT_SIZE, "a constant, as before HIP 7");
__global__ void size(int *out) { out[0] = __AMDGCN_WAVEFRONT_SIZE; out[1] = __AMDGCN_WAVEFRONT_SIZE__; out[2] = warpSize; }
"""


@pytest.mark.parametrize(
    ("gpu", "options", "size"),
    [
        ("gfx906", [], 64),
        ("gfx942", [], 64),
        ("gfx1030", [], 32),
        ("gfx1201", [], 32),
        ("gfx1100", ["-mwavefrontsize64"], 64),
    ],
)
def test_sources_can_ask_for_the_size_of_waves(compiler: str, gpu: str, options: list[str], size: int) -> None:
    out = np.zeros(3, "i4")
    hipkit.compile(SIZES, gpu, compiler=compiler, options=options)["size"].launch(1, 1, [out])
    assert out.tolist() == [size] * 3


def test_the_host_has_the_size_of_most_gpus_waves(compiler: str, tmp_path: Path) -> None:
    (tmp_path / "size.hip").write_text(
        "#include <hip/hip_runtime.h>\nint a[warpSize], b[__AMDGCN_WAVEFRONT_SIZE__];\n"
        "#if !defined(__HIP_DEVICE_COMPILE__)\nstatic_assert(sizeof a == 256 && sizeof b == 256);\n#endif\n"
    )
    hipkit_cc = [sys.executable, "-m", "hipkit", "cc", "--compiler", compiler, "--gpu", "gfx1100", "-c", "size.hip"]
    done = subprocess.run(hipkit_cc, cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


IN_STD = """
__host__ __device__ float in_std(float x) { return std::expf(x) + std::fmaf(x, x, std::atan2f(x, 2)) + std::ldexpf(std::sqrtf(x), 2); }
__global__ void in_std(float *p) { *p = in_std(*p); }
"""


def test_functions_of_float_are_in_std_by_their_names_in_c(compiler: str) -> None:
    value = np.full(1, 2.25, "f4")
    hipkit.compile(IN_STD, "gfx90a", compiler=compiler)["in_std"].launch(1, 1, [value])
    assert value == pytest.approx(np.exp(2.25) + 2.25 * 2.25 + np.arctan2(2.25, 2) + 6, rel=1e-6)


def test_files_of_amds_headers_can_be_included_by_themselves(compiler: str) -> None:
    folder = Path(hipkit.__file__).parent / "cc" / "include" / "hip" / "amd_detail"
    names = sorted(path.name for path in folder.iterdir())
    assert "host_defines.h" in names
    source = "".join(f"#include <hip/amd_detail/{name}>\n" for name in names)
    hipkit.compile(f"{source}__global__ void k() {{}}", "gfx1100", compiler=compiler)


def test_vectors_have_the_compilers_vector(compiler: str) -> None:
    """As generators of random numbers in rocRAND's headers take elements by number."""
    source = """
    __global__ void words(unsigned *out, uint4 four, float3 three) {
        four.data += 1;
        for (int i = 0; i < 4; i++) out[i] = four.data[i];
        out[4] = three.data[2];
        uint2 two = {1, 2};
        two.data = two.data.yx;
        out[5] = two.x;
    }"""
    out = np.zeros(6, "u4")
    module = hipkit.compile(source, "gfx1100", compiler=compiler)
    module["words"].launch(1, 1, [out, (1, 2, 3, 4), (5, 6, 7)])
    assert out.tolist() == [2, 3, 4, 5, 7, 2]


@pytest.mark.parametrize("header", ["hip_fp8.h", "hip_bf16.h", "hip_complex.h", "hip_cooperative_groups.h"])
def test_headers_stand_a_program_that_calls_its_own_type_half(compiler: str, header: str) -> None:
    """Those of HIP do: TileLang defines the name before it includes hip/hip_fp8.h."""
    text = f"""
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#define half _Float16
#include <hip/{header}>
extern "C" __global__ void twice(half *a) {{ a[threadIdx.x] *= 2; }}
"""
    numbers = np.arange(8, dtype="f2")
    hipkit.compile(text, "gfx942", compiler=compiler)["twice"].launch(1, 8, [numbers])
    assert numbers.tolist() == [2 * number for number in range(8)]
