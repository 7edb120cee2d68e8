"""Trees of files as other processes send them: without the content.

Where someone looks at the content, it is read here: bytes of the file as they are, and what was unpacked by reading the
tree once more.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .cached import cached_property
from .errors import UsageError
from .model import File
from .records import NamedTuple
from .source import Source


def sent(tree: File) -> bytes:
    """A tree as bytes, with numbers for its sources."""
    written = io.BytesIO()
    _Sender(tree, written).dump(tree)
    return written.getvalue()


class _Place(NamedTuple):
    """A source as it is sent: which one of its tree it is, and whether it is a part of the file as it stands there."""

    number: int
    name: str
    path: Path | None
    origin: int
    size: int
    inflated: bool
    is_plain: bool


class _Sender(pickle.Pickler):
    """Writes a tree, and numbers its sources as it meets them."""

    def __init__(self, tree: File, to: io.BytesIO) -> None:
        super().__init__(to)
        self._tree, self._numbers = tree, dict[int, int]()
        self.sources: list[Source] = []

    def persistent_id(self, found: Any) -> _Place | None:
        if not isinstance(found, Source):
            return None
        number = self._numbers.setdefault(id(found), len(self.sources))
        if number == len(self.sources):
            self.sources.append(found)
        is_plain = found.path is not None and found.shares_bytes_with(self._tree.source)
        return _Place(number, found.name, found.path, found.origin, found.size, found.inflated, is_plain)


def received(data: bytes, again: Callable[[], File | None]) -> File:
    """The tree that :func:`sent` made bytes of; ``again`` reads it in this process."""
    tree: File = _Receiver(io.BytesIO(data), _Again(again)).load()
    return tree


class _Receiver(pickle.Unpickler):
    """Reads what :class:`_Sender` has written."""

    def __init__(self, sent: io.BytesIO, again: _Again) -> None:
        super().__init__(sent)
        self._again, self._sources = again, dict[int, Source]()

    def persistent_load(self, sent: Any) -> Source:
        place = _Place(*sent)
        known = self._sources.get(place.number)
        if known is None:
            backing = _Later(self._again, place)
            known = self._sources[place.number] = Source(
                backing, place.size, name=place.name, path=place.path, origin=place.origin, inflated=place.inflated
            )
        return known


class _Later:
    """The bytes of a source of another process's tree."""

    def __init__(self, again: _Again, place: _Place) -> None:
        self._again, self._place = again, place

    @cached_property
    def _source(self) -> Source:
        return self._again.source(self._place)

    def view(self, start: int, end: int) -> memoryview:
        """The bytes from ``start`` to ``end``."""
        return self._source.view(start, end - start)

    def read(self, start: int, end: int) -> bytes:
        """The same, copied."""
        return self._source.read(start, end - start)


class _Again:
    """A tree that another process has read, and this one when it must."""

    def __init__(self, read: Callable[[], File | None]) -> None:
        self._read, self._files = read, dict[Path, Source]()

    def source(self, place: _Place) -> Source:
        """The source in a place."""
        if place.is_plain and place.path is not None:
            if place.path not in self._files:
                self._files[place.path] = Source.from_path(place.path)
            whole = self._files[place.path]
            if place.origin + place.size <= whole.size:
                return whole.sub(place.origin, place.size, name=place.name)
        elif place.number < len(self._sources) and self._sources[place.number].size == place.size:
            return self._sources[place.number]
        raise UsageError(f"{place.name}: another file took its place while it was read")

    @cached_property
    def _sources(self) -> list[Source]:
        tree = self._read()
        if tree is None:
            return []
        sender = _Sender(tree, io.BytesIO())
        sender.dump(tree)
        return sender.sources
