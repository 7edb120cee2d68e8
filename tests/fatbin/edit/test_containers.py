"""Files that are containers: with other entries they stay what they were, and the way back leads to the same bytes."""

from __future__ import annotations

from pathlib import Path

import pytest
from handmade import GFX942, GFX1100, HOST, bundle
from host_files import GFX90A, content

import hipkit
from hipkit.fatbin.edit.request import Request, is_cuda
from hipkit.fatbin.formats.cuda_entry import FatbinEntry
from hipkit.fatbin.formats.kpack import KpackEntry
from hipkit.fatbin.formats.offload_bundle import OffloadBundle
from hipkit.fatbin.formats.text_bundle import TextBundle

CODE = {name: content(name, 3000 + 8 * len(name)) for name in ("gfx1100", "gfx90a", "gfx942")}
PLAIN = bundle((HOST, b""), (GFX1100, CODE["gfx1100"]), (GFX90A, CODE["gfx90a"]), (GFX942, CODE["gfx942"]))
PTX = b".version 8.0\n.target sm_90\n.address_size 64\n"


def kpack(compression: str | None) -> bytes:
    entries: list[hipkit.Entry] = [KpackEntry.make(f"lib/libx.so#0:{name}", data) for name, data in CODE.items()]
    return hipkit.Kpack(entries, compression=compression, group_name="x").to_bytes()


def cuda(compression: str | None) -> bytes:
    entries: list[hipkit.Entry] = [
        FatbinEntry.make("elf-sm_80", CODE["gfx942"], compression=compression, ident="k.cu"),
        FatbinEntry.make("elf-sm_90", CODE["gfx90a"], compression=compression, ident="k.cu"),
        FatbinEntry.make("ptx-sm_90", PTX, compression=compression, ident="k.cu"),
    ]
    return hipkit.CudaFatbin(entries).to_bytes()


def packed(version: int, method: str) -> bytes:
    made = hipkit.CompressedBundle.pack(hipkit.open(PLAIN).containers[0], version=version, method=method)  # type: ignore[arg-type]
    return made.to_bytes()


FILES = {
    "bundle": PLAIN,
    "bundle-unaligned": bundle(
        (HOST, b""), *((id, CODE[n]) for id, n in ((GFX1100, "gfx1100"), (GFX942, "gfx942"))), align=1
    ),
    "bundle-with-a-zero-behind": PLAIN + b"\0",
    "several-bundles": PLAIN.ljust(16384, b"\0") + bundle((HOST, b""), (GFX1100, b"x" * 99), (GFX942, b"y" * 99)),
    "ccob1": packed(1, "zlib"),
    "ccob2": packed(2, "zstd"),
    "ccob3": packed(3, "zstd"),
    "kpack": kpack(None),
    "kpack-zstd": kpack("zstd"),
    "offload-binaries": hipkit.OffloadBinary([hipkit.Entry.of(n, d) for n, d in CODE.items()]).to_bytes(),
    "offload-binary-2": hipkit.OffloadBinary([hipkit.Entry.of(n, d) for n, d in CODE.items()], version=2).to_bytes(),
    "offload-binary-3": hipkit.OffloadBinary(
        [hipkit.Entry.of(n, d) for n, d in CODE.items()], version=3, compression="zstd"
    ).to_bytes(),
    "text": TextBundle(
        [hipkit.Entry.of(HOST.decode(), b"host"), *(hipkit.Entry.of(n, n.encode()) for n in CODE)], comment="#"
    ).to_bytes(),
}


def by_target(path: Path) -> dict[tuple[int, str], bytes]:
    """The content of each entry, by the number of its container and its target."""
    containers = [c for c in hipkit.open(path).walk() if c.entries]
    return {(n, e.target): e.data for n, c in enumerate(containers) for e in c.entries if e.target}


@pytest.fixture(params=FILES)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "file"
    path.write_bytes(FILES[request.param])
    return path


def test_what_is_kept_is_as_it_was_and_the_rest_is_gone(file: Path, tmp_path: Path) -> None:
    before = by_target(file)
    report = hipkit.edit(file, tmp_path / "out", keep=["gfx942"])
    left = sorted(by_target(tmp_path / "out").values())
    assert left == sorted(data for (_, target), data in before.items() if target == "gfx942")
    assert report.after == (tmp_path / "out").stat().st_size < report.before == file.stat().st_size
    assert hipkit.open(tmp_path / "out").containers[0].kind == hipkit.open(file).containers[0].kind
    assert not hipkit.open(tmp_path / "out").is_damaged


