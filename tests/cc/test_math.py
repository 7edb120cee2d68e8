"""The functions of hipkit/math.h against exact values: no error is greater than the bound that the table names."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from math_functions import FUNCTIONS, MathFunction
from math_runs import TYPES, computed, kernel_name, points_of, source_of
from numpy.typing import NDArray

import hipkit
from hipkit.cc import compilers, headers
from hipkit.cc.device import compile_for

gmpy2 = pytest.importorskip("gmpy2", reason="gmpy2 is not installed; `pip install gmpy2` brings MPFR")

from math_exact import errors, exact_values  # noqa: E402

COUNT = 1024
"""`make math` compares a thousand times as many."""
COMPILERS = ("ziglang", "clang++-19", "clang++-22")
GPUS = ("gfx906", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201")
SOME = tuple(
    f for f in FUNCTIONS if f.name in ("exp", "log", "pow", "sin", "tan", "atan2", "tanh", "cbrt", "rsqrt", "fmod")
)
SLACK = 1e-9
"""What exact values as the sum of two doubles leave out."""


@cache
def module_of(gpu: str, compiler: str | None, functions: tuple[MathFunction, ...], *options: str) -> hipkit.Module:
    return hipkit.compile(source_of(functions), gpu, options, compiler=compiler)


def check(module: hipkit.Module, function: MathFunction, count: int, *, is_promised_finite: bool = False) -> None:
    for kind in function.kinds:
        dtype = TYPES[kind]
        bound = function.bound(kind)
        columns = points_of(function, dtype, count)
        if is_promised_finite:
            columns = finite(columns)
        results = computed(module, kernel_name(function, kind), columns, dtype)
        high, low = exact_values(function.label, columns, dtype.itemsize)
        found = errors(results, high, low)
        if is_promised_finite:
            found[~(np.abs(high) <= np.finfo(dtype).max) | (results == high)] = 0
        worst = int(np.argmax(found))
        at = [column[worst].item() for column in columns]
        assert found[worst] <= bound + SLACK, (kind, at, results[worst].item(), high[worst].item(), found[worst].item())


def finite(columns: list[NDArray[Any]]) -> list[NDArray[Any]]:
    """The points with finite numbers alone, and with no divisor that is 0."""
    kept = np.logical_and.reduce([np.isfinite(column) for column in columns])
    kept &= (columns[1] != 0) if len(columns) == 2 else True
    return [np.ascontiguousarray(column[kept]) for column in columns]


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f"{f.name}-{f.label}")
def test_no_error_is_greater_than_its_bound(function: MathFunction) -> None:
    check(module_of("gfx942", None, tuple(FUNCTIONS)), function, COUNT)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("gpu", GPUS)
def test_other_generations_compute_the_same(gpu: str) -> None:
    module = module_of(gpu, None, SOME)
    for function in SOME:
        check(module, function, 16)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", COMPILERS)
def test_other_compilers_compute_the_same(name: str, compiler_here: Callable[[str], str]) -> None:
    module = module_of("gfx1100", compiler_here(name), SOME)
    for function in SOME:
        check(module, function, 16)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("option", "functions"), [("-O0", SOME[:1]), ("-O1", SOME), ("-ffp-contract=off", SOME)])
def test_options_of_the_compiler_do_not_change_errors(option: str, functions: tuple[MathFunction, ...]) -> None:
    module = hipkit.compile(source_of(functions), "gfx942", [option])
    for function in functions:
        check(module, function, 16)


APPROXIMATE = ("exp", "exp10", "sqrt", "atan2", "__fdividef", "__fdiv_rn", "__ddiv_rn", "__frcp_rn")
"""Those for which ``-ffast-math`` lets LLVM take its own approximations, or divide by an approximate inverse."""


APART = tuple(f for f in FUNCTIONS if f.name in APPROXIMATE)
FUSED = tuple(f for f in FUNCTIONS if f.name in ("pow", "powi", "tgamma"))
"""Those that notice where a product is fused with a sum that is meant to have it rounded."""
BOTH = tuple(dict.fromkeys(SOME + APART))


@pytest.mark.in_turn(4)
@pytest.mark.parametrize(
    ("option", "functions", "count"),
    [
        ("-ffast-math", tuple(f for f in FUNCTIONS if f not in APART), 64),
        ("-ffinite-math-only", BOTH, 64),
        ("-ffp-contract=fast", FUSED, COUNT),
        ("-funsafe-math-optimizations", FUSED, COUNT),
    ],
)
def test_options_for_speed_do_not_change_errors(option: str, functions: tuple[MathFunction, ...], count: int) -> None:
    """What they promise the compiler holds for the points: neither infinity nor NaN, and the sign of 0 does not matter."""
    module = module_of("gfx942", None, functions, option)
    for function in functions:
        check(module, function, count, is_promised_finite=True)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("-ffast-math", 1),
        ("-fassociative-math -fno-signed-zeros", 1),
        ("-fassociative-math -fno-signed-zeros -ftrapping-math", 0),
        ("-ffast-math -fno-associative-math", 0),
        ("-ffast-math -fno-fast-math", 0),
        ("-fno-signed-zeros -fno-trapping-math", 0),
    ],
)
def test_sums_of_a_source_are_reordered_as_options_say(options: str, expected: int) -> None:
    """Though those of the headers stay as they are written."""
    source = '#include <hip/hip_runtime.h>\nextern "C" __global__ void k(float *x) { x[0] = (x[0] + x[1]) - x[0]; }'
    out = np.array([1e9, 1], np.float32)
    hipkit.compile(source, "gfx942", options.split())["k"].launch(1, 1, [out])
    assert out[0] == expected


NAMES = """
__global__ void single(const float *x, float *out, int n) {
    float a = *x;
    out[0] = std::sin(a); out[1] = sin(a); out[2] = std::pow(a, 2.0f); out[3] = pow(a, 3); out[4] = std::abs(-a);
    out[5] = max(a, 1.0f); out[6] = std::isnan(a); out[7] = std::abs(-n); out[8] = std::exp(a / a);
}
__global__ void wide(const double *x, double *out, int n) {
    double a = *x;
    out[0] = std::sin(a); out[1] = sin(a); out[2] = std::pow(a, 2.0); out[3] = pow(a, 3.0f); out[4] = std::abs(-a);
    out[5] = fmax(a, 1.0f); out[6] = std::isnan(a); out[7] = std::sqrt(n * n); out[8] = exp(n / n);
}
"""


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("order", ["none", "before", "after"])
@pytest.mark.parametrize("name", COMPILERS)
def test_functions_have_the_names_and_overloads_of_cmath(
    name: str, order: str, compiler_here: Callable[[str], str], tmp_path: Path
) -> None:
    headers = {"none": [], "before": ["cmath"], "after": ["cmath"]}[order]
    headers.insert(order == "before", "hip/hip_runtime.h")
    path = tmp_path / "k.hip"
    path.write_text("".join(f"#include <{header}>\n" for header in headers) + NAMES)
    compiled = compile_for(path, ["gfx942"], [], compilers.find(compiler_here(name)))
    module = hipkit.Module.load(compiled.data, "gfx942")
    expected = [np.sin(1e6), np.sin(1e6), 1e12, 1e18, 1e6, 1e6, 0, 5, np.e]
    for kernel, dtype in {"single": "f4", "wide": "f8"}.items():
        out = np.zeros(9, dtype)
        module[kernel].launch(1, 1, [np.full(1, 1e6, dtype), out, 5])
        assert out == pytest.approx(expected, rel=2 * float(np.finfo(dtype).eps))


POWERS = """
#include <hip/hip_runtime.h>
extern "C" __global__ void powers(const float *y, float *out) { out[threadIdx.x] = powf(-2, y[threadIdx.x]); }
"""


@pytest.mark.parametrize(("gpu", "level"), [("gfx90a", "-O3"), ("gfx1100", "-O3"), ("gfx1100", "-O0")])
def test_powers_are_flushed_where_denormals_are(gpu: str, level: str) -> None:
    """The least normal number too, for which AMD's library gives 0 then; hip-tests want it."""
    exponents = np.array([-125, -126, -127, -149, -150], np.float32)
    for option, expected in (
        ("-fgpu-flush-denormals-to-zero", [-(2.0**-125), 0, 0, 0, 0]),
        ("-fno-gpu-flush-denormals-to-zero", [-(2.0**-125), 2.0**-126, -(2.0**-127), -(2.0**-149), 0]),
    ):
        out = np.full(5, np.nan, np.float32)
        hipkit.compile(POWERS, gpu, [level, option])["powers"].launch(1, 5, [exponents, out])
        assert out.tolist() == expected


