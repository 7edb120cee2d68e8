"""Points at which mathematical functions are compared, and kernels that compute them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from math_functions import MathFunction

import hipkit

TYPES: dict[str, np.dtype[Any]] = {"float": np.dtype("f4"), "double": np.dtype("f8")}
SPECIAL = (0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 8.0, 10.0, np.pi / 4, np.pi / 2, np.pi, 2 * np.pi, 0.4375, 0.6875, 100.0)  # fmt: skip
MOST_EXPONENT = 1100
BLOCK = 256


def special_points(dtype: np.dtype[Any], neighbours: int = 2) -> np.ndarray[Any, Any]:
    """Numbers where functions have something special, with those next to them, of both signs; infinities and NaN."""
    info = np.finfo(dtype)
    middle = np.array([*SPECIAL, info.max, info.tiny, info.eps, info.smallest_subnormal], dtype)
    points = [middle]
    for to in (np.inf, -np.inf):
        near = middle
        for _ in range(neighbours):
            with np.errstate(all="ignore"):
                near = np.nextafter(near, np.array(to, dtype))
            points.append(near)
    some = np.unique(np.concatenate(points))
    return np.concatenate([some, -some, np.array([np.inf, -np.inf, np.nan, -0.0], dtype)])


def random_points(
    ranges: Sequence[tuple[float, float]], dtype: np.dtype[Any], count: int, seed: int, only_ranges: bool = False
) -> np.ndarray[Any, Any]:
    """Half of them of all exponents, unless only ranges are asked for; the others of the ranges: uniform, and near the end that is nearer to 0."""
    random = np.random.default_rng(seed)
    bits = random.integers(0, 1 << 8 * dtype.itemsize, 0 if only_ranges else count // 2, dtype=f"u{dtype.itemsize}")
    parts = [bits.view(dtype)]
    share = -(-(count - len(bits)) // (2 * len(ranges)))
    for low, high in ranges:
        parts.append(random.uniform(low, high, share).astype(dtype))
        base = low if low > 0 or high <= 0 else 0.0
        scale = np.exp2(random.uniform(-30, 0, share))
        parts.append((base + (high - base) * scale).astype(dtype))
    return np.concatenate(parts)[:count] if count else np.zeros(0, dtype)


def points_of(function: MathFunction, dtype: np.dtype[Any], count: int, seed: int = 1) -> list[np.ndarray[Any, Any]]:
    """Columns of arguments: all combinations of special numbers first, then random ones."""
    numbers = function.parameters.replace("n", "")
    specials = special_points(dtype, 2 if len(numbers) == 1 else 0)
    if len(numbers) == 1:  # a function that grows like e^x may be finite where that is not
        end = np.log(np.finfo(dtype).max)
        specials = np.concatenate([specials, np.linspace(end * 0.99, end * 1.04, 64).astype(dtype)])
    if len(numbers) > 2:
        specials = specials[:: 3 if len(numbers) == 3 else 9]
    some = np.array([0, 1, 2, -1, -2, 3, 10, -10, 31, 100, -100, 1000, -1000, MOST_EXPONENT, -MOST_EXPONENT], "i4")
    grids = [some if p == "n" else specials for p in function.parameters]
    if function.only_ranges:
        grids = [grid[:0] for grid in grids]
    corners = [np.ravel(column) for column in np.meshgrid(*grids)]
    random = [
        np.random.default_rng(seed + n).integers(-40, 41, count).astype("i4")
        if p == "n"
        else random_points(function.ranges, dtype, count, seed + n, function.only_ranges)
        for n, p in enumerate(function.parameters)
    ]
    return [np.concatenate(pair) for pair in zip(corners, random, strict=True)]


def source_of(functions: Iterable[MathFunction], kinds: Iterable[str] = TYPES, prefix: str = "") -> str:
    """Kernels ``NAME_LABEL_TYPE`` for each function; ``prefix`` stands before each one's own name."""
    return prefix + "\n".join(
        _kernel(function, kind) for function in functions for kind in kinds if kind in function.kinds
    )


def kernel_name(function: MathFunction, kind: str) -> str:
    return f"k_{function.name}_{function.label}_{kind}"


def name_in_c(function: MathFunction, kind: str) -> str:
    return function.name + ("f" if kind == "float" and not function.name.startswith("__") else "")


def _kernel(function: MathFunction, kind: str) -> str:
    arguments = ", ".join(function.parameters)
    parameters = ", ".join(f"{'int' if p == 'n' else 'T'} {p}" for p in function.parameters)
    call = function.call or f"return f({arguments})"
    name = kernel_name(function, kind)
    pointers = ", ".join(f"const {'int' if p == 'n' else kind} *{p}" for p in function.parameters)
    at_i = ", ".join(f"{p}[i]" for p in function.parameters)
    c_name = name_in_c(function, kind)
    return f"""
namespace of_{name} {{ using T = {kind};
#define f {c_name}
inline __device__ T value({parameters}) {{ {call}; }}
#undef f
}}
extern "C" __global__ void {name}({pointers}, {kind} *out, unsigned count) {{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) out[i] = of_{name}::value({at_i});
}}
"""


def computed(module: hipkit.Module, name: str, columns: list[np.ndarray[Any, Any]], dtype: np.dtype[Any]) -> Any:
    out = np.zeros(len(columns[0]), dtype)
    module[name].launch(-(-len(out) // BLOCK), BLOCK, [*columns, out, len(out)])
    return out
