"""kpack archives and references: read one code object at a time, written as ROCm's own tool writes them."""

from __future__ import annotations

import contextlib
import dataclasses
import re
import struct
from typing import Any

import msgpack
import pytest
import zstandard
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hipkit import Entry, FormatError, HipkitError, UnsupportedError, UsageError
from hipkit.fatbin.formats import kpack, kpack_toc
from hipkit.fatbin.formats.kpack import Kpack, KpackEntry, KpackReference
from hipkit.fatbin.source import Source

KEY = "lib/libhip.so#0"
CONTENTS = {"gfx942": b"\x7fELF" + b"a" * 3000, "gfx90a:xnack+": b"\x7fELF" + b"b" * 2000}


def archive(fields: object, body: bytes = b"", **given: int) -> bytes:
    """An archive by hand: ``fields`` are its table of contents, ``body`` stands at 64."""
    header = {"version": 1, "toc_offset": 64 + len(body)} | given
    head = struct.pack("<4sIQ", b"KPAK", *header.values()).ljust(64, b"\0")
    return head + body + (fields if isinstance(fields, bytes) else msgpack.packb(fields))


def toc(scheme: str = "none", **given: object) -> dict[str, Any]:
    """What rocm_kpack puts into a table of contents, in its order."""
    units = {KEY: {}}  # type: dict[str, dict[str, object]]
    for number, (target, content) in enumerate(CONTENTS.items()):
        units[KEY][target] = {"type": "hsaco", "ordinal": number, "original_size": len(content)}
    fields = {
        "format_version": 1,
        "group_name": "blas",
        "gfx_arch_family": "gfx94X",
        "gfx_arches": list(CONTENTS),
        "toc": units,
        "compression_scheme": scheme,
    }
    return fields | given


def plain() -> bytes:
    body, blobs = b"", []
    for content in CONTENTS.values():
        blobs.append({"offset": 64 + len(body), "size": len(content)})
        body += content
    return archive(toc(blobs=blobs), body)


def packed() -> bytes:
    frames = [zstandard.ZstdCompressor(level=3).compress(content) for content in CONTENTS.values()]
    body = struct.pack("<I", len(frames)) + b"".join(struct.pack("<I", len(frame)) + frame for frame in frames)
    return archive(toc("zstd-per-kernel", zstd_offset=64, zstd_size=len(body)), body)


def read(data: bytes) -> Kpack:
    return kpack.read(Source.from_bytes(data, "a.kpack"))


def refused(data: bytes) -> str:
    with pytest.raises(FormatError) as caught:
        read(data)
    return str(caught.value)


@pytest.mark.parametrize(("data", "method"), [(plain(), None), (packed(), "zstd")])
def test_an_archive_is_read_and_written_again(data: bytes, method: str | None) -> None:
    found = read(data)
    assert (found.version, found.size, found.compression) == (1, len(data), method)
    assert (found.group_name, found.gfx_arch_family, found.gfx_arches) == ("blas", "gfx94X", list(CONTENTS))
    assert [(e.id, e.kind, e.triple, e.target, e.size) for e in found.entries] == [
        (f"{KEY}:{target}", "hip", "amdgcn-amd-amdhsa", target, len(content)) for target, content in CONTENTS.items()
    ]
    assert [e.data for e in found.entries] == list(CONTENTS.values())
    assert [e.inflated for e in found.entries] == [method is not None] * 2
    assert found.to_bytes() == data
    # The same laid out anew.
    again = Kpack(found.entries, compression=method, group_name="blas", gfx_arch_family="gfx94X")
    assert again.to_bytes() == data


def test_what_has_not_changed_is_written_as_it_was_read() -> None:
    """Another tool may have left room between the code objects; where something changes, there is none afterwards."""
    first, second = CONTENTS.values()
    gap = b"between"
    blobs = [{"offset": 64, "size": len(first)}, {"offset": 64 + len(first) + len(gap), "size": len(second)}]
    data = archive(toc(blobs=blobs), first + gap + second)
    found = read(data)
    assert found.to_bytes() == data
    found.group_name = "other"
    assert len(found.to_bytes()) == len(data) - len(gap) + len("other") - len("blas")


