"""Archives: every dialect is read, the GNU one is written as llvm-ar writes it, damage is named."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pip_tools import real_program

from hipkit import FormatError, HipkitError, UsageError
from hipkit.fatbin.errors import UnsupportedError
from hipkit.fatbin.formats import archive
from hipkit.fatbin.formats.archive import Member
from hipkit.fatbin.source import Source

Tools = Callable[[str], Callable[..., "subprocess.CompletedProcess[bytes]"]]
LONG = "a_name_that_is_too_long_for_the_header.o"
NAMES = st.text(st.characters(blacklist_characters="\n\0", blacklist_categories=["Cs"]), min_size=1, max_size=24)


def read(data: bytes) -> list[Member]:
    return archive.members(Source.from_bytes(data, "a.a"))


def damage_of(source: Source) -> tuple[list[str], list[Member]]:
    damage: list[FormatError] = []
    found = archive.members(source, damage.append)
    return [str(error) for error in damage], found


def contents(members: list[Member]) -> list[tuple[str, bytes]]:
    return [(member.name, member.source.read()) for member in members]


def member(name: bytes, content: bytes = b"", *, size: bytes | None = None, end: bytes = b"`\n") -> bytes:
    """One member, without hipkit."""
    size = str(len(content)).encode() if size is None else size
    header = name.ljust(16) + b"0".ljust(12) + b"0".ljust(6) * 2 + b"644".ljust(8) + size.ljust(10) + end
    return header + content + b"\n" * (len(content) % 2)


def ar(*members: bytes, magic: bytes = b"!<arch>\n") -> bytes:
    return magic + b"".join(members)


@pytest.fixture
def files(samples: Path, tmp_path: Path) -> list[Path]:
    """Objects and other files, odd sizes and long names among them, in the folder that is current."""
    made = [tmp_path / "kernels.o", tmp_path / "odd", tmp_path / "empty.o", tmp_path / LONG]
    for path, content in zip(
        made, [(samples / "freestanding.o").read_bytes(), b"odd", b"", (samples / "freestanding.rdc.o").read_bytes()], strict=True
    ):  # fmt: skip
        path.write_bytes(content)
    return made


@given(st.lists(st.tuples(NAMES, st.binary(max_size=40)), max_size=5))
def test_what_is_written_is_read_back(pairs: list[tuple[str, bytes]]) -> None:
    data = archive.build([Member(name, Source.from_bytes(content)) for name, content in pairs])
    assert contents(read(data)) == pairs
    assert archive.build(read(data)) == data


@pytest.mark.parametrize("tool_name", ["llvm-ar-19", "llvm-ar-22", "ar"])
@pytest.mark.parametrize("options", ["rcsD", "rcSD", "rcsU"])
def test_what_ar_writes_is_read(tool: Tools, tmp_path: Path, files: list[Path], tool_name: str, options: str) -> None:
    made = tmp_path / "made.a"
    tool(tool_name)(options, made, *files)
    assert contents(archive.members(Source.from_path(made))) == [(f.name, f.read_bytes()) for f in files]


@pytest.mark.parametrize("format", ["gnu", "bsd", "darwin", "coff", "bigarchive"])
def test_every_dialect_of_llvm_ar(tool: Tools, tmp_path: Path, files: list[Path], format: str) -> None:
    made = tmp_path / "made.a"
    tool("llvm-ar-22")(f"--format={format}", "rcsD", made, *files)
    source = Source.from_path(made)
    if format == "bigarchive":
        with pytest.raises(UnsupportedError, match=r"archive: magic: an archive of AIX$"):
            archive.members(source)
        return
    found = archive.members(source)
    # Darwin's rounds every member up to eight bytes.
    assert [m.name for m in found] == [f.name for f in files]
    assert all(m.source.read().startswith(f.read_bytes()) for m, f in zip(found, files, strict=True))


def test_duplicate_names_are_all_there(tool: Tools, tmp_path: Path, files: list[Path]) -> None:
    made = tmp_path / "made.a"
    tool("ar")("qD", made, files[1], files[1])
    assert contents(archive.members(Source.from_path(made))) == [("odd", b"odd")] * 2


def test_what_hipkit_writes_is_what_llvm_ar_writes(tool: Tools, tmp_path: Path, files: list[Path]) -> None:
    theirs = tmp_path / "theirs.a"
    tool("llvm-ar-22")("--format=gnu", "rcsD", theirs, *files)
    assert archive.build([Member(f.name, Source.from_path(f)) for f in files]) == theirs.read_bytes()
    assert archive.build(archive.members(Source.from_path(theirs))) == theirs.read_bytes()


@pytest.mark.parametrize("tool_name", ["llvm-ar-19", "llvm-ar-22", "ar"])
def test_what_hipkit_writes_is_read_by_ar(tool: Tools, tmp_path: Path, files: list[Path], tool_name: str) -> None:
    made = tmp_path / "made.a"
    made.write_bytes(archive.build([Member(f.name, Source.from_path(f)) for f in files]))
    assert tool(tool_name)("t", made).stdout.decode().split() == [f.name for f in files]
    for file in files:
        assert tool(tool_name)("p", made, file.name).stdout == file.read_bytes()
    assert b"fill_on_device in kernels.o" in tool("nm")("-s", made, check=False).stdout


def test_the_sample_round_trips(samples: Path) -> None:
    data = (samples / "libfilter.a").read_bytes()
    found = read(data)
    assert [m.name for m in found] == ["filter.o", "filter_stats.o"]
    assert found[0].source.name == "a.a(filter.o)"
    assert data[found[1].source.origin :].startswith(b"\x7fELF")
    assert archive.build(found) == data


@pytest.mark.parametrize(("tool_name", "options"), [("llvm-ar-22", ["--thin", "rcsD"]), ("ar", ["rcsTD"])])
def test_thin_archives_lead_to_their_files(
    tool: Tools, tmp_path: Path, files: list[Path], tool_name: str, options: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lib").mkdir()
    monkeypatch.chdir(tmp_path)
    made, names = Path("lib/thin.a"), [f.name for f in files]
    tool(tool_name)(*options, made, *names)
    damage, found = damage_of(Source.from_path(made))
    assert not found
    assert len(damage) == len(files)
    assert all("is not below the archive's folder; HIPKIT_THIN_ARCHIVES=anywhere lets" in message for message in damage)
    monkeypatch.setenv("HIPKIT_THIN_ARCHIVES", "anywhere")
    found = archive.members(Source.from_path(made))
    assert [m.source.read() for m in found] == [f.read_bytes() for f in files]
    assert [m.name for m in found] == [f"../{f.name}" for f in files]
    assert [m.source.path and m.source.path.resolve() for m in found] == [f.resolve() for f in files]


def test_a_thin_archive_of_an_archive(
    tool: Tools, lacking: Callable[[str], None], tmp_path: Path, files: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """GNU ar names the members of the inner one; LLVM's, which may stand in for it, the inner one itself."""
    if real_program("ar") is None:
        lacking("GNU ar")
    monkeypatch.chdir(tmp_path)
    tool("ar")("rcsD", "inner.a", *(f.name for f in files))
    Path("other").write_bytes(b"other")
    tool("ar")("rcsTD", "outer.a", "inner.a", "other")
    found = archive.members(Source.from_path("outer.a"))
    assert contents(found) == [*((f.name, f.read_bytes()) for f in files), ("other", b"other")]


