"""Text bundles: read and written as clang does, and told what is wrong with those that are not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipkit import Entry, EntryID, FormatError, HipkitError, UsageError
from hipkit.fatbin.formats import text_bundle
from hipkit.fatbin.formats.text_bundle import COMMENTS, TextBundle
from hipkit.fatbin.source import Source

MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"
HOST, GFX942, GFX90A = (
    "host-x86_64-unknown-linux-gnu-",
    "hip-amdgcn-amd-amdhsa--gfx942",
    "hip-amdgcn-amd-amdhsa--gfx90a:xnack+",
)
CONTENTS = {HOST: b"int main;", GFX942: b"\n\nv_nop\r\n// __CLANG\n", GFX90A: b""}
IDS = st.binary(min_size=1, max_size=40).map(lambda raw: raw.translate(None, b"\n\r").decode("latin-1")).filter(bool)
TEXTS = st.binary(max_size=60) | st.lists(st.sampled_from([b"\n", b"# ", MAGIC, b"__START__ ", b"x"])).map(b"".join)


def read(data: bytes) -> TextBundle:
    return text_bundle.read(Source.from_bytes(data, "a.s"))


def damage_of(data: bytes) -> tuple[list[str], TextBundle]:
    damage: list[FormatError] = []
    found = text_bundle.read(Source.from_bytes(data, "a.s"), damage.append)
    return [str(error) for error in damage], found


def entry(id: str, data: bytes) -> Entry:
    return Entry.from_id(EntryID(id), Source.from_bytes(data))


def lines(*parts: bytes) -> bytes:
    return b"\n".join([b"", *parts, b""])


def start(id: bytes = b"hip-a") -> bytes:
    return b"# " + MAGIC + b"__START__ " + id


def end(id: bytes = b"hip-a") -> bytes:
    return b"# " + MAGIC + b"__END__ " + id


@given(st.lists(st.builds(entry, IDS, TEXTS), min_size=1, max_size=4), st.sampled_from(["//", "#", ";"]))
def test_what_is_written_is_read_back(entries: list[Entry], comment: str) -> None:
    data = TextBundle(entries, comment=comment).to_bytes()
    found = read(data)
    assert found.comment == comment
    assert [(e.id, e.data) for e in found.entries] == [(e.id, e.data) for e in entries]
    assert found.to_bytes() == data


@pytest.mark.parametrize("name", ["freestanding.s", "freestanding.ll"])
def test_what_clang_wrote_round_trips(samples: Path, name: str) -> None:
    data = (samples / name).read_bytes()
    found = read(data)
    assert [e.id for e in found.entries] == ["hip-amdgcn-amd-amdhsa--gfx942", "host-x86_64-pc-linux-gnu-"]
    assert found.entries[0].target == "gfx942" and found.entries[1].is_host
    assert found.to_bytes() == data


@pytest.mark.parametrize("version", [19, 22])
@pytest.mark.parametrize("type", COMMENTS)
def test_the_bundler_and_hipkit_read_each_other(
    tool: Callable[..., Callable[..., object]], tmp_path: Path, version: int, type: str
) -> None:
    bundler = tool(f"clang-offload-bundler-{version}")
    files = [tmp_path / f"{number}.txt" for number in range(len(CONTENTS))]
    for file, content in zip(files, CONTENTS.values(), strict=True):
        file.write_bytes(content)
    theirs, ours = tmp_path / f"theirs.{type}", tmp_path / f"ours.{type}"
    # The bundler of LLVM 19 doubles a host id that ends in a dash.
    ids = [id.rstrip("-") if version == 19 else id for id in CONTENTS]
    targets = f"-targets={','.join(ids)}"
    bundler(f"-type={type}", targets, *(f"-input={file}" for file in files), f"-output={theirs}")
    found = read(theirs.read_bytes())
    assert {e.id: e.data for e in found.entries} == CONTENTS
    assert found.to_bytes() == theirs.read_bytes()

    ours.write_bytes(TextBundle([entry(*pair) for pair in CONTENTS.items()], comment=COMMENTS[type]).to_bytes())
    assert ours.read_bytes() == theirs.read_bytes()
    outputs = [tmp_path / f"out{number}" for number in range(len(CONTENTS))]
    bundler("-unbundle", f"-type={type}", targets, f"-input={ours}", *(f"-output={file}" for file in outputs))
    assert [file.read_bytes() for file in outputs] == list(CONTENTS.values())


def test_content_that_would_end_the_entry_is_refused() -> None:
    with pytest.raises(UsageError) as caught:
        TextBundle([entry("hip-a", lines(b"x", end(b"hip-b")))]).to_bytes()
    assert str(caught.value) == (
        "hip-a: the content holds a line '# __CLANG_OFFLOAD_BUNDLE____END__', which would end it; choose another format"
    )
    assert TextBundle([entry("hip-a", lines(b"x", end()))], comment=";").to_bytes()


@pytest.mark.parametrize("id", ["", "a\nb", "x" * 5000])
def test_ids_that_are_no_line_are_refused(id: str) -> None:
    with pytest.raises(UsageError, match="cannot be the id of an entry in a text bundle"):
        TextBundle([entry(id, b"")]).to_bytes()


@pytest.mark.parametrize(
    ("data", "messages", "entries"),
    [
        (
            lines(start(), b"x", b""),
            ["a.s+0x2b: text-bundle: entry 'hip-a': the file ends before the entry does"],
            [b"x\n\n"],
        ),
        (
            lines(start(), b"x", end(b"hip-b")),
            ["a.s+0x2c: text-bundle: entry 'hip-a': ends as 'hip-b'"],
            [b"x"],
        ),
        (
            lines(start())[:-1],
            [
                "a.s+0x25: text-bundle: entry 'hip-a': the file ends here, inside a marker line",
                "a.s+0x2a: text-bundle: entry 'hip-a': the file ends before the entry does",
            ],
            [b""],
        ),
        (
            lines(start(), b"x", end())[1:],
            ["a.s+0x0: text-bundle: first marker: has no line end before it, so LLVM's tools do not see it"],
            [b"x"],
        ),
        (
            lines(start(), b"x", end()) + b"more",
            ["a.s+0x55: text-bundle: text: 4 bytes that belong to no entry"],
            [b"x"],
        ),
        (
            lines(start(b"")),
            [
                "a.s+0x25: text-bundle: id: is empty, so LLVM's tools read no further",
                "a.s+0x26: text-bundle: entry '': the file ends before the entry does",
            ],
            [b""],
        ),
        (
            lines(start(b"x" * 5000), b"x", end(b"x" * 5000)),
            [
                "a.s+0x25: text-bundle: id: is longer than 4096 bytes",
                "a.s+0x13d2: text-bundle: id: is longer than 4096 bytes",
                "a.s+0x23d3: text-bundle: text: 904 bytes that belong to no entry",
            ],
            [b"x" * 903 + b"\nx"],
        ),
        (
            lines(start(), b"x", end()).replace(b"\n", b"\r\n"),
            [
                "a.s+0x0: text-bundle: text: 1 bytes that belong to no entry",
                "a.s+0x26: text-bundle: entry 'hip-a': its line ends were converted to CR LF, those of its content too",
                "a.s+0x52: text-bundle: entry 'hip-a': its line ends were converted to CR LF, those of its content too",
            ],
            [b"x\r"],
        ),
    ],
    ids=["cut", "other end", "cut in a marker", "no first line", "text after", "no id", "absurd id", "CR LF"],
)
def test_bad_text_fails_where_it_is_bad_and_is_read_past(
    data: bytes, messages: list[str], entries: list[bytes]
) -> None:
    with pytest.raises(FormatError) as caught:
        read(data)
    assert str(caught.value) == messages[0]
    damage, found = damage_of(data)
    assert damage == messages
    assert [e.data for e in found.entries] == entries


def test_other_text_is_no_bundle() -> None:
    with pytest.raises(FormatError) as caught:
        read(b"\n# just a comment\n")
    assert str(caught.value) == "a.s+0x0: text-bundle: first line: does not begin with a marker line"


def test_ids_are_labels_and_may_look_like_paths() -> None:
    data = lines(start(b"../../x"), b"x", end(b"../../x"))
    assert [e.id for e in read(data).entries] == ["../../x"]


def test_a_bundle_in_a_bundle_is_content_of_the_outer() -> None:
    inner = TextBundle([entry("hip-a", b"x")], comment=";").to_bytes()
    outer = TextBundle([entry("hip-b", inner)], comment="#").to_bytes()
    assert [(e.id, e.data) for e in read(outer).entries] == [("hip-b", inner)]


@given(st.data())
def test_mutated_samples_raise_nothing_else_and_what_reads_round_trips(samples: Path, data: st.DataObject) -> None:
    raw = bytearray((samples / "freestanding.ll").read_bytes())
    marks = [at for at in range(len(raw)) if raw.startswith(MAGIC, at)]
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.sampled_from(marks)) + data.draw(st.integers(-4, 80))
        raw[min(at, len(raw) - 1)] = data.draw(st.integers(0, 255))
    cut = bytes(raw[: data.draw(st.integers(0, len(raw)) | st.just(len(raw)))])
    try:
        found = read(cut)
    except HipkitError:
        return
    assert found.to_bytes() == cut
