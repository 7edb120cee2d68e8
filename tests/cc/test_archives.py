"""Archives of objects with the bitcode of kernels: which members are linked, and what programs print."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hipkit
from hipkit.cc import headers
from hipkit.cc.archives import Inputs
from hipkit.cc.link import write_libraries

pytestmark = pytest.mark.skipif(
    not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="a program has its Python from a shared library"
)
COMPILERS = (pytest.param("ziglang", marks=pytest.mark.slow), "clang++-22")

SOURCES = {
    "main.hip": """
#include <hip/hip_runtime.h>
#include <stdio.h>
__device__ int helper(int);
__global__ void fill(int *p) { p[threadIdx.x] = helper(threadIdx.x); }
int of_host(int *p);
int main() {
    int *p, of[64];
    if (hipMalloc(&p, sizeof of)) return 1;
    fill<<<1, 64>>>(p);
    hipMemcpy(of, p, sizeof of, hipMemcpyDeviceToHost);
    int n = of_host(p);
    printf("%d %d\\n", of[5], n);
}
""",
    # No host code asks for this one, and a kernel does.
    "helper.hip": """
#include <hip/hip_runtime.h>
__device__ int deeper(int);
__device__ int helper(int x) { return 10 * deeper(x); }
__global__ void of_helper(int *p) { *p = 1; }
""",
    "deeper.hip": "#include <hip/hip_runtime.h>\n__device__ int deeper(int x) { return x + 1; }\n",
    # The host asks for this one, which asks for the next.
    "host.hip": """
#include <hip/hip_runtime.h>
int of_next(int *p);
int of_host(int *p) { return of_next(p) + 1; }
""",
    "next.hip": """
#include <hip/hip_runtime.h>
__device__ int given = 7;
static __global__ void next(int *p) { p[0] = given; }
int of_next(int *p) {
    int of, v = 40;
    hipMemcpyToSymbol(given, &v, sizeof v);
    next<<<1, 1>>>(p);
    hipMemcpy(&of, p, sizeof of, hipMemcpyDeviceToHost);
    return of;
}
""",
    # Nothing asks for these: the one calls what is nowhere, and the other defines what the first members do.
    "nowhere.hip": """
#include <hip/hip_runtime.h>
__device__ int nowhere(int);
__global__ void never(int *p) { *p = nowhere(1); }
int of_nowhere(int *p) { never<<<1, 1>>>(p); return 0; }
""",
    "twice.hip": """