USES = {
    "exp_tail": "exp",
    "log_tail": "log",
    "sin_tail": "sin",
    "cos_tail": "cos",
    "atan_tail": "atan",
    "asin_tail": "asin",
    "erf_tail": "erf",
    "erfcx_of": "erfc",
    "gamma_near_2": "tgamma",
    "log_gamma_tail": "lgamma",
}


@pytest.mark.parametrize("name", ["exp_tail", "log_tail", "sin_tail", "erfcx_of", "gamma_near_2"])
def test_a_wrong_coefficient_is_found(name: str, tmp_path: Path) -> None:
    copy = tmp_path / "include"
    shutil.copytree(headers.OWN, copy)
    path = copy / "hipkit" / "math" / "polynomials.h"
    text = path.read_text()
    start = text.index(f"double {name}(")
    at = re.compile(r"0x1\.[0-9a-f]{6}(?=[0-9a-f]{7})").search(text, text.index(",", text.index("(x,", start) + 3))
    assert at
    changed = f"{int(at[0][-1], 16) ^ 1:x}"
    path.write_text(text[: at.end() - 1] + changed + text[at.end() :])
    some = tuple(f for f in FUNCTIONS if f.name == USES[name])
    module = hipkit.compile(source_of(some), "gfx942", ["-I", str(copy)])
    with pytest.raises(AssertionError):
        check(module, some[0], COUNT)


