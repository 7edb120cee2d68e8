"""Notes about kernels and calls that go on although something is wrong: each is given once in a process."""

from __future__ import annotations

import warnings
from collections.abc import Callable

_Write = Callable[[str], object]
_MOST = 20
"""How many notes a process gives."""


def _warn(text: str) -> None:
    warnings.warn(text, RuntimeWarning, stacklevel=3)


_write: _Write = _warn
_given: set[object] = set()


def write_with(write: _Write) -> None:
    """Have notes written by a function; until then they are warnings of Python's."""
    global _write
    _write = write


def give(subject: object, text: str) -> None:
    """Give a note, unless there was one about the same subject."""
    if subject not in _given and len(_given) < _MOST:
        _given.add(subject)
        _write(text)
