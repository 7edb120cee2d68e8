"""Objects of which a process has one, made at first use, and starting of threads."""

from __future__ import annotations

import functools
import os
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from ..fatbin.fork import hold

T = TypeVar("T")


def machine() -> str:
    """The kind of processor, as the system names it; empty where that has no such call. The module ``platform`` compiles
    a dozen patterns when it is imported."""
    return os.uname().machine if hasattr(os, "uname") else ""


def once(make: Callable[[], T]) -> Callable[[], T]:
    """Let a function be called once; who asks again gets what it returned."""
    lock = hold(threading.RLock())
    made: list[T] = []

    def get() -> T:
        with lock:
            if not made:
                made.append(make())
            return made[0]

    # A cache runs no code of Python when it is asked again.
    return functools.update_wrapper(functools.cache(get), make)


class Setting(Generic[T]):
    """A setting of the process: read when it is first asked for, unless something else is put in its place."""

    def __init__(self, read: Callable[[], T]) -> None:
        self._read = read
        self._used: T | None = None
        self._cached = functools.cache(self._find)
        self.get: Callable[[], T] = self._cached
        """The setting. Each launch asks for several, so that no code of Python runs for it."""

    def use(self, value: T | None) -> None:
        """Make this the setting from now on; None has it read again."""
        self._used = value
        self._cached.cache_clear()

    def _find(self) -> T:
        return self._read() if self._used is None else self._used


def start_thread(run: Callable[[], object], name: str, *, daemon: bool = True) -> threading.Thread | None:
    """A new thread; None if the process cannot have it, as from Python 3.12 on while it ends: the caller does the work."""
    thread = threading.Thread(target=run, name=name, daemon=daemon)
    try:
        thread.start()
    except RuntimeError:
        return None
    return thread
