"""Stands in for tools on machines without them: the package ziglang for compilers, recorded answers for the others."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import tool_answers

SCRIPTS = Path(__file__).parent / "stand_ins"
NAMES = {
    "clang": ("clang-19", "clang-22"),
    "lld": ("ld.lld-22", "ld.lld-19"),
    "llvm-mc": ("llvm-mc-22",),
    "llc": ("llc-22",),
    "cc": ("cc",),
    "ar": ("ar", "llvm-ar-19", "llvm-ar-22"),
    "lld-link": ("lld-link-22",),
}
"""By script, the compilers that it stands in for."""
APART = {"clang++": ("clang++-19", "clang++-22")}
"""The same for those that only tests ask for, by :func:`program`: hipkit, which looks for them in PATH, finds none."""
ANSWERING = """
clang-offload-bundler-19 clang-offload-bundler-22 clang-offload-packager-19 clang-offload-packager-22 fatbinary groff
llvm-cxxfilt-22 llvm-dwarfdump-22 llvm-nm-22 llvm-objcopy-19 llvm-objcopy-22 llvm-objdump-22 llvm-offload-binary-22
llvm-readelf-19 llvm-readelf-22 llvm-readobj-22 llvm-strip-19 llvm-strip-22 man mandoc nm nvcc ptxas readelf strip
""".split()
"""Tools whose answers are recorded. Beside them, scripts ask for answers of what pip's compiler cannot do."""


def real_program(name: str) -> str | None:
    """The path of a tool that is installed."""
    found = shutil.which(name)
    stand_ins = os.environ.get(tool_answers.STAND_INS)
    return found if found and not (stand_ins and found.startswith(stand_ins)) else None


def program(name: str) -> str | None:
    """The path of a tool, or of what stands in for it."""
    stand_ins = os.environ.get(tool_answers.STAND_INS)
    apart = shutil.which(name, path=str(Path(stand_ins) / "apart")) if stand_ins else None
    return (apart if tool_answers.RECORDING in os.environ else None) or shutil.which(name) or apart


def provide() -> tuple[list[str], list[str]]:
    """Put what is not installed into a folder of its own in PATH; the compilers and the other tools that are stood in for.

    Where answers are recorded these scripts go first, so that the tools are asked about what pip's compiler makes.
    """
    if tool_answers.STAND_INS in os.environ:  # in a process that pytest began to share the work
        folder = Path(os.environ[tool_answers.STAND_INS])
        there = sorted(path.name for place in (folder, folder / "apart") for path in place.iterdir() if path.is_file())
        return [name for name in there if name not in ANSWERING], [name for name in there if name in ANSWERING]
    spec = find_spec("ziglang")
    if spec is None or not spec.origin:
        return [], []
    is_recording = tool_answers.RECORDING in os.environ
    compilers = {name: script for script, names in NAMES.items() for name in names}
    missing = {name: script for name, script in compilers.items() if is_recording or not shutil.which(name)}
    apart = {name: script for script, names in APART.items() for name in names}
    apart = {name: script for name, script in apart.items() if is_recording or not shutil.which(name)}
    others = [name for name in ANSWERING if is_recording or not shutil.which(name)]
    if not is_recording:
        others = [name for name in others if (tool_answers.FOLDER / f"{name}.zip").is_file()]
    os.environ["ZIG"] = str(Path(spec.origin).parent / "zig")
    folder = Path(tempfile.mkdtemp(prefix="hipkit-tools-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ[tool_answers.STAND_INS] = str(folder)
    for name, script in {**missing, **({"ld.lld": "lld", "lld": "lld"} if missing else {})}.items():
        (folder / name).symlink_to(SCRIPTS / script)
    (folder / "apart").mkdir()
    for name, script in apart.items():
        (folder / "apart" / name).symlink_to(SCRIPTS / script)
    if not set(NAMES["clang"]).isdisjoint(missing):
        os.environ.setdefault("HIPKIT_CC", "ziglang")  # which hipkit calls itself, with its own headers
    mode = "record" if is_recording else "replay"
    os.environ["HIPKIT_ANSWERS"] = f"{sys.executable} -I -S {tool_answers.__file__} {mode}"
    for name in others:
        (folder / name).write_text(f'#!/bin/sh\nexec $HIPKIT_ANSWERS {name} "$@"\n')
        (folder / name).chmod(0o755)
    places = [str(folder), os.environ["PATH"]] if is_recording else [os.environ["PATH"], str(folder)]
    os.environ["PATH"] = os.pathsep.join(places)
    return sorted({**missing, **apart}), others