@pytest.mark.parametrize("name", USES)
def test_polynomials_are_what_their_tool_computes(name: str) -> None:
    pytest.importorskip("mpmath", reason="mpmath is not installed; `pip install mpmath` brings it")
    import math_tables

    row = next(row for row in math_tables.POLYNOMIALS if row.name == name)
    text = (headers.OWN / "hipkit" / "math" / "polynomials.h").read_text()
    assert math_tables.packed("\n".join(math_tables.polynomial_lines(row))) in text


def test_constants_are_what_their_tool_computes() -> None:
    pytest.importorskip("mpmath", reason="mpmath is not installed; `pip install mpmath` brings it")
    import math_tables

    text = (headers.OWN / "hipkit" / "math" / "constants.h").read_text()
    assert math_tables.packed(math_tables.constants_text()) == text


CONSTANTS = {
    "PI": "pi", "PIO2": "pi / 2", "PIO4": "pi / 4", "3PIO4": "3 * pi / 4", "2_OVER_PI": "2 / pi", "THIRD": "one / 3",
    "L2E": "one / log(2)", "L2T": "log(10) / log(2)", "LG2": "log(2) / log(10)", "LGE": "one / log(10)", "LN2": "log(2)",
    "LNT": "log(10)", "LNPI": "log(pi)", "SQRT_TWO": "sqrt(2)", "SQRT_HALF": "sqrt(one / 2)", "SQRT_2PI": "sqrt(2 * pi)",
    "SQRT_PIO2": "sqrt(pi / 2)", "SQRT_2OPI": "sqrt(2 / pi)", "TWOTHIRD": "one * 2 / 3", "LN2_X_1025": "log(2) * 1025",
}  # fmt: skip


def test_constants_are_the_nearest_numbers() -> None:
    defined = dict(re.findall(r"#define HIP_(\S+) (.*)", (headers.OWN / "hip" / "hip_math_constants.h").read_text()))
    with gmpy2.context(precision=200):
        names = {"pi": gmpy2.const_pi(), "one": gmpy2.mpfr(1), "log": gmpy2.log, "sqrt": gmpy2.sqrt}
        for name, formula in CONSTANTS.items():
            exact = eval(formula, names)
            assert float(defined[name]) == float(exact), name
            if f"{name}_F" in defined:
                assert np.float32(defined[f"{name}_F"].rstrip("f")) == np.float32(float(exact)), name
            if f"{name}_LO" in defined:
                assert float(defined[f"{name}_LO"].strip("()")) == float(exact - gmpy2.mpfr(float(exact))), name
