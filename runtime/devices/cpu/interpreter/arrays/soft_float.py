"""Software floating point on integers: exact in every rounding mode, one value at a time.

What numpy lacks is computed here, and what it has is tested against this. An operand that is NaN is the result, made
quiet, the first of them where there are several; an invalid operation gives the positive default NaN.
"""

from __future__ import annotations

import math

from ......fatbin.records import dataclass
from .....isa.values import BF16, F16, F32, F64, Rounding, Type


@dataclass(frozen=True, slots=True)
class Format:
    """How a float type's bits are laid out."""

    width: int
    fraction: int
    """Bits of the significand that are stored."""

    @property
    def sign(self) -> int:
        """The sign bit."""
        return 1 << self.width - 1

    @property
    def infinity(self) -> int:
        """The bits of positive infinity, which are those of the exponent."""
        return self.sign - (1 << self.fraction)

    @property
    def quiet(self) -> int:
        """The bit that is set in a quiet NaN."""
        return 1 << self.fraction - 1

    @property
    def nan(self) -> int:
        """The default NaN: positive and quiet."""
        return self.infinity | self.quiet

    @property
    def bias(self) -> int:
        """What is added to an exponent to store it."""
        return (1 << self.width - 2 - self.fraction) - 1

    @property
    def lowest(self) -> int:
        """The exponent of the smallest subnormal."""
        return 1 - self.bias - self.fraction

    def is_nan(self, bits: int) -> bool:
        """Whether these are the bits of a NaN."""
        return bits & ~self.sign > self.infinity

    def is_infinite(self, bits: int) -> bool:
        """Whether these are the bits of an infinity."""
        return bits & ~self.sign == self.infinity

    def is_negative(self, bits: int) -> bool:
        """Whether the sign bit is set."""
        return bool(bits & self.sign)

    def parts(self, bits: int) -> tuple[int, int]:
        """Significand and exponent of the magnitude of a finite value: ``m * 2 ** e``."""
        exponent = (bits & self.infinity) >> self.fraction
        significand = bits & (1 << self.fraction) - 1
        if exponent == 0:
            return significand, self.lowest
        return significand | 1 << self.fraction, self.lowest + exponent - 1

    def infinite(self, negative: bool) -> int:
        """An infinity."""
        return self.infinity | (self.sign if negative else 0)

    def zero(self, negative: bool) -> int:
        """A zero."""
        return self.sign if negative else 0


FORMATS = {F16: Format(16, 10), BF16: Format(16, 7), F32: Format(32, 23), F64: Format(64, 52)}


def rounds_away(rounding: Rounding, negative: bool) -> bool:
    """Whether a directed rounding makes the magnitude of an inexact value larger."""
    return rounding is (Rounding.DOWN if negative else Rounding.UP)


def rounded(
    format: Format, negative: bool, magnitude: int, exponent: int, rounding: Rounding, *, is_more: bool = False
) -> int:
    """The bits of ``magnitude * 2 ** exponent``.

    ``is_more``: the true magnitude is larger by less than the last bit; there must be two bits more than the format has.
    """
    magnitude, exponent = magnitude << 1 | is_more, exponent - 1
    if not magnitude:
        return format.zero(negative)
    lowest = max(magnitude.bit_length() + exponent - format.fraction - 1, format.lowest)
    shift = lowest - exponent
    if shift <= 0:
        kept = magnitude << -shift
    else:
        kept = magnitude >> shift
        rest, half = magnitude & (1 << shift) - 1, 1 << shift - 1
        if rounding is Rounding.NEAREST_EVEN:
            kept += rest > half or (rest == half and kept & 1)
        else:
            kept += rest != 0 and rounds_away(rounding, negative)
    # The significand's top bit counts as one in the exponent, and a carry out of it as two.
    bits = kept + (lowest - format.lowest << format.fraction)
    if bits >= format.infinity:
        overflows = rounding is Rounding.NEAREST_EVEN or rounds_away(rounding, negative)
        bits = format.infinity if overflows else format.infinity - 1
    return bits | format.zero(negative)


def _nan_among(format: Format, *operands: int) -> int | None:
    return next((bits | format.quiet for bits in operands if format.is_nan(bits)), None)


