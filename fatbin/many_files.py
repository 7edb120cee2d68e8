"""Opens many files in several processes.

What comes from another process is the tree without the content (:mod:`.sent_tree`).
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

from .errors import HipkitError
from .model import File
from .workers import OnCount, counted, in_order

T = TypeVar("T")
Read = Callable[[T], File | None]

WORTH_SECONDS = 0.5
"""How long one process reads before others are started, which takes about as long."""


def trees(
    read: Read[T], items: Iterable[T], processes: int = 1, on_count: OnCount | None = None
) -> Iterator[File | HipkitError | None]:
    """What ``read`` gives for each item, in their order; an error of hipkit's in the place of what raises one.

    With several processes, ``read`` and the items must be such as :mod:`pickle` takes; where there is little to read,
    this one does it all the same. ``on_count`` is as for :func:`.workers.in_order`.
    """
    left, seconds = deque(items), 0.0
    while left and (processes < 2 or len(left) < 2 or seconds < WORTH_SECONDS):
        begun = time.monotonic()
        with counted(on_count):
            tree = _tried(read, left.popleft())
        seconds += time.monotonic() - begun
        yield tree
    if not left:
        return
    from .sent_tree import received  # with pickle, which one process does without

    for item, found in zip(left, in_order(partial(_sent, read), left, processes, on_count), strict=True):
        yield received(found, partial(read, item)) if isinstance(found, bytes) else found


def _tried(read: Read[T], item: T) -> File | HipkitError | None:
    try:
        return read(item)
    except HipkitError as error:
        return error


def _sent(read: Read[T], item: T) -> bytes | HipkitError | None:
    """What :func:`_tried` gives, in the other process: a tree as bytes, with numbers for its sources."""
    found = _tried(read, item)
    if not isinstance(found, File):
        return found
    from .sent_tree import sent

    return sent(found)
