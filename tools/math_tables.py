"""Computes the constants and polynomials of ``cc/include/hipkit/math``; ``--check`` compares instead of writing.

A polynomial interpolates its function at the Chebyshev nodes of an interval, of the least degree that keeps the relative
error below a power of two. It is computed with :data:`DIGITS` decimal digits, and its coefficients are rounded to the
nearest number of their type.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import mpmath
import numpy as np
from mpmath import mp, mpf

DIGITS = 60
FOLDER = Path(__file__).parent.parent / "cc" / "include" / "hipkit" / "math"
MADE_BY = "// Made by tools/math_tables.py."
TYPES = {"float": np.float32, "double": np.float64}
Function = Callable[[mpf], mpf]
mp.dps = DIGITS


@dataclass(frozen=True)
class Polynomial:
    """p(x) for x in an interval; ``bits`` of accuracy for each type that it is needed in."""

    name: str
    meaning: str
    function: Function
    interval: tuple[float, float]
    bits: dict[str, int]


def near_zero(function: Function, at_zero: mpf | float) -> Function:
    """The function, whose formula cancels or is not defined near 0, by its values around."""
    radius = mpf(10) ** -8

    def of(x: mpf) -> mpf:
        if x == 0:
            return mpf(at_zero)
        if abs(x) > radius:
            with mpmath.workdps(3 * DIGITS):
                return +function(x)
        with mpmath.workdps(6 * DIGITS):
            return +function(x)

    return of


def _atanh_tail(z: mpf) -> mpf:
    s = mpmath.sqrt(z)
    return (mpmath.atanh(s) / s - 1 - z / 3) / z**2


def _of_root(function: Function) -> Function:
    """f(√z)/√z - 1 over z, for odd functions with the derivative 1 at 0."""
    return lambda z: (function(mpmath.sqrt(z)) / mpmath.sqrt(z) - 1) / z


POLYNOMIALS = [
    Polynomial(
        "exp_tail",
        "(e^x - 1 - x - x^2/2) / x^3",
        near_zero(lambda x: (mpmath.expm1(x) - x - x * x / 2) / x**3, mpf(1) / 6),
        (-0.36, 0.36),
        {"float": 26, "double": 55},
    ),
    Polynomial(
        "log_tail",
        "(atanh(s)/s - 1 - z/3) / z^2, s = sqrt(z)",
        near_zero(_atanh_tail, mpf(1) / 5),
        (0, 0.0297),
        {"float": 26, "double": 55},
    ),
    Polynomial(
        "sin_tail",
        "(sin(r)/r - 1) / z, r = sqrt(z)",
        near_zero(_of_root(mpmath.sin), -mpf(1) / 6),
        (0, 0.65),
        {"float": 28, "double": 56},
    ),
    Polynomial(
        "cos_tail",
        "(cos(r) - 1 + z/2) / z^2, r = sqrt(z)",
        near_zero(lambda z: (mpmath.cos(mpmath.sqrt(z)) - 1 + z / 2) / z**2, mpf(1) / 24),
        (0, 0.65),
        {"float": 28, "double": 56},
    ),
    Polynomial(
        "atan_tail",
        "(atan(x)/x - 1) / z, x = sqrt(z)",
        near_zero(_of_root(mpmath.atan), -mpf(1) / 3),
        (0, 0.195),
        {"float": 27, "double": 56},
    ),
    Polynomial(
        "asin_tail",
        "(asin(x)/x - 1) / z, x = sqrt(z)",
        near_zero(_of_root(mpmath.asin), mpf(1) / 6),
        (0, 0.2501),
        {"float": 27, "double": 56},
    ),
]

ONLY_DOUBLE = {"double": 55}
ERFC_MIDDLE = 4
"""The x for which the variable of erfcx's polynomial is 0."""


def _erfcx(x: mpf) -> mpf:
    if x < 100:
        with mpmath.workdps(2 * DIGITS):
            return mpmath.exp(x * x) * mpmath.erfc(x)
    term = total = mpf(1)
    for n in range(1, 60):
        term *= -(2 * n - 1) / (2 * x * x)
        total += term
    return total / (x * mpmath.sqrt(mpmath.pi))


