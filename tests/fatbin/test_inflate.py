"""Content that becomes large is compressed in pieces, and what becomes small at once, as clang does it."""

from __future__ import annotations

import random

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
