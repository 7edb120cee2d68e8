"""What CuPy computes on hipkit, compared with numpy: each case is a function of the module that is either.

``cupy_suite.py`` runs this where CuPy is; it prints a line of JSON for each case.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

Case = Callable[[Any], Any]
_N = 1000
_TYPES = ("i1", "u2", "i4", "u8", "f2", "f4", "f8", "c8")
LIBRARIES = {"fft": "libhipfft.so.0", "linalg": "librocblas.so.5", "product": "libhipblas.so.3"}
"""The library of ROCm that a group of cases needs; where it is missing, the cases must fail with its name."""


def _values(xp: Any, type: str, shape: int | tuple[int, ...] = _N, seed: int = 1) -> Any:
    """Numbers from -50 to 50, without their sign for unsigned types."""
    found = np.random.default_rng(seed).integers(-50, 51, shape)
    return xp.asarray((abs(found) if type[0] == "u" else found).astype(type))


def _of(value: str, case: Callable[[Any, str], Any]) -> Case:
    """A case of a type or of a function's name."""
    return lambda xp: case(xp, value)


def _creation() -> Iterator[tuple[str, Case]]:
    yield "arange", lambda xp: xp.arange(3, 50, 4, dtype="f4")
    yield "linspace", lambda xp: xp.linspace(-1, 1, 77)
    yield "eye", lambda xp: xp.eye(5, 7, 1, dtype="i4")
    yield "full", lambda xp: xp.full((3, 4), 2.5)
    yield "ones_like", lambda xp: xp.ones_like(xp.arange(12).reshape(3, 4))
    yield "tri", lambda xp: xp.tri(6, 4, -1)
    yield "diag", lambda xp: xp.diag(xp.arange(4))
    yield "meshgrid", lambda xp: xp.stack(xp.meshgrid(xp.arange(3), xp.arange(4)))
    for type in _TYPES:
        yield f"astype {type}", _of(type, lambda xp, type: _values(xp, "f8").astype(type if type[0] != "u" else "i8"))


def _elementwise() -> Iterator[tuple[str, Case]]:
    for type in _TYPES:
        yield f"add {type}", _of(type, lambda xp, t: _values(xp, t) + _values(xp, t, seed=2))
        yield f"multiply {type}", _of(type, lambda xp, t: _values(xp, t) * _values(xp, t, seed=2))
    for name in ("sin", "cos", "tanh", "exp", "sqrt", "log1p", "cbrt", "floor", "rint", "sign", "isnan", "square"):
        yield name, _of(name, lambda xp, name: getattr(xp, name)(abs(_values(xp, "f4")) / 7))
        yield f"{name} f8", _of(name, lambda xp, name: getattr(xp, name)(abs(_values(xp, "f8")) / 7))
    for name in ("maximum", "fmod", "arctan2", "hypot", "power", "copysign", "logaddexp"):
        yield (
            name,
            _of(
                name,
                lambda xp, name: getattr(xp, name)(abs(_values(xp, "f8")), abs(_values(xp, "f8", seed=2)) / 9 + 1),
            ),
        )
    yield "floor_divide i4", lambda xp: _values(xp, "i4") // (abs(_values(xp, "i4", seed=2)) + 1)
    yield "where", lambda xp: xp.where(_values(xp, "i4") > 0, _values(xp, "f4"), 0)
    yield "clip", lambda xp: xp.clip(_values(xp, "f4"), -10, 20)
    yield "broadcast", lambda xp: _values(xp, "i4", (40, 1)) * _values(xp, "i4", (1, 30), 2)
    yield "bits", lambda xp: (_values(xp, "i4") & 12 | 3) ^ _values(xp, "i4", seed=2) >> 1
    yield "complex", lambda xp: xp.exp(1j * _values(xp, "f8")).conj() * 3


