"""The disk cache of compiled code, and of what else of a kernel takes long to find."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path

from ...fatbin import digests
from ...fatbin.cache_folder import DiskCache, cache_folder, size_limit
from ..process import once
from . import own_files

PACKAGE = Path(__file__).parents[2]
"""The folder of the whole package."""
_FOLDERS = ("runtime/isa", "runtime/devices", "runtime/kernels", "fatbin/isa")
_FILES = ("fatbin/disassembly.py", "fatbin/flow.py")
"""Where the files are that decide what is kept."""
_DECIDING = (".py", ".ll", ".ptx", ".z")
"""How the names of files end that decide what is kept."""


@once
def disk_cache() -> DiskCache | None:
    """The cache of this user; None if it is switched off, or if other users can write to it."""
    folder = cache_folder()
    if folder is None:
        return None
    return DiskCache(folder, size_limit())


@once
def engine_digest() -> str:
    """The part of disk keys that changes with the engine: hipkit's own files and the version of llvmlite.

    It is the same wherever the same hipkit is installed, so that caches can be shared. Raises :class:`MissingError` if the
    files are no longer those of this process.
    """
    import llvmlite

    found = sources_digest()
    return digests.digest(f"{found} {llvmlite.__version__}".encode()).hexdigest() if found else ""


@once
def sources_digest() -> str:
    """The same without LLVM. What the files have is kept in the cache as well, by their sizes and times; without a cache it is empty."""
    found = _digest()
    own_files.check()
    return found


def _digest() -> str:
    disk = disk_cache()
    if disk is None:  # then there is nothing that another engine may have left
        return ""
    files = engine_files()
    states = [(path, state.st_size, state.st_mtime_ns) for path, state in files.items()]
    key = digests.digest(repr(states).encode()).hexdigest()
    known = disk.get(key)
    if known is None:
        known = _digest_of(files).encode()
        disk.put(key, known)
    return known.decode()


def _digest_of(files: Mapping[str, os.stat_result]) -> str:
    """Of names and contents."""
    found, start = digests.digest(), len(str(PACKAGE))
    for path, state in files.items():
        # Of hundreds of files, objects of files take longer to make than the contents to read.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        try:
            content = os.read(handle, state.st_size)
        finally:
            os.close(handle)
        # With the size, as a digest for each file takes longer to make than the file to read.
        found.update(f"\n{path[start:]} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def engine_files() -> dict[str, os.stat_result]:
    """The files of hipkit that decide what is kept, and their states, in one order wherever hipkit is."""
    found = dict[str, os.stat_result]()
    for folder in _FOLDERS:
        _find_files(str(PACKAGE / folder), found)
    for name in _FILES:
        with contextlib.suppress(FileNotFoundError):
            found[str(PACKAGE / name)] = (PACKAGE / name).stat()
    return dict(sorted(found.items()))


def _find_files(folder: str, found: dict[str, os.stat_result]) -> None:
    # Each start looks at hundreds of files: objects of pathlib take five times as long.
    with contextlib.suppress(FileNotFoundError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(_DECIDING):
                found[entry.path] = entry.stat()
            elif entry.is_dir() and entry.name != "__pycache__":
                _find_files(entry.path, found)
