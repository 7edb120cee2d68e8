"""Processes of this machine do the work of a scan, each with one unit at a time, so that it is known what ends one."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from itertools import islice
from types import TracebackType

from ..fatbin.errors import UsageError
from ..fatbin.workers import workers
from .worker_pool import KILLED, Done, R, T

ALONE = 3
"""How often an item whose process ended is tried again, while no other process works."""
_TRIES = 3
"""How often a process is started that does nothing before it ends, as one that is killed at once does."""
_GLANCE = 0.1
"""Seconds between two looks at how much memory the processes have."""
_PRELOADED = f"{__package__}.preloaded"
_READERS = ("fsspec.implementations.", "s3fs", "gcsfs")
"""How the names of modules begin that read URLs."""


class LocalProcesses:
    """Processes of this machine. One that ends is started again; what it worked on is tried again after all else."""

    link: str | None = None

    def __init__(self, processes: list[_Process], memory: int) -> None:
        self._processes, self._memory = processes, memory

    def each(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[Done]:
        """As many at a time as there are processes."""
        suspects: list[T] = []
        yield from self._several(work, items, self._processes, suspects)
        for _ in range(ALONE):
            again, suspects = suspects, []
            yield from self._several(work, again, self._processes[:1], suspects)
        yield from (Done(item, None, KILLED) for item in suspects)

    def _several(
        self, work: Callable[[T], R], items: Iterable[T], processes: list[_Process], suspects: list[T]
    ) -> Iterator[Done]:
        """What becomes of the items. Those that their processes ended with are added to the suspects."""
        left, running = iter(items), dict[Future[R], tuple[_Process, T]]()

        def give(process: _Process) -> None:
            for item in islice(left, 1):
                running[process.submit(work, item)] = process, item

        for process in processes:
            give(process)
        while running:
            for future in wait(running, _GLANCE, FIRST_COMPLETED).done:
                process, item = running.pop(future)
                give(process)
                if isinstance(future.exception(), BrokenProcessPool):
                    suspects.append(item)
                else:
                    yield Done(item, future.result(), None)
            for process, _ in running.values():
                process.end_if_above(self._memory)


class _Process:
    """A process, and another in its place when it has ended."""

    def __init__(self) -> None:
        self._failed = 0
        """How often in a row it has ended before it did anything."""

    def __enter__(self) -> _Process:
        self._opened = workers(1, preload=_preloaded())
        self._executor = self._opened.__enter__()
        self._number = self._executor.submit(os.getpid)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opened.__exit__(kind, error, trace)

    def submit(self, work: Callable[[T], R], item: T) -> Future[R]:
        """Have an item worked on."""
        try:
            return self._executor.submit(work, item)
        except BrokenProcessPool as error:
            self._failed = self._failed + 1 if self._number.exception() else 0
            if self._failed == _TRIES:
                raise UsageError(_NOT_STARTED) from error
            self.__exit__(None, None, None)
            self.__enter__()
            return self._executor.submit(work, item)

    def end_if_above(self, memory: int) -> None:
        """End the process where it has more bytes of its own than that."""
        import psutil

        if not self._number.done() or self._number.exception():
            return
        try:
            has = psutil.Process(self._number.result()).memory_info()
        except psutil.Error:  # it has just ended
            return
        if has.rss - getattr(has, "shared", 0) > memory:  # what is mapped of files is not its own
            os.kill(self._number.result(), signal.SIGKILL)


def _preloaded() -> list[str]:
    """What processes have imported when they begin; as this one has listed URLs by now, what reads them too."""
    return [_PRELOADED, *(name for name in sys.modules if name.startswith(_READERS))]


_NOT_STARTED = (
    "the processes of the scan end as they start; "
    'a script calls hipkit.scan with several jobs below `if __name__ == "__main__":`'
)


@contextmanager
def local_processes(count: int, memory: int) -> Iterator[LocalProcesses]:
    """``count`` processes, until the block ends."""
    with ExitStack() as running:
        yield LocalProcesses([running.enter_context(_Process()) for _ in range(count)], memory)
