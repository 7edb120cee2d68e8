"""What the kernels of this folder must give: ``python samples/kernels/reference.py [--wave 32|64] [NAME ...]``.

Compiles a kernel file for the host, runs a row of the table there and prints a digest of each result. As a module
it also compiles a file for a GPU, and compares results.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np
from model import TARGETS, Argument, Buffer, Compare, Row, Scalar, Struct
from table import BY_NAME, ROWS

HERE = Path(__file__).resolve().parent
CACHE = HERE.parents[1] / ".build" / "kernels"
NEEDS_CLANG_22 = {"gfx950"}
NOT_IN_DEBIANS_LIBRARY = {"gfx1250"}
EXACT_FLOATS = ("-ffp-contract=off",)
HOST_OPTIONS = ("-std=c++17", "-O1", "-shared", "-fPIC", "-Xclang", "-ffloat16-excess-precision=none", *EXACT_FLOATS)
DEVICE_OPTIONS = ("-x", "hip", "-O3", "--offload-device-only", "--no-gpu-bundle-output", *EXACT_FLOATS)
KERNEL = re.compile(r"^KERNEL\s+(?:__launch_bounds__\(.*?\)\s*)?(\w+)\(", re.M)
ENTRY = """
extern "C" int launch_{0}(uint32_t* grid, uint32_t* block, uint32_t lds, void** arguments) {{
    return host::launch(host::Call<{0}>::body, grid, block, lds, arguments);
}}
extern "C" int sizes_{0}(uint32_t* sizes) {{ return host::Call<{0}>::sizes(sizes); }}
"""
EDGES = (0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 1.5, -2.5, 3.0, 1e-3, -1e3, 100.0, np.inf, -np.inf, np.nan)
ULP_INTEGERS = {2: np.int16, 4: np.int32, 8: np.int64}

Array = np.ndarray[Any, np.dtype[Any]]


def kernels_of(file: str) -> list[str]:
    return KERNEL.findall((HERE / f"{file}.hip").read_text())


# Inputs


def hashed(count: int, seed: int) -> Array:
    """``count`` 64-bit integers that look random and are always the same (splitmix64)."""
    x = np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(seed * 0x632BE5AB)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return cast(Array, x ^ (x >> np.uint64(31)))


def fill(buffer: Buffer, seed: int) -> Array:
    """A buffer as the kernel finds it. ``seed`` is its place among the arguments."""
    dtype = np.dtype(buffer.dtype)
    random = hashed(buffer.count, seed)
    if buffer.fill == "zero":
        return np.zeros(buffer.count, dtype)
    if buffer.fill == "index":
        return np.arange(buffer.count).astype(dtype)
    if buffer.fill == "bits":
        return cast(Array, random.astype(f"u{dtype.itemsize}").view(dtype))
    if buffer.fill in ("range", "sorted"):
        values = ((random % np.uint64(buffer.high - buffer.low)).astype(np.int64) + int(buffer.low)).astype(dtype)
        return cast(Array, np.sort(values)) if buffer.fill == "sorted" else values
    if buffer.fill == "roots":
        angles = -2 * np.pi * np.arange(buffer.count // 2) / buffer.count
        return cast(Array, np.stack([np.cos(angles), np.sin(angles)], axis=1).reshape(-1).astype(dtype))
    unit = (random >> np.uint64(11)).astype(np.float64) / 2.0**53
    if buffer.fill == "uniform":
        return cast(Array, (buffer.low + unit * (buffer.high - buffer.low)).astype(dtype))
    if buffer.fill == "edges":
        info = np.finfo(dtype)
        limits = [info.max, -info.max, info.tiny, -info.tiny, info.smallest_subnormal, info.tiny / 2, 1 + info.eps]
        known = np.array([*EDGES, *limits], dtype)
        others = random.astype(f"u{dtype.itemsize}").view(dtype)
        # Every pair of known values meets when two buffers have them at strides of 1 and of their number.
        step = np.arange(buffer.count) // (len(known) if seed % 2 else 1) % len(known)
        return cast(Array, np.where(np.arange(buffer.count) < len(known) ** 2, known[step], others))
    raise ValueError(f"no rule called {buffer.fill!r} fills a buffer")


def pack(argument: Scalar | Struct) -> bytes:
    """An argument that is passed by value, as its bytes."""
    if isinstance(argument, Scalar):
        return np.array(argument.value, argument.dtype).tobytes()
    layout = np.dtype([(f"f{i}", member.dtype) for i, member in enumerate(argument.members)], align=True)
    return np.array(tuple(member.value for member in argument.members), layout).tobytes()


def inputs(row: Row) -> list[Array | bytes]:
    """The arguments of a launch: an array for each buffer, the bytes of what is passed by value."""
    return [fill(a, seed) if isinstance(a, Buffer) else pack(a) for seed, a in enumerate(row.arguments)]


def size_of(argument: Argument) -> int:
    return 8 if isinstance(argument, Buffer) else len(pack(argument))


# The host


@cache
def host_compiler() -> list[str]:
    """Debian's clang, or else pip's."""
    if shutil.which("clang++-19"):
        return ["clang++-19"]
    spec = importlib.util.find_spec("ziglang")
    if spec is None or spec.origin is None:
        raise RuntimeError("neither clang++-19 nor the package ziglang is installed")
    return [str(Path(spec.origin).parent / "zig"), "c++", "-fno-sanitize=all"]


def build_host(file: str, wave: int, folder: Path = CACHE) -> Path:
    """The shared object of a kernel file for waves of ``wave`` lanes, made unless ``folder`` has it."""
    source = f'#include "{file}.hip"\n' + "".join(map(ENTRY.format, kernels_of(file)))
    command = [*host_compiler(), *HOST_OPTIONS, f"-DHOST_WAVE={wave}", f"-I{HERE}", "-x", "c++", "-", "-o"]
    return cached(folder, HERE / f"{file}.hip", f"wave{wave}", ".so", [*command], source)


def run(row: Row, wave: int = 32, folder: Path = CACHE) -> list[Array]:
    """The result buffers of a row, in the order of its arguments, as the host computes them."""
    values = inputs(row)
    holders: list[Any] = []
    for value in values:
        if isinstance(value, bytes):
            holders.append(ctypes.create_string_buffer(value, len(value)))
        else:
            holders.append(ctypes.c_void_p(value.ctypes.data))
    pointers = (ctypes.c_void_p * len(holders))(*(ctypes.addressof(holder) for holder in holders))
    three = ctypes.c_uint32 * 3
    with loaded(build_host(row.file, wave, folder)) as library:
        error = library[f"launch_{row.name}"](three(*row.grid), three(*row.block), row.dynamic_lds, pointers)
    if error:
        raise RuntimeError(f"{row.name}: {'the kernel waits for ever' if error == 1 else 'the group is too large'}")
    return results(row, values)


@contextmanager
def loaded(path: Path) -> Iterator[ctypes.CDLL]:
    """A library, forgotten afterwards: the next launch finds its global variables as the source says."""
    library = ctypes.CDLL(str(path))
    try:
        yield library
    finally:
        close = ctypes.CDLL(None).dlclose
        close.argtypes = [ctypes.c_void_p]
        close(library._handle)  # noqa: SLF001 (ctypes has no public way)


def sizes(file: str, name: str, wave: int = 32, folder: Path = CACHE) -> list[int]:
    """The sizes of a kernel's arguments as the host's compiler sees them."""
    found = (ctypes.c_uint32 * 64)()
    with loaded(build_host(file, wave, folder)) as library:
        count = library[f"sizes_{name}"](found)
    return list(found[:count])


# Devices


@cache
def recipe() -> ModuleType:
    """samples/build.py, which knows what Debian's device libraries and headers lack."""
    spec = importlib.util.spec_from_file_location("samples_build", HERE.parent / "build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@cache
def has_debians_compilers() -> bool:
    """Whether Debian's clang, HIP headers and device libraries are here; otherwise hipkit compiles for GPUs, with its own."""
    programs = [f"{name}-{llvm}" for name in ("clang++", "llvm-as", "llvm-dis") for llvm in (19, 22)]
    places = [recipe().BITCODE, Path("/usr/include/hip/hip_runtime.h")]
    return all(map(shutil.which, programs)) and all(place.exists() for place in places)


def device_code_of_hipkit(path: Path, target: str, options: tuple[str, ...]) -> bytes:
    """The code object of any HIP file, by hipkit's own headers."""
    from hipkit.cc import compilers
    from hipkit.cc.device import compile_for

    return compile_for(path, [target], ["-O3", *EXACT_FLOATS, *options], compilers.find()).data


def build_device(file: str, target: str, folder: Path = CACHE) -> bytes:
    """The code object of a kernel file for a target, made unless ``folder`` has it."""
    return device_code(HERE / f"{file}.hip", target, folder)


def device_code(path: Path, target: str, folder: Path = CACHE, options: tuple[str, ...] = ()) -> bytes:
    """The code object of any HIP file; ``options`` for the compiler come after the usual ones."""
    if target in NOT_IN_DEBIANS_LIBRARY or not has_debians_compilers():
        return device_code_of_hipkit(path, target, options)
    llvm = 22 if target in NEEDS_CLANG_22 else 19
    bitcode = folder / f"bitcode-{llvm}"
    compatibility = folder / "compatibility.h"
    folder.mkdir(parents=True, exist_ok=True)
    if not bitcode.is_dir():
        with tempfile.TemporaryDirectory(dir=folder) as work:
            recipe().device_libs(Path(work) / "bitcode", llvm)
            try:
                (Path(work) / "bitcode").rename(bitcode)
            except OSError:
                if not bitcode.is_dir():
                    raise
    if not compatibility.exists():
        compatibility.write_text(recipe().COMPATIBILITY)
    libraries = ["--rocm-path=/usr", f"--rocm-device-lib-path={bitcode}", "-include", str(compatibility)]
    if llvm == 22:
        # Debian's mathematical library asks for a constant that clang 22 links no longer: subnormals are kept.
        libraries += ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(bitcode / "oclc_daz_opt_off.bc")]
    command = [f"clang++-{llvm}", *DEVICE_OPTIONS, *libraries, f"--offload-arch={target}", *options, str(path)]
    return cached(folder, path, target, ".hsaco", [*command, "-o"]).read_bytes()


