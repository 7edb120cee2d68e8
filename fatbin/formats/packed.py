"""Files that are one compressed stream: ``.tar.xz``, the parts of a ``.deb``, the layers of an image.

A stream says nothing about what is in it that could be read in place: it is inflated once, to where nothing of it is
in memory beyond some megabytes, and never further than :data:`LARGEST_RATIO` or the file's budget allow.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, cast

from ..errors import FormatError, HipkitError, OnDamage, UnsupportedError, raise_damage
from ..inflate import LARGEST_WINDOW, stream_size
from ..source import Source
from ..spool import spool

MAGICS = {
    b"\x1f\x8b\x08": "gzip",
    b"\xfd7zXZ\0": "xz",
    b"\x28\xb5\x2f\xfd": "zstd",
    **{b"BZh%d1AY&SY" % level: "bzip2" for level in range(1, 10)},
    b"]\0\0": "lzma",
}
WEAK = frozenset({"lzma"})
"""Methods whose magic other data begins with too: where they do not inflate, it is such data and no damage."""
FOREIGN = {
    b"7z\xbc\xaf\x27\x1c": "7z archive",
    b"Rar!\x1a\x07": "RAR archive",
    b"\x04\x22\x4d\x18": "LZ4 stream",
    b"LZIP": "lzip stream",
    b"\x89LZO\0": "LZO stream",
    b"\x1f\x9d": "stream of compress (.Z)",
    b"MSCF\0\0\0\0": "cabinet",
    b"hsqs": "SquashFS image",
}
"""Packages and streams that hipkit cannot look into, by how they begin."""

LARGEST_RATIO = 2000
"""How many times its own size a stream may inflate to; real ones stay below 100, and gzip cannot exceed 1032."""
FREE = 64 << 20
"""What each stream may inflate to, whatever its ratio."""
MOST_MEMORY = LARGEST_WINDOW + (64 << 20)
"""For the dictionary of xz; ``xz -9`` needs 65 MiB."""
HEAD = 4096
_CHUNK = 1 << 20
_SKIPPED = b"\x2a\x4d\x18"
"""What follows the first byte, 0x50 to 0x5f, of a frame of zstd that holds no content."""
_FIRST_STEP = 1 << 12
"""Read of a stream at first: what follows its end is read again."""
_LEAKS = (OSError, EOFError, zlib.error, ValueError)
"""What the libraries let out about a damaged stream, the errors of zstd and lzma apart."""

OnInflated = Callable[[int], None]
"""Called with the size of every piece before it is kept; raises where it is too much."""


def method_of(head: bytes) -> str | None:
    """How a file that begins with ``head`` is compressed as a whole."""
    return next((method for magic, method in MAGICS.items() if head.startswith(magic)), None)


def foreign(head: bytes) -> str | None:
    """What a file that begins with ``head`` is, of those that hipkit cannot look into."""
    return next((name for magic, name in FOREIGN.items() if head.startswith(magic)), None)


def unsupported(source: Source, what: str, *, at: int = 0, field: str = "") -> UnsupportedError:
    """Says of a package that hipkit cannot look into it."""
    return UnsupportedError(
        f"hipkit does not read {what}; unpack it, and give what is in it",
        source=source.name,
        offset=source.origin + at,
        container="package",
        field=field,
        rule="unsupported",
    )


def head(method: str, source: Source) -> Source | None:
    """The first bytes of what ``source`` inflates to; None where the stream is damaged from the start."""
    try:
        found = next(_pieces(method, source, HEAD), b"")
    except FormatError:
        return None
    return Source.from_bytes(found[:HEAD], source.name)


def content(method: str, source: Source, on_inflated: OnInflated, on_damage: OnDamage = raise_damage) -> Source:
    """All of what ``source`` inflates to, or what comes before the damage in it."""
    stream = _Stream(_as_far_as_sound(_counted(method, source, on_inflated), on_damage))
    made = spool(cast("BinaryIO", stream), f"{source.name}[inflated]")
    made.inflated = True
    return made


def _as_far_as_sound(pieces: Iterator[bytes], on_damage: OnDamage) -> Iterator[bytes]:
    try:
        yield from pieces
    except FormatError as error:
        on_damage(error)


def _counted(method: str, source: Source, on_inflated: OnInflated) -> Iterator[bytes]:
    allowed, made = max(FREE, LARGEST_RATIO * source.size), 0
    for piece in _pieces(method, source, _CHUNK):
        made += len(piece)
        if made > allowed:
            message = f"inflates to more than {allowed} bytes, {LARGEST_RATIO} times its size"
            raise source.error(message, container=method, field="stream", rule="size-limit")
        on_inflated(len(piece))
        yield piece


def _pieces(method: str, source: Source, size: int) -> Iterator[bytes]:
    """What ``source`` inflates to, ``size`` bytes or fewer at a time."""
    import lzma

    import zstandard

    try:
        yield from _READERS[method](source, size)
    except HipkitError:
        raise
    except (*_LEAKS, lzma.LZMAError, zstandard.ZstdError) as error:
        raise _damaged(method, source, error) from error


def _damaged(method: str, source: Source, error: Exception) -> FormatError:
    message = f"the {method} stream is damaged: {error}"
    return source.error(message, container=method, field="stream", rule="payload")


def _from_file(open: Callable[[BinaryIO], Any]) -> Callable[[Source, int], Iterator[bytes]]:
    def read(source: Source, size: int) -> Iterator[bytes]:
        with open(cast("BinaryIO", source.stream())) as file:
            while piece := file.read(size):
                yield piece

    return read


def _gzip_file(file: BinaryIO) -> Any:
    import gzip

    return gzip.GzipFile(fileobj=file)


def _bzip2_file(file: BinaryIO) -> Any:
    import bz2

    return bz2.BZ2File(file)


def _zstd(source: Source, size: int) -> Iterator[bytes]:
    import zstandard

    decompressor = zstandard.ZstdDecompressor(max_window_size=LARGEST_WINDOW)
    with decompressor.stream_reader(cast("BinaryIO", source.stream()), read_across_frames=True) as file:
        while piece := file.read(size):
            yield piece
    at = 0
    while at < source.size:  # the library takes the end of the file for the end of a frame
        start = source.read(at, 8)
        is_skipped = start[1:4] == _SKIPPED and start[0] >> 4 == 5
        at += (
            8 + int.from_bytes(start[4:], "little")
            if is_skipped
            else stream_size("zstd", source.sub(at), container="zstd")
        )
    if at > source.size:
        raise EOFError("it ends inside a frame")


def _xz(source: Source, size: int) -> Iterator[bytes]:
    """One stream of xz after another; the standard library's own reader has no limit of memory."""
    import lzma

    at = 0
    while at < source.size:
        stream, step = lzma.LZMADecompressor(memlimit=MOST_MEMORY), _FIRST_STEP
        while not stream.eof:
            given = source.read(at, step) if stream.needs_input else b""
            if stream.needs_input and not given:
                raise EOFError("it ends inside the stream")
            at, step = at + len(given), min(2 * step, _CHUNK)
            if piece := stream.decompress(given, size):
                yield piece
        at -= len(stream.unused_data)
        if source.read(at, 1) == b"\0":
            at = source.skip_zeros(at)


_READERS: dict[str, Callable[[Source, int], Iterator[bytes]]] = {
    "gzip": _from_file(_gzip_file),
    "bzip2": _from_file(_bzip2_file),
    "zstd": _zstd,
    "xz": _xz,
    "lzma": _xz,
}


class _Stream(io.RawIOBase):
    """Pieces as something that can be read."""

    def __init__(self, pieces: Iterator[bytes]) -> None:
        self._pieces = pieces

    def read(self, size: int = -1, /) -> bytes:
        return next(self._pieces, b"")
