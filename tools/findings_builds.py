"""What compilers make of the samples, for ``make findings``: clang of three releases, hipcc and Triton."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "samples" / "src"
BITCODE = "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode"

BUILDS = (("-O0",), ("-O2",), ("-O0", "-g"), ("-O2", "-g"), ("-O2", "-fgpu-rdc"), ("-O2", "--offload-compress"))
TARGETS = {
    15: ("gfx900", "gfx906", "gfx90a", "gfx1030", "gfx1100"),
    19: ("gfx908", "gfx90a:xnack+", "gfx942", "gfx1030", "gfx1100"),
    22: ("gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1201"),
}
"""What each compiler is asked for. LLVM 15 compresses nothing."""
BUNDLE = ("--offload-device-only", "--gpu-bundle-output")
LIBRARY = ("-shared", "-fPIC", "--hip-link", "-fuse-ld=lld", "-lamdhip64")
OBJECT = ("-c", "-fPIC")
KINDS = {"-fgpu-rdc": LIBRARY, "--offload-compress": OBJECT}
HIPCC = ("reduce", "histogram", "matmul", "hello", "vector_add")


def built(folder: Path) -> Iterator[tuple[str, list[Path]]]:
    """By the name of each compiler that is there, what it made; what cannot be built is said and left out.

    What is in the folder from last time is taken as it is.
    """
    build = runpy.run_path(str(ROOT / "samples" / "build.py"))
    for llvm in TARGETS:
        work = folder / str(llvm)
        shutil.copytree(SOURCES, work, dirs_exist_ok=True)
        (work / "compatibility.h").write_text(build["COMPATIBILITY"])
        if not (work / "bitcode").exists():
            build["device_libs"](work / "bitcode", llvm)
        yield f"clang {build['VERSIONS'][llvm]}", [o for options in BUILDS for o in _compiled(work, llvm, options)]
    yield "hipcc 5.2.3 (Debian)", list(_hipcc(folder / "hipcc"))
    yield "Triton", list(_triton(folder / "triton"))


def _compiled(work: Path, llvm: int, options: tuple[str, ...]) -> Iterator[Path]:
    """Each source as a bundle, an object or a library."""
    targets = [f"--offload-arch={target}" for target in TARGETS[llvm]]
    rocm = ["--rocm-path=/usr", "--rocm-device-lib-path=bitcode", "-include", "compatibility.h"]
    kind = next((KINDS[option] for option in options if option in KINDS), BUNDLE)
    if llvm < 17 and "--offload-compress" in options:
        return
    for source in sorted(work.glob("*.hip")):
        out = work / f"{source.stem}{''.join(options)}.out"
        command = [f"clang++-{llvm}", "-x", "hip", *options, *rocm, *targets, source.name, "-o", out.name, *kind]
        if out.exists() or _done(command, work):
            yield out


def _hipcc(work: Path) -> Iterator[Path]:
    """Libraries from Debian's hipcc, which need not be installed."""
    shutil.copytree(SOURCES, work, dirs_exist_ok=True)
    if not (work / "package").exists():
        if not _done(["apt-get", "-qq", "download", "hipcc"], work):
            return
        [package] = work.glob("hipcc_*.deb")
        _done(["dpkg", "-x", package.name, "package"], work)
    environment = {"HIP_PLATFORM": "amd", "HIP_CLANG_PATH": "/usr/lib/llvm-15/bin", "DEVICE_LIB_PATH": BITCODE}
    targets = [f"--offload-arch={target}" for target in ("gfx906", "gfx90a", "gfx1030")]
    for name in HIPCC:
        command = [
            "perl",
            "package/usr/bin/hipcc.pl",
            *targets,
            "-O3",
            "-fPIC",
            "-shared",
            f"{name}.hip",
            "-o",
            f"lib{name}.so",
        ]
        out = work / f"lib{name}.so"
        if out.exists() or _done(command, work, HIP_PATH="/usr", ROCM_PATH="/usr", **environment):
            yield out


def _triton(work: Path) -> Iterator[Path]:
    """Code objects from Triton, as the package index has it."""
    work.mkdir(exist_ok=True)
    if any(work.glob("*.hsaco")):
        yield from sorted(work.glob("*.hsaco"))
        return
    if not _done([sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", "package", "triton"], work):
        return
    environment = {"PYTHONPATH": str(work / "package"), "TRITON_CACHE_DIR": str(work / "cache")}
    environment["TRITON_ALLOW_NON_CONSTEXPR_GLOBALS"] = "1"  # the names of types in the kernels
    _done([sys.executable, str(ROOT / "tools" / "triton_kernels.py"), "."], work, **environment)
    yield from sorted(work.glob("*.hsaco"))


def _done(command: list[str], work: Path, **environment: str) -> bool:
    """Whether a command did what it should; why not goes to stderr."""
    try:
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, env={**os.environ, **environment})
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        return False
    if done.returncode:
        said = next((line for line in done.stderr.splitlines() if "error" in line), "fails")
        print(f"{Path(command[0]).name}: {said}", file=sys.stderr)
    return not done.returncode
