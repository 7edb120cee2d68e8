"""Complex numbers of hip/hip_complex.h, against Python's."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import hipkit

SOURCE = """
#include <hip/hip_complex.h>
#define KERNEL(name, C, f, T) extern "C" __global__ void name(const C *x, const C *y, C *out, T *real) { \\
    int i = threadIdx.x; C a = x[i], b = y[i]; out += 6 * i; real += 4 * i; \\
    out[0] = hipCadd##f(a, b); out[1] = hipCsub##f(a, b); out[2] = hipCmul##f(a, b); out[3] = hipCdiv##f(a, b); \\
    out[4] = hipConj##f(a); out[5] = hipCfma##f(a, b, a); \\
    real[0] = hipCreal##f(a); real[1] = hipCimag##f(a); real[2] = hipCabs##f(a); real[3] = hipCsqabs##f(a); }
KERNEL(single, hipComplex, f, float)
KERNEL(wide, hipDoubleComplex, , double)
__global__ void conversions(hipComplex *z) {
    *z = hipComplexDoubleToFloat(hipComplexFloatToDouble(make_hipComplex(z->x, z->y)));
}
"""


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", ["ziglang", "clang++-19", "clang++-22"])
def test_complex_numbers_are_computed_as_python_does(name: str, compiler_here: Callable[[str], str]) -> None:
    module = hipkit.compile(SOURCE, "gfx942", compiler=compiler_here(name))
    random = np.random.default_rng(4)
    x, y = random.normal(size=(2, 256)) + 1j * random.normal(size=(2, 256))
    for kernel, complex_type, real_type in (("single", "c8", "f4"), ("wide", "c16", "f8")):
        a, b = x.astype(complex_type), y.astype(complex_type)
        out, real = np.zeros((256, 6), complex_type), np.zeros((256, 4), real_type)
        module[kernel].launch(1, 256, [a, b, out, real])
        p, q = a.astype("c16"), b.astype("c16")
        tolerance = 16 * float(np.finfo(real_type).eps)
        np.testing.assert_allclose(out, np.array([p + q, p - q, p * q, p / q, p.conj(), p * q + p]).T, rtol=tolerance)
        np.testing.assert_allclose(real, np.array([p.real, p.imag, abs(p), abs(p) ** 2]).T, rtol=tolerance)


def test_magnitudes_and_quotients_of_great_and_small_numbers_are_numbers() -> None:
    module = hipkit.compile(SOURCE, "gfx942")
    x = np.array([3e200 + 4e200j, 3e-200 + 4e-200j, 1e300j, complex(np.inf, np.nan), 0])
    y = np.array([1e200 + 1e200j, 2e-200 - 1e-200j, 1e300 + 1e300j, 1, 1])
    out, real = np.zeros((5, 6), "c16"), np.zeros((5, 4))
    module["wide"].launch(1, 5, [x, y, out, real])
    np.testing.assert_allclose(real[:, 2], [5e200, 5e-200, 1e300, np.inf, 0], rtol=1e-15)
    np.testing.assert_allclose(out[:3, 3], x[:3] / y[:3], rtol=1e-14)
