"""Content put together from parts, beside the same done with bytes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipkit.fatbin import scratch
from hipkit.fatbin.joined import Joined, layered, padded, same
from hipkit.fatbin.source import Source

SOME = st.binary(max_size=12)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("add"), SOME),
        st.tuples(st.just("nested"), SOME),
        st.tuples(st.just("pad"), st.integers(0, 80)),
        st.tuples(st.just("patch"), st.tuples(st.integers(0, 60), SOME)),
    ),
    max_size=12,
)


@given(STEPS, st.integers(0, 90), st.integers(0, 90), st.booleans())
def test_parts_and_patches(steps: list[tuple[str, object]], at: int, size: int, on_disk: bool) -> None:
    made, expected = Joined(), bytearray()
    for what, value in steps:
        if isinstance(value, bytes):
            made.add(Joined(b"x", value, b"y").source().sub(1, len(value)) if what == "nested" else value)
            expected += value
        elif isinstance(value, int):
            made.pad(value)
            expected += bytes(max(0, value - len(expected)))
        elif isinstance(value, tuple):
            place, data = value
            expected += bytes(max(0, place + len(data) - len(expected)))
            expected[place : place + len(data)] = data
            made.patch(place, data)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scratch, "KEEP_IN_MEMORY", 5 if on_disk else 1000)
        whole = made.source()
        assert (whole.size, whole.read()) == (len(expected), bytes(expected))
        assert whole.read(at, size) == bytes(whole.view(at, size)) == expected[at : at + size]
        assert b"".join(whole.pieces(7)) == expected


@given(st.lists(st.tuples(st.integers(0, 40), SOME), max_size=8))
def test_layers(layers: list[tuple[int, bytes]]) -> None:
    expected = bytearray()
    for at, data in layers:
        if data:
            expected += bytes(max(0, at + len(data) - len(expected)))
            expected[at : at + len(data)] = data
    assert layered([(at, Source.from_bytes(data)) for at, data in layers]).source().read() == expected


def test_equal_contents() -> None:
    one = Source.from_bytes(b"abc" * 1000)
    assert same(one, Joined(b"abc" * 400, b"abc" * 600).source())
    assert not same(one, Source.from_bytes(b"abc" * 999 + b"abd"))
    assert not same(one, one.sub(1))
    assert padded(one, 4000).read() == one.read() + bytes(1000)
    assert padded(one, 10) is one