def _reduction() -> Iterator[tuple[str, Case]]:
    for name in ("sum", "prod", "max", "min", "mean", "std", "var", "argmax", "argmin", "any", "all", "ptp"):
        yield name, _of(name, lambda xp, name: getattr(xp, name)(_values(xp, "f8", (20, 30)) / 50, axis=1))
        yield f"{name} of all", _of(name, lambda xp, name: getattr(xp, name)(_values(xp, "f8", 5000) / 50))
    for type in _TYPES:
        yield f"sum {type}", _of(type, lambda xp, t: _values(xp, t, (7, 11, 13)).sum(axis=(0, 2)))
    yield "cumsum", lambda xp: xp.cumsum(_values(xp, "i8", 5000))
    yield "cumprod", lambda xp: xp.cumprod(1 + _values(xp, "f8", 300) / 1e4)
    yield "count_nonzero", lambda xp: xp.count_nonzero(_values(xp, "i4"))
    yield "histogram", lambda xp: xp.histogram(_values(xp, "f8"), bins=17)[0]
    yield "bincount", lambda xp: xp.bincount(abs(_values(xp, "i8")))
    yield "nansum", lambda xp: xp.nansum(xp.where(_values(xp, "f8") > 30, xp.nan, 1.0))


def _changed(xp: Any, key: Any, value: Any) -> Any:
    found = _values(xp, "i8", (30, 20))
    found[key] = value
    return found


def _indexing() -> Iterator[tuple[str, Case]]:
    yield "slice", lambda xp: _values(xp, "i4", (30, 20))[3:25:4, ::-1]
    yield "integers", lambda xp: _values(xp, "i4", (30, 20))[xp.asarray([3, 1, 29]), 5]
    yield "mask", lambda xp: (lambda found: found[found > 10])(_values(xp, "f4"))
    yield "take", lambda xp: xp.take(_values(xp, "f8", (30, 20)), xp.asarray([1, 19, 0]), axis=1)
    yield "set slice", lambda xp: _changed(xp, (slice(2, 9), 3), 7)
    yield (
        "set integers",
        lambda xp: _changed(xp, (xp.asarray([1, 2, 28]), xp.asarray([0, 19, 4])), xp.asarray([5, 6, 7])),
    )
    yield "nonzero", lambda xp: xp.stack(xp.nonzero(_values(xp, "i4", (30, 20)) > 20))
    yield (
        "choose",
        lambda xp: xp.choose(abs(_values(xp, "i8")) % 3, xp.stack([_values(xp, "i4", seed=n) for n in range(3)])),
    )
    yield "diagonal", lambda xp: xp.diagonal(_values(xp, "i4", (9, 7)))
    yield "unravel_index", lambda xp: xp.stack(xp.unravel_index(xp.asarray([5, 77]), (10, 12)))


def _manipulation() -> Iterator[tuple[str, Case]]:
    yield "transpose", lambda xp: _values(xp, "i4", (7, 8, 9)).transpose(2, 0, 1).copy()
    yield "concatenate", lambda xp: xp.concatenate([_values(xp, "f4"), _values(xp, "f4", seed=2)])
    yield "tile", lambda xp: xp.tile(_values(xp, "i4", (3, 4)), (2, 5))
    yield "repeat", lambda xp: xp.repeat(_values(xp, "i4", 9), 4)
    yield "roll", lambda xp: xp.roll(_values(xp, "i4", (7, 9)), 3, axis=1)
    yield "rot90", lambda xp: xp.rot90(_values(xp, "i4", (7, 9)))
    yield "pad", lambda xp: xp.pad(_values(xp, "i4", (4, 5)), 2, mode="reflect")
    yield "split", lambda xp: xp.stack(xp.split(_values(xp, "i4", 60), 5))
    yield "sort", lambda xp: xp.sort(_values(xp, "f4"))
    yield "argsort", lambda xp: xp.argsort(xp.asarray(np.random.default_rng(3).permutation(500)))
    yield "unique", lambda xp: xp.unique(_values(xp, "i4"))
    yield "searchsorted", lambda xp: xp.searchsorted(xp.arange(-50, 50, 7), _values(xp, "i8"))
    yield "lexsort", lambda xp: xp.lexsort(xp.stack([xp.asarray(np.random.default_rng(4).permutation(200))]))


