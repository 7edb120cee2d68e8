"""What CUDA's headers declare, for ``tools/cuda_names.py``: clang reads the headers that NVIDIA's packages bring.

Releases of CUDA differ in names and signatures, so that several are read. Nothing of the packages is kept but names, values
and signatures.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

WHEELS = {
    11: (
        "nvidia-cuda-runtime-cu11==11.8.89",
        "nvidia-cuda-nvrtc-cu11==11.8.89",
        "nvidia-cuda-profiler-api-cu11==11.8.86",
    ),
    12: (
        "nvidia-cuda-runtime-cu12==12.9.79",
        "nvidia-cuda-nvrtc-cu12==12.9.86",
        "nvidia-cuda-profiler-api-cu12==12.9.79",
    ),
    13: (
        "nvidia-cuda-runtime==13.5.37",
        "nvidia-cuda-nvrtc==13.5.37",
        "nvidia-cuda-profiler-api==13.5.25",
        "nvidia-cuda-crt==13.5.37",
    ),
}
"""The packages whose headers are read, by release of CUDA."""
HEADERS = (
    "cuda.h", "cuda_runtime_api.h", "cuComplex.h", "library_types.h", "nvrtc.h", "cudaGL.h", "cuda_gl_interop.h",
    "surface_types.h", "texture_types.h", "cudaProfiler.h", "cuda_profiler_api.h", "channel_descriptor.h", "driver_functions.h",
    "math_constants.h",
)  # fmt: skip
CXX_HEADERS = ("cuda_runtime.h", "channel_descriptor.h", "driver_functions.h")
"""Headers whose functions of C++ are read by their names alone."""
DEVICE_HEADERS = (
    "crt/device_functions.h", "crt/device_double_functions.h", "crt/math_functions.h", "crt/sm_70_rt.h", "crt/sm_80_rt.h",
    "crt/sm_90_rt.h", "crt/sm_100_rt.h", "crt/mma.h", "sm_20_intrinsics.h", "sm_30_intrinsics.h", "sm_32_intrinsics.h",
    "sm_35_intrinsics.h", "sm_60_atomic_functions.h", "sm_61_intrinsics.h", "device_atomic_functions.h", "cuda_fp16.h",
    "cuda_bf16.h", "cuda_pipeline_primitives.h", "cuda_awbarrier_primitives.h",
)  # fmt: skip
_PUBLIC = re.compile(
    r"(cu[A-Z]|cuda[A-Z]|CU[a-z]|CU_|CUDA_|CUDART_|CUGL|CUGPU|nvrtc|NVRTC_|make_cu)\w+|libraryPropertyType\w*"
)
_STUBS = {
    "crt/host_defines.h": "#pragma once\n#define __align__(n) __attribute__((aligned(n)))\n#define __builtin_align__(n) __align__(n)\n"
    + "".join(
        f"#define {name}\n"
        for name in (
            "__host__ __device__ __global__ __shared__ __constant__ __managed__ __device_builtin__ __cudart_builtin__ CUDARTAPI "
            "CUDART_CB __device_builtin_texture_type__ __device_builtin_surface_type__ __cdecl CUDARTAPI_CDECL __forceinline__"
        ).split()
    ),
    "crt/host_config.h": "", "GL/gl.h": "typedef unsigned int GLenum;\ntypedef unsigned int GLuint;\n",
}  # fmt: skip
"""Headers that those of CUDA include and that other packages bring: what this needs of them."""


@dataclass
class Declared:
    """What a release declares: signatures of functions, values of enumerators and macros, and the names of types."""

    functions: dict[str, str] = field(default_factory=dict)
    enumerators: dict[str, int] = field(default_factory=dict)
    types: dict[str, list[str]] = field(default_factory=dict)
    """The members of a structure; none for other types."""
    macros: dict[str, str] = field(default_factory=dict)
    cxx: set[str] = field(default_factory=set)
    """Functions of C++ alone."""
    device: set[str] = field(default_factory=set)
    """Functions of device code."""


def unpacked(release: int, folder: Path) -> list[Path]:
    """The folders with the headers of a release, downloaded unless they are there."""
    there = folder / str(release)
    if not there.is_dir():
        wheels = folder / f"{release}.wheels"
        command = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-deps",
            "--dest",
            str(wheels),
            *WHEELS[release],
        ]
        subprocess.run(command, check=True)
        for wheel in wheels.glob("*.whl"):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(there, [name for name in archive.namelist() if name.endswith((".h", ".hpp"))])
    return sorted(path for path in there.rglob("include") if path.is_dir())


def declared(release: int, folder: Path, compiler: str) -> Declared:
    """What a release of CUDA declares."""
    found, includes = Declared(), unpacked(release, folder)
    stubs = folder / "stubs"
    for name, text in _STUBS.items():
        (stubs / name).parent.mkdir(parents=True, exist_ok=True)
        (stubs / name).write_text(text)
    headers = [name for name in HEADERS if any((path / name).is_file() for path in includes)]
    source = "".join(f"#include <{name}>\n" for name in headers)
    options = [option for path in (stubs, *includes) for option in ("-I", str(path))]
    _read(tree_of(source, options, compiler), found)
    found.macros = _macros(source, options, compiler)
    for name in CXX_HEADERS:
        found.cxx |= set(re.findall(r"\b((?:make_)?cuda[A-Z]\w*)\s*\(", _text(name, includes))) - found.functions.keys()
    for name in DEVICE_HEADERS:
        found.device |= set(re.findall(r"\b([a-z_]\w+)\s*\(", _text(name, includes)))
    return found


def tree_of(source: str, options: Iterable[str], compiler: str) -> Mapping[str, Any]:
    """The syntax of a source, as clang has it."""
    command = [compiler, "-x", "c", "-fsyntax-only", "-w", "-Xclang", "-ast-dump=json", *options, "-"]
    told = subprocess.run(command, input=source, check=True, capture_output=True, text=True)
    found: Mapping[str, Any] = json.loads(told.stdout)
    return found


def _read(tree: Mapping[str, Any], found: Declared) -> None:
    for node in tree["inner"]:
        name, kind = node.get("name", ""), node.get("kind")
        if kind == "EnumDecl":
            found.enumerators.update((word, value) for word, value in enumerators(node) if _PUBLIC.fullmatch(word))
        if not _PUBLIC.fullmatch(name):
            continue
        if kind == "FunctionDecl":
            found.functions.setdefault(name, node["type"]["qualType"])
        elif kind in ("RecordDecl", "TypedefDecl", "EnumDecl"):
            members = [
                each["name"] for each in node.get("inner", ()) if each["kind"] == "FieldDecl" and each.get("name")
            ]
            found.types[name] = members or found.types.get(name, [])
            _aliased(node, found)


def _aliased(node: Mapping[str, Any], found: Declared) -> None:
    """A name for a structure has its members."""
    if node["kind"] == "TypedefDecl":
        tag = node["type"]["qualType"].removeprefix("struct ")
        found.types[node["name"]] = found.types[node["name"]] or found.types.get(tag, [])


def enumerators(node: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """The enumerators of an enumeration with their values."""
    value = -1
    for each in node.get("inner", ()):
        if each["kind"] == "EnumConstantDecl":
            said = next(_values(each), None)
            value = value + 1 if said is None else said
            yield each["name"], value


def _values(node: Mapping[str, Any]) -> Iterator[int]:
    for inner in node.get("inner", ()):
        if inner.get("kind") == "ConstantExpr" and "value" in inner:
            yield int(inner["value"])
        yield from _values(inner)


def _macros(source: str, options: Iterable[str], compiler: str) -> dict[str, str]:
    command = [compiler, "-x", "c", "-E", "-dM", "-w", *options, "-"]
    text = subprocess.run(command, input=source, check=True, capture_output=True, text=True).stdout
    rows = re.findall(r"^#define (\w+) (.+)$", text, re.M)
    return {name: value for name, value in rows if _PUBLIC.fullmatch(name)}


def _text(name: str, includes: Iterable[Path]) -> str:
    """A header without comments and directives; nothing where a release has none of that name."""
    found = [path / name for path in includes if (path / name).is_file()]
    text = found[0].read_text(errors="replace") if found else ""
    return re.sub(r"/\*.*?\*/|//[^\n]*|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*$", "", text, flags=re.S | re.M)
