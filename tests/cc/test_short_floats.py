"""half and bfloat16 of hipkit's headers: all numbers, against numpy's float64, rounded once."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from host_programs import host_program

import hipkit

COMPILERS = ("ziglang", "clang++-19", "clang++-22")
ALL = np.arange(1 << 16, dtype="u2")
BINARY = {
    "add": "a + b",
    "subtract": "a - b",
    "multiply": "a * b",
    "divide": "a / b",
    "maximum": "__hmax(a, b)",
    "minimum": "__hmin(a, b)",
    "less": "T(a < b && __hlt(a, b) && !__hge(a, b) ? 1 : 0)",
    "equal": "T(a == b && __heq(a, b) && !__hne(a, b) ? 1 : 0)",
    "unordered": "T(__hequ(a, b) && !(a == b) ? 1 : 0)",
    "pair": "__high2float(__hfma2(P(a, b), P(b, a), P(T(0.0f), T(0.0f)))) == (float)(a * b) ? T(1) : T(0)",
    "fused": "__hfma(a, b, T(1.0f))",
}
UNARY: dict[str, Callable[[Any], Any]] = {
    "sqrt": np.sqrt,
    "rcp": lambda x: 1 / x,
    "exp": np.exp,
    "exp2": np.exp2,
    "exp10": lambda x: 10.0**x,
    "log": np.log,
    "log2": np.log2,
    "log10": np.log10,
    "sin": np.sin,
    "cos": np.cos,
    "floor": np.floor,
    "ceil": np.ceil,
    "trunc": np.trunc,
    "rint": np.rint,
}
HEADERS = {"__half": "hip_fp16.h", "__hip_bfloat16": "hip_bf16.h"}
NAMES = {"__half": "half", "__hip_bfloat16": "bfloat16"}


def source(kind: str) -> str:
    kernels = [
        f"#include <hip/{HEADERS[kind]}>\nusing T = {kind}; using P = {kind}2;\n#define I (blockIdx.x * blockDim.x + threadIdx.x)"
    ]
    kernels += [
        f'extern "C" __global__ void {name}(const T *x, const T *y, T *out) {{ T a = x[I], b = y[I]; out[I] = {value}; }}'
        for name, value in BINARY.items()
    ]
    kernels += [
        f'extern "C" __global__ void h{name}_of(const T *x, T *out) {{ out[I] = h{name}(x[I]); }}' for name in UNARY
    ]
    kernels += [
        f'extern "C" __global__ void of_float_{to}(const float *x, T *out) {{ out[I] = __float2{NAMES[kind]}_{to}(x[I]); }}'
        for to in ("rn", "rz", "rd", "ru")
    ]
    kernels.append('extern "C" __global__ void of_double(const double *x, T *out) { out[I] = T(x[I]); }')
    return "\n".join(kernels)


def values(kind: str, bits: np.ndarray[Any, Any]) -> Any:
    """What bits mean, as doubles."""
    with np.errstate(invalid="ignore"):
        if kind == "__half":
            return bits.view("f2").astype("f8")
        return (bits.astype("u4") << 16).view("f4").astype("f8")


NUMBERS = {kind: np.unique((v := values(kind, ALL))[np.isfinite(v)]) for kind in HEADERS}
"""All that are finite, in order, without -0."""


def rounded(kind: str, exact: np.ndarray[Any, Any], to: str = "rn") -> Any:
    """The nearest number, an even one of two; what is half a step above the greatest is infinite."""
    numbers = NUMBERS[kind]
    most = numbers[-1]
    step = most - numbers[-2]
    grid = np.concatenate([[-most - step], numbers, [most + step]])
    at = np.clip(np.searchsorted(grid, exact, "right") - 1, 0, len(grid) - 2)
    below, above = grid[at], grid[at + 1]
    middle = (below + above) / 2
    # Numbers are in order, so that every second one is even, as 0 is.
    zero = int(np.searchsorted(grid, 0.0))
    even = (at - zero) % 2 == 0
    up = {
        "rn": (exact > middle) | ((exact == middle) & ~even),
        "rd": np.zeros(len(exact), bool),
        "ru": exact > below,
        "rz": (exact < 0) & (exact > below),
    }[to]
    result = np.where(up, above, below)
    result = np.where(np.isfinite(exact) | np.isnan(exact), result, exact)
    past = np.abs(result) > most
    infinite = np.copysign(np.where(np.isfinite(exact) & _towards_zero(to, exact), most, np.inf), result)
    return np.where(np.isnan(exact), np.nan, np.where(past, infinite, result))


def _towards_zero(to: str, exact: np.ndarray[Any, Any]) -> Any:
    return {"rn": exact != exact, "rz": exact == exact, "rd": exact > 0, "ru": exact < 0}[to]


def expected(name: str, x: np.ndarray[Any, Any], y: np.ndarray[Any, Any]) -> Any:
    with np.errstate(all="ignore"):
        match name:
            case "add":
                return x + y
            case "subtract":
                return x - y
            case "multiply":
                return x * y
            case "divide":
                return x / y
            case "maximum":
                return np.fmax(x, y)
            case "minimum":
                return np.fmin(x, y)
            case "less":
                return (x < y).astype("f8")
            case "equal":
                return (x == y).astype("f8")
            case "unordered":
                return (np.isnan(x) | np.isnan(y)).astype("f8")
            case "fused":
                return x * y + 1
    raise AssertionError(name)


@pytest.fixture(params=COMPILERS)
def compiler(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> str:
    return compiler_here(request.param)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100"])
@pytest.mark.parametrize("kind", HEADERS)
def test_all_numbers_are_computed_with_one_rounding(kind: str, gpu: str, compiler: str) -> None:
    module = hipkit.compile(source(kind), gpu, compiler=compiler)
    out = np.zeros(len(ALL), "u2")
    wide = values(kind, ALL)
    for shift in (1, 0x4321, 0x8000):
        other = np.roll(ALL, shift)
        for name in BINARY:
            module[name].launch(256, 256, [ALL, other, out])
            if name == "pair":
                with np.errstate(all="ignore"):
                    assert (values(kind, out) == ~np.isnan(wide * values(kind, other))).all()
                continue
            exact = rounded(kind, expected(name, wide, values(kind, other)))
            # bfloat16 is rounded to single precision first, as HIP does it; of doubles the sum may lose bits.
            np.testing.assert_allclose(values(kind, out), exact, rtol=2**-7 if name == "fused" else 0)
    for name, function in UNARY.items():
        module[f"h{name}_of"].launch(256, 256, [ALL, out])
        with np.errstate(all="ignore"):
            exact = rounded(kind, function(wide))
        steps = np.abs(np.searchsorted(NUMBERS[kind], values(kind, out)) - np.searchsorted(NUMBERS[kind], exact))
        assert (np.isnan(values(kind, out)) == np.isnan(exact)).all(), name
        assert steps.max() <= 1, name
        assert (steps != 0).mean() < 1e-3, name


@pytest.mark.parametrize("kind", HEADERS)
def test_conversions_round_as_their_names_say(kind: str) -> None:
    module = hipkit.compile(source(kind), "gfx942")
    near = NUMBERS[kind].astype("f8")
    middle = (near[1:] + near[:-1]) / 2
    random = np.random.default_rng(3).integers(0, 0xFF << 23, 1 << 16, dtype="u4").view("f4").astype("f8")
    points = np.concatenate(
        [near, middle, np.nextafter(middle.astype("f4"), np.float32(9)).astype("f8"), random, -random]
    )
    points = np.resize(np.where(np.isnan(points), 0, points), 1 << 18).astype("f4")
    out = np.zeros(len(points), "u2")
    for to in ("rn", "rz", "rd", "ru"):
        module[f"of_float_{to}"].launch(1024, 256, [points, out])
        np.testing.assert_array_equal(values(kind, out), rounded(kind, points.astype("f8"), to), to)
    beyond = [5e-324, -1e-60, 1e-46, 1e300, -1e39]  # floats
    wide = np.resize(np.concatenate([beyond, np.nextafter(middle, 9), np.nextafter(middle, -9), middle]), 1 << 18)
    module["of_double"].launch(1024, 256, [wide, out])
    np.testing.assert_array_equal(values(kind, out), rounded(kind, wide))


INTEGERS = """
#include <hip/hip_fp16.h>
extern "C" __global__ void integers(const __half *halves, int *out) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[4 * i] = __half2int_rn(halves[i]), out[4 * i + 1] = __half2int_rd(halves[i]);
    out[4 * i + 2] = __half2int_ru(halves[i]), out[4 * i + 3] = (int)__half2ll_rz(halves[i]);
}
extern "C" __global__ void halves(int first, __half *out) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[4 * i] = __int2half_rn(first + i), out[4 * i + 1] = __int2half_rd(first + i);
    out[4 * i + 2] = __int2half_ru(first + i), out[4 * i + 3] = __ll2half_rz(first + i);
}
"""


def test_integers_of_halves_are_cut_off_as_amds_header_has_it() -> None:
    module = hipkit.compile(INTEGERS, "gfx942")
    halves = np.arange(1 << 16, dtype="u2").view("f2")
    halves = halves[np.isfinite(halves)][: 248 * 256]
    cut = np.zeros((len(halves), 4), "i4")
    module["integers"].launch(248, 256, [halves, cut])
    np.testing.assert_array_equal(cut, np.trunc(halves).astype("i4")[:, None].repeat(4, 1))
    made = np.zeros((1 << 17, 4), "f2")
    module["halves"].launch(512, 256, [np.int32(-(1 << 16)), made])
    with np.errstate(over="ignore"):
        nearest = np.arange(-(1 << 16), 1 << 16).astype("f2")
    np.testing.assert_array_equal(made, nearest[:, None].repeat(4, 1))


PAIR = """
#include <hip/hip_fp16.h>
extern "C" __global__ void pair(float *out) {
    __half2 a(__half(1.5f), __half(0.0f)), b(_Float16_2{3, 4});
    a.data.y = -2;
    a = a + b;
    const _Float16_2 same = __habs2(b);
    out[0] = a.x, out[1] = a.data.y, out[2] = (a.data * same).x, out[3] = sizeof(a) + alignof(__half2);
}
"""


@pytest.mark.parametrize("gpu", ["gfx90a", "gfx1201"])
def test_a_pair_of_halves_is_a_vector_too(gpu: str) -> None:
    out = np.zeros(4, "f4")
    hipkit.compile(PAIR, gpu)["pair"].launch(1, 1, [out])
    assert out.tolist() == [4.5, 2, 13.5, 8]


ON_THE_HOST = """
#include <cmath>
#include <cstdio>
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#include <hip/hip_bf16.h>
#include <hip/hip_bfloat16.h>
#include <hip/hip_complex.h>
int main() {
    __half h = 1.5f;
    h += __float2half_rz(0.1f);
    __half2 pair = __floats2half2_rn(1.0f, 2.5f);
    __hip_bfloat16 b = 3.14159;
    hip_bfloat16 older(2.7f);
    __half2 vector(pair.data * pair.data);
    vector.data.x += 0.5f;
    hipDoubleComplex z = hipCmul(make_hipDoubleComplex(1, 2), make_hipDoubleComplex(3, 4));
    printf("%g %g ", (float)vector.x, (float)vector.data.y);
    printf("%g %g %g %g %g %g", (float)h, __high2float(pair), (float)b, (float)older, z.x, std::sqrt(4.0));
}
"""


@pytest.mark.parametrize("name", ["clang++-19", "clang++-22"])
def test_the_host_converts_and_computes_too(name: str, tool: Callable[[str], Any], tmp_path: Path) -> None:
    tool(name)
    (tmp_path / "k.hip").write_text(ON_THE_HOST)
    program = host_program(tmp_path / "k.hip", name)
    said = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    assert said == "1.5 6.25 1.59961 2.5 3.14062 2.70312 -5 2"


OWN_OPERATORS = """
#include <cstdio>
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#include <hip/hip_bf16.h>
static __host__ bool operator==(TYPE x, TYPE y) { return !((float)x == (float)y); }
static __host__ bool operator!=(TYPE2 x, TYPE2 y) { return (float)x.x == (float)y.x; }
static __host__ TYPE operator+(TYPE x, TYPE y) { return TYPE((float)x - (float)y); }
int main() {
    TYPE one(1.0f), two(2.0f);
    printf("%d %d %g", one == two, TYPE2(one, two) != TYPE2(one, one), (float)(two + one));
}
"""


@pytest.mark.parametrize("kind", HEADERS)
def test_a_program_may_have_operators_of_its_own_for_the_host(
    kind: str, tool: Callable[[str], Any], tmp_path: Path
) -> None:
    tool("clang++-19")
    (tmp_path / "k.hip").write_text(OWN_OPERATORS.replace("TYPE", kind))
    program = host_program(tmp_path / "k.hip", "clang++-19")
    assert subprocess.run([program], check=True, capture_output=True, text=True).stdout == "1 1 1"


def test_a_program_may_have_functions_that_amds_headers_lack() -> None:
    """Of bfloat16 they have few conversions, and programs that want more bring them along."""
    source = """
    #include <hip/hip_bf16.h>
    inline __device__ __hip_bfloat162 __float2bfloat162_rn(float x) { return __hip_bfloat162(x + 1, x + 2); }
    __device__ __hip_bfloat16 __int2bfloat16_rn(int x) { return __hip_bfloat16(x + 3); }
    __global__ void own(float *out) {
        __hip_bfloat162 pair = __float2bfloat162_rn(4.0f);
        out[0] = __low2float(pair); out[1] = __high2float(pair);
        out[2] = __int2bfloat16_rn(5); out[3] = __float2bfloat16_rz(6.01f);
    }"""
    out = np.zeros(4, "f4")
    hipkit.compile(source, "gfx1100")["own"].launch(1, 1, [out])
    assert out.tolist() == [5, 6, 8, 6]


CONSTANTS = """
#include <hip/hip_fp16.h>
#include <hip/hip_bf16.h>
constexpr __host__ __device__ __half2 twice(const __half &x) { return __half2{x, x}; }
constexpr __half2 known = twice(__half(1.5f));
static_assert(float(known.x) == 1.5f && float(__hip_bfloat16(__hip_bfloat16_raw{0x4040})) == 3.0f, "");
constexpr __hip_bfloat162 pair(__hip_bfloat16(__hip_bfloat16_raw{0x3f80}));
__global__ void constants(float *out) { out[0] = known.y, out[1] = pair.y; }
"""


def test_numbers_are_made_when_the_source_is_compiled(compiler_here: Callable[[str], str]) -> None:
    out = np.zeros(2, "f4")
    hipkit.compile(CONSTANTS, "gfx1201", ["-std=c++17"], compiler=compiler_here("ziglang"))["constants"].launch(
        1, 1, [out]
    )
    assert out.tolist() == [1.5, 1.0]