def test_what_was_dropped_comes_back_to_the_same_bytes(file: Path, tmp_path: Path) -> None:
    kind = hipkit.open(file).containers[0].kind
    if kind == "llvm-offload-binary" and b"\x10\xff\x10\xad\x01" in file.read_bytes()[:8]:
        # Each target is a container of its own: what is dropped has none to go back to.
        with pytest.raises(hipkit.UsageError, match="several containers"):
            hipkit.edit(file, tmp_path / "out", add={"gfx1030": b"code"})
        return
    before = by_target(file)
    dropped = {key: data for key, data in before.items() if key[1] == "gfx1100"}
    hipkit.edit(file, tmp_path / "out", drop=["gfx1100"])
    add = {f"{target}@{number}": data for (number, target), data in dropped.items()}
    hipkit.edit(tmp_path / "out", tmp_path / "back", add=add)
    assert by_target(tmp_path / "back") == before
    if kind != "kpack":
        assert (tmp_path / "back").read_bytes() == file.read_bytes()


def test_other_code_takes_a_place(file: Path, tmp_path: Path) -> None:
    before = by_target(file)
    if len([key for key in before if key[1] == "gfx942"]) > 1:
        with pytest.raises(hipkit.UsageError, match=r"several containers, 0, 1; write gfx942@0"):
            hipkit.edit(file, tmp_path / "out", replace={"gfx942": b"new"})
        hipkit.edit(file, tmp_path / "out", replace={"gfx942@1": b"new"})
        assert by_target(tmp_path / "out") == {**before, (1, "gfx942"): b"new"}
        return
    [place] = [key for key in before if key[1] == "gfx942"]
    hipkit.edit(file, tmp_path / "out", replace={"gfx942": b"new"})
    assert by_target(tmp_path / "out") == {**before, place: b"new"}


