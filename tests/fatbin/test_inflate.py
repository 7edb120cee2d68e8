"""Content that becomes large is compressed in pieces, what becomes small at once as clang does it; inflating needs few buffers."""

from __future__ import annotations

import hashlib
import random
import zlib

import pytest
import zstandard

from hipkit.fatbin import inflate
from hipkit.fatbin.source import Source


def at_once(data: bytes) -> bytes:
    options = zstandard.ZstdCompressionParameters.from_level(3, source_size=len(data), enable_ldm=True)
    return zstandard.ZstdCompressor(compression_params=options).compress(data)


@pytest.mark.parametrize(
    ("zeros", "noise", "is_at_once"),
    [(1 << 23, 0, True), ((1 << 23) - (1 << 16), 1 << 16, True), (1 << 17, 1 << 22, False), (0, 1 << 19, True)],
)
def test_samples_of_the_content_say_how_large_it_becomes(
    zeros: int, noise: int, is_at_once: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inflate, "LARGEST_AT_ONCE", 1 << 20)
    data = bytes(zeros) + random.Random(1).randbytes(noise)
    made = inflate.deflated("zstd", Source.from_bytes(data), 3).read()
    assert (made == at_once(data)) == is_at_once
    assert zstandard.ZstdDecompressor().decompressobj().decompress(made) == data


@pytest.mark.parametrize("method", ["zlib", "zstd"])
@pytest.mark.parametrize("size", [0, 1, 999, 1000, 1001, 50_123])
def test_pieces_are_hashed_in_order_from_a_few_buffers(method: str, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    class Watched(inflate._Digest):
        def room(self) -> bytearray:
            found = super().room()
            made.append(found)
            return found

    monkeypatch.setattr(inflate, "_PIECE", 1000)
    monkeypatch.setattr(inflate, "_Digest", Watched)
    content = random.Random(size).randbytes(size)
    packed = Source.from_bytes(inflate.deflate(method, content))
    buffer, digest = inflate.inflate(method, packed, size, container="test")
    assert bytes(buffer) == content
    assert digest == hashlib.md5(content, usedforsecurity=False).digest()
    assert len({id(piece) for piece in made}) <= inflate._WAITING
    assert sum(len(piece) for piece in {id(piece): piece for piece in made}.values()) <= 4 * min(size, 1000)


@pytest.mark.parametrize("method", ["zlib", "zstd"])
def test_a_reader_knows_its_position(method: str) -> None:
    packed = {"zlib": zlib.compress, "zstd": zstandard.compress}[method](bytes(5000))
    stream, buffer = inflate.reader(method, Source.from_bytes(packed)), bytearray(20)
    assert (stream.tell(), len(stream.read(100)), stream.tell()) == (0, 100, 100)
    assert (stream.readinto(buffer), stream.tell()) == (20, 120)
