"""The functions of ``hipkit/math.h`` that are compared with exact values: parameters, bounds of their errors, ranges.

Bounds are in units in the last place, for single and for double precision, and named after who states them:

- ``HIP``: "HIP math API", docs/reference/math_api.rst of ROCm's HIP
- ``CUDA``: "Mathematical Functions" of the CUDA C++ Programming Guide, for what HIP's page has no number
- ``C``: C's standard defines the result exactly
- ``own``: neither states one: an absolute error, of what is added to a great number

HIP's page counts from the result that C++ gives: its 0 is a bound of 0.5 where results are rounded.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class MathFunction:
    """A function: ``call`` gives its value in terms of ``f`` (its name), of T, and of ``x``, ``y``, ... or ``n``."""

    name: str
    parameters: str
    bounds: tuple[float, float]
    source: str
    ranges: tuple[tuple[float, float], ...] = ((-10, 10),)
    call: str = ""
    exact: str = ""
    ocml: str = ""
    kinds: tuple[str, ...] = ("float", "double")
    only_ranges: bool = False
    """Whether nothing is promised elsewhere."""

    @property
    def label(self) -> str:
        return self.exact or self.name

    def bound(self, kind: str) -> float:
        return self.bounds[kind == "double"]


HALF_TURNS = ((-4.0, 4.0), (-1000.0, 1000.0))
ANGLES = ((-3.2, 3.2), (-100.0, 100.0), (-1e6, 1e6), (1e8, 1e18))
TWO_RESULTS = "T a, b; f(x, &a, &b); return "

FAR_BESSEL = (2.2e-6 * 2**23, 5e-12 * 2**52)
"""An absolute error, in units in the last place of what is between 1 and 2."""
PLUS_ONE = "return fabs(x) >= 8 ? 1 + f(x) : 0"
PLUS_ONE_OF_ORDER = "return n >= -128 && n <= 128 && fabs(x) < 1e6 ? 1 + f(n, x) : 0"

EXACTLY = {
    "__expf": "exp",
    "__exp10f": "exp10",
    "__tanf": "tan",
    "__frsqrt_rn": "rsqrt",
    "__fsqrt_rn": "sqrt",
    "__sinf": "sin",
    "__cosf": "cos",
    "__logf": "log",
    "__log2f": "log2",
    "__log10f": "log10",
}
"""What those compute whose results are not rounded correctly."""

FUNCTIONS = [
    MathFunction("exp", "x", (1, 1), "HIP", ((-10, 10), (-110, 100), (-750, 720))),
    MathFunction("exp2", "x", (1, 1), "HIP", ((-10, 10), (-150, 130), (-1080, 1030))),
    MathFunction("exp10", "x", (1, 1), "HIP", ((-4, 4), (-46, 39), (-325, 310))),
    MathFunction("expm1", "x", (1, 1), "HIP", ((-1, 1), (-10, 10), (-110, 100), (-750, 720))),
    MathFunction("log", "x", (2, 1), "HIP", ((0.5, 2), (1e-6, 1e6))),
    MathFunction("log2", "x", (1, 1), "HIP", ((0.5, 2), (1e-6, 1e6))),
    MathFunction("log10", "x", (2, 1), "HIP", ((0.5, 2), (1e-6, 1e6))),
    MathFunction("log1p", "x", (1, 1), "HIP", ((-1, 1), (-0.9, 10))),
    MathFunction("pow", "xy", (1, 1), "HIP", ((-4, 4), (0, 100), (0.9, 1.1))),
    MathFunction("powi", "xn", (1, 1), "HIP", ((-4, 4), (0.9, 1.1)), exact="powi"),
    MathFunction("sin", "x", (1, 1), "HIP", ANGLES),
    MathFunction("cos", "x", (1, 1), "HIP", ANGLES),
    MathFunction("sincos", "x", (1, 1), "HIP", ANGLES, TWO_RESULTS + "a", "sin", ocml="sin"),
    MathFunction("sincos", "x", (1, 1), "HIP", ANGLES, TWO_RESULTS + "b", "cos", ocml="cos"),
    MathFunction("tan", "x", (1, 1), "HIP", ANGLES),
    MathFunction("sinpi", "x", (2, 2), "HIP", HALF_TURNS),
    MathFunction("cospi", "x", (1, 2), "HIP", HALF_TURNS),
    MathFunction("sincospi", "x", (2, 2), "HIP", HALF_TURNS, TWO_RESULTS + "a", "sinpi", ocml="sinpi"),
    MathFunction("sincospi", "x", (1, 2), "HIP", HALF_TURNS, TWO_RESULTS + "b", "cospi", ocml="cospi"),
    MathFunction("asin", "x", (2, 1), "HIP", ((-1, 1), (-0.6, 0.6))),
    MathFunction("acos", "x", (1, 1), "HIP", ((-1, 1), (-0.6, 0.6))),
    MathFunction("atan", "x", (2, 1), "HIP", ((-10, 10), (-2, 2))),
    MathFunction("atan2", "xy", (1, 1), "HIP", ((-4, 4),)),
    MathFunction("sinh", "x", (1, 1), "HIP", ((-1, 1), (-5, 5), (-90, 90), (-711, 711))),
    MathFunction("cosh", "x", (1, 1), "HIP", ((-1, 1), (-5, 5), (-90, 90), (-711, 711))),
    MathFunction("tanh", "x", (2, 1), "HIP", ((-1, 1), (-5, 5), (-25, 25))),
    MathFunction("asinh", "x", (1, 1), "HIP", ((-1, 1), (-10, 10))),
    MathFunction("acosh", "x", (1, 1), "HIP", ((1, 2), (1, 100))),
    MathFunction("atanh", "x", (1, 1), "HIP", ((-1, 1), (-0.9, 0.9))),
    MathFunction("sqrt", "x", (1, 1), "HIP", ((0, 100),)),
    MathFunction("rsqrt", "x", (1, 1), "HIP", ((0.01, 100),)),
    MathFunction("cbrt", "x", (2, 1), "HIP", ((-100, 100),)),
    MathFunction("rcbrt", "x", (1, 1), "HIP", ((-100, 100),)),
    MathFunction("hypot", "xy", (1, 1), "HIP"),
    MathFunction("rhypot", "xy", (1, 1), "HIP"),
    MathFunction("norm3d", "xyz", (1, 1), "HIP"),
    MathFunction("rnorm3d", "xyz", (1, 1), "HIP"),
    MathFunction("norm4d", "xyzw", (2, 2), "HIP"),
    MathFunction("rnorm4d", "xyzw", (2, 1), "HIP"),
    MathFunction("norm", "xyz", (1, 1), "HIP", call="const T all[] = {x, y, z}; return f(3, all)", exact="norm3d"),
    MathFunction("rnorm", "xyz", (1, 1), "HIP", call="const T all[] = {x, y, z}; return f(3, all)", exact="rnorm3d"),
    MathFunction("erf", "x", (4, 4), "HIP", ((-4, 4), (-1, 1))),
    MathFunction("erfc", "x", (2, 2), "HIP", ((-4, 4), (-6, 28))),
    MathFunction("erfcx", "x", (5, 5), "HIP", ((-2, 2), (-27, 30))),
    MathFunction("erfinv", "x", (2, 5), "CUDA", ((-1, 1), (-0.6, 0.6))),
    MathFunction("erfcinv", "x", (4, 6), "CUDA", ((0, 2), (0, 1e-3))),
    MathFunction("normcdf", "x", (5, 5), "CUDA", ((-3, 3), (-38, 9))),
    MathFunction("normcdfinv", "x", (5, 8), "CUDA", ((0, 1), (0, 1e-3))),
    MathFunction("tgamma", "x", (6, 6), "HIP", ((0.5, 15), (-10, 10), (-175, 175))),
    MathFunction(
        "lgamma",
        "x",
        (4, 2),
        "HIP",
        ((0.5, 20), (0, 3), (0, 300)),
        call="return x < 0 ? 0 : f(x)",
        exact="lgamma_of_positive",
    ),
    MathFunction(
        "lgamma",
        "x",
        (1, 1),
        "own",
        ((-20, 0), (-500, 0)),
        # From -2609 to 745, less 2048: the last place of the difference is never below that of the function.
        call="return x < 0 && x > -500 ? f(x) - 2048 : 0",
        exact="lgamma_of_negative",
    ),
    MathFunction("j0", "x", (9, 7), "CUDA", ((-8, 8),), call="return fabs(x) < 8 ? f(x) : 0", exact="j0_below_8"),
    MathFunction("j1", "x", (9, 7), "CUDA", ((-8, 8),), call="return fabs(x) < 8 ? f(x) : 0", exact="j1_below_8"),
    MathFunction("y0", "x", (9, 7), "CUDA", ((0, 8),), call="return fabs(x) < 8 ? f(x) : 0", exact="y0_below_8"),
    MathFunction("y1", "x", (9, 7), "CUDA", ((0, 8),), call="return fabs(x) < 8 ? f(x) : 0", exact="y1_below_8"),
    MathFunction("j0", "x", FAR_BESSEL, "CUDA", ((8, 50), (8, 1e4), (1e5, 1e15)), PLUS_ONE, "j0_plus_1"),
    MathFunction("j1", "x", FAR_BESSEL, "CUDA", ((8, 50), (8, 1e4), (1e5, 1e15)), PLUS_ONE, "j1_plus_1"),
    MathFunction("y0", "x", FAR_BESSEL, "CUDA", ((8, 50), (8, 1e4), (1e5, 1e15)), PLUS_ONE, "y0_plus_1"),
    MathFunction("y1", "x", FAR_BESSEL, "CUDA", ((8, 50), (8, 1e4), (1e5, 1e15)), PLUS_ONE, "y1_plus_1"),
    MathFunction("jn", "nx", FAR_BESSEL, "CUDA", ((0, 60),), PLUS_ONE_OF_ORDER, "jn_plus_1"),
    MathFunction(
        "yn",
        "nx",
        FAR_BESSEL,
        "CUDA",
        ((20, 60),),
        "return x >= 20 && x < 1e6 && n >= -20 && n <= 20 ? 1 + f(n, x) : 0",
        "yn_plus_1",
    ),
    MathFunction("cyl_bessel_i0", "x", (6, 6), "CUDA", ((-10, 10), (-700, 714)), exact="i0"),
    MathFunction("cyl_bessel_i1", "x", (6, 6), "CUDA", ((-10, 10), (-700, 714)), exact="i1"),
    MathFunction("fmod", "xy", (0, 0), "HIP"),
    MathFunction("remainder", "xy", (0, 0), "HIP"),
    MathFunction("remquo", "xy", (0, 0), "HIP", call="int q; return f(x, y, &q)", exact="remainder"),
    MathFunction("remquo", "xy", (0, 0), "C", call="int q; f(x, y, &q); return q % 8", exact="quotient"),
    MathFunction("fdim", "xy", (0.5, 0.5), "HIP"),
    MathFunction("fma", "xyz", (0.5, 0.5), "HIP"),
    MathFunction("nextafter", "xy", (0, 0), "HIP"),
    MathFunction("modf", "x", (0, 0), "HIP", call="T whole; return f(x, &whole)", exact="fraction"),
    MathFunction("modf", "x", (0, 0), "HIP", call="T whole; f(x, &whole); return whole", exact="trunc"),
    MathFunction("frexp", "x", (0, 0), "HIP", call="int n; return f(x, &n)", exact="significand"),
    MathFunction("frexp", "x", (0, 0), "HIP", call="int n; f(x, &n); return isfinite(x) ? n : 0", exact="exponent"),
    MathFunction("logb", "x", (0, 0), "HIP"),
    MathFunction(
        "ilogb", "x", (0, 0), "HIP", call="int n = f(x); return x == 0 || !isfinite(x) ? 0 : n", exact="ilogb"
    ),
    MathFunction("ldexp", "xn", (0.5, 0.5), "HIP"),
    MathFunction("scalbn", "xn", (0.5, 0.5), "HIP", exact="ldexp"),
    MathFunction("scalbln", "xn", (0.5, 0.5), "HIP", exact="ldexp"),
    MathFunction("lround", "x", (0, 0), "HIP", call="return fabs(x) < 1e15 ? f(x) : 0", exact="lround"),
    MathFunction("llround", "x", (0, 0), "HIP", call="return fabs(x) < 1e15 ? f(x) : 0", exact="lround"),
    MathFunction("lrint", "x", (0, 0), "HIP", call="return fabs(x) < 1e15 ? f(x) : 0", exact="lrint"),
    MathFunction("llrint", "x", (0, 0), "HIP", call="return fabs(x) < 1e15 ? f(x) : 0", exact="lrint"),
    MathFunction("round", "x", (0, 0), "HIP"),
    MathFunction("rint", "x", (0, 0), "HIP"),
    MathFunction("nearbyint", "x", (0, 0), "HIP", exact="rint"),
    MathFunction("trunc", "x", (0, 0), "HIP"),
    MathFunction("floor", "x", (0, 0), "HIP"),
    MathFunction("ceil", "x", (0, 0), "HIP"),
    MathFunction("fabs", "x", (0, 0), "HIP"),
    MathFunction("abs", "x", (0, 0), "HIP", call="return abs(x)", exact="fabs"),
    MathFunction("copysign", "xy", (0, 0), "HIP"),
    MathFunction("fmin", "xy", (0, 0), "HIP"),
    MathFunction("fmax", "xy", (0, 0), "HIP"),
    *(
        MathFunction(name, "x", (bound, 0), "HIP", (interval,), exact=EXACTLY[name], kinds=("float",), only_ranges=True)
        for name, bound, interval in (
            ("__expf", 6, (-10, 10)),
            ("__exp10f", 18, (-4, 4)),
            ("__tanf", 1, (-4.6, 4.6)),
            ("__frsqrt_rn", 1, (0.01, 100)),
            ("__fsqrt_rn", 1, (0, 100)),
        )
    ),
    *(
        MathFunction(
            name,
            "x",
            bounds,
            "HIP",
            (interval,),
            f"return {shift} f(x)",
            EXACTLY[name] + "_shifted",
            "",
            ("float",),
            True,
        )
        for name, bounds, interval, shift in (
            ("__sinf", (18, 0), (-3.1416, 3.1416), "4 +"),
            ("__cosf", (4, 0), (-3.1416, 3.1416), "4 +"),
            ("__logf", (2, 0), (1e-6, 1e6), "64 +"),
            ("__log2f", (1, 0), (1e-6, 1e6), "64 +"),
            ("__log10f", (2, 0), (1e-6, 1e6), "64 +"),
        )
    ),
    MathFunction("__powf", "xy", (1, 0), "HIP", ((0, 4), (-4, 4)), exact="pow", kinds=("float",)),
    MathFunction("__fdividef", "xy", (0.5, 0), "HIP", exact="divide", kinds=("float",)),
    *(
        MathFunction(f"__{prefix}{name}_rn", "xy", (0.5, 0.5), "HIP", exact=exact, kinds=(kind,))
        for name, exact in (("add", "add"), ("sub", "subtract"), ("mul", "multiply"), ("div", "divide"))
        for prefix, kind in (("f", "float"), ("d", "double"))
    ),
    MathFunction("__frcp_rn", "x", (0.5, 0.5), "HIP", exact="inverse", kinds=("float",)),
    MathFunction("__drcp_rn", "x", (0.5, 0.5), "HIP", exact="inverse", kinds=("double",)),
    MathFunction("__dsqrt_rn", "x", (0.5, 0.5), "HIP", exact="sqrt", kinds=("double",)),
    MathFunction("__fmaf_rn", "xyz", (0.5, 0.5), "HIP", exact="fma", kinds=("float",)),
    MathFunction("__fma_rn", "xyz", (0.5, 0.5), "HIP", exact="fma", kinds=("double",)),
]
