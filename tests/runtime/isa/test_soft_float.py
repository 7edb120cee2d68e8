"""Float arithmetic on bits: against exact fractions, and against what numpy computes natively."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hipkit.runtime.devices.cpu.interpreter.arrays import soft_float
from hipkit.runtime.devices.cpu.interpreter.arrays.soft_float import FORMATS
from hipkit.runtime.isa.values import BF16, F16, F32, F64, Rounding, Type

TYPES = (F16, BF16, F32, F64)
few = settings(max_examples=40)
NUMPY = {F16: np.float16, F32: np.float32, F64: np.float64}


def patterns(type: Type) -> st.SearchStrategy[int]:
    """Bits of every kind, values that meet in exponent and values near borders more often than chance has them."""
    format = FORMATS[type]
    special = [0, 1, 2, format.infinity - 1, format.infinity, format.infinity + 1, format.nan, 1 << format.fraction,
               (1 << format.fraction) - 1, format.bias << format.fraction, format.bias + 1 << format.fraction]  # fmt: skip
    near_one = st.integers(0, (1 << format.fraction + 3) - 1).map(lambda x: x + (format.bias - 3 << format.fraction))
    magnitudes = st.one_of(st.sampled_from(special), near_one, st.integers(0, format.sign - 1))
    return st.builds(lambda x, sign: x | format.sign * sign, magnitudes, st.integers(0, 1))


def exact(type: Type, bits: int) -> Fraction:
    format = FORMATS[type]
    part, exponent = format.parts(bits)
    value = Fraction(part) * Fraction(2) ** exponent
    return -value if format.is_negative(bits) else value


def is_finite(type: Type, bits: int) -> bool:
    return bits & FORMATS[type].infinity != FORMATS[type].infinity


def neighbours(type: Type, value: Fraction) -> tuple[int, int]:
    """The bits of the magnitudes just below or at, and above or at a positive value."""
    low, high = 0, FORMATS[type].infinity
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if exact(type, middle) <= value else (low, middle)
    return (low, low) if exact(type, low) == value else (low, high)


def nearest(type: Type, value: Fraction, rounding: Rounding) -> int:
    """A value rounded by looking at its neighbours, one way to say what rounding means."""
    format = FORMATS[type]
    negative, value = value < 0, abs(value)
    low, high = neighbours(type, value)
    top = Fraction(2) ** (format.bias + 1) if high == format.infinity else exact(type, high)
    if rounding is Rounding.NEAREST_EVEN:
        below, above = value - exact(type, low), top - value
        found = low if below < above or (below == above and low % 2 == 0) else high
    else:
        found = high if rounding is (Rounding.DOWN if negative else Rounding.UP) else low
    return found | (format.sign if negative else 0)


@pytest.mark.parametrize("rounding", Rounding)
@pytest.mark.parametrize("type", TYPES, ids=str)
@few
@given(data=st.data())
def test_sum_product_and_fused_are_the_exact_values_rounded(
    type: Type, rounding: Rounding, data: st.DataObject
) -> None:
    x, y, z = (data.draw(patterns(type).filter(lambda bits: is_finite(type, bits))) for _ in range(3))
    for found, value in (
        (soft_float.add(type, rounding, x, y), exact(type, x) + exact(type, y)),
        (soft_float.sub(type, rounding, x, y), exact(type, x) - exact(type, y)),
        (soft_float.mul(type, rounding, x, y), exact(type, x) * exact(type, y)),
        (soft_float.fma(type, rounding, x, y, z), exact(type, x) * exact(type, y) + exact(type, z)),
    ):
        if value:
            assert found == nearest(type, value, rounding)
        else:
            assert found & ~FORMATS[type].sign == 0


@pytest.mark.parametrize("rounding", Rounding)
@pytest.mark.parametrize("type", TYPES, ids=str)
@few
@given(data=st.data())
def test_quotient_is_the_exact_value_rounded(type: Type, rounding: Rounding, data: st.DataObject) -> None:
    x, y = (data.draw(patterns(type).filter(lambda bits: is_finite(type, bits))) for _ in range(2))
    found = soft_float.div(type, rounding, x, y)
    if exact(type, x) and exact(type, y):
        assert found == nearest(type, exact(type, x) / exact(type, y), rounding)


@pytest.mark.parametrize("rounding", Rounding)
@pytest.mark.parametrize("type", TYPES, ids=str)
@few
@given(data=st.data())
def test_no_other_root_is_nearer(type: Type, rounding: Rounding, data: st.DataObject) -> None:
    format = FORMATS[type]
    x = data.draw(patterns(type).filter(lambda bits: is_finite(type, bits) and bits < format.sign and bits > 0))
    found = soft_float.sqrt(type, rounding, x)
    value, root = exact(type, x), exact(type, found)
    below, above = exact(type, found - 1), exact(type, found + 1)
    if rounding is Rounding.NEAREST_EVEN:
        assert ((below + root) / 2) ** 2 <= value <= ((root + above) / 2) ** 2
    elif rounding is Rounding.UP:
        assert below**2 < value <= root**2
    else:
        assert root**2 <= value < above**2


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("rounding", Rounding)
@pytest.mark.parametrize("source", TYPES, ids=str)
@pytest.mark.parametrize("to", TYPES, ids=str)
@few
@given(data=st.data())
def test_conversions_are_the_exact_values_rounded(
    source: Type, to: Type, rounding: Rounding, data: st.DataObject
) -> None:
    x = data.draw(patterns(source).filter(lambda bits: is_finite(source, bits) and exact(source, bits) != 0))
    assert soft_float.convert(source, to, rounding, x) == nearest(to, exact(source, x), rounding)


@pytest.mark.parametrize("rounding", Rounding)
@pytest.mark.parametrize("to", TYPES, ids=str)
@few
@given(number=st.one_of(st.integers(-(2**64), 2**64), st.integers(-(2**12), 2**12)).filter(bool))
def test_whole_numbers_are_rounded(to: Type, rounding: Rounding, number: int) -> None:
    assert soft_float.from_integer(to, rounding, number) == nearest(to, Fraction(number), rounding)


@pytest.mark.parametrize("type", NUMPY, ids=str)
@few
@given(data=st.data())
def test_infinities_and_zeros_are_those_of_numpy(type: Type, data: st.DataObject) -> None:
    x, y = data.draw(patterns(type)), data.draw(patterns(type))
    whole = np.dtype(f"u{type.width // 8}")
    left, right = (np.array([bits], whole).view(NUMPY[type]) for bits in (x, y))
    for exactly, function in (
        (soft_float.add, np.add),
        (soft_float.sub, np.subtract),
        (soft_float.mul, np.multiply),
        (soft_float.div, np.divide),
    ):
        found = exactly(type, Rounding.NEAREST_EVEN, x, y)
        with np.errstate(all="ignore"):
            expected = function(left, right)
        if math.isnan(expected[0]):
            assert FORMATS[type].is_nan(found)
        else:
            assert found == int(expected.view(whole)[0])


def test_nan_of_an_operand_stays_and_an_invalid_operation_gives_the_default() -> None:
    nearest_even, infinity = Rounding.NEAREST_EVEN, 0x7F800000
    assert soft_float.add(F32, nearest_even, 0xFF812345, 0x7FC00001) == 0xFFC12345
    assert soft_float.fma(F32, nearest_even, 0, infinity, 0x7F800001) == 0x7FC00001
    assert soft_float.sub(F32, nearest_even, infinity, infinity) == 0x7FC00000
    assert soft_float.sub(F32, nearest_even, 0, 0x7FC00001) == 0x7FC00001
    assert soft_float.mul(F16, nearest_even, 0, 0xFC00) == 0x7E00
    assert soft_float.div(F64, nearest_even, 0, 0) == 0x7FF8 << 48
    assert soft_float.sqrt(F32, nearest_even, 0xBF800000) == 0x7FC00000
    assert soft_float.sqrt(F32, nearest_even, 0x80000000) == 0x80000000
    assert soft_float.convert(F32, F16, nearest_even, 0x7F812345) == 0x7E09
    assert soft_float.convert(F16, F32, nearest_even, 0xFC01) == 0xFFC02000


@pytest.mark.parametrize("rounding", Rounding)
def test_a_difference_of_equals_is_negative_zero_only_downward(rounding: Rounding) -> None:
    one = 0x3F800000
    assert soft_float.sub(F32, rounding, one, one) == (0x80000000 if rounding is Rounding.DOWN else 0)
    assert soft_float.add(F32, rounding, 0x80000000, 0x80000000) == 0x80000000
