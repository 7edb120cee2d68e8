"""Programs of clang's, unmodified, as processes of their own: libamdhip64 brings its Python."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import hipkit
from hipkit.fatbin.errors import MissingError, NotFoundError, UsageError
from hipkit.loader import interpreter
from hipkit.runtime.programs import run_program

pytestmark = [
    pytest.mark.usefixtures("compilers"),
    pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="this Python has no shared library"),
]

HOME = str(Path(hipkit.__file__).parent.parent)


def run(path: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([HOME, *filter(None, [os.environ.get("PYTHONPATH")])])
    variables = {**os.environ, "PYTHONPATH": paths, **environment}
    return run_program(path, arguments, environment=variables, capture_output=True, text=True, timeout=120)


@pytest.fixture
def program() -> Path:
    path: Path = pytest.importorskip("hip_libraries").program("program")
    return path


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("vector_add", "vector_add: 1000 sums are right\n"),
        ("vector_add.ccob3", "vector_add: 1000 sums are right\n"),
        ("histogram", "histogram: 50000 bytes are counted right\n"),
        ("reduce", "reduce<int>: 495000, right\nreduce<float>: 495000, right\n"),
    ],
)
def test_the_samples_run_on_a_device_that_fits_them(samples: Path, name: str, says: str) -> None:
    done = run(samples / name)
    assert (done.returncode, done.stdout, done.stderr) == (0, says, "")


def test_what_comes_before_and_after_main_works_too(program: Path) -> None:
    done = run(program, "count", "more")
    assert (done.returncode, done.stdout, done.stderr) == (0, "counter 5, arguments 3, no home\n", "")


def test_exit_codes_pass_through(program: Path) -> None:
    assert run(program, "exit", "7").returncode == 7
    assert run(program).returncode == 0


def test_kernels_print_in_the_order_of_the_program(program: Path) -> None:
    done = run(program, "greet")
    assert done.stdout.split("\n") == [f"{who} {n}" for n in range(3) for who in ("host", "kernel")] + [""]


def test_why_a_call_fails_is_said_once(program: Path) -> None:
    done = run(program, "fault")
    assert done.stdout == "hipErrorIllegalAddress\n"
    lines = [line for line in done.stderr.splitlines() if line.startswith("hipkit: ")]
    assert len(lines) == 1
    assert "returns 700: write_to(int*, int): " in lines[0]
    assert "writes 4 bytes at" in lines[0]
    assert run(program, "fault", HIPKIT_EXPLAIN="0").stderr == ""


def test_registering_what_cannot_be_does_not_end_the_program() -> None:
    done = run(pytest.importorskip("hip_libraries").program("refused"))
    assert (done.returncode, done.stdout) == (0, "registered\nregistered\n"), "it is looked at by the first other call"
    first, second = done.stderr.splitlines()
    assert first.startswith("hipkit: __hipRegisterFatBinary returns 200: ")
    assert first.endswith("wrapper: version: 9 is not known; it is 1")
    assert second.endswith("24 bytes at 0x10, where 0 can be read")


def test_children_of_a_program_end_while_its_kernel_runs_and_its_threads_call() -> None:
    done = run(pytest.importorskip("hip_libraries").program("forks"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "55555555\n", "")


def test_children_of_a_program_end_when_what_they_compile_and_run_is_done(tmp_path: Path) -> None:
    done = run(pytest.importorskip("hip_libraries").program("leaves"), HIPKIT_CACHE=str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (0, "0 0 7\n", "")


FORKS = """
import ctypes, os, threading
library, count, codes, is_over = ctypes.CDLL("libamdhip64.so.6"), ctypes.c_int(), [], False

def call_on_and_on():
    while not is_over:
        library.hipGetDeviceCount(ctypes.byref(count))

threads = [threading.Thread(target=call_on_and_on) for _ in range(2)]
for thread in threads:
    thread.start()
for fork in (os.fork, ctypes.CDLL(None).fork) * 3:
    child, place = fork(), ctypes.c_void_p()
    if not child:
        os._exit(library.hipMalloc(ctypes.byref(place), 64))
    codes.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
is_over = True
for thread in threads:
    thread.join()
