"""Rules between files: libraries of one folder or wheel, wheels by their tags, device code beside its library."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

import msgpack
import pytest
from faults_in_cuda import PTX, cubin, fatbin
from handmade import HOST, bundle, elf, wrapper

import hipkit
from hipkit.fatbin.validate import cuda_rules
from hipkit.fatbin.validate.rules import validate_set


def hip(*targets: str) -> bytes:
    """A library with entries for targets."""
    content = bundle((HOST, b""), *((f"hipv4-amdgcn-amd-amdhsa--{target}".encode(), b"code") for target in targets))
    return elf({".hip_fatbin": content})


def cuda(*ids: str) -> bytes:
    """A library with entries for NVIDIA's GPUs."""
    return elf({".nv_fatbin": fatbin(*((id, PTX if id.startswith("ptx") else cubin(int(id[-2:]))) for id in ids))})


def rules(folder: Path, **libraries: bytes) -> dict[str, str]:
    """What is found between libraries of one folder: messages by rule."""
    for name, data in libraries.items():
        (folder / f"{name}.so").write_bytes(data)
    files = [hipkit.open(path, strict=False) for path in sorted(folder.iterdir())]
    found = validate_set(files)
    assert set(found) <= {str(folder)}
    return {finding.rule: finding.message for finding in found.get(str(folder), [])}


def test_libraries_for_the_same_gpus_are_a_sound_set(tmp_path: Path) -> None:
    assert rules(tmp_path, liba=hip("gfx90a", "gfx1100"), libb=hip("gfx1100", "gfx90a")) == {}


def test_a_library_that_lacks_a_gpu_is_named(tmp_path: Path) -> None:
    found = rules(tmp_path, liba=hip("gfx90a", "gfx1100"), libb=hip("gfx90a"))
    assert found == {"set-targets": "libb.so: no code for gfx1100, which other libraries have"}


def test_generic_code_covers_its_gpus(tmp_path: Path) -> None:
    one = hip("gfx1030", "gfx1031", "gfx1032", "gfx1033", "gfx1034", "gfx1035", "gfx1036")
    assert rules(tmp_path, liba=one, libb=hip("gfx10-3-generic")) == {}


def test_alternatives_are_not_compared_with_each_other(tmp_path: Path) -> None:
    assert rules(tmp_path, lib_rocm62=hip("gfx90a"), lib_rocm70=hip("gfx1100")) == {}


def test_features_that_no_device_serves_both_are_told(tmp_path: Path) -> None:
    found = rules(tmp_path, liba=hip("gfx90a:xnack+"), libb=hip("gfx90a:xnack-"))
    assert list(found) == ["set-features"]
    assert "gfx90a:xnack+, libb.so is for gfx90a:xnack-" in found["set-features"]


def test_a_library_with_both_settings_serves_either(tmp_path: Path) -> None:
    assert rules(tmp_path, liba=hip("gfx90a:xnack+", "gfx90a:xnack-"), libb=hip("gfx90a:xnack-")) == {}
    assert "set-features" not in rules(tmp_path, liba=hip("gfx90a:sramecc+"), libb=hip("gfx90a:xnack-"))


def test_cuda_libraries_for_different_gpus_are_told(tmp_path: Path) -> None:
    found = rules(tmp_path, liba=cuda("elf-sm_80", "elf-sm_90"), libb=cuda("elf-sm_80", "ptx-sm_80"))
    assert found == {"set-cuda": "libb.so: no code for sm_90, which other libraries have"}
    assert rules(tmp_path, liba=cuda("elf-sm_80"), libb=cuda("elf-sm_80", "ptx-sm_80")) == {}


def test_a_wheel_is_a_set(tmp_path: Path) -> None:
    path = wheel(tmp_path, "x-1-py3-none-linux_x86_64.whl", {"x/liba.so": hip("gfx90a"), "x/libb.so": hip("gfx1100")})
    [(folder, findings)] = validate_set([hipkit.open(path)]).items()
    assert folder == f"{path}/x"
    assert {finding.rule for finding in findings} == {"set-targets"}


