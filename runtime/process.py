"""Objects of which a process has one, made at first use, and starting of threads."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import TypeVar

from ..fatbin.fork import hold

T = TypeVar("T")


def once(make: Callable[[], T]) -> Callable[[], T]:
    """Let a function be called once; who asks again gets what it returned."""
    lock = hold(threading.RLock())
    made: list[T] = []

    @functools.wraps(make)
    def get() -> T:
        if not made:
            with lock:
                if not made:
                    made.append(make())
        return made[0]

    return get


def start_thread(run: Callable[[], object], name: str, *, daemon: bool = True) -> threading.Thread | None:
    """A new thread; None if the process cannot have it, as from Python 3.12 on while it ends: the caller does the work."""
    thread = threading.Thread(target=run, name=name, daemon=daemon)
    try:
        thread.start()
    except RuntimeError:
        return None
    return thread
