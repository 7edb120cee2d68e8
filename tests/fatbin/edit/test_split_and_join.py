"""Files taken apart and put together: the same bytes come out, and ROCm's own reader finds what it looks for."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from handmade import GFX942, GFX1100, HOST, bundle
from host_files import LINKINGS, Linking, example_bundles, link

import hipkit
from hipkit.fatbin.formats.cuda_entry import FatbinEntry

ROCM_KPACK = Path(__file__).parents[3] / ".build" / "rocm-kpack" / "python"


def linked(linking: Linking, folder: Path, tool: Callable[[str], Any]) -> Path:
    tool("clang++-19")
    folder.mkdir()
    return link(folder, linking, example_bundles())


@pytest.mark.parametrize("form", ["kpack", "bundle"])
@pytest.mark.parametrize("linking", [LINKINGS[0], LINKINGS[4], LINKINGS[8]], ids=lambda each: each.name)
def test_a_host_is_the_same_after_it(form: str, linking: Linking, tool: Callable[[str], Any], tmp_path: Path) -> None:
    host = linked(linking, tmp_path / "in", tool)
    report = hipkit.split([host], tmp_path / "parts", form=form)
    [file] = report.files
    assert file.targets == ["gfx1100", "gfx90a", "gfx942"] == [target for _, target, _ in report.pieces]
    assert file.after == (tmp_path / "parts" / host.name).stat().st_size < file.before - 100_000
    assert not tool("readelf")("-a", tmp_path / "parts" / host.name).stderr
    again = hipkit.join(tmp_path / "parts", tmp_path / "again")
    assert (tmp_path / "again" / host.name).read_bytes() == host.read_bytes()
    assert again.files[0].is_exact
    assert os.access(again.files[0].output, os.X_OK) == os.access(host, os.X_OK)


def test_the_layout_that_rocm_looks_for(tool: Callable[[str], Any], tmp_path: Path) -> None:
    host = linked(LINKINGS[0], tmp_path / "in", tool)
    (tmp_path / "prefix" / "lib").mkdir(parents=True)
    library = tmp_path / "prefix" / "lib" / "libx.so"
    library.write_bytes(host.read_bytes())
    hipkit.split([library], tmp_path / "parts", prefix=tmp_path / "prefix", group="math")
    names = sorted(
        path.relative_to(tmp_path / "parts").as_posix() for path in (tmp_path / "parts").rglob("*") if path.is_file()
    )
    archives = [f".kpack/math-{target}.kpack" for target in ("gfx1100", "gfx90a", "gfx942")]
    assert names == [*archives, ".kpack/math.kpm", ".split/lib/libx.so.join", "lib/libx.so"]
    [reference] = hipkit.open(tmp_path / "parts" / "lib" / "libx.so").containers
    assert (reference.kind, reference.section, reference.name) == ("kpack-reference", ".rocm_kpack_ref", "lib/libx.so")
    assert reference.search_paths == ["../.kpack/math-@GFXARCH@.kpack"]  # type: ignore[attr-defined]
    data = (tmp_path / "parts" / "lib" / "libx.so").read_bytes()
    wrappers = [data[at : at + 24] for at in range(len(data) - 24) if data[at : at + 4] == b"HIPK"[::-1] or data[at : at + 4] == b"HIPK"]  # fmt: skip
    assert [int.from_bytes(wrapper[16:], "little") for wrapper in wrappers] == [0, 1]
    [archive] = hipkit.open(tmp_path / "parts" / archives[2]).containers
    whole = hipkit.open(host).containers
    assert {e.id: e.data for e in archive.entries} == {
        f"lib/libx.so#{n}:gfx942": c.entries[3].data for n, c in enumerate(whole)
    }
    import msgpack

    manifest = msgpack.unpackb((tmp_path / "parts" / ".kpack" / "math.kpm").read_bytes())
    assert manifest["component_name"] == "math"
    assert manifest["kpack_files"]["gfx942"]["kernel_count"] == 2
    assert manifest["kpack_files"]["gfx942"]["file"] == "math-gfx942.kpack"


@pytest.mark.skipif(not ROCM_KPACK.is_dir(), reason="`make conformance` fetches ROCm's own kpack reader")
def test_rocms_own_reader_reads_it(tool: Callable[[str], Any], tmp_path: Path) -> None:
    host = linked(LINKINGS[0], tmp_path / "in", tool)
    hipkit.split([host], tmp_path / "parts", group="x")
    assert importlib.util.find_spec("msgpack")
    code = (
        "import sys; from pathlib import Path; from rocm_kpack.kpack import PackedKernelArchive as A\n"
        "a = A.read(Path(sys.argv[1])); data = a.get_kernel(sys.argv[2] + '#1', 'gfx90a'); sys.stdout.buffer.write(data)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, tmp_path / "parts" / ".kpack" / "x-gfx90a.kpack", host.name],
        capture_output=True, env={**os.environ, "PYTHONPATH": str(ROCM_KPACK)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout == hipkit.open(host).containers[1].entries[2].data
    verify = (
        "import sys; from pathlib import Path; from rocm_kpack.elf.verify import ElfVerifier as V\n"
        "r = V.verify(Path(sys.argv[1])); print(r.errors); sys.exit(not r.passed)"
    )
    checked = subprocess.run(
        [sys.executable, "-c", verify, tmp_path / "parts" / host.name],
        capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROCM_KPACK)},
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_files_of_a_folder_share_the_pieces(samples: Path, tmp_path: Path) -> None:
    names = ("histogram", "libfilter.so", "vector_add")
    report = hipkit.split([samples / name for name in names], tmp_path / "parts")
    assert len({target for _, target, _ in report.pieces}) == len(report.pieces)
    hipkit.join(tmp_path / "parts", tmp_path / "again")
    for name in names:
        assert (tmp_path / "again" / name).read_bytes() == (samples / name).read_bytes()
        # The device code is in the pieces, and not once more in what puts them together.
        assert (tmp_path / "parts" / ".split" / f"{name}.join").stat().st_size < 2048


@pytest.mark.parametrize("name", ["histogram.hipfb", "freestanding.o", "freestanding.obj", "freestanding.new-driver.o", "libfilter.so"])  # fmt: skip
def test_other_files_come_apart_as_bundles(name: str, samples: Path, tmp_path: Path) -> None:
    report = hipkit.split([samples / name], tmp_path / "parts", form="bundle")
    for path, target, _ in report.pieces:
        assert {e.target for e in hipkit.open(tmp_path / "parts" / path).entries if e.target} == {target}
    hipkit.join(tmp_path / "parts", tmp_path / "again")
    assert (tmp_path / "again" / name).read_bytes() == (samples / name).read_bytes()


def test_cuda_comes_apart_with_its_payloads_as_stored(tmp_path: Path) -> None:
    entries: list[hipkit.Entry] = [
        FatbinEntry.make(f"elf-sm_{n}", bytes(range(240)) * n, compression="zstd") for n in (80, 90)
    ]
    (tmp_path / "k.fatbin").write_bytes(hipkit.CudaFatbin(entries).to_bytes())
    report = hipkit.split([tmp_path / "k.fatbin"], tmp_path / "parts")
    assert [path for path, _, _ in report.pieces] == ["k-sm_80.fatbin", "k-sm_90.fatbin"]
    hipkit.join(tmp_path / "parts", tmp_path / "again")
    assert (tmp_path / "again" / "k.fatbin").read_bytes() == (tmp_path / "k.fatbin").read_bytes()


def test_bundles_that_another_compressed_hold_the_same_afterwards(samples: Path, tmp_path: Path) -> None:
    path = samples / "libfilter.ccob3.so"
    report = hipkit.split([path], tmp_path / "parts")
    again = hipkit.join(tmp_path / "parts", tmp_path / "again")
    assert report.files[0].is_exact == again.files[0].is_exact
    assert [e.data for e in hipkit.open(tmp_path / "again" / path.name).entries] == [
        e.data for e in hipkit.open(path).entries
    ]
    if not report.files[0].is_exact:
        assert "not compressed as hipkit does it" in report.notes[0]


def test_without_some_pieces(samples: Path, tmp_path: Path) -> None:
    hipkit.split([samples / "vector_add"], tmp_path / "parts")
    [kpack] = (tmp_path / "parts" / ".kpack").glob("*gfx1100*")
    kpack.unlink()
    with pytest.raises(hipkit.NotFoundError, match=r"gfx1100.kpack not here; --partial"):
        hipkit.join(tmp_path / "parts", tmp_path / "again")
    report = hipkit.join(tmp_path / "parts", tmp_path / "again", partial=True)
    assert report.files[0].missing == ["gfx1100"]
    assert {e.target for e in hipkit.open(tmp_path / "again" / "vector_add").entries} == {None, "gfx90a:xnack+"}


def test_what_was_changed_in_between_is_refused(tmp_path: Path) -> None:
    (tmp_path / "k.hipfb").write_bytes(bundle((HOST, b""), (GFX1100, b"a" * 900), (GFX942, b"b" * 900)))
    hipkit.split([tmp_path / "k.hipfb"], tmp_path / "parts")
    piece = tmp_path / "parts" / "k-gfx942.hipfb"
    host, recipe = tmp_path / "parts" / "k.hipfb", tmp_path / "parts" / ".split" / "k.hipfb.join"
    for path, message in (
        (piece, "was changed since"),
        (host, "was changed since"),
        (recipe, "recipe|MessagePack|zstd|"),
    ):
        good = path.read_bytes()
        path.write_bytes(good[:-3] + bytes([good[-3] ^ 1, *good[-2:]]))
        with pytest.raises(hipkit.HipkitError, match=message):
            hipkit.join(tmp_path / "parts", tmp_path / "again")
        path.write_bytes(good)
        assert not (tmp_path / "again").exists() or not list((tmp_path / "again").iterdir())
    hipkit.join(tmp_path / "parts", tmp_path / "again")
    with pytest.raises(hipkit.UsageError, match="already exists"):
        hipkit.join(tmp_path / "parts", tmp_path / "again")


def test_what_cannot_be_split_says_why(samples: Path, tmp_path: Path) -> None:
    for name, message in (
        ("libfilter.a", "unpack it"),
        ("vcpy.gfx942.v5.hsaco", "no device code to split off"),
        ("freestanding.rdc.o", "which hipkit does not split"),
    ):
        with pytest.raises(hipkit.HipkitError, match=message):
            hipkit.split([samples / name], tmp_path / "parts")
    with pytest.raises(hipkit.HipkitError, match="use --as bundle"):
        hipkit.split([samples / "histogram.hipfb"], tmp_path / "parts", form="kpack")
    assert not (tmp_path / "parts").exists()