def wheel(folder: Path, name: str, members: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(folder / name, "w") as archive:
        for member, data in members.items():
            archive.writestr(zipfile.ZipInfo(member), data)
    return folder / name


@pytest.mark.parametrize(
    ("tags", "machine", "said"),
    [
        ("py3-none-any", 62, "is tagged py3-none-any, and holds libraries for x86_64: x/liba.so"),
        ("py3-none-manylinux_2_28_x86_64", 62, None),
        ("cp311-cp311-manylinux2014_aarch64.manylinux_2_17_aarch64", 183, None),
        ("cp311-cp311-manylinux_2_28_x86_64", 183, "holds libraries for aarch64: x/liba.so"),
        ("cp311-cp311-win_amd64", 62, None),
        ("py3-none-macosx_11_0_universal2", 183, None),
    ],
)
def test_a_wheels_tag_is_the_machine_of_its_libraries(
    tags: str, machine: int, said: str | None, tmp_path: Path
) -> None:
    path = wheel(tmp_path, f"x-1-{tags}.whl", {"x/liba.so": elf({".hip_fatbin": b""}, machine=machine), "x/a.py": b""})
    found = [finding.message for finding in hipkit.validate(path) if finding.rule == "wheel-tag"]
    assert len(found) == bool(said)
    assert said is None or said in found[0]


def kpacked(*paths: str) -> bytes:
    reference = msgpack.packb({"kpack_search_paths": list(paths), "kernel_name": "lib/libx.so"})
    return elf({".hipFatBinSegment": wrapper(0, 0x4B504948), ".rocm_kpack_ref": reference})


@pytest.mark.parametrize(
    ("paths", "is_there"),
    [
        (("../.kpack/x_@GFXARCH@.kpack",), True),
        (("../.kpack/y_@GFXARCH@.kpack",), False),
        (("nowhere/x.kpack", "../.kpack/x_gfx942.kpack"), True),
        (("/nowhere/x.kpack",), False),
    ],
)
def test_the_kpack_files_of_a_library_are_beside_it(paths: tuple[str, ...], is_there: bool, tmp_path: Path) -> None:
    for name in ("lib", ".kpack"):
        (tmp_path / name).mkdir()
    (tmp_path / ".kpack" / "x_gfx942.kpack").write_bytes(b"KPAK")
    (tmp_path / "lib" / "libx.so").write_bytes(kpacked(*paths))
    found = {finding.rule for finding in hipkit.validate(tmp_path / "lib" / "libx.so")}
    assert ("kpack-missing" in found) is not is_there
    assert "kpack-reference" in found


@pytest.mark.parametrize(("name", "is_lost"), [("lib/libx.so", False), ("lib/liby.so", True)])
def test_the_kpack_files_of_a_library_have_its_name(name: str, is_lost: bool, tmp_path: Path) -> None:
    from hipkit.fatbin.formats.kpack import KpackEntry

    for folder in ("lib", ".kpack"):
        (tmp_path / folder).mkdir()
    (tmp_path / ".kpack" / "x_gfx942.kpack").write_bytes(
        hipkit.Kpack([KpackEntry.make(f"{name}#0:gfx942", b"code")]).to_bytes()
    )
    (tmp_path / "lib" / "libx.so").write_bytes(kpacked("../.kpack/x_@GFXARCH@.kpack"))
    found = [f.message for f in hipkit.validate(tmp_path / "lib" / "libx.so") if f.rule == "kpack-name"]
    said = "none of 1 .kpack files has code for 'lib/libx.so'; x_gfx942.kpack has some for 'lib/liby.so'"
    assert found == ([said] if is_lost else [])


@pytest.mark.parametrize("damage", [lambda d: d[:-40], lambda d: d[:200], lambda d: d.replace(b"\x7fELF", b"\x7fELG")])
def test_a_damaged_wheel_is_no_crash(damage: Callable[[bytes], bytes], tmp_path: Path) -> None:
    path = wheel(tmp_path, "x-1-py3-none-any.whl", {"x/liba.so": hip("gfx90a")})
    path.write_bytes(damage(path.read_bytes()))
    file = hipkit.open(path, strict=False)
    hipkit.validate(file)
    validate_set([file])


def test_a_file_that_may_not_be_read_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As root everything may be read, so a directory entry that is gone stands for it."""
    from hipkit.fatbin.source import Source

    (tmp_path / "liba.so").write_bytes(hip("gfx90a"))

    def refuse(path: Path) -> Source:
        raise hipkit.UsageError(f"{path}: cannot be read: Permission denied")

    monkeypatch.setattr(Source, "from_path", refuse)
    [file] = hipkit.open_all(tmp_path, strict=False)
    assert [finding.rule for finding in hipkit.validate(file)] == ["unreadable"]


def test_a_thin_archive_whose_object_changed_is_told(tmp_path: Path) -> None:
    fields = (b"x.o/", b"0", b"0", b"0", b"644", b"1234")
    header = b"".join(f.ljust(n) for f, n in zip(fields, (16, 12, 6, 6, 8, 10), strict=True)) + b"`\n"
    (tmp_path / "x.a").write_bytes(b"!<thin>\n" + header)
    (tmp_path / "x.o").write_bytes(hip("gfx90a"))
    assert "archive-thin" in {finding.rule for finding in hipkit.validate(tmp_path / "x.a")}


def test_braces_in_comments_of_long_ptx_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "lib.so"
    path.write_bytes(elf({".nv_fatbin": fatbin(("ptx-sm_80", PTX.replace(b"\n", b"\n// a { that nothing closes\n")))}))
    for piece in (48, 61, 1 << 22):
        monkeypatch.setattr(cuda_rules, "_PIECE", piece)
        assert "ptx-end" not in {finding.rule for finding in hipkit.validate(path)}
