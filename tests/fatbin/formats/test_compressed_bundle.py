"""CCOB, versions 1 to 3: read with no more inflated than the table, the hash checked before content is used."""

from __future__ import annotations

import hashlib
import os
import struct
from pathlib import Path

import pytest
import zstandard
from handmade import bundle, ccob
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hipkit import CompressedBundle, Entry, FormatError, Hash, HipkitError, OffloadBundle, UnsupportedError
from hipkit.fatbin.formats import compressed_bundle
from hipkit.fatbin.source import Source

BUNDLE = OffloadBundle([Entry.of("gfx942", b"a" * 5000), Entry.of("gfx1100", os.urandom(3000))])
RAW = BUNDLE.to_bytes()
HASH = int.from_bytes(hashlib.md5(RAW).digest()[:8], "little")


def read(data: bytes) -> CompressedBundle:
    return compressed_bundle.read(Source.from_bytes(data, "a.ccob"))


@pytest.mark.parametrize("method", [0, 1])
@pytest.mark.parametrize("version", [1, 2, 3])
def test_each_version_and_method_is_read(version: int, method: int) -> None:
    data = ccob(RAW, version, method)
    found = read(data + b"CCOB trailing")
    assert (found.version, found.compression, found.size) == (version, ["zlib", "zstd"][method], len(data))
    assert found.hash.value == "unchecked"
    assert [(e.target, e.size, e.inflated, e.uri) for e in found.entries] == [
        ("gfx942", 5000, True, None),
        ("gfx1100", 3000, True, None),
    ]
    assert [e.data for e in found.entries] == [e.data for e in BUNDLE.entries]
    assert found.hash.value == "ok"
    assert found.to_bytes() == data
    assert found.bundle.to_bytes() == RAW


@pytest.mark.parametrize("method", ["zlib", "zstd"])
@pytest.mark.parametrize("version", [1, 2, 3])
def test_what_is_packed_is_read_back(version: int, method: str) -> None:
    packed = CompressedBundle.pack(BUNDLE, version=version, method=method, level=1)
    found = read(packed.to_bytes())
    assert (found.version, found.compression, found.uncompressed_size) == (version, method, len(RAW))
    assert [e.data for e in found.entries] == [e.data for e in packed.entries] == [e.data for e in BUNDLE.entries]


