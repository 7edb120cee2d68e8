"""``hipkit.covers``: every library, every container of it, every GPU."""

from __future__ import annotations

import contextlib
import os
import struct
import zipfile
from pathlib import Path
from typing import Any

import msgpack
import pytest
from handmade import HOST, bundle, ccob, elf, wrapper
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hipkit
from hipkit import HipkitError, OffloadBinary, UsageError, covers
from hipkit.fatbin.formats.cuda_entry import FatbinEntry
from hipkit.fatbin.formats.cuda_fatbin import CudaFatbin
from hipkit.fatbin.formats.kpack import Kpack, KpackEntry
from hipkit.loader.gpus import Fit, parse_gpu

BUILT = Path(__file__).parents[2] / "samples" / "built"
AMD = b"hipv4-amdgcn-amd-amdhsa--"


def amd(*targets: str) -> bytes:
    """A bundle with code for these."""
    return bundle((HOST, b""), *((AMD + target.encode(), b"code") for target in targets))


def cuda(*ids: str) -> bytes:
    """A CUDA fat binary with these."""
    return CudaFatbin([FatbinEntry.make(id, b"code" * 8) for id in ids]).to_bytes()


def padded(*containers: bytes) -> bytes:
    return b"".join(data + bytes(-len(data) % 4096) for data in containers)


def library(*bundles: bytes, section: str = ".hip_fatbin") -> bytes:
    return elf({section: padded(*bundles)})


def fits(path: Path, *gpus: str) -> dict[str, str]:
    """``library GPU`` to what is said of it."""
    return {
        f"{result.library.name.rpartition('/')[2]} {result.gpu.asked}": result.fit.value
        for result in covers(path, gpus).results
        if result.fit
    }


def test_the_runtimes_order_decides(tmp_path: Path) -> None:
    (tmp_path / "x.so").write_bytes(library(amd("gfx942:xnack-", "gfx11-generic", "gfx1100")))
    (tmp_path / "s.so").write_bytes(
        library(bundle((HOST, b""), (b"hip-spirv64-amd-amdhsa--amdgcnspirv", b"\x03\x02\x23\x07")))
    )
    found = fits(tmp_path, "gfx942", "gfx942:xnack+", "gfx1100", "gfx1101", "gfx90a")
    assert found == {
        "x.so gfx942": "native", "x.so gfx942:xnack+": "none", "x.so gfx1100": "native", "x.so gfx1101": "generic",
        "x.so gfx90a": "none", "s.so gfx942": "jit", "s.so gfx942:xnack+": "jit", "s.so gfx1100": "jit",
        "s.so gfx1101": "jit", "s.so gfx90a": "jit",
    }  # fmt: skip


def test_every_container_must_cover(tmp_path: Path) -> None:
    (tmp_path / "x.so").write_bytes(library(amd("gfx942", "gfx1100"), amd("gfx942"), ccob(amd("gfx942", "gfx90a"))))
    assert covers(tmp_path / "x.so", ["gfx942"])
    found = covers(tmp_path / "x.so", "gfx1100")
    assert not found
    [result] = found.results
    assert [(unit.unit.place, unit.why_not) for unit in result.missing] == [
        ("offload-bundle at 0x4000 in .hip_fatbin", "has gfx942"),
        ("compressed-bundle at 0x6000 in .hip_fatbin", "has gfx942, gfx90a"),
    ]
    assert "gfx942 is for gfx942, and the device is gfx1100" in found.explain()


def test_a_gpu_without_features_is_as_devices_report_it() -> None:
    assert str(parse_gpu("gfx90a")) == "gfx90a:sramecc+:xnack-"
    assert str(parse_gpu("gfx1100")) == "gfx1100"
    for wrong in ("gfx9000", "gfx11-generic", "gfx1100:xnack+", "", "sm_90a", "hello world"):
        with pytest.raises(UsageError):
            parse_gpu(wrong)
    with pytest.raises(UsageError, match="no GPU is named"):
        covers(BUILT / "matmul", [])


def test_libraries_for_the_other_vendor_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "rocm.so").write_bytes(library(amd("gfx942")))
    (tmp_path / "cuda.so").write_bytes(library(cuda("elf-sm_90", "ptx-sm_90"), section=".nv_fatbin"))
    (tmp_path / "plain.so").write_bytes(elf({".text": b"x"}))
    found = covers(tmp_path, ["gfx942", "sm_90", "sm_120"])
    assert found
    assert {result.fit for result in found.of(found.gpus[2])} == {Fit.JIT}
    only = covers(tmp_path / "rocm.so", ["gfx942", "sm_90"])
    assert [str(gpu) for gpu in only.uncovered] == ["sm_90"]
    assert not covers(tmp_path / "plain.so", "gfx942")


