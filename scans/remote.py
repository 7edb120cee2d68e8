"""Reads files at URLs by ranges, through fsspec."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

from ..fatbin.errors import UsageError
from ..fatbin.source import Source
from .places import SHA256, Place, has_changed

BLOCK = 1 << 17
"""Ranges begin and end at multiples of this."""
MOST_BLOCKS = 256
"""How many blocks of one file are kept."""
TRIES, PATIENCE = 5, 0.2
"""How often a range is asked for, and the seconds until the second time; each further wait is twice as long."""


class RangeError(UsageError):
    """A range of a remote file that cannot be had."""


class RemoteContent:
    """The bytes of a file at a URL: the backing of a :class:`Source`."""

    def __init__(self, place: Place) -> None:
        import fsspec

        self._place = place
        self._files, self._name = fsspec.url_to_fs(place.path)
        self._blocks: OrderedDict[int, bytes] = OrderedDict()
        self._options = _only_of(self._files, place.stamp)
        self.bytes_read = 0
        """How many bytes have come over the wire."""

    def view(self, start: int, end: int) -> memoryview:
        """The bytes from ``start`` to ``end``."""
        return memoryview(self.read(start, end))

    def read(self, start: int, end: int) -> bytes:
        """The same; what is missing of them comes in one range."""
        first, last = start // BLOCK, (end - 1) // BLOCK
        missing = [number for number in range(first, last + 1) if number not in self._blocks]
        if missing:
            self._fetch(missing[0], missing[-1])
        found = b"".join([self._block(number) for number in range(first, last + 1)])
        self._trim()
        return found[start - first * BLOCK : end - first * BLOCK]

    def _block(self, number: int) -> bytes:
        self._blocks.move_to_end(number)
        return self._blocks[number]

    def _trim(self) -> None:
        while len(self._blocks) > MOST_BLOCKS:
            self._blocks.popitem(last=False)

    def _fetch(self, first: int, last: int) -> None:
        start, end = first * BLOCK, min((last + 1) * BLOCK, self._place.size)
        data = self._range(start, end)
        self.bytes_read += len(data)
        for number in range(first, last + 1):
            self._blocks[number] = data[(number - first) * BLOCK :][:BLOCK]

    def _range(self, start: int, end: int) -> bytes:
        """A range, asked for again where it does not come, or comes short."""
        why = ""
        for attempt in range(TRIES):
            if attempt:
                time.sleep(PATIENCE * 2 ** (attempt - 1))
            try:
                data = bytes(self._files.cat_file(self._name, start=start, end=end, **self._options))
            except Exception as error:  # each of fsspec's file systems has errors of its own
                why = str(error) or type(error).__name__
                if self.has_changed():
                    break
                continue
            if len(data) == end - start:
                return data
            why = f"{len(data)} bytes came of {end - start}"
        if self.has_changed():
            why = "it changed while it was read"
        raise RangeError(f"{self._place.path}: bytes {start} to {end} cannot be had: {why}")

    def has_changed(self) -> bool:
        """Whether the file is no longer the one that was listed."""
        try:
            self._files.invalidate_cache()
            return has_changed(self._place)
        except Exception:  # as above; whoever asks has an error to tell
            return False


def _only_of(files: Any, stamp: str) -> dict[str, Any]:
    """What makes a server refuse ranges of another version of a file."""
    protocol = files.protocol if isinstance(files.protocol, str) else files.protocol[0]
    if protocol in ("http", "https") and stamp and not stamp.startswith(("W/", SHA256)):
        return {"headers": {"If-Match": stamp}}
    return {}


def source_of(place: Place) -> Source:
    """The file as a source: a path, or ranges of a URL."""
    if not place.is_remote:
        return Source.from_path(place.path)
    return Source(RemoteContent(place), place.size, name=place.path)
