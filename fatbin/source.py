"""A byte range that knows which file it is part of and where, and is read only when someone looks.

A :class:`Source` is a window on a backing: a mapped file, bytes in memory, or content that is made on demand
(an inflated bundle, an unpacked wheel member) and may be dropped and made again.
"""

from __future__ import annotations

import io
import mmap
import os
import stat
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, ClassVar, Protocol
from urllib.parse import quote

from .errors import FormatError, UsageError

KEEP_IN_MEMORY = 256 << 20
"""Content made on demand is held in memory up to this size, above it in an unlinked temporary file."""
KEEP_LOADED = 512 << 20
"""How much content made on demand is kept at once before the oldest is dropped."""
LARGEST_INFLATED = 16 << 30
"""No container may inflate to more than this."""

_CHUNK = 1 << 18
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)


def _is_null(status: os.stat_result) -> bool:
    """Whether it is the system's empty file."""
    return stat.S_ISCHR(status.st_mode) and os.path.samestat(status, Path(os.devnull).stat())


class Backing(Protocol):
    """Where the bytes of a source are."""

    def buffer(self) -> Any:
        """An object with the buffer protocol, as long as the content."""


class Memory:
    """Bytes, or a mapped file: always there."""

    def __init__(self, data: bytes | mmap.mmap) -> None:
        self._data = data

    def buffer(self) -> Any:
        """The bytes themselves."""
        return self._data


class OnDemand:
    """Content that ``load`` makes when it is first looked at, and again after it was dropped.

    Sources that are not looked at cost nothing; those that are share :data:`KEEP_LOADED` bytes.
    """

    _loaded: ClassVar[OrderedDict[int, tuple[OnDemand, Any]]] = OrderedDict()
    lock: ClassVar[Any] = threading.RLock()
    _kept: ClassVar[int] = 0
    """Bytes of all that is loaded."""

    def __init__(self, load: Callable[[], Any]) -> None:
        self._load = load

    def buffer(self) -> Any:
        """The content, made now unless it still is there."""
        with OnDemand.lock:
            kept = OnDemand._loaded.get(id(self))
            if kept is not None:
                OnDemand._loaded.move_to_end(id(self))
                return kept[1]
            data = self._load()
            # Loading may have loaded what it is made from, or this very content.
            kept = OnDemand._loaded.setdefault(id(self), (self, data))
            if kept[1] is data:
                OnDemand._kept += len(data)
            while OnDemand._kept > KEEP_LOADED and len(OnDemand._loaded) > 1:
                _, (_, dropped) = OnDemand._loaded.popitem(last=False)
                OnDemand._kept -= len(dropped)
            return kept[1]


def scratch_buffer(size: int) -> mmap.mmap | bytes:
    """Writable room for ``size`` bytes: memory, or above :data:`KEEP_IN_MEMORY` an unlinked temporary file."""
    if size == 0:
        return b""
    if size <= KEEP_IN_MEMORY:
        return mmap.mmap(-1, size)
    import tempfile

    with tempfile.TemporaryFile(prefix="hipkit-") as file:
        file.truncate(size)
        return mmap.mmap(file.fileno(), size)


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
    def from_bytes(cls, data: bytes, name: str = "<bytes>") -> Source:
        """A source that is all of ``data``."""
        return cls(Memory(data), len(data), name=name)

    @classmethod
    def from_path(cls, path: str | os.PathLike[str]) -> Source:
        """A whole file, mapped; raises :class:`UsageError` where it cannot be read."""
        path = Path(path)
        try:
            # Without waiting for a process that may never write to a pipe.
            with open(path, "rb", opener=lambda name, flags: os.open(name, flags | _NO_WAIT)) as file:
                status = os.fstat(file.fileno())
                if not stat.S_ISREG(status.st_mode) and not _is_null(status):
                    raise UsageError(f"{path}: is no regular file; save what it holds to one first")
                size = status.st_size
                data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if size else b""
        except (OSError, ValueError) as error:
            raise UsageError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from error
        return cls(Memory(data), size, name=str(path), path=path)

    @classmethod
    def on_demand(cls, load: Callable[[], Any], size: int, name: str) -> Source:
        """Content that ``load`` makes when it is needed; its offsets are not offsets in the file."""
        return cls(OnDemand(load), size, name=name, inflated=True)

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

    def view(self, offset: int = 0, size: int | None = None) -> memoryview:
        """The bytes, not copied; shorter than asked where the source ends."""
        end = self.size if size is None else min(self.size, offset + size)
        return memoryview(self._backing.buffer())[self._first + offset : self._first + max(offset, end)]

    def read(self, offset: int = 0, size: int | None = None) -> bytes:
        """The bytes, copied; shorter than asked where the source ends."""
        return bytes(self.view(offset, size))

    def find_any(self, needles: Iterable[bytes], start: int = 0, end: int | None = None) -> tuple[int, bytes] | None:
        """The first of ``needles`` at or after ``start``: its offset, and which one it is."""
        end = self.size if end is None else min(end, self.size)
        needles = tuple(needles)
        overlap = max(map(len, needles)) - 1
        for at in range(start, end, _CHUNK):
            # A copy that fits the cache: bytes are searched several times faster than a mapping.
            piece = self.read(at, min(_CHUNK + overlap, end - at))
            hits = [(found, needle) for needle in needles if (found := piece.find(needle)) >= 0]
            if hits:
                found, needle = min(hits)
                return at + found, needle
        return None

    def skip_zeros(self, start: int = 0) -> int:
        """The offset of the first byte from ``start`` that is not zero, or the size."""
        for at in range(start, self.size, _CHUNK):
            rest = self.read(at, _CHUNK)
            if stripped := rest.lstrip(b"\0"):
                return at + len(rest) - len(stripped)
        return self.size

    def stream(self, offset: int = 0) -> io.BufferedIOBase:
        """A file-like reader of the source from ``offset``."""
        return _SourceStream(self, offset)

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
        path = quote(os.fsencode(Path(os.path.abspath(self.path)).as_posix()), safe="/:+")  # noqa: PTH100
        return f"file://{path}#offset={self.origin}&size={self.size}"

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Source {self.name}+{self.origin:#x}, {self.size} bytes>"


class _SourceStream(io.BufferedIOBase):
    """What construct, zipfile and pyelftools read a source through."""

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
        data = self._source.read(self._at, None if size is None or size < 0 else size)
        self._at += len(data)
        return data
