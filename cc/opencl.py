"""OpenCL C: what clang is asked for, and the functions that a source calls, compiled for it and kept."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ..fatbin.target import TargetID
from . import headers, library, opencl_names
from .arguments import OPENCL
from .compilers import Compiler
from .driver import AMDGPU
from .errors import NotYetError
from .library import Made

STANDARDS = {"opencl1.2": "CL1.2", "opencl2.0": "CL2.0"}
"""By what comgr calls the language."""
TO_TEXT = ("-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes")
"""Options for the text whose functions :func:`with_functions` finds."""
WHOLE = ("-mllvm", "-amdgpu-internalize-symbols")
"""Options for code that nothing else calls: clang 21 and later make each kernel a function too."""
_DEFAULT_LEVEL = "-O2"
"""Clang's own of OpenCL C; of LLVM IR it has another."""
_DECLARED = re.compile(rb"^declare [^@\n]*@(\w+)\(", re.MULTILINE)
_NAME = re.compile(rb"@(\w+)")
_PREFIX = opencl_names.PREFIX.encode()
_PRINTS = "printf"
_PRINTING = '#include "printing.h"\n'


def for_source(target: TargetID, standard: str = "") -> list[str]:
    """Options for a source; those of whoever asks for it come after them, and may name another standard."""
    asked = [f"-cl-std={standard}"] if standard else []
    asked += ["-cl-no-stdinc", "-Xclang", "-fdeclare-opencl-builtins"]
    return ["-x", OPENCL, *asked, *for_code(target), "-isystem", str(headers.OWN), "-include", "hipkit/opencl.h"]


def for_code(target: TargetID) -> list[str]:
    """Options for the GPU, in whatever language."""
    return [f"--target={AMDGPU}", f"-mcpu={target}", "-nogpulib"]


def level(options: Sequence[str]) -> list[str]:
    """How far IR from OpenCL C is optimised, unless options say so; those for the source alone are no mistake there."""
    named = any(option.startswith("-O") or option == "-cl-opt-disable" for option in options)
    return ["-Wno-unused-command-line-argument", *([] if named else [_DEFAULT_LEVEL])]


def with_functions(
    text: bytes,
    target: TargetID,
    asked: Sequence[str],
    compiler: Compiler,
    folder: Path,
    run: Callable[[bytes, list[str]], Made],
) -> Made:
    """What ``run`` makes of a text of LLVM IR with options that link all that it calls. Files for it are written to a folder."""
    names = _called(text)
    words = _linking(names, target, library.deciding_options(asked), compiler, folder)
    # By the names that they have in OpenCL, C++ has functions of its own.
    known = {name.encode() for name in names if opencl_names.is_known(name)}
    renamed = _NAME.sub(lambda found: b"@" + _PREFIX + found[1] if found[1] in known else found[0], text)
    return library.linked(target, asked, compiler, folder, lambda own: run(renamed, [*words, *own]))


def _called(text: bytes) -> list[str]:
    names = [name.decode() for name in _DECLARED.findall(text)]
    for name in names:
        if what := opencl_names.refused(name):
            raise NotYetError(f"{opencl_names.plain(name)}: {what} of OpenCL C are not compiled yet")
    return names


def _linking(
    names: Iterable[str], target: TargetID, deciding: tuple[str, ...], compiler: Compiler, folder: Path
) -> list[str]:
    words = []
    # What prints is called when the functions are linked already, and has to stay until then.
    for text, option in (
        (opencl_names.definitions(names), "-mlink-builtin-bitcode"),
        (_PRINTING if _PRINTS in names else "", "-mlink-bitcode-file"),
    ):
        if text:
            path = folder / f"opencl{option}.bc"
            path.write_bytes(library.module("opencl", text, target, deciding, compiler))
            words += ["-Xclang", option, "-Xclang", str(path)]
    return words
