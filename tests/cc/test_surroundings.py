"""What is around a compilation: paths with any characters, other processes, an interruption; and no shell."""

from __future__ import annotations

import os
import signal
import string
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import hipkit

COMMAND = (sys.executable, "-m", "hipkit", "cc")
SOURCE = """
#include <hip/hip_runtime.h>
#include "it's.h"
__global__ void k(int *p) { *p = N; }
int main() { k<<<1, 1>>>(nullptr); return 0; }
"""
NAME = """it's "a" $(touch ran) `touch ran` ü & b\\c"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for sources, and one for temporary files, of such names."""
    made = tmp_path / NAME
    (made / "in clude").mkdir(parents=True)
    (made / "in clude" / "it's.h").write_text("#define N 7\n")
    (made / f"{NAME}.hip").write_text(SOURCE)
    (made / "tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(made / "tmp"))
    return made


@pytest.mark.parametrize(("name", "way"), [("ziglang", "-fgpu-rdc"), ("clang++-22", ""), ("ziglang", "--device-only")])
def test_paths_have_any_characters(name: str, way: str, compiler_here: Callable[[str], str], folder: Path) -> None:
    compiler = compiler_here(name)
    words = [*filter(None, [way]), "--compiler", compiler, f"-I{folder / 'in clude'}", f"{NAME}.hip", "-o", "out ü'\""]
    done = subprocess.run([*COMMAND, *words], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert [entry.target for entry in hipkit.open(folder / "out ü'\"").entries if not entry.is_host] == ["gfx942"]
    assert sorted(path.name for path in folder.iterdir()) == sorted(["in clude", "out ü'\"", "tmp", f"{NAME}.hip"])
    assert list((folder / "tmp").iterdir()) == []


STARTED = """
import os, sys
sys.addaudithook(lambda name, args: name.startswith(("subprocess", "os.exec", "os.posix_spawn", "os.system"))
                 and print(name, os.fsdecode(args[0]), file=sys.stderr))
sys.argv[0] = "hipkit"
from hipkit.cli.main import main
main()
"""


def test_macros_of_one_capital_letter_do_not_change_the_headers(
    compiler_here: Callable[[str], str], tmp_path: Path
) -> None:
    """Programs are compiled with sizes such as ``-DN=16``. AMD's headers have T and U themselves."""
    headers = "runtime ext fp16 bf16 fp8 complex cooperative_groups".split()
    (tmp_path / "k.hip").write_text("".join(f"#include <hip/hip_{header}.h>\n" for header in headers))
    sizes = [f"-D{letter}=16" for letter in string.ascii_uppercase if letter not in "TU"]
    asked = ("--compiler", compiler_here("ziglang"), "--offload-arch=gfx942", "-fsyntax-only", *sizes)
    done = subprocess.run([*COMMAND, *asked, "k.hip"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_no_shell_is_run(folder: Path) -> None:
    words = ["cc", "--compiler", "ziglang", f"-I{folder / 'in clude'}", f"{NAME}.hip", "-o", "out"]
    done = subprocess.run([sys.executable, "-c", STARTED, *words], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    started = {line for line in done.stderr.splitlines() if line.startswith(("subprocess", "os."))}
    programs = {Path(line.partition(" ")[2]).name for line in started}
    assert programs == {"zig"}


@pytest.mark.slow  # each compiles the device library
def test_processes_fill_one_cache_at_once(folder: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "HIPKIT_CACHE": str(tmp_path / "cache")}
    words = ["--device-only", f"-I{folder / 'in clude'}", f"{NAME}.hip"]
    processes = [
        subprocess.Popen([*COMMAND, *words, "-o", f"{number}"], cwd=folder, env=environment, stdout=subprocess.DEVNULL)
        for number in range(3)
    ]
    assert [process.wait() for process in processes] == [0] * 3
    assert len({(folder / f"{number}").read_bytes() for number in range(3)}) == 1
    kept = {path: path.read_bytes() for path in (tmp_path / "cache").rglob("*") if path.is_file()}
    subprocess.run([*COMMAND, *words, "-o", "0"], cwd=folder, env=environment, check=True, capture_output=True)
    assert {path: path.read_bytes() for path in (tmp_path / "cache").rglob("*") if path.is_file()} == kept
    assert (folder / "0").read_bytes() == (folder / "1").read_bytes()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupted_compilation_leaves_nothing(folder: Path, tmp_path: Path, number: int, code: int) -> None:
    environment = {**os.environ, "HIPKIT_CACHE": str(tmp_path / "cache")}  # empty: the library is compiled first
    find = "from hipkit.cc import compilers; compilers.find()"
    subprocess.run([sys.executable, "-c", find], cwd=folder, env=environment, check=True)
    asked = {path for path in (tmp_path / "cache").rglob("*") if path.is_file()}  # what the compiler has said of itself
    process = subprocess.Popen(
        [*COMMAND, "--device-only", f"-I{folder / 'in clude'}", f"{NAME}.hip", "-o", "out"], cwd=folder, env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    while process.poll() is None and not list((folder / "tmp").iterdir()):
        time.sleep(0.01)
    os.killpg(process.pid, number)
    said = process.communicate()[1]
    assert process.returncode == code, said
    assert not (folder / "out").exists()
    assert list((folder / "tmp").iterdir()) == []
    assert {path for path in (tmp_path / "cache").rglob("*") if path.is_file()} == asked
