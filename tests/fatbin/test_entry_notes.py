"""Notes are where pyelftools finds them, whatever the code object stands in."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import NoteSection

import hipkit
from hipkit.fatbin.entry_notes import notes

SAMPLES = ("matmul.gfx942.v4.hsaco", "reduce.gfx1100.v5.hsaco", "histogram.hipfb", "libfilter.so", "matmul.gfx900-xnack.v2.hsaco")  # fmt: skip


def expected(code: bytes) -> list[tuple[int, int]]:
    """Where the contents of notes are, and how many bytes each has."""
    sections = (s for s in ELFFile(io.BytesIO(code)).iter_sections() if isinstance(s, NoteSection))
    found = [note for section in sections for note in section.iter_notes()]
    return [(note["n_offset"] + 12 + -(-note["n_namesz"] // 4) * 4, note["n_descsz"]) for note in found]


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_note_is_at_its_offset_in_the_file(sample: str, samples: Path) -> None:
    data, seen = (samples / sample).read_bytes(), 0
    for found in notes(samples / sample):
        begin = found.entry.source.origin
        rows = found.describe()["notes"]
        assert isinstance(rows, list)
        assert [(row["offset"] - begin, row["size"]) for row in rows] == expected(found.entry.data)
        for row in rows:
            name = row["owner"].encode() + b"\0"
            head = struct.pack("<III", len(name), row["size"], row["type"]) + name.ljust(-(-len(name) // 4) * 4, b"\0")
            assert data[: row["offset"]].endswith(head)
            seen += 1
    assert seen


def test_a_note_that_cannot_be_read_is_named_with_its_offset_in_the_file(samples: Path, tmp_path: Path) -> None:
    data = bytearray((samples / "histogram.hipfb").read_bytes())
    rows = [(found.entry.source.origin, found.describe()["notes"]) for found in notes(samples / "histogram.hipfb")]
    [note] = [row for _, found in rows[-1:] for row in found]
    data[note["offset"]] = 0xC1  # no type of MessagePack
    (tmp_path / "k").write_bytes(data)
    [finding] = [finding for found in notes(tmp_path / "k") for finding in found.findings]
    assert (finding.rule, finding.offset) == ("note", note["offset"])
    assert isinstance(finding, hipkit.Finding)