def test_one_code_object_is_inflated_without_the_others() -> None:
    data = bytearray(packed())
    first = int.from_bytes(data[68:72], "little")
    data[72 : 72 + first] = b"\xff" * first
    found = read(bytes(data))
    assert found.entries[1].data == CONTENTS["gfx90a:xnack+"]
    with pytest.raises(FormatError, match="the zstd stream is damaged"):
        found.verify()
    with pytest.raises(FormatError, match=re.escape("a.kpack+0x48: kpack: payload: the zstd stream is damaged")):
        _ = found.entries[0].data


def test_code_objects_stay_in_the_order_they_are_stored_in() -> None:
    # The table of contents groups by file, the code objects come as they were added.
    body = b"aabbcc"
    units = {
        "x#0": {"gfx942": {"type": "hsaco", "ordinal": 0, "original_size": 2}},
        "y#0": {"gfx942": {"type": "hsaco", "ordinal": 2, "original_size": 2}},
        "x#1": {"gfx942": {"type": "hsaco", "ordinal": 1, "original_size": 2}},
    }
    blobs = [{"offset": at, "size": 2} for at in (64, 66, 68)]
    data = archive(toc(toc=units, gfx_arches=["gfx942"], blobs=blobs), body)
    found = read(data)
    assert [e.data for e in found.entries] == [b"aa", b"cc", b"bb"]
    assert Kpack(found.entries, group_name="blas", gfx_arch_family="gfx94X").to_bytes() == data
    del found.entries[0]
    assert [e.data for e in read(found.to_bytes()).entries] == [b"cc", b"bb"]


def test_what_the_format_leaves_open_is_kept() -> None:
    fields = toc("none", blobs=[{"offset": 64, "size": 4}], variants=[1, None, {"a": b"b"}])
    fields["toc"] = {"bin/hipcc": {"gfx942": {"type": "hsaco", "ordinal": 0, "metadata": {"k": [1]}}}}
    found = read(archive(fields, b"\x7fELF"))
    (entry,) = found.entries
    assert (entry.id, entry.data, entry.attributes["metadata"]) == ("bin/hipcc:gfx942", b"\x7fELF", {"k": [1]})
    again = read(Kpack(found.entries, extra=found.extra).to_bytes())
    assert (again.extra, again.entries[0].id) == ({"variants": [1, None, {"a": b"b"}]}, "bin/hipcc:gfx942")
    assert again.entries[0].attributes == entry.attributes


def test_a_limit_of_frames_is_how_many_there_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    count = len(CONTENTS)
    monkeypatch.setattr(kpack_toc, "MOST_ITEMS", count)
    assert [entry.data for entry in read(packed()).entries] == list(CONTENTS.values())
    body = struct.pack("<I", count + 1) + bytes(4 * (count + 1))
    one_more = archive(toc("zstd-per-kernel", zstd_offset=64, zstd_size=len(body)), body)
    assert refused(one_more).endswith(f"number of frames: {count + 1} frames do not fit in {len(body)} bytes")


@pytest.mark.parametrize("method", [None, "none", "zstd"])
def test_entries_written_are_read_back(method: str | None) -> None:
    made = [KpackEntry.make(f"lib/libx.so#1:{target}", content) for target, content in CONTENTS.items()]
    found = read(Kpack([*made], compression=method).to_bytes())
    assert [(e.id, e.target, e.data) for e in found.entries] == [(e.id, e.target, e.data) for e in made]
    assert found.gfx_arches == list(CONTENTS)


def test_an_entry_of_a_bundle_gets_a_path() -> None:
    found = read(Kpack([Entry.of("gfx942", b"a"), Entry.of("gfx1100", b"b")]).to_bytes())
    assert [e.id for e in found.entries] == ["code#0:gfx942", "code#0:gfx1100"]


def test_an_entry_changed_after_reading_is_written_changed() -> None:
    found = read(packed())
    found.entries[0] = dataclasses.replace(found.entries[0], source=Source.from_bytes(b"another"))
    assert [e.data for e in read(found.to_bytes()).entries] == [b"another", CONTENTS["gfx90a:xnack+"]]
    found = read(packed())
    found.group_name = "fft"
    assert read(found.to_bytes()).group_name == "fft"


