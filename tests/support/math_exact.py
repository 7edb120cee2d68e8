"""Exact values of mathematical functions, by MPFR, and how many units in the last place a result is away from them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import gmpy2
import numpy as np
from gmpy2 import mpfr

PRECISION = 140
INFINITE = {4: 2.0**128, 8: 2.0**1023}


def _half_turns(x: Any, quarter: int) -> Any:
    """sin(pi x + quarter pi/2), exact where it is 0."""
    if not gmpy2.is_finite(x):
        return mpfr("nan")
    turn = gmpy2.fmod(x, mpfr(2))
    steps = int(gmpy2.rint(2 * turn))
    angle = gmpy2.const_pi() * (turn - mpfr(steps) / 2)
    steps = (steps + quarter) % 4
    value = gmpy2.cos(angle) if steps & 1 else gmpy2.sin(angle)
    return -value if steps & 2 else value


def _sinpi(x: Any) -> Any:
    if gmpy2.is_integer(x):
        return gmpy2.copy_sign(mpfr(0), x)
    return _half_turns(x, 0)


def _cospi(x: Any) -> Any:
    return _half_turns(x, 1) + mpfr(0)


def _squares(*x: Any) -> Any:
    if any(gmpy2.is_infinite(e) for e in x):
        return mpfr("inf")
    with gmpy2.context(precision=2300):
        total = sum((e * e for e in x), mpfr(0))
    return gmpy2.sqrt(total)


def _pow(x: Any, y: Any) -> Any:
    return x**y


def _fma(x: Any, y: Any, z: Any) -> Any:
    """Rounded once, by who takes it: to odd where there are more bits."""
    with gmpy2.context(precision=2300):
        exact = x * y
        total = exact + z
    if gmpy2.is_finite(total) and total == 0 and not (exact == 0 and z == 0):
        return mpfr(0)
    return total


def _fdim(x: Any, y: Any) -> Any:
    if gmpy2.is_nan(x) or gmpy2.is_nan(y):
        return mpfr("nan")
    with gmpy2.context(precision=2300):
        return x - y if x > y else mpfr(0)


def _fmod(x: Any, y: Any) -> Any:
    with gmpy2.context(precision=2300):
        value = gmpy2.fmod(x, y)
    return gmpy2.copy_sign(value, x) if value == 0 else value


def _remainder(x: Any, y: Any) -> Any:
    with gmpy2.context(precision=2300):
        value = gmpy2.remainder(x, y)
    return gmpy2.copy_sign(value, x) if value == 0 else value


def _quotient(x: Any, y: Any) -> Any:
    if not gmpy2.is_finite(x) or gmpy2.is_nan(y) or y == 0 or gmpy2.is_infinite(y):
        return mpfr(0)
    whole = abs(gmpy2.mpq(x) / gmpy2.mpq(y))
    n = whole.numerator // whole.denominator
    rest = whole - n
    n += rest > gmpy2.mpq(1, 2) or (rest == gmpy2.mpq(1, 2) and n % 2)
    return mpfr(n % 8 * (-1 if (x < 0) != (y < 0) else 1)) + 0


def _fraction(x: Any) -> Any:
    return gmpy2.copy_sign(mpfr(0) if gmpy2.is_infinite(x) else x - gmpy2.rint_trunc(x), x)


def _parts(x: Any) -> tuple[Any, int]:
    if x == 0 or not gmpy2.is_finite(x):
        return x, 0
    exponent, value = gmpy2.frexp(x)
    return value, exponent


def _logb(x: Any) -> Any:
    return mpfr("-inf") if x == 0 else mpfr(_parts(x)[1] - 1) if gmpy2.is_finite(x) else abs(x)


def _integer(rounding: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda x: rounding(x) + 0 if abs(x) < 1e15 else mpfr(0)


def _round(x: Any) -> Any:
    return gmpy2.copy_sign(gmpy2.rint_round(x), x)


def _rint(x: Any) -> Any:
    return gmpy2.copy_sign(gmpy2.rint(x), x)


def _one_of(choose: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    return lambda x, y: y if gmpy2.is_nan(x) else x if gmpy2.is_nan(y) else choose(x, y)


def _order(x: Any) -> tuple[Any, bool]:
    """-0 is before 0."""
    return x, not gmpy2.is_signed(x)


def _erfcx(x: Any) -> Any:
    if x < 1e4:
        with gmpy2.context(precision=PRECISION + 120):
            return gmpy2.exp(x * x) * gmpy2.erfc(x)
    if gmpy2.is_infinite(x):
        return mpfr(0)
    term = total = mpfr(1)
    for n in range(1, 12):
        term *= -(2 * n - 1) / (2 * x * x)
        total += term
    return total / (x * gmpy2.sqrt(gmpy2.const_pi()))


def _normcdf(x: Any) -> Any:
    with gmpy2.context(precision=PRECISION + 60):
        return gmpy2.erfc(-x / gmpy2.sqrt(mpfr(2))) / 2


def _erfcinv(x: Any) -> Any:
    """By Newton's steps on the logarithm of erfc, from its parabola."""
    if not 0 < x < 2:
        return mpfr({0: "inf", 2: "-inf"}.get(x, "nan"))
    if x > 1:
        return -_erfcinv(2 - x)
    if x > 0.5:
        return _erfinv(1 - x)
    target = gmpy2.log(x)
    # From the left the steps go towards the zero of a concave function only.
    y = gmpy2.sqrt(-target) * 0.5
    for _ in range(80):
        rest = gmpy2.erfc(y)
        step = (gmpy2.log(rest) - target) * rest / (2 / gmpy2.sqrt(gmpy2.const_pi()) * gmpy2.exp(-y * y))
        y += step
        if abs(step) < abs(y) * mpfr(2) ** -100:
            break
    return y


