"""The disk cache of compiled code."""

from __future__ import annotations

import hashlib
from pathlib import Path

from .....fatbin.cache_folder import DiskCache, cache_folder, size_limit
from ....process import once
from .. import own_files

PACKAGE = Path(__file__).parents[4]
"""The folder of the whole package."""


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

    It is the same wherever the same hipkit is installed, so that caches can be shared. What the files have is kept in the
    cache as well, by their sizes and times. Raises :class:`MissingError` if they are no longer those of this process.
    """
    found = _digest(_llvm())
    own_files.check()
    return found


@once
def sources_digest() -> str:
    """The same for an engine without LLVM."""
    found = _digest("")
    own_files.check()
    return found


def _digest(llvm: str) -> str:
    files, disk = engine_files(), disk_cache()
    if disk is None:
        return _digest_of(files, llvm)
    states = [(str(path), (at := path.stat()).st_size, at.st_mtime_ns) for path in files]
    key = hashlib.sha256(repr((states, llvm)).encode()).hexdigest()
    known = disk.get(key)
    if known is None:
        known = _digest_of(files, llvm).encode()
        disk.put(key, known)
    return known.decode()


def _llvm() -> str:
    import llvmlite

    return str(llvmlite.__version__)


def _digest_of(files: list[Path], llvm: str) -> str:
    """Of names and contents."""
    digest = hashlib.sha256(llvm.encode())
    for path in files:
        digest.update(f"{path.relative_to(PACKAGE)}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def engine_files() -> list[Path]:
    """The files of hipkit that decide what is emitted."""
    folders = (PACKAGE / name for name in ("runtime/isa", "runtime/devices", "fatbin/isa"))
    return [
        path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".ll", ".ptx", ".z")
    ]
