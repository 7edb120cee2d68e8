"""Objects, static libraries and wheels: their members are edited, and all that speaks of members follows."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from handmade import GFX942, HOST, bundle
from host_files import GFX90A, LINKINGS, content, example_bundles, link

import hipkit
from hipkit.fatbin.edit.ar_archive import with_members
from hipkit.fatbin.formats import archive
from hipkit.fatbin.joined import zeros
from hipkit.fatbin.source import Source

INFO = "pkg-1.0.dist-info"


def targets(path: Path) -> set[str]:
    return {e.target for e in hipkit.open(path).entries if e.target}


@pytest.fixture
def objects(tool: Callable[[str], Any], tmp_path: Path) -> list[Path]:
    """Two objects with three targets each, which clang assembled."""
    found = []
    for n, data in enumerate(example_bundles()):
        (tmp_path / f"{n}.hipfb").write_bytes(data)
        (tmp_path / f"{n}.s").write_text(
            f'.section .hip_fatbin,"a",@progbits\n.p2align 12\n.globl bundle_{n}\n.type bundle_{n},@object\n'
            f'bundle_{n}:\n.incbin "{tmp_path / f"{n}.hipfb"}"\n.size bundle_{n}, .-bundle_{n}\n'
            f'.section .hipFatBinSegment,"aw",@progbits\n.p2align 3\n.globl wrapper_{n}\nwrapper_{n}:\n'
            f".long 0x48495046, 1\n.quad bundle_{n}, 0\n.text\n.globl f{n}\nf{n}: ret\n"
        )
        tool("clang-19")("--target=x86_64-linux-gnu", "-c", tmp_path / f"{n}.s", "-o", tmp_path / f"{n}.o")
        found.append(tmp_path / f"{n}.o")
    return found


def test_an_object_still_links(objects: list[Path], tool: Callable[[str], Any], tmp_path: Path) -> None:
    small = []
    for path in objects:
        report = hipkit.edit(path, tmp_path / f"small-{path.name}", keep=["gfx942"])
        assert report.saved > 17_000
        small.append(tmp_path / f"small-{path.name}")
    tool("clang-19")("-shared", "-nostdlib", "-fuse-ld=lld", *small, "-o", tmp_path / "lib.so")
    containers = hipkit.open(tmp_path / "lib.so").containers
    assert [[e.target for e in c.entries] for c in containers] == [[None, "gfx942"]] * 2
    assert all(container.wrapper is not None for container in containers)
    [row] = [
        line for line in tool("llvm-readelf-19")("-s", small[0]).stdout.decode().splitlines() if " bundle_0" in line
    ]
    assert int(row.split()[2]) == containers[0].size
    assert "gfx1100" in targets(objects[0])
    add = {e.target: e.data for e in hipkit.open(objects[0]).entries if e.target in ("gfx1100", "gfx90a")}
    hipkit.edit(small[0], tmp_path / "back.o", add=add)
    assert [e.data for e in hipkit.open(tmp_path / "back.o").entries] == [
        e.data for e in hipkit.open(objects[0]).entries
    ]


@pytest.mark.parametrize("maker", ["llvm-ar-19", "ar"])
def test_a_static_library_keeps_its_index(
    objects: list[Path], maker: str, tool: Callable[[str], Any], tmp_path: Path
) -> None:
    (tmp_path / "a-member-with-a-long-name.o").write_bytes(objects[1].read_bytes())
    library = tmp_path / "lib.a"
    tool(maker)("rcs", library, objects[0], tmp_path / "a-member-with-a-long-name.o")
    report = hipkit.edit(library, tmp_path / "small.a", keep=["gfx942"])
    assert targets(tmp_path / "small.a") == {"gfx942"}
    assert report.saved > 70_000
    assert [c.member for c in report.containers] == ["0.o", "a-member-with-a-long-name.o"]
    names = [tool("nm")("-s", p).stdout for p in (library, tmp_path / "small.a")]
    assert names[0].partition(b"\n\n")[0] == names[1].partition(b"\n\n")[0]
    tool("ld.lld-19")("-shared", "-u", "f0", "-u", "f1", tmp_path / "small.a", "-o", tmp_path / "lib.so")
    assert len(hipkit.open(tmp_path / "lib.so").containers) == 2
    headers = [[tool(maker)("tv", p).stdout.split(b" ")[0]] for p in (library, tmp_path / "small.a")]
    assert headers[0] == headers[1]


def test_archives_that_only_name_their_members_are_refused(
    objects: list[Path], tool: Callable[[str], Any], tmp_path: Path
) -> None:
    tool("llvm-ar-19")("rcsT", tmp_path / "thin.a", *objects)
    with pytest.raises(hipkit.UnsupportedError, match="edit the files it names"):
        hipkit.edit(tmp_path / "thin.a", tmp_path / "out.a", keep=["gfx942"])
    data = archive.build([archive.Member("x.o", hipkit.open(objects[0]).source)])
    bsd = data.replace(b"/               ", b"__.SYMDEF       ", 1)
    (tmp_path / "bsd.a").write_bytes(bsd)
    with pytest.raises(hipkit.UnsupportedError, match="index in BSD's manner") as refused:
        hipkit.edit(tmp_path / "bsd.a", tmp_path / "out.a", keep=["gfx942"])
    assert refused.value.offset == len(b"!<arch>\n")


def record_of(files: dict[str, bytes]) -> bytes:
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        rows.writerow([name, f"sha256={digest}", len(data)])
    rows.writerow([f"{INFO}/RECORD", "", ""])
    return text.getvalue().encode()


@pytest.fixture
def wheel(tool: Callable[[str], Any], tmp_path: Path) -> Path:
    """A wheel with a library, a stored and a deflated member beside it, one with a comma in its name."""
    tool("clang++-19")
    library = link(tmp_path, LINKINGS[3], example_bundles()).read_bytes()
    (tmp_path / "lone").mkdir()
    two = bundle((HOST, b""), (GFX90A, b"a" * 5000), (GFX942, b"b" * 5000))
    lone = link(tmp_path / "lone", LINKINGS[0], [two]).read_bytes()
    files = {
        "pkg/__init__.py": b"print('hello')\n",
        "pkg/lib.so": library,
        "pkg/stored.so": library,
        "pkg/a, b.so": lone,
        f"{INFO}/WHEEL": b"Wheel-Version: 1.0\n",
    }
    path = tmp_path / "pkg-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in files.items():
            how = zipfile.ZIP_STORED if "stored" in name else zipfile.ZIP_DEFLATED
            member = zipfile.ZipInfo(name)
            # The time and the owner, as Info-ZIP writes them.
            member.extra = struct.pack("<HHBI", 0x5455, 5, 1, 1700000000) + struct.pack(
                "<HHBBHBH", 0x7875, 7, 1, 2, 7, 2, 9
            )
            made.writestr(member, data, how)
        made.writestr(f"{INFO}/RECORD", record_of(files))
        made.comment = b"a comment"
    return path


def test_a_wheel_has_a_right_record(wheel: Path, tmp_path: Path) -> None:
    out = tmp_path / "out" / wheel.name
    report = hipkit.edit(wheel, out, keep=["gfx942"])
    assert targets(out) == {"gfx942"}
    assert report.saved > 78_000
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(out) as new:
        assert new.testzip() is None
        assert new.namelist() == old.namelist()
        assert new.comment == b"a comment"
        files = {name: new.read(name) for name in new.namelist() if not name.endswith("RECORD")}
        assert new.read(f"{INFO}/RECORD") == record_of(files)
        for info in old.infolist():
            now = new.getinfo(info.filename)
            same = ("date_time", "compress_type", "external_attr", "extra", "create_system")
            assert [getattr(now, name) for name in same] == [getattr(info, name) for name in same]
        for name in ("pkg/__init__.py", f"{INFO}/WHEEL"):
            assert new.read(name) == old.read(name)
    back = tmp_path / "back.whl"
    tree = [c for c in hipkit.open(wheel).walk() if c.entries]
    add = {f"{e.target}@{n}": e.data for n, c in enumerate(tree) for e in c.entries if e.target not in (None, "gfx942")}
    hipkit.edit(out, back, add=add)
    assert back.read_bytes() == wheel.read_bytes()


def test_members_with_descriptors_and_signatures(wheel: Path, tmp_path: Path) -> None:
    """As a stream writes them: sizes behind the content, which a changed member has before it again."""

    class Stream(io.RawIOBase):
        def __init__(self) -> None:
            self.data = bytearray()

        def writable(self) -> bool:
            return True

        def write(self, data: Any) -> int:
            self.data += data
            return len(data)

    stream = Stream()
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as made:
        for name in old.namelist():
            made.writestr(name, old.read(name))
        made.writestr(f"{INFO}/RECORD.jws", "{}")
    (tmp_path / "streamed.whl").write_bytes(stream.data)
    report = hipkit.edit(tmp_path / "streamed.whl", tmp_path / "out.whl", drop=["gfx90a"])
    assert report.notes[0] == f"{INFO}/RECORD.jws signed the old RECORD, and does not hold for the new one"
    assert report.notes[1].startswith("lib.so, stored.so: the program headers had to move")
    with zipfile.ZipFile(tmp_path / "out.whl") as new:
        assert new.testzip() is None
    assert targets(tmp_path / "out.whl") == {"gfx942", "gfx1100"}


def test_code_objects_in_a_wheel_stay_and_are_pointed_out(wheel: Path, samples: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel, "a") as made:
        for name in ("reduce.gfx1100.v5.hsaco", "vcpy.gfx942.v5.hsaco", "reduce.gfx1201.v6.hsaco"):
            made.write(samples / name, f"pkg/kernels/{name}")
    report = hipkit.edit(wheel, tmp_path / "out.whl", keep=["gfx942"])
    assert report.notes[-1] == (
        "reduce.gfx1100.v5.hsaco, reduce.gfx1201.v6.hsaco: is code for one target by itself, which an edit does not take away"
    )


def test_no_library_of_a_wheel_is_emptied_by_accident(wheel: Path, tmp_path: Path) -> None:
    with pytest.raises(hipkit.UsageError, match=r"pkg/a, b.so: nothing would be left of gfx90a, gfx942"):
        hipkit.edit(wheel, tmp_path / "out.whl", keep=["gfx1100"])
    assert not (tmp_path / "out.whl").exists()


def test_a_bundle_of_sections_loses_one(samples: Path, tmp_path: Path) -> None:
    path = samples / "freestanding.rdc.o"
    there = {e.target for e in hipkit.open(path).entries if e.target}
    [gone, *_] = sorted(there)
    hipkit.edit(path, tmp_path / "out.o", replace={gone: content("code", 500)})
    assert {e.target: e.size for e in hipkit.open(tmp_path / "out.o").entries}[gone] == 500


def test_a_member_may_be_as_large_as_ten_digits_say() -> None:
    """The content is zeros that nothing reads."""
    data = b"!<arch>\n" + f"{'k.o/':<16}{0:<12}{0:<6}{0:<6}{644:<8}{4:<10}`\nold ".encode()
    source = Source.from_bytes(data)
    made = with_members(source, {68: zeros(9_999_999_999)})
    assert made.read(8, 60)[48:] == b"9999999999`\n"
    assert made.size == 68 + 10_000_000_000
    with pytest.raises(hipkit.UsageError, match="a member of 10000000000 bytes does not fit an archive"):
        with_members(source, {68: zeros(10_000_000_000)})
