"""Decompression of zlib and zstd with limits on output size and window.

The numbers are LLVM's (``llvm::compression::Format``), which every container that compresses uses.
"""

from __future__ import annotations

import io
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO, cast

from .errors import FormatError, UsageError
from .scratch import Scratch
from .source import LARGEST_INFLATED, Source
from .spill import kept

METHODS = {0: "zlib", 1: "zstd"}
METHOD_NUMBERS = {name: number for number, name in METHODS.items()}
MAGIC = {b"\x28\xb5\x2f\xfd": "zstd", b"\x78": "zlib"}
DEFAULT_LEVEL = {"zlib": 6, "zstd": 5}
"""LLVM's own defaults."""
LEVELS = {"zlib": range(10), "zstd": range(1, 23)}
LARGEST_WINDOW = 1 << 27
"""A zstd frame that needs more than this is refused; zstd's own limit, and the most that clang writes."""

LARGEST_AT_ONCE = 64 << 20
"""What becomes larger than this is not compressed at once, in memory."""

_SAMPLES, _SAMPLE = 64, 1 << 16
_CHUNK, _READ = 4 << 20, 1 << 18
_PIECE, _WAITING = 1 << 20, 4
"""How long the pieces are that are inflated and hashed, and how many of them there are at a time."""


def method_of(head: bytes) -> str | None:
    """The method whose magic ``head`` starts with."""
    return next((name for magic, name in MAGIC.items() if head.startswith(magic)), None)


def reader(method: str, source: Source) -> io.BufferedIOBase:
    """The inflated content of ``source`` as a stream that inflates only as far as it is read."""
    if method == "zstd":
        import zstandard

        decompressor = zstandard.ZstdDecompressor(max_window_size=LARGEST_WINDOW)
        stream = decompressor.stream_reader(cast("BinaryIO", source.stream()), read_size=_READ)
        return cast("io.BufferedIOBase", _Gate(stream, zstandard.ZstdError))
    return cast("io.BufferedIOBase", _Gate(_ZlibReader(source), zlib.error))


def inflate(method: str, source: Source, size: int, *, container: str) -> tuple[Any, bytes]:
    """The whole content of ``source``, which must be exactly ``size`` bytes, and its MD5."""
    refuse_too_large(source, size, container=container)
    made = Scratch(size)
    digest = _through(method, source, size, made.write, container=container)
    return made.buffer(), digest


def inflated_digest(method: str, source: Source, size: int, *, container: str) -> bytes:
    """The MD5 of the content of ``source``, of which no more than pieces are kept meanwhile."""
    refuse_too_large(source, size, container=container)
    return _through(method, source, size, lambda piece: None, container=container)


def refuse_too_large(source: Source, size: int, *, container: str) -> None:
    """Raise where a container says that it inflates to more than hipkit takes."""
    if size > LARGEST_INFLATED:
        raise source.error(
            f"says it inflates to {size} bytes; hipkit stops at {LARGEST_INFLATED}",
            container=container,
            field="uncompressed_size",
            rule="size-limit",
        )


def inflate_part(method: str, source: Source, size: int, part: range, *, container: str) -> bytearray:
    """A part of the content of ``source``, which is ``size`` bytes long.

    Nothing is kept of what comes before it, and what comes after it is not inflated, so that its hash is not checked.
    """
    refuse_too_large(source, size, container=container)
    passed, kept_part = memoryview(bytearray(min(_PIECE, part.start))), bytearray(len(part))
    filled = 0
    with _damage_of(method, source, container=container), memoryview(kept_part) as wanted:
        stream = reader(method, source)
        while filled < part.stop:
            room = passed[: part.start - filled] if filled < part.start else wanted[filled - part.start :]
            count = stream.readinto(room)
            if not count:
                raise _wrong_size(method, source, size, f"{filled} of the", container=container)
            filled += count
    return kept_part


def _through(method: str, source: Source, size: int, take: Callable[[memoryview], None], *, container: str) -> bytes:
    """Hand the content to ``take`` in pieces. Its MD5, made in a second thread: it costs as much time as zstd does."""
    filled = 0
    with _Digest(min(size, _PIECE)) as digest, _damage_of(method, source, container=container):
        stream = reader(method, source)
        while filled < size:
            room = digest.room()
            view = memoryview(room)[: size - filled]
            count = stream.readinto(view)
            if not count:
                break
            take(view[:count])
            digest.update(room, count)
            filled += count
        too_long = filled == size and bool(stream.read(1))
    if filled < size or too_long:
        raise _wrong_size(
            method, source, size, "more than the" if too_long else f"{filled} of the", container=container
        )
    return digest.result