def test_everything_goes_only_when_asked_for_by_name(file: Path, tmp_path: Path) -> None:
    with pytest.raises(hipkit.UsageError, match=r"nothing would be left of .*--drop-all"):
        hipkit.edit(file, tmp_path / "out", drop=["gfx*"])
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("name", ["bundle", "ccob2", "ccob3", "kpack", "kpack-zstd", "offload-binary-2"])
@pytest.mark.parametrize("method", ["zstd", "none"])
def test_compressed_another_way(name: str, method: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(FILES[name])
    hipkit.edit(tmp_path / "file", tmp_path / "out", compress=method, force=True)
    [container] = hipkit.open(tmp_path / "out").containers
    assert container.compression == (None if method == "none" else "zstd")
    assert by_target(tmp_path / "out") == by_target(tmp_path / "file")
    assert hipkit.verify(hipkit.open(tmp_path / "out"))


@pytest.mark.parametrize("compression", [None, "lz4", "zstd"])
def test_cuda_entries_keep_their_headers_and_payloads(compression: str | None, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(cuda(compression))
    [whole] = hipkit.open(tmp_path / "file").containers
    hipkit.edit(tmp_path / "file", tmp_path / "out", keep=["sm_90"])
    [left] = hipkit.open(tmp_path / "out").containers
    assert [e.id for e in left.entries] == ["elf-sm_90", "ptx-sm_90"]
    assert left.source
    assert whole.source
    assert left.source.read()[16:] == whole.source.read()[-(left.size - 16) :]
    hipkit.edit(tmp_path / "out", tmp_path / "back", add={"elf-sm_80": CODE["gfx942"]})
    assert (tmp_path / "back").read_bytes() == (tmp_path / "file").read_bytes()
    hipkit.edit(tmp_path / "file", tmp_path / "none", compress="none")
    assert [e.data for e in hipkit.open(tmp_path / "none").entries] == [e.data for e in whole.entries]
    assert hipkit.open(tmp_path / "none").containers[0].compression is None


def test_a_target_with_features_is_meant_by_its_processor(tmp_path: Path) -> None:
    entries = [hipkit.Entry.of(t, t.encode()) for t in ("gfx90a:xnack+", "gfx90a:xnack-", "gfx942")]
    (tmp_path / "file").write_bytes(OffloadBundle(entries).to_bytes())
    hipkit.edit(tmp_path / "file", tmp_path / "all", keep=["gfx90a"])
    assert [e.target for e in hipkit.open(tmp_path / "all").entries] == ["gfx90a:xnack+", "gfx90a:xnack-"]
    hipkit.edit(tmp_path / "file", tmp_path / "one", drop=["gfx90a:xnack-", "gfx942"])
    assert [e.target for e in hipkit.open(tmp_path / "one").entries] == ["gfx90a:xnack+"]


@pytest.mark.parametrize(("target", "is_nvidias"), [
    ("sm_90", True), ("sm_90a", True), ("elf-sm_80", True), ("ptx-sm_90", True), ("nvptx64-nvidia-cuda--sm_70", True),
    ("gfx942", False), ("gfx90a:xnack+", False), ("gfx11-generic", False), ("gfx*", False), ("", False),
])  # fmt: skip
def test_a_target_is_one_vendors(target: str, is_nvidias: bool) -> None:
    assert is_cuda(target) is is_nvidias


@pytest.mark.parametrize("id", ["elf-sm_90a", "ptx-sm_90", "gfx942", "gfx90a:xnack+"])
def test_what_is_kept_of_one_vendor_leaves_the_others_alone(id: str) -> None:
    is_nvidias = "sm_" in id
    entry = FatbinEntry.make(id, b"code") if is_nvidias else hipkit.Entry.of(id, b"code")
    for kept, of_nvidia in (("gfx1100", False), ("sm_70", True)):
        assert Request(keep=(kept,)).keeps(entry) is (is_nvidias is not of_nvidia)
    assert not Request(keep=("gfx1100", "sm_75")).keeps(entry)


def test_ids_are_spelled_as_the_others(tmp_path: Path) -> None:
    old = bundle((b"host-x86_64-unknown-linux", b""), (b"hip-amdgcn-amd-amdhsa-gfx906", b"code"))
    (tmp_path / "file").write_bytes(old)
    hipkit.edit(tmp_path / "file", tmp_path / "out", add={"gfx900:xnack-": b"more"})
    assert [e.id for e in hipkit.open(tmp_path / "out").entries][1:] == [
        "hip-amdgcn-amd-amdhsa-gfx900:xnack-",
        "hip-amdgcn-amd-amdhsa-gfx906",
    ]
    with pytest.raises(hipkit.UsageError, match="is there already; --replace"):
        hipkit.edit(tmp_path / "out", tmp_path / "twice", add={"gfx900:xnack-": b"more"})


def test_a_bundle_in_a_bundle_is_edited_too(tmp_path: Path) -> None:
    inner = bundle((HOST, b""), (GFX1100, CODE["gfx1100"]), (GFX942, CODE["gfx942"]))
    (tmp_path / "file").write_bytes(
        hipkit.OffloadBinary([hipkit.Entry.of("openmp-x86_64-unknown-linux-gnu-", inner)]).to_bytes()
    )
    hipkit.edit(tmp_path / "file", tmp_path / "out", drop=["gfx1100"])
    assert [e.data for e in hipkit.open(tmp_path / "out").entries if e.target == "gfx942"] == [CODE["gfx942"]]
    assert "gfx1100" not in {e.target for e in hipkit.open(tmp_path / "out").entries}


def test_a_container_that_lost_all_its_code_is_pointed_out(tmp_path: Path) -> None:
    second = bundle((HOST, b""), (GFX1100, b"x" * 99))
    (tmp_path / "file").write_bytes(PLAIN.ljust(16384, b"\0") + second)
    report = hipkit.edit(tmp_path / "file", tmp_path / "out", keep=["gfx942"])
    assert [len(change.notes) for change in report.containers] == [0, 1]
    assert report.containers[1].notes[0].startswith("container 1 has no code left")


def test_nothing_is_written_over_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(PLAIN)
    (tmp_path / "out").write_bytes(b"mine")
    with pytest.raises(hipkit.UsageError, match="already exists"):
        hipkit.edit(path, tmp_path / "out", keep=["gfx942"])
    with pytest.raises(hipkit.UsageError, match="over itself; --in-place"):
        hipkit.edit(path, path, keep=["gfx942"], force=True)
    with pytest.raises(hipkit.UsageError, match="nothing to do"):
        hipkit.edit(path, tmp_path / "new")
    with pytest.raises(hipkit.NotFoundError, match=r"no entry for 'gfx906'; it has gfx1100, gfx90a, gfx942"):
        hipkit.edit(path, tmp_path / "new", keep=["gfx906"])
    assert sorted(p.name for p in tmp_path.iterdir()) == ["file", "out"]
    assert (tmp_path / "out").read_bytes() == b"mine"
    path.chmod(0o750)
    report = hipkit.edit(path, in_place=True, keep=["gfx942"])
    assert path.stat().st_size == report.after < report.before
    assert path.stat().st_mode & 0o777 == 0o750


def test_frames_are_compressed_anew_only_at_another_level(tmp_path: Path) -> None:
    text = {name: "".join(f"{name} {n * n} " for n in range(4000)).encode() for name in CODE}
    entries: list[hipkit.Entry] = [KpackEntry.make(f"lib/libx.so#0:{name}", data) for name, data in text.items()]
    (tmp_path / "file").write_bytes(hipkit.Kpack(entries, compression="zstd", group_name="x").to_bytes())
    sizes = {}
    for name, level in (("same", None), ("quick", 1), ("hard", 19)):
        hipkit.edit(tmp_path / "file", tmp_path / name, compress="zstd", level=level)
        assert by_target(tmp_path / name) == by_target(tmp_path / "file")
        sizes[name] = (tmp_path / name).stat().st_size
    assert sizes["hard"] < sizes["same"] == (tmp_path / "file").stat().st_size
    assert sizes["hard"] < sizes["quick"]