RAW = r"""
template <class T> __global__ void scaled(const T *from, T *to, T by, int n) {
    int at = blockDim.x * blockIdx.x + threadIdx.x;
    if (at < n) to[at] = from[at] * by;
}
extern "C" __global__ void reversed(const int *from, int *to) {
    extern __shared__ int shared[];
    shared[threadIdx.x] = from[blockIdx.x * blockDim.x + threadIdx.x];
    __syncthreads();
    to[blockIdx.x * blockDim.x + threadIdx.x] = shared[blockDim.x - 1 - threadIdx.x];
}
__constant__ float factor;
extern "C" __global__ void by_factor(float *to) { to[threadIdx.x] *= factor; }
"""


def _scaled(xp: Any, type: str, name: str) -> Any:
    values = _values(xp, type)
    if xp is np:
        return values * 3
    module, out = xp.RawModule(code=RAW, name_expressions=[f"scaled<{name}>"]), xp.empty_like(values)
    module.get_function(f"scaled<{name}>")((8,), (128,), (values, out, values.dtype.type(3), np.int32(_N)))
    return out


def _reversed(xp: Any) -> Any:
    values = _values(xp, "i4", 256)
    if xp is np:
        return values.reshape(4, 64)[:, ::-1].ravel()
    out = xp.empty_like(values)
    xp.RawKernel(RAW, "reversed")((4,), (64,), (values, out), shared_mem=256)
    return out


def _by_factor(xp: Any) -> Any:
    values = _values(xp, "f4", 64)
    if xp is np:
        return values * np.float32(2.5)
    module = xp.RawModule(code=RAW)
    factor = xp.ndarray((1,), "f4", module.get_global("factor"))
    factor[...] = 2.5
    module.get_function("by_factor")((1,), (64,), (values,))
    return values


def _of_elements(xp: Any) -> Any:
    x, y = _values(xp, "f4"), _values(xp, "f4", seed=2)
    if xp is np:
        return (x - y) ** 2
    return xp.ElementwiseKernel("T x, T y", "T z", "z = (x - y) * (x - y)", "squared_difference")(x, y)


def _of_reduction(xp: Any) -> Any:
    x = _values(xp, "f8", (30, 40))
    if xp is np:
        return np.sqrt((x * x).sum(axis=1))
    return xp.ReductionKernel("T x", "T y", "x * x", "a + b", "y = sqrt(a)", "0", "norm")(x, axis=1)


def _fused(xp: Any) -> Any:
    def wave(x: Any, y: Any) -> Any:
        return xp.sin(x) * y + xp.maximum(x, y)

    return (wave if xp is np else xp.fuse(wave))(_values(xp, "f8"), _values(xp, "f8", seed=2))


def _in_stream(xp: Any) -> Any:
    values = _values(xp, "f8")
    if xp is np:
        return values * 2 + 1
    with xp.cuda.Stream(non_blocking=True) as stream:
        values = xp.asarray(values) * 2 + 1
        stream.synchronize()
    return values


def _kernels() -> Iterator[tuple[str, Case]]:
    yield "RawKernel with shared memory", _reversed
    yield "RawModule of a template, int", lambda xp: _scaled(xp, "i4", "int")
    yield "RawModule of a template, double", lambda xp: _scaled(xp, "f8", "double")
    yield "RawModule with a constant", _by_factor
    yield "ElementwiseKernel", _of_elements
    yield "ReductionKernel", _of_reduction
    yield "fuse", _fused
    yield "a stream", _in_stream