def _erfcx_of(t: mpf) -> mpf:
    if t >= 1:
        return 2 / mpmath.sqrt(mpmath.pi)
    x = ERFC_MIDDLE * (1 + t) / (1 - t)
    return (1 + 2 * x) * _erfcx(x)


def _stirling_rest(u: mpf) -> mpf:
    """x (log gamma(x) - (x - 1/2) log x + x - log(2 pi) / 2), u = 1/x^2."""
    if u == 0:
        return mpf(1) / 12
    x = 1 / mpmath.sqrt(u)
    with mpmath.workdps(2 * DIGITS):
        return x * (mpmath.loggamma(x) - (x - mpf("0.5")) * mpmath.log(x) + x - mpmath.log(2 * mpmath.pi) / 2)


POLYNOMIALS += [
    Polynomial(
        "erf_tail",
        "erf(x)/x - 1, x = sqrt(z)",
        near_zero(lambda z: mpmath.erf(mpmath.sqrt(z)) / mpmath.sqrt(z) - 1, 2 / mpmath.sqrt(mpmath.pi) - 1),
        (0, 1.01),
        {"double": 57},
    ),
    Polynomial("erfcx_of", "(1 + 2y) e^(y^2) erfc(y), y = 4 (1 + x) / (1 - x)", _erfcx_of, (-1, 1), {"double": 56}),
    Polynomial(
        "log_gamma_tail",
        "(log(gamma(2 + x)) / x - 1 + euler) / x",
        near_zero(lambda t: (mpmath.loggamma(2 + t) / t - 1 + mpmath.euler) / t, (mpmath.zeta(2) - 1) / 2),
        (-0.5, 0.5),
        {"double": 57},
    ),
    Polynomial(
        "gamma_near_2",
        "(gamma(2 + x) - 1) / x",
        near_zero(lambda t: (mpmath.gamma(2 + t) - 1) / t, 1 - mpmath.euler),
        (-0.5, 0.5),
        {"double": 57},
    ),
    Polynomial(
        "stirling_rest",
        "y (log(gamma(y)) - (y - 1/2) log(y) + y - log(2 pi)/2), y = 1/sqrt(x)",
        _stirling_rest,
        (0, 1 / 144),
        ONLY_DOUBLE,
    ),
]

BESSEL_FAR = 8
"""From here on modulus and phase describe the Bessel functions."""


def zero_of(kind: str, order: int, count: int) -> mpf:
    """The zero of a Bessel function with this number, to all digits."""
    return mpmath.besseljzero(order, count) if kind == "j" else mpmath.besselyzero(order, count)


def _modulus(order: int) -> Function:
    """sqrt(pi x / 2) sqrt(J^2 + Y^2), of 1/x^2."""

    def of(u: mpf) -> mpf:
        if u < mpf(10) ** -12:
            return mpf(1) + u * (4 * order * order - 1) / 16
        x = 1 / mpmath.sqrt(u)
        return mpmath.sqrt(mpmath.pi * x / 2 * (mpmath.besselj(order, x) ** 2 + mpmath.bessely(order, x) ** 2))

    return of


def _phase(order: int) -> Function:
    """The phase of J + iY, less x - (2 order + 1) pi / 4, times x; of 1/x^2."""

    def of(u: mpf) -> mpf:
        mu = 4 * order * order
        if u < mpf(10) ** -12:
            return mpf(mu - 1) / 8 + u * (mu - 1) * (mu - 25) / 384
        x = 1 / mpmath.sqrt(u)
        with mpmath.workdps(2 * DIGITS):
            turned = mpmath.expj(x - (2 * order + 1) * mpmath.pi / 4)
            value = mpmath.mpc(mpmath.besselj(order, x), mpmath.bessely(order, x)) / turned
            return x * mpmath.arg(value)

    return of


def _around(function: Function, zero: mpf) -> Function:
    """function(zero + t) / t."""
    return near_zero(lambda t: function(zero + t) / t, mpmath.diff(function, zero))


