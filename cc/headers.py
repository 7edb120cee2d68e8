"""Where the headers are that a compilation includes: hipkit's own of HIP, and those of C and C++."""

from __future__ import annotations

import platform
import shlex
import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from ..fatbin.errors import MissingError
from . import rocm
from .compilers import Compiler
from .working import working_folder

OWN = Path(__file__).parent / "include"
OLDEST_GLIBC = "2.28"
"""Programs run where glibc is no older than this: of zig's, which brings headers for many."""
_CODE_OBJECT = "-mcode-object-version="
_FIRST_WITH_5 = 18
"""The release of clang that began to make version 5 by itself; those before make 4."""
_WITH_VALUE = ("-isystem", "-D")
_FAST = {"associative-math": True, "signed-zeros": False, "trapping-math": False, "fp-contract=fast": True}
_PRECISE = {"associative-math": False, "signed-zeros": True, "fp-contract=fast": False}
_SETS = {
    **dict.fromkeys(("-ffast-math", "-Ofast", "-funsafe-math-optimizations"), _FAST),
    **dict.fromkeys(("-ffp-model=fast", "-ffp-model=aggressive"), _FAST),
    **dict.fromkeys(("-fno-fast-math", "-fno-unsafe-math-optimizations"), _PRECISE),
    **dict.fromkeys(("-ffp-model=precise", "-ffp-model=strict"), _PRECISE),
    **{f"-f{name}": {name: True} for name in _FAST},
    **{f"-fno-{name}": {name: False} for name in _FAST},
    **{f"-ffp-contract={how}": {"fp-contract=fast": False} for how in ("on", "off", "fast-honor-pragmas")},
}
"""What options say of the properties on which it depends whether the compiler reorders sums, and fuses whatever pragmas say."""


def for_hip(compiler: Compiler, options: Sequence[str] = ()) -> list[str]:
    """Options for all headers, and for the one that every source of HIP begins with, as it does with clang's own.

    With ``--rocm-path=`` among the options clang takes ROCm's headers and device library.
    """
    if asks_for_rocm(options):
        return all_of(compiler, options)
    defined = [f"-DHIPKIT_CODE_OBJECT_VERSION={code_object_version(compiler, options)}"]
    defined += ["-DHIPKIT_REORDERS"] if _reorders(options) else []
    defined += ["-DHIPKIT_WAVES_OF_64"] if _has_waves_of_64(options) else []
    return ["-nogpulib", "-nogpuinc", *all_of(compiler, options), *defined, "-include", "hipkit/always.h"]


def _has_waves_of_64(options: Sequence[str]) -> bool:
    """Whether a GPU that has waves of 32 and of 64 lanes is asked for the latter; clang 22 has no macro that says so."""
    asked = [option for option in options if option in ("-mwavefrontsize64", "-mno-wavefrontsize64")]
    return asked[-1:] == ["-mwavefrontsize64"]


def _reorders(options: Sequence[str]) -> bool:
    """Whether the compiler reorders sums; the headers switch that off for their own."""
    found = _properties(options)
    return found["associative-math"] and not found["signed-zeros"] and not found["trapping-math"]


def _properties(options: Sequence[str]) -> dict[str, bool]:
    found = _PRECISE | {"trapping-math": False}
    for option in options:
        found |= _SETS.get(option, {})
    return found


def code_object_version(compiler: Compiler, options: Sequence[str]) -> str:
    """The version of code objects that is asked for, or that the compiler makes by itself."""
    versions = [option.removeprefix(_CODE_OBJECT) for option in options if option.startswith(_CODE_OBJECT)]
    return (versions or ["5" if compiler.release >= _FIRST_WITH_5 else "4"])[-1]


def asks_for_rocm(options: Sequence[str]) -> bool:
    """Whether a ROCm is named whose headers and device library are used in place of hipkit's."""
    return rocm.path_in(options) is not None


def honoring_pragmas(options: Sequence[str]) -> list[str]:
    """Options after all others, with which the compiler fuses what it may, but nothing that hipkit's headers forbid."""
    if asks_for_rocm(options):
        return []
    # By the driver, clang 22 warns that one option overrides another.
    return ["-Xclang", "-ffp-contract=fast-honor-pragmas"] if _properties(options)["fp-contract=fast"] else []


def all_of(compiler: Compiler, options: Sequence[str] = ()) -> list[str]:
    """Options for the headers of HIP, C and C++."""
    if path := rocm.path_in(options):
        return [*rocm.include_options(path), "-D__HIP_PLATFORM_AMD__=1"]
    return [*standard(compiler), "-isystem", str(OWN)]


@cache
def standard(compiler: Compiler) -> tuple[str, ...]:
    """Options for the headers of C and C++ that a compiler brings along; none for one that uses the machine's."""
    if not compiler.is_zig:
        return ()
    return ("-nostdinc", "-isystem", str(OWN / "standard"), *_of_zig(compiler))


def zig_target() -> str:
    """What zig calls this machine."""
    return f"{platform.machine()}-linux-gnu.{OLDEST_GLIBC}"


def _of_zig(compiler: Compiler) -> Iterator[str]:
    """The include paths and definitions with which ``zig c++`` calls its clang."""
    with working_folder() as folder:
        source = Path(folder) / "empty.cpp"
        source.write_text("")
        command = [
            str(compiler.path),
            "c++",
            "-target",
            zig_target(),
            "-v",
            "-c",
            str(source),
            "-o",
            f"{folder}/empty.o",
        ]
        said = subprocess.run(command, capture_output=True, text=True, errors="replace", cwd=folder).stderr
    call = next((line for line in said.splitlines() if " -cc1 " in line), None)
    if call is None:
        raise MissingError(f"{compiler.path} does not say where its headers are: {said.strip()[-300:]}")
    words = shlex.split(call)
    for option, value in pairwise(words):
        if option in _WITH_VALUE:
            yield from (option, value if option == "-D" else str(Path(folder, value).resolve()))
