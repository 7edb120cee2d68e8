"""Several processes find what one does, whatever becomes of them."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import hipkit
from hipkit.fatbin.errors import UsageError
from hipkit.scans.worker_pool import KILLED, MEMORY, DaskWorkers, worker_pool

SCRIPT = """
import sys
import hipkit
from hipkit.scans import units, worker_pool
units.MOST_ITEMS = 1
worker_pool.ANSWERS_WITHIN = float(sys.argv[4])
if __name__ == "__main__":
    hipkit.scan(sys.argv[1], to=sys.argv[2], cluster=sys.argv[3])
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


def fail(number: int) -> int:
    raise ValueError(number)


def test_processes_find_what_one_does_and_a_crash_costs_its_own_item(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hipkit.scans.scanning.WORTH_PROCESSES", 0)
    expected = hipkit.scan(folder, to=tmp_path / "one").digest()
    assert hipkit.scan(folder, to=tmp_path / "two", jobs=2).digest() == expected
    with worker_pool("local", 2, MEMORY) as pool:
        done = sorted(pool.each(double_or_die, range(6)), key=lambda each: each.item)
        assert [each.result for each in done] == [0, 2, 4, None, 8, 10]
        assert [each.error is None for each in done] == [True] * 3 + [False] + [True] * 2
        with pytest.raises(ValueError, match="^7$"):
            list(pool.each(fail, [7]))


def test_a_process_that_takes_more_memory_than_it_may_is_ended_and_costs_its_own_item() -> None:
    with worker_pool("local", 2, 400 << 20) as pool:
        done = {each.item: each for each in pool.each(take_memory, range(4))}
    assert [done[number].result for number in range(4)] == [0, None, 2, 3]
    assert done[1].error == KILLED


def test_a_scan_ends_where_no_process_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hipkit.scans.worker_pool.COMES_WITHIN", 1)
    with worker_pool("local", 2, MEMORY) as pool:
        assert isinstance(pool, DaskWorkers)
        ending = threading.Timer(2, lambda: pool._client.cluster.scale(0))
        ending.start()
        with pytest.raises(UsageError, match="scan again"):
            list(pool.each(time.sleep, [600, 600]))
        ending.join()


def started(words: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Cluster(NamedTuple):
    """A scheduler and workers, each a process of its own."""

    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]


@contextlib.contextmanager
def cluster(folder: Path, port: int = 0) -> Iterator[Cluster]:
    """A scheduler, at a port or wherever one is free, and two workers."""
    file = folder / "scheduler.json"
    file.unlink(missing_ok=True)
    dask = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--scheduler-file", str(file), "--no-dashboard"]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--scheduler-file", str(file), "--nthreads", "1",
              "--no-dashboard", "--no-nanny", "--local-directory", str(folder)]  # fmt: skip
    with contextlib.ExitStack() as running:
        processes = [started([*dask, "--port", str(port), "--host", "127.0.0.1"])]
        deadline = time.monotonic() + 60
        while not file.exists():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        processes += [started(worker) for _ in range(2)]
        for process in processes:
            running.callback(process.wait)
            running.callback(process.kill)
        yield Cluster(json.loads(file.read_text())["address"], processes[0], processes[1:])


@contextlib.contextmanager
def scanning_on(address: str, folder: Path, to: Path, patience: float = 30) -> Iterator[subprocess.Popen[bytes]]:
    """A scan that waits so many seconds for a scheduler, as a process of its own."""
    words: list[str | Path] = [sys.executable, "-c", SCRIPT, folder, to, address, str(patience)]
    with subprocess.Popen(words, stderr=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for_a_unit(scan: Path, scanning: subprocess.Popen[bytes]) -> None:
    """Until a unit of a scan that is being made is there."""
    deadline = time.monotonic() + 120
    while not list(scan.glob("units/[fc]*")) and scanning.poll() is None:
        assert time.monotonic() < deadline
        time.sleep(0.005)


def test_a_cluster_whose_worker_is_killed_finds_the_same(folder: Path, tmp_path: Path) -> None:
    expected = hipkit.scan(folder, to=tmp_path / "one").digest()
    with (
        cluster(tmp_path) as running,
        scanning_on(running.address, folder, tmp_path / "scan") as scanning,
    ):
        wait_for_a_unit(tmp_path / "scan", scanning)
        running.workers[0].kill()
        assert scanning.wait(120) == 0
    with hipkit.Scan(tmp_path / "scan") as found:
        assert found.digest() == expected


def test_a_scan_whose_scheduler_is_killed_says_so_and_goes_on_when_there_is_another(
    folder: Path, tmp_path: Path
) -> None:
    expected = hipkit.scan(folder, to=tmp_path / "one").digest()
    to = tmp_path / "scan"
    with cluster(tmp_path) as running, scanning_on(running.address, folder, to, patience=2) as scanning:
        wait_for_a_unit(to, scanning)
        running.scheduler.kill()
        _, said = scanning.communicate(timeout=60)
        assert scanning.returncode == 1, said
        assert said.decode().splitlines()[-1].endswith("the scheduler is gone; scan again when there is one"), said
    seen = {path.name: path.stat().st_mtime_ns for path in to.glob("units/[fc]*")}
    with cluster(tmp_path, int(running.address.rpartition(":")[2])) as running:
        assert hipkit.scan(folder, to=to, cluster=running.address).digest() == expected
    assert seen.items() <= {path.name: path.stat().st_mtime_ns for path in to.glob("units/[fc]*")}.items()


def test_a_scan_goes_on_with_a_scheduler_that_is_started_again(folder: Path, tmp_path: Path) -> None:
    expected = hipkit.scan(folder, to=tmp_path / "one").digest()
    with contextlib.ExitStack() as running:
        first = running.enter_context(cluster(tmp_path))
        scanning = running.enter_context(scanning_on(first.address, folder, tmp_path / "scan"))
        wait_for_a_unit(tmp_path / "scan", scanning)
        first.scheduler.kill()
        first.scheduler.wait()
        running.enter_context(cluster(tmp_path, int(first.address.rpartition(":")[2])))
        _, said = scanning.communicate(timeout=60)
        assert scanning.returncode == 0, said
    with hipkit.Scan(tmp_path / "scan") as found:
        assert found.digest() == expected


def test_a_scheduler_that_is_not_there_is_said_to_be(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hipkit.scans.worker_pool.ANSWERS_WITHIN", 1)
    with pytest.raises(UsageError, match="no scheduler answers there"):
        hipkit.scan(folder, to=tmp_path / "scan", cluster="tcp://127.0.0.1:9")
    (tmp_path / "none.yaml").write_text("workers: 3\n")
    with pytest.raises(UsageError, match="names no cluster"):
        hipkit.scan(folder, to=tmp_path / "scan", cluster=str(tmp_path / "none.yaml"))


def test_a_cluster_by_name(folder: Path, tmp_path: Path) -> None:
    about = "class: distributed.LocalCluster\nworkers: 1\narguments: {n_workers: 1, threads_per_worker: 1, dashboard_address: null}\n"
    (tmp_path / "cluster.yaml").write_text(about)
    expected = hipkit.scan(folder, to=tmp_path / "one").digest()
    assert hipkit.scan(folder, to=tmp_path / "two", cluster=str(tmp_path / "cluster.yaml")).digest() == expected


def test_no_processes_are_started_for_little(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hipkit.scans.scanning.worker_pool", None)
    with hipkit.scan(folder, to=tmp_path / "scan", jobs=8) as found:
        assert found.rows("select count(*) > 0 from codes") == [(True,)]