def test_what_cannot_be_written_is_refused() -> None:
    with pytest.raises(UsageError, match="holds device code"):
        Kpack([Entry.of("host-x86_64-unknown-linux-gnu-", b"")]).to_bytes()
    with pytest.raises(UsageError, match=re.escape("two entries of a kpack have the id a#0:gfx942")):
        Kpack([KpackEntry.make("a#0:gfx942", b""), KpackEntry.make("a#0:gfx942", b"")]).to_bytes()
    with pytest.raises(UsageError, match="zlib is not how a kpack compresses"):
        Kpack([], compression="zlib").to_bytes()
    with pytest.raises(UsageError, match="expected PATH#INDEX:TARGET"):
        KpackEntry.make("gfx942", b"")


def one(**row: object) -> dict[str, Any]:
    """A table of contents of one code object, with ``row`` in its place."""
    fields = {"type": "hsaco", "ordinal": 0, "original_size": 4} | row
    return toc(blobs=[{"offset": 64, "size": 4}], toc={KEY: {"gfx942": fields}})


PLACE = f"toc['{KEY}']['gfx942']"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"KPAK\1\0\0", "+0x7: kpack: version: the file ends here, at 0x7, inside the header"),
        (archive({}, version=2), "+0x4: kpack: version: 2 is not known; hipkit reads 1"),
        (
            archive({}, toc_offset=1 << 63),
            "+0x8: kpack: toc_offset: 0x8000000000000000 is not between the header and the end of the file, 0x41",
        ),
        (archive({}, toc_offset=15), "+0x8: kpack: toc_offset: 0xf is not between the header and the end of the file"),
        (archive(b"\x81\xa3to"), "+0x40: kpack: toc: ends inside a value"),
        (archive(b"\xc1"), "+0x40: kpack: toc: is not sound MessagePack: FormatError"),
        (archive(b"\x91" * 5000), "+0x40: kpack: toc: is not sound MessagePack: StackError"),
        (archive(b"\xdd\xff\xff\xff\xff"), "+0x40: kpack: toc: is not sound MessagePack: 4294967295 exceeds max"),
        (archive(b"\xc6\xff\xff\xff\xff"), "+0x40: kpack: toc: ends inside a value"),
        (archive(b"\x81\xa1\xff\x01"), "+0x40: kpack: toc: is not sound MessagePack: "),
        (archive(b"\x81\x01\x02"), "+0x40: kpack: toc: is not sound MessagePack: "),
        (archive([1]), "+0x40: kpack: toc: is not a map"),
        (archive({}), "+0x40: kpack: toc: is missing"),
        (archive({"format_version": 2}), "+0x40: kpack: format_version: 2 is not known; hipkit reads 1"),
        (archive({"format_version": True}), "+0x40: kpack: format_version: is bool, not an integer"),
        (
            archive({"compression_scheme": "lz4"}),
            "+0x40: kpack: compression_scheme: 'lz4' is not known; hipkit reads none and zstd-per-kernel",
        ),
        (archive(toc(gfx_arches="gfx942")), "+0x40: kpack: gfx_arches: is a string, not an array"),
        (archive(toc(gfx_arches=[1])), "+0x40: kpack: gfx_arches[0]: is an integer, not a string"),
        (archive(toc(toc=[])), "+0x40: kpack: toc: is an array, not a map"),
        (archive(toc(toc={KEY: 1})), f"+0x40: kpack: toc['{KEY}']: is an integer, not a map"),
        (archive(toc(toc={KEY: {"gfx942": None}})), f"+0x40: kpack: {PLACE}: is NoneType, not a map"),
        (archive(toc(toc={KEY: {"gfx942": {}}})), f"+0x40: kpack: {PLACE}.ordinal: is missing"),
        (archive(one(ordinal=-1)), f"+0x40: kpack: {PLACE}.ordinal: -1 is negative"),
        (archive(one(ordinal="0")), f"+0x40: kpack: {PLACE}.ordinal: is a string, not an integer"),
        (archive(one(original_size=-1)), f"+0x40: kpack: {PLACE}.original_size: -1 is not a size"),
        (archive(toc()), "+0x40: kpack: blobs: is missing"),
        (archive(toc(blobs=[1])), "+0x40: kpack: blobs[0]: is an integer, not a map"),
        (archive(toc(blobs=[{"offset": 1}])), "+0x40: kpack: blobs[0].size: is missing"),
        (archive(toc(blobs=[{"offset": -1}])), "+0x40: kpack: blobs[0].offset: -1 is negative"),
        (archive(toc("zstd-per-kernel")), "+0x40: kpack: zstd_offset: is missing"),
        (
            archive(one(), b"\x7fEL"),
            "+0x40: kpack: blobs[0]: needs 0x4 bytes from 0x40, but its data ends at 0x43",
        ),
        (
            archive(one(ordinal=1), b"\x7fELF"),
            f"+0x44: kpack: {PLACE}.ordinal: 1 is not one of the 1 code objects that are stored",
        ),
        (
            archive(one(original_size=5), b"\x7fELF"),
            f"+0x44: kpack: {PLACE}.original_size: says 5 bytes, but 4 are stored",
        ),
        (
            archive(toc("zstd-per-kernel", zstd_offset=64, zstd_size=99)),
            "+0x40: kpack: zstd_size: needs 0x63 bytes from 0x40, but its data ends at 0x40",
        ),
        (
            archive(toc("zstd-per-kernel", zstd_offset=64, zstd_size=3), b"abc"),
            "+0x40: kpack: number of frames: needs 0x4 bytes from 0x40, but its data ends at 0x43",
        ),
        (
            archive(toc("zstd-per-kernel", zstd_offset=64, zstd_size=8), b"\xff" * 8),
            "+0x40: kpack: number of frames: 4294967295 frames do not fit in 8 bytes",
        ),
        (
            archive(toc("zstd-per-kernel", zstd_offset=64, zstd_size=8), struct.pack("<II", 1, 9)),
            "+0x48: kpack: frame 0: needs 0x9 bytes from 0x48, but its data ends at 0x48",
        ),
        (plain() + b"\0\0", "+0x14e3: kpack: toc: 2 bytes follow the table of contents"),
    ],
)
def test_a_fault_is_one_line_that_names_its_field(data: bytes, message: str) -> None:
    assert refused(data).startswith("a.kpack" + message)


