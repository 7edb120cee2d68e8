"""``hipkit run`` ends all that a program has started: at its limit, on Ctrl-C, and when it is killed itself."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from hipkit.runtime import run_folder

pytestmark = [
    pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="no shared library of Python"),
    pytest.mark.skipif(sys.platform != "linux", reason="the processes are read from Linux's /proc"),
]

COMMAND = (sys.executable, "-m", "hipkit", "run")
WAIT = 60.0
TREE = """
trap '' TERM INT
note() { echo $1 >> "$0.pids.new"; }
sleep 300 & note $!
sh -c 'trap "" TERM INT; sleep 300 & echo $! >> "$1.pids.new"' sh "$0"
setsid sh -c 'trap "" TERM INT; echo $$ >> "$1.pids.new"; exec sleep 300' sh "$0" &
while [ "$(wc -l < "$0.pids.new")" -lt 3 ]; do sleep 0.05; done
mv "$0.pids.new" "$0.pids"
"""
"""Starts a child, an orphan and a session of its own, none of which ends by SIGTERM or SIGINT."""


def until(holds: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + WAIT
    while not holds():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def lives(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_bytes().rpartition(b") ")[2][:1]
    except OSError:
        return False
    return state != b"Z"


class Tree:
    """A script that starts other processes, and their numbers."""

    def __init__(self, folder: Path, last: str) -> None:
        self.script = folder / "tree"
        self.script.write_text(f"#!/bin/sh\n{TREE}\n{last}\n")
        self.script.chmod(0o755)
        self.file = folder / "tree.pids"

    def processes(self) -> list[int]:
        until(self.file.exists, "the tree did not begin")
        found = [int(line) for line in self.file.read_text().split()]
        assert len(found) == 3
        return found

    def ended(self) -> None:
        found = self.processes()
        until(lambda: not any(map(lives, found)), f"some of {found} live on")


def test_the_limit_ends_children_orphans_and_other_sessions(tmp_path: Path) -> None:
    tree = Tree(tmp_path, "while :; do sleep 300; done")
    done = subprocess.run([*COMMAND, "--timeout", "3", tree.script], capture_output=True, text=True, timeout=WAIT)
    assert done.returncode == 124
    assert not any(map(lives, tree.processes()))


def test_sigterm_comes_first_at_the_limit(tmp_path: Path) -> None:
    script = "trap 'echo ended; exit' TERM; (trap 'echo child; exit' TERM; while :; do sleep 0.1; done) & wait"
    done = subprocess.run(
        [*COMMAND, "--timeout", "2", "sh", "-c", script], capture_output=True, text=True, timeout=WAIT
    )
    assert (done.returncode, sorted(done.stdout.split())) == (124, ["child", "ended"])


def test_ctrl_c_ends_what_the_program_leaves(tmp_path: Path) -> None:
    tree = Tree(tmp_path, 'trap - INT; echo > "$0.ready"; exec sleep 300')
    process = subprocess.Popen([*COMMAND, tree.script], stderr=subprocess.PIPE, text=True, start_new_session=True)
    until((tmp_path / "tree.ready").exists, "the program still ignores Ctrl-C")
    os.killpg(process.pid, signal.SIGINT)
    try:
        _, said = process.communicate(timeout=WAIT)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "interrupted" in said
    tree.ended()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_all_end_when_hipkit_is_killed(tmp_path: Path, number: signal.Signals) -> None:
    tree = Tree(tmp_path, "while :; do sleep 300; done")
    # Where tests run under nohup SIGHUP is ignored, and would be by what they start.
    ignored = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    try:
        process = subprocess.Popen([*COMMAND, tree.script], start_new_session=True)
    finally:
        signal.signal(signal.SIGHUP, ignored)
    tree.processes()
    process.send_signal(number)
    process.wait(WAIT)
    tree.ended()


def test_what_a_program_leaves_lives_on_where_it_ends_by_itself(tmp_path: Path) -> None:
    tree = Tree(tmp_path, "exit 7")
    done = subprocess.run([*COMMAND, tree.script], timeout=WAIT, check=False)
    left = tree.processes()
    try:
        assert done.returncode == 7
        assert all(map(lives, left))
    finally:
        for process in left:
            os.kill(process, signal.SIGKILL)


def states_of_jobs(shell: int) -> Iterator[str]:
    """The state letters of the processes that a shell with a terminal of its own has started."""
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            state, _, _, session = status.read_text().rpartition(")")[2].split()[:4]
            if int(session) == shell and status.parent.name != str(shell):
                yield state


def test_a_terminal_has_the_program_in_its_foreground(tmp_path: Path) -> None:
    """It reads lines, Ctrl-Z stops it with all of hipkit, ``fg`` has it go on, and Ctrl-C ends it."""
    shell, terminal = pty.fork()
    if not shell:
        os.execvpe("bash", ["bash", "--norc", "--noprofile", "--noediting", "-i"], {**os.environ, "PS1": "ready> "})
    seen = b""

    def expect(text: bytes) -> None:
        nonlocal seen
        while text not in seen:
            seen += os.read(terminal, 4096)
        seen = seen.partition(text)[2]

    def late(*_: object) -> None:
        raise TimeoutError(f"the terminal says no more; at last it said {seen[-300:]!r}")

    before = signal.signal(signal.SIGALRM, late)
    try:
        signal.alarm(int(WAIT))
        expect(b"ready> ")
        command = " ".join(COMMAND)
        os.write(terminal, f"{command} sh -c 'while read word; do echo got-$word; done'\n".encode())
        expect(b"\n")
        for word in (b"one", b"two"):
            os.write(terminal, word + b"\n")
            expect(b"got-" + word)
            if word == b"one":
                os.write(terminal, b"\x1a")
                expect(b"Stopped")
                expect(b"ready> ")
                # A program that waits for input takes some before it stops, if it comes first.
                while set(states_of_jobs(shell)) != {"T"}:
                    time.sleep(0.01)
                os.write(terminal, b"fg\n")
                expect(b"hipkit run")
        os.write(terminal, b"\x03")
        expect(b"ready> ")
        os.write(terminal, b"echo code-$?\n")
        expect(b"code-130")
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
        os.kill(shell, signal.SIGKILL)
        os.close(terminal)
        os.waitpid(shell, 0)


def test_threads_of_a_process_write_files_of_several_kinds_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kernel ends, and its findings are written, while another thread notes which kernel runs."""
    monkeypatch.setenv(run_folder.VARIABLE, str(tmp_path))
    write, ended = Path.write_text, {"kernels": [], "findings": ["a race"]}

    def interrupted(path: Path, text: str) -> int:
        monkeypatch.setattr(Path, "write_text", write)
        count = write(path, text)
        other = threading.Thread(target=run_folder.put, args=(run_folder.RUNNING, {"kernels": ["sum"]}))
        other.start()
        other.join()
        return count

    monkeypatch.setattr(Path, "write_text", interrupted)
    run_folder.put(run_folder.REPORT, ended)
    assert run_folder.documents(tmp_path, run_folder.REPORT) == [{"pid": os.getpid(), **ended}]
    assert run_folder.documents(tmp_path, run_folder.RUNNING) == [{"pid": os.getpid(), "kernels": ["sum"]}]
    assert {path.suffix for path in tmp_path.iterdir()} == {run_folder.REPORT, run_folder.RUNNING}