def add(type: Type, rounding: Rounding, x: int, y: int) -> int:
    """``x + y``."""
    format = FORMATS[type]
    return fma(type, rounding, x, format.bias << format.fraction, y)


def sub(type: Type, rounding: Rounding, x: int, y: int) -> int:
    """``x - y``."""
    format = FORMATS[type]
    return add(type, rounding, x, y if format.is_nan(y) else y ^ format.sign)


def mul(type: Type, rounding: Rounding, x: int, y: int) -> int:
    """``x * y``."""
    format = FORMATS[type]
    return fma(type, rounding, x, y, (x ^ y) & format.sign)


def fma(type: Type, rounding: Rounding, x: int, y: int, z: int) -> int:
    """``x * y + z``, rounded once."""
    format = FORMATS[type]
    nan = _nan_among(format, x, y, z)
    if nan is not None:
        return nan
    negative, is_z_negative = format.is_negative(x ^ y), format.is_negative(z)
    x_part, x_exponent = format.parts(x)
    y_part, y_exponent = format.parts(y)
    if format.is_infinite(x) or format.is_infinite(y):
        is_invalid = not (x & ~format.sign and y & ~format.sign)
        is_invalid |= format.is_infinite(z) and negative != is_z_negative
        return format.nan if is_invalid else format.infinite(negative)
    if format.is_infinite(z):
        return z
    product, exponent = x_part * y_part, x_exponent + y_exponent
    addend, z_exponent = format.parts(z)
    lowest = min(exponent, z_exponent)
    product <<= exponent - lowest
    addend <<= z_exponent - lowest
    total = (-product if negative else product) + (-addend if is_z_negative else addend)
    if total == 0:
        return format.zero(negative if negative == is_z_negative else rounding is Rounding.DOWN)
    return rounded(format, total < 0, abs(total), lowest, rounding)


def div(type: Type, rounding: Rounding, x: int, y: int) -> int:
    """``x / y``."""
    format = FORMATS[type]
    nan = _nan_among(format, x, y)
    if nan is not None:
        return nan
    negative = format.is_negative(x ^ y)
    x_part, x_exponent = format.parts(x)
    y_part, y_exponent = format.parts(y)
    is_x_infinite, is_y_infinite = format.is_infinite(x), format.is_infinite(y)
    if (is_x_infinite and is_y_infinite) or not (x_part or y_part):
        return format.nan
    if is_x_infinite or not y_part:
        return format.infinite(negative)
    if is_y_infinite or not x_part:
        return format.zero(negative)
    shift = max(format.fraction + 4 + y_part.bit_length() - x_part.bit_length(), 0)
    quotient, rest = divmod(x_part << shift, y_part)
    return rounded(format, negative, quotient, x_exponent - y_exponent - shift, rounding, is_more=rest != 0)


def sqrt(type: Type, rounding: Rounding, x: int) -> int:
    """The square root."""
    format = FORMATS[type]
    nan = _nan_among(format, x)
    if nan is not None:
        return nan
    part, exponent = format.parts(x)
    if not part:
        return x
    if format.is_negative(x):
        return format.nan
    if format.is_infinite(x):
        return x
    shift = 2 * format.fraction + 8
    shift += (exponent - shift) & 1
    root = math.isqrt(part << shift)
    return rounded(format, False, root, (exponent - shift) // 2, rounding, is_more=root * root != part << shift)


def convert(source: Type, to: Type, rounding: Rounding, x: int) -> int:
    """From one float type to another. Of a NaN the upper bits stay."""
    old, new = FORMATS[source], FORMATS[to]
    negative = old.is_negative(x)
    if old.is_nan(x):
        payload = x & (1 << old.fraction) - 1
        moved = new.fraction - old.fraction
        payload = payload << moved if moved >= 0 else payload >> -moved
        return new.infinite(negative) | payload | new.quiet
    if old.is_infinite(x):
        return new.infinite(negative)
    part, exponent = old.parts(x)
    return rounded(new, negative, part, exponent, rounding)


def from_integer(to: Type, rounding: Rounding, number: int) -> int:
    """A whole number as a float."""
    return rounded(FORMATS[to], number < 0, abs(number), 0, rounding)
