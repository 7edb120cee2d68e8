"""Cache of generated libamdhip64, libhiprtc and libamd_comgr files on disk, which later programs load without generating them again.

A file depends on hipkit's own sources and on the interpreter that it begins, so both are in the name of its folder.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ...fatbin.cache_folder import cache_folder
from ...fatbin.leftovers import temporary_folder
from ...loader.beside import LIBRARIES
from ...loader.exports import sonames
from ...loader.interpreter import python_library

_PACKAGE = Path(__file__).parents[2]
_SOURCES = ("loader", "fatbin/symbol_hash.py", "fatbin/schema.py", "runtime/bridge/program_text.py")
_FOLDER = "libraries"
_MOST = 16
"""Folders that are kept, for as many interpreters and versions."""


@contextmanager
def libraries() -> Iterator[Path]:
    """A folder with the libraries of each release, for the block. Raises :class:`MissingError` where none can be."""
    python = python_library()
    cache = cache_folder()
    if cache is not None and (kept := _kept(cache, python)):
        yield kept
        return
    with temporary_folder(Path(tempfile.gettempdir())) as folder:
        _write(folder)
        yield folder


def _kept(cache: Path, python: Path) -> Path | None:
    """The folder in a cache; None where it cannot be written."""
    base = cache / _FOLDER
    folder = base / _digest(python)
    if not folder.is_dir():
        try:
            base.mkdir(mode=0o700, exist_ok=True)
            with temporary_folder(base) as made:
                whole = made / folder.name
                whole.mkdir(mode=0o700)
                _write(whole)
                whole.rename(folder)
        except OSError:
            if not folder.is_dir():  # which another process may have written meanwhile
                return None
        _sweep(base, folder)
    return folder


def _write(folder: Path) -> None:
    from ...loader import forwarding
    from .program_text import build

    for soname in sonames():
        (folder / soname).write_bytes(build(soname))
    for library in LIBRARIES:
        for soname in library.sonames:
            (folder / soname).write_bytes(forwarding.build(soname))


def _sweep(base: Path, used: Path) -> None:
    """Delete the oldest folders. Programs that run have theirs mapped; those that begin have just been given one."""
    import shutil

    folders = sorted((path for path in base.iterdir() if path.is_dir() and path != used), key=_age)
    for path in folders[: max(0, len(folders) - _MOST + 1)]:
        shutil.rmtree(path, ignore_errors=True)


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _digest(python: Path) -> str:
    """What the files depend on."""
    digest = hashlib.sha256(repr((str(python), sys.base_prefix, sys.version, sys.path, str(_PACKAGE))).encode())
    for path in _sources():
        status = path.stat()
        digest.update(f"{path} {status.st_size} {status.st_mtime_ns}\n".encode())
    return digest.hexdigest()[:32]


def _sources() -> Iterator[Path]:
    for name in _SOURCES:
        path = _PACKAGE / name
        if path.is_dir():
            with os.scandir(path) as found:
                yield from sorted(Path(entry.path) for entry in found if entry.name.endswith((".py", ".s")))
        else:
            yield path
