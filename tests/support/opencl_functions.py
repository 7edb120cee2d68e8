"""Functions of OpenCL C with what they are to give, computed by Python's integers and libm and by numpy."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

Reference = Callable[..., Any]
DTYPES = {
    "char": "i1", "uchar": "u1", "short": "i2", "ushort": "u2", "int": "i4", "uint": "u4", "long": "i8", "ulong": "u8",
    "half": "f2", "float": "f4", "double": "f8",
}  # fmt: skip


def bits(kind: str) -> int:
    return 8 * np.dtype(DTYPES[kind]).itemsize


def is_signed(kind: str) -> bool:
    return np.dtype(DTYPES[kind]).kind == "i"


def least(kind: str) -> int:
    return -(1 << bits(kind) - 1) if is_signed(kind) else 0


def most(kind: str) -> int:
    return (1 << bits(kind) - is_signed(kind)) - 1


def wrapped(value: int, kind: str) -> int:
    value &= (1 << bits(kind)) - 1
    return value - (1 << bits(kind)) if value > most(kind) else value


def saturated(value: int, kind: str) -> int:
    return min(max(value, least(kind)), most(kind))


def _rotated(x: int, distance: int, kind: str) -> int:
    width = bits(kind)
    x, distance = x & (1 << width) - 1, distance % width
    return x << distance | x >> width - distance


def _turned(x: float, quarters: int) -> float:
    """The sine of half a turn times x, and a quarter turns more; exact where it is near 0."""
    nearest = round(2 * x)
    rest = math.pi * float(Fraction(x) - Fraction(nearest, 2))
    return [math.sin(rest), math.cos(rest), -math.sin(rest), -math.cos(rest)][(nearest + quarters) % 4]


INTEGERS: dict[str, Callable[[int, int, int, str], int]] = {
    "abs(x)": lambda x, _y, _z, _k: abs(x),
    "abs_diff(x, y)": lambda x, y, _z, _k: abs(x - y),
    "add_sat(x, y)": lambda x, y, _z, k: saturated(x + y, k),
    "sub_sat(x, y)": lambda x, y, _z, k: saturated(x - y, k),
    "hadd(x, y)": lambda x, y, _z, _k: x + y >> 1,
    "rhadd(x, y)": lambda x, y, _z, _k: x + y + 1 >> 1,
    "clamp(x, min(y, z), max(y, z))": lambda x, y, z, _k: min(max(x, min(y, z)), max(y, z)),
    "clz(x)": lambda x, _y, _z, k: bits(k) - (x & (1 << bits(k)) - 1).bit_length(),
    "ctz(x)": lambda x, _y, _z, k: (x & -x).bit_length() - 1 if x else bits(k),
    "popcount(x)": lambda x, _y, _z, k: (x & (1 << bits(k)) - 1).bit_count(),
    "mul_hi(x, y)": lambda x, y, _z, k: x * y >> bits(k),
    "mad_hi(x, y, z)": lambda x, y, z, k: (x * y >> bits(k)) + z,
    "mad_sat(x, y, z)": lambda x, y, z, k: saturated(x * y + z, k),
    "rotate(x, y)": lambda x, y, _z, k: _rotated(x, y, k),
    "bitselect(x, y, z)": lambda x, y, z, _k: (x & ~z) | (y & z),
}
"""By expressions of x, y and z of a kind; what they give is wrapped to it."""

REALS: dict[str, Reference] = {
    "acos(x / 4)": lambda x, _y, _z: math.acos(x / 4),
    "acosh(fabs(x) + 1)": lambda x, _y, _z: math.acosh(abs(x) + 1),
    "acospi(x / 4)": lambda x, _y, _z: math.acos(x / 4) / math.pi,
    "asin(x / 4)": lambda x, _y, _z: math.asin(x / 4),
    "asinh(x)": lambda x, _y, _z: math.asinh(x),
    "asinpi(x / 4)": lambda x, _y, _z: math.asin(x / 4) / math.pi,
    "atan(x)": lambda x, _y, _z: math.atan(x),
    "atan2(x, y)": lambda x, y, _z: math.atan2(x, y),
    "atan2pi(x, y)": lambda x, y, _z: math.atan2(x, y) / math.pi,
    "atanh(x / 8)": lambda x, _y, _z: math.atanh(x / 8),
    "atanpi(x)": lambda x, _y, _z: math.atan(x) / math.pi,
    "cbrt(x)": lambda x, _y, _z: np.cbrt(x),
    "ceil(x)": lambda x, _y, _z: math.ceil(x),
    "copysign(x, y)": lambda x, y, _z: math.copysign(x, y),
    "cos(x)": lambda x, _y, _z: math.cos(x),
    "cosh(x)": lambda x, _y, _z: math.cosh(x),
    "cospi(x)": lambda x, _y, _z: _turned(x, 1),
    "degrees(x)": lambda x, _y, _z: math.degrees(x),
    "erf(x)": lambda x, _y, _z: math.erf(x),
    "erfc(x)": lambda x, _y, _z: math.erfc(x),
    "exp(x)": lambda x, _y, _z: math.exp(x),
    "exp2(x)": lambda x, _y, _z: 2.0**x,
    "exp10(x)": lambda x, _y, _z: 10.0**x,
    "expm1(x)": lambda x, _y, _z: math.expm1(x),
    "fabs(x)": lambda x, _y, _z: abs(x),
    "fdim(x, y)": lambda x, y, _z: max(x - y, 0),
    "floor(x)": lambda x, _y, _z: math.floor(x),
    "fma(x, y, z)": lambda x, y, z: Fraction(x) * Fraction(y) + Fraction(z),
    "fmax(x, y)": lambda x, y, _z: max(x, y),
    "fmin(x, y)": lambda x, y, _z: min(x, y),
    "fmod(x, y)": lambda x, y, _z: math.fmod(x, y),
    "hypot(x, y)": lambda x, y, _z: math.hypot(x, y),
    "lgamma(x)": lambda x, _y, _z: math.lgamma(x),
    "log(fabs(x))": lambda x, _y, _z: math.log(abs(x)),
    "log2(fabs(x))": lambda x, _y, _z: math.log2(abs(x)),
    "log10(fabs(x))": lambda x, _y, _z: math.log10(abs(x)),
    "log1p(fabs(x))": lambda x, _y, _z: math.log1p(abs(x)),
    "logb(x)": lambda x, _y, _z: math.frexp(x)[1] - 1,
    "maxmag(x, y)": lambda x, y, _z: max(x, y, key=abs),
    "minmag(x, y)": lambda x, y, _z: min(x, y, key=abs),
    "mix(x, y, (REAL)0.25)": lambda x, y, _z: x + (y - x) / 4,
    "pow(fabs(x), y)": lambda x, y, _z: abs(x) ** y,
    "powr(fabs(x), y)": lambda x, y, _z: abs(x) ** y,
    "pown(x, (INT)(3))": lambda x, _y, _z: x**3,
    "radians(x)": lambda x, _y, _z: math.radians(x),
    "remainder(x, y)": lambda x, y, _z: math.remainder(x, y),
    "rint(x)": lambda x, _y, _z: np.rint(x),
    "rootn(x, (INT)(3))": lambda x, _y, _z: np.cbrt(x),
    "round(x)": lambda x, _y, _z: math.copysign(math.floor(abs(x) + 0.5), x),
    "rsqrt(fabs(x))": lambda x, _y, _z: abs(x) ** -0.5,
    "sign(x)": lambda x, _y, _z: np.sign(x),
    "sin(x)": lambda x, _y, _z: math.sin(x),
    "sinh(x)": lambda x, _y, _z: math.sinh(x),
    "sinpi(x)": lambda x, _y, _z: _turned(x, 0),
    "smoothstep((REAL)-4, (REAL)4, x)": lambda x, _y, _z: (3 - (x + 4) / 4) * ((x + 4) / 8) ** 2,
    "sqrt(fabs(x))": lambda x, _y, _z: math.sqrt(abs(x)),
    "step(x, y)": lambda x, y, _z: float(y >= x),
    "tan(x)": lambda x, _y, _z: math.tan(x),
    "tanh(x)": lambda x, _y, _z: math.tanh(x),
    "tanpi(x / 16)": lambda x, _y, _z: math.tan(math.pi * x / 16),
    "tgamma(fabs(x))": lambda x, _y, _z: math.gamma(abs(x)),
    "trunc(x)": lambda x, _y, _z: math.trunc(x),
    "ldexp(x, (INT)(-2))": lambda x, _y, _z: x / 4,
    "nextafter(x, y) == x ? 0 : x": lambda x, _y, _z: x,
    "x * sincos(y, &second) + second": lambda x, y, _z: x * math.sin(y) + math.cos(y),
    "fract(x, &second) - second": lambda x, _y, _z: x - 2 * math.floor(x),
    "modf(x, &second) - second": lambda x, _y, _z: x - 2 * math.trunc(x),
}
"""By expressions of x, y and z, which are numbers between -4 and 4, and none of them 0."""
FLOATS: dict[str, Reference] = {
    f"{prefix}_{name}": reference
    for prefix in ("native", "half")
    for name, reference in {
        "cos(x)": lambda x, _y, _z: math.cos(x),
        "divide(x, y)": lambda x, y, _z: x / y,
        "exp(x)": lambda x, _y, _z: math.exp(x),
        "exp2(x)": lambda x, _y, _z: 2.0**x,
        "exp10(x)": lambda x, _y, _z: 10.0**x,
        "log(fabs(x) + 1)": lambda x, _y, _z: math.log(abs(x) + 1),
        "log2(fabs(x) + 1)": lambda x, _y, _z: math.log2(abs(x) + 1),
        "log10(fabs(x) + 1)": lambda x, _y, _z: math.log10(abs(x) + 1),
        "powr(fabs(x) + 1, y)": lambda x, y, _z: (abs(x) + 1) ** y,
        "recip(x)": lambda x, _y, _z: 1 / x,
        "rsqrt(fabs(x))": lambda x, _y, _z: abs(x) ** -0.5,
        "sin(x)": lambda x, _y, _z: math.sin(x),
        "sqrt(fabs(x))": lambda x, _y, _z: math.sqrt(abs(x)),
        "tan(x / 4)": lambda x, _y, _z: math.tan(x / 4),
    }.items()
}
"""Those of float alone, which may be off by 8192 units in the last place."""
RELATIONS: dict[str, Reference] = {
    "isequal(x, y)": lambda x, y: x == y,
    "isnotequal(x, y)": lambda x, y: x != y,
    "isgreater(x, y)": lambda x, y: x > y,
    "isgreaterequal(x, y)": lambda x, y: x >= y,
    "isless(x, y)": lambda x, y: x < y,
    "islessequal(x, y)": lambda x, y: x <= y,
    "islessgreater(x, y)": lambda x, y: x < y or x > y,
    "isfinite(x)": lambda x, _y: math.isfinite(x),
    "isinf(x)": lambda x, _y: math.isinf(x),
    "isnan(x)": lambda x, _y: math.isnan(x),
    "isnormal(x)": lambda x, _y: math.isfinite(x) and abs(x) >= 2.0**-126,
    "isordered(x, y)": lambda x, y: not math.isnan(x) and not math.isnan(y),
    "isunordered(x, y)": lambda x, y: math.isnan(x) or math.isnan(y),
    "signbit(x)": lambda x, _y: math.copysign(1, x) < 0,
}
"""Of float: numbers that are no ordinary ones are among x and y."""


_WHOLE: dict[str, Callable[[float], int]] = {"rte": round, "rtz": math.trunc, "rtp": math.ceil, "rtn": math.floor}


def whole(x: float, mode: str) -> int:
    """A number rounded to an integer."""
    return _WHOLE[mode or "rtz"](x)


def converted(x: Any, to: str, mode: str, *, is_saturated: bool) -> Any:
    """What a conversion gives, of what it is defined for."""
    if to in ("half", "float", "double"):
        return _narrowed(x, np.dtype(DTYPES[to]), mode or "rte")
    if isinstance(x, int):
        return saturated(x, to) if is_saturated else wrapped(x, to)
    if math.isnan(x):
        return 0
    value = x if math.isinf(x) else whole(x, mode)
    return int(min(max(value, least(to)), most(to)))


def _narrowed(x: Any, dtype: np.dtype[Any], mode: str) -> Any:
    with np.errstate(over="ignore"):
        near = np.array(x).astype(dtype)[()] if dtype.itemsize != 2 or not isinstance(x, int) else np.float16(float(x))
    if mode == "rte" or not math.isfinite(x):
        return near
    down = mode == "rtn" or (mode == "rtz" and x > 0)
    exact = float(near)
    if down and (exact == math.inf or (math.isfinite(exact) and Fraction(exact) > Fraction(x))):
        return _next(near, -math.inf)
    if (
        not down
        and (mode == "rtp" or x < 0)
        and (exact == -math.inf or (math.isfinite(exact) and Fraction(exact) < Fraction(x)))
    ):
        return _next(near, math.inf)
    return near


def _next(x: Any, towards: float) -> Any:
    with np.errstate(all="ignore"):
        return np.nextafter(x, x.dtype.type(towards))


def points(kind: str, count: int, seed: int) -> NDArray[Any]:
    """Numbers of a kind: integers of all sizes with the ends of what it has, and reals between -4 and 4."""
    made = np.random.default_rng(seed)
    dtype = np.dtype(DTYPES[kind])
    if dtype.kind == "f":
        found = made.uniform(-4, 4, count).astype(dtype)
        return np.where(np.abs(found) < 0.0625, dtype.type(1.5), found)
    sizes = made.integers(0, bits(kind), count)
    numbers = [wrapped(int(made.integers(0, 1 << 63)) * 2 >> 63 - int(size), kind) for size in sizes]
    ends = [0, 1, most(kind), least(kind), wrapped(-1, kind), most(kind) - 1]
    made.shuffle(ends)
    return np.array([*ends, *numbers[len(ends) :]], dtype)
