"""Several processes of this machine find what one does, whatever becomes of them."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

import hipkit
from hipkit.scans.local_processes import local_processes
from hipkit.scans.worker_pool import KILLED, MEMORY

psutil = pytest.importorskip("psutil")
SCRIPT = """
import sys
import hipkit
from hipkit.scans import scanning, units
scanning.WORTH_PROCESSES, units.MOST_ITEMS = 0, 1
if __name__ == "__main__":
    hipkit.scan(sys.argv[1], to=sys.argv[2], jobs=2)
"""


def double_or_die(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def take_memory(number: int) -> int:
    if number == 1:
        held = bytearray(b"x") * (900 << 20)
        time.sleep(20)
        del held
    return number


def sleep(number: int) -> int:
    time.sleep(number)
    return number


def fail(number: int) -> int:
    raise ValueError(number)


def test_processes_find_what_one_does_and_a_crash_costs_its_own_item(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hipkit.scans.scanning.WORTH_PROCESSES", 0)
    expected = hipkit.scan(folder, to=tmp_path / "one").digest()
    assert hipkit.scan(folder, to=tmp_path / "two", jobs=2).digest() == expected
    with local_processes(2, MEMORY) as pool:
        done = sorted(pool.each(double_or_die, range(6)), key=lambda each: each.item)
        assert [each.result for each in done] == [0, 2, 4, None, 8, 10]
        assert [each.error is None for each in done] == [True] * 3 + [False] + [True] * 2
        with pytest.raises(ValueError, match="^7$"):
            list(pool.each(fail, [7]))


def test_a_process_that_takes_more_memory_than_it_may_is_ended_and_costs_its_own_item() -> None:
    with local_processes(2, 400 << 20) as pool:
        done = {each.item: each for each in pool.each(take_memory, range(4))}
    assert [done[number].result for number in range(4)] == [0, None, 2, 3]
    assert done[1].error == KILLED


def test_a_process_that_is_killed_before_it_does_anything_has_another_in_its_place() -> None:
    with local_processes(1, MEMORY) as pool:
        (process,) = pool._processes
        os.kill(process._number.result(), signal.SIGKILL)
        process._number = process.submit(sleep, 60)
        assert isinstance(process._number.exception(), BrokenProcessPool)
        assert [done.result for done in pool.each(abs, [-1, -2])] == [1, 2]


@contextlib.contextmanager
def scanning(folder: Path, to: Path, script: str = SCRIPT) -> Iterator[subprocess.Popen[str]]:
    """A scan by two processes, with a process group of its own."""
    file = to.with_suffix(".py")
    file.write_text(script)
    with subprocess.Popen(
        [sys.executable, file, folder, to], stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def at_work(process: subprocess.Popen[str], scan: Path) -> list[int]:
    """The processes that work for a scan, when the first unit is there and both have begun."""
    deadline = time.monotonic() + 60
    found: list[int] = []
    while not list(scan.glob("units/[fc]*")) or len(found) < 2 or not all(map(leaves_interrupts, found)):
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.005)
        found = [worker.pid for one in psutil.Process(process.pid).children() for worker in one.children()]
    return found


def leaves_interrupts(number: int) -> bool:
    """Whether a process ignores Ctrl-C by now, which the one that started it gets."""
    ignored = re.search(r"^SigIgn:\s*(\w+)$", Path(f"/proc/{number}/status").read_text(), re.MULTILINE)
    assert ignored
    return bool(int(ignored[1], 16) & 1 << signal.SIGINT - 1)


def has_ended(number: int) -> bool:
    """Whether a process is gone, or about to be."""
    with contextlib.suppress(psutil.NoSuchProcess):
        return bool(psutil.Process(number).status() == psutil.STATUS_ZOMBIE)
    return True


@pytest.fixture
def many(folder: Path) -> Path:
    """Enough files for a scan to be met at work."""
    for number in range(40):
        (folder / f"{number}.so").write_bytes((folder / "0" / "libfilter.so").read_bytes())
    return folder


def test_a_process_that_is_killed_has_another_in_its_place(many: Path, tmp_path: Path) -> None:
    expected = hipkit.scan(many, to=tmp_path / "one").digest()
    with scanning(many, tmp_path / "two") as process:
        numbers = at_work(process, tmp_path / "two")
        os.kill(numbers[0], signal.SIGKILL)
        _, said = process.communicate(timeout=120)
        assert process.returncode == 0, said
    with hipkit.Scan(tmp_path / "two") as found:
        assert found.digest() == expected


@pytest.mark.parametrize("sent", [signal.SIGKILL, signal.SIGINT])
def test_processes_end_with_the_one_that_started_them(many: Path, tmp_path: Path, sent: signal.Signals) -> None:
    with scanning(many, tmp_path / "scan") as process:
        numbers = at_work(process, tmp_path / "scan")
        (os.killpg if sent == signal.SIGINT else os.kill)(process.pid, sent)
        _, said = process.communicate(timeout=60)
        assert process.returncode == -sent
        assert said.count("Traceback") == (sent == signal.SIGINT)
        deadline = time.monotonic() + 10
        while not all(map(has_ended, numbers)):
            assert time.monotonic() < deadline
            time.sleep(0.01)
    expected = hipkit.scan(many, to=tmp_path / "one").digest()
    assert hipkit.scan(many, to=tmp_path / "scan").digest() == expected


def test_processes_begin_by_themselves_where_none_can_be_forked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("multiprocessing.get_all_start_methods", lambda: ["spawn"])
    with local_processes(2, MEMORY) as pool:
        assert sorted(done.result for done in pool.each(double_or_die, [1, 2, 4])) == [2, 4, 8]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_disk_that_takes_no_more_is_told_and_the_next_scan_goes_on(many: Path, tmp_path: Path, jobs: int) -> None:
    script = SCRIPT.replace("jobs=2", f"jobs={jobs}")
    full = "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (6000, 6000))\n" + script
    with scanning(many, tmp_path / "scan", full) as process:
        _, said = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "File too large" in said.splitlines()[-1]
    assert list(tmp_path.glob("scan/units/[fc]*")), "some were written"
    assert not list(tmp_path.glob("scan/units/.unfinished-*"))
    expected = hipkit.scan(many, to=tmp_path / "one").digest()
    assert hipkit.scan(many, to=tmp_path / "scan").digest() == expected


def test_nothing_is_left_of_a_process_that_was_writing_when_another_failed(many: Path, tmp_path: Path) -> None:
    script = f"""
