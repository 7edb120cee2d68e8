"""AMD's own headers, device library and drivers where they are installed: which are taken, and what becomes of programs."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile

import hipkit
from hipkit.cc import compilers, rocm
from hipkit.cc.compilers import Compiler
from hipkit.cc.link import write_libraries
from hipkit.fatbin.errors import MissingError, UsageError

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "samples" / "src"
TRITON = ROOT / ".build/triton/triton/backends/amd"
"""Has the headers of HIP 7.1, and its device library but for the constants."""

PROGRAM = """
#include <hip/hip_runtime.h>
#include <cstdio>
__global__ void k(float *p) { *p = sinf(*p); }
int main() {
    float *p, x = 1;
    if (hipMalloc(&p, sizeof x)) return 1;
    hipMemcpy(p, &x, sizeof x, hipMemcpyHostToDevice);
    k<<<1, 1>>>(p);
    hipMemcpy(&x, p, sizeof x, hipMemcpyDeviceToHost);
    printf("%d.%d: %.6f\\n", HIP_VERSION_MAJOR, HIP_VERSION_MINOR, x);
}
"""


def installed(
    folder: Path, version: str, libraries: str = "amdgcn/bitcode", versions: str = "share/hip/version"
) -> Path:
    """A folder that is laid out as an installation of HIP."""
    major, minor = version.split(".")
    for name, text in {
        versions: f"# by cmake\nHIP_VERSION_MAJOR={major}\nHIP_VERSION_MINOR={minor}\n",
        "include/hip/hip_runtime.h": "",
        f"{libraries}/ocml.bc": "",
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def compiler_at(path: Path, kind: str = "clang", release: int = 18) -> Compiler:
    return Compiler(kind, path, (str(path),), ("ld.lld",), f"clang version {release}.0.0")


@pytest.fixture
def nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No installation but those that a test makes, and nothing asked for."""
    for name in (rocm.VARIABLE, "ROCM_PATH", "HIP_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(rocm, "_SYSTEM", tmp_path / "none")
    monkeypatch.setattr(compilers, "ROCM_FOLDERS", ())


@pytest.mark.parametrize(
    ("compiler", "libraries", "versions"),
    [
        ("llvm/bin/amdclang++", "amdgcn/bitcode", "bin/.hipVersion"),
        ("lib/llvm/bin/amdclang++", "lib/llvm/lib/clang/19/lib/amdgcn/bitcode", "share/hip/version"),
        ("lib/llvm-18/bin/clang", "lib/llvm-18/lib/clang/18/amdgcn/bitcode", "share/hip/version"),
        ("bin/clang-18", "lib/clang/18/amdgcn/bitcode", "share/hip/version"),
        ("bin/clang-18", "lib/x86_64-linux-gnu/amdgcn/bitcode", "share/hip/version"),
    ],
)
def test_a_compiler_that_is_part_of_rocm_has_its_headers(
    compiler: str, libraries: str, versions: str, nothing_else: None, tmp_path: Path
) -> None:
    folder = installed(tmp_path, "6.2", libraries, versions)
    expected = [f"--rocm-path={folder}", f"--rocm-device-lib-path={folder / libraries}"]
    assert rocm.options_for(None, compiler_at(folder / compiler), []) == expected
    assert rocm.options_for("hipkit", compiler_at(folder / compiler), []) == []
    assert rocm.options_for(None, compiler_at(folder / compiler), ["--rocm-path=/other"]) == []


def test_libraries_for_another_release_of_clang_are_not_taken(nothing_else: None, tmp_path: Path) -> None:
    folder = installed(tmp_path, "6.2", "lib/llvm-17/lib/clang/17/amdgcn/bitcode")
    assert rocm.options_for(None, compiler_at(folder / "lib/llvm-18/bin/clang"), []) == []
    assert rocm.options_for(None, compiler_at(folder / "lib/llvm-17/bin/clang", release=17), []) != []


def test_headers_before_those_of_hip_6_are_taken_where_they_are_asked_for(
    nothing_else: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    clang = compiler_at(installed(tmp_path, "5.7") / "bin/clang")
    assert rocm.options_for(None, clang, []) == []
    assert rocm.options_for("rocm", clang, [])[0] == f"--rocm-path={tmp_path}"
    monkeypatch.setenv(rocm.VARIABLE, "rocm")
    assert rocm.options_for(None, clang, [])[0] == f"--rocm-path={tmp_path}"
    assert rocm.options_for("hipkit", clang, []) == []


def test_what_is_asked_for_is_looked_for_in_order(
    nothing_else: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    clang = compiler_at(Path("/nowhere/bin/clang"))
    with pytest.raises(MissingError, match="--rocm-path names its folder"):
        rocm.options_for("rocm", clang, [])
    (tmp_path / "opt").mkdir()
    monkeypatch.setattr(compilers, "ROCM_FOLDERS", (str(tmp_path / "opt/rocm"), str(tmp_path / "opt/rocm-*")))
    found = []
    for name in ("none", "opt/rocm-6.1.0", "opt/rocm-6.10.0", "opt/rocm", "hip", "rocm"):
        installed(tmp_path / name, "6.2")
        if name in ("hip", "rocm"):
            monkeypatch.setenv(f"{name.upper()}_PATH", str(tmp_path / name))
        found.append(Path(rocm.options_for("rocm", clang, [])[0].partition("=")[2]).relative_to(tmp_path))
    assert list(map(str, found)) == ["none", "opt/rocm-6.1.0", "opt/rocm-6.10.0", "opt/rocm", "hip", "rocm"]


def test_what_cannot_be_is_refused(nothing_else: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    zig = compiler_at(installed(tmp_path, "6.2") / "bin/zig", "ziglang")
    assert rocm.options_for(None, zig, []) == []
    for asked, given in (("rocm", []), (None, ["--rocm-path=/usr"])):
        with pytest.raises(MissingError, match="has no headers of clang for HIP"):
            rocm.options_for(asked, zig, given)
    with pytest.raises(UsageError, match="contradict each other"):
        rocm.options_for("hipkit", compiler_at(tmp_path / "bin/clang"), ["--rocm-path=/usr"])
    monkeypatch.setenv(rocm.VARIABLE, "amd")
    with pytest.raises(UsageError, match="HIPKIT_HEADERS=amd: is neither hipkit nor rocm"):
        rocm.options_for(None, zig, [])


def hipkit_cc(folder: Path, *words: str, **environment: str) -> str:
    variables = {name: value for name, value in os.environ.items() if name not in (rocm.VARIABLE, "HIPKIT_CC")}
    command = [sys.executable, "-m", "hipkit", "cc", *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env={**variables, **environment})
    assert done.returncode == 0, done.stderr
    return done.stdout


def dynamic(path: Path) -> list[str]:
    said = subprocess.run(["readelf", "-dW", str(path)], capture_output=True, text=True, check=True).stdout
    return re.findall(r"NEEDED.*\[(\S+)\]", said)


def test_amdclang_of_a_rocm_compiles_with_its_headers_and_library(
    installed: Callable[[str], Any], lacking: Callable[[str], None], compilers: None, tmp_path: Path
) -> None:
    """Headers and library are AMD's; amdclang++ is Debian's clang in the place of AMD's, and notes how it is called."""
    reference = pytest.importorskip("reference")
    installed("clang++-22")
    if not TRITON.is_dir():
        lacking("triton")
    folder = tmp_path / "rocm"
    bitcode = folder / "lib/llvm/lib/clang/22/lib/amdgcn/bitcode"
    for path in (bitcode.parent, folder / "share/hip", folder / "lib/llvm/bin"):
        path.mkdir(parents=True)
    (folder / "include").symlink_to(TRITON / "include")
    reference.recipe().device_libs(bitcode, 22)
    for name in ("ocml.bc", "ockl.bc"):
        (bitcode / name).unlink()
        (bitcode / name).symlink_to(TRITON / "lib" / name)
    (folder / "share/hip/version").write_text("HIP_VERSION_MAJOR=7\nHIP_VERSION_MINOR=1\n")
    clang = folder / "lib/llvm/bin/amdclang++"
    clang.write_text('#!/bin/sh\necho "$@" >>"$CALLS"\nexec clang++-22 "$@"\n')
    clang.chmod(0o755)
    (folder / "llvm").symlink_to("lib/llvm")
    (tmp_path / "p.hip").write_text(PROGRAM)
    hipkit_cc(tmp_path, "p.hip", "-o", "p", ROCM_PATH=str(folder), CALLS=str(tmp_path / "calls"))
    compiling = [call for call in (tmp_path / "calls").read_text().splitlines() if "--offload" in call]
    assert len(compiling) == 2
    for call in compiling:
        assert f"--rocm-path={folder} --rocm-device-lib-path={bitcode}" in call
        assert "-nogpulib" not in call
    assert "libamdhip64.so.7" in dynamic(tmp_path / "p")
    run = [sys.executable, "-m", "hipkit", "run", "./p"]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ("7.1: 0.841471\n", 0), done.stderr


@pytest.fixture
def hipcc(
    tool: Callable[[str], Any], installed: Callable[[str], Any], compilers: None, tmp_path: Path
) -> dict[str, str]:
    """The environment in which Debian's hipcc calls clang 19, as AMD's calls its own."""
    tool("hipcc")
    installed("clang++-19")
    folder = tmp_path / "clang"
    folder.mkdir()
    for name in ("clang++", "clang++-15", "clang-15"):
        (folder / name).symlink_to("/usr/bin/clang++-19")
    (folder / "libclang_rt.builtins-x86_64.a").write_bytes(b"!<arch>\n")
    return {"HIP_PLATFORM": "amd", "HIP_CLANG_PATH": str(folder)}


def test_hipcc_stands_for_the_clang_that_it_calls(hipcc: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in hipcc.items():
        monkeypatch.setenv(name, value)
    found = compilers.find("hipcc")
    assert (found.path.name, found.release) == ("clang++", 19)
    assert found.driver == (str(found.path),)


def test_programs_are_those_of_hipcc(hipcc: dict[str, str], tmp_path: Path) -> None:
    """With the same clang, headers and device library: all sections, symbols, libraries, and the code of the GPU."""
    # What hipcc 5.2 asks for beside what its user does.
    own = ["-std=c++11", "-mllvm", "-amdgpu-early-inline-all=true", "-mllvm", "-amdgpu-function-calls=false"]
    source = str(SOURCES / "vector_add.hip")
    theirs = ["hipcc", "--offload-arch=gfx90a", source, "-o", "theirs", f"-L{hipcc['HIP_CLANG_PATH']}"]
    subprocess.run(theirs, cwd=tmp_path, check=True, env={**os.environ, **hipcc}, capture_output=True)
    asked = ["--compiler", "clang++-19", "--headers", "rocm", "--gpu", "gfx90a", *own]
    hipkit_cc(tmp_path, *asked, source, "-o", "ours")
    assert sections(tmp_path / "ours") == sections(tmp_path / "theirs")
    assert symbols(tmp_path / "ours") == symbols(tmp_path / "theirs")
    assert sorted(dynamic(tmp_path / "ours")) == sorted(dynamic(tmp_path / "theirs"))
    assert "libamdhip64.so.5" in dynamic(tmp_path / "ours")
    assert device_code(tmp_path / "ours") == device_code(tmp_path / "theirs")


def readelf(option: str, path: Path) -> str:
    return subprocess.run(["readelf", "-W", option, str(path)], capture_output=True, text=True, check=True).stdout


def sections(path: Path) -> list[str]:
    """Names and kinds; of those that are loaded also addresses, sizes and flags. Names of temporary files are in the others."""
    found = [line for line in readelf("-S", path).splitlines() if re.match(r" +\[", line)]
    assert any(".hip_fatbin" in line for line in found)
    return [line.partition(f" {'0' * 16} ")[0] for line in found]


def symbols(path: Path) -> list[str]:
    """The dynamic ones, with their versions."""
    return sorted(re.findall(r"\S+ +\S+ +\S+ +\S+ +\S+@\S+", readelf("--dyn-syms", path)))


def device_code(path: Path) -> tuple[str, dict[str, bytes]]:
    """The target, and what the GPU reads of its code."""
    [entry] = [entry for entry in hipkit.open(path).entries if not entry.is_host]
    elf = ELFFile(io.BytesIO(entry.data))
    return entry.id, {name: elf.get_section_by_name(name).data() for name in (".note", ".rodata", ".text")}


@pytest.mark.parametrize(("release", "rtc", "comgr"), [(6, 6, 2), (7, 7, 3)])
def test_programs_are_linked_with_the_libraries_of_one_release(
    tmp_path: Path, release: int, rtc: int, comgr: int
) -> None:
    write_libraries(tmp_path, release)
    found = {
        path.name: ELFFile(io.BytesIO(path.read_bytes())).get_section_by_name(".dynamic") for path in tmp_path.iterdir()
    }
    names = {name: tag.soname for name, table in found.items() for tag in table.iter_tags("DT_SONAME")}
    assert names == {
        "libamdhip64.so": f"libamdhip64.so.{release}",
        "libhiprtc.so": f"libhiprtc.so.{rtc}",
        "libamd_comgr.so": f"libamd_comgr.so.{comgr}",
        "libhsa-runtime64.so": "libhsa-runtime64.so.1",
    }