@contextmanager
def _damage_of(method: str, source: Source, *, container: str) -> Iterator[None]:
    """Say where a stream is that its method finds damaged."""
    try:
        yield
    except ValueError as error:
        raise source.error(
            f"the {method} stream is damaged: {error}", container=container, field="payload", rule="payload"
        ) from error


def _wrong_size(method: str, source: Source, size: int, held: str, *, container: str) -> FormatError:
    return source.error(
        f"the {method} stream holds {held} {size} bytes the header says",
        container=container,
        field="uncompressed_size",
        rule="uncompressed-size",
    )


def deflate(method: str, data: bytes, level: int | None = None) -> bytes:
    """``data`` compressed."""
    return deflated(method, Source.from_bytes(data), level).read()


def deflated(method: str, source: Source, level: int | None = None) -> Source:
    """The content compressed; zstd with long distance matching, as clang does, since code objects repeat each other.

    What becomes large is compressed in pieces and lies on disk. At once, as clang does it, its bytes are others.
    """
    level = DEFAULT_LEVEL[method] if level is None else level
    if level not in LEVELS[method]:
        allowed = f"{LEVELS[method].start} to {LEVELS[method].stop - 1}"
        raise UsageError(f"compression level {level}: {method} takes {allowed}")
    whole = source.size <= LARGEST_AT_ONCE or _expected_size(source) <= LARGEST_AT_ONCE
    if method == "zlib":
        if whole:
            return kept(zlib.compress(source.view(), level))
        squeeze = zlib.compressobj(level)
        return kept(_in_pieces(source, squeeze.compress, squeeze.flush))
    import zstandard

    options = zstandard.ZstdCompressionParameters.from_level(level, source_size=source.size, enable_ldm=True)
    compressor = zstandard.ZstdCompressor(compression_params=options)
    if whole:
        return kept(compressor.compress(source.view()))
    stream = compressor.compressobj(size=source.size)
    return kept(_in_pieces(source, stream.compress, stream.flush))


def _in_pieces(source: Source, compress: Callable[[memoryview], bytes], flush: Callable[[], bytes]) -> Scratch:
    made = Scratch()
    for piece in source.pieces():
        made.write(compress(piece))
    made.write(flush())
    return made


def _expected_size(source: Source) -> int:
    """About how large the content is once compressed, from pieces of it."""
    import zstandard

    compressor = zstandard.ZstdCompressor(level=1)
    step = source.size // _SAMPLES
    sizes = [len(compressor.compress(source.view(at * step, _SAMPLE))) for at in range(_SAMPLES)]
    return source.size * sum(sizes) // (_SAMPLES * _SAMPLE)


def stream_size(method: str, source: Source, *, container: str) -> int:
    """How many bytes the stream at the start of ``source`` takes, for containers that do not say."""
    try:
        return _zstd_size(source) if method == "zstd" else _zlib_size(source)
    except (ValueError, zlib.error) as error:
        message = f"the {method} stream is damaged: {error}"
        raise source.error(message, container=container, field="payload", rule="payload") from error


def _zstd_size(source: Source) -> int:
    """The extent of one zstd frame, from its block headers alone (RFC 8878, section 3.1.1)."""
    head = source.read(0, 18)
    if head[:4] != b"\x28\xb5\x2f\xfd":
        raise ValueError("it does not start with the zstd magic")
    if len(head) < 5:
        raise ValueError("it ends inside a frame")
    descriptor = head[4]
    single_segment, checksum = descriptor >> 5 & 1, descriptor >> 2 & 1
    content_size = (single_segment, 2, 4, 8)[descriptor >> 6]
    at = 5 + (1 - single_segment) + (0, 1, 2, 4)[descriptor & 3] + content_size
    last = False
    while not last:
        header = source.read(at, 3)
        if len(header) < 3:
            raise ValueError("it ends inside a frame")
        word = int.from_bytes(header, "little")
        last, kind, size = bool(word & 1), word >> 1 & 3, word >> 3
        if kind == 3:
            raise ValueError("it has a block of a reserved kind")
        at += 3 + (1 if kind == 1 else size)  # kind 1 repeats one byte
    if at + 4 * checksum > source.size:
        raise ValueError("it ends inside a frame")
    return at + 4 * checksum


