"""HIP programs that hipkit compiles and links, with each compiler that is there, run and compared."""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hipkit
from hipkit.cc import compilers, headers
from hipkit.cc.arguments import CommandLine
from hipkit.cc.link import needs_cpp

pytestmark = pytest.mark.skipif(
    not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="a program has its Python from a shared library"
)
SOURCES = Path(__file__).parents[2] / "samples" / "src"
COMPILERS = ("ziglang", "clang++-19", "clang++-22")


@pytest.fixture(params=COMPILERS)
def compiler(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> str:
    return compiler_here(request.param)


def hipkit_cc(folder: Path, *arguments: str, code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "hipkit", "cc", *arguments], cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


def run(folder: Path, *command: str, gpu: str | None = None) -> str:
    words = [sys.executable, "-m", "hipkit", "run", *(("--gpu", gpu) if gpu else ()), "--", *command]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_hello_is_printed(compiler: str, tmp_path: Path) -> None:
    hipkit_cc(tmp_path, "--compiler", compiler, str(SOURCES / "hello.hip"), "-o", "hello", "--gpu", "gfx942,gfx1100")
    lines = [f"hello: thread {t} of block {b}, {0.25 * t:.2f}" for t in range(3) for b in range(2)]
    for gpu in ("gfx942", "gfx1100"):
        assert sorted(run(tmp_path, "./hello", gpu=gpu).splitlines()) == sorted(lines)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("name", ["vector_add", "matmul", "histogram", "reduce"])
def test_samples_say_that_their_results_are_right(name: str, tmp_path: Path) -> None:
    hipkit_cc(tmp_path, "--compiler", "ziglang", str(SOURCES / f"{name}.hip"), "-o", name, "--gpu", "gfx942,gfx1100")
    for gpu in ("gfx942", "gfx1100"):
        said = run(tmp_path, f"./{name}", gpu=gpu)
        assert ("right" in said, "wrong" in said) == (True, False)


FILES = {
    "a.hip": """
#include <hip/hip_runtime.h>
#include <stdio.h>
static __device__ int secret = 3;
static __global__ void fill(int *p) { p[threadIdx.x] = secret * threadIdx.x; }
extern "C" int of_c(int);
int of_b(int *, int);
int main() {
    int *p, of[64], next;
    if (hipMalloc(&p, sizeof of)) return 1;
    fill<<<1, 64>>>(p);
    hipMemcpy(of, p, sizeof of, hipMemcpyDeviceToHost);
    next = of_b(p, 5);
    printf("%d %d %d\\n", of[7], next, of_c(4));
    return 0;
}
""",
    "b.cpp": """
#include <hip/hip_runtime.h>
static __device__ int secret = 100;
__constant__ int added = 1;
static __global__ void fill(int *p) { p[threadIdx.x] = secret + added + blockDim.x; }
int of_b(int *p, int n) {
    int of[64], more = 20;
    hipMemcpyToSymbol(added, &more, sizeof more);
    hipLaunchKernelGGL(fill, dim3(1), dim3(n), 0, 0, p);
    hipMemcpy(of, p, sizeof of, hipMemcpyDeviceToHost);
    return of[n - 1];
}
""",
    "c.c": "#include <hip/hip_runtime_api.h>\nint of_c(int n) { hipStream_t s; return hipStreamCreate(&s) ? -1 : n * n; }\n",
}


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_sources_are_compiled_apart_and_linked(compiler: str, sources: Path) -> None:
    hipkit_cc(sources, "--compiler", compiler, "-O2", "-c", *FILES)
    assert {path.name for path in sources.iterdir()} == {*FILES, "a.o", "b.o", "c.o"}
    hipkit_cc(sources, "--compiler", compiler, "a.o", "b.o", "c.o", "-o", "program", "-lm")
    assert run(sources, "./program") == "21 125 16\n"
    hipkit_cc(sources, "--compiler", compiler, *FILES, "--offload-compress")
    assert run(sources, "./a.out") == "21 125 16\n"
    assert (sources / "a.out").read_bytes().count(b"CCOB") == 2


ACROSS = {
    "a.hip": """
#include <hip/hip_runtime.h>
#include <stdio.h>
extern __device__ int given;
__device__ int helper(int x);
static __device__ int secret = 3;
__global__ void fill(int *p) { p[threadIdx.x] = helper(threadIdx.x) + given + secret; }
int other(int *p);
int main() {
    int *p, of[64];
    if (hipMalloc(&p, sizeof of)) return 1;
    fill<<<1, 64>>>(p);
    hipMemcpy(of, p, sizeof of, hipMemcpyDeviceToHost);
    int n = other(p);
    printf("%d %d\\n", of[5], n);
}
""",
    "b.hip": """
#include <hip/hip_runtime.h>
__device__ int given = 100;
static __device__ int secret = 5;
__device__ int helper(int x) { return 2 * x + secret; }
static __global__ void fill(int *p) { p[threadIdx.x] = helper(1) + given; printf("lane\\n"); }
int other(int *p) {
    int of[64], v = 1000;
    hipMemcpyToSymbol(given, &v, sizeof v);
    fill<<<1, 2>>>(p);
    hipMemcpy(of, p, sizeof of, hipMemcpyDeviceToHost);
    return of[1];
}
""",
}


@pytest.fixture
def across(tmp_path: Path) -> Path:
    for name, text in ACROSS.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_device_functions_of_other_sources_are_linked(compiler: str, across: Path) -> None:
    hipkit_cc(across, "--compiler", compiler, "-fgpu-rdc", "-c", *ACROSS, "--gpu", "gfx90a:xnack-,gfx1100")
    entries = hipkit.open(across / "a.o").entries
    assert [(entry.target, entry.data[:2]) for entry in entries[1:]] == [("gfx1100", b"BC"), ("gfx90a:xnack-", b"BC")]
    hipkit_cc(across, "--compiler", compiler, "a.o", "b.o", "-o", "program")
    for gpu in ("gfx90a", "gfx1100"):
        assert run(across, "./program", gpu=gpu) == "lane\nlane\n118 1007\n"
    assert len(hipkit.open(across / "program").containers) == 1
    assert hipkit.validate(across / "program") == []


def test_objects_of_clang_are_linked_with_ours(across: Path, installed: Callable[[str], Any]) -> None:
    installed("clang++-19")
    hipkit_cc(across, "--compiler", "clang++-19", "-fgpu-rdc", "-c", "b.hip")
    clang = [
        "clang++-19",
        "-x",
        "hip",
        "-fgpu-rdc",
        "--offload-arch=gfx942",
        "-nogpulib",
        "-nogpuinc",
        "-isystem",
        str(headers.OWN),
    ]
    subprocess.run([*clang, "-include", "hipkit/always.h", "-c", "a.hip"], cwd=across, check=True)
    hipkit_cc(across, "a.o", "b.o", "-o", "program")
    assert run(across, "./program") == "lane\nlane\n118 1007\n"


def test_a_device_function_that_is_nowhere_is_named(across: Path) -> None:
    said = hipkit_cc(across, "--compiler", "ziglang", "-fgpu-rdc", "a.hip", "-o", "program", code=1)
    assert "undefined symbol: helper(int)" in said or "undefined hidden symbol: helper(int)" in said
    assert not (across / "program").exists()


def test_a_library_has_its_own_kernels(compiler: str, sources: Path) -> None:
    hipkit_cc(sources, "--compiler", compiler, "-shared", "-fPIC", "b.cpp", "c.c", "-o", "libb.so")
    hipkit_cc(sources, "--compiler", compiler, "a.hip", "-L.", "-lb", "-Wl,-rpath,$ORIGIN", "-o", "program")
    assert run(sources, "./program") == "21 125 16\n"


def test_what_a_library_does_at_its_end_is_done_when_it_is_closed(compiler: str, tmp_path: Path) -> None:
    """So that its kernels are forgotten then, and not when the program ends."""
    text = "#include <stdlib.h>\nstatic int *place;\nstatic void end(void) { *place = 7; }\n"
    (tmp_path / "x.c").write_text(f"{text}void at_end(int *p) {{ place = p; atexit(end); }}\n")
    hipkit_cc(tmp_path, "--compiler", compiler, "-shared", "-fPIC", "-Wl,--as-needed", "x.c", "-o", "libx.so")
    library, value = ctypes.CDLL(str(tmp_path / "libx.so")), ctypes.c_int(3)
    library.at_end(ctypes.byref(value))
    close = ctypes.CDLL(None).dlclose
    close.argtypes = [ctypes.c_void_p]
    close(library._handle)
    assert value.value == 7


def test_errors_are_those_of_compiler_and_linker(compiler: str, sources: Path) -> None:
    said = hipkit_cc(sources, "--compiler", compiler, "a.hip", code=1)
    assert "undefined" in said
    assert "of_b" in said
    assert not (sources / "a.out").exists()
    (sources / "bad.hip").write_text("int main() { return x; }\n")
    said = hipkit_cc(sources, "--compiler", compiler, "bad.hip", code=1)
    assert said.splitlines()[0].startswith("bad.hip:1:21: error: use of undeclared identifier 'x'")


def test_options_are_for_the_compiler_or_the_linker(tmp_path: Path) -> None:
    for name in ("a.hip", "b.o", "c.c", "libx.a", "plain.cpp"):
        (tmp_path / name).write_text("")
    a, b, c, x, plain = (str(tmp_path / name) for name in ("a.hip", "b.o", "c.c", "libx.a", "plain.cpp"))
    words = [
        "-O1",
        "-I",
        "inc",
        "-lm",
        a,
        "-Wl,-s",
        b,
        "-pthread",
        c,
        "-L",
        "lib",
        x,
        "-x",
        "c++",
        plain,
        "-Xlinker",
        "-z",
    ]
    line = CommandLine.parse(words)
    assert line.sources == {a: "hip", c: "c", plain: "c++"}
    assert line.compiling == ("-O1", "-I", "inc", "-pthread")
    assert line.linking == ("-lm", a, "-Wl,-s", b, "-pthread", c, "-L", "lib", x, plain, "-Xlinker", "-z")


def test_options_with_letters_of_hipkits_own_stay_whole(tmp_path: Path) -> None:
    (tmp_path / "foo").mkdir()
    (tmp_path / "foo" / "o.h").write_text("#define N 5\n")
    (tmp_path / "k.hip").write_text(
        "#include <o.h>\n#if N != 5 || defined FOO\n#error no\n#endif\nint main() { return M; }\n"
    )
    hipkit_cc(tmp_path, "-Ifoo", "-fno-omit-frame-pointer", "-DM=0", "-DFOO", "-UFOO", "k.hip", "-ok")
    run(tmp_path, "./k")


def test_makefile_rules_are_those_of_the_file_that_is_made(sources: Path) -> None:
    hipkit_cc(sources, "-c", "a.hip", "-MD", "-o", "x.o")
    target, _, read = (sources / "x.d").read_text().partition(":")
    assert (target, "a.hip" in read, "hip/hip_runtime.h" in read, "stdio.h" in read) == ("x.o", True, True, True)
    hipkit_cc(sources, "-c", "b.cpp", "-MMD", "-MT", "y", "-MF", "z.d")
    assert (sources / "z.d").read_text().startswith("y: ")


def test_programs_have_what_clang_with_amds_headers_makes(tmp_path: Path, installed: Callable[[str], Any]) -> None:
    """Sections, libraries, and versions of symbols, as in a sample that Debian's clang 19 made."""
    installed("clang++-19")
    gpus = "gfx90a:xnack+,gfx1100"
    hipkit_cc(tmp_path, "--compiler", "clang++-19", str(SOURCES / "vector_add.hip"), "-o", "ours", "--gpu", gpus)
    facts = []
    for path in (tmp_path / "ours", SOURCES.parent / "built" / "vector_add"):
        said = subprocess.run(
            ["readelf", "-SdW", "--dyn-syms", path], capture_output=True, text=True, check=True
        ).stdout
        sections = {word for word in said.split() if word.startswith((".hip", ".init_array"))}
        functions = {word.partition("@")[0] for word in said.split() if "hip" in word and "@" in word}
        entries = sorted(entry.id for entry in hipkit.open(path).entries if not entry.is_host)
        facts.append((sections, functions, entries, re.findall(r"NEEDED.*\[(libamd\w+)", said)))
    assert facts[0] == facts[1]
    assert "hip_4.2" in said


def test_programs_have_what_debians_hipcc_makes(
    tmp_path: Path, tool: Callable[[str], Any], installed: Callable[[str], Any]
) -> None:
    """The same libraries but for the release of HIP, functions with versions, sections, and metadata of the kernel."""
    tool("hipcc")
    installed("clang++-19")
    environment = {**os.environ, "HIP_PLATFORM": "amd"}
    words = ["hipcc", "--offload-arch=gfx90a", str(SOURCES / "vector_add.hip"), "-o", "theirs"]
    subprocess.run(words, cwd=tmp_path, check=True, env=environment, capture_output=True)
    same = ["--gpu", "gfx90a", "-mcode-object-version=4"]  # hipcc of HIP 5.2 makes that one
    hipkit_cc(tmp_path, "--compiler", "clang++-19", str(SOURCES / "vector_add.hip"), "-o", "ours", *same)
    facts = []
    for path in (tmp_path / "ours", tmp_path / "theirs"):
        words = ["readelf", "-SdW", "--dyn-syms", str(path)]
        said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
        needed = {re.sub(r"(libamdhip64\.so)\.\d", r"\1", name) for name in re.findall(r"NEEDED.*\[(\S+)\]", said)}
        functions = {word for word in said.split() if "hip" in word and "@" in word}
        sections = {tuple(row) for row in re.findall(r"(\.hip\w+) +(\w+) .* +(\w+) +\d+ +\d+ +(\d+)\n", said)}
        [code] = [entry.data for entry in hipkit.open(path).entries if not entry.is_host]
        [kernel] = hipkit.CodeObject.read(code).kernels
        arguments = [(each.kind, each.offset, each.size) for each in kernel.arguments]
        facts.append((needed, functions, sections, kernel.name, arguments[:4]))
    assert facts[0] == facts[1]
    assert len(facts[0][2]) == 2


def test_the_compiler_of_this_python_is_found() -> None:
    assert compilers.find("ziglang").release >= 17


def test_the_library_of_cpp_is_linked_where_it_is_called(tmp_path: Path) -> None:
    sources = {
        "plain.cpp": '#include <stdio.h>\nnamespace n { int f(); }\nint main() { printf("%d", n::f()); }\n',
        "f.cpp": "namespace n { int f() { return 5; } }\n",
        "stream.cpp": "#include <iostream>\nint main() { std::cout << 3; }\n",
    }
    for name, text in sources.items():
        (tmp_path / name).write_text(text)
    hipkit_cc(tmp_path, "--compiler", "ziglang", "-c", *sources)
    at = {name: str(tmp_path / Path(name).with_suffix(".o")) for name in sources}
    assert not needs_cpp([at["plain.cpp"], at["f.cpp"], "-lm", "-o", "x"])
    assert needs_cpp([at["plain.cpp"]])
    assert needs_cpp([at["stream.cpp"]])
    assert needs_cpp([at["f.cpp"], "-lother"])
    (tmp_path / "x.a").write_bytes(b"!<arch>\n")
    assert needs_cpp([str(tmp_path / "x.a")])
    hipkit_cc(tmp_path, "--compiler", "ziglang", "plain.o", "f.o", "-o", "plain")
    assert run(tmp_path, "./plain") == "5"


WHOSE = """
#include <hip/hip_runtime.h>
#include <cstdio>
__global__ void k(float *p) { p[threadIdx.x] = sinf(p[threadIdx.x]); }
int main() {
    float *p;
    if (hipMallocManaged((void **)&p, 256)) return 1;
    for (int i = 0; i < 64; ++i) p[i] = i;
    k<<<1, 64>>>(p);
    if (hipDeviceSynchronize()) return 1;
#ifdef HIP_INCLUDE_HIP_AMD_DETAIL_HIP_RUNTIME_H
    const char *whose = "AMD's";
#else
    const char *whose = "hipkit's";
#endif
    printf("%.6f by %s headers\\n", p[1], whose);
}
"""


@pytest.mark.parametrize("whose", ["AMD's", "hipkit's"])
def test_headers_and_device_library_are_those_of_a_rocm_that_is_named(
    whose: str, installed: Callable[[str], Any], compilers: None, tmp_path: Path
) -> None:
    """Debian's, of HIP 5.2, which needs a little help to be compiled by clang 19."""
    reference = pytest.importorskip("reference")
    installed("clang++-19")
    (tmp_path / "p.hip").write_text(WHOSE)
    reference.recipe().device_libs(tmp_path / "bitcode", 19)
    (tmp_path / "help.h").write_text(reference.recipe().COMPATIBILITY)
    rocm = ["--rocm-path=/usr", f"--rocm-device-lib-path={tmp_path / 'bitcode'}", "-include", str(tmp_path / "help.h")]
    hipkit_cc(
        tmp_path, "--compiler", "clang++-19", *(rocm if whose == "AMD's" else []), "p.hip", "-o", "p", "--gpu", "gfx90a"
    )
    assert run(tmp_path, "./p") == f"0.841471 by {whose} headers\n"
