"""Takes compiled code out of the cache folder, as one file, and into another one: for CI, and machines of one kind.

The file is a tar, compressed with zstd, of the files that the cache has. What was compiled for another processor, or by
another hipkit, has other keys, and is never looked up.
"""

from __future__ import annotations

import io
import os
import tarfile
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from .cache_folder import DiskCache
from .errors import FormatError, UsageError
from .records import dataclass

KIND = "cache archive"
_LEVEL = 3


@dataclass(frozen=True)
class Moved:
    """How much has been written or taken in."""

    count: int
    size: int
    """In bytes, not compressed."""


def export(cache: DiskCache, file: int) -> Moved:
    """Write all that a cache has to an open file."""
    import zstandard

    count = size = 0
    with (
        os.fdopen(file, "wb", closefd=False) as raw,
        zstandard.ZstdCompressor(level=_LEVEL).stream_writer(raw) as packed,
        tarfile.open(mode="w|", fileobj=packed, format=tarfile.PAX_FORMAT) as archive,
    ):
        for key, payload in cache.entries():
            member = tarfile.TarInfo(key)
            member.size = len(payload)
            archive.addfile(member, io.BytesIO(payload))
            count, size = count + 1, size + len(payload)
    return Moved(count, size)


def take_in(cache: DiskCache, path: Path) -> Moved:
    """Put all that an archive has into a cache. Raises :class:`FormatError` where it is damaged or no such archive."""
    import zstandard

    count = size = 0
    try:
        with (
            path.open("rb") as raw,
            zstandard.ZstdDecompressor().stream_reader(raw, closefd=False) as packed,
            tarfile.open(mode="r|", fileobj=packed) as archive,
        ):
            for key, payload in _members(archive, path, cache.limit):
                cache.put(key, payload)
                count, size = count + 1, size + len(payload)
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}") from error
    except (tarfile.TarError, zstandard.ZstdError) as error:
        raise _damaged(path, "file", f"is no archive of `hipkit cache export`, or is damaged: {error}") from error
    return Moved(count, size)


def _members(archive: tarfile.TarFile, path: Path, limit: int) -> Iterable[tuple[str, bytes]]:
    total = 0
    for member in archive:
        if not member.isfile() or not DiskCache.is_key(member.name):
            raise _damaged(path, "name", f"{member.name[:80]!r} is not the name of compiled code")
        total += member.size
        if total > limit:
            raise UsageError(f"{path}: has more than the {limit >> 20} megabytes of HIPKIT_CACHE_SIZE")
        content: BinaryIO | None = archive.extractfile(member)  # type: ignore[assignment]
        assert content is not None  # it is a file
        payload = content.read()
        if len(payload) != member.size:
            raise _damaged(path, "size", f"ends inside {member.name}")
        yield member.name, payload


def _damaged(path: Path, field: str, message: str) -> FormatError:
    return FormatError(message, source=str(path), offset=0, container=KIND, field=field)
