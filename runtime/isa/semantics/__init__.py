"""What each operation computes: one small rule each, by name, never by architecture or encoding."""

from __future__ import annotations

import importlib
from functools import cache, partial

from ...process import start_thread

# Packed operations repeat those of their halves, which must be there before.
_MODULES = (
    "arithmetic", "bits", "compare", "convert", "division", "dots", "extremes", "floats", "lanes", "matrix", "parts", "scalar",
    "scalar_bits", "scaled", "small_floats", "sums_of_differences", "transcendental", "packed",
)  # fmt: skip


@cache
def load() -> None:
    """Register every rule."""
    # In a thread of its own, which Ctrl-C does not reach: a module of which half was run cannot be run again.
    failed: list[BaseException] = []
    thread = start_thread(partial(_load, failed), "hipkit rules")
    if thread is not None:
        thread.join()
    else:
        _load(failed)
    if failed:
        raise failed[0]


def _load(failed: list[BaseException]) -> None:
    try:
        for name in _MODULES:
            importlib.import_module(f".{name}", __name__)
    except BaseException as error:
        failed.append(error)
