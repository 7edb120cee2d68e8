"""Keeps generated content in a temporary file until it is written, however many pieces there are."""

from __future__ import annotations

import os
import threading
import weakref

from .backing import FileContent, Memory
from .fork import hold
from .scratch import Scratch, room_for
from .source import Source

_SMALL = 1 << 12


class _Spill(FileContent):
    """An unlinked file to which pieces are appended; it goes with the last source that reads it."""

    latest: weakref.ref[_Spill] | None = None
    appending = hold(threading.Lock())

    def __init__(self) -> None:
        import tempfile

        with tempfile.TemporaryFile(prefix="hipkit-") as file:
            super().__init__(os.dup(file.fileno()), 0, tempfile.gettempdir())

    @classmethod
    def leave(cls) -> None:
        """Let the next piece begin a new file."""
        cls.latest = None

    def put(self, data: bytes) -> int:
        """Append ``data``; where it is."""
        at, view = self._size, memoryview(data)
        os.lseek(self._file, at, os.SEEK_SET)
        while view:
            view = view[os.write(self._file, view) :]
        self._size += len(data)
        return at

    def _window(self, number: int) -> bytes:
        """Not kept: the last one grows."""
        return self._read_window(number)


def kept(data: bytes | Scratch, name: str = "<bytes>") -> Source:
    """What was made, out of the way until it is written."""
    if isinstance(data, Scratch):
        buffer = data.buffer()
        if not isinstance(buffer, bytearray):
            return Source(Memory(buffer), data.size, name=name)
        data = bytes(buffer)
    if len(data) <= _SMALL:
        return Source.from_bytes(data, name)
    with _Spill.appending, room_for(len(data)):
        spill = _Spill.latest() if _Spill.latest else None
        if spill is None:
            spill = _Spill()
            _Spill.latest = weakref.ref(spill)
        return Source(spill, len(data), name=name, first=spill.put(data))


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_Spill.leave)  # the parent goes on to append to the old one
