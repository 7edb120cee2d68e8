"""Wheels, zips and archives as files to open: in place where stored, bounded where packed, and no bomb goes off."""

from __future__ import annotations

import io
import random
import zipfile
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from handmade import GFX942, HOST, bundle, elf

import hipkit
from hipkit import FormatError
from hipkit.cli.main import cli
from hipkit.fatbin import walk
from hipkit.fatbin.edit import edit

BUNDLE = bundle((HOST, b""), (GFX942, b"code"))
LIBRARY = elf({".hip_fatbin": BUNDLE})


def zipped(*members: tuple[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, content in members:
            archive.writestr(name, content)
    return out.getvalue()


def codes(data: Any, **options: Any) -> list[bytes]:
    return [entry.data for entry in hipkit.open(data, **options).entries if entry.size]


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_members_are_read_however_they_are_packed(method: int) -> None:
    data = zipped(("a/lib.so", LIBRARY), ("b/k.hipfb", BUNDLE), ("c.txt", b"text"), method=method)
    assert codes(data) == [b"code", b"code"]


def test_a_member_of_a_member_is_found() -> None:
    assert codes(zipped(("inner.whl", zipped(("lib.so", LIBRARY))))) == [b"code"]


def test_a_file_object_is_read() -> None:
    assert codes(io.BytesIO(BUNDLE)) == [b"code"]


def test_a_damaged_member_does_not_hide_the_others() -> None:
    good, bad = ("good.so", LIBRARY), ("bad.so", LIBRARY + random.Random(1).randbytes(20_000))
    data = bytearray(zipped(bad, good))
    at = data.index(b"bad.so") + 9000
    data[at : at + 40] = b"\xff" * 40
    with pytest.raises(FormatError, match=r"zip: bad.so: cannot be unpacked"):
        hipkit.open(bytes(data))
    file = hipkit.open(bytes(data), strict=False)
    assert [entry.data for entry in file.entries if entry.size] == [b"code"]
    assert file.is_damaged


def test_an_encrypted_member_is_said_to_be() -> None:
    data = bytearray(zipped(("lib.so", LIBRARY)))
    for magic, place in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        data[data.index(magic) + place] |= 1
    with pytest.raises(FormatError, match=r"lib.so: is encrypted"):
        hipkit.open(bytes(data))


def test_a_directory_cut_off_is_said_to_be() -> None:
    with pytest.raises(FormatError, match="zip: directory: File is not a zip file"):
        hipkit.open(zipped(("lib.so", LIBRARY))[:-30])


def test_zips_in_zips_for_ever_are_refused() -> None:
    data = LIBRARY
    for _ in range(walk.DEEPEST + 2):
        data = zipped(("again.zip", data))
    with pytest.raises(FormatError, match="seems to contain itself"):
        hipkit.open(data)


def test_a_bomb_of_many_archives_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk.Budget, "archives", 20)
    monkeypatch.setattr(walk.Budget.__init__, "__defaults__", (1 << 17, 20, 1 << 34))
    leaf = zipped(("lib.so", LIBRARY))
    data = zipped(*[(f"{n}.zip", zipped(*[(f"{m}.zip", leaf) for m in range(5)])) for n in range(5)])
    with pytest.raises(FormatError, match="more than 20 archives in one file"):
        hipkit.open(data)


def test_a_bomb_of_zeros_is_refused_before_it_is_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk.Budget, "inflated_bytes", 1 << 20)
    monkeypatch.setattr(walk.Budget.__init__, "__defaults__", (1 << 17, 1 << 10, 1 << 20))
    with pytest.raises(FormatError, match="more than 1048576 inflated bytes"):
        hipkit.open(zipped(*[(f"{n}.so", LIBRARY + bytes(600 << 10)) for n in range(3)]))


@pytest.mark.parametrize("method", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2, zipfile.ZIP_DEFLATED])
def test_damage_of_any_method_is_told(method: int) -> None:
    content = LIBRARY + random.Random(1).randbytes(200_000)
    data = bytearray(zipped(("bad.so", content), method=method))
    for at in range(40, len(data) - 200, 5000):
        data[at : at + 64] = b"\xff" * 64
        with pytest.raises(FormatError, match=r"zip: bad.so: "):
            hipkit.open(bytes(data))


def test_a_member_that_can_hold_no_code_is_not_unpacked() -> None:
    """Its first bytes say so; damage after them is not met."""
    data = bytearray(zipped(("notes.txt", b"notes\n" + random.Random(1).randbytes(200_000)), ("k.hipfb", BUNDLE)))
    data[100_000] ^= 0xFF
    assert codes(bytes(data)) == [b"code"]


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_a_member_before_the_archive_is_refused(method: int) -> None:
    data = bytearray(zipped(("lib.so", LIBRARY), ("empty", b""), method=method))
    end = data.rindex(b"PK\5\6")
    at = int.from_bytes(data[end + 16 : end + 20], "little")
    data[end + 16 : end + 20] = (at + 5000).to_bytes(4, "little")  # so that offsets count from before it
    with pytest.raises(FormatError, match=r"lib.so: cannot be unpacked: begins 5000 bytes before the archive"):
        hipkit.open(bytes(data))
    assert hipkit.open(bytes(data), strict=False).is_damaged


def test_damage_in_a_member_names_archive_and_member(tmp_path: Path) -> None:
    path = tmp_path / "x.whl"
    path.write_bytes(zipped(("a/lib.so", elf({".hip_fatbin": BUNDLE[:-3]}))))
    done = CliRunner().invoke(cli, ["ls", str(path)])
    assert done.exit_code == 2
    assert f"{path}:a/lib.so+0x" in done.stderr


def test_a_damaged_record_is_an_error_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "x-1-py3-none-any.whl"
    for record, says in ((b"\xff\xfe", "codec can't decode"), (b"a/k.hipfb,sha256=x,1\n", "Bad CRC-32")):
        data = bytearray(zipped(("a/k.hipfb", BUNDLE), ("x-1.dist-info/RECORD", record), method=zipfile.ZIP_STORED))
        if "CRC" in says:
            data[data.index(record)] = 66
        path.write_bytes(data)
        with pytest.raises(FormatError, match=rf"RECORD: .*{says}"):
            edit(path, tmp_path / "out", drop_all=True)