def cached(folder: Path, kernels: Path, name: str, suffix: str, command: list[str], source: str = "") -> Path:
    """What ``command`` writes, in a file whose name says of what it was made."""
    folder.mkdir(parents=True, exist_ok=True)
    headers = b"".join(path.read_bytes() for path in sorted(HERE.glob("*.h")))
    digest = hashlib.sha256(repr(command).encode() + source.encode() + headers + kernels.read_bytes()).hexdigest()[:16]
    path = folder / f"{kernels.stem}.{name}.{digest}{suffix}"
    if not path.exists():
        unfinished = path.with_suffix(f".{os.getpid()}")
        environment = {**os.environ, "HIP_PLATFORM": "amd", "LC_ALL": "C"}
        done = subprocess.run([*command, unfinished], input=source, capture_output=True, text=True, env=environment)
        if done.returncode:
            raise RuntimeError(f"{' '.join(command)}: exit {done.returncode}\n{done.stderr}")
        unfinished.replace(path)
    return path


# Results


def results(row: Row, values: list[Array | bytes]) -> list[Array]:
    """Of the arguments after a launch, those that are results."""
    pairs = zip(row.arguments, values, strict=True)
    return [v for a, v in pairs if isinstance(a, Buffer) and a.result and not isinstance(v, bytes)]


