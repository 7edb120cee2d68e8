"""``hipkit-clang++`` as build systems call it, and CMake projects that are built with it."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import hipkit
from hipkit.cc import headers
from hipkit.cc.clang_line import ClangLine
from hipkit.cc.spellings import shortened
from hipkit.fatbin.errors import UsageError

SAMPLES = Path(__file__).parents[2] / "samples" / "src"
DRIVER = (sys.executable, "-c", "from hipkit.cli.clang import main; main()")
SOURCE = "#include <hip/hip_runtime.h>\n__global__ void fill(int *p) { *p = 1; }\nint main() { return 3; }\n"
needs_python_library = pytest.mark.skipif(
    not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="a program has its Python from a shared library"
)


def driver(*words: str, cwd: Path, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([*DRIVER, *words], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == code, done.stderr
    return done


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "p.hip").write_text(SOURCE)
    (tmp_path / "plain.cpp").write_text("#ifdef __HIP__\n#error HIP\n#endif\nint plain() { return 4; }\n")
    return tmp_path


def test_a_line_is_taken_apart(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    (folder / "words.rsp").write_text('-DA="1 2" --offload-arch=gfx1100 plain.cpp')
    found = ClangLine.parse(
        [
            "-x",
            "hip",
            "p.hip",
            "-x",
            "none",
            "@words.rsp",
            "--cuda-gpu-arch=gfx942,gfx90a",
            "-oout",
            "--hip-link",
            "-O2",
        ]
    )
    assert found.line.sources == {"p.hip": "hip", "plain.cpp": ""}
    assert found.gpus == ("gfx1100", "gfx942", "gfx90a")
    assert found.line.compiling == ("-DA=1 2", "-O2")
    assert found.output == Path("out")
    assert (found.has_host, found.has_device, found.is_shown, found.is_question) == (True, True, False, False)
    assert ClangLine.parse(["--version"]).is_question
    assert not ClangLine.parse(["--cuda-host-only", "p.hip"]).has_device
    assert not ClangLine.parse(["--offload-device-only", "p.hip"]).has_host
    with pytest.raises(UsageError, match="@nowhere: cannot be read"):
        ClangLine.parse(["@nowhere"])
    with pytest.raises(UsageError, match="-o: its value is missing"):
        ClangLine.parse(["p.hip", "-o"])


def test_values_may_follow_their_options_without_a_space(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    joined = ClangLine.parse("-xhip plain.cpp -xnone p.hip -MD -MFplain.d -MTplain.o -Tscript.ld".split()).line
    apart = ClangLine.parse("-x hip plain.cpp -x none p.hip -MD -MF plain.d -MT plain.o -Tscript.ld".split()).line
    assert joined == apart
    assert joined.sources == {"plain.cpp": "hip", "p.hip": "hip"}
    assert joined.linking == ("plain.cpp", "p.hip", "-Tscript.ld")
    driver("-xhip", "--offload-arch=gfx942", "-fsyntax-only", "p.hip", cwd=folder)
    (folder / "kernel.cpp").write_text(SOURCE)
    driver("-xhip", "--offload-arch=gfx942", "-c", "-MD", "-MFk.d", "-MTk.o", "kernel.cpp", cwd=folder)
    assert (folder / "k.d").read_text().startswith("k.o: kernel.cpp")


@needs_python_library
def test_sources_of_cpp_are_no_hip_and_are_linked_with_those_that_are(folder: Path) -> None:
    driver("-c", "p.hip", "-o", "p.o", "--offload-arch=gfx1100", "-MD", "-MT", "p.o", "-MF", "p.d", cwd=folder)
    driver("-c", "plain.cpp", cwd=folder)
    driver("--hip-link", "--offload-arch=gfx1100", "p.o", "plain.o", "-o", "p", cwd=folder)
    assert {entry.target for entry in hipkit.open(folder / "p").entries if not entry.is_host} == {"gfx1100"}
    assert (folder / "p.d").read_text().startswith("p.o: p.hip")
    assert subprocess.run([sys.executable, "-m", "hipkit", "run", str(folder / "p")]).returncode == 3


def test_sides_are_compiled_alone(folder: Path) -> None:
    driver("-c", "--cuda-host-only", "p.hip", "-o", "host.o", cwd=folder)
    assert not hipkit.open(folder / "host.o", strict=False).entries
    driver("-c", "--cuda-device-only", "--offload-arch=gfx942", "p.hip", "-o", "p.hsaco", cwd=folder)
    assert list(hipkit.Module.load(folder / "p.hsaco").kernels) == ["_Z4fillPi"]
    driver("-c", "--cuda-device-only", "--offload-arch=gfx942,gfx90a", "p.hip", "-o", "p.hipfb", cwd=folder)
    entries = hipkit.open(folder / "p.hipfb").entries
    assert [entry.target for entry in entries if not entry.is_host] == ["gfx90a", "gfx942"]


MARKER = re.compile(r"^(\S+) __CLANG_OFFLOAD_BUNDLE____START__ (\S+)$", re.MULTILINE)


@pytest.mark.parametrize(
    ("options", "name", "comment"),
    [(["-S"], "p.s", "#"), (["-S", "-emit-llvm"], "p.ll", ";"), (["-E", "-o", "p.i"], "p.i", "//")],
)
def test_texts_are_bundled_as_clang_bundles_them(
    options: list[str], name: str, comment: str, folder: Path, installed: Callable[[str], Any]
) -> None:
    gpus = ["--offload-arch=gfx90a", "--offload-arch=gfx942"]
    driver(*options, *gpus, "p.hip", cwd=folder)
    text = (folder / name).read_text()
    found = MARKER.findall(text)
    installed("clang++-19")
    (folder / "empty.hip").write_text("int x;\n")
    words = [*options, "-o", f"theirs-{name}", "-nogpulib", "-nogpuinc"]
    subprocess.run(["clang++-19", *words, *gpus, "empty.hip"], cwd=folder, check=True)
    assert sorted(found) == sorted(MARKER.findall((folder / f"theirs-{name}").read_text()))
    assert {mark for mark, _ in found} == {comment}
    entries = hipkit.open(folder / name).entries
    assert [entry.target for entry in entries if not entry.is_host] == ["gfx90a", "gfx942"]


def test_bitcode_is_bundled_as_clang_bundles_it(
    folder: Path, tool: Callable[[str], Any], installed: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """LLVM's bundler takes it apart, and llvm-nm finds the kernel, and the host's stub for it, as in what clang makes."""
    clang, bundler, names = installed("clang++-22"), tool("clang-offload-bundler-22"), tool("llvm-nm-22")
    monkeypatch.setenv("HIPKIT_CC", "clang++-22")
    gpus = ["--offload-arch=gfx90a", "--offload-arch=gfx942"]
    own = ["-nogpulib", "-nogpuinc", "-isystem", str(headers.OWN), "-include", "hipkit/always.h"]
    driver("-c", "-emit-llvm", *gpus, "p.hip", cwd=folder)
    clang("-c", "-emit-llvm", *gpus, *own, str(folder / "p.hip"), "-o", str(folder / "theirs.bc"))
    targets = bundler("-list", "-type=bc", f"-input={folder / 'p.bc'}").stdout.decode().split()
    found = []
    for name in ("p.bc", "theirs.bc"):
        assert sorted(bundler("-list", "-type=bc", f"-input={folder / name}").stdout.decode().split()) == sorted(
            targets
        )
        for target in sorted(targets):
            piece = folder / "piece.bc"
            words = ["-unbundle", "-type=bc", f"-targets={target}", f"-input={folder / name}", f"-output={piece}"]
            bundler(*words)
            found.append(sorted(line[19:] for line in names(str(piece)).stdout.decode().splitlines()))
    ours, theirs = found[: len(targets)], found[len(targets) :]
    kernels = [[line for line in piece if "fill" in line] for piece in ours]
    assert all(kernels)
    assert kernels == [[line for line in piece if "fill" in line] for piece in theirs]


def test_texts_are_printed(folder: Path) -> None:
    assert "fill(int *p)" in driver("-E", "p.hip", cwd=folder).stdout
    assert driver("-M", "p.hip", cwd=folder).stdout.startswith("p.o: p.hip")
    assert "main:" in driver("-S", "--cuda-host-only", "p.hip", "-o", "-", cwd=folder).stdout
    assert driver("-fsyntax-only", "p.hip", cwd=folder).stdout == ""
    assert sorted(path.name for path in folder.iterdir()) == ["p.hip", "plain.cpp"]


LONG = """
    --preprocess --compile --assemble --dependencies --user-dependencies --write-dependencies --write-user-dependencies
    --print-missing-file-dependencies --shared --static --verbose --no-standard-libraries --output=made --language=c++
    --define-macro=A=2 --undefine-macro=A --include-directory=d --include=p.hip --imacros=p.hip --include-directory-after=d
    --library-directory=d --prefix=d --for-linker=a --force-link=f
