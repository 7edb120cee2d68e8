"""``hipkit inspect --kernels``: the table, the JSON, and what damage does to them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result
from code_objects import patched, with_metadata, with_notes
from handmade import GFX942, HOST, bundle, ccob

import hipkit
from hipkit.cli.main import cli

BUILT = Path(__file__).parents[2] / "samples" / "built"
SCHEMA = json.loads((Path(hipkit.__file__).parent / "cli" / "schema" / "inspect.json").read_text())
V4 = (BUILT / "matmul.gfx942.v4.hsaco").read_bytes()
MATMUL = "matmul(float const*, float const*, float*, int)"


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, ["inspect", "--kernels", *map(str, args)])


def code_object(path: Path) -> Any:
    result = run("--json", path)
    document = json.loads(result.output)
    jsonschema.validate(document, SCHEMA)
    found = [entry["code_object"] for container in document["containers"] for entry in container["entries"]]
    return next(code for code in found if code)


def test_a_kernel_is_told_in_full() -> None:
    code = code_object(BUILT / "matmul.gfx942.v4.hsaco")
    [kernel] = code.pop("kernels")
    assert code == {"version": 4, "target": "gfx942", "e_flags": 0x54C, "findings": []}
    arguments = kernel.pop("args")
    assert kernel.pop("file") == str(BUILT / "matmul.gfx942.v4.hsaco")
    place = {"kind": "code-object", "member": None, "section": None, "offset": 0, "inflated": False}
    assert (kernel.pop("container"), kernel.pop("target")) == (place, "gfx942")
    assert arguments[0] == {
        "name": None, "offset": 0, "size": 8, "kind": "global_buffer", "type": None, "address_space": "global",
        "access": None,
    }  # fmt: skip
    assert [(a["offset"], a["size"], a["kind"]) for a in arguments[2:]] == [
        (16, 8, "global_buffer"),
        (24, 4, "by_value"),
    ]
    assert kernel == {
        "name": "_Z6matmulPKfS0_Pfi", "demangled": MATMUL, "symbol": "_Z6matmulPKfS0_Pfi.kd", "kernarg_size": 28,
        "vgprs": 13, "agprs": 0, "sgprs": 22, "lds": 2048, "scratch": 0, "vgpr_spills": 0, "sgpr_spills": 0,
        "wavefront_size": 64, "max_workgroup_size": 256, "code_size": kernel["code_size"],
        "occupancy": {"waves": 8, "limited_by": "waves"},
    }  # fmt: skip
    assert kernel["code_size"] > 100


@pytest.mark.parametrize("path", sorted(BUILT.iterdir()), ids=lambda path: path.name)
def test_every_sample_follows_the_schema(path: Path) -> None:
    result = run("--json", path)
    assert result.exit_code == 0
    jsonschema.validate(json.loads(result.output), SCHEMA)


def test_without_the_option_nothing_is_read() -> None:
    output = CliRunner().invoke(cli, ["inspect", "--json", str(BUILT / "matmul")]).output
    assert "code_object" not in output


def test_the_table_fits_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = run(BUILT / "libfilter.so").output.splitlines()
    start = lines.index("") + 1
    assert lines[start].startswith("gfx942  code-object v5, e_flags 0x54c, 1 kernel, at ")
    assert lines[start + 1].split() == [
        *("VGPRs", "AGPRs", "SGPRs", "LDS", "scratch", "spills", "wave", "group", "code", "waves"),
        *("limited", "by"),
    ]
    assert lines[start + 2] == "apply(float*, unsigned long)"
    assert lines[start + 3].split()[-2:] == ["8", "waves"]
    assert lines[start + 4] == "  global_buffer 8 @0, by_value 8 @8, 13 hidden @16"
    assert max(map(len, lines[start:])) <= 80


def test_several_files_are_one_document_a_line() -> None:
    output = run("--json", BUILT / "matmul", BUILT / "hello").output
    documents = [json.loads(line) for line in output.splitlines()]
    assert [Path(document["path"]).name for document in documents] == ["matmul", "hello"]


def test_damaged_metadata_leaves_what_the_descriptor_says(tmp_path: Path) -> None:
    (tmp_path / "k").write_bytes(with_notes(V4, b"\xdd\xff\xff\xff\xff"))
    code = code_object(tmp_path / "k")
    assert [finding["rule"] for finding in code["findings"]] == ["metadata"]
    assert "NT_AMDGPU_METADATA: cannot be decoded" in code["findings"][0]["message"]
    [kernel] = code["kernels"]
    assert (kernel["demangled"], kernel["vgprs"], kernel["lds"], kernel["args"]) == (MATMUL, 16, 2048, [])
    result = run(tmp_path / "k")
    assert result.exit_code == 2
    assert "[metadata]" in result.output
    assert MATMUL in result.output


def test_values_of_wrong_types_are_findings(tmp_path: Path) -> None:
    def change(document: Any) -> None:
        kernel = document["amdhsa.kernels"][0]
        kernel[".vgpr_count"] = "many"
        kernel[".args"][1] = 7
        kernel[".args"][0][".offset"] = [1]

    (tmp_path / "k").write_bytes(with_metadata(V4, change))
    code = code_object(tmp_path / "k")
    assert [finding["message"].partition("': ")[2] for finding in code["findings"]] == [
        ".vgpr_count is str, not int",
        "argument 0 .offset is list, not int",
        "argument 1 is int, not a map",
    ]
    assert code["kernels"][0]["sgprs"] == 22


def test_names_cannot_move_the_cursor(tmp_path: Path) -> None:
    def change(document: Any) -> None:
        document["amdhsa.kernels"][0][".name"] = "\x1b[2Jkernel\n"

    (tmp_path / "k").write_bytes(with_metadata(V4, change))
    assert "\x1b" not in run(tmp_path / "k").output
    assert "\\x1b[2Jkernel\\n" in run(tmp_path / "k").output


def test_damaged_content_of_a_compressed_container_is_a_finding(tmp_path: Path) -> None:
    (tmp_path / "k").write_bytes(ccob(bundle((HOST, b""), (GFX942, V4)), hash=3))
    for options in ([], ["--json"]):
        result = run(*options, tmp_path / "k")
        assert result.exit_code == 2, options
        assert "hash" in result.output


def test_an_entry_cannot_forge_json(tmp_path: Path) -> None:
    id = b'hip-amdgcn-amd-amdhsa--gfx942", "code_object": "'
    (tmp_path / "k").write_bytes(bundle((HOST, b""), (id, patched(V4, 0, b"junk"))))
    document = json.loads(run("--json", tmp_path / "k").output)
    assert document["containers"][0]["entries"][1]["code_object"] is None
