"""``hipkit notes``: every note, decoded."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner, Result
from code_objects import with_notes
from handmade import GFX942, bundle

import hipkit
from hipkit.cli.main import cli

BUILT = Path(__file__).parents[2] / "samples" / "built"
V2 = BUILT / "matmul.gfx900-xnack.v2.hsaco"
V4 = (BUILT / "matmul.gfx942.v4.hsaco").read_bytes()


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, ["notes", *map(str, args)])


def test_the_notes_of_v2_are_yaml() -> None:
    output = run(V2).output
    for line in (
        "  AMD NT_AMD_HSA_CODE_OBJECT_VERSION, 8 bytes at ",
        "    architecture: AMDGPU",
        "  AMD NT_AMD_HSA_ISA_NAME, 25 bytes at ",
        "      - Name: _Z6matmulPKfS0_Pfi",
        "          KernargSegmentSize: 28",
    ):
        assert line in output


def test_the_notes_of_later_versions_are_msgpack() -> None:
    lines = run(BUILT / "matmul.gfx942.v4.hsaco").output.splitlines()
    assert lines[0] == "gfx942 at 0x0"
    assert "    amdhsa.target: amdgcn-amd-amdhsa--gfx942" in lines
    assert "    amdhsa.version: [1, 1]" in lines
    assert "      - .agpr_count: 0" in lines


def test_json_has_every_note_of_every_entry() -> None:
    document = json.loads(run("--json", BUILT / "libfilter.ccob3.so").output)
    assert [entry["target"] for entry in document["entries"]] == ["gfx1100", "gfx942"] * 2
    [note] = document["entries"][0]["notes"]
    assert (note["owner"], note["type"], note["type_name"]) == ("AMDGPU", 32, "NT_AMDGPU_METADATA")
    assert note["content"]["amdhsa.kernels"][0][".name"] == "_Z5applyPfm"


def test_several_notes_in_one_code_object(tmp_path: Path) -> None:
    contents = [bytes.fromhex("80"), bytes.fromhex("81a16101"), bytes.fromhex("ff")]
    (tmp_path / "k").write_bytes(with_notes(V4, *contents))
    document = json.loads(run("--json", tmp_path / "k").output)
    assert [note["content"] for note in document["entries"][0]["notes"]] == [{}, {"a": 1}, -1]


def test_what_cannot_be_decoded_is_shown_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "k").write_bytes(with_notes(V4, b"\xc1\xc1"))
    result = run(tmp_path / "k")
    assert result.exit_code == 2
    assert "    c1c1" in result.output.splitlines()
    assert "[note]" in result.output


def test_unknown_notes_are_shown_in_hexadecimal(tmp_path: Path) -> None:
    (tmp_path / "k").write_bytes(with_notes(V4, b"\1\2", owner=b"SOMEONE\0", kind=77))
    result = run(tmp_path / "k")
    assert result.exit_code == 0
    assert "  SOMEONE type 0x4d, 2 bytes at " in result.output
    assert "    0102" in result.output.splitlines()


def test_what_nests_too_deep_to_print_is_cut_there(tmp_path: Path) -> None:
    (tmp_path / "k").write_bytes(with_notes(V4, b"\x91" * 900 + b"\x90"))
    result = run(tmp_path / "k")
    assert result.exit_code == 0
    assert "(nests too deep)" in result.output
    [note] = json.loads(run("--json", tmp_path / "k").output)["entries"][0]["notes"]
    content, depth = note["content"], 0
    while isinstance(content, list):
        [content], depth = content, depth + 1
    assert (content, depth) == ("(nests too deep)", 64)


def test_a_program_gets_the_notes_of_all_that_is_in_a_file_or_folder(tmp_path: Path) -> None:
    (tmp_path / "a.hsaco").write_bytes(V2.read_bytes())
    (tmp_path / "b.hipfb").write_bytes(bundle((GFX942, V4)))
    first, second = hipkit.notes(tmp_path)
    assert "NT_AMD_HSA_METADATA" in [note.type_name for note in first.notes]
    [note], [content] = second.notes, second.contents
    assert (note.owner, note.is_metadata, content["amdhsa.target"]) == ("AMDGPU", True, "amdgcn-amd-amdhsa--gfx942")
    assert second.entry.target == "gfx942"
    assert hipkit.notes(hipkit.open(V2))[0].describe() == first.describe()
    assert "NT_AMDGPU_METADATA" in second._repr_html_()


def test_a_program_learns_which_notes_cannot_be_decoded() -> None:
    damaged = with_notes(V4, b"\xc1")
    [found] = hipkit.notes(hipkit.open(damaged))
    assert found.contents == ("c1",)
    assert [finding.rule for finding in found.findings] == ["note"]
