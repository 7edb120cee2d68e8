"""Locks across ``os.fork``: acquires or renews them, so that the child does not wait for threads that it lacks.

Locks of things that go on for as long as they like (streams, devices) are made anew in the child. What must not be left
half done (the first use of a part, an import, a table that is being changed) has its end before the fork.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any
from weakref import WeakKeyDictionary

PATIENCE = 10.0
"""Seconds that a fork waits at most. What is left half done then is the child's, with locks that are free."""
_NAP = 0.001
_PACKAGES = frozenset((__name__.partition(".")[0], "numpy", "llvmlite"))
"""Packages that are imported when they are first needed, by whichever thread needs them."""

_bootstrap: Any = sys.modules["_frozen_importlib"]
"""Python's own import, whose lock of each module it is at has no public name."""
_owners: WeakKeyDictionary[Any, tuple[str, ...]] = WeakKeyDictionary()
_held: list[Any] = []


class _Acquired(threading.local):
    """The locks that this thread has for its fork, while another thread may be at one of its own."""

    def __init__(self) -> None:
        self.locks: list[Any] = []


_acquired = _Acquired()
_REENTRANT = type(threading.RLock())


def renew(owner: Any, *names: str) -> None:
    """Give these attributes of ``owner`` new locks in every forked child, and empty lists of what threads are at."""
    _owners[owner] = names


def hold(lock: Any) -> Any:
    """Fork only while no other thread has a lock, which is returned: what it guards cannot be left half done."""
    _held.append(lock)
    return lock


def _before() -> None:
    """Have all locks at once, or none while others go on: who waits for one may have another."""
    deadline = time.monotonic() + PATIENCE
    while not _all_acquired() and time.monotonic() < deadline:
        _release()
        time.sleep(_NAP)


def _all_acquired() -> bool:
    _acquired.locks.extend(lock for lock in _held if lock.acquire(blocking=False))
    return len(_acquired.locks) == len(_held) and not any(name.partition(".")[0] in _PACKAGES for name in _imports())


def _imports() -> Iterator[str]:
    """The modules that other threads are importing."""
    for name, reference in list(_module_locks().items()):
        owner = getattr(reference(), "owner", None)
        if owner is not None and owner != threading.get_ident():
            yield name


def _module_locks() -> dict[str, Any]:
    found: dict[str, Any] = getattr(_bootstrap, "_module_locks", {})
    return found


def _release() -> None:
    while _acquired.locks:
        _acquired.locks.pop().release()


def _in_child() -> None:
    for lock in _held:
        if lock not in _acquired.locks:
            lock._at_fork_reinit()  # noqa: SLF001  as Python does with its own
    _release()
    for name in _imports():  # begun by a thread that is not there: it is begun again
        sys.modules.pop(name, None)
        _module_locks().pop(name, None)
    for owner, names in list(_owners.items()):
        for name in names:
            setattr(owner, name, _new(getattr(owner, name)))


def _new(attribute: Any) -> Any:
    if isinstance(attribute, _REENTRANT):
        return threading.RLock()
    return type(attribute)() if isinstance(attribute, (list, dict)) else threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before, after_in_parent=_release, after_in_child=_in_child)
