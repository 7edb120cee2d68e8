"""Things that a process has one of, made when they are first asked for: once, however many threads ask at a time."""

from __future__ import annotations

import functools
import os
import threading
from collections.abc import Callable
from typing import TypeVar

from .forks import hold

T = TypeVar("T")


def once(make: Callable[[], T], *, in_each_process: bool = False) -> Callable[[], T]:
    """Let a function be called once; who asks again gets what it returned.

    With ``in_each_process`` a forked child has one of its own.
    """
    lock = hold(threading.RLock())
    made: list[T] = []

    @functools.wraps(make)
    def get() -> T:
        if not made:
            with lock:
                if not made:
                    made.append(make())
        return made[0]

    if in_each_process and hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=made.clear)
    return get
