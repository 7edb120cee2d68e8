"""Damage of every kind in real code objects: loaded or one error of ours; never an access outside the reservation."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from loading import BytesMemory

from hipkit import HipkitError
from hipkit.loader.image import load

BUILT = Path(__file__).parent.parent.parent / "samples" / "built"
HSACOS = [BUILT / name for name in ("globals.gfx942.v5.hsaco", "hello.gfx1100.v5.hsaco", "reduce.gfx1201.v6.hsaco")]
WORDS = st.sampled_from([0, 1, 8, 0xFF00, 0x4000, 0x1000, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, (1 << 64) - 4096])


def attempt(data: bytes) -> None:
    """Memory that raises AssertionError on an access outside, which no test expects."""
    memory = BytesMemory(limit=1 << 20)
    try:
        image = load(data, memory, lambda name: 0x1000)
    except HipkitError:
        assert not memory.reserved
        return
    assert list(memory.reserved) == [image.base] and len(memory.reserved[image.base]) == image.size
    for kernel in image.kernels.values():
        assert len(memory.read(kernel.descriptor, 64)) == 64
        code = image.segment_at(kernel.entry, 4)
        assert code and code.executable
    for variable in image.variables.values():
        memory.read(variable.address, variable.size)
    for pair in image.managed.values():
        memory.read(pair.pointer, 8)
        memory.read(pair.initial, pair.size)
    image.unload()
    assert not memory.reserved


def places(raw: bytes) -> list[int]:
    """The header, the program and section headers, and the content of the tables: every fourth byte."""
    at, count = struct.unpack_from("<Q", raw, 40)[0], struct.unpack_from("<H", raw, 60)[0]
    found = [*range(0, 64 + 56 * 9, 4), *range(at, at + 64 * count, 4)]
    for number in range(count):
        kind, offset, size = struct.unpack_from("<I16xQQ", raw, at + 64 * number + 4)
        if kind in (2, 4, 6, 11):  # symbols, relocations, the dynamic table
            found += range(offset, offset + size, 4)
    return found


@pytest.mark.parametrize("sample", HSACOS, ids=lambda path: path.name)
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_changed_words(sample: Path, data: st.DataObject) -> None:
    raw = bytearray(sample.read_bytes())
    targets = st.sampled_from(places(bytes(raw)))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(targets)
        size = data.draw(st.sampled_from([1, 2, 4, 8]))
        value = data.draw(WORDS | st.integers(0, (1 << 64) - 1))
        raw[at : at + size] = value.to_bytes(8, "little")[:size]
    attempt(bytes(raw))


@pytest.mark.parametrize("sample", HSACOS, ids=lambda path: path.name)
@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_changed_bytes_cut_and_spliced(sample: Path, data: st.DataObject) -> None:
    raw = bytearray(sample.read_bytes())
    for _ in range(data.draw(st.integers(0, 8))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    start, end = sorted(data.draw(st.tuples(st.integers(0, len(raw)), st.integers(0, len(raw)))))
    for damaged in (raw, raw[:end], raw[:start] + raw[end:], raw[start:end]):
        attempt(bytes(damaged))


@pytest.mark.parametrize("value", [0, 1, 0x7FFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF])
def test_every_word_of_the_tables(value: int) -> None:
    """Of the sample that has relocations, one after another."""
    raw = HSACOS[0].read_bytes()
    for at in places(raw):
        attempt(raw[:at] + value.to_bytes(8, "little")[: len(raw) - at] + raw[at + 8 :])