def _erfinv(x: Any) -> Any:
    if not abs(x) < 1:
        return gmpy2.copy_sign(mpfr("inf"), x) if abs(x) == 1 else mpfr("nan")
    if abs(x) > 0.5:
        return gmpy2.copy_sign(_erfcinv(1 - abs(x)), x)
    factor = 2 / gmpy2.sqrt(gmpy2.const_pi())
    y = x / factor
    for _ in range(20):
        step = (gmpy2.erf(y) - x) / (factor * gmpy2.exp(-y * y))
        y -= step
        if abs(step) <= abs(y) * mpfr(2) ** -100:
            break
    return y


def _tgamma(x: Any) -> Any:
    if gmpy2.is_infinite(x) and x < 0:
        return mpfr("nan")
    return gmpy2.gamma(x)


def _lgamma_of_positive(x: Any) -> Any:
    return mpfr(0) if x < 0 else gmpy2.lgamma(x)[0]


def _lgamma_of_negative(x: Any) -> Any:
    if not -500 < x < 0:
        return mpfr(0)
    return mpfr("inf") if gmpy2.is_integer(x) else gmpy2.lgamma(x)[0] - 2048


def _below_8(name: str) -> Callable[[Any], Any]:
    function = getattr(gmpy2, name)

    def of(x: Any) -> Any:
        if not abs(x) < 8:
            return mpfr(0)
        return mpfr("nan") if x < 0 and name[0] == "y" else mpfr("-inf") if x == 0 and name[0] == "y" else function(x)

    return of


def _plus_1(name: str) -> Callable[[Any], Any]:
    function = getattr(gmpy2, name)

    def of(x: Any) -> Any:
        if not abs(x) >= 8:
            return mpfr(0)
        return mpfr("nan") if x < 0 and name[0] == "y" else 1 + function(x) if abs(x) < 1e60 else _vanished()

    return of


def _vanished() -> Any:
    """1 and what is less than any error."""
    return mpfr(1)


def _by_recurrence(zero: Any, one: Any, n: int, x: Any) -> Any:
    """The function of order n from those of 0 and 1, which is stable for orders below x; MPFR takes minutes for some."""
    below, here = zero, one
    for order in range(1, abs(n)):
        below, here = here, 2 * order / x * here - below
    value = here if n else below
    return -value if n < 0 and n % 2 else value


def _jn_plus_1(n: int, x: Any) -> Any:
    if not (-128 <= n <= 128 and abs(x) < 1e6):
        return mpfr(0)
    size = abs(x)
    value = (
        gmpy2.jn(abs(n), size)
        if size < 2 * abs(n) + 20
        else _by_recurrence(gmpy2.j0(size), gmpy2.j1(size), abs(n), size)
    )
    return 1 - value if n % 2 and (x < 0) != (n < 0) else 1 + value


def _yn_plus_1(n: int, x: Any) -> Any:
    if not (20 <= x < 1e6 and -20 <= n <= 20):
        return mpfr(0)
    return 1 + _by_recurrence(gmpy2.y0(x), gmpy2.y1(x), n, x)


def _bessel_i(order: int) -> Callable[[Any], Any]:
    """The power series."""

    def of(x: Any) -> Any:
        if gmpy2.is_nan(x):
            return x
        if abs(x) > 800:
            return gmpy2.copy_sign(mpfr("inf"), x) if order else mpfr("inf")
        square = x * x / 4
        term = total = x / 2 if order else mpfr(1)
        n = 1
        while abs(term) > abs(total) * mpfr(2) ** -PRECISION:
            term *= square / (n * (n + order))
            total += term
            n += 1
        return total

    return of


