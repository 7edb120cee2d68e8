"""Headers that a compiler has read already: parsing them takes most of the time of a small source that is compiled while a program runs.

Clang reads them again from a file (a precompiled header), which is kept in the cache folder and is made when a compilation with the same options
comes a second time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from ..fatbin.cache_folder import DiskCache, cache_folder, size_limit
from . import headers, library
from .compilers import Compiler
from .driver import run_jobs
from .errors import CompileError
from .kept import dependency_options, has_no_path, kept
from .working import working_folder

_INCLUDE = "-include"
_EMIT = ("-emit-pch", "-fno-pch-timestamp", "-fpch-instantiate-templates")
"""Without the times of the files, which are others wherever hipkit is installed; with the functions that the headers make of templates."""
_NOTING = ("-fsanitize", "-fdebug", "-ftime", "-fcoverage", "-fprofile", "-Xclang", "-x")
_SEEN = b"once"
_NOTHING = headers.OWN / "hipkit" / "precompiled.h"


def precompiled(words: Sequence[str], asked: Sequence[str], compiler: Compiler, folder: Path) -> Path | None:
    """A precompiled header of what the words of a compilation include, written to ``folder``.

    None the first time, where it cannot be kept, and where what is ``asked`` may change what is found by a header's name, or what
    a compiler notes of headers.
    """
    cache = cache_folder()
    if cache is None or not all(map(_is_plain, asked)):
        return None
    known = DiskCache(cache, size_limit())
    parts = ("precompiled", *words, str(headers.OWN))
    key = hashlib.sha256(repr((*parts, str(compiler), library.digest())).encode(errors="surrogateescape")).hexdigest()
    if known.get(key) != _SEEN:
        known.put(key, _SEEN)
        return None
    try:
        data, _ = kept(parts, asked, compiler, lambda files: (_made(words, compiler, files), ""))
    except CompileError:
        return None
    path = folder / "headers.pch"
    path.write_bytes(data)
    return path


def _is_plain(option: str) -> bool:
    return has_no_path(option) and not option.startswith(_NOTING)


def including(words: Sequence[str], header: Path) -> list[str]:
    """The words with a precompiled header in place of those that they include."""
    return [*_without_included(words), "-Xclang", "-include-pch", "-Xclang", str(header)]


def _made(words: Sequence[str], compiler: Compiler, files: Path | None) -> bytes:
    with working_folder() as folder:
        out = Path(folder) / "headers.pch"
        asked = [*words, *(dependency_options(files) if files else [])]
        asked += [word for option in _EMIT for word in ("-Xclang", option)]
        run_jobs(compiler, [*asked, "-emit-llvm", "-c", str(_NOTHING), "-o", str(out)])
        return out.read_bytes()


def _without_included(words: Sequence[str]) -> list[str]:
    before = [None, *words]
    return [word for option, word in zip(before, words, strict=False) if _INCLUDE not in (option, word)]
