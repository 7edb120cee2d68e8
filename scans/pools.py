"""Chooses what does the work of a scan: processes of this machine, or Dask's workers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .dask_workers import dask_workers
from .local_processes import local_processes
from .worker_pool import LOCAL, ThisProcess, WorkerPool


@contextmanager
def worker_pool(where: str, jobs: int, memory: int, *, has_link: bool = False) -> Iterator[WorkerPool]:
    """The workers, until the block ends. ``where`` is ``local``, a scheduler's address, or a file that names a cluster.

    With ``has_link`` the processes of this machine are Dask's too, which has a dashboard to link to.
    """
    if where == LOCAL and jobs == 1:
        yield ThisProcess()
    elif where == LOCAL and not has_link:
        with local_processes(jobs, memory) as processes:
            yield processes
    else:
        with dask_workers(where, jobs, memory) as workers:
            yield workers