def test_a_listing_inflates_only_the_table() -> None:
    # The stream breaks behind the first block: the table is in front of it, the content is not.
    big = OffloadBundle([Entry.of("gfx942", os.urandom(4 << 20))]).to_bytes()
    data = bytearray(ccob(big, 3, 1, hash=0))
    data[len(data) // 2 :] = b"\xff" * (len(data) - len(data) // 2)
    found = read(bytes(data))
    assert [e.size for e in found.entries] == [4 << 20]
    with pytest.raises(FormatError, match="a.ccob.*compressed-bundle: payload: the zstd stream is damaged"):
        _ = found.entries[0].data


def test_a_wrong_hash_is_said_before_any_content_is_given() -> None:
    found = read(ccob(RAW, 2, 1, hash=HASH ^ 1))
    with pytest.raises(FormatError, match="hash: .* is not the hash of the content"):
        _ = found.entries[0].data
    assert found.verify() is Hash.WRONG


@pytest.fixture
def no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every bundle were too large to be kept in memory."""
    monkeypatch.setattr(compressed_bundle, "KEEP_IN_MEMORY", 0)


@pytest.mark.usefixtures("no_memory")
@pytest.mark.parametrize("method", [0, 1])
def test_one_entry_alone_is_what_it_is_in_the_whole(method: int) -> None:
    contents = [os.urandom(size) for size in (3 << 20, 5)]
    raw = OffloadBundle([Entry.of(f"gfx120{at}", data) for at, data in enumerate(contents)]).to_bytes()
    found = read(ccob(raw, 3, method))
    assert [entry.source.read_alone() for entry in found.entries] == contents
    assert [entry.source.alone().read() for entry in found.entries] == contents
    assert [entry.source.alone().origin for entry in found.entries] == [entry.offset for entry in found.entries]
    assert found.hash is Hash.UNCHECKED
    assert [entry.data for entry in found.entries] == contents


@pytest.mark.usefixtures("no_memory")
@pytest.mark.parametrize("method", [0, 1])
def test_what_comes_after_an_entry_is_not_inflated_for_it(method: int) -> None:
    contents = [os.urandom(1 << 20).hex().encode() for _ in range(2)]
    raw = OffloadBundle([Entry.of(f"gfx120{at}", data) for at, data in enumerate(contents)]).to_bytes()
    found = read(ccob(raw, 3, method))
    found.payload = found.payload.sub(0, found.payload.size * 3 // 4)
    assert found.entries[0].source.read_alone() == contents[0]
    with pytest.raises(
        FormatError, match="the zlib stream is damaged: it ends" if method == 0 else "stream holds .* of the"
    ):
        found.entries[1].source.read_alone()
    beyond = read(ccob(raw, 3, method, size=len(raw) + 10)).inflated_source().sub(len(raw) - 10)
    with pytest.raises(FormatError, match=f"stream holds {len(raw)} of the {len(raw) + 10} bytes"):
        beyond.read_alone()


def test_the_hash_of_a_small_bundle_is_checked_for_one_entry_too() -> None:
    with pytest.raises(FormatError, match="is not the hash of the content"):
        read(ccob(RAW, 2, 1, hash=HASH ^ 1)).entries[0].source.read_alone()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"CCOB", "a.ccob+0x4: compressed-bundle: version: the file ends here, at 0x4, inside the header"),
        (
            ccob(RAW, 3, 1)[:20],
            "a.ccob+0x14: compressed-bundle: sizes.uncompressed_size: the file ends here, at 0x14, inside the header",
        ),
        (ccob(RAW, 3, 1, total=2**40), "bytes reach beyond the"),
        (
            ccob(RAW, 3, 1, total=7),
            "a.ccob+0x8: compressed-bundle: total_size: 7 bytes are less than the header's own 32",
        ),
        (ccob(b"no bundle at all", 2, 1, hash=0), "compressed-bundle: payload: is not an offload bundle"),
        (ccob(RAW, 1, 1)[:-5], "the zstd stream is damaged: it ends inside a frame"),
        (ccob(RAW, 1, 0)[:-5], "the zlib stream is damaged: it ends inside a stream"),
    ],
    ids=[
        "cut in the version",
        "cut in the sizes",
        "absurd total",
        "total too small",
        "no bundle",
        "V1 cut",
        "V1 cut, zlib",
    ],
)
def test_bad_bytes_fail_where_they_are_bad(data: bytes, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(data)
    assert message in str(caught.value)


@pytest.mark.parametrize(("at", "field"), [(4, "version"), (6, "method")])
def test_not_known_is_not_the_same_as_wrong(at: int, field: str) -> None:
    data = bytearray(ccob(RAW, 3, 1))
    data[at] = 9
    with pytest.raises(UnsupportedError, match=f"{field}: 9 is not known; hipkit reads"):
        read(bytes(data))


@pytest.mark.parametrize(
    ("raw", "size", "message"),
    [(RAW + b"x", len(RAW), "more than the"), (RAW, len(RAW) + 1, f"{len(RAW)} of the {len(RAW) + 1} bytes")],
)
def test_an_uncompressed_size_that_is_not_true(raw: bytes, size: int, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        _ = read(ccob(raw, 3, 1, size=size)).entries[0].data


def test_a_bomb_is_refused_before_it_inflates() -> None:
    with pytest.raises(FormatError, match="hipkit stops at"):
        _ = read(ccob(RAW, 3, 1, size=2**50)).entries[0].data


def test_a_window_larger_than_allowed_is_refused() -> None:
    options = zstandard.ZstdCompressionParameters(window_log=28)
    stream = zstandard.ZstdCompressor(compression_params=options).compressobj()
    payload = stream.compress(RAW) + stream.flush()
    data = struct.pack("<4sHHQQQ", b"CCOB", 3, 1, 32 + len(payload), len(RAW), HASH) + payload
    with pytest.raises(FormatError, match="too much memory"):
        read(data)


def test_a_bundle_in_a_bundle_of_text_keeps_its_boundaries() -> None:
    # llvm-objdump and the one other Python parser cut entries at the magic inside them.
    text = b"CCOB" * 100 + b"__CLANG_OFFLOAD_BUNDLE__" * 10
    packed = CompressedBundle.pack(OffloadBundle([Entry.of("gfx942", text)]))
    assert read(packed.to_bytes()).entries[0].data == text


@pytest.mark.parametrize("name", ["vector_add.ccob2", "vector_add.ccob3"])
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_mutated_real_bundles_never_raise_anything_else(name: str, samples: Path, data: st.DataObject) -> None:
    raw = bytearray((samples / name).read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, 63) | st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    try:
        found = read(bytes(raw[: data.draw(st.integers(0, len(raw)) | st.just(len(raw)))]))
        for entry in found.entries:
            assert len(entry.data) == entry.size
    except HipkitError:
        pass


@pytest.mark.parametrize("count", [1, 40, 400, 3000])
def test_a_table_of_any_size_is_read_from_the_first_bytes_of_what_is_inflated(count: int) -> None:
    """No more of it is inflated than holds the table."""
    ids = [b"hipv4-amdgcn-amd-amdhsa--gfx942:" + b"%04d" % number for number in range(count)]
    raw = bundle(*((id, id * 3) for id in ids), align=1)
    found = compressed_bundle.read(Source.from_bytes(ccob(raw)))
    assert [(entry.id.encode(), entry.size) for entry in found.entries] == [(id, 3 * len(id)) for id in ids]
    assert [entry.data for entry in found.entries[-2:]] == [id * 3 for id in ids[-2:]]
    cut = raw[: len(raw) - 3 * len(ids[0]) * count - 5]
    said: list[FormatError] = []
    compressed_bundle.read(Source.from_bytes(ccob(cut)), said.append)
    assert [error.rule for error in said[:1]] in (["truncated"], ["count"])
