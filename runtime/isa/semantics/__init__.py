"""What each operation computes: one small rule each, by name, never by architecture or encoding."""

from __future__ import annotations

import importlib
from functools import cache, partial

from ...process import start_thread

_COMMON = (
    "arithmetic", "bits", "compare", "convert", "extremes", "floats", "lanes", "parts", "scalar", "scalar_bits",
)  # fmt: skip
"""What nearly every kernel has."""
# Packed operations repeat those of their halves, which must be there before.
_OTHERS = (
    "division", "dots", "lookups", "matrix", "scaled", "small_floats", "sums_of_differences", "transcendental", "packed",
)  # fmt: skip


def load_common() -> None:
    """Register the rules that nearly every kernel needs."""
    _import(_COMMON)


def load() -> None:
    """Register every rule."""
    _import(_COMMON)
    _import(_OTHERS)


@cache
def _import(names: tuple[str, ...]) -> None:
    # In a thread of its own, which Ctrl-C does not reach: a module of which half was run cannot be run again.
    failed: list[BaseException] = []
    thread = start_thread(partial(_load, names, failed), "hipkit rules")
    if thread is not None:
        thread.join()
    else:
        _load(names, failed)
    if failed:
        raise failed[0]


def _load(names: tuple[str, ...], failed: list[BaseException]) -> None:
    try:
        for name in names:
            importlib.import_module(f".{name}", __name__)
    except BaseException as error:
        failed.append(error)
