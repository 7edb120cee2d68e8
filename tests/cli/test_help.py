"""What ``--help`` says: every example in it runs, and leaves with the code that is said beside it."""

from __future__ import annotations

import base64
import hashlib
import inspect
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import click
import numpy as np
import pytest
import zstandard
from handmade import elf

from hipkit.cli.main import COMMANDS, cli

BUILT = Path(__file__).parents[2] / "samples" / "built"
FILES = {
    "libfoo.so": "libfilter.ccob3.so",
    "build/libfoo.so": "libfilter.ccob3.so",
    "build-old/libfoo.so": "libfilter.so",
    "build/kernel.hsaco": "reduce.gfx1100.v5.hsaco",
    "lib/liba.so": "libfilter.ccob3.so",
    "lib/libb.so": "libfilter.ccob3.so",
    "kernel.hsaco": "reduce.gfx1100.v5.hsaco",
    "k.hsaco": "reduce.gfx1100.v5.hsaco",
    "k942.hsaco": "matmul.gfx942.v4.hsaco",
    "k90a.hsaco": "matmul.gfx90a-xnack.v5.hsaco",
    "old.hsaco": "matmul.gfx942.v4.hsaco",
    "new.hsaco": "matmul.gfx942.v4.hsaco",
    "vector_add": "vector_add",
    "histogram": "histogram",
}
"""What the files of examples are here."""
WHEELS = ("foo.whl", "dist/foo-1-py3-none-linux_x86_64.whl")
TO_RUN = "import subprocess; subprocess.run(['./vector_add'], check=True)"
EXAMPLE = re.compile(r"^ +(?P<line>(?:[A-Z_]+=\S+ )?hipkit .*?)(?:  # exit code (?P<code>\d+): .+)?$", re.MULTILINE)
DOCUMENTED = re.compile(r"^ +(\d+) +\S", re.MULTILINE)


def help_of(name: str) -> str:
    command = cli.get_command(click.Context(cli), name) if name else cli
    assert command is not None
    return inspect.cleandoc(command.help or "")


def examples() -> list[tuple[str, str, int]]:
    found = []
    for name in ("", *COMMANDS):
        _, _, shown = help_of(name).partition("Examples:\n")
        rows = [(name, match["line"], int(match["code"] or 0)) for match in EXAMPLE.finditer(shown)]
        assert rows, name
        assert len(rows) == len(shown.strip().splitlines()), "each line below Examples is one"
        found += rows
    return found


SOURCES = {
    "k.hip": "",
    "hello.hip": "int main() {}\n",
    "a.hip": "extern void b();\nint main() { if (!k) b(); }\n",
    "b.hip": "void b() {}\n",
    "filter.hip": "void f() {}\n",
}
PORTED = {
    "kernel.cu": "#include <cuda_runtime.h>\nint main() { return cudaDeviceSynchronize(); }\n",
    "main.cpp": "#include <cuda.h>\nint main() { return cuInit(0); }\n",
    "src/graph.cu": "auto made = cudaGraphConditionalHandleCreate;\n",
}


@pytest.fixture
def workplace(tmp_path: Path) -> Path:
    """A folder with the files that examples name, a home, and a ``hipkit`` to be found."""
    for name, sample in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(BUILT / sample, tmp_path / name)
    for name in WHEELS:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        write_wheel(tmp_path / name)
    for name in ("a.npy", "b.npy"):
        np.save(tmp_path / name, np.ones(1000, "f4"))
    (tmp_path / "script.py").write_text(TO_RUN)
    (tmp_path / "k.cl").write_text("kernel void k(global int *p) { *p = 1; }\n")
    (tmp_path / "code.tar.zst").write_bytes(zstandard.compress(bytes(1024)))  # an archive of nothing
    for name, rest in SOURCES.items():
        (tmp_path / name).write_text(
            "#include <hip/hip_runtime.h>\nstatic __global__ void k(int *p) { *p = 1; }\n" + rest
        )
    (tmp_path / "src").mkdir()
    for name, text in PORTED.items():
        (tmp_path / name).write_text(text)
    for folder in (".local/share/bash-completion/completions", ".config/fish/completions", "bin"):
        (tmp_path / folder).mkdir(parents=True)
    for name, line in {"hipkit": '-m hipkit "$@"', "ctest": "script.py"}.items():
        (tmp_path / "bin" / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {line}\n')
        (tmp_path / "bin" / name).chmod(0o755)
    (tmp_path / "bin" / "python").symlink_to(sys.executable)
    return tmp_path


def write_wheel(path: Path) -> None:
    files = {
        "foo/libfoo.so": (BUILT / "libfilter.ccob3.so").read_bytes(),
        "foo-1.dist-info/WHEEL": b"Tag: py3-none-linux_x86_64\n",
        "foo-1.dist-info/METADATA": b"Name: foo\nVersion: 1\n",
    }
    record = ["foo-1.dist-info/RECORD,,"]
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record.append(f"{name},sha256={digest},{len(content)}")
    with zipfile.ZipFile(path, "w") as wheel:
        for name, content in {**files, "foo-1.dist-info/RECORD": "\n".join(record).encode()}.items():
            wheel.writestr(name, content)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("name", "line", "code"), examples(), ids=lambda value: str(value).replace("/", "_"))
