"""Worker processes for parallel work, which end with their parent."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future
    from multiprocessing.connection import Connection

T = TypeVar("T")
R = TypeVar("R")

_SHARES = 64
"""Into how many parts a thread's items are divided at most, so that none waits long for the others."""
_AHEAD = 3
"""How many items wait for each process at most: their results are held in memory."""


@contextlib.contextmanager
def workers(processes: int, begin: Callable[[], object] | None = None) -> Iterator[Executor]:
    """Processes, each of which calls ``begin`` first, if that is given. They stop at once when the block raises."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    # Spawned: forking a process that has threads may leave a lock taken forever.
    context = multiprocessing.get_context("spawn")
    end, held = context.Pipe(duplex=False)
    with held:
        executor = ProcessPoolExecutor(processes, context, initializer=_begin, initargs=(end, begin))
        try:
            yield executor
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            raise
        executor.shutdown()


def _begin(end: Connection, begin: Callable[[], object] | None) -> None:
    """Leave Ctrl-C to the process that started this one, and stop when that closes ``end`` or is gone."""
    import signal
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_stop_at, args=(end,), daemon=True).start()
    if begin:
        begin()


def _stop_at(end: Connection) -> None:
    import os

    end.poll(None)
    os._exit(1)


def in_order(work: Callable[[T], R], items: Iterable[T], processes: int) -> Iterator[R]:
    """What ``work`` gives for each item, in their order."""
    if processes < 2:
        yield from map(work, items)
        return
    with workers(processes) as executor:
        waiting: deque[Future[R]] = deque()
        for item in items:
            waiting.append(executor.submit(work, item))
            if len(waiting) >= _AHEAD * processes:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def in_threads(work: Callable[[T], R], items: Sequence[T], threads: int) -> Iterator[R]:
    """The same in threads of this process: for work that inflates, hashes and writes, which several can do at once."""
    if threads < 2 or len(items) < 2:
        yield from map(work, items)
        return
    from concurrent.futures import ThreadPoolExecutor

    # Of thousands of items each is small, and handing one over costs more than working on it.
    step = 1 + len(items) // (_SHARES * threads)
    with ThreadPoolExecutor(threads) as executor:
        waiting = deque(
            executor.submit(lambda some: list(map(work, some)), items[at : at + step])
            for at in range(0, len(items), step)
        )
        try:
            while waiting:
                yield from waiting.popleft().result()
        finally:
            executor.shutdown(cancel_futures=True)
