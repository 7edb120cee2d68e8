"""The cache folder on disk, which only its owner can write, because it contains native code.

``HIPKIT_CACHE`` names another folder, or is ``off``; ``HIPKIT_CACHE_SIZE`` is the limit in megabytes.
"""

from __future__ import annotations

import contextlib
import os
import stat
import time
from collections.abc import Iterator
from pathlib import Path

from .digests import SIZE, digest
from .errors import UsageError
from .patterns import pattern

VERSION = b"hipkit-code-3\n"
TAG = "CACHEDIR.TAG"
_SIGNATURE = "Signature: 8a477f597d28d172789f06886806bc55"
_ANY_VERSION = b"hipkit-code-"
_UNFINISHED, _ABANDONED = ".hipkit-", 3600
"""How the names of unfinished files begin, and the seconds after which the process that wrote one has ended."""
_FOLDER, _FILE = pattern("[0-9a-f]{2}"), pattern("[0-9a-f]{38,126}")
_WRITES_PER_SWEEP = 64
"""Writes between two checks of the size."""
_DEFAULT_MEGABYTES = 512


def cache_folder() -> Path | None:
    """The folder of this user, which is made; None if it is switched off, or if other users can write to it."""
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
    if not is_safe:
        return None
    with contextlib.suppress(OSError):
        _put_tag(folder)
    return folder


def size_limit() -> int:
    """How many bytes the files may have together. Raises :class:`UsageError` where the environment has no number."""
    text = os.environ.get("HIPKIT_CACHE_SIZE", "")
    if text and not (text.isascii() and text.isdigit()):
        raise UsageError(f"HIPKIT_CACHE_SIZE={text} is no number of megabytes")
    return int(text or _DEFAULT_MEGABYTES) << 20


def _put_tag(folder: Path) -> None:
    """Mark a folder as a cache of hipkit, as backup programs know caches."""
    if not (folder / TAG).exists():
        (folder / TAG).write_text(f"{_SIGNATURE}\n# hipkit keeps compiled code here, and may delete what it wrote.\n")


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
        head = len(VERSION) + SIZE
        payload = data[head:]
        if not data.startswith(VERSION) or _digest(key, payload) != data[len(VERSION) : head]:
            return None
        with contextlib.suppress(OSError):
            os.utime(path)  # the sweep removes the least recently used first
        return payload

    @staticmethod
    def is_key(text: str) -> bool:
        """Whether a text may be a key: hexadecimal digits, as many as a digest has."""
        return _FOLDER.fullmatch(text[:2]) is not None and _FILE.fullmatch(text[2:]) is not None

    def entries(self) -> Iterator[tuple[str, bytes]]:
        """Each key with its payload, in the order of keys; what is damaged is left out."""
        for path in sorted(filter(_may_be_ours, self.folder.glob("*/*"))):
            key = path.parent.name + path.name
            payload = self.get(key) if self.is_key(key) else None
            if payload is not None:
                yield key, payload

    def contents(self) -> tuple[int, int]:
        """How many files there are, and their bytes."""
        sizes = []
        for path in filter(_may_be_ours, self.folder.glob("*/*")):
            with contextlib.suppress(OSError):
                sizes.append(path.stat().st_size)
        return len(sizes), sum(sizes)

    def put(self, key: str, payload: bytes) -> None:
        """Store a payload; a folder that cannot be written is no error."""
        path = self._path(key)
        with contextlib.suppress(OSError):
            path.parent.mkdir(mode=0o700, exist_ok=True)
            # As the module tempfile makes one, whose import takes longer than all else here.
            unfinished = path.parent / f"{_UNFINISHED}{os.urandom(8).hex()}"
            handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(VERSION + _digest(key, payload) + payload)
                unfinished.replace(path)
            except BaseException:
                unfinished.unlink(missing_ok=True)
                raise
            self._writes += 1
            if self._writes % _WRITES_PER_SWEEP == 1:
                self.sweep()

    def sweep(self) -> None:
        """Delete the least recently used files until the rest fits: those that hipkit wrote, in a folder with its tag."""
        if not (self.folder / TAG).is_file():
            return
        found = []
        for path in filter(_may_be_ours, self.folder.glob("*/*")):
            with contextlib.suppress(OSError):
                status = path.stat()
                found.append((status.st_mtime, status.st_size, path))
        total = sum(size for _, size, _ in found)
        for _, size, path in sorted(found):
            if total <= self.limit:
                break
            with contextlib.suppress(OSError):
                if _is_ours(path):
                    path.unlink()
            total -= size

    def _path(self, key: str) -> Path:
        return self.folder / key[:2] / key[2:]


def _digest(key: str, payload: bytes) -> bytes:
    """Of the key too: a file under another's name would be code for something else."""
    return digest(key.encode() + payload).digest()


def _may_be_ours(path: Path) -> bool:
    """Whether a file has the name of a key, or of a file that was not finished."""
    has_name = _FILE.fullmatch(path.name) is not None or path.name.startswith(_UNFINISHED)
    return has_name and _FOLDER.fullmatch(path.parent.name) is not None


def _is_ours(path: Path) -> bool:
    """Whether hipkit wrote a file, and no process is at it."""
    if path.name.startswith(_UNFINISHED):
        return time.time() - path.stat().st_mtime > _ABANDONED
    with open(path, "rb") as file:
        return file.read(len(_ANY_VERSION)) == _ANY_VERSION