def test_examples_run(name: str, line: str, code: int, workplace: Path) -> None:
    if "hipkit run" in line and not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        pytest.skip("a program has its Python from a shared library")
    if not shutil.which("jq"):
        line = line.partition(" | jq ")[0]
    if name == "join":
        line = f"hipkit split libfoo.so -o parts >/dev/null && {line}"
    if name == "query" or "--since scan" in line:
        made = "scan old new" if name == "query" else "scan"
        line = f"for to in {made}; do hipkit scan lib -o $to --jobs 1 >/dev/null || exit 1; done; {line}"
    if " a.o " in line:
        line = f"hipkit cc -c a.hip b.hip >/dev/null && {line}"
    environment = {**os.environ, "HOME": str(workplace), "PATH": f"{workplace / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", line], cwd=workplace, env=environment, capture_output=True, text=True
    )
    assert done.returncode == code, (line, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_says_what_exit_codes_mean(name: str) -> None:
    _, said, rest = help_of(name).partition("Exit code:")
    assert said
    codes = set(DOCUMENTED.findall(rest.partition("Examples:")[0]))
    assert codes & {"0", "2"}
    assert {str(code) for example, _, code in examples() if example == name} - {"0"} <= codes


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("inspect empty", 0),
        ("inspect missing libfoo.so", 2),
        ("notes missing", 2),
        ("disasm libfoo.so --kernel nothing", 1),
        ("disasm libfoo.so --target gfx90a", 1),
        ("launch vector_add nothing --block 1", 1),
        ("launch vector_add vector_add --block 1", 2),
        ("launch vector_add vector_add --block 64 --arg zeros:f32:1 --arg zeros:f32:1 --arg zeros:f32:1 --arg 64", 1),
        ("devices none,gfx942", 2),
        ("unbundle libfoo.so -o lib/liba.so", 2),
        ("bundle -o k.hsaco --target gfx942=k942.hsaco", 2),
        ("bundle -o new --target gfx9999=k942.hsaco", 2),
        ("edit libfoo.so -o new --drop gfx90a", 1),
        ("edit libfoo.so -o old.hsaco --drop gfx942", 2),
        ("split empty -o parts", 2),
        ("join lib -o whole", 1),
        ("validate libfoo.so", 0),
        ("validate empty", 1),
        ("covers libfoo.so --gpu gfx90a", 1),
        ("covers empty --gpu gfx90a", 1),
        ("diff old.hsaco new.hsaco --fail-on 'vgpr>0'", 1),
        ("report libfoo.so -o old.hsaco", 2),
        ("schema nothing", 2),
        ("completion nothing", 2),
        ("run ./missing", 2),
    ],
)
def test_commands_leave_with_the_codes_that_help_says(line: str, code: int, workplace: Path) -> None:
    (workplace / "empty").write_bytes(elf({".text": bytes(16)}))
    command = f'"{workplace / "bin" / "hipkit"}" {line}'
    done = subprocess.run(["bash", "-c", command], cwd=workplace, capture_output=True, text=True)
    assert done.returncode == code, (done.stdout, done.stderr)
    assert str(code) in DOCUMENTED.findall(help_of(line.split()[0]).partition("Exit code:")[2])