def test_missing_and_changed_files_of_a_thin_archive_are_named(
    tool: Tools, tmp_path: Path, files: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tool("ar")("rcTSD", "thin.a", *(f.name for f in files))
    files[0].unlink()
    files[1].write_bytes(b"other")
    damage, found = damage_of(Source.from_path("thin.a"))
    assert damage == [
        "thin.a+0x88: archive: member '/0': 'kernels.o': is not there, or no file",
        "thin.a+0xf4: archive: size of 'odd': 3, but odd has 5 bytes: it was changed after the archive was made",
    ]
    assert [m.name for m in found] == ["odd", "empty.o", LONG]


def thin(folder: Path, *names: bytes, inside: bytes = b"") -> Source:
    """A thin archive that names files."""
    table = b"".join(name + b"/\n" for name in names)
    at = [sum(len(name) + 2 for name in names[:number]) for number in range(len(names))]
    path = folder / "thin.a"
    data = ar(member(b"//", table), *(member(b"/%d" % offset) for offset in at), magic=b"!<thin>\n")
    path.write_bytes(inside + data)
    return Source.from_path(path)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (b"thin.a", "is a thin archive itself"),
        (b"/dev/zero", "is not below the archive's folder"),
        (b"../secret", "is not below the archive's folder"),
        (b"link", "is not below the archive's folder"),
        (b"sub/../../secret", "is not below the archive's folder"),
        (b".", "is not there, or no file"),
        (b"pipe", "is not there, or no file"),
        (b"a\0b", None),
        (b"nowhere/../x", "is not there, or no file"),
    ],
)
def test_what_a_thin_archive_may_not_lead_to(tmp_path: Path, name: bytes, reason: str | None) -> None:
    (tmp_path / "secret").write_bytes(b"secret")
    folder = tmp_path / "lib"
    folder.mkdir()
    (folder / "link").symlink_to("../secret")
    os.mkfifo(folder / "pipe")
    damage, found = damage_of(thin(folder, name))
    assert not found and len(damage) == 1
    assert reason is None or f"archive: member '/0': {name.decode()!r}: {reason}" in damage[0]


