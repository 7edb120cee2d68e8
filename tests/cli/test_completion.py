"""Completion of values, as shells ask for it, and in the shells that are here."""

from __future__ import annotations

import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hipkit.cli import complete
from hipkit.cli.documents import SHARED, VERSIONS
from hipkit.fatbin.product_names import NAMES, processor_sold_as

BUILT = Path(__file__).parents[2] / "samples" / "built"
REDUCE = BUILT / "reduce.gfx1100.v5.hsaco"
FAT = BUILT / "libfilter.ccob3.so"
XNACK = BUILT / "matmul.gfx90a-xnack.v5.hsaco"
SHELLS = ("bash", "zsh", "fish")
BASH_BREAKS = re.compile(r"([=:<>()]+|\s+)")


def asked(shell: str, line: str) -> subprocess.CompletedProcess[str]:
    """hipkit, as the script of a shell calls it while ``line`` is typed."""
    words = line.split(" ")
    variables = {
        "bash": {"COMP_LINE": line, "COMP_WORD": BASH_BREAKS.split(words[-1])[-1]},
        "zsh": {"COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)},
        "fish": {"COMP_WORDS": line, "COMP_CWORD": words[-1]},
    }[shell]
    return subprocess.run(
        [sys.executable, "-m", "hipkit"],
        env={**os.environ, **variables, "_HIPKIT_COMPLETE": f"{shell}_complete"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def offered(shell: str, line: str) -> list[str]:
    """The values that the shell gets; of zsh and fish without what is said beside them."""
    done = asked(shell, line)
    assert (done.returncode, done.stderr) == (0, "")
    if shell == "zsh":
        rows = done.stdout.strip().splitlines()
        return [value.replace("\\:", ":") for kind, value in zip(rows[::3], rows[1::3], strict=True) if kind == "plain"]
    return [row[6:].partition("\t")[0] for row in done.stdout.splitlines() if row.startswith("plain,")]


CASES = [
    (f"disasm {FAT} --target ", ["gfx1100", "gfx942"]),
    (f"disasm {FAT} --target gfx1", ["gfx1100"]),
    (f"disasm {FAT} --target gfx942,g", ["gfx942,gfx1100"]),
    (f"disasm {FAT} --kernel ", ["apply", "note_call"]),
    (f"disasm {FAT} --kernel _Z9", ["_Z9note_callfj"]),
    (f"unbundle {FAT} -o out --target hipv4-amdgcn-amd-amdhsa--gfx9", ["hipv4-amdgcn-amd-amdhsa--gfx942"]),
    (f"diff {BUILT / 'libfilter.so'} {FAT} --target gfx1", ["gfx1100"]),
    (f"diff {BUILT / 'libfilter.so'} {FAT} --fail-on vg", ["vgpr>", "vgpr<"]),
    (f"edit {FAT} --keep gfx9", ["gfx942"]),
    (f"edit {FAT} --replace gfx9", ["gfx942="]),
    ("bundle --target gfx94", ["gfx940=", "gfx941=", "gfx942="]),
    ("schema di", ["disasm", "diff"]),
    ("validate --rule hash", ["hash"]),
    ("covers --gpu sm_9", ["sm_90"]),
    ("covers --gpu gfx942,sm_9", ["gfx942,sm_90"]),
    ("run --gpu mi30", ["MI300A", "MI300X", "MI308X"]),
    ("devices gfx942,MI35", ["gfx942,MI350X", "gfx942,MI355X"]),
    ("launch x y --arg zer", ["zeros:"]),
    ("launch x y --arg zeros:f3", ["zeros:f32:"]),
    ("disasm ", []),
    ("schema nonsense", []),
]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize(("typed", "expected"), CASES)
def test_values_are_offered(shell: str, typed: str, expected: list[str]) -> None:
    found = offered(shell, f"hipkit {typed}")
    if shell == "bash":  # which replaces only what is after the last sign that breaks words there
        last = typed.rpartition(" ")[2]
        kept = "".join(BASH_BREAKS.split(last)[:-1])
        found = [kept + value.replace("\\", "") for value in found]
    if expected == ["MI300A", "MI300X", "MI308X"]:
        assert set(found) == set(expected)
    else:
        assert found == expected


@pytest.mark.parametrize("shell", SHELLS)
def test_the_value_of_a_joined_option_is_offered(shell: str) -> None:
    expected = "gfx1100" if shell == "bash" else "--target=gfx1100"
    assert offered(shell, f"hipkit disasm {FAT} --target=gfx1") == [expected]


@pytest.mark.parametrize("shell", SHELLS)
def test_a_target_with_features_is_one_word(shell: str) -> None:
    expected = "xnack+" if shell == "bash" else "gfx90a:xnack+"
    assert offered(shell, f"hipkit disasm {XNACK} --target gfx90a:x") == [expected]


@pytest.mark.parametrize("shell", SHELLS)
def test_kernels_are_quoted_where_the_shell_does_not(shell: str) -> None:
    found = offered(shell, f"hipkit launch {REDUCE} red")
    names = ["reduce<int>", "reduce<float>"]
    assert found == ([name.replace("<", "\\<").replace(">", "\\>") for name in names] if shell == "bash" else names)


def test_what_is_in_quotes_has_no_more_of_them() -> None:
    line = f"hipkit launch {REDUCE} 'red"
    done = subprocess.run(
        [sys.executable, "-m", "hipkit"],
        env={**os.environ, "COMP_LINE": line, "COMP_WORD": "'red", "_HIPKIT_COMPLETE": "bash_complete"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.splitlines() == ["plain,reduce<int>", "plain,reduce<float>"]


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("shell", SHELLS)
def test_broken_files_are_passed_over_in_silence(shell: str, tmp_path: Path) -> None:
    whole = FAT.read_bytes()
    (tmp_path / "half").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "noise").write_bytes(bytes(range(256)) * 64)
    (tmp_path / "empty").write_bytes(b"")
    changed = bytearray(REDUCE.read_bytes())
    changed[0x250:0x1000:7] = b"\xff" * len(changed[0x250:0x1000:7])
    (tmp_path / "changed").write_bytes(changed)
    os.mkfifo(tmp_path / "pipe")  # which is not waited for
    for name in ("half", "noise", "empty", "changed", "pipe", "missing", "."):
        for rest in ("--target ", "--kernel "):
            done = asked(shell, f"hipkit disasm {tmp_path / name} {rest}")
            assert (done.returncode, done.stderr) == (0, ""), name


@pytest.mark.parametrize("typed", ["run python scr", "run --trace scr", "run --json scr", "inspect scr", "launch scr"])
def test_files_are_left_to_the_shell(typed: str) -> None:
    assert asked("bash", f"hipkit {typed}").stdout == "file,scr\n"


def test_options_that_print_print_nothing() -> None:
    assert offered("bash", "hipkit validate --list-rules --fail-on w") == ["warning"]
    assert offered("bash", "hipkit --version sch") == ["schema"]


def test_every_schema_is_offered() -> None:
    assert offered("fish", "hipkit schema ") == [*VERSIONS, *SHARED]


def test_names_of_products_mean_what_is_said_beside_them() -> None:
    names = [name for row in NAMES.values() for name in row.split(", ")]
    for name in names:
        offers = complete.gpu(None, None, name)  # type: ignore[arg-type]
        assert {processor_sold_as(item.value) for item in offers if item.value == name} == {
            item.help for item in offers if item.value == name
        }


def test_commands_are_completed_without_what_opens_files() -> None:
    for line in ("hipkit la", "hipkit launch --int", "hipkit schema in", "hipkit run --gpu MI"):
        code = "import sys\nfrom hipkit.cli.main import main\ntry: main()\nexcept SystemExit: pass\nprint(*sys.modules)"
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "COMP_LINE": line, "COMP_WORD": "", "_HIPKIT_COMPLETE": "bash_complete"},
            capture_output=True,
            text=True,
            check=True,
        )
        loaded = set(done.stdout.split())
        assert {"hipkit.cli.main", "click"} <= loaded
        assert loaded.isdisjoint({"construct", "elftools", "lief", "rich", "numpy", "llvmlite", "yaml", "zstandard"})


START = {
    "bash": (["--norc", "--noprofile", "-i"], "source <(hipkit completion bash)"),
    "zsh": (["-f", "-i"], "autoload -U compinit; compinit -u -D; source <(hipkit completion zsh)"),
    "fish": (["--no-config", "-i"], "hipkit completion fish | source"),
}
"""How a shell is started without what a person has set, and what it is told first."""
TYPED = [
    (f"hipkit disasm {FAT} --target gfx1", "gfx1100"),
    (f"hipkit disasm {FAT} --target=gfx1", "--target=gfx1100"),
    (f"hipkit edit {XNACK} --keep gfx90a:x", "--keep gfx90a:xnack+"),
    (f"hipkit launch {REDUCE} 'reduce<f", "'reduce<float>'"),
    (f"hipkit launch {REDUCE} reduce\\<f", "reduce\\<float\\>"),
]


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_completes_what_is_typed(shell: str, tmp_path: Path, lacking: Callable[[str], None]) -> None:
    path = shutil.which(shell)
    if path is None:
        lacking(shell)
    assert path
    (tmp_path / "hipkit").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m hipkit "$@"\n')
    (tmp_path / "hipkit").chmod(0o755)
    options, first = START[shell]
    shown = Terminal([path, *options], tmp_path)
    shown.type(f"{first}; echo read''y\n", "ready")
    for line, expected in TYPED:
        shown.type(f"{line}\t", expected)
        shown.type("\x15", "")
    shown.close()


class Terminal:
    """A shell at a terminal of its own."""

    def __init__(self, command: list[str], folder: Path) -> None:
        import pty

        self._process, self._file = pty.fork()
        if self._process == 0:
            path = f"{folder}{os.pathsep}{os.environ['PATH']}"
            os.execve(command[0], command, {**os.environ, "PATH": path, "TERM": "dumb", "HOME": str(folder)})

    def type(self, keys: str, expected: str) -> None:
        """Press keys, and wait until the shell shows what is expected."""
        os.write(self._file, keys.encode())
        shown, ends = "", time.monotonic() + 60
        while _plain(expected) not in _plain(shown):
            assert time.monotonic() < ends, (keys, expected, shown)
            if select.select([self._file], [], [], 1)[0]:
                shown += os.read(self._file, 1 << 16).decode(errors="replace")

    def close(self) -> None:
        os.kill(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)
        os.close(self._file)


def _plain(shown: str) -> str:
    """What a terminal shows, without what rings, moves and breaks lines there."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|[\x07\r\n\x08]| ", "", shown)
