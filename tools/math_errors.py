"""Measures the errors of the mathematical functions of hipkit's headers, and writes docs/math.md.

Beside them it has the errors of AMD's device library at the same points, where the library is installed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import hipkit

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

from math_exact import errors, exact_values  # noqa: E402
from math_functions import FUNCTIONS, MathFunction  # noqa: E402
from math_runs import TYPES, computed, kernel_name, points_of, source_of  # noqa: E402

OUTPUT = ROOT / "docs" / "math.md"
GPU = "gfx90a"
BITCODE = Path("/usr/lib/x86_64-linux-gnu/amdgcn/bitcode")
LIBRARIES = (
    "ocml",
    "oclc_daz_opt_off",
    "oclc_finite_only_off",
    "oclc_unsafe_math_off",
    "oclc_correctly_rounded_sqrt_on",
    "oclc_wavefrontsize64_on",
    "oclc_isa_version_90a",
)
OTHER_NAMES = {
    "cyl_bessel_i0": "i0",
    "cyl_bessel_i1": "i1",
    "normcdf": "ncdf",
    "normcdfinv": "ncdfinv",
    "norm3d": "len3",
    "norm4d": "len4",
    "rnorm3d": "rlen3",
    "rnorm4d": "rlen4",
}
"""What AMD's library calls functions otherwise."""
CHUNK = 1 << 15
SLOW = 16
"""How many fewer points are taken of functions whose exact values take long."""
TITLE = "# Errors of mathematical functions"


def in_library(function: MathFunction) -> bool:
    """Whether AMD's library has a function of the same parameters."""
    return not function.name.startswith("__") and "n" not in function.parameters and (
        not function.call or function.label.endswith(("_below_8", "_plus_1", "_of_positive", "_of_negative"))
    ) and function.name not in ("round", "abs")  # fmt: skip


def library_name(function: MathFunction, kind: str) -> str:
    """As AMD's library calls it."""
    return f"__ocml_{OTHER_NAMES.get(function.name, function.name)}_f{32 if kind == 'float' else 64}"


def library_module(functions: Iterable[MathFunction]) -> hipkit.Module | None:
    """Kernels of the same names that call AMD's library; None where it is not installed."""
    paths = [BITCODE / f"{name}.bc" for name in LIBRARIES]
    if not all(path.exists() for path in paths):
        return None
    lines: dict[str, None] = {}
    for function in functions:
        for kind in function.kinds:
            name = library_name(function, kind)
            parameters = ", ".join(kind for _ in function.parameters)
            arguments = ", ".join(function.parameters)
            values = ", ".join(f"{kind} {p}" for p in function.parameters)
            own = f"of_library_{function.name}" + ("f" if kind == "float" else "")
            lines[f'extern "C" __device__ {kind} {name}({parameters});'] = None
            lines[f"__device__ inline {kind} {own}({values}) {{ return {name}({arguments}); }}"] = None
    renamed = [replace(f, name=f"of_library_{f.name}", exact=f.label) for f in functions]
    options = [word for path in paths for word in ("-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(path))]
    return hipkit.compile("\n".join(lines) + source_of(renamed), GPU, options)


def worst_of(
    row: tuple[MathFunction, str], count: int, functions: Sequence[MathFunction], modules: dict[bool, Any]
) -> tuple[float, float | None]:
    """The greatest error of a function, and of that of AMD's library."""
    function, kind = row
    dtype = TYPES[kind]
    if re.search("erfc?inv|normcdfinv|^jn|^yn|bessel", function.name):
        count //= SLOW
    of_library = in_library(function)
    for library in (False, True):
        if library not in modules:
            some = [f for f in functions if in_library(f)]
            modules[library] = library_module(some) if library else hipkit.compile(source_of(functions), GPU)
    ours, theirs = 0.0, 0.0
    for start in range(0, count, CHUNK):
        columns = points_of(function, dtype, min(CHUNK, count - start), seed=1 + start)
        high, low = exact_values(function.label, columns, dtype.itemsize)
        found = errors(computed(modules[False], kernel_name(function, kind), columns, dtype), high, low)
        ours = max(ours, float(np.max(found)))
        if of_library and modules[True]:
            renamed = replace(function, name=f"of_library_{function.name}", exact=function.label)
            found = errors(computed(modules[True], kernel_name(renamed, kind), columns, dtype), high, low)
            theirs = max(theirs, float(np.max(found)))
    return ours, theirs if of_library and modules[True] else None


def as_text(error: float | None) -> str:
    """A number with two places; a dash for none."""
    return "–" if error is None else f"{error:.2f}" if error < 100 else f"{error:.0f}"


def page(rows: dict[tuple[MathFunction, str], tuple[float, float | None]], count: int) -> Iterator[str]:
    """The lines of docs/math.md."""
    yield TITLE
    yield ""
    yield f"Written by `make math`, from 2^{count.bit_length() - 1} random points for each function and all special numbers, on the"
    yield f"CPU's device as {GPU}. For functions whose exact values take long it takes {SLOW} times fewer points. Errors are in units"
    yield "in the last place, from the exact value, which MPFR computes; `inf` is a result of another kind, such as NaN for a"
    yield "number or a 0 with the other sign. Bounds are those that HIP's documentation states, else CUDA's. `ocml` is AMD's device"
    yield "library as Debian has it, at the same points, which are also outside of the ranges that it promises something for."
    yield "A dash is for what was not compared or does not exist. Rows of Bessel functions with `+ 1` are compared by absolute"
    yield "errors, which is how CUDA states their bounds."
    yield ""
    yield "| function | compared with | bound from | float: bound | error | ocml | double: bound | error | ocml |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for function in dict.fromkeys(function for function, _ in rows):
        cells = [f"`{function.name}`", function.label.replace("_plus_1", " + 1").replace("_", " "), function.source]
        for kind in TYPES:
            found = rows.get((function, kind))
            cells += [f"{function.bound(kind):g}", *map(as_text, found)] if found else ["–"] * 3
        yield "| " + " | ".join(cells) + " |"


def main() -> int:
    """Measure, print, write; the status says whether an error is above its bound."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1 << 20)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("names", nargs="*", help="functions to measure, without writing the page")
    asked = parser.parse_args()
    functions = [f for f in FUNCTIONS if not asked.names or f.name in asked.names]
    work = [(function, kind) for function in functions for kind in function.kinds]
    rows = {}
    above = 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        measure = partial(_measured, count=asked.count, functions=functions)
        for (function, kind), (ours, theirs) in zip(work, pool.map(measure, work), strict=True):
            rows[function, kind] = ours, theirs
            wrong = ours > function.bound(kind) + 1e-9
            above += wrong
            text = f"{function.name:15} {function.label:20} {kind:6} {as_text(ours):>6} | {as_text(theirs):>6}"
            print(text + (f"  above {function.bound(kind):g}" if wrong else ""), flush=True)
    if not asked.names:
        OUTPUT.write_text("\n".join(page(rows, asked.count)) + "\n", encoding="utf-8")
    return int(above > 0)


_MODULES: dict[bool, Any] = {}


def _measured(
    row: tuple[MathFunction, str], count: int, functions: Sequence[MathFunction]
) -> tuple[float, float | None]:
    """In a process of the pool, which compiles once."""
    return worst_of(row, count, functions, _MODULES)


if __name__ == "__main__":
    sys.exit(main())