""".split()


@pytest.mark.parametrize("option", LONG)
def test_the_short_spelling_of_an_option_means_to_clang_what_the_long_one_does(
    folder: Path, installed: Any, option: str
) -> None:
    """What it would run is the same, but for names that it makes up."""
    installed("clang++-22")
    made = [
        re.sub(r"plain-\w+|\(in-process\)", "", subprocess.run(
            ["clang++-22", "-###", *words, "plain.cpp"], cwd=folder, capture_output=True, text=True, check=False
        ).stderr)
        for words in ([option], [*shortened([option])])
    ]  # fmt: skip
    assert [*shortened([option])] != [option]
    assert made[0] == made[1] and "unknown argument" not in made[0]


def test_long_spellings_of_clangs_options_are_understood(folder: Path) -> None:
    (folder / "named.hip").write_text("int x = NAME;\n")
    assert "int x = found_it;" in driver("--preprocess", "--define-macro=NAME=found_it", "named.hip", cwd=folder).stdout
    command = [sys.executable, "-m", "hipkit", "cc", "--preprocess", "--define-macro", "NAME=found_it", "named.hip"]
    assert "int x = found_it;" in subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout
    line = ClangLine.parse(["--language", "hip", str(folder / "p.hip"), "--output=here", "--compile"])
    assert line.output == Path("here") and line.line.ends_with_objects


def test_questions_are_answered_by_clang(tmp_path: Path) -> None:
    assert "clang version" in driver("--version", cwd=tmp_path).stdout
    said = driver("-v", "-print-targets", cwd=tmp_path)
    assert "amdgcn" in said.stdout
    found = re.search(r"Found HIP installation: *([^,]*)[,\n]", said.stderr)
    assert found
    assert (Path(found[1]) / "lib" / "cmake" / "hip-lang" / "hip-lang-config.cmake").is_file()


def test_commands_are_shown(folder: Path) -> None:
    shown = driver("-###", "-x", "hip", "--offload-arch=gfx942", "-c", "p.hip", cwd=folder).stderr
    assert shown.count('"-cc1"') == 2
    assert '"-target-cpu" "gfx942"' in shown
    verbose = driver("-v", "--offload-arch=gfx942", "-c", "p.hip", cwd=folder).stderr
    assert " -target-cpu gfx942 " in verbose


def test_nothing_is_a_source_and_its_headers_are_looked_for_where_it_is_said(folder: Path) -> None:
    said = driver("-x", "hip", "-E", "-v", "/dev/null", cwd=folder).stderr
    assert "#include <...> search starts here:" in said
    assert "End of search list." in said


def test_what_is_wrong_has_the_compilers_words(folder: Path) -> None:
    (folder / "bad.hip").write_text("__global__ void k() { x; }\n")
    done = driver("-fsyntax-only", "bad.hip", cwd=folder, code=1)
    assert done.stderr.startswith("bad.hip:1:23: error: use of undeclared identifier 'x'")
    assert driver("nowhere.hip", cwd=folder, code=2).stderr == "hipkit: nowhere.hip: there is no such file\n"


PROJECT = """
cmake_minimum_required(VERSION 3.21)
project(sample LANGUAGES CXX HIP)
enable_testing()
add_executable(hello hello.hip)
add_test(NAME hello COMMAND hello)
find_package(hip 6.0 REQUIRED)
add_executable(count count.cpp)
target_link_libraries(count PRIVATE hip::host)
add_test(NAME count COMMAND count)
find_package(hiprtc REQUIRED)
add_executable(compile compile.cpp)
target_link_libraries(compile PRIVATE hiprtc::hiprtc)
add_test(NAME compile COMMAND compile)
find_library(found_library amdhip64 REQUIRED)
find_library(found_hsa hsa-runtime64 REQUIRED)
find_path(found_headers hip/hip_runtime.h REQUIRED)
message(STATUS "found: ${found_library} ${found_headers}")
"""
COUNT = "#include <hip/hip_runtime.h>\nint main() { int n; return hipGetDeviceCount(&n) || n != 1; }\n"
COMPILE = """
#include <hip/hiprtc.h>
int main() {
    hiprtcProgram program;
    return hiprtcCreateProgram(&program, "__global__ void k() {}", "k", 0, 0, 0) || hiprtcCompileProgram(program, 0, 0);
}
"""


@needs_python_library
@pytest.mark.skipif(not find_spec("cmake"), reason="cmake is not installed; `pip install cmake` brings it")
def test_cmake_builds_a_project_whose_tests_run_without_a_gpu(tmp_path: Path, tool: Callable[[str], Any]) -> None:
    tool("make")
    (tmp_path / "CMakeLists.txt").write_text(PROJECT)
    (tmp_path / "hello.hip").write_text((SAMPLES / "hello.hip").read_text())
    (tmp_path / "count.cpp").write_text(COUNT)
    (tmp_path / "compile.cpp").write_text(COMPILE)
    compiler = tmp_path / "hipkit-clang++"
    compiler.write_text(f"#!/bin/sh\nexec '{DRIVER[0]}' {DRIVER[1]} '{DRIVER[2]}' \"$@\"\n")
    hipkit_script = tmp_path / "hipkit"
    hipkit_script.write_text(f"#!/bin/sh\nexec '{sys.executable}' -m hipkit \"$@\"\n")
    for script in (compiler, hipkit_script):
        script.chmod(0o755)
    words = [sys.executable, "-m", "hipkit"]
    home = subprocess.run([*words, "cmake-dir"], capture_output=True, text=True, check=True).stdout.strip()
    cmake = Path(sysconfig.get_path("scripts")) / "cmake"
    options = [
        f"--toolchain={home}/hipkit.cmake",
        f"-DHIPKIT_CLANG={compiler}",
        f"-DHIPKIT_EXECUTABLE={hipkit_script}",
        "-DCMAKE_HIP_ARCHITECTURES=gfx942;gfx1100",
    ]
    done = subprocess.run([cmake, "-B", "build", *options], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    headers_found = Path(home).parent / "include"
    assert f"found: {tmp_path}/build/CMakeFiles/hipkit/libamdhip64.so {headers_found}" in done.stdout
    done = subprocess.run([cmake, "--build", "build", "-j2"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    targets = {entry.target for entry in hipkit.open(tmp_path / "build" / "hello").entries if not entry.is_host}
    assert targets == {"gfx942", "gfx1100"}
    ctest = [*words, "run", "--", str(cmake.with_name("ctest"))]
    done = subprocess.run(ctest, cwd=tmp_path / "build", capture_output=True, text=True)
    assert "100% tests passed, 0 tests failed out of 3" in done.stdout or "100% tests passed out of 3" in done.stdout, (
        done.stdout + done.stderr
    )