import os, time
from pathlib import Path
import pyarrow.parquet
def write_table(*arguments, **options):
    try:
        os.mkdir({str(tmp_path / "writing")!r})
    except FileExistsError:
        raise OSError("no room")
    time.sleep(100)
if __name__ != "__main__":
    pyarrow.parquet.write_table = write_table
{SCRIPT}"""
    with scanning(many, tmp_path / "scan", script) as process:
        _, said = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "no room" in said.splitlines()[-1]
    assert not list(tmp_path.glob("scan/units/*"))


def test_a_script_that_lacks_the_guard_is_told_so(folder: Path, tmp_path: Path) -> None:
    without = SCRIPT.replace('if __name__ == "__main__":', "if True:")
    assert without != SCRIPT
    with scanning(folder, tmp_path / "scan", without) as process:
        _, said = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "UsageError: the processes of the scan end as they start; a script calls hipkit.scan" in said


def test_processes_have_the_environment_of_now(monkeypatch: pytest.MonkeyPatch) -> None:
    for value in ("one", "two"):
        monkeypatch.setenv("HIPKIT_TEST_VALUE", value)
        with local_processes(1, MEMORY) as pool:
            assert [done.result for done in pool.each(os.getenv, ["HIPKIT_TEST_VALUE"])] == [value]


def test_no_processes_are_started_for_little(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hipkit.scans.scanning.worker_pool", None)
    with hipkit.scan(folder, to=tmp_path / "scan", jobs=8) as found:
        assert found.rows("select count(*) > 0 from codes") == [(True,)]