def test_a_file_named_many_times_is_opened_once(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"")
    damage, found = damage_of(thin(tmp_path, b"x", b"x", b"./x"))
    assert [m.name for m in found] == ["x"]
    assert [message.rpartition("': ")[2] for message in damage] == ["is named twice"] * 2


def test_a_thin_archive_in_memory_has_no_folder(tmp_path: Path) -> None:
    damage, found = damage_of(Source.from_bytes(thin(tmp_path, b"x").read(), "a.a"))
    assert (
        damage
        == [
            "a.a+0x48: archive: member '/0': 'x': a thin archive that is not a file of its own has no folder to look in"
        ]
        and not found
    )


def test_names_are_labels_and_may_look_like_paths() -> None:
    table = b"../../x/\n/etc/passwd/\n"
    found = read(ar(member(b"//", table), member(b"/0", b"1"), member(b"/9", b"2"), member(b"#1/4", b"../y3")))
    assert contents(found) == [("../../x", b"1"), ("/etc/passwd", b"2"), ("../y", b"3")]


def test_names_of_bytes_that_are_no_text() -> None:
    assert contents(read(ar(member(b"\xff.o/", b"x")))) == [("\\xff.o", b"x")]


def test_the_last_padding_byte_may_be_missing() -> None:
    assert contents(read(ar(member(b"a/", b"x"))[:-1])) == [("a", b"x")]


