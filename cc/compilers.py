"""The compilers that can compile HIP, and how each is called; nothing else knows them by name."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from ..fatbin.cache_folder import DiskCache, cache_folder, size_limit
from ..fatbin.errors import MissingError, UsageError
from ..fatbin.records import dataclass

VARIABLE = "HIPKIT_CC"
OLDEST = 17
"""The first release of clang whose driver knows all the options that hipkit gives it."""
NEWEST = 30
"""Debian has the release in the names of its programs; later ones than this are found without it."""
_ROCM_VARIABLES = ("ROCM_PATH", "HIP_PATH")
ROCM_FOLDERS = ("/opt/rocm", "/opt/rocm-*")
_CALLING = ("hipcc", "hipcc.pl", "hipcc.bin")
"""Drivers that add options of their own, and call the clang in the folder that they name."""
_ASKED = "HIPKIT_CC_ASKED"
"""Set for programs that are asked whether they are compilers: one that calls ``hipkit cc`` is none, and would be asked for ever."""
_FOLDER = re.compile(r"^InstalledDir: (.+)$", re.MULTILINE)
_VERSION = re.compile(r"clang version (\d+)\.\S*")
_ITSELF = re.compile(r"(amd)?clang(\+\+)?(-[\d.]+)?|zig")
"""The names of programs that are compilers themselves."""
_LASTING = ("--version", "-print-targets")
"""Questions whose answers change with the program only."""


@dataclass(frozen=True)
class Compiler:
    """A clang: ``driver`` takes clang's options, ``linker`` is an lld for ELF."""

    kind: str
    path: Path
    driver: tuple[str, ...]
    linker: tuple[str, ...]
    version: str

    def __str__(self) -> str:
        return f"{self.path} ({self.version})"

    @property
    def release(self) -> int:
        """Of clang: the first number of its version."""
        found = _VERSION.search(self.version)
        return int(found[1]) if found else OLDEST

    @property
    def is_zig(self) -> bool:
        """Whether it is clang inside zig, which has no headers of HIP and finds those of C++ in its own way."""
        return self.kind == "ziglang"


def find(asked: str | None = None) -> Compiler:
    """The compiler that ``asked``, else the environment, names; else the first of :data:`SEARCHED` that is there.

    Raises :class:`MissingError` where there is none.
    """
    if os.environ.get(_ASKED):
        raise MissingError("hipkit cc is no compiler for hipkit cc: what it was called by is not taken for one")
    named = asked or os.environ.get(VARIABLE)
    if named:
        return _named(named)
    for kind, search in SEARCHED.items():
        for path in search():
            compiler = _opened(kind, path)
            if compiler is not None:
                return compiler
    raise MissingError(
        f"there is no compiler for HIP: neither ROCm nor clang {OLDEST} or newer is installed; pip install 'hipkit[cc]'"
    )


def _named(name: str) -> Compiler:
    """The compiler at a path or of a name in PATH, or of one of the kinds."""
    if name in SEARCHED:
        found = next((made for path in SEARCHED[name]() if (made := _opened(name, path))), None)
        if found is None:
            raise MissingError(f"{name}: there is no such compiler on this machine")
        return found
    path = shutil.which(name)
    if path is None:
        raise UsageError(
            f"{name}: there is no such compiler; name a clang {OLDEST} or newer, or one of {', '.join(SEARCHED)}"
        )
    kind = "ziglang" if Path(path).stem == "zig" else "clang"
    compiler = _opened(kind, Path(path).absolute())
    if compiler is None:
        raise MissingError(f"{path}: is no clang {OLDEST} or newer that compiles for AMD's GPUs")
    return compiler


def rocm_folders() -> Iterator[Path]:
    """Where ROCm may be installed, the preferred first."""
    for name in filter(None, (*map(os.environ.get, _ROCM_VARIABLES), *ROCM_FOLDERS)):
        folder, _, pattern = name.rpartition("/")
        yield from sorted(Path(folder).glob(pattern), key=_numbers, reverse=True) if "*" in pattern else [Path(name)]


def _numbers(path: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", path.name)]


def _in_rocm() -> Iterator[Path]:
    for folder in rocm_folders():
        for name in ("llvm/bin/amdclang++", "bin/amdclang++", "llvm/bin/clang++", "bin/hipcc"):
            yield folder / name
    if found := shutil.which("amdclang++"):
        yield Path(found)


def _in_path() -> Iterator[Path]:
    for name in ("clang++", *(f"clang++-{release}" for release in range(NEWEST, OLDEST - 1, -1))):
        if found := shutil.which(name):
            yield Path(found)


def _of_this_python() -> Iterator[Path]:
    spec = find_spec("ziglang")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        yield Path(folder) / "zig"


SEARCHED = {"rocm": _in_rocm, "clang": _in_path, "ziglang": _of_this_python}
"""Where each kind of compiler may be, the preferred first."""


@cache
def _opened(kind: str, path: Path) -> Compiler | None:
    """The compiler at a path; None where there is none, or none that can compile HIP."""
    if not os.access(path, os.X_OK):
        return None
    driver = (str(path), "clang") if kind == "ziglang" else (str(path),)
    said = _said(*driver, "--version")
    if path.name in _CALLING and (folder := _FOLDER.search(said)):
        return _opened(kind, Path(folder[1]) / "clang++")
    found = _VERSION.search(said)
    if found is None or int(found[1]) < OLDEST or "amdgcn" not in _said(*driver, "-print-targets"):
        return None
    linker = (str(path), "ld.lld") if kind == "ziglang" else (_said(*driver, "-print-prog-name=ld.lld").strip(),)
    return Compiler(kind, path, driver, linker, found[0])


def _said(*command: str) -> str:
    """What a compiler says; a program that is the compiler itself is asked once, as long as its file stays the same."""
    folder, key = cache_folder(), _key(*command)
    if folder is None or key is None:
        return _asked(*command)
    cache = DiskCache(folder, size_limit())
    found = cache.get(key)
    if found is not None:
        return found.decode()
    said = _asked(*command)
    if said:
        cache.put(key, said.encode())
    return said


def _key(*command: str) -> str | None:
    """The key of an answer on disk; None for scripts and programs that call a compiler, which may be another tomorrow."""
    path = Path(command[0])
    if command[-1] not in _LASTING:
        return None
    try:
        real = path.resolve(strict=True)
        with real.open("rb") as file:
            is_program = file.read(4) == b"\x7fELF"
        status = real.stat()
    except OSError:
        return None
    if not is_program or not _ITSELF.fullmatch(real.name) or path.name in _CALLING:
        return None
    about = (command, str(real), status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino)
    return hashlib.sha256(repr(about).encode(errors="surrogateescape")).hexdigest()


def _asked(*command: str) -> str:
    try:
        environment = {**os.environ, _ASKED: "1"}
        return subprocess.run(command, capture_output=True, text=True, errors="replace", env=environment).stdout
    except OSError:
        return ""