def _product() -> Iterator[tuple[str, Case]]:
    yield "matmul", lambda xp: _values(xp, "f8", (9, 8)) @ _values(xp, "f8", (8, 7), 2)
    yield "dot", lambda xp: xp.dot(_values(xp, "f4", (9, 8)), _values(xp, "f4", (8, 7), 2))


def _linalg() -> Iterator[tuple[str, Case]]:
    yield "solve", lambda xp: xp.linalg.solve(xp.eye(4) * 2, xp.ones(4))
    yield "svd", lambda xp: xp.linalg.svd(xp.eye(4))[1]
    yield "cholesky", lambda xp: xp.linalg.cholesky(xp.eye(4) * 4)
    yield "eigvalsh", lambda xp: xp.linalg.eigvalsh(xp.eye(4))


def _fft() -> Iterator[tuple[str, Case]]:
    yield "fft", lambda xp: xp.fft.fft(_values(xp, "c16", 64))
    yield "rfft2", lambda xp: xp.fft.rfft2(_values(xp, "f8", (16, 24)))


GROUPS: dict[str, Callable[[], Iterator[tuple[str, Case]]]] = {
    "creation": _creation, "elementwise": _elementwise, "reduction": _reduction, "indexing": _indexing,
    "manipulation and sorting": _manipulation, "RawKernel, RawModule and others": _kernels, "product": _product,
    "linalg": _linalg, "fft": _fft,
}  # fmt: skip


def outcome_of(case: Case, cupy: Any, library: str, told: list[str]) -> tuple[str, str]:
    """What became of a case, and why; with a library that is missing, it has to be refused, by name once.

    ``told`` is what was said on stderr, by this case and those before it.
    """
    with _standard_error(told):
        try:
            found = cupy.asnumpy(case(cupy))
            why = "" if _is_near(found, np.asarray(case(np))) else "another result than numpy's"
            why = f"{library} is missing, and the call did not fail" if library else why
            return ("wrong", why) if why else ("right", "")
        except Exception as error:  # of any kind: CuPy has one for each library
            why = f"{type(error).__name__}: {error}"
    if library:
        return (
            ("refused", library) if any(library in text for text in told) else ("wrong", f"not refused by name: {why}")
        )
    return "wrong", f"{why} {told[-1]}"[:300]


def _is_near(found: Any, expected: Any) -> bool:
    bound = {"e": 4e-3, "f": 2e-5, "F": 2e-5}.get(expected.dtype.char, 1e-11)
    if found.shape != expected.shape or found.dtype != expected.dtype:
        return False
    return bool(np.allclose(found, expected, rtol=bound, atol=bound, equal_nan=True))


@contextlib.contextmanager
def _standard_error(told: list[str]) -> Iterator[None]:
    """Adds to ``told`` what is written to stderr, by libraries too."""
    sys.stderr.flush()
    before = os.dup(2)
    with tempfile.TemporaryFile() as file:
        os.dup2(file.fileno(), 2)
        try:
            yield
        finally:
            sys.stderr.flush()
            os.dup2(before, 2)
            os.close(before)
            file.seek(0)
            told.append(file.read().decode(errors="replace"))


def _missing(soname: str) -> str:
    """The library, if this machine does not have it; another process looks, which may load what it brings along."""
    done = subprocess.run(
        [sys.executable, "-c", f"import ctypes; ctypes.CDLL({soname!r})"], capture_output=True, check=False
    )
    return soname if done.returncode else ""


def main() -> None:
    """Run all cases, or those of the groups that are named."""
    missing = {name: _missing(library) for name, library in LIBRARIES.items()}
    import hipkit

    hipkit.preload()
    import cupy  # type: ignore[import-not-found]

    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    told: list[str] = []
    for group in sys.argv[1:] or GROUPS:
        for name, case in GROUPS[group]():
            outcome, why = outcome_of(case, cupy, missing.get(group, ""), told)
            print(json.dumps({"group": group, "case": name, "outcome": outcome, "why": why, "cupy": cupy.__version__}))


if __name__ == "__main__":
    main()