def test_what_can_be_read_past_is_noted_and_read_past() -> None:
    damage: list[FormatError] = []
    data = bytearray(packed())
    second = 72 + int.from_bytes(data[68:72], "little")
    data[second : second + 4] = b"\xff" * 4
    found = kpack.read(Source.from_bytes(bytes(data)), damage.append)
    assert [error.field for error in damage] == ["frame 1", f"toc['{KEY}']['gfx90a:xnack+'].ordinal"]
    assert found.entries[0].data == CONTENTS["gfx942"]
    assert len(found.entries) == 2


def test_a_size_that_only_the_frame_says_is_taken_from_there() -> None:
    frame = zstandard.compress(b"x" * 99)
    unsaid = zstandard.ZstdCompressor(write_content_size=False).compress(b"x" * 99)
    for stored, size in ((frame, 99), (unsaid, 0), (b"?", 0)):
        body = struct.pack("<II", 1, len(stored)) + stored
        fields = toc("zstd-per-kernel", zstd_offset=64, zstd_size=len(body), toc={KEY: {"gfx942": {"ordinal": 0}}})
        damage: list[FormatError] = []
        found = kpack.read(Source.from_bytes(archive(fields, body)), damage.append)
        assert found.entries[0].size == size
        assert [error.field for error in damage] == [f"{PLACE}.original_size"] * (size == 0)


def test_a_bomb_is_refused() -> None:
    body = packed()
    bomb = body.replace(msgpack.packb({"original_size": 3004})[1:], msgpack.packb({"original_size": 1 << 50})[1:])
    assert bomb != body
    found = read(bomb)
    assert found.entries[0].size == 1 << 50
    with pytest.raises(FormatError, match="says it inflates to"):
        _ = found.entries[0].data
    # Arrays in arrays, each of which says it has millions of items.
    assert "is not sound MessagePack" in refused(archive(b"\xdd\x00\xff\xff\xff" * 500))


