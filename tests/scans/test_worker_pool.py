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
from scanned import hipkit_
from slow_wire import SlowWire, Throttle, free_port

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


def started(running: contextlib.ExitStack, what: str, *words: str) -> subprocess.Popen[bytes]:
    """A program of Dask's, until the block ends."""
    command = [sys.executable, "-m", f"distributed.cli.{what}", "--no-dashboard", *words]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    running.callback(process.wait)
    running.callback(process.kill)
    return process


class Cluster(NamedTuple):
    """A scheduler and workers, each a process of its own."""

    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]


@contextlib.contextmanager
def cluster(folder: Path, port: int = 0) -> Iterator[Cluster]:
    """A scheduler, at a port or wherever one is free, and two workers."""
    with contextlib.ExitStack() as running:
        address, scheduler = scheduler_in(folder, running, port)
        yield Cluster(address, scheduler, [worker_in(folder, running, address) for _ in range(2)])


def scheduler_in(folder: Path, running: contextlib.ExitStack, port: int = 0) -> tuple[str, subprocess.Popen[bytes]]:
    """A scheduler's address, and its process."""
    file = folder / "scheduler.json"
    file.unlink(missing_ok=True)
    process = started(
        running, "dask_scheduler", "--scheduler-file", str(file), "--port", str(port), "--host", "127.0.0.1"
    )
    deadline = time.monotonic() + 60
    while not (file.exists() and file.read_text().endswith("}")):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return json.loads(file.read_text())["address"], process


def worker_in(folder: Path, running: contextlib.ExitStack, address: str, *more: str) -> subprocess.Popen[bytes]:
    """A worker of a scheduler."""
    words = (address, "--nthreads", "1", "--no-nanny", "--local-directory", str(folder), *more)
    return started(running, "dask_worker", *words)


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
    with cluster(tmp_path, port_of(running.address)) as running:
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
        running.enter_context(cluster(tmp_path, port_of(first.address)))
        _, said = scanning.communicate(timeout=60)
        assert scanning.returncode == 0, said
    with hipkit.Scan(tmp_path / "scan") as found:
        assert found.digest() == expected


def test_workers_at_the_end_of_a_slow_wire_find_the_same(folder: Path, tmp_path: Path) -> None:
    hipkit.scan(folder, to=tmp_path / "one").close()
    throttle = Throttle(10_000)
    with contextlib.ExitStack() as running:
        address, _ = scheduler_in(tmp_path, running)
        to_scheduler = running.enter_context(SlowWire(port_of(address), throttle))
        wires, begun = [to_scheduler], time.monotonic()
        for _ in range(2):
            port = free_port()
            wires.append(running.enter_context(SlowWire(port, throttle)))
            near, far, own = (f"tcp://127.0.0.1:{number}" for number in (to_scheduler.port, wires[-1].port, port))
            worker_in(tmp_path, running, near, "--listen-address", own, "--contact-address", far)
        with scanning_on(address, folder, tmp_path / "two") as scanning:
            _, said = scanning.communicate(timeout=120)
            assert scanning.returncode == 0, said
        sent = [wire.bytes_sent for wire in wires]
        took = time.monotonic() - begun
    assert min(sent) > 1000, sent
    assert took > sum(sent) / throttle.bytes_a_second > 3, "the limit holds, and is what the scan waits for"
    told = [hipkit_("query", tmp_path / name, "--digest").stdout for name in ("one", "two")]
    assert told[0] == told[1]
    assert len(set(told[0].split())) > 2 * 8


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


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
