"""Dask's workers find what one process does, whatever becomes of them and of the scheduler."""

from __future__ import annotations

import contextlib
import json
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
from hipkit.scans.dask_workers import dask_workers
from hipkit.scans.worker_pool import MEMORY

SCRIPT = """
import sys
import hipkit
from hipkit.scans import dask_workers, units
units.MOST_ITEMS = 1
dask_workers.ANSWERS_WITHIN = float(sys.argv[4])
if __name__ == "__main__":
    hipkit.scan(sys.argv[1], to=sys.argv[2], cluster=sys.argv[3])
"""


def test_a_scan_ends_where_no_process_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hipkit.scans.dask_workers.COMES_WITHIN", 1)
    with dask_workers("local", 2, MEMORY) as pool:
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
    monkeypatch.setattr("hipkit.scans.dask_workers.ANSWERS_WITHIN", 1)
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


def test_a_link_to_the_dashboard_comes_with_dasks_processes(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hipkit.scans.scanning.WORTH_PROCESSES", 0)
    links: list[str] = []
    expected = hipkit.scan(folder, to=tmp_path / "one").digest()
    assert hipkit.scan(folder, to=tmp_path / "two", jobs=2, on_link=links.append).digest() == expected
    assert [link.endswith("/status") for link in links] == [True]
