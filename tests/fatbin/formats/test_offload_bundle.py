"""Offload bundles: what is written is read back to the byte, and bad bytes fail where they are bad."""

from __future__ import annotations

from pathlib import Path

import pytest
from handmade import table
from hypothesis import given
from hypothesis import strategies as st

from hipkit import Entry, EntryID, FormatError, HipkitError, OffloadBundle
from hipkit.fatbin.formats import offload_bundle
from hipkit.fatbin.source import Source

IDS = st.from_regex(r"hipv4-amdgcn-amd-amdhsa--gfx[0-9]{3,4}", fullmatch=True) | st.binary(max_size=30).map(
    lambda raw: raw.decode("latin-1")
)
ENTRIES = st.lists(
    st.builds(lambda id, data: Entry.from_id(EntryID(id), Source.from_bytes(data)), IDS, st.binary(max_size=64)),
    max_size=5,
)


def read(data: bytes) -> OffloadBundle:
    return offload_bundle.read(Source.from_bytes(data, "a.bundle"))


@given(ENTRIES, st.sampled_from([1, 16, 4096]))
def test_what_is_written_is_read_back(entries: list[Entry], alignment: int) -> None:
    data = OffloadBundle(entries, alignment=alignment).to_bytes()
    found = read(data)
    assert [(e.id, e.data) for e in found.entries] == [(e.id, e.data) for e in entries]
    assert all(e.offset % alignment == 0 for e in found.entries)
    assert found.to_bytes() == data[: found.size]


def test_an_odd_layout_survives_being_written_again() -> None:
    data = bytearray(table((301, 3, b"host-x"), (200, 5, b"hip-a"), (301, 0, b"hip-b"), size=320))
    data[200:205], data[301:304], data[250] = b"12345", b"abc", 0x77
    found = read(bytes(data))
    assert [(e.id, e.data) for e in found.entries] == [("host-x", b"abc"), ("hip-a", b"12345"), ("hip-b", b"")]
    assert found.to_bytes() == bytes(data[:304])


def test_duplicate_ids_are_both_there() -> None:
    found = read(table((128, 1, b"hip-a"), (129, 1, b"hip-a"), size=130))
    assert [e.id for e in found.entries] == ["hip-a", "hip-a"]


def test_the_zero_byte_that_old_compilers_append_belongs_to_the_bundle() -> None:
    data = table((100, 4, b"hip-a"), size=105)
    assert read(data).to_bytes() == data


def test_the_host_entry_may_share_its_offset_with_the_next() -> None:
    found = read(table((4096, 0, b"host-x"), (4096, 2, b"hip-a"), size=4098))
    assert [(e.offset, e.size) for e in found.entries] == [(4096, 0), (4096, 2)]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "a.bundle+0x0: offload-bundle: magic: the file ends here, at 0x0, inside the header"),
        (
            b"__CLANG_OFFLOAD_BUNDLE__\1",
            "a.bundle+0x19: offload-bundle: entries.count: the file ends here, at 0x19, inside the header",
        ),
        (
            b"__CLANG_OFFLOAD_BUNDLE__" + b"\xff" * 8,
            "a.bundle+0x18: offload-bundle: number of entries: 18446744073709551615 entries do not fit in 32 bytes; "
            "the file is damaged or not a bundle",
        ),
        (
            table((4096, 16, b"hip-a"), size=4100),
            "a.bundle+0x20: offload-bundle: entry 'hip-a': 0x10 bytes at 0x1000 reach beyond the 0x1004 bytes that are there",
        ),
        (
            table((2**64 - 1, 16, b"hip-a")),
            "a.bundle+0x20: offload-bundle: entry 'hip-a': 0x10 bytes at 0xffffffffffffffff reach beyond "
            "the 0x3d bytes that are there",
        ),
        (
            table((8, 16, b"hip-a")),
            "a.bundle+0x20: offload-bundle: entry 'hip-a': starts at 0x8, inside the table, which ends at 0x3d",
        ),
        (
            table((0, 0, b""))[:-8] + b"\xff" * 8,
            "a.bundle+0x38: offload-bundle: entries.items.id: the file ends here, at 0x38, inside the header",
        ),
    ],
    ids=[
        "empty",
        "cut in the count",
        "absurd count",
        "cut in an entry",
        "offset overflows",
        "in the table",
        "absurd id length",
    ],
)
def test_bad_bytes_fail_where_they_are_bad(data: bytes, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(data)
    assert str(caught.value) == message


@given(st.data())
def test_mutated_bundles_never_raise_anything_else(data: st.DataObject) -> None:
    raw = bytearray(
        table((256, 16, b"host-x86_64-unknown-linux-gnu-"), (272, 16, b"hip-amdgcn-amd-amdhsa--gfx942"), size=288)
    )
    for _ in range(data.draw(st.integers(1, 6))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    try:
        found = read(bytes(raw[: data.draw(st.integers(0, len(raw)))]))
    except HipkitError:
        return
    assert found.to_bytes() == found.source.read() if found.source else False


def test_a_real_bundle_round_trips(samples: Path) -> None:
    data = (samples / "histogram.hipfb").read_bytes()
    assert read(data).to_bytes() == data
