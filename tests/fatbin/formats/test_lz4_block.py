"""LZ4 in pieces, beside the library that does it at once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lz4 import block

from hipkit.fatbin.formats import lz4_block


@given(st.lists(st.tuples(st.binary(min_size=1, max_size=40), st.integers(1, 300)), max_size=20))
def test_blocks_are_what_the_library_makes_of_them(parts: list[tuple[bytes, int]]) -> None:
    content = b"".join(part * count for part, count in parts)
    data = block.compress(content, store_size=False)
    assert bytes(lz4_block.inflate(memoryview(data), len(content)).buffer()) == content


def test_large_blocks(samples: Path) -> None:
    code = (samples / "libfilter.so").read_bytes()
    content = bytes(20 << 20) + code * 40 + random.Random(1).randbytes(5 << 20) + b"abc" * (3 << 20)
    data = memoryview(block.compress(content, store_size=False))
    assert bytes(lz4_block.inflate(data, len(content)).buffer()) == content
    with pytest.raises(ValueError, match="holds more than"):
        lz4_block.inflate(data, len(content) - 1)
    with pytest.raises(ValueError, match="ends inside"):
        lz4_block.inflate(data[:-2], len(content))


def test_damaged_blocks_are_refused_as_the_library_does() -> None:
    chance = random.Random(1)
    content = b"".join(chance.choice([b"abcdefgh", b"xyz", b"0123456789"]) for _ in range(300))
    whole = block.compress(content, store_size=False)
    for _ in range(2000):
        data = bytearray(whole)
        data[chance.randrange(len(data))] = chance.randrange(256)
        try:
            expected = block.decompress(bytes(data), uncompressed_size=len(content))
        except block.LZ4BlockError:
            continue
        # The library refuses more: that the last bytes are literals is a rule for writers. It takes an offset of 0.
        try:
            found = bytes(lz4_block.inflate(memoryview(data), len(content)).buffer())
        except ValueError as error:
            assert "a match 0 bytes back" in str(error)
        else:
            assert found == expected
