"""What a killed process leaves is deleted by the next; what a living one makes is not."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hipkit.fatbin import leftovers
from hipkit.fatbin.output import Staging

pytestmark = pytest.mark.skipif(os.name != "posix", reason="elsewhere hipkit does not know which processes are there")
STAGES = """
import sys, time
from pathlib import Path
from hipkit.fatbin.output import Staging

with Staging() as staging:
    staging.write(Path(sys.argv[1]), b"unfinished")
    print("staged", flush=True)
    time.sleep(600)
"""
FOLDER = """
import sys, time
from pathlib import Path
from hipkit.fatbin.leftovers import temporary_folder

with temporary_folder(Path(sys.argv[1])) as folder:
    (folder / "file").touch()
    print(folder, flush=True)
    time.sleep(600)
"""


def begun(code: str, path: Path) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def kill(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGKILL)
    process.communicate()


def write(path: Path) -> None:
    with Staging(force=True) as staging:
        staging.write(path, b"whole")


@pytest.mark.parametrize("name", ["a.bin", "ü" * 120 + ".bin", ".a.bin.part", "line\nbreak"])
def test_a_staged_file_of_a_killed_process_is_deleted_by_the_next_that_writes_there(tmp_path: Path, name: str) -> None:
    process, said = begun(STAGES, tmp_path / name)
    assert said == "staged"
    write(tmp_path / "other")
    assert len(list(tmp_path.iterdir())) == 2, "a process that lives keeps what it has staged"
    kill(process)
    write(tmp_path / "other")
    assert [path.name for path in tmp_path.iterdir()] == ["other"]


def test_a_folder_of_a_killed_process_is_deleted_by_the_next_that_makes_one(tmp_path: Path) -> None:
    process, first = begun(FOLDER, tmp_path)
    with leftovers.temporary_folder(tmp_path) as mine:
        assert set(tmp_path.iterdir()) == {mine, Path(first)}
        kill(process)
        with leftovers.temporary_folder(tmp_path) as other:
            assert set(tmp_path.iterdir()) == {mine, other}
    assert list(tmp_path.iterdir()) == []


INTERRUPTED = """
import os, signal, sys
from pathlib import Path
from hipkit.fatbin.leftovers import passing_folder

when = [sys.argv[2]]

def interrupt(event, args):
    if event in when:
        when.clear()
        os.kill(os.getpid(), signal.SIGINT)

sys.addaudithook(interrupt)
with passing_folder("x-", Path(sys.argv[1])) as folder:
    Path(folder, "file").touch()
"""


@pytest.mark.parametrize("event", ["os.mkdir", "shutil.rmtree", "os.rmdir"])
def test_a_folder_is_deleted_whenever_ctrl_c_comes(tmp_path: Path, event: str) -> None:
    done = subprocess.run([sys.executable, "-c", INTERRUPTED, tmp_path, event], capture_output=True, text=True)
    assert done.stderr.endswith("KeyboardInterrupt\n")
    assert list(tmp_path.iterdir()) == []


def test_what_others_have_made_stays(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        ended.wait()
    host = leftovers.mark().partition("-")[0]
    dead = f"{host}-{ended.pid}"
    names = [
        ".x.part", f".x.{dead}.part", f"x.{dead}.12345678.part", f".x.{dead}.12345678.par",
        f".x.00000000-{ended.pid}.12345678.part", f".x.{leftovers.mark()}.12345678.part",
        f".x.{host}-{10**30}.12345678.part", f".x.{host}-1.12345678.part",
    ]  # fmt: skip
    for name in names:
        (tmp_path / name).touch()
    target = tmp_path / "target"
    target.mkdir()
    (tmp_path / f".link.{dead}.12345678.part").symlink_to(target)
    gone = tmp_path / f".x.{dead}.12345678.part"
    gone.touch()
    write(tmp_path / "new")
    assert not gone.exists()
    assert {*names, "target", f".link.{dead}.12345678.part", "new"} == {path.name for path in tmp_path.iterdir()}


def test_a_mark_names_this_process() -> None:
    assert re.fullmatch(rf"[0-9a-f]{{8}}-{os.getpid()}", leftovers.mark())