#include <hip/hip_runtime.h>
__device__ int helper(int x) { return 1; }
int of_host(int *p) { return 1; }
""",
}
MEMBERS = [f"{Path(name).stem}.o" for name in SOURCES if name != "main.hip"]
PRINTED = "60 41\n"


@pytest.fixture
def compiler(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> str:
    return compiler_here(request.param)


def hipkit_cc(folder: Path, *arguments: str, code: int = 0) -> str:
    words = [sys.executable, "-m", "hipkit", "cc", *arguments]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


def run(folder: Path, program: str, gpu: str = "gfx942") -> str:
    words = [sys.executable, "-m", "hipkit", "run", "--gpu", gpu, "--", f"./{program}"]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def write_sources(folder: Path) -> None:
    for name, text in SOURCES.items():
        (folder / name).write_text(text)


def kernels_of(program: Path) -> set[str]:
    """The names of all kernels in the source."""
    return {
        re.sub(r"_ZL?\d+([a-z_]+)Pi.*", r"\1", kernel.name)
        for entry in hipkit.open(program).entries
        if not entry.is_host
        for kernel in hipkit.CodeObject.read(entry.data).kernels
    }


@pytest.mark.parametrize("compiler", COMPILERS, indirect=True)
def test_members_that_host_or_kernels_need_are_linked(
    compiler: str, tmp_path: Path, tool: Callable[[str], Any]
) -> None:
    ar = tool("ar")
    write_sources(tmp_path)
    hipkit_cc(tmp_path, "--compiler", compiler, "-fgpu-rdc", "-c", *SOURCES, "--gpu", "gfx942,gfx1100")
    ar("rcs", str(tmp_path / "libx.a"), *(str(tmp_path / name) for name in MEMBERS))
    ways = (["main.o", "libx.a"], ["libx.a", "main.o"], ["main.o", "-L.", "-lx"], ["main.o", "-L", ".", "-l:libx.a"])
    for number, words in enumerate(ways if compiler == "ziglang" else ways[:1]):
        hipkit_cc(tmp_path, "--compiler", compiler, "-fgpu-rdc", *words, "-o", f"program{number}")
        assert {run(tmp_path, f"program{number}", gpu) for gpu in ("gfx942", "gfx1100")} == {PRINTED}
    assert kernels_of(tmp_path / "program0") == {"fill", "of_helper", "next"}
    assert hipkit.validate(tmp_path / "program0") == []
    whole = ["-Wl,--whole-archive", "libx.a", "-Wl,--no-whole-archive"]
    said = hipkit_cc(tmp_path, "--compiler", compiler, "-fgpu-rdc", "main.o", *whole, code=1)
    assert "duplicate symbol: helper(int)" in said


def test_an_archive_of_clangs_objects_gives_what_clangs_own_driver_gives(
    tmp_path: Path, tool: Callable[[str], Any], installed: Callable[[str], Any]
) -> None:
    """Its driver cannot link members that register kernels, which are no members here, and links all others."""
    clang, ar = installed("clang++-19"), tool("llvm-ar-19")
    write_sources(tmp_path)
    own = ["-nogpulib", "-nogpuinc", "-isystem", str(headers.OWN), "-include", "hipkit/always.h"]
    names = ["main.o", *MEMBERS[:-2]]
    for name in names:
        source = str(tmp_path / name.replace(".o", ".hip"))
        clang("-x", "hip", "-fgpu-rdc", "--offload-arch=gfx942", *own, "-c", source, "-o", str(tmp_path / name))
    ar("rcs", str(tmp_path / "libx.a"), *(str(tmp_path / name) for name in MEMBERS[:2]))
    objects = [str(tmp_path / name) for name in ("main.o", *MEMBERS[2:-2])]
    write_libraries(tmp_path / "runtime")
    linking = ["--hip-link", "-fgpu-rdc", "--offload-arch=gfx942", *objects]
    linking += [f"-L{tmp_path}", "-lx", f"-L{tmp_path / 'runtime'}", "-lamdhip64", "-o", str(tmp_path / "theirs")]
    clang(*linking)
    hipkit_cc(tmp_path, "--compiler", "clang++-19", "-fgpu-rdc", *objects, "libx.a", "-o", "ours")
    assert run(tmp_path, "ours") == run(tmp_path, "theirs") == PRINTED
    assert kernels_of(tmp_path / "ours") == kernels_of(tmp_path / "theirs")


C = {
    "main.c": "int a(void); extern int weak(void) __attribute__((weak)); int main(void) { return a() + (weak ? weak() : 0); }",
    "a.c": "int b(void); static int d(void) { return 1; } int a(void) { return b() + d(); }",
    "b.c": "int b(void) { return 2; }",
    "weak.c": "int weak(void) { return 3; }",
    "d.c": "int d(void) { return 4; }",
    "again.c": "int b(void) { return 5; } int only_here(void) { return 6; }",
    "start.c": "int a(void); int main(void) { return a(); }",
}


@pytest.mark.parametrize("objects", [["main.o"], [], ["main.o", "again.o"]])
def test_the_members_are_those_that_lld_takes(objects: list[str], tmp_path: Path, tool: Callable[[str], Any]) -> None:
    clang, ar, lld = tool("clang-19"), tool("ar"), tool("ld.lld-19")
    for name, text in C.items():
        (tmp_path / name).write_text(text)
        clang("-c", str(tmp_path / name), "-o", str(tmp_path / name.replace(".c", ".o")))
    archive = str(tmp_path / "libx.a")
    ar("rcs", archive, *(str(tmp_path / name.replace(".c", ".o")) for name in C if name != "main.c"))
    files = [str(tmp_path / name) for name in objects]
    said = lld("-e", "main", "--trace", *files, archive, "-o", str(tmp_path / "x")).stdout.decode()
    taken = [line.partition("(")[2].rstrip(")") for line in said.splitlines() if "(" in line]
    linked = [each.data for each in Inputs.of([*files, archive]).linked[len(files) :]]
    assert sorted(linked) == sorted((tmp_path / name).read_bytes() for name in taken)
    assert taken or "again.o" in objects
