"""What each operation computes: one small rule each, by name, never by architecture or encoding.

Importing this package registers the rules of everything that computes with registers alone.
"""

from . import (  # noqa: I001 - packed operations repeat those of their halves, which must be there before
    arithmetic,
    bits,
    compare,
    convert,
    division,
    dots,
    extremes,
    floats,
    lanes,
    parts,
    scalar,
    scalar_bits,
    scaled,
    small_floats,
    sums_of_differences,
    transcendental,
    packed,
)

__all__ = [
    "arithmetic",
    "bits",
    "compare",
    "convert",
    "division",
    "dots",
    "extremes",
    "floats",
    "lanes",
    "packed",
    "parts",
    "scalar",
    "scalar_bits",
    "scaled",
    "small_floats",
    "sums_of_differences",
    "transcendental",
]
