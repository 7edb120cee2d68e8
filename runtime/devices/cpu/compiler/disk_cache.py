"""The disk cache of compiled code; ``HIPKIT_CACHE_SIZE`` is its limit in megabytes."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from .....fatbin.errors import UsageError
from ....cache_folder import DiskCache, cache_folder
from ....process import once

PACKAGE = Path(__file__).parents[4]
"""The folder of the whole package."""
DEFAULT_MEGABYTES = 512


@once
def disk_cache() -> DiskCache | None:
    """The cache of this user; None if it is switched off, or if other users can write to it."""
    folder = cache_folder()
    if folder is None:
        return None
    return DiskCache(folder, _megabytes() << 20)


def _megabytes() -> int:
    text = os.environ.get("HIPKIT_CACHE_SIZE", "")
    if not text:
        return DEFAULT_MEGABYTES
    if not (text.isascii() and text.isdigit()):
        raise UsageError(f"HIPKIT_CACHE_SIZE={text} is no number of megabytes")
    return int(text)


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
