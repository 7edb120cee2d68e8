"""``hipkit diff``: the table, the JSON, the exit code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result
from code_objects import with_metadata
from handmade import GFX942, GFX1100, HOST, bundle

import hipkit
from hipkit.cli.main import cli

BUILT = Path(__file__).parents[2] / "samples" / "built"
SCHEMA = json.loads((Path(hipkit.__file__).parent / "cli" / "schema" / "diff.json").read_text())
V4 = (BUILT / "matmul.gfx942.v4.hsaco").read_bytes()
REDUCE = (BUILT / "reduce.gfx1100.v5.hsaco").read_bytes()


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, ["diff", *map(str, args)])


@pytest.fixture
def pair(tmp_path: Path) -> tuple[Path, Path]:
    def change(document: Any) -> None:
        document["amdhsa.kernels"][0] |= {".vgpr_count": 65, ".name": "\x1b[2J" + "k" * 300}

    (tmp_path / "old").write_bytes(bundle((HOST, b""), (GFX942, V4)))
    (tmp_path / "new").write_bytes(bundle((HOST, b""), (GFX1100, REDUCE)))
    (tmp_path / "slow").write_bytes(with_metadata(V4, change))
    return tmp_path / "old", tmp_path / "new"


def test_the_table_fits_a_terminal_and_ends_with_a_summary(
    pair: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    output = run(BUILT / "matmul.gfx942.v4.hsaco", pair[0].parent / "slow").output
    assert "\x1b" not in output.replace("\x1b[0m", "")
    assert max(map(len, output.splitlines())) <= 80
    lines = run(*pair).output.splitlines()
    assert lines[-3:] == [
        "target only in OLD gfx942, 4.6 KiB",
        "target only in NEW gfx1100, 6.9 KiB",
        "2 kernels: 2 added, 1 removed, 0 the same; 4.6 KiB → 6.9 KiB of code",
    ]


def test_what_got_worse_is_shown_with_old_and_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def change(document: Any) -> None:
        document["amdhsa.kernels"][0] |= {".vgpr_count": 65}

    (tmp_path / "new").write_bytes(with_metadata(V4, change))
    lines = run(BUILT / "matmul.gfx942.v4.hsaco", tmp_path / "new", "--fail-on", "vgpr>+10%").output.splitlines()
    assert lines == [
        "  VGPRs  waves",
        "worse   matmul(float const*, float const*, float*, int)  gfx942",
        "  13→65    8→7",
        "failed vgpr>+10%: matmul(float const*, float const*, float*, int) (gfx942): 13 → 65",
        "1 kernel: 1 worse, 0 added, 0 removed, 0 the same; 4.6 KiB → 5.3 KiB of code; 1 failed",
    ]
    monkeypatch.setenv("COLUMNS", "12")
    assert "  VGPRs" in run(BUILT / "matmul.gfx942.v4.hsaco", tmp_path / "new").output


def test_a_long_name_leaves_room_for_the_gpu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, registers in (("old", 13), ("new", 65)):

        def change(document: Any, registers: int = registers) -> None:
            document["amdhsa.kernels"][0] |= {".vgpr_count": registers, ".name": "k" * 300}

        (tmp_path / name).write_bytes(with_metadata(V4, change))
    monkeypatch.setenv("COLUMNS", "60")
    (title,) = (
        line for line in run(tmp_path / "old", tmp_path / "new").output.splitlines() if line.startswith("worse")
    )
    assert len(title) <= 60 and title.endswith("…  gfx942")


def test_the_exit_code_says_whether_a_condition_holds(pair: tuple[Path, Path], tmp_path: Path) -> None:
    assert run(*pair).exit_code == 0
    assert run(*pair, "--fail-on", "targets>+1").exit_code == 0
    assert run(*pair, "--fail-on", "targets<", "--fail-on", "vgpr>+10%").exit_code == 1
    bad = run(*pair, "--fail-on", "vgprs>+10%")
    assert (bad.exit_code, "'vgprs' is no measure; there are vgpr," in bad.output) == (2, True)
    assert run(pair[0], tmp_path / "none").exit_code == 2
    (tmp_path / "cut").write_bytes(V4[: len(V4) // 2])
    cut = run(pair[0], tmp_path / "cut")
    assert (cut.exit_code, "error:" in cut.output) == (2, True)


def test_long_lists_are_cut_unless_all_is_asked_for(tmp_path: Path) -> None:
    def many(document: Any) -> None:
        kernel = document["amdhsa.kernels"][0]
        document["amdhsa.kernels"] = [{**kernel, ".name": f"k{n}", ".symbol": f"k{n}.kd"} for n in range(60)]

    (tmp_path / "new").write_bytes(with_metadata(V4, many))
    shown = run(BUILT / "matmul.gfx942.v4.hsaco", tmp_path / "new").output
    assert "and 35 more only in NEW; --all shows them" in shown
    assert run(BUILT / "matmul.gfx942.v4.hsaco", tmp_path / "new", "--all").output.count("only in NEW k") == 60


@pytest.mark.parametrize("path", sorted(BUILT.iterdir()), ids=lambda path: path.name)
def test_json_follows_the_schema(path: Path) -> None:
    result = run(BUILT / "libfilter.so", path, "--json", "--fail-on", "targets<", "--fail-on", "vgpr>0")
    jsonschema.validate(json.loads(result.output), SCHEMA)


def test_kernels_and_targets_can_be_chosen() -> None:
    both = BUILT / "libfilter.ccob3.so", BUILT / "libfilter.ccob3.so"
    document = json.loads(run(*both, "--json", "--kernel", "note_call*", "--target", "gfx942").output)
    assert (document["new"]["kernels"], list(document["new"]["targets"])) == (1, ["gfx942"])
