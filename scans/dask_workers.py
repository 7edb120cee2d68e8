"""Dask's workers do the work of a scan: those of a scheduler, of a cluster that a file names, or of this machine."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from ..fatbin.errors import UsageError
from .worker_pool import KILLED, LOCAL, Done, R, T

AHEAD = 3
"""How many units wait for each worker at most, so that the scheduler's memory does not grow with the scan."""
ANSWERS_WITHIN = 30
"""Seconds until a scheduler must have answered, or one that was lost must be back."""
COMES_WITHIN = 120
"""Seconds until a process of this machine that ended must have another in its place."""
_GLANCE, _COUNT = 0.05, 1.0
"""Seconds between two looks at whether something is done, and whether there still are workers."""

_OF_LOCAL = {
    "distributed.worker.profile.enabled": False,  # processes would look at themselves a hundred times a second
    "distributed.admin.tick.interval": "500ms",
    "distributed.worker.memory.target": False,  # no results are held that could be moved to disk
    "distributed.worker.memory.spill": False,
    # Dask has malloc give all back that is free, which a worker asks for again at once.
    "distributed.nanny.pre-spawn-environ": dict.fromkeys(
        ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"), 1
    ),
    "distributed.worker.memory.pause": False,  # a process that waits for memory of its own would wait forever
}
"""How Dask's processes of this machine differ from others."""


class DaskWorkers:
    """The workers of a Dask scheduler."""

    def __init__(self, client: Any, where: str) -> None:
        self._client, self._where = client, where
        self.link: str | None = client.dashboard_link or None

    def each(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[Done]:
        """Several at a time. Items whose workers died are tried once more, each alone: others may have died of another item."""
        suspects = []
        for done in self._several(work, items, AHEAD * max(1, self._count())):
            if done.error is None:
                yield done
            else:
                suspects.append(done.item)
        yield from self._several(work, suspects, 1)

    def _count(self) -> int:
        return len(self._client.scheduler_info(n_workers=-1)["workers"])

    def _several(self, work: Callable[[T], R], items: Iterable[T], most: int) -> Iterator[Done]:
        """At most ``most`` at a time."""
        from distributed import as_completed
        from distributed.scheduler import KilledWorker

        left, waiting, running = iter(items), dict[str, T](), as_completed(raise_errors=False)

        def submit(item: T) -> None:
            self._wait_for_scheduler()
            future = self._client.submit(work, item, pure=False)
            waiting[future.key] = item
            running.add(future)

        for item in islice(left, most):
            submit(item)
        while waiting:
            future = self._next(running)
            item = waiting.pop(future.key)
            error = future.exception()
            if error is None:
                try:
                    done = Done(item, future.result(), None)
                except (CancelledError, OSError):
                    submit(item)  # its result was lost with the worker that had it, or with the scheduler
                    continue
                yield done
            elif isinstance(error, KilledWorker):
                yield Done(item, None, KILLED)
            else:
                raise error
            for another in islice(left, 1):
                submit(another)

    def _next(self, running: Any) -> Any:
        """The next that is done. Processes of this machine that all ended, and are not started again, are an error."""
        counted = seen = time.monotonic()
        while not running.has_ready():
            time.sleep(_GLANCE)
            now = time.monotonic()
            if self._where != LOCAL or now - counted < _COUNT:
                continue
            counted = now
            if self._count():
                seen = now
            elif now - seen > COMES_WITHIN:
                raise UsageError(
                    "the processes of the scan have ended, and no others could be started; scan again to go on"
                )
        return next(running)

    def _wait_for_scheduler(self) -> None:
        """Until Dask has connected to it again, where it was lost: what is sent meanwhile may never be answered."""
        while self._client.status == "connecting":
            time.sleep(_GLANCE)
        if self._client.status != "running":
            raise UsageError(f"{self._where}: the scheduler is gone; scan again when there is one")


@contextmanager
def dask_workers(where: str, jobs: int, memory: int) -> Iterator[DaskWorkers]:
    """The workers of a scheduler, until the block ends; ``where`` is its address, ``local``, or a file that names a cluster."""
    from distributed import Client

    with _cluster(where, jobs, memory) as cluster:
        try:
            client = Client(cluster, timeout=ANSWERS_WITHIN, set_as_default=False)
        except (OSError, TimeoutError) as error:
            raise UsageError(f"{where}: no scheduler answers there: {error or type(error).__name__}") from error
        with client, client.as_current():
            try:
                client.wait_for_workers(1, timeout=60)
            except TimeoutError as error:
                raise UsageError(f"{where}: the scheduler has no workers") from error
            yield DaskWorkers(client, where)


@contextmanager
def _cluster(where: str, jobs: int, memory: int) -> Iterator[Any]:
    if where == LOCAL:
        import dask
        from distributed import LocalCluster

        with (
            dask.config.set(_OF_LOCAL),
            LocalCluster(
                n_workers=jobs, threads_per_worker=1, memory_limit=memory, processes=True, silence_logs=50,
                dashboard_address=":0",
            ) as cluster,
        ):  # fmt: skip
            yield cluster
    elif Path(where).suffix in (".yaml", ".yml", ".json"):
        with _named_in(Path(where)) as cluster:
            yield cluster
    else:
        yield where


@contextmanager
def _named_in(path: Path) -> Iterator[Any]:
    """The cluster of a file with the name of its class and what that is given."""
    import importlib

    import yaml

    try:
        about = yaml.safe_load(path.read_text(encoding="utf-8"))
        module, _, name = about["class"].rpartition(".")
        kind = getattr(importlib.import_module(module), name)
    except (OSError, yaml.YAMLError, KeyError, TypeError, AttributeError, ImportError, ValueError) as error:
        raise UsageError(
            f"{path}: names no cluster: {error}; expected a class, such as dask_jobqueue.SLURMCluster, and its arguments"
        ) from error
    workers = about.get("workers", 1)
    with kind(**about.get("arguments", {})) as cluster:
        cluster.scale(workers)
        yield cluster
