"""Fused multiply-add (round to nearest) on numpy arrays, from operations that numpy has.

The sum is made in a wider format and rounded to odd there: a last bit of one says that something was cut off, so that
the second rounding sees on which side of a tie the true value lies. For 64 bits there is no wider format; there the
product and the sums are pairs of floats whose errors are exact (Dekker, Knuth; Boldo and Melquiond, 2008).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .....isa.values import F64, I64, Rounding
from . import soft_float
from .values import Array, of_each

_SPLITTER = float(2**27 + 1)
_SMALLEST, _LARGEST = 2.0**-300, 2.0**300
"""Between these no step of the computation with pairs overflows, or loses bits below the smallest number."""


def fused(x: Array, y: Array, z: Array) -> Array:
    """``x * y + z`` of three arrays of one float type. NaNs are not settled."""
    if x.dtype == np.float64:
        return _fused64(x, y, z)
    # The product of two of 24 bits fits in 53, and no exponent leaves the range.
    wide: Any = np.float64
    total, error = _sum(np.multiply(x.astype(wide), y.astype(wide)), z.astype(wide))
    return _to_odd(total, error).astype(x.dtype)


def _fused64(x: Array, y: Array, z: Array) -> Array:
    product, product_error = _product(x, y)
    low, low_error = _sum(z, product_error)
    high, high_error = _sum(product, low)
    found = np.add(high, _to_odd(*_sum(low_error, high_error)))
    is_product_finite = np.isfinite(x) & np.isfinite(y)
    plain = np.where(is_product_finite & ~np.isfinite(z), z, np.add(np.multiply(x, y), z))
    is_product_safe = _in_range(x) & _in_range(y)
    is_simple = (x == 0) | (y == 0) | ~(is_product_finite & np.isfinite(z)) | (is_product_safe & (z == 0))
    is_safe = is_product_safe & _in_range(z)
    found = np.where(is_simple, plain, found)
    rest = ~(is_simple | is_safe)
    if rest.any():
        found = np.asarray(found)
        parts = (np.ascontiguousarray(part[rest]).view(np.uint64) for part in (x, y, z))
        exact = of_each(I64, lambda *values: soft_float.fma(F64, Rounding.NEAREST_EVEN, *values), *parts)
        found[rest] = exact.view(np.float64)
    return found


def _in_range(x: Array) -> Array:
    size = np.abs(x)
    in_range: Array = (size > _SMALLEST) & (size < _LARGEST)
    return in_range


def _sum(x: Array, y: Array) -> tuple[Array, Array]:
    """The rounded sum and what it lacks."""
    total = np.add(x, y)
    x_part = np.subtract(total, y)
    y_part = np.subtract(total, x_part)
    return total, np.add(np.subtract(x, x_part), np.subtract(y, y_part))


def _product(x: Array, y: Array) -> tuple[Array, Array]:
    """The rounded product and what it lacks."""
    product = np.multiply(x, y)
    x_high, x_low = _split(x)
    y_high, y_low = _split(y)
    error = np.subtract(np.multiply(x_high, y_high), product)
    error = np.add(np.add(error, np.multiply(x_high, y_low)), np.multiply(x_low, y_high))
    return product, np.add(error, np.multiply(x_low, y_low))


def _split(x: Array) -> tuple[Array, Array]:
    """The upper and the lower half of the significand."""
    scaled = np.multiply(x, _SPLITTER)
    high = np.subtract(scaled, np.subtract(scaled, x))
    return high, np.subtract(x, high)


def _to_odd(total: Array, error: Array) -> Array:
    """A rounded sum, rounded to odd instead."""
    total, error = np.asarray(total), np.asarray(error)
    pattern = total.view(np.uint64)
    is_even = np.bitwise_and(pattern, np.uint64(1)) == 0
    moves = is_even & (error != 0) & np.isfinite(total) & np.isfinite(error)
    # Where the error has the sign of the sum the odd neighbour is the larger in magnitude.
    one = np.uint64(1)
    grows = (error > 0) == (total > 0)
    moved = np.where(grows, np.add(pattern, one), np.subtract(pattern, one))
    return np.where(moves, moved, pattern).view(np.float64)
