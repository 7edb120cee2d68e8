"""The disk cache of compiled code."""

from __future__ import annotations

import hashlib
from pathlib import Path

from .....fatbin.cache_folder import DiskCache, cache_folder, size_limit
from ....process import once

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
    """The part of disk keys that changes with the engine: hipkit's own files and the version of llvmlite."""
    import llvmlite

    digest = hashlib.sha256(llvmlite.__version__.encode())
    for path in engine_files():
        status = path.stat()
        digest.update(f"{path.relative_to(PACKAGE)} {status.st_size} {status.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def engine_files() -> list[Path]:
    """The files of hipkit that decide what is emitted."""
    folders = (PACKAGE / name for name in ("runtime/isa", "runtime/devices", "fatbin/isa"))
    return [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".ll", ".z")]
