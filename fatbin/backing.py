"""Where a source has its bytes: in memory, in a file that is read in windows, or computed on access."""

from __future__ import annotations

import itertools
import mmap
import os
import threading
import weakref
from collections import OrderedDict, deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Protocol

from . import scratch
from .errors import FormatError, UsageError
from .fork import hold, renew
from .scratch import Scratch
from .workers import count_read

KEEP_LOADED = 64 << 20
"""How much content made on demand is kept in memory at once before the oldest is dropped."""
KEEP_ON_DISK = 4 << 30
"""The same of content in temporary files."""
WINDOW = 32 << 10
"""Files are read in windows of this size, which begin at multiples of it."""
MOST_WINDOWS = 256
"""How many windows of all files together are kept."""
MOST_FILES = 64
"""How many files stay open. Others are opened again when they are read, so that a command may look at any number."""

_PIECE = 4 << 20
_WORTH_SENDING = 1 << 18
"""Bytes below which reading and writing them is no slower than asking the system to copy them."""
_BINARY = getattr(os, "O_BINARY", 0)


class Backing(Protocol):
    """Where the bytes of a source are."""

    def view(self, start: int, end: int) -> memoryview:
        """The bytes from ``start`` to ``end``, which the source knows to be there."""

    def read(self, start: int, end: int) -> bytes:
        """The same, copied."""


class Memory:
    """Bytes: always there."""

    def __init__(self, data: bytes | bytearray | mmap.mmap) -> None:
        self._data = data

    def view(self, start: int, end: int) -> memoryview:
        """The bytes themselves."""
        return memoryview(self._data)[start:end]

    def read(self, start: int, end: int) -> bytes:
        """The bytes, copied."""
        return bytes(memoryview(self._data)[start:end])


_lock = hold(threading.RLock())
"""Of windows and open files. A file may be collected, and then is closed, while the same thread has it."""


class _OpenFiles:
    """The files that are open and may be closed, by number, the longest unused first."""

    def __init__(self) -> None:
        self._files: OrderedDict[int, int] = OrderedDict()

    def find(self, number: int) -> int | None:
        file = self._files.get(number)
        if file is not None:
            self._files.move_to_end(number)
        return file

    def keep(self, number: int, file: int) -> None:
        with _lock:
            self._files[number] = file
            while len(self._files) > MOST_FILES:
                os.close(self._files.popitem(last=False)[1])

    def close(self, number: int) -> None:
        with _lock:
            file = self._files.pop(number, None)
            if file is not None:
                os.close(file)


_open_files = _OpenFiles()


