"""Temporary storage for content: memory if it is small, else an unlinked temporary file.

Only such files are mapped, and only once every block of them is there: a full disk is an error, not a signal.
"""

from __future__ import annotations

import errno
import mmap
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO

from .errors import HipkitError, MissingError

KEEP_IN_MEMORY = 16 << 20
"""Content made on demand is held in memory up to this size, above it in an unlinked temporary file."""

_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class Scratch:
    """Content that is written piece by piece; :meth:`buffer` is all of it.

    ``size`` is how much it becomes, where that is known: room on disk for so much is taken before the work begins.
    """

    def __init__(self, size: int = 0) -> None:
        self.size = 0
        self._memory: bytearray | None = bytearray()
        self._file: BinaryIO | None = None
        if size > KEEP_IN_MEMORY:
            self._to_disk(size)

    def write(self, piece: bytes | bytearray | memoryview) -> None:
        """Put ``piece`` after what is there."""
        with memoryview(piece) as view:
            count = view.nbytes
            if self._memory is not None and self.size + count > KEEP_IN_MEMORY:
                self._to_disk(self.size + count)
            if self._memory is not None:
                self._memory += view
            else:
                assert self._file
                with room_for(self.size + count):
                    self._file.write(view)
        self.size += count

    def buffer(self) -> Any:
        """What was written, as an object with the buffer protocol; nothing can be written any more."""
        if self._memory is not None:
            return self._memory
        assert self._file
        with room_for(self.size), self._file as file:
            file.truncate(self.size)
            return mmap.mmap(file.fileno(), self.size, access=mmap.ACCESS_READ)

    def _to_disk(self, size: int) -> None:
        import tempfile

        with room_for(size):
            self._file = tempfile.TemporaryFile(prefix="hipkit-", buffering=0)  # noqa: SIM115 - until it is mapped
            if hasattr(os, "posix_fallocate"):
                os.posix_fallocate(self._file.fileno(), 0, size)
            if self._memory:
                self._file.write(self._memory)
        self._memory = None

    def __del__(self) -> None:
        if self._file is not None:
            self._file.close()


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Say of an error of the disk what it was needed for."""
    try:
        yield
    except OSError as error:
        import tempfile

        kind = MissingError if error.errno in _NO_ROOM else HipkitError
        folder = tempfile.gettempdir()
        raise kind(f"{folder}: {size} bytes for temporary content: {error.strerror or error}") from error