def _bessel_rows() -> Iterator[Polynomial]:
    j = {n: (lambda x, n=n: mpmath.besselj(n, x)) for n in (0, 1)}
    y = {n: (lambda x, n=n: mpmath.bessely(n, x)) for n in (0, 1)}
    far = 1 / BESSEL_FAR**2 * 1.001
    yield Polynomial("j0_tail", "(J0(y) - 1 + x/4) / x^2, y = sqrt(x)",
        near_zero(lambda z: (mpmath.besselj(0, mpmath.sqrt(z)) - 1 + z / 4) / z**2, mpf(1) / 64), (0, 2.5), ONLY_DOUBLE)  # fmt: skip
    yield Polynomial("j1_tail", "(J1(y) / y - 1/2) / x, y = sqrt(x)",
        near_zero(lambda z: (mpmath.besselj(1, mpmath.sqrt(z)) / mpmath.sqrt(z) - mpf("0.5")) / z, -mpf(1) / 16), (0, 6.5), ONLY_DOUBLE)  # fmt: skip
    for order, count, low, high in (
        (0, 1, 1.5, 4.0),
        (0, 2, 4.0, 7.1),
        (0, 3, 7.1, 8.0),
        (1, 1, 2.5, 5.5),
        (1, 2, 5.5, 8.0),
    ):
        zero = zero_of("j", order, count)
        yield Polynomial(f"j{order}_by_zero_{count}", f"J{order}(zero + x) / x", _around(j[order], zero),
            (low - float(zero), high - float(zero)), ONLY_DOUBLE)  # fmt: skip
    for order, count, low, high in ((0, 2, 2.4, 5.5), (0, 3, 5.5, 8.0), (1, 2, 3.8, 7.1), (1, 3, 7.1, 8.0)):
        zero = zero_of("y", order, count)
        yield Polynomial(f"y{order}_by_zero_{count}", f"Y{order}(zero + x) / x", _around(y[order], zero),
            (low - float(zero), high - float(zero)), ONLY_DOUBLE)  # fmt: skip
    for order, high in ((0, 2.4), (1, 3.8)):
        zero = zero_of("y", order, 1)
        yield Polynomial(f"y{order}_rest", f"(Y{order}(y) - 2/pi log(y/zero) J{order}(y)) {'y ' * order}/ (x - zero^2), y = sqrt(x)",
            _y_rest(order, zero), (0, high**2), ONLY_DOUBLE)  # fmt: skip
    for order in (0, 1):
        yield Polynomial(f"bessel_modulus_{order}", "sqrt(pi y/2 (J^2 + Y^2)), y = 1/sqrt(x)", _modulus(order), (0, far), ONLY_DOUBLE)  # fmt: skip
        yield Polynomial(f"bessel_phase_{order}", "the phase of J + iY less that of infinity, times y, y = 1/sqrt(x)", _phase(order), (0, far), ONLY_DOUBLE)  # fmt: skip
    yield Polynomial("i0_near_zero", "I0(y), y = sqrt(x)",
        near_zero(lambda z: mpmath.besseli(0, mpmath.sqrt(z)), 1), (0, 64), ONLY_DOUBLE)  # fmt: skip
    yield Polynomial("i1_near_zero", "I1(y) / y, y = sqrt(x)",
        near_zero(lambda z: mpmath.besseli(1, mpmath.sqrt(z)) / mpmath.sqrt(z), mpf("0.5")), (0, 64), ONLY_DOUBLE)  # fmt: skip
    for order in (0, 1):
        yield Polynomial(f"i{order}_far", f"sqrt(y) e^-y I{order}(y), y = 1/x", _i_far(order), (0, 0.125), {"double": 54})  # fmt: skip


def _y_rest(order: int, zero: mpf) -> Function:
    def of(z: mpf) -> mpf:
        x = mpmath.sqrt(z) if z else mpf(10) ** -25
        with mpmath.workdps(3 * DIGITS):
            less = mpmath.bessely(order, x) - 2 / mpmath.pi * mpmath.log(x / zero) * mpmath.besselj(order, x)
            return less * x**order / (x * x - zero * zero)

    return of


def _i_far(order: int) -> Function:
    def of(u: mpf) -> mpf:
        if u < mpf(10) ** -9:
            return (1 - (4 * order * order - 1) * u / 8) / mpmath.sqrt(2 * mpmath.pi)
        return mpmath.exp(-1 / u) * mpmath.besseli(order, 1 / u) / mpmath.sqrt(u)

    return of


POLYNOMIALS += _bessel_rows()