def test_a_wheel_holds_libraries_and_an_archive_is_one(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "w.whl", "w") as wheel:
        wheel.writestr("pkg/a.so", library(amd("gfx942", "gfx1100")), zipfile.ZIP_STORED)
        wheel.writestr("pkg/b.so", library(amd("gfx942")), zipfile.ZIP_DEFLATED)
    found = covers(tmp_path / "w.whl", ["gfx942", "gfx1100"])
    assert [gpu.asked for gpu in found.uncovered] == ["gfx1100"]
    missing = [result.library.name for result in found.of(found.gpus[1]) if not result.is_covered]
    assert missing == [f"{tmp_path / 'w.whl'}:pkg/b.so"]
    assert [len(library.units) for library in covers(BUILT / "libfilter.a", "gfx1100").libraries] == [2]


def test_bare_code_objects_whose_names_differ_in_the_target_are_one_library(tmp_path: Path) -> None:
    for target, sample in (("gfx942", "vcpy.gfx942.v5.hsaco"), ("gfx1100", "hello.gfx1100.v5.hsaco")):
        (tmp_path / f"Kernels_{target}.co").write_bytes((BUILT / sample).read_bytes())
    found = covers(tmp_path, ["gfx942", "gfx1100"])
    assert found
    assert [library.name for library in found.libraries] == [f"{tmp_path}/Kernels_*.co"]
    assert not covers(tmp_path / "Kernels_gfx942.co", ["gfx942", "gfx1100"])


def test_offload_binaries_of_one_image_belong_together() -> None:
    found = covers(BUILT / "freestanding.rdc-new-driver.o", ["gfx942", "gfx1100", "gfx90a"])
    assert [gpu.asked for gpu in found.uncovered] == ["gfx90a"]
    once = b"".join(OffloadBinary([hipkit.Entry.of(t, b"code")]).to_bytes() for t in ("gfx942", "gfx1100"))
    twice = hipkit.open(once + OffloadBinary([hipkit.Entry.of("gfx942", b"code")]).to_bytes())
    assert [gpu.asked for gpu in covers(twice, ["gfx942", "gfx1100"]).uncovered] == ["gfx1100"]