print(codes)
"""


def test_children_of_a_python_process_may_call_it_whichever_fork_made_them() -> None:
    done = run(Path(sys.executable), "-c", FORKS)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[0, 0, 0, 0, 0, 0]\n", "")


def test_other_programs_that_it_starts_are_left_alone(program: Path) -> None:
    done = run(program, "others")
    assert (done.returncode, done.stdout, done.stderr) == (4, "from a shell\n", "")


@pytest.mark.parametrize("tags", ["--disable-new-dtags", "--enable-new-dtags"])
def test_a_program_that_says_where_its_libraries_are_gets_this_one(tags: str) -> None:
    options = (f"-Wl,{tags},-rpath,/usr/lib/x86_64-linux-gnu",)
    path = pytest.importorskip("hip_libraries").program("program", options=options)
    done = run(path, "count")
    assert (done.returncode, done.stdout[:10], done.stderr) == (0, "counter 5,", "")


@pytest.mark.parametrize("major", [6, 7])
def test_programs_of_later_releases_run(major: int) -> None:
    done = run(pytest.importorskip("hip_libraries").program("program", major=major), "count")
    assert (done.returncode, done.stdout[:10], done.stderr) == (0, "counter 5,", "")


def test_a_program_may_load_libraries_when_it_runs(tmp_path: Path) -> None:
    build = pytest.importorskip("hip_libraries")
    source, opener = tmp_path / "opener.c", tmp_path / "opener"
    source.write_text(OPENER)
    subprocess.run(["clang-19", source, "-o", opener, "-ldl"], check=True)
    done = run(opener, str(build.library("vadd", major=6)), str(build.library("first", major=7)))
    assert (done.returncode, done.stdout, done.stderr) == (0, "111 8\n", "")


OPENER = """
#include <dlfcn.h>
#include <stdio.h>
int main(int count, char** paths) {
    void *first = dlopen(paths[1], RTLD_NOW), *second = dlopen(paths[2], RTLD_NOW);
    if (!first || !second) return puts(dlerror()), 1;
    int sum = 0, at = 7;
    int code = ((int (*)(int*))dlsym(first, "launch_in_all_ways"))(&sum);
    code = code ? code : ((int (*)(int*))dlsym(second, "run_first"))(&at);
    printf("%d %d\\n", sum, at);
    return dlclose(second) || dlclose(first) ? 2 : code;
}
"""


def test_a_program_for_other_devices_is_refused_before_it_starts(program: Path, tmp_path: Path) -> None:
    with pytest.raises(NotFoundError, match=r"gfx942 is for gfx942, and the device is gfx1100"):
        run_program(program, device="gfx1100")
    with pytest.raises(NotFoundError, match=r"gfx942 is for gfx942, and the device is gfx90a"):
        run(program, HIPKIT_DEVICES="gfx90a")
    with pytest.raises(UsageError, match="there is no such file"):
        run_program(tmp_path / "none")


def test_devices_that_cannot_be_end_the_program_with_a_word(program: Path) -> None:
    done = run(program, "count", HIPKIT_PROFILE="hip99")
    assert done.returncode == 2
    assert "hipkit: HIPKIT_PROFILE=hip99: there is no such profile" in done.stderr


def test_a_python_without_a_shared_library_says_so(monkeypatch: pytest.MonkeyPatch, program: Path) -> None:
    variables: dict[str, Any] = {**sysconfig.get_config_vars(), "Py_ENABLE_SHARED": 0}
    monkeypatch.setattr(sysconfig, "get_config_vars", lambda: variables)
    with pytest.raises(MissingError, match="has no shared library"):
        interpreter.python_library()
    with pytest.raises(MissingError, match="hipkit.load_library"):
        run_program(program)


def test_where_the_shared_library_is_a_package_of_its_own_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    variables: dict[str, Any] = {**sysconfig.get_config_vars(), "LIBDIR": "/nowhere", "LIBPL": "/nowhere"}
    variables |= {"Py_ENABLE_SHARED": 1, "INSTSONAME": "libpython3.11.so.1.0", "py_version_short": "3.11"}
    monkeypatch.setattr(sysconfig, "get_config_vars", lambda: variables)
    with pytest.raises(MissingError, match=r"install libpython3\.11\.so\.1\.0 \(Debian: apt install libpython3\.11\)"):
        interpreter.python_library()


def test_the_library_finds_the_interpreter_that_wrote_it(samples: Path) -> None:
    done = run(samples / "vector_add", PATH="/nowhere", PYTHONHOME="/nowhere/either")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("target", ["gfx1030", "gfx1201"])
def test_programs_have_textures_and_surfaces(target: str) -> None:
    path: Path = pytest.importorskip("hip_libraries").program("textures", target=target)
    done = run(path)
    says = "32 x 16\nreference: right\nrows: right\nobject: right\nsurface: right\nrow: right\ncontext is destroyed\n"
    assert (done.returncode, done.stdout) == (0, says)
    assert "hipFreeArray returns 709" in done.stderr