class FileContent:
    """A file of the user, of which windows are read.

    It is not mapped: a process that reads a mapped file which another one cuts short is killed. Here that is a
    :class:`~hipkit.FormatError`.
    """

    _windows: ClassVar[OrderedDict[tuple[int, int], bytes]] = OrderedDict()
    lock: ClassVar[Any] = _lock
    _numbers: ClassVar[itertools.count[int]] = itertools.count()

    def __init__(self, file: int, size: int, name: str, path: Path | None = None) -> None:
        """``path`` is where ``file`` can be opened again; without one it stays open."""
        self._size, self._name = size, name
        self._path = path and path.absolute()
        self._number = next(FileContent._numbers)
        self._latest: tuple[int, bytes] = (-1, b"")
        self._file, self._identity = file, _identity(file)
        if path is None:
            weakref.finalize(self, os.close, file)
        else:
            weakref.finalize(self, _forget_windows, self._number)
            _open_files.keep(self._number, file)
            weakref.finalize(self, _open_files.close, self._number)

    def view(self, start: int, end: int) -> memoryview:
        """The bytes: of a window, or read now. Very many are copied to a temporary file, which is mapped."""
        number = start // WINDOW
        base = number * WINDOW
        if end <= base + WINDOW:
            return memoryview(self._window(number))[start - base : end - base]
        if end - start <= scratch.KEEP_IN_MEMORY:
            return memoryview(self._pread(start, end - start))
        copy = Scratch(end - start)
        for at in range(start, end, _PIECE):
            copy.write(self._pread(at, min(_PIECE, end - at)))
        return memoryview(copy.buffer())

    def read(self, start: int, end: int) -> bytes:
        """The bytes, of a window or read now."""
        number = start // WINDOW
        base = number * WINDOW
        if end <= base + WINDOW:
            return self._window(number)[start - base : end - base]
        return self._pread(start, end - start)

    def send(self, start: int, end: int, file: int) -> int:
        """Have the system copy bytes to another file: how many it was, none where it does not or where they are few."""
        if end - start < _WORTH_SENDING or not hasattr(os, "copy_file_range"):
            return 0
        own = self._duplicate()
        try:
            return os.copy_file_range(own, file, end - start, start)
        except OSError:  # between these file systems, or at all: reading and writing will say what is wrong
            return 0
        finally:
            os.close(own)

    def close(self) -> None:
        """Close it until it is read again, where that is possible."""
        if self._path is not None:
            _open_files.close(self._number)
            _forget_windows(self._number)
            self._latest = (-1, b"")

    def _window(self, number: int) -> bytes:
        latest, data = self._latest
        if latest == number:
            return data
        key = (self._number, number)
        windows = FileContent._windows
        with FileContent.lock:
            found = windows.get(key)
            if found is not None:
                windows.move_to_end(key)
        if found is None:
            found = self._read_window(number)
            with FileContent.lock:
                windows[key] = found
                while len(windows) > MOST_WINDOWS:
                    windows.popitem(last=False)
        self._latest = (number, found)
        return found

    def _read_window(self, number: int) -> bytes:
        start = number * WINDOW
        return self._pread(start, min(WINDOW, self._size - start))

    def _read_at(self, size: int, offset: int) -> bytes:
        if self._path is None:
            return read_at(self._file, size, offset)
        with FileContent.lock:  # another thread may close it otherwise
            return read_at(self._opened(self._path), size, offset)

    def _duplicate(self) -> int:
        """A duplicate of the open file: the system copies from it while other threads read and close."""
        if self._path is None:
            return os.dup(self._file)
        try:
            with FileContent.lock:
                return os.dup(self._opened(self._path))
        except OSError as error:
            raise UsageError(f"{self._name}: cannot be read: {error.strerror or error}") from error

    def _opened(self, path: Path) -> int:
        """The file, opened again if it was closed meanwhile."""
        found = _open_files.find(self._number)
        if found is not None:
            return found
        file = open_to_read(path)
        if _identity(file) != self._identity:
            os.close(file)
            raise UsageError(f"{self._name}: another file took its place while it was read")
        _open_files.keep(self._number, file)
        return file

    def _pread(self, start: int, size: int) -> bytes:
        try:
            data = self._read_at(size, start)
            while len(data) < size:  # a system reads no more than 2 GiB at once
                more = self._read_at(size - len(data), start + len(data))
                if not more:
                    raise FormatError(
                        f"the file became shorter while it was read: {self._size} bytes were there at first",
                        source=self._name,
                        offset=start + len(data),
                        container="file",
                        rule="truncated",
                    )
                data += more
        except OSError as error:
            raise UsageError(f"{self._name}: cannot be read: {error.strerror or error}") from error
        count_read(len(data))
        return data


def _forget_windows(number: int) -> None:
    """Drop what was kept of a file that is gone."""
    windows = FileContent._windows  # noqa: SLF001 - they are kept for all files together
    with _lock:
        for key in list(windows):  # another file may be collected meanwhile
            if key[0] == number:
                windows.pop(key, None)


def _identity(file: int) -> tuple[int, int]:
    status = os.fstat(file)
    return status.st_dev, status.st_ino


