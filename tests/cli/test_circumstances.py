"""What happens around a command: one line on stderr, the right exit code, and never a traceback."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hipkit
from hipkit.fatbin.formats.kpack import KpackEntry
from hipkit.runtime.bridge import program_text

HIPKIT = [sys.executable, "-m", "hipkit"]
LAUNCH = [
    "--grid",
    "1",
    "--block",
    "64",
    *(text for _ in range(3) for text in ("--arg", "zeros:f32:64")),
    "--arg",
    "64",
]
PRINTING = {
    "help": ["--help"],
    "help of a command": ["ls", "--help"],
    "version": ["--version"],
    "inspect": ["inspect", "libfilter.so"],
    "ls": ["ls", "libfilter.so"],
    "ls --json": ["ls", "--json", "libfilter.so"],
    "disasm": ["disasm", "libfilter.so"],
    "notes": ["notes", "libfilter.so"],
    "validate": ["validate", "libfilter.so"],
    "covers": ["covers", "libfilter.so", "--gpu", "gfx942"],
    "diff": ["diff", "libfilter.so", "libfilter.so"],
    "devices": ["devices"],
    "launch": ["launch", "vector_add", "vector_add", *LAUNCH],
}
"""A command of each kind that prints, for files among the samples."""


def run(*arguments: object, folder: Path | None = None, **options: Any) -> subprocess.CompletedProcess[str]:
    options.setdefault("stdout", subprocess.PIPE)
    done: subprocess.CompletedProcess[str] = subprocess.run(
        [*HIPKIT, *map(str, arguments)], cwd=folder, stderr=subprocess.PIPE, text=True, timeout=60, errors="replace",
        **options,
    )  # fmt: skip
    return done


def is_one_line(text: str) -> bool:
    return text.startswith("hipkit: ") and text.count("\n") == 1


@pytest.mark.parametrize("command", PRINTING)
def test_a_full_output(command: str, samples: Path) -> None:
    with open("/dev/full", "w") as full:
        done = run(*PRINTING[command], folder=samples, stdout=full)
    assert (done.returncode, is_one_line(done.stderr)) == (2, True), done.stderr
    assert "cannot be written: No space left" in done.stderr


@pytest.mark.parametrize("command", PRINTING)
def test_a_closed_output(command: str, samples: Path) -> None:
    shell = 'exec "$@" >&-'
    line = ["bash", "-c", shell, "bash", *HIPKIT, *PRINTING[command]]
    done = subprocess.run(line, cwd=samples, capture_output=True, text=True, timeout=60)
    assert (done.returncode, is_one_line(done.stderr)) == (2, True), done.stderr
    assert "it is closed" in done.stderr


def test_closed_errors_leave_the_exit_code() -> None:
    line = ["bash", "-c", 'exec "$@" 2>&-', "bash", *HIPKIT, "ls", "/nonexistent"]
    done = subprocess.run(line, capture_output=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, b"")


@pytest.mark.parametrize("command", PRINTING)
def test_a_reader_that_goes_away(command: str, samples: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = run(*PRINTING[command], folder=samples, stdout=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


ODD = [b"caf\xe9.so", "\u20ac \u05d0.so".encode(), "a\u202eso.b".encode(), b"tab\tnew\nline.so"]
"""Names that are no UTF-8, that Latin-1 lacks, that turn text round, and that have control characters."""


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", ODD, ids=repr)
@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "cp1252", "ascii"])
@pytest.mark.parametrize(
    "command", [["ls"], ["ls", "--json"], ["inspect"], ["disasm"], ["validate"], ["covers", "--gpu", "gfx942"], ["notes"]],
    ids=" ".join,
)  # fmt: skip
def test_names_and_encodings(command: list[str], encoding: str, name: bytes, samples: Path, tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
    shutil.copy(samples / "libfilter.so", path)
    done = run(command[0], path, *command[1:], env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"})
    assert (done.returncode, done.stderr) == (0, "")
    assert "\u202e" not in done.stdout
    if command == ["ls"]:
        assert len(done.stdout.splitlines()) == 4


def test_files_with_odd_names_are_reported_and_taken_apart_but_not_into_kpacks(samples: Path, tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.so"))
    shutil.copy(samples / "libfilter.so", path)
    assert run("report", path, "-o", tmp_path / "page.html").returncode == 0
    done = run("split", path, "-o", tmp_path / "parts")
    assert (done.returncode, is_one_line(done.stderr)) == (2, True)
    assert "is no UTF-8, which a kpack cannot hold" in done.stderr
    assert not (tmp_path / "parts").exists()
    assert run("unbundle", path, "-o", tmp_path / "entries").returncode == 0
    assert run("diff", path, path).returncode == 0


def test_a_pipe_is_read_to_its_end(samples: Path) -> None:
    with open(samples / "libfilter.so", "rb") as file:
        expected = run("ls", samples / "libfilter.so").stdout
        through = subprocess.run(["cat"], stdin=file, capture_output=True).stdout
    for line in ("cat | $0 -m hipkit ls /dev/stdin", "$0 -m hipkit ls <(cat)"):
        done = subprocess.run(["bash", "-c", line, sys.executable], input=through, capture_output=True, timeout=60)
        assert done.returncode == 0, done.stderr
        assert len(done.stdout.splitlines()) == len(expected.splitlines())


@pytest.mark.parametrize(
    "command", [["inspect"], ["ls"], ["disasm"], ["validate"], ["unbundle", "-o", "x"], ["edit", "-o", "x", "--drop", "gfx942"]],
    ids=lambda command: command[0],
)  # fmt: skip
def test_what_is_no_file_is_not_waited_for(command: list[str], tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", "/dev/zero"):
        done = run(command[0], path, *command[1:], folder=tmp_path)
        assert (done.returncode, is_one_line(done.stderr)) == (2, True), done.stderr


def test_force_replaces_files_alone(samples: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    done = run("report", samples / "vector_add", "-o", tmp_path / "pipe", "--force")
    assert (done.returncode, is_one_line(done.stderr)) == (2, True)
    assert (tmp_path / "pipe").is_fifo()


def test_ctrl_c(samples: Path, tmp_path: Path) -> None:
    program = (
        "import os, signal, sys\n"
        "import hipkit.fatbin.opening as opening\n"
        "def interrupted(*_, **__): os.kill(os.getpid(), signal.SIGINT); signal.pause()\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "opening.open = interrupted\n"
        "from hipkit.cli.main import main\n"
        f"sys.argv = ['hipkit', 'ls', {str(samples / 'libfilter.so')!r}]\n"
        "main()"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.parametrize("script", ["main", "clang"])
def test_ctrl_c_while_a_command_starts(script: str) -> None:
    program = (
        "import os, signal, sys\n"
        "class Interrupted:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name.startswith('hipkit.cli'): os.kill(os.getpid(), signal.SIGINT); signal.pause()\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "import hipkit.__main__\n"
        "sys.meta_path.insert(0, Interrupted())\n"
        "sys.argv = ['hipkit', '--help']\n"
        f"hipkit.__main__.{script}()"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def test_ctrl_c_while_a_program_gets_its_runtime() -> None:
    """An interpreter in a program leaves Ctrl-C to the program before it imports what takes time."""
    text = program_text.text("libamdhip64.so.7")
    program = (
        "import builtins, os, signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "def interrupted(name, *rest):\n"
        "    if name != '_signal': os.kill(os.getpid(), signal.SIGINT); signal.pause()\n"
        "    return __import__(name, *rest)\n"
        f"exec({text!r}, {{'__builtins__': {{**vars(builtins), '__import__': interrupted}}}})"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def test_too_little_memory(samples: Path) -> None:
    program = (
        "import sys\n"
        "import hipkit.fatbin.opening as opening\n"
        "def too_large(*_, **__): raise MemoryError\n"
        "opening.open = too_large\n"
        "from hipkit.cli.main import main\n"
        f"sys.argv = ['hipkit', 'ls', {str(samples / 'libfilter.so')!r}]\n"
        "main()"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.returncode, is_one_line(done.stderr)) == (3, True), done.stderr


# ----------------------------------------------------------------------------------------------------------- programs


@pytest.mark.parametrize(("mode", "name", "says"), [
    (0o755, "libfilter.so", "is a shared library and no program"),
    (0o644, "vector_add", "may not be executed"),
])  # fmt: skip
def test_what_cannot_be_run(mode: int, name: str, says: str, samples: Path, tmp_path: Path) -> None:
    shutil.copy(samples / name, tmp_path / name)
    (tmp_path / name).chmod(mode)
    done = run("run", tmp_path / name)
    assert (done.returncode, is_one_line(done.stderr), says in done.stderr) == (2, True, True), done.stderr


def test_a_program_ends_with_the_hipkit_that_runs_it(tmp_path: Path) -> None:
    program = (
        "import subprocess, sys\n"
        "from hipkit.runtime.programs import dies_with_its_parent\n"
        "subprocess.run(['sh', '-c', 'echo $$; exec sleep 600'], preexec_fn=dies_with_its_parent())"
    )
    parent = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    for _ in range(100):
        if not Path(f"/proc/{child}").exists() or Path(f"/proc/{child}/stat").read_text().split()[2] == "Z":
            break
        time.sleep(0.05)
    else:
        os.kill(child, signal.SIGKILL)
        pytest.fail("the program goes on")
    parent.stdout.close()


def test_a_program_that_a_signal_ends(tmp_path: Path, tool: Callable[[str], object]) -> None:
    tool("cc")
    source = tmp_path / "aborts.c"
    source.write_text("#include <stdlib.h>\nint main(void) { abort(); }\n")
    subprocess.run(["cc", str(source), "-o", str(tmp_path / "aborts")], check=True)
    assert run("run", tmp_path / "aborts").returncode == 128 + signal.SIGABRT


def test_code_for_another_gpu_is_not_called_by_a_target(samples: Path, tmp_path: Path) -> None:
    other, archive = samples / "reduce.gfx1100.v5.hsaco", tmp_path / "x.kpack"
    code = (samples / "matmul.gfx942.v4.hsaco").read_bytes()
    archive.write_bytes(hipkit.Kpack([KpackEntry.make("lib/libx.so#0:gfx942", code)]).to_bytes())
    for command in (
        ["bundle", "--target", f"gfx942={other}"],
        ["edit", samples / "libfilter.so", "--add", f"gfx906@0={other}"],
        ["edit", samples / "libfilter.so", "--replace", f"gfx942@0={other}"],
        ["edit", archive, "--replace", f"gfx942={other}"],
    ):
        done = run(*command, "-o", tmp_path / "out")
        assert (done.returncode, is_one_line(done.stderr)) == (2, True), done.stderr
        assert "is code for gfx1100" in done.stderr
        assert not (tmp_path / "out").exists()
