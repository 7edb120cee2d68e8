"""``covers`` on folders of kernels: what differs in the target alone is one, and what a GPU lacks is a list."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import jsonschema
import pytest
from click.testing import CliRunner, Result
from handmade import HOST, bundle, elf
from kernel_folders import SHAPE, code_for, compressed_for, tensile_folder
from packages import tar

import hipkit
from hipkit import covers
from hipkit.cli.main import cli

SCHEMA = json.loads((Path(hipkit.__file__).parent / "cli" / "schema" / "covers.json").read_text())
ID = "hipv4-amdgcn-amd-amdhsa--"


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, ["covers", *map(str, args)])


@pytest.fixture(scope="module")
def rocblas(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rocm") / "rocblas" / "library"
    tensile_folder(folder)
    return folder


GAPS = {
    "gfx942": [],
    "gfx90a": ["F8B8", "I8I"],
    "gfx90a:xnack+": ["F8B8", "I8I"],
    "gfx1030": ["F8B8", "I8I"],
    "gfx1200": ["F8B8"],
    "gfx1201": ["F8B8", "I8I"],
}


@pytest.mark.parametrize("gpu", GAPS)
def test_a_gpu_that_some_kernels_are_for_is_covered_and_its_gaps_are_listed(rocblas: Path, gpu: str) -> None:
    found = covers(rocblas, [gpu])
    assert [library.name for library in found.libraries] == [f"{rocblas}/TensileLibrary_*"]
    assert bool(found)
    [result] = found.results
    assert [unit.unit.place for unit in result.gaps] == [f"TensileLibrary_Type_{type}_{SHAPE}_*" for type in GAPS[gpu]]
    assert result.library.best == ("gfx942", frozenset(unit.place for unit in result.library.units))
    assert (run(rocblas, "--gpu", gpu).exit_code, run(rocblas, "--gpu", gpu, "--no-gaps").exit_code) == (
        0,
        int(bool(GAPS[gpu])),
    )


def test_a_gpu_that_no_kernel_is_for_is_not_covered(rocblas: Path) -> None:
    result = run(rocblas, "--gpu", "gfx1100")
    assert result.exit_code == 1
    assert "gfx1100: NOT covered: 1 of 1 library" in result.stdout


def test_the_table_has_a_verdict(rocblas: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    lines = run(rocblas, "--gpu", "gfx942,gfx1200").stdout.replace(f"{rocblas}/", "").splitlines()
    assert [" ".join(line.split()) for line in lines] == [
        "gfx942:sramecc+:xnack- gfx1200",
        "TensileLibrary_* yes gaps 1/6",
        "gaps n/m: runs, but without n of the m operations that the best covered GPU has kernels for",
        "gfx1200: TensileLibrary_*: lacks 1 of the 6 operations of gfx942:",
        f"TensileLibrary_Type_F8B8_{SHAPE}_* has gfx942",
        "gfx942:sramecc+:xnack-: covered by 1 library with code for AMD's GPUs",
        "gfx1200: covered by 1 library with code for AMD's GPUs, with 1 gap: what needs these operations fails there, or is slower",
    ]


def test_columns_are_as_wide_as_what_is_in_them(rocblas: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    head, row, *_ = run(rocblas, "--gpu", "gfx1030,gfx1201,gfx1200").stdout.splitlines()
    assert row.split()[1:] == ["gaps", "2/6", "gaps", "2/6", "gaps", "1/6"]
    assert [at for at in range(len(row)) if row.startswith("gaps", at)] == [
        head.index(gpu) for gpu in ("gfx1030", "gfx1201", "gfx1200")
    ]


def test_json_has_the_gaps(rocblas: Path) -> None:
    document = json.loads(run(rocblas, "--gpu", "gfx942,gfx1200", "--json").stdout)
    jsonschema.validate(document, SCHEMA)
    assert [gpu["gaps"] for gpu in document["gpus"]] == [0, 1]
    of_both = [(result["best"], result["gaps"]) for result in document["libraries"][0]["results"]]
    assert of_both == [(None, []), ("gfx942", [f"TensileLibrary_Type_F8B8_{SHAPE}_*"])]


@pytest.mark.parametrize("pack", ["wheel", "tar"])
def test_a_package_of_such_a_folder_has_the_same_answer(rocblas: Path, tmp_path: Path, pack: str) -> None:
    members = [(f"x/library/{path.name}", path.read_bytes()) for path in sorted(rocblas.iterdir())]
    path = tmp_path / ("x.whl" if pack == "wheel" else "x.tar")
    if pack == "tar":
        path.write_bytes(tar(*members))
    else:
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in members:
                archive.writestr(name, content)
    found = covers(path, ["gfx1200", "gfx1100"])
    assert [library.name for library in found.libraries] == [f"{path}:x/library/TensileLibrary_*"]
    assert [str(gpu) for gpu in found.uncovered] == ["gfx1100"]
    assert [len(result.gaps) for result in found.results] == [1, 0]


def test_a_folder_for_each_gpu_is_one_library(tmp_path: Path) -> None:
    for target in ("gfx942", "gfx1201"):
        folder = tmp_path / "hipblaslt" / "library" / target
        folder.mkdir(parents=True)
        for type in ("HH", "BB")[: 2 if target == "gfx942" else 1]:
            (folder / f"TensileLibrary_{type}_{SHAPE}_{target}.co").write_bytes(compressed_for(target))
    found = covers(tmp_path, ["gfx942", "gfx1201"])
    assert [library.name for library in found.libraries] == [f"{tmp_path}/hipblaslt/library/*/TensileLibrary_*"]
    assert [len(result.gaps) for result in found.results] == [0, 1]
    assert found


@pytest.mark.parametrize("missing", [False, True])
def test_other_files_for_one_target_each_are_one_library_that_needs_all(tmp_path: Path, missing: bool) -> None:
    """Whatever the container: a compressed bundle here, a code object there, a library with two bundles."""
    (tmp_path / "conv_gfx942.co").write_bytes(compressed_for("gfx942"))
    (tmp_path / "conv_gfx1100.co").write_bytes(code_for("gfx1100"))
    for target in ("gfx942", "gfx1100")[: 1 if missing else 2]:
        one = bundle((HOST, b""), (f"{ID}{target}".encode(), b"code"))
        (tmp_path / f"libplugin_{target}.so").write_bytes(elf({".hip_fatbin": one + bytes(-len(one) % 4096) + one}))
    found = covers(tmp_path, ["gfx942", "gfx1100"])
    names = [library.name.rpartition("/")[2] for library in found.libraries]
    assert names == ["conv_*.co", "libplugin_gfx942.so" if missing else "libplugin_*.so"]
    assert [str(gpu) for gpu in found.uncovered] == ["gfx1100"] * missing


def test_folders_of_libraries_that_are_for_one_target_stay_apart(tmp_path: Path) -> None:
    """Libraries are loaded by their own name: that of the folder does not choose."""
    for target in ("gfx942", "gfx1100"):
        (tmp_path / f"build-{target}").mkdir()
        one = bundle((HOST, b""), (f"{ID}{target}".encode(), b"code"))
        (tmp_path / f"build-{target}" / "libx.so").write_bytes(elf({".hip_fatbin": one}))
    assert [str(gpu) for gpu in covers(tmp_path, ["gfx942"]).uncovered] == ["gfx942:sramecc+:xnack-"]