CONSTANTS: dict[str, Callable[[], mpf]] = {
    "ln2": lambda: mpmath.log(2),
    "ln10": lambda: mpmath.log(10),
    "log2_of_e": lambda: 1 / mpmath.log(2),
    "log10_of_e": lambda: 1 / mpmath.log(10),
    "log10_of_2": lambda: mpmath.log10(2),
    "log2_of_10": lambda: mpmath.log(10) / mpmath.log(2),
    "pi": lambda: +mpmath.pi,
    "half_pi": lambda: mpmath.pi / 2,
    "two_over_pi": lambda: 2 / mpmath.pi,
    "third": lambda: mpf(1) / 3,
    "atan_of_half": lambda: mpmath.atan(mpf("0.5")),
    "quarter_pi": lambda: mpmath.pi / 4,
    "euler_less_ln2": lambda: mpmath.euler - mpmath.log(2),
    "one_less_euler": lambda: 1 - mpmath.euler,
    "half_log_2pi": lambda: mpmath.log(2 * mpmath.pi) / 2,
    "two_over_root_pi": lambda: 2 / mpmath.sqrt(mpmath.pi),
    "root_half": lambda: mpmath.sqrt(mpf("0.5")),
}
CONSTANTS |= {
    f"{kind}{order}_zero_{count}": partial(zero_of, kind, order, count)
    for kind, order, count in [(k, o, c) for k in "jy" for o in (0, 1) for c in (1, 2, 3)]
}
"""Numbers as the sum of three of a type: what is left after each rounding, rounded."""
PRODUCTS = {"ln2": {"float": 15, "double": 41}, "log10_of_2": {"float": 15, "double": 41}}
"""Those that are split so that the product of an exponent and their first part, whose bits are counted here, is exact."""
PLACES_OF_TWO_OVER_PI = 1216
"""Bits that an argument of trigonometric functions may be multiplied by: 1024 of the exponent, and a window of 192."""


def fitted(row: Polynomial, kind: str) -> tuple[list[mpf], float]:
    """Coefficients, the constant one first, and the relative error."""
    for count in range(2, 60):
        coefficients = _interpolated(row.function, row.interval, count)
        error = _relative_error(coefficients, row.function, row.interval)
        if error < mpf(2) ** -row.bits[kind]:
            return coefficients, float(mpmath.log(error, 2))
    raise ValueError(f"{row.name}: no polynomial is as good as 2^-{row.bits[kind]}")


def _interpolated(function: Function, interval: tuple[float, float], count: int) -> list[mpf]:
    low, high = map(mpf, interval)
    nodes = [
        (low + high) / 2 + (high - low) / 2 * mpmath.cos(mpmath.pi * (2 * n + 1) / (2 * count)) for n in range(count)
    ]
    differences = [function(x) for x in nodes]
    for step in range(1, count):
        for n in range(count - 1, step - 1, -1):
            differences[n] = (differences[n] - differences[n - 1]) / (nodes[n] - nodes[n - step])
    coefficients = [differences[-1]]
    for n in range(count - 2, -1, -1):
        coefficients = [mpf(0), *coefficients]
        for place in range(len(coefficients) - 1):
            coefficients[place] -= nodes[n] * coefficients[place + 1]
        coefficients[0] += differences[n]
    return coefficients


def _relative_error(coefficients: list[mpf], function: Function, interval: tuple[float, float]) -> mpf:
    low, high = map(mpf, interval)
    worst = mpf(0)
    steps = 4 * len(coefficients)
    for n in range(steps + 1):
        x = low + (high - low) * (1 - mpmath.cos(mpmath.pi * n / steps)) / 2
        exact = function(x)
        worst = max(worst, abs(_value(coefficients, x) / exact - 1))
    return worst


def _value(coefficients: list[mpf], x: mpf) -> mpf:
    total = mpf(0)
    for coefficient in reversed(coefficients):
        total = total * x + coefficient
    return total


def literal(value: mpf, kind: str) -> str:
    """A number of C++ in hexadecimal, the nearest of its type."""
    if kind == "float":
        return float(np.float32(_to_single(value))).hex() + "f"
    return float(value).hex()


def _to_single(value: mpf) -> float:
    """The nearest number of single precision, rounded once."""
    with mpmath.workprec(24):
        return float(+value)


