"""Shared libraries that clang makes of the files of tests/runtime/libraries, kept from one run to the next."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

import reference

from hipkit.loader import exports, stub

FOLDER = Path(__file__).parents[1] / "runtime" / "libraries"
CACHE = Path(reference.CACHE).parent / "libraries"
TARGET = "gfx942"


def library(*names: str, target: str = TARGET, major: int = 5, llvm: int = 19, options: tuple[str, ...] = ()) -> Path:
    """The library of these sources, which asks for libamdhip64 of that release."""
    sources = [FOLDER / f"{name}.hip" for name in names]
    link = ("-shared", "-fPIC", "-fuse-ld=lld", "-no-hip-rt", f"-l:{exports.soname_of(major)}")
    return _built("lib" + "_".join(names) + ".so", sources, target, major, (*options, *link), llvm)


def program(name: str, *, target: str = TARGET, major: int = 5, options: tuple[str, ...] = ()) -> Path:
    """The program of that source."""
    link = ("-fuse-ld=lld", "-no-hip-rt", f"-l:{exports.soname_of(major)}")
    return _built(name, [FOLDER / f"{name}.hip"], target, major, (*options, *link))


def _built(name: str, sources: list[Path], target: str, major: int, options: tuple[str, ...], llvm: int = 19) -> Path:
    recipe = reference.recipe()
    said = repr((name, target, major, options, llvm, recipe.COMPATIBILITY, exports.EXPORTS))
    digest = sha256(said.encode() + b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    folder = CACHE / digest
    if not (folder / name).exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as work:
            at = Path(work)
            (at / exports.soname_of(major)).write_bytes(stub.build(exports.soname_of(major)))
            if reference.has_debians_compilers():
                _by_debians(at, name, sources, target, options, llvm)
            else:
                _by_hipkit(at, name, sources, target, major, options)
            folder.mkdir(exist_ok=True)
            shutil.copy(at / name, folder / f"{name}.{os.getpid()}")
            (folder / f"{name}.{os.getpid()}").replace(folder / name)
    return folder / name


def _by_debians(at: Path, name: str, sources: list[Path], target: str, options: tuple[str, ...], llvm: int) -> None:
    recipe = reference.recipe()
    recipe.device_libs(at / "bitcode", llvm)
    (at / "compatibility.h").write_text(recipe.COMPATIBILITY)
    command = [
        f"clang++-{llvm}", "-x", "hip", "-O2", "-std=c++17", f"--offload-arch={target}", "--rocm-path=/usr",
        f"--rocm-device-lib-path={at / 'bitcode'}", "-include", str(at / "compatibility.h"), *map(str, sources),
        "-x", "none", f"-L{at}", *options, "-o", str(at / name),
    ]  # fmt: skip
    environment = {**os.environ, "HIP_PLATFORM": "amd", "LC_ALL": "C"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr


def _by_hipkit(at: Path, name: str, sources: list[Path], target: str, major: int, options: tuple[str, ...]) -> None:
    """With its own headers, and a library of the release that is asked for before the one that it links with itself."""
    from hipkit.cc import compilers
    from hipkit.cc.archives import Inputs
    from hipkit.cc.link import link
    from hipkit.cc.relocatable import Objects, link_device

    linking = [option for option in options if option in ("-shared", "-fPIC")]
    compiling = [option for option in options if not option.startswith(("-shared", "-fuse-ld", "-no-hip-rt", "-l"))]
    command = [sys.executable, "-m", "hipkit", "cc", "-O2", "-std=c++17", "--gpu", target, *compiling, "-c"]
    done = subprocess.run([*command, *map(str, sources)], capture_output=True, text=True, cwd=at)
    assert done.returncode == 0, done.stderr
    objects = [str(at / f"{source.stem}.o") for source in sources]
    lacking = Objects.read(Inputs.of(objects))
    if lacking.missing:
        objects.append(str(link_device(lacking, compilers.find(), at)))
    link([*linking, *objects, str(at / exports.soname_of(major)), "-Wl,--as-needed"], compilers.find(), at / name)
