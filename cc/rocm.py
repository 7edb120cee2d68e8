"""AMD's HIP where it is installed: its headers and device library, which programs are compiled with in place of hipkit's."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..fatbin.errors import MissingError, UsageError
from ..fatbin.records import dataclass
from .compilers import Compiler, rocm_folders

OPTION = "--rocm-path="
_LIBRARY_OPTION = "--rocm-device-lib-path="
VARIABLE = "HIPKIT_HEADERS"
OWN, ROCM = "hipkit", "rocm"
"""Whose headers are asked for."""
OLDEST = 6
"""The release of HIP whose headers are taken unasked. Those before lack much that programs include today, their device
libraries know no gfx942, and clang 22 refuses them: Debian 12 has 5.2.
"""
_SYSTEM = Path("/usr")
"""Its headers are found without an option, and those of C++ not with one."""
_VERSIONS = ("share/hip/version", "bin/.hipVersion")
"""Where clang looks for the release of HIP."""
_VERSION = re.compile(r"^HIP_VERSION_(MAJOR|MINOR)=(\d+)", re.MULTILINE)
_HEADER = "include/hip/hip_runtime.h"
_LIBRARIES = (
    "amdgcn/bitcode",
    "lib/llvm/lib/clang/*/lib/amdgcn/bitcode",
    "lib/llvm-{release}/lib/clang/{release}/amdgcn/bitcode",
    "lib/clang/{release}/amdgcn/bitcode",
    "lib/*-linux-gnu/amdgcn/bitcode",
    "lib/amdgcn/bitcode",
)
"""Where device libraries are: ROCm's before and since 6.2, Debian's from clang 17 on, Fedora's, Debian 12's, Gentoo's. Those
in a folder of a release are for that release of clang.
"""


@dataclass(frozen=True)
class Installation:
    """A folder with headers of HIP, and its device library."""

    path: Path
    version: tuple[int, int]
    libraries: Path

    @property
    def options(self) -> list[str]:
        """What has clang, and hipkit, take it."""
        return [f"{OPTION}{self.path}", f"{_LIBRARY_OPTION}{self.libraries}"]


def options_for(asked: str | None, compiler: Compiler, given: Sequence[str]) -> list[str]:
    """Options for the HIP that is installed, none for hipkit's own; ``given`` are a person's, which may name one.

    Without being asked that is the one which the compiler is a part of. Raises :class:`MissingError` where the one that is
    asked for is not there, and :class:`UsageError` for what contradicts itself.
    """
    named = path_in(given)
    wanted = asked or os.environ.get(VARIABLE)
    if wanted not in (None, "", OWN, ROCM):
        raise UsageError(f"{VARIABLE}={wanted}: is neither {OWN} nor {ROCM}")
    if named and asked == OWN:
        raise UsageError(f"--headers {OWN} and {OPTION}{named} contradict each other")
    if compiler.is_zig and (named or wanted == ROCM):
        raise MissingError(
            f"{compiler.path} has no headers of clang for HIP, which AMD's need; --compiler names another"
        )
    if named or wanted == OWN or compiler.is_zig:
        return []
    if wanted == ROCM:
        found = next(_all(compiler), None)
        if found is None:
            raise MissingError(
                "AMD's HIP is not installed with headers and device library; --rocm-path names its folder"
            )
        return found.options
    own = (_opened(folder, compiler) for folder in _around(compiler))
    return next((each.options for each in own if each and each.version[0] >= OLDEST), [])


def path_in(options: Sequence[str]) -> Path | None:
    """The folder whose headers and device library are named, the last one as for clang."""
    named = [option.removeprefix(OPTION) for option in options if option.startswith(OPTION)]
    return Path(named[-1]) if named else None


def include_options(path: Path) -> list[str]:
    """Options for the headers in a folder: clang looks into it after ``/usr/include``, where Debian's are."""
    return [] if path.resolve() == _SYSTEM else ["-isystem", str(path / "include")]


def release_of(path: Path) -> int | None:
    """The release of HIP in a folder; None where none says which it is."""
    version = _version_of(path)
    return version[0] if version else None


def _all(compiler: Compiler) -> Iterator[Installation]:
    for folder in (*_around(compiler), *rocm_folders(), _SYSTEM):
        if found := _opened(folder, compiler):
            yield found


def _around(compiler: Compiler) -> Iterator[Path]:
    """The folders that a compiler is in, those of a link first."""
    yield from compiler.path.parents
    yield from compiler.path.resolve().parents


def _opened(folder: Path, compiler: Compiler) -> Installation | None:
    version = _version_of(folder)
    if version is None or not (folder / _HEADER).is_file():
        return None
    for pattern in _LIBRARIES:
        for libraries in sorted(folder.glob(pattern.format(release=compiler.release)), reverse=True):
            if (libraries / "ocml.bc").is_file():
                return Installation(folder, version, libraries)
    return None


def _version_of(folder: Path) -> tuple[int, int] | None:
    for name in _VERSIONS:
        try:
            rows = dict(_VERSION.findall((folder / name).read_text(errors="replace")))
        except OSError:
            continue
        if len(rows) == 2:
            return int(rows["MAJOR"]), int(rows["MINOR"])
    return None
