"""Source: a range of bytes that knows its file and offset, and is read only on access.

A :class:`Source` is a window on a backing: a file, bytes in memory, or content that is made on demand (an inflated
bundle, an unpacked wheel member) and may be dropped and made again.
"""

from __future__ import annotations

import errno
import functools
import io
import os
import stat
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from .backing import Backing, FileContent, Memory, OnDemand, open_to_read, write_all
from .errors import FormatError, UsageError

LARGEST_INFLATED = 16 << 30
"""No container may inflate to more than this."""
PIECE = 1 << 20
"""What is gone through as a whole is read in pieces of this size."""

_FIRST_CHUNK, _CHUNK = 1 << 12, 1 << 18
_SENT = 16 << 20
"""Copied by the system at a time: it says nothing of its progress meanwhile."""


def _is_null(status: os.stat_result) -> bool:
    """Whether it is the system's empty file."""
    return stat.S_ISCHR(status.st_mode) and os.path.samestat(status, Path(os.devnull).stat())


class Source:
    """``size`` bytes from ``start`` of a backing; ``name`` is what errors call it.

    ``origin`` is the offset in the file of byte 0, or in the inflated content where :attr:`inflated` is true.
    """

    __slots__ = ("_backing", "_first", "inflated", "name", "origin", "path", "size")

    def __init__(
        self,
        backing: Backing,
        size: int,
        *,
        name: str,
        path: Path | None = None,
        origin: int = 0,
        first: int = 0,
        inflated: bool = False,
    ) -> None:
        self._backing, self._first = backing, first
        self.name, self.path, self.origin, self.size, self.inflated = name, path, origin, size, inflated

    @classmethod
    def from_bytes(cls, data: bytes | bytearray, name: str = "<bytes>") -> Source:
        """A source that is all of ``data``."""
        return cls(Memory(data), len(data), name=name)

    @classmethod
    def from_path(cls, path: str | os.PathLike[str]) -> Source:
        """A whole file, read where someone looks; raises :class:`UsageError` where it cannot be read."""
        path = Path(path)
        try:
            file = open_to_read(path)
            try:
                status = os.fstat(file)
                if stat.S_ISDIR(status.st_mode):
                    raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
                if not stat.S_ISREG(status.st_mode) and not _is_null(status):
                    raise UsageError(f"{path}: is no regular file; save what it holds to one first")
            except BaseException:
                os.close(file)
                raise
        except (OSError, ValueError) as error:
            raise UsageError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from error
        size = status.st_size
        return cls(FileContent(file, size, str(path), path), size, name=str(path), path=path)

    @classmethod
    def on_demand(
        cls,
        load: Callable[[], Any],
        size: int,
        name: str,
        load_part: Callable[[int, int], bytes | bytearray] | None = None,
    ) -> Source:
        """Content that ``load`` makes when it is needed, and ``load_part`` what is between two of its offsets, which are not
        offsets in the file."""
        return cls(OnDemand(load, load_part), size, name=name, inflated=True)

    def sub(self, offset: int, size: int | None = None, *, name: str | None = None) -> Source:
        """The part from ``offset``; the caller has checked that it lies inside."""
        size = self.size - offset if size is None else size
        assert offset >= 0 and size >= 0 and offset + size <= self.size, (offset, size, self.size)
        return Source(
            self._backing,
            size,
            name=name or self.name,
            path=self.path,
            origin=self.origin + offset,
            first=self._first + offset,
            inflated=self.inflated,
        )

    def close(self) -> None:
        """Close the file that it reads, if it is one; what is read after that opens it again."""
        if isinstance(self._backing, FileContent):
            self._backing.close()

    def shares_bytes_with(self, other: Source) -> bool:
        """Whether both are parts of the same file or content."""
        return self._backing is other._backing

    def view(self, offset: int = 0, size: int | None = None) -> memoryview:
        """The bytes, not copied where that can be; shorter than asked where the source ends."""
        end = self.size if size is None else min(self.size, offset + size)
        if end <= offset:
            return memoryview(b"")
        return self._backing.view(self._first + offset, self._first + end)

    def read(self, offset: int = 0, size: int | None = None) -> bytes:
        """The bytes, copied; shorter than asked where the source ends."""
        end = self.size if size is None else min(self.size, offset + size)
        if end <= offset:
            return b""
        return self._backing.read(self._first + offset, self._first + end)

    def read_alone(self) -> bytes | bytearray:
        """The bytes, copied. Of inflated content nothing else is kept, nor is a hash checked that is of all of it."""
        if isinstance(self._backing, OnDemand):
            return self._backing.read_alone(self._first, self._first + self.size)
        return self.read()

    def alone(self) -> Source:
        """The same of inflated content, as a source; others are what they are."""
        if not isinstance(self._backing, OnDemand):
            return self
        return Source(Memory(self.read_alone()), self.size, name=self.name, origin=self.origin, inflated=True)

    def pieces(self, size: int = PIECE) -> Iterator[memoryview]:
        """All the bytes, one piece after another: what is large is not in memory at once."""
        for at in range(0, self.size, size):
            yield self.view(at, size)

    def write_to(self, file: int) -> Iterator[int]:
        """Write all the bytes to an open file, and say of each piece how many it was.

        What another file holds is not read where the system copies it.
        """
        at = 0
        while at < self.size:
            count = self.send(at, min(self.size - at, _SENT), file) or write_all(file, self.view(at, PIECE))
            at += count
            yield count

    def send(self, offset: int, size: int, file: int) -> int:
        """Have the system copy bytes to an open file: how many of ``size`` it was, none where it does not."""
        send: Callable[[int, int, int], int] | None = getattr(self._backing, "send", None)
        return send(self._first + offset, self._first + offset + size, file) if send else 0

    def digest(self, algorithm: str) -> bytes:
        """The hash of all the bytes, to tell contents apart."""
        import hashlib

        found = hashlib.new(algorithm, usedforsecurity=False)
        for piece in self.pieces():
            found.update(piece)
        return found.digest()

    def find_any(self, needles: Iterable[bytes], start: int = 0, end: int | None = None) -> tuple[int, bytes] | None:
        """The first of ``needles`` at or after ``start``: its offset, and which one it is."""
        end = self.size if end is None else min(end, self.size)
        needles = tuple(needles)
        overlap = max(map(len, needles)) - 1
        at, chunk = start, _FIRST_CHUNK
        while at < end:
            # A copy that fits the cache.
            piece = self.read(at, min(chunk + overlap, end - at))
            hits = [(found, needle) for needle in needles if (found := piece.find(needle)) >= 0]
            if hits:
                found, needle = min(hits)
                return at + found, needle
            at, chunk = at + chunk, _CHUNK
        return None

    def skip_zeros(self, start: int = 0, end: int | None = None) -> int:
        """The offset of the first byte from ``start`` that is not zero, or the end."""
        end = self.size if end is None else min(end, self.size)
        at, chunk = start, _FIRST_CHUNK
        while at < end:
            rest = self.read(at, min(chunk, end - at))
            if stripped := rest.lstrip(b"\0"):
                return at + len(rest) - len(stripped)
            at, chunk = at + chunk, _CHUNK
        return end

    def stream(self, offset: int = 0) -> SourceStream:
        """A file-like reader of the source from ``offset``."""
        return SourceStream(self, offset)

    def error(
        self, message: str, *, at: int = 0, container: str, field: str = "", rule: str = "malformed"
    ) -> FormatError:
        """A :class:`FormatError` about the byte at ``at`` of this source."""
        return FormatError(
            message, source=self.name, offset=self.origin + at, container=container, field=field, rule=rule
        )

    @property
    def uri(self) -> str | None:
        """``file://path#offset=…&size=…``, or None for what has no place in a file."""
        if self.path is None or self.inflated:
            return None
        # A relative path has no URI of its own: made absolute, but with the links the user wrote.
        path = os.path.abspath(self.path)  # noqa: PTH100
        return f"file://{_quoted(path)}#offset={self.origin}&size={self.size}"

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Source {self.name}+{self.origin:#x}, {self.size} bytes>"


@functools.lru_cache(maxsize=16)
def _quoted(path: str) -> str:
    """A path in a URI: the same for each of thousands of entries."""
    return quote(os.fsencode(Path(path).as_posix()), safe="/:+")


class SourceStream(io.BufferedIOBase):
    """What construct, zipfile and pyelftools read a source through."""

    failed: FormatError | None = None
    """Why nothing can be read, which construct and pyelftools do not say."""

    def __init__(self, source: Source, offset: int) -> None:
        self._source, self._at = source, offset

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._at

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        base = {os.SEEK_SET: 0, os.SEEK_CUR: self._at, os.SEEK_END: self._source.size}[whence]
        if base + offset < 0:
            raise ValueError("seek before the start")
        self._at = base + offset
        return self._at

    def read(self, size: int | None = -1, /) -> bytes:
        if self._at >= self._source.size:
            return b""
        try:
            data = self._source.read(self._at, None if size is None or size < 0 else size)
        except FormatError as error:
            self.failed = error
            raise
        self._at += len(data)
        return data