@pytest.mark.parametrize(
    ("data", "message", "left"),
    [
        (ar(member(b"a/", b"x"), member(b"b/"))[:-1], "a.a+0x81: archive: end: the file ends here, at 0x81, inside the header", ["a"]),
        (ar(member(b"a/", b"xy", size=b"9999999999")), "a.a+0x38: archive: size of 'a/': 9999999999 bytes reach 9999999997 beyond the end of the archive", ["a"]),
        (ar(member(b"a/", size=b"-1")), "a.a+0x38: archive: size of 'a/': b'-1        ' is not a decimal number", []),
        (ar(member(b"a/", size=b"1_0")), "a.a+0x38: archive: size of 'a/': b'1_0       ' is not a decimal number", []),
        (ar(member(b"a/", size=b"")), "a.a+0x38: archive: size of 'a/': b'          ' is not a decimal number", []),
        (ar(member(b"a/", b"x"), b"y" * 60), "a.a+0x80: archive: header: b'yy' instead of b'`\\n': no member begins here", ["a"]),
        (ar(member(b"/7", b"x"), member(b"b/")), "a.a+0x8: archive: member '/7': refers to the table of long names, and there is none", ["/7", "b"]),
        (ar(member(b"//", b"a/\n\n"), member(b"/70", b"x"), member(b"b/")), "a.a+0x48: archive: member '/70': offset 70 is outside the 4 bytes of long names", ["/70", "b"]),
        (ar(member(b"//", b"n" * 5000), member(b"/0", b"x")), "a.a+0x13cc: archive: member '/0': a name of more than 4096 bytes", ["/0"]),
        (ar(member(b"/x", b"x"), member(b"b/")), "a.a+0x8: archive: member '/x': 'x' is not a decimal number", ["/x", "b"]),
        (ar(member(b"#1/9", b"x"), member(b"b/")), "a.a+0x8: archive: member '#1/9': 9 bytes of name do not fit in the 1 of the member", ["#1/9", "b"]),
        (ar(member(b"#1/", b"x"), member(b"b/")), "a.a+0x8: archive: member '#1/': '' is not a decimal number", ["#1/", "b"]),
    ],
    ids=["cut", "absurd size", "negative", "underscore", "blank", "no header", "no table", "outside the table", "endless name", "no number", "BSD name too long", "BSD no number"],
)  # fmt: skip
def test_bad_archives_fail_where_they_are_bad_and_are_read_past(data: bytes, message: str, left: list[str]) -> None:
    with pytest.raises(FormatError) as caught:
        read(data)
    assert str(caught.value) == message
    damage, found = damage_of(Source.from_bytes(data, "a.a"))
    assert damage == [message]
    assert [m.name for m in found] == left


def test_no_archive_at_all() -> None:
    with pytest.raises(FormatError) as caught:
        read(b"!<arc")
    assert str(caught.value) == "a.a+0x0: archive: magic: b'!<arc' is not the start of an archive"


@pytest.mark.parametrize("name", ["", "a\nb", "a\0b", "x" * 5000])
def test_names_that_would_break_the_table_are_refused(name: str) -> None:
    with pytest.raises(UsageError, match="cannot be the name of a member"):
        archive.build([Member(name, Source.from_bytes(b""))])


def test_a_damaged_object_offers_no_symbols(samples: Path) -> None:
    data = bytearray((samples / "freestanding.o").read_bytes())
    data[40:48] = b"\xff" * 8
    assert contents(read(archive.build([Member("a.o", Source.from_bytes(bytes(data)))]))) == [("a.o", bytes(data))]


@given(st.data())
def test_mutated_samples_raise_nothing_else(samples: Path, data: st.DataObject) -> None:
    raw = bytearray((samples / "libfilter.a").read_bytes())
    heads = [at for at in range(0, len(raw), 2) if raw[at + 58 : at + 60] == b"`\n"]
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.sampled_from(heads)) + data.draw(st.integers(0, 59))] = data.draw(st.integers(0, 255))
    cut = bytes(raw[: data.draw(st.integers(0, len(raw)) | st.just(len(raw)))])
    try:
        assert sum(m.source.size for m in read(cut)) <= len(cut)
    except HipkitError:
        return


@pytest.mark.parametrize(
    ("name", "is_short"),
    [(b"a", True), (b"x" * 15, True), (b"x" * 16, False), (b"x" * 40, False), (b"a/b", False), (b" a", False),
     (b"a ", False), (b"a b", True)],
)  # fmt: skip
def test_a_name_stands_in_the_header_where_it_fits_with_its_end(name: bytes, is_short: bool) -> None:
    """A header has 16 bytes for it, of which a slash ends it; of others a table after the index has the names."""
    fields, table = archive._name_fields([b"y" * 20, name])
    assert fields == [b"/0", name + b"/" if is_short else b"/22"]
    assert len(fields[1]) <= 16
    expected = b"y" * 20 + b"/\n" + (b"" if is_short else name + b"/\n")
    assert table == expected + b"\n" * (len(expected) % 2)
