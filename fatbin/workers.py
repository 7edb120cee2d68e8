"""Worker processes for parallel work, which end with their parent."""

from __future__ import annotations

import contextlib
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future
    from multiprocessing.connection import Connection
    from multiprocessing.context import BaseContext, SpawnContext

T = TypeVar("T")
R = TypeVar("R")

_SHARES = 64
"""Into how many parts a thread's items are divided at most, so that none waits long for the others."""
_WORTH_A_THREAD = 128 << 10
"""Bytes of an item from which on several threads are faster: they take turns to begin and to end each."""
_AHEAD = 3
"""How many items wait for each process at most: their results are held in memory."""
_COUNTED_EVERY = 0.1
"""Seconds from one look at what other processes have counted to the next."""

OnCount = Callable[[int], None]
_counting: list[OnCount] = []
"""What :func:`count` calls, the last of them: one in each process that works for an :func:`in_order`."""


def count(done: int) -> None:
    """Say in the ``work`` of an :func:`in_order` how much of it is done, as bytes say."""
    if _counting:
        _counting[-1](done)


class _Shared:
    """A number that all workers add to."""

    def __init__(self, context: SpawnContext) -> None:
        self._value, self._taken = context.Value("q", 0), 0

    def __call__(self) -> None:
        """What a worker begins with."""
        _counting.append(self.add)

    def add(self, done: int) -> None:
        """Count more, in a worker."""
        with self._value.get_lock():
            self._value.value += done

    def taken(self) -> int:
        """What was counted since the last call, in the process that waits."""
        counted: int = self._value.value
        more, self._taken = counted - self._taken, counted
        return more


@contextlib.contextmanager
def counted(on_count: OnCount | None) -> Iterator[None]:
    """Have ``on_count`` get what is said by :func:`count` in the block."""
    _counting.append(on_count or _nothing)
    try:
        yield
    finally:
        _counting.pop()


_reading: list[OnCount] = []
"""What :func:`count_read` calls, the last of them."""


def count_read(done: int) -> None:
    """Say how many bytes of a file were read."""
    if _reading:
        _reading[-1](done)


@contextlib.contextmanager
def reading(size: int) -> Iterator[None]:
    """Have what is read of a file in the block counted, up to ``size``; the rest of it at the end of the block."""
    left = size

    def count_some(done: int) -> None:
        nonlocal left
        done = min(done, left)
        left -= done
        count(done)

    _reading.append(count_some)
    try:
        yield
    finally:
        _reading.pop()
        count(left)


@contextlib.contextmanager
def workers(
    processes: int, begin: Callable[[], object] | None = None, preload: Sequence[str] = ()
) -> Iterator[Executor]:
    """Processes, each of which calls ``begin`` first, if that is given. They have ended when the block has, at once if it raises.

    Modules to ``preload`` are imported once, in a process that the others are forked from, where the system can do that.
    """
    from concurrent.futures import ProcessPoolExecutor

    context = _forking(preload) if preload else _context()
    end, held = context.Pipe(duplex=False)
    with held:
        executor = ProcessPoolExecutor(processes, context, initializer=_begin, initargs=(end, begin, dict(os.environ)))
        try:
            yield executor
        except BaseException:
            held.close()
            executor.shutdown(cancel_futures=True)
            raise
        executor.shutdown()


def _context() -> SpawnContext:
    import multiprocessing

    # Spawned: forking a process that has threads may leave a lock taken forever.
    return multiprocessing.get_context("spawn")


def _forking(preload: Sequence[str]) -> BaseContext:
    """Processes forked from one that has no threads, and stays for the next ones."""
    import multiprocessing

    if "forkserver" not in multiprocessing.get_all_start_methods():
        return _context()
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(preload))
    return context


def _begin(end: Connection, begin: Callable[[], object] | None, environment: dict[str, str]) -> None:
    """Leave Ctrl-C to the process that started this one, and stop when that closes ``end`` or is gone."""
    import signal
    import threading

    os.environ.update(environment)  # the process that this one was forked from may have begun with another
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_stop_at, args=(end,), daemon=True).start()
    if begin:
        begin()


def _stop_at(end: Connection) -> None:
    end.poll(None)
    os._exit(1)


def in_order(
    work: Callable[[T], R], items: Iterable[T], processes: int, on_count: OnCount | None = None
) -> Iterator[R]:
    """What ``work`` gives for each item, in their order.

    ``on_count`` gets what ``work`` says by :func:`count`, whichever process it is in, while this process waits for a result.
    """
    if processes < 2:
        for item in items:
            with counted(on_count):
                found = work(item)
            yield found
        return
    shared = _Shared(_context()) if on_count else None
    with workers(processes, shared) as executor:
        waiting: deque[Future[R]] = deque()
        for item in items:
            waiting.append(executor.submit(work, item))
            if len(waiting) >= _AHEAD * processes:
                yield _result(waiting.popleft(), shared, on_count)
        while waiting:
            yield _result(waiting.popleft(), shared, on_count)


def _nothing(_: int) -> None:
    pass


def _result(future: Future[R], shared: _Shared | None, on_count: OnCount | None) -> R:
    """What the future gives; ``on_count`` is called until then."""
    from concurrent.futures import wait

    while shared and on_count:
        is_done = bool(wait([future], _COUNTED_EVERY).done)
        on_count(shared.taken())
        if is_done:
            break
    return future.result()


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


def threads_for(sizes: Sequence[int], threads: int) -> int:
    """How many of ``threads`` to give to items of these sizes in bytes."""
    return threads if sum(sizes) >= _WORTH_A_THREAD * len(sizes) else 1