def test_a_table_of_contents_that_no_real_archive_has_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kpack_toc, "LARGEST_TOC", 100)
    assert "kpack: toc: has 275 bytes; hipkit reads up to 100" in refused(plain())


def test_a_reference_is_read_and_written() -> None:
    paths = ("../.kpack/blas_@GFXARCH@.kpack", "x.kpack")
    data = msgpack.packb({"kpack_search_paths": list(paths), "kernel_name": "lib/libx.so"})
    found = KpackReference.parse(Source.from_bytes(data + bytes(100)))
    assert found == KpackReference("lib/libx.so", paths)
    assert found.to_bytes() == data


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ([], "+0x0: kpack-reference: kpack-reference: is not a map"),
        ({}, "+0x0: kpack-reference: kernel_name: is missing"),
        ({"kernel_name": 1}, "+0x0: kpack-reference: kernel_name: is an integer, not a string"),
        ({"kernel_name": "a"}, "+0x0: kpack-reference: kpack_search_paths: is missing"),
        (
            {"kernel_name": "a", "kpack_search_paths": []},
            "+0x0: kpack-reference: kpack_search_paths: is empty; the runtime refuses that",
        ),
        (
            {"kernel_name": "a", "kpack_search_paths": ["a", b"b"]},
            "+0x0: kpack-reference: kpack_search_paths[1]: is bytes, not a string",
        ),
        (
            {"kernel_name": "a" * (1 << 16), "kpack_search_paths": ["a"]},
            "+0x0: kpack-reference: kpack-reference: ends inside a value",
        ),
    ],
)
def test_a_reference_that_the_runtime_refuses_is_refused(fields: object, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        KpackReference.parse(Source.from_bytes(msgpack.packb(fields), "a"))
    assert str(caught.value).startswith("a" + message)


def test_a_reference_that_the_runtime_would_refuse_is_not_written() -> None:
    with pytest.raises(UsageError, match="needs a search path"):
        KpackReference("a", ()).to_bytes()
    with pytest.raises(UsageError, match="the kpack reference has 65576 bytes; the runtime reads 65536"):
        KpackReference("a" * (1 << 16), ("a",)).to_bytes()


ROWS = st.dictionaries(
    st.tuples(st.text(max_size=9), st.integers(0, 99), st.from_regex(r"gfx[0-9a-f]{3,4}(:xnack[+-])?", fullmatch=True)),
    st.binary(max_size=99),
    max_size=5,
)


@given(ROWS, st.sampled_from([None, "zstd"]), st.text(max_size=9))
def test_any_entries_come_back(rows: dict[tuple[str, int, str], bytes], method: str | None, group: str) -> None:
    made = [KpackEntry.make(f"lib/{path}#{index}:{target}", data) for (path, index, target), data in rows.items()]
    data = Kpack([*made], compression=method, group_name=group).to_bytes()
    found = read(data)
    assert found.group_name == group
    assert {e.id: e.data for e in found.entries} == {e.id: e.data for e in made}
    assert found.to_bytes() == data


@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=400)
@given(st.sampled_from([plain(), packed()]), st.data())
def test_no_change_to_a_real_file_raises_anything_else(real: bytes, data: st.DataObject) -> None:
    changed = bytearray(real)
    toc_at = int.from_bytes(real[8:16], "little")
    places = [*range(80), *range(toc_at, len(real))]
    for _ in range(data.draw(st.integers(1, 4))):
        changed[data.draw(st.sampled_from(places))] = data.draw(st.integers(0, 255))
    damage: list[FormatError] = []
    try:
        found = kpack.read(
            Source.from_bytes(bytes(changed[: data.draw(st.integers(toc_at, len(real)))])), damage.append
        )
        for entry in found.entries:
            assert entry.source.read() is not None
        assert isinstance(found.to_bytes(), bytes)
    except HipkitError:
        pass


@given(st.binary(max_size=60))
def test_no_bytes_make_a_reference_raise_anything_else(data: bytes) -> None:
    with contextlib.suppress(FormatError, UnsupportedError):
        KpackReference.parse(Source.from_bytes(data))