def test_code_of_openmp_is_judged_too(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(bundle((HOST, b""), (b"openmp-amdgcn-amd-amdhsa--gfx942", b"code")))
    assert fits(tmp_path / "x", "gfx942", "gfx90a") == {"x gfx942": "native", "x gfx90a": "none"}


def linked(*parts: bytes, result: bytes, version: int) -> bytes:
    """A library whose device code nvcc linked from ``parts``."""
    sections: dict[str, bytes] = {"__nv_relfatbin": b"".join(parts), ".nv_fatbin": result}
    pointers, at = [], 0x1000
    for part in parts:
        pointers.append(wrapper(at, 0x466243B1))
        at += len(part)
    pointers.append(struct.pack("<IIQQ", 0x466243B1, version, 0x2000, 0))
    return elf({**sections, ".nvFatBinSegment": b"".join(pointers)}, type=2)


def test_what_nvcc_linked_can_be_linked_again_by_the_driver(tmp_path: Path) -> None:
    parts = cuda("elf-sm_80", "ptx-sm_80"), cuda("elf-sm_80", "ptx-sm_80")
    (tmp_path / "x.so").write_bytes(linked(*parts, result=cuda("elf-sm_80"), version=2))
    assert fits(tmp_path / "x.so", "sm_80", "sm_90", "sm_75") == {
        "x.so sm_80": "native", "x.so sm_90": "jit", "x.so sm_75": "none",
    }  # fmt: skip
    assert "linked when it is loaded, with cuda-fatbin at 0x1000" in covers(tmp_path / "x.so", "sm_90").explain()
    (tmp_path / "y.so").write_bytes(linked(parts[0], cuda("elf-sm_80"), result=cuda("elf-sm_80"), version=2))
    assert not covers(tmp_path / "y.so", "sm_90")
    # Without the wrapper of a link they are containers like others.
    (tmp_path / "z.so").write_bytes(linked(*parts, result=cuda("elf-sm_80"), version=1))
    assert fits(tmp_path / "z.so", "sm_90") == {"z.so sm_90": "none"}


def kpacked(*paths: str) -> bytes:
    reference = msgpack.packb({"kernel_name": "lib/libx.so", "kpack_search_paths": list(paths)})
    return elf({".rocm_kpack_ref": reference, ".hipFatBinSegment": wrapper(0x1000, 0x4B504948)}, type=2)


def kpack(*ids: str) -> bytes:
    return Kpack([KpackEntry.make(id, b"\x7fELF" + id.encode()) for id in ids], compression="zstd").to_bytes()


def kpack_tree() -> dict[str, bytes]:
    return {
        "lib/libx.so": kpacked("../.kpack/x-@GFXARCH@.kpack"),
        ".kpack/x-gfx942.kpack": kpack("lib/libx.so#0:gfx942", "lib/libx.so#1:gfx942", "lib/liby.so#0:gfx942"),
        ".kpack/x-gfx90a.kpack": kpack("lib/libx.so#0:gfx90a"),
        ".kpack/x-gfx90a:xnack+.kpack": kpack("lib/libx.so#0:gfx90a:xnack+", "lib/libx.so#1:gfx90a:xnack+"),
    }


def test_a_kpacked_library_has_its_code_beside_it(tmp_path: Path) -> None:
    for name, data in kpack_tree().items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    found = covers(tmp_path, ["gfx942", "gfx90a", "gfx90a:xnack+", "gfx1100"])
    assert [library.name for library in found.libraries] == [str(tmp_path / "lib/libx.so")]
    # The second translation unit has nothing for gfx90a without xnack.
    assert [gpu.asked for gpu in found.uncovered] == ["gfx90a", "gfx1100"]
    alone = covers(tmp_path / ".kpack/x-gfx942.kpack", ["gfx942"])
    assert alone
    assert [unit.place for unit in alone.libraries[0].units] == ["lib/libx.so#0", "lib/libx.so#1", "lib/liby.so#0"]


def test_a_kpacked_library_in_a_wheel_has_its_code_there(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "w.whl", "w") as wheel:
        for name, data in kpack_tree().items():
            wheel.writestr(f"pkg/{name}", data)
    found = covers(tmp_path / "w.whl", ["gfx942", "gfx90a"])
    assert [library.name.rpartition(":")[2] for library in found.libraries] == ["pkg/lib/libx.so"]
    assert [gpu.asked for gpu in found.uncovered] == ["gfx90a"]


@pytest.mark.parametrize(
    "path", ["../.kpack/none.kpack", "/etc/passwd", "../lib/libx.so", "a\0b", "../" * 99 + "x", "x" * 5000, "pipe"]
)
def test_a_kpacked_library_without_its_code_covers_nothing(tmp_path: Path, path: str) -> None:
    (tmp_path / "lib").mkdir()
    os.mkfifo(tmp_path / "lib/pipe")
    (tmp_path / "lib/libx.so").write_bytes(kpacked(path))
    found = covers(tmp_path, ["gfx942"])
    assert not found
    assert "but there is no such file" in found.explain()


def test_nothing_is_inflated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> Any:
        raise AssertionError("inflated")

    monkeypatch.setattr("hipkit.fatbin.formats.compressed_bundle.inflate", refuse)
    (tmp_path / "x.so").write_bytes(library(ccob(amd("gfx942", "gfx11-generic"))))
    assert fits(tmp_path / "x.so", "gfx942", "gfx1101") == {"x.so gfx942": "native", "x.so gfx1101": "generic"}


def test_damage_is_a_finding_and_the_rest_is_judged(tmp_path: Path) -> None:
    (tmp_path / "x.so").write_bytes(library(amd("gfx942")))
    (tmp_path / "y.so").write_bytes(library(amd("gfx942"), ccob(amd("gfx942"), total=1 << 20)))
    found = covers(tmp_path, ["gfx942", "gfx1100"])
    assert found.is_damaged
    assert [Path(path).name for path, _ in found.findings] == ["y.so"]
    assert [gpu.asked for gpu in found.uncovered] == ["gfx1100"]


@pytest.mark.parametrize("name", ["libfilter.ccob3.so", "libfilter.a", "freestanding.rdc-new-driver.o", "matmul"])
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_changed_bytes_never_crash_it(name: str, data: st.DataObject) -> None:
    raw = bytearray((BUILT / name).read_bytes())
    for _ in range(data.draw(st.integers(1, 8))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    with contextlib.suppress(HipkitError):
        covers(hipkit.open(bytes(raw), strict=False), ["gfx942", "gfx1101", "sm_90"]).explain()


@pytest.mark.parametrize("tree", ["lib/libx.so", ".kpack/x-gfx942.kpack"])
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_changed_kpacks_never_crash_it(
    tree: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("tree")
    for name, content in kpack_tree().items():
        raw = bytearray(content)
        if name == tree:
            for _ in range(data.draw(st.integers(1, 6))):
                raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(raw)
    covers(folder, ["gfx942", "gfx90a"]).explain()