def difference(want: Array, got: Array, compare: Compare) -> str | None:
    """Where ``got`` is not what it may be, in words; None: it is right."""
    if compare.kind == "unordered":
        want, got = np.sort(want), np.sort(got)
    wrong = want.view(f"u{want.itemsize}") != got.view(f"u{got.itemsize}")
    if want.dtype.kind == "f":
        wrong &= ~(np.isnan(want) & np.isnan(got))
        if compare.kind == "ulp":
            finite = np.isfinite(want) & np.isfinite(got)
            wrong &= ~(finite & (distance(want, got) <= compare.bound))
    if not wrong.any():
        return None
    at = int(np.argmax(wrong))
    return f"{int(wrong.sum())} of {len(want)} differ, the first at {at}: {got[at]!r}, not {want[at]!r}"


def distance(a: Array, b: Array) -> Array:
    """How many floating-point numbers lie between two, as floats: nothing overflows."""
    integer = ULP_INTEGERS[a.itemsize]
    lowest = np.iinfo(integer).min
    ordered = [np.where(x.view(integer) < 0, lowest - x.view(integer), x.view(integer)) for x in (a, b)]
    # As numbers without a sign, so that the difference of the two is exact.
    first, second = (x.astype(np.int64).view(np.uint64) ^ np.uint64(1 << 63) for x in ordered)
    return cast(Array, (np.maximum(first, second) - np.minimum(first, second)).astype(np.float64))


def digest(array: Array) -> str:
    return hashlib.sha256(array.tobytes()).hexdigest()[:16]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wave", type=int, choices=(32, 64), default=32, help="lanes of a wave")
    parser.add_argument("--target", choices=TARGETS, help="compile for this target too")
    parser.add_argument("names", nargs="*", metavar="NAME", help="the kernels to run; all without it")
    arguments = parser.parse_args()
    if unknown := set(arguments.names) - set(BY_NAME):
        parser.error(f"the table has no {', '.join(sorted(unknown))}")
    for row in [BY_NAME[name] for name in arguments.names] or ROWS:
        for array in run(row, arguments.wave):
            print(f"{row.name:24} {digest(array)}  {array[:4]}")
        if arguments.target and arguments.target not in row.excluded:
            print(f"{row.name:24} {len(build_device(row.file, arguments.target))} bytes for {arguments.target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
