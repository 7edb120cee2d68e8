"""Conversions of numbers with a direction of rounding, against MPFR."""

from __future__ import annotations

import numpy as np
import pytest

import hipkit

gmpy2 = pytest.importorskip("gmpy2", reason="gmpy2 is not installed; `pip install gmpy2` brings MPFR")

TYPES = {
    "int": ("int", "i4"),
    "uint": ("unsigned", "u4"),
    "ll": ("long long", "i8"),
    "ull": ("unsigned long long", "u8"),
    "double": ("double", "f8"),
    "float": ("float", "f4"),
}
PAIRS = (
    *((x, "float") for x in ("int", "uint", "ll", "ull", "double")),
    ("ll", "double"),
    ("ull", "double"),
)
ROUNDINGS = {
    "rn": gmpy2.RoundToNearest,
    "rz": gmpy2.RoundToZero,
    "ru": gmpy2.RoundUp,
    "rd": gmpy2.RoundDown,
}
DIGITS = {"float": 24, "double": 53}


def points_of(dtype: str) -> np.ndarray:
    """Values at and near powers of two, halfway between two floats, at the ends of the range, and random ones."""
    if dtype == "f8":
        near = [1 + 2.0**-24, 1 + 2.0**-25, 3e38, 0.1, 1e-3, 1e30, 16777217.0, 2.0**-120 * (1 + 2.0**-24), 0.0]
        return np.concatenate([near, np.negative(near), np.random.default_rng(1).normal(size=100) * 1e10])
    info = np.iinfo(dtype)
    exact = {
        sign * (value + step)
        for sign in (1, -1)
        for bit in range(info.bits)
        for value in (1 << bit, (1 << bit) + (1 << bit >> 24), (3 << bit >> 1) + (1 << bit >> 53))
        for step in (-1, 0, 1)
    }
    exact |= {info.min, info.max}
    return np.array(sorted(x for x in exact if info.min <= x <= info.max), dtype)


def test_conversions_round_as_their_names_say() -> None:
    cases = [(x, to, rounding) for x, to in PAIRS for rounding in ROUNDINGS]
    kernels = "".join(
        f'extern "C" __global__ void {x}_{to}_{r}(const {TYPES[x][0]} *x, {to} *out)'
        f" {{ out[blockIdx.x] = __{x}2{to}_{r}(x[blockIdx.x]); }}\n"
        for x, to, r in cases
    )
    module = hipkit.compile(kernels, "gfx1100")
    for x, to, rounding in cases:
        points = points_of(TYPES[x][1])
        out = np.zeros(len(points), TYPES[to][1])
        module[f"{x}_{to}_{rounding}"].launch(len(points), 1, [points, out])
        with gmpy2.context(precision=DIGITS[to], round=ROUNDINGS[rounding]):
            expected = np.array([float(gmpy2.mpfr(p.item())) for p in points])
        differ = np.flatnonzero(out.astype("f8") != expected)
        assert not len(differ), (x, to, rounding, points[differ[0]], out[differ[0]], expected[differ[0]])