EXACT: dict[str, Callable[..., Any]] = {
    **{
        name: getattr(gmpy2, name)
        for name in (
            "exp exp2 exp10 expm1 log log2 log10 log1p sin cos tan asin acos atan atan2 "
            "sinh cosh tanh asinh acosh atanh sqrt cbrt erf erfc"
        ).split()
    },
    "pow": _pow,
    "powi": lambda x, n: x ** mpfr(n),
    "sinpi": _sinpi,
    "cospi": _cospi,
    "rsqrt": lambda x: 1 / gmpy2.sqrt(x),
    "rcbrt": lambda x: 1 / gmpy2.cbrt(x),
    "hypot": _squares,
    "rhypot": lambda *x: 1 / _squares(*x),
    "norm3d": _squares,
    "rnorm3d": lambda *x: 1 / _squares(*x),
    "norm4d": _squares,
    "rnorm4d": lambda *x: 1 / _squares(*x),
    "erfcx": _erfcx,
    "erfinv": _erfinv,
    "erfcinv": _erfcinv,
    "normcdf": _normcdf,
    "normcdfinv": lambda x: -gmpy2.sqrt(mpfr(2)) * _erfcinv(2 * x),
    "tgamma": _tgamma,
    "lgamma_of_negative": _lgamma_of_negative,
    "lgamma_of_positive": _lgamma_of_positive,
    **{f"{name}_below_8": _below_8(name) for name in ("j0", "j1", "y0", "y1")},
    **{f"{name}_plus_1": _plus_1(name) for name in ("j0", "j1", "y0", "y1")},
    "jn_plus_1": _jn_plus_1,
    "yn_plus_1": _yn_plus_1,
    "i0": _bessel_i(0),
    "i1": _bessel_i(1),
    "fmod": _fmod,
    "remainder": _remainder,
    "quotient": _quotient,
    "fdim": _fdim,
    "fma": _fma,
    "fraction": _fraction,
    "trunc": lambda x: gmpy2.copy_sign(gmpy2.rint_trunc(x), x),
    "floor": lambda x: gmpy2.rint_floor(x) if x else x,
    "ceil": lambda x: gmpy2.copy_sign(gmpy2.rint_ceil(x), x),
    "round": _round,
    "rint": _rint,
    "lround": _integer(_round),
    "lrint": _integer(_rint),
    "significand": lambda x: _parts(x)[0],
    "exponent": lambda x: mpfr(_parts(x)[1]),
    "ilogb": lambda x: mpfr(_parts(x)[1] - 1) if x != 0 and gmpy2.is_finite(x) else mpfr(0),
    "logb": _logb,
    "ldexp": lambda x, n: gmpy2.mul_2exp(x, n) if n >= 0 else gmpy2.div_2exp(x, -n),
    "fabs": abs,
    "fmin": _one_of(lambda x, y: x if _order(x) < _order(y) else y),
    "fmax": _one_of(lambda x, y: y if _order(x) < _order(y) else x),
}
"""By name, of numbers of MPFR."""
EXACT |= {
    **{f"{name}_shifted": (lambda x, name=name: 4 + EXACT[name](x)) for name in ("sin", "cos")},
    **{f"{name}_shifted": (lambda x, name=name: 64 + EXACT[name](x)) for name in ("log", "log2", "log10")},
    "add": lambda x, y: x + y,
    "subtract": lambda x, y: x - y,
    "multiply": lambda x, y: x * y,
    "divide": lambda x, y: x / y,
    "inverse": lambda x: 1 / x,
}
OF_TYPES: dict[str, Callable[..., Any]] = {"nextafter": np.nextafter, "copysign": np.copysign}
"""Those that depend on the type or on the sign of NaN, by numpy."""


def exact_values(name: str, arguments: list[np.ndarray[Any, Any]], size: int) -> tuple[Any, Any]:
    """The exact values as the sums of two doubles."""
    if name in OF_TYPES:
        with np.errstate(all="ignore"):
            return OF_TYPES[name](*arguments).astype("f8"), np.zeros(len(arguments[0]))
    function = EXACT[name]
    high, low = [], []
    columns = [column.tolist() for column in arguments]
    with gmpy2.context(precision=PRECISION):
        for row in zip(*columns, strict=True):
            value = function(*(mpfr(e) if isinstance(e, float) else e for e in row))
            near = float(value)
            high.append(near)
            low.append(float(value - near) if math.isfinite(near) else 0.0)
    return np.array(high), np.array(low)


def errors(results: np.ndarray[Any, Any], high: Any, low: Any) -> Any:
    """Units in the last place between results and exact values; infinite where one is not a number or a sign is wrong.

    What is infinite counts as the next power of two after the greatest number.
    """
    size = results.dtype.itemsize
    most = np.finfo(results.dtype).max
    kind = np.float32 if size == 4 else np.float64
    # Halves, so that the power of two after the greatest number is a number.
    half = 0.5 if size == 8 else 1.0
    limit = INFINITE[size]
    with np.errstate(all="ignore"):
        computed = np.clip(results.astype("f8") * half, -limit, limit)
        exact = np.clip(high * half, -limit, limit)
        unit = np.spacing(np.minimum(np.abs(high), float(most)).astype(kind)).astype("f8")
        inside = np.abs(high) <= float(most)
        rest = np.where(inside, low, 0.0)
        difference = (computed - exact) / (unit * half) - rest / unit
        # Halving numbers without a bit to spare would round.
        tiny = np.abs(high) < 1e-290
        if size == 8:
            difference = np.where(tiny, (results - high) / unit - rest / unit, difference)
        found = np.abs(difference)
        wrong = np.isnan(results) != np.isnan(high)
        zero = (results == 0) | (high == 0)
        wrong |= zero & (np.signbit(results) != np.signbit(high))
    found = np.where(np.isnan(high) & np.isnan(results), 0.0, found)
    return np.where(wrong | np.isnan(found), np.inf, found)