def _zlib_size(source: Source) -> int:
    stream = zlib.decompressobj()
    for at in range(0, source.size, _CHUNK):
        pending: bytes = source.read(at, _CHUNK)
        while pending:
            stream.decompress(pending, _CHUNK)
            if stream.eof:
                return min(at + _CHUNK, source.size) - len(stream.unused_data)
            pending = stream.unconsumed_tail
    raise ValueError("it ends inside a stream")


class _Gate(io.RawIOBase):
    """A stream whose library's own errors become ValueError, and which knows its position."""

    def __init__(self, stream: Any, error: type[Exception]) -> None:
        self._stream, self._error, self._at = stream, error, 0

    def readable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._at

    def read(self, size: int = -1, /) -> bytes:
        try:
            data: bytes = self._stream.read(size)
        except self._error as error:
            raise ValueError(str(error)) from error
        self._at += len(data)
        return data

    def readinto(self, buffer: Any) -> int:
        try:
            count: int = self._stream.readinto(buffer)
        except self._error as error:
            raise ValueError(str(error)) from error
        self._at += count
        return count


class _ZlibReader(io.RawIOBase):
    """A zlib stream, inflated no further than it is read."""

    def __init__(self, source: Source) -> None:
        self._inflated = self._chunks(source)
        self._rest = memoryview(b"")

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        while not self._rest:
            chunk = next(self._inflated, None)
            if chunk is None:
                return 0
            self._rest = memoryview(chunk)
        count = min(len(buffer), len(self._rest))
        buffer[:count] = self._rest[:count]
        self._rest = self._rest[count:]
        return count

    @staticmethod
    def _chunks(source: Source) -> Iterator[bytes]:
        stream = zlib.decompressobj()
        for at in range(0, source.size, _CHUNK):
            pending: bytes = source.read(at, _CHUNK)
            while pending and not stream.eof:
                yield stream.decompress(pending, _CHUNK)
                pending = stream.unconsumed_tail
        yield stream.flush()
        if not stream.eof:
            raise zlib.error("it ends inside the stream")


class _Digest:
    """MD5 of pieces handed over in order, computed beside the caller where there are several.

    The pieces lie in a few buffers of ``size`` bytes, which are used again: new memory for each would cost as much time
    as the hash.
    """

    result = b""

    def __init__(self, size: int) -> None:
        import hashlib
        import queue

        self._size, self._made = size, 0
        self._free: queue.SimpleQueue[bytearray] = queue.SimpleQueue()
        self._pieces: queue.SimpleQueue[tuple[bytearray, int] | None] = queue.SimpleQueue()
        self._md5 = hashlib.md5(usedforsecurity=False)
        self._thread: threading.Thread | None = None

    def __enter__(self) -> _Digest:
        return self

    def room(self) -> bytearray:
        """A buffer for the next piece; waits for one to be hashed where all are in use."""
        if self._made < _WAITING and self._free.empty():
            self._made += 1
            return bytearray(self._size)
        return self._free.get()

    def update(self, piece: bytearray, count: int) -> None:
        """Hash the first bytes of a buffer that :meth:`room` gave."""
        if self._thread is None and (count < _PIECE or not self._start()):
            self._hash(piece, count)
        else:
            self._pieces.put((piece, count))

    def _start(self) -> bool:
        thread = threading.Thread(target=self._run, name="hipkit-md5", daemon=True)
        try:
            thread.start()
        except RuntimeError:  # Python ends, and starts no thread any more
            return False
        self._thread = thread
        return True

    def _run(self) -> None:
        while (found := self._pieces.get()) is not None:
            self._hash(*found)

    def _hash(self, piece: bytearray, count: int) -> None:
        self._md5.update(memoryview(piece)[:count])
        self._free.put(piece)

    def __exit__(self, *exc: object) -> None:
        if self._thread is not None:
            self._pieces.put(None)
            self._thread.join()
        self.result = self._md5.digest()
