"""Code objects that lie in data by themselves are found, once each; what only looks like one is not."""

from __future__ import annotations

import struct
import zipfile
from pathlib import Path

import pytest
from code_objects import patched
from handmade import GFX942, HOST, bundle, elf
from packages import tar

import hipkit
from hipkit import FormatError, UnsupportedError, covers
from hipkit.fatbin.source import Source

BUILT = Path(__file__).parents[2] / "samples" / "built"
CODE = (BUILT / "vcpy.gfx942.v5.hsaco").read_bytes()
OTHER = (BUILT / "reduce.gfx1100.v5.hsaco").read_bytes()
SPREAD = b"text" * 5 + CODE + b"\0more" + OTHER + CODE + bytes(100)


def found(file: hipkit.File) -> list[tuple[str | None, bytes]]:
    return [(entry.target, entry.data) for entry in file.entries if entry.size]


@pytest.mark.parametrize("section", [".rodata", ".rodata.cst32", ".data.rel.ro", ".lrodata", "kernels", ".rdata"])
def test_code_in_a_section_of_data_is_found(section: str) -> None:
    file = hipkit.open(elf({".text": CODE, section: SPREAD}))
    assert found(file) == [("gfx942", CODE), ("gfx1100", OTHER), ("gfx942", CODE)]
    assert {(container.kind, container.section) for container in file.containers} == {("code-object", section)}
    assert [file.source.read(e.offset, 4) for e in file.entries] == [b"\x7fELF"] * 3
    assert not file.is_damaged


@pytest.mark.parametrize("sample", sorted(BUILT.glob("*.hsaco")), ids=lambda path: path.name)
def test_every_code_object_is_found_whole(sample: Path) -> None:
    data = sample.read_bytes()
    assert [content for _, content in found(hipkit.open(elf({".data": b"x" * 7 + data + b"after"})))] == [data]


def test_code_in_a_file_of_unknown_kind_is_found(tmp_path: Path) -> None:
    path = tmp_path / "kernels.db"
    path.write_bytes(b"SQLite format 3\0" + bytes(4080) + SPREAD)
    assert (hipkit.open(path).format, [target for target, _ in found(hipkit.open(path))]) == (
        "unknown",
        ["gfx942", "gfx1100", "gfx942"],
    )
    [file] = hipkit.open_all(tmp_path)
    assert len(file.entries) == 3


@pytest.mark.parametrize(
    "sample", ["libfilter.so", "libfilter.a", "histogram.hipfb", "freestanding.o", "libfilter.ccob3.so"]
)
def test_code_in_containers_is_not_found_again(sample: str) -> None:
    file = hipkit.open(BUILT / sample)
    assert "code-object" not in {container.kind for container in file.walk()}


def test_a_bundle_in_data_is_a_bundle() -> None:
    inside = bundle((HOST, b""), (GFX942, CODE))
    file = hipkit.open(elf({".data": b"x" * 16 + inside + CODE}))
    assert [container.kind for container in file.walk()] == ["offload-bundle", "code-object"]


def test_archives_of_stored_members_are_not_searched_past_their_members(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "x.whl", "w") as archive:
        archive.writestr("k.hsaco", CODE)
    assert len(hipkit.open(tmp_path / "x.whl").entries) == 1
    assert len(hipkit.open(tar(("k.hsaco", CODE), ("note.txt", b"text"))).entries) == 1


def test_packages_that_are_not_read_stay_so() -> None:
    with pytest.raises(UnsupportedError):
        hipkit.open(b"7z\xbc\xaf\x27\x1c" + bytes(90) + CODE)


WRONG = {
    "for another machine": patched(CODE, 18, b"\x3e\0"),
    "a section table beyond the end": patched(CODE, 40, struct.pack("<Q", len(CODE))),
    "segments beyond the end": patched(CODE, 32, struct.pack("<Q", len(CODE))),
    "a segment that ends beyond it": patched(CODE, 64 + 56 + 32, struct.pack("<Q", 1 << 40)),
    "a header of another size": patched(CODE, 52, b"\x20\0"),
    "rows of another size": patched(CODE, 54, b"\x20\0"),
    "neither sections nor segments": patched(patched(CODE, 56, b"\0\0"), 60, b"\0\0"),
    "of no type": patched(CODE, 16, b"\x04\0"),
    "cut": CODE[:-1],
    "a header alone": CODE[:64],
}


@pytest.mark.parametrize("what", WRONG)
def test_what_only_looks_like_code_is_passed_over(what: str) -> None:
    file = hipkit.open(elf({".data": b"x" * 16 + WRONG[what]}))
    assert (file.entries, file.findings) == ([], [])


def test_a_search_looks_at_each_byte_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of code objects, and as many headers that are none."""
    looked_at = 0
    read = Source.read

    def counting(self: Source, offset: int = 0, size: int | None = None) -> bytes:
        nonlocal looked_at
        data = read(self, offset, size)
        looked_at += len(data)
        return data

    monkeypatch.setattr(Source, "read", counting)
    costs = []
    for count in (100, 400):
        looked_at = 0
        file = hipkit.open(elf({".rodata": (CODE + bytes(64)) * count}))
        assert len(file.entries) == count
        with pytest.raises(FormatError, match="no file that hipkit knows"):
            hipkit.open(b"?" + CODE[:7] * (count * 1000))
        costs.append(looked_at)
    assert costs[1] < 5 * costs[0]


def test_the_library_chooses_among_code_without_containers(tmp_path: Path) -> None:
    (tmp_path / "lib.so").write_bytes(elf({".rodata": SPREAD}))
    found = covers(tmp_path / "lib.so", ["gfx942", "gfx1100", "gfx1201"])
    assert [str(gpu) for gpu in found.uncovered] == ["gfx1201"]
    assert [unit.place for unit in found.libraries[0].units] == ["3 code objects in .rodata"]
