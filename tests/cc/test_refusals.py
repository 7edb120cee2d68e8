"""What the compiler refuses is its own message; what is missing and could be brought has one more line, and another code."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import hipkit
from hipkit.cc.compilers import Compiler, find
from hipkit.cc.device import compile_for
from hipkit.cc.refusals import PARTS, refused

COMMAND = (sys.executable, "-m", "hipkit", "cc")
MISSING = {
    "rocrand/rocrand.h": "rocrand/rocrand.h is a header of rocRAND, which ROCm has in its package rocrand-dev; "
    "--rocm-path=PATH finds what is installed there",
    "thrust/sort.h": "thrust/sort.h is a header of rocThrust, which ROCm has in its package rocthrust-dev; "
    "--rocm-path=PATH finds what is installed there",
    "hip/hip_gl_interop.h": "hip/hip_gl_interop.h: hipkit's headers of HIP have no such file; "
    "--rocm-path=PATH takes those of a ROCm that is installed",
    "hipkit/nothing.h": "hipkit/nothing.h is a header of hipkit's own that this installation lacks; "
    "pip install --force-reinstall hipkit",
    "nothing.h": "",
    "rocrand.h": "",
    "own/rocrand/rocrand.h": "",
    "iostreem": "",
}
"""By header, what hipkit says of it; nothing where the source itself is wrong."""


@pytest.fixture(scope="module")
def compiler(compiler_here: Callable[[str], str]) -> Compiler:
    return find(compiler_here("clang++-22"))


def cc(folder: Path, compiler: Compiler, *words: str) -> subprocess.CompletedProcess[str]:
    kind = compiler.kind if compiler.is_zig else str(compiler.path)
    return subprocess.run(
        [*COMMAND, "--compiler", kind, *words, "-o", "out"], cwd=folder, capture_output=True, text=True
    )


def test_a_header_that_is_not_there_is_an_error_of_the_source_or_a_lack(compiler: Compiler, tmp_path: Path) -> None:
    found = {}
    for number, header in enumerate(MISSING):
        source = tmp_path / f"{number}.hip"
        source.write_text(f"#include <{header}>\n")
        with pytest.raises(hipkit.CompileError, match=f":1:10: fatal error: '{header}' file not found") as said:
            compile_for(source, [], [], compiler)
        last = str(said.value).splitlines()[-1]
        found[header] = last.removeprefix("hipkit: ") if last.startswith("hipkit: ") else ""
        assert said.value.exit_code == (3 if found[header] else 1)
        assert isinstance(said.value, hipkit.MissingError) == bool(found[header])
    assert found == MISSING


def test_the_command_ends_with_3_and_the_compilers_words(compiler: Compiler, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text("#include <hip/hip_runtime.h>\nint main() { return 0; }\n")
    (tmp_path / "b.hip").write_text("\n#include <rccl/rccl.h>\n")
    for words, theirs, ours in (
        (["b.hip"], "b.hip:2:10: fatal error: 'rccl/rccl.h' file not found", "rccl/rccl.h is a header of RCCL"),
        (["a.hip", "-lrocblas"], "rocblas", "-lrocblas is a library of rocBLAS"),
    ):
        done = cc(tmp_path, compiler, *words)
        assert (done.returncode, done.stdout) == (3, "")
        lines = done.stderr.splitlines()
        assert theirs in lines[0]
        assert lines[-1].startswith(f"hipkit: {ours}, which ROCm has in its package ")
        assert not (tmp_path / "out").exists()
    done = cc(tmp_path, compiler, "a.hip", "-lunheard")
    assert done.returncode == 1
    assert "hipkit:" not in done.stderr


SAID = {
    "1.hip:1:10: fatal error: 'cstdlib' file not found": "is a header of the standard library",
    "1.hip:1:10: fatal error: 'sys/mman.h' file not found": "is a header of the standard library",
    "\x1b[1mfatal error: \x1b[0m'hipcub/hipcub.hpp' file not found\n": "is a header of hipCUB, which /rocm lacks; ROCm has",
    "fatal error: 'hip/nothing.h' file not found": "is a header of HIP, which /rocm lacks; ROCm has it in its package hip-dev",
    "error: 'rccl/rccl.h' file not found with <angled> include; use \"quotes\" instead": "",
    "ld.lld: error: unable to find library -lrccl": "is a library of RCCL, which /rocm lacks",
    "/usr/bin/ld: cannot find -lhipblas: No such file or directory": "is a library of hipBLAS",
    'error: unable to find dynamic system library "MIOpen" using strategy': "is a library of MIOpen",
    "ld.lld: error: undefined symbol: __ocml_unheard_f32": "the device library in /rocm has no such function",
    "ld.lld: error: undefined hidden symbol: mine": "",
    "clang++: error: cannot find ROCm device library for gfx942; provide its path": "/rocm has no device library for gfx942; ",
}
"""What compilers and linkers of this and other machines say, and what hipkit says of it where a ROCm is named."""


def test_other_compilers_and_linkers_are_understood() -> None:
    clang = Compiler("clang", Path("/usr/bin/clang++"), (), (), "clang version 22.1.8")
    for theirs, ours in SAID.items():
        error = refused(theirs, ["--rocm-path=/rocm"], clang)
        assert str(error).startswith(theirs)
        assert ours in str(error)
        assert error.exit_code == (3 if ours else 1), theirs


def test_no_installation_is_named_where_none_was_asked_for() -> None:
    theirs = "clang++: error: cannot find ROCm device library; provide its path"
    error = refused(theirs, [], Compiler("clang", Path("/usr/bin/clang++"), (), (), "clang version 22.1.8"))
    assert str(error) == theirs


def test_packages_and_folders_have_one_part_each() -> None:
    for names in ([part.name for part in PARTS], [part.package for part in PARTS]):
        assert len(names) == len(set(names))
    for several in ([part.folders for part in PARTS], [part.libraries for part in PARTS]):
        names = [name for names in several for name in names]
        assert len(names) == len(set(names))


def test_a_compiler_that_calls_hipkit_is_not_asked_again_and_again(tmp_path: Path) -> None:
    hipcc, calls = tmp_path / "bin" / "hipcc", tmp_path / "calls"
    hipcc.parent.mkdir()
    hipcc.write_text(
        f'#!/bin/sh\necho >>{calls}\n[ "$(wc -l <{calls})" -gt 5 ] && exit 1\nexec {sys.executable} -m hipkit cc "$@"\n'
    )
    hipcc.chmod(0o755)
    subprocess.run(
        (*COMMAND, "--version"),
        capture_output=True,
        env={**{name: value for name, value in os.environ.items() if name != "HIPKIT_CC"}, "ROCM_PATH": str(tmp_path)},
        timeout=100,
        check=False,
    )
    assert len(calls.read_text()) == 1
