"""What each operation computes: one small rule each, by name, never by architecture or encoding."""

from __future__ import annotations

import importlib
from functools import cache

# Packed operations repeat those of their halves, which must be there before.
_MODULES = (
    "arithmetic", "bits", "compare", "convert", "division", "dots", "extremes", "floats", "lanes", "matrix", "parts", "scalar",
    "scalar_bits", "scaled", "small_floats", "sums_of_differences", "transcendental", "packed",
)  # fmt: skip


@cache
def load() -> None:
    """Register every rule."""
    for name in _MODULES:
        importlib.import_module(f".{name}", __name__)
