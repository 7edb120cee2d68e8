"""Memory and events shared between processes: contents of IPC handles, and opening them.

The bytes of a handle name the process and its open file; the memory itself moves into that file when its handle is
asked for first. The process that asks must outlive the opening, as with HIP.
"""

from __future__ import annotations

import os
import struct
import time
from pathlib import Path

from ...fatbin.errors import UsageError
from ...fatbin.records import NamedTuple
from .pages import PAGE, give_back, map_file, memory_file

_LAYOUT = struct.Struct("<4sIIQQQQ20x")
_MAGIC = b"HKIP"
_EVENT = struct.Struct("<QQ")
_NAP = 0.0002


class Handle(NamedTuple):
    """What the 64 bytes of a handle say."""

    process: int
    file: int
    began: int
    """When the process started: another one may have its number later."""
    mapped: int
    """Bytes of the file."""
    offset: int
    """Where in it the allocation begins."""
    size: int

    def to_bytes(self) -> bytes:
        """The handle as bytes for another process."""
        return _LAYOUT.pack(_MAGIC, *self)

    @classmethod
    def parse(cls, data: bytes) -> Handle:
        """The handle that :meth:`to_bytes` of another process made."""
        if len(data) != _LAYOUT.size or data[:4] != _MAGIC:
            raise UsageError("these bytes are no handle of this library")
        return cls(*_LAYOUT.unpack(data)[1:])

    @property
    def is_own(self) -> bool:
        """Whether this process made it."""
        return self.process == os.getpid()

    def open(self) -> int:
        """The address of what the handle is for, in this process: of the whole file, at ``offset``."""
        try:
            if started(self.process) != self.began:
                raise UsageError(f"process {self.process}, whose memory this was, has ended")
            file = os.open(f"/proc/{self.process}/fd/{self.file}", os.O_RDWR)
        except OSError as error:
            raise UsageError(f"the memory of process {self.process} cannot be opened: {error.strerror}") from error
        try:
            if os.fstat(file).st_size != self.mapped or self.offset + self.size > self.mapped:
                raise UsageError(f"the memory of process {self.process} is not there any more")
            return map_file(self.mapped, file)
        finally:
            os.close(file)


def handle_of(file: int, mapped: int, offset: int, size: int) -> Handle:
    """A handle for a part of an open file of this process."""
    return Handle(os.getpid(), file, started(os.getpid()), mapped, offset, size)


def started(process: int) -> int:
    """When a process started, in ticks since the machine did."""
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except OSError as error:
        raise UsageError(f"process {process}, whose memory this was, is not there: {error.strerror}") from error
    return int(text.rpartition(")")[2].split()[19])


class SharedEvent:
    """How often an event was recorded, and which of these times is done, for all processes that have it."""

    def __init__(self, handle: Handle | None = None) -> None:
        if handle is None:
            self._file: int | None = memory_file(PAGE)
            self.handle = handle_of(self._file, PAGE, 0, _EVENT.size)
            self.address = map_file(PAGE, self._file)
        else:
            self._file, self.handle, self.address = None, handle, handle.open()

    @property
    def _counts(self) -> tuple[int, int]:
        import ctypes

        recorded, done = _EVENT.unpack(ctypes.string_at(self.address, _EVENT.size))
        return recorded, done

    def record(self) -> int:
        """Count one more record, and return its number."""
        import ctypes

        number = ctypes.c_uint64.from_address(self.address)
        number.value += 1
        return int(number.value)

    def happened(self, time_of: int) -> None:
        """Note that the record of the given number is done."""
        import ctypes

        done = ctypes.c_uint64.from_address(self.address + 8)
        done.value = max(done.value, time_of)

    @property
    def is_done(self) -> bool:
        """Whether what was recorded last is done."""
        recorded, done = self._counts
        return done >= recorded

    def wait(self) -> None:
        """Sleep until what is recorded now is done, in whatever process."""
        recorded = self._counts[0]
        while self._counts[1] < recorded:
            time.sleep(_NAP)

    def close(self) -> None:
        if self.address:
            give_back(self.address, PAGE)
            self.address = 0
        if self._file is not None:
            os.close(self._file)
            self._file = None
