"""What a forked child needs: only the thread that forks is there, so locks of others are made anew."""

from __future__ import annotations

import os
import threading
from typing import Any
from weakref import WeakKeyDictionary

_owners: WeakKeyDictionary[Any, tuple[str, ...]] = WeakKeyDictionary()
_REENTRANT = type(threading.RLock())


def renew(owner: Any, *locks: str) -> None:
    """Give these attributes of ``owner`` new locks in every forked child."""
    _owners[owner] = locks


def hold(lock: Any) -> None:
    """Fork only while nobody else holds a lock: what it guards cannot be left half done."""
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(before=lock.acquire, after_in_parent=lock.release, after_in_child=lock.release)


def _in_child() -> None:
    for owner, names in list(_owners.items()):
        for name in names:
            kind = threading.RLock if isinstance(getattr(owner, name), _REENTRANT) else threading.Lock
            setattr(owner, name, kind())


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_in_child)
