"""Which device a process has for which none is named: one that runs all the code that it has loaded."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

import hipkit
from hipkit.loader import needed
from hipkit.runtime.bridge import program_text
from hipkit.runtime.programs import run_program

pytestmark = [
    pytest.mark.usefixtures("compilers"),
    pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="this Python has no shared library"),
]

BOTH = ("--offload-arch=gfx1100",)
HOME = str(Path(hipkit.__file__).parent.parent)


def run(path: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = {name: value for name, value in os.environ.items() if name != "HIPKIT_DEVICES"}
    variables["PYTHONPATH"] = os.pathsep.join([HOME, *filter(None, [os.environ.get("PYTHONPATH")])])
    return run_program(
        path, arguments, environment={**variables, **environment}, capture_output=True, text=True, timeout=300
    )


@pytest.fixture
def libraries() -> tuple[Path, Path]:
    """A library for gfx942 and gfx1100, and one for gfx1100 only."""
    build = pytest.importorskip("hip_libraries")
    return build.library("vadd", major=6, options=BOTH), build.library("first", major=6, target="gfx1100")


@pytest.fixture
def compiled(tmp_path: Path) -> Callable[..., Path]:
    """``compiled(source, *options)`` is a program of C."""

    def make(source: str, *options: object) -> Path:
        (tmp_path / "main.c").write_text(source)
        subprocess.run(["clang-19", tmp_path / "main.c", "-o", tmp_path / "main", *map(str, options)], check=True)
        return tmp_path / "main"

    return make


LINKED = """
#include <stdio.h>
int launch_in_all_ways(int*);
int run_first(int*);
int main(void) {
    int sum = 0, at = 7, one = launch_in_all_ways(&sum), other = run_first(&at);
    printf("%d %d %d %d\\n", one, other, sum, at);
}
"""
OPENED = """
#include <dlfcn.h>
#include <stdio.h>
int main(int count, char** paths) {
    int sum = 0, at = 7;
    int one = ((int (*)(int*))dlsym(dlopen(paths[1], RTLD_NOW), "launch_in_all_ways"))(&sum);
    int other = ((int (*)(int*))dlsym(dlopen(paths[2], RTLD_NOW), "run_first"))(&at);
    printf("%d %d %d %d\\n", one, other, sum, at);
}
"""


def test_a_program_gets_a_device_that_fits_its_libraries(
    libraries: tuple[Path, Path], compiled: Callable[..., Path]
) -> None:
    """The library for one device decides, though the program has no code and the usual device fits the other."""
    folders = ":".join(str(path.parent) for path in libraries)
    found = compiled(LINKED, *libraries, f"-Wl,-rpath,{folders},--allow-shlib-undefined")
    done = run(found)
    assert (done.returncode, done.stdout, done.stderr) == (0, "0 0 111 8\n", "")


def test_a_library_that_is_opened_later_and_does_not_fit_hears_what_would(
    libraries: tuple[Path, Path], compiled: Callable[..., Path]
) -> None:
    opener, paths = compiled(OPENED, "-ldl"), [str(path) for path in libraries]
    done = run(opener, *paths)
    assert done.stdout == "0 0 111 7\n"
    assert "hipLaunchKernel returns 209: " in done.stderr
    assert "nothing runs on gfx942" in done.stderr
    assert "HIPKIT_DEVICES=gfx1100 would have run all 2 fat binaries that are loaded" in done.stderr
    again = run(opener, *paths, HIPKIT_DEVICES="gfx1100")
    assert (again.stdout, again.stderr) == ("0 0 111 8\n", "")


def test_each_program_that_a_script_starts_has_a_device_of_its_own(tmp_path: Path) -> None:
    build = pytest.importorskip("hip_libraries")
    programs = [build.program("program", target=target) for target in ("gfx942", "gfx1100")]
    script = tmp_path / "all.sh"
    script.write_text("#!/bin/sh\n" + "".join(f"{program} count || exit 1\n" for program in programs))
    script.chmod(0o755)
    done = run(script)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("counter 5,") == 2


def test_load_library_fits_what_a_library_brings_with_it(libraries: tuple[Path, Path], tmp_path: Path) -> None:
    both, one = libraries
    outer = tmp_path / "libouter.so"
    command = ["clang-19", "-shared", "-nostdlib", "-Wl,--no-as-needed", str(both), str(one), "-o", str(outer)]
    subprocess.run([*command, f"-Wl,-rpath,{both.parent}:{one.parent}", "-x", "c", os.devnull], check=True)
    assert {one.path.name for one in needed.closure(outer)} >= {outer.name, both.name, one.name}
    code = (
        "import hipkit, ctypes\nfrom hipkit.runtime.hip import state\n"
        f"hipkit.preload()\nlibrary = hipkit.load_library({str(outer)!r})\n"
        f"at = ctypes.c_int(7)\nprint(ctypes.CDLL({str(one)!r}).run_first(ctypes.byref(at)), at.value, state.device().target)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ})
    assert (done.stdout, done.stderr) == ("0 8 gfx1100\n", "")


# ----------------------------------------------------------------------------------------------------------- Python


SCRIPT = """
import ctypes, os, sys
at = ctypes.c_int(7)
code = ctypes.CDLL(sys.argv[1]).run_first(ctypes.byref(at))
print(code, at.value, sys.argv[2:], sys.prefix, os.path.basename(sys.path[0]), "HIPKIT_DEVICES" in os.environ)
"""


@pytest.mark.parametrize("way", ["run", "preload", "inside"])
def test_a_python_script_loads_libraries_of_hip(way: str, libraries: tuple[Path, Path], tmp_path: Path) -> None:
    """It is the interpreter of the virtual environment, with its packages; libraries come in by whatever way."""
    script = tmp_path / "script.py"
    script.write_text(("import hipkit\nhipkit.preload()\n" if way == "inside" else "") + SCRIPT)
    arguments = [str(script), str(libraries[1]), "one", "--two"]
    if way == "preload":
        arguments = ["-m", "hipkit.preload", *arguments]
    if way == "run":
        done = run(Path(sys.executable), *arguments)
    else:
        variables = {name: value for name, value in os.environ.items() if name != "HIPKIT_DEVICES"}
        variables["PYTHONPATH"] = os.pathsep.join([HOME, *filter(None, [os.environ.get("PYTHONPATH")])])
        done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=variables, timeout=300)
    said = f"0 8 ['one', '--two'] {sys.prefix} {tmp_path.name} False\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, said, "")


def test_a_script_that_is_not_there_is_named() -> None:
    done = subprocess.run([sys.executable, "-m", "hipkit.preload", "none.py"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "hipkit: none.py: there is no such file\n")


def test_a_program_is_called_by_the_name_that_was_given(tmp_path: Path) -> None:
    link = tmp_path / "python3"
    link.symlink_to(sys.executable)
    done = run(link, "-c", "import sys; print(sys.orig_argv[0])")
    assert done.stdout == f"{link}\n"


def test_a_program_is_found_in_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "here"
    program.write_text("#!/bin/sh\necho in the path\n")
    program.chmod(0o755)
    assert run(Path("here"), PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}").stdout == "in the path\n"
    with pytest.raises(hipkit.UsageError, match="there is no such file, here or in PATH"):
        run(Path("here"))


def test_importing_the_module_of_that_name_leaves_the_function() -> None:
    code = "import hipkit, hipkit.preload, sys; hipkit.preload(); print('hipkit.runtime.loading' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("True\n", "")


# ----------------------------------------------------------------------------------------------------------- starting


def test_starting_a_program_imports_neither_runtime_nor_readers_of_files() -> None:
    code = (
        "import sys\nfrom hipkit.runtime.programs import run_program\nrun_program('/bin/true')\nrun_program('/bin/true')\n"
        "print(*sorted(set(sys.modules) & {'numpy', 'llvmlite', 'construct', 'elftools', 'hipkit.fatbin.opening',"
        " 'hipkit.runtime.device', 'hipkit.runtime.hip', 'hipkit.loader.stub'}))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)  # which may have to write the libraries
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"


def test_a_python_of_another_version_says_where_hipkit_is_needed() -> None:
    text = program_text.text("libamdhip64.so.6", is_guest=True)
    other = text.replace(repr(sys.version_info[:2]), "(2, 7)")
    assert other != text
    done = subprocess.run([sys.executable, "-c", other], capture_output=True, text=True)
    assert done.returncode == 3
    assert done.stderr.startswith("hipkit: this program is Python {}.{}, and hipkit is".format(*sys.version_info))


def test_without_a_cache_programs_run_as_well(samples: Path, tmp_path: Path) -> None:
    done = run(samples / "vector_add", HIPKIT_CACHE="off")
    assert (done.returncode, done.stderr) == (0, "")
