"""What a checked launch has accessed, as the cells of native/cells.h have it, for races with other commands."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..accesses import Spans
from . import structures
from .slots import DWORD
from .structures import Checks

_SITE_AT, _MOST_SITES, _BYTES_AT, _ATOMIC_AT = 46, 4095, 58, 62
"""Where native/cells.h has the parts of an access."""
_CELLS = (1 << structures.SHADOW_PAGE) // DWORD
_MOST_PAGES = 1 << 13
"""The most pages that are looked at: 128 MiB of memory."""
_FIRST = np.array([0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0], np.uint64)
_PAST = np.array([4, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4], np.uint64)
"""Of the bytes of a dword that a mask names, the first one and the one past the last."""


def touched(checks: Checks) -> tuple[Spans, Spans]:
    """The global memory that the launch has written, and that it has read."""
    keys, numbers = (_words(address, 1 << structures.MOST_PAGES) for address in (checks.page_keys, checks.pages))
    (used,) = keys.nonzero()
    used = used[np.argsort(keys[used])][:_MOST_PAGES]
    sides: tuple[list[Any], list[Any]] = ([], [])
    for key, number in zip(keys[used].tolist(), numbers[used].tolist(), strict=True):
        cells = _words(checks.cells + (number * _CELLS * 2) * 8, 2 * _CELLS).reshape(-1, 2)
        for side, accesses in enumerate(cells.T):
            (at,) = accesses.nonzero()
            if len(at):
                base = (key - 1) << structures.SHADOW_PAGE
                sides[side].append((np.uint64(base) + at.astype(np.uint64) * np.uint64(DWORD), accesses[at]))
    writes, reads = (_spans(side) for side in sides)
    return writes, reads


def _words(address: int, count: int) -> NDArray[np.uint64]:
    return np.ctypeslib.as_array((ctypes.c_uint64 * count).from_address(address))


def _spans(parts: list[tuple[NDArray[np.uint64], NDArray[np.uint64]]]) -> Spans:
    if not parts:
        return Spans.of(())
    at, accesses = (np.concatenate(column) for column in zip(*parts, strict=True))

    def bits(low: int, mask: int) -> NDArray[np.int64]:
        found: NDArray[np.int64] = (accesses >> np.uint64(low)).astype(np.int64) & mask
        return found

    bytes_of, site, is_atomic = bits(_BYTES_AT, 15), bits(_SITE_AT, _MOST_SITES), bits(_ATOMIC_AT, 1).astype(bool)
    low, high = at + _FIRST[bytes_of], at + _PAST[bytes_of]
    # Pieces that one instruction has accessed one after another are one.
    is_new = np.ones(len(at), bool)
    is_new[1:] = (low[1:] != high[:-1]) | (site[1:] != site[:-1]) | (is_atomic[1:] != is_atomic[:-1])
    (first,) = is_new.nonzero()
    last = np.append(first[1:], len(at)) - 1
    return Spans(low[first], high[last], site[first], is_atomic[first])
