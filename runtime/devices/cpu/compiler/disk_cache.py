"""The disk cache of compiled code, in a folder that only its owner can write, since it holds native code.

``HIPKIT_CACHE`` names another folder, or is ``off``; ``HIPKIT_CACHE_SIZE`` is its limit in megabytes.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import tempfile
from pathlib import Path

from ....process import once

VERSION = b"hipkit-code-1\n"
PACKAGE = Path(__file__).parents[4]
"""The folder of the whole package."""
DEFAULT_MEGABYTES = 512
_WRITES_PER_SWEEP = 64
"""Writes between two checks of the size."""


class DiskCache:
    """Files by key. Several processes may use one folder: files appear whole and are never changed."""

    def __init__(self, folder: Path, limit: int) -> None:
        self.folder, self.limit = folder, limit
        self._writes = 0

    def get(self, key: str) -> bytes | None:
        """The payload of a key; None if there is none or it is damaged."""
        path = self._path(key)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        head = len(VERSION) + 32
        payload = data[head:]
        if not data.startswith(VERSION) or hashlib.sha256(payload).digest() != data[len(VERSION) : head]:
            return None
        with contextlib.suppress(OSError):
            os.utime(path)  # the sweep removes the least recently used first
        return payload

    def put(self, key: str, payload: bytes) -> None:
        """Store a payload; a folder that cannot be written is no error."""
        path = self._path(key)
        with contextlib.suppress(OSError):
            path.parent.mkdir(mode=0o700, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=path.parent)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(VERSION + hashlib.sha256(payload).digest() + payload)
                Path(name).replace(path)
            except BaseException:
                Path(name).unlink(missing_ok=True)
                raise
            self._writes += 1
            if self._writes % _WRITES_PER_SWEEP == 1:
                self.sweep()

    def sweep(self) -> None:
        """Delete the least recently used files until the rest fits."""
        found = []
        for path in self.folder.glob("*/*"):
            with contextlib.suppress(OSError):
                status = path.stat()
                found.append((status.st_mtime, status.st_size, path))
        total = sum(size for _, size, _ in found)
        for _, size, path in sorted(found):
            if total <= self.limit:
                break
            with contextlib.suppress(OSError):
                path.unlink()
            total -= size

    def _path(self, key: str) -> Path:
        return self.folder / key[:2] / key[2:]


@once
def disk_cache() -> DiskCache | None:
    """The cache of this user; None if it is switched off, or if other users can write to it."""
    wanted = os.environ.get("HIPKIT_CACHE", "")
    if wanted == "off":
        return None
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = Path(wanted) if wanted else base / "hipkit" / "code"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = folder.stat()
    except OSError:
        return None
    is_safe = status.st_uid == os.getuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    megabytes = os.environ.get("HIPKIT_CACHE_SIZE", "")
    limit = int(megabytes) if megabytes.isdigit() else DEFAULT_MEGABYTES
    return DiskCache(folder, limit << 20) if is_safe else None


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
