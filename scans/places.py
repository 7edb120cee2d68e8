"""Finds the files that a scan is to look at: below folders, and at URLs that fsspec knows."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from ..fatbin.errors import UsageError
from ..fatbin.folder import Loop, files_in
from ..fatbin.records import NamedTuple
from .listings import Listed, is_listing, listed

_ASKED_AT_ONCE, _WAITING = 16, 256
SHA256 = "sha256:"
"""How a stamp begins that is the hash of the file."""


class Place(NamedTuple):
    """A file, and what tells whether it is still the one that was seen."""

    path: str
    size: int
    stamp: str

    @property
    def is_remote(self) -> bool:
        """Whether it is at a URL."""
        return is_url(self.path)


def is_url(what: str) -> bool:
    """Whether it is a URL and no path."""
    return "://" in what


def places(what: Iterable[str | os.PathLike[str]]) -> Iterator[Place]:
    """Every file that is named, or lies below what is named, once."""
    met: set[str] = set()
    for found in _each([os.fspath(one) for one in what]):
        for place in found:
            if place.path not in met:
                met.add(place.path)
                yield place


def _each(names: list[str]) -> Iterator[Iterable[Place]]:
    """What each name stands for. Servers are asked for several at a time: most of the time is theirs."""
    if not any(map(is_url, names)):
        yield from map(_found, names)
        return
    with ThreadPoolExecutor(_ASKED_AT_ONCE) as executor:
        for start in range(0, len(names), _WAITING):
            yield from executor.map(lambda name: list(_found(name)), names[start : start + _WAITING])


def _found(name: str) -> Iterator[Place]:
    if is_listing(name):
        return map(_of_listing, listed(name))
    return _remote(name) if is_url(name) else _local(name)


def _of_listing(one: Listed) -> Place:
    """A file of an index, which says what its hash is, and sometimes how large it is."""
    stamp = f"{SHA256}{one.sha256}" if one.sha256 else ""
    found = Place(one.url, one.size, stamp) if one.size is not None and stamp else place_at(one.url)
    return found._replace(stamp=stamp) if stamp else found


def has_changed(place: Place) -> bool:
    """Whether the file is no longer the one that was listed. Files of an index do not change but by their size."""
    now = place_at(place.path)
    return now.size != place.size if place.stamp.startswith(SHA256) else now != place


def place_at(path: str) -> Place:
    """The file at a path or URL, as it is now."""
    if is_url(path):
        with _explained(path):
            files, name = _file_system(path)
            return _place(path, files.info(name))
    found = os.stat(path)  # noqa: PTH116 - as it comes from os.walk
    return Place(path, found.st_size, str(found.st_mtime_ns))


def _local(name: str) -> Iterator[Place]:
    try:
        if not os.path.isdir(name):  # noqa: PTH112
            yield place_at(name)
            return
        for path in files_in(name):
            if not isinstance(path, Loop):
                yield place_at(str(path))
    except (OSError, ValueError) as error:
        raise UsageError(f"{name}: cannot be read: {getattr(error, 'strerror', None) or error}") from error


def _remote(url: str) -> Iterator[Place]:
    with _explained(url):
        files, name = _file_system(url)
        about = files.info(name)
        if about["type"] != "directory":
            yield _place(url, about)
            return
        for path, about in sorted(files.find(name, detail=True).items()):
            yield _place(files.unstrip_protocol(path), about)


@contextmanager
def _explained(url: str) -> Iterator[None]:
    """Make one error of what fsspec's file systems raise, each of which has errors of its own."""
    try:
        yield
    except UsageError:
        raise
    except Exception as error:
        raise UsageError(f"{url}: cannot be read: {error or type(error).__name__}") from error


def _file_system(url: str) -> tuple[Any, str]:
    try:
        import fsspec

        found: tuple[Any, str] = fsspec.url_to_fs(url)
    except (ImportError, ValueError) as error:
        raise UsageError(f"{url}: fsspec cannot read it: {error}") from error
    return found


def _place(url: str, about: dict[str, Any]) -> Place:
    size = about.get("size")
    if size is None:
        raise UsageError(f"{url}: the server does not say how large it is")
    stamp = next(
        (about[key] for key in ("ETag", "etag", "md5", "LastModified", "mtime", "created") if about.get(key)), ""
    )
    return Place(url, int(size), str(stamp))