def polynomial_lines(row: Polynomial) -> Iterator[str]:
    """The functions of C++ that evaluate a polynomial, one for each type."""
    for kind in row.bits:
        coefficients, error = fitted(row, kind)
        low, high = row.interval
        yield f"// {row.meaning} for {low:g} <= x <= {high:g}, with a relative error of 2^{error:.1f}."
        yield f"__device__ inline {kind} {row.name}({kind} x) {{"
        yield "    return polynomial(x"
        for value in coefficients:
            yield f"        , {literal(value, kind)}"
        yield "    );"
        yield "}"


def rounded_to(value: mpf, digits: int) -> mpf:
    """The nearest number of so few binary digits."""
    with mpmath.workprec(digits):
        return +value


def constant_lines() -> Iterator[str]:
    """The members of Constants."""
    yield "template <class T> struct Constants;"
    for kind, digits in {"float": 24, "double": 53}.items():
        yield f"template <> struct Constants<{kind}> {{"
        for name, value in CONSTANTS.items():
            left = value()
            first = PRODUCTS.get(name, {}).get(kind)
            if first:
                short = rounded_to(left, first)
                yield f"    static constexpr {kind} {name}_short = {literal(short, kind)}, {name}_rest = {literal(left - short, kind)};"
            parts = []
            for _ in range(3):
                part = rounded_to(left, digits)
                parts.append(literal(part, kind))
                left -= part
            yield f"    static constexpr {kind} {name} = {parts[0]}, {name}_2 = {parts[1]}, {name}_3 = {parts[2]};"
        yield "};"


def two_over_pi_lines() -> Iterator[str]:
    """What the reduction of large angles reads."""
    with mpmath.workprec(PLACES_OF_TWO_OVER_PI + 64):
        bits = int(mpmath.floor(2 / mpmath.pi * mpf(2) ** PLACES_OF_TWO_OVER_PI))
    words = [bits >> PLACES_OF_TWO_OVER_PI - 32 * (n + 1) & 0xFFFFFFFF for n in range(PLACES_OF_TWO_OVER_PI // 32)]
    yield "// The bits of 2/pi, those of greatest weight first, after 32 zeros."
    yield f"static constexpr __constant__ unsigned two_over_pi_bits[{len(words) + 1}] = {{0"
    for word in words:
        yield f"    , {word:#010x}u"
    yield "};"


def header(title: str, includes: list[str], lines: Iterator[str]) -> str:
    """A header of hipkit's mathematical functions."""
    text = [f"// {title}", MADE_BY, "#pragma once", ""]
    text += [f'#include "{path}"' for path in includes]
    return "\n".join([*text, "", "namespace hipkit_math {", *lines, "}  // namespace hipkit_math", ""])


def constants_text() -> str:
    """The header of constants."""
    return header(
        "Numbers as the sum of several, each of which is the rounded rest of the ones before.",
        ["hipkit/keywords.h"],
        _all_constants(),
    )


def files() -> dict[str, str]:
    """The texts of the headers by their names."""
    return {
        "constants.h": constants_text(),
        "polynomials.h": header(
            "The polynomials that approximate functions.",
            ["hipkit/math/format.h"],
            (line for row in POLYNOMIALS for line in polynomial_lines(row)),
        ),
    }


def _all_constants() -> Iterator[str]:
    yield from constant_lines()
    yield from two_over_pi_lines()


def packed(text: str) -> str:
    """Lists of numbers several to a line, not over 120 columns."""
    lines: list[str] = []
    for line in text.split("\n"):
        item = line.strip()
        if item.startswith(", ") and len(lines[-1]) + len(item) <= 119:
            lines[-1] += item
        elif item.startswith(", "):
            lines[-1] += ","
            lines.append("        " + item[2:])
        elif item in (");", "};") and lines[-1].strip()[:1] not in ("", "}", "s"):
            lines[-1] += item
        else:
            lines.append(line)
    return "\n".join(lines)


def main() -> int:
    """Write the headers, or compare them."""
    differ = 0
    for name, text in files().items():
        path = FOLDER / name
        made = packed(text)
        if "--check" in sys.argv:
            if path.read_text() != made:
                print(f"{path} is not what tools/math_tables.py makes")
                differ = 1
        else:
            path.write_text(made)
    return differ


if __name__ == "__main__":
    sys.exit(main())