def read_at(file: int, size: int, offset: int) -> bytes:
    """What an open file holds at ``offset``; fewer bytes than ``size`` where it ends."""
    if hasattr(os, "pread"):
        return os.pread(file, size, offset)
    with _positions:
        os.lseek(file, offset, os.SEEK_SET)
        return os.read(file, size)


_positions = threading.Lock()


def write_all(file: int, data: memoryview) -> int:
    """Write ``data`` to an open file, however little it takes at once; how much it was."""
    at = 0
    while at < len(data):
        at += os.write(file, data[at:])
    return at


def open_to_read(path: Path) -> int:
    """A file, opened without waiting for a process that may never write to a pipe."""
    return os.open(path, os.O_RDONLY | _BINARY | getattr(os, "O_NONBLOCK", 0))


class OnDemand:
    """Content that ``load`` makes when it is first looked at, and again after it was dropped.

    Sources that are not looked at cost nothing; those that are share :data:`KEEP_LOADED` bytes of memory and
    :data:`KEEP_ON_DISK` of temporary files.
    """

    lock: ClassVar[Any] = hold(threading.RLock())

    def __init__(
        self, load: Callable[[], Any], load_part: Callable[[int, int], bytes | bytearray] | None = None
    ) -> None:
        self._load, self._load_part, self._loading = load, load_part, threading.RLock()
        renew(self, "_loading")

    def view(self, start: int, end: int) -> memoryview:
        """The bytes, after what ``load`` made."""
        return memoryview(self.buffer())[start:end]

    def read(self, start: int, end: int) -> bytes:
        """The bytes, copied."""
        return bytes(self.view(start, end))

    def read_alone(self, start: int, end: int) -> bytes | bytearray:
        """The bytes, copied; where the content is not there, and can be made in part, no other is made."""
        if self._load_part is None or self._kept() is not None:
            return self.read(start, end)
        return self._load_part(start, end)

    def _kept(self) -> Any:
        """The content, if it is there."""
        with OnDemand.lock:
            return next((data for kept in (_IN_MEMORY, _ON_DISK) if (data := kept.get(self)) is not None), None)

    def buffer(self) -> Any:
        """The content, made now unless it still is there."""
        with self._loading:  # others may be made meanwhile
            if (data := self._kept()) is not None:
                return data
            data = self._load()
            with OnDemand.lock:
                return (_ON_DISK if isinstance(data, mmap.mmap) else _IN_MEMORY).put(self, data)


class _Kept:
    """Content that was made on demand, up to a number of bytes; the last is kept whatever its size.

    What it was made from is not kept: that may have much more in memory, such as ranges of a remote file.
    """

    def __init__(self, most: Callable[[], int]) -> None:
        self._most, self._size = most, 0
        self._all: OrderedDict[int, tuple[weakref.ref[OnDemand], Any]] = OrderedDict()
        self._unused = deque[int]()
        """Whose content is not needed any more. It is only noted where it is collected, in whatever thread."""

    def get(self, of: OnDemand) -> Any:
        found = self._all.get(id(of))
        if found is None or found[0]() is not of:
            return None
        self._all.move_to_end(id(of))
        return found[1]

    def put(self, of: OnDemand, data: Any) -> Any:
        while self._unused:
            self._drop(self._unused.popleft())
        # Loading may have loaded what it is made from, or this very content.
        if (kept := self.get(of)) is not None:
            return kept
        key = id(of)
        self._drop(key)
        self._all[key] = weakref.ref(of, lambda _: self._unused.append(key)), data
        self._size += len(data)
        while self._size > self._most() and len(self._all) > 1:
            self._size -= len(self._all.popitem(last=False)[1][1])
        return data

    def _drop(self, key: int) -> None:
        """Forget content whose source is gone."""
        if key in self._all and self._all[key][0]() is None:
            self._size -= len(self._all.pop(key)[1])


_IN_MEMORY, _ON_DISK = _Kept(lambda: KEEP_LOADED), _Kept(lambda: KEEP_ON_DISK)
